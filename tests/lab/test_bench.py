"""The speed report. What the clock says is not tested, only that it is told and compared rightly."""

import sys

import msgspec
import pytest
from rich.console import Console

from higher import GAME
from tafelrunde.engine.game import compiled
from tafelrunde.lab.aims import Aim, Met, aims_of
from tafelrunde.lab.bench import SAMPLES, bench, positions, speed
from tafelrunde.lab.show import show_bench


def test_bench_measures_everything() -> None:
    measured = bench([GAME], seconds=0.002, rounds=1)
    figures = measured.games[0]
    assert measured.compiled is compiled()
    assert measured.chess_steps_per_second is not None
    assert figures.chess_units is not None
    assert min(figures.steps_per_second, figures.chess_units, figures.iterations_per_second) > 0
    assert min(figures.copy, figures.view, figures.imagine, figures.evaluate) > 0
    assert msgspec.json.decode(measured.to_json())["games"][0]["game"] == "higher"


def test_without_chess_there_are_no_units(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    measured = bench([GAME], seconds=0.002, rounds=1)
    assert measured.chess_steps_per_second is None
    assert measured.games[0].chess_units is None
    console = Console(record=True, width=160)
    show_bench(measured, console)
    assert "`chess` is not installed" in console.export_text()


def test_positions_come_from_the_whole_game_and_leave_a_choice() -> None:
    found = positions(GAME, GAME.setting({}), 3)
    assert len(found) == SAMPLES
    assert all(len(GAME.legal_actions(state)) > 1 for state in found)
    assert len({GAME.progress(state)[0] for state in found}) > 2


def test_speed_counts_what_fits_into_the_time() -> None:
    counts: list[int] = []

    def work(count: int, _seed: int) -> None:
        counts.append(count)
        sum(range(count))  # twice as much takes longer

    speed(work, 1e-6, 0)
    assert counts[0] == 1
    assert counts == sorted(counts)


def test_aims_depend_on_the_mode() -> None:
    figures: dict[Aim, float | None] = {Aim.STEPS: 41.0, Aim.COPY: 1.5, Aim.THINK: 19_000.0}
    steps, copy, think = aims_of("monopoly", True, figures)
    assert (steps.first, steps.reaches(steps.first), steps.reaches(steps.then)) == (40, True, False)
    assert (copy.reaches(copy.first), copy.reaches(copy.then)) == (True, False)
    assert not think.reaches(think.first)
    plain = aims_of("monopoly", False, figures)
    assert [aim.first for aim in plain] == [4, 12]
    assert aims_of("higher", True, figures) == []


def test_aims_cannot_be_met_unmeasured() -> None:
    assert not Met(Aim.STEPS.value, None, 4, 8).reaches(4)
    assert not Met(Aim.STEPS.value, 5, 4, None).reaches(None)
