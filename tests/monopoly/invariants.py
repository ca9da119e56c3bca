"""What is true after every action of Rupee Monopoly."""

from collections import Counter

from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.ruleset import Ruleset
from tafelrunde.games.monopoly.state import Monopoly


def check(state: Monopoly) -> None:
    """Every card and every upgrade is in one place, nobody owes the table, and what is kept at hand is true."""
    rules = state.rules
    for number, deck in enumerate(state.decks):  # RM-C1, RM-C2: in the deck, or a jail card in somebody's hands
        kept = sum(seat.jail_cards[number] for seat in state.seats)
        mine = [index for index, card in enumerate(rules.cards) if card.deck == number]
        away = [index for index in mine if rules.cards[index].kept][:kept]
        assert Counter(deck.cards) + Counter(away) == Counter(mine)
        assert 0 <= deck.seen <= len(deck.cards)
    # RM-B1, RM-B2: all rupees come from the bank and go to it
    assert sum(seat.cash for seat in state.seats) == len(state.seats) * rules.start_cash + state.issued
    for seat in state.seats:
        assert seat.cash >= 0
        assert 0 <= seat.position < len(rules.kind)
        assert not seat.out or seat.cash == 0
    for space, owner in enumerate(state.owner):
        assert owner == BANK or (space in rules.deeds and not state.seats[owner].out)
        assert state.level[space] == 0 or (owner != BANK and not state.mortgaged[space])
        assert not state.mortgaged[space] or owner != BANK or state.over
    # RM-B3: what stands on the board is missing from the stock
    grown = [level for level in state.level if level]
    assert state.sprouts + sum(level for level in grown if level != rules.tree) == rules.board.sprouts
    assert state.trees + grown.count(rules.tree) == rules.board.trees
    assert rules.unlimited or (state.sprouts >= 0 and state.trees >= 0)
    for group in rules.groups:  # RM-U1, RM-U3, RM-U7: whole groups grow, evenly, without mortgages
        levels = [state.level[space] for space in group]
        assert max(levels) <= rules.tree
        if any(levels):
            assert len({state.owner[space] for space in group}) == 1
            assert not any(state.mortgaged[space] for space in group)
            assert rules.uneven or max(levels) - min(levels) <= 1
    # RM-W10: exactly one seat decides until the end
    assert (state.decision is None) == state.over
    assert state.decision is None or not state.seats[state.decision.seat].out
    seats = len(state.seats)
    assert state.held == count_held(rules, seats, state.owner)
    assert state.whole == mark_complete(rules, seats, state.held)
    assert state.deeds == list_deeds(rules, seats, state.owner)
    assert state.growth == [sum(state.level[space] for space in group) for group in rules.groups]
    assert state.pledges == [sum(state.mortgaged[space] for space in group) for group in rules.groups]
    if state.turned >= 0:
        kept = state.turned, state.burdened, state.shaded
        state.count_bits()
        assert kept == (state.turned, state.burdened, state.shaded)


def count_held(rules: Ruleset, seats: int, owner: tuple[int, ...]) -> tuple[int, ...]:
    """How many deeds of each group each seat owns."""
    held = [0] * (seats * rules.group_count)
    for space in rules.deeds:
        if owner[space] != BANK:
            held[owner[space] * rules.group_count + rules.group[space]] += 1
    return tuple(held)


def mark_complete(rules: Ruleset, seats: int, held: tuple[int, ...]) -> tuple[int, ...]:
    """The groups that each seat owns as a whole, a bit for each (RM-G6)."""
    return tuple(
        [
            sum([1 << group for group, size in enumerate(rules.group_size) if held[seat * rules.group_count + group] == size])
            for seat in range(seats)
        ]
    )


def list_deeds(rules: Ruleset, seats: int, owner: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The deeds of each seat in board order."""
    return tuple([tuple([int(space) for space in rules.deeds if owner[space] == seat]) for seat in range(seats)])
