"""The table for people who watch programs learn: a picture, pixels, or words."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafelrunde.engine import Game, SeatId, view
from tafelrunde.research.match import Match
from tafelrunde.research.needs import need
from tafelrunde.research.svg import HIGH, WIDE, Artist
from tafelrunde.research.telling import told_scene
from tafelrunde.table.texts import table_texts
from tafelrunde.text import Voice

MODES = ("human", "ansi", "rgb_array", "svg")


@cache
def _voice(game: Game, choices: tuple[tuple[str, Any], ...], language: str, seats: int) -> Voice:
    return Voice(language, table_texts(game, dict(choices), language), seat_names(seats, language))


def seat_names(seats: int, language: str) -> Sequence[str]:
    """What players without names are called."""
    return [f"{'Platz' if language == 'de' else 'Seat'} {seat + 1}" for seat in range(seats)]


def voice_of(match: Match, language: str) -> Voice:
    """Puts the sentences of this table into words."""
    plan = match.plan
    return _voice(plan.game, tuple(plan.choices.items()), language, plan.seats)


def render(match: Match, mode: str | None, language: str, seat: int | None = None) -> Any:
    """The table as a seat sees it, usually as whoever is asked."""
    if mode is None:
        return None
    if mode not in MODES:
        raise ValueError(f"there is no render mode {mode!r}; there are {', '.join(MODES)}")
    voice = voice_of(match, language)
    scene = match.game.scene(view(match.state, SeatId(match.seat if seat is None else seat)))
    if mode in ("ansi", "human"):
        words = told_scene(scene, voice)
        if mode == "ansi":
            return words
        print(words)
        return None
    drawn = Artist(match.game, voice).draw(scene)
    return drawn if mode == "svg" else pixels(drawn)


def pixels(drawn: str) -> NDArray[np.uint8]:
    """A drawing as rows of red, green and blue."""
    png = bytes(need("resvg_py").svg_to_bytes(svg_string=drawn, width=WIDE, height=HIGH))
    return np.asarray(need("PIL.Image").open(BytesIO(png)).convert("RGB"))
