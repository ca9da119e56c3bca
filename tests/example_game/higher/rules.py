"""The whole game, from dealing to the last round: what is asked, and what happens."""

import tafelrunde.author as tr
from higher import events
from higher.actions import Lay, Stake
from higher.state import HigherState, Seat


class NameStake(tr.Decision):
    """HI-R1: the lead names a stake. Any number up to the highest is allowed; some of them are listed."""

    def options(self, state: HigherState) -> list[tr.Action]:
        most = state.setting.deck.most_stake
        return [Stake(points) for points in sorted({1, (most + 1) // 2, most})]

    def why_not(self, state: HigherState, action: tr.Action) -> tr.Reason | None:
        most = state.setting.deck.most_stake
        fits = isinstance(action, Stake) and 1 <= action.points <= most
        return None if fits else tr.Reason("HI-R1", "why-stake-range", {"most": most})


class LayCard(tr.Decision):
    """HI-R2: one card of the hand."""

    refusal = "why-not-in-hand"

    def options(self, state: HigherState) -> list[tr.Action]:
        return [Lay(card) for card in state.seats[self.seat].hand]


class Match(tr.Procedure):
    """HI-S2: a game takes these steps, in this order."""

    steps = ("cards_are_dealt", "rounds_are_played", "game_ends")

    def cards_are_dealt(self, state: HigherState) -> None:  # HI-S1, HI-S2
        state.chance.shuffle(state.deck)
        for seat in state.seats:
            seat.hand = sorted(state.deck.pop() for _ in range(state.setting.rounds))
            state.emit(events.HandDealt(seat.seat, seat.hand[:]))

    def rounds_are_played(self, state: HigherState) -> None:  # HI-S3
        if state.turn < state.setting.rounds:
            state.lead = tr.SeatId((state.lead + 1) % len(state.seats) if state.turn else state.chance.below(len(state.seats)))
            state.turn += 1
            state.call(Round())
            self.go_to("rounds_are_played")

    def game_ends(self, state: HigherState) -> None:  # HI-E1
        state.emit(events.GameEnded(max(seat.points for seat in state.seats)))
        state.over = True


class Round(tr.Procedure):
    """HI-R1: a round takes these steps, in this order."""

    steps = ("lead_is_asked", "stake_is_named", "next_seat_is_asked", "card_lies_face_down", "highest_card_takes_the_stake")

    def lead_is_asked(self, state: HigherState) -> None:  # HI-R1
        state.emit(events.RoundBegun(state.turn, state.lead))
        state.ask(NameStake(state.lead))

    def stake_is_named(self, state: HigherState) -> None:  # HI-R1
        assert isinstance(state.answer, Stake)
        state.stake = state.answer.points
        state.emit(events.StakeNamed(state.lead, state.stake))

    def next_seat_is_asked(self, state: HigherState) -> None:  # HI-R2
        if all(seat.laid for seat in state.seats):
            self.go_to("highest_card_takes_the_stake")
        else:
            state.ask(LayCard(next(seat.seat for seat in clockwise(state) if not seat.laid)))

    def card_lies_face_down(self, state: HigherState) -> None:  # HI-R2
        assert isinstance(state.answer, Lay)
        seat = next(seat for seat in clockwise(state) if not seat.laid)
        seat.hand.remove(state.answer.card)
        seat.laid.append(state.answer.card)
        state.emit(events.CardLaid(seat.seat, state.answer.card))
        self.go_to("next_seat_is_asked")

    def highest_card_takes_the_stake(self, state: HigherState) -> None:  # HI-R3, HI-R4: each who boasts is paid, or pays
        highest = max(seat.laid[0] for seat in state.seats)
        for seat in clockwise(state):
            state.played.append(seat.laid[0])
            state.emit(events.CardRevealed(seat.seat, seat.laid[0]))
        told: list[tr.Event] = []
        for seat in clockwise(state):
            if seat.laid.pop() == highest:
                seat.points += (won := state.stake * (2 if seat.boasts else 1))
                told.append(events.RoundTaken(seat.seat, won))
            elif seat.boasts:
                seat.points -= (lost := min(state.stake, seat.points))
                told.append(events.BoastFailed(seat.seat, lost))
            seat.boasts = False
        for event in told:
            state.emit(event)


def clockwise(state: HigherState) -> list[Seat]:
    """All seats, beginning with the lead."""
    return state.seats[state.lead :] + state.seats[: state.lead]
