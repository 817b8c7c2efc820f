"""Whole games kept as logs, at least one for every way a game can end, replayed under every later version."""

from __future__ import annotations

from pathlib import Path

from landtake.core.registry import info
from landtake.core.start import replay, verify
from landtake.testing.variants import variants
from landtake.testing.walks import random_match

FOLDER = Path("tests") / "fixtures"


def check(name: str, folder: Path = FOLDER) -> list[str]:
    """What is wrong with the kept games of a title: one that no longer replays to its end, or an end that none comes to."""
    problems = []
    reached = set()
    for path in sorted((folder / name).glob("*.jsonl")):
        text = path.read_text(encoding="utf-8")
        match = replay(text)
        if match.result is None:
            problems.append(f"{path}: the game does not come to its end")
        elif match.result.reason != path.stem.split(".")[0]:
            problems.append(f"{path}: the game ends by {match.result.reason}")
        else:
            verify(text)
            reached.add(match.result.reason)
    missing = set(info(name).reasons) - reached
    return problems + [f"{folder / name}: no game that ends by {reason}" for reason in sorted(missing)]


def update(name: str, folder: Path = FOLDER, tries: int = 400) -> list[Path]:
    """Keep a random game for every end that none comes to yet; those that exist are never rewritten."""
    written: list[Path] = []
    present = {path.stem.split(".")[0] for path in (folder / name).glob("*.jsonl")}
    for seed in range(tries):
        for variant in variants(name):
            if set(info(name).reasons) <= present:
                return written
            match = random_match(variant, seed)
            assert match.result is not None
            if match.result.reason not in present:
                present.add(match.result.reason)
                path = folder / name / f"{match.result.reason}.v{variant.info.versions[-1]}.jsonl"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(str(match.log), encoding="utf-8")
                written.append(path)
    return written
