"""Nothing hidden leaves the server: games that a viewer cannot tell apart give that viewer the same bytes, whatever is asked."""

import json
from dataclasses import replace
from types import SimpleNamespace

import pytest

import landtake
from landtake.core.chance import Seeded
from landtake.core.log import dump
from landtake.table import schema
from landtake.table.messages import Place
from landtake.table.opening import new_table
from landtake.table.rows import PLAYING, Chair, Person
from landtake.table.store import Store
from landtake.testing.twins import alike, differ, twins
from landtake.testing.variants import variants

from .house import Guest, House, config, heard

ADA, BO, CY = Person("a" * 32, "Ada"), Person("b" * 32, "Bo"), Person("c" * 32, "Cy")
SECRETIVE = [name for name in landtake.games() if name not in ("landomy", "forgotten_planet")]
STEPS = (15, 25, 40)


@pytest.fixture(scope="module")
def houses(tmp_path_factory):
    """Two servers whose secrets and people are the same."""
    running = []
    patched = pytest.MonkeyPatch()
    patched.setattr("landtake.table.gametable.time", SimpleNamespace(time=lambda: 0.0))
    for name in ("one", "other"):
        folder = tmp_path_factory.mktemp(name)
        settings = config(folder, database=f"sqlite:///{folder / 'tables.sqlite'}")
        store = Store(settings.database)
        store.migrate()
        with store.engine.begin() as connection:
            rows = [{"id": person.id, "name": person.name, "created": 0.0} for person in (ADA, BO, CY)]
            connection.execute(schema.people.insert(), rows)
            connection.execute(schema.secrets.insert(), [{"name": "cookie", "value": "not a secret"}])
        running.append((House(settings), store))
    yield running
    for house, store in running:
        house.close()
        store.close()
    patched.undo()


def visitor(house, person):
    guest = Guest(house, None)
    guest.http.cookies.set("landtake", house.app.state.services.identity._signer.dumps(person.id))
    return guest


def laid(match, id, seed):
    """A table with this match, as it would lie in the database."""
    stored = new_table(ADA, match.info.name, dict(match.game.settings), [Place(kind="me")] * match.game.seats)
    stored.row = replace(
        stored.row,
        id=id,
        invite="invite",
        status=PLAYING,
        version=3,
        confirmed=len(match.records),
        seed=seed,
        grace=None,
        created=0.0,
        updated=0.0,
    )
    stored.chairs = [
        Chair(seat, "person", (ADA if seat == 0 else BO).id, "Ada" if seat == 0 else f"Bo {seat}") for seat in range(match.game.seats)
    ]
    stored.lines = [dump(line) for line in match.log]
    return stored


def as_served(stored):
    return landtake.replay("\n".join(stored.lines), source=Seeded(stored.row.seed), hold=True, auto=True)


def everything(guest, table, seat, records):
    """What a viewer can get of a table, each answer's status, headers that tell anything, and bytes."""
    mine = "" if seat is None else f"seat={seat}&"
    api = f"/api/tables/{table}"
    paths = [f"/t/{table}", f"/t/{table}?{mine}", api, f"{api}/state?{mine}", f"{api}/state?{mine}wide=false", f"{api}/view?{mine}"]
    paths += [
        f"{api}/events?{mine}",
        f"{api}/events?{mine}since={records // 2}",
        f"{api}/picture.svg?{mine}",
        f"{api}/log",
        "/api/tables",
        "/",
    ]
    paths += [f"{api}/replay?{mine}at={at}" for at in (0, records // 3, records // 2, records)]
    paths += [f"{api}/state?seat=1", f"{api}/view?seat=1", f"{api}/replay?seat=1", f"{api}/picture.svg?seat=1"]
    for path in paths:
        answer = guest.http.get(path)
        yield path, answer.status_code, answer.headers.get("content-length"), answer.text
    with guest.socket(table, seat) as socket:
        yield "socket", heard(socket, "you"), heard(socket, "frame")
    yield "fork", guest.http.post(f"{api}/fork", json={"at": records // 2}).text


def questions(guest, table, seat, game):
    """Refusals, and what the viewer's own move changes."""
    frame = guest.frame(table, seat)
    ids = sorted({element for option in frame["options"] for element in option["on"]})
    for element in [*ids[:6], "deck", "nothing"]:
        yield guest.tell(table, "why", seat=seat, elements=[element])
    actions = game.actions()
    for action in actions[:: max(1, len(actions) // 8)]:
        yield guest.tell(table, "why", seat=seat, action=action)
        yield guest.tell(table, "move", seat=seat, decision=-1, action=action)
    yield guest.tell(table, "move", seat=1, decision=frame["decision"]["id"], action=actions[0])
    yield guest.tell(table, "order", seat=seat, order={"no": "such"})


def first_option(served, seat):
    """An action of the viewer's after which the games still look alike to it; None if it is not asked or learns the difference."""
    if seat not in served[0].decision.seats or served[0].held is not None:
        return None
    action = served[0].options(seat)[0]
    for match in served:
        match.play(seat, action.index)
    return action.to_json() if alike(served, seat) else None


def own_move(guest, table, seat, action):
    """The bytes by which a page hears of its own move."""
    frame = guest.frame(table, seat)
    with guest.socket(table, seat, since=frame["v"]) as socket:
        socket.send(json.dumps({"type": "move", "seat": seat, "decision": frame["decision"]["id"], "action": action, "id": "m"}))
        answer = heard(socket, "answer")
        assert answer["ok"], answer
        return answer, heard(socket, "frame", lambda message: message["frame"]["v"] > frame["v"])


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_a_viewer_cannot_tell_apart_it_is_told_in_the_same_bytes(houses, game):
    compared = 0
    for steps, variant in zip(STEPS, (variants(game)[0], variants(game)[-1], variants(game)[0]), strict=True):
        for viewer, person in ((0, ADA), (None, CY)):
            pair = twins(variant, viewer, steps, steps)
            tables = [laid(match, f"{game[:10]}{steps}{person.name}", f"seed {i}") for i, match in enumerate(pair)]
            served = as_served(tables[0]), as_served(tables[1])
            if len(served[0].records) != len(served[1].records) or not alike(served, viewer) or not differ(served):
                continue
            compared += 1
            for (_, store), stored in zip(houses, tables, strict=True):
                store.create(stored)
            guests = [visitor(house, person) for house, _ in houses]
            id = tables[0].row.id
            with guests[0].socket(id, viewer) as here, guests[1].socket(id, viewer) as there:
                for line in (here, there):
                    heard(line, "frame", lambda message, known=3 + (viewer == 0): message["frame"]["v"] == known)
                compare(guests, id, viewer, served)
    assert compared >= 2


def compare(guests, table, viewer, served):
    records = len(served[0].records)
    for one, other in zip(*(everything(guest, table, viewer, records) for guest in guests), strict=True):
        assert one == other
    if viewer is None or served[0].decision is None:
        return
    for one, other in zip(*(questions(guest, table, viewer, served[0].game) for guest in guests), strict=True):
        assert one == other
    action = first_option(served, viewer)
    if action is not None:
        one, other = (own_move(guest, table, viewer, action) for guest in guests)
        assert one == other
    one, other = (guest.tell(table, "undo", seat=viewer) for guest in guests)
    assert one == other
