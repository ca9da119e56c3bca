"""What is true after every action of Map Masters."""

from collections import Counter

from tafelrunde.games.mapmasters.ids import NONE
from tafelrunde.games.mapmasters.ruleset import EMPTY, HIDDEN
from tafelrunde.games.mapmasters.state import FINISHED, PORT_BITS, STANDING, WALKED, Table


def check(state: Table) -> None:
    """Every card is in one place, nothing is used twice, groups hold what they may, and one seat decides until the end."""
    rules = state.rules
    whole = Counter({kind: card.copies for kind, card in enumerate(rules.cards) if card.kind != "mission"})
    lying = [kind for kind in state.board if kind >= 0 and rules.cards[kind].kind != "mission"]
    hands = [kind for seat in state.seats for kind in seat.hand]
    boxes = [*state.starts, *(kind for pile in state.piles for kind in pile)]
    assert Counter([*lying, *hands, *boxes, *state.deck, *state.gone]) == +whole
    hidden = [kind for kind in state.under if kind != NONE]
    assert len(hidden) == state.board.count(HIDDEN)
    assert Counter(hidden + [kind for kind in state.board if kind in rules.mission.hidden]) == Counter(rules.mission.hidden)
    walked: set[tuple[int, int]] = set()
    for party in state.parties:
        for what, space, a, _, _ in party.path:
            if what == WALKED:
                assert (space, a) not in walked, "a corridor is used once (MM-M8)"
                walked.add((space, a))
                assert state.used[space] >> a & 1
        assert all(found >= spent for found, spent in zip(party.found, party.spent, strict=True))
        assert int(party.books | party.used_books).bit_count() <= 2
        assert party.status != STANDING or party.port == NONE or state.used[party.space] >> (PORT_BITS + party.port) & 1
        assert party.legs == () or party.legs[-1] == len(party.path)
    for space, used in enumerate(state.used):
        assert not used or state.board[space] != EMPTY or used >> PORT_BITS
    tokens = [int(party.tokens).bit_count() + len(party.used_tokens) for party in state.parties]
    assert sum(state.stock) + sum(tokens) >= 20 or rules.difficulty == 0
    assert all(count >= 0 for count in state.stock)
    done = [party.done for party in state.parties if party.status == FINISHED and party.done != NONE]
    assert len(set(done)) == len(done), "one delivery for each group (MM-A6)"
    assert (state.decision is None) == state.over
    assert state.over == (state.won or bool(state.lost))
    assert state.money >= 0
