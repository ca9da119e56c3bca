"""The content, and packs that cannot be played."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from tafelrunde.engine.pack import BadPack
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.content import FOLDER, pack_content
from tafelrunde.games.twister.verbs import VERBS


def test_how_much_there_is() -> None:
    """DT-S1, DT-S12: eight halls in four pairs, 32 NPCs, four of each type, with the published numbers of obstacles."""
    content = pack_content("")
    assert [hall.id for hall in content.halls] == ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"]
    assert [sum(hall.ground.count(r.PIT) for hall in content.halls)] == [16]
    assert sum(hall.edges.count(r.CLOSED) for hall in content.halls) == 19
    assert sum(hall.edges.count(r.SLIT) for hall in content.halls) == 20
    assert Counter(npc.kind for npc in content.npcs) == dict.fromkeys(range(8), 4)
    assert {type(trait) for npc in content.npcs for trait in npc.traits} == set(VERBS.values())


def test_goals_are_spread_as_designed() -> None:
    """DT-P2, DT-Z16: how often each goal is there, and how often it is the default."""
    npcs = pack_content("").npcs
    goals = Counter(r.GOALS[goal] for npc in npcs for goal, _ in npc.goals)
    assert goals == {
        "reveal": 32, "object": 31, "exit": 30, "regroup": 30, "rotate": 27, "fight": 26,
        "unlock": 4, "repel": 4, "heal": 4, "break": 4,
    }  # fmt: skip
    defaults = Counter(r.GOALS[npc.default] for npc in npcs)
    assert defaults == {
        "exit": 8, "reveal": 7, "fight": 6, "regroup": 4, "rotate": 2, "object": 2, "unlock": 1, "repel": 1, "break": 1,
    }  # fmt: skip


def test_the_values_of_the_types() -> None:
    """DT-K1 to DT-K8: movement and combat."""
    found = [(kind.movement, kind.combat) for kind in pack_content("").characters]
    assert found == [(4, 2), (4, 1), (4, 2), (2, 5), (3, 2), (6, 2), (3, 0), (4, 1)]


def test_the_symbols_of_the_levels() -> None:
    """DT-E1, DT-X2: pink calls by three of the dungeon's cards alone; black by nearly everything."""
    content = pack_content("")
    pink, black = content.levels[0], content.levels[5]
    assert (pink.action, pink.combat, pink.jump, pink.enemy) == ((), (), False, (0, 1, 2))
    assert (black.action, black.combat, black.jump, black.enemy) == ((2, 5), (0, 4, 6), True, (0, 1, 6))
    assert (content.eye.action, content.eye.combat, content.eye.enemy) == ((5,), (2, 3), (3, 4))


def test_a_map_is_read_square_by_square() -> None:
    """DT-G2, DT-G4: hall 1a: its gear in the middle, two pits, the portcullises beside the gear's row."""
    hall = pack_content("").halls[0]
    assert hall.gear == 12
    assert [square for square in range(25) if hall.ground[square] == r.PIT] == [18, 20]
    assert [edge for edge in range(60) if hall.edges[edge] == r.CLOSED] == [13, 16]
    assert hall.edges[6] == r.WALL
    assert hall.edges[11] == r.SLIT


BAD = [
    ("halls.toml", '  "+ +-+ + +-+",\n]', "]", 'hall[0] "1a" .map', "5 by 5"),
    ("halls.toml", '  "+ + +-+ +-+",\n  " . . . . . ",\n', "", 'hall[0] "1a" .map', "4 rows of squares"),
    ("halls.toml", '  " .#. G .#. ",', '  " .#. X .#. ",', 'hall[0] "1a" .map[5]', "no square"),
    ("halls.toml", '  " .#. G .#. ",', '  " .-. G .#. ",', 'hall[0] "1a" .map[5]', "seen from both its squares"),
    ("halls.toml", '  " .#. G .#. ",', '  " .#. . .#. ",', 'hall[0] "1a" .map', "exactly one gear"),
    ("halls.toml", '  " .#. G .#. ",', '  " .#. G .#.#",', 'hall[0] "1a" .map', "portcullis on the right border"),
    ("halls.toml", '  "+ + +-+ +-+",', '  "+-+ +-+ +-+",', 'hall[0] "1a" .map', "the top border has only 2"),
    (
        "halls.toml",
        'pair = 1\nturns = "clockwise"',
        'pair = 2\nturns = "clockwise"',
        'hall[0] "1a" .pair',
        "pair 2 has 3 halls",
    ),
    ("halls.toml", 'turns = "counterclockwise"', 'turns = "clockwise"', 'hall[0] "1a" .turns', "opposite ways"),
    ("halls.toml", 'turns = "clockwise"', 'turns = "sideways"', 'hall[0] "1a" .turns', "Invalid enum value"),
    ("npcs.toml", '"exit 5", "object 4"', '"flee 5", "object 4"', 'npc[0] "phil" .goals[0]', "'flee' is no goal"),
    ("npcs.toml", '"exit 5", "object 4"', '"exit", "object 4"', 'npc[0] "phil" .goals[0]', "action points"),
    ("npcs.toml", '"exit 5", "object 4"', '"heal 5", "object 4"', 'npc[0] "phil" .goals[0]', "only a cleric"),
    ("npcs.toml", '"exit 5", "object 4"', '"object 5", "object 4"', 'npc[0] "phil" .goals[1]', "there twice"),
    ("npcs.toml", '"exit 5", "object 4", ', "", 'npc[0] "phil" .goals', "six goals"),
    ("npcs.toml", 'default = "exit"', 'default = "unlock"', 'npc[0] "phil" .default', "none of its goals"),
    ("npcs.toml", '["key", "rope"', '["key", "key"', 'npc[0] "phil" .objects[1]', "there twice"),
    ("npcs.toml", '["key", "rope"', '["crown", "rope"', 'npc[0] "phil" .objects[0]', "Invalid enum value"),
    ("npcs.toml", 'scope = "one_on_one"', "n = 1", 'npc[0] "phil" .do[0] .n', "does not have it"),
    ("npcs.toml", 'verb = "ignore_first_wound"', 'verb = "immortal"', 'npc[3] "mira" .do[1] .verb', "unknown personality"),
    ("npcs.toml", 'verb = "repel_cost", n = 1', 'verb = "repel_cost"', 'npc[9] "sue" .do[0] .n', "needs it"),
    ("npcs.toml", 'do = [{ verb = "', 'personality = [{ do = "', 'npc[0] "phil" .personality', 'do = [{ verb = "move_bonus"'),
    ("npcs.toml", 'id = "djenh"', 'id = "phil"', 'npc[1] "phil" .id', "another NPC"),
    ("crew.toml", 'id = "naga"', 'id = "cleric"', 'character "cleric"', "2 times"),
    ("crew.toml", "move = 6", "move = 0", 'character[5] "naga" .move', ">= 1"),
    ("cards.toml", 'id = "yellow"', 'id = "pink"', 'level "pink"', "2 times"),
    ("cards.toml", "enemy = [1, 2, 3]", "enemy = [1, 2, 7]", 'level[4] "red" .enemy', "<= 6"),
]


@pytest.mark.parametrize(("file", "old", "new", "where", "what"), BAD)
def test_a_bad_pack_is_refused(tmp_path: Path, file: str, old: str, new: str, where: str, what: str) -> None:
    """DT-G4, DT-P2, DT-Y1: the error names the file, the hall or NPC, and the field."""
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPack) as error:
        pack_content(str(pack))
    assert error.value.file.endswith(file)
    assert error.value.where.startswith(where)
    assert what in error.value.what
