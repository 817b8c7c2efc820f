"""The toy games are registered like any other, and so go through every check."""

from pathlib import Path

import landtake

TOYS = ("duel", "riposte", "souk")

for toy in TOYS:
    landtake.register(Path(__file__).parent / "toys" / toy)
