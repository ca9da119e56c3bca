"""The closed vocabulary behind all rules: what can happen to a token, a verb each (DT-H, DT-O, DT-V).

Whoever changes the table here does one thing and tells it. `settle` is the end of every action: pits, free pick-ups, victory.
"""

from tafelrunde.engine import UNKNOWN
from tafelrunde.games.twister import events as e
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import rope_on
from tafelrunde.games.twister.ids import Side, Square, Token
from tafelrunde.games.twister.state import DRAW, Twister, replaced, without

# --- where tokens are -------------------------------------------------------------------------------------------------


def lift(state: Twister, token: Token) -> None:
    """Take a token off its square, in the books only: `where` still knows it."""
    square = state.where[token]
    if state.standing[square] == token:
        state.standing[square] = r.NOBODY
    elif state.under[square] == token:
        state.lay(square, state.lying[square], r.NOBODY)
    elif state.lying[square] == token:
        state.lay(square, state.under[square], r.NOBODY)


def put(state: Twister, token: Token, square: Square) -> None:
    """Put a token that is on no square onto one, with its load."""
    state.where[token] = square
    carried = state.load[token]
    if carried >= 0:
        state.where[carried] = square
    if not r.FIRST_OBJECT <= token < r.FIRST_NPC and not state.wounded[token]:
        state.standing[square] = token
    elif state.lying[square] < 0:
        state.lay(square, token, r.NOBODY)
    else:
        state.lay(square, state.lying[square], token)


def move_to(state: Twister, token: Token, square: Square) -> None:
    """Move a token and its load."""
    lift(state, token)
    put(state, token, square)


def remove(state: Twister, token: Token) -> None:
    """Out of the game."""
    holder = state.bearer[token]
    if holder >= 0:
        state.release(holder)
    elif state.where[token] >= 0:
        lift(state, token)
    state.where[token] = r.AWAY
    state.out += (token,)
    if token >= r.FIRST_NPC:
        strike(state, token)


def strike(state: Twister, npc: Token) -> None:
    """DT-P1: the card of an NPC that is gone leaves the row."""
    if npc in state.row:
        at = state.row.index(npc)
        state.row = without(state.row, npc)
        if at < state.at:
            state.at -= 1


def count(state: Twister, square: Square) -> int:
    """DT-M5: the tokens there, loads included."""
    total = 0
    load = state.load
    token = state.standing[square]
    if token >= 0:
        total += 2 if load[token] >= 0 else 1
    token = state.lying[square]
    if token >= 0:
        total += 2 if load[token] >= 0 else 1
        token = state.under[square]
        if token >= 0:
            total += 2 if load[token] >= 0 else 1
    return total


def loose(state: Twister, square: Square) -> list[Token]:
    """DT-O3: the objects that lie on a square, alone or with a wounded character."""
    found: list[Token] = []
    token = state.lying[square]
    if token >= 0:
        thing = token if r.FIRST_OBJECT <= token < r.FIRST_NPC else state.load[token]
        if thing >= 0:
            found.append(thing)
        token = state.under[square]
        if token >= 0:
            thing = token if r.FIRST_OBJECT <= token < r.FIRST_NPC else state.load[token]
            if thing >= 0:
                found.append(thing)
    return found


def lying_characters(state: Twister, square: Square) -> list[Token]:
    """The wounded characters lying on a square, not those carried."""
    found: list[Token] = []
    token = state.lying[square]
    if token >= 0:
        if not r.FIRST_OBJECT <= token < r.FIRST_NPC:
            found.append(token)
        token = state.under[square]
        if token >= 0 and not r.FIRST_OBJECT <= token < r.FIRST_NPC:
            found.append(token)
    return found


# --- carrying (DT-O) --------------------------------------------------------------------------------------------------


def take(state: Twister, who: Token, token: Token) -> None:
    """DT-O1, DT-O7, DT-B7: pick a token up, whatever its colour; what a wounded one had with him stays behind."""
    holder = state.bearer[token]
    if holder >= 0:  # it lay with a wounded character
        state.release(holder)
    else:
        lift(state, token)
        if state.load[token] >= 0:
            put(state, state.release(token), state.where[token])
    state.carry(who, token)
    state.where[token] = state.where[who]
    if state.heard is not None:
        state.emit(e.Taken(state.name(who), state.name(token)))


def drop(state: Twister, who: Token, square: Square) -> Token:
    """Lay the load down on a square."""
    token = state.release(who)
    put(state, token, square)
    if state.heard is not None:
        state.emit(e.Dropped(state.name(who), state.name(token), square))
    return token


def give(state: Twister, who: Token, friend: Token) -> None:
    """Hand the load to a friend with empty hands."""
    token = state.release(who)
    state.carry(friend, token)
    state.where[token] = state.where[friend]
    if state.heard is not None:
        state.emit(e.Given(state.name(who), state.name(friend), state.name(token)))


def exchange(state: Twister, who: Token, friend: Token) -> None:
    """Both loads change hands."""
    mine, theirs = state.release(who), state.release(friend)
    state.carry(who, theirs)
    state.carry(friend, mine)
    state.where[mine], state.where[theirs] = state.where[friend], state.where[who]
    if state.heard is not None:
        state.emit(e.Exchanged(state.name(who), state.name(friend), state.name(mine), state.name(theirs)))


# --- harm (DT-H) ------------------------------------------------------------------------------------------------------


