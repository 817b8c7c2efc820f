"""What is legal in Landnám: the options of every kind of decision, and the rule that forbids anything else."""

from __future__ import annotations

from typing import Final

from landtake.games.landnam import (
    cite,
    rules_althing,
    rules_building,
    rules_exploration,
    rules_harvest,
    rules_movement,
    rules_sites,
    rules_suit,
    rules_trade,
)
from landtake.games.landnam.asks import (
    ASK_AGE,
    ASK_ALTHING,
    ASK_ANSWER,
    ASK_BESIDE,
    ASK_BUILD,
    ASK_COUNTER,
    ASK_DEAL,
    ASK_DRAFT,
    ASK_EXPLORE,
    ASK_FATE,
    ASK_FLEE,
    ASK_GREEN,
    ASK_HARVEST,
    ASK_OPENER,
    ASK_OPENING,
    ASK_RAISE,
    ASK_RED,
    ASK_REPLY,
    ASK_ROLL,
    ASK_SITE,
    ASK_SOW,
    ASK_STEP,
    ASK_SUE,
    ASK_SWAP,
    ASK_TAKE_OVER,
    ASK_TRADE,
    ASK_UNIT,
)
from landtake.games.landnam.pieces import produces
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import (
    ACCEPT,
    BID,
    CARDS,
    DECLINE,
    DICE_OPTIONS,
    DRAW,
    GREEN_OPTIONS,
    HEX,
    MOST_CARDS,
    OUTER,
    PASS,
    PLAY,
    PLAY_CARD,
    PLAYER,
    RED_OPTIONS,
    RESOURCE,
    ROLL_DICE,
    STARTING_CARDS,
    STOP,
)

TAKE_OVER_OPTIONS: Final = [ACCEPT, DECLINE]


def seat_options(realm: Realm, s: Table, seat: int) -> list[int]:
    kind = s.kind
    if kind == ASK_UNIT:
        return rules_movement.unit_options(s, seat)
    if kind == ASK_STEP:
        return rules_movement.step_options(realm, s, seat)
    if kind == ASK_TRADE:
        return rules_trade.trade_options(realm, s, seat)
    if kind == ASK_BUILD:
        return rules_building.build_options(realm, s, seat)
    if kind in (ASK_DRAFT, ASK_COUNTER):
        return rules_trade.draft_options(realm, s, seat)
    if kind == ASK_ANSWER:
        return rules_trade.answer_options(s, seat)
    if kind == ASK_REPLY:
        return rules_trade.reply_options(s, seat)
    if kind == ASK_SITE:
        return rules_sites.sites(realm, s, seat, s.item)
    if kind == ASK_AGE:
        return rules_harvest.age_options(s)
    if kind in (ASK_HARVEST, ASK_SOW):
        return rules_harvest.harvest_options(s, seat)
    if kind == ASK_EXPLORE:
        return rules_exploration.explore_options(s, seat)
    if kind == ASK_ALTHING:
        return rules_althing.window_options(s, seat)
    if kind == ASK_RAISE:
        return rules_suit.raise_options(realm, s, seat)
    if kind == ASK_SUE:
        return rules_althing.sue_options(s, seat)
    if kind == ASK_OPENING:
        return rules_althing.opening_options(s, seat)
    if kind == ASK_OPENER:
        return [PLAYER + (s.active + offset) % realm.seats for offset in range(realm.seats)]
    if kind == ASK_TAKE_OVER:
        return TAKE_OVER_OPTIONS
    if kind == ASK_SWAP:
        return rules_movement.swap_options(s)
    if kind == ASK_FLEE:
        return rules_movement.flee_options(realm, s)
    return rules_sites.beside_options(realm, s, s.builder)


def chance_options(realm: Realm, s: Table) -> list[int]:
    kind = s.kind
    if kind == ASK_ROLL:
        return DICE_OPTIONS
    if kind == ASK_GREEN:
        return GREEN_OPTIONS
    if kind == ASK_RED:
        return RED_OPTIONS
    if kind == ASK_FATE:
        return [DRAW + card for card in range(CARDS) if s.deck[card] > 0]
    if kind == ASK_DEAL:
        return [DRAW + card for card in STARTING_CARDS if s.deck[card] > 0]
    return [PLAYER + seat for seat in range(realm.seats)]


