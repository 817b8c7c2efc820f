"""A server in a process of its own, which can be killed at any moment and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

SERVER = """
import sys
from landtake.table.config import Config
from landtake.table.serve import serve

if __name__ == "__main__":
    settings = Config(database=sys.argv[2], bot_processes=int(sys.argv[3]), bot_pace=0, requests_per_second=9999, burst=9999)
    serve(settings, "127.0.0.1", int(sys.argv[1]))
"""
PATIENCE = 60


class Server:
    """A server on a port of its own; its database outlives it."""

    def __init__(self, folder: Path, bot_processes: int = 0, database: str | None = None) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.sqlite'}"
        self._script = folder / "server.py"
        self._script.write_text(SERVER)
        self._bots = bot_processes
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, str(self._script), str(self.port), self.database, str(self._bots)]
        paths = os.pathsep.join([path for path in sys.path if path])
        self._process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.url}/api/me")
            except httpx.TransportError:
                time.sleep(0.03)
            else:
                return
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """End it without a word."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def memory(self) -> int:
        """The bytes of memory that it has in use, without the bots' processes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def children(self) -> list[int]:
        """The processes that it has started."""
        assert self._process is not None
        return [int(pid) for pid in Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()]
