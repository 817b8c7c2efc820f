"""The numbers under which Lander's code cites the rules of RULES.md."""

from __future__ import annotations

from typing import Final

BASIC_SIMULATION: Final = 1
EARLY_ARRIVAL: Final = 2
PLANNED_ARRIVAL: Final = 3
LATTICE: Final = 4
SECTOR_COUNTS: Final = 5
SUPPLY: Final = 6
DECK_COUNTS: Final = 7
ITEM_COUNTS: Final = 8
ACTION_COUNTS: Final = 9
EVENT_COUNTS: Final = 10
MISSION_COUNTS: Final = 11
HIDDEN_HANDS: Final = 12
ASKED_FIRST: Final = 13
CORPORATIONS: Final = 14
FIRST_GOVERNOR: Final = 15
ZERO_LIMIT: Final = 16
CLAIM_ORDER: Final = 17
TWO_CREW: Final = 18
SETUP_RESOURCES: Final = 19
SETUP_BASIC_EARLY: Final = 20
SETUP_PLANNED: Final = 21
SETUP_ORDER: Final = 22
YEAR_STEPS: Final = 23
FREE_EXPANSION: Final = 24
WHAT_IS_COLLECTED: Final = 25
INCOME_ORDER: Final = 26
START_OF_YEAR_CARDS: Final = 27
GOVERNOR_PASSES: Final = 28
TURNS: Final = 29
FREE_ORDERS_FIRST: Final = 30
PREPARE_ANY_TIME: Final = 31
OBSERVE: Final = 32
NOT_USABLE_YET: Final = 33
FURTHER_ORDERS: Final = 34
TIMER: Final = 35
SIXTIETH_TURN: Final = 36
ATTACH_ORDERS: Final = 37
NOT_IN_HAND: Final = 38
CONVERSION: Final = 39
EVENT_FREE_ORDERS: Final = 40
LAYOUT_REPEATED: Final = 41
CANNOT_PAY: Final = 42
ORDER_COSTS: Final = 43
MUST_BE_DONE: Final = 44
PREPARED: Final = 45
ALL_PREPARED: Final = 46
HAND_LIMITS: Final = 47
CLEAN_UP: Final = 48
OCCUPIED: Final = 49
ADJACENCY: Final = 50
LOWEST_VALUE_FIRST: Final = 51
EXPAND: Final = 52
PLACE_TAKEN: Final = 53
CLOSEST: Final = 54
JUMPS: Final = 55
TRAYS_EMPTY: Final = 56
LOWEST_NEIGHBOUR: Final = 57
OWN_SECTORS_ONLY: Final = 58
THREE_STRUCTURES: Final = 59
UPGRADES: Final = 60
WHOSE_SECTOR: Final = 61
WHICH_STRUCTURES: Final = 62
GUARDED_SECTORS: Final = 63
LAST_SECTOR: Final = 64
CREW_COUNTS: Final = 65
CREW_CARDS: Final = 66
CLASS_TOTAL: Final = 67
TRAIT_TOTAL: Final = 68
CLASS_LEVEL: Final = 69
FOUR_SLOTS: Final = 70
WHO_IS_LEADER: Final = 71
SURVIVORS: Final = 72
TOP_FACE_UP: Final = 73
STASIS_EMPTY: Final = 74
ACQUIRE: Final = 75
NEWCOMER_SLOT: Final = 76
FULL_ROSTER: Final = 77
RETURNED: Final = 78
NEXT_TURNED_UP: Final = 79
LEADER_KEEPS_SLOT: Final = 80
DEATH: Final = 81
DEATH_ORDER: Final = 82
PROMOTION: Final = 83
DIED_OUT: Final = 84
SURVIVOR: Final = 85
MORGUE: Final = 86
ABILITY_ORDER: Final = 87
ONCE_A_YEAR: Final = 88
PASSIVE_ABILITIES: Final = 89
NO_RESPONSE: Final = 90
ABILITY_TEXT: Final = 91
BORROWED_ABILITIES: Final = 92
TRAINING_CARDS: Final = 93
SAME_TRAIT_TWICE: Final = 94
ONE_LEADERSHIP: Final = 95
FREE_SLOT: Final = 96
NOT_MOVABLE: Final = 97
TRAINING_RETURNS: Final = 98
ITEMS: Final = 99
ATTACHMENT_CRITERIA: Final = 100
OWN_HELP: Final = 101
MOVING: Final = 102
STAYS_VALID: Final = 103
DISCARDING: Final = 104
CLASS_ITEMS: Final = 105
ALL_CLASS_ITEMS: Final = 106
RESOURCE_ITEMS: Final = 107
MOBILE_STORAGE: Final = 108
MEDIPACK: Final = 109
FORCE_FIELD: Final = 110
EXO_OWN_PLACE: Final = 111
EXO_MOVES: Final = 112
EXO_FIXED: Final = 113
EXO_LOST: Final = 114
ONE_EXO: Final = 115
ANYTIME_CARDS: Final = 116
PLAY_CRITERIA: Final = 117
TWO_SIDED_ACTIONS: Final = 118
PERSISTENT_CARDS: Final = 119
BOOST_WHOM: Final = 120
FLOOR: Final = 121
PLAY: Final = 122
ANNOUNCE: Final = 123
NOT_TO_BE_NAMED: Final = 124
ORDER_SPENT: Final = 125
WINDOW: Final = 126
POLLED: Final = 127
ONLY_SHIELDING: Final = 128
RESOLVE: Final = 129
FEEDBACK_ON: Final = 130
FEEDBACK_CRITERIA: Final = 131
ANYTIME_POINTS: Final = 132
CURFEW_TIME: Final = 133
ONE_FREE_ORDER: Final = 134
HAND: Final = 135
PURCHASE: Final = 136
CONSOLIDATE: Final = 137
DECK_EMPTY: Final = 138
DISCARD_PILES: Final = 139
ONE_REQUEST: Final = 140
WILLING_PARTNER: Final = 141
COLLATERAL: Final = 142
LAY_WHAT_WAS_NAMED: Final = 143
TWO_TO_FIVE: Final = 144
SUCCESS: Final = 145
FAILURE: Final = 146
TRADED_CARDS: Final = 147
NO_FALSE_PRETENCES: Final = 148
KNOWN_CARDS: Final = 149
EMPTY_HANDS: Final = 150
MUST_OFFER: Final = 151
THREE_TRADES: Final = 152
EVENTS: Final = 153
CHOICE_EVENTS: Final = 154
YEAR_ONE_EVENTS: Final = 155
EVENT_DECK: Final = 156
OPTION_IN_FULL: Final = 157
FORBIDDEN_THIS_YEAR: Final = 158
CLAIM_LIMIT: Final = 159
ATTACH_AT_ONCE: Final = 160
HIGHEST_LOWEST: Final = 161
BEST_SECTOR: Final = 162
MISSION_TYPES: Final = 163
MISSION_COLOURS: Final = 164
COMPLETION_CRITERIA: Final = 165
WHAT_COUNTS: Final = 166
MISSION_COSTS: Final = 167
MISSION_NOT_OPEN: Final = 168
PRIVATE_MISSIONS: Final = 169
EXTRA_PRIVATE: Final = 170
MISSION_DECK_EMPTY: Final = 171
COMPLETE: Final = 172
LIKE_FOR_LIKE: Final = 173
COLOUR_OF_CHOICE: Final = 174
PRIVATE_REPLACED: Final = 175
NOTHING_TO_CUT: Final = 176
ONE_OF_EACH_SET: Final = 177
SECTOR_ACCOLADES: Final = 178
CREW_AND_MISSION_ACCOLADES: Final = 179
ADJACENT_STRUCTURES: Final = 180
EARNED: Final = 181
RECORDS: Final = 182
ACCOLADE_STARS: Final = 183
STARS_WIN: Final = 184
BASIC_END: Final = 185
EARLY_END: Final = 186
PLANNED_END: Final = 187
TIE: Final = 188
EXPANSION: Final = 189
EXPANSION_CARDS: Final = 190
OUTSKIRTS: Final = 191
TEAMS: Final = 192
TEAM_GOALS: Final = 193
TEAM_NEGOTIATION: Final = 194
ABILITIES_AS_PRINTED: Final = 195
ACTIONS_AS_PRINTED: Final = 196
EVENTS_AS_PRINTED: Final = 197
MISSIONS_AS_PRINTED: Final = 198
NO_EFFECT: Final = 199
DRAW_AND_KEEP: Final = 200
OPPONENT: Final = 201
RANDOM: Final = 202
UNTIL_YEAR_END: Final = 203
GAIN: Final = 204
OWNER_CHOOSES: Final = 205
COLLECT_BONUS: Final = 206
FREE_BY_CARD: Final = 207

