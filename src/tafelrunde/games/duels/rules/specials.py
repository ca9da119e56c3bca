"""Special cards: when they may be played, and what happens then (HD-X)."""

from tafelrunde.engine import Procedure, SeatId
from tafelrunde.games.duels.events import RelicUsed, SpecialPlayed
from tafelrunde.games.duels.ids import NO_FIGURE, OWNER, CardId, Figure
from tafelrunde.games.duels.rules.cards import take_from_hand, users_of
from tafelrunde.games.duels.rules.effects import Effects, first_is_possible
from tafelrunde.games.duels.rules.triforce import put_away, relic_works
from tafelrunde.games.duels.ruleset import SPECIAL, Card
from tafelrunde.games.duels.state import Duels, Laid, apart

NEAR = 2  # squares, for a card that asks its user to be near the target


def playable_by(state: Duels, seat: SeatId, card: Card) -> list[Figure]:
    """HD-X1, HD-X4: the figures that may use a special card in the action step."""
    if card.kind != SPECIAL or card.timing != "turn" or (card.relic_only and not relic_works(state, seat, card)):
        return []
    return [user for user in users_of(state, seat, card) if first_is_possible(state, user, card)]


def answering(state: Duels, seat: SeatId, card: Card) -> list[Figure]:
    """HD-X5, HD-C4: the figures that may use a card against the attack that is going on, if its need is met."""
    fight = state.fight
    if fight is None or card.kind != SPECIAL or card.timing != "attacked":
        return []
    target = fight.target
    if OWNER[target] != seat or (card.need_target >= 0 and state.character[target] != card.need_target):
        return []
    there = state.square[target]
    return [user for user in users_of(state, seat, card) if not card.need_near or apart(state.square[user], there) <= NEAR]


class Special(Procedure):
    """HD-X2, HD-X3: a special card: its effects in order, then its relic, then it is put away."""

    steps = ("card_is_shown", "relic_follows", "card_is_put_away")

    seat: SeatId
    card: CardId
    user: Figure
    relic: bool = False

    def in_use(self, state: Duels) -> bool:
        """Whether the card lies nowhere else: shown, and not one for the table."""
        return 0 < self.at < len(self.steps) and not state.rules.cards[self.card].clock

    def card_is_shown(self, state: Duels) -> None:
        """HD-F5: the condition of the relic is tested before the first effect. HD-K1: a clock works at once."""
        card = state.rules.cards[self.card]
        self.relic = relic_works(state, self.seat, card)
        take_from_hand(state.seats[self.seat], self.card)
        if card.clock:
            state.seats[self.seat].laid.append(Laid(self.card, 0, self.user))
        state.emit(SpecialPlayed(self.seat, state.names[self.user], card.id))
        if card.play:
            foe = state.fight.attacker if state.fight is not None else NO_FIGURE
            state.call(Effects(self.seat, self.card, self.user, "play", foe))

    def relic_follows(self, state: Duels) -> None:
        """HD-F4, HD-F5, HD-F8: after the other effects; it counts as used even if nothing comes of it."""
        seat = state.seats[self.seat]
        if not self.relic or seat.out or state.health[self.user] <= 0:
            return
        if self.card not in seat.used:
            seat.used = (*seat.used, self.card)
        state.emit(RelicUsed(self.seat, state.rules.cards[self.card].id))
        state.call(Effects(self.seat, self.card, self.user, "relic"))

    def card_is_put_away(self, state: Duels) -> None:
        """HD-X3, HD-F2, HD-F3, HD-G9; a card with a clock lies on the table (HD-K1)."""
        card = state.rules.cards[self.card]
        if not card.clock:
            put_away(state, self.seat, card)
