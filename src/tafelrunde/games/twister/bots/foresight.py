"""Foresight: plays the promising turns out on imagined tables, with the turn of the NPCs that follows, and compares."""

from typing import Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance
from tafelrunde.games.twister.actions import END_TURN
from tafelrunde.games.twister.bots.habit import Habit
from tafelrunde.games.twister.bots.judgement import worth
from tafelrunde.games.twister.bots.turns import Line
from tafelrunde.games.twister.imagination import imagine
from tafelrunde.games.twister.rules.deeds import ChooseDeed
from tafelrunde.games.twister.rules.turn import ChooseCard
from tafelrunde.games.twister.state import Twister

MOST: Final = 300  # decisions in one imagined turn


def foresee(view: Twister, lines: list[Line], samples: int, habit: Habit, chance: Chance) -> Line:
    """The line after which the side stands best on average, on the same imagined tables for all of them."""
    if len(lines) == 1:
        return lines[0]
    decision = view.asked()
    totals = [0.0] * len(lines)
    for _ in range(samples):
        table = imagine(view, chance)
        for index, line in enumerate(lines):
            trial = table.copy()
            play_out(trial, [step.action for step in line.lines()], habit, chance)
            totals[index] += worth(trial, decision.seat)
    best = 0
    for index in range(1, len(lines)):
        if totals[index] > totals[best]:
            best = index
    return lines[best]


def play_out(state: Twister, actions: list[Action], habit: Habit, chance: Chance) -> None:
    """This turn as planned, as far as it can be, and the other side's by habit, until a new card is to be played."""
    done = 0
    for _ in range(MOST):
        decision = state.decision
        if decision is None or isinstance(decision, ChooseCard):
            return
        if isinstance(decision, ChooseDeed):
            action: Action = END_TURN
            if done < len(actions) and decision.why_not(state, actions[done]) is None:
                action = actions[done]
                done += 1
            else:
                done = len(actions)
            state.take(action)
        else:
            state.take(habit.say(state, chance))
