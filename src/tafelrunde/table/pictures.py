"""Pictures of the rulebook: real scenes of real games. A game's `pictures.toml` says which position belongs to which rule.

A position is named by a seed and by who plays up to it, until something is asked or happens, by the actions themselves, or by a
lesson of the course, which is then done. Of what happens there is a picture before and one after it, with what was told. So a
picture is never older than the rules, and needs no drawing.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, field

from tafelrunde.engine import Event, Game, Say, SeatId, State, message, view
from tafelrunde.engine.event import heard_by
from tafelrunde.engine.pack import BadPack, load
from tafelrunde.engine.record import repeat
from tafelrunde.engine.registry import find
from tafelrunde.engine.scene import Scene
from tafelrunde.table.course import LEARNER, reach

FILE: Final = "pictures.toml"
FAR: Final = 600  # actions at most on the way to a picture
TOLD: Final = 3  # sentences at most below it


class Picture(Struct, forbid_unknown_fields=True):
    """One picture. Its caption is the message `picture-<id>` of the game; one without an id is an example that speaks for
    itself."""

    rule: str
    id: str = ""
    seed: int = 1
    seats: int = 2
    lesson: str = ""  # the position of this lesson of the course, and what doing it brings
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
    before: Scene | None = None  # the table before it happened
    told: list[Say] = field(default_factory=list)  # what happened


class Moment(NamedTuple):
    """A position, and if something happened there what it was and the table before it."""

    state: State
    before: State | None = None
    events: Sequence[Event] = ()


def pictures(game: Game) -> dict[str, Picture]:
    """All pictures of a game by id; none where it has no such file."""
    file = game.folder / FILE
    if not file.is_file():
        return {}
    return {picture.id or picture.rule.lower(): picture for picture in load(file, Pictures).picture}


def cards(game: Game) -> list[PictureCard]:
    """What pictures there are."""
    return [PictureCard(name, one.rule, Say(f"picture-{one.id or 'example'}")) for name, one in pictures(game).items()]


@cache
def drawn(game: str, picture: str) -> Drawn:
    """A picture; found once, as a position is the same every time."""
    return draw(find(game), pictures(find(game))[picture])


def draw(game: Game, picture: Picture) -> Drawn:
    """Play up to the position and look at it as the seat that is asked."""
    moment = _done(game, picture.lesson) if picture.lesson else position(game, picture)
    seat = moment.state.decision.seat if moment.state.decision else SeatId(0)
    seen = view(moment.state, seat)
    heard = [event for event in (heard_by(event, seat) for event in moment.events) if event is not None]
    return Drawn(
        _shown(game, seen, picture),
        picture.crop,
        picture.marks,
        _shown(game, view(moment.before, seat), picture) if moment.before else None,
        [game.happening(event, seen).text for event in heard][:TOLD],
    )


def _shown(game: Game, seen: State, picture: Picture) -> Scene:
    """A scene with nothing but what the picture shows."""
    scene = game.scene(seen)
    shown = picture.show or [zone.id for zone in scene.zones if not zone.frame][:1]
    zones = [zone for zone in scene.zones if zone.id in shown or (zone.frame and zone.frame.board in shown)]
    return msgspec.structs.replace(scene, zones=zones, sheets={}, marked=[])


def _done(game: Game, lesson: str) -> Moment:
    """What doing a lesson brings."""
    found = reach(game, lesson)
    state = found.state.copy()
    events: list[Event] = []
    for wanted in found.way:
        events += game.apply(state, LEARNER, game.parse(wanted))
    return Moment(state, found.state, events)


def position(game: Game, picture: Picture) -> Moment:
    """The state that a picture shows."""
    state: State = game.start(game.setting(picture.options), picture.seats, picture.seed)
    for entry in picture.actions[:-1]:
        repeat(game, state, entry)
    if picture.actions:
        before = state.copy()
        return Moment(state, before, game.apply(state, state.asked().seat, game.parse(picture.actions[-1])))
    player = game.player(picture.level or (game.levels[0] if game.levels else "random"), picture.seed)
    left = picture.nth
    for _ in range(FAR):
        decision = state.decision
        if decision is None:
            break
        if picture.asked and message(type(decision)) == picture.asked:
            left -= 1
            if not left:
                return Moment(state)
        action = player.choose(view(state, decision.seat))
        if action.interjects:
            action = decision.default(state)
        earlier = state.copy()
        events = game.apply(state, decision.seat, action)
        happened = [event for event in events if message(type(event)) == picture.heard]
        left -= len(happened)
        if happened and left <= 0:
            return Moment(state, earlier, happened[:1])
    raise BadPack(_file(game), picture.id, f"{picture.asked or picture.heard!r} does not happen within {FAR} actions")


def _file(game: Game) -> Path:
    return game.folder / FILE
