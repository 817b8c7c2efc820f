"""Landed in words: seats, prompts, options, log lines, refusals, what each element is, and the table for the terminal."""

from __future__ import annotations

from typing import Final

from landtake.core.rule import Rule
from landtake.core.state import CHANCE, UNKNOWN
from landtake.core.view import View
from landtake.draw.choosers import Chooser
from landtake.draw.presentation import Count, Panel, Presentation
from landtake.draw.svg import Svg
from landtake.draw.words import capital, counted, listed
from landtake.games.landed import board, ground
from landtake.games.landed.data import ABILITIES, PRINTED
from landtake.games.landed.kinds import KINDS, REASONS
from landtake.games.landed.show import holding, page
from landtake.games.landed.show.refusals import refusal
from landtake.games.landed.show.says import element_says
from landtake.games.landed.show.terminal import lines
from landtake.games.landed.show.words import (
    ABILITY_SAYS,
    CARD_NAMES,
    SEATS,
    TERRAIN_NAMES,
    after_laying,
    area_at_hand,
    beside,
    contract_name,
    edge_direction,
    faces,
    points,
    tile_name,
    tiles,
)
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import CONTRACT_ABILITY, LEVEL_SIZE, LEVELS
from landtake.parts.hex import EDGE_NAMES

_REASONS: Final = {
    "tiles": "The last tile was drawn, and everyone has had one more turn.",
    "cubes": "The last cube of all was placed.",
}

# What is asked: said to the player who is asked, about them, and as a refusal of anything else says it.
_PROMPTS: Final = {
    "first": ("Lots are drawn for the first turn.",) * 2 + ("lots are drawn for the first turn",),
    "draw-tile": ("A tile is drawn.",) * 2 + ("a tile is to be drawn",),
    "draw-contract": ("A contract is drawn.",) * 2 + ("a contract is to be drawn",),
    "draw-satellite": ("A satellite card is drawn.",) * 2 + ("a satellite card is to be drawn",),
    "stolen": ("A card is stolen at random.",) * 2 + ("a card is to be stolen",),
    "start-contracts": ("Keep two of your four contracts.", "{choose} two of four contracts.", "two of your four contracts are to be kept"),
    "action": ("Take an action{claim}{card}.", "chooses an action.", "an action is to be chosen"),
    "after": ("{Claim}{card_or_end}", "may finish the turn.", "the turn is to be finished"),
    "tile": ("Choose a tile from your hand.", "chooses a tile.", "a tile is to be chosen"),
    "plot": ("Choose a plot for {tile}.", "chooses a plot.", "a plot is to be chosen"),
    "cover": ("Redesign: choose the tile that {tile} covers.", "chooses a tile to cover.", "a tile to cover is to be chosen"),
    "face": ("Choose how {tile} lies.", "turns the tile.", "a side and a turn of {tile} are to be chosen"),
    "steal": ("All satellite cards are taken: steal one?", "may steal a satellite card.", "a player to steal from is to be chosen"),
    "fulfil": ("Choose a contract and a level for {area}.", "fulfils a contract.", "a contract and a level are to be chosen"),
    "ability": ("Use the ability of your contract? {ability}", "may use an ability: {ability}", "an ability is to be used or declined"),
    "keep": ("Choose what to keep of the contracts that you drew.", "chooses contracts.", "contracts are to be kept"),
    "lift": ("Reengineer: choose an edge tile to move.", "chooses a tile to move.", "a tile to move is to be chosen"),
    "move": ("Choose where {lifted} goes.", "moves {lifted}.", "a plot for the moved tile is to be chosen"),
    "turn": ("Choose how {lifted} lies.", "turns {lifted}.", "a turn of the moved tile is to be chosen"),
}

_ACTIONS: Final = {
    "terraform": "Terraform: lay a tile",
    "plan": "Plan Development: draw {draw}",
    "sign": "Sign Contracts: draw three and keep one or two",
    "two points": "Score 2 points instead of an action",
}
_TOOK: Final = ("Terraforms", "plans development", "signs contracts", "scores 2 points instead of an action")


def table(view: View) -> Table:
    """The position that a view of Landed shows."""
    assert isinstance(view.state, Table)
    return view.state


