"""Since you were away: only what was missed, only what one's own seat may know."""

import time

import pytest

from landtake.table import away, schema
from landtake.table.store import Store

from .house import Guest, a_house, config, heard


@pytest.fixture
def at_a_table(tmp_path, database):
    with a_house(config(tmp_path, database=database)) as house:
        ada, bo = Guest(house, "Ada"), Guest(house, "Bo")
        opened = ada.open("landomy", "me", "open", grace=None)
        bo.tell(opened["id"], "sit", seat=1, invite=opened["invite"])
        store = Store(database)
        yield ada, bo, opened["id"], store
        store.close()


def looked_in(guest, table, seat):
    """Look at a table, and go again."""
    with guest.socket(table, seat) as socket:
        frame = heard(socket, "frame")["frame"]
    deadline = time.monotonic() + 20
    while "away" not in guest.frame(table)["html"]["players"].split(f'id="player-{seat}"')[1].split("</li>")[0]:
        assert time.monotonic() < deadline
    return frame


def long_ago(store):
    with store.asking() as connection:
        connection.execute(schema.seen.update().values(at=time.time() - 2 * away.AWAY_SECONDS))


def missed(guest, table, seat):
    return guest.http.get(f"/api/tables/{table}/away", params={"seat": seat}).json()


def test_what_others_did_meanwhile_is_told_in_words_with_links(at_a_table):
    ada, bo, table, store = at_a_table
    assert missed(bo, table, 1)["lines"] == []
    frame = looked_in(bo, table, 1)
    ada.play(table, 0, ada.frame(table, 0))
    assert missed(bo, table, 1)["lines"] == []
    long_ago(store)
    lines = missed(bo, table, 1)["lines"]
    assert lines[0]["record"] == frame["records"] + 1
    assert lines[0]["say"].startswith("South lays map")
    page = bo.http.get(f"/t/{table}").text
    assert "Since you were away" in page
    assert f'href="/r/{table}?at={lines[0]["record"]}"' in page
    assert "Since you were away" not in ada.http.get(f"/t/{table}").text
    looked_in(bo, table, 1)
    long_ago(store)
    assert missed(bo, table, 1)["lines"] == []


def test_a_move_taken_back_and_made_anew_is_told(at_a_table):
    ada, bo, table, store = at_a_table
    ada.play(table, 0, ada.frame(table, 0))
    looked_in(bo, table, 1)
    ada.tell(table, "undo", seat=0)
    ada.play(table, 0, ada.frame(table, 0), 1)
    long_ago(store)
    assert len(missed(bo, table, 1)["lines"]) == 1


def test_it_is_not_told_to_others(at_a_table):
    ada, _, table, _ = at_a_table
    assert ada.http.get(f"/api/tables/{table}/away", params={"seat": 1}).status_code == 403
    assert Guest(ada.house, None).http.get(f"/api/tables/{table}/away").status_code == 401
