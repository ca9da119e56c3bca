"""Habits that people notice in Monopoly's normal player: python -m benchmarks.monopoly_habits [GAMES] [FIRST SEED]

Four normal players. How many mortgages are of a deed that its owner had lifted at most two rounds before, how many offers are
word for word what the same seat was offered within five rounds, and how long the games are.
"""

import sys
from typing import NamedTuple

from tafelrunde.engine.ids import SeatId
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.actions import Lift, Mortgage, Offer
from tafelrunde.games.monopoly.ids import SpaceId
from tafelrunde.games.monopoly.state import Monopoly

SEATS = 4
SOON = 2  # rounds between lifting a mortgage and taking it up again
INSISTENT = 5  # rounds between two equal offers


class Habits(NamedTuple):
    """What was counted."""

    mortgages: int = 0
    taken_up_again: int = 0
    offers: int = 0
    repeated: int = 0
    rounds: int = 0

    def and_(self, other: "Habits") -> "Habits":
        return Habits(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def game(seed: int) -> Habits:
    """One whole game."""
    state = GAME.start(GAME.setting(dict(GAME.endless)), SEATS, seed)  # some games would not end by themselves
    assert isinstance(state, Monopoly)
    players = [GAME.player("normal", seed * SEATS + seat) for seat in range(SEATS)]
    lifted: dict[tuple[SeatId, SpaceId], int] = {}
    offered: dict[tuple[SeatId, str], int] = {}
    mortgages = again = offers = repeated = 0
    while not state.over:
        seat = state.asked().seat
        action = players[seat].choose(state)
        if isinstance(action, Lift):
            lifted[seat, action.space] = state.round
        elif isinstance(action, Mortgage):
            mortgages += 1
            again += state.round - lifted.get((seat, action.space), -SOON - 1) <= SOON
        elif isinstance(action, Offer):
            offers += 1
            repeated += state.round - offered.get((seat, action.text), -INSISTENT - 1) <= INSISTENT
            offered[seat, action.text] = state.round
        state.take(action)
    return Habits(mortgages, again, offers, repeated, state.round)


def main() -> None:
    games, first = [int(word) for word in (*sys.argv[1:], *("200", "50000")[len(sys.argv) - 1 :])]
    counted = Habits()
    for seed in range(first, first + games):
        counted = counted.and_(game(seed))
    again, repeated = share(counted.taken_up_again, counted.mortgages), share(counted.repeated, counted.offers)
    print(f"{games} games, {counted.rounds / games:.0f} rounds each")
    print(f"mortgages {counted.mortgages}, of a deed just lifted {counted.taken_up_again} ({again})")
    print(f"offers {counted.offers}, repeated within {INSISTENT} rounds {counted.repeated} ({repeated})")


def share(part: int, whole: int) -> str:
    return f"{100 * part / max(whole, 1):.1f} %"


if __name__ == "__main__":
    main()
