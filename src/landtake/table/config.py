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
