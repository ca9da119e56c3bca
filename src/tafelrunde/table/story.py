"""The story of a table: what has happened, as each viewer hears it, and beat by beat as each viewer sees it.

The states of the last moves are kept, so that they can be shown as they happened. What is longer ago is only told.
"""

from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine import Beat, Event, Game, SeatId, State, view
from tafelrunde.engine.event import heard_by
from tafelrunde.engine.scene import Happening, Scene
from tafelrunde.table.table_events import TableEvent, TakenBack, happening

RECENT: Final = 8  # moves that can still be shown beat by beat


class Told(msgspec.Struct):
    """What one action led to, as a viewer hears it."""

    version: int
    happenings: list[Happening]
    back: int | None = None  # nothing that was said after this version counts any more


class Shown(msgspec.Struct):
    """One beat: what a viewer heard, and the table as it was then; without a scene it looked as before."""

    version: int
    happening: Happening | None = None
    scene: Scene | None = None
    back: int | None = None
    by: int | None = None  # the seat whose move led to it


class Heard(NamedTuple):
    """What a viewer heard, and the table as he saw it then."""

    happening: Happening
    seen: State


class Recent(NamedTuple):
    """A move whose beats are still known, and whose it was."""

    beats: list[Beat]
    by: int | None


class Story:
    """One table's."""

    def __init__(self, game: Game, moments: list[list[Event]]) -> None:
        self.game = game
        self.moments = moments  # the events of each version; the first are those of the setup
        self._recent: dict[int, Recent] = {}  # by version
        self._chapters: dict[tuple[int, int], list[Heard]] = {}  # of the recent moves, by viewer and version
        self._logs: dict[int, list[Told]] = {}

    def add(self, beats: list[Beat], by: int | None = None) -> None:
        """One more move, of this seat."""
        self.moments.append([beat.event for beat in beats])
        version = len(self.moments) - 1
        self._recent[version] = Recent(beats, by)
        self._recent.pop(version - RECENT, None)
        self._chapters = {key: heard for key, heard in self._chapters.items() if key[1] in self._recent}

    def log(self, viewer: int, now: State, since: int = -1) -> list[Told]:
        """What the viewer has heard after that version; `now` is what he sees."""
        told = self._logs.setdefault(viewer, [])
        for version in range(len(told), len(self.moments)):
            happenings = [heard.happening for heard in self._heard(viewer, version, now)]
            backs = [event.until for event in self.moments[version] if isinstance(event, TakenBack)]
            told.append(Told(version, happenings, backs[0] if backs else None))
        return [entry for entry in told[since + 1 :] if entry.happenings]

    def beats(self, viewer: int, now: State, since: int) -> list[Shown] | None:
        """What the viewer has heard and seen after that version. The last beat is left without its scene: it shows the table as
        it is now. None if that is too long ago."""
        if any(version not in self._recent for version in range(since + 1, len(self.moments))):
            return None
        entries = self.log(viewer, now, since)
        heard = [(entry, *one) for entry in entries for one in self._heard(viewer, entry.version, now)]
        shown: list[Shown] = []
        before: State | None = None
        for number, (entry, told, seen) in enumerate(heard, 1):
            same = seen is before or number == len(heard)
            scene = None if same else self.game.scene(seen)
            shown.append(Shown(entry.version, told, scene, entry.back, self._recent[entry.version].by))
            before = seen
        return shown or [Shown(len(self.moments) - 1)]

    def _heard(self, viewer: int, version: int, now: State) -> list[Heard]:
        """What the viewer hears of one move."""
        recent = self._recent.get(version)
        if recent is None:
            events = [heard_by(event, SeatId(viewer)) for event in self.moments[version]]
            return [Heard(self._words(event, now), now) for event in events if event is not None]
        key = (viewer, version)
        if key not in self._chapters:
            self._chapters[key] = self._chapter(viewer, recent.beats)
        return self._chapters[key]

    def _chapter(self, viewer: int, beats: list[Beat]) -> list[Heard]:
        found: list[Heard] = []
        state, seen = None, None
        for beat in beats:
            event = heard_by(beat.event, SeatId(viewer))
            if event is not None:
                if seen is None or beat.state is not state:
                    state, seen = beat.state, view(beat.state, SeatId(viewer))
                found.append(Heard(self._words(event, seen), seen))
        return found

    def _words(self, event: Event, seen: State) -> Happening:
        return happening(event) if isinstance(event, TableEvent) else self.game.happening(event, seen)
