"""What is in the box, and what is said about packs that cannot be played."""

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.options import BadOption
from tafelrunde.engine.pack import BadPack
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.cardlines import BadLine, read_line
from tafelrunde.games.mapmasters.content import FOLDER, pack_content
from tafelrunde.games.mapmasters.ids import SYMBOLS
from tafelrunde.games.mapmasters.ruleset import JUNCTION, ROOM, TRAPDOOR, Card
from tafelrunde.games.mapmasters.state import Table
from tafelrunde.text import Voice
from tests.mapmasters.kit import ruleset

CONTENT = pack_content("")
STARTS = [card for card in CONTENT.cards if card.kind == "start"]
DUNGEON = [card for card in CONTENT.cards if card.kind == "dungeon"]
BY_ID = {card.id: card for card in CONTENT.cards}
TOTALS = {  # section 9.2, in the order of the letters below
    3: (30, 7, 11, 13, 9, 16, 5, 3, 2, 5, 5, 1, 1),
    4: (39, 8, 14, 14, 10, 19, 11, 6, 3, 4, 10, 2, 3),
    5: (42, 10, 18, 16, 15, 19, 13, 8, 7, 4, 18, 2, 1),
    6: (61, 13, 19, 15, 18, 25, 15, 10, 6, 4, 23, 1, 2),
}
LETTERS = "cbwrksmlvToxy"


def symbols(card: Card) -> Counter[str]:
    found = Counter(SYMBOLS[symbol] for node in card.nodes for symbol in node.symbols)
    found.update(SYMBOLS[symbol] for segment in card.corridors for symbol in segment.symbols)
    found["T"] = sum(node.kind == TRAPDOOR for node in card.nodes)
    return found


# --- counts -----------------------------------------------------------------------------------------------------------


def test_everything_is_in_the_box() -> None:
    """MM-S3, MM-S2, MM-B1: 45 start cards, 72 dungeon cards, 29 mission cards, 17 books, 13 artifacts, 8 groups, 27 goals."""
    assert [(card.id, card.copies) for card in STARTS] == [(f"ST{number}", 5) for number in range(1, 10)]
    assert [card.id for card in DUNGEON] == [f"D{number:02}" for number in range(1, 73)]
    assert Counter(card.cost for card in DUNGEON) == {3: 18, 4: 18, 5: 18, 6: 18}
    assert [card.id for card in CONTENT.cards if card.kind == "mission"] == [f"B{number:02}" for number in range(1, 30)]
    assert sorted(book.number for book in CONTENT.books if book.do) == list(range(1, 10))
    assert len(CONTENT.books) == 17
    assert len(CONTENT.artifacts) == 13
    assert len(CONTENT.groups) == len({group.glyph for group in CONTENT.groups}) == 8
    assert Counter(goal.points for goal in CONTENT.goals) == {3: 9, 5: 9, 8: 9}
    assert [mission.number for mission in CONTENT.missions] == list(range(1, 15))


def test_start_cards_are_simple() -> None:
    """MM-S6, MM-M1: all six ports open, no pits, ropes or portals; 45 symbols on nine cards."""
    total: Counter[str] = Counter()
    for card in STARTS:
        total.update(symbols(card))
        assert all(card.open)
        assert not any(node.under for node in card.nodes)
    assert {letter: total[letter] for letter in "cswkbmlxyrvTo"} == dict(
        zip("cswkbmlxyrvTo", (11, 10, 6, 5, 5, 3, 3, 1, 1, 0, 0, 0, 0), strict=True)
    )
    assert sum(node.kind == ROOM for card in STARTS for node in card.nodes) == 8


@pytest.mark.parametrize("cost", TOTALS)
def test_symbols_of_the_dungeon_cards(cost: int) -> None:
    """MM-M13: the distribution over each class of cost."""
    total: Counter[str] = Counter()
    for card in DUNGEON:
        if card.cost == cost:
            total.update(symbols(card))
    assert tuple(total[letter] for letter in LETTERS) == TOTALS[cost]


def test_dungeon_cards_have_one_wall() -> None:
    """MM-M1: exactly five open ports; 28 walls on a short side, 44 on a long one."""
    walls = [card.open.index(False) for card in DUNGEON]
    assert all(sum(card.open) == 5 for card in DUNGEON)
    assert sum(wall in (0, 3) for wall in walls) == 28


def test_forks_and_trapdoors() -> None:
    """MM-M6: eleven cards with a four-way junction, 17 trapdoors, four of them in rooms."""
    wide = {card.id for card in STARTS + DUNGEON for node in card.nodes if node.kind == JUNCTION and len(node.doors) == 4}
    assert wide == {"ST3", "ST5", "ST8", "D05", "D09", "D12", "D25", "D44", "D48", "D66", "D69"}
    traps = [(card.id, node.room >= 0) for card in DUNGEON for node in card.nodes if node.kind == TRAPDOOR]
    assert len(traps) == 17
    assert [card for card, inside in traps if inside] == ["D15", "D34", "D52", "D64"]


