"""A designer's own content: what is wrong with it is said with the file and the place in it."""

import re
from pathlib import Path

import pytest

from tafelrunde.engine.pack import BadPack
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.content import FOLDER
from tafelrunde.games.monopoly.rules.landing import Landing
from tafelrunde.games.monopoly.ruleset import Ruleset
from tafelrunde.games.monopoly.state import Monopoly
from tests.monopoly.kit import lay_on_top

BOARD, CARDS, TOKENS, ITEMS = (
    (FOLDER / f"{name}.toml").read_text(encoding="utf-8") for name in ("board", "cards", "tokens", "items")
)


def bad(folder: Path, name: str, text: str) -> BadPack:
    """The complaint about a pack with this one file."""
    (folder / name).write_text(text, encoding="utf-8")
    with pytest.raises(BadPack) as complaint:
        GAME.setting({}, str(folder))
    assert str(folder) in complaint.value.file
    assert complaint.value.file in str(complaint.value)
    return complaint.value


def without(text: str, table: str, number: int) -> str:
    """A content file without one of its entries."""
    parts = text.split(f"[[{table}]]")
    return f"[[{table}]]".join(parts[: number + 1] + parts[number + 2 :])


def changed(text: str, old: str, new: str) -> str:
    """A content file with one change."""
    assert old in text
    return text.replace(old, new, 1)


def test_an_empty_pack_is_the_game_itself(tmp_path: Path) -> None:
    """RM-S5: a file that is missing is taken from the game."""
    setting = GAME.setting({}, str(tmp_path))
    assert isinstance(setting, Ruleset)
    assert sum(setting.price) == 5690


def test_a_pack_may_change_some_figures(tmp_path: Path) -> None:
    """RM-S3: another starting capital, and it is played with."""
    (tmp_path / "board.toml").write_text(changed(BOARD, "start_cash = 1500", "start_cash = 2000"), encoding="utf-8")
    state = GAME.start(GAME.setting({}, str(tmp_path)), 2, 1)
    assert isinstance(state, Monopoly)
    assert [seat.cash for seat in state.seats] == [2000, 2000]
    assert state.rules.pack == str(tmp_path)


def test_no_folder(tmp_path: Path) -> None:
    """The complaint says what a pack is."""
    with pytest.raises(BadPack, match=r"nowhere: is no folder; a pack is a folder with board.toml"):
        GAME.setting({}, str(tmp_path / "nowhere"))


@pytest.mark.parametrize("name", ["board", "cards", "tokens", "items"])
def test_not_toml(tmp_path: Path, name: str) -> None:
    """With the line in which it stops being TOML."""
    complaint = bad(tmp_path, f"{name}.toml", 'start_cash = 1\n[[card\nid = "x"')
    assert complaint.file.endswith(f"{name}.toml")
    assert complaint.what.startswith("is not TOML")
    assert "line 2" in complaint.what


def test_not_text(tmp_path: Path) -> None:
    """Bytes that are no UTF-8."""
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPack, match=r"cards.toml: cannot be read"):
        GAME.setting({}, str(tmp_path))


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    """It cannot be read, and the complaint names it."""
    (tmp_path / "board.toml").mkdir()
    with pytest.raises(BadPack, match=r"board.toml: cannot be read"):
        GAME.setting({}, str(tmp_path))


