"""A replay: a record opened at every page. It can be looked at after each action, by a seat, by a spectator or with all open.

States are kept only now and then; what lies between is played again from there, beat by beat.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine import EVERYTHING, SPECTATOR, BadAction, Beat, Event, Game, Illegal, Say, SeatId, State, Who, view
from tafelrunde.engine.event import heard_by
from tafelrunde.engine.record import BadRecord, Record, begin, repeat, speaker
from tafelrunde.engine.scene import Happening, Piece, Row, Scene
from tafelrunde.table.story import Shown
from tafelrunde.table.turning import Point

SPACING: Final = 24  # actions between two states that are kept
MOST_POINTS: Final = 240  # of the curve
FEW: Final = 8  # with fewer headings than that, the curve looks at every action


class Bookmark(msgspec.Struct, omit_defaults=True):
    """A place worth turning to: a new turn, a new round."""

    version: int
    text: Say
    seat: int | None = None


class Position(NamedTuple):
    """The table after an action, and what happened on the way."""

    version: int
    state: State
    beats: list[Beat]


class Replay:
    """A record, what happened after each of its actions, and how the seats stood. While the game runs (`secret`), the curve is
    made only of what everybody could see."""

    def __init__(self, game: Game, record: Record, secret: bool) -> None:
        state = begin(game, record, listen=True)
        self.game = game
        self.record = msgspec.structs.replace(record, actions=[])
        self.secret = secret
        self.moments: list[list[Event]] = [state.heard or []]
        state.heard = None
        self.bookmarks: list[Bookmark] = []
        self._last = state
        self._kept = [state.copy()]
        self._standings: list[tuple[int, list[int], list[float]]] = []
        self._note()
        self.extend(record.actions)

    @property
    def version(self) -> int:
        """How many actions there are."""
        return len(self.record.actions)

    @property
    def last(self) -> State:
        """The position after the last action."""
        return self._last

    def fits(self, record: Record) -> bool:
        """Whether that record goes on where this one ends, so that it need only be extended."""
        return record.actions[: self.version] == self.record.actions

    def extend(self, actions: list[str]) -> None:
        """Play on: all actions of the game, of which the first are known already."""
        for number, entry in enumerate(actions[self.version :], self.version + 1):
            try:
                self.moments.append(repeat(self.game, self._last, entry))
            except (BadAction, Illegal) as error:
                raise BadRecord(f"action {number} ({entry[:40]!r}): {error}") from error
            self.record.actions.append(entry)
            if number % SPACING == 0:
                self._kept.append(self._last.copy())
            self._note()

    # --- looking ------------------------------------------------------------------------------------------------------

    def positions(self, start: int, count: int) -> Iterator[Position]:
        """The table after these actions; the state is always the same object. How it came to the first is not told."""
        number = min(start // SPACING, len(self._kept) - 1)
        state = self._kept[number].copy()
        for version in range(number * SPACING, min(start + count, self.version + 1)):
            beats: list[Beat] = []
            if version > start:
                beats = self.game.story(state, *speaker(self.game, state, self.record.actions[version - 1]))
            elif version > number * SPACING:
                repeat(self.game, state, self.record.actions[version - 1])
            if version >= start:
                yield Position(version, state, beats)

    def beats(self, position: Position, viewer: int) -> list[Shown]:
        """What the viewer heard of an action, and saw then. The last beat is left without its scene: it shows the position."""
        shown: list[Shown] = []
        for beat in position.beats:
            event = beat.event if viewer == EVERYTHING else heard_by(beat.event, SeatId(viewer))
            if event is not None:
                seen = beat.state if viewer == EVERYTHING else view(beat.state, SeatId(viewer))
                shown.append(Shown(position.version, self.game.happening(event, seen), self.scene(beat.state, viewer)))
        if not shown:
            return [Shown(position.version)]
        shown[-1].scene = None
        return shown

    def heard(self, version: int, viewer: int, seen: State) -> list[Happening]:
        """What the viewer heard of that action; `seen` is what he saw then or later."""
        events = self.moments[version]
        told = events if viewer == EVERYTHING else [heard_by(event, SeatId(viewer)) for event in events]
        return [self.game.happening(event, seen) for event in told if event is not None]

    def scene(self, state: State, viewer: int) -> Scene:
        """The table as the viewer saw it."""
        if viewer == EVERYTHING:
            return open_scene(self.game, state, len(self.record.seats))
        return self.game.whole_scene(view(state, SeatId(viewer)))

    def curve(self) -> list[Point]:
        """How the seats stood, at the headings of the log and at the end; in a short game after every action."""
        versions = sorted({0, *(mark.version for mark in self.bookmarks), self.version})
        if len(versions) < FEW:
            versions = list(range(self.version + 1))
        step = -(-len(versions) // MOST_POINTS)
        chosen = versions[::step] if versions[-1] in versions[::step] else [*versions[::step], versions[-1]]
        return [Point(version, *self._standings[version]) for version in chosen]

    def _note(self) -> None:
        """How the seats stand now, and whether this is a heading."""
        version, state = len(self.moments) - 1, self._last
        seen = view(state, SeatId(SPECTATOR)) if self.secret else state
        moment, scores = self.game.progress(seen)
        chances = [] if self.secret else self.game.outcome(state) if state.over else self.game.evaluate(state)
        self._standings.append((moment, scores, [round(chance, 3) for chance in chances]))
        if self.moments[version]:
            public = seen if self.secret else view(state, SeatId(SPECTATOR))
            for happening in self.heard(version, SPECTATOR, public):
                if happening.loud:
                    self.bookmarks.append(Bookmark(version, happening.text, happening.seat))
                    break


def open_scene(game: Game, state: State, seats: int) -> Scene:
    """The table with every hand on it: what the rules know, and what each seat holds."""
    scene = game.whole_scene(state)
    shown = {zone.id for zone in scene.zones if isinstance(zone, Row) and zone.pieces}
    hands: list[Row] = []
    for seat in range(seats):
        own = game.whole_scene(view(state, SeatId(seat)))
        for zone in own.zones:
            if isinstance(zone, Row) and zone.hand and zone.seat in {None, seat} and zone.id not in shown:
                pieces = [_renamed(piece, seat) for piece in zone.pieces]
                hands.append(Row(f"{seat}:{zone.id}", Say("replay-hand", {"seat": Who(seat)}), pieces, hand=True, seat=seat))
                for name in {piece.sheet for piece in pieces if piece.sheet} & own.sheets.keys():
                    scene.sheets.setdefault(name, own.sheets[name])
    covered = {hand.id.partition(":")[2] for hand in hands}
    scene.zones = [*(zone for zone in scene.zones if zone.id not in covered), *hands]
    scene.private = False
    return scene


def _renamed(piece: Piece, seat: int) -> Piece:
    """Two seats may hold the same card."""
    return msgspec.structs.replace(piece, id=f"{seat}:{piece.id}", dim=False)
