"""Careless play comes to an end, keeps every thing in its place, and reaches every part of the game."""

import re

import pytest

from tafelrunde.engine import Decision, Event, Game, Procedure, State, view
from tafelrunde.engine.game import compiled
from tafelrunde.testing.about import invariants, kinds, matrix, own_tests, rarities
from tafelrunde.testing.walk import Walk

SEARCHED = 4  # steps of those who search


@pytest.mark.no_cover
def test_random_play_ends_within_the_bound(game: Game) -> None:
    check = invariants(game)
    for seed in range(6):
        walk = Walk(game, seed)
        for state in walk.positions(game.bound):
            check(state)
        assert walk.state.over, f"seed {seed} took more than {game.bound} actions"
        shares = game.outcome(walk.state)
        assert len(shares) == walk.seats
        assert all(0 <= share <= 1 for share in shares)


def test_evaluations_and_progress_have_a_value_for_each_seat(game: Game) -> None:
    for seed in range(4):
        walk = Walk(game, seed)
        for state in walk.some_positions(20, 300):
            for seen in (state, view(state, 0)):
                values = game.evaluate(seen)
                assert len(values) == walk.seats
                assert all(0 <= value <= 1 for value in values)
            moment, scores = game.progress(state)
            assert moment >= 0
            assert len(scores) == walk.seats


@pytest.mark.no_cover
def test_computer_players_say_what_is_allowed(game: Game) -> None:
    """With nothing but their view, and always the same with the same seed."""
    levels = ["random", *game.levels]
    for number, level in enumerate(levels):
        said = []
        for _ in range(2):
            walk = Walk(game, number, lively=0)
            players = [game.player(level, seat) for seat in range(walk.seats)]
            for player in players:
                player.limit(SEARCHED)
            while not walk.state.over and len(walk.entries) < (40 if number < 3 else 6):  # the strongest ones take their time
                seat = walk.state.asked().seat
                walk.take(seat, players[seat].choose(view(walk.state, seat)))
            said.append(walk.entries)
        assert said[0] == said[1]


@pytest.mark.no_cover
def test_random_play_reaches_everything(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every verb, event, decision and procedure occurs, with the options of `tests/<game>/matrix.py`.

    What is too RARE for that (a set of names there) must be named by a test of the game itself.
    """
    reached: set[type] = set()
    if not compiled():  # compiled code calls compiled code directly
        call = State.call

        def noticed(state: State, procedure: Procedure) -> None:
            reached.add(type(procedure))
            call(state, procedure)

        monkeypatch.setattr(State, "call", noticed)
    rare = rarities(game)
    missing = {kind for kind in expected(game) if kind.__name__ not in rare}
    rows = len(matrix(game))
    for seed in range(16 * rows):
        walk = Walk(game, seed, lively=(0.2, 0.003)[seed // rows % 2])
        while not walk.state.over:
            reached.update(type(part) for part in walk.state.stack)
            reached.add(type(walk.state.decision))
            reached.update(type(event) for event in walk.events)
            seat, action = walk.next_action()
            reached.add(type(action))
            walk.take(seat, action)
        reached.update(type(event) for event in walk.events)
        missing -= reached
        if not missing:
            break
    if compiled():
        missing = {kind for kind in missing if not issubclass(kind, Procedure)}
    assert not missing, f"never reached: {sorted(kind.__name__ for kind in missing)}"


def test_what_is_rare_has_a_test_of_its_own(game: Game) -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in own_tests(game).glob("test_*.py"))
    assert not [name for name in rarities(game) if not re.search(rf"\b{name}\b", tests)]


def expected(game: Game) -> set[type]:
    """All verbs, events, decisions and procedures of a game."""
    return {*game.actions.values(), *kinds(game, Event), *kinds(game, Decision), *kinds(game, Procedure)}
