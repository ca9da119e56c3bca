"""The actions of a turn: what each character may do for AP, and how it is done (DT-A, DT-K, DT-B, DT-R, DT-W)."""

from typing import ClassVar, Final

from tafelrunde.engine.action import Action
from tafelrunde.games.twister.actions import (
    END_TURN,
    MOVES,
    WALKS,
    Break,
    Fight,
    Fireball,
    Heal,
    Jump,
    Lance,
    Lock,
    Move,
    Repel,
    Reveal,
    Shoot,
    Turn,
    Unlock,
    Walk,
)
from tafelrunde.games.twister.effects import eliminate, heal, lying_characters, remove, settle
from tafelrunde.games.twister.events import (
    EdgeBroken,
    FireballCast,
    Healed,
    PortcullisClosed,
    PortcullisOpened,
)
from tafelrunde.games.twister.rules.combat import (
    BY_BOW,
    BY_LANCE,
    CLOSE,
    Fighting,
    bow_targets,
    close_targets,
    lance_targets,
    new_fight,
    supporters_for,
)
from tafelrunde.games.twister.rules.dungeon import Reinforcements, Revealing, gear_locked, push_legal, repel, turn
from tafelrunde.games.twister.rules.ground import (
    TOP,
    around,
    doors,
    exit_line,
    in_sight,
    line_to,
    portcullises,
    sees,
    set_edge,
    sibling,
)
from tafelrunde.games.twister.rules.movement import begin_walk, destinations, go, jump, jumps, may_rest, may_step
from tafelrunde.games.twister.rules.question import Question
from tafelrunde.games.twister.ruleset import (
    BACKSTABBER,
    BANSHEE,
    BLUE,
    BOW,
    BROKEN,
    CLERIC,
    CLOSED,
    COLOSSUS,
    DOOR,
    GEAR,
    KEY,
    LANCE,
    MEKANORK,
    PIT,
    RAISED,
    SLIT,
    SLOT_OF,
    WAND,
    WAYS,
    WIDE,
    WIZARD,
    YELLOW,
)
from tafelrunde.games.twister.state import NOBODY, Twister

REPEL_COST: Final = 2
FIRST_ROW: Final = 2 * WIDE  # the squares below are on or beside the yellow line
LAST_ROW: Final = TOP - WIDE  # those from here on are on or beside the blue line


def first_action(state: Twister) -> bool:
    """DT-T5: whether this is the very first action of a solitaire game."""
    return state.solo() and False not in state.hidden


class ChooseDeed(Question):
    """DT-A1, DT-A2, DT-T8, D5: an action of any character, or the end of the turn.

    Moves are listed to neighbouring squares only; longer ones may be said as well, or walked square by square.
    """

    rule: ClassVar[str] = "DT-A1"

    def options(self, state: Twister) -> list[Action]:
        found: list[Action] = []
        side = self.seat
        if first_action(state):
            for token in state.fighters(side):
                found.extend(reveals(state, token))
            return found
        for token in state.fighters(side):
            if state.is_free(token):
                deeds_of(state, token, found)
        found.append(END_TURN)
        return found

    def default(self, state: Twister) -> Action:
        """DT-T8: the end of the turn; the very first action has to be a reveal (DT-T5)."""
        return self.options(state)[0] if first_action(state) else END_TURN

    def allows(self, state: Twister, action: Action) -> bool:
        if not isinstance(action, Move) or first_action(state):
            return False
        token = state.rules.number.get(action.token, NOBODY)
        if token < 0 or not state.is_character(token) or state.rules.side[token] != self.seat or not state.is_free(token):
            return False
        return action.square in destinations(state, token)


