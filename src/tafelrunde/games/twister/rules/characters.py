"""What only some can do, or only with an object: repel, heal, open and break portcullises, throw fireballs (DT-K, DT-B)."""

from tafelrunde.engine import Reason
from tafelrunde.games.twister import events as e
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.actions import Break, Lock, Unlock
from tafelrunde.games.twister.dungeon import adjacent, around, exit_line, in_sight, line_to, portcullises, sees, set_edge
from tafelrunde.games.twister.ids import Direction, Square, Token
from tafelrunde.games.twister.rules import tokens
from tafelrunde.games.twister.state import Twister

# --- the Banshee (DT-K2) ----------------------------------------------------------------------------------------------


def repel_targets(state: Twister, token: Token) -> list[Token]:
    """DT-K2: characters in sight that can be pushed, friends too."""
    square = state.where[token]
    return [
        target for target in in_sight(state, square) if push_legal(state, target, line_to(square, state.where[target]), False)
    ]


def push_legal(state: Twister, target: Token, direction: Direction, through: bool) -> bool:
    """DT-K2, DT-Y6: whether a character can be pushed one square in a direction."""
    square = state.where[target]
    to = r.NEIGHBOURS[square * 4 + direction]
    if to < 0 or state.ground[to] == r.DARK or state.standing[to] >= 0:
        return False
    free = state.edges[square * 4 + direction] <= r.BROKEN
    if not free and not through:
        return False
    side = state.rules.side[target]
    if free and exit_line(to, side) and not state.wounded[target]:
        return True
    for token in (state.lying[to], state.under[to]):
        if token >= 0 and state.rules.side[token] == 1 - side:
            return False
    return tokens.count(state, to) + (1 if state.load[target] < 0 else 2) <= 2


def push(state: Twister, who: Token, target: Token, direction: Direction) -> None:
    """DT-K2, DT-Y6: one square, onto an exit line out of the game; through a wall with a wound."""
    square = state.where[target]
    to = r.NEIGHBOURS[square * 4 + direction]
    breaks = state.edges[square * 4 + direction] > r.BROKEN
    if breaks:
        break_edge(state, who, square, direction)
    tokens.move_to(state, target, to)
    state.emit(e.Repelled(state.name(who), state.name(target), to))
    if breaks:
        tokens.wound(state, target)
    elif exit_line(to, state.rules.side[target]) and not state.wounded[target]:
        tokens.leave(state, target)


def repel(state: Twister, who: Token, target: Token) -> None:
    """DT-K2: up to so many squares straight away from a banshee, where it is legal."""
    npc = state.npc(who)
    direction = line_to(state.where[who], state.where[target])
    for _ in range(npc.repel_distance if npc is not None else 1):
        through = npc is not None and npc.through_walls
        if state.where[target] < 0 or not push_legal(state, target, direction, through):
            break
        push(state, who, target, direction)
        tokens.settle(state)


def why_not_repel(state: Twister, who: Token, target: Token) -> Reason:
    """DT-K2, DT-L1."""
    if state.rules.kind[who] != r.BANSHEE:
        return Reason("DT-K2", "why-no-banshee", {"cost": r.REPEL_COST})
    named = {"who": state.name(target)}
    seen = target in in_sight(state, state.where[who])
    return Reason("DT-K2", "why-cannot-be-pushed", named) if seen else Reason("DT-L1", "why-no-sight", named)


# --- the Cleric (DT-K3) -----------------------------------------------------------------------------------------------


def patients(state: Twister, token: Token) -> list[Token]:
    """DT-K3, DT-H4: adjacent wounded of either side, carried by nobody, alone or beside another wounded one or an object."""
    found: list[Token] = []
    for square in around(state, state.where[token]):
        if state.lying[square] >= 0 and state.standing[square] < 0:
            found.extend(tokens.lying_characters(state, square))
    return found


def heal_somebody(state: Twister, who: Token, target: Token) -> None:
    """DT-K3: whoever is healed may neither act nor fight this turn."""
    tokens.heal(state, target, True)
    state.emit(e.Healed(state.name(who), state.name(target)))
    tokens.settle(state)


