"""What computer players learned fits the game as it is, counts what it says, and knows nothing that a seat may not know."""

from math import exp, isclose

import pytest

from tafelrunde.bots.outlook import strongest
from tafelrunde.engine import Game, Judgement, seeded, view
from tafelrunde.engine.judgement import limited
from tafelrunde.testing.walk import Walk

SEARCHED = 4  # steps of those who search


def judgement_of(game: Game) -> Judgement:
    if game.judgement is None:
        pytest.skip(f"{game.id} learns nothing")
    return game.judgement


def test_what_was_learned_fits(game: Game) -> None:
    """Rules and content change; then the weights have to be learned again, or to go."""
    judgement = judgement_of(game)
    weights = judgement.learned()
    if weights is None:
        pytest.skip(f"nothing was learned about {game.id}")
    assert weights.game == game.id
    assert judgement.misfit(weights, "") == ""
    assert judgement.fitting("") == list(weights.weights.values())


def test_learned_habits_fit(game: Game) -> None:
    """The same for habits, which name nothing of the content."""
    habits = game.habits
    weights = habits.learned() if habits is not None else None
    if habits is None or weights is None:
        pytest.skip(f"the players of {game.id} learned no habits")
    assert weights.game == game.id
    assert habits.misfit(weights, "") == ""
    assert habits.of("") == list(weights.weights.values())


def test_chances_are_what_the_weights_make_of_the_numbers(game: Game) -> None:
    judgement = judgement_of(game)
    for seed in range(3):
        walk = Walk(game, seed)
        setting = game.setting(walk.choices)
        names = judgement.names(setting)
        assert len(set(names)) == len(names)
        weights = [((7 * at) % 11 - 5) / 50 for at in range(len(names))]
        for state in walk.some_positions(8, 200):
            sides = judgement.sides(state)
            rows = judgement.rows(state, setting)
            scores = [_score(weights, row) if row else None for row in rows]
            playing = [score for score in scores if score is not None]
            if len(rows) == 1:
                expected = [1 / (1 + exp(-limited(playing[0])))]
            else:
                powers = [0.0 if score is None else exp(limited(score - max(playing))) for score in scores]
                expected = [power / sum(powers) for power in powers]
            found = judgement.chances(state, weights)
            assert all(isclose(found[seat], expected[side], abs_tol=1e-9) for seat, side in enumerate(sides))


def _score(weights: list[float], row: list[float]) -> float:
    return sum(weight * amount for weight, amount in zip(weights, row, strict=True))


def test_who_cannot_tell_two_tables_apart_judges_them_alike(game: Game) -> None:
    """And so says the strongest player: whatever it learned, it has nothing but its view."""
    for seed in range(2):
        walk = Walk(game, seed)
        for number, state in enumerate(walk.some_positions(2, 60)):
            if state.decision is None:
                break
            seat = state.decision.seat
            seen = view(state, seat)
            other = view(game.imagine(seen, seeded(number + 1)), seat)
            assert game.evaluate(seen) == game.evaluate(other)
            said = []
            for table in (seen, other):
                player = game.player(strongest(game), 5)
                player.limit(SEARCHED)
                said.append(player.choose(table).text)
            assert said[0] == said[1]
