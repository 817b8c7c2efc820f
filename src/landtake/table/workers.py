"""Processes for what takes long: they start with nothing of the server's, and end when it ends."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.process import BaseProcess


def workers(processes: int, name: str) -> Executor:
    """So many processes; with none, one thread of the server."""
    if processes == 0:
        return ThreadPoolExecutor(1, name)
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _end_with_the_server)


def _end_with_the_server() -> None:
    """A worker whose server was killed would wait for work for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_wait_and_end, args=(server,), name="server watch", daemon=True).start()


def _wait_and_end(server: BaseProcess) -> None:
    server.join()
    os._exit(0)