def why_not_heal(state: Twister, who: Token, target: Token) -> Reason:
    """DT-K3, DT-H4."""
    named = {"who": state.name(target)}
    if state.rules.kind[who] != r.CLERIC:
        return Reason("DT-K3", "why-no-cleric")
    if not state.wounded[target]:
        return Reason("DT-K3", "why-not-wounded", named)
    if state.bearer[target] >= 0:
        return Reason("DT-H4", "why-carried", named)
    if not adjacent(state, state.where[who], state.where[target]):
        return Reason("DT-K3", "why-not-adjacent", named)
    return Reason("DT-H4", "why-stood-upon", named)


# --- portcullises (DT-K1, DT-K4, DT-B2) -------------------------------------------------------------------------------


def portcullis_actions(state: Twister, token: Token) -> list[Unlock | Lock | Break]:
    """DT-K1, DT-K4, DT-B2: what can be done with the portcullises on the edges of a square."""
    found: list[Unlock | Lock | Break] = []
    opens, breaks = has_key(state, token), state.rules.kind[token] == r.COLOSSUS
    if opens or breaks:
        name = state.rules.names[token]
        square = state.where[token]
        for direction in portcullises(state, square):
            if opens:
                closed = state.edges[square * 4 + direction] == r.CLOSED
                found.append(Unlock(name, direction) if closed else Lock(name, direction))
            if breaks:
                found.append(Break(name, direction))
    return found


def has_key(state: Twister, token: Token) -> bool:
    """DT-K1, DT-B2: a Backstabber needs none."""
    return state.rules.kind[token] == r.BACKSTABBER or state.holds(token, r.KEY)


def open_portcullis(state: Twister, who: Token, square: Square, direction: Direction) -> None:
    """DT-K1: it goes up."""
    set_edge(state, square, direction, r.RAISED)
    state.emit(e.PortcullisOpened(state.name(who), square, direction))


def work_portcullis(state: Twister, who: Token, action: Unlock | Lock | Break) -> None:
    """DT-K1, DT-K4, DT-B2: it goes up, or comes down, or is broken."""
    square = state.where[who]
    if isinstance(action, Unlock):
        open_portcullis(state, who, square, action.direction)
    elif isinstance(action, Break):
        break_edge(state, who, square, action.direction)
    else:
        set_edge(state, square, action.direction, r.CLOSED)
        state.emit(e.PortcullisClosed(state.name(who), square, action.direction))


def break_edge(state: Twister, who: Token, square: Square, direction: Direction) -> None:
    """DT-K4, DT-G7: it is open for ever."""
    set_edge(state, square, direction, r.BROKEN)
    state.emit(e.EdgeBroken(state.name(who), square, direction))


def why_not_portcullis(state: Twister, who: Token, action: Unlock | Lock | Break) -> Reason:
    """DT-K1, DT-K4, DT-B2, DT-G6."""
    if isinstance(action, Break):
        if state.rules.kind[who] != r.COLOSSUS:
            return Reason("DT-K4", "why-no-colossus")
    elif not has_key(state, who):
        return Reason("DT-K1", "why-no-key")
    edge = state.edges[state.where[who] * 4 + action.direction]
    if edge == r.RAISED and isinstance(action, Unlock):
        return Reason("DT-G6", "why-open-already")
    if edge == r.CLOSED and isinstance(action, Lock):
        return Reason("DT-G6", "why-closed-already")
    return Reason("DT-G6", "why-broken") if edge == r.BROKEN else Reason("DT-G6", "why-no-portcullis")


# --- the fireball wand (DT-B4) ----------------------------------------------------------------------------------------


def fireball_directions(state: Twister, token: Token) -> list[Direction]:
    """DT-B4, DT-B8: where a fireball hits somebody."""
    if state.rules.kind[token] != r.WIZARD or not state.holds(token, r.WAND):
        return []
    return [direction for direction in r.DIRECTIONS if sees(state, state.where[token], direction) >= 0]


def throw_fireball(state: Twister, who: Token, direction: Direction) -> None:
    """DT-B4, DT-B8: the first character in line is eliminated, the wand removed."""
    target = sees(state, state.where[who], direction)
    tokens.remove(state, state.load[who])
    state.emit(e.FireballCast(state.name(who), state.name(target), state.where[target]))
    tokens.eliminate(state, target)
    tokens.settle(state)


def why_not_fireball(state: Twister, who: Token) -> Reason:
    """DT-B4."""
    if state.rules.kind[who] != r.WIZARD:
        return Reason("DT-B4", "why-no-wizard")
    return Reason("DT-B4", "why-nobody-there") if state.holds(who, r.WAND) else Reason("DT-B4", "why-no-wand")