def deeds_of(state: Twister, token: int, found: list[Action]) -> None:
    """DT-A1: all that a free character may do with the AP left."""
    rules = state.rules
    square = state.where[token]
    load = state.load[token]
    edges, ground, standing, lying = state.edges, state.ground, state.standing, state.lying
    moves = MOVES[token]
    found.append(WALKS[token])
    door = gate = pit = somebody = False
    exits = (rules.side[token] == YELLOW and square >= LAST_ROW) or (rules.side[token] == BLUE and square < FIRST_ROW)
    for way in range(4):
        edge = edges[square * 4 + way]
        if edge > SLIT:
            if edge == DOOR:
                door = True
            elif edge == CLOSED:
                gate = True
            continue
        to = square + WAYS[way]
        if edge <= BROKEN:
            if ground[to] == PIT:
                pit = True
            elif standing[to] < 0 and lying[to] < 0 and not exits:
                if edge == RAISED:
                    gate = True
                found.append(moves[to])
                continue
            somebody = somebody or standing[to] >= 0 or lying[to] >= 0
            gate = gate or edge == RAISED
        ends = exit_line(to, rules.side[token]) or may_rest(state, token, to, load)
        if ends and may_step(state, token, square, way, load):
            found.append(moves[to])
    if door or square < WIDE or square >= TOP:
        found.extend(reveals(state, token))
    if gate:
        portcullis_deeds(state, token, found)
    if somebody:
        neighbourly_deeds(state, token, found)
    if pit and state.seats[rules.side[token]].jumps:
        found.extend([Jump(rules.names[token], over, to) for over, to in jumps(state, token, square, load)])
    if ground[square] == GEAR:
        found.extend(turns(state, token))
    if load >= 0 or rules.kind[token] == BANSHEE:
        distant_deeds(state, token, found)


def portcullis_deeds(state: Twister, token: int, found: list[Action]) -> None:
    """DT-K1, DT-K4, DT-B2: the portcullises on the edges of a square."""
    kind = state.rules.kind[token]
    if kind != BACKSTABBER and kind != COLOSSUS and not state.holds(token, KEY):
        return
    name = state.rules.names[token]
    square = state.where[token]
    for way in portcullises(state, square, True):
        if kind == BACKSTABBER or state.holds(token, KEY):
            found.append(Unlock(name, way) if state.edges[square * 4 + way] == CLOSED else Lock(name, way))
        if kind == COLOSSUS:
            found.append(Break(name, way))


def neighbourly_deeds(state: Twister, token: int, found: list[Action]) -> None:
    """DT-C1, DT-C9, DT-K3: enemies and wounded on the adjacent squares."""
    rules = state.rules
    name = rules.names[token]
    for target in close_targets(state, token):
        found.append(Fight(name, rules.names[target]))
        if rules.support:
            found.extend(supported(state, token, target))
    if rules.kind[token] == CLERIC:
        found.extend([Heal(name, rules.names[target]) for target in patients(state, token)])


def distant_deeds(state: Twister, token: int, found: list[Action]) -> None:
    """DT-B3, DT-B4, DT-B6, DT-K2: what a character does from afar."""
    rules = state.rules
    name = rules.names[token]
    if state.holds(token, BOW):
        found.extend([Shoot(name, rules.names[target]) for target in bow_targets(state, token)])
    elif state.holds(token, LANCE):
        found.extend([Lance(name, rules.names[target]) for target in lance_targets(state, token)])
    elif rules.kind[token] == WIZARD and state.holds(token, WAND):
        found.extend([Fireball(name, way) for way in range(4) if sees(state, state.where[token], way) >= 0])
    if rules.kind[token] == BANSHEE and state.ap >= REPEL_COST:
        found.extend([Repel(name, rules.names[target]) for target in repel_targets(state, token)])


def reveals(state: Twister, token: int) -> list[Action]:
    """DT-R1."""
    return [Reveal(state.rules.names[token], slot) for slot in doors(state, state.where[token], state.rules.side[token])]


def supported(state: Twister, token: int, target: int) -> list[Action]:
    """DT-C9: the same attack with every set of supporters."""
    helpers = [state.rules.names[helper] for helper in supporters_for(state, token, target)]
    found: list[Action] = []
    for chosen in range(1, 1 << len(helpers)):
        group = tuple([helper for index, helper in enumerate(helpers) if chosen & (1 << index)])
        found.append(Fight(state.rules.names[token], state.rules.names[target], group))
    return found


