"""The greedy player."""

from higher import GAME
from tafelrunde.bots.greedy import GreedyPlayer, best, sample, worth
from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.view import view
from tests.bots.matches import share_of_victories


class Count(Action):
    usage = "count NUMBER"
    number: int


def test_greedy_beats_random() -> None:
    assert share_of_victories(lambda seed: GreedyPlayer(GAME, seed), games=120) > 0.6


def test_greedy_is_the_same_for_the_same_seed() -> None:
    state = GAME.start(GAME.setting({}), 3, 4)
    seen = view(state, state.asked().seat)
    assert GreedyPlayer(GAME, 9).choose(seen) == GreedyPlayer(GAME, 9).choose(seen)


def test_greedy_leaves_its_view_as_it_was() -> None:
    state = GAME.start(GAME.setting({}), 3, 4)
    seen = view(state, state.asked().seat)
    before = seen.copy()
    GreedyPlayer(GAME, 1).choose(seen)
    assert seen == before


def test_sample_keeps_the_order_and_the_number() -> None:
    actions = [Count(number) for number in range(100)]
    chosen = sample(actions, 10, seeded(2))
    assert len(chosen) == 10
    numbers = [int(action.text.split()[1]) for action in chosen]
    assert numbers == sorted(set(numbers))
    assert sample(actions, 100, seeded(2)) == actions


def test_sample_reaches_every_action() -> None:
    actions = [Count(number) for number in range(12)]
    chance = seeded(8)
    assert {action.text for _ in range(100) for action in sample(actions, 3, chance)} == {action.text for action in actions}


def test_best_is_the_first_of_equals() -> None:
    assert best([0.1, 0.5, 0.5, 0.2]) == 1


def test_worth_of_a_finished_game_is_its_outcome() -> None:
    state = GAME.start(GAME.setting({}), 2, 1)
    assert worth(GAME, state) == GAME.evaluate(state)
    while not state.over:
        state.take(GAME.legal_actions(state)[0])
    assert worth(GAME, state) == GAME.outcome(state)
