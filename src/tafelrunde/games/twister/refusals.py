"""Refusals: why something cannot be done now, in one sentence with the rule behind it.

Asked only when the rules have said no. Each question is put in the order in which a person would find out: whose token is it,
can it act at all, is it able to, does it get there.
"""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason
from tafelrunde.games.twister import actions as a
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.effects import count, lying_characters
from tafelrunde.games.twister.rules.combat import (
    ChooseEnemyCard,
    NameACard,
    PlayCombatCard,
    enemy_near,
)
from tafelrunde.games.twister.rules.deeds import REPEL_COST, ChooseDeed, cost, first_action
from tafelrunde.games.twister.rules.dungeon import ChooseLanding, PlaceFound, gear_locked
from tafelrunde.games.twister.rules.ground import (
    adjacent,
    character_on,
    direction,
    exit_line,
    rope_on,
    seen_from,
    sibling,
)
from tafelrunde.games.twister.rules.movement import FAR, Handle, distances, handy, is_rope, may_rest
from tafelrunde.games.twister.rules.setup import ChooseStarter, HideToken, unplaced
from tafelrunde.games.twister.rules.turn import ChooseCard, Watch
from tafelrunde.games.twister.state import NOBODY, Twister

ELSEWHERE = Reason("DT-T7", "why-not-now")


def why_not(state: Twister, action: Action) -> Reason:
    """Why whoever is asked may not say this."""
    decision = state.asked()
    if isinstance(decision, ChooseDeed):
        return _deed(state, decision.seat, action)
    if isinstance(decision, Handle):
        return _handling(state, decision, action)
    if isinstance(decision, ChooseCard) and isinstance(action, a.PlayCard):
        return _card(state, decision.seat, action.card)
    if isinstance(decision, PlayCombatCard) and isinstance(action, a.Combat):
        if decision.forced >= 0:
            return Reason("DT-Q4" if state.solo() else "DT-K7", "why-forced-card", {"card": decision.forced})
        return Reason("DT-C6", "why-no-combat-card", {"card": action.card})
    if isinstance(decision, NameACard) and isinstance(action, a.NameCard):
        return Reason("DT-K7", "why-name-card")
    if isinstance(decision, ChooseEnemyCard) and isinstance(action, a.Allow):
        return Reason("DT-Q7", "why-two-cards") if decision.pairs else Reason("DT-Q5", "why-not-shown")
    if isinstance(decision, (PlaceFound, ChooseLanding)) and isinstance(action, a.Put):
        return _landing(state, decision, action.square)
    if isinstance(decision, HideToken) and isinstance(action, a.Hide):
        return _hiding(state, decision.seat, action)
    if isinstance(decision, ChooseStarter) and isinstance(action, a.Starter):
        token = state.rules.number.get(action.token, NOBODY)
        return _stranger(state, decision.seat, token) or Reason("DT-S2", "why-on-circle", {"who": action.token})
    return meanwhile(state)


def meanwhile(state: Twister) -> Reason:
    """What has to be done first, and the rule that asks for it."""
    match state.asked():
        case ChooseStarter():
            return Reason("DT-S2", "why-starters-first")
        case HideToken():
            return Reason("DT-S3", "why-hide-first")
        case ChooseCard():
            return Reason("DT-T1", "why-card-first")
        case Handle(token=token):
            return Reason("DT-T7", "why-moving", {"who": state.name(token)})
        case PlaceFound():
            return Reason("DT-R3", "why-place-first")
        case ChooseLanding():
            return Reason("DT-D2", "why-place-first")
        case PlayCombatCard() | NameACard() | ChooseEnemyCard():
            return Reason("DT-C6", "why-fight-first")
        case Watch():
            return Reason("DT-P8", "why-npcs-act")
    return ELSEWHERE


# --- cards and setting up ---------------------------------------------------------------------------------------------


