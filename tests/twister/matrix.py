"""The options under which random play is tried, and the golden games."""

from tafelrunde.engine.options import Choices
from tafelrunde.testing.golden import Plan

OPTIONS: list[Choices] = [
    {},
    {"starters": "random", "opening_limit": False},
    {"level": "black", "vision": True, "stepwise": False},
    {"vp_target": "seven", "starters": "random", "support_attacks": False},
    {"level": "red", "vp_target": "seven", "starters": "random"},
    {"vp_target": "three", "bow_value": 4, "shield_value": 1},
]

# Too rare for random play: single NPCs, cards that a telepath names in vain, loads exchanged on the way, or lost in a pit.
RARE = {"Exploded", "HandShown", "Regenerated", "SideHadNobody", "Swap", "TokenLost", "Trade", "WandKept", "WoundIgnored"}

# A fight that harms nobody leaves the stage without a word, and so do its cards; a fresh deck is drawn from at once.
QUIET = {"fight", "enemy-deck", "marked"}

GOLDEN = {
    "alone-on-green": Plan(("random",), 5, {"level": "green", "stepwise": False}, 60),
    "two-crews": Plan(("random", "random"), 6, {"starters": "random"}, 250),
}
