"""Imagining: dealing anew what a seat cannot know, so that it cannot tell the result from the real table."""

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import EVERYTHING
from tafelrunde.games.mapmasters.ruleset import HIDDEN
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
    """Section 5: unseen cards are in the deck, in hidden hands or in the box; how many of each class lie where is known."""
    rules = state.rules
    left = rules.copies.copy()
    for kind in state.board:
        if kind >= 0:
            left[kind] -= 1
    for kind in state.gone:
        left[kind] -= 1
    for seat in state.seats:
        for kind in seat.hand:
            if kind >= 0:
                left[kind] -= 1
    hidden: list[int] = []
    piles: list[tuple[int, ...]] = []
    for index, kinds in enumerate(rules.classes):
        unseen: list[int] = []
        for kind in kinds:
            for _ in range(left[kind]):
                unseen.append(kind)
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
    for party in state.parties:
        for index, book in enumerate(rules.books):
            if (party.books | party.used_books) >> book.number & 1:
                books.add(index)
    shelf = [index for index in range(len(rules.books)) if index not in books]
    chance.shuffle(shelf)
    state.shelf = tuple(shelf)
    if state.goal_pile:
        open_goals = {*state.goals, *[party.goal for party in state.parties]}
        goals = [goal for goal in range(len(rules.goals)) if goal not in open_goals]
        chance.shuffle(goals)
        state.goal_pile = tuple(goals)
    unknown = [kind for kind in rules.mission.hidden if kind not in state.board and kind not in state.under]
    chance.shuffle(unknown)
    for space, kind in enumerate(state.board):
        if kind == HIDDEN and not state.peeked[space]:
            state.under = put(state.under, space, unknown.pop())
