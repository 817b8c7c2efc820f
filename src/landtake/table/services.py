"""What the application stands on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from landtake.table.challenges import Challenges
from landtake.table.config import Config
from landtake.table.easel import Easel
from landtake.table.hall import Hall
from landtake.table.identity import Identity
from landtake.table.mail import Mail
from landtake.table.printer import Printer
from landtake.table.reviewing import Reviews
from landtake.table.thinking import Thinkers
from landtake.table.vault import Vault

if TYPE_CHECKING:
    from landtake.table.push import Push


@dataclass(frozen=True)
class Services:
    """The parts that every route may use."""

    config: Config
    vault: Vault
    identity: Identity
    hall: Hall
    easel: Easel
    printer: Printer
    challenges: Challenges
    push: Push
    mail: Mail
    thinkers: Thinkers
    reviews: Reviews
