"""The table options: length, difficulty, and how open points of the rulebook are read."""

from tafelrunde.engine.options import OptionField, choice, number, switch

OPTIONS: tuple[OptionField, ...] = (
    choice("length", "short", "long", section="adventure", rule="TQ-S4"),
    choice("difficulty", "normal", "story", "relaxed", "hero", section="adventure", rule="TQ-V1"),
    choice("dungeon_choice", "free", "random", "gentle", "balanced", "grim", section="adventure", rule="TQ-D1"),
    number("start_containers", 3, 3, 5, section="adventure", rule="TQ-S5"),
    number("defeat_limit", 0, 0, 10, section="adventure", rule="TQ-X9"),
    switch("hints", section="talk", rule="TQ-H4", usual=True),
    switch("open_hands", section="talk", rule="TQ-H1"),
    choice("sword_seat", "random", "host", section="reading", rule="TQ-S6"),
    choice("item_distribution", "balanced", "free", section="reading", rule="TQ-I2"),
    choice("restart_hearts", "full", "half", "three", section="reading", rule="TQ-X5"),
    number("segment_value", 1, 1, 2, section="reading", rule="TQ-F1"),
    switch("castle_defeats_add", section="reading", rule="TQ-G3"),
    switch("ganon_checkpoint", section="reading", rule="TQ-G5", usual=True),
)
