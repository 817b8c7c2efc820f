"""What the ladder has shown so far: kept as JSON, told as a page."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from landtake.core.compiled import is_compiled
from landtake.core.errors import LandtakeError
from landtake.lab import cores
from landtake.lab.ladder import END, SPEED, Finding, Row

HEAD = """# How strong the bots are

Written by `landtake ladder` (`make ladder` plays all of it, compiled); do not edit. Every deal is played in all seatings, the challenger in
one seat and the others in the rest; forced decisions are not searched. Milliseconds are the processor's. `greedy` takes each of its small
steps as looks best at once; `careful` looks through its own turn before it decides, which takes longer.
Intervals are Wilson's, 95 %. A bar is *met* when the whole interval clears it.
The games are the published ones as far as their components are known; where those are reconstructed, so is this.
"""


class BadFindings(LandtakeError):
    """A file of findings that cannot be read."""


def machine() -> str:
    """What it was measured on."""
    form = "compiled" if is_compiled() else "interpreted"
    return f"{_processor()}, {cores.available()} cores, {platform.system()}, Python {platform.python_version()}, {form}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def read(path: Path) -> dict[str, Finding]:
    """The findings that were kept, by the row's id; none if there is no such file."""
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
        return {entry["id"]: Finding.from_json(entry) for entry in entries}
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, OSError) as error:
        raise BadFindings(f"{path}: these are no findings of a ladder ({error}); move the file away to start anew") from None


def write(page: Path, rows: Iterable[Row], findings: dict[str, Finding]) -> None:
    """Keep the findings beside the page, and write the page."""
    _replace(page.with_suffix(".json"), json.dumps([each.to_json() for each in findings.values()], indent=1, ensure_ascii=False) + "\n")
    _replace(page, text(rows, findings))


def _replace(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(content, encoding="utf-8")
    os.replace(fresh, path)


def text(rows: Iterable[Row], findings: dict[str, Finding]) -> str:
    """The page, in Markdown."""
    parts = [HEAD]
    claims: dict[str, list[Row]] = {}
    for row in rows:
        claims.setdefault(row.claim, []).append(row)
    for group in claims.values():
        known = [(row, findings[row.id]) for row in group if row.id in findings]
        parts.append(f"## {group[0].says}\n")
        parts.append(_table(group[0].kind, known) if known else "Not measured yet.\n")
        missing = [row.title for row in group if row.id not in findings]
        if known and missing:
            parts.append(f"Not measured yet: {'; '.join(missing)}.\n")
        parts.append(f"`landtake ladder --only {group[0].claim}`\n")
    if findings:
        parts.append("## Measured on\n")
    for place, measured in _by(findings.values(), "machine").items():
        parts.append(f"- {place}: " + ", ".join(f"{each.id} ({each.notes.get('date', '')}, code {each.code})" for each in measured))
    return "\n".join(parts) + "\n"


def _by(findings: Iterable[Finding], note: str) -> dict[str, list[Finding]]:
    groups: dict[str, list[Finding]] = {}
    for each in findings:
        groups.setdefault(str(each.notes.get(note, "")), []).append(each)
    return groups


def _table(kind: str, known: list[tuple[Row, Finding]]) -> str:
    if kind == SPEED:
        lines = _lines("game", "iterations/s", "with playouts", "backgammon", "hex", "times hex", "windows", "bar", "")
        rows = [_speed(row, found) for row, found in known]
    elif kind == END:
        lines = _lines("game", "bot", "n", "cut short", "longest, decisions", "")
        rows = [_ended(row, found) for row, found in known]
    else:
        lines = _lines("game", "challenger", "others", "n", "won", "95 % interval", "bar", "", "p50 / p95 ms", "iterations", "slow, faults")
        rows = [_won(row, found) for row, found in known]
    return "\n".join([*lines, *("| " + " | ".join(cells) + " |" for cells in rows)]) + "\n"


def _lines(*headings: str) -> list[str]:
    return ["| " + " | ".join(headings) + " |", "|" + "---|" * len(headings)]


def _won(row: Row, found: Finding) -> list[str]:
    notes = found.notes
    return [
        row.title,
        f"`{found.challenger}`",
        f"`{found.others}`",
        str(found.n),
        f"{found.rate:.1%}",
        f"{found.low:.1%} to {found.high:.1%}",
        f"{found.bar:.1%}",
        found.verdict,
        f"{notes['p50_ms']:g} / {notes['p95_ms']:g}",
        f"{notes['iterations']:,}" if notes["iterations"] else "",
        f"{notes['slow']}, {notes['faults'] + notes['failures']}",
    ]


def _ended(row: Row, found: Finding) -> list[str]:
    return [row.title, f"`{found.challenger}`", str(found.n), str(found.notes["truncated"]), str(found.notes["longest"]), found.verdict]


def _speed(row: Row, found: Finding) -> list[str]:
    notes: dict[str, Any] = found.notes
    speeds = [f"{notes[name]:,.0f}" for name in ("ours", "played out", "backgammon", "hex")]
    return [row.title, *speeds, f"{found.rate:.1f}", f"{found.low:.1f} to {found.high:.1f} of {found.n}", f"{found.bar:g}", found.verdict]
