"""The strong player: thinks through whole turns, keeping the most promising beginnings, and says the first word of the best.

Alone against the NPCs the normal player does so too, with fewer beginnings in mind: hunting takes several characters.
"""

from math import inf
from time import perf_counter
from typing import Any, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.player import Player
from tafelrunde.games.twister.actions import END_TURN, EndTurn, Fight, Lance, Reveal, Shoot
from tafelrunde.games.twister.bots.habit import NOISE, Habit, fight_value, reveal_value, with_moves
from tafelrunde.games.twister.bots.judgement import worth
from tafelrunde.games.twister.rules.combat import BY_BOW, BY_LANCE, CLOSE
from tafelrunde.games.twister.rules.deeds import ChooseDeed, do
from tafelrunde.games.twister.state import Twister

NORMAL_WIDTH: Final = 3  # beginnings that the normal player keeps after each action
LEAST: Final = 0.3  # what a fight must promise


class Line:
    """A turn thought through so far."""

    def __init__(self, state: Twister, extra: float, value: float, first: Action, revealed: bool) -> None:
        self.state = state
        self.extra = extra  # what fights and reveals on the way promise
        self.value = value
        self.first = first
        self.revealed = revealed


class StrongPlayer(Player):
    """Searches its own turn, for at most so many seconds (0: as long as it takes); all else by habit."""

    def __init__(self, seed: int, seconds: float, width: int) -> None:
        self.chance = seeded(seed)
        self.habit = Habit(0.0)
        self.seconds = seconds
        self.width = width

    def choose(self, view: Any) -> Action:
        decision = view.decision
        if isinstance(decision, ChooseDeed):
            return self.plan(view, decision)
        return self.habit.say(view, self.chance)

    def plan(self, state: Twister, decision: ChooseDeed) -> Action:
        """The first action of the best turn that was found."""
        actions = decision.options(state)
        if len(actions) == 1 or not isinstance(actions[-1], EndTurn):
            return self.habit.say(state, self.chance)
        end = perf_counter() + self.seconds if self.seconds else inf
        seat = decision.seat
        start = state.copy()
        start.stack = []
        start.decision = None
        best = Line(start, 0.0, worth(start, seat), END_TURN, False)
        beam = [best]
        while beam and perf_counter() < end:
            further: list[Line] = []
            for line in beam:
                if line.state.ap > 0 and not line.state.over and perf_counter() < end:
                    self.grow(line, decision, line is not best or line.first is not END_TURN, further)
            beam = self.promising(further, seat)
            if beam and beam[0].value > best.value + 0.01:
                best = beam[0]
        return best.first

    def grow(self, line: Line, decision: ChooseDeed, begun: bool, further: list[Line]) -> None:
        """All that may come next on a line."""
        state = line.state
        seat = decision.seat
        for action in with_moves(state, seat, decision.options(state)):
            if action is END_TURN:
                continue
            extra = line.extra
            trial = state.copy()
            revealed = line.revealed
            promise = self.promise(state, seat, action)
            if promise is not None:
                if promise < LEAST or (isinstance(action, Reveal) and revealed):
                    continue
                revealed = revealed or isinstance(action, Reveal)
                extra += promise
                trial.ap -= 1
                if isinstance(action, (Fight, Lance, Shoot)):
                    trial.hurt += (state.rules.number[action.target],)
            else:
                do(trial, action)
            further.append(Line(trial, extra, worth(trial, seat) + extra, line.first if begun else action, revealed))

    def promise(self, state: Twister, seat: int, action: Action) -> float | None:
        """What luck will bring on average; None for what is certain."""
        number = state.rules.number
        if isinstance(action, Fight):
            helpers = [number[name] for name in action.supporters]
            return fight_value(state, seat, number[action.token], number[action.target], CLOSE, helpers)
        if isinstance(action, Lance):
            return fight_value(state, seat, number[action.token], number[action.target], BY_LANCE, [])
        if isinstance(action, Shoot):
            return fight_value(state, seat, number[action.token], number[action.target], BY_BOW, [])
        if isinstance(action, Reveal):
            return reveal_value(state, seat, action)
        return None

    def promising(self, lines: list[Line], seat: int) -> list[Line]:
        """The best lines; of those that lead to the same place one."""
        lines.sort(key=_value, reverse=True)
        kept: list[Line] = []
        seen: list[list[int]] = []
        for line in lines:
            place = [*line.state.where[seat * 8 : seat * 8 + 8], line.state.ap, round(line.extra * 100)]
            if place not in seen:
                seen.append(place)
                kept.append(line)
                if len(kept) == self.width:
                    break
        return kept


def _value(line: Line) -> float:
    return line.value


class NormalPlayer(Player):
    """By habit against a person; alone it thinks its turn through, briefly."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)
        self.habit = Habit(NOISE)
        self.planner = StrongPlayer(seed, 0.0, NORMAL_WIDTH)

    def choose(self, view: Any) -> Action:
        decision = view.decision
        if isinstance(decision, ChooseDeed) and view.solo():
            return self.planner.plan(view, decision)
        return self.habit.say(view, self.chance)
