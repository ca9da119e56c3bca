"""Halls turn and are revealed (DT-W, DT-R, DT-X)."""

from typing import Final

from tafelrunde.engine import Action, Procedure, Reason
from tafelrunde.games.twister import events as e
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.actions import PUTS, Put, Reveal, Turn
from tafelrunde.games.twister.dungeon import apart, doors, is_object, resurvey, sibling
from tafelrunde.games.twister.ids import Slot, Square, Token
from tafelrunde.games.twister.rules.arrivals import Teleport, appear, is_landing, why_not_landing
from tafelrunde.games.twister.rules.question import Question
from tafelrunde.games.twister.rules.tokens import settle
from tafelrunde.games.twister.search.changes import step_back, step_off
from tafelrunde.games.twister.search.search import HORIZON, Search
from tafelrunde.games.twister.search.ways import AP_PLACE
from tafelrunde.games.twister.state import Twister, replaced

DRAWS: Final = 3  # DT-R4: tokens for each hall

# --- turning (DT-W) ---------------------------------------------------------------------------------------------------


def turn_hall(state: Twister, slot: Slot, clockwise: bool, quarters: int) -> None:
    """DT-W4, DT-W5: the hall turns with all that stands and lies on it, and nothing else happens."""
    turns = (quarters if clockwise else -quarters) % 4
    squares = r.HALL_SQUARES[slot]
    before: list[tuple[Token, Token, Token]] = []
    for square in squares:
        before.append((state.standing[square], state.lying[square], state.under[square]))
    lying, under = list(state.lying), list(state.under)
    for place in range(r.SIDE * r.SIDE):
        row, column = r.SIDE - 1 - place // r.SIDE, place % r.SIDE
        for _ in range(turns):
            row, column = column, r.SIDE - 1 - row
        square = squares[(r.SIDE - 1 - row) * r.SIDE + column]
        stands, lies, beneath = before[place]
        state.standing[square] = stands
        lying[square] = lies
        under[square] = beneath
        for token in (stands, lies, beneath):
            if token >= 0:
                state.where[token] = square
                carried = state.load[token]
                if carried >= 0:
                    state.where[carried] = square
    state.lying, state.under = tuple(lying), tuple(under)
    state.turned = replaced(state.turned, slot, (state.turned[slot] + turns) % 4)
    resurvey(state, slot)


def turn(state: Twister, who: Token, slot: Slot, clockwise: bool, quarters: int) -> None:
    """DT-W1: somebody on a gear turns a hall."""
    turn_hall(state, slot, clockwise, quarters)
    state.emit(e.HallTurned(state.name(who), slot, clockwise, quarters))


def turns(state: Twister, token: Token) -> list[Action]:
    """DT-W1 to DT-W3, DT-Y2: the own hall or its revealed sibling, in the printed direction; a Mekanork in any."""
    rules = state.rules
    slot = r.SLOT_OF[state.where[token]]
    mekanork = rules.kind[token] == r.MEKANORK
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


def gear_locked(state: Twister, slot: Slot) -> bool:
    """DT-Y2: an NPC who locks gears stands unwounded on one of this pair."""
    for npc in state.row:
        if state.rules.npc(npc).gear_lock and not state.wounded[npc]:
            square = state.where[npc]
            if square >= r.WIDE and state.ground[square] == r.GEAR:
                its = r.SLOT_OF[square]
                if its == slot or sibling(state, its) == slot:
                    return True
    return False


def why_not_turn(state: Twister, who: Token, slot: Slot) -> Reason:
    """DT-W1, DT-W2, DT-W3, DT-Y2."""
    square = state.where[who]
    own = r.SLOT_OF[square]
    if state.ground[square] != r.GEAR:
        return Reason("DT-W1", "why-no-gear", {"who": state.name(who)})
    if state.rules.kind[who] != r.MEKANORK and gear_locked(state, own):
        return Reason("DT-Y2", "why-gear-locked")
    if state.hidden[slot]:
        return Reason("DT-W2", "why-sibling-hidden")
    return Reason("DT-W3", "why-arrow") if slot in (own, sibling(state, own)) else Reason("DT-W2", "why-other-hall")


# --- revealing (DT-R) -------------------------------------------------------------------------------------------------


def reveals(state: Twister, token: Token) -> list[Action]:
    """DT-R1: the hidden halls to which a character has direct access."""
    return [Reveal(state.rules.names[token], slot) for slot in doors(state, state.where[token], state.rules.side[token])]


def why_not_reveal(state: Twister, who: Token, slot: Slot) -> Reason:
    """DT-R1."""
    return Reason("DT-R1", "why-no-access", {"who": state.name(who)}) if state.hidden[slot] else Reason("DT-R1", "why-revealed")


class PlaceFound(Question):
    """DT-R3: a token that lay face down on a hall comes onto an empty square of it."""

    first = Reason("DT-R3", "why-place-first")
    token: Token
    slot: Slot

    def options(self, state: Twister) -> list[Action]:
        return [PUTS[square] for square in r.HALL_SQUARES[self.slot] if is_landing(state, square)]

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        if not isinstance(action, Put):
            return None
        if r.SLOT_OF[action.square] != self.slot:
            return Reason("DT-R3", "why-other-place", {"slot": self.slot})
        return why_not_landing(state, action.square) or Reason("DT-R3", "why-not-diced")


