"""Options are checked, and a mistake is answered with what would be right."""

import pytest

from tafelrunde.engine.options import BadOption, checked, choice, number, read, switch

OPTIONS = (
    choice("mode", "regular", "short", section="game", rule="XX-A1"),
    switch("gifts", section="game", rule="XX-A2"),
    number("cash", 1500, 500, 5000, section="game", rule="XX-A3", step=100),
)


def test_what_is_not_chosen_is_as_usual() -> None:
    assert checked(OPTIONS, {"gifts": True}) == {"mode": "regular", "gifts": True, "cash": 1500}


def test_words_of_a_command_line() -> None:
    assert read(OPTIONS, ["gifts=on", "cash=600", "mode=short"]) == {"mode": "short", "gifts": True, "cash": 600}
    assert read(OPTIONS, ["gifts=No"])["gifts"] is False


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("mode=long", "'mode' cannot be 'long'; it takes regular, short"),
        ("gifts=maybe", "it takes on or off"),
        ("cash=many", "it takes a whole number from 500 to 5000 in steps of 100"),
        ("cash=550", "in steps of 100"),
        ("cash=-600", "from 500"),
        ("cash=99999999999999", "from 500 to 5000"),
        ("gift=on", "unknown option 'gift': did you mean 'gifts'?"),
        ("zzz=on", "unknown option 'zzz': there are mode, gifts, cash"),
        ("cash", "write an option as name=value"),
    ],
)
def test_mistakes(word: str, told: str) -> None:
    with pytest.raises(BadOption, match=told.replace("?", r"\?")):
        read(OPTIONS, [word])


def test_a_number_is_no_switch_and_a_switch_no_number() -> None:
    with pytest.raises(BadOption):
        checked(OPTIONS, {"gifts": 1})
    with pytest.raises(BadOption):
        checked(OPTIONS, {"cash": True})
