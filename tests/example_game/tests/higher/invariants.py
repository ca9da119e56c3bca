"""What is true after every action."""

from typing import Any


def check(state: Any) -> None:
    """HI-S1: each card is in exactly one place. HI-R4: nobody owes points."""
    cards = [*state.deck, *state.played, *(card for seat in state.seats for card in seat.hand + seat.laid)]
    assert sorted(cards) == list(range(1, state.setting.deck.cards + 1))
    assert all(seat.points >= 0 for seat in state.seats)
    assert all(seat.hand == sorted(seat.hand) for seat in state.seats)
