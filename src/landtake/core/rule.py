"""Rules in words: ids, citations, refusals, and the reader of RULES.md."""

from __future__ import annotations

import re
from typing import Final

_RULE = re.compile(r"^- \*\*(?P<id>[0-9]+(?:\.[0-9]+)*[a-z]?)\*\* `(?P<slug>[a-z0-9-]+)` (?P<text>.+)$")
_SECTION = re.compile(r"^(#+) (?:(?P<id>[0-9]+(?:\.[0-9]+)*) )?(?P<title>.+)$")
_RULING = re.compile(r"\b(L[A-Z][0-9]+|FP[0-9]+)\b")


class Rule:
    """One rule of a game: its id, a short name, its sentence, and the rulings that it settles."""

    def __init__(self, id: str, slug: str, text: str, section: str, line: int) -> None:
        self.id: Final = id
        self.slug: Final = slug
        self.text: Final = text
        self.section: Final = section
        self.line: Final = line

    @property
    def rulings(self) -> tuple[str, ...]:
        """The ids of our rulings that this rule names."""
        return tuple(_RULING.findall(self.text))

    @property
    def constant(self) -> str:
        """The name under which code cites the rule."""
        return self.slug.replace("-", "_").upper()

    @property
    def sentence(self) -> str:
        """The rule without the rulings in brackets behind it."""
        return re.sub(r"\s*\((?:(?:L[A-Z]|FP)[0-9]+(?:, )?)+\)", "", self.text)


class Refusal:
    """Why an action may not be taken: the rule's id and a sentence for the player."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule: Final = rule
        self.sentence: Final = sentence

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.sentence!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.sentence) == (other.rule, other.sentence)

    def __hash__(self) -> int:
        return hash((self.rule, self.sentence))


class Breach:
    """An invariant that a state breaks: the rule's id and what is wrong."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule: Final = rule
        self.sentence: Final = sentence

    def __str__(self) -> str:
        return f"{self.sentence} (rule {self.rule})"


def read_rules(text: str) -> dict[str, Rule]:
    """The rules of a RULES.md by id. A rule is a list item: `- **3.1b** `short-name` Sentence. (LM5)`."""
    rules: dict[str, Rule] = {}
    slugs: set[str] = set()
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        heading = _SECTION.match(line)
        if heading:
            section = heading["title"]
        found = _RULE.match(line)
        if not found:
            if line.startswith("- **"):
                raise ValueError(f"RULES.md:{number}: not a rule: {line[:60]!r}; write - **3.1b** `short-name` Sentence.")
            continue
        if found["id"] in rules or found["slug"] in slugs:
            raise ValueError(f"RULES.md:{number}: rule {found['id']} {found['slug']!r} stands there twice")
        slugs.add(found["slug"])
        rules[found["id"]] = Rule(found["id"], found["slug"], found["text"], section, number)
    return rules
