"""Training: the same command gives the same weights, nothing is lost on the way, and weights are used only where they fit."""

import builtins
import logging
from collections.abc import Iterator, Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tafelrunde.engine import library, registry
from tafelrunde.engine.archive import folder_files
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.weights import Weights, text_of, weights_in
from tafelrunde.lab.executor import Chunk, Done, Here, Processes
from tafelrunde.lab.fitting import Sample, chances, fitted, sample_of, wrongness
from tafelrunde.lab.positions import Noted, note
from tafelrunde.lab.running import lab_plan
from tafelrunde.lab.simulate import BadSimulation, Plan
from tafelrunde.lab.sweep import axes, plans
from tafelrunde.lab.training import learn, noted, noted_along
from tests.cli.conftest import Run
from tests.cli.conftest import run as cli_run
from tests.lab.learner import GAME, LEARNED

__all__ = ["cli_run"]
BOLD = ["bold", "greedy", "bold"]


def plan_of(games: int = 12) -> Plan:
    return lab_plan(GAME, games, 3, BOLD, {})


@pytest.fixture
def weights(tmp_path: Path) -> Iterator[Weights]:
    """Weights that were learned, and which the game finds for the length of a test."""
    plan = plan_of()
    found = learn(GAME, plan, noted(GAME, plan, Here(), tmp_path / "games", resume=False), 0.5, "train")
    file = tmp_path / "learned.toml"
    file.write_text(text_of(found), encoding="utf-8")
    before = LEARNED.file
    LEARNED.bind(GAME, file)
    yield found
    LEARNED.bind(GAME, before)


def test_any_number_of_processes_learns_the_same(tmp_path: Path) -> None:
    plan, pool = plan_of(), Processes(2)
    try:
        there = noted(GAME, plan, pool, tmp_path / "there", resume=False)
    finally:
        pool.close()
    here = noted(GAME, plan, Here(), tmp_path / "here", resume=False)
    assert text_of(learn(GAME, plan, there, 0.5, "")) == text_of(learn(GAME, plan, here, 0.5, ""))


