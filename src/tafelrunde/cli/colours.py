"""Colours of scenes in the terminal. A scene names them (`seat-1`, `group-orange`); here is what they look like."""

from tafelrunde.engine.scene import Dice

INKS = {
    "seat-1": "bright_red",
    "seat-2": "bright_blue",
    "seat-3": "bright_green",
    "seat-4": "yellow",
    "seat-5": "bright_magenta",
    "seat-6": "bright_cyan",
    "seat-7": "magenta",
    "seat-8": "white",
    "group-brown": "orange4",
    "group-light_blue": "sky_blue2",
    "group-pink": "hot_pink",
    "group-orange": "orange1",
    "group-red": "red",
    "group-yellow": "yellow1",
    "group-green": "green",
    "group-dark_blue": "blue",
    "group-violet": "medium_purple",
    "group-teal": "cyan",
    "group-transport": "grey62",
    "group-shop": "light_steel_blue",
    "brass": "gold3",
}
LIGHT = {"sky_blue2", "hot_pink", "orange1", "yellow1", "grey62", "light_steel_blue"}  # black letters on them

PIPS = {"1": "⚀", "2": "⚁", "3": "⚂", "4": "⚃", "5": "⚄", "6": "⚅"}


def ink(colour: str) -> str:
    """A colour for letters; the terminal's own where the name is strange."""
    return INKS.get(colour.replace("light-blue", "light_blue").replace("dark-blue", "dark_blue"), "default")


def ground(colour: str) -> str:
    """A colour to write on, with letters that can be read on it."""
    found = ink(colour)
    return "" if found == "default" else f"{'black' if found in LIGHT else 'bright_white'} on {found}"


def seat_ink(seat: int | None) -> str:
    """The colour of a seat."""
    return "default" if seat is None else ink(f"seat-{seat + 1}")


def faces(dice: Dice) -> str:
    """Dice as they lie."""
    return " ".join(PIPS.get(face, face) for face in dice.faces)
