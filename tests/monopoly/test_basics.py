"""The basics, the bank, and words that are refused."""

import pytest

from tafelrunde.engine.action import BadAction
from tafelrunde.engine.game import TABLE, Illegal
from tafelrunde.engine.options import BadOption
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.events import DiceThrown, ParkingRested, TaxPaid, TurnBegan
from tafelrunde.games.monopoly.options import HOUSE_RULES
from tafelrunde.games.monopoly.rules.property import is_place
from tests.monopoly.kit import BROWN, DARK_BLUE, GREEN, ORANGE, SHOPS, TRANSPORTS, YELLOW, even, table

# --- the basics -------------------------------------------------------------------------------------------------------


def test_nobody_can_lend_rupees() -> None:
    """RM-G1: there is no such action, and a trade of rupees against a promise is refused."""
    game = table(owns={0: [5]})
    assert not [verb for verb in GAME.actions if verb in ("lend", "loan", "borrow", "give", "waive")]
    assert game.refused("offer 1 give 100 - get 0 repay120x3") == "RM-N5"


def test_nobody_can_let_another_off_the_rent() -> None:
    """RM-G1: neither by a promise in a trade nor, as rent is charged at once, by looking away."""
    game = table(owns={0: [5, 15]}, cash={1: 500})
    assert game.refused("offer 1 give 0 visit5x1 get 20 -") == "RM-N5"
    game.land(1, 5)
    assert game.cash == [1550, 450, 1500]


def test_fees_go_to_the_bank_and_free_parking_pays_nothing() -> None:
    """RM-G2: a fee of 200 is gone, and the next visitor of Free Parking finds no pot."""
    game = table()
    assert game.land(0, 4) == [TaxPaid(0, 4, 200)]
    assert game.state.pot == 0
    assert game.land(1, 20) == [ParkingRested(1)]
    assert game.cash == [1300, 1500, 1500]


def test_all_house_rules_are_off_by_default() -> None:
    """RM-G3: they are switches, and whoever wants none changes nothing."""
    setting = GAME.setting({})
    assert len(HOUSE_RULES) == 20
    usual = {"hr_parking_pot": "off", "hr_free_deal": 0, "hr_start_cash": 1500, "hr_salary": 200}
    for option in HOUSE_RULES:
        assert option.section == "house"
        assert setting.choices[option.id] == usual.get(option.id, False)


@pytest.mark.parametrize(("space", "tenth"), [(37, 18), (12, 8), (1, 3), (39, 20)])
def test_a_tenth_is_rounded_up(space: int, tenth: int) -> None:
    """RM-G4: 17.5 becomes 18, and 7.5 becomes 8; everything is whole rupees."""
    assert table().state.rules.interest[space] == tenth


def test_the_turn_skips_those_who_are_out() -> None:
    """RM-G5: from seat 1 past the bankrupt seats 2 and 3 to seat 0."""
    game = table(seats=4, active=1, out=[2, 3], closing=True)
    assert game.take("end-turn") == [TurnBegan(0, 2)]


def test_groups_are_colours_transports_and_shops() -> None:
    """RM-G6: ten groups, and only the eight colours can be upgraded."""
    state = table().state
    sizes = [len(spaces) for spaces in state.rules.groups]
    assert sizes == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    assert [is_place(state, group) for group in range(10)] == [True] * 8 + [False, False]
    assert state.rules.groups[8:] == [TRANSPORTS, SHOPS]


# --- the bank ---------------------------------------------------------------------------------------------------------


def test_the_bank_pays_sells_lends_and_collects() -> None:
    """RM-B1: salary, sale, mortgage, upgrade and fee in one turn, each against the right sum of rupees."""
    game = table(seats=2, owns={0: BROWN}, cash={0: 100}, at={0: 36}, dice=[(2, 4)], decks={"chest": ["TC11"]})
    game.take("build 1")  # the bank sells a sprout for 50
    assert game.cash[0] == 50
    game.take("roll")  # it pays the salary of 200 and collects the 100 of the card on space 2
    assert game.cash[0] == 150
    game.take("sell 1", "mortgage 1")  # it takes the sprout back for 25 and lends 30
    assert game.cash[0] == 205
    game.take("end-turn")
    game.land(1, 5)
    game.take("buy")  # it sells a deed for 200
    assert game.cash[1] == 1300


def test_the_bank_never_runs_out_of_rupees() -> None:
    """RM-B2: whatever it has paid before, it pays the next salary and the next card."""
    game = table(at={0: 39}, dice=[(1, 2)], cash={0: 10_000_000, 1: 10_000_000}, decks={"chest": ["TC02"]})
    game.roll()
    assert game.cash[0] == 10_000_400


def test_the_stock_of_upgrades_is_limited() -> None:
    """RM-B3: what stands on the board is missing from the bank, piece by piece."""
    levels = even(GREEN, 12) | {37: 5, 39: 4} | even(YELLOW, 7)
    game = table(owns={0: GREEN + DARK_BLUE, 1: YELLOW}, levels=levels)
    assert (game.state.sprouts, game.state.trees) == (32 - 12 - 4 - 7, 11)
    game.take("build 39")
    assert (game.state.sprouts, game.state.trees) == (13, 10)


