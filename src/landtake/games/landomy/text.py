"""Landomy in words: seats, prompts, options, log lines, refusals, what each element is, and the table for the terminal."""

from __future__ import annotations

from typing import Any, Final

from landtake.core.rule import Rule
from landtake.core.state import CHANCE
from landtake.core.view import View
from landtake.draw import terminal
from landtake.draw.choosers import Chooser
from landtake.draw.palette import Livery
from landtake.draw.presentation import Count, Panel, Presentation
from landtake.draw.svg import Svg
from landtake.draw.words import capital, counted, listed
from landtake.games.landomy import board, text_page
from landtake.games.landomy.asks import KINDS
from landtake.games.landomy.data import CELLS, ISLANDS, PRINTED
from landtake.games.landomy.state import HOLDS, NO_MAP, NORTH, NOWHERE, RESERVE, SOUTH, Table
from landtake.games.landomy.tables import BESIDE, PLACE_COUNT, PLACES, PLAYERS, SECTORS, SIDE
from landtake.games.landomy.turn import REASONS, TURNS, islands_of, source_asked

SEATS: Final = ("South", "North")
TRIBES: Final = ("Cephalians", "Imenorids")
ISLAND_KINDS: Final = ("Crystal", "Settlement", "Contaminated", "Radar", "Contaminated Radar")
VERBS: Final = ("nothing", "Radioactive Storm", "Movement and Conflict", "Place an Airship")
SIDES: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}

_REASONS: Final = {
    "lead": "The winner began a turn with at least two islands more than the other player.",
    "islands": "After ten turns the winner controls more islands.",
    "centre": "After ten turns both control equally many islands; the winner controls the Crystal Island.",
    "airships": "After ten turns islands and centre are tied; the winner has more airships on the islands.",
    "first-player": "After ten turns everything is tied; the win goes to the player who took the first turn.",
}

# What is asked: said to the player who is asked, about them, and as a refusal of anything else says it.
_PROMPTS: Final = {
    "settle": ("Place an airship on any outer island.", "places an airship.", "an airship is to be placed on an outer island"),
    "map": ("Lay a map beside an island that holds an airship of yours.", "chooses a map and a place.", "a map is to be laid"),
    "face-down": (
        "No place beside your airships is free: lay either map face down at any empty place.",
        "has to lay a map face down.",
        "a map is to be laid face down",
    ),
    "reinforce": ("Place an airship on any island without a storm.", "places an airship.", "an airship is to be placed"),
    "storm": ("Move a storm to an open sector.", "moves a storm.", "a storm is to be moved"),
    "push": ("Push one airship off {target}.", "pushes an airship off {target}.", "an airship is to be pushed off {target}"),
    "move": ("Choose where your airships move to.", "chooses where airships move.", "a sector to move to is to be chosen"),
    "count": ("How many airships move from {source} to {target}?", "moves to {target}.", "say how many airships move from {source}"),
    "place": ("Place an airship on an open sector.", "places an airship.", "an airship is to be placed on an open sector"),
    "cover": ("It is possible nowhere: put an X on an open sector.", "cannot perform {verb} and puts an X.", "a sector is to get an X"),
    "first": ("Lots are drawn for the first turn.",) * 2 + ("lots are drawn for the first turn",),
    "island": ("The next island is laid out.",) * 2 + ("an island is to be laid out",),
    "draw": ("A map is drawn.",) * 2 + ("a map is to be drawn",),
}

_EVENTS: Final = {
    "first": "{player} takes the first turn.",
    "island": "A {kind} island is laid out at {at}.",
    "drew": "Map {map} is turned up.",
    "laid": "{player} lays map {map} {beside}, acting on {sectors}.",
    "face-down": "{player} lays map {map} face down {beside}.",
    "storm": "{player} moves the storm from {from} to {to}.",
    "pushed": "{player} pushes {owner} from {from} to {to}.",
    "moved": "{player} moves {ships} from {from} to {to}.",
    "conflict": "Conflict on {cell}: each side loses {ships}; {holds}.",
    "placed": "{player} places an airship on {cell}.",
    "covered": "{player} cannot perform the action and puts an X on {cell}.",
    "idle": "{player} cannot place an airship on {cell}, the last sector.",
    "turn": "Turn {turn} of {turns}: {player} is the active player.",
    "end": "{winner} wins. {reason}",
}


