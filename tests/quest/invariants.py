"""What is true after every action of Triforce Quest."""

from collections import Counter

from tafelrunde.games.quest.ids import NO_DUNGEON, NO_ROOM, NO_SEAT, Copy
from tafelrunde.games.quest.rules.play import PlayCard
from tafelrunde.games.quest.state import HIDDEN, NO_TELEPORTER, Quest


def check(state: Quest) -> None:
    """Every card is in one place, the team's things are within their limits, and one seat decides until the end."""
    rules = state.rules
    cards: list[Copy] = []
    for seat in state.seats:
        air = [part.card for part in state.stack if isinstance(part, PlayCard) and part.seat == seat.seat]
        own = seat.hand + seat.draw + seat.discard + seat.shown
        cards += own
        assert len(seat.hand) <= state.hand_size() + 2
        assert seat.draw
        for item in seat.items:
            assert set(rules.items[item].cards) <= set(own + air)
    flying = [part.card for part in state.stack if isinstance(part, PlayCard)]
    laid = [card for card in flying if card not in cards]  # the last one may have been laid down just now
    expected = [card for seat in state.seats for item in seat.items for card in rules.items[item].cards]
    assert Counter(cards + laid) == Counter(rules.items[rules.basic].cards + expected)
    assert 0 <= state.hearts <= state.containers * 2 <= 36
    assert state.hearts > 0 or state.over or state.challenge is None
    assert 0 <= state.rupees <= 224
    assert len(state.bottles) <= 4
    assert 0 <= state.spent <= state.parts
    _check_rooms(state)
    assert (state.decision is None) == state.over
    assert state.sword == NO_SEAT or rules.sword in state.seats[state.sword].items
    challenge = state.challenge
    if challenge is not None:
        assert 0 <= challenge.progress <= challenge.goal
        assert 1 <= challenge.round <= rules.rooms[challenge.room].limit
        assert challenge.shield >= 0


def _check_rooms(state: Quest) -> None:
    """TQ-D11: every room card is laid, aside, in the pool, or was seen; and nothing is solved that was not seen."""
    rules = state.rules
    own = [rules.base, *state.completed]
    if state.dungeon != NO_DUNGEON:
        own.append(state.dungeon)
    known = [card for number in own for card in rules.dungeons[number].rooms]
    unseen = [card for card in known if not state.out >> card & 1]
    item = rules.dungeons[state.dungeon].item_room if state.dungeon != NO_DUNGEON else NO_ROOM
    hidden = [card for space, card in enumerate(state.room) if state.face[space] == HIDDEN and card != item]
    assert Counter(state.pool + state.rest + hidden) == Counter(unseen)
    for space, solved in enumerate(state.solved):
        assert not solved or state.face[space] != HIDDEN
    assert state.teleporter == NO_TELEPORTER or state.in_castle() or state.over
    assert len(set(state.bosses)) == len(state.bosses)
    assert state.beaten <= len(state.bosses)
