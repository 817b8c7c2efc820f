"""A mail server and a push service that only write down what they are given."""

from __future__ import annotations

import socketserver
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PATIENCE = 20


class _Smtp(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline().decode().strip():
            if line.upper().startswith("DATA"):
                self._say("354 go on")
                lines = iter(self.rfile.readline, b".\r\n")
                self.server.got.append(b"".join(lines).decode())
            elif line.upper().startswith("QUIT"):
                self._say("221 bye")
                return
            self._say("250 fine")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class _Push(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append((self.path, dict(self.headers), body))
        self.send_response(self.server.answer)
        self.end_headers()

    def log_message(self, *args) -> None:
        pass


@contextmanager
def running(server):
    server.got, server.answer, server.daemon_threads = [], 201, True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def a_mail_server():
    return running(socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Smtp))


def a_push_service():
    return running(ThreadingHTTPServer(("127.0.0.1", 0), _Push))


def first(got: list, count: int = 1) -> list:
    """What came, as soon as so much has."""
    deadline = time.monotonic() + PATIENCE
    while len(got) < count:
        assert time.monotonic() < deadline, f"only {len(got)} came"
        time.sleep(0.02)
    return got
