"""The win rates of an arena as a picture: a dot with its interval for every pairing."""

from __future__ import annotations

from html import escape

from landtake.lab.arena_report import Report, Row

WIDTH = 760
LEFT = 330
RIGHT = 90
LINE = 34
TOP = 46

STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #1d2733 }
  .quiet { fill: #5a6b7b; font-size: 11px }
  .grid { stroke: #d5dde4; stroke-width: 1 }
  .fair { stroke: #b3541e; stroke-width: 1.5; stroke-dasharray: 4 3 }
  .reach { stroke: #1f5f8b; stroke-width: 3; stroke-linecap: round }
  .dot { fill: #1f5f8b }
  .paper { fill: #ffffff }
"""


def plot(told: Report, title: str) -> str:
    """The picture as one SVG element."""
    height = TOP + LINE * len(told.rows) + 40
    grid = "".join(_tick(percent, height) for percent in range(0, 101, 25))
    rows = "".join(_row(row, TOP + LINE * index + LINE // 2) for index, row in enumerate(told.rows))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<style>{STYLE}</style>"
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>'
        f'<text x="12" y="24" font-weight="600">{escape(title)}</text>'
        f"{grid}{rows}</svg>\n"
    )


def _x(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def _tick(percent: int, height: int) -> str:
    x = _x(percent / 100)
    line = f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{height - 32}"/>'
    return f'{line}<text class="quiet" x="{x}" y="{height - 16}" text-anchor="middle">{percent} %</text>'


def _row(row: Row, y: int) -> str:
    says = f"{row.challenger} against {row.others}: {row.rate:.1%} of {row.games}, {row.low:.1%} to {row.high:.1%}"
    fair = _x(row.fair)
    return (
        f"<g><title>{escape(says)}</title>"
        f'<text x="{LEFT - 14}" y="{y - 1}" text-anchor="end">{escape(row.challenger)}</text>'
        f'<text class="quiet" x="{LEFT - 14}" y="{y + 12}" text-anchor="end">against {escape(row.others)}, n = {row.games}</text>'
        f'<line class="fair" x1="{fair}" x2="{fair}" y1="{y - 12}" y2="{y + 12}"/>'
        f'<line class="reach" x1="{_x(row.low)}" x2="{_x(row.high)}" y1="{y}" y2="{y}"/>'
        f'<circle class="dot" cx="{_x(row.rate)}" cy="{y}" r="5"/>'
        f'<text x="{WIDTH - RIGHT + 16}" y="{y + 4}">{row.rate:.1%}</text></g>'
    )
