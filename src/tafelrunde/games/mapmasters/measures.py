"""What matters on a map besides winning, for the lab: tasks, turns, money, and what each card was worth."""

from tafelrunde.engine import Action, SeatId
from tafelrunde.games.mapmasters.actions import Lay
from tafelrunde.games.mapmasters.state import Table


def measures(state: Table) -> dict[str, float]:
    """At the end of a game."""
    left_over = _left_over(state)
    return {
        "turns": float(state.turn),
        "tasks": float(int(state.done).bit_count()),
        "money": float(state.money),
        "kills": float(state.kills),
        "jumps": float(state.jumps),
        "cards-laid": float(len(state.laid)),
        "tokens": float(sum([int(party.tokens).bit_count() + len(party.used_tokens) for party in state.parties])),
        "twice": float(sum([max(0, -count) for count in left_over])),
        "left": float(sum([max(0, count) for count in left_over])),
    }


def _left_over(state: Table) -> list[int]:
    """What each group has left of each kind of discovery; less than none of those that it used on its path and gave as well,
    which only the easier levels allow (MM-D5)."""
    return [
        int(party.found[kind] - party.spent[kind] - party.given[kind])
        for party in state.parties
        for kind in range(len(party.found))
    ]


def held(state: Table, seat: SeatId) -> list[str]:
    """The hand."""
    return [state.rules.cards[card].id for card in state.seats[seat].hand]


def used(action: Action) -> str:
    """The card that is laid."""
    return action.card if isinstance(action, Lay) else ""
