"""What the dungeon does: halls turn and are revealed, tokens appear, characters are pushed (DT-W, DT-R, DT-D, DT-E, DT-X)."""

from typing import ClassVar, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Procedure
from tafelrunde.games.twister.actions import PUTS, Put
from tafelrunde.games.twister.effects import count, leave, move_to, put, settle, wound
from tafelrunde.games.twister.events import (
    Appeared,
    EdgeBroken,
    HallRevealed,
    HallTurned,
    LostInTheVoid,
    ReinforcementCalled,
    Repelled,
    TeleportRolled,
    TokenDrawn,
    VisionDrawn,
)
from tafelrunde.games.twister.rules.ground import (
    apart,
    board_square,
    exit_line,
    gear_square,
    hall_squares,
    in_sight,
    line_to,
    neighbour,
    resurvey,
    set_edge,
    sibling,
)
from tafelrunde.games.twister.rules.question import Question
from tafelrunde.games.twister.rules.search import HORIZON, Search
from tafelrunde.games.twister.rules.world import step_back, step_off
from tafelrunde.games.twister.ruleset import (
    BROKEN,
    DARK,
    FIRST_NPC,
    FIRST_OBJECT,
    GEAR,
    PIT,
    SIDE,
    SLOT_OF,
    SLOTS,
    WIDE,
)
from tafelrunde.games.twister.state import NOBODY, Twister, replaced

DRAWS: Final = 3  # DT-R4: tokens for each hall

# --- turning (DT-W) ---------------------------------------------------------------------------------------------------


def turn_hall(state: Twister, slot: int, clockwise: bool, quarters: int) -> None:
    """DT-W4, DT-W5: the hall turns with all that stands and lies on it, and nothing else happens."""
    turns = (quarters if clockwise else -quarters) % 4
    squares = hall_squares(slot)
    before: list[tuple[int, int, int]] = []
    for square in squares:
        before.append((state.standing[square], state.lying[square], state.under[square]))
    lying, under = list(state.lying), list(state.under)
    for place in range(SIDE * SIDE):
        row, column = SIDE - 1 - place // SIDE, place % SIDE
        for _ in range(turns):
            row, column = column, SIDE - 1 - row
        square = squares[(SIDE - 1 - row) * SIDE + column]
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


def turn(state: Twister, who: int, slot: int, clockwise: bool, quarters: int) -> None:
    """DT-W1: somebody on a gear turns a hall."""
    turn_hall(state, slot, clockwise, quarters)
    state.emit(HallTurned(state.name(who), slot, clockwise, quarters))


def gear_locked(state: Twister, slot: int) -> bool:
    """DT-Y2: an NPC who locks gears stands unwounded on one of this pair."""
    for npc in state.row:
        if state.rules.npc(npc).gear_lock and not state.wounded[npc]:
            square = state.where[npc]
            if square >= WIDE and state.ground[square] == GEAR:
                its = SLOT_OF[square]
                if its == slot or sibling(state, its) == slot:
                    return True
    return False


# --- pushing (DT-K2) --------------------------------------------------------------------------------------------------


def push_legal(state: Twister, target: int, way: int, through: bool) -> bool:
    """DT-K2, DT-Y6: whether a character can be pushed one square in a direction."""
    square = state.where[target]
    to = neighbour(square, way)
    if to < 0 or state.ground[to] == DARK or state.standing[to] >= 0:
        return False
    if state.edges[square * 4 + way] > BROKEN and not through:
        return False
    side = state.rules.side[target]
    if exit_line(to, side) and not state.wounded[target] and state.edges[square * 4 + way] <= BROKEN:
        return True
    for token in (state.lying[to], state.under[to]):
        if token >= 0 and state.rules.side[token] == 1 - side:
            return False
    return count(state, to) + (1 if state.load[target] < 0 else 2) <= 2


def push(state: Twister, who: int, target: int, way: int) -> None:
    """DT-K2, DT-Y6: one square, onto an exit line out of the game; through a wall with a wound."""
    square = state.where[target]
    to = neighbour(square, way)
    breaks = state.edges[square * 4 + way] > BROKEN
    if breaks:
        set_edge(state, square, way, BROKEN)
        state.emit(EdgeBroken(state.name(who), square, way))
    move_to(state, target, to)
    state.emit(Repelled(state.name(who), state.name(target), to))
    if breaks:
        wound(state, target)
    elif exit_line(to, state.rules.side[target]) and not state.wounded[target]:
        leave(state, target)


def repel(state: Twister, who: int, target: int) -> bool:
    """DT-K2: up to so many squares straight away from a banshee, where it is legal; whether anything moved."""
    npc = state.npc(who)
    way = line_to(state.where[who], state.where[target])
    moved = False
    for _ in range(npc.repel_distance if npc is not None else 1):
        through = npc is not None and npc.through_walls
        if state.where[target] < 0 or not push_legal(state, target, way, through):
            break
        push(state, who, target, way)
        moved = True
        settle(state)
    return moved


