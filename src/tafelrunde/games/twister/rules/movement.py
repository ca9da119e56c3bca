"""Moving and carrying, for people's characters: steps, resting, jumps, handling of tokens on the way (DT-M, DT-J, DT-O)."""

from typing import ClassVar, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Procedure
from tafelrunde.games.twister.actions import DROP, ONS, STOP, Drop, Get, Give, On, Swap, Take, Trade
from tafelrunde.games.twister.effects import (
    count,
    drop,
    exchange,
    give,
    leave,
    lift,
    loose,
    lying_characters,
    may_drop,
    move_to,
    put,
    settle,
    take,
)
from tafelrunde.games.twister.events import Dropped, Jumped, Moved
from tafelrunde.games.twister.rules.ground import around, attachments, character_on, exit_line, rope_on
from tafelrunde.games.twister.rules.question import Question
from tafelrunde.games.twister.ruleset import (
    BROKEN,
    COLOSSUS,
    DARK,
    FIRST_NPC,
    FIRST_OBJECT,
    NAGA,
    PIT,
    ROPE,
    SLIT,
    SQUARES,
    WAYS,
    WIZARD,
)
from tafelrunde.games.twister.state import NOBODY, Twister

FAR: Final = 99


def is_rope(state: Twister, token: int) -> bool:
    """Whether a token (or none) is a rope."""
    return FIRST_OBJECT <= token < FIRST_NPC and state.rules.kind[token] == ROPE


def may_step(state: Twister, who: int, square: int, way: int, load: int) -> bool:
    """DT-M2, DT-M3, DT-M4, DT-F3, DT-V3, DT-K4, DT-K6, DT-K8: a step through this edge onto the square behind it."""
    edge = state.edges[square * 4 + way]
    rules = state.rules
    kind = rules.kind[who]
    if edge > BROKEN and not (edge == SLIT and kind == NAGA):
        return False
    to = square + WAYS[way]
    ground = state.ground[to]
    if ground == DARK:
        return False
    there = state.standing[to]
    side = rules.side[who]
    if ground == PIT and kind != WIZARD and not (is_rope(state, load) and attachments(state, to) >= 2):
        friend = there >= 0 and there != who and rules.side[there] == side and state.holds(there, ROPE)
        if not friend and not rope_on(state, to):
            return False
    if there < 0 or rules.side[there] == side or kind == WIZARD:
        return True
    return rules.kind[there] == COLOSSUS and rules.combat[who] <= 1


def may_rest(state: Twister, who: int, square: int, load: int) -> bool:
    """DT-M6, DT-M8, DT-F4: a valid resting square for a character with this load."""
    there = state.standing[square]
    if there >= 0 and there != who:
        return False
    if state.ground[square] == PIT and not is_rope(state, load) and not rope_on(state, square):
        return False
    if exit_line(square, state.rules.side[who]):
        return False
    lying = state.lying[square]
    if lying < 0:
        return True
    side = state.rules.side[who]
    for token in lying_characters(state, square):
        if state.rules.side[token] != side:
            return False
    others = count(state, square)
    if there == who:
        others -= 1 if state.load[who] < 0 else 2
    return others + (1 if load < 0 else 2) <= 2


def distances(state: Twister, who: int, start: int, steps: int, load: int) -> list[int]:
    """How many steps it takes to each square; FAR beyond. Nobody walks on from the line through which they leave."""
    found = [FAR] * SQUARES
    found[start] = 0
    queue = [start]
    side = state.rules.side[who]
    for square in queue:
        so_far = found[square]
        if so_far == steps or (so_far and exit_line(square, side)):
            continue
        for way in range(4):
            if state.edges[square * 4 + way] <= SLIT:
                to = square + WAYS[way]
                if found[to] == FAR and may_step(state, who, square, way, load):
                    found[to] = so_far + 1
                    queue.append(to)
    return found


