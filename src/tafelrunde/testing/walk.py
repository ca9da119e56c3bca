"""Random games: whoever is asked says any of the listed actions, and now and then somebody interjects."""

import sys
from collections.abc import Iterator
from random import Random

from tafelrunde.engine import SPECTATOR, TABLE, Action, BadAction, Event, Game, State, view
from tafelrunde.engine.chance import ONE
from tafelrunde.engine.options import Choices
from tafelrunde.engine.record import Record, RecordSeat, new_record, said
from tafelrunde.engine.scene import Form, Number
from tafelrunde.testing.about import matrix


class Walk:
    """One random game."""

    def __init__(
        self,
        game: Game,
        seed: int,
        choices: Choices | None = None,
        seats: int = 0,
        lively: float = -1,
        luck: str = ONE,
    ) -> None:
        self.game = game
        self.luck = luck
        self.seed = seed
        self.random = Random(f"{game.id} {seed}")
        rows = matrix(game)
        self.choices = rows[seed % len(rows)] if choices is None else choices
        self.seats = seats or game.least_seats + seed % (game.most_seats - game.least_seats + 1)
        # How often somebody interjects or fills in a form; in half of the games rarely, so that they become long.
        self.lively = lively if lively >= 0 else (0.1, 0.01)[seed % 2]
        self.state = game.start(game.setting(self.choices), self.seats, seed, listen=True, luck=luck)
        self.events: list[Event] = self.state.heard or []  # of the last action
        self.state.heard = None
        self.entries: list[str] = []  # for the record

    def positions(self, most: int = sys.maxsize) -> Iterator[State]:
        """The state (always the same object) at each decision, and at the end or after `most` actions."""
        yield self.state
        while not self.state.over and len(self.entries) < most:
            self.take(*self.next_action())
            yield self.state

    def some_positions(self, count: int, span: int) -> Iterator[State]:
        """The first positions, and about `count` of the others up to `span`, spread evenly."""
        for number, state in enumerate(self.positions(span)):
            if number < 15 or number % max(span // count, 1) == 0 or state.over:
                yield state

    def next_action(self) -> tuple[int, Action]:
        """Who says what."""
        if self.random.random() < self.lively and (free := self.free_action()):
            return free
        return self.state.asked().seat, self.random.choice(self.game.legal_actions(self.state))

    def free_action(self) -> tuple[int, Action] | None:
        """An interjection or a filled-in form, if it is allowed. Sometimes it is the table itself that speaks."""
        if self.random.random() < 0.1:
            spoken = [kind() for kind in self.game.actions.values() if kind.interjects and " " not in kind.usage]
            allowed = [action for action in spoken if self.game.why_not(self.state, TABLE, action) is None]
            return (TABLE, self.random.choice(allowed)) if allowed else None
        seat = self.random.choice([self.state.asked().seat, self.random.randrange(self.seats)])
        offers = self.game.offers(view(self.state, seat))
        texts = [filled(form, self.random) for form in offers.forms]
        if not texts or self.random.random() < 0.1:  # rarely, as to give up is one of them
            texts = [offer.action for offer in offers.standing]
        if not texts:
            return None
        action = self.game.parse(self.random.choice(texts))
        return (seat, action) if self.game.why_not(self.state, seat, action) is None else None

    def take(self, seat: int, action: Action) -> None:
        """Say it, and remember it for the record."""
        self.entries.append(said(seat, action.text, action.interjects))
        self.events = self.game.apply(self.state, seat, action)

    def record(self) -> Record:
        """What has been said so far."""
        seats = [RecordSeat(f"Seat {seat + 1}", "random") for seat in range(self.seats)]
        record = new_record(self.game, dict(self.choices), seats, self.seed, luck=self.luck)
        record.actions = self.entries[:]
        return record


def viewers(seats: int) -> list[int]:
    """All who may look at a table: somebody who only watches, and every seat."""
    return [SPECTATOR, *range(seats)]


def filled(form: Form, random: Random) -> str:
    """The action of a form whose fields have been filled in at random."""
    values: dict[str, str] = {}
    for field in form.fields:
        shown = all(values.get(name) == value for name, value in field.when.items())
        if isinstance(field, Number):
            values[field.id] = str(random.randint(field.least, field.most)) if shown and field.least <= field.most else "0"
        else:
            choices = [choice.value for choice in field.choices] if shown else []
            count = random.randint(0, min(2, len(choices))) if field.many else min(1, len(choices))
            values[field.id] = ",".join(random.sample(choices, count)) or "-"
    text = form.template
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text


# --- words that somebody might say ------------------------------------------------------------------------------------


class Babble:
    """Words that look like actions: all verbs, with words that occur in this game, and numbers."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.words = ["-", "0", "1", "x"]

    def listen(self, actions: list[Action]) -> None:
        """Pick up the words of some actions."""
        for action in self.random.sample(actions, min(3, len(actions))):
            self.words.extend(word for word in action.text.split()[1:] if word not in self.words)

    def actions(self, count: int) -> Iterator[Action]:
        """Some actions, allowed or not."""
        for _ in range(count):
            verb = self.random.choice(list(self.game.actions))
            usage = self.game.actions[verb].usage.split()[1:]
            length = self.random.choice([len(usage), len(usage), self.random.randint(0, 3)])
            words = [self.random.choice([*self.words, str(self.random.randint(0, 2000))]) for _ in range(length)]
            try:
                yield self.game.parse(" ".join([verb, *words]))
            except BadAction:
                continue
