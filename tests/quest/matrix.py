"""The options under which random play is tried, and the golden games."""

from tafelrunde.engine.options import Choices
from tafelrunde.testing.golden import Plan

STORY: Choices = {"difficulty": "story", "defeat_limit": 0, "start_containers": 5}

OPTIONS: list[Choices] = [
    {},
    {**STORY, "segment_value": 2, "dungeon_choice": "grim", "sword_seat": "host"},
    {"difficulty": "relaxed", "restart_hearts": "half", "dungeon_choice": "gentle", "open_hands": True, "defeat_limit": 5},
    {**STORY, "length": "long", "dungeon_choice": "random", "item_distribution": "free", "defeat_limit": 10},
    {"difficulty": "hero", "restart_hearts": "three", "hints": False, "dungeon_choice": "balanced", "defeat_limit": 3},
    {**STORY, "castle_defeats_add": True, "dungeon_choice": "balanced", "ganon_checkpoint": True},
]

# Too rare for random play: bottles that run out, a full shelf when one is to be filled, and a fairy at the right time.
RARE = {"BottleDeclined", "BottleSpilt", "ChooseFill", "ChooseSpill", "FairyRevived", "Replace", "Spill"}

# A hand is filled up without a word, and a draw pile may become low by it.
QUIET = {"hand", "draw", "seats", *(f"hand-of-{seat}" for seat in range(4))}

GOLDEN = {
    "short-and-gentle": Plan(("normal", "normal"), 4, {"dungeon_choice": "gentle"}, 300),
    "alone-at-random": Plan(("random",), 2, {"defeat_limit": 2}),
    "three-heroes-long": Plan(("easy", "normal", "easy"), 5, {"length": "long", "sword_seat": "host"}, 300),
}
