"""Learned habits: the same command gives the same ones, they serve every pack, and what is tried is tried only meanwhile."""

from pathlib import Path

import pytest

from tafelrunde.engine.weights import Weights, text_of, weights_in
from tafelrunde.games.duels import GAME as DUELS
from tafelrunde.games.quest import GAME
from tafelrunde.games.quest.bots.taste import BY_HAND, TASTE
from tafelrunde.lab.aiming import aimed, trying
from tafelrunde.lab.breeding import MIXED, TRIED, bred
from tafelrunde.lab.executor import Executor, Here, Processes
from tafelrunde.lab.running import lab_plan
from tafelrunde.lab.simulate import BadSimulation, Plan
from tafelrunde.lab.sweep import axes, plans
from tests.cli.conftest import Run
from tests.cli.conftest import run as cli_run

__all__ = ["cli_run"]


def plan_of(games: int = 2) -> Plan:
    return lab_plan(GAME, games, 3, ["normal"], {"dungeon_choice": "grim", "difficulty": "hero", "defeat_limit": 2})


def learned(executor: Executor, rounds: int = 1) -> Weights:
    settings = [plan for _, plan in plans(GAME, plan_of(), axes(GAME, "", ["seats=1,2"]))]
    return bred(GAME, settings, executor, rounds, "train", {"seats": ["1", "2"]})


def test_any_number_of_processes_learns_the_same() -> None:
    pool = Processes(2)
    try:
        there = learned(pool)
    finally:
        pool.close()
    here = learned(Here())
    assert text_of(there) == text_of(here)
    assert list(here.weights) == [habit.name for habit in BY_HAND]
    assert here.made.games == 4 * (TRIED + 3)
    assert here.made.options["seats"] == "1,2"
    assert MIXED < TRIED


def test_what_is_tried_is_tried_only_meanwhile() -> None:
    """Whoever plays any card rather than a new hand gets other games than who plays by habit."""
    plan = plan_of(1)
    setting = GAME.setting(plan.options)
    usual = TASTE.of("")
    with trying(GAME, [0.0] * len(BY_HAND)):
        assert TASTE.of("") == [0.0] * len(BY_HAND)
        assert aimed(GAME, setting, plan, 0) == 0.0
    assert TASTE.of("") == usual


def test_the_command_writes_what_the_game_finds(cli_run: Run, tmp_path: Path) -> None:
    words = ["--games", "1", "--seed", "4", "--set", "defeat_limit=1", "--habits", "1", "--out", str(tmp_path)]
    said = cli_run("train", "quest", *words)
    assert said.status == 0, said.err
    weights = weights_in(tmp_path / "habits.toml")
    assert weights is not None
    assert weights.made.command == "tafelrunde train quest --games 1 --seed 4 --set defeat_limit=1 --habits 1"
    before = TASTE.file
    TASTE.bind(GAME, tmp_path / "habits.toml")
    try:
        assert TASTE.of("") == list(weights.weights.values())
        TASTE.resting = True
        assert TASTE.of("") == TASTE.usual
    finally:
        TASTE.resting = False
        TASTE.bind(GAME, before)
    weights.content = "other"
    assert TASTE.misfit(weights, "") == ""
    weights.version = "0"
    assert "version 0" in TASTE.misfit(weights, "")


def test_who_has_no_habits_learns_none() -> None:
    plan = lab_plan(DUELS, 1, 3, ["normal", "normal"], {})
    with pytest.raises(BadSimulation, match="no habits"):
        bred(DUELS, [plan], Here(), 1, "train", {})
