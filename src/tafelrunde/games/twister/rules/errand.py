"""An NPC on its way: it walks a planned way exactly as the search foresaw it (DT-P7, DT-P11, DT-I)."""

from tafelrunde.engine.flow import Procedure
from tafelrunde.games.twister.effects import drop, exchange, give, leave, lift, put, score, settle, take
from tafelrunde.games.twister.events import Dropped, EdgeBroken, Jumped, Moved, PortcullisOpened
from tafelrunde.games.twister.rules.ground import set_edge
from tafelrunde.games.twister.rules.movement import may_rest
from tafelrunde.games.twister.rules.way import (
    GETS,
    GIVES,
    JUMP,
    LAYING,
    OPENING,
    SMASHING,
    STEP,
    SWAPS,
    TAKES,
    Node,
    path,
)
from tafelrunde.games.twister.ruleset import BLUE, BROKEN, FIRST_NPC, RAISED, WIDE
from tafelrunde.games.twister.state import Twister, replaced


class Errand(Procedure):
    """An NPC with AP and the steps of a move that has begun."""

    npc: int
    ap: int
    left: int  # steps of the move that has begun
    trail: list[int]  # squares passed

    def walk(self, state: Twister, node: Node) -> None:
        """DT-P11: carry out a way: the same steps, jumps, portcullises and tokens as in the search."""
        npc = self.npc
        if state.standing[state.where[npc]] == npc:
            lift(state, npc)
        way = [state.where[npc]]
        for at in path(node):
            if at.op == STEP:
                way.append(at.square)
                self.stand(state, at.square)
                if at.deals:
                    way = self.told(state, way)
            elif at.op == JUMP:
                way = self.told(state, way)
                self.stand(state, at.square)
                state.emit(Jumped(state.name(npc), at.number, at.square, False))
                way = [at.square]
            elif at.op == OPENING:
                way = self.told(state, way)
                set_edge(state, at.square, at.number, RAISED)
                state.emit(PortcullisOpened(state.name(npc), at.square, at.number))
            elif at.op == SMASHING:
                way = self.told(state, way)
                self.smash(state, at.square, at.number)
            elif at.op == LAYING:
                way = self.told(state, way)
                drop(state, npc, at.square)
            for what, token, place in at.deals:
                self.deal(state, what, token, place)
        self.told(state, way)
        self.ap -= node.ap
        self.left = node.left
        if node.square < WIDE:
            leave(state, npc)
            settle(state)
        elif may_rest(state, npc, node.square, state.load[npc]):
            put(state, npc, node.square)
            settle(state)

    def stand(self, state: Twister, square: int) -> None:
        """The NPC and its load are on a square now, but not yet at rest."""
        npc = self.npc
        self.trail.append(state.where[npc])
        state.where[npc] = square
        load = state.load[npc]
        if load >= 0:
            state.where[load] = square

    def told(self, state: Twister, way: list[int]) -> list[int]:
        """Let the table hear of the squares walked so far."""
        if len(way) > 1 and state.heard is not None:
            state.emit(Moved(state.name(self.npc), tuple(way)))
        return [way[-1]]

    def deal(self, state: Twister, what: int, token: int, place: int) -> None:
        """DT-I1 to DT-I5: a token changes hands."""
        npc = self.npc
        if what == TAKES:
            take(state, npc, token)
        elif what == SWAPS:
            laid = state.release(npc)
            take(state, npc, token)
            put(state, laid, place)
            state.emit(Dropped(state.name(npc), state.name(laid), place))
        elif what == GIVES:
            give(state, npc, token)
        elif what == GETS:
            give(state, token, npc)
        else:
            exchange(state, npc, token)

    def smash(self, state: Twister, square: int, way: int) -> None:
        """DT-K4, DT-Y7: a portcullis is broken; of some NPCs every third one counts."""
        npc = self.npc
        card = state.rules.npcs[npc - FIRST_NPC]
        set_edge(state, square, way, BROKEN)
        state.emit(EdgeBroken(state.name(npc), square, way))
        if card.broken_for_vp:
            broken = state.counters[npc - FIRST_NPC] + 1
            state.counters = replaced(state.counters, npc - FIRST_NPC, broken)
            if broken % card.broken_for_vp == 0:
                score(state, BLUE, 1)