class Revealing(Procedure):
    """DT-R1, DT-R2: a hall is turned face up, and its tokens come onto it."""

    steps = ("hall_is_turned_up", "next_token_comes", "token_is_placed", "objects_come_near")
    slot: Slot
    who: Token  # NOBODY: by a vision
    near: list[Token] = []  # DT-Y3: objects that will be laid near the one who reveals

    def hall_is_turned_up(self, state: Twister) -> None:
        """DT-R2, DT-R4: it keeps slot and orientation; three tokens come out of the bag."""
        slot = self.slot
        state.hidden = tuple([hidden and other != slot for other, hidden in enumerate(state.hidden)])
        resurvey(state, slot)
        if not state.solo():
            self.hidden_tokens_are_drawn(state)
        state.emit(e.HallRevealed(state.name(self.who), slot, state.rules.halls[state.hall[slot]].id))
        if state.solo():
            for _ in range(min(DRAWS, len(state.bag))):
                token = state.bag[-1]
                state.bag = state.bag[:-1]
                state.drawn += (token,)
                state.emit(e.TokenDrawn(state.name(token)))
            npc = state.npc(self.who)
            if npc is not None and npc.objects_near:
                self.near = [token for token in state.drawn if is_object(token)]
                state.drawn = tuple([token for token in state.drawn if token not in self.near] + self.near)

    def hidden_tokens_are_drawn(self, state: Twister) -> None:
        """DT-R3: what both players have hidden in the hall."""
        drawn: list[Token] = []
        for seat in state.seats:
            here = [token for index, token in enumerate(seat.placed) if seat.placed_at[index] == self.slot]
            drawn = here + drawn
            seat.placed = tuple([token for token in seat.placed if token not in here])
            seat.placed_at = tuple([other for other in seat.placed_at if other != self.slot])
        state.drawn = self.in_order(state, drawn)

    def in_order(self, state: Twister, drawn: list[Token]) -> tuple[Token, ...]:
        """DT-R3: characters first, then the opponent's objects; what the opponent places comes last."""
        crew = [token for token in drawn if token < r.FIRST_OBJECT]
        things = [token for token in drawn if token >= r.FIRST_OBJECT and not self.others(state, token)]
        return (*crew, *things, *[token for token in drawn if self.others(state, token)])

    def others(self, state: Twister, token: Token) -> bool:
        """DT-R3: whether the opponent places this token: the revealer's objects."""
        return token in r.OBJECT_SETS[state.rules.side[self.who]]

    def next_token_comes(self, state: Twister) -> None:
        if not state.drawn:
            settle(state)
            self.finish()
        elif not state.solo():
            token = state.drawn[0]
            side = state.rules.side[self.who]
            if self.others(state, token):
                side = r.YELLOW if side else r.BLUE
            state.ask(PlaceFound(side, token, self.slot))
        elif state.drawn[0] in self.near:
            self.go_to("objects_come_near")
        else:
            self.go_to("next_token_comes")
            state.call(Teleport(self.slot))

    def token_is_placed(self, state: Twister) -> None:
        answer = state.answer
        assert isinstance(answer, Put)
        token = state.drawn[0]
        state.drawn = state.drawn[1:]
        appear(state, token, answer.square)
        self.go_to("next_token_comes")

    def objects_come_near(self, state: Twister) -> None:
        """DT-Y3, DT-D5: each object onto the free square that the NPC reaches most easily."""
        token = state.drawn[0]
        state.drawn = state.drawn[1:]
        free = [square for square in r.HALL_SQUARES[self.slot] if is_landing(state, square)]
        square = nearest_square(state, self.who, free)
        if square < 0:
            state.out += (token,)
            state.emit(e.LostInTheVoid(state.name(token)))
        else:
            appear(state, token, square)
        self.go_to("next_token_comes")


def nearest_square(state: Twister, npc: Token, squares: list[Square]) -> Square:
    """DT-Y3: by fewest AP, then squares; without a way by distance. Ties by a die; AWAY without any square."""
    if not squares:
        return r.AWAY
    best: list[Square] = []
    if state.where[npc] >= 0:
        stood = step_off(state, npc)
        search = Search(state, npc, HORIZON, 0, coarse=True)
        least = -1
        index = 0
        node = search.node(0, HORIZON)
        while node is not None and (least < 0 or node.ap * AP_PLACE + node.squares == least):
            if node.square in squares and node.square not in best:
                best.append(node.square)
                least = node.ap * AP_PLACE + node.squares
            index += 1
            node = search.node(index, HORIZON)
        step_back(state, npc, stood)
    if not best and state.where[npc] >= 0:
        at = state.where[npc]
        nearest = min([apart(at, square) for square in squares])
        best = [square for square in squares if apart(at, square) == nearest]
    elif not best:
        best = squares
    return best[state.chance.of("landing", npc).below(len(best))] if len(best) > 1 else best[0]


# --- the Vision of the Archmage (DT-X) --------------------------------------------------------------------------------


class Visions(Procedure):
    """DT-X2 to DT-X4: at the end of a turn halls reveal themselves."""

    steps = ("next_vision",)

    def next_vision(self, state: Twister) -> None:
        if state.visions == 0 or True not in state.hidden:
            state.visions = 0
            return
        while state.vision_deck:
            slot = state.vision_deck[-1]
            state.vision_deck = state.vision_deck[:-1]
            state.seen_visions += (slot,)
            state.emit(e.VisionDrawn(slot, state.hidden[slot]))
            if state.hidden[slot]:
                state.visions -= 1
                self.start_over()
                state.call(Revealing(slot, r.NOBODY))
                return
        state.visions = 0