# --- teleporting (DT-D) -----------------------------------------------------------------------------------------------


def is_landing(state: Twister, square: int) -> bool:
    """DT-D4: floor or gear with no token at all."""
    return state.ground[square] < PIT and state.standing[square] < 0 and state.lying[square] < 0


class ChooseLanding(Question):
    """DT-D2, DT-D7, D15: a six is a choice of the player."""

    rule: ClassVar[str] = "DT-D2"

    token: int
    squares: tuple[int, ...]

    def options(self, state: Twister) -> list[Action]:
        return [PUTS[square] for square in self.squares]


class Teleport(Procedure):
    """DT-D1: the first of the drawn tokens comes into a hall."""

    steps: ClassVar[tuple[str, ...]] = ("dice_are_rolled", "square_is_chosen")

    slot: int

    def dice_are_rolled(self, state: Twister) -> None:
        """DT-D1 to DT-D5: until there is a valid square, or two sixes."""
        token = state.drawn[0]
        npc = state.npc(token)
        if npc is not None and npc.enters_on_gear:
            gear = gear_square(state, self.slot)
            if gear >= 0 and is_landing(state, gear):
                self.lands(state, gear)
                return
        while True:
            red, white = state.chance.die(), state.chance.die()
            state.emit(TeleportRolled(state.name(token), red, white, self.slot))
            if red == 6 and white == 6:
                state.drawn = state.drawn[1:]
                state.out += (token,)
                state.emit(LostInTheVoid(state.name(token)))
                self.finish()
                settle(state)
                return
            squares = self.squares(state, red, white)
            if len(squares) == 1:
                self.lands(state, squares[0])
                return
            if squares:
                state.ask(ChooseLanding(0, token, tuple(squares)))
                return

    def squares(self, state: Twister, red: int, white: int) -> list[int]:
        """The valid squares that the dice allow."""
        found: list[int] = []
        for index in range(SIDE) if 6 in (red, white) else range(1):
            row = index if white == 6 else white - 1
            column = index if red == 6 else red - 1
            square = board_square(state, self.slot, row, column)
            if is_landing(state, square):
                found.append(square)
        return found

    def square_is_chosen(self, state: Twister) -> None:
        answer = state.answer
        assert isinstance(answer, Put)
        self.lands(state, answer.square)

    def lands(self, state: Twister, square: int) -> None:
        """DT-D6: an NPC's card comes to the right end of the row."""
        token = state.drawn[0]
        state.drawn = state.drawn[1:]
        appear(state, token, square)
        self.finish()
        settle(state)


def appear(state: Twister, token: int, square: int) -> None:
    """DT-R5: a token arrives on its square, ready to act; an NPC with a scream pushes away all enemies it sees (DT-Y10)."""
    put(state, token, square)
    state.emit(Appeared(state.name(token), square))
    if token < FIRST_NPC:
        return
    state.row += (token,)
    state.met += 1
    if state.rules.npc(token).screams:
        seen = [other for other in in_sight(state, square) if state.rules.side[other] == 0]
        state.chance.shuffle(seen)
        for other in seen:
            if state.where[other] >= 0 and push_legal(state, other, line_to(square, state.where[other]), False):
                push(state, token, other, line_to(square, state.where[other]))
                settle(state)


# --- revealing (DT-R) -------------------------------------------------------------------------------------------------


class PlaceFound(Question):
    """DT-R3, D11: a token that lay face down on a hall comes onto an empty square of it."""

    rule: ClassVar[str] = "DT-R3"

    token: int
    slot: int

    def options(self, state: Twister) -> list[Action]:
        return [PUTS[square] for square in hall_squares(self.slot) if is_landing(state, square)]


