"""Gymnasium: one seat learns, computer players have the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tafelrunde.research.match import IllegalNumber, Match
from tafelrunde.research.opponents import levels_of, players_of
from tafelrunde.research.picture import MODES, render
from tafelrunde.research.plans import Plan
from tafelrunde.research.spaces import action_space, observation_space


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat at one table. What stands for nothing loses the game at once: use `action_masks()`."""

    def __init__(
        self,
        plan: Plan,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.plan = plan
        self.match = Match(plan)
        self.seat = seat
        self.levels = levels_of(plan, seat, opponents)
        self.render_mode = render_mode
        self.language = language
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.observation_space = observation_space(plan)
        self.action_space = action_space(plan)  # type: ignore[assignment]  # numbers are numbers

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; one in which the seat is never asked is left out."""
        super().reset(seed=seed)
        while True:
            self.match.start(int(self.np_random.integers(2**31)))
            self.match.players = players_of(self.plan.game, self.levels, self.np_random)
            self.match.others_play()
            if not self.match.over:
                return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Say this; the others then play until the seat is asked again."""
        match = self.match
        try:
            said = match.action(int(action))
        except IllegalNumber as reason:
            return self._seen(), -1.0, True, False, {"illegal": str(reason)}
        match.say(said)
        match.others_play()
        reward = match.rewards()[self.seat] if match.over or self.plan.shaping else 0.0
        return self._seen(), reward, match.over and not match.cut, match.cut, {}

    def _seen(self) -> dict[str, Any]:
        return self.match.observation(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be said now, as MaskablePPO of sb3-contrib asks for it."""
        return self.match.mask(self.seat).astype(np.bool_)

    def words(self) -> list[str]:
        """What may be said now, in words; with candidates in the order of their numbers."""
        return [action.text for action in self.match.options]

    def render(self) -> Any:
        """The table as the seat sees it."""
        return render(self.match, self.render_mode, self.language, self.seat)

    def _repr_svg_(self) -> str:
        return str(render(self.match, "svg", self.language, self.seat))

    def _repr_html_(self) -> str:
        return self._repr_svg_()
