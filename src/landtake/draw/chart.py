"""A chart of each player's chance to win in the course of a game, with the points where it turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from landtake.draw import shapes
from landtake.draw.palette import Livery, token
from landtake.draw.svg import NAMESPACE, Svg, element, join, path

WIDTH, HEIGHT = 380, 200
LEFT, RIGHT, TOP, BOTTOM = 46, 14, 12, 26
DASHES = ("", "9 4", "2.5 4", "12 4 2.5 4", "6 3", "1.5 3")
MOST_POINTS = 400
"""More than that and neighbouring positions are drawn as one."""


@dataclass(frozen=True)
class Mark:
    """A turning point: after which record, whose it was, what it is called, and where it leads."""

    at: int
    seat: int
    says: str
    href: str


def chances(series: Sequence[Sequence[float]], names: Sequence[str], liveries: Sequence[Livery], marks: Sequence[Mark]) -> Svg:
    """The chances by seat in every position, as lines that differ in colour, dashes and the shape at their end."""
    last = max(1, len(series) - 1)
    step = max(1, len(series) // MOST_POINTS)

    def x(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / last

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    drawn = [*_grid(y), _axis(last, x)]
    for seat, livery in enumerate(liveries[: len(names)]):
        shown = sorted({*range(0, len(series), step), len(series) - 1})
        line = "M" + "L".join(f"{x(at):.1f} {y(series[at][seat]):.1f}" for at in shown)
        drawn.append(path(line, {"fill": "none", "stroke": token("ink"), "stroke-width": 4.5, "stroke-linejoin": "round"}))
        dashes = {"stroke-dasharray": DASHES[seat % len(DASHES)]} if DASHES[seat % len(DASHES)] else {}
        drawn.append(path(line, {"fill": "none", "stroke": livery.fill, "stroke-width": 3, "stroke-linejoin": "round", **dashes}))
        end = path(shapes.emblem(livery.shape, 6), {"fill": livery.fill, "stroke": token("ink"), "stroke-width": 1.5})
        drawn.append(element("g", {"transform": f"translate({x(last):.1f} {y(series[-1][seat]):.1f})"}, end))
    drawn += [_mark(mark, x(mark.at), y(series[mark.at][max(0, mark.seat)])) for mark in marks]
    says = "Chances to win in the course of the game: " + "; ".join(
        f"{name} from {series[0][seat]:.0%} to {series[-1][seat]:.0%}" for seat, name in enumerate(names)
    )
    box: dict[str, str | float | None] = {
        "xmlns": NAMESPACE,
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "role": "group",
        "aria-label": says,
        "font-size": 13,
    }
    return element("svg", box, join(drawn))


def _grid(y: Callable[[float], float]) -> list[Svg]:
    rows = []
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        rows.append(path(f"M{LEFT} {at:.1f}H{WIDTH - RIGHT}", {"stroke": token("border"), "stroke-opacity": 0.45}))
        rows.append(element("text", {"x": LEFT - 8, "y": round(at + 4, 1), "text-anchor": "end", "fill": token("muted")}, f"{percent} %"))
    return rows


def _axis(last: int, x: Callable[[float], float]) -> Svg:
    labels = [
        element("text", {"x": round(x(at), 1), "y": HEIGHT - 8, "text-anchor": "middle", "fill": token("muted")}, str(at))
        for at in sorted({0, last // 4, last // 2, last * 3 // 4, last})
    ]
    return join(labels)


def _mark(mark: Mark, x: float, y: float) -> Svg:
    ring = element(
        "circle", {"cx": round(x, 1), "cy": round(y, 1), "r": 7, "fill": token("now"), "stroke": token("ink"), "stroke-width": 2}
    )
    hit = element("circle", {"cx": round(x, 1), "cy": round(y, 1), "r": 14, "fill": "transparent"})
    return element("a", {"href": mark.href, "data-record": mark.at, "aria-label": mark.says}, element("title", {}, mark.says), hit, ring)
