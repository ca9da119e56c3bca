"""What is true after every action of Rupee Monopoly."""

from collections import Counter

from tafelrunde.games.monopoly.state import BANK, Monopoly, count_held, list_deeds


def check(state: Monopoly) -> None:
    """Every card and every upgrade is in one place, nobody owes the table, and what is kept at hand is true."""
    rules = state.rules
    for number, deck in enumerate(state.decks):  # RM-C1, RM-C2: in the deck, or a jail card in somebody's hands
        kept = sum(seat.jail_cards[number] for seat in state.seats)
        mine = [index for index, card in enumerate(rules.cards) if card.deck == number]
        away = [index for index in mine if rules.cards[index].effect == "keep_jail_card"][:kept]
        assert Counter(deck.cards) + Counter(away) == Counter(mine)
        assert 0 <= deck.seen <= len(deck.cards)
    for seat in state.seats:
        assert seat.cash >= 0
        assert 0 <= seat.position < len(rules.kind)
        assert not seat.out or seat.cash == 0
    for space, owner in enumerate(state.owner):
        assert owner == BANK or (space in rules.deeds and not state.seats[owner].out)
        assert state.level[space] == 0 or (owner != BANK and not state.mortgaged[space])
        assert not state.mortgaged[space] or owner != BANK or state.over
    # RM-B3: what stands on the board is missing from the stock
    assert state.sprouts >= 0
    assert state.trees >= 0
    seats = len(state.seats)
    assert state.held == count_held(rules, seats, state.owner)
    assert state.deeds == list_deeds(rules, seats, state.owner)
    assert state.growth == [sum(state.level[space] for space in group) for group in rules.groups]
    assert state.pledges == [sum(state.mortgaged[space] for space in group) for group in rules.groups]
