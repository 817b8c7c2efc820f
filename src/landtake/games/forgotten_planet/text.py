"""The Forgotten Planet in words: prompts, options, log lines, panels, what each element is, and the table for the terminal."""

from __future__ import annotations

from typing import Any, Final

from landtake.core.rule import Rule
from landtake.core.state import CHANCE
from landtake.core.view import View
from landtake.draw.choosers import Chooser
from landtake.draw.palette import Livery
from landtake.draw.presentation import Count, Panel, Presentation
from landtake.draw.svg import Svg
from landtake.draw.words import capital, counted, listed
from landtake.games.forgotten_planet import board, text_lines, text_page, text_refusals
from landtake.games.forgotten_planet.board_art import LIVERIES
from landtake.games.forgotten_planet.board_hand import draw_hand
from landtake.games.forgotten_planet.data import COLOURS, FACES
from landtake.games.forgotten_planet.rules_kinds import KINDS, REASONS
from landtake.games.forgotten_planet.rules_stock import FOR_A_ROBOT
from landtake.games.forgotten_planet.state import BASE_TILE, NONE, ROBOTS, Table
from landtake.games.forgotten_planet.tables import DIRECTIONS, SITES
from landtake.games.forgotten_planet.terms import Terms
from landtake.games.forgotten_planet.text_elements import Speaker, targets
from landtake.games.forgotten_planet.text_names import (
    SEATS,
    SECRETS,
    acting_cell,
    cell_name,
    cell_of,
    energy,
    robots,
    robots_on,
    table,
    terms,
    tile_name,
    towards,
)

_REASONS: Final = {
    "area-full": "Every space of the area has a tile.",
    "land-gone": "The last land tile has left the bank.",
    "stalled": "Nobody has laid a tile for too long.",
}

# What is asked: said to the player who is asked, about them, and as a refusal of anything else says it.
_PROMPTS: Final = {
    "act": ("Use a robot, let a base act, or end your turn.", "chooses an action.", "an action is to be chosen"),
    "robot": ("What does the robot on {cell} do?", "uses the robot on {cell}.", "say what the robot on {cell} does"),
    "pay": ("Pay for {bought}.", "pays for {bought}.", "{bought} is to be paid for"),
    "roll": ("The die is rolled for {spot}.",) * 2 + ("the die is to be rolled",),
    "tile": ("A six: choose what is laid on {spot}.", "chooses what is laid on {spot}.", "choose what is laid on {spot}"),
    "store": ("How much of {energy} do you store?", "stores energy.", "say how much energy you store"),
    "share": (
        "{shared} is as near to your base as to your ally's: whose is it?",
        "gives {shared} to an ally.",
        "{shared} is to be given",
    ),
    "cube": ("Choose a cube from the special mine.", "chooses a cube.", "a cube is to be chosen"),
    "order": ("Lots are drawn for the order of play.",) * 2 + ("lots are drawn for the order of play",),
    "secret": ("Choose a tile to lay face down.", "chooses a tile to lay face down.", "a tile is to be chosen"),
    "row": ("In which row does it lie?", "chooses a row.", "a row is to be chosen"),
    "spot": ("On which space of row {row} does it lie?", "chooses a space in row {row}.", "a space of row {row} is to be chosen"),
    "lot": ("Lots are drawn for the bases.",) * 2 + ("lots are drawn for the bases",),
    "starter": ("Lots are drawn for who starts the auction.",) * 2 + ("lots are drawn for the auction",),
    "bid": ("Put a marker on a base.", "puts a marker on a base.", "a marker is to be put on a base"),
}

_EVENTS: Final = {
    "next": "{player} plays {place}.",
    "laid-down": "{player} lays {secret} face down on {cell}.",
    "revealed": "On {cell} {tile} is turned up.",
    "starter": "{player} starts the auction.",
    "bid": "{player} puts a marker on base {site}, the {pile} there.",
    "assigned": "{player} starts from {cell}{fine}.",
    "turn": "Turn {turn}: {player} has {energy}{off}.",
    "moved": "{player} moves a robot from {from} to {to}.",
    "laid": "{player} lays {tile} on {cell}.",
    "base": "{player} builds a base on {cell}.",
    "rolled": "{player} rolls {face}.",
    "wall": "{player} builds a wall {side} of {cell} for a {colour} cube.",
    "pushed": "{player} pushes a wall and follows it from {from} to {to}.",
    "blast": "{player}'s robot on {cell} explodes.",
    "lost": "{player} loses {robots}.",
    "blast-wall": "{player}'s robot on {cell} destroys itself and the wall {side} of it.",
    "robot": "{player} builds a robot on {cell} for a {colour} and a {other} cube.",
    "sold": "{player} sells three cubes for 2 points.",
    "concentrated": "{player} turns energy into a {colour} cube.",
    "consumed": "{player} consumes metal; {left} left in the bank.",
    "ended": "",
    "control": "{player} {change}.",
    "gave": "{player} gives {cell} to {to}.",
    "cube": "{player} gets a {colour} cube{from_mine}.",
    "end": "The game ends. {reason}",
}

