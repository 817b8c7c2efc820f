"""Which of Lander's cards, crew members, Events, Missions and Accolades some games made no use of."""

from __future__ import annotations

from landtake.games.lander.data import PRINTED


def never_used(told: set[tuple[str, str, int]]) -> list[str]:
    """What was never attached, played, acquired, drawn, completed or earned, going by the events of the games."""
    attached = {code >> 1 for event, name, code in told if (event, name) == ("attached", "code")}
    played = _values(told, "played", "card")
    joined, used = _values(told, "joined", "crew"), _values(told, "ability", "crew")
    unused = []
    for number, card in enumerate(PRINTED.cards):
        if number not in (played if card.deck == 2 else attached):
            unused.append(f"{('training', 'item', 'action')[card.deck]} {card.id}")
    unused += [f"crew {member['id']}" for number, member in enumerate(PRINTED.crew) if number not in joined]
    unused += [f"the ability of {member['id']}" for number, member in enumerate(PRINTED.crew) if member["mode"] and number not in used]
    unused += [f"event {event['id']}" for number, event in enumerate(PRINTED.events) if number not in _values(told, "event", "event")]
    done = _values(told, "completed", "mission")
    unused += [f"mission {mission['id']}" for number, mission in enumerate(PRINTED.missions) if number not in done]
    earned = _values(told, "accolade", "accolade")
    return unused + [f"accolade {entry['id']}" for number, entry in enumerate(PRINTED.accolades) if number not in earned]


def _values(told: set[tuple[str, str, int]], event: str, name: str) -> set[int]:
    return {value for kind, argument, value in told if (kind, argument) == (event, name)}
