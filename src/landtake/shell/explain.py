"""Answers to `?` in the terminal game: what is asked and by which rule, and why something is not legal."""

from __future__ import annotations

import json
from collections.abc import Iterator

from landtake.core.errors import MalformedAction
from landtake.core.match import Match
from landtake.shell.choices import Choice, number

MOST = 5
"""Legal options that the answer to one question names."""

COMMANDS = (
    ("NUMBER", "take that option"),
    ("WORDS", "take the option in which all these words stand, or list those if there are several"),
    ("Enter", "show the table and the options again"),
    ("?", "what is asked, and by which rule"),
    ("? WORDS", "why that is not legal now, with the rule; also ? with an action as the log writes it"),
    ("rules 3.1", "the rules with this id, of this section, or with these words"),
    ("u", "take your last decision back"),
    ("l", "what happened so far"),
    ("m", "more options, when the list is long"),
    ("s [FILE]", "save the game"),
    ("q", "quit"),
)
"""What can be typed."""


def asked(match: Match, seat: int) -> Iterator[str]:
    """What is asked of a seat now, with the rule that asks for it."""
    decision = match.decision
    assert decision is not None
    yield match.presentation.prompt(match.view(seat))
    rule = match.info.rules()[decision.rule]
    yield f"{rule.sentence} (rule {rule.id})"


def why(match: Match, seat: int, question: str, choices: list[Choice]) -> Iterator[str]:
    """Whether what a person names is legal, and if not, by which rule."""
    asked_number = number(question)
    if asked_number is not None:
        yield _numbered(match, asked_number, choices)
        return
    meant = _meant(match, seat, question)
    if not meant:
        yield f"No action of {match.info.title} has the words {question!r}. Enter lists what is legal now."
        return
    legal = [choice for choice in choices if choice.action in meant]
    for choice in legal[:MOST]:
        yield f"{_sentence(choice.text)} is legal: option {choice.number}."
    if len(legal) > MOST:
        yield f"… and {len(legal) - MOST} more are legal."
    yield from _refused(match, seat, meant)


def _refused(match: Match, seat: int, actions: list[int]) -> Iterator[str]:
    """Why actions are not legal: one of them for each rule that forbids some."""
    by_rule: dict[str, list[tuple[int, str]]] = {}
    for action in actions:
        refusal = match.why_not(seat, action)
        if refusal is not None:
            by_rule.setdefault(refusal.rule, []).append((action, str(refusal)))
    view = match.view(seat)
    for forbidden in by_rule.values():
        action, sentence = forbidden[0]
        more = f" (and {len(forbidden) - 1} more by the same rule)" if len(forbidden) > 1 else ""
        yield f"Not legal: {match.presentation.option(view, action)}{more}. {sentence}"


def _numbered(match: Match, option: int, choices: list[Choice]) -> str:
    decision = match.decision
    assert decision is not None
    if not 1 <= option <= len(choices):
        return f"There is no option {option}; they are numbered 1 to {len(choices)}."
    return f"Option {option} is legal: {choices[option - 1].text} (rule {decision.rule})."


def _meant(match: Match, seat: int, question: str) -> list[int]:
    """The actions that a question names: by their JSON, or by words of their text."""
    try:
        return [match.index_of(json.loads(question))]
    except (ValueError, RecursionError, MalformedAction):
        pass
    view = match.view(seat)
    words = question.lower().split()
    texts = [match.presentation.option(view, action).lower() for action in range(len(match.game.actions()))]
    return [action for action, text in enumerate(texts) if all(word in text for word in words)]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
