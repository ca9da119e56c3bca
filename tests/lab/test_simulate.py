"""Simulations."""

import gc
from typing import Any

import msgspec
import pytest

from higher import GAME
from higher.actions import Lay
from higher.game import Higher
from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import State
from tafelrunde.engine.options import BadOption
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.player import Player
from tafelrunde.lab.bulk import bulk_play
from tafelrunde.lab.simulate import BadSimulation, Plan, derived, simulate


def test_simulation_is_the_same_on_every_run_and_any_number_of_processes() -> None:
    levels = ["bold", "random", "random"]
    first = simulate(GAME, 45, 7, levels)
    assert simulate(GAME, 45, 7, levels).to_json() == first.to_json()
    assert simulate(GAME, 45, 7, levels, processes=2).to_json() == first.to_json()
    assert simulate(GAME, 45, 8, levels).to_json() != first.to_json()


def test_report_says_what_was_played_and_who_won() -> None:
    result = simulate(GAME, 60, 1, ["bold", "random"], {"rounds": 3}).result
    assert (result.game, result.version, result.finished, result.unfinished) == ("higher", "1", 60, 0)
    assert result.plan.options == {"rounds": 3}
    assert sum(score.wins for score in result.seats) == pytest.approx(60)
    assert sum(score.wins for score in result.levels.values()) == pytest.approx(60)
    assert result.levels["bold"].rate > result.levels["random"].rate
    assert result.levels["bold"].low <= result.levels["bold"].rate <= result.levels["bold"].high
    assert result.said == {"lay": 60 * 6, "stake": 60 * 3}
    assert result.actions is not None
    assert (result.actions.mean, result.actions.median) == (9.0, 9)
    assert result.rounds is not None
    assert result.rounds.most == 3


def test_json_of_the_result_holds_nothing_a_clock_said() -> None:
    report = simulate(GAME, 2, 1, ["random", "random"])
    told = msgspec.json.decode(report.to_json())
    assert "speed" not in told
    assert told["seats"][0]["games"] == 2
    speed = msgspec.json.decode(report.speed_to_json())
    assert speed["games_per_second"] > 0
    assert speed["decisions_per_second"] > 0


def test_levels_meet_all_seats_as_often() -> None:
    turning = Plan("higher", 6, 1, ["a", "b", "c"], {})
    assert [turning.seating(number) for number in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]
    fixed = Plan("higher", 6, 1, ["a", "b", "c"], {}, rotate=False)
    assert all(fixed.seating(number) == ["a", "b", "c"] for number in range(4))


def test_fixed_seats_keep_their_level() -> None:
    result = simulate(GAME, 20, 3, ["bold", "random"], rotate=False).result
    assert result.seats[0] == result.levels["bold"]
    assert result.seats[1] == result.levels["random"]


def test_progress_is_told() -> None:
    heard: list[int] = []
    simulate(GAME, 10, 3, ["random", "random"], done=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 10


def test_seeds_of_games_and_seats_differ() -> None:
    seeds = {derived(seed, number, seat) for seed in range(3) for number in range(50) for seat in range(-1, 3)}
    assert len(seeds) == 3 * 50 * 4
    assert max(seeds) < 2**53


@pytest.mark.parametrize(
    ("levels", "games", "message"),
    [
        (["bold", "genius"], 5, "no level 'genius'; higher has random"),
        (["bold"], 5, "1 players; higher takes 2 to 4"),
        (["bold", "bold"], 0, "at least one"),
    ],
)
def test_impossible_simulations_say_what_is_possible(levels: list[str], games: int, message: str) -> None:
    with pytest.raises(BadSimulation, match=message):
        simulate(GAME, games, 1, levels)


def test_wrong_options_and_packs_are_told_before_playing() -> None:
    with pytest.raises(BadOption, match="rounds"):
        simulate(GAME, 1, 1, ["bold", "bold"], {"rounds": 99})
    with pytest.raises(BadPack, match="is no folder"):
        simulate(GAME, 1, 1, ["bold", "bold"], pack="/no/such/pack")


class Cheat(Player):
    """Lays a card that nobody has."""

    def choose(self, view: Any) -> Action:
        return Lay(99)


class Crooked(Higher):
    """The example game with one player that cheats."""

    levels = ("bold", "cheat")

    def player(self, level: str, seed: int) -> Player:
        return Cheat() if level == "cheat" else super().player(level, seed)


def test_games_that_go_wrong_are_reported_with_their_seed_and_the_others_count() -> None:
    result = simulate(Crooked(), 4, 1, ["bold", "cheat"]).result
    assert (result.finished, result.unfinished) == (0, 4)
    failure = result.failures[1]
    assert (failure.number, failure.seating, failure.seed) == (1, ["cheat", "bold"], derived(1, 1, -1))
    assert "lay 99" in failure.error
    assert failure.error.startswith("Illegal: ")


class Endless(Higher):
    """The example game, said to be over sooner than it is, with an option for careless play."""

    bound = 5
    endless = {"rounds": 7}


def test_games_that_do_not_end_are_reported() -> None:
    result = simulate(Endless(), 3, 1, ["random", "random"]).result
    assert result.unfinished == 3
    assert result.failures[0].error == "is not over after 5 actions"
    assert result.failures[0].actions == 5
    assert result.actions is None


def test_options_against_endless_play_hold_unless_chosen() -> None:
    assert simulate(Endless(), 1, 1, ["random", "random"]).result.plan.options == {"rounds": 7}
    assert simulate(Endless(), 1, 1, ["random", "random"], {"rounds": 4}).result.plan.options == {"rounds": 4}


class Broken(Higher):
    """The example game with a hole in its rules at the end."""

    def outcome(self, state: State) -> list[float]:
        raise ZeroDivisionError("no points")


def test_errors_of_the_rules_do_not_stop_the_simulation() -> None:
    result = simulate(Broken(), 2, 1, ["random", "random"]).result
    assert [failure.error for failure in result.failures] == ["ZeroDivisionError: no points"] * 2
    assert result.failures[0].actions == 15


def test_garbage_is_looked_for_as_before_when_the_games_are_over() -> None:
    """Bulk play puts it off, and leaves nothing of that behind."""
    before = gc.get_threshold()
    with bulk_play():
        assert gc.get_threshold()[0] > before[0]
        assert gc.get_freeze_count() > 0
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
