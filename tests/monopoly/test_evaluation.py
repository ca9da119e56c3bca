"""How often tokens land where, and how well everybody stands."""

import pytest

from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.evaluation import Facts, danger, evaluate, facts_of, worst_rent
from tafelrunde.games.monopoly.frequencies import landings
from tafelrunde.games.monopoly.ruleset import Ruleset
from tests.monopoly.kit import DARK_BLUE, ORANGE, TRANSPORTS, table


def facts(**options: object) -> Facts:
    setting = GAME.setting(dict(options))
    assert isinstance(setting, Ruleset)
    return facts_of(setting)


@pytest.mark.parametrize(
    ("space", "per_hundred_turns"),
    [(0, 3.66), (1, 2.54), (10, 2.70), (19, 3.69), (24, 3.79), (35, 2.90), (39, 3.11)],
)
def test_landings_agree_with_long_simulations(space: int, per_hundred_turns: float) -> None:
    assert landings(facts().rules.board)[space] * 100 == pytest.approx(per_hundred_turns, abs=0.06)


def test_what_groups_earn() -> None:
    """From one visitor a turn; three sprouts on each orange place bring about 60, trees about 100."""
    orange = 3
    assert facts().income(orange, 9) == pytest.approx(59.5, abs=0.5)
    assert facts().income(orange, 15) == pytest.approx(101.5, abs=0.5)
    assert facts().income(orange, 6) < facts().income(orange, 7) < facts().income(orange, 8) < facts().income(orange, 9)
    assert facts(mode="short").income(orange, 12) == pytest.approx(101.5, abs=0.5)


def test_shares_are_chances() -> None:
    game = table(4, owns={0: ORANGE, 1: [5, 15], 2: [39]}, out=[3])
    shares = evaluate(game.state)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[3] == 0.0
    assert shares[0] > shares[1] > 0
    assert all(0 <= share <= 1 for share in shares)


def test_equals_stand_equal() -> None:
    assert evaluate(table(4).state) == pytest.approx([0.25] * 4)


def test_learned_only_whose_turn_it_is_tells_equals_apart() -> None:
    state = table(4).state
    shares = GAME.evaluate(state)
    others = [share for seat, share in enumerate(shares) if seat != state.active]
    assert others == pytest.approx([others[0]] * 3)
    assert shares[state.active] == pytest.approx(others[0], abs=0.1)


def test_what_makes_a_seat_stand_better() -> None:
    """A whole group more than its parts; plants more than their price; mortgages less than free deeds; cash more than none."""
    parts = evaluate(table(2, owns={0: [16, 18], 1: [19]}).state)[0]
    whole = evaluate(table(2, owns={0: ORANGE}).state)[0]
    grown = evaluate(table(2, owns={0: ORANGE}, levels=dict.fromkeys(ORANGE, 3)).state)[0]
    pledged = evaluate(table(2, owns={0: ORANGE}, mortgaged=ORANGE).state)[0]
    poor = evaluate(table(2, owns={0: ORANGE}, cash={0: 0}).state)[0]
    assert parts < whole < grown
    assert pledged < whole
    assert poor < whole


def test_covered_purses_are_guessed() -> None:
    game = table(3, owns={0: ORANGE}, cash={1: 5000}, options={"cash_visible": "own"})
    seen = view(game.state, 0)
    assert seen.seats[1].cash < 0
    assert sum(GAME.evaluate(seen)) == pytest.approx(1.0)


def test_what_lies_ahead() -> None:
    game = table(2, owns={1: [*DARK_BLUE, *TRANSPORTS]}, levels=dict.fromkeys(DARK_BLUE, 5), at={0: 30}, cash={0: 100})
    assert worst_rent(game.state, 0) == 2000
    expected, uncovered = danger(game.state, 0, 100)
    assert expected == pytest.approx((200 * 4 + 1500 * 6 + 2000 * 4) / 36)
    assert uncovered > 0
    assert danger(game.state, 1, 100) == (0.0, 0.0)
