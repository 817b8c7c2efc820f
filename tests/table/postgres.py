"""A real PostgreSQL for the tests: a cluster of its own in a folder of its own, reached by a socket, never run as root."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

import psycopg

USERS = ("postgres", "nobody")
PATIENCE = 30
QUICK = ("fsync=off", "full_page_writes=off", "listen_addresses=", "max_connections=60", "shared_buffers=16MB")


def binaries() -> Path | None:
    """The folder with initdb and postgres, newest version first."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -int(path.parent.name))
    found = shutil.which("initdb")
    return next((folder for folder in [*folders, *([Path(found).parent] if found else [])] if (folder / "postgres").exists()), None)


class Cluster:
    """A running PostgreSQL."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="landtake-pg-"))
        self._bin = binaries()
        self._as = {}
        if os.geteuid() == 0:
            user = next(pwd.getpwnam(name) for name in USERS if _is_user(name))
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "landtake", "-A", "trust", "-N", "--locale=C.UTF-8", "-E", "UTF8")
        self._server: subprocess.Popen | None = None
        self.start()

    def _run(self, name: str, *args: str) -> None:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        done = subprocess.run([str(self._bin / name), *args], cwd=self.folder, check=False, **quiet, **self._as)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        options = [word for setting in QUICK for word in ("-c", setting)]
        self._server = subprocess.Popen(
            [str(self._bin / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), *options],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._as,
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, "PostgreSQL does not start"
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        """At once, as when the machine under it goes away."""
        self._server.send_signal(3)
        self._server.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://landtake@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a fresh database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)


def _is_user(name: str) -> bool:
    try:
        return pwd.getpwnam(name).pw_uid != 0
    except KeyError:
        return False
