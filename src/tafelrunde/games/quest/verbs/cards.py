"""What a card can do when it is played face up (TQ-V7)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, Listed
from tafelrunde.games.quest import actions as saying
from tafelrunde.games.quest import events
from tafelrunde.games.quest.ids import NO_COPY, Halves, Points
from tafelrunde.games.quest.rules import decks, dungeon
from tafelrunde.games.quest.rules.play import ChoosePlay, PlayCard, play, plays
from tafelrunde.games.quest.ruleset import DARK, FIRE, Verb
from tafelrunde.games.quest.state import Quest

# What a computer partner thinks of a verb, in points of a card, as somebody judges who knows the game.
LIGHT_WORTH: Final = 1.5
NEXT_WORTH: Final = 0.6
EXTRA_WORTH: Final = 1.5


class RoundAhead(Listed):
    """How a round looks that a card does not end, to a computer partner."""

    damage: float  # that it will cost, in halves of hearts
    weight: float  # of half a heart, in points
    likely: float  # that it comes to that
    later: i64  # turns still to come
    points: bool  # whether points bring anything; not where the challenge cannot be solved


class NextCard(Verb):
    """`next`: the next key or support card of this round, anybody's, counts more (TQ-V10)."""

    name = "next"

    amount: Points

    def begin(self, state: Quest, doing: PlayCard) -> None:
        challenge = state.now()
        if not challenge.solved:
            challenge.bonus += self.amount
            state.emit(events.NextCardHelped(self.amount))

    def worth(self, state: Quest, ahead: RoundAhead) -> float:
        return NEXT_WORTH if ahead.later and ahead.points else 0.0


class Ward(Verb):
    """`ward`: this round's penalty does less damage (TQ-P3); wood gives none in fire (TQ-A5)."""

    hearts: Halves

    def begin(self, state: Quest, doing: PlayCard) -> None:
        challenge = state.now()
        rules = state.rules
        burns = rules.rooms[challenge.room].traits & FIRE and "wood" in rules.cards[doing.printed(state)].tags
        if not challenge.solved and not burns:
            challenge.ward += self.hearts
            state.emit(events.WardRaised(self.hearts))

    def worth(self, state: Quest, ahead: RoundAhead) -> float:
        if state.now().averted:
            return 0.0
        return ahead.weight * min(float(self.hearts), ahead.damage) * ahead.likely


class Stun(Verb):
    """`stun`: no round penalty; bosses and mini-bosses only hurt one heart less (TQ-P2, TQ-B5)."""

    def begin(self, state: Quest, doing: PlayCard) -> None:
        challenge = state.now()
        if challenge.solved:
            return
        room = state.rules.rooms[challenge.room]
        if room.boss or room.mini:
            challenge.ward += 2
        else:
            challenge.averted = True
        state.emit(events.EnemyStunned(doing.seat))

    def worth(self, state: Quest, ahead: RoundAhead) -> float:
        return 0.0 if state.now().averted else ahead.weight * ahead.damage * ahead.likely


class Light(Verb):
    """`light`: the challenge is lit until it ends (TQ-A7)."""

    def begin(self, state: Quest, doing: PlayCard) -> None:
        challenge = state.now()
        if not challenge.lit:
            challenge.lit = True
            state.emit(events.RoomLit(doing.seat))

    def lights(self) -> bool:
        return True

    def worth(self, state: Quest, ahead: RoundAhead) -> float:
        challenge = state.now()
        return LIGHT_WORTH if not challenge.lit and state.rules.rooms[challenge.room].traits & DARK else 0.0


class ChooseCycle(decks.ChooseDrop):
    """TQ-K9: so many were drawn, as many are discarded."""


class Cycle(Verb):
    """`cycle`: draw some cards, then discard as many; an exhaustion ends the drawing (TQ-K9)."""

    amount: i64

    def begin(self, state: Quest, doing: PlayCard) -> None:
        player = state.seats[doing.seat]
        for _ in range(self.amount):
            if not decks.draw_one(state, player):
                break
        state.emit(events.CardsCycled(doing.seat, self.amount))
        state.ask(ChooseCycle(doing.seat, self.amount))

    def go_on(self, state: Quest, doing: PlayCard, answer: Action) -> None:
        if isinstance(answer, saying.Drop):
            for name in answer.names:
                decks.discard_card(state, state.seats[doing.seat], name)


