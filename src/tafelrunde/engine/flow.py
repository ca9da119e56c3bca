"""Flow: what is going on at a table, as data.

A game is a stack of procedures. A procedure is the rulebook's numbered list: its steps run from top to bottom, and the place
reached is part of the state. A step may `ask` a decision or `call` another procedure; the next step waits until that is
finished. So an interrupt is a step with a name, and a game can be copied, saved and searched in the middle of anything.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple, cast

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import late, passing
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import EVERYTHING, Fixed, Part

NOT_OFFERED: Final = "why-not-offered"  # says no more than that something else is asked


class Reason(Fixed):
    """Why something is not possible: the rule, and the message that explains it."""

    rule: str
    message: str
    args: dict[str, Any] = {}

    def __repr__(self) -> str:
        return f"{self.rule}: {self.message} {self.args}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Fixed):
    """A question to one seat. Immutable: copies of a state share it.

    A window the rules open is always asked, even when passing is the only option: skipping it would tell what a hand lacks.
    """

    rule: ClassVar[str] = ""  # that asks it
    refusal: ClassVar[str] = NOT_OFFERED  # the message for what is not listed, where all that is allowed is listed
    midway: ClassVar[bool] = False  # a step of something whose end tells what it was worth; by default it is given up

    seat: SeatId

    def options(self, state: Any) -> list[Action]:
        """What may be said: all of it, or a fair sample where numbers and sets are free."""
        raise TypeError(f"{type(self).__name__} offers nothing: write its options()")

    def by_lot(self, state: Any, chance: Chance) -> Action:
        """One of the options, each as likely. A question that need not list them all for it says the very same one sooner."""
        options = self.options(state)
        return options[chance.below(len(options))]

    def why_not(self, state: Any, action: Action) -> Reason | None:
        """None if the action is allowed here. Must allow whatever `options` lists."""
        return None if action in self.options(state) else Reason(self.rule, self.refusal)

    def default(self, state: Any) -> Action:
        """What is said for a seat that does not answer in time."""
        return self.options(state)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Part):
    """A list of steps. `steps` names the methods in the order they run; `at` is the next one."""

    steps: ClassVar[tuple[str, ...]] = ()
    at: i64 = late(0)

    def take_step(self, at: i64, state: Any) -> bool:
        """Carry out one of the steps; false after the last one. Every procedure has its own, made from its steps."""
        return False

    @classmethod
    def also_spelled(cls) -> tuple[dict[str, str], dict[str, Callable[..., Any]]]:
        """`take_step`, which calls the methods that the steps name, and `go_to` and `finish`, which know their places."""
        if not vars(cls).get("steps"):
            return {}, {}
        taken = ["def take_step(self, at: 'i64_', state: 'Any_') -> bool:"]
        gone = ["def go_to(self, step: str) -> None:"]
        for at, step in enumerate(cls.steps):
            branch = "elif" if at else "if"
            taken += [f"    {branch} at == {at}:", f"        self.{step}(state)"]
            gone += [f"    {branch} step == {step!r}:", f"        self.at = {at}"]
        taken += ["    else:", "        return False", "    return True", ""]
        gone += ["    else:", "        raise ValueError(step)", ""]
        finished = f"def finish(self) -> None:\n    self.at = {len(cls.steps)}\n"
        return {"take_step": "\n".join(taken), "go_to": "\n".join(gone), "finish": finished}, {}

    def go_to(self, step: str) -> None:
        """Let this step be the next one. Every procedure has its own, made from its steps."""
        raise ValueError(step)

    def start_over(self) -> None:
        """Let the first step be the next one."""
        self.at = 0

    def finish(self) -> None:
        """Let no further step run. Every procedure has its own, made from its steps."""


class Beat(NamedTuple):
    """One thing that happened, with the table as it was right after it."""

    event: Event
    state: Any


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """Everything that lies on the table, and what is going on. Each game adds its own."""

    chance: Chance
    stack: list[Procedure] = late([])
    decision: Decision | None = late(None)
    over: bool = late(False)
    viewer: SeatId = late(SeatId(EVERYTHING))
    answer: Action | None = passing(None)  # to the last decision; for the step right after it
    heard: list[Event] | None = passing(None)  # what has happened, if anybody listens
    beats: list[Beat] | None = passing(None)  # the same with the table at each moment, if anybody watches

    def call(self, procedure: Procedure) -> None:
        """Run this procedure before the next step of the one that calls."""
        self.stack.append(procedure)

    def ask(self, decision: Decision) -> None:
        """Wait for this decision before the next step of the procedure that asks; the step then finds `answer`."""
        self.decision = decision

    def emit(self, event: Event) -> None:
        """Let the table hear what has happened. First comes the change, then the word: whoever watches sees the table as it
        is now."""
        if self.heard is not None:
            self.heard.append(event)
            beats = self.beats
            if beats is not None:
                beats.append(Beat(event, self.copy() if event.beat or not beats else beats[-1].state))

    def run(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        stack = self.stack
        while self.decision is None and stack and not self.over:
            top = stack[-1]
            at = top.at
            top.at = at + 1
            if top.take_step(at, self):
                self.answer = None
            else:
                stack.pop()

    def take(self, action: Action) -> None:
        """Answer the open decision with an action known to be allowed."""
        self.decision = None
        self.answer = action
        self.run()

    def asked(self) -> Decision:
        """The open decision. There always is one until the game is over."""
        return cast(Decision, self.decision)
