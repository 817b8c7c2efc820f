"""A tiny SVG builder: elements are strings, and every text that goes into one is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from re import compile as pattern
from typing import Final

Attrs = Mapping[str, str | float | None]
"""Attributes by name; one whose value is None is left out."""

NAMESPACE: Final = "http://www.w3.org/2000/svg"
FONT: Final = "Inter,'Atkinson Hyperlegible Next',system-ui,sans-serif"


class Svg(str):
    """Finished markup. A plain string is text, and is escaped when it becomes part of an element."""

    __slots__ = ()


NOTHING: Final = Svg("")

_special: Final = pattern("[&<>\"']").search
"""Finds what must be escaped; hardly any text has it, and a picture is thousands of texts."""


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, attrs: Attrs | None = None, *children: str) -> Svg:
    """One element with its children: markup is kept, plain text escaped."""
    opening = tag
    if attrs:
        for name, value in attrs.items():
            if value is not None:
                opening += f' {name}="{_escaped(value) if isinstance(value, str) else number(value)}"'
    return Svg(f"<{opening}>{join(children)}</{tag}>") if children else Svg(f"<{opening}/>")


def join(parts: Iterable[str]) -> Svg:
    """Several pieces of markup or text in a row."""
    return Svg("".join([part if isinstance(part, Svg) else _escaped(part) for part in parts]))


def group(attrs: Attrs, *children: str) -> Svg:
    """A <g> around its children."""
    return element("g", attrs, *children)


def shift(x: float, y: float, *children: str) -> Svg:
    """The children moved by (x, y)."""
    return group({"transform": f"translate({number(x)} {number(y)})"}, *children)


def path(d: str, attrs: Attrs | None = None) -> Svg:
    """A <path> of this outline."""
    return element("path", {"d": d, **(attrs or {})})


def use(id: str, x: float = 0, y: float = 0, attrs: Attrs | None = None) -> Svg:
    """What is defined under an id, drawn at (x, y)."""
    return element("use", {"href": f"#{id}", "x": x or None, "y": y or None, **(attrs or {})})


def label(x: float, y: float, content: str, size: float, attrs: Attrs | None = None) -> Svg:
    """A text centred on x with its baseline at y, unless the attributes say otherwise."""
    return element("text", {"x": x, "y": y, "font-size": size, "text-anchor": "middle", **(attrs or {})}, content)


def title(content: str) -> Svg:
    """What a pointer or a screen reader says about the element around it."""
    return element("title", None, content)


def document(width: float, height: float, name: str, *children: str, form: str | None = None) -> Svg:
    """The outermost element: scales to its place, and keeps its children visible to screen readers.

    A picture of the form "tall" is shown as wide as a narrow screen, and scrolled, instead of being made to fit.
    """
    attrs: Attrs = {
        "xmlns": NAMESPACE,
        "viewBox": f"0 0 {number(width)} {number(height)}",
        "class": form,
        "role": "group",
        "aria-label": name,
        "font-family": FONT,
    }
    return element("svg", attrs, *children)


def _escaped(text: str) -> str:
    return escape(text) if _special(text) else text