def destinations(state: Twister, who: int) -> list[int]:
    """DT-M1, DT-M9: where a whole move may end: valid resting squares, and the line through which one leaves."""
    start = state.where[who]
    load = state.load[who]
    found: list[int] = []
    side = state.rules.side[who]
    for square, steps in enumerate(distances(state, who, start, state.rules.movement[who], load)):
        if 0 < steps < FAR and (exit_line(square, side) or may_rest(state, who, square, load)):
            found.append(square)
    return found


def reach(state: Twister, who: int, ap: int) -> list[int]:
    """The AP it takes to rest on each square (or to leave there) by moves alone; FAR where that is not possible."""
    found = [FAR] * SQUARES
    start = state.where[who]
    found[start] = 0
    ring = [start]
    load = state.load[who]
    side = state.rules.side[who]
    for cost in range(1, ap + 1):
        further: list[int] = []
        for square in ring:
            if square != start and exit_line(square, side):
                continue
            for to, steps in enumerate(distances(state, who, square, state.rules.movement[who], load)):
                if steps < FAR and found[to] == FAR and (exit_line(to, side) or may_rest(state, who, to, load)):
                    found[to] = cost
                    further.append(to)
        ring = further
    return found


def way_to(state: Twister, who: int, start: int, end: int, steps: int, load: int) -> list[int]:
    """The first of the shortest ways, in the order N, E, S, W; both ends included."""
    found = [FAR] * SQUARES
    before = [-1] * SQUARES
    found[start] = 0
    queue = [start]
    side = state.rules.side[who]
    for square in queue:
        if square == end:
            break
        if found[square] == steps or (found[square] and exit_line(square, side)):
            continue
        for way in range(4):
            if state.edges[square * 4 + way] <= SLIT:
                to = square + WAYS[way]
                if found[to] == FAR and may_step(state, who, square, way, load):
                    found[to] = found[square] + 1
                    before[to] = square
                    queue.append(to)
    squares = [end]
    while squares[-1] != start:
        squares.append(before[squares[-1]])
    squares.reverse()
    return squares


def go(state: Twister, who: int, square: int) -> None:
    """DT-M1: a whole move."""
    start = state.where[who]
    if state.heard is not None:
        way = way_to(state, who, start, square, state.rules.movement[who], state.load[who])
        state.emit(Moved(state.name(who), tuple(way)))
    move_to(state, who, square)
    arrive(state, who)


def arrive(state: Twister, who: int) -> None:
    """DT-M9, DT-V2: whoever stands on the enemy's line leaves; then the action is over."""
    if exit_line(state.where[who], state.rules.side[who]):
        leave(state, who)
    settle(state)


# --- jumping ----------------------------------------------------------------------------------------------------------


def jumps(state: Twister, who: int, square: int, load: int) -> list[tuple[int, int]]:
    """DT-J1, DT-J2: pits to jump over and where to land."""
    found: list[tuple[int, int]] = []
    ground = state.ground
    for pit in around(state, square):
        if ground[pit] != PIT or character_on(state, pit) >= 0:
            continue
        for to in around(state, pit):
            if to != square and ground[to] != DARK and may_land(state, who, to, load):
                found.append((pit, to))
    return found


def may_land(state: Twister, who: int, square: int, load: int) -> bool:
    """DT-J2, DT-J3, DT-J5: a valid resting square; on the line through which one leaves nobody but wounded friends."""
    side = state.rules.side[who]
    if not exit_line(square, side):
        return may_rest(state, who, square, load)
    if state.standing[square] >= 0:
        return False
    free = True
    for token in lying_characters(state, square):
        free = free and state.rules.side[token] == side
    return free


def jump(state: Twister, who: int, pit: int, square: int, card: bool) -> None:
    """DT-J1: over the pit, with the load."""
    if state.heard is not None:
        state.emit(Jumped(state.name(who), pit, square, card))
    move_to(state, who, square)
    arrive(state, who)


# --- walking with stops -----------------------------------------------------------------------------------------------


