"""How often tokens land where: computed from the board and the decks, so that it also holds for a designer's own board.

A turn is a step of a Markov chain over the spaces on which it may begin. Jail is left at once; cards come in any order.
"""

from functools import cache

from tafelrunde.games.monopoly.ids import SpaceId
from tafelrunde.games.monopoly.ruleset import BOTTLE, CHEST, GO_TO_JAIL, JAIL_SPACE, Board, Card
from tafelrunde.games.monopoly.state import BOTTLE_DECK, CHEST_DECK

THROWS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # of 36, by total
CARDS_IN_A_ROW = 3  # a card may lead to another card space; more than these are not followed
TURNS = 60  # until the start no longer matters


@cache
def landings(board: Board) -> list[float]:
    """Expected landings on each space during one turn of one visitor."""
    size = board.size
    turns = [_turn(board, start) for start in range(size)]
    begins = [0.0] * size
    begins[0] = 1.0
    for _ in range(TURNS):
        after = [0.0] * size
        for start in range(size):
            share = begins[start]
            if share:
                for space, chance in enumerate(turns[start][1]):
                    after[space] += share * chance
        begins = after
    found = [0.0] * size
    for start in range(size):
        for space, count in enumerate(turns[start][0]):
            found[space] += begins[start] * count
    return found


def _turn(board: Board, start: SpaceId) -> tuple[list[float], list[float]]:
    """Landings during a turn that begins here, and where it may end (RM-T3, RM-T4)."""
    count, end = [0.0] * board.size, [0.0] * board.size
    at = {start: 1.0}
    for throw in (1, 2, 3):
        again: dict[int, float] = {}
        for space, share in at.items():
            for first in range(1, 7):
                for second in range(1, 7):
                    chance = share / 36
                    if first == second and throw == 3:
                        end[JAIL_SPACE] += chance
                    elif first == second:
                        _land(board, (space + 2 * first) % board.size, chance, count, again, end, 0)
                    else:
                        _land(board, (space + first + second) % board.size, chance, count, None, end, 0)
        at = again
    return count, end


def _land(
    board: Board,
    space: SpaceId,
    chance: float,
    count: list[float],
    again: dict[int, float] | None,
    end: list[float],
    cards: int,
) -> None:
    """A token lands; `again` collects those that throw once more."""
    count[space] += chance
    kind = board.kind[space]
    if kind == GO_TO_JAIL:
        end[JAIL_SPACE] += chance
        return
    stays = chance
    if kind in (BOTTLE, CHEST) and cards < CARDS_IN_A_ROW:
        deck = BOTTLE_DECK if kind == BOTTLE else CHEST_DECK
        pile = [card for card in board.cards if card.deck == deck]
        for card in pile:
            share = chance / len(pile)
            target = _target(board, card, space)
            if card.effect == "go_to_jail":
                end[JAIL_SPACE] += share
                stays -= share
            elif target >= 0:
                _land(board, target, share, count, again, end, cards + 1)
                stays -= share
    if again is None:
        end[space] += stays
    else:
        again[space] = again.get(space, 0.0) + stays


def _target(board: Board, card: Card, space: SpaceId) -> int:
    """Where a card sends a token; -1 if nowhere."""
    if card.effect == "move_to":
        return card.space
    if card.effect == "move_by":
        return (space + card.steps) % board.size
    if card.effect == "move_to_nearest":
        return next(ahead for step in range(1, board.size + 1) if board.kind[ahead := (space + step) % board.size] == card.kind)
    return -1