class Stopped(Here):
    """Somebody presses Ctrl+C."""

    def run(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        for number, done in enumerate(super().run(chunks)):
            if number == 4:
                raise KeyboardInterrupt
            yield done


def test_what_is_done_is_kept(tmp_path: Path) -> None:
    plan = plan_of()
    with pytest.raises(KeyboardInterrupt):
        noted(GAME, plan, Stopped(), tmp_path, resume=False)
    told: list[int] = []
    again = noted(GAME, plan, Here(), tmp_path, resume=True, done=told.append)
    assert told[0] == 4
    whole = noted(GAME, plan, Here(), tmp_path / "whole", resume=False)
    assert again == whole


def test_what_was_learned_before_has_no_part_in_it(weights: Weights) -> None:
    plan = plan_of()
    setting = GAME.setting(plan.options)
    assert LEARNED.fitting("")
    known = note(GAME, setting, plan, 5)
    LEARNED.bind(GAME, None)
    assert note(GAME, setting, plan, 5) == known


def test_the_command_writes_the_same_file_twice(cli_run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(registry.games(), GAME.id, GAME)
    texts = []
    for processes in ("1", "2"):
        out = tmp_path / processes
        said = cli_run("train", "higher", "--games", "10", "--seed", "4", "--processes", processes, "--out", str(out))
        assert said.status == 0, said.err
        assert "10 games" in said.out
        texts.append((out / "learned.toml").read_bytes())
    assert texts[0] == texts[1]


def test_games_of_several_settings_teach_one_file(cli_run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So many games of each, by turns: those that are kept back at first are of all settings, too."""
    monkeypatch.setitem(registry.games(), GAME.id, GAME)
    plan = plan_of(6)
    settings = plans(GAME, plan, axes(GAME, "", ["seats=2,3", "rounds=3,4"]))
    told: list[int] = []
    found = noted_along(GAME, settings, Here(), tmp_path / "noted", resume=False, done=told.append)
    assert [one.number for one in found] == list(range(24))
    assert [one.sides for one in found[:8]] == [2, 2, 3, 3] * 2
    assert told[-1] == 24
    said = cli_run("train", "higher", "--games", "6", "--each", "seats=2,3", "--out", str(tmp_path / "weights"))
    assert said.status == 0, said.err
    weights = weights_in(tmp_path / "weights/learned.toml")
    assert weights is not None
    assert (weights.made.games, weights.made.options["seats"]) == (12, "2,3")
    assert "--each seats=2,3" in weights.made.command


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any) -> Any:
        if name == "tafelrunde.lab" and "fitting" in (args[2] or ()):
            raise ImportError
        return real(name, *args)

    plan = plan_of(4)
    found = noted(GAME, plan, Here(), tmp_path, resume=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(BadSimulation, match=r"tafelrunde\[train\]"):
        learn(GAME, plan, found, 0.5, "")


# --- fitting ----------------------------------------------------------------------------------------------------------


def invented(sides: int, games: int, true: list[float]) -> list[Noted]:
    """Games with one position each, won as these weights would have it."""
    random, found = Random(sides), []
    for number in range(games):
        rows = [[random.gauss(0, 1) for _ in true] for _ in range(sides)]
        powers = [exp(sum(a * b for a, b in zip(row, true, strict=True))) for row in rows]
        total = sum(powers) + (1.0 if sides == 1 else 0.0)
        winner = random.choices(range(sides + 1), [*powers, total - sum(powers)])[0]
        shares = [float(side == winner) for side in range(sides)]
        places = np.array([*range(len(true))] * sides, dtype=np.uint16).tobytes()
        found.append(Noted(number, sides, shares, [len(true)] * sides, places, np.array(rows).tobytes(), [0.5] * sides))
    return found


@pytest.mark.parametrize("sides", [1, 2, 4])
def test_weights_are_found_again(sides: int) -> None:
    true = [1.2, -0.7, 0.0]
    weights = fitted(sample_of(invented(sides, 4000, true), 3), 0.01)
    assert np.abs(weights - np.array(true)).max() < 0.15


@pytest.mark.parametrize("sides", [1, 3])
def test_no_other_weights_fit_better(sides: int) -> None:
    sample = sample_of(invented(sides, 200, [0.8, -0.5]), 2)
    weights = fitted(sample, 1e-6)
    best = _likelihood(sample, weights)
    for change in ([0.05, 0.0], [-0.05, 0.0], [0.0, 0.05], [0.0, -0.05]):
        assert _likelihood(sample, weights + np.array(change)) < best


def _likelihood(sample: Sample, weights: Any) -> float:
    return -wrongness(sample, chances(sample, sample.rows, weights))


def test_what_never_differs_weighs_nothing() -> None:
    games = invented(2, 50, [1.0, 0.0])
    for one in games:
        rows = np.frombuffer(one.amounts).reshape(2, 2).copy()
        rows[:, 1] = 7.0
        one.amounts = rows.tobytes()
    assert fitted(sample_of(games, 2), 0.5)[1] == 0.0


# --- using them -------------------------------------------------------------------------------------------------------


def test_the_game_judges_as_it_was_learned(weights: Weights) -> None:
    state = GAME.start(seed=2)
    state.seats[0].points = 9
    assert GAME.evaluate(state) == LEARNED.chances(state, list(weights.weights.values()))
    assert weights.weights["points"] > 0
    assert max(GAME.evaluate(state)) == GAME.evaluate(state)[0]


def test_a_pack_with_other_content_is_judged_by_hand(
    weights: Weights, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    files = folder_files(GAME.folder / "content")
    same = library.made(GAME, files).content
    other = library.made(GAME, {**files, "deck.toml": "cards = 40\nmost_stake = 5\n"}).content
    assert LEARNED.fitting(same) == LEARNED.fitting("") != []
    with caplog.at_level(logging.INFO):
        assert LEARNED.fitting(other) == []
    assert "judge by hand: what was learned is for other content" in caplog.text
    state = GAME.start(GAME.setting({}, other), seed=1)
    LEARNED.resting = True
    by_hand = GAME.evaluate(state)
    LEARNED.resting = False
    assert GAME.evaluate(state) == by_hand
    library.forget(other)


def test_weights_of_other_rules_do_not_fit(weights: Weights) -> None:
    weights.version = "0"
    assert "version 0" in LEARNED.misfit(weights, "")
    weights.version = GAME.version
    weights.weights = {"points": 1.0}
    assert "other things" in LEARNED.misfit(weights, "")


def test_weights_changed_by_hand_are_noticed(weights: Weights) -> None:
    file: Path = LEARNED.file
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("points = ", "points = 1"), encoding="utf-8")
    with pytest.raises(BadPack, match="changed by hand"):
        weights_in(file)


def test_a_learned_player_says_the_same_every_time(weights: Weights) -> None:
    """And without what it learned it may say something else."""
    state = GAME.start(seed=6)
    seen = GAME.imagine(state, seeded(1))
    seen.viewer = state.asked().seat
    first, second = (GAME.player("greedy", 3).weigh(seen) for _ in range(2))
    assert first == second
    LEARNED.resting = True
    by_hand = GAME.player("greedy", 3).weigh(seen)
    LEARNED.resting = False
    assert by_hand != first
