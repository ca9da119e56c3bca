"""Weighing: actions with how the mission would stand after them; less is better."""

from math import exp

from tafelrunde.engine import Action
from tafelrunde.games.mapmasters.bots.weights import A_THIRD, WON
from tafelrunde.games.mapmasters.state import Table

Weighed = list[tuple[float, Action]]


def ranked(found: Weighed, chosen: Action | None = None) -> Weighed:
    """The best first, of equals the one that was thought of first; before all others the one that was chosen, if one was."""
    order = sorted([(standing, index) for index, (standing, _) in enumerate(found)])
    best = [found[index] for _, index in order]
    if chosen is None:
        return best
    return [one for one in best if one[1] == chosen] + [one for one in best if one[1] != chosen]


def merit(state: Table, standing: float) -> float:
    """A standing as a number from 0 to 1, by what is lacking for each task."""
    if standing <= WON / 2:
        return 0.99
    return 0.98 * exp(-max(standing, 0.0) / (A_THIRD * len(state.rules.tasks)))
