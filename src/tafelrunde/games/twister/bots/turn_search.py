"""Whole turns: thinks them through action by action and keeps the most promising beginnings."""

from math import inf
from time import perf_counter

from tafelrunde.engine import Action, Listed, SeatId, late
from tafelrunde.games.twister.actions import END_TURN, Fight, Heal, Lance, Move, Reveal, Shoot, Turn
from tafelrunde.games.twister.bots.habit import fight_value, reveal_value, with_moves
from tafelrunde.games.twister.bots.rescue import rescues
from tafelrunde.games.twister.bots.worth import Worth, worth
from tafelrunde.games.twister.rules.actions import ChooseAction, do, list_actions
from tafelrunde.games.twister.ruleset import CLERIC, GEAR
from tafelrunde.games.twister.state import Twister

LEAST = 0.3  # what a fight must promise


class Line(Listed):
    """A turn thought through so far."""

    before: "Line | None"
    said: list[Action]  # the last action, a walk with all that is said on it; the first line of all says the end of the turn
    reached: Twister | None  # the table then; of a plain move nothing until it is asked for
    value: float
    extra: float = 0.0  # what fights and reveals on the way promise
    certain: bool = True  # whether luck has no part in the last action
    revealed: bool = False

    @property
    def state(self) -> Twister:
        """The table after the last action."""
        if self.reached is None:
            assert self.before is not None
            self.reached = self.before.state.copy()
            do(self.reached, self.said[0])
        return self.reached

    def first(self) -> "Line":
        """Where it began, before any action."""
        at = self
        while at.before is not None:
            at = at.before
        return at

    def lines(self) -> list["Line"]:
        """From the first action to this one."""
        found: list[Line] = []
        at = self
        while at.before is not None:
            found.append(at)
            at = at.before
        found.reverse()
        return found


class TurnSearch(Listed):
    """One search through the turns that a seat may play now: so many beginnings are kept, so many lines are looked at."""

    width: int
    most: int  # zero: any number
    seconds: float  # zero: any time
    end: float = late()
    looked: int = late(0)

    def __post_init__(self) -> None:
        self.end = perf_counter() + self.seconds if self.seconds else inf

    def best(self, state: Twister, decision: ChooseAction) -> list[Line]:
        """The lines that were kept, from good to bad; the first action of each is the one to say."""
        seat = decision.seat
        start = state.copy()
        start.stack = []
        start.decision = None
        still = Line(None, [END_TURN], start, worth(start, seat))
        found = [still]
        beam = [still]
        while beam and not self.over():
            further: list[Line] = []
            for line in beam:
                if line.state.ap > 0 and not line.state.over and not self.over():
                    self.grow(line, decision, further)
            beam = self.promising(further, seat)
            found.extend(beam)
        found.sort(key=_value, reverse=True)
        return found

    def over(self) -> bool:
        """Whether the budget is used up."""
        return 0 < self.most <= self.looked or perf_counter() >= self.end

    def grow(self, line: Line, decision: ChooseAction, further: list[Line]) -> None:
        """All that may come next on a line."""
        state = line.state
        seat = decision.seat
        number = state.rules.number
        judged = Worth(state, seat)
        for action in with_moves(state, seat, decision.options(state)):
            if action is END_TURN:
                continue
            extra = line.extra
            revealed = line.revealed
            if isinstance(action, Move) and judged.plain(number[action.token], action.square):
                self.looked += 1
                value = judged.after(number[action.token], action.square) + extra
                moved = Line(line, [action], None, value, extra=extra, revealed=revealed)
                further.append(moved)
                if state.ap > 1 and has_business(state, action):
                    self.follow_up(moved, decision, action.token, further)
                continue
            promise = promised(state, seat, action)
            trial = state.copy()
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
            self.looked += 1
            value = worth(trial, seat) + extra
            grown = Line(line, [action], trial, value, extra=extra, certain=promise is None, revealed=revealed)
            further.append(grown)
            stays = isinstance(action, Move) and trial.ap > 0 and trial.where[number[action.token]] >= 0
            if isinstance(action, Move) and stays and has_business(trial, action):
                self.follow_up(grown, decision, action.token, further)
        for rescue in rescues(state, seat):
            trial = state.copy()
            rescue.carry_out(trial)
            self.looked += 1
            value = worth(trial, seat) + line.extra
            grown = Line(line, rescue.said(state), trial, value, extra=line.extra, revealed=line.revealed)
            further.append(grown)
            if rescue.lays_down(state) and trial.ap > 0:
                self.follow_up(grown, decision, state.name(rescue.who), further)

    def follow_up(self, line: Line, decision: ChooseAction, token: str, further: list[Line]) -> None:
        """What somebody went to a gear or to a friend for: the way alone seems to bring nothing."""
        actions: list[Action] = []
        list_actions(line.state, line.state.rules.number[token], actions)
        for action in actions:
            if isinstance(action, (Turn, Heal)):
                trial = line.state.copy()
                do(trial, action)
                self.looked += 1
                value = worth(trial, decision.seat) + line.extra
                further.append(Line(line, [action], trial, value, extra=line.extra, revealed=line.revealed))

    def promising(self, lines: list[Line], seat: SeatId) -> list[Line]:
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


def has_business(state: Twister, move: Move) -> bool:
    """Whether somebody has gone to a gear, or a Cleric has gone while a friend lies wounded."""
    token = state.rules.number[move.token]
    if state.ground[move.square] == GEAR:
        return True
    return state.rules.kind[token] == CLERIC and True in [
        state.wounded[friend] for friend in state.fighters(state.rules.side[token])
    ]


def promised(state: Twister, seat: SeatId, action: Action) -> float | None:
    """What luck will bring on average; None for what is certain."""
    if isinstance(action, (Fight, Lance, Shoot)):
        return fight_value(state, seat, action)
    if isinstance(action, Reveal):
        return reveal_value(state, seat, action)
    return None


def _value(line: Line) -> float:
    return line.value
