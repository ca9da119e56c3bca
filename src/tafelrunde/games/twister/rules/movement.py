"""Moving, jumping, and handling tokens on the way, for people's characters (DT-M, DT-J, DT-O). Steps are those of steps.py."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Procedure, Reason
from tafelrunde.games.twister import actions as a
from tafelrunde.games.twister.dungeon import adjacent, around, character_on, exit_line, is_rope, rope_on
from tafelrunde.games.twister.events import Dropped, Jumped, Moved
from tafelrunde.games.twister.ids import Side, Square, Token
from tafelrunde.games.twister.rules import question, tokens
from tafelrunde.games.twister.ruleset import AWAY, DARK, NOBODY, PIT, SQUARES
from tafelrunde.games.twister.state import Twister
from tafelrunde.games.twister.steps import Walker

FAR: Final = 99
ALL_FAR: Final = [FAR] * SQUARES


def distances(walker: Walker, start: Square, steps: int, load: Token) -> list[int]:
    """How many steps it takes to each square; FAR beyond."""
    found = ALL_FAR[:]
    spread(walker, start, steps, load, found)
    return found


def spread(walker: Walker, start: Square, steps: int, load: Token, found: list[int]) -> list[Square]:
    """The squares within so many steps, nearest first. Nobody walks on from the line through which they leave."""
    found[start] = 0
    reached = [start]
    for square in reached:
        so_far = found[square]
        if so_far == steps or (so_far and exit_line(square, walker.side)):
            continue
        for to in walker.steps(square, load):
            if found[to] == FAR:
                found[to] = so_far + 1
                reached.append(to)
    return reached


def ends(walker: Walker, start: Square, steps: int, load: Token) -> list[Square]:
    """DT-M7, DT-M9: where a move may end that goes on: valid resting squares, and the line through which one leaves."""
    found: list[Square] = []
    for square in sorted(spread(walker, start, steps, load, ALL_FAR[:])[1:]):
        if exit_line(square, walker.side) or walker.rests(square, load):
            found.append(square)
    return found


def finds_an_end(walker: Walker, start: Square, steps: int, load: Token) -> bool:
    """DT-M7, DT-M9: whether there is any such square; mostly there is one nearby."""
    seen = [start]
    ring = [start]
    for _ in range(steps):
        further: list[Square] = []
        for square in ring:
            if square != start and exit_line(square, walker.side):
                continue
            for to in walker.steps(square, load):
                if to not in seen:
                    if exit_line(to, walker.side) or walker.rests(to, load):
                        return True
                    seen.append(to)
                    further.append(to)
        ring = further
    return False


def destinations(state: Twister, who: Token) -> list[Square]:
    """DT-M1, DT-M9: where a whole move may end."""
    return ends(Walker(state, who), state.where[who], state.rules.movement[who], state.load[who])


def reach(state: Twister, who: Token, ap: int) -> list[int]:
    """The AP it takes to rest on each square (or to leave there) by moves alone; FAR where that is not possible."""
    found = ALL_FAR[:]
    start = state.where[who]
    found[start] = 0
    ring = [start]
    walker = Walker(state, who)
    for cost in range(1, ap + 1):
        further: list[Square] = []
        for square in ring:
            if square != start and exit_line(square, walker.side):
                continue
            for to in ends(walker, square, state.rules.movement[who], state.load[who]):
                if found[to] == FAR:
                    found[to] = cost
                    further.append(to)
        ring = further
    return found


def way_to(walker: Walker, start: Square, end: Square, load: Token) -> list[Square]:
    """The first of the shortest ways, in the order N, E, S, W; both ends included."""
    before = [AWAY] * SQUARES
    before[start] = start
    queue = [start]
    for square in queue:
        if square == end:
            break
        if square != start and exit_line(square, walker.side):
            continue
        for to in walker.steps(square, load):
            if before[to] < 0:
                before[to] = square
                queue.append(to)
    squares = [end]
    while squares[-1] != start:
        squares.append(before[squares[-1]])
    squares.reverse()
    return squares


def go(state: Twister, who: Token, square: Square) -> None:
    """DT-M1: a whole move."""
    if state.heard is None:
        tokens.move_to(state, who, square)
    else:
        way = way_to(Walker(state, who), state.where[who], square, state.load[who])
        tokens.move_to(state, who, square)
        state.emit(Moved(state.name(who), tuple(way)))
    arrive(state, who)


def arrive(state: Twister, who: Token) -> None:
    """DT-M9, DT-V2: whoever stands on the enemy's line leaves; then the action is over."""
    if exit_line(state.where[who], state.rules.side[who]):
        tokens.leave(state, who)
    tokens.settle(state)


