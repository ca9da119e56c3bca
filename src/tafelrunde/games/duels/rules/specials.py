"""Special cards: when they may be played, relics and clocks (HD-X, HD-F, HD-K)."""

from typing import ClassVar

from tafelrunde.engine.flow import Procedure
from tafelrunde.games.duels.effects import PLAY, RELIC, Effects, fallen_partner, first_is_possible
from tafelrunde.games.duels.events import RelicUsed, SpecialPlayed
from tafelrunde.games.duels.rules.ground import near
from tafelrunde.games.duels.rules.piles import put_away, relics_return, take_from_hand, users_of
from tafelrunde.games.duels.ruleset import ATTACKED, ON_TURN, SPECIAL, Card
from tafelrunde.games.duels.state import SLOTS, Duels


def relic_works(state: Duels, seat: int, card: Card) -> bool:
    """HD-F1, HD-F4: unused, and its condition is met."""
    if not card.relic or (card.index in state.seats[seat].used and not relics_return(state)):
        return False
    if card.relic_fallen:
        return fallen_partner(state, seat) >= 0
    if card.relic_character >= 0:
        for figure in state.own(seat):
            if state.character[figure] == card.relic_character and state.health[figure] <= card.relic_health:
                return True
        return False
    return True


def playable_by(state: Duels, seat: int, card: Card) -> list[int]:
    """HD-X1, HD-X4: the figures that may use a special card in the action step."""
    if card.kind != SPECIAL or card.timing != ON_TURN or (card.relic_only and not relic_works(state, seat, card)):
        return []
    return [user for user in users_of(state, seat, card) if first_is_possible(state, seat, user, card)]


def answering(state: Duels, seat: int, card: Card) -> list[int]:
    """HD-X5, HD-C4: the figures that may use a card against the attack that is going on, if its need is met."""
    fight = state.fight
    if fight is None or card.kind != SPECIAL or card.timing != ATTACKED:
        return []
    target = fight.target
    if target // SLOTS != seat or (card.need_target >= 0 and state.character[target] != card.need_target):
        return []
    return [
        user for user in users_of(state, seat, card) if not card.need_near or near(state.square[user], state.square[target], 2)
    ]


class Special(Procedure):
    """HD-X2, HD-X3: a special card: its effects in order, then its relic, then it is put away."""

    steps: ClassVar[tuple[str, ...]] = ("card_is_shown", "relic_follows", "card_is_put_away")

    seat: int
    card: int
    user: int
    relic: bool = False

    def in_use(self, state: Duels) -> bool:
        """Whether the card lies nowhere else: shown, and not one for the table."""
        return self.at > 0 and not state.rules.cards[self.card].clock

    def card_is_shown(self, state: Duels) -> None:
        """HD-F5: the condition of the relic is tested before the first effect. HD-K1: a clock works at once."""
        card = state.rules.cards[self.card]
        self.relic = relic_works(state, self.seat, card)
        take_from_hand(state.seats[self.seat], self.card)
        state.emit(SpecialPlayed(self.seat, state.names[self.user], card.id))
        if card.clock:
            state.seats[self.seat].laid.append((self.card, 0, self.user, self.relic))
        if card.play:
            foe = state.fight.attacker if state.fight is not None else -1
            state.call(Effects(self.seat, self.card, self.user, foe, PLAY, 0))

    def relic_follows(self, state: Duels) -> None:
        """HD-F4, HD-F5, HD-F8: after the other effects; it counts as used even if nothing comes of it."""
        seat = state.seats[self.seat]
        if not self.relic or seat.out or state.health[self.user] <= 0:
            return
        if self.card not in seat.used:
            seat.used.append(self.card)
        state.emit(RelicUsed(self.seat, state.rules.cards[self.card].id))
        state.call(Effects(self.seat, self.card, self.user, -1, RELIC, 0))

    def card_is_put_away(self, state: Duels) -> None:
        """HD-X3, HD-F2, HD-F3, HD-G9; a card with a clock lies on the table (HD-K1)."""
        card = state.rules.cards[self.card]
        if not card.clock:
            put_away(state, self.seat, card)