IDS: Final = (
    "",
    "1.1a",
    "1.1b",
    "1.1c",
    "1.2a",
    "1.2b",
    "1.2c",
    "1.3a",
    "1.3b",
    "1.3c",
    "1.3d",
    "1.3e",
    "1.4a",
    "1.4b",
    "1.4c",
    "2a",
    "2b",
    "2c",
    "2d",
    "2e",
    "2f",
    "2g",
    "2h",
    "3a",
    "3b",
    "3c",
    "3d",
    "3e",
    "3f",
    "4.1a",
    "4.1b",
    "4.1c",
    "4.1d",
    "4.1e",
    "4.1f",
    "4.1g",
    "4.1h",
    "4.2a",
    "4.2b",
    "4.2c",
    "4.2d",
    "4.2e",
    "4.3a",
    "4.3b",
    "4.3c",
    "4.4a",
    "4.4b",
    "4.4c",
    "4.4d",
    "5.1a",
    "5.1b",
    "5.1c",
    "5.2a",
    "5.2b",
    "5.2c",
    "5.2d",
    "5.2e",
    "5.2f",
    "5.3a",
    "5.3b",
    "5.3c",
    "5.4a",
    "5.4b",
    "5.4c",
    "5.4d",
    "6.1a",
    "6.1b",
    "6.1c",
    "6.1d",
    "6.1e",
    "6.1f",
    "6.1g",
    "6.2a",
    "6.2b",
    "6.2c",
    "6.3a",
    "6.3b",
    "6.3c",
    "6.3d",
    "6.3e",
    "6.3f",
    "6.4a",
    "6.4b",
    "6.4c",
    "6.4d",
    "6.4e",
    "6.4f",
    "6.5a",
    "6.5b",
    "6.5c",
    "6.5d",
    "6.5e",
    "6.5f",
    "7a",
    "7b",
    "7c",
    "7d",
    "7e",
    "7f",
    "8.1a",
    "8.1b",
    "8.1c",
    "8.1d",
    "8.1e",
    "8.1f",
    "8.2a",
    "8.2b",
    "8.2c",
    "8.2d",
    "8.2e",
    "8.2f",
    "8.3a",
    "8.3b",
    "8.3c",
    "8.3d",
    "8.3e",
    "9.1a",
    "9.1b",
    "9.1c",
    "9.1d",
    "9.1e",
    "9.1f",
    "9.2a",
    "9.2b",
    "9.2c",
    "9.2d",
    "9.3a",
    "9.3b",
    "9.3c",
    "9.3d",
    "9.3e",
    "9.3f",
    "9.4a",
    "9.4b",
    "9.4c",
    "10a",
    "10b",
    "10c",
    "10d",
    "10e",
    "10.2a",
    "10.2b",
    "10.2c",
    "10.2d",
    "10.2e",
    "10.2f",
    "10.2g",
    "10.2h",
    "10.2i",
    "10.2j",
    "10.2k",
    "10.2l",
    "10.2m",
    "11a",
    "11b",
    "11c",
    "11d",
    "11e",
    "11f",
    "11g",
    "11h",
    "11i",
    "11j",
    "12.1a",
    "12.1b",
    "12.1c",
    "12.1d",
    "12.1e",
    "12.2a",
    "12.2b",
    "12.2c",
    "12.2d",
    "12.3a",
    "12.3b",
    "12.3c",
    "12.3d",
    "12.3e",
    "13a",
    "13b",
    "13c",
    "13d",
    "13e",
    "13f",
    "13g",
    "14a",
    "14b",
    "14c",
    "14d",
    "14e",
    "15a",
    "15b",
    "15c",
    "16a",
    "16b",
    "16c",
    "17a",
    "17b",
    "17c",
    "17d",
    "18a",
    "18b",
    "18c",
    "18d",
    "18e",
    "18f",
    "18g",
    "18h",
    "18i",
)
