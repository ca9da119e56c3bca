"""Players that compare: the best candidate is found, those that are behind drop out, and a budget is kept."""

from typing import Any

import pytest

from tafelrunde.bots.comparing import ComparingPlayer
from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance


class Say(Action):
    """How well it goes on average."""

    usage = "say WORTH"

    worth: int


class Asked:
    """A question to somebody."""

    seat = 0


class Table:
    """Luck that all candidates meet."""

    def __init__(self, luck: float = 0.0) -> None:
        self.luck = luck

    def asked(self) -> Asked:
        return Asked()

    def copy(self) -> "Table":
        return Table(self.luck)


class Comparing(ComparingPlayer):
    """Its candidates are as good as they say, but for luck of their own."""

    rounds = 5

    def __init__(self, *worths: int, tables: int = 50) -> None:
        super().__init__(1, tables)
        self.actions = [Say(worth) for worth in worths]
        self.looks = dict.fromkeys(worths, 0)

    def candidates(self, view: Any) -> list[Action]:
        return list(self.actions)

    def imagined(self, view: Any) -> Table:
        return Table(luck(self.chance))

    def outlook(self, state: Table, action: Action, seat: int) -> float:
        assert isinstance(action, Say)
        self.looks[action.worth] += 1
        return action.worth / 100 + state.luck + 0.1 * luck(self.chance)


def luck(chance: Chance) -> float:
    """From -1 to 1."""
    return chance.below(201) / 100 - 1


def test_the_best_is_found_by_common_luck() -> None:
    player = Comparing(40, 60, 20)
    assert [action.text for action, _ in player.weigh(Table())] == ["say 60", "say 40", "say 20"]


def test_the_first_stays_unless_another_is_clearly_better() -> None:
    assert Comparing(50, 50).choose(Table()).text == "say 50"
    assert Comparing(50, 49, 30).choose(Table()).text == "say 50"


def test_whoever_is_clearly_behind_drops_out() -> None:
    """What the others save is thought about those that are left."""
    player = Comparing(50, 51, 10)
    player.choose(Table())
    assert player.looks[10] == 10
    assert player.looks[50] == player.looks[51] > 50
    assert sum(player.looks.values()) == player.thought <= 150


def test_nothing_is_left_to_compare() -> None:
    player = Comparing(90, 10, 11)
    player.choose(Table())
    assert player.thought == 30


@pytest.mark.parametrize("iterations", [1, 8, 60])
def test_a_budget_is_kept(iterations: int) -> None:
    """Each candidate is looked at once at least."""
    player = Comparing(50, 51)
    player.limit(iterations)
    player.choose(Table())
    assert player.thought == max(2, iterations)


def test_time_is_kept() -> None:
    player = Comparing(50, 51, tables=1_000_000_000)
    player.seconds = 0.01
    player.choose(Table())
    assert player.thought < 10_000_000
