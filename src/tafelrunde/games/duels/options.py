"""The table options (HD-G1, HD-B13): who plays against whom, the map, variants, and the reading of open points."""

from typing import Final

from tafelrunde.engine.options import Alliance, OptionField, Preset, choice, switch

TEAMS: Final = ("hero", "princess", "chief", "naiad", "raider", "warlord", "knight", "shadow", "imp", "sisters")
MAPS: Final = ("chamber", "woods", "fountain", "desert")

OPTIONS: Final[tuple[OptionField, ...]] = (
    choice("mode", "teams", "ffa", "master", "master_one", section="play", rule="HD-G1"),
    choice("map", *MAPS, "random", section="play", rule="HD-B1"),
    choice("team_choice", "free", "random", "draft", section="play", rule="HD-S4"),
    switch("good_vs_evil", section="play", rule="HD-S3"),
    *(choice(f"team_{seat}", "any", *TEAMS, section="teams", rule="HD-S2", seats=seat) for seat in range(1, 7)),
    switch("opt_chamber", section="maps", rule="HD-B3"),
    switch("opt_swim", section="maps", rule="HD-B5"),
    switch("opt_hide", section="maps", rule="HD-B6"),
    switch("opt_fairy", section="maps", rule="HD-B8"),
    switch("opt_burrow", section="maps", rule="HD-B10"),
    choice("win_condition", "all", "leads", section="length", rule="HD-W1"),
    choice("round_limit", "sixty", "thirty", "off", section="length", rule="HD-W5"),
    choice("first_turn_actions", "two", "one", section="length", rule="HD-T8", usual="one"),
    choice("die", "heart", "classic", section="reading", rule="HD-D1"),
    choice("heart_move", "five", "none", section="reading", rule="HD-T5"),
    choice("deck_end", "tally", "no_draw", "endless", section="reading", rule="HD-D4"),
    choice("hand_limit", "ten", "off", section="reading", rule="HD-D2"),
    switch("open_team_hands", section="reading", rule="HD-G3"),
)

ALLIANCES: Final = tuple(  # HD-G1, HD-G2: with two sides the seats alternate
    Alliance([seat % 2 for seat in range(seats)], "mode", ["teams", "master", "master_one"]) for seats in (4, 6)
)

PRESETS: Final = (
    Preset("rulebook", {"first_turn_actions": "two"}),
    Preset(
        "festival",
        {"opt_chamber": True, "opt_swim": True, "opt_hide": True, "opt_fairy": True, "opt_burrow": True},
    ),
    Preset("quick", {"win_condition": "leads"}),
)
