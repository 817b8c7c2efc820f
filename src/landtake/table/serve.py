"""Starts the server on this machine and says where it is."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from typing import Any

import segno
import uvicorn
from fastapi import FastAPI

from landtake.table.app import create_app
from landtake.table.config import Config

ANYWHERE = ("0.0.0.0", "::")
LARGEST_SOCKET_MESSAGE = 64 * 1024
HEARTBEAT_SECONDS = 20.0


def main(host: str = "0.0.0.0", port: int = 8000, database: str | None = None, open_browser: bool = True) -> None:
    """Serve until interrupted. Without a database the one in LANDTAKE_DATABASE or the embedded one is used."""
    config = Config(database=database) if database else Config()
    problem = port_problem(host, port)
    if problem:
        sys.exit(problem)
    here = f"http://localhost:{port}/" if host in ANYWHERE else f"http://{host}:{port}/"
    print(f"Landtake is at {here}   (Ctrl+C stops it)", flush=True)
    address = lan_address() if host in ANYWHERE else None
    if address:
        there = f"http://{address}:{port}/"
        print(f"Friends in the same network: {there}", flush=True)
        if sys.stdout.isatty():
            segno.make(there).terminal(compact=True)
    if open_browser:
        threading.Timer(1.5, webbrowser.open, [here]).start()
    serve(config, host, port)


def serve(config: Config, host: str, port: int) -> None:
    """Run the application in this process."""
    asyncio.run(uvicorn.Server(server_settings(create_app(config), host, port)).serve())


def server_settings(app: FastAPI, host: str, port: int, heartbeat: float = HEARTBEAT_SECONDS, **more: Any) -> uvicorn.Config:
    """How the application is served: small messages, and connections that do not answer a heartbeat are cut."""
    settings: dict[str, Any] = {
        "log_level": "warning",
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST_SOCKET_MESSAGE,
        "ws_ping_interval": heartbeat,
        "ws_ping_timeout": heartbeat,
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Config(app, host=host, port=port, **{**settings, **more})


def port_problem(host: str, port: int) -> str:
    """Why this port cannot be used, in a sentence; empty if it can."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OverflowError:
            return f"There is no port {port}; choose one from 1024 to 65535."
        except OSError as error:
            return f"Port {port} of {host} cannot be used ({error.strerror}); choose another one."
    return ""


def lan_address() -> str | None:
    """This machine's address in the local network, if it has one. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address