def _card(state: Twister, seat: int, card: int) -> Reason:
    """DT-T1, DT-T2, DT-T4."""
    if card not in state.seats[seat].actions:
        return Reason("DT-T1", "why-card-played", {"card": card})
    if state.solo():
        return Reason("DT-T4", "why-first-cycle", {"card": state.seats[seat].actions[0]})
    return Reason("DT-T2", "why-opening", {"card": state.highest + 1 if state.highest else 2})


def _landing(state: Twister, decision: PlaceFound | ChooseLanding, square: int) -> Reason:
    """DT-D2, DT-D4, DT-R3."""
    if isinstance(decision, PlaceFound) and r.SLOT_OF[square] != decision.slot:
        return Reason("DT-R3", "why-other-place", {"slot": decision.slot})
    if state.ground[square] == r.PIT:
        return Reason("DT-D4", "why-lands-in-pit")
    if character_on(state, square) >= 0 or state.lying[square] >= 0:
        return Reason("DT-D4", "why-lands-on-token")
    return Reason(decision.rule, "why-not-diced")


def _hiding(state: Twister, seat: int, action: a.Hide) -> Reason:
    """DT-S3."""
    token = state.rules.number.get(action.token, NOBODY)
    colour = token // 8 if 0 <= token < r.FIRST_OBJECT else (token - r.FIRST_OBJECT) // 6
    if token < 0 or token >= r.FIRST_NPC or colour != seat:
        return Reason("DT-S3", "why-not-your-token")
    if token not in unplaced(state, seat):
        return Reason("DT-S3", "why-placed", {"who": action.token})
    return Reason("DT-S3", "why-hall-full", {"slot": action.slot, "room": r.ROOM[action.slot]})


# --- the actions of a turn --------------------------------------------------------------------------------------------


def _deed(state: Twister, seat: int, action: Action) -> Reason:
    """DT-A1: who may act at all, then the action itself."""
    if isinstance(action, (a.Starter, a.Hide, a.Put, a.PlayCard, a.Combat, a.NameCard, a.Decline, a.Allow, a.GoOn)):
        return ELSEWHERE
    if first_action(state) and not isinstance(action, a.Reveal):
        return Reason("DT-T5", "why-reveal-first")
    if isinstance(action, (a.On, a.Take, a.Swap, a.Drop, a.Give, a.Get, a.Trade, a.Stop)):
        return Reason("DT-O2", "why-only-moving")
    name = str(getattr(action, "token", ""))
    token = state.rules.number.get(name, NOBODY)
    helpless = _stranger(state, seat, token) or _unable(state, token, name)
    if helpless is not None:
        return helpless
    if cost(action) > state.ap:
        return Reason("DT-A1", "why-too-few-ap", {"cost": cost(action), "left": state.ap})
    if isinstance(action, (a.Move, a.Walk)):
        steps = state.rules.movement[token]
        return _way(state, token, action.square if isinstance(action, a.Move) else state.where[token], steps)
    if isinstance(action, a.Jump):
        return _jump(state, token, action)
    if isinstance(action, a.Reveal):
        return _reveal(state, token, action.slot)
    if isinstance(action, a.Turn):
        return _turn(state, token, action)
    if isinstance(action, (a.Unlock, a.Lock, a.Break)):
        return _portcullis(state, token, action)
    if isinstance(action, a.Fireball):
        if state.rules.kind[token] != r.WIZARD:
            return Reason("DT-B4", "why-no-wizard")
        return Reason("DT-B4", "why-nobody-there") if state.holds(token, r.WAND) else Reason("DT-B4", "why-no-wand")
    if isinstance(action, (a.Fight, a.Lance, a.Shoot, a.Heal, a.Repel)):
        target = state.rules.number.get(action.target, NOBODY)
        if target < 0 or not state.is_character(target) or state.where[target] < 0:
            return Reason("DT-C1", "why-no-target")
        if isinstance(action, a.Heal):
            return _heal(state, token, target, action.target)
        if isinstance(action, a.Repel):
            return _repel(state, token, target, action.target)
        return _attack(state, seat, token, target, action)
    return ELSEWHERE


