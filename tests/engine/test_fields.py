"""Fields: constructor, copy and words follow from what a class lists."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tafelrunde.engine.action import NUMBER, Action, BadAction, Word
from tafelrunde.engine.fields import derived, late, memo, named, passing, shallow, shared
from tafelrunde.engine.part import Fixed, Listed, Part
from tools import ROOT
from tools.spelled import Speller


class Coin(Part):
    value: int


class Stamp(Fixed):
    word: str


class Chest(Part):
    coins: list[Coin]
    best: Coin | None = None
    rows: list[list[int]] = []
    seals: dict[str, list[int]] = {}
    lent: list[Coin] = shallow(default=[])
    owner: list[int] = shared(default=[])
    stamp: Stamp = Stamp("new")
    opened: int = late(0)
    key: list[int] = late([])
    smell: list[int] = passing([])
    sum: list[int] = memo([])


class Drawer(Chest):
    depth: int = 3


def test_a_copy_has_its_own_of_what_changes_and_shares_the_rest() -> None:
    lent = [Coin(7)]
    chest = Chest([Coin(1)], Coin(2), [[3]], {"wax": [4]}, lent, [5])
    chest.key.append(6)
    chest.smell.append(8)
    chest.sum.append(9)
    copy = chest.copy()
    assert copy == chest
    for part in ("coins", "best", "rows", "seals", "lent", "key"):
        assert getattr(copy, part) is not getattr(chest, part)
    assert copy.rows[0] is not chest.rows[0]
    assert copy.seals["wax"] is not chest.seals["wax"]
    assert copy.lent[0] is lent[0]
    assert copy.owner is chest.owner
    assert copy.stamp is chest.stamp
    assert copy.sum is chest.sum
    assert copy.smell == []


def test_an_empty_default_is_a_new_one_for_every_object() -> None:
    first, second = Chest([]), Chest([])
    first.rows.append([1])
    first.key.append(1)
    assert second.rows == []
    assert second.key == []


def test_a_subclass_has_the_fields_of_its_base_first_and_copies_to_its_own_kind() -> None:
    drawer = Drawer([], depth=4)
    copy = drawer.copy()
    assert type(copy) is Drawer
    assert copy.depth == 4
    assert Drawer.fields[0].name == "coins"
    assert Drawer.fields[-1].name == "depth"


def test_what_is_computed_comes_after_the_constructor() -> None:
    class Square(Listed):
        side: int
        area: int = late()

        def __post_init__(self) -> None:
            self.area = self.side * self.side

    assert Square(3).area == 9


def test_a_field_given_by_name_leaves_the_places_to_subclasses() -> None:
    class Thinking(Listed):
        seconds: float = named(default=0.5, kw_only=True)

    class Deep(Thinking):
        depth: int

    assert Deep(3).seconds == 0.5
    assert Deep(3, seconds=2.0).seconds == 2.0


def test_what_stands_in_the_class_body_is_not_replaced() -> None:
    class Loud(Part):
        word: str

        def __init__(self, word: str) -> None:
            self.word = word.upper()

    assert Loud("a").word == "A"


@pytest.mark.parametrize(
    ("types", "told"),
    [
        ({"one": "Nothing"}, "Odd.one: name 'Nothing' is not defined"),
        ({"one": Coin | list[int]}, "Odd.one: say shared"),
        ({"one": 3}, "Odd.one: 3 is no type"),
    ],
)
def test_a_type_that_does_not_tell_how_it_is_copied(types: dict[str, Any], told: str) -> None:
    with pytest.raises(TypeError, match=told):
        type("Odd", (Part,), {"__annotations__": types})


def test_a_constructor_by_hand_takes_only_what_is_listed() -> None:
    def build(self: Any, word: str) -> None:
        self.word = word

    with pytest.raises(TypeError, match="Odd takes word, but lists no such field"):
        type("Odd", (Part,), {"__init__": build})


def test_what_never_changes_is_shared_not_copied() -> None:
    with pytest.raises(TypeError, match="Stamp never changes"):
        Stamp("new").copy()


# --- words ------------------------------------------------------------------------------------------------------------


def count_stars(word: str, usage: str) -> int:
    return len(word)


def stars(number: int) -> str:
    return "*" * number


class Rate(Action):
    usage = "rate NAME STARS for up|down [TIMES]"
    vocabulary = {"STARS": Word(count_stars, stars), "TIMES": NUMBER}
    name: str
    stars: int
    way: str
    times: int = 1


class Sort(Action):
    usage = "sort NAME ..."
    names: tuple[str, ...]


def test_words_are_read_and_written_as_the_usage_says() -> None:
    rate = Rate("link", 3, "up")
    assert rate.text == "rate link *** for up"
    assert Rate.read(["link", "***", "for", "up"]) == rate
    assert Rate("link", 1, "down", 2).text == "rate link * for down 2"
    assert Rate.read(["link", "*", "for", "down", "2"]) == Rate("link", 1, "down", 2)
    assert Sort.read(["b", "a"]) == Sort(("b", "a"))
    assert Sort(()).text == "sort"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("link", "say 'rate NAME"),
        ("link *** at up", "say 'rate NAME"),
        ("link *** for sideways", "'sideways' is none of up, down"),
        ("link *** for up many", "'many' is not a whole number"),
        ("link *** for up 2 more", "takes no more words, but there is 'more'"),
        ("l!nk *** for up", "'l!nk' names nothing"),
    ],
)
def test_other_words_are_refused(words: str, told: str) -> None:
    with pytest.raises(BadAction, match=told):
        Rate.read(words.split())


def test_a_usage_line_names_every_field() -> None:
    with pytest.raises(TypeError, match="Wrong: 'wrong' does not name thing"):
        type("Wrong", (Action,), {"__annotations__": {"thing": str}, "usage": "wrong"})


class Box(Fixed):
    wide: int
    deep: int = 2
    area: int = derived(lambda box: box.wide * box.deep)
    half: int = derived(lambda box: box.area // 2)


def test_what_follows_is_worked_out_in_order() -> None:
    assert Box(5).half == 5
    assert Box(5) == Box(5)


# --- for the compiler -------------------------------------------------------------------------------------------------


def test_spelled_out_sources_play_as_the_plain_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speller = Speller(ROOT / "src")
    spelled = speller.spell("tafelrunde.engine.chance")
    (tmp_path / "spelled_chance.py").write_text(spelled, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    twin = import_module("spelled_chance")
    plain = sys.modules["tafelrunde.engine.chance"]
    assert "def copy(self) -> Self_:" in spelled
    assert "def __eq__(self, other: object) -> bool:" in spelled
    assert [field.name for field in twin.Chance.fields] == ["a", "b", "c", "count"]
    assert twin.seeded(7).copy().word() == plain.seeded(7).word()
    assert twin.seeded(7) == twin.seeded(7) != twin.seeded(8)
    assert twin.seeded(7) != plain.seeded(7)


class Deed(Fixed):
    name: ClassVar[str] = ""


class LoseCard(Deed): ...


class Gain(Deed):
    name = "win"


def test_what_content_names_is_called_like_its_class_unless_it_says_another_name() -> None:
    assert (Deed.name, LoseCard.name, Gain.name) == ("", "lose_card", "win")


def test_a_compiled_verb_is_told_its_name() -> None:
    spelled = Speller(ROOT / "src").spell("tafelrunde.games.quest.verbs.penalties")
    assert "    name = 'expel'" in spelled
