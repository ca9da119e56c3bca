"""What an NPC would do in its whole activation, as far as no luck decides it (DT-P2, DT-P8, DT-Z).

The activation itself is carried out on a copy of the view. It ends before a fight, before a hall is revealed and before a throw
of the dice. Where luck only chooses between ways that are equally short (DT-P5), each of them is tried, and what all have in
common is told.
"""

from typing import Final, NamedTuple

from tafelrunde.engine import Chance, Say, say, word
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.events import Jumped, Moved
from tafelrunde.games.twister.ids import Goal, Square, Token
from tafelrunde.games.twister.picture.names import Look
from tafelrunde.games.twister.rules.activation import NO_GOAL, Activation
from tafelrunde.games.twister.rules.goals import FIREBALL
from tafelrunde.games.twister.state import Twister

TRIES: Final = 12  # numbers that stand for one of luck: each of up to twelve outcomes comes up
SPREAD: Final = (1 << 32) // (2 * TRIES)
MOST: Final = 12  # deeds; an activation has fewer
WITH_TOKENS: Final = (r.FIGHT, r.REGROUP, r.OBJECT, r.HEAL, r.REPEL)

NOBODY: Final = int(r.NOBODY)
APPROACH: Final = "approach"
CAST: Final = "cast"
DELIVER: Final = "deliver"
GEAR: Final = "gear"
LUCK: Final = "luck"


class Deed(NamedTuple):
    """One thing that an NPC does in its activation."""

    what: str  # the name of a goal that it reaches, or approach, cast, deliver, gear, luck
    target: int = NOBODY  # a token; of what is revealed, a slot; of what is approached, a goal
    way: tuple[Square, ...] = ()  # that leads to it; that of the first deed is known from its test


Deeds = dict[Token, list[Deed]]  # of NPCs


def foretell(view: Twister, npc: Token) -> list[Deed]:
    """DT-P8: what it does, one after the other, if nothing changes before."""
    if view.where[npc] < 0 or view.wounded[npc] or npc in view.mended:
        return []
    state = view.copy()
    state.stack, state.decision, state.fight, state.side = [], None, None, r.BLUE
    state.call(Activation(npc))
    return _deeds(state, (), MOST)


def _deeds(state: Twister, way: tuple[Square, ...], most: int) -> list[Deed]:
    """What follows, step by step; `way` is what was walked last."""
    found: list[Deed] = []
    while state.stack and not state.over and len(found) < most:
        move = state.stack[-1]
        if not isinstance(move, Activation):
            break
        if _next(move) == "goal_is_acted_on":
            found.append(_deed(move, way))
            if _asks_luck(state, move):
                break
        before = state.copy()
        state.chance = Chance(0, 0, 0, 0)
        deed, way = _step(state)
        if state.chance.count:
            return found + _common(before, most - len(found))
        if deed is not None:
            found.append(deed)
    return found


def _next(move: Activation) -> str:
    return move.steps[move.at] if move.at < len(move.steps) else ""


def _asks_luck(state: Twister, move: Activation) -> bool:
    """What is fought, revealed or diced for is open, and so is all that follows."""
    saves = move.mode == FIREBALL and bool(state.rules.npc(move.npc).saves_wand)
    return saves or move.goal in (r.FIGHT, r.REVEAL) or (move.goal == r.ROTATE and move.ap > 0)


def _deed(move: Activation, way: tuple[Square, ...]) -> Deed:
    """What the NPC is about to do, where it has come to."""
    if move.goal == r.OBJECT and move.mode == FIREBALL:
        return Deed(CAST, int(move.target), way)
    if move.goal == r.ROTATE and not move.ap:  # DT-Z11: it has come to a gear with nothing left to turn it
        return Deed(GEAR, way=way)
    named = move.goal in WITH_TOKENS or move.goal == r.REVEAL
    return Deed(r.GOALS[move.goal], int(move.target) if named else NOBODY, way)


def _step(state: Twister) -> tuple[Deed | None, tuple[Square, ...]]:
    """One step of the activation: what it does besides walking, and the squares walked. The first thought is not told."""
    move = state.stack[-1]
    assert isinstance(move, Activation)
    step, given, goal = _next(move), len(move.banned), move.goal
    state.heard = None if goal == NO_GOAL else []
    at = move.at
    move.at = at + 1
    if not move.take_step(at, state):
        state.stack.pop()
        return None, ()
    way = _walked(state)
    state.heard = None
    if len(move.banned) > given:
        return Deed(DELIVER, int(state.bearer[move.banned[-1]]), way), ()
    if step == "card_is_read" and move.goal == NO_GOAL and move.trail:
        return Deed(APPROACH, int(state.rules.npc(move.npc).default)), ()
    if step == "mode_goes_on" and way and _next(move) == "activation_ends":
        nearer = state.rules.npc(move.npc).default if goal == r.OBJECT else goal
        return Deed(APPROACH, int(nearer), way), ()
    return None, way


def _walked(state: Twister) -> tuple[Square, ...]:
    """The squares of all the moves and jumps heard of."""
    found: list[Square] = []
    for event in state.heard or []:
        if isinstance(event, Moved):
            found += event.way if not found else event.way[1:]
        elif isinstance(event, Jumped):
            found.append(event.square)
    return tuple(found)


def _common(before: Twister, most: int) -> list[Deed]:
    """DT-P5: the next step is one of luck. What happens whatever comes up; then, that luck decides."""
    shared: list[Deed] | None = None
    known: list[tuple[object, ...]] = []
    for number in range(TRIES):
        world = before.copy()
        world.chance = Chance(SPREAD * (2 * number + 1), 0, 0, 0)
        deed, way = _step(world)
        if world.chance.count != 1:
            return [Deed(LUCK)]
        move = world.stack[-1] if world.stack else None
        mind = (move.goal, move.target, move.mode) if isinstance(move, Activation) else ()
        outcome = (deed and deed[:2], mind, world.where, world.load)
        if outcome in known:
            continue
        known.append(outcome)
        future = ([deed] if deed is not None else []) + _deeds(world, way, most)
        shared = future if shared is None else _shared(shared, future)
        if shared[:1] == [Deed(LUCK)]:
            break
    return shared or []


def _shared(some: list[Deed], others: list[Deed]) -> list[Deed]:
    """What two courses of an activation have in common from the start, whichever the ways."""
    alike = 0
    while alike < min(len(some), len(others)) and some[alike][:2] == others[alike][:2]:
        alike += 1
    return some if alike == len(some) == len(others) else [*some[:alike], Deed(LUCK)]


# --- in words -------------------------------------------------------------------------------------------------------------


def deed_words(deed: Deed, look: Look) -> Say:
    """`takes the rope`."""
    if deed.what == APPROACH:
        return say("deed-approach", goal=word(f"goal-{r.GOALS[Goal(deed.target)]}"))
    if deed.what == r.GOALS[r.REVEAL]:
        return say("deed-reveal", slot=deed.target + 1)
    if deed.target < 0:
        return word(f"deed-{deed.what}")
    return say(f"deed-{deed.what}", target=look.token(look.rules.names[deed.target]))
