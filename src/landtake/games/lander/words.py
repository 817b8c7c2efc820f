"""The words that Lander's data files may use, each list in the order of the numbers that the rules use for them."""

from __future__ import annotations

from typing import Final

CORPORATIONS: Final = ("Aspire", "Cellulife", "Trans Fusion", "Westcot & Benton", "Matsumoto", "YDR")
VARIANTS: Final = ("basic", "early", "planned")
RESOURCES: Final = ("energy", "food", "titanium")
CLASSES: Final = ("engineering", "operations", "science")
TRAITS: Final = ("diplomatic", "fanatical", "innovative", "resilient", "resourceful", "strategic")
DECKS: Final = ("training", "item", "action")
COLOURS: Final = ("silver", "gold")
MISSION_TYPES: Final = ("construction", "logistics", "research")  # 12.1a
SCOPES: Final = ("corporation", "crew", "one")
MODES: Final = ("passive", "yearly", "unlimited")
SETS: Final = ("sector", "crew", "mission")
EVENT_CATEGORIES: Final = ("planetary", "construction", "crew", "logistics")
ITEM_KINDS: Final = ("class", "all-class", "resource", "extra-slot", "protect-sector", "storage", "protect-crew")

CATEGORIES: Final = (
    "Upgrade", "Expand", "Sector Change", "Leader Ability", "Free Crew", "Kill Crew", "Modify Class", "Get Activities",
    "Get Resources", "Mess Hand", "Prevent Action", "Missions", "Special",
)  # fmt: skip

COUNTS: Final = (
    "sectors", "upgrades", "adjacent", "level-3", "developed", "crew",
    "energy-sectors", "food-sectors", "titanium-sectors",
    "energy-structures", "food-structures", "titanium-structures",
    "energy-level-3", "food-level-3", "titanium-level-3",
    "energy-developed", "food-developed", "titanium-developed",
    "attachments", "trainings", "items",
)  # fmt: skip
"""What a Mission may count: a corporation's holdings, then what one crew member has attached."""

MEASURES: Final = ("sectors", "upgrades", "adjacent", *CLASSES, *MISSION_TYPES)
"""What an Accolade measures."""


EVENT_NEEDS: Final = ("upgrades", "titanium", "actions", "crew", "leader_items", "resources", "cards")

PASSIVES: Final = (
    "upgrade-titanium-less", "purchase-item-two", "expand-titanium-less", "collect-titanium", "collect-titanium-per-level-3",
    "sectors-guarded", "exchange-for-titanium", "titanium-upgrades-no-energy", "gain-when-opponent-upgrades",
    "lead-others-abilities", "purchase-action-two", "acquire-food-less", "collect-energy", "limits-plus-1", "waive-one-trait",
    "gain-after-negotiation", "tax-on-targeting", "observation-each-year", "purchase-training-two", "collect-food",
    "science-others-plus-1", "missions-1-less", "first-death-prevented", "draw-two-sectors", "collect-any-with-level-3",
    "consolidate-keep-2", "save-items-of-the-dead", "convert-mixed",
)  # fmt: skip

MODIFIERS: Final = (
    "energy-yield-more", "energy-yield-less", "food-yield-more", "food-yield-less", "titanium-yield-more", "titanium-yield-less",
    "collect-any", "zero-yields-1", "level-3-as-2", "energy-level-3-more", "food-level-3-as-2", "titanium-level-3-as-2",
    "most-sectors-less", "every-sector-more", "best-sector-nothing", "food-less",
    "upgrade-needs-engineering-8", "first-expand-food-less", "upgrade-energy-less", "expand-titanium-less", "claim-limit",
    "acquire-energy-less", "reset-marker", "free-exchange", "free-negotiation", "limits-4", "no-expand", "no-upgrade",
    "no-construction", "riot",
)  # fmt: skip
"""What an Event can change for a player until the year ends; those up to `food-less` bear on the income only."""

WHO: Final = (
    "self", "target", "all", "opponents", "one-opponent", "up-to-3-opponents", "highest:sectors", "highest:upgrades",
    "highest:crew", "highest-other:resources", "lowest:science",
)  # fmt: skip
"""On whom an effect acts."""

REQUESTS: Final = (
    *RESOURCES,
    *(f"{name} training" for name in CLASSES),
    *(f"{name} training" for name in TRAITS),
    "leadership training",
    *(f"{kind} item" for kind in ITEM_KINDS),
    *(f"{category} action" for category in CATEGORIES),
)
"""What a Negotiation may be asked for or offered with."""

ORDERS: Final = (
    "convert", "move-item", "discard-item", "exchange-for-titanium", "reset-marker", "exchange",
    "upgrade", "expand", "acquire", "observe", "buy-training", "buy-item", "buy-action", "consolidate", "negotiate",
    "prepare", "time-out",
)  # fmt: skip
