"""The room: one game being played, from its first position to its result.

A move is planned on a copy of the state before it is settled, so that whoever keeps the record can write it down in between:
nothing is shown that is not kept, and a rule that fails leaves the table as it was.
"""

from hashlib import sha256
from random import SystemRandom
from typing import Final

import msgspec

from tafelrunde.engine import SPECTATOR, TABLE, Action, BadAction, Beat, Event, Game, Illegal, Reason, Say, SeatId, State, view
from tafelrunde.engine.record import BadRecord, Record, begin, repeat, said, speaker
from tafelrunde.engine.scene import ANY, Curve, Offers, Preview, Scene
from tafelrunde.table.proposals import asked_instead, offers_instead
from tafelrunde.table.story import Shown, Story, Told
from tafelrunde.table.table_events import Proposed, TableEvent, TakenBack, is_table_event, read, written
from tafelrunde.table.unasked import unasked
from tafelrunde.table.undo import KEPT, Past, Step

LONGEST: Final = 2000  # characters of an action
TIME_UP: Final = "time-up"  # what the table says when the time of the whole game is over


class NotPossible(Exception):
    """Something a seat may not do now. A rule gives a reason; where no rule is concerned, the text says what to do, and `say`
    says it in the reader's language."""

    def __init__(self, text: str, reason: Reason | None = None, say: Say | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.say = say


class Move(msgspec.Struct, frozen=True):
    """An action carried out on a copy of the table, not yet settled; or an event of the table, which is none."""

    version: int  # of the table once it is settled
    entry: str  # as the store keeps it
    state: State
    beats: list[Beat]
    seat: int = TABLE
    action: Action | None = None  # none: an event of the table

    @property
    def events(self) -> list[Event]:
        """What happened."""
        return [beat.event for beat in self.beats]


class Advice(msgspec.Struct):
    """Whether something would be possible, and what there is to say about it."""

    reason: Reason | None
    remarks: list[Say]
    preview: Preview


class Room:
    """A game, its record, its state and all that has happened. The version counts all entries: the actions, those that were
    taken back too, and the events of the table itself. The record holds the actions that stand."""

    def __init__(self, game: Game, record: Record, state: State, moments: list[list[Event]], curve: list[list[int]]) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.story = Story(game, moments)
        self.curve = curve  # [moment, score of seat 0, score of seat 1, ...]
        self.opened = self.version  # the version in which the open decision was first asked
        self.past = Past(game, len(record.seats))
        self._views: dict[int, State] = {}
        self._scenes: dict[int, Scene] = {}
        self._offers: dict[int, Offers] = {}

    @property
    def moments(self) -> list[list[Event]]:
        """The events of each version; the first are those of the setup."""
        return self.story.moments

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.moments) - 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def asked(self) -> int | None:
        """The seat that has to decide."""
        return int(self.state.decision.seat) if self.state.decision else None

    # --- playing ------------------------------------------------------------------------------------------------------

    def take(self, seat: int, version: int, text: str) -> list[Event]:
        """A seat says something that it was offered in this version."""
        move = self.plan(seat, self.check(seat, version, text))
        self.settle(move)
        return move.events

    def check(self, seat: int, version: int, text: str) -> Action:
        """The action in these words, if nothing has changed since it was offered to the seat. `plan` asks the rules."""
        action = self._any(seat) if text == ANY else self.read(text)
        if not (seat == TABLE or 0 <= seat < len(self.record.seats)):
            raise NotPossible(f"there is no seat {seat} at this table")
        if not action.interjects and not self.opened <= version <= self.version:
            raise NotPossible("the table has moved on since this was offered; look again and choose anew")
        return action

    def _any(self, seat: int) -> Action:
        """Something that the seat might say, by luck."""
        decision = self.state.decision
        if decision is None or decision.seat != seat:
            raise NotPossible("only who is asked can say just anything")
        return SystemRandom().choice(decision.options(self.view(seat)))

    def read(self, text: str) -> Action:
        """The action in these words."""
        if len(text) > LONGEST:
            raise NotPossible(f"an action has at most {LONGEST} characters")
        try:
            return self.game.parse(text)
        except BadAction as error:
            raise NotPossible(str(error)) from error

    def plan(self, seat: int, action: Action) -> Move:
        """What the table would be like after this, if the rules allow it."""
        state = self.state.copy()
        try:
            beats = self.game.story(state, SeatId(seat), action)
        except Illegal as error:
            raise NotPossible(str(error), error.reason) from error
        return Move(self.version + 1, said(seat, action.text, action.interjects), state, beats, seat, action)

    def note(self, event: TableEvent) -> Move:
        """What the table would be like after this event of its own."""
        state = self.state
        if isinstance(event, TakenBack):
            before = self.past.back(event.count)
            if before is None or self.over:
                raise NotPossible("this is too long ago to be taken back")
            state = before
            until = self.past.version_before(event.count)
            event = TakenBack(event.seat, event.count, event.agreed, until)
        return Move(self.version + 1, written(event), state, [Beat(event, state)])

    def settle(self, move: Move) -> None:
        """Let a planned move count."""
        if move.version != self.version + 1:
            raise ValueError(f"move {move.version} was planned for another table: this one has {self.version} moves")
        asked = self.state.decision
        if move.action is not None:
            self.past.add(Step(move.version, move.seat, move.action, self.state, move.events))
            self.record.actions.append(move.entry)
        for event in move.events if move.action is None else []:
            self._go_back(event)
        self.state = move.state
        self.story.add(move.beats, None if move.seat == TABLE else move.seat)
        if move.state.decision is not asked:
            self.opened = self.version
        self._views.clear()
        self._scenes.clear()
        self._offers.clear()
        sample(self.game, self.state, self.curve)

    def _go_back(self, event: Event) -> None:
        if isinstance(event, TakenBack):
            self.past.drop(event.count)
            del self.record.actions[-event.count :]

    def unasked(self) -> Action | None:
        """What the seat that is asked has answered before to the same question. What was taken back is asked again."""
        back = any(isinstance(event, TakenBack) for event in self.moments[-1])
        return None if back else unasked(self.game, self.past, self.state)

    def default(self) -> Action:
        """What is said for the seat that is asked, if it does not answer."""
        return self.state.asked().default(self.state)

    def time_up(self) -> Action | None:
        """What the table says when the time of the whole game is over, if the game knows such a thing and has not heard it."""
        if TIME_UP not in self.game.actions:
            return None
        action = self.game.parse(TIME_UP)
        heard = said(TABLE, action.text, action.interjects) in self.record.actions
        return None if heard or self.game.why_not(self.state, SeatId(TABLE), action) else action

    @property
    def proposal(self) -> Proposed | None:
        """What a computer has proposed for the open decision."""
        for moment in reversed(self.moments[self.opened + 1 :]) if not self.over else ():
            for event in moment:
                if isinstance(event, Proposed) and event.seat == self.asked:
                    return event
        return None

    def decides(self, seat: int) -> bool:
        """Whether this seat may decide for the one that is asked, because that one has only proposed something."""
        proposal = self.proposal
        return proposal is not None and seat in proposal.to

    def turn(self) -> tuple[int, ...]:
        """Whose turn it is and at which moment of the game: something else as soon as a turn has ended."""
        moment, _ = self.game.progress(self.state)
        return (moment, *(panel.seat for panel in self.scene(SPECTATOR).seats if panel.active))

    # --- knowing ------------------------------------------------------------------------------------------------------

    def view(self, viewer: int) -> State:
        """The state as a seat or a spectator may know it."""
        if viewer not in self._views:
            self._views[viewer] = view(self.state, SeatId(viewer))
        return self._views[viewer]

    def advise(self, seat: int, text: str) -> Advice:
        """Would this be possible? Nothing changes."""
        action = self.read(text)
        seen, speaker = self.view(seat), seat
        if self.decides(seat) and not action.interjects:
            seen, speaker = asked_instead(seen), int(self.state.asked().seat)
        reason = self.game.why_not(self.state, SeatId(speaker), action)
        if reason is not None:
            return Advice(reason, self.game.remarks(seen, action), Preview())
        preview = self.game.preview(seen, action)
        return Advice(None, preview.remarks, preview)

    def explain(self, reason: Reason, viewer: int) -> Say:
        """A reason in words."""
        return self.game.refusal(reason, self.view(viewer))

    def thought_seed(self) -> int:
        """The seed of a computer player's next thought: the same whenever this position is reached in this game."""
        return int.from_bytes(sha256(f"thought {self.record.seed} {len(self.record.actions)}".encode()).digest()[:6], "big")

    # --- showing ------------------------------------------------------------------------------------------------------

    def scene(self, viewer: int) -> Scene:
        """The table as the viewer sees it; at the end with the curve of who was ahead."""
        if viewer not in self._scenes:
            self._scenes[viewer] = self._drawn(viewer)
        return self._scenes[viewer]

    def _drawn(self, viewer: int) -> Scene:
        scene = self.game.scene(self.view(viewer))
        if scene.result and not scene.result.curves and len(self.curve) > 1:
            seats = [None] if self.game.together else list(range(len(self.curve[0]) - 1))
            scene.result.curves = [Curve(seat, [scores[(seat or 0) + 1] for scores in self.curve]) for seat in seats]
        return scene

    def offers(self, viewer: int) -> Offers:
        """What the viewer may do now; a spectator nothing."""
        if viewer not in self._offers:
            self._offers[viewer] = self._offered(viewer)
        return self._offers[viewer]

    def _offered(self, viewer: int) -> Offers:
        if viewer == SPECTATOR or self.over:
            return Offers()
        seen = self.view(viewer)
        proposal = self.proposal
        if proposal is None or viewer not in proposal.to:
            return self.game.offers(seen)
        return offers_instead(self.game, seen, self.read(proposal.action))

    def log(self, viewer: int, since: int = -1) -> list[Told]:
        """What the viewer has heard after that version."""
        return self.story.log(viewer, self.view(viewer), since)

    def beats(self, viewer: int, since: int) -> list[Shown] | None:
        """What the viewer has heard after that version, each with the table as it was then; the last with the table as it is
        now. None if that is too long ago to be shown."""
        shown = self.story.beats(viewer, self.view(viewer), since)
        if shown is not None:
            shown[-1].scene = self.scene(viewer)
        return shown

    def public_record(self) -> Record:
        """The record as everybody may have it. While the game runs, its seed would tell the luck to come and its actions
        the cards that lie face down."""
        if self.over:
            return self.record
        return msgspec.structs.replace(self.record, seed=None, actions=[])


