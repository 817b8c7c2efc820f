"""Looking rules of a game up: by id, by section or by words."""

from __future__ import annotations

from itertools import groupby

from landtake.core.errors import LandtakeError
from landtake.core.registry import GameInfo
from landtake.core.rule import Rule
from landtake.shell.console import entries, line


def find(info: GameInfo, query: str) -> list[Rule]:
    """The rules that a query means: one id, all of a section, or those in which every word stands."""
    rules = info.rules()
    query = query.rstrip(".")
    if query in rules:
        return [rules[query]]
    section = (
        [rule for rule in rules.values() if rule.id.startswith(query) and not rule.id[len(query)].isdigit()] if query[:1].isdigit() else []
    )
    words = query.lower().split()
    found = section or [rule for rule in rules.values() if all(word in _said(rule) for word in words)]
    if not found:
        raise LandtakeError(f"no rule of {info.title} has the id or the words {query!r}")
    return found


def show(rules: list[Rule]) -> None:
    """Print rules under the headings of their sections."""
    for section, group in groupby(rules, key=lambda rule: rule.section):
        line(section, "bold")
        entries((rule.id, rule.sentence) for rule in group)


def _said(rule: Rule) -> str:
    return f"{rule.section} {rule.slug} {rule.text}".lower()
