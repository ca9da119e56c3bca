"""The options under which random play is tried, and the golden games."""

from tafelrunde.engine.options import Choices
from tafelrunde.testing.golden import Plan

MAPS: Choices = {"opt_chamber": True, "opt_swim": True, "opt_hide": True, "opt_fairy": True, "opt_burrow": True}

OPTIONS: list[Choices] = [
    {},
    {"map": "desert", "team_choice": "random", **MAPS},
    {"map": "woods", "team_choice": "draft", "good_vs_evil": True, **MAPS},
    {"map": "fountain", "mode": "ffa", "team_choice": "random", "win_condition": "leads", **MAPS},
    {"map": "random", "mode": "master", "team_choice": "random", "deck_end": "endless", "hand_limit": "off", "die": "classic"},
    {"mode": "master_one", "team_choice": "random", "deck_end": "no_draw", "round_limit": "thirty", "heart_move": "none"},
    {"team_1": "raider", "team_2": "princess", "team_3": "imp", "open_team_hands": True, "first_turn_actions": "two"},
    {"team_1": "naiad", "team_2": "sisters", "team_3": "shadow", "round_limit": "off", "mode": "ffa", **MAPS},
]

# Too rare for random play: a draw that would end the game, declined.
RARE = {"DrawDeclined"}

GOLDEN = {
    "hero-against-warlord": Plan(("random", "random"), 5, {"team_1": "hero", "team_2": "warlord"}, 250),
    "four-in-the-desert": Plan(("random",) * 4, 6, {"map": "desert", "team_choice": "random", **MAPS}, 250),
}