# --- what is in the way -----------------------------------------------------------------------------------------------


class Dreamer(Walker):
    """Somebody for whom some obstacles do not count."""

    gates: bool
    pits: bool
    enemies: bool

    def opens(self, edge: i64, changes: i64) -> bool:
        return self.gates

    def crosses(self, pit: Square, load: Token, changes: i64) -> bool:
        return self.pits or super().crosses(pit, load, changes)

    def hinders(self, square: Square, enemy: Token) -> bool:
        return not self.enemies and super().hinders(square, enemy)


OBSTACLES: Final = (  # without which there might be a way: portcullises, pits, enemies
    (True, False, False, Reason("DT-G6", "why-portcullis")),
    (False, True, False, Reason("DT-M4", "why-pit-between")),
    (False, False, True, Reason("DT-M3", "why-enemy-between")),
    (True, True, True, Reason("DT-M2", "why-blocked")),
)


def obstacle(state: Twister, who: Token, start: Square, end: Square) -> Reason:
    """DT-M2, DT-M3, DT-M4: the least that would have to go so that there is a way."""
    for gates, pits, enemies, reason in OBSTACLES:
        dreamer = Dreamer(state, who, gates=gates, pits=pits, enemies=enemies)
        if distances(dreamer, start, SQUARES, state.load[who])[end] < FAR:
            return reason
    return Reason("DT-M2", "why-walls")


def why_not_move(state: Twister, who: Token, square: Square) -> Reason:
    """DT-M1 to DT-M8: nobody may stay there, or it is too far, or something is in the way."""
    start, load = state.where[who], state.load[who]
    walker = Walker(state, who)
    if state.ground[square] == DARK:
        return Reason("DT-G9", "why-hidden-hall")
    if not exit_line(square, walker.side) and not walker.rests(square, load):
        return why_not_rest(state, who, square)
    needed = distances(walker, start, SQUARES, load)[square]
    if needed < FAR:
        return Reason("DT-M1", "why-too-far", {"steps": needed, "movement": state.rules.movement[who]})
    return obstacle(state, who, start, square)


def why_not_rest(state: Twister, who: Token, square: Square) -> Reason:
    """DT-M4, DT-M5, DT-M6, DT-M8: why nobody may end a move there."""
    there, load = state.standing[square], state.load[who]
    if there >= 0 and there != who:
        return Reason("DT-M6", "why-occupied", {"who": state.name(there)})
    if state.ground[square] == PIT and not is_rope(state, load) and not rope_on(state, square):
        return Reason("DT-M4", "why-pit")
    for token in tokens.lying_characters(state, square):
        if state.rules.side[token] != state.rules.side[who]:
            return Reason("DT-M8", "why-enemy-lies", {"who": state.name(token)})
    return Reason("DT-M5", "why-full", {"tokens": tokens.count(state, square) + (1 if load < 0 else 2)})


# --- jumping ----------------------------------------------------------------------------------------------------------


def jumps(state: Twister, who: Token) -> list[tuple[Square, Square]]:
    """DT-J1, DT-J2: pits to jump over and where to land."""
    found: list[tuple[Square, Square]] = []
    ground, start = state.ground, state.where[who]
    walker = Walker(state, who)
    for pit in around(state, start):
        if ground[pit] != PIT or character_on(state, pit) >= 0:
            continue
        for to in around(state, pit):
            if to != start and ground[to] != DARK and may_land(walker, to):
                found.append((pit, to))
    return found