def open_room(game: Game, record: Record) -> Room:
    """The room of a record: a new one if nothing has been said yet, else after all its entries."""
    state = begin(game, record, listen=True)
    room = Room(game, msgspec.structs.replace(record, actions=[]), state, [state.heard or []], [])
    state.heard = None
    sample(game, state, room.curve)
    catch_up(room, record.actions)
    return room


def catch_up(room: Room, entries: list[str]) -> None:
    """Carry out the rest of what was said."""
    remembers = any(map(is_table_event, entries))
    for number, entry in enumerate(entries, 1):
        if is_table_event(entry):
            _repeat_event(room, entry)
        else:
            _repeat_action(room, entry, remembers or number > len(entries) - KEPT)
        sample(room.game, room.state, room.curve)


def _repeat_action(room: Room, entry: str, remember: bool) -> None:
    asked = room.state.decision
    before = room.state.copy() if remember else None
    try:
        events = repeat(room.game, room.state, entry)
        if before is not None:
            seat, action = speaker(room.game, before, entry)
            room.past.add(Step(room.version + 1, int(seat), action, before, events))
    except (BadAction, Illegal) as error:
        raise BadRecord(f"action {room.version + 1} ({entry[:40]!r}): {error}") from error
    room.moments.append(events)
    room.record.actions.append(entry)
    if room.state.decision is not asked:
        room.opened = room.version


def _repeat_event(room: Room, entry: str) -> None:
    try:
        move = room.note(read(entry))
    except NotPossible as error:
        raise BadRecord(f"entry {room.version + 1} ({entry[:40]!r}): {error}") from error
    room.settle(msgspec.structs.replace(move, state=move.state.copy()))


def sample(game: Game, state: State, curve: list[list[int]]) -> None:
    """Note how the seats stand: the last word of each moment counts, and how it began, once there is something to count for
    each seat."""
    moment, scores = game.progress(state)
    if not scores:
        return
    while curve and curve[-1][0] > moment:  # something was taken back
        curve.pop()
    began = len(curve) == 1 and all(curve[0][1:])
    if curve and curve[-1][0] == moment and not began:
        curve[-1] = [moment, *scores]
    else:
        curve.append([moment, *scores])
