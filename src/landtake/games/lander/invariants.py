"""What holds in every position of Lander: components are conserved, and what is worked out in advance is right."""

from __future__ import annotations

from landtake.core.rule import Breach
from landtake.core.state import CHANCE, OVER
from landtake.games.lander import ops
from landtake.games.lander.config import Config
from landtake.games.lander.rules_deal import holds_drawn_cards, known_cards
from landtake.games.lander.rules_levels import refresh
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import ACTIONS, CARD, COPIES, DECK_OF, EXTRA, FACES, MISSIONS, SILVERS, TRAY, TRAY_EXTRA
from landtake.parts.triangle import across


def breaches(g: Config, s: Table) -> list[Breach]:
    """Everything that is wrong with this position."""
    return _sectors(g, s) + _cards(g, s) + _crew(g, s) + _missions(g, s) + _hands(g, s)


def _sectors(g: Config, s: Table) -> list[Breach]:
    found = []
    for face in range(FACES):
        due = TRAY[face] + (TRAY_EXTRA[face] if g.expansion else 0)
        there = s.tray[face] + s.tile_face.count(face) + s.faces.count(face)
        if there != due:
            found.append(Breach("1.2b", f"there are {there} sectors of face {face}; there are {due}"))
    for tile, place in enumerate(s.tile_place):
        for side in range(3):
            beside = across(place, side)
            other = s.tile_place.index(beside) if beside in s.tile_place else -1
            if s.tile_near[3 * tile + side] != other:
                found.append(Breach("1.2a", f"sector {tile + 1} is not joined to its neighbours"))
        owned = 0 <= s.tile_owner[tile] < g.seats
        if owned != (1 <= s.tile_level[tile] <= 3) or (not owned and s.tile_level[tile] != 0):
            found.append(Breach("5.3b", f"sector {tile + 1} has {s.tile_level[tile]} structures of player {s.tile_owner[tile] + 1}"))
    return found


def _cards(g: Config, s: Table) -> list[Breach]:
    found = []
    there = known_cards(g, s, -1)
    for seat in range(g.seats):
        for card in s.hands[seat] + s.locked[seat]:
            there[card] += 1
        if holds_drawn_cards(s, seat):
            for card in s.looking[seat]:
                there[card] += 1
        for code in s.collateral[seat]:
            if code >= 3:
                there[code - 3] += 1
    for card, copies in enumerate(COPIES):
        due = copies + (EXTRA[card] if g.expansion else 0)
        if there[card] + s.deck[card] != due:
            name = ACTIONS[CARD + card]["card"]
            found.append(Breach("1.3a", f"there are {there[card] + s.deck[card]} cards {name}; there are {due}"))
    for deck in range(3):
        left = sum(count for card, count in enumerate(s.deck) if DECK_OF[card] == deck)
        if left != s.deck_left[deck]:
            found.append(Breach("1.3a", f"deck {deck} has {left} cards, not {s.deck_left[deck]}"))
    return found


def _crew(g: Config, s: Table) -> list[Breach]:
    found = []
    known = [who for who in s.crew if who >= 0] + s.morgue + s.front + s.bottom + s.crew_pool
    if len(set(known)) != len(known):
        found.append(Breach("6.1a", "a crew member is in two places"))
    if s.stasis_size < len(s.front) + len(s.bottom):
        found.append(Breach("6.2a", f"Stasis has {s.stasis_size} cards, fewer than are known"))
    again = s.copy()
    for seat in range(g.seats):
        size = sum(s.crew[seat * MEMBERS + member] >= 0 for member in range(MEMBERS))
        if any(s.crew[seat * MEMBERS + member] < 0 for member in range(size)):
            found.append(Breach("6.1f", f"player {seat + 1} has a gap in the crew"))
        refresh(again, seat)
    for name in ("levels", "traits", "totals", "crew_traits", "leading"):
        if getattr(again, name) != getattr(s, name):
            found.append(Breach("6.1e", f"{name} are not those of the crews"))
    return found


def _missions(g: Config, s: Table) -> list[Breach]:
    found = []
    piles = s.silver_front + s.silver_bottom + s.silver_pool + s.gold_front + s.gold_bottom + s.gold_pool
    held = [mission for pile in s.private + s.done for mission in pile]
    known = [mission for mission in s.roster if mission >= 0] + piles + held
    if sorted(known) != list(range(MISSIONS)):
        found.append(Breach("1.3e", f"{len(known)} Missions are there, {len(set(known))} different ones; there are {MISSIONS}"))
    for seat in range(g.seats):
        golds = sum(mission >= SILVERS for mission in s.private[seat])
        if golds != s.golds[seat]:
            found.append(Breach("12.2b", f"player {seat + 1} has {golds} Gold Private Missions, not {s.golds[seat]}"))
    return found


def _hands(g: Config, s: Table) -> list[Breach]:
    found = []
    for seat in range(g.seats):
        purse = s.res[3 * seat : 3 * seat + 3] + s.res_locked[3 * seat : 3 * seat + 3]
        if min(purse) < 0 or sum(purse) != s.res_count[seat]:
            found.append(Breach("1.4a", f"player {seat + 1} has {purse} resources, {s.res_count[seat]} in all"))
        if s.hands[seat] != sorted(s.hands[seat]) or s.locked[seat] != sorted(s.locked[seat]):
            found.append(Breach("1.4a", f"the hand of player {seat + 1} is not in order"))
    if s.seat not in (*range(g.seats), CHANCE, OVER) or not 0 <= s.kind < ops.ASKS:
        found.append(Breach("1.4b", f"seat {s.seat} is asked a question of kind {s.kind}"))
    return found