def can_end(state: Twister, who: int, square: int, steps: int, load: int) -> bool:
    """DT-M7: whether a move that is here can still end legally with the steps left."""
    if may_rest(state, who, square, load):
        return True
    side = state.rules.side[who]
    for to, needed in enumerate(distances(state, who, square, steps, load)):
        if 0 < needed < FAR and (exit_line(to, side) or may_rest(state, who, to, load)):
            return True
    if load < 0:
        return False
    friend = state.standing[square]
    handed = friend >= 0 and friend != who and state.load[friend] < 0 and count(state, square) == 1
    if not handed and not may_drop(state, load, square, side):
        return False
    for to, needed in enumerate(distances(state, who, square, steps, NOBODY)):
        if 0 < needed < FAR and (exit_line(to, side) or may_rest(state, who, to, NOBODY)):
            return True
    return False


def handy(state: Twister, who: int, square: int) -> list[int]:
    """DT-O2, DT-O3, DT-O10: the tokens here that may be picked up: loose objects and wounded friends."""
    found: list[int] = []
    if state.lying[square] < 0:
        return found
    occupied = state.ground[square] == PIT and character_on(state, square) >= 0
    for token in loose(state, square):
        if not (occupied and is_rope(state, token)):
            found.append(token)
    side = state.rules.side[who]
    for token in lying_characters(state, square):
        if state.rules.side[token] == side:
            found.append(token)
    return found


def handling(state: Twister, who: int, steps: int) -> list[Action]:
    """DT-O2: what may be done with tokens on this square, so that the move can still end."""
    square = state.where[who]
    load = state.load[who]
    side = state.rules.side[who]
    found: list[Action] = []
    for token in handy(state, who, square):
        if load < 0:
            if can_end(state, who, square, steps, token):
                found.append(Take(state.name(token)))
        elif may_lay(state, load, square, side) and can_end(state, who, square, steps, token):
            found.append(Swap(state.name(token)))
    if load >= 0 and may_drop(state, load, square, side) and _ends_after_drop(state, who, square, steps, load):
        found.append(DROP)
    friend = state.standing[square]
    if friend >= 0 and friend != who and state.rules.side[friend] == side:
        theirs = state.load[friend]
        fixed = state.ground[square] == PIT and is_rope(state, theirs)  # DT-O5
        name = state.name(friend)
        if theirs < 0 <= load and count(state, square) == 1 and can_end(state, who, square, steps, NOBODY):
            found.append(Give(name))
        elif theirs >= 0 > load and not fixed and can_end(state, who, square, steps, theirs):
            found.append(Get(name))
        elif theirs >= 0 and load >= 0 and not fixed and can_end(state, who, square, steps, theirs):
            found.append(Trade(name))
    return found


def may_lay(state: Twister, token: int, square: int, side: int) -> bool:
    """DT-O4: whether the ground lets a token lie there."""
    if exit_line(square, side):
        return False
    return state.ground[square] != PIT or (is_rope(state, token) and attachments(state, square) >= 2)


def _ends_after_drop(state: Twister, who: int, square: int, steps: int, load: int) -> bool:
    """DT-M5: with the load on the floor here, the count of this square stays what it was with it in the hands."""
    return may_rest(state, who, square, load) or _elsewhere(state, who, square, steps)


def _elsewhere(state: Twister, who: int, square: int, steps: int) -> bool:
    side = state.rules.side[who]
    for to, needed in enumerate(distances(state, who, square, steps, NOBODY)):
        if 0 < needed < FAR and (exit_line(to, side) or may_rest(state, who, to, NOBODY)):
            return True
    return False