def test_doors_lie_clockwise() -> None:
    """MM-M10: the doors of D29 in clockwise order, the wall at port 4 left out."""
    card = BY_ID["D29"]
    order = [card.corridors[door].text for door in card.nodes[0].doors]
    start = order.index("R1-1")
    assert order[start:] + order[:start] == ["R1-1", "R1-2", "R1-3", "R1-5", "R1-6"]


def test_missions_use_what_there_is() -> None:
    """MM-S3, MM-S5, MM-S9: no more start cards than 45, no fixed card twice; mission 1 as in the booklet."""
    for mission in CONTENT.missions:
        assert mission.grid.count("S") + mission.deck[0] <= 45
        fixed = [cell for cell in mission.grid if cell not in "S.#?"]
        assert len(fixed) == len(set(fixed))
    first = CONTENT.missions[0]
    assert (first.columns, first.rows, first.grid.count("S"), first.grid.count(".")) == (7, 5, 21, 12)
    assert first.deck == (18, 4, 5, 5, 4)
    assert (first.money, first.groups, len(first.entries)) == (5, 4, 8)


def test_what_the_goblin_wants() -> None:
    """MM-A7: the boots above, keys below, coins on the left, scrolls on the right."""
    slots: dict[tuple[int, ...], Any] = {
        (*slot.ports,): (slot.items, [CONTENT.artifacts[one].id for one in slot.artifacts]) for slot in BY_ID["B02"].slots
    }
    assert slots[0,] == ((0,) * 6, ["A01"])
    assert slots[3,] == ((0, 0, 0, 0, 2, 0), [])
    assert slots[4, 5] == ((5, 0, 0, 0, 0, 0), [])
    assert slots[1, 2] == ((0, 0, 0, 0, 0, 5), [])


# --- card lines -------------------------------------------------------------------------------------------------------


def test_a_card_line_is_read() -> None:
    """MM-M14, MM-M15: the example of the notation."""
    lined = read_line("T1@30,22; S1@30,76; 6-T1:r; T1-2:c; T1~S1:ss; S1-4; 5-3:wb")
    assert [segment.text for segment in lined.corridors] == ["6-T1", "T1-2", "T1~S1", "S1-4", "5-3"]
    assert [segment.under for segment in lined.corridors] == [False, False, True, False, False]
    assert lined.open == [False, True, True, True, True, True]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("R1@30,45; R1-1; R1-2; R1", "neither a node"),
        ("R1@30,45; R1-1; R1-1", "another corridor"),
        ("R1@30,45; R2@30,70; R1-1; R1-2; R2-2; R2-4", "opening 2 has two corridors"),
        ("R1@30,45; R1-1; R1-2; R1-J1", "leads nowhere, there is no node J1"),
        ("J1@30,45; J1-1; J1-2", "J1 needs at least three corridors"),
        ("S1@30,45; S1-1; S1-2", "S1 needs one main corridor and one underground"),
        ("T1@30,45; T1-1; T1-4", "T1 needs two main corridors and one underground"),
        ("S1@30,45; S1-1; S1~2", "never reaches the edge"),
        ("r1@30,45; S1@30,20; S1-1; S1-r1", "r1 does not lie on that level"),
        ("1-4; 6-2", "cross on the same level"),
        ("R1@30,45{l}; R1-1; R1-2", "'l' is not allowed in a room"),
        ("R1@30,45; R1-1:z; R1-2", "'z' is no symbol"),
        ("J1@30,45{c}; J1-1; J1-2; J1-3", "only rooms hold symbols"),
        ("R1@70,45; R1-1; R1-2", "lies outside the card"),
        ("R1@30,45; R2@30,60; R1-4; R1-R2; R2-3", "leave in the same direction"),
        ("R1@30,45; R1@30,50; R1-1; R1-2", "another node R1"),
        ("R1@30,45; R1-1; R1-2; J1=R1", "'=' lays a trapdoor into a room"),
    ],
)
def test_bad_card_lines(line: str, wrong: str) -> None:
    """MM-M6, MM-M7, MM-M13: what no card can be is told with the corridor or node."""
    with pytest.raises(BadLine, match=re.escape(wrong)):
        read_line(line)


# --- packs ------------------------------------------------------------------------------------------------------------


