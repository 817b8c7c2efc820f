"""Which function carries out which frame, and which functions answer for which kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.games.lander import cite, ops
from landtake.games.lander import rules_abilities as abilities
from landtake.games.lander import rules_actions as actions
from landtake.games.lander import rules_attach as attach
from landtake.games.lander import rules_crew as crew
from landtake.games.lander import rules_death as death
from landtake.games.lander import rules_draw as draw
from landtake.games.lander import rules_events as event
from landtake.games.lander import rules_exchange as exchange
from landtake.games.lander import rules_free as free
from landtake.games.lander import rules_hand as hand
from landtake.games.lander import rules_income as income
from landtake.games.lander import rules_lasting as lasting
from landtake.games.lander import rules_missions as missions
from landtake.games.lander import rules_moving as moving
from landtake.games.lander import rules_negotiation as talk
from landtake.games.lander import rules_offers as offers
from landtake.games.lander import rules_orders as orders
from landtake.games.lander import rules_planet as planet
from landtake.games.lander import rules_roster as roster
from landtake.games.lander import rules_sectors as sectors
from landtake.games.lander import rules_spread as spread
from landtake.games.lander import rules_stasis as stasis
from landtake.games.lander import rules_theft as theft
from landtake.games.lander import rules_upgrade as upgrade
from landtake.games.lander import rules_windows as windows
from landtake.games.lander import rules_year as year
from landtake.games.lander.config import Config
from landtake.games.lander.rules_base import Out
from landtake.games.lander.state import Table

Do = Callable[[Config, Table, Out], None]
Candidates = Callable[[Config, Table, int], list[int]]
Refusal = Callable[[Config, Table, int, int], int]
Answer = Callable[[Config, Table, int, int, Out], None]


def nothing(g: Config, s: Table, out: Out) -> None:
    raise AssertionError(f"no frame begins with {s.stack[-ops.WIDTH]}")


def no_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return []


def no_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return cite.ASKED_FIRST


def no_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    raise AssertionError(f"nobody is asked a question of kind {s.kind}")


DO: Final[list[Do]] = [nothing] * ops.OPS
CANDIDATES: Final[list[Candidates]] = [no_candidates] * ops.ASKS
REFUSALS: Final[list[Refusal]] = [no_refusal] * ops.ASKS
ANSWERS: Final[list[Answer]] = [no_answer] * ops.ASKS


def _kind(kind: int, do: Do, candidates: Candidates, refusal: Refusal, answer: Answer) -> None:
    DO[kind] = do
    CANDIDATES[kind] = candidates
    REFUSALS[kind] = refusal
    ANSWERS[kind] = answer


def _planet() -> None:
    tiles = planet.sector_candidates
    _kind(ops.K_FACE, planet.do_face, planet.face_candidates, planet.face_refusal, planet.face_answer)
    _kind(ops.K_START, planet.do_start, tiles, planet.free_refusal, planet.start_answer)
    _kind(ops.K_UPGRADE, upgrade.do_upgrade, tiles, upgrade.ask_upgrade_refusal, upgrade.upgrade_answer)
    _kind(ops.K_KEEP_TILE, planet.do_keep_tile, planet.keep_tile_candidates, planet.keep_tile_refusal, planet.keep_tile_answer)
    _kind(ops.K_SITE, planet.do_site, planet.site_candidates, planet.site_refusal, planet.site_answer)
    _kind(ops.K_CLAIM, planet.do_claim, planet.claim_candidates, planet.claim_refusal, planet.claim_answer)
    _kind(ops.K_RAZE, sectors.do_ask_raze, tiles, sectors.ask_raze_refusal, sectors.raze_answer)
    _kind(ops.K_TAKE, sectors.do_ask_take, tiles, sectors.ask_take_refusal, sectors.take_answer)
    _kind(ops.K_SWAP_OTHER, sectors.do_swap_other, tiles, sectors.swap_other_refusal, sectors.swap_other_answer)
    _kind(ops.K_SWAP_OWN, sectors.do_swap_own, tiles, sectors.swap_own_refusal, sectors.swap_own_answer)
    _kind(ops.K_FROM, sectors.do_relocate, sectors.from_candidates, sectors.from_refusal, sectors.from_answer)
    _kind(ops.K_TO, sectors.do_to, tiles, sectors.to_refusal, sectors.to_answer)
    _kind(ops.K_RETILE, sectors.do_ask_retile, tiles, sectors.ask_retile_refusal, sectors.retile_answer)
    _kind(ops.K_FORCE_FIELD, sectors.do_force_field, death.yes_no, death.yes_no_refusal, sectors.force_field_answer)
    _kind(ops.K_LOST, income.do_collect, tiles, income.lost_refusal, income.lost_answer)
    DO[ops.P_RING] = planet.do_ring
    DO[ops.V_UPGRADE] = upgrade.do_upgrade
    DO[ops.V_EXPAND] = planet.do_expand
    DO[ops.V_EXPLORE] = planet.do_explore_offer
    DO[ops.V_CLAIM] = planet.do_claim_any
    DO[ops.V_RAZE] = sectors.do_raze
    DO[ops.V_TAKE] = sectors.do_take
    DO[ops.V_SWAP] = sectors.do_swap
    DO[ops.V_RELOCATE] = sectors.do_relocate
    DO[ops.V_RETILE] = sectors.do_retile
    DO[ops.P_EXPLORE] = planet.do_explore
    DO[ops.P_PLACE_TILES] = planet.do_place_tiles
    DO[ops.P_CLAIM] = planet.do_claim
    DO[ops.P_RETILE] = sectors.do_exchange_tiles
    DO[ops.P_COLLECT] = income.do_collect


def _crew() -> None:
    members = crew.member_candidates
    _kind(ops.K_CREW, crew.do_crew, crew.crew_candidates, crew.crew_refusal, crew.crew_answer)
    _kind(ops.K_LEADER, crew.do_leader, members, crew.leader_refusal, crew.leader_answer)
    _kind(ops.K_ROLE, crew.do_role, crew.role_candidates, crew.role_refusal, crew.role_answer)
    _kind(ops.K_RETURN, crew.do_return, members, crew.return_refusal, crew.return_answer)
    _kind(ops.K_PROMOTE, death.do_promote, members, crew.leader_refusal, death.promote_answer)
    _kind(ops.K_VICTIM, death.do_victim, members, death.victim_refusal, death.victim_answer)
    _kind(ops.K_SHELVE, crew.do_ask_shelve, members, crew.leader_refusal, crew.shelve_answer)
    _kind(ops.K_REVIVE, crew.do_ask_revive, crew.revive_candidates, crew.revive_refusal, crew.revive_answer)
    _kind(ops.K_LEAD, crew.do_ask_lead, crew.lead_candidates, crew.lead_refusal, crew.lead_answer)
    _kind(ops.K_MEDIPACK, death.do_medipack, death.yes_no, death.yes_no_refusal, death.medipack_answer)
    _kind(ops.K_STACK, stasis.do_stack, stasis.stack_candidates, stasis.stack_refusal, stasis.stack_answer)
    DO[ops.P_TURN_UP] = crew.do_turn_up
    DO[ops.V_ACQUIRE] = crew.do_acquire
    DO[ops.V_KILL] = death.do_kill
    DO[ops.V_SHELVE] = crew.do_shelve
    DO[ops.V_REVIVE] = crew.do_revive
    DO[ops.V_LEAD] = crew.do_lead
    DO[ops.V_PEEK_STASIS] = stasis.do_peek_stasis
    DO[ops.V_SINK_STASIS] = stasis.do_sink_stasis
    DO[ops.P_DIE] = death.do_die
    DO[ops.P_HEIR] = death.do_heir
    DO[ops.P_STACK] = stasis.do_stack
    DO[ops.P_SINK] = stasis.do_sink


def _attach() -> None:
    own = attach.own_place_candidates
    _kind(ops.K_SIDE, attach.do_side, attach.side_candidates, attach.side_refusal, attach.side_answer)
    _kind(ops.K_PLACE, attach.do_place, attach.place_candidates, attach.place_refusal, attach.place_answer)
    _kind(ops.K_MOVE, attach.do_move, own, attach.ask_move_refusal, attach.move_answer)
    _kind(ops.K_JUNK, moving.do_junk, own, moving.ask_junk_refusal, moving.junk_answer)
    _kind(ops.K_MAY_ATTACH, attach.do_may_attach, attach.may_attach_candidates, attach.may_attach_refusal, attach.may_attach_answer)
    _kind(ops.K_ATTACH, attach.do_attach_offer, attach.attach_candidates, attach.attach_refusal, attach.attach_answer)
    _kind(ops.K_UNLEARN, moving.do_unlearn, moving.unlearn_candidates, moving.unlearn_refusal, moving.unlearn_answer)
    _kind(ops.K_ITEM, moving.do_item, moving.item_candidates, moving.item_refusal, moving.item_answer)
    _kind(ops.K_SALVAGE, moving.do_salvaged, moving.salvage_candidates, moving.salvage_refusal, moving.salvage_answer)
    DO[ops.V_ATTACH] = attach.do_attach_offer
    DO[ops.V_UNLEARN] = moving.do_unlearn
    DO[ops.V_DROP_ITEM] = moving.do_drop_item
    DO[ops.V_PROMOTE] = moving.do_promotion
    DO[ops.P_SALVAGED] = moving.do_salvaged


def _hand() -> None:
    resources = hand.resource_candidates
    _kind(ops.K_DRAW, draw.do_draw, draw.draw_candidates, draw.draw_refusal, draw.draw_answer)
    _kind(ops.K_DROP, draw.do_keep, draw.drop_candidates, draw.drop_refusal, draw.drop_answer)
    _kind(ops.K_DECK, draw.do_deck, draw.deck_candidates, draw.deck_refusal, draw.deck_answer)
    _kind(ops.K_GAIN, hand.do_ask_gain, resources, hand.gain_refusal, hand.gain_answer)
    _kind(ops.K_STORAGE, hand.do_storage, death.yes_no, death.yes_no_refusal, hand.storage_answer)
    _kind(ops.K_LOSE, hand.do_ask_lose, resources, hand.lose_refusal, hand.lose_answer)
    _kind(ops.K_SPILL, hand.do_spill, hand.spill_candidates, hand.spill_refusal, hand.spill_answer)
    _kind(ops.K_DISCARD, hand.do_ask_discard, hand.discard_candidates, hand.discard_refusal, hand.discard_answer)
    _kind(ops.K_PAY_OR, hand.do_pay_or, death.yes_no, hand.pay_or_refusal, hand.pay_or_answer)
    _kind(ops.K_MAY, hand.do_may, death.yes_no, death.yes_no_refusal, hand.may_answer)
    _kind(ops.K_CONVERT, exchange.do_convert, exchange.convert_candidates, exchange.ask_convert_refusal, exchange.convert_answer)
    _kind(ops.K_EXCHANGE, exchange.do_exchange, exchange.exchange_candidates, exchange.exchange_refusal, exchange.exchange_answer)
    _kind(ops.K_SELL, exchange.do_sell, exchange.sell_candidates, exchange.sell_refusal, exchange.sell_answer)
    _kind(ops.K_FETCH, draw.do_fetch, draw.fetch_candidates, draw.fetch_refusal, draw.fetch_answer)
    _kind(ops.K_STEAL, theft.do_stealing, theft.steal_candidates, theft.steal_refusal, theft.steal_answer)
    _kind(ops.K_STEAL_CARD, theft.do_stealing, theft.steal_card_candidates, theft.steal_card_refusal, theft.steal_card_answer)
    _kind(ops.K_GIVE, theft.do_ask_give, theft.give_candidates, theft.give_refusal, theft.give_answer)
    _kind(ops.K_SEEN, theft.do_hand_over, draw.drop_candidates, draw.drop_refusal, theft.seen_answer)
    _kind(ops.K_GIVE_BACK, theft.do_give_back, theft.give_back_candidates, theft.give_back_refusal, theft.give_back_answer)
    DO[ops.V_DRAW] = draw.do_draw_cards
    DO[ops.P_DRAW] = draw.do_draw
    DO[ops.P_KEEP] = draw.do_keep
    DO[ops.V_GAIN] = hand.do_gain
    DO[ops.V_LOSE] = hand.do_lose
    DO[ops.P_SPILL] = hand.do_spill
    DO[ops.V_DISCARD] = hand.do_discard
    DO[ops.V_PAY] = hand.do_pay
    DO[ops.V_PAY_OR] = hand.do_pay_or
    DO[ops.V_MAY] = hand.do_may
    DO[ops.V_EXCHANGE] = exchange.do_exchange
    DO[ops.V_SELL] = exchange.do_sell
    DO[ops.V_FETCH] = draw.do_fetch
    DO[ops.V_STEAL] = theft.do_steal
    DO[ops.P_STEAL] = theft.do_stealing
    DO[ops.V_GIVE] = theft.do_give
    DO[ops.V_SWAP_CARD] = theft.do_look
    DO[ops.V_DISCARD_SEEN] = theft.do_look
    DO[ops.P_HAND_OVER] = theft.do_hand_over


def _missions() -> None:
    m = missions
    _kind(ops.K_MISSION, m.do_mission, m.mission_candidates, m.mission_refusal, m.mission_answer)
    _kind(ops.K_COLOUR, m.do_colour, m.colour_candidates, m.colour_refusal, m.colour_answer)
    _kind(ops.K_DISCOUNT, m.do_discount, m.discount_candidates, m.discount_refusal, m.discount_answer)
    _kind(ops.K_COMPLETE, roster.do_complete_one, roster.complete_candidates, roster.ask_complete_refusal, roster.complete_answer)
    _kind(ops.K_REPLACE, roster.do_replace, roster.replace_candidates, roster.replace_refusal, roster.replace_answer)
    _kind(ops.K_PRIVATE, roster.do_private, roster.private_candidates, roster.private_refusal, roster.private_answer)
    _kind(
        ops.K_SWAP_PRIVATE, roster.do_swap_private, roster.swap_private_candidates, roster.swap_private_refusal, roster.swap_private_answer
    )
    _kind(ops.K_PEEK, roster.do_peek, roster.peek_candidates, roster.peek_refusal, roster.peek_answer)
    _kind(ops.K_REORDER, roster.do_reorder, death.yes_no, death.yes_no_refusal, roster.reorder_answer)
    DO[ops.P_MISSION] = m.do_mission
    DO[ops.V_COMPLETE] = roster.do_complete_one
    DO[ops.V_REPLACE] = roster.do_replace
    DO[ops.V_REPLACE_SILVER] = roster.do_replace_silver
    DO[ops.V_EXTRA_PRIVATE] = roster.do_extra_private
    DO[ops.V_CHANGE_PRIVATE] = roster.do_change_private
    DO[ops.V_EXCHANGE_PRIVATE] = roster.do_exchange_private
    DO[ops.V_PEEK_MISSIONS] = roster.do_peek_missions
    DO[ops.P_PEEK] = roster.do_peek


def _actions() -> None:
    a = actions
    _kind(ops.K_PICK, spread.do_pick, spread.player_candidates, spread.pick_refusal, spread.pick_answer)
    _kind(ops.K_PICK_MORE, spread.do_pick_more, spread.pick_more_candidates, spread.pick_more_refusal, spread.pick_more_answer)
    _kind(ops.K_CARD_SIDE, a.do_card_side, a.card_side_candidates, a.card_side_refusal, a.card_side_answer)
    _kind(ops.K_TARGET, a.do_target, spread.player_candidates, a.ask_target_refusal, a.target_answer)
    _kind(ops.K_RESPOND, windows.do_window, windows.window_candidates, windows.respond_refusal, windows.respond_answer)
    _kind(ops.K_ANYTIME, windows.do_poll, windows.window_candidates, windows.anytime_refusal, windows.anytime_answer)
    _kind(ops.K_BOOST, lasting.do_boost, lasting.boost_candidates, lasting.boost_refusal, lasting.boost_answer)
    _kind(ops.K_CLASS, lasting.do_class, lasting.class_candidates, lasting.class_refusal, lasting.class_answer)
    _kind(ops.K_PURGE, lasting.do_purge, lasting.purge_candidates, lasting.purge_refusal, lasting.purge_answer)
    _kind(ops.K_ABILITY, abilities.do_use_ability, abilities.ability_candidates, abilities.ability_refusal, abilities.ability_answer)
    DO[ops.P_SPREAD] = spread.do_spread
    DO[ops.P_ANNOUNCE] = a.do_announce
    DO[ops.P_WINDOW] = windows.do_window
    DO[ops.P_RESOLVE] = windows.do_resolve
    DO[ops.P_CHECKED] = windows.do_checked
    DO[ops.V_CANCEL] = windows.do_cancel
    DO[ops.V_REDIRECT] = windows.do_redirect
    DO[ops.V_FREE_ORDER] = windows.do_free_order
    DO[ops.V_END_YEAR] = windows.do_end_year
    DO[ops.P_POLL] = windows.do_poll
    DO[ops.V_BOOST] = lasting.do_boost
    DO[ops.V_MODIFY] = lasting.do_modify
    DO[ops.V_GUARD] = lasting.do_guard
    DO[ops.V_ORDERS] = lasting.do_orders
    DO[ops.V_PURGE] = lasting.do_purge
    DO[ops.V_USE_ABILITY] = abilities.do_use_ability
    DO[ops.V_COPY_ABILITY] = abilities.do_use_ability
    DO[ops.V_TAKE_ITEM] = abilities.do_take_item


def _orders() -> None:
    _kind(ops.K_ORDER, orders.do_order, orders.order_options, orders.order_refusal, orders.order_answer)
    _kind(ops.K_RESET, free.do_reset, free.reset_candidates, free.reset_refusal, free.reset_answer)
    o = orders
    _kind(ops.K_SETUP_ORDER, o.do_setup_order, o.setup_order_candidates, o.setup_order_refusal, o.setup_order_answer)
    DO[ops.P_TURN] = orders.do_turn
    DO[ops.P_ORDER_DONE] = orders.do_order_done
    DO[ops.P_NEXT_TURN] = orders.do_next_turn


def _talk() -> None:
    _kind(ops.K_REQUEST, talk.do_request, talk.request_candidates, talk.request_refusal, talk.request_answer)
    _kind(ops.K_WILLING, talk.do_poll_partners, death.yes_no, talk.willing_refusal, talk.willing_answer)
    _kind(ops.K_PARTNER, talk.do_partner, talk.partner_candidates, talk.partner_refusal, talk.partner_answer)
    _kind(ops.K_COLLATERAL, talk.do_collateral, talk.own_candidates, talk.collateral_refusal, talk.collateral_answer)
    _kind(ops.K_LAY, talk.do_lay, talk.own_candidates, talk.lay_refusal, talk.lay_answer)
    _kind(ops.K_OFFER, offers.do_offer, offers.offer_candidates, offers.offer_refusal, offers.offer_answer)
    _kind(ops.K_ANSWER, offers.do_answer, death.yes_no, offers.answer_refusal, offers.answer_answer)
    DO[ops.P_POLL_PARTNERS] = talk.do_poll_partners


def _year() -> None:
    _kind(ops.K_GOVERNOR, year.do_governor, year.governor_candidates, year.governor_refusal, year.governor_answer)
    _kind(ops.K_ACCOLADE, year.do_accolade, year.accolade_candidates, year.accolade_refusal, year.accolade_answer)
    _kind(ops.K_TIE, year.do_tie, year.tie_candidates, year.tie_refusal, year.tie_answer)
    _kind(ops.K_EVENT, event.do_event, event.event_candidates, event.event_refusal, event.event_answer)
    _kind(ops.K_CHOICE, event.do_choice, event.choice_candidates, event.choice_refusal, event.choice_answer)
    DO[ops.P_PUBLIC] = year.do_public
    DO[ops.P_PRIVATE] = year.do_private
    DO[ops.P_SETUP_RESOURCES] = year.do_setup_resources
    DO[ops.P_YEAR] = year.do_year
    DO[ops.P_EVENT] = event.do_event
    DO[ops.P_DEAL] = year.do_deal
    DO[ops.P_YEAR_END] = year.do_year_end
    DO[ops.P_LIMITS] = year.do_limits
    DO[ops.P_CLEAN_UP] = year.do_clean_up
    DO[ops.P_TIE] = year.do_tie


_planet()
_crew()
_attach()
_hand()
_missions()
_actions()
_orders()
_talk()
_year()
