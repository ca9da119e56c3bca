"""Gymnasium's vector interface: many tables at once, one call for a step of all of them.

Without opponents every table is played by whoever is asked (self-play): `infos["seat"]` says who that is, the reward is that of
the seat that has just spoken, and `infos["rewards"]` has those of all seats. With opponents it is always the same seat.
A table that is over starts anew within the same step; its last observation and reward count for the game that ended.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tafelrunde.research.match import Match
from tafelrunde.research.numbers import SharedTensors
from tafelrunde.research.opponents import levels_of, players_of
from tafelrunde.research.plans import Plan
from tafelrunde.research.spaces import action_space, observation_space
from tafelrunde.research.tables import Tables


class TablesEnv(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Many tables."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, plan: Plan, envs: int = 64, seat: int = 0, opponents: str | Sequence[str] | None = None) -> None:
        if plan.observations != "tensor":
            raise ValueError("many tables at once are seen as tensors")
        self.plan = plan
        self.num_envs = envs
        self.levels = None if opponents is None else levels_of(plan, seat, opponents)
        self.tensors = SharedTensors(plan.layout, envs, plan.seats)
        self.matches = [Match(plan, self.tensors, number) for number in range(envs)]
        self.tables = Tables([*self.matches], self.tensors.cells)
        self.rows, self.seats, self.counts = [np.frombuffer(each, np.int64) for each in self.tables.memory()]  # type: ignore[call-overload]  # buffers, only C knows
        self.single_observation_space = observation_space(plan)
        self.single_action_space = action_space(plan)
        self.observation_space = batch_space(self.single_observation_space, envs)
        self.action_space = batch_space(self.single_action_space, envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games at all tables."""
        if isinstance(seed, list):
            seed = next((each for each in seed if each is not None), None)
        super().reset(seed=seed)
        for number in range(self.num_envs):
            self._start(number)
        return self._seen(), {"seat": self.seats.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action at every table."""
        matches, seats = self.matches, self.seats.copy()
        numbers = actions.tolist()
        places = self.plan.speech.places(numbers, matches)
        wrong = self.tables.unlisted(places)
        if wrong >= 0:
            matches[wrong].place(numbers[wrong])  # says why not
        ended = self.tables.say(places)
        over = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        rewards = np.zeros(self.num_envs, np.float64)
        infos: dict[str, Any] = {}
        rewarded = range(self.num_envs) if self.plan.shaping else ended
        if rewarded:
            everybody = infos["rewards"] = np.zeros((self.num_envs, self.plan.seats))
            for number in rewarded:
                everybody[number] = matches[number].rewards()
                rewards[number] = everybody[number, seats[number]]
        if ended:
            last = infos["final_obs"] = np.full(self.num_envs, None, object)
            for number in ended:
                match = matches[number]
                cut[number], over[number] = match.cut, not match.cut
                last[number] = match.observation(int(seats[number]))
                self._start(number)
            infos["_final_obs"] = over | cut
        infos["seat"] = self.seats.copy()
        return self._seen(), rewards, over, cut, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be said now, a row for each table."""
        return self.plan.speech.masks(self.matches, self.counts).astype(np.bool_)

    def _start(self, number: int) -> None:
        """A new game; one in which nobody is asked but computer players is left out."""
        match = self.matches[number]
        while True:
            match.start(int(self.np_random.integers(2**31)))
            if self.levels is not None:
                match.players = players_of(self.plan.game, self.levels, self.np_random)
                match.others_play()
            if not match.over:
                return self.tables.look(number)

    def _seen(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "observation": self.tensors.rows.take(self.rows, 0),
            "action_mask": self.plan.speech.masks(self.matches, self.counts),
        }
        if self.plan.candidates is not None:
            found["candidates"] = self.plan.candidates.tables(self.matches)
        return found
