"""Pieces of pages: Jinja2 templates that escape everything put into them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

_environment = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def spoken(value: Any) -> str:
    """A setting's name or value as a person would say it: turn limit, yes."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("_", " ")


_environment.filters["spoken"] = spoken


def render(template: str, **values: Any) -> str:
    """A template filled in."""
    return _environment.get_template(template).render(**values)


def drawn(svg: str) -> Markup:
    """A picture that the server drew itself, and that therefore needs no escaping."""
    return Markup(svg)
