"""Undo: how far back a table can go without telling anybody anything.

An action is harmless if it needed no luck, moved nothing that is hidden from any seat, and told every seat only what it could
have worked out itself: in worlds that the seat cannot tell from the real one, the same words lead to the same sight. A seat may
take back its own last actions as long as they are harmless; all together may go back beyond what others did. Nobody can go back
beyond luck or a secret, and nobody after the end, when everything is open.
"""

from collections.abc import Iterable
from typing import Any, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.event import Event, heard_by
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import Part, Setting, attributes
from tafelrunde.engine.view import view

KEPT: Final = 60  # actions that can be taken back at most
WORLDS: Final = (seeded(0), seeded(1), seeded(2))  # the luck by which they are imagined for each seat


class Step:
    """One action that stands, with the position before it."""

    def __init__(self, version: int, seat: int, action: Action, before: State, events: list[Event]) -> None:
        self.version = version  # of the table after it
        self.seat = seat
        self.action = action
        self.before = before
        self.events = events
        self.harmless: bool | None = None  # not looked at yet
        self.hidden: dict[SeatId, list[Any]] = {}  # after it from each seat, as far as it was looked at


class Past:
    """The last actions that stand, the newest last."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.steps: list[Step] = []

    def add(self, step: Step) -> None:
        """One more."""
        self.steps.append(step)
        del self.steps[:-KEPT]

    def back(self, count: int) -> State | None:
        """The position before the last so many actions; none if that is too long ago."""
        return self.steps[-count].before if 0 < count <= len(self.steps) else None

    def drop(self, count: int) -> None:
        """They have been taken back."""
        del self.steps[-count:]

    def own(self, seat: int, now: State) -> int:
        """How many of the last actions this seat may take back by itself."""
        count = 0
        for number, step in self._backwards():
            if step.seat != seat or not self._harmless(number, now):
                break
            count += 1
        return count

    def agreed(self, seat: int, now: State) -> int:
        """How many of the last actions must be taken back, so that the seat's own last one is: if all may be; else 0."""
        for count, (number, step) in enumerate(self._backwards(), 1):
            if not self._harmless(number, now):
                break
            if step.seat == seat:
                return count
        return 0

    def open(self, count: int, now: State) -> bool:
        """Whether all of the last so many actions are harmless."""
        return 0 < count <= len(self.steps) and all(
            self._harmless(number, now) for number, _ in list(self._backwards())[:count]
        )

    def version_before(self, count: int) -> int:
        """The last version that stays if so many actions are taken back."""
        return self.steps[-count].version - 1

    def _backwards(self) -> Iterable[tuple[int, Step]]:
        return reversed(list(enumerate(self.steps)))

    def _harmless(self, number: int, now: State) -> bool:
        step = self.steps[number]
        if step.harmless is None:
            after = self.steps[number + 1].before if number + 1 < len(self.steps) else now
            known = self.steps[number - 1].hidden if number else {}
            step.harmless = harmless(self.game, step, after, self.seats, known)
        return step.harmless


def harmless(game: Game, step: Step, after: State, seats: int, known: dict[SeatId, list[Any]]) -> bool:
    """Whether nobody learned anything from this action but that it was said. `known` is what was hidden before it, as far as
    that was found out already."""
    before = step.before
    if after.over or before.chance != after.chance or (step.action.tells and seats > 1):
        return False
    everybody = [SeatId(seat) for seat in range(seats)]
    if any(heard_by(event, viewer) != event for viewer in everybody for event in step.events):
        return False
    return all(_taught_nothing(game, step, after, viewer, known) for viewer in everybody)


def _taught_nothing(game: Game, step: Step, after: State, viewer: SeatId, known: dict[SeatId, list[Any]]) -> bool:
    """Whether nothing moved that is hidden from the viewer, and he could have worked out what he saw."""
    was, seen = view(step.before, viewer), view(after, viewer)
    step.hidden[viewer] = hidden(after, seen)
    if (known[viewer] if viewer in known else hidden(step.before, was)) != step.hidden[viewer]:
        return False
    return all(_foreseen(game, step, was, seen, luck) for luck in WORLDS)


def _foreseen(game: Game, step: Step, was: State, seen: State, luck: Chance) -> bool:
    """Whether the viewer would have seen the same in another world that he could not tell from this one."""
    imagined = game.imagine(was, luck.copy())
    if game.why_not(imagined, SeatId(step.seat), step.action) is not None:
        return False
    before = imagined.chance.copy()
    events = game.apply(imagined, SeatId(step.seat), step.action)
    return imagined.chance == before and events == step.events and view(imagined, seen.viewer) == seen


def hidden(whole: State, seen: State) -> list[Any]:
    """What the view lacks, in the order of the state. The luck to come is left out."""
    found: list[Any] = []
    for name in attributes(whole):
        if name not in ("chance", "viewer"):
            one, other = getattr(whole, name), getattr(seen, name)
            if one is not other and one != other:
                _note_lack(one, other, found)
    return found


def _note_lack(whole: Any, seen: Any, found: list[Any]) -> None:
    """They differ: of what is made of several things, only those are noted that do."""
    if isinstance(whole, Setting):
        return
    if type(whole) is not type(seen):
        found.append(whole)
        return
    if isinstance(whole, Part):
        pairs: Iterable[tuple[Any, Any]] = [(getattr(whole, name), getattr(seen, name)) for name in attributes(whole)]
    elif isinstance(whole, (list, tuple)) and len(whole) == len(seen):
        pairs = zip(whole, seen, strict=True)
    elif isinstance(whole, dict) and whole.keys() == seen.keys():
        pairs = [(one, seen[key]) for key, one in whole.items()]
    else:
        found.append(whole)
        return
    for one, other in pairs:
        if one is not other and one != other:
            _note_lack(one, other, found)
