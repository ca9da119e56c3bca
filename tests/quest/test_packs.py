"""A designer's own dungeons: they are played, and what is wrong with them is said with file, card and field."""

import re
from pathlib import Path

import pytest

from tafelrunde.bots.match import play
from tafelrunde.engine.pack import BadPack
from tafelrunde.games.quest import GAME
from tafelrunde.games.quest.content import FOLDER, pack_content

FILES = {file.stem: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.toml")}


def test_a_new_dungeon(tmp_path: Path) -> None:
    """TQ-D1: a twelfth dungeon with an item of its own, with names in both languages, can be explored."""
    cards = FILES["cards"] + '\n[[item]]\nid = "kite"\nicon = "gi:kite"\n' + CARD
    (tmp_path / "cards.toml").write_text(cards, encoding="utf-8")
    dungeon = FILES["dungeon-fo"].replace('"FO', '"KI').replace('"bow"', '"kite"')
    dungeon = dungeon.replace('icon = "gi:forest"\n', 'icon = "gi:forest"\nname = { de = "Drachenturm", en = "Kite Tower" }\n')
    (tmp_path / "dungeon-ki.toml").write_text(dungeon, encoding="utf-8")
    setting = GAME.setting({"defeat_limit": 1}, str(tmp_path))
    state = GAME.start(setting, 2, 1)
    assert "explore KI" in [action.text for action in GAME.legal_actions(state)]
    GAME.apply(state, state.asked().seat, GAME.parse("explore KI"))
    play(GAME, state, [GAME.player("random", 1), GAME.player("random", 2)], 5000, {})
    assert state.over


CARD = '\n[[card]]\nid = "KI1"\nitem = "kite"\ncopies = 6\nkinds = ["skill"]\nvalue = 2\n'


def test_an_empty_pack_is_the_game_itself(tmp_path: Path) -> None:
    """TQ-S1: a file that is missing is taken from the game."""
    assert GAME.start(GAME.setting({}, str(tmp_path)), 2, 1) is not None


def test_no_folder(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="is no folder"):
        GAME.setting({}, str(tmp_path / "nowhere"))


@pytest.mark.parametrize(
    ("name", "old", "new", "where", "what"),
    [
        ("cards", 'item = "basic"', 'item = "hat"', 'card[0] "B01" .item', "unknown item 'hat'"),
        ("cards", "value = 2", 'value = "two"', 'card[0] "B01" .value', "Expected `int`"),
        ("cards", 'tags = ["ranged"]', 'tags = ["loud"]', 'card[0] "B01" .tags', "unknown tag 'loud'"),
        ("cards", 'kinds = ["fight"]', "kinds = []", 'card[0] "B01" .kinds', "at least one kind"),
        ("cards", 'id = "B02"', 'id = "B01"', 'card[1] "B01"', "used twice"),
        ("cards", 'verb = "next"', 'verb = "win"', 'card[1] "B02" .do[0].verb', "unknown verb 'win'"),
        ("cards", 'verb = "next", amount = 1', 'verb = "next"', 'card[1] "B02" .do[0]', "'next' takes amount"),
        ("cards", 'verb = "next", amount = 1', 'verb = "expel"', 'card[1] "B02" .do[0].verb', "may stand in: limit"),
        ("cards", 'verb = "next", amount = 1', 'verb = "next", amount = 0', 'card[1] "B02" .do[0].amount', "at least 1"),
        ("cards", 'who = "self"', 'who = "each"', 'card[4] "B05" .do[0].who', "is 'self' on cards"),
        ("cards", "copies = 3", "copies = 4", "card", "share the basic cards evenly"),
        ("cards", 'id = "bow"\nicon', 'id = "sword"\nicon', "item", "used twice"),
        ("shop", ", hearts = 6.0", "", 'potion[0] "red" .do[0]', "'heal' takes hearts"),
        ("shop", 'id = "milk"', 'id = "red"', 'potion[1] "red"', "used twice"),
        ("layouts", '"..X..",', '"..X.",', "layout[0].rows", "a row has five letters"),
        ("layouts", '"..X..",', '".....",', "layout[0].rows", "one boss space"),
        ("layouts", "levels = [2]", "levels = [1]", "layout", "level 1 needs exactly one layout"),
        ("layouts", '".LLL.",\n    "..L..",', '".LUL.",\n    "..L..",', "layout[0].rows", "lower half"),
        ("dungeon-fo", "goal = 3\n", "", 'room[0] "FO01"', "needs a goal"),
        ("dungeon-fo", 'limit = [{ verb = "damage", hearts = 0.5 }]\n', "", 'room[0] "FO01" .limit', "must do damage"),
        ("dungeon-fo", "hearts = 0.5", "hearts = 0.3", 'room[0] "FO01" .round[0].hearts', "0.5"),
        ("dungeon-fo", 'traits = ["swarm", "flying"]', 'traits = ["odd"]', 'room[2] "FO03" .traits', "unknown trait 'odd'"),
        ("dungeon-fo", 'special = "bonus"', 'special = "boon"', 'room[0] "FO01" .special[0].special', "unknown special 'boon'"),
        (
            "dungeon-fo",
            'on = "firerod", amount = 1',
            'on = "firerod"',
            'room[0] "FO01" .special[0]',
            "'bonus' takes on, amount",
        ),
        ("dungeon-fo", 'on = "firerod"', 'on = "#odd"', 'room[0] "FO01" .special[0].on', "unknown tag '#odd'"),
        (
            "dungeon-fo",
            'special = "need", on = "bow"',
            'special = "need", on = "fight"',
            ".special[0].on",
            "'need' names an item",
        ),
        ("dungeon-fo", 'id = "FO02"', 'id = "FO01"', 'room[1] "FO01"', "used twice"),
        ("dungeon-fo", 'item = "bow"', 'item = "hammer"', "item", "another dungeon hides the item 'hammer'"),
        ("dungeon-fo", 'difficulty = "easy"\n', "", "role", "an item and a difficulty"),
        ("dungeon-ga", 'potion = "fairy"', 'potion = "soup"', 'room[17] "GA18" .reward[1].potion', "unknown potion 'soup'"),
    ],
)
def test_wrong_entries(tmp_path: Path, name: str, old: str, new: str, where: str, what: str) -> None:
    """Each complaint names the file, the card and the field."""
    assert old in FILES[name]
    (tmp_path / f"{name}.toml").write_text(FILES[name].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPack) as complaint:
        GAME.setting({}, str(tmp_path))
    error = complaint.value
    assert error.file.endswith(".toml")
    assert where in error.where
    assert what in error.what


def test_a_pack_of_older_days(tmp_path: Path) -> None:
    """TQ-S1: what says `effect` for a verb is the same game."""
    for name, text in FILES.items():
        old = text.replace("{ verb = ", "{ effect = ")
        if name == "shop":
            old = re.sub(r"do = \[\{ (effect = \"\w+\")(?:, (hearts = [\d.]+))? \}\]", r"\1\n\2", old)
        (tmp_path / f"{name}.toml").write_text(old, encoding="utf-8")
    assert pack_content(str(tmp_path)) == pack_content("")


def test_too_few_rooms_and_dungeons(tmp_path: Path) -> None:
    """TQ-D5, TQ-S4: a dungeon has 15 rooms, and the long game needs seven dungeons and one castle."""
    rooms = FILES["dungeon-fo"].split("[[room]]")
    (tmp_path / "dungeon-fo.toml").write_text("[[room]]".join(rooms[:14] + rooms[15:]), encoding="utf-8")
    with pytest.raises(BadPack, match="at least 15 rooms"):
        GAME.setting({}, str(tmp_path))
    (tmp_path / "dungeon-fo.toml").write_text(FILES["dungeon-ga"].replace('"GA', '"FO'), encoding="utf-8")
    with pytest.raises(BadPack, match="1 of the role 'castle' is needed, and there are 2"):
        GAME.setting({}, str(tmp_path))
