"""The end: who wins, and how wealth is counted (RM-E)."""

from tafelrunde.engine import SeatId
from tafelrunde.games.monopoly.events import GameWon, LimitReached, WealthShared, WealthWon
from tafelrunde.games.monopoly.rules.property import wealth
from tafelrunde.games.monopoly.state import Monopoly


def in_game(state: Monopoly) -> list[SeatId]:
    """The seats that are not bankrupt."""
    return [seat.seat for seat in state.seats if not seat.out]


def last_one_wins(state: Monopoly) -> None:
    """RM-E1: only one is left."""
    winner = in_game(state)[0]
    _end(state, [winner])
    state.emit(GameWon(winner))


def count_wealth(state: Monopoly) -> None:
    """RM-E2 to RM-E4: the wealthiest wins; a tie goes to more rupees, and is shared if those are equal too."""
    worth = {seat: (wealth(state, seat), state.seats[seat].cash) for seat in in_game(state)}
    best = max(worth.values())
    winners = [seat for seat, amount in worth.items() if amount == best]
    _end(state, winners)
    if len(winners) == 1:
        state.emit(WealthWon(winners[0], best[0]))
    else:
        state.emit(WealthShared(best[0]))


def limit_is_reached(state: Monopoly) -> None:
    """RM-E5: the round in which the limit was reached has ended."""
    state.emit(LimitReached(state.round))
    count_wealth(state)


def ranking(state: Monopoly) -> list[list[SeatId]]:
    """RM-E6: winners first, then the others by wealth, then the bankrupt, last to leave first. Equals stand together."""
    others = [seat for seat in in_game(state) if seat not in state.winners]
    others.sort(key=lambda seat: (-wealth(state, seat), -state.seats[seat].cash))
    places = [list(state.winners)]
    for seat in others:
        worth = (wealth(state, seat), state.seats[seat].cash)
        before = places[-1][0]
        tied = before not in state.winners and worth == (wealth(state, before), state.seats[before].cash)
        if tied:
            places[-1].append(seat)
        else:
            places.append([seat])
    return places + [[seat] for seat in reversed(state.left)]


def shares(state: Monopoly) -> list[float]:
    """At the end, each seat's share of the victory."""
    return [1 / len(state.winners) if seat.seat in state.winners else 0.0 for seat in state.seats]


def _end(state: Monopoly, winners: list[SeatId]) -> None:
    state.winners = tuple(winners)
    state.over = True
    state.stack.clear()
    state.claims = ()
