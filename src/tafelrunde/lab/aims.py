"""Aims: how fast each game is meant to be. `first` is what it must show when it lands, `then` where it goes next."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct


class Aim(Enum):
    """What is aimed at."""

    STEPS = "steps, cu"
    COPY = "copy, us"
    THINK = "MCTS it/s"


class Met(Struct):
    """A figure beside its aims; none where it could not be measured."""

    aim: str
    value: float | None
    first: float
    then: float | None

    @property
    def less_is_better(self) -> bool:
        return self.aim == Aim.COPY.value

    def reaches(self, bar: float | None) -> bool:
        """Whether the figure is as good as this."""
        if self.value is None or bar is None:
            return False
        return self.value <= bar if self.less_is_better else self.value >= bar


class Bars(Struct, frozen=True):
    """(first, then) of each aim, plain and compiled."""

    plain: tuple[float, float]
    compiled: tuple[float, float]
    copy: tuple[float, float]
    think: tuple[float, float]


PLAIN_COPY = 12.0  # us, at most, for every game

LIGHT = Bars(plain=(4, 8), compiled=(40, 140), copy=(2, 0.8), think=(20_000, 60_000))
RICH = Bars(plain=(2, 4), compiled=(15, 40), copy=(3, 2), think=(10_000, 25_000))
SPATIAL = Bars(plain=(1, 2), compiled=(8, 20), copy=(4, 2), think=(5_000, 15_000))
BARS = {"monopoly": LIGHT, "duels": RICH, "quest": RICH, "twister": SPATIAL, "mapmasters": SPATIAL}


def aims_of(game: str, compiled: bool, figures: Mapping[Aim, float | None]) -> list[Met]:
    """The figures beside their aims; nothing for a game without any."""
    bars = BARS.get(game)
    if bars is None:
        return []
    if not compiled:
        return [_met(Aim.STEPS, figures, bars.plain), Met(Aim.COPY.value, figures[Aim.COPY], PLAIN_COPY, None)]
    return [_met(Aim.STEPS, figures, bars.compiled), _met(Aim.COPY, figures, bars.copy), _met(Aim.THINK, figures, bars.think)]


def _met(aim: Aim, figures: Mapping[Aim, float | None], bar: tuple[float, float]) -> Met:
    return Met(aim.value, figures[aim], *bar)
