"""Every room and every boss is tried by players who do anything, with every item at hand."""

from random import Random

import pytest

from tafelrunde.games.quest.actions import Play
from tests.quest.invariants import check
from tests.quest.kit import challenge, own, ruleset

CARDS = [room.id for room in ruleset().rooms if not room.id.endswith("-item")]


@pytest.mark.parametrize("part", range(8))
def test_every_room_and_boss(part: int) -> None:
    """TQ-C6, TQ-R1, TQ-X1: each comes to its end, solved or not, and every card stays in one place."""
    for room in CARDS[part::8]:
        random = Random(room)
        table = challenge(room, 1 + len(room) % 4, containers=6, bottles=["fairy"], rupees=9, parts=3)
        state = table.state
        for _ in range(120):
            check(state)
            if state.challenge is None or state.defeats:
                break
            table.says(random.choice(table.options()))
        assert state.rooms_entered >= 1


def test_every_card_is_played() -> None:
    """TQ-V7: whatever is on a card, it can be played face up by the power of one part, and all stays in its place."""
    rules = ruleset()
    for kind, card in enumerate(rules.cards):
        table = challenge("GAB01", 2, hands={0: [card.id]}, parts=1, bottles=["red"])
        state = table.state
        for item in rules.items:
            number = rules.item_named[item.id]
            if item.marker and not any(number in seat.items for seat in state.seats):
                own(state, 1, item.id)
        random = Random(kind)
        table.says("triforce 1", f"play {card.id}")
        check(state)
        for _ in range(12):
            if state.challenge is None:
                break
            choices = [text for text in table.options() if not text.startswith("discard")]
            table.says(random.choice(choices))
            check(state)
        assert isinstance(rules.play[kind], Play)
