"""An append-only file of results: one JSON line each, found again by id, whole after any interruption."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from landtake.core.errors import LandtakeError

if sys.platform != "win32":
    import fcntl

Entry = dict[str, Any]

SYNC_SECONDS = 1.0
"""An entry outlives its process at once, and a power cut after so long."""


class BadLedger(LandtakeError):
    """A ledger that cannot be read or is being written by somebody else."""


class Ledger:
    """The entries of a file by id. With no path it is kept in memory only.

    A line that was cut off by a crash is dropped when the ledger is opened; anything else that is no entry is refused, so that a
    wrong file is not written to.
    """

    def __init__(self, path: Path | None) -> None:
        self._entries: dict[str, Entry] = {}
        self._file: BinaryIO | None = None
        self._synced = 0.0
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+b")
        self._lock(path)
        try:
            self._file.truncate(self._read(path))
        except BadLedger:
            self.close()
            raise

    def _lock(self, path: Path) -> None:
        assert self._file is not None
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise BadLedger(f"{path}: another run is writing to this ledger; wait for it or choose another file") from None

    def _read(self, path: Path) -> int:
        """Take the entries in; how many bytes of the file are whole lines."""
        assert self._file is not None
        self._file.seek(0)
        whole = 0
        for number, row in enumerate(self._file, 1):
            if not row.endswith(b"\n"):
                break
            try:
                entry = json.loads(row)
                self._entries[entry["id"]] = entry
            except (ValueError, KeyError, TypeError):
                raise BadLedger(f"{path}:{number}: not an entry of a ledger: {row[:40]!r}") from None
            whole += len(row)
        return whole

    def __contains__(self, id: str) -> bool:
        return id in self._entries

    def __getitem__(self, id: str) -> Entry:
        return self._entries[id]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, entry: Entry) -> None:
        """Write an entry down; one whose id is there already changes nothing."""
        if entry["id"] in self._entries:
            return
        self._entries[entry["id"]] = entry
        if self._file is not None:
            self._file.write(json.dumps(entry, separators=(",", ":"), sort_keys=True).encode() + b"\n")
            self._file.flush()
            if time.monotonic() - self._synced > SYNC_SECONDS:
                self._sync()

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._sync()
            self._file.close()
            self._file = None

    def _sync(self) -> None:
        assert self._file is not None
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self.close()
