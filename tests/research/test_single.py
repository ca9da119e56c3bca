"""Gymnasium, one seat: its own checks, opponents of every level, masks."""

from typing import Any

import numpy as np
import pytest

from tests.research.settings import both_ways, every_game, research

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'tafelrunde[research]'")
pytestmark = pytest.mark.no_cover


@both_ways
@every_game
def test_the_interface_is_kept(game: str, seats: int, options: dict[str, Any], actions: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(research.gym(game, seat=seats - 1, seats=seats, actions=actions, horizon=40, **options), skip_render_check=True)


@both_ways
@every_game
def test_gymnasium_puts_tables_side_by_side(game: str, seats: int, options: dict[str, Any], actions: str) -> None:
    """Its own vector of environments, which checks spaces and starts anew what is over."""
    env = gymnasium.vector.SyncVectorEnv(
        [lambda: research.gym(game, seats=seats, actions=actions, horizon=12, **options) for _ in range(2)]
    )
    luck = np.random.default_rng(6)
    seen, _ = env.reset(seed=6)
    ended = 0
    for _ in range(14):
        assert env.observation_space.contains(seen)
        seen, _, over, cut, _ = env.step(
            np.array([luck.choice(np.flatnonzero(row)) if row.any() else 0 for row in seen["action_mask"]])
        )
        ended += int((over | cut).sum())
    assert ended


def test_a_whole_game_against_a_computer_player() -> None:
    env = research.gym("duels", seat=1, opponents="easy")
    env.reset(seed=4)
    luck = np.random.default_rng(4)
    over = False
    while not over:
        allowed = np.flatnonzero(env.action_masks())
        _, reward, over, cut, _ = env.step(int(luck.choice(allowed)))
        assert not cut
    assert reward in (-1.0, 0.0, 1.0)


def test_who_says_what_stands_for_nothing_loses() -> None:
    env = research.gym("duels")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(159)
    assert over
    assert reward == -1
    assert "stands for nothing" in info["illegal"]


def test_unknown_opponents_are_named() -> None:
    with pytest.raises(ValueError, match="random, easy, normal, strong"):
        research.gym("duels", opponents="brilliant")
    with pytest.raises(ValueError, match="3 other seats"):
        research.gym("monopoly", opponents=["easy"])


def test_the_games_stand_in_the_register() -> None:
    env = gymnasium.make("Tafelrunde/Duels-v0", opponents="random")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    many = gymnasium.make_vec("Tafelrunde/Quest-v0", num_envs=2, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0]["observation"].shape[0] == 2
