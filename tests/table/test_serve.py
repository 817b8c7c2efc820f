"""Starting the server: what it says, and what it says when it cannot."""

import socket

import pytest

from landtake.table import serve


def test_it_says_where_it_is_and_opens_the_page(monkeypatch, capsys, tmp_path):
    served = []
    monkeypatch.setattr(serve, "serve", lambda config, host, port: served.append((config.database, host, port)))
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    monkeypatch.setattr(serve.webbrowser, "open", pytest.fail)
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    serve.main("0.0.0.0", 18765, database, open_browser=False)
    told = capsys.readouterr().out
    assert "http://localhost:18765/" in told
    assert "http://192.0.2.7:18765/" in told
    assert served == [(database, "0.0.0.0", 18765)]


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit, match=f"Port {port} of 127.0.0.1 cannot be used"):
            serve.main("127.0.0.1", port, f"sqlite:///{tmp_path / 'x.sqlite'}", open_browser=False)


def test_a_port_that_does_not_exist(tmp_path):
    with pytest.raises(SystemExit, match="no port 70000"):
        serve.main("127.0.0.1", 70000, f"sqlite:///{tmp_path / 'x.sqlite'}", open_browser=False)