_ROLLS: Final = ("land", "a brown mine", "a white mine", "a blue mine", "a six, a free choice")
_ORDINALS: Final = ("first", "second", "third", "fourth")


class PlanetText(Presentation):
    """The Forgotten Planet's words and pictures."""

    def seat(self, seat: int) -> str:
        return SEATS[seat]

    def livery(self, seat: int) -> Livery:
        return LIVERIES[seat]

    def mark(self, seat: int) -> Svg:
        """The base by which a player is known."""
        return board.player_mark(seat)

    def status(self, view: View) -> str:
        return text_page.status(terms(view), table(view))

    def chooser(self, view: View) -> Chooser | None:
        return text_page.chooser(view)

    def prompt(self, view: View) -> str:
        s = table(view)
        if view.result:
            winners = [SEATS[seat] for seat in view.result.winners]
            return f"{listed(winners)} {'has' if len(winners) == 1 else 'have'} won. {self.reason(view.result.reason)}"
        if s.seat == CHANCE:
            return capital(asked(view, 0))
        if view.seat != s.seat:
            return f"{SEATS[s.seat]} {asked(view, 1)}"
        left = f" {capital(energy(s.energy))} left." if view.kind in ("act", "robot") else ""
        return capital(asked(view, 0)) + left

    def option(self, view: View, action: int) -> str:
        return _option(view, self.game.actions()[action]) or super().option(view, action)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        return targets(view, self.game.actions()[action])

    def event(self, view: View, name: str, args: dict[str, int]) -> str:
        return _EVENTS[name].format(**_told(terms(view), args))

    def reason(self, reason: str) -> str:
        return _REASONS[reason]

    def refusal(self, view: View, action: int, rule: Rule) -> str:
        return text_refusals.refusal(view, self.game.actions()[action], rule, asked(view, 2))

    def panel(self, view: View, seat: int) -> Panel:
        g, s = terms(view), table(view)
        points = self.game.scores(s)[seat]
        counts = [
            Count("metal-floor", "tiles controlled", s.markers.count(seat)),
            Count("miner-robot", "robots", sum(cell != NONE for cell in s.robots[seat * ROBOTS : (seat + 1) * ROBOTS])),
            Count("miner-base", "bases", s.tiles.count(BASE_TILE + seat)),
            *(Count(f"ore-{colour}", f"{colour} cubes", s.cubes[g.purse[seat] + index]) for index, colour in enumerate(COLOURS)),
            Count("token", "points in tokens", s.points[seat]),
            Count("energy-bolt", "energy stored", s.stored[seat]),
        ]
        return Panel(points, "point" if points == 1 else "points", counts)

    def element(self, view: View, element: str) -> str:
        return Speaker(view)(element)

    def board(self, view: View) -> str:
        return board.draw(view, Speaker(view))

    def wide_board(self, view: View) -> str:
        return board.draw_wide(view, Speaker(view))

    def hand(self, view: View) -> str:
        return draw_hand(view, Speaker(view))

    def lines(self, view: View) -> list[str]:
        return text_lines.lines(view)


def asked(view: View, voice: int) -> str:
    """What is asked, in one of the three voices of the prompts."""
    g, s = terms(view), table(view)
    return _PROMPTS[KINDS[s.kind].name][voice].format(
        cell=cell_name(g, acting_cell(s)),
        spot=cell_name(g, s.spot),
        row=s.spot + 1,
        energy=energy(s.energy),
        bought="a robot" if s.due == FOR_A_ROBOT else f"a wall {DIRECTIONS[(s.due - 1) % 4]} of {cell_name(g, acting_cell(s))}",
        shared=cell_name(g, s.pending[0]) if s.pending else "",
    )


