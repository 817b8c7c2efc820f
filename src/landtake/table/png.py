"""A drawn position as PNG: the same SVG with one theme's colours, in the font that is shipped."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import resvg_py

from landtake.draw import palette

FONTS: Final = Path(__file__).parent / "static" / "fonts"
FAMILY: Final = "Atkinson Hyperlegible Next"
FILES: Final = [str(FONTS / name) for name in ("atkinson-400.ttf", "atkinson-700.ttf")]
THEMES: Final = {
    name: dict(re.findall(r"(--[\w-]+):([^;]+)", palette.variables(colours)))
    for name, colours in (("light", palette.LIGHT), ("dark", palette.DARK))
}
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)")


def png(svg: str, theme: str = "light", width: int = 1200) -> bytes:
    """The picture that an SVG document draws, so many pixels wide."""
    colours = THEMES[theme]
    plain = _VARIABLE.sub(lambda found: str(colours.get(found[1], found[2] or "none")), svg)
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=plain.replace("<svg ", f'<svg color="{colours["--lt-ink"]}" ', 1),
            background=colours.get("--lt-bg"),
            width=width,
            skip_system_fonts=True,
            font_files=FILES,
            font_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    )
