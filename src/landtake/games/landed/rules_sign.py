"""Signing: which of the contracts that were drawn are kept, and where the others go."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landed import cite
from landtake.games.landed.kinds import TOLD_SIGNED
from landtake.games.landed.rules_turn import proceed
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import CONTRACT_COUNT, KEEP_NONE, KEEP_ONE, KEEP_TWO, PAIR, PAIRS

DRAWN: Final = 3
MOST: Final = 3
"""How many contracts are drawn, and how many may be held."""


def sign_refusal(s: Table, seat: int) -> int:
    """Why a seat may not Sign; 0 if it may."""
    if len(s.contracts[seat]) >= MOST:
        return cite.HANDS_FULL
    return 0 if s.deck or s.queue else cite.NO_CONTRACTS_LEFT


def pairs_of(contracts: list[int]) -> list[int]:
    """The actions that keep two of some contracts."""
    ordered = sorted(contracts)
    options: list[int] = []
    for index, one in enumerate(ordered):
        for other in ordered[index + 1 :]:
            options.append(PAIR[one * CONTRACT_COUNT + other])
    return options


def keep_options(s: Table, seat: int) -> list[int]:
    """What may be kept of the drawn contracts: one or two by signing (6a), or by an ability one or none (10c)."""
    options = [KEEP_ONE + contract for contract in sorted(s.drawn)]
    if s.ability != NONE:
        options.append(KEEP_NONE)
    elif len(s.contracts[seat]) + 2 <= MOST:
        options.extend(pairs_of(s.drawn))
    return options


def kept(action: int) -> list[int]:
    """The contracts that an action keeps."""
    if action >= KEEP_TWO:
        one, other = PAIRS[action - KEEP_TWO]
        return [one, other]
    return [] if action == KEEP_NONE else [action - KEEP_ONE]


def keep_refusal(s: Table, seat: int, action: int) -> int:
    """Why a seat may not keep these of the drawn contracts; 0 if it may."""
    wanted = kept(action)
    for contract in wanted:
        if contract not in s.drawn:
            return cite.NOT_DRAWN
    if not wanted:
        return 0 if s.ability != NONE else cite.SIGN
    return 0 if len(s.contracts[seat]) + len(wanted) <= MOST else cite.THREE_AT_MOST


def start_refusal(s: Table, seat: int, action: int) -> int:
    """Why a seat may not keep these contracts at the start; 0 if it may."""
    wanted = kept(action)
    if len(wanted) != 2:
        return cite.START_CONTRACTS
    return 0 if wanted[0] in s.contracts[seat] and wanted[1] in s.contracts[seat] else cite.NOT_DRAWN


def keep(s: Table, action: int, out: list[Event] | None) -> None:
    """Keep some contracts and put the others under the deck in the order in which they were drawn (6f)."""
    seat = s.active
    wanted = kept(action)
    s.contracts[seat].extend(wanted)
    s.contracts[seat].sort()
    returned = [contract for contract in s.drawn if contract not in wanted]
    s.queue.extend(returned)
    s.queue_seen.extend([1 << seat] * len(returned))
    s.drawn = []
    s.drawn_seen = []
    s.dealing = 0
    s.ability = NONE
    if out is not None:
        out.append((TOLD_SIGNED, EVERYONE, seat, len(wanted), len(returned)))
    proceed(s, out)
