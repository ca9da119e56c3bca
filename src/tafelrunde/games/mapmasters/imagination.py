"""Imagining: dealing anew what a seat cannot know, so that it cannot tell the result from the real table."""

from mypy_extensions import i64

from tafelrunde.engine import EVERYTHING, Chance, SeatId
from tafelrunde.games.mapmasters.ids import CardId
from tafelrunde.games.mapmasters.state import Table, put


def imagine(view: Table, chance: Chance) -> Table:
    """A whole table: deck, hands, box, books, goal cards and face-down cards dealt, and luck to come."""
    state = view.copy()
    state.viewer = SeatId(EVERYTHING)
    if view.viewer != EVERYTHING:
        deal_cards(state, chance)
        deal_rest(state, chance)
    state.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
    return state


def deal_cards(state: Table, chance: Chance) -> None:
    """MM-S9, MM-S11: unseen cards are in the deck, in hidden hands or in the box; how many of each class lie where is known."""
    rules = state.rules
    left = rules.copies.copy()
    for seen in (state.board, state.gone, *[seat.hand for seat in state.seats]):
        for card in seen:
            if card >= 0:
                left[card] -= 1
    hidden: list[CardId] = []
    piles: list[tuple[CardId, ...]] = []
    for index, cards in enumerate(rules.classes):
        unseen: list[CardId] = []
        for card in cards:
            unseen.extend([card] * left[card])
        chance.shuffle(unseen)
        if index == 0:
            box = len(state.starts)
            state.starts = tuple(unseen[:box])
        else:
            box = len(state.piles[index - 1])
            piles.append(tuple(unseen[:box]))
        hidden += unseen[box:]
    state.piles = tuple(piles)
    chance.shuffle(hidden)
    for seat in state.seats:
        if seat.hand and seat.hand[0] < 0:
            seat.hand = sorted([hidden.pop() for _ in seat.hand])
    state.deck = tuple([hidden.pop() for _ in state.deck])


def deal_rest(state: Table, chance: Chance) -> None:
    """Spellbooks, goal cards and face-down mission cards that nobody has seen."""
    rules = state.rules
    books = set(state.shown)
    if state.blind >= 0:
        books.add(state.blind)
    owned: i64 = 0
    for party in state.parties:
        owned |= party.books | party.used_books
    shelf = [book for book in rules.book_by_id.values() if book not in books and not owned >> rules.books[book].number & 1]
    chance.shuffle(shelf)
    state.shelf = tuple(shelf)
    if state.goal_pile:
        open_goals = {*state.goals, *[party.goal for party in state.parties]}
        goals = [goal for goal in rules.goal_by_id.values() if goal not in open_goals]
        chance.shuffle(goals)
        state.goal_pile = tuple(goals)
    unknown = [card for card in rules.mission.hidden if card not in state.board and card not in state.under]
    chance.shuffle(unknown)
    for space in state.face_down():
        state.under = put(state.under, space, unknown.pop())
