"""Landnám: wrong data files are refused with file and line."""

import shutil

import pytest

from landtake.core.data import DataError
from landtake.games.landnam.data import FOLDER, PRINTED, Printed

CHANGES = [
    ("board.toml", "radii = [2, 3]", "radii = [0, 3]", r"board.toml:4: radius 0: too small for a rim edge"),
    ("board.toml", "edges = 6", "edges = 5", r"board.toml:4: 5 rim edges"),
    ("board.toml", "radii = [2, 3]", "radii = [2, 5]", r"board.toml:9: 49 hexes .* radius 5 has 91"),
    ("board.toml", "bog = 6", "moor = 6", r"board.toml:9: unknown 'moor'"),
    ("board.toml", "wood = 2", "wood = -2", r"board.toml:31: wood is -2"),
    ("board.toml", "sea = 12", "sea = 0", r"board.toml:9: the outer sea and the centre mountain"),
    ("costs.toml", "iron = 1\n\n[cost.settler]", "gold = 1\n\n[cost.settler]", r"costs.toml:3: a ship costs an unknown resource 'gold'"),
    ("costs.toml", "wood = 2", "wood = 0", r"costs.toml:3: a ship costs 0 wood"),
    ("costs.toml", "[cost.farm]", "[cost.castle]", r"costs.toml:\d*:? ?there is no cost for a farm"),
    ("exploration.toml", 'terrain = "bog"', 'terrain = "moor"', r"exploration.toml:10: unknown terrain 'moor'"),
    ("exploration.toml", "from = 6", "from = 7", r"exploration.toml:16: the row 7 to 6 does not follow"),
    ("exploration.toml", "to = 14", "to = 13", r"exploration.toml: the rows end at 13"),
    ("exploration.toml", "[11, 2,", "[7, 2,", r"exploration.toml:40: there is no marker 7"),
    ("exploration.toml", "[11, 2,", "[2,", r"exploration.toml:40: 9 numbers"),
    ("fate.toml", 'phase = "exploration"', 'phase = "trade"', r"fate.toml: 0 Exploration cards; each of 5 players starts with one"),
    ("fate.toml", "take = 2", "grab = 2", r"fate.toml:3: card 'stranded-whale': there is no effect 'grab'"),
    ("fate.toml", "copies = 3", "copies = 0", r"card 'settled-out-of-court': 0 copies"),
    ("fate.toml", 'id = "good-year"', 'id = "stranded-whale"', r"fate.toml:12: card 'stranded-whale' stands there twice"),
    ("fate.toml", '["bog"]', '["sea"]', r"card 'bog-iron': 'sea' is no terrain that produces"),
    ("fate.toml", "less = 1", "less = 2", r"card 'thralls': it saves one card, not 2"),
    ("fate.toml", 'ship = "wood"', 'ship = "gold"', r"card 'driftwood': there is no resource 'gold'"),
]


@pytest.mark.parametrize(("file", "old", "new", "says"), CHANGES)
def test_a_wrong_entry_is_refused(tmp_path, file, old, new, says):
    folder = tmp_path / "landnam" / "data"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=says):
        Printed(folder)


def test_the_counts_of_the_reconstruction():
    assert sum(PRINTED.hexes) == 50
    assert sum(PRINTED.numbers) == sum(PRINTED.hexes[2:]) == 30
    assert sum(PRINTED.harbours) == 8
    assert sum(card.copies for card in PRINTED.cards) == 36
    by_phase = {card.phase: sum(other.copies for other in PRINTED.cards if other.phase == card.phase) for card in PRINTED.cards}
    assert by_phase == {"harvest": 6, "althing": 6, "movement": 10, "exploration": 8, "trade": 3, "building": 3}
