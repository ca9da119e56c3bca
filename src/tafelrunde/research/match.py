"""A game being played by programs that learn: what may be said as numbers, what is seen, what it is worth."""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from tafelrunde.engine import Action, SeatId, State, view
from tafelrunde.engine.codec import to_data
from tafelrunde.engine.record import Record, RecordSeat, new_record, said
from tafelrunde.research.course import Course
from tafelrunde.research.numbers import Floats, SharedTensors
from tafelrunde.research.plans import Plan
from tafelrunde.research.speech import NOWHERE


class IllegalNumber(ValueError):
    """A number that stands for nothing that may be said now."""


class Match(Course):
    """One game after the other, by a plan: what is said as numbers, what is seen, what it is worth."""

    def __init__(self, plan: Plan, tensors: SharedTensors | None = None, number: int = 0) -> None:
        super().__init__(plan.game, plan.setting, plan.seats, plan.horizon)
        self.plan = plan
        self.standing: list[float] = []  # how the seats stood before the last action, where shaping is wanted
        self.tensors = tensors  # of many tables, a row for each seat; made when first needed
        self.first_row = number * plan.seats

    def resume(self, state: State) -> None:
        """Go on from this state."""
        super().resume(state)
        if self.plan.shaping:
            self.standing = self.game.evaluate(state)

    def place(self, number: int) -> int:
        """Where among the options the one stands that this number means."""
        speech = self.plan.speech
        place = speech.place(number, self)
        if place == NOWHERE:
            raise IllegalNumber(
                f"{number} ({speech.name(number)}) stands for nothing that seat {self.seat} may say now;"
                f" the action mask allows {len(self.options)} numbers"
            )
        return place

    def action(self, number: int) -> Action:
        """What a number stands for."""
        return self.options[self.place(number)]

    def rewards(self) -> list[float]:
        """What each seat gets for the last action: something at the end, and between only where shaping is wanted."""
        plan = self.plan
        found = plan.rewards(self.game.outcome(self.state)) if self.over and not self.cut else [0.0] * plan.seats
        if plan.shaping:
            before, self.standing = self.standing, self.game.evaluate(self.state)
            gained = plan.rewards([plan.shaping * (now - then) for now, then in zip(self.standing, before, strict=True)])
            found = [reward + more for reward, more in zip(found, gained, strict=True)]
        return found

    # --- what a seat gets to see --------------------------------------------------------------------------------------

    def write(self, seat: int) -> Floats:
        """What a seat may know, as one row of numbers, in memory that will tell what is next."""
        tensors = self.tensors
        if tensors is None:
            tensors = self.tensors = SharedTensors(self.plan.layout, 1, self.seats)
        row = self.first_row + seat
        self.look(seat, tensors.cells, row)
        tensor: Floats = tensors.rows[row]
        return tensor

    def tensor(self, seat: int) -> Floats:
        """What a seat may know, as one row of numbers."""
        return self.write(seat).copy()

    def seen(self, seat: int) -> Any:
        """What a seat may know, in the way that was chosen."""
        plan = self.plan
        match plan.observations:
            case "tensor":
                return self.tensor(seat)
            case "dict":
                return plan.layout.named(self.tensor(seat))
            case "entities":
                return plan.layout.entities(self.tensor(seat))
            case "json":
                return msgspec.json.encode(to_data(view(self.state, SeatId(seat)))).decode()

    def is_asked(self, seat: int) -> bool:
        """Whether it is this seat's turn to say something."""
        return seat == self.seat and not self.over

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every number that this seat may say now."""
        speech = self.plan.speech
        return speech.mask(self) if self.is_asked(seat) else np.zeros(speech.size, np.int8)

    def observation(self, seat: int) -> dict[str, Any]:
        """All that a seat gets before it says something; `candidates` are described in described.py."""
        found = {"observation": self.seen(seat), "action_mask": self.mask(seat)}
        candidates = self.plan.candidates
        if candidates is not None:
            found["candidates"] = candidates.table(self, self.is_asked(seat))
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes play it again."""
        return replayed, (self.plan, self.seed, [action.text for action in self.said])

    def record(self) -> Record:
        """The game so far, as the replay page opens it."""
        plan = self.plan
        seats = [RecordSeat(f"seat_{seat}") for seat in range(plan.seats)]
        spoken = zip(self.speakers, self.said, strict=True)
        entries = [said(seat, action.text, action.interjects) for seat, action in spoken]
        record = new_record(plan.game, dict(plan.choices), seats, self.seed, plan.pack)
        record.actions = entries
        return record


def replayed(plan: Plan, seed: int, words: list[str]) -> Match:
    """The match in which this was said."""
    match = Match(plan)
    match.start(seed)
    for text in words:
        match.say(plan.game.parse(text))
    return match
