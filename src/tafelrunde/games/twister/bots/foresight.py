"""Foresight: plays the promising turns out on imagined tables, with the turn of the NPCs that follows, and compares."""

from time import perf_counter
from typing import Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance
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


def foresee(view: Twister, lines: list[Line], samples: int, end: float, habit: Habit, chance: Chance) -> Line:
    """The line after which the side stands best on average. After so many imagined tables the better half goes on.

    At the time `end` the best so far is taken; a table that was begun is played out for all lines.
    """
    seat = view.asked().seat
    plans = [[action for step in line.lines() for action in step.said] for line in lines]
    totals = [line.value for line in lines]  # what it looks like at first counts as one table
    left = list(range(len(lines)))
    while len(left) > 1:
        for _ in range(samples):
            if perf_counter() >= end:
                return lines[best_half(left, totals)[0]]
            table = imagine(view, chance)
            for index in left:
                trial = table.copy()
                play_out(trial, plans[index], habit, chance)
                totals[index] += solo_value(trial, seat)
        left = best_half(left, totals)
    return lines[left[0]]


def best_half(left: list[int], totals: list[float]) -> list[int]:
    """The better half of those that are left, the best first."""
    order = sorted([(-totals[index], index) for index in left])
    return [index for _, index in order[: (len(left) + 1) // 2]]


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