def airships(count: int) -> str:
    """A number of airships."""
    return counted(count, "airship")


def island(s: Table, cell: int) -> str:
    """An island by its direction and its kind."""
    kind = s.layout[cell]
    if kind == 0:
        return "the Crystal Island"
    return f"the {CELLS[cell]} {ISLAND_KINDS[kind]} island" if kind != NOWHERE else f"the {CELLS[cell]} island"


def named(s: Table, cell: str) -> str:
    """An island that is given by its direction."""
    return island(s, CELLS.index(cell))


def beside(s: Table, place: int) -> str:
    """A place by its island and side."""
    return f"{SIDES[SIDE[place]]} of {island(s, BESIDE[place])}"


def cells(mask: int) -> list[str]:
    """The directions of the islands of a mask."""
    return [name for cell, name in enumerate(CELLS) if mask >> cell & 1]


def table(view: View) -> Table:
    """The position that a view of Landomy shows."""
    assert isinstance(view.state, Table)
    return view.state


def marked(s: Table, place: int) -> int:
    """The islands that the map at a place marks."""
    return SECTORS[s.maps[place] * PLACE_COUNT + place]


def verb(s: Table) -> str:
    """The action of the active island that is being performed."""
    printed = PRINTED.black if s.step == 0 else PRINTED.white
    return VERBS[printed[s.layout[BESIDE[s.place]]]] if s.place != NOWHERE else VERBS[0]


def asked(s: Table, voice: int) -> str:
    """What is asked, in one of the three voices of the prompts."""
    source = island(s, source_asked(s, s.seat)) if s.sources else ""
    target = island(s, s.target) if s.target != NOWHERE else ""
    return _PROMPTS[KINDS[s.kind].name][voice].format(source=source, target=target, verb=verb(s))