def broken(folder: Path, file: str, old: str, new: str) -> str:
    """What is said about the game's own pack after one change."""
    pack = folder / "pack"
    shutil.copytree(FOLDER, pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPack) as error:
        pack_content(str(pack))
    assert error.value.file == str(pack / file)
    return f"{error.value.where}: {error.value.what}"


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong"),
    [
        ("dungeon.toml", "R1-3:m; R1-4; R1-6:s", "R1-4; R1-6:s", 'card[0] "D01" .line: opening 3 leads nowhere'),
        ("dungeon.toml", "R1-3:m; R1-4; R1-6:s", "R1-3:m; R1-4; R1-3", 'card[0] "D01" .line: .*another corridor'),
        ("dungeon.toml", "5-4:wb", "2-4:wb", 'card[1] "D02" .line: opening 2 has two corridors'),
        ("dungeon.toml", "wall = 5", "wall = 4", 'card[0] "D01" .wall: port 4 is the wall, but'),
        ("dungeon.toml", 'id = "D02"', 'id = "D01"', 'card[1] "D01" .id: D01 is there twice'),
        ("dungeon.toml", "cost = 3", "cost = 7", 'card[0] "D01" .cost'),
        ("start.toml", "R1-5; R1-6", "R1-5:r; R1-6", "card[0] \"ST1\" .line: a start card has no 'r'"),
        ("start.toml", "; R1-6", "", 'card[0] "ST1" .line: opening 6 leads nowhere'),
        ("mission-cards.toml", 'ports = "1"', 'ports = "7"', "slot[0] .ports: '7'"),
        ("mission-cards.toml", 'needs = "2k"', 'needs = "2z"', "slot[1] .needs: '2z' is neither"),
        ("mission-cards.toml", 'take = "A03"', 'take = "A99"', ".take: there is no artifact 'A99'"),
        ("books.toml", 'verb = "overcome"', 'verb = "fly"', "book[0] \"Z01\" .do[0] .verb: unknown verb 'fly'"),
        ("groups.toml", 'icon = "gi:sun"', 'icon = "gi:three-leaves"', "every group has its own name"),
        ("goals.toml", 'needs = "4c"', 'needs = ""', "a goal card needs items or deeds"),
        ("mission-01.toml", "D29", "D99", "grid[1]: there is no card 'D99'"),
        ("mission-01.toml", "D29", "ST1", "ST1 is a start card"),
        ("mission-01.toml", '"a2W"', '"b2W"', "does not lie at the border"),
        ("mission-01.toml", "start = 18", "start = 30", "deck.start: grid and deck take 51 start cards"),
        ("mission-01.toml", "cost6 = 4", "cost6 = 19", "deck.cost6: the mission takes 19 cards, only 18 are left"),
        ("mission-01.toml", 'A01 = "D29"', 'A01 = "D30"', "the card 'D30' does not lie in this mission"),
        ("mission-01.toml", 'artifacts = { A01 = "D29" }\n', "", "cannot be won: A01 is asked for and lies nowhere"),
        ("mission-01.toml", "groups = 4", "groups = 3", "cannot be won: 4 requirements need as many groups"),
        ("mission-01.toml", "number = 1", "number = 2", "missions are counted from 1"),
        ("mission-01.toml", "money = 5", "coins = 5", "unknown field `coins`"),
        ("mission-04.toml", '"a1N", "b1N", "c1N", "d1N", "e1N"', '"a1N", "b1N"', "cannot be won: 3 groups need as many exits"),
        ("mission-06.toml", 'hidden = ["B15", "B16", "B17", "B18"]', 'hidden = ["B16", "B17", "B18"]', "4 face-down spaces"),
        ("mission-11.toml", 'space = "d3"', 'space = "b3"', "a group starts inside on a start card"),
    ],
)  # fmt: skip
def test_bad_packs(tmp_path: Path, file: str, old: str, new: str, wrong: str) -> None:
    """Errors name the file, the card and the field, and say what is wrong."""
    said = broken(tmp_path, file, old, new)
    assert re.search(re.escape(wrong).replace(r"\.\*", ".*"), said), said


def test_a_mission_behind_a_gap_cannot_be_won(tmp_path: Path) -> None:
    """A boss whose openings face the outside, or a part of the grid that no entry point reaches."""
    said = broken(tmp_path, "mission-01.toml", ".   S   .   B02 .", "S   S   #   B02 #")
    assert "its ports face the outside" in said
    shutil.rmtree(tmp_path / "pack")
    said = broken(
        tmp_path, "mission-01.toml", '"S   S   .   S   .   S   S",\n    "S   D29', '"S   S   .   S   .   #   S",\n    "S   D29'
    )
    assert "there is nothing at f1" in said


def test_a_pack_may_hold_only_what_is_its_own(tmp_path: Path) -> None:
    """What it does not have is taken from the game."""
    text = (FOLDER / "mission-01.toml").read_text(encoding="utf-8")
    (tmp_path / "mission-01.toml").write_text(text.replace("money = 5", "money = 9"), encoding="utf-8")
    content = pack_content(str(tmp_path))
    assert [mission.money for mission in content.missions[:2]] == [9, 4]
    assert len(content.cards) == len(CONTENT.cards)


