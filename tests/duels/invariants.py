"""What is true after every action of a duel."""

from collections import Counter

from tafelrunde.games.duels.ids import SLOTS
from tafelrunde.games.duels.rules.movement import may_stand
from tafelrunde.games.duels.rules.specials import Special
from tafelrunde.games.duels.state import Duels


def check(state: Duels) -> None:
    """Every card is in one place, figures stand where they may, and nobody has more health than allowed."""
    for seat in state.seats:
        if seat.team < 0 or seat.out:
            continue
        cards = Counter([*seat.hand, *seat.deck, *seat.discard, *seat.removed, *(entry.card for entry in seat.laid)])
        fight = state.fight
        if fight is not None and fight.seat == seat.seat:
            cards[fight.card] += 1
        if fight is not None and fight.defence >= 0 and fight.target // SLOTS == seat.seat:
            cards[fight.defence] += 1
        if state.looked and state.asked().seat == seat.seat:
            cards.update(state.looked)
        for procedure in state.stack:
            if isinstance(procedure, Special) and procedure.seat == seat.seat and procedure.in_use(state):
                cards[procedure.card] += 1
        assert cards == Counter(state.rules.teams[seat.team].deck), f"seat {seat.seat}"
        assert seat.hand == sorted(seat.hand)
        for entry in seat.laid:
            assert 0 <= entry.count <= state.rules.cards[entry.card].clock
    for square, figure in enumerate(state.board):
        assert figure < 0 or state.square[figure] == square
    for figure, health in zip(state.everybody(), state.health, strict=True):
        assert 0 <= health <= state.most[figure]
        if health > 0 and state.square[figure] >= 0:
            assert state.board[state.square[figure]] == figure
            assert may_stand(state, figure, state.square[figure])
    assert 0 <= state.actions <= 3