class LandedText(Presentation):
    """Landed's words and pictures."""

    def seat(self, seat: int) -> str:
        return SEATS[seat]

    def mark(self, seat: int) -> Svg:
        """The cube by which a player is known."""
        return board.player_mark(seat)

    def status(self, view: View) -> str:
        return page.status(table(view))

    # what is asked

    def chooser(self, view: View) -> Chooser | None:
        return page.chooser(view)

    def prompt(self, view: View) -> str:
        s = table(view)
        if view.result:
            winners = listed([SEATS[seat] for seat in view.result.winners])
            verb = "has" if len(view.result.winners) == 1 else "share the win and have"
            return f"{winners} {verb} won. {self.reason(view.result.reason)}"
        if s.seat == CHANCE:
            return self._asked(view, 0)
        if view.seat in view.asked:
            return self._asked(view, 0)
        who = listed([SEATS[seat] for seat in view.asked])
        return f"{who} {self._asked(view, 1)}"

    def _asked(self, view: View, voice: int) -> str:
        s = table(view)
        words: dict[str, str] = {
            "tile": "the tile",
            "lifted": "",
            "area": "",
            "ability": "",
            "claim": "",
            "card": "",
            "Claim": "",
            "card_or_end": "",
            "choose": "chooses" if len(view.asked) == 1 else "choose",
        }
        if s.lifted != NONE:
            words["lifted"] = tile_name(s.tile_at[s.lifted])
        if view.seat is not None and s.laying[view.seat] > 0:
            words["tile"] = tile_name(s.laying[view.seat])
        if s.edge != NONE:
            words["area"] = area_at_hand(s, s.edge)
        if s.ability != NONE:
            words["ability"] = ABILITY_SAYS[ABILITIES[CONTRACT_ABILITY[s.ability]]]
        if voice == 0 and view.seat == s.seat and KINDS[s.kind].name in ("action", "after"):
            options = [self.game.actions()[option] for option in view.options()]
            claims = any("claim" in option for option in options)
            uses = any("use" in option for option in options)
            words["claim"] = ", or first claim an area of the tile just laid" if claims else ""
            words["card"] = ", or first use a satellite card" if uses else ""
            words["Claim"] = "Claim an area of the tile just laid, or end your turn." if claims else ""
            words["card_or_end"] = (
                (" A satellite card can be used now." if claims else "Use a satellite card, or end your turn.") if uses else ""
            )
            if not claims and not uses:
                words["card_or_end"] = "Nothing more can be done: end your turn."
        return _PROMPTS[KINDS[s.kind].name][voice].format(**words)

    # what may be chosen

    def option(self, view: View, action: int) -> str:
        s = table(view)
        match self.game.actions()[action]:
            case {"plot": plot}:
                return self._plot_option(view, plot)
            case {"tile": tile}:
                return f"{capital(tile_name(tile))}: {faces(s, tile, 0)} / {faces(s, tile, 6)}" if tile else "The starting tile"
            case {"side": side, "turn": int(turn)}:
                return self._face_option(view, 6 * "ab".index(side) + turn)
            case {"claim": edge}:
                if s.window == NONE:
                    return f"Claim the area to the {edge_direction(edge)}"
                return f"Claim {area_at_hand(s, EDGE_NAMES.index(edge))}"
            case {"fulfil": number, "size": size}:
                return self._fulfil_option(view, number - 1, size)
            case {"keep": []}:
                return "Put it back under the deck"
            case {"keep": numbers}:
                return "Keep " + listed([contract_name(number - 1) for number in numbers])
            case {"action": name}:
                draws = tiles(min(4 - len(s.hands[s.active]), len(s.bag))) if len(s.hands[s.active]) < 4 else "tiles"
                return _ACTIONS[name].format(draw=draws)
            case {"turn": "end"}:
                return "End the turn"
            case {"use": kind}:
                return f"Use the satellite card {kind.capitalize()}"
            case {"ability": answer}:
                return "Use the ability" if answer == "use" else "Decline the ability"
            case {"steal from": "nobody"}:
                return "Steal from nobody"
            case {"steal from": seat}:
                return f"Steal from {SEATS[seat - 1]}"
            case {"first": seat}:
                return f"{SEATS[seat - 1]} begins"
            case {"draw tile": tile}:
                return f"Draw {tile_name(tile)}"
            case {"draw contract": number}:
                return f"Draw {contract_name(number - 1)}"
            case {"draw satellite": kind}:
                return f"Draw {kind.capitalize()}"
        return super().option(view, action)

    def _plot_option(self, view: View, plot: int) -> str:
        s = table(view)
        there = s.tile_at[plot] if plot < len(s.plots) else NONE
        if there != NONE:
            verb = {"cover": "Cover", "lift": "Move"}.get(view.kind, "Choose")
            return f"{verb} {tile_name(there)} on plot {plot}"
        return f"Plot {plot}, {beside(s, plot)}"

    def _face_option(self, view: View, face: int) -> str:
        s = table(view)
        tile = board.tile_in_motion(s, view.seat)
        name = f"Side {'ab'[face // 6]}" + (f", turned by {face % 6}" if face % 6 else "")
        if tile == NONE or s.plot == NONE:
            return name
        if tile == 0 and face >= 6:
            return name
        areas = [f"{TERRAIN_NAMES[terrain]} {size}" for terrain, size in after_laying(s, tile, face, s.plot)]
        return f"{name}: {', '.join(areas)}"

    def _fulfil_option(self, view: View, contract: int, size: int) -> str:
        s = table(view)
        levels = PRINTED.contracts[contract].levels
        _, gold, silver = next(level for level in levels if level[0] == size)
        name = f"{capital(contract_name(contract))} at size {size}"
        if s.edge == NONE or s.window == NONE:
            return name
        area = ground.area_at(s, s.where[s.window], s.edge)
        worth = f"{silver} silver" if s.area_cubes[area] else f"{gold} gold"
        negotiated = ", with Negotiate" if size > ground.area_size(s, area) else ""
        return f"{name} for {worth}{negotiated}"

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        s = table(view)
        match self.game.actions()[action]:
            case {"plot": plot}:
                return (f"plot-{plot}",)
            case {"tile": tile}:
                return (f"tile-{tile}",)
            case {"side": side, "turn": int(turn)}:
                return (f"face-{side}-{turn}",)
            case {"claim": edge} if s.window != NONE:
                return (f"section-{s.window}-{edge}",)
            case {"fulfil": number, "size": size}:
                return (f"level-{number}-{size}",)
            case {"keep": numbers}:
                return tuple(f"contract-{number}" for number in numbers)
            case {"action": "plan"} | {"draw tile": _}:
                return ("bag",)
            case {"action": "sign"} | {"draw contract": _}:
                return ("deck",)
            case {"draw satellite": _}:
                return ("orbit",)
            case {"use": kind}:
                return (f"card-{kind}",)
            case {"turn": "end"}:
                return ("turns",)
        return ()

    # what happened

    def event(self, view: View, name: str, args: dict[str, int]) -> str:
        s = table(view)
        player = SEATS[args["player"]] if "player" in args else ""
        match name:
            case "first":
                return f"{player} begins."
            case "started":
                return "Everyone has chosen two contracts; the others are shuffled into the deck."
            case "turn":
                return f"Turn {args['turn']}: {player}."
            case "action":
                return f"{player} {_TOOK[args['action']]}."
            case "drew-tile":
                return f"{player} draws {'a tile' if args['tile'] == UNKNOWN else tile_name(args['tile'])}."
            case "drew-contract":
                return f"{player} draws {'a contract' if args['contract'] == UNKNOWN else contract_name(args['contract'])}."
            case "last-round":
                return f"{player} has drawn the last tile: everyone has one more turn, {player} the last."
            case "used":
                return f"{player} uses the satellite card {CARD_NAMES[args['card']]}."
            case "laid":
                over = f" on top of {tile_name(args['below'])}" if args["below"] != NONE else f" on plot {args['plot']}"
                return f"{player} lays {tile_name(args['tile'])}{over}: {faces(s, args['tile'], args['face'])}."
            case "reshuffled":
                return f"The {args['count']} used satellite cards are shuffled to be the deck."
            case "launched":
                card = "a satellite card" if args["card"] == UNKNOWN else f"the satellite card {CARD_NAMES[args['card']]}"
                return f"{player} draws {card}."
            case "stole":
                card = "a satellite card" if args["card"] == UNKNOWN else f"the satellite card {CARD_NAMES[args['card']]}"
                return f"{player} steals {card} from {SEATS[args['victim']]}."
            case "spared":
                return f"{player} steals from nobody."
            case "claimed":
                level = LEVEL_SIZE[args["contract"] * LEVELS + args["level"]]
                coin = "silver" if args["silver"] else "gold"
                area = f"an area of size {args['size']}"
                return f"{player} claims {area} and fulfils {contract_name(args['contract'])} at size {level} for {args['points']} {coin}."
            case "declined":
                return f"{player} declines the ability of {contract_name(args['contract'])}."
            case "signed":
                back = (
                    f", {args['returned']} go under the deck"
                    if args["returned"] > 1
                    else ", one goes under the deck"
                    if args["returned"]
                    else ""
                )
                return f"{player} keeps {counted(args['kept'], 'contract')}{back}."
            case "moved":
                return f"{player} moves {tile_name(args['tile'])} from plot {args['from']} to plot {args['plot']}."
            case "scored":
                return f"{player} scores {points(args['points'])}."
            case "final":
                shown = f", with {counted(args['score_cards'], 'Score card')}" if args["score_cards"] else ""
                return f"{player} scores {points(args['points'])} for satellite cards{shown}."
            case "end":
                return f"The game is over. {self.reason(REASONS[args['reason']])}"
        return super().event(view, name, args)

    def reason(self, reason: str) -> str:
        return _REASONS[reason]

    # why something is not allowed

    def refusal(self, view: View, action: int, rule: Rule) -> str:
        assert view.seat is not None
        return refusal(table(view), view.seat, self.game.actions()[action], rule, self._asked(view, 2))

    # at a glance

    def panel(self, view: View, seat: int) -> Panel:
        s = table(view)
        counts = (
            Count("landed-cube", "cubes left", s.cubes[seat]),
            Count("landed-tile", "tiles in hand", len(s.hands[seat])),
            Count("landed-contract", "unfulfilled contracts", len(s.contracts[seat])),
            Count("landed-satellite", "satellite cards", len(s.cards[seat]) + len(s.fresh[seat])),
        )
        return Panel(s.points[seat], "point" if s.points[seat] == 1 else "points", counts)

    def element(self, view: View, element: str) -> str:
        return element_says(table(view), view.seat, element)

    def board(self, view: View) -> str:
        return board.draw(view, lambda element: self.element(view, element))

    def wide_board(self, view: View) -> str:
        return board.draw(view, lambda element: self.element(view, element), wide=True)

    def hand(self, view: View) -> str:
        return holding.draw(view, lambda element: self.element(view, element))

    def lines(self, view: View) -> list[str]:
        return lines(view)
