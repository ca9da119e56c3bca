"""The actions of a turn: what each character may do for AP, what forbids it, and how it is done (DT-A)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Reason, SeatId
from tafelrunde.games.twister import actions as a
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import TOP, exit_line
from tafelrunde.games.twister.ids import Token
from tafelrunde.games.twister.rules import arrivals, characters, combat, halls, movement, question, tokens
from tafelrunde.games.twister.state import Fight as OpenFight
from tafelrunde.games.twister.state import Twister
from tafelrunde.games.twister.steps import Walker

FIRST_ROW: Final = 2 * r.WIDE  # the squares below are on or beside the yellow line
LAST_ROW: Final = TOP - r.WIDE  # those from here on are on or beside the blue line

# answers to other questions, and what is done only on a move
ELSEWHERE: Final = (a.Starter, a.Hide, a.Put, a.PlayCard, a.Combat, a.NameCard, a.Decline, a.Allow, a.GoOn)
ON_A_MOVE: Final = (a.On, a.Take, a.Swap, a.Drop, a.Give, a.Get, a.Trade, a.Stop)


def first_action(state: Twister) -> bool:
    """DT-T5: whether this is the very first action of a solitaire game."""
    return state.solo() and False not in state.hidden


class ChooseAction(question.Question):
    """DT-A1, DT-A2, DT-T8: an action of any character, or the end of the turn.

    Moves are listed to neighbouring squares only; longer ones may be said as well, or walked square by square.
    """

    def options(self, state: Twister) -> list[Action]:
        found: list[Action] = []
        if first_action(state):
            for token in state.fighters(self.seat):
                found.extend(halls.reveals(state, token))
            return found
        for token in r.CREWS[self.seat]:
            if state.is_free(token):
                list_actions(state, token, found)
        found.append(a.END_TURN)
        return found

    def default(self, state: Twister) -> Action:
        """DT-T8: the end of the turn; the very first action has to be a reveal (DT-T5)."""
        return self.options(state)[0] if first_action(state) else a.END_TURN

    def allows(self, state: Twister, action: Action) -> bool:
        if not isinstance(action, a.Move) or first_action(state):
            return False
        token = state.rules.number.get(action.token, r.NOBODY)
        if why_not_yours(state, self.seat, token) is not None or not state.is_free(token):
            return False
        return action.square in movement.destinations(state, token)

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        """DT-A1: who may act at all, then the action itself."""
        if isinstance(action, ELSEWHERE):
            return None
        if first_action(state) and not isinstance(action, a.Reveal):
            return Reason("DT-T5", "why-reveal-first")
        if isinstance(action, ON_A_MOVE):
            return Reason("DT-O2", "why-only-moving")
        token = state.rules.number.get(str(getattr(action, "token", "")), r.NOBODY)
        helpless = why_not_yours(state, self.seat, token) or why_not_able(state, token)
        if helpless is not None:
            return helpless
        if cost(action) > state.ap:
            return Reason("DT-A1", "why-too-few-ap", {"cost": cost(action), "left": state.ap})
        match action:
            case a.Move():
                return movement.why_not_move(state, token, action.square)
            case a.Walk():
                return movement.why_not_move(state, token, state.where[token])
            case a.Jump():
                return movement.why_not_jump(state, token, action)
            case a.Reveal():
                return halls.why_not_reveal(state, token, action.slot)
            case a.Turn():
                return halls.why_not_turn(state, token, action.slot)
            case a.Unlock() | a.Lock() | a.Break():
                return characters.why_not_portcullis(state, token, action)
            case a.Fireball():
                return characters.why_not_fireball(state, token)
            case a.Fight() | a.Lance() | a.Shoot() | a.Heal() | a.Repel():
                return why_not_target(state, token, action)
        return None


def why_not_yours(state: Twister, seat: SeatId, token: Token) -> Reason | None:
    """DT-A1: not one of the own characters."""
    if token < 0 or not state.is_character(token):
        return Reason("DT-A1", "why-no-character")
    return Reason("DT-A1", "why-not-your-token") if state.rules.side[token] != seat else None


def why_not_able(state: Twister, token: Token) -> Reason | None:
    """DT-A1, DT-G11: who cannot act."""
    named = {"who": state.name(token)}
    if state.where[token] < 0:
        return Reason("DT-A1", "why-not-here", named)
    if state.wounded[token]:
        return Reason("DT-H1", "why-wounded", named)
    return Reason("DT-K3", "why-just-healed", named) if token in state.mended else None


def why_not_target(state: Twister, token: Token, action: a.Fight | a.Lance | a.Shoot | a.Heal | a.Repel) -> Reason:
    """DT-C1, DT-K2, DT-K3: what is done to somebody else."""
    target = state.rules.number.get(action.target, r.NOBODY)
    if target < 0 or not state.is_character(target) or state.where[target] < 0:
        return Reason("DT-C1", "why-no-target")
    if isinstance(action, a.Heal):
        return characters.why_not_heal(state, token, target)
    if isinstance(action, a.Repel):
        return characters.why_not_repel(state, token, target)
    return combat.why_not_attack(state, token, target, action)


# --- what there is to do ----------------------------------------------------------------------------------------------


def list_actions(state: Twister, token: Token, found: list[Action]) -> None:
    """DT-A1: all that a free character may do with the AP left."""
    rules = state.rules
    square = state.where[token]
    load = state.load[token]
    side = rules.side[token]
    edges, ground, standing, lying = state.edges, state.ground, state.standing, state.lying
    moves = a.MOVES[token]
    found.append(a.WALKS[token])
    door = gate = pit = somebody = False
    exits = (side == r.YELLOW and square >= LAST_ROW) or (side == r.BLUE and square < FIRST_ROW)
    walker: Walker | None = None
    edge: i64
    for edge in range(square * 4, square * 4 + 4):
        kind = edges[edge]
        if kind > r.SLIT:
            if kind == r.DOOR:
                door = True
            elif kind == r.CLOSED:
                gate = True
            continue
        to = r.NEIGHBOURS[edge]
        if kind <= r.BROKEN:
            if ground[to] == r.PIT:
                pit = True
            elif standing[to] < 0 and lying[to] < 0 and not exits:
                if kind == r.RAISED:
                    gate = True
                found.append(moves[to])
                continue
            somebody = somebody or standing[to] >= 0 or lying[to] >= 0
            gate = gate or kind == r.RAISED
        elif rules.kind[token] != r.NAGA:
            continue
        if standing[to] >= 0 and not exit_line(to, side):
            continue
        if walker is None:
            walker = Walker(state, token)
        if (exit_line(to, side) or walker.rests(to, load)) and to in walker.steps(square, load):
            found.append(moves[to])
    if door or square < r.WIDE or square >= TOP:
        found.extend(halls.reveals(state, token))
    if gate:
        found.extend(characters.portcullis_actions(state, token))
    if somebody:
        list_close_actions(state, token, found)
    if pit and state.seats[side].jumps:
        found.extend([a.Jump(rules.names[token], over, to) for over, to in movement.jumps(state, token)])
    if ground[square] == r.GEAR:
        found.extend(halls.turns(state, token))
    if load >= 0 or rules.kind[token] == r.BANSHEE:
        list_distant_actions(state, token, found)


def list_close_actions(state: Twister, token: Token, found: list[Action]) -> None:
    """DT-C1, DT-C9, DT-K3: enemies and wounded on the adjacent squares."""
    rules = state.rules
    name = rules.names[token]
    for target in combat.close_targets(state, token):
        found.append(a.Fight(name, rules.names[target]))
        if rules.support:
            found.extend(supported(state, token, target))
    if rules.kind[token] == r.CLERIC:
        found.extend([a.Heal(name, rules.names[target]) for target in characters.patients(state, token)])


def list_distant_actions(state: Twister, token: Token, found: list[Action]) -> None:
    """DT-B3, DT-B4, DT-B6, DT-K2: what a character does from afar."""
    rules = state.rules
    name = rules.names[token]
    if state.holds(token, r.BOW):
        found.extend([a.Shoot(name, rules.names[target]) for target in combat.bow_targets(state, token)])
    elif state.holds(token, r.LANCE):
        found.extend([a.Lance(name, rules.names[target]) for target in combat.lance_targets(state, token)])
    else:
        found.extend([a.Fireball(name, direction) for direction in characters.fireball_directions(state, token)])
    if rules.kind[token] == r.BANSHEE and state.ap >= r.REPEL_COST:
        found.extend([a.Repel(name, rules.names[target]) for target in characters.repel_targets(state, token)])


def supported(state: Twister, token: Token, target: Token) -> list[Action]:
    """DT-C9: the same attack with every set of supporters."""
    helpers = [state.rules.names[helper] for helper in combat.supporters_for(state, token, target)]
    found: list[Action] = []
    for chosen in range(1, 1 << len(helpers)):
        group = tuple([helper for index, helper in enumerate(helpers) if chosen & (1 << index)])
        found.append(a.Fight(state.rules.names[token], state.rules.names[target], group))
    return found


# --- how it is done ---------------------------------------------------------------------------------------------------


def cost(action: Action) -> int:
    """DT-A1: the AP of an action."""
    return r.REPEL_COST if isinstance(action, a.Repel) else 1


def do(state: Twister, action: Action) -> None:
    """DT-A1, DT-T7: carry out an action; what takes several steps is called as a procedure."""
    number = state.rules.number
    state.ap -= cost(action)
    if isinstance(action, a.Move):
        movement.go(state, number[action.token], action.square)
    elif isinstance(action, a.Walk):
        movement.begin_walk(state, number[action.token])
    elif isinstance(action, a.Jump):
        movement.jump(state, number[action.token], action)
        if state.solo() and state.rules.symbols.jump and not state.over:  # DT-E2
            state.call(arrivals.Reinforcements(1))
    elif isinstance(action, a.Reveal):
        state.call(halls.Revealing(action.slot, number[action.token]))
    elif isinstance(action, a.Turn):
        halls.turn(state, number[action.token], action.slot, action.clockwise, 1)
        tokens.settle(state)
    elif isinstance(action, (a.Fight, a.Lance, a.Shoot)):
        state.fight = declared(state, action)
        state.call(combat.Fighting())
    elif isinstance(action, a.Fireball):
        characters.throw_fireball(state, number[action.token], action.direction)
    elif isinstance(action, a.Heal):
        characters.heal_somebody(state, number[action.token], number[action.target])
    elif isinstance(action, a.Repel):
        characters.repel(state, number[action.token], number[action.target])
    elif isinstance(action, (a.Unlock, a.Lock, a.Break)):
        characters.work_portcullis(state, number[action.token], action)
        tokens.settle(state)


def declared(state: Twister, action: a.Fight | a.Lance | a.Shoot) -> OpenFight:
    """DT-C1, DT-B3, DT-B6, DT-C9: the fight that an action opens."""
    number = state.rules.number
    attacker, target = number[action.token], number[action.target]
    if isinstance(action, a.Fight):
        return combat.new_fight(state, attacker, target, combat.CLOSE, tuple([number[name] for name in action.supporters]))
    return combat.new_fight(state, attacker, target, combat.BY_LANCE if isinstance(action, a.Lance) else combat.BY_BOW)