def _stranger(state: Twister, seat: int, token: int) -> Reason | None:
    """Not one of the own characters."""
    if token < 0 or not state.is_character(token):
        return Reason("DT-A1", "why-no-character")
    return Reason("DT-A1", "why-not-your-token") if state.rules.side[token] != seat else None


def _unable(state: Twister, token: int, name: str) -> Reason | None:
    """DT-A1, DT-G11: who cannot act."""
    if state.where[token] < 0:
        return Reason("DT-A1", "why-not-here", {"who": name})
    if state.wounded[token]:
        return Reason("DT-H1", "why-wounded", {"who": name})
    return Reason("DT-K3", "why-just-healed", {"who": name}) if token in state.mended else None


# --- ways -------------------------------------------------------------------------------------------------------------


def _way(state: Twister, who: int, square: int, steps: int) -> Reason:
    """DT-M1 to DT-M8: nobody may stay there, or it is too far, or something is in the way."""
    start, load = state.where[who], state.load[who]
    if state.ground[square] == r.DARK:
        return Reason("DT-G9", "why-hidden-hall")
    if not exit_line(square, state.rules.side[who]) and not may_rest(state, who, square, load):
        return _rest(state, who, square, load)
    needed = distances(state, who, start, r.SQUARES, load)[square]
    if needed < FAR:
        return Reason("DT-M1", "why-too-far", {"steps": needed, "movement": steps})
    return obstacle(state, who, start, square)


def _rest(state: Twister, who: int, square: int, load: int) -> Reason:
    """DT-M4, DT-M5, DT-M6, DT-M8: why nobody may end a move there."""
    there = state.standing[square]
    if there >= 0 and there != who:
        return Reason("DT-M6", "why-occupied", {"who": state.name(there)})
    if state.ground[square] == r.PIT and not is_rope(state, load) and not rope_on(state, square):
        return Reason("DT-M4", "why-pit")
    for token in lying_characters(state, square):
        if state.rules.side[token] != state.rules.side[who]:
            return Reason("DT-M8", "why-enemy-lies", {"who": state.name(token)})
    return Reason("DT-M5", "why-full", {"tokens": count(state, square) + (1 if load < 0 else 2)})


def obstacle(state: Twister, who: int, start: int, end: int) -> Reason:
    """DT-M2, DT-M3, DT-M4: the least that would have to go so that there is a way."""
    naga = state.rules.kind[who] == r.NAGA
    obstacles = (
        (True, False, False, Reason("DT-G6", "why-portcullis")),
        (False, True, False, Reason("DT-M4", "why-pit-between")),
        (False, False, True, Reason("DT-M3", "why-enemy-between")),
        (True, True, True, Reason("DT-M2", "why-blocked")),
    )
    for gates, pits, enemies, reason in obstacles:
        if _joined(state, who, start, end, naga, gates, pits, enemies):
            return reason
    return Reason("DT-M2", "why-walls")


def _joined(state: Twister, who: int, start: int, end: int, slits: bool, gates: bool, pits: bool, enemies: bool) -> bool:
    """Whether there is a way of any length if some obstacles did not count."""
    rules = state.rules
    seen = {start}
    queue = [start]
    for square in queue:
        if square == end:
            return True
        for way in range(4):
            edge = state.edges[square * 4 + way]
            if edge > r.BROKEN and not (edge == r.SLIT and slits) and not (edge == r.CLOSED and gates):
                continue
            to = square + r.WAYS[way]
            there = state.standing[to]
            hostile = there >= 0 and rules.side[there] != rules.side[who] and rules.kind[who] != r.WIZARD
            pit = state.ground[to] == r.PIT and rules.kind[who] != r.WIZARD and not rope_on(state, to)
            if to in seen or state.ground[to] == r.DARK or (hostile and not enemies) or (pit and not pits):
                continue
            seen.add(to)
            queue.append(to)
    return False


