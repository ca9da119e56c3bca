"""What a seat can work out: deals that fit what it knows, and how well everybody stands."""

from higher.state import HigherState
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.feature import Feature
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import EVERYTHING, UNKNOWN


def imagine(view: HigherState, chance: Chance) -> HigherState:
    """Deal the cards that the viewer does not see anew: into the other hands, under the cards laid, into the deck."""
    whole = view.copy()
    whole.viewer = SeatId(EVERYTHING)
    seen = set(whole.played)
    for seat in whole.seats:
        seen.update(seat.hand + seat.laid)
    unseen = [card for card in range(1, whole.setting.cards + 1) if card not in seen]
    chance.shuffle(unseen)
    for seat in whole.seats:
        seat.hand = sorted(unseen.pop() if card == UNKNOWN else card for card in seat.hand)
        seat.laid = [unseen.pop() if card == UNKNOWN else card for card in seat.laid]
    whole.deck = [unseen.pop() for _ in whole.deck]
    whole.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
    return whole


def evaluate(state: HigherState) -> list[float]:
    """How everybody stands by points and by the cards that are known. An unknown card counts as a middling one."""
    terms = state.setting
    most = terms.rounds * terms.most_stake * 2
    standing = []
    for seat in state.seats:
        cards = [terms.cards // 2 if card == UNKNOWN else card for card in seat.hand + seat.laid]
        strength = sum(cards) / (terms.cards * terms.rounds)
        standing.append((seat.points / most + strength / 4) / 1.25)
    return standing


def features(state: HigherState, seat: SeatId) -> list[Feature]:
    """For hints: the points, the lead of the best opponent, and how high the cards in hand are on average."""
    own = state.seats[seat]
    best = max(other.points for other in state.seats if other.seat != seat)
    known = [card for card in own.hand if card != UNKNOWN]
    return [
        Feature("points", own.points, matters=1.0),
        Feature("opponents", -best, matters=1.0),
        Feature("hand", sum(known) / len(known) if known else 0.0, matters=1.0, unit=0.5),
    ]


def shares(state: HigherState) -> list[float]:
    """HI-E1: the victory, shared by all who have the most points."""
    best = max(seat.points for seat in state.seats)
    winners = sum(seat.points == best for seat in state.seats)
    return [1 / winners if seat.points == best else 0.0 for seat in state.seats]
