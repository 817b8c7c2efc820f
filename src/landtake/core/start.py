"""Ways to a match: a new game, a position that was written down, a log that is played again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from landtake.core import registry
from landtake.core.chance import ChanceSource, Seeded
from landtake.core.errors import BadLog, BadPosition, LandtakeError
from landtake.core.game import Game, Json
from landtake.core.log import FORMAT, Line, Log, read_lines
from landtake.core.match import Match
from landtake.core.state import CHANCE, State


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    chance: str | ChanceSource = "seeded",
    hold: bool = False,
    auto: bool = False,
    version: int | None = None,
    **settings: Json,
) -> Match:
    """A new match.

    `chance` is "seeded", "manual" (the caller plays seat CHANCE), or a source. With `hold` the match waits for `confirm` before
    chance or another seat follows a move; with `auto` it plays choices that everybody can see to be forced.
    """
    info = registry.info(name)
    seats = info.seats[0] if seats is None else seats
    game = info.game(seats, settings, version)
    return _begin(info, game, game.setup(), {}, seed, chance, hold, auto)


def load(document: dict[str, Json], *, seed: int | str | None = None, chance: str | ChanceSource = "seeded", auto: bool = False) -> Match:
    """A match that starts from a position document."""
    for key in ("game", "position"):
        if key not in document:
            raise BadPosition(f"a position document has a {key!r}")
    info = registry.info(document["game"])
    game = info.game(document.get("seats", info.seats[0]), document.get("settings", {}), document.get("version"))
    state = read_position(game, document["position"])
    return _begin(info, game, state, {"position": document["position"]}, seed, chance, False, auto)


def read_position(game: Game, document: Any) -> State:
    """The state that a position describes; one that breaks a rule is refused with the reason."""
    if not isinstance(document, dict):
        raise BadPosition(f"a position is a table of names and values, not {document!r}")
    try:
        state = game.read(document)
        broken = game.check(state)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError) as error:
        raise BadPosition(f"the position cannot be read: {error}") from None
    if broken:
        raise BadPosition("; ".join(str(breach) for breach in broken))
    return state


def _begin(
    info: registry.GameInfo,
    game: Game,
    state: State,
    extra: Line,
    seed: int | str | None,
    chance: str | ChanceSource,
    hold: bool,
    auto: bool,
) -> Match:
    header: Line = {
        "landtake": FORMAT,
        "game": info.name,
        "version": game.version,
        "seats": game.seats,
        "settings": game.settings,
        **extra,
    }
    source: ChanceSource | None
    if chance == "manual":
        source = None
    elif isinstance(chance, str):
        if chance != "seeded":
            raise LandtakeError(f"chance is 'seeded', 'manual' or a source, not {chance!r}")
        source = Seeded(seed)
    else:
        source = chance
    if isinstance(source, Seeded):
        header["commitment"] = source.commitment
    match = Match(info, game, state, Log(header), source, hold=hold, auto=auto)
    match.advance()
    return match


def replay(log: str | Iterable[Line], *, source: ChanceSource | None = None, hold: bool = False, auto: bool = False) -> Match:
    """The match that a log tells of, ready to go on if `source` gives it chance. Replaying needs no random numbers."""
    lines = read_lines(log)
    header = lines[0]
    if not isinstance(header.get("version"), int) or not isinstance(header.get("settings"), dict):
        raise BadLog("line 1: a header has the number of its rules version and a table of settings")
    try:
        info = registry.info(header["game"])
        game = info.game(header["seats"], header["settings"], header["version"])
        state = read_position(game, header["position"]) if "position" in header else game.setup()
    except LandtakeError as error:
        raise BadLog(f"line 1: {error}") from None
    except KeyError as error:
        raise BadLog(f"line 1: the header has no {error}") from None
    match = Match(info, game, state, Log({key: value for key, value in header.items() if key != "h"}), None, hold=hold, auto=auto)
    for number, line in enumerate(lines[1:], 2):
        try:
            match.repeat(line)
        except BadLog:
            raise
        except LandtakeError as error:
            raise BadLog(f"line {number}: {error}") from None
        except (KeyError, TypeError) as error:
            raise BadLog(f"line {number}: not a record: {error}") from None
    match.resume(source)
    return match


def verify(log: str | Iterable[Line]) -> int:
    """Recompute every chance record of a log from its revealed seed; how many there were. A mismatch raises BadLog."""
    lines = read_lines(log)
    reveal = lines[-1].get("reveal")
    if not reveal:
        raise BadLog("the seed of this log is not revealed yet")
    if not isinstance(reveal, dict) or not {"seed", "salt"} <= set(reveal):
        raise BadLog(f"line {len(lines)}: a reveal has a seed and a salt, not {reveal!r}")
    source = Seeded(reveal["seed"], reveal["salt"])
    if source.commitment != lines[0].get("commitment"):
        raise BadLog("the revealed seed is not the one that the header commits to")
    match = replay(lines)
    state = match.state_at(0)
    checked = 0
    for index, record in enumerate(match.records):
        if record.seat == CHANCE:
            options = match.game.options(state, CHANCE)
            weights = match.game.weights(state) or [1] * len(options)
            due = options[source.pick(index, options, weights)]
            if record.action != due and index >= lines[0].get("forked", 0):
                actions = match.game.actions()
                raise BadLog(f"record {index}: chance gave {actions[record.action]}, but the seed gives {actions[due]}")
            checked += 1
        match.game.apply(state, record.seat, record.action, None)
    return checked
