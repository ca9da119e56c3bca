"""A table in words, for language models: what happened, what lies there, what is asked, and what may be answered.

A seat gets only what it may know, in German or in English, and answers with the words of one of the options or with its number.
Whatever else it says is refused with the reason, and it is asked again.
"""

from typing import Any, NamedTuple

from tafelrunde.engine import BadAction, Event, SeatId, view
from tafelrunde.engine.event import heard_by
from tafelrunde.research.match import Match
from tafelrunde.research.picture import voice_of
from tafelrunde.research.plans import Plan
from tafelrunde.research.telling import told_scene
from tafelrunde.table.naming import Naming
from tafelrunde.text import LANGUAGES, Voice, unbroken


class Prompt(NamedTuple):
    """What one seat reads before it answers."""

    seat: int
    table: str  # what lies there, and what is asked
    heard: list[str]  # what has happened since it was asked last
    options: list[str]  # what may be said, to be answered with
    meanings: list[str]  # the same as people say it

    @property
    def text(self) -> str:
        """All of it, as one message."""
        listed = [
            f"{number}. {words} — {name}"
            for number, (words, name) in enumerate(zip(self.options, self.meanings, strict=True), 1)
        ]
        return "\n".join([*self.heard, "", self.table, "", *listed])


class Answered(NamedTuple):
    """What came of an answer: the refusal, if it was none that may be given."""

    refused: str
    over: bool
    rewards: list[float]


class TextTable:
    """One table that is read and answered in words."""

    def __init__(self, plan: Plan, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.plan = plan
        self.language = language
        self.match = Match(plan)
        self.unheard: list[list[str]] = []

    @property
    def voice(self) -> Voice:
        """Puts it into words."""
        return voice_of(self.match, self.language)

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.match.over

    def reset(self, seed: int = 0) -> Prompt:
        """A new game, and what the first seat reads."""
        plan, match = self.plan, self.match
        state = plan.game.start(plan.setting, plan.seats, seed, listen=True)
        events, state.heard = state.heard or [], None
        match.seed = seed
        match.resume(state)
        self.unheard = [[] for _ in range(plan.seats)]
        self._tell(events)
        return self.prompt()

    def prompt(self) -> Prompt:
        """What whoever is asked reads; its log begins anew."""
        match = self.match
        seen = view(match.state, SeatId(match.seat))
        naming = Naming(match.game, seen)
        heard, self.unheard[match.seat] = self.unheard[match.seat], []
        meanings = [unbroken(self.voice.text(naming.move(action)[0])) for action in match.options]
        return Prompt(
            match.seat, told_scene(naming.scene, self.voice), heard, [action.text for action in match.options], meanings
        )

    def answer(self, words: str) -> Answered:
        """Say this: the words of an action, also of one that is not listed but allowed, or the number of an option."""
        match = self.match
        if match.over:
            return Answered("the game is over", True, match.rewards())
        said = words.strip()
        if said.isdigit() and 1 <= int(said) <= len(match.options):
            action = match.options[int(said) - 1]
        else:
            try:
                action = match.game.parse(said)
            except BadAction as error:
                return Answered(str(error), False, [0.0] * self.plan.seats)
            reason = match.game.why_not(match.state, SeatId(match.seat), action)
            if reason is not None:
                seen = view(match.state, SeatId(match.seat))
                return Answered(unbroken(self.voice.text(match.game.refusal(reason, seen))), False, [0.0] * self.plan.seats)
        events: list[Event] = []
        match.state.heard = events
        match.say(action)
        match.state.heard = None
        self._tell(events)
        return Answered("", match.over, match.rewards())

    def _tell(self, events: list[Event]) -> None:
        """Let every seat hear what it may hear."""
        match = self.match
        for seat in range(self.plan.seats):
            seen: Any = None
            for event in events:
                heard = heard_by(event, SeatId(seat))
                if heard is not None:
                    seen = seen or view(match.state, SeatId(seat))
                    self.unheard[seat].append(unbroken(self.voice.text(match.game.happening(heard, seen).text)))