class LandomyText(Presentation):
    """Landomy's words and pictures."""

    def seat(self, seat: int) -> str:
        return SEATS[seat]

    def livery(self, seat: int) -> Livery:
        return board.LIVERIES[seat]

    def mark(self, seat: int) -> Svg:
        """The airship by which a player is known."""
        return board.player_mark(seat)

    def status(self, view: View) -> str:
        return text_page.status(table(view))

    def chooser(self, view: View) -> Chooser | None:
        return text_page.chooser(view)

    def prompt(self, view: View) -> str:
        s = table(view)
        if view.result:
            return f"{SEATS[s.winner]} has won. {self.reason(view.result.reason)}"
        if s.seat == CHANCE:
            return asked(s, 0)
        if view.seat != s.seat:
            return f"{SEATS[s.seat]} {asked(s, 1)}"
        if view.kind in ("storm", "move", "place", "cover"):
            colour = "Black" if s.step == 0 else "White"
            return f"{colour} action of {island(s, BESIDE[s.place])}, {verb(s)}. {asked(s, 0)}"
        return asked(s, 0)

    def option(self, view: View, action: int) -> str:
        s = table(view)
        match self.game.actions()[action]:
            case {"map": number, "at": at, "face": "down"}:
                return f"Lay map {number} face down {beside(s, PLACES.index(at))}"
            case {"map": number, "at": at}:
                place = PLACES.index(at)
                acting = cells(SECTORS[(number - 1) * PLACE_COUNT + place])
                return f"Lay map {number} {beside(s, place)}, acting on {', '.join(acting)}"
            case {"storm": origin, "to": cell}:
                return f"Move the storm from {named(s, origin)} to {named(s, cell)}"
            case {"push": player, "to": cell}:
                return f"Push an airship of {capital(player)} to {named(s, cell)}"
            case {"sector": cell}:
                words = {"move": "Move to", "place": "Place an airship on", "cover": "Put an X on"}
                return f"{words.get(view.kind, 'Choose')} {named(s, cell)}"
            case {"move": count}:
                return f"Move {airships(count)}" + (f" from {island(s, source_asked(s, s.seat))}" if s.sources else "")
            case {"airship": cell}:
                return f"Place an airship on {named(s, cell)}"
            case {"draw": number}:
                return f"Draw map {number}"
            case {"island": kind}:
                where = f" at {CELLS[s.layout.index(NOWHERE)]}" if NOWHERE in s.layout else ""
                return f"Lay out a {ISLAND_KINDS[ISLANDS.index(kind)]} island{where}"
            case {"first": player}:
                return f"{capital(player)} takes the first turn"
        return super().option(view, action)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        s = table(view)
        match self.game.actions()[action]:
            case {"map": number, "at": place}:
                return f"map-{number}", f"place-{place}"
            case {"storm": origin, "to": cell}:
                return f"storm-{origin}", f"island-{cell}"
            case {"push": player, "to": cell}:
                return f"ships-{player}-{CELLS[s.target]}", f"island-{cell}"
            case {"sector": cell} | {"airship": cell}:
                return (f"island-{cell}",)
            case {"move": _} if s.sources:
                return (f"ships-{PLAYERS[s.seat]}-{CELLS[source_asked(s, s.seat)]}",)
            case {"draw": _}:
                return ("deck",)
            case {"island": _} if NOWHERE in s.layout:
                return (f"island-{CELLS[s.layout.index(NOWHERE)]}",)
            case {"first": player}:
                return (f"reserve-{player}",)
        return ()

    def event(self, view: View, name: str, args: dict[str, int]) -> str:
        s = table(view)
        words: dict[str, Any] = {"turns": TURNS}
        for key, value in args.items():
            if key in ("player", "winner"):
                words[key] = SEATS[value]
            elif key in ("from", "to", "cell"):
                words[key] = island(s, value)
            elif key == "owner":
                words[key] = "an airship of their own" if value == args["player"] else f"an airship of {SEATS[value]}"
            elif key in ("count", "pairs"):
                words["ships"] = airships(value)
            elif key == "place":
                words["beside"] = beside(s, value)
                words["sectors"] = listed(cells(SECTORS[args["map"] * PLACE_COUNT + value]))
            elif key == "reason":
                words[key] = self.reason(REASONS[value])
            else:
                words[key] = value + 1 if key == "map" else value
        if name == "conflict":
            words["holds"] = "South holds it" if args["south"] else "North holds it" if args["north"] else "it is left empty"
        if name == "island":
            words["kind"], words["at"] = ISLAND_KINDS[args["island"]], CELLS[args["cell"]]
        return _EVENTS[name].format(**words)

    def reason(self, reason: str) -> str:
        return _REASONS[reason]

    def refusal(self, view: View, action: int, rule: Rule) -> str:
        template = _REFUSALS.get(rule.id)
        return template.format(**_refused(table(view), self.game.actions()[action])) if template else rule.sentence

    def panel(self, view: View, seat: int) -> Panel:
        s = table(view)
        *aloft, reserve = s.ships[seat * HOLDS : (seat + 1) * HOLDS]
        held = islands_of(s, seat)
        counts = (Count(board.SHIPS[seat], "airships on the islands", sum(aloft)), Count("hangar", "airships in reserve", reserve))
        return Panel(held, "island" if held == 1 else "islands", counts)

    def element(self, view: View, element: str) -> str:
        s = table(view)
        match element.split("-", 2):
            case ["board"]:
                return "Landomy: nine islands, twelve places for maps, and the tray"
            case ["island", cell]:
                return _island_says(s, CELLS.index(cell))
            case ["place", cell, side]:
                return _place_says(s, PLACES.index(f"{cell}-{side}"))
            case ["map", number]:
                sectors = listed(cells(PRINTED.maps[int(number) - 1]))
                return f"Map {number}, on offer. Drawn as it lies south of the board, where it marks {sectors}."
            case ["storm", cell]:
                return f"Radioactive Storm on {named(s, cell)}"
            case ["ships", player, cell]:
                count = s.ships[PLAYERS.index(player) * HOLDS + CELLS.index(cell)]
                return f"{capital(airships(count))} of {capital(player)} on {named(s, cell)}"
            case ["reserve", player]:
                seat = PLAYERS.index(player)
                return f"Reserve of {SEATS[seat]}, the {TRIBES[seat]}: {airships(s.ships[seat * HOLDS + RESERVE])}"
            case ["deck"]:
                return f"Deck with {max(0, s.unseen.bit_count() - 2)} of the unseen maps; two more were put aside"
            case ["monitor"]:
                return f"Monitoring board: South controls {islands_of(s, SOUTH)}, North {islands_of(s, NORTH)} of the nine islands"
            case ["turns"]:
                return f"Turn {s.turn} of {TURNS}; {SEATS[s.active]} is the active player"
        return element

    def wide_board(self, view: View) -> str:
        return board.draw(view, lambda id: self.element(view, id), wide=True)

    def board(self, view: View) -> str:
        return board.draw(view, lambda element: self.element(view, element))

    def lines(self, view: View) -> list[str]:
        return _terminal(table(view))


