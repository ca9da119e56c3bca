"""The whole game, from dealing to the last round (HI-S1 to HI-E1).

Ruling: when several seats boast, each of them is paid or pays on its own (HI-R4).
"""

from typing import ClassVar

from higher.actions import Lay, Stake
from higher.decisions import LayCard, NameStake
from higher.events import (
    Boasted,
    BoastFailed,
    CardLaid,
    CardRevealed,
    GameEnded,
    HandDealt,
    RoundBegun,
    RoundTaken,
    StakeNamed,
)
from higher.state import HigherState
from tafelrunde.engine.flow import Procedure, Reason
from tafelrunde.engine.ids import SeatId


def why_not_boast(state: HigherState, seat: SeatId) -> Reason | None:
    """HI-R4: once a round."""
    if not 0 <= seat < len(state.seats):
        return Reason("HI-R4", "why-no-seat")
    return Reason("HI-R4", "why-boasted-already") if state.seats[seat].boasts else None


def boast(state: HigherState, seat: SeatId) -> None:
    """HI-R4: a seat says that it will take the round."""
    state.seats[seat].boasts = True
    state.emit(Boasted(seat))


def score(state: HigherState, seat: SeatId, points: int) -> int:
    """Give points, or take them (never more than there are); how many it was."""
    place = state.seats[seat]
    change = max(points, -place.points)
    place.points += change
    return abs(change)


class Match(Procedure):
    """HI-S2: a game takes these steps, in this order."""

    steps: ClassVar[tuple[str, ...]] = ("cards_are_dealt", "first_lead_is_drawn", "rounds_are_played", "game_ends")

    def cards_are_dealt(self, state: HigherState) -> None:  # HI-S1, HI-S2
        state.chance.shuffle(state.deck)
        for seat in state.seats:
            seat.hand = sorted(state.deck.pop() for _ in range(state.setting.rounds))
            state.emit(HandDealt(seat.seat, seat.hand[:]))

    def first_lead_is_drawn(self, state: HigherState) -> None:  # HI-S3
        state.lead = SeatId(state.chance.below(len(state.seats)))

    def rounds_are_played(self, state: HigherState) -> None:  # HI-S3
        if state.turn == state.setting.rounds:
            return
        if state.turn:
            state.lead = SeatId((state.lead + 1) % len(state.seats))
        state.turn += 1
        state.call(Round(state.lead))
        self.go_to("rounds_are_played")

    def game_ends(self, state: HigherState) -> None:  # HI-E1
        state.emit(GameEnded(max(seat.points for seat in state.seats)))
        state.over = True


class Round(Procedure):
    """HI-R1: a round takes these steps, in this order."""

    steps: ClassVar[tuple[str, ...]] = (
        "lead_is_asked_for_the_stake",
        "stake_is_named",
        "next_seat_is_asked_for_a_card",
        "card_lies_face_down",
        "cards_are_turned_over",
        "highest_card_takes_the_stake",
    )

    lead: SeatId
    stake: int = 0
    winner: SeatId = SeatId(0)

    def lead_is_asked_for_the_stake(self, state: HigherState) -> None:  # HI-R1
        state.emit(RoundBegun(state.turn, self.lead))
        state.ask(NameStake(self.lead))

    def stake_is_named(self, state: HigherState) -> None:  # HI-R1
        assert isinstance(state.answer, Stake)
        self.stake = state.answer.points
        state.emit(StakeNamed(self.lead, self.stake))

    def next_seat_is_asked_for_a_card(self, state: HigherState) -> None:  # HI-R2
        for seat in clockwise(state, self.lead):
            if not state.seats[seat].laid:
                state.ask(LayCard(seat))
                return
        self.go_to("cards_are_turned_over")

    def card_lies_face_down(self, state: HigherState) -> None:  # HI-R2
        assert isinstance(state.answer, Lay)
        card = state.answer.card
        place = next(state.seats[seat] for seat in clockwise(state, self.lead) if not state.seats[seat].laid)
        place.hand.remove(card)
        place.laid.append(card)
        state.emit(CardLaid(place.seat, card))
        self.go_to("next_seat_is_asked_for_a_card")

    def cards_are_turned_over(self, state: HigherState) -> None:  # HI-R3
        highest = 0
        for seat in clockwise(state, self.lead):
            card = state.seats[seat].laid.pop()
            state.played.append(card)
            state.emit(CardRevealed(seat, card))
            if card > highest:
                highest, self.winner = card, seat

    def highest_card_takes_the_stake(self, state: HigherState) -> None:  # HI-R3, HI-R4
        for seat in clockwise(state, self.lead):
            place = state.seats[seat]
            if seat == self.winner:
                state.emit(RoundTaken(seat, score(state, seat, self.stake * (2 if place.boasts else 1))))
            elif place.boasts:
                state.emit(BoastFailed(seat, score(state, seat, -self.stake)))
            place.boasts = False


def clockwise(state: HigherState, lead: SeatId) -> list[SeatId]:
    """All seats, beginning with the lead."""
    seats = len(state.seats)
    return [SeatId((lead + step) % seats) for step in range(seats)]