class ChooseRetrieve(Decision):
    """TQ-K10: cards of the own discard pile."""

    count: i64

    def options(self, state: Quest) -> list[Action]:
        seat = state.seats[self.seat]
        names = decks.names_in(state, seat.discard + seat.shown)
        return [saying.Retrieve(chosen) for chosen in decks.selections(names, min(self.count, len(names)))]


class Retrieve(Verb):
    """`retrieve`: cards of the own discard pile; with none there nothing is chosen (TQ-K10)."""

    amount: i64

    def begin(self, state: Quest, doing: PlayCard) -> None:
        player = state.seats[doing.seat]
        if player.discard or player.shown:
            state.ask(ChooseRetrieve(doing.seat, self.amount))

    def go_on(self, state: Quest, doing: PlayCard, answer: Action) -> None:
        if isinstance(answer, saying.Retrieve):
            player = state.seats[doing.seat]
            for name in answer.names:
                pile = player.discard if decks.copy_in(state, player.discard, name) != NO_COPY else player.shown
                copy = decks.copy_in(state, pile, name)
                pile.remove(copy)
                player.hand.append(copy)
            state.emit(events.CardsRetrieved(doing.seat, len(answer.names)))


class ChooseScout(Decision):
    """TQ-T6: which rooms are turned up."""

    count: i64

    def options(self, state: Quest) -> list[Action]:
        names = sorted([dungeon.space_name(state, space) for space in dungeon.scoutable(state)])
        return [saying.Scout(chosen) for chosen in decks.selections(names, min(self.count, len(names)))]


class Scout(Verb):
    """`scout`: face-down rooms are turned up but not entered."""

    amount: i64

    def begin(self, state: Quest, doing: PlayCard) -> None:
        if dungeon.scoutable(state):
            state.ask(ChooseScout(doing.seat, self.amount))

    def go_on(self, state: Quest, doing: PlayCard, answer: Action) -> None:
        if isinstance(answer, saying.Scout):
            for name in answer.names:
                space = dungeon.space_named(state, name)
                dungeon.turn_up(state, space)
                state.emit(events.RoomScouted(state.rules.rooms[state.room[space]].id, name))


class ChooseExtra(ChoosePlay):
    """TQ-V7: one more card, or none."""

    def options(self, state: Quest) -> list[Action]:
        return [*plays(state, self.seat, False), saying.DECLINE]

    def default(self, state: Quest) -> Action:
        return saying.DECLINE


class Extra(Verb):
    """`extra`: one more card at once."""

    def begin(self, state: Quest, doing: PlayCard) -> None:
        if not state.now().solved:
            state.ask(ChooseExtra(doing.seat))

    def go_on(self, state: Quest, doing: PlayCard, answer: Action) -> None:
        play(state, doing.seat, answer)

    def worth(self, state: Quest, ahead: RoundAhead) -> float:
        return EXTRA_WORTH if ahead.points else 0.0


class Mill(Verb):
    """`mill` on a card: from the player's own pile."""

    who: str
    amount: i64

    def begin(self, state: Quest, doing: PlayCard) -> None:
        decks.mill(state, state.seats[doing.seat], self.amount)


class StrikeShield(Verb):
    """`shield` with a minus on a card: so many shield points go before it counts (TQ-V7 (b))."""

    name = "shield"
    signed = True

    amount: Points

    def strikes(self) -> Points:
        return -self.amount

    def message(self) -> str:
        return "effect-shield-less" if self.amount < 0 else "effect-shield"


class Return(Verb):
    """`return`: the card goes back to the hand instead of the discard pile (TQ-V7 (h))."""

    def returns(self) -> bool:
        return True


CARD_VERBS: Final = (NextCard, Ward, Stun, Light, Cycle, Retrieve, Scout, Extra, Mill, StrikeShield, Return)
