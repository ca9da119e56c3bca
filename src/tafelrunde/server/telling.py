"""Telling: what each viewer of a table is sent. The whole picture first, then how it changed, beat by beat.

What a viewer was shown in the last versions is remembered, so that the next update need only bring the difference. Whoever is
too far behind, comes back or looks from another seat gets the present, whole.
"""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from tafelrunde.engine import SPECTATOR, State
from tafelrunde.engine.scene import Details, Offers, Scene
from tafelrunde.server import wire
from tafelrunde.server.patch import checksum, patch
from tafelrunde.table.room import Room
from tafelrunde.table.story import Shown, Told

PAGE: Final = 40  # entries of the log that are sent at once
KEPT: Final = 3  # pictures of each viewer, of the last versions
LOOKED_AT: Final = 40  # tables of the last versions, in which somebody may still look at something closely
PROVED: Final = 16  # every so many versions the browser can prove that it has the same picture


class Picture(NamedTuple):
    """What a viewer was shown."""

    scene: Scene
    offers: Offers

    @property
    def sum(self) -> int:
        """By which the browser knows that it has the same. Sheets are left out: they are many, and looked at one by one."""
        return checksum([msgspec.structs.replace(self.scene, sheets={}), self.offers])


class Telling:
    """One table's."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._pictures: OrderedDict[tuple[int, int], Picture] = OrderedDict()  # by viewer and version
        self._seen: OrderedDict[tuple[int, int], State | Details] = (
            OrderedDict()
        )  # what can be looked at, as soon as somebody did

    def update(self, viewer: int, base: int) -> wire.Update:
        """What the viewer is to be told who was shown that version last (-1: none)."""
        room = self.room
        before = self._pictures.get((viewer, base))
        now = self._picture(viewer)
        message = wire.Update(room.version, None if viewer == SPECTATOR else viewer)
        beats = room.beats(viewer, base) if before is not None else None
        if before is None or beats is None:
            message.scene, message.offers = now.scene, now.offers
            message.log = self.recall(viewer, room.version + 1)
        else:
            message.base = base
            message.beats = list(changes(beats, before.scene, now.scene))
            message.patch = patch(before.offers, now.offers) or {}
        if before is None or room.version % PROVED == 0:
            message.sum = now.sum
        return message

    def look_up(self, viewer: int, version: int, name: str) -> wire.LookedUp:
        """A thing as the viewer could look at it closely in that version; nothing if that is too long ago."""
        seen = self._seen.get((viewer, version))
        if isinstance(seen, State):
            seen = self._seen[viewer, version] = self.room.game.details(seen)
        details = seen or Details()
        return wire.LookedUp(version, name, details.sheets.get(name), details.glimpses.get(name))

    def recall(self, viewer: int, before: int) -> wire.Page:
        """The page of the log that ends before this version."""
        return page([told for told in self.room.log(viewer) if told.version < before], PAGE)

    def _picture(self, viewer: int) -> Picture:
        """What the viewer sees now."""
        key = (viewer, self.room.version)
        if key not in self._pictures:
            self._pictures[key] = Picture(self.room.scene(viewer), self.room.offers(viewer))
            self._seen[key] = self.room.view(viewer)
            viewers = len(self.room.record.seats) + 1
            keep_last(self._pictures, KEPT * viewers)
            keep_last(self._seen, LOOKED_AT)
        return self._pictures[key]


def keep_last(found: OrderedDict[tuple[int, int], Any], most: int) -> None:
    """What is older is forgotten."""
    while len(found) > most:
        found.popitem(last=False)


def changes(beats: list[Shown], before: Scene, now: Scene) -> Iterator[wire.Beat]:
    """What to change at each beat, so that the scene from before becomes the one that is shown now. What belongs to a question
    (how it ended, too) and what can be looked up stays as it was until the last beat."""
    last = beats[-1]
    for beat in beats[:-1]:
        after = before if beat.scene is None else _in_between(beat.scene, before)
        yield wire.Beat(beat.version, beat.happening, patch(before, after) or {}, beat.back, beat.by)
        before = after
    yield wire.Beat(last.version, last.happening, patch(before, now) or {}, last.back, last.by)


def _in_between(scene: Scene, before: Scene) -> Scene:
    """A scene in the middle of a story."""
    rest = {"prompt": None, "asked": None, "result": None, "glimpses": before.glimpses, "sheets": before.sheets}
    return msgspec.structs.replace(scene, **rest)


def page(log: list[Told], most: int) -> wire.Page:
    """The last entries; without what is only needed while they are shown."""
    entries = [
        wire.Entry(told.version, [msgspec.structs.replace(one, motions=[], doer=None) for one in told.happenings], told.back)
        for told in log[-most:]
    ]
    return wire.Page(entries, earlier=len(log) > most)