def test_the_bank_buys_no_deeds() -> None:
    """RM-B4: it only lends on them; there is no way to sell a deed to it, and no second loan on the same deed."""
    game = table(owns={0: [5]})
    assert game.refused("sell 5") == "RM-V1"
    game.take("mortgage 5")
    assert game.deeds(0) == [5]
    assert game.refused("mortgage 5") == "RM-H1"
    assert game.refused("offer 3 give 0 5 get 100 -") == "RM-N6"


# --- words that are refused -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", "no known word"),
        ("dance", "there are roll, end-turn"),
        ("roll twice", "no more words"),
        ("build", "build SPACE"),
        ("build 40", "0 to 39"),
        ("build -1", "whole number"),
        ("build 1 3", "build SPACE"),
        ("bid lots", "whole number"),
        ("bid 99999999999999999999", "whole number"),
        ("bid ²", "whole number"),
        ("sell-group red", "sell-group GROUP TOTAL"),
        ("use-card purse", "bottle|chest"),
        ("tax later", "flat|percent"),
        ("item IT7", "there are IT1, IT2, IT3, IT4, IT5, IT6"),
        ("item IT1 1 2", "item ITEM [TARGET]"),
        ("auto-pass sometimes", "never|smart|always"),
        ("token", "token NUMBER"),
        ("offer 1", "with '-' for no deeds"),
        ("offer 1 give 5 - take 0 5", "offer SEAT"),
        ("offer 1 give 0 5,5 get 10 -", "twice"),
        ("offer 1 give 0 40 get 10 -", "0 to 39"),
        ("offer 1 give 0 visit5 get 10 -", "39x3"),
        ("counter give 0 x get 10 -", "whole number"),
    ],
)
def test_words_that_are_no_action(words: str, told: str) -> None:
    """The message says what would be one."""
    with pytest.raises(BadAction) as error:
        GAME.parse(words)
    assert told in str(error.value)


def test_nobody_acts_out_of_turn() -> None:
    """RM-W10: one seat decides at any time; the others are refused whatever they say, and nothing changes."""
    game = table(owns={1: BROWN})
    for text in ("roll", "build 1", "mortgage 1", "buy", "end-turn", "resign", "bid 5", "offer 0 give 0 1 get 5 -"):
        assert game.refused(text, seat=1) == "RM-W10"
    assert game.refused("roll", seat=7) == "RM-W10"
    assert game.refused("roll", seat=TABLE) == "RM-W10"
    assert isinstance(game.roll()[0], DiceThrown)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("end-turn", "RM-T1"),
        ("done", "RM-W9"),
        ("snooze", "RM-W9"),
        ("buy", "RM-W5"),
        ("bid 10", "RM-W5"),
        ("pass", "RM-W5"),
        ("accept", "RM-W5"),
        ("bankrupt", "RM-W5"),
        ("keep", "RM-W5"),
        ("tax flat", "RM-W5"),
        ("token 1", "RM-W5"),
        ("pay-fine", "RM-J5"),
        ("use-card chest", "RM-J5"),
        ("demand", "RM-R7"),
        ("demand 3", "RM-R7"),
        ("item IT6", "RM-G3"),
        ("build 2", "RM-U1"),
        ("mortgage 0", "RM-H1"),
        ("lift 5", "RM-H4"),
        ("sell-group purple 1", "RM-V4"),
        ("offer 0 give 0 5 get 10 -", "RM-N6"),
        ("offer 9 give 0 5 get 10 -", "RM-N6"),
        ("offer 1 give 0 39 get 10 -", "RM-N7"),
        ("offer 1 give 0 20 get 10 -", "RM-N7"),
    ],
)
def test_what_does_not_belong_here_is_refused_with_a_rule(text: str, rule: str) -> None:
    """RM-W3: the own window before a throw, and everything that belongs elsewhere. Nothing changes."""
    assert table(owns={0: [5], 1: ORANGE}).refused(text) == rule


def test_nothing_is_said_after_the_end() -> None:
    """RM-E1: the game is over, whatever is said."""
    game = table(seats=2)
    game.take("resign")
    assert game.state.over
    for text in ("roll", "end-turn", "resign"):
        with pytest.raises(Illegal, match="RM-E1"):
            game.said(1, text)
    assert GAME.legal_actions(game.state) == []


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        ({"moed": "short"}, "did you mean 'mode'?"),
        ({"xyzzy": 1}, "there are mode, limit_rounds"),
        ({"mode": "long"}, "it takes regular, short"),
        ({"trade_offers": 6}, "0 to 5"),
        ({"trade_messages": 0}, "1 to 8"),
        ({"hr_salary": 30}, "steps of 50"),
        ({"hr_uneven": "on"}, "on or off"),
        ({"limit_rounds": True}, "whole number"),
        ({"hr_parking_pot": "v7"}, "off, v0, v100, v500"),
        ({"hr_start_cash": 400}, "500 to 5000"),
    ],
)
def test_options_that_do_not_exist(choices: dict[str, str | int | bool], told: str) -> None:
    """RM-G3, RM-O1: a wrong name or value is refused, and the message says what would be right."""
    with pytest.raises(BadOption) as error:
        GAME.setting(choices)
    assert told in str(error.value)