class Handle(Question):
    """DT-M7, D6: a move is under way: walk on, handle tokens, or stop."""

    rule: ClassVar[str] = "DT-M7"

    def __init__(self, seat: int, token: int, steps: int) -> None:
        super().__init__(seat)
        self.token = token
        self.steps = steps

    def options(self, state: Twister) -> list[Action]:
        who = self.token
        square = state.where[who]
        load = state.load[who]
        found: list[Action] = []
        if self.steps:
            for way in range(4):
                if state.edges[square * 4 + way] <= SLIT and may_step(state, who, square, way, load):
                    to = square + WAYS[way]
                    if _goes_on(state, self, to, 1):
                        found.append(ONS[to])
        found.extend(handling(state, who, self.steps))
        if may_rest(state, who, square, load):
            found.append(STOP)
        return found

    def default(self, state: Twister) -> Action:
        """DT-M7: stop, or go on to the nearest square where that is possible."""
        who, square, load = self.token, state.where[self.token], state.load[self.token]
        if may_rest(state, who, square, load):
            return STOP
        nearest, least = NOBODY, FAR
        for to, needed in enumerate(distances(state, who, square, self.steps, load)):
            if 0 < needed < least and may_rest(state, who, to, load):
                nearest, least = to, needed
        return ONS[nearest] if nearest >= 0 else self.options(state)[0]

    def allows(self, state: Twister, action: Action) -> bool:
        return isinstance(action, On) and action.square in onward(state, self)


def _goes_on(state: Twister, handle: Handle, to: int, needed: int) -> bool:
    who = handle.token
    if exit_line(to, state.rules.side[who]):
        return True
    return can_end(state, who, to, handle.steps - needed, state.load[who])


def onward(state: Twister, handle: Handle) -> list[int]:
    """DT-M7: all squares to which the walker may go on with the steps left."""
    found: list[int] = []
    who = handle.token
    for to, needed in enumerate(distances(state, who, state.where[who], handle.steps, state.load[who])):
        if 0 < needed < FAR and _goes_on(state, handle, to, needed):
            found.append(to)
    return found


class Walking(Procedure):
    """DT-M1, DT-O2: a move with stops. The walker is on no square of the books until it ends."""

    steps: ClassVar[tuple[str, ...]] = ("walker_is_asked", "walker_answers")

    def __init__(self, token: int, left: int) -> None:
        super().__init__()
        self.token = token
        self.left = left  # steps

    def twin(self) -> "Walking":
        return Walking(self.token, self.left)

    def walker_is_asked(self, state: Twister) -> None:
        """DT-M7: forced to end when nothing else is possible."""
        handle = Handle(state.rules.side[self.token], self.token, self.left)
        options = handle.options(state)
        if not options or options[0] is STOP:
            self.ends(state)
        else:
            state.ask(handle)

    def ends(self, state: Twister) -> None:
        put(state, self.token, state.where[self.token])
        self.finish()
        settle(state)

    def walker_answers(self, state: Twister) -> None:
        """DT-O2: handling is free, any number of times."""
        who = self.token
        answer = state.answer
        square = state.where[who]
        load = state.load[who]
        self.start_over()
        if isinstance(answer, On):
            way = way_to(state, who, square, answer.square, self.left, load)
            self.left -= len(way) - 1
            state.emit(Moved(state.name(who), tuple(way)))
            state.where[who] = answer.square
            if load >= 0:
                state.where[load] = answer.square
            if exit_line(answer.square, state.rules.side[who]):
                put(state, who, answer.square)
                self.finish()
                arrive(state, who)
        elif isinstance(answer, Take):
            take(state, who, state.rules.number[answer.token])
        elif isinstance(answer, Swap):
            wanted = state.rules.number[answer.token]
            laid = state.release(who)
            take(state, who, wanted)
            put(state, laid, square)
            state.emit(Dropped(state.name(who), state.name(laid), square))
        elif isinstance(answer, Drop):
            drop(state, who, square)
        elif isinstance(answer, Give):
            give(state, who, state.rules.number[answer.token])
        elif isinstance(answer, Get):
            give(state, state.rules.number[answer.token], who)
        elif isinstance(answer, Trade):
            exchange(state, who, state.rules.number[answer.token])
        else:
            self.ends(state)


def begin_walk(state: Twister, who: int) -> None:
    """DT-M1: the walker leaves the books."""
    lift(state, who)
    state.call(Walking(who, state.rules.movement[who]))
