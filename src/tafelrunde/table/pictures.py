"""Pictures of the rulebook: real scenes of real games. A game's `pictures.toml` says which position belongs to which rule.

A position is named by a seed and by who plays up to it, until something is asked or happens, or by the actions themselves. So a
picture is never older than the rules, and needs no drawing.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.pack import BadPack, load
from tafelrunde.engine.record import repeat
from tafelrunde.engine.registry import find
from tafelrunde.engine.say import Say
from tafelrunde.engine.scene import Scene
from tafelrunde.engine.view import view
from tafelrunde.engine.words import message

FILE: Final = "pictures.toml"
FAR: Final = 600  # actions at most on the way to a picture


class Picture(Struct, forbid_unknown_fields=True):
    """One picture. Its caption is the message `picture-<id>` of the game."""

    id: str
    rule: str
    seed: int
    seats: int
    asked: str = ""  # until this decision is asked, by the name of its message: `decide-buy`
    heard: str = ""  # until this has happened: `rent-paid`
    nth: int = 1  # not the first time, but this one
    level: str = ""  # who plays up to it: the weakest player, unless named
    actions: list[str] = field(default_factory=list)  # instead of players
    options: dict[str, Any] = field(default_factory=dict)
    show: list[str] = field(default_factory=list)  # zones; none: the first board
    crop: list[str] = field(default_factory=list)  # spaces: only the part of the board with them
    marks: list[str] = field(default_factory=list)  # what to look at


class Pictures(Struct, forbid_unknown_fields=True):
    """A game's `pictures.toml`."""

    picture: list[Picture] = field(default_factory=list)


class PictureCard(Struct):
    """A picture in a list: which rule it belongs to, and what it shows."""

    id: str
    rule: str
    caption: Say


class Drawn(Struct, omit_defaults=True):
    """A picture, drawn: a scene with nothing but what is shown."""

    scene: Scene
    crop: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)


def pictures(game: Game) -> dict[str, Picture]:
    """All pictures of a game by id; none where it has no such file."""
    file = game.folder / FILE
    if not file.is_file():
        return {}
    return {picture.id: picture for picture in load(file, Pictures).picture}


def cards(game: Game) -> list[PictureCard]:
    """What pictures there are."""
    return [PictureCard(one.id, one.rule, Say(f"picture-{one.id}")) for one in pictures(game).values()]


@cache
def drawn(game: str, picture: str) -> Drawn:
    """A picture; found once, as a position is the same every time."""
    return draw(find(game), pictures(find(game))[picture])


def draw(game: Game, picture: Picture) -> Drawn:
    """Play up to the position and look at it as the seat that is asked."""
    state = position(game, picture)
    seat = state.decision.seat if state.decision else SeatId(0)
    scene = game.scene(view(state, seat))
    shown = picture.show or [zone.id for zone in scene.zones if not zone.frame][:1]
    zones = [zone for zone in scene.zones if zone.id in shown or (zone.frame and zone.frame.board in shown)]
    return Drawn(msgspec.structs.replace(scene, zones=zones, sheets={}, marked=[]), picture.crop, picture.marks)


def position(game: Game, picture: Picture) -> State:
    """The state that a picture shows."""
    state: State = game.start(game.setting(picture.options), picture.seats, picture.seed)
    for entry in picture.actions:
        repeat(game, state, entry)
    if picture.actions and not picture.asked and not picture.heard:
        return state
    player = game.player(picture.level or (game.levels[0] if game.levels else "random"), picture.seed)
    left = picture.nth
    for _ in range(FAR):
        decision = state.decision
        if decision is None:
            break
        if picture.asked and message(type(decision)) == picture.asked:
            left -= 1
            if not left:
                return state
        action = player.choose(view(state, decision.seat))
        if action.interjects:
            action = decision.default(state)
        for event in game.apply(state, decision.seat, action):
            left -= bool(picture.heard) and message(type(event)) == picture.heard
        if picture.heard and left <= 0 and state.decision is not None:
            return state
    raise BadPack(_file(game), picture.id, f"{picture.asked or picture.heard!r} does not happen within {FAR} actions")


def _file(game: Game) -> Path:
    return game.folder / FILE
