"""Who will win at Rupee Monopoly, as learned from many games (engine/judgement.py): purse, estate, income, and each group."""

from math import log
from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Judgement, SeatId, Setting, Tally
from tafelrunde.games.monopoly import evaluation
from tafelrunde.games.monopoly.evaluation import appraise, cash_of, danger, facts_of, singles
from tafelrunde.games.monopoly.ruleset import PLACE, Ruleset
from tafelrunde.games.monopoly.state import Monopoly

WEALTH: Final[i64] = 0
ASSETS: Final[i64] = 1
INCOME: Final[i64] = 2
CASH: Final[i64] = 3
FIRST_50: Final[i64] = 4
FIRST_150: Final[i64] = 5
FIRST_400: Final[i64] = 6
FIRST_1000: Final[i64] = 7
CREDIT: Final[i64] = 8
EXPECTED: Final[i64] = 9
UNCOVERED: Final[i64] = 10
TURN: Final[i64] = 11
JAILED: Final[i64] = 12
WHOLE: Final[i64] = 13
GROWTH: Final[i64] = 14
FIRST: Final[i64] = 15  # of the groups, four numbers each
NAMES: Final = (
    "wealth", "assets", "income", "cash", "first-50", "first-150", "first-400", "first-1000", "credit",
    "expected-rent", "uncovered-rent", "turn", "jailed", "whole-groups", "growth",
)  # fmt: skip
OF_A_GROUP: Final = ("one", "several", "whole", "grown")
ONE: Final[i64] = 0
SEVERAL: Final[i64] = 1
WHOLE_GROUP: Final[i64] = 2
GROWN: Final[i64] = 3

HUNDRED: Final = 100.0  # rupees are counted in hundreds
ROUNDS: Final = 12.0  # of income that count as wealth, as in evaluation.py
BROKE: Final = 50.0  # nobody counts as poorer


class Prospects(Judgement):
    """Counts what each seat owns and earns."""

    def names(self, setting: Setting) -> list[str]:
        assert isinstance(setting, Ruleset)
        return [*NAMES, *[f"{part}.{name}" for name in setting.board.names for part in OF_A_GROUP]]

    def sides(self, state: Monopoly) -> list[int]:
        return [int(seat.seat) for seat in state.seats]

    def plays(self, state: Monopoly, side: i64) -> bool:
        """RM-E1: the bankrupt do not."""
        return not state.seats[side].out

    def count(self, state: Monopoly, side: i64, tally: Tally) -> None:
        seat = SeatId(side)
        rules = state.rules
        cash = cash_of(state, seat)
        owned, income = appraise(facts_of(rules), state, seat, cash)
        others = 0
        for player in state.seats:
            if not player.out:
                others += 1
        earned = income * (others - 1)
        purse = float(cash)
        tally.add(WEALTH, log(max(purse + owned + ROUNDS * earned, BROKE)))
        tally.add(ASSETS, owned / HUNDRED)
        tally.add(INCOME, earned / HUNDRED)
        tally.add(CASH, purse / HUNDRED)
        tally.add(FIRST_50, min(purse, 50.0) / HUNDRED)
        tally.add(FIRST_150, min(purse, 150.0) / HUNDRED)
        tally.add(FIRST_400, min(purse, 400.0) / HUNDRED)
        tally.add(FIRST_1000, min(purse, 1000.0) / HUNDRED)
        tally.add(CREDIT, float(singles(state, seat)) / HUNDRED)
        expected, uncovered = danger(state, seat, cash)
        tally.add(EXPECTED, expected / HUNDRED)
        tally.add(UNCOVERED, uncovered / HUNDRED)
        if state.active == seat:
            tally.add(TURN, 1.0)
        if state.seats[side].jailed:
            tally.add(JAILED, 1.0)
        at = seat * rules.group_count
        for group in rules.every_group:
            count = state.held[at + group]
            if not count:
                continue
            place = FIRST + group * len(OF_A_GROUP)
            if count < rules.group_size[group]:
                tally.add(place + (ONE if count == 1 else SEVERAL), 1.0)
                continue
            tally.add(place + WHOLE_GROUP, 1.0)
            if rules.group_kind[group] == PLACE:
                tally.add(WHOLE, 1.0)
                growth = float(state.growth[group])
                tally.add(GROWTH, growth)
                tally.add(place + GROWN, growth)


LEARNED: Final = Prospects()


def evaluate(state: Monopoly) -> list[float]:
    """Each seat's chance to win, from 0 to 1: as learned, or as written by hand where that does not fit."""
    weights = LEARNED.fitting(state.rules.pack)
    return LEARNED.chances(state, weights) if weights else evaluation.evaluate(state)
