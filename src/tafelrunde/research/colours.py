"""The colours that scenes name, as values: those of the client in a light room (web/src/style/tokens.css), and of a mood."""

import re
from functools import cache
from math import cos, radians, sin

from tafelrunde.engine import Game
from tafelrunde.engine.look import mood

OKLCH = re.compile(r"oklch\(([\d.]+) ([\d.]+) ([\d.]+)")

PALETTE = {  # lightness, chroma, hue
    "wood": (0.37, 0.055, 52),
    "wood-deep": (0.29, 0.048, 48),
    "wood-light": (0.46, 0.065, 56),
    "on-wood": (0.955, 0.025, 85),
    "on-wood-soft": (0.86, 0.035, 82),
    "paper": (0.968, 0.018, 88),
    "paper-2": (0.938, 0.026, 86),
    "paper-3": (0.9, 0.034, 84),
    "ink": (0.25, 0.03, 52),
    "ink-soft": (0.44, 0.03, 58),
    "line": (0.8, 0.035, 80),
    "brass": (0.66, 0.11, 82),
    "brass-bright": (0.8, 0.12, 88),
    "brass-ink": (0.45, 0.085, 68),
    "shadow": (0.2, 0.03, 50),
    "on-colour": (0.985, 0.01, 88),
    "good": (0.46, 0.11, 150),
    "bad": (0.48, 0.17, 27),
    "white": (0.985, 0.008, 88),
    "black": (0.22, 0.02, 60),
    "seat-0": (0.45, 0.03, 250),
    "seat-1": (0.5, 0.17, 25),
    "seat-2": (0.48, 0.14, 255),
    "seat-3": (0.48, 0.12, 150),
    "seat-4": (0.53, 0.11, 68),
    "seat-5": (0.47, 0.16, 305),
    "seat-6": (0.5, 0.09, 200),
    "seat-7": (0.53, 0.16, 350),
    "seat-8": (0.42, 0.02, 80),
    "group-brown": (0.48, 0.08, 50),
    "group-light-blue": (0.8, 0.08, 225),
    "group-pink": (0.62, 0.19, 345),
    "group-orange": (0.72, 0.16, 58),
    "group-red": (0.56, 0.2, 27),
    "group-yellow": (0.87, 0.16, 98),
    "group-green": (0.56, 0.13, 155),
    "group-dark-blue": (0.43, 0.13, 262),
    "group-violet": (0.5, 0.16, 305),
    "group-teal": (0.55, 0.09, 195),
    "red": (0.5, 0.18, 27),
    "orange": (0.58, 0.15, 50),
    "yellow": (0.78, 0.15, 92),
    "green": (0.48, 0.12, 150),
    "blue": (0.46, 0.14, 258),
    "violet": (0.46, 0.16, 305),
    "gold": (0.62, 0.12, 82),
    "silver": (0.58, 0.01, 240),
    "rust": (0.48, 0.11, 42),
    "moss": (0.46, 0.08, 130),
    "amber": (0.6, 0.13, 70),
    "crimson": (0.45, 0.17, 20),
    "azure": (0.5, 0.13, 245),
    "heart": (0.52, 0.2, 22),
    "leaf": (0.47, 0.13, 145),
    "felt": (0.52, 0.085, 150),
    "felt-deep": (0.44, 0.08, 152),
    "parchment": (0.94, 0.035, 88),
    "vellum": (0.93, 0.03, 84),
    "grass": (0.8, 0.08, 130),
    "sand": (0.87, 0.05, 82),
    "stone": (0.8, 0.012, 90),
    "slate": (0.66, 0.018, 250),
    "water": (0.76, 0.07, 225),
    "forest": (0.52, 0.06, 150),
    "wall": (0.5, 0.02, 70),
    "pit": (0.3, 0.02, 60),
    "lava": (0.68, 0.16, 45),
    "clay": (0.62, 0.07, 55),
    "ochre": (0.78, 0.09, 85),
    "lamp": (0.92, 0.07, 92),
    "accent": (0.47, 0.1, 152),
    "on-accent": (0.985, 0.012, 88),
    "medal": (0.36, 0.07, 150),
    "hint": (0.46, 0.16, 305),
    "glow": (0.84, 0.16, 90),
    "glow-ring": (0.58, 0.14, 70),
}


def hexadecimal(lightness: float, chroma: float, hue: float) -> str:
    """An OKLCH colour as `#rrggbb` (Björn Ottosson's matrices)."""
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _gamma(min(max(each, 0.0), 1.0))):02x}" for each in linear)


def _gamma(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)


@cache
def colours(game: Game) -> dict[str, str]:
    """Every colour that a scene of this game may name."""
    found = {name: hexadecimal(*value) for name, value in PALETTE.items()}
    for name, (light, _) in mood(game).items():
        parts = OKLCH.match(light)
        found[name] = hexadecimal(*(float(part) for part in parts.groups())) if parts else light
    return found
