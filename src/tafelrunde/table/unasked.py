"""What need not be asked again: a question that comes again and again (`Game.recurring`), was let be, and brings nothing new.

The table then gives the answer in the seat's place. It is an action like any other, so records know nothing of this.
"""

from tafelrunde.engine import Action, Game, SeatId, State, view
from tafelrunde.table.undo import Past


def unasked(game: Game, past: Past, now: State) -> Action | None:
    """The answer of the seat that is asked, if it is known already."""
    decision = now.decision
    found = game.recurring(view(now, decision.seat)) if decision is not None else None
    if decision is None or found is None:
        return None
    answers, about = found
    return answers[0] if about <= _let_be(game, past, decision.seat, about) else None


def _let_be(game: Game, past: Past, seat: SeatId, wanted: set[str]) -> set[str]:
    """What the seat has let be since it last did anything about it; no further back than is of interest."""
    known: set[str] = set()
    for step in reversed(past.steps):
        if wanted <= known:
            break
        asked = step.before.decision
        if step.seat == seat and asked is not None and asked.seat == seat and not step.action.interjects:
            found = game.recurring(view(step.before, seat))
            if found is not None:
                answers, about = found
                if step.action not in answers:
                    break
                known |= about
    return known