def test_an_own_pack_can_be_played(tmp_path: Path) -> None:
    """Own cards and missions: names in both languages come with the pack."""
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    text = (pack / "mission-01.toml").read_text(encoding="utf-8")
    names = 'name = { de = "Mein Kobold", en = "My Goblin" }\nstory = { de = "Er ist wieder da.", en = "He is back." }\n'
    (pack / "mission-01.toml").write_text(text.replace("number = 1\n", f"number = 1\n{names}", 1), encoding="utf-8")
    state = GAME.start(GAME.setting({}, str(pack)), 2, 1)
    assert GAME.scene(state).zones[0].name.args == {"de": "Mein Kobold", "en": "My Goblin"}


def test_a_pack_may_add_missions(tmp_path: Path) -> None:
    """MM-S1: they are chosen by their number, like the fourteen of the game; there are no others."""
    text = (FOLDER / "mission-14.toml").read_text(encoding="utf-8").replace("number = 14", "number = 15").replace("m14", "m15")
    (tmp_path / "mission-15.toml").write_text(text, encoding="utf-8")
    state = GAME.start(GAME.setting({"mission": 15}, str(tmp_path)), 2, 1)
    assert isinstance(state, Table)
    assert state.rules.mission.id == "m15"
    with pytest.raises(BadOption, match="from 1 to 15"):
        GAME.setting({"mission": 16}, str(tmp_path))
    with pytest.raises(BadOption, match="from 1 to 14"):
        GAME.setting({"mission": 15})


HUT = """
[[card]]
id = "B30"
icon = "gi:hut"

[[card.slot]]
ports = "1 6"
needs = "1c"
"""

SHORT_TRIP = """
id = "m15"
number = 15
icon = "gi:hut"
grid = ["S . B30"]
groups = 1
entries = ["a1W"]
deck = { start = 12, cost3 = 1, cost4 = 1, cost5 = 1, cost6 = 1 }
money = 1
score = [{ of = ["coins"], per = 1 }]
"""


def trip(folder: Path, grid: str = '"S . B30"', needs: str = "1c") -> str:
    """A pack with a fifteenth mission."""
    cards = (FOLDER / "mission-cards.toml").read_text(encoding="utf-8")
    (folder / "mission-cards.toml").write_text(cards + HUT.replace("1c", needs), encoding="utf-8")
    (folder / "mission-15.toml").write_text(SHORT_TRIP.replace('"S . B30"', grid), encoding="utf-8")
    return str(folder)


def test_a_mission_that_was_won_can_be_won(tmp_path: Path) -> None:
    """MM-W1: computer partners show it."""
    (said,) = GAME.findings(trip(tmp_path))
    assert re.fullmatch(r"mission 15: can be won, computer partners did so \(seed \d\)", said)


def test_a_mission_may_stay_in_doubt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing rules it out, but nobody has won it."""
    monkeypatch.setattr("tafelrunde.games.mapmasters.winnable.TRIES", 0)
    (said,) = GAME.findings(trip(tmp_path))
    assert "not shown that it can be won" in said


@pytest.mark.parametrize(
    ("grid", "needs", "said"),
    [
        ('"S D15 B30"', "1c", "no way leads from any entry point to B30 on c1"),
        ('"S . B30"', "9r", "9r are asked for, and no more than 2 can lie in the dungeon"),
    ],
)
def test_a_mission_that_can_never_be_won(tmp_path: Path, grid: str, needs: str, said: str) -> None:
    """MM-X3: whatever cards come, no way leads there, or there is too little of something."""
    with pytest.raises(BadPack, match=f"mission-15.toml.*cannot be won: {said}"):
        GAME.findings(trip(tmp_path, grid, needs))


def test_a_dungeon_that_is_too_large(tmp_path: Path) -> None:
    """A set of spaces is one machine word: seven rows of nine fit, eight do not."""
    grid = ", ".join(['". . . . . . . . ."'] * 7)
    with pytest.raises(BadPack, match="grid: a dungeon has at most 63 spaces, here 72"):
        GAME.findings(trip(tmp_path, f'"S . B30 . . . . . .", {grid}'))


def test_the_mission_picker_tells_the_groups() -> None:
    """MM-S13: how many groups a mission has stands before its story, in both languages."""
    for language, word in (("en", "groups"), ("de", "Gruppen")):
        voice = Voice(language, GAME.texts({}, language), strict=True)
        for preset in GAME.presets:
            groups = len(ruleset(**preset.options).groups)
            assert (voice.attribute(f"preset-{preset.id}", "help") or "").startswith(f"{groups} {word}. ")