class Revealing(Procedure):
    """DT-R1, DT-R2: a hall is turned face up, and its tokens come onto it."""

    steps: ClassVar[tuple[str, ...]] = (
        "hall_is_turned_up",
        "next_token_comes",
        "token_is_placed",
        "objects_come_near",
    )

    slot: int
    who: int  # NOBODY: by a vision
    near: list[int]  # DT-Y3: objects that will be laid near the one who reveals

    def hall_is_turned_up(self, state: Twister) -> None:
        """DT-R2, DT-R4: it keeps slot and orientation; three tokens come out of the bag."""
        slot = self.slot
        state.hidden = tuple([hidden and other != slot for other, hidden in enumerate(state.hidden)])
        resurvey(state, slot)
        state.emit(HallRevealed(state.name(self.who), slot, state.rules.halls[state.hall[slot]].id))
        if state.solo():
            for _ in range(min(DRAWS, len(state.bag))):
                token = state.bag[-1]
                state.bag = state.bag[:-1]
                state.drawn += (token,)
                state.emit(TokenDrawn(state.name(token)))
            npc = state.npc(self.who)
            if npc is not None and npc.objects_near:
                self.near = [token for token in state.drawn if FIRST_OBJECT <= token < FIRST_NPC]
                state.drawn = tuple([token for token in state.drawn if token not in self.near] + self.near)
        else:
            drawn: list[int] = []
            for seat in state.seats:
                here = [token for index, token in enumerate(seat.placed) if seat.placed_at[index] == slot]
                drawn = here + drawn
                seat.placed = tuple([token for token in seat.placed if token not in here])
                seat.placed_at = tuple([other for other in seat.placed_at if other != slot])
            state.drawn = self.in_order(state, drawn)

    def in_order(self, state: Twister, drawn: list[int]) -> tuple[int, ...]:
        """DT-R3: characters first, then the opponent's objects; what the opponent places comes last."""
        crew = [token for token in drawn if token < FIRST_OBJECT]
        things = [token for token in drawn if token >= FIRST_OBJECT and not self.others(state, token)]
        return (*crew, *things, *[token for token in drawn if self.others(state, token)])

    def others(self, state: Twister, token: int) -> bool:
        """DT-R3: whether the opponent places this token: the revealer's objects."""
        return FIRST_OBJECT <= token < FIRST_NPC and (token - FIRST_OBJECT) // 6 == state.rules.side[self.who]

    def next_token_comes(self, state: Twister) -> None:
        if not state.drawn:
            settle(state)
            self.finish()
        elif not state.solo():
            token = state.drawn[0]
            side = state.rules.side[self.who]
            state.ask(PlaceFound(1 - side if self.others(state, token) else side, token, self.slot))
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
        free = [square for square in hall_squares(self.slot) if is_landing(state, square)]
        square = nearest_square(state, self.who, free)
        if square < 0:
            state.out += (token,)
            state.emit(LostInTheVoid(state.name(token)))
        else:
            appear(state, token, square)
        self.go_to("next_token_comes")


def nearest_square(state: Twister, npc: int, squares: list[int]) -> int:
    """DT-Y3: by fewest AP, then squares; without a way by distance. Ties by a die; -1 without any square."""
    if not squares:
        return -1
    best: list[int] = []
    if state.where[npc] >= 0:
        stood = step_off(state, npc)
        search = Search(state, npc, HORIZON, 0, False, True)
        least = -1
        index = 0
        node = search.node(0, HORIZON)
        while node is not None:
            place = node.ap * 1024 + node.squares
            if least >= 0 and place > least:
                break
            if node.square in squares and node.square not in best:
                best.append(node.square)
                least = place
            index += 1
            node = search.node(index, HORIZON)
        step_back(state, npc, stood)
    if not best and state.where[npc] >= 0:
        at = state.where[npc]
        nearest = min([apart(at, square) for square in squares])
        best = [square for square in squares if apart(at, square) == nearest]
    elif not best:
        best = squares
    return best[state.chance.below(len(best))] if len(best) > 1 else best[0]


# --- reinforcements and visions (DT-E, DT-X) --------------------------------------------------------------------------


class Reinforcements(Procedure):
    """DT-E3, DT-E4: so many NPCs of the deck come, each into a random revealed hall or into a given one."""

    steps: ClassVar[tuple[str, ...]] = ("next_one_comes",)

    number: int
    slot: int  # -1: a random one

    def next_one_comes(self, state: Twister) -> None:
        if self.number == 0 or not state.reserve:
            return
        self.number -= 1
        slot = self.slot
        if slot < 0:
            open_slots = [other for other in range(SLOTS) if not state.hidden[other]]
            if not open_slots:
                return
            slot = open_slots[state.chance.below(len(open_slots))]
        token = state.reserve[-1]
        state.reserve = state.reserve[:-1]
        state.called += 1
        state.drawn += (token,)
        state.emit(ReinforcementCalled(state.name(token), slot))
        self.start_over()
        state.call(Teleport(slot))


class Visions(Procedure):
    """DT-X2 to DT-X4: at the end of a turn halls reveal themselves."""

    steps: ClassVar[tuple[str, ...]] = ("next_vision",)

    def next_vision(self, state: Twister) -> None:
        if state.visions == 0 or True not in state.hidden:
            state.visions = 0
            return
        while state.vision_deck:
            slot = state.vision_deck[-1]
            state.vision_deck = state.vision_deck[:-1]
            state.seen_visions += (slot,)
            state.emit(VisionDrawn(slot, state.hidden[slot]))
            if state.hidden[slot]:
                state.visions -= 1
                self.start_over()
                state.call(Revealing(slot, NOBODY, []))
                return
        state.visions = 0
