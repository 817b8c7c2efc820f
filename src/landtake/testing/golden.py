"""Golden playthroughs: whole games as readable text, kept and compared line by line."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

from landtake.core.match import Match
from landtake.core.start import new
from landtake.core.state import CHANCE
from landtake.testing.variants import Variant, variants

FOLDER = Path("tests") / "golden"
SHOWN = 30
"""Longer lists of options are given by their number and a hash."""
LONG = 300
"""Decisions after which a playthrough breaks off; whole games are kept as fixtures."""


def playthrough(variant: Variant, seed: int) -> str:
    """One random game as text: per record what was asked, the options, the choice, what was told, and the state's hash."""
    return "\n".join([*_header(variant, seed), *_records(variant, seed)]) + "\n"


def check(name: str, folder: Path = FOLDER) -> list[str]:
    """What differs between the kept playthroughs of a game and the game as it is now."""
    problems = []
    for variant in variants(name):
        path = _path(variant, folder)
        if not path.exists():
            problems.append(f"{path}: there is no playthrough yet; landtake golden --update writes it")
            continue
        problems += _differences(path, path.read_text(encoding="utf-8"), playthrough(variant, 1))
    return problems


def update(name: str, folder: Path = FOLDER) -> list[Path]:
    """Write the playthroughs of a game anew; the files that changed."""
    changed = []
    for variant in variants(name):
        path = _path(variant, folder)
        text = playthrough(variant, 1)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed


def _path(variant: Variant, folder: Path) -> Path:
    return folder / variant.name / f"{variant.id.removeprefix(variant.name + '-')}.txt"


def _differences(path: Path, kept: str, now: str) -> list[str]:
    for number, (old, new_) in enumerate(zip(kept.splitlines(), now.splitlines(), strict=False), 1):
        if old != new_:
            return [f"{path}:{number}: was {old!r}, is {new_!r}"]
    return [] if kept == now else [f"{path}: was {len(kept.splitlines())} lines, is {len(now.splitlines())}"]


def _header(variant: Variant, seed: int) -> list[str]:
    settings = ", ".join(f"{name} = {value}" for name, value in variant.settings) or "none"
    return [
        f"{variant.info.title}, {variant.seats} seats, rules version {variant.info.versions[-1]}, seed {seed}",
        f"settings: {settings}",
        "",
    ]


def _records(variant: Variant, seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    match = new(variant.name, seats=variant.seats, seed=seed, **dict(variant.settings))
    told = 0
    for _ in range(LONG):
        decision = match.decision
        if decision is None:
            break
        yield from _told(match, told)
        told = len(match.records)
        seat = rng.choice(decision.seats)
        options = match.options(seat)
        names = [_plain(action.to_json()) for action in options]
        yield f"  {match.presentation.seat(seat)} is asked: {decision.kind} ({decision.rule})"
        digest = hashlib.sha256("; ".join(names).encode()).hexdigest()[:8]
        yield f"    options: {'; '.join(names)}" if len(names) <= SHOWN else f"    options: {len(names)} ({digest})"
        match.play(seat, rng.choice(options), decision=decision.id)
    yield from _told(match, told)
    yield f"result: {match.result}" if match.result else f"broken off after {LONG} decisions"


def _told(match: Match, since: int) -> Iterator[str]:
    for index, record in enumerate(match.records[since:], since):
        who = "chance" if record.seat == CHANCE else match.presentation.seat(record.seat)
        yield f"{index}. {who}, {record.kind}: {_plain(match.game.actions()[record.action])}  [{match.state_at(index + 1).digest()}]"
        view = match.view(None, at=index + 1)
        for event in record.events:
            seen = match.seen_event(event, None)
            sentence = match.presentation.event(view, seen["event"], seen["args"])
            if sentence:
                yield f"    {sentence}"


def _plain(action: dict[str, object]) -> str:
    return " ".join(f"{key} {value}" for key, value in action.items())
