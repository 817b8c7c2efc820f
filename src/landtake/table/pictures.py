"""Pictures for pages: a game at its start, and an address as a QR code."""

from __future__ import annotations

import io
from functools import cache

import segno

import landtake


@cache
def game_picture(game: str) -> str:
    """The table of a game as it looks when the first person is asked."""
    match = landtake.new(game, seed=1, auto=True)
    svg: str = match.presentation.picture(match.view(None))
    return svg


def qr_code(url: str) -> str:
    """An address as an SVG picture that a phone can read; dark on light in every theme."""
    out = io.BytesIO()
    segno.make(url, error="m").save(out, kind="svg", xmldecl=False, light="#ffffff", dark="#17202a", scale=4, border=2)
    return out.getvalue().decode()
