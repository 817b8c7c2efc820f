"""How the server is set up, from the environment or from a caller."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from landtake.table.store import default_url


@dataclass(frozen=True)
class Config:
    """Everything that can be set."""

    database: str = field(default_factory=lambda: os.environ.get("LANDTAKE_DATABASE") or default_url())
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_pace: float = 0.7
    """A bot takes at least so many seconds, so that people can follow."""
    requests_per_second: float = 40
    burst: int = 160
    log_ins_per_minute: float = 10
    largest_body: int = 64 * 1024
    largest_upload: int = 2 * 1024 * 1024
    address: str | None = field(default_factory=lambda: (os.environ.get("LANDTAKE_ADDRESS") or "").rstrip("/") or None)
    """Where people find this server, for links in mail."""
    smtp: str | None = field(default_factory=lambda: os.environ.get("LANDTAKE_SMTP") or None)
    """The mail server, as smtp://user:password@host:port, or smtps:// for one that begins with TLS."""
    mail_from: str | None = field(default_factory=lambda: os.environ.get("LANDTAKE_MAIL_FROM") or None)
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        ".push.services.mozilla.com",
        ".push.apple.com",
        ".notify.windows.com",
    )
    """The push services of browsers; with a dot before it, everything under a name."""
    notice_seconds: float = 60
    """Nobody is told more often than this, or sooner after they were about."""
