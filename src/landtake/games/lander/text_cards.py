"""What an Activity card of Lander is called on its face and what it does, in words."""

from __future__ import annotations

from landtake.games.lander.data import PRINTED
from landtake.games.lander.show import names
from landtake.games.lander.text_needs import price_words


def card_title(card: int) -> str:
    """A card's name without what it needs, which is written below it."""
    return PRINTED.cards[card].name.split(" (needs")[0]


def card_does(card: int) -> str:
    """What a card does when it is attached or played."""
    entry = PRINTED.cards[card]
    if entry.deck == 2:
        cost = entry.cost
        return f"Costs {price_words(cost)}. {entry.text}" if any(cost[:3]) and "ay " not in entry.text else entry.text
    if entry.deck == 0:
        return _trains(card)
    amount = max(entry.gives)
    which = entry.gives.index(amount)
    return (
        f"Attach: {names.CLASS_NAMES[which]} +{amount}.",
        f"Attach: +1 {names.CLASS_NAMES[which]} for every {names.CLASS_NAMES[which]} in the crew.",
        f"Attach: collect {amount} {names.RESOURCE_NAMES[which]} each year.",
        "Attach: room for one more attachment behind it.",
        "Attach; discard it to protect your sectors once.",
        "Attach: limits +1; discard it to protect your hand once.",
        "Attach; discard it to save this member's life.",
    )[entry.kind]


def _trains(card: int) -> str:
    said = []
    for class_, level, traits, leads in PRINTED.cards[card].sides:
        if leads:
            return "Attach: this member's Leadership Ability is active too."
        said.append(f"{names.CLASS_NAMES[class_]} +{level}" if class_ >= 0 else f"the trait {names.TRAIT_NAMES[traits.bit_length() - 1]}")
    return f"Attach: {' or '.join(said)}."
