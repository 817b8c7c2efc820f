"""A game's RULES.md as a piece of a page: every rule can be pointed at by its id."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from landtake.core.registry import info
from landtake.table.words import drawn

_RULE = re.compile(r"<li>\s*(?:<p>)?<strong>([0-9][0-9.]*[a-z]?)</strong> <code>[a-z0-9-]+</code> (.*?)(?:</p>\s*)?</li>", re.DOTALL)
_HEADING = re.compile(r"<h([2-6])>([0-9][0-9.]*) (.*?)</h\1>")
_RULINGS = re.compile(r" \(((?:(?:L[A-Z]|FP)[0-9]+(?:, )?)+)\)")


@cache
def rulebook(game: str) -> Markup:
    """The rules in words, without their title."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    html: str = markdown.render(info(game).rules_text())
    html = re.sub(r"<h1>.*?</h1>\n?", "", html, count=1)
    html = _RULINGS.sub(r' <span class="ruling">\1</span>', html)
    html = _HEADING.sub(r'<h\1 id="section-\2"><span class="number">\2</span> \3</h\1>', html)
    html = _RULE.sub(r'<li id="rule-\1" class="rule"><a class="number" href="#rule-\1">\1</a> <span>\2</span></li>', html)
    return drawn(html)