# what the elements are


def _island_says(s: Table, cell: int) -> str:
    kind = s.layout[cell]
    if kind == NOWHERE:
        return f"No island yet at {CELLS[cell]}"
    south, north = s.ships[cell], s.ships[HOLDS + cell]
    control = "nobody controls it" if south == north else f"{SEATS[SOUTH if south > north else NORTH]} controls it"
    parts = [f"{capital(island(s, cell)[4:])}: South {south}, North {north}, {control}"]
    if kind:
        parts.append(f"Black action: {VERBS[PRINTED.black[kind]]}; white action: {VERBS[PRINTED.white[kind]]}")
    if s.storms >> cell & 1:
        parts.append("A storm is here: nothing can come in")
    if s.place != NOWHERE:
        if BESIDE[s.place] == cell:
            parts.append("The active island")
        if marked(s, s.place) >> cell & 1:
            parts.append("A sector of this turn's map" + ("" if s.sectors >> cell & 1 else ", with an X"))
    return ". ".join(parts)


def _place_says(s: Table, place: int) -> str:
    where = capital(beside(s, place))
    if s.maps[place] == NO_MAP:
        return f"{where}: an empty place"
    if s.face_down >> place & 1:
        return f"{where}: map {s.maps[place] + 1}, face down"
    now = ", this turn's map" if place == s.place else ""
    return f"{where}: map {s.maps[place] + 1}{now}, marking {listed(cells(marked(s, place)))}"


# why something is not allowed

_REFUSALS: Final = {
    "3c": "That is not what is asked now: {asked}.",
    "3.1a": "Map {lying} already lies {beside}.",
    "3.1b": "You have no airship on {cell}, so no map can lie face up beside it.",
    "3.1c": "Map {map} is not on offer; you choose between {offer}.",
    "3.1d": "A map can still be laid face up, for example {example}, so none may be laid face down.",
    "3.2b": "{Cell} {unmarked}; open: {open}.",
    "3.3a": "There is no storm on {origin}; the storms are on {storms}.",
    "3.3b": "There is a storm on {cell} already, so none can move there.",
    "3.3d": "{owner} has no airship on {target}, so there is none to push.",
    "3.3e": "{Cell} does not share a side with {target}.",
    "3.3f": "There is a storm on {cell}, so no airship can go there.",
    "3.4b": "You have no airship next to {cell}, so none can move there.",
    "3.4c": "You have {here} on {source}, so {move} cannot move from there.",
    "3.4d": "No airship has moved so far, and {source} is the last island to move from: at least one must go.",
    "5d": "During the set-up no airship goes to {cell}.",
    "2c": "Map {draw} has been drawn already.",
    "5b": "No {kind} island is left to lay out.",
}


