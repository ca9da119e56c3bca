"""How often tokens land where: computed from the board and the decks, so that it also holds for a designer's own board.

A turn is a step of a Markov chain over the spaces on which it may begin. Jail is left at once; cards come in any order.
"""

from functools import cache
from typing import Final

from tafelrunde.engine import Listed, late
from tafelrunde.games.monopoly.ids import NOWHERE, SpaceId
from tafelrunde.games.monopoly.ruleset import BOTTLE, CHEST, GO_TO_JAIL, JAIL_SPACE, Board
from tafelrunde.games.monopoly.state import BOTTLE_DECK, CHEST_DECK

THROWS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # of 36, by total
CARDS_IN_A_ROW: Final = 3  # a card may lead to another card space; more than these are not followed
TURNS: Final = 60  # until the start no longer matters


@cache
def landings(board: Board) -> list[float]:
    """Expected landings on each space during one turn of one visitor."""
    size = board.size
    turns = [Course(board, start) for start in board.spaces]
    begins = [0.0] * size
    begins[0] = 1.0
    for _ in range(TURNS):
        after = [0.0] * size
        for start in board.spaces:
            share = begins[start]
            if share:
                for space, chance in enumerate(turns[start].end):
                    after[space] += share * chance
        begins = after
    found = [0.0] * size
    for start in board.spaces:
        for space, count in enumerate(turns[start].count):
            found[space] += begins[start] * count
    return found


class Course(Listed):
    """Landings during a turn that begins on a space, and where it may end (RM-T3, RM-T4)."""

    board: Board
    start: SpaceId
    count: list[float] = late()
    end: list[float] = late()
    again: dict[SpaceId, float] = late({})  # those that throw once more

    def __post_init__(self) -> None:
        board = self.board
        self.count, self.end = [0.0] * board.size, [0.0] * board.size
        at = {self.start: 1.0}
        for throw in (1, 2, 3):
            self.again = {}
            for space, share in at.items():
                for first in range(1, 7):
                    for second in range(1, 7):
                        chance = share / 36
                        if first == second and throw == 3:
                            self.end[JAIL_SPACE] += chance
                        else:
                            self.land(SpaceId((space + first + second) % board.size), chance, first == second, 0)
            at = self.again

    def land(self, space: SpaceId, chance: float, double: bool, cards: int) -> None:
        """A token lands, after so many cards in a row."""
        self.count[space] += chance
        kind = self.board.kind[space]
        if kind == GO_TO_JAIL:
            self.end[JAIL_SPACE] += chance
            return
        stays = chance
        if kind in (BOTTLE, CHEST) and cards < CARDS_IN_A_ROW:
            deck = BOTTLE_DECK if kind == BOTTLE else CHEST_DECK
            pile = [card for card in self.board.cards if card.deck == deck]
            for card in pile:
                share = chance / len(pile)
                moving = [verb for verb in card.do if verb.destination(self.board, space) != NOWHERE]
                if moving:
                    stays -= share
                    if moving[0].jails:
                        self.end[JAIL_SPACE] += share
                    else:
                        self.land(moving[0].destination(self.board, space), share, double, cards + 1)
        if double:
            self.again[space] = self.again.get(space, 0.0) + stays
        else:
            self.end[space] += stays
