"""Why something is not allowed in Landed, in a sentence that names the thing."""

from __future__ import annotations

from typing import Any, Final

from landtake.core.rule import Rule
from landtake.draw.words import capital, counted, listed
from landtake.games.landed.data import SATELLITES
from landtake.games.landed.show.words import CARD_NAMES, SEATS, area_at_hand, contract_name, edge_direction, tile_name
from landtake.games.landed.state import NONE, Table
from landtake.parts.hex import EDGE_NAMES


def refusal(s: Table, seat: int, action: dict[str, Any], rule: Rule, asked: str) -> str:
    """Why a seat that is asked may not take an action; `asked` says what is to be done instead."""
    template = _SENTENCES.get(rule.id)
    return template.format(asked=asked, **_named(s, seat, action)) if template else rule.sentence


def _named(s: Table, seat: int, action: dict[str, Any]) -> dict[str, Any]:
    """Everything that a refusal may have to name."""
    return {**_hand(s, seat, action), **_place(s, action), **_claim(s, action), "acted": _acted(s)}


def _acted(s: Table) -> str:
    return "This turn's action is already taken" if s.acted else "You have not taken an action yet"


def _hand(s: Table, seat: int, action: dict[str, Any]) -> dict[str, str]:
    kind = action.get("use", "")
    waits = kind and SATELLITES.index(kind) in s.fresh[seat]
    victim = action.get("steal from")
    return {
        "tile": tile_name(action["tile"]) if "tile" in action else "",
        "full": "the bag is empty" if not s.bag else f"you hold {counted(len(s.hands[seat]), 'tile')}",
        "holding": listed([str(number + 1) for number in s.contracts[seat]]),
        "cards": listed([CARD_NAMES[held] for held in s.cards[seat]]),
        "use": kind.capitalize(),
        "waits": ": the one that you have just obtained waits until your next turn" if waits else "",
        "victim": SEATS[victim - 1] if isinstance(victim, int) else "",
    }


def _place(s: Table, action: dict[str, Any]) -> dict[str, Any]:
    plot = action.get("plot", NONE)
    there = s.tile_at[plot] if 0 <= plot < len(s.plots) else NONE
    return {
        "plot": plot,
        "there": capital(tile_name(there)) if there != NONE else "It",
        "taken": f"{capital(tile_name(there))} lies there" if there != NONE else "It is next to no tile",
        "moved": capital(tile_name(s.tile_at[s.lifted])) if s.lifted != NONE else "The tile",
    }


def _claim(s: Table, action: dict[str, Any]) -> dict[str, Any]:
    name = action.get("claim", "")
    edge = EDGE_NAMES.index(name) if name else s.edge
    return {
        "direction": edge_direction(name) if name else "",
        "area": area_at_hand(s, edge) if s.window != NONE and edge != NONE else "",
        "contract": contract_name(action["fulfil"] - 1) if "fulfil" in action else "",
        "size": action.get("size", ""),
    }


_SENTENCES: Final = {
    "3b": "That is not what is asked now: {asked}.",
    "3a": "{acted}, and there is exactly one in a turn.",
    "4a": "You have no tile in your hand to lay.",
    "4b": "You do not hold {tile}.",
    "4c": "No tile can be laid on plot {plot}. {taken}.",
    "4d": "That turn looks like another one of this tile, which stands for it.",
    "5b": "You cannot plan: {full}.",
    "6a": "At least one of the contracts that you drew must be kept.",
    "6b": "You hold contracts {holding}, and three are the most.",
    "6c": "You hold three unfulfilled contracts already: {holding}.",
    "6d": "No contract is left to draw.",
    "7e": "{victim} is no other player with a satellite card.",
    "8a": "You have used a satellite card in this turn already.",
    "8b": "You have no {use} card to use{waits}; you hold {cards}.",
    "8c": "{use} cannot be used at this moment.",
    "1d": "The section to the {direction} is named by its first edge clockwise: press that one.",
    "9a": "No tile was laid just now, so there is nothing to claim.",
    "9b": "There is lava to the {direction}, which nobody can claim.",
    "9c": "You have no contract that {area} fulfils.",
    "9d": "{contract} at size {size} is too large for {area}.",
    "9f": "A cube of yours lies in {area} already.",
    "9g": "Cubes of two players lie in {area} already.",
    "9i": "You have claimed an area in this turn already.",
    "9j": "You have no cube left.",
    "11c": "Two points are only for your turn of the last round, without tiles or without contracts.",
    "13e": "There is no tile on plot {plot} to cover.",
    "13f": "{there} has a cube on it, so it stays as it is.",
    "13h": "There is no tile on plot {plot} to move.",
    "13i": "{there} has no two open edges next to each other, so it is no edge tile.",
    "13j": "{moved} may be turned but not flipped; a turn that looks like another is left out.",
    "13k": "Tiles would lie apart from the others.",
    "13l": "Plot {plot} is not empty, and the tile must go to another plot.",
}