def _refused(s: Table, action: dict[str, Any]) -> dict[str, Any]:
    """Everything that a refusal may have to name."""
    words: dict[str, Any] = {"asked": asked(s, 2), "open": listed(cells(s.sectors)), "storms": listed(cells(s.storms)), **action}
    cell = next((CELLS.index(action[key]) for key in ("to", "sector", "airship") if key in action), NOWHERE)
    if "at" in action:
        place = PLACES.index(action["at"])
        cell = BESIDE[place]
        words["lying"], words["beside"] = s.maps[place] + 1, beside(s, place)
        words["offer"] = listed([str(map_ + 1) for map_ in (s.offer_a, s.offer_b) if map_ != NO_MAP])
        words["example"] = next((beside(s, place) for place in range(PLACE_COUNT) if s.targets >> place & 1), "")
    if cell != NOWHERE:
        words["cell"], words["Cell"] = island(s, cell), capital(island(s, cell))
        under_x = s.place != NOWHERE and marked(s, s.place) >> cell & 1
        words["unmarked"] = "already has an X" if under_x else "is not marked by this turn's map"
    words["origin"] = named(s, action["storm"]) if "storm" in action else ""
    words["target"] = island(s, s.target) if s.target != NOWHERE else ""
    if s.sources:
        source = source_asked(s, s.seat)
        words["source"], words["here"] = island(s, source), airships(s.ships[s.seat * HOLDS + source])
    kind = ISLAND_KINDS[ISLANDS.index(action["island"])] if "island" in action else ""
    return {**words, "kind": kind, "owner": capital(action.get("push", ""))}


# the terminal


def _slot(s: Table, place: int) -> str:
    """A place: a dot if it is empty, else the number of its map, starred while it is this turn's."""
    map_ = s.maps[place]
    if map_ == NO_MAP:
        return "[dim]·[/dim]"
    if s.face_down >> place & 1:
        return "[dim]▒▒[/dim]"
    return f"[bold yellow]{map_ + 1}*[/bold yellow]" if place == s.place else str(map_ + 1)


def _cell(s: Table, cell: int) -> list[str]:
    kind = s.layout[cell]
    now = s.place != NOWHERE and BESIDE[s.place] == cell
    name = f"{CELLS[cell]} {ISLAND_KINDS[kind] if kind != NOWHERE else '?'}"
    south, north = s.ships[cell], s.ships[HOLDS + cell]
    holder = "–" if south == north else "[magenta]South[/magenta]" if south > north else "[yellow]North[/yellow]"
    sector = ""
    if s.place != NOWHERE and marked(s, s.place) >> cell & 1:
        sector = " ☐" if s.sectors >> cell & 1 else " ☒"
    verbs = f"{_SIGNS[PRINTED.black[kind]]}/{_SIGNS[PRINTED.white[kind]]}" if kind > 0 else "   "
    return [
        f" [bold]{name}[/bold]{'*' if now else ''}",
        f" [magenta]S{south}[/magenta] [yellow]N{north}[/yellow]  {verbs}" + ("  [cyan]storm[/cyan]" if s.storms >> cell & 1 else ""),
        f" held by {holder}{sector}",
    ]


_SIGNS: Final = (" ", "@", "→", "+")
_COLUMNS: Final = 23


def _terminal(s: Table) -> list[str]:
    grid = [[_cell(s, 3 * row + column) for column in range(3)] for row in range(3)]
    slots = [_slot(s, place) for place in range(PLACE_COUNT)]
    sides = [slots[first : first + 3] for first in range(0, PLACE_COUNT, 3)]
    score = f"islands [magenta]South {islands_of(s, SOUTH)}[/magenta] : [yellow]North {islands_of(s, NORTH)}[/yellow]"
    reserve = f"reserve [magenta]South {s.ships[RESERVE]}[/magenta], [yellow]North {s.ships[HOLDS + RESERVE]}[/yellow]"
    heading = f"[bold]Turn {s.turn} of {TURNS}[/bold], {SEATS[s.active]} active   {score}   {reserve}"
    legend = "[dim]black/white action: @ storm, → move, + place   ☐ open sector   ☒ X   * active   ▒▒ face down[/dim]"
    return [heading, "", *terminal.rimmed(grid, _COLUMNS, sides), "", *_offered(s), legend]


def _offered(s: Table) -> list[str]:
    pictures = []
    for map_ in (s.offer_a, s.offer_b):
        if map_ != NO_MAP:
            rows = [" ".join("■" if PRINTED.maps[map_] >> 3 * row + column & 1 else "·" for column in range(3)) for row in range(3)]
            pictures.append([f"map {map_ + 1}", *rows])
    return terminal.beside(*pictures) if pictures else []