def seat_refusal(realm: Realm, s: Table, seat: int, action: int) -> int:
    """The number of the rule that forbids an action to a seat that is asked; 0 if none does."""
    kind = s.kind
    if kind == ASK_UNIT:
        return rules_movement.unit_refusal(realm, s, seat, action)
    if kind == ASK_TRADE:
        return rules_trade.trade_refusal(realm, s, seat, action)
    if kind in (ASK_DRAFT, ASK_COUNTER):
        return rules_trade.draft_refusal(realm, s, seat, action)
    if kind in (ASK_ANSWER, ASK_REPLY):
        return rules_trade.answer_refusal(s, seat, action)
    if kind == ASK_BUILD:
        return rules_building.build_phase_refusal(realm, s, seat, action)
    if kind == ASK_SITE:
        return rules_building.site_refusal(realm, s, seat, action)
    if kind == ASK_RAISE:
        return rules_suit.raise_refusal(realm, s, seat, action)
    if PLAY <= action < PLAY + len(PLAY_CARD):
        return card_refusal(s, seat, action - PLAY)
    if HEX <= action <= HEX + OUTER:
        return hex_refusal(realm, s, seat, action - HEX)
    if action == (STOP if kind == ASK_STEP else ROLL_DICE if kind == ASK_EXPLORE else PASS):
        return 0 if kind in (ASK_STEP, ASK_EXPLORE, ASK_SOW, ASK_HARVEST, ASK_ALTHING, ASK_SUE) else cite.PHASES_IN_ORDER
    if kind == ASK_OPENING and BID < action <= BID + MOST_CARDS:
        return 0 if action - BID <= s.hands[seat * 4 + produces(s, s.suit_at)] else cite.NOT_HELD
    if kind == ASK_OPENER:
        return rules_althing.opener_refusal(realm, action)
    if kind == ASK_TAKE_OVER and action in TAKE_OVER_OPTIONS:
        return 0
    if kind == ASK_SWAP and RESOURCE <= action < RESOURCE + 4:
        return 0 if s.stocked >> (action - RESOURCE) & 1 else cite.TRADE_FATE
    return cite.PHASES_IN_ORDER


def card_refusal(s: Table, seat: int, play_: int) -> int:
    """Why a fate card may not be played in one of the moments that are only for cards, or for a moving unit."""
    if s.kind in (ASK_SOW, ASK_HARVEST):
        return rules_harvest.harvest_refusal(s, seat, play_)
    if s.kind == ASK_EXPLORE:
        return rules_exploration.explore_refusal(s, seat, play_)
    if s.kind == ASK_ALTHING:
        return rules_althing.window_refusal(s, seat, play_)
    if s.kind == ASK_STEP:
        return rules_movement.movement_card_refusal(s, seat, PLAY_CARD[play_])
    return cite.CARD_PHASE


def hex_refusal(realm: Realm, s: Table, seat: int, face: int) -> int:
    """Why a hex may not be chosen; 0 if it may."""
    if s.kind == ASK_STEP:
        return rules_movement.step_refusal(realm, s, seat, face)
    if s.kind == ASK_FLEE:
        return rules_movement.flee_refusal(realm, s, face)
    if s.kind == ASK_SUE:
        return rules_althing.sue_refusal(realm, s, seat, face)
    if s.kind == ASK_AGE:
        return rules_harvest.age_refusal(s, face)
    if s.kind == ASK_BESIDE:
        return rules_sites.beside_refusal(realm, s, s.builder, face)
    return cite.PHASES_IN_ORDER


def chance_refusal(realm: Realm, s: Table, action: int) -> int:
    if action in chance_options(realm, s):
        return 0
    if action >= DRAW and s.kind in (ASK_FATE, ASK_DEAL):
        return cite.START_FATE if s.kind == ASK_DEAL else cite.FATE_DECK
    return cite.PHASES_IN_ORDER