def score(state: Twister, side: Side, points: int) -> None:
    """DT-V1: victory points."""
    state.points = replaced(state.points, side, state.points[side] + points)
    if state.heard is not None:
        state.emit(e.Scored(side, points, state.points[side]))


def wound(state: Twister, token: Token) -> bool:
    """DT-H1 to DT-H3, DT-Z18: lie down, or be eliminated if wounded already. False: nothing happened."""
    if state.wounded[token]:
        eliminate(state, token)
        return True
    npc = state.npc(token)
    if npc is not None and npc.ignores_first and not state.counters[token - r.FIRST_NPC]:
        state.counters = replaced(state.counters, token - r.FIRST_NPC, 1)
        if state.heard is not None:
            state.emit(e.WoundIgnored(state.name(token)))
        return False
    square = state.where[token]
    lift(state, token)
    state.mark_wounded(token, True)
    state.hurt += (token,)
    if state.heard is not None:
        state.emit(e.Wounded(state.name(token)))
    carried = state.load[token]
    if carried >= 0 and state.is_character(carried):
        eliminate(state, carried)
    put(state, token, square)
    return True


def eliminate(state: Twister, token: Token) -> None:
    """DT-H2, DT-H3, DT-O8: removed, and the other side scores; its object stays, on a pit only a rope."""
    square = state.where[token]
    carried = state.load[token]
    npc = state.npc(token)
    side = state.rules.side[token]
    remove(state, token)
    if state.heard is not None:
        state.emit(e.Eliminated(state.name(token), square))
    score(state, r.YELLOW if side else r.BLUE, npc.kill_vp if npc is not None else 1)
    if carried < 0:
        return
    if state.is_character(carried):
        eliminate(state, carried)
        return
    state.release(token)
    if state.ground[square] == r.PIT and state.rules.kind[carried] != r.ROPE:
        state.where[carried] = r.AWAY
        state.out += (carried,)
        if state.heard is not None:
            state.emit(e.TokenLost(state.name(carried)))
    else:
        put(state, carried, square)


def heal(state: Twister, token: Token, flagged: bool) -> None:
    """DT-K3: unwounded again; flagged: may neither act nor join combats this turn."""
    lift(state, token)
    state.mark_wounded(token, False)
    put(state, token, state.where[token])
    if flagged:
        state.mended += (token,)


def leave(state: Twister, token: Token) -> None:
    """DT-V2, DT-O9: out through the enemy's line, with the load; only the character scores."""
    carried = state.load[token]
    npc = state.npc(token)
    if carried >= 0:
        remove(state, carried)
    remove(state, token)
    if state.heard is not None:
        state.emit(e.Left(state.name(token)))
    score(state, state.rules.side[token], npc.exit_vp if npc is not None else 1)


# --- the end of an action ---------------------------------------------------------------------------------------------


def settle(state: Twister) -> None:
    """DT-F1, DT-O6, DT-O11, DT-V7: what is checked at the end of every action of either side."""
    for token in r.YELLOWS:
        _settle(state, token)
    for token in state.row if state.solo() else r.BLUES:
        _settle(state, token)
    judge(state)


def _settle(state: Twister, token: Token) -> None:
    square = state.where[token]
    if square < 0 or state.bearer[token] >= 0:
        return
    if state.ground[square] == r.PIT and not state.holds(token, r.ROPE) and not rope_on(state, square):
        fall(state, token)
    elif state.lying[square] >= 0 and not state.wounded[token] and state.load[token] < 0:
        _pick_up(state, token, square)


def _pick_up(state: Twister, token: Token, square: Square) -> None:
    """DT-O6, DT-I1: a single loose object; an NPC only what is on its list."""
    things = loose(state, square)
    if len(things) != 1:
        return
    npc = state.npc(token)
    if npc is None or npc.ranks[state.rules.kind[things[0]]] < r.UNLISTED:
        take(state, token, things[0])


def fall(state: Twister, token: Token) -> None:
    """DT-F1: eliminated in a pit; what was carried is lost."""
    if state.heard is not None:
        state.emit(e.FellIntoPit(state.name(token)))
    eliminate(state, token)


def judge(state: Twister) -> None:
    """DT-V4 to DT-V7: after all points of an event are scored."""
    target = state.rules.target
    mine, theirs = state.points
    if mine >= target or theirs >= target:
        if mine >= target and theirs >= target:
            end(state, r.YELLOW if state.solo() else state.side, "points")
        else:
            end(state, r.YELLOW if mine >= target else r.BLUE, "points")
    elif state.solo():
        if not has_anybody(state, r.YELLOW):
            end(state, r.BLUE, "nobody")
    elif not has_anybody(state, r.YELLOW) and not has_anybody(state, r.BLUE):
        end(state, leader(state), "nobody")


def leader(state: Twister) -> Side:
    """DT-V6: who has more points."""
    mine, theirs = state.points
    return r.YELLOW if mine > theirs else r.BLUE if theirs > mine else DRAW


def has_anybody(state: Twister, side: Side) -> bool:
    """DT-V6: a character on the board, on the line, in the bag or hidden in a hall."""
    crew = r.CREWS[side]
    for token in crew:
        if state.where[token] >= 0 or token in state.drawn:
            return True
    found = False
    for token in state.bag if state.solo() else state.seats[side].placed:
        found = found or token == UNKNOWN or token in crew
    return found


def end(state: Twister, winner: Side, reason: str) -> None:
    """DT-V4: the game is over."""
    if state.over:
        return
    state.over = True
    state.winner = winner
    state.reason = reason
    state.emit(e.GameEnded(winner, reason))
