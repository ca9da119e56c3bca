"""Foresight: plays the promising turns out on imagined tables, with the turn of the NPCs that follows, and compares.

To play a turn of the NPCs out costs more than all else that a player thinks, so as few as possible are.
"""

from time import perf_counter
from typing import Final

from tafelrunde.engine import Action, Chance
from tafelrunde.games.twister.actions import END_TURN
from tafelrunde.games.twister.bots.habit import Habit
from tafelrunde.games.twister.bots.solo_value import solo_value
from tafelrunde.games.twister.bots.turn_search import Line
from tafelrunde.games.twister.imagination import imagine
from tafelrunde.games.twister.rules.actions import ChooseAction
from tafelrunde.games.twister.rules.movement import Handle
from tafelrunde.games.twister.rules.turn import ChooseCard
from tafelrunde.games.twister.state import Twister

MOST: Final = 300  # decisions in one imagined turn
# in tenths of a victory point; how much they spare, and what is chosen then: docs/speed.md
HOPELESS: Final = 5.0  # a turn that looks so much worse than the best is not played out
BEHIND: Final = 8.0  # one that has fallen so far behind in all is not played out any further


def foresee(view: Twister, lines: list[Line], tables: int, end: float, habit: Habit, chance: Chance) -> Line:
    """The line after which the side stands best on average, on so many imagined tables at most: one that falls behind is left
    out, and the last one that is left is taken at once.

    At the time `end` the best so far is taken; a table that was begun is played out for all lines.
    """
    seat = view.asked().seat
    plans = [[action for step in line.lines() for action in step.said] for line in lines]
    totals = [line.value for line in lines]  # what it looks like at first counts as one table
    left = close(list(range(len(lines))), totals, HOPELESS)
    for _ in range(tables):
        if len(left) == 1 or perf_counter() >= end:
            break
        table = imagine(view, chance)
        for index in left:
            trial = table.copy()
            play_out(trial, plans[index], habit, chance)
            totals[index] += solo_value(trial, seat)
        left = close(left, totals, BEHIND)
    return lines[left[0]]


def close(left: list[int], totals: list[float], most: float) -> list[int]:
    """Those that are at most so far behind the best, the best first."""
    order = sorted([(-totals[index], index) for index in left])
    return [index for total, index in order if total - order[0][0] <= most]


def different(lines: list[Line], most: int) -> list[Line]:
    """The first so many lines that leave the table differently: in another order, or with AP left over, it is the same turn."""
    found: list[Line] = []
    seen: list[tuple[object, ...]] = []
    for line in lines:
        state = line.state
        # what luck may change on the way depends on the order
        chancy = [str(action) for step in line.lines() for action in step.said] if line.extra else []
        outcome = (
            state.where,
            state.load,
            state.wounded,
            state.edges,
            state.points,
            state.seats[0].jumps,
            state.mended,
            chancy,
        )
        if outcome not in seen:
            seen.append(outcome)
            found.append(line)
            if len(found) == most:
                break
    return found


def play_out(state: Twister, actions: list[Action], habit: Habit, chance: Chance) -> None:
    """This turn as planned, as far as luck allows, and the other side's by habit, until a new card is to be played."""
    done = 0
    for _ in range(MOST):
        decision = state.decision
        if decision is None or isinstance(decision, ChooseCard):
            return
        if isinstance(decision, ChooseAction):
            action: Action = END_TURN
            while done < len(actions) and action is END_TURN:
                if decision.why_not(state, actions[done]) is None:
                    action = actions[done]
                done += 1
            state.take(action)
        elif isinstance(decision, Handle) and done < len(actions) and decision.why_not(state, actions[done]) is None:
            state.take(actions[done])
            done += 1
        else:
            state.take(habit.say(state, chance))