def _jump(state: Twister, who: int, action: a.Jump) -> Reason:
    """DT-J1, DT-J2, DT-J3."""
    if not state.seats[state.rules.side[who]].jumps:
        return Reason("DT-J1", "why-no-jump-card")
    start = state.where[who]
    if state.ground[action.pit] != r.PIT:
        return Reason("DT-J1", "why-no-pit")
    if action.square == start or not adjacent(state, start, action.pit) or not adjacent(state, action.pit, action.square):
        return Reason("DT-J1", "why-jump-apart")
    if character_on(state, action.pit) >= 0:
        return Reason("DT-J2", "why-pit-taken", {"who": state.name(character_on(state, action.pit))})
    if state.ground[action.square] == r.DARK:
        return Reason("DT-G9", "why-hidden-hall")
    if exit_line(action.square, state.rules.side[who]):
        return Reason("DT-J3", "why-exit-guarded")
    return _rest(state, who, action.square, state.load[who])


def _handling(state: Twister, decision: Handle, action: Action) -> Reason:
    """DT-O1 to DT-O5, DT-M7: a move is under way."""
    who = decision.token
    square, load = state.where[who], state.load[who]
    if isinstance(action, a.On):
        needed = distances(state, who, square, r.SQUARES, load)[action.square]
        if needed == 0 or decision.steps < needed < FAR:
            return Reason("DT-M1", "why-steps-left", {"steps": needed, "left": decision.steps})
        if state.ground[action.square] == r.DARK:
            return Reason("DT-G9", "why-hidden-hall")
        return obstacle(state, who, square, action.square) if needed >= FAR else Reason("DT-M7", "why-no-end")
    if isinstance(action, a.Stop):
        return _rest(state, who, square, load)
    if isinstance(action, (a.Take, a.Swap)):
        token = state.rules.number.get(action.token, NOBODY)
        if token not in handy(state, who, square):
            return Reason("DT-O2", "why-not-lying-here")
        if isinstance(action, a.Take) and load >= 0:
            return Reason("DT-O1", "why-hands-full", {"load": state.name(load)})
        if isinstance(action, a.Swap) and load < 0:
            return Reason("DT-O1", "why-hands-empty")
        return Reason("DT-M7", "why-no-end")
    if isinstance(action, a.Drop):
        if load < 0:
            return Reason("DT-O1", "why-hands-empty")
        return Reason("DT-O4", "why-pit" if state.ground[square] == r.PIT else "why-no-room")
    if isinstance(action, (a.Give, a.Get, a.Trade)):
        friend = state.standing[square]
        if friend < 0 or friend == who or state.name(friend) != action.token:
            return Reason("DT-O2", "why-friend-not-here")
        theirs = state.load[friend]
        if state.ground[square] == r.PIT and is_rope(state, theirs):
            return Reason("DT-O5", "why-hangs-on-rope", {"who": action.token})
        if isinstance(action, a.Give):
            return Reason("DT-O1", "why-hands-empty") if load < 0 else Reason("DT-O1", "why-friend-full", {"who": action.token})
        if theirs < 0:
            return Reason("DT-O1", "why-friend-empty", {"who": action.token})
        full = isinstance(action, a.Get) and load >= 0
        return Reason("DT-O1", "why-hands-full", {"load": state.name(load)}) if full else Reason("DT-M7", "why-no-end")
    return Reason("DT-T7", "why-moving", {"who": state.name(who)})


# --- halls and portcullises -------------------------------------------------------------------------------------------


def _reveal(state: Twister, who: int, slot: int) -> Reason:
    """DT-R1."""
    if not state.hidden[slot]:
        return Reason("DT-R1", "why-revealed")
    return Reason("DT-R1", "why-no-access", {"who": state.name(who)})


def _turn(state: Twister, who: int, action: a.Turn) -> Reason:
    """DT-W1, DT-W2, DT-W3, DT-Y2."""
    square = state.where[who]
    own = r.SLOT_OF[square]
    if state.ground[square] != r.GEAR:
        return Reason("DT-W1", "why-no-gear", {"who": state.name(who)})
    if state.rules.kind[who] != r.MEKANORK and gear_locked(state, own):
        return Reason("DT-Y2", "why-gear-locked")
    if state.hidden[action.slot]:
        return Reason("DT-W2", "why-sibling-hidden")
    if action.slot not in (own, sibling(state, own)):
        return Reason("DT-W2", "why-other-hall")
    return Reason("DT-W3", "why-arrow")


