"""The table options: mission, difficulty, and how open points of the rulebook are read."""

from tafelrunde.engine.options import OptionField, choice, number, switch

OPTIONS: tuple[OptionField, ...] = (
    number("mission", 1, 1, 14, section="mission", rule="MM-S1"),
    choice("difficulty", "normal", "very_easy", "easy", "hard", section="mission", rule="MM-S14"),
    number("handicap", 0, 0, 3, section="mission", rule="MM-F1"),
    switch("open_hands", section="talk", rule="MM-S12"),
    choice("decisions", "one", "vote", section="talk", rule="MM-G6"),
    switch("suggestions", section="talk", rule="MM-R9", usual=True),
    choice("orientation", "random", "upright", section="reading", rule="MM-S4"),
    switch("walk_on", section="reading", rule="MM-A3", usual=True),
    switch("dead_ends", section="reading", rule="MM-X4", usual=True),
)
