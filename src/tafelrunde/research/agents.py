"""PettingZoo: every seat is an agent, and whoever is asked acts (agent environment cycle)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tafelrunde.research.match import IllegalNumber, Match
from tafelrunde.research.picture import MODES, render
from tafelrunde.research.plans import Plan
from tafelrunde.research.spaces import action_space, observation_space


class TableEnv(AECEnv):  # type: ignore[misc]  # it brings no types
    """One table. An observation has `observation`, `action_mask` and, with candidates, the table `candidates`."""

    def __init__(self, plan: Plan, render_mode: str | None = None, language: str = "en") -> None:
        super().__init__()
        self.plan = plan
        self.match = Match(plan)
        self.render_mode = render_mode
        self.language = language
        self.metadata = {
            "name": f"tafelrunde_{plan.game.id}_v{plan.game.face}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(plan.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen, self._said = observation_space(plan), action_space(plan)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._said)
        self._luck = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for all."""
        return self._said

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed this one and all that follow are the same every time."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match.start(int(self._luck.integers(2**31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.seat]

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is say this."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalNumber(f"{agent} is asked and says nothing: None is only for agents whose game is over")
        match = self.match
        match.say(match.action(int(action)))
        self._cumulative_rewards[agent] = 0.0
        if match.over or self.plan.shaping:
            self.rewards = dict(zip(self.possible_agents, match.rewards(), strict=True))
            for each, reward in self.rewards.items():
                self._cumulative_rewards[each] += reward
        if match.over:
            (self.truncations if match.cut else self.terminations).update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.possible_agents[match.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; the mask allows something only if it is asked."""
        return self.match.observation(self.seat_of[agent])

    def words(self) -> list[str]:
        """What may be said now, in words; with candidates in the order of their numbers."""
        return [action.text for action in self.match.options]

    def render(self) -> Any:
        """The table as whoever is asked sees it: SVG, an array of pixels, text, or printed for people."""
        return render(self.match, self.render_mode, self.language)

    def close(self) -> None:
        """Nothing is held open."""

    def _repr_svg_(self) -> str:
        return str(render(self.match, "svg", self.language))

    def _repr_html_(self) -> str:
        return self._repr_svg_()
