"""The options under which random play is tried, and the golden games."""

from tafelrunde.engine.options import Choices
from tafelrunde.testing.golden import Plan

OPTIONS: list[Choices] = [{}, {"rounds": 3}, {"rounds": 7}]

GOLDEN = {
    "bold-against-random": Plan(("bold", "random"), 1, {}),
    "four-seats": Plan(("random", "bold", "random", "bold"), 2, {"rounds": 3}),
}