def may_land(walker: Walker, square: Square) -> bool:
    """DT-J2, DT-J3, DT-J5: a valid resting square; on the line through which one leaves nobody but wounded friends."""
    if not exit_line(square, walker.side):
        return walker.rests(square, walker.state.load[walker.who])
    return walker.standing[square] < 0 and not walker.lies_enemy(square)


def jump(state: Twister, who: Token, action: a.Jump) -> None:
    """DT-J1: over the pit, with the load."""
    state.seats[state.rules.side[who]].jumps -= 1
    tokens.move_to(state, who, action.square)
    if state.heard is not None:
        state.emit(Jumped(state.name(who), action.pit, action.square, True))
    arrive(state, who)


def why_not_jump(state: Twister, who: Token, action: a.Jump) -> Reason:
    """DT-J1, DT-J2, DT-J3."""
    start = state.where[who]
    if not state.seats[state.rules.side[who]].jumps:
        return Reason("DT-J1", "why-no-jump-card")
    if state.ground[action.pit] != PIT:
        return Reason("DT-J1", "why-no-pit")
    if action.square == start or not adjacent(state, start, action.pit) or not adjacent(state, action.pit, action.square):
        return Reason("DT-J1", "why-jump-apart")
    if character_on(state, action.pit) >= 0:
        return Reason("DT-J2", "why-pit-taken", {"who": state.name(character_on(state, action.pit))})
    if state.ground[action.square] == DARK:
        return Reason("DT-G9", "why-hidden-hall")
    if exit_line(action.square, state.rules.side[who]):
        return Reason("DT-J3", "why-exit-guarded")
    return why_not_rest(state, who, action.square)


# --- handling tokens (DT-O) -------------------------------------------------------------------------------------------


def can_end(walker: Walker, square: Square, steps: int, load: Token) -> bool:
    """DT-M7: whether a move that is here can still end legally with the steps left."""
    if walker.rests(square, load) or finds_an_end(walker, square, steps, load):
        return True
    if load < 0:
        return False
    state = walker.state
    friend = state.standing[square]
    handed = friend >= 0 and friend != walker.who and state.load[friend] < 0 and tokens.count(state, square) == 1
    return (handed or walker.may_lie(load, square, load)) and finds_an_end(walker, square, steps, NOBODY)


def handy(state: Twister, side: Side, square: Square) -> list[Token]:
    """DT-O2, DT-O3, DT-O10: the tokens here that may be picked up: loose objects and wounded friends."""
    if state.lying[square] < 0:
        return []
    occupied = state.ground[square] == PIT and character_on(state, square) >= 0
    found = [token for token in tokens.loose(state, square) if not (occupied and is_rope(state, token))]
    return found + [token for token in tokens.lying_characters(state, square) if state.rules.side[token] == side]


def handling(walker: Walker, steps: int) -> list[Action]:
    """DT-O2: what may be done with tokens on this square, so that the move can still end."""
    state, who = walker.state, walker.who
    square = state.where[who]
    load = state.load[who]
    found: list[Action] = []
    for token in handy(state, walker.side, square):
        if load < 0:
            if can_end(walker, square, steps, token):
                found.append(a.Take(state.name(token)))
        elif (
            not exit_line(square, walker.side) and walker.lets_lie(load, square, load) and can_end(walker, square, steps, token)
        ):
            found.append(a.Swap(state.name(token)))
    if load >= 0 and walker.may_lie(load, square, load) and ends_after_drop(walker, square, steps, load):
        found.append(a.DROP)
    friend = state.standing[square]
    if friend >= 0 and friend != who and state.rules.side[friend] == walker.side:
        theirs = state.load[friend]
        fixed = state.ground[square] == PIT and is_rope(state, theirs)  # DT-O5
        name = state.name(friend)
        if theirs < 0 <= load and tokens.count(state, square) == 1 and can_end(walker, square, steps, NOBODY):
            found.append(a.Give(name))
        elif theirs >= 0 > load and not fixed and can_end(walker, square, steps, theirs):
            found.append(a.Get(name))
        elif theirs >= 0 and load >= 0 and not fixed and can_end(walker, square, steps, theirs):
            found.append(a.Trade(name))
    return found


