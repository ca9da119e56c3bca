"""The normal and the strong player: they think whole turns through, and alone also what the NPCs will do then."""

from math import inf
from time import perf_counter
from typing import Any, Final

from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine import Action, Chance, Player, late, seeded
from tafelrunde.games.twister.actions import END_TURN, EndTurn, PlayCard
from tafelrunde.games.twister.bots.foresight import different, foresee
from tafelrunde.games.twister.bots.habit import NOISE, Habit
from tafelrunde.games.twister.bots.judgement import WEIGHTS
from tafelrunde.games.twister.bots.turn_search import Line, TurnSearch
from tafelrunde.games.twister.rules.actions import ChooseAction
from tafelrunde.games.twister.rules.movement import Handle
from tafelrunde.games.twister.rules.turn import ChooseCard
from tafelrunde.games.twister.state import Twister

NORMAL_WIDTH: Final = 3
NORMAL_LINES: Final = 6
NORMAL_TABLES: Final = 3
STRONG_WIDTH: Final = 10
STRONG_LINES: Final = 12
STRONG_TABLES: Final = 24


class StrongPlayer(Thinker):
    """Searches its own turn; alone it plays the best ones out. An iteration is a line looked at. All else goes by habit."""

    seed: int
    width: int = STRONG_WIDTH  # beginnings of a turn that are kept
    lines: int = STRONG_LINES  # turns that are played out
    tables: int = STRONG_TABLES  # imagined, on which they are
    chance: Chance = late()
    habit: Habit = late()
    ahead: list[Line] = late([])  # what is left of the turn that was planned
    walk: list[Action] = late([])  # and of the walk that was begun
    turns: list[Line] = late([])  # that were thought through when the action card was chosen

    def __post_init__(self) -> None:
        self.chance = seeded(self.seed)
        self.habit = Habit(0.0)

    def choose(self, view: Any) -> Action:
        decision = view.decision
        if isinstance(decision, ChooseAction):
            return self.plan(view, decision)
        if isinstance(decision, ChooseCard):
            return self.card(view, decision)
        if isinstance(decision, Handle) and self.walk and decision.why_not(view, self.walk[0]) is None:
            return self.walk.pop(0)
        return self.habit.say(view, self.chance)

    def card(self, state: Twister, decision: ChooseCard) -> Action:
        """The action card whose AP bring most for their number: each has its turn once in a cycle."""
        actions = decision.options(state)
        if len(actions) == 1:
            return actions[0]
        best = actions[0]
        most = -inf
        self.turns = []
        for action in actions:
            assert isinstance(action, PlayCard)
            trial = state.copy()
            trial.ap = int(action.card)
            turns = TurnSearch(self.width, self.iterations // len(actions), self.seconds / len(actions))
            found = turns.best(trial, ChooseAction(decision.seat))
            value = found[0].value - WEIGHTS.ap * trial.ap
            self.thought += turns.looked
            if value > most:
                best, most = action, value
                self.turns = found if self.unhurried() else []
        return best

    def plan(self, state: Twister, decision: ChooseAction) -> Action:
        """The first action of the best turn that was found; a plan holds as long as luck has no part in it."""
        actions = decision.options(state)
        if len(actions) == 1 or not isinstance(actions[-1], EndTurn):
            return self.habit.say(state, self.chance)
        if not self.follows(state):
            best = self.best(state, decision)
            self.ahead = best.lines()
            if not self.ahead:
                return END_TURN
        line = self.ahead[0]
        self.ahead = self.ahead[1:] if line.certain else []
        self.walk = line.said[1:]
        return line.said[0]

    def best(self, state: Twister, decision: ChooseAction) -> Line:
        """The best turn; alone half of the time goes into looking ahead."""
        end = perf_counter() + self.seconds if self.seconds else inf
        found = self.turns
        if not found or not as_foreseen(found[0].first().state, state):
            turns = TurnSearch(self.width, self.iterations, self.seconds / 2 if state.solo() else self.seconds)
            found = turns.best(state, decision)
            self.thought += turns.looked
        self.turns = []
        if not state.solo():
            return found[0]
        return foresee(state, different(found, self.lines), self.tables, end, habit=self.habit, chance=self.chance)

    def follows(self, state: Twister) -> bool:
        """Whether the table is as it was foreseen."""
        if not self.ahead:
            return False
        before = self.ahead[0].before
        assert before is not None
        return as_foreseen(before.state, state)

    def unhurried(self) -> bool:
        """Whether a search goes as deep for an action card as for the turn."""
        return not self.iterations and not self.seconds


def as_foreseen(foreseen: Twister, state: Twister) -> bool:
    """Whether a table is as it was foreseen."""
    return foreseen.where == state.where and foreseen.ap == state.ap and foreseen.edges == state.edges


class NormalPlayer(Player):
    """By habit against a person; alone it thinks its turn through, briefly."""

    seed: int
    chance: Chance = late()
    habit: Habit = late()
    planner: StrongPlayer = late()

    def __post_init__(self) -> None:
        self.chance = seeded(self.seed)
        self.habit = Habit(NOISE)
        self.planner = StrongPlayer(self.seed, NORMAL_WIDTH, NORMAL_LINES, NORMAL_TABLES)

    def choose(self, view: Any) -> Action:
        if view.solo():
            return self.planner.choose(view)
        return self.habit.say(view, self.chance)
