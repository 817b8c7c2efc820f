"""Lander in words and pictures, for the page, the terminal and the notebook."""

from __future__ import annotations

from typing import Final

from landtake.core.rule import Rule
from landtake.core.state import CHANCE
from landtake.core.view import View
from landtake.draw.choosers import Chooser
from landtake.draw.orders import Standing
from landtake.draw.presentation import Count, Panel, Presentation
from landtake.draw.words import counted, listed
from landtake.games.lander import board, board_hand, text_events, text_options, text_prompts, text_refusals
from landtake.games.lander.board_art import Scene
from landtake.games.lander.rules import Lander
from landtake.games.lander.rules_accolades import stars_of
from landtake.games.lander.rules_base import cards_of
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.show import names, page
from landtake.games.lander.state import Table
from landtake.games.lander.text_elements import element_says, mission_says

REASONS: Final = {
    "goal": "The goal of the simulation was reached.",
    "stars": "The Intrepid has arrived; the most stars win.",
    "accolade": "The tie was broken by an Accolade.",
    "shared": "No Accolade could break the tie; the victory is shared.",
}


def table(view: View) -> Table:
    """The position that a view of Lander shows."""
    assert isinstance(view.state, Table)
    return view.state


class LanderText(Presentation):
    """Lander's words and pictures."""

    def seat(self, seat: int) -> str:
        return names.corporation(self.game, seat)

    def status(self, view: View) -> str:
        assert isinstance(self.game, Lander)
        return page.status(self.game.config, table(view))

    def chooser(self, view: View) -> Chooser | None:
        return page.chooser(view, table(view))

    def orders(self) -> tuple[Standing, ...]:
        return page.ORDERS

    def prompt(self, view: View) -> str:
        s = table(view)
        if view.result:
            return f"{listed([self.seat(seat) for seat in view.result.winners])} won. {self.reason(view.result.reason)}"
        if s.seat == CHANCE:
            return "Cards or sectors are drawn."
        return (text_prompts.asked if view.seat == s.seat else text_prompts.doing)(s, view.kind, self.seat)

    def option(self, view: View, action: int) -> str:
        return text_options.wording(self.game, view, action, self.seat) or super().option(view, action)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        return text_options.targets(self.game, view, action)

    def event(self, view: View, name: str, args: dict[str, int]) -> str:
        return text_events.sentence(table(view), self.seat, name, args)

    def reason(self, reason: str) -> str:
        return REASONS[reason]

    def refusal(self, view: View, action: int, rule: Rule) -> str:
        return text_refusals.sentence(self.game, view, action, rule, self.seat)

    def panel(self, view: View, seat: int) -> Panel:
        s = table(view)
        assert isinstance(self.game, Lander)
        g = self.game.config
        stars = stars_of(g, s, seat)
        counts = [
            Count("sector", "sectors", s.tile_owner.count(seat)),
            Count("person", "crew members", crew_size(s, seat)),
            Count("cards", "Activity cards", cards_of(s, seat)),
            Count("crate", "resources", s.res_count[seat]),
        ]
        if g.observations:
            counts.append(Count("eye", "Observations left", s.observations[seat]))
        return Panel(stars, "star" if stars == 1 else "stars", counts)

    def element(self, view: View, element: str) -> str:
        return element_says(self._scene(view), element)

    def board(self, view: View) -> str:
        return board.tall(self._scene(view))

    def wide_board(self, view: View) -> str:
        return board.wide(self._scene(view))

    def picture(self, view: View) -> str:
        return self.wide_board(view)

    def hand(self, view: View) -> str:
        return board_hand.hand(self._scene(view))

    def _scene(self, view: View) -> Scene:
        scene = Scene(view, self.seat, str)
        scene.says = lambda element: element_says(scene, element)
        return scene

    def lines(self, view: View) -> list[str]:
        s = table(view)
        scene = self._scene(view)
        said = [scene.says("year"), scene.says("stasis")]
        said += [f"Mission: {mission_says(scene, number)}" for number in s.roster if number >= 0]
        said += [f"Accolade: {scene.says(f'accolade-{index}')}" for index in range(len(s.accolades))]
        for seat in scene.order:
            said.append(scene.says(f"company-{seat}"))
            said += [f"  {scene.says(f'member-{seat}-{member}')}" for member in range(crew_size(s, seat))]
            said += [f"  {scene.says(f'sector-{tile + 1}')}" for tile in range(len(s.tile_owner)) if s.tile_owner[tile] == seat]
        if view.seat is not None:
            held = [names.CARDS[card] for card in s.hands[view.seat] + s.locked[view.seat]]
            said.append(f"Your hand: {names.price(*s.res[3 * view.seat : 3 * view.seat + 3])}; {listed(held)}")
            said += [f"Private Mission: {mission_says(scene, number)}" for number in s.private[view.seat] if number >= 0]
        free = [tile for tile in range(len(s.tile_owner)) if s.tile_owner[tile] < 0]
        said.append(f"{counted(len(free), 'unoccupied sector')}: {'; '.join(names.sector(s, tile) for tile in free)}")
        return said
