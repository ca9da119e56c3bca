"""Undo: how far back a table can go without telling anybody anything.

An action is harmless if it needed no luck, moved nothing that is hidden from any seat, and told every seat only what it could
have worked out itself: in worlds that the seat cannot tell from the real one, the same words lead to the same sight. A seat may
take back its own last actions as long as they are harmless; all together may go back beyond what others did. Nobody can go back
beyond luck or a secret, and nobody after the end, when everything is open.
"""

from collections.abc import Iterable
from typing import Any, Final

from tafelrunde.engine import Action, Event, Game, Part, SeatId, Setting, State, attributes, seeded, view
from tafelrunde.engine.event import heard_by

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
        self.known: dict[SeatId, Known] = {}  # about the position after it, by seat, as far as it was looked at


class Known:
    """What was found out about a position, to look at the next action from there."""

    def __init__(self, hidden: list[Any], worlds: list[State]) -> None:
        self.hidden = hidden  # from the seat
        self.worlds = worlds  # that the seat cannot tell from the real one; none: to be imagined


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
        for number in range(len(self.steps) - 1, -1, -1):
            if self.steps[number].seat != seat or not self._harmless(number, now):
                break
            count += 1
        return count

    def agreed(self, seat: int, now: State) -> int:
        """How many of the last actions must be taken back, so that the seat's own last one is: if all may be; else 0."""
        for number in range(len(self.steps) - 1, -1, -1):
            if not self._harmless(number, now):
                break
            if self.steps[number].seat == seat:
                return len(self.steps) - number
        return 0

    def open(self, count: int, now: State) -> bool:
        """Whether all of the last so many actions are harmless."""
        steps = len(self.steps)
        return 0 < count <= steps and all(self._harmless(number, now) for number in range(steps - 1, steps - 1 - count, -1))

    def version_before(self, count: int) -> int:
        """The last version that stays if so many actions are taken back."""
        return self.steps[-count].version - 1

    def _harmless(self, number: int, now: State) -> bool:
        step = self.steps[number]
        if step.harmless is None:
            after = self.steps[number + 1].before if number + 1 < len(self.steps) else now
            known = self.steps[number - 1].known if number else {}
            step.harmless = harmless(self.game, step, after, self.seats, known)
        return step.harmless


def harmless(game: Game, step: Step, after: State, seats: int, known: dict[SeatId, Known]) -> bool:
    """Whether nobody learned anything from this action but that it was said. `known` is what was found out already about the
    position before it; its worlds are used up."""
    if after.over or step.before.chance != after.chance or (step.action.tells and seats > 1):
        return False
    everybody = [SeatId(seat) for seat in range(seats)]
    if any(heard_by(event, viewer) != event for viewer in everybody for event in step.events):
        return False
    return all(_taught_nothing(game, step, after, viewer, known.get(viewer)) for viewer in everybody)


def _taught_nothing(game: Game, step: Step, after: State, viewer: SeatId, known: Known | None) -> bool:
    """Whether nothing moved that is hidden from the viewer, and he could have worked out what he saw."""
    seen = view(after, viewer)
    now = step.known[viewer] = Known(hidden(after, seen), [])
    if known is None:
        known = Known(hidden(step.before, view(step.before, viewer)), [])
    if known.hidden != now.hidden:
        return False
    worlds, known.worlds = known.worlds or imagined(game, view(step.before, viewer)), []  # they go on from here
    if all(_foreseen(game, step, seen, world) for world in worlds):
        now.worlds = worlds
        return True
    return False


def imagined(game: Game, seen: State) -> list[State]:
    """Some worlds that look like this."""
    return [game.imagine(seen, luck.copy()) for luck in WORLDS]


def _foreseen(game: Game, step: Step, seen: State, world: State) -> bool:
    """Whether the viewer would have seen the same in this world, which he cannot tell from the real one. It goes on by the
    action."""
    seat = SeatId(step.seat)
    if game.why_not(world, seat, step.action) is not None:
        return False
    before = world.chance.copy()
    events = game.carry_out(world, seat, step.action)
    return world.chance == before and events == step.events and view(world, seen.viewer) == seen


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