def _portcullis(state: Twister, who: int, action: a.Unlock | a.Lock | a.Break) -> Reason:
    """DT-K1, DT-K4, DT-B2, DT-G6."""
    kind = state.rules.kind[who]
    if isinstance(action, a.Break):
        if kind != r.COLOSSUS:
            return Reason("DT-K4", "why-no-colossus")
    elif kind != r.BACKSTABBER and not state.holds(who, r.KEY):
        return Reason("DT-K1", "why-no-key")
    edge = state.edges[state.where[who] * 4 + action.way]
    if edge == r.RAISED and isinstance(action, a.Unlock):
        return Reason("DT-G6", "why-open-already")
    if edge == r.CLOSED and isinstance(action, a.Lock):
        return Reason("DT-G6", "why-closed-already")
    return Reason("DT-G6", "why-broken") if edge == r.BROKEN else Reason("DT-G6", "why-no-portcullis")


# --- others -----------------------------------------------------------------------------------------------------------


def _attack(state: Twister, seat: int, who: int, target: int, action: a.Fight | a.Lance | a.Shoot) -> Reason:
    """DT-C1, DT-C2, DT-C9, DT-B3, DT-B6."""
    names = {"who": state.name(target)}
    if isinstance(action, a.Lance) and not state.holds(who, r.LANCE):
        return Reason("DT-B6", "why-no-lance")
    if isinstance(action, a.Shoot) and not state.holds(who, r.BOW):
        return Reason("DT-B3", "why-no-bow")
    if state.rules.side[target] == seat:
        return Reason("DT-C1", "why-own-side", names)
    if target in state.hurt or target in state.mended:
        return Reason("DT-C2", "why-suffered", names)
    at, to = state.where[who], state.where[target]
    if isinstance(action, a.Fight):
        if adjacent(state, at, to):
            return Reason("DT-C9", "why-no-support") if action.supporters else Reason("DT-C1", "why-guarded", names)
        return _apart(state, at, to) if direction(at, to) >= 0 else Reason("DT-C1", "why-not-adjacent", names)
    if enemy_near(state, at, seat):
        return Reason("DT-B6" if isinstance(action, a.Lance) else "DT-B3", "why-enemy-near")
    return Reason("DT-B6", "why-lance-reach") if isinstance(action, a.Lance) else Reason("DT-L1", "why-no-sight", names)


def _apart(state: Twister, at: int, to: int) -> Reason:
    """DT-G8: neighbours with something between them."""
    edge = state.edges[at * 4 + direction(at, to)]
    if edge == r.CLOSED:
        return Reason("DT-G6", "why-portcullis")
    return Reason("DT-L3", "why-slit-between") if edge == r.SLIT else Reason("DT-G8", "why-wall-between")


def _heal(state: Twister, who: int, target: int, name: str) -> Reason:
    """DT-K3, DT-H4."""
    if state.rules.kind[who] != r.CLERIC:
        return Reason("DT-K3", "why-no-cleric")
    if not state.wounded[target]:
        return Reason("DT-K3", "why-not-wounded", {"who": name})
    if state.bearer[target] >= 0:
        return Reason("DT-H4", "why-carried", {"who": name})
    if not adjacent(state, state.where[who], state.where[target]):
        return Reason("DT-K3", "why-not-adjacent", {"who": name})
    return Reason("DT-H4", "why-stood-upon", {"who": name})


def _repel(state: Twister, who: int, target: int, name: str) -> Reason:
    """DT-K2."""
    if state.rules.kind[who] != r.BANSHEE:
        return Reason("DT-K2", "why-no-banshee", {"cost": REPEL_COST})
    seen = target in [there for there, _ in seen_from(state, who)]
    return Reason("DT-K2", "why-cannot-be-pushed", {"who": name}) if seen else Reason("DT-L1", "why-no-sight", {"who": name})
