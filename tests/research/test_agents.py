"""PettingZoo: its own suites, and what they do not look at."""

import random
from typing import Any

import numpy as np
import pytest

from tafelrunde.engine.codec import to_data
from tafelrunde.engine.record import replay
from tafelrunde.games.quest.ids import PotionId
from tafelrunde.games.quest.state import EMPTY, filled
from tests.research.settings import both_ways, every_game, every_table, research

api = pytest.importorskip("pettingzoo.test", reason="pettingzoo is not installed: pip install 'tafelrunde[research]'")
pytestmark = pytest.mark.no_cover


# PettingZoo's own games with an action mask have the same observations, dictionaries, and its test remarks on each of them.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@both_ways
@every_table
def test_the_interface_is_kept(game: str, seats: int, options: dict[str, Any], actions: str) -> None:
    env = research.aec(game, seats, actions=actions, horizon=60, **options)
    api.api_test(env, num_cycles=40)


@both_ways
@every_game
def test_a_seed_repeats_the_game(game: str, seats: int, options: dict[str, Any], actions: str) -> None:
    def made() -> Any:
        return research.aec(game, seats, actions=actions, horizon=40, **options)

    api.seed_test(made, num_cycles=20)


@every_game
def test_every_mode_of_rendering_gives_what_it_says(game: str, seats: int, options: dict[str, Any], capsys: Any) -> None:
    pytest.importorskip("resvg_py", reason="resvg-py is not installed: pip install 'tafelrunde[research]'")

    def made(render_mode: str) -> Any:
        return research.aec(game, seats, render_mode=render_mode, horizon=30, **options)

    api.render_test(made, {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")})
    assert capsys.readouterr().out


@every_game
def test_a_notebook_shows_the_table(game: str, seats: int, options: dict[str, Any]) -> None:
    """What IPython asks an object for; a seat sees its own table."""
    table, seat = research.aec(game, seats, **options), research.gym(game, 0, seats=seats, **options)
    table.reset(seed=3)
    seat.reset(seed=3)
    for env in (table, seat):
        assert env._repr_svg_().startswith("<svg")
        assert env._repr_html_() == env._repr_svg_()


@every_table
def test_rewards_come_at_the_end_and_add_up(game: str, seats: int, options: dict[str, Any]) -> None:
    env = research.aec(game, seats, horizon=200, table=False, **options)
    env.reset(seed=5)
    luck = random.Random(5)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        assert set(env.rewards.values()) == {0.0}
        env.step(luck.randrange(len(env.words())))
    rewards = list(env.rewards.values())
    if env.plan.shares:
        assert len(set(rewards)) == 1
    else:
        assert sum(rewards) == pytest.approx(0)
        assert max(abs(reward) for reward in rewards) <= 1


def test_shaping_is_off_unless_it_is_asked_for() -> None:
    env = research.aec("duels", shaping=0.5)
    env.reset(seed=1)
    luck = random.Random(1)
    seen: set[float] = set()
    for _ in range(60):
        env.step(luck.randrange(len(env.words())))
        seen.update(env.rewards.values())
        if any(env.terminations.values()):
            break
    assert len(seen) > 3


def test_a_game_that_is_cut_off_is_truncated() -> None:
    env = research.aec("monopoly", horizon=12)
    env.reset(seed=1)
    for _ in range(12):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_a_number_that_stands_for_nothing_is_refused_aloud() -> None:
    env = research.aec("duels")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="stands for nothing"):
        env.step(159)


def test_too_many_candidates_are_not_cut_off() -> None:
    env = research.aec("duels", width=3)
    env.reset(seed=1)
    while len(env.words()) <= 3:
        env.step(0)
    with pytest.raises(ValueError, match="greater `width`"):
        env.last()


def test_interjections_that_belong_to_play_are_actions() -> None:
    """TQ-M5: Quest's `pour` is among the candidates and in the vocabulary, and the same seat is asked again."""
    env = research.aec("quest", 1)
    env.reset(seed=1)
    match = env.match
    state: Any = match.state
    state.bottles = (filled(PotionId(0), 1),)
    match.go_on()
    asked = match.seat
    env.step(env.words().index("pour 0"))
    assert state.bottles == (EMPTY,)
    assert "pour 0" not in env.words()
    assert match.seat == asked


def test_a_game_can_be_replayed_from_its_record() -> None:
    env = research.aec("duels")
    env.reset(seed=9)
    luck = random.Random(9)
    while not env.match.over:
        env.step(luck.randrange(len(env.words())))
    (*_, (state, _)) = replay(env.match.game, env.match.record())
    assert state.over
    assert to_data(state) == to_data(env.match.state)


def test_others_see_the_table_but_may_say_nothing() -> None:
    env = research.aec("duels")
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(waiting)
    assert not seen["action_mask"].any()
    assert not seen["candidates"].any()
    assert seen["observation"].any()


@every_game
def test_observations_can_be_had_in_four_ways(game: str, seats: int, options: dict[str, Any]) -> None:
    tensor: Any = None
    for kind in ("tensor", "dict", "entities", "json"):
        env = research.aec(game, seats, observations=kind, **options)
        env.reset(seed=3)
        agent = env.agent_selection
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        if kind == "tensor":
            tensor = seen["observation"]
            assert len(env.plan.layout.names) == len(set(env.plan.layout.names)) == len(tensor)
        elif kind == "dict":
            flat = np.concatenate([table.reshape(-1) for table in seen["observation"].values()])
            assert (flat == tensor).all()
        elif kind == "entities":
            assert seen["observation"][:, 1:].sum() == pytest.approx(tensor.sum(), rel=1e-4)
