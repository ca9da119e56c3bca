"""What is true after every action, in many random games."""

import pytest

from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.events import CardDrawn
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.state import Monopoly, replaced
from tafelrunde.testing.walk import Walk
from tests.monopoly.invariants import check
from tests.monopoly.kit import table


@pytest.mark.parametrize("seed", range(10))
def test_invariants_after_every_action(seed: int) -> None:
    """RM-B3, RM-C2, RM-D2, RM-U3, RM-W10: each deed, sprout, tree and card in one place, no purse below zero."""
    walk = Walk(GAME, seed, lively=0)
    for state in walk.positions(700):
        assert isinstance(state, Monopoly)
        check(state)
        owners = [state.owner[space] for space in state.rules.deeds]
        assert len(owners) == 28
        assert all(owner == BANK or 0 <= owner < walk.seats for owner in owners)


def test_random_play_draws_every_card() -> None:
    """RM-C1: with the options of the matrix each of the 32 cards turns up, and with it every effect."""
    drawn: set[str] = set()
    for seed in range(40):
        walk = Walk(GAME, seed, lively=0)
        for _ in walk.positions(400):
            drawn.update(event.card for event in walk.events if isinstance(event, CardDrawn))
        if len(drawn) == 32:
            return
    assert sorted(drawn) == sorted(card.id for card in table().state.rules.cards)


@pytest.mark.parametrize("slip", ["cash", "sprout", "card", "level", "deed", "decider"])
def test_the_check_notices(slip: str) -> None:
    """RM-B3: a slip in the books does not pass."""
    state = table(owns={0: [1, 3]}).state
    match slip:
        case "cash":
            state.seats[1].cash = -1
        case "sprout":
            state.sprouts -= 1
        case "card":
            state.decks[0].cards = state.decks[0].cards[1:]
        case "level":
            state.level = replaced(state.level, 1, 2)
            state.growth[0] = 2
            state.sprouts -= 2
        case "deed":
            state.owner = replaced(state.owner, 1, 1)
        case _:
            state.decision = None
    with pytest.raises(AssertionError):
        check(state)
