"""The clock of a table: the time for one decision and for the whole game. It runs only while somebody is at the table.

Both times are options of a game, known by their names: `turn_timer_s` and `limit_minutes`; 0 or no such option means no limit.
"""

from collections.abc import Mapping
from typing import Any


class Clock:
    """Measures; whoever owns it tells the time (in seconds, from any beginning) and acts."""

    def __init__(self, options: Mapping[str, Any], played: float = 0.0) -> None:
        self.turn = _seconds(options.get("turn_timer_s"), 1)
        self.limit = _seconds(options.get("limit_minutes"), 60)
        self._played = played
        self._turn_used = 0.0
        self._since: float | None = None

    @property
    def used(self) -> bool:
        """Whether anything is limited at all."""
        return bool(self.turn or self.limit)

    def run(self, now: float) -> None:
        """Somebody is there: time counts."""
        if self._since is None:
            self._since = now

    def pause(self, now: float) -> None:
        """Nobody is there: time stands still."""
        self._count(now)
        self._since = None

    def next_turn(self, now: float) -> None:
        """Another decision is open."""
        self._count(now)
        self._turn_used = 0.0

    def played(self, now: float) -> float:
        """How long the table has been played at, in seconds."""
        self._count(now)
        return self._played

    def turn_left(self, now: float) -> float | None:
        """Seconds left for the open decision; none without a limit."""
        self._count(now)
        return max(0.0, self.turn - self._turn_used) if self.turn else None

    def game_left(self, now: float) -> float | None:
        """Seconds left for the whole game; none without a limit."""
        self._count(now)
        return max(0.0, self.limit - self._played) if self.limit else None

    @property
    def running(self) -> bool:
        """Whether time counts."""
        return self._since is not None

    def _count(self, now: float) -> None:
        if self._since is not None:
            self._played += now - self._since
            self._turn_used += now - self._since
            self._since = now


def _seconds(value: Any, unit: int) -> float:
    """An option's number, in seconds."""
    return float(value * unit) if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 0.0