def turns(state: Twister, token: int) -> list[Action]:
    """DT-W1 to DT-W3, DT-Y2: the own hall or its revealed sibling, in the printed direction; a Mekanork in any."""
    rules = state.rules
    slot = SLOT_OF[state.where[token]]
    mekanork = rules.kind[token] == MEKANORK
    if not mekanork and gear_locked(state, slot):
        return []
    found: list[Action] = []
    for hall in (slot, sibling(state, slot)):
        if hall >= 0:
            arrow = rules.halls[state.hall[hall]].clockwise
            found.append(Turn(rules.names[token], hall, arrow))
            if mekanork:
                found.append(Turn(rules.names[token], hall, not arrow))
    return found


def patients(state: Twister, token: int) -> list[int]:
    """DT-K3, DT-H4: adjacent wounded of either side, carried by nobody, alone or beside another wounded one or an object."""
    found: list[int] = []
    for square in around(state, state.where[token]):
        if state.lying[square] >= 0 and state.standing[square] < 0:
            found.extend(lying_characters(state, square))
    return found


def repel_targets(state: Twister, token: int) -> list[int]:
    """DT-K2: characters in sight that can be pushed, friends too."""
    square = state.where[token]
    return [
        target for target in in_sight(state, square) if push_legal(state, target, line_to(square, state.where[target]), False)
    ]


def cost(action: Action) -> int:
    """DT-A1: the AP of an action."""
    return REPEL_COST if isinstance(action, Repel) else 1


def do(state: Twister, action: Action) -> None:
    """DT-A1, DT-T7: carry out an action; what takes several steps is called as a procedure."""
    number = state.rules.number
    state.ap -= cost(action)
    if isinstance(action, Move):
        go(state, number[action.token], action.square)
    elif isinstance(action, Walk):
        begin_walk(state, number[action.token])
    elif isinstance(action, Jump):
        _jump(state, number[action.token], action)
    elif isinstance(action, Reveal):
        state.call(Revealing(action.slot, number[action.token], []))
    elif isinstance(action, Turn):
        turn(state, number[action.token], action.slot, action.clockwise, 1)
        settle(state)
    elif isinstance(action, Fight):
        supporters = [number[name] for name in action.supporters]
        _fight(state, number[action.token], number[action.target], CLOSE, supporters)
    elif isinstance(action, Lance):
        _fight(state, number[action.token], number[action.target], BY_LANCE, [])
    elif isinstance(action, Shoot):
        _fight(state, number[action.token], number[action.target], BY_BOW, [])
    elif isinstance(action, Fireball):
        _fireball(state, number[action.token], action.way)
    elif isinstance(action, Heal):
        target = number[action.target]
        heal(state, target, True)
        state.emit(Healed(action.token, action.target))
        settle(state)
    elif isinstance(action, Repel):
        repel(state, number[action.token], number[action.target])
    else:
        _portcullis(state, action)


def _jump(state: Twister, token: int, action: Jump) -> None:
    """DT-J1, DT-E2: a jump card may call a reinforcement right after the jump."""
    state.seats[state.rules.side[token]].jumps -= 1
    jump(state, token, action.pit, action.square, True)
    if state.solo() and state.rules.symbols.jump and not state.over:
        state.call(Reinforcements(1, -1))


def _fight(state: Twister, token: int, target: int, mode: int, supporters: list[int]) -> None:
    state.fight = new_fight(state, token, target, mode, supporters)
    state.call(Fighting())


def _fireball(state: Twister, token: int, way: int) -> None:
    """DT-B4, DT-B8: the first character in line is eliminated, the wand removed."""
    target = sees(state, state.where[token], way)
    state.emit(FireballCast(state.name(token), state.name(target), state.where[target]))
    remove(state, state.load[token])
    eliminate(state, target)
    settle(state)


def _portcullis(state: Twister, action: Action) -> None:
    """DT-K1, DT-K4, DT-B2."""
    if isinstance(action, Unlock):
        square = state.where[state.rules.number[action.token]]
        set_edge(state, square, action.way, RAISED)
        state.emit(PortcullisOpened(action.token, square, action.way))
    elif isinstance(action, Lock):
        square = state.where[state.rules.number[action.token]]
        set_edge(state, square, action.way, CLOSED)
        state.emit(PortcullisClosed(action.token, square, action.way))
    elif isinstance(action, Break):
        square = state.where[state.rules.number[action.token]]
        set_edge(state, square, action.way, BROKEN)
        state.emit(EdgeBroken(action.token, square, action.way))
    settle(state)
