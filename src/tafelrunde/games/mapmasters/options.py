"""The table options: mission, difficulty, and how open points of the rulebook are read."""

from tafelrunde.engine.options import OptionField, Preset, choice, number, switch

MISSIONS = 14


def options_for(missions: int) -> tuple[OptionField, ...]:
    """The options where there are so many missions: a pack may bring its own (MM-S1)."""
    return (number("mission", 1, 1, missions, section="mission", rule="MM-S1"), *OPTIONS[1:])


OPTIONS: tuple[OptionField, ...] = (
    number("mission", 1, 1, MISSIONS, section="mission", rule="MM-S1"),
    choice("difficulty", "normal", "very_easy", "easy", "hard", section="mission", rule="MM-S14"),
    number("handicap", 0, 0, 3, section="mission", rule="MM-F1"),
    switch("open_hands", section="talk", rule="MM-S12"),
    choice("decisions", "one", "vote", section="talk", rule="MM-G6"),
    switch("suggestions", section="talk", rule="MM-R9", usual=True),
    choice("orientation", "random", "upright", section="reading", rule="MM-S4"),
    switch("walk_on", section="reading", rule="MM-A3", usual=True),
    switch("dead_ends", section="reading", rule="MM-X4", usual=True),
)


def fame_chapter(place: int, mission: str) -> str:
    """The page of the hall of fame: one for each mission of a pack, in their order."""
    return f"{place:02}-{mission}"


def _preset(place: int) -> Preset:
    mission = f"m{place:02}"
    return Preset(mission, {"mission": place}, fame_chapter(place, mission))


PRESETS = tuple(_preset(place) for place in range(1, MISSIONS + 1))  # the picker
