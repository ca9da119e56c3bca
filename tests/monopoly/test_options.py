"""Table options: how open points are read. (Most have their tests beside the rule they are about.)"""

import pytest

from tafelrunde.engine.options import OptionField
from tafelrunde.engine.part import SPECTATOR, UNKNOWN
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.events import TaxPaid
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.landing import DecideTax
from tests.monopoly.kit import BROWN, table
from tests.monopoly.matrix import OPTIONS


@pytest.mark.parametrize(("space", "amount"), [(4, 200), (38, 100)])
def test_taxes(space: int, amount: int) -> None:
    """RM-X1, RM-X2: the printed amount goes to the bank: 200 at the door, 100 at the masks."""
    game = table()
    assert game.land(0, space) == [TaxPaid(0, space, amount)]
    assert game.cash == [1500 - amount, 1500, 1500]


CHOICE = {"door_fee": "choice"}


def test_the_door_fee_may_be_a_tenth() -> None:
    """RM-X3: by option, of all one has, counted like wealth at the end and rounded up; flat is the default."""
    game = table(
        owns={0: [*BROWN, 5, 12]}, levels={1: 1, 3: 1}, mortgaged=[12], cash={0: 301}, jail_cards={0: ["chest"]}, options=CHOICE
    )
    game.land(0, 4)
    assert game.asked == DecideTax(0, 4, 200)
    assert game.asked.default(game.state).text == "tax flat"
    assert game.refused("roll") == "RM-X3"
    wealth = 301 + 60 + 60 + 100 + 200 + 75
    assert game.take("tax percent") == [TaxPaid(0, 4, (wealth + 9) // 10)]
    assert game.cash[0] == 301 - 80


def test_the_flat_door_fee() -> None:
    """RM-X3: 200 as printed; the mask merchant leaves no choice."""
    game = table(options=CHOICE)
    game.land(0, 4)
    assert game.take("tax flat") == [TaxPaid(0, 4, 200)]
    assert game.land(0, 38) == [TaxPaid(0, 38, 100)]


def test_a_tenth_may_be_a_debt() -> None:
    """RM-X3, RM-D2: whoever has deeds but no cash raises it."""
    game = table(owns={0: [39]}, cash={0: 0}, options=CHOICE)
    game.land(0, 4)
    game.take("tax percent")
    assert game.asked == DecideDebt(0, 40, -1)


def test_purses_may_be_closed() -> None:
    """RM-S3: by option each sees the own rupees only, except of somebody who owes money."""
    game = table(owns={1: [39], 0: [5]}, cash={0: 20}, options={"cash_visible": "own"})
    assert [seat.cash for seat in view(game.state, 1).seats] == [UNKNOWN, 1500, UNKNOWN]
    assert [seat.cash for seat in view(game.state, SPECTATOR).seats] == [UNKNOWN] * 3
    game.land(0, 39)
    assert [seat.cash for seat in view(game.state, 1).seats] == [20, 1500, UNKNOWN]


def test_closed_purses_do_not_leak_by_refusals() -> None:
    """RM-N7: an offer for more than another has is possible then; it just cannot be accepted."""
    game = table(owns={0: [5]}, cash={1: 100}, options={"cash_visible": "own"})
    game.take("offer 1 give 0 5 get 500 -")
    assert game.refused("accept") == "RM-N7"
    assert "accept" not in game.options()


def test_a_seen_card_stays_known() -> None:
    """RM-C3: decks only cycle, so what was drawn is public knowledge at the bottom."""
    game = table(decks={"chest": ["TC08"]}, options={"card_memory_aid": True})
    game.land(0, 2)
    known = list(view(game.state, 1).decks[1].cards)
    assert known[:-1] == [UNKNOWN] * 15
    assert game.state.rules.cards[known[-1]].id == "TC08"


@pytest.mark.parametrize("option", [option.id for option in GAME.options])
def test_every_option_has_a_default_and_takes_its_values(option: str) -> None:
    """RM-G3: each value of each option makes a table that can be played."""
    field = next(field for field in GAME.options if field.id == option)
    match field.kind:
        case "choice":
            values: list[str | int | bool] = list(field.values)
        case "switch":
            values = [True, False]
        case _:
            values = [field.least, field.value, field.most]
    assert field.value in values
    for value in values:
        state = GAME.start(GAME.setting({option: value}), 3, 1)
        assert GAME.legal_actions(state)


@pytest.mark.parametrize("field", GAME.options, ids=lambda field: field.id)
def test_random_play_tries_every_option(field: OptionField) -> None:
    """RM-G3: some row of the matrix sets each option to something unusual."""
    assert any(row.get(field.id, field.value) != field.value for row in OPTIONS)


def test_official_options_and_house_rules_are_told_apart() -> None:
    """RM-O1: what is not official is in a section of its own, so that a game can be marked."""
    sections = {option.id: option.section for option in GAME.options}
    house = [name for name, section in sections.items() if section == "house"]
    assert all(name.startswith("hr_") for name in house if name != "item_cards")
    assert not any(name.startswith("hr_") for name, section in sections.items() if section != "house")
    assert set(sections.values()) == {"game", "reading", "house"}


def test_a_game_with_house_rules_is_marked() -> None:
    """RM-O1: any unusual house rule marks the game for all to see; official options do not."""
    official = table(options={"mode": "short", "rent_demand": "ask"})
    house = table(options={"hr_double_go": True})
    captions = [GAME.scene(view(game.state, 0)).caption for game in (official, house)]
    assert [caption.id for caption in captions if caption] == ["caption-round", "caption-round-house"]


def test_the_two_languages_and_two_themes_have_files() -> None:
    """RM-G4: names have no rule effect; every theme brings its own words."""
    for theme in ("hyrule", "neutral"):
        for language in ("de", "en"):
            for file in GAME.texts({"theme": theme}, language):
                assert file.is_file()
