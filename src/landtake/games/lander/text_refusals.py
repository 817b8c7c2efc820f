"""Why something is not allowed in Lander, said with the thing that stands in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.core.game import Game
from landtake.core.rule import Rule
from landtake.core.state import CHANCE, OVER
from landtake.core.view import View
from landtake.draw.words import capital
from landtake.games.lander.rules import Lander
from landtake.games.lander.state import Table
from landtake.games.lander.text_obstacles import Obstacles

Name = Callable[[int], str]

TEMPLATES: Final = {
    "1.4b": "{not_asked}",
    "4.1b": "Free Orders come before the Official Order of a turn; you have given yours already.",
    "4.1d": "{no_observation}",
    "4.1e": "{What} was bought or traded only just now; you can use it from your next turn on.",
    "4.1g": "This game is played without a timer.",
    "4.1h": "This is your sixtieth turn this year: you can only Prepare for Year End.",
    "4.2b": "You do not have {what}.",
    "4.2c": "{no_conversion}",
    "4.2d": "{no_free_order}",
    "4.2e": "Your attachments have lain like that already in this turn.",
    "4.3a": "{no_money}",
    "4.3c": "You cannot leave it: {asked}",
    "5.1a": "{Sector} belongs to {owner}.",
    "5.1b": "{Sector} is not adjacent, so the structures cannot move there.",
    "5.2b": "The place {place} is taken.",
    "5.2c": "{Sector} is not the closest unoccupied one; closest to yours {closest}.",
    "5.2e": "No sector is unoccupied and no sector is left to draw.",
    "5.2f": "That place lies beside a sector with a lower number too, and is named after that one.",
    "5.3a": "{not_mine}",
    "5.3b": "{full_sector}",
    "5.4a": "{Sector} {is_whose}; this concerns {concerned}.",
    "5.4b": "{Sector} has {structures}, and {wanted}.",
    "5.4c": "An ability of {owner} guards {sector}.",
    "5.4d": "{Sector} is the only sector of {owner}.",
    "6.1g": "{wrong_leader}",
    "6.2c": "Stasis is empty: nobody is left to acquire.",
    "6.3f": "{Member} leads, and is not returned for a newcomer who does not.",
    "6.4f": "{What} is not in the Morgue.",
    "6.5a": "{no_ability}",
    "6.5b": "{What} has used this ability already this year.",
    "6.5e": "{no_such_ability}",
    "7b": "{same_trait}",
    "7c": "There is a Leadership Training in your crew already.",
    "7d": "{no_room}",
    "7e": "{not_movable}",
    "7f": "In that place is no Training that could come back to your hand.",
    "8.1b": "{cannot_hold}",
    "8.3a": "{exo_place}",
    "8.3e": "{Member} wears an Exoskeleton already.",
    "9.1b": "{What} needs more than your crew has: {lacks}.",
    "9.1d": "There is no lasting card or effect of that number.",
    "9.1e": "{What} is of neither your crew nor a team-mate’s.",
    "9.2c": "{Player} cannot be named now: an ability protects them, or asks for a card that you do not have.",
    "9.3a": "{no_window}",
    "9.3c": "{Card} is itself a response, and only Shielding can answer it.",
    "9.3e": "{no_feedback}",
    "9.4a": "{no_anytime}",
    "9.4b": "{no_curfew}",
    "9.4c": "Fast Reflexes lets you give one Free Order and nothing else.",
    "10c": "To Consolidate you discard 3 cards that you can use, and you have {usable}.",
    "10d": "{Deck} and its discard pile are both empty.",
    "10e": "{What} is not in the discard piles.",
    "10.2a": "You have asked for a Negotiation in this turn already.",
    "10.2b": "{Player} is not willing to trade with you.",
    "10.2d": "{not_named}",
    "10.2e": "An offer has 2 to 5 cards and resources, at least one from each side; so far {offer}.",
    "10.2i": "You have no {type} to offer.",
    "10.2j": "You can ask only for resources, for what {other} has laid, and for what {other} has just offered.",
    "10.2k": "{nothing_to_trade}",
    "10.2l": "You have to make an offer: put something in it.",
    "10.2m": "You have brought about three Negotiations this year already.",
    "11e": "You cannot do all of that: {option}",
    "11f": "{forbidden}",
    "11j": "{Sector} is not your best sector.",
    "12.1c": "You do not meet the criteria of {mission}: you lack {mission_lacks}.",
    "12.2a": "{mission_closed}",
    "12.3e": "{Mission} costs no more {resource} that could be taken off.",
    "16c": "In a team a Negotiation costs 1 Observation, and you have none left.",
    "18a": "{no_effect}",
    "18c": "{Player} is no opponent whom this could concern.",
}


def sentence(game: Game, view: View, action: int, rule: Rule, name: Name) -> str:
    """The refusal in words; a rule that no player can meet speaks for itself."""
    template = TEMPLATES.get(rule.id)
    s = view.state
    if template is None or not isinstance(s, Table) or s.seat in (CHANCE, OVER):
        return rule.sentence
    assert isinstance(game, Lander)
    return capital(template.format_map(Obstacles(game, view, action, name)))