def ends_after_drop(walker: Walker, square: Square, steps: int, load: Token) -> bool:
    """DT-M5: with the load on the floor here, the count of this square stays what it was with it in the hands."""
    return walker.rests(square, load) or finds_an_end(walker, square, steps, NOBODY)


class Handle(question.Question):
    """DT-M7: a move is under way: walk on, handle tokens, or stop."""

    token: Token
    steps: int

    def options(self, state: Twister) -> list[Action]:
        who = self.token
        square = state.where[who]
        load = state.load[who]
        walker = Walker(state, who)
        found: list[Action] = []
        if self.steps:
            for to in walker.steps(square, load):
                if self.goes_on(walker, to, 1):
                    found.append(a.ONS[to])
        found.extend(handling(walker, self.steps))
        if walker.rests(square, load):
            found.append(a.STOP)
        return found

    def default(self, state: Twister) -> Action:
        """DT-M7: stop, or go on to the nearest square where that is possible."""
        square, load = state.where[self.token], state.load[self.token]
        walker = Walker(state, self.token)
        if walker.rests(square, load):
            return a.STOP
        needed = distances(walker, square, self.steps, load)
        resting = [(needed[to], to) for to in self.onward(state) if walker.rests(to, load)]
        return a.ONS[min(resting)[1]] if resting else self.options(state)[0]

    def goes_on(self, walker: Walker, to: Square, needed: int) -> bool:
        """DT-M7: whether the move can still end after so many steps to a square."""
        return exit_line(to, walker.side) or can_end(walker, to, self.steps - needed, walker.state.load[self.token])

    def onward(self, state: Twister) -> list[Square]:
        """DT-M7: all squares to which the walker may go on with the steps left."""
        walker = Walker(state, self.token)
        needed = ALL_FAR[:]
        reached = spread(walker, state.where[self.token], self.steps, state.load[self.token], needed)
        return [square for square in sorted(reached[1:]) if self.goes_on(walker, square, needed[square])]

    def allows(self, state: Twister, action: Action) -> bool:
        return isinstance(action, a.On) and action.square in self.onward(state)

    def meanwhile(self, state: Twister) -> Reason:
        return Reason("DT-T7", "why-moving", {"who": state.name(self.token)})

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        """DT-O1 to DT-O5, DT-M7."""
        square, load = state.where[self.token], state.load[self.token]
        match action:
            case a.On():
                return self.why_not_on(state, action.square)
            case a.Stop():
                return why_not_rest(state, self.token, square)
            case a.Take() | a.Swap():
                token = state.rules.number.get(action.token, NOBODY)
                if token not in handy(state, state.rules.side[self.token], square):
                    return Reason("DT-O2", "why-not-lying-here")
                if isinstance(action, a.Take) and load >= 0:
                    return Reason("DT-O1", "why-hands-full", {"load": state.name(load)})
                if isinstance(action, a.Swap) and load < 0:
                    return Reason("DT-O1", "why-hands-empty")
                return Reason("DT-M7", "why-no-end")
            case a.Drop():
                if load < 0:
                    return Reason("DT-O1", "why-hands-empty")
                return Reason("DT-O4", "why-pit" if state.ground[square] == PIT else "why-no-room")
            case a.Give() | a.Get() | a.Trade():
                return self.why_not_friend(state, action)
        return None

    def why_not_on(self, state: Twister, to: Square) -> Reason:
        """DT-M1, DT-M7, DT-G9."""
        who = self.token
        needed = distances(Walker(state, who), state.where[who], SQUARES, state.load[who])[to]
        if needed == 0 or self.steps < needed < FAR:
            return Reason("DT-M1", "why-steps-left", {"steps": needed, "left": self.steps})
        if state.ground[to] == DARK:
            return Reason("DT-G9", "why-hidden-hall")
        return obstacle(state, who, state.where[who], to) if needed >= FAR else Reason("DT-M7", "why-no-end")

    def why_not_friend(self, state: Twister, action: a.Give | a.Get | a.Trade) -> Reason:
        """DT-O1, DT-O2, DT-O5."""
        square, load = state.where[self.token], state.load[self.token]
        friend = state.standing[square]
        named = {"who": action.token}
        if friend < 0 or friend == self.token or state.name(friend) != action.token:
            return Reason("DT-O2", "why-friend-not-here")
        theirs = state.load[friend]
        if state.ground[square] == PIT and is_rope(state, theirs):
            return Reason("DT-O5", "why-hangs-on-rope", named)
        if isinstance(action, a.Give):
            return Reason("DT-O1", "why-hands-empty") if load < 0 else Reason("DT-O1", "why-friend-full", named)
        if theirs < 0:
            return Reason("DT-O1", "why-friend-empty", named)
        full = isinstance(action, a.Get) and load >= 0
        return Reason("DT-O1", "why-hands-full", {"load": state.name(load)}) if full else Reason("DT-M7", "why-no-end")


