"""The options under which random play is tried."""

from tafelrunde.engine.options import Choices

OPTIONS: list[Choices] = [{}, {"rounds": 3}, {"rounds": 7}]
