"""The table options (DT-S10): difficulty, length, and the reading of open points."""

from typing import Final

from tafelrunde.engine.options import OptionField, choice, number, switch
from tafelrunde.games.twister.ruleset import LEVELS

OPTIONS: Final[tuple[OptionField, ...]] = (
    choice("level", *LEVELS, section="alone", rule="DT-S10"),
    switch("vision", section="alone", rule="DT-X1"),
    choice("vp_target", "five", "three", "seven", section="play", rule="DT-V4"),
    choice("starters", "choose", "random", section="play", rule="DT-S2"),
    switch("support_attacks", section="play", rule="DT-C9", usual=True),
    switch("stepwise", section="alone", rule="DT-P8", usual=True),
    switch("opening_limit", section="two", rule="DT-T2", usual=True),
    number("bow_value", 2, 0, 5, section="reading", rule="DT-B3"),
    number("shield_value", 2, 0, 5, section="reading", rule="DT-B5"),
)