class Walking(Procedure):
    """DT-M1, DT-O2: a move with stops. The walker is on no square of the books until it ends."""

    steps = ("walker_is_asked", "walker_answers")
    token: Token
    left: int  # steps

    def walker_is_asked(self, state: Twister) -> None:
        """DT-M7: forced to end when nothing else is possible."""
        handle = Handle(state.rules.side[self.token], self.token, self.left)
        options = handle.options(state)
        if not options or options[0] is a.STOP:
            self.ends(state)
        else:
            state.ask(handle)

    def ends(self, state: Twister) -> None:
        tokens.put(state, self.token, state.where[self.token])
        self.finish()
        tokens.settle(state)

    def walker_answers(self, state: Twister) -> None:
        """DT-O2: handling is free, any number of times."""
        who = self.token
        answer = state.answer
        square = state.where[who]
        self.start_over()
        if isinstance(answer, a.On):
            self.walks_on(state, answer.square)
        elif isinstance(answer, a.Take):
            tokens.take(state, who, state.rules.number[answer.token])
        elif isinstance(answer, a.Swap):
            laid = state.release(who)
            tokens.take(state, who, state.rules.number[answer.token])
            tokens.put(state, laid, square)
            state.emit(Dropped(state.name(who), state.name(laid), square))
        elif isinstance(answer, a.Drop):
            tokens.drop(state, who, square)
        elif isinstance(answer, a.Give):
            tokens.give(state, who, state.rules.number[answer.token])
        elif isinstance(answer, a.Get):
            tokens.give(state, state.rules.number[answer.token], who)
        elif isinstance(answer, a.Trade):
            tokens.exchange(state, who, state.rules.number[answer.token])
        else:
            self.ends(state)

    def walks_on(self, state: Twister, to: Square) -> None:
        """DT-M2, DT-M9: by the shortest way; on the enemy's line the walk is over."""
        who = self.token
        load = state.load[who]
        way = way_to(Walker(state, who), state.where[who], to, load)
        self.left -= len(way) - 1
        state.where[who] = to
        if load >= 0:
            state.where[load] = to
        state.emit(Moved(state.name(who), tuple(way)))
        if exit_line(to, state.rules.side[who]):
            tokens.put(state, who, to)
            self.finish()
            arrive(state, who)


def begin_walk(state: Twister, who: Token) -> None:
    """DT-M1: the walker leaves the books."""
    tokens.lift(state, who)
    state.call(Walking(who, state.rules.movement[who]))
