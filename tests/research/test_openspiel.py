"""OpenSpiel: its random simulations with serialization, its environment, its search and its learners; perfect recall."""

import random
from typing import Any

import numpy as np
import pytest

from tests.research.settings import SOME, every_game

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: there are packages for Linux and macOS only")
pytestmark = [
    pytest.mark.no_cover,
    pytest.mark.filterwarnings("ignore:.*(SwigPy|swig).*:DeprecationWarning"),  # of the library's own bindings
]


from tafelrunde.engine.codec import to_data  # noqa: E402 - only where OpenSpiel is
from tafelrunde.engine.event import Event, heard_by  # noqa: E402
from tafelrunde.engine.ids import SeatId  # noqa: E402
from tafelrunde.engine.view import view  # noqa: E402
from tafelrunde.research.openspiel import NAMES, SpielState, copied  # noqa: E402


def loaded(game: str, seats: int, horizon: int = 60, **options: Any) -> Any:
    return pyspiel.load_game(f"tafelrunde_{game}", {"seats": seats, "horizon": horizon, "deals": 50, **options})


def test_every_game_is_registered() -> None:
    assert {f"tafelrunde_{game}" for game, _, _ in SOME} <= set(NAMES) <= set(pyspiel.registered_names())


@every_game
def test_random_simulations_pass(game: str, seats: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(game, seats, **options), num_sims=1, serialize=True, verbose=False)


def test_a_game_can_be_loaded_by_its_words() -> None:
    assert pyspiel.load_game("tafelrunde_quest(seats=3)").num_players() == 3
    assert pyspiel.load_game("tafelrunde_duels(actions=candidates)").num_distinct_actions() == 160


def test_its_environment_plays() -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(loaded("duels", 2))
    step = env.reset()
    luck = random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([luck.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


@every_game
def test_its_search_finds_an_action(game: str, seats: int, options: dict[str, Any]) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = loaded(game, seats, horizon=30, **options).new_initial_state()
    state.apply_action(3)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=mcts.RandomRolloutEvaluator(1, luck), uct_c=2.0, max_simulations=3, random_state=luck
    )
    assert bot.step(state) in state.legal_actions()


def test_one_of_its_learners_learns() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent, tabular_qlearner

    env = rl_environment.Environment(loaded("duels", 2, horizon=16))
    learner = tabular_qlearner.QLearner(player_id=0, num_actions=env.action_spec()["num_actions"])
    agents = [learner, random_agent.RandomAgent(player_id=1, num_actions=env.action_spec()["num_actions"])]
    for _ in range(3):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
    assert learner._q_values


class Witness:
    """Plays the same game beside OpenSpiel and keeps what each seat saw at the beginning, heard and said: not as OpenSpiel's
    strings do."""

    def __init__(self, state: Any) -> None:
        self.match = copied(state.at.match)
        self.kept: list[list[Any]] = [[to_data(view(self.match.state, SeatId(seat)))] for seat in range(self.match.plan.seats)]

    def say(self, number: int) -> None:
        match = self.match
        seat, action = match.seat, match.action(number)
        self.kept[seat].append(action)
        events: list[Event] = []
        match.state.heard = events
        match.say(action)
        for seat, kept in enumerate(self.kept):
            kept += [to_data(heard) for event in events if (heard := heard_by(event, SeatId(seat))) is not None]

    def asked(self, seat: int) -> list[Any]:
        """All that counts for a seat now."""
        match = self.match
        return [*self.kept[seat], tuple(match.options) if match.is_asked(seat) else ()]


@every_game
def test_who_has_the_same_string_heard_and_said_the_same(game: str, seats: int, options: dict[str, Any]) -> None:
    """Perfect recall, for every seat in many histories of a few deals, of which many begin alike: two have the same string if
    and only if the seat saw, heard and said the same."""
    spiel = loaded(game, seats, horizon=12, **options)
    met: dict[tuple[int, str], list[Any]] = {}
    told: dict[tuple[int, str], str] = {}
    again = 0
    for number in range(12):
        luck = random.Random(number)
        state = spiel.new_initial_state()
        state.apply_action(number % 3)
        witness = Witness(state)
        while not state.is_terminal():
            for seat in range(spiel.num_players()):
                string, truth = state.information_state_string(seat), witness.asked(seat)
                again += (seat, string) in met
                assert met.setdefault((seat, string), truth) == truth
                assert told.setdefault((seat, repr(truth)), string) == string
            legal = state.legal_actions()
            action = luck.choice(legal) if luck.random() < 0.3 else legal[0]
            witness.say(action)
            state.apply_action(action)
    assert again > 20  # else nothing was compared
    assert len(met) > 20


@every_game
def test_an_imagined_state_fits_what_the_seat_knows(game: str, seats: int, options: dict[str, Any]) -> None:
    spiel = loaded(game, seats, horizon=40, **options)
    luck = random.Random(7)
    state = spiel.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        seat = state.current_player()
        other: SpielState = state.resample_from_infostate(seat, luck.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))


def test_a_copy_is_independent() -> None:
    state = loaded("duels", 2).new_initial_state()
    state.apply_action(0)
    copy = state.clone()
    before = state.information_state_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert len(copy.at.match.said) == len(state.at.match.said) + 1
