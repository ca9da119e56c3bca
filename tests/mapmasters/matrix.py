"""The options under which random play is tried, and the golden games."""

from tafelrunde.engine.options import Choices
from tafelrunde.testing.golden import Plan

OPTIONS: list[Choices] = [
    {},
    {"mission": 6, "difficulty": "very_easy", "handicap": 3},
    {"mission": 10, "difficulty": "easy", "open_hands": True, "handicap": 2},
    {"mission": 11, "dead_ends": False, "decisions": "vote", "difficulty": "very_easy"},
    {"mission": 3, "difficulty": "easy", "walk_on": False, "handicap": 3},
    {"mission": 4, "difficulty": "hard", "orientation": "upright", "suggestions": False},
]

# Said instead of a whole row of choices; and what random play almost never comes to.
RARE = {
    "AmbushPaid",
    "Draw",
    "LeftDungeon",
    "MissionWon",
    "Pay",
    "PayAmbush",
    "Point",
    "Pointed",
    "Rub",
    "Rubbed",
    "Sketch",
    "Sketched",
    "TaskDone",
}

GOLDEN = {
    "mission-one-alone": Plan(("easy",), 3, {"mission": 1}, 400),
    "hostages-for-two": Plan(("normal", "easy"), 2, {"mission": 3, "difficulty": "easy"}, 400),
}