def _option(view: View, action: dict[str, Any]) -> str:
    """An action as a person would say it."""
    g, s = terms(view), table(view)
    verb, value = next(iter(action.items()))
    if verb in _BY_SIDE:
        cell = acting_cell(s)
        if value == "robots":
            others = len(robots_on(s, cell)) - 1 if cell >= 0 else 0
            return "Self-destruct" + (f" with {counted(others, 'other robot')} on {cell_name(g, cell)}" if others else "")
        there = towards(g, cell, value) if cell >= 0 else NONE
        return _BY_SIDE[verb].format(where=cell_name(g, there) if there >= 0 else f"the {value}")
    if verb == "do":
        return {"sell": "Sell a cube of each colour for 2 points", "consume": "Consume a land tile of the bank", "end": "End your actions"}[
            value
        ]
    if verb == "pay":
        return f"Pay a {' and a '.join(value.split())} cube"
    if verb == "store":
        return "Store nothing" if value == 0 else f"Store {value} energy"
    if verb == "tile":
        return f"Lay {_ROLLS[FACES.index(value)]}" if value != "land" else "Lay a land tile"
    if verb == "place":
        return f"Lay {SECRETS[('base', 'land', 'special').index(value)]}"
    return _SIMPLE[verb].format(value=value, Value=capital(str(value)), tile=_tile_at(g, s, value) if verb == "move" else "")


_BY_SIDE: Final = {
    "land": "Lay a land tile on {where}",
    "mine": "Roll for a mine on {where}",
    "base": "Build a base on {where}",
    "wall": "Build a wall towards {where}",
    "push": "Push the wall across {where}",
    "blast": "Self-destruct with the wall towards {where}",
}
_DEEDS: Final = {
    "sell": "Sell a cube of each colour for 2 points",
    "consume": "Consume a land tile of the bank",
    "end": "End your actions",
}
_SIMPLE: Final = {
    "robot": "Use the robot on {value}",
    "move": "Move to {value}{tile}",
    "build": "Build a robot on the base {value}",
    "spot": "Lay it on {value}",
    "concentrate": "Turn 4 energy into a {value} cube",
    "roll": "The die shows {value}",
    "cube": "Take a {value} cube",
    "give": "Give it to {Value}",
    "row": "Row {value}",
    "bid": "Put a marker on base {value}",
    "assign": "{Value} gets the next base",
    "next": "{Value} plays next",
    "starter": "{Value} starts the auction",
}


def _tile_at(g: Terms, s: Table, name: str) -> str:
    cell = cell_of(g, name)
    return f", {tile_name(s.tiles[cell])}" if cell >= 0 and s.tiles[cell] > 1 else ""


def _told(g: Terms, args: dict[str, int]) -> dict[str, str]:
    """The arguments of an event in words."""
    words: dict[str, str] = {"from_mine": ""}
    for key, value in args.items():
        if key == "player" or (key == "to" and "from" not in args):
            words[key] = SEATS[value]
        elif key in ("cell", "from", "to"):
            words[key] = cell_name(g, value)
        elif key == "place" or key == "pile":
            words[key] = _ORDINALS[value - 1] if value <= len(_ORDINALS) else f"{value}th"
        elif key == "secret":
            words[key] = "a tile" if value < 0 else SECRETS[value]
        elif key == "tile":
            words[key] = tile_name(value)
        elif key == "site":
            words[key] = SITES[value]
        elif key == "fine":
            words[key] = f" and pays {counted(value, 'point')} for it" if value else ""
        elif key == "energy":
            words[key] = energy(value)
        elif key == "off":
            words[key] = f"; {robots(value)} off" if value else ""
        elif key == "face":
            words[key] = _ROLLS[value]
        elif key == "side":
            words[key] = DIRECTIONS[value]
        elif key in ("colour", "other"):
            words[key] = COLOURS[value]
        elif key == "reason":
            words[key] = _REASONS[REASONS[value]]
        else:
            words[key] = str(value)
    if "count" in args:
        words["robots"] = robots(args["count"])
    if "left" in args:
        words["left"] = counted(args["left"], "land tile")
    if "gained" in args:
        words["change"] = _change(args["gained"], args["lost"])
    if "colour" in args and "cell" in args:
        words["from_mine"] = f" from the mine {words['cell']}" if args["cell"] >= 0 else " from a special mine"
    return words


def _change(gained: int, lost: int) -> str:
    gains = f"wins {counted(gained, 'tile')}" if gained else ""
    losses = f"loses {counted(lost, 'tile')}" if lost else ""
    return " and ".join(part for part in (gains, losses) if part)