@pytest.mark.parametrize(
    ("name", "old", "new", "where", "what"),
    [
        ("board", "salary = 200\n", "", "", "missing required field `salary`"),
        ("board", "salary = 200", "salary = 200\nwages = 5", "", "unknown field `wages`"),
        ("board", "salary = 200", 'salary = "much"', "salary", "Expected `int`, got `str`"),
        ("board", "sprouts = 32", "sprouts = 0", "sprouts", ">= 1"),
        ("board", 'kind = "tax"', 'kind = "fair"', "space[4].kind", "fair"),
        ("board", 'group = "brown"', 'group = "beige"', "space[1].group", "unknown group 'beige'; there are brown, light_blue"),
        ("board", 'group = "brown"', 'group = "shop"', "space[1].group", "is for spaces of kind 'shop'"),
        ("board", "price = 60", "price = 61", "space[1].price", "multiple"),
        (
            "board",
            "rent = [2, 10, 30, 90, 160, 250]",
            "rent = [2, 10, 30]",
            "space[1].rent",
            "6 numbers are needed here, not 3",
        ),
        ("board", "rent = [25, 50, 100, 200]", "rent = [25, 50]", "space[5].rent", "4 numbers are needed here, not 2"),
        ("board", "rent = [4, 10]", "rent = [4]", "space[12].rent", "2 numbers are needed here, not 1"),
        ("board", "rent = [4, 10]", "rent = [4, 10]\nupgrade = 50", "space[12].upgrade", "RM-U15"),
        ("board", 'kind = "jail"', 'kind = "free"', "space", "exactly one space is 'jail', and it is space 10"),
        ("board", 'letter = "A"', 'letter = "AB"', 'group[0] "brown" .letter', "length"),
        ("cards", 'verb = "gain"', 'verb = "win"', 'card[6] "EB07" .do[0].verb', "unknown verb 'win'; there are move_to"),
        ("cards", 'verb = "move_to", space = 24', 'verb = "move_to"', 'card[1] "EB02" .do[0]', "'move_to' takes space"),
        ("cards", 'verb = "move_to", space = 24', 'verb = "move_to", space = 40', 'card[1] "EB02" .do[0].space', "<= 39"),
        ("cards", "amount = 50", "amount = 50, steps = 3", 'card[6] "EB07" .do[0]', "'gain' takes amount"),
        ("cards", "amount = 50", "sum = 50", 'card[6] "EB07" .do[0]', "unknown field `sum`"),
        ("cards", 'id = "EB02"', 'id = "EB01"', 'card[1] "EB01"', "used twice"),
        ("cards", 'deck = "bottle"', 'deck = "hat"', 'card[0] "EB01" .deck', "hat"),
        ("cards", 'verb = "keep_jail_card"', 'verb = "gain", amount = 5', "card", "'bottle' needs exactly one jail card"),
        ("tokens", 'id = "shield"', 'id = "crown"', "token", "six tokens with different ids are needed"),
        ("items", 'id = "IT1"', 'id = "IT9"', "item[0]", "IT9"),
    ],
)
def test_wrong_entries(tmp_path: Path, name: str, old: str, new: str, where: str, what: str) -> None:
    """A field too few or too many, a wrong kind, an unknown word: each with its place."""
    text = {"board": BOARD, "cards": CARDS, "tokens": TOKENS, "items": ITEMS}[name]
    complaint = bad(tmp_path, f"{name}.toml", changed(text, old, new))
    assert complaint.file == str(tmp_path / f"{name}.toml")
    assert where in complaint.where
    assert what in complaint.what


def test_39_spaces(tmp_path: Path) -> None:
    """A board has 40."""
    complaint = bad(tmp_path, "board.toml", without(BOARD, "space", 38))
    assert complaint.what == "a board has 40 spaces, not 39"


def test_a_deck_without_its_jail_card(tmp_path: Path) -> None:
    """RM-C2: each deck has exactly one."""
    complaint = bad(tmp_path, "cards.toml", without(CARDS, "card", 20))
    assert "the deck 'chest' needs exactly one jail card" in complaint.what


def test_a_deck_that_is_too_small(tmp_path: Path) -> None:
    """RM-C1: a deck that could be empty while its jail card is away is refused."""
    cards = [f"[[card]]{entry}" for entry in CARDS.split("[[card]]")[1:]]
    few = [entry for entry in cards if 'deck = "chest"' in entry or '"keep_jail_card"' in entry]
    complaint = bad(tmp_path, "cards.toml", "".join(few))
    assert "the deck 'bottle' needs at least two cards" in complaint.what


