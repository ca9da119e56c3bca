"""Many tables at once: they play the games that single tables play."""

from typing import Any

import numpy as np
import pytest

from tests.research.settings import both_ways, every_game, research

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'tafelrunde[research]'")
pytestmark = pytest.mark.no_cover


def sampled(mask: Any, luck: np.random.Generator) -> Any:
    """A possible action for each table."""
    return np.array([luck.choice(np.flatnonzero(row)) for row in mask])


@both_ways
@every_game
def test_what_comes_is_what_the_spaces_say(game: str, seats: int, options: dict[str, Any], actions: str) -> None:
    env = research.vector(game, 3, seats, actions=actions, horizon=25, **options)
    luck = np.random.default_rng(1)
    seen, infos = env.reset(seed=7)
    ended = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        assert infos["seat"].shape == (3,)
        seen, rewards, over, cut, infos = env.step(sampled(seen["action_mask"], luck))
        assert rewards.shape == over.shape == cut.shape == (3,)
        ended += int((over | cut).sum())
        for number in np.flatnonzero(over | cut):
            assert env.single_observation_space.contains(infos["final_obs"][number])
    assert ended >= 6  # a table that was over has started anew


@every_game
def test_a_row_is_what_a_single_table_shows(game: str, seats: int, options: dict[str, Any]) -> None:
    env = research.vector(game, 4, seats, **options)
    luck = np.random.default_rng(2)
    seen, _ = env.reset(seed=3)
    for _ in range(15):
        seen, *_ = env.step(sampled(seen["action_mask"], luck))
        for number, match in enumerate(env.matches):
            single = match.observation(match.seat)
            assert all((seen[name][number] == single[name]).all() for name in single)


def test_a_seed_repeats_everything() -> None:
    runs = []
    for _ in range(2):
        env = research.vector("duels", 3, opponents="easy", horizon=30)
        luck = np.random.default_rng(5)
        seen, _ = env.reset(seed=11)
        told = []
        for _ in range(25):
            seen, rewards, *_ = env.step(sampled(seen["action_mask"], luck))
            told.append((seen["observation"].tobytes(), rewards.tobytes()))
        runs.append(told)
    assert runs[0] == runs[1]


def test_statistics_of_episodes_can_be_recorded() -> None:
    """One of Gymnasium's own wrappers around it."""
    wrappers = pytest.importorskip("gymnasium.wrappers.vector")
    env = wrappers.RecordEpisodeStatistics(research.vector("quest", 2, horizon=10))
    luck = np.random.default_rng(5)
    seen, _ = env.reset(seed=1)
    infos: dict[str, Any] = {}
    for _ in range(10):
        seen, _, _, _, infos = env.step(sampled(seen["action_mask"], luck))
    assert infos["episode"]["l"].tolist() == [10, 10]
