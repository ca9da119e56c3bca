"""The random player and the habit behind it."""

from collections import Counter

from higher import GAME
from tafelrunde.bots.policy import UNIFORM, Policy
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.action import Action, Named
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.view import view


class Word(Named):
    """Any word."""

    usage = "say WORD"


class Last(Policy):
    """Always the last one listed."""

    def pick(self, actions: list[Action], chance: Chance) -> int:
        return len(actions) - 1


def test_uniform_policy_takes_every_action_about_as_often() -> None:
    actions = [Word(word) for word in ("one", "two", "three", "four")]
    chance = seeded(3)
    taken = Counter(UNIFORM.pick(actions, chance) for _ in range(4000))
    assert sorted(taken) == [0, 1, 2, 3]
    assert max(taken.values()) < 1.15 * min(taken.values())


def test_hint_falls_back_on_pick() -> None:
    assert Last().hint(None, [Word("one"), Word("two")], seeded(1)) == 1


def test_say_follows_the_hint() -> None:
    state = GAME.start(GAME.setting({}), 2, 1)
    assert Last().say(state, seeded(1)) == GAME.legal_actions(state)[-1]


def test_random_player_follows_a_policy_of_the_game() -> None:
    state = GAME.start(GAME.setting({}), 2, 1)
    options = GAME.legal_actions(state)
    assert RandomPlayer(1, Last()).choose(view(state, state.asked().seat)) == options[-1]


def test_random_player_is_the_same_for_the_same_seed() -> None:
    state = GAME.start(GAME.setting({}), 2, 1)
    seen = view(state, state.asked().seat)
    first, second = RandomPlayer(5), RandomPlayer(5)
    said = [first.choose(seen).text for _ in range(30)]
    assert said == [second.choose(seen).text for _ in range(30)]
    assert len(set(said)) > 1