def test_a_group_of_one(tmp_path: Path) -> None:
    """RM-G6: a group has two to four spaces."""
    complaint = bad(tmp_path, "board.toml", changed(BOARD, 'group = "brown"', 'group = "light_blue"'))
    assert complaint.what == "a group has 2 to 4 spaces, not 1"
    assert complaint.where == 'group[0] "brown"'


def test_a_card_to_nowhere(tmp_path: Path) -> None:
    """RM-C5: the nearest shop of a board without shops."""
    board = changed(BOARD, '[[group]]\nid = "shop"\nkind = "shop"\nletter = "J"\n', "")
    board = board.replace('kind = "shop"\ngroup = "shop"\nprice = 150\nrent = [4, 10]\n', 'kind = "free"\n')
    (tmp_path / "board.toml").write_text(board, encoding="utf-8")
    with pytest.raises(BadPack, match=r'cards.toml: card\[3\] "EB04" .do\[0\].kind: there is no shop on the board'):
        GAME.setting({}, str(tmp_path))


def test_a_deck_that_never_stops_drawing(tmp_path: Path) -> None:
    """RM-L6: if every card led to a card space, drawing would go on for ever once the jail card is away."""
    entry = '[[card]]\nid = "{}"\ndeck = "{}"\nicon = "gi:barefoot"\ndo = [{{ {} }}]\n'
    moves = [entry.format(f"B{number}", "bottle", 'verb = "move_to", space = 7') for number in range(2)]
    stays = [entry.format(f"C{number}", "chest", 'verb = "gain", amount = 5') for number in range(2)]
    jails = [entry.format(f"J{deck}", deck, 'verb = "keep_jail_card"') for deck in ("bottle", "chest")]
    complaint = bad(tmp_path, "cards.toml", "\n".join(moves + stays + jails))
    assert "every card of 'bottle' leads to another card" in complaint.what


def test_an_item_that_is_missing(tmp_path: Path) -> None:
    """RM-G3, item_cards: all six are needed, once each."""
    complaint = bad(tmp_path, "items.toml", '[[item]]\nid = "IT1"\nicon = "gi:flute"\ndo = [{ verb = "swap_deeds" }]\n')
    assert "each of IT1, IT2, IT3, IT4, IT5, IT6 is needed, once" in complaint.what


def test_a_pack_of_old(tmp_path: Path) -> None:
    """What a card does was one table with an effect, and an item card said when: the complaint shows how it is said now."""
    old = re.sub(r"do = \[\{ verb = (.*?) \}\]", r"do = { effect = \1 }", CARDS)
    complaint = bad(tmp_path, "cards.toml", old)
    assert complaint.where == 'card[0] "EB01" .do'
    assert 'do = [{ verb = "gain", amount = 50 }]' in complaint.what
    (tmp_path / "cards.toml").unlink()
    complaint = bad(tmp_path, "items.toml", re.sub(r"do = .*", 'when = "own"', ITEMS))
    assert complaint.where == 'item[0] "IT1"'
    assert 'do = [{ verb = "escape_rent" }]' in complaint.what


def test_a_card_may_do_several_things(tmp_path: Path) -> None:
    """RM-C1: in the order in which they are written."""
    more = changed(CARDS, '{ verb = "gain", amount = 50 }', '{ verb = "gain", amount = 50 }, { verb = "move_to", space = 0 }')
    (tmp_path / "cards.toml").write_text(more, encoding="utf-8")
    state = GAME.start(GAME.setting({"tokens": "random"}, str(tmp_path)), 2, 1)
    lay_on_top(state, "bottle", ["EB07"])
    state.seats[0].position = 7
    state.decision = None
    state.call(Landing(0))
    state.run()
    assert state.seats[0].cash == 1500 + 50 + 200
    assert state.seats[0].position == 0
