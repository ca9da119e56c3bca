"""An NPC on its way: it walks a planned way exactly as the search foresaw it (DT-P7, DT-P11, DT-I)."""

from mypy_extensions import i64

from tafelrunde.engine import Procedure
from tafelrunde.games.twister.events import Dropped, Jumped, Moved
from tafelrunde.games.twister.ids import Direction, Square, Token
from tafelrunde.games.twister.rules.characters import break_edge, open_portcullis
from tafelrunde.games.twister.rules.tokens import drop, exchange, give, leave, lift, put, score, settle, take
from tafelrunde.games.twister.ruleset import BLUE, FIRST_NPC, WIDE
from tafelrunde.games.twister.search import ways
from tafelrunde.games.twister.state import Twister, replaced
from tafelrunde.games.twister.steps import Walker


class NpcMove(Procedure):
    """An NPC with AP and the steps of a move that has begun."""

    npc: Token
    ap: i64 = 0
    left: i64 = 0  # steps of the move that has begun
    trail: list[Square] = []  # squares passed

    def walk(self, state: Twister, node: ways.Node) -> None:
        """DT-P11: carry out a way: the same steps, jumps, portcullises and tokens as in the search."""
        npc = self.npc
        if state.standing[state.where[npc]] == npc:
            lift(state, npc)
        way = [state.where[npc]]
        for at in ways.path(node):
            if at.op == ways.STEP:
                way.append(at.square)
                self.stand(state, at.square)
                if at.deals:
                    way = self.told(state, way)
            elif at.op == ways.JUMP:
                way = self.told(state, way)
                self.stand(state, at.square)
                state.emit(Jumped(state.name(npc), Square(at.number), at.square, False))
                way = [at.square]
            elif at.op == ways.OPENING:
                way = self.told(state, way)
                open_portcullis(state, npc, at.square, Direction(at.number))
            elif at.op == ways.SMASHING:
                way = self.told(state, way)
                self.smash(state, at.square, Direction(at.number))
            elif at.op == ways.LAYING:
                way = self.told(state, way)
                drop(state, npc, at.square)
            for deal in at.deals:
                self.deal(state, deal)
        self.told(state, way)
        self.ap -= node.ap
        self.left = node.left
        if node.square < WIDE:
            leave(state, npc)
            settle(state)
        elif Walker(state, npc).rests(node.square, state.load[npc]):
            put(state, npc, node.square)
            settle(state)

    def stand(self, state: Twister, square: Square) -> None:
        """The NPC and its load are on a square now, but not yet at rest."""
        npc = self.npc
        self.trail.append(state.where[npc])
        state.where[npc] = square
        load = state.load[npc]
        if load >= 0:
            state.where[load] = square

    def told(self, state: Twister, way: list[Square]) -> list[Square]:
        """Let the table hear of the squares walked so far."""
        if len(way) > 1 and state.heard is not None:
            state.emit(Moved(state.name(self.npc), tuple(way)))
        return [way[-1]]

    def deal(self, state: Twister, deal: ways.Deal) -> None:
        """DT-I1 to DT-I5: a token changes hands."""
        npc = self.npc
        if deal.what == ways.TAKES:
            take(state, npc, deal.token)
        elif deal.what == ways.SWAPS:
            laid = state.release(npc)
            take(state, npc, deal.token)
            put(state, laid, deal.square)
            state.emit(Dropped(state.name(npc), state.name(laid), deal.square))
        elif deal.what == ways.GIVES:
            give(state, npc, deal.token)
        elif deal.what == ways.GETS:
            give(state, deal.token, npc)
        else:
            exchange(state, npc, deal.token)

    def smash(self, state: Twister, square: Square, direction: Direction) -> None:
        """DT-K4, DT-Y7: a portcullis is broken; of some NPCs every few of them count."""
        npc = self.npc
        card = state.rules.npcs[npc - FIRST_NPC]
        break_edge(state, npc, square, direction)
        if card.broken_for_vp:
            broken = state.counters[npc - FIRST_NPC] + 1
            state.counters = replaced(state.counters, npc - FIRST_NPC, broken)
            if broken % card.broken_for_vp == 0:
                score(state, BLUE, 1)
