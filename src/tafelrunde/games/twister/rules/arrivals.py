"""How tokens arrive: teleports, and reinforcements (DT-D, DT-E)."""

from tafelrunde.engine import Action, Procedure, Reason
from tafelrunde.games.twister.actions import PUTS, Put
from tafelrunde.games.twister.dungeon import board_square, character_on, gear_square, in_sight, line_to
from tafelrunde.games.twister.events import Appeared, LostInTheVoid, ReinforcementCalled, TeleportRolled
from tafelrunde.games.twister.ids import Slot, Square, Token
from tafelrunde.games.twister.rules.characters import push, push_legal
from tafelrunde.games.twister.rules.question import Question
from tafelrunde.games.twister.rules.tokens import put, settle
from tafelrunde.games.twister.ruleset import ALL_SLOTS, FIRST_NPC, NO_SLOT, PIT, SIDE, YELLOW
from tafelrunde.games.twister.state import Twister

# --- teleporting (DT-D) -----------------------------------------------------------------------------------------------


def is_landing(state: Twister, square: Square) -> bool:
    """DT-D4: floor or gear with no token at all."""
    return state.ground[square] < PIT and state.standing[square] < 0 and state.lying[square] < 0


def why_not_landing(state: Twister, square: Square) -> Reason | None:
    """DT-D4."""
    if state.ground[square] == PIT:
        return Reason("DT-D4", "why-lands-in-pit")
    if character_on(state, square) >= 0 or state.lying[square] >= 0:
        return Reason("DT-D4", "why-lands-on-token")
    return None


class ChooseLanding(Question):
    """DT-D2, DT-D7: a six is a choice of the player."""

    first = Reason("DT-D2", "why-place-first")
    token: Token
    squares: tuple[Square, ...]

    def options(self, state: Twister) -> list[Action]:
        return [PUTS[square] for square in self.squares]

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        if not isinstance(action, Put):
            return None
        return why_not_landing(state, action.square) or Reason("DT-D2", "why-not-diced")


class Teleport(Procedure):
    """DT-D1: the first of the drawn tokens comes into a hall."""

    steps = ("dice_are_rolled", "square_is_chosen")
    slot: Slot

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
            dice = state.chance.of("teleport", token)
            red, white = dice.die(), dice.die()
            state.dice = (red, white)
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
                state.ask(ChooseLanding(YELLOW, token, tuple(squares)))
                return

    def squares(self, state: Twister, red: int, white: int) -> list[Square]:
        """The valid squares that the dice allow."""
        found: list[Square] = []
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

    def lands(self, state: Twister, square: Square) -> None:
        """DT-D6: an NPC's card comes to the right end of the row."""
        token = state.drawn[0]
        state.drawn = state.drawn[1:]
        appear(state, token, square)
        self.finish()
        settle(state)


def appear(state: Twister, token: Token, square: Square) -> None:
    """DT-R5: a token arrives on its square, ready to act; an NPC with a scream pushes away all enemies it sees (DT-Y10)."""
    put(state, token, square)
    if token >= FIRST_NPC:
        state.row += (token,)
        state.met += 1
    state.emit(Appeared(state.name(token), square))
    if token >= FIRST_NPC and state.rules.npc(token).screams:
        seen = [other for other in in_sight(state, square) if state.rules.side[other] == YELLOW]
        state.chance.of("scream", token).shuffle(seen)
        for other in seen:
            if state.where[other] >= 0 and push_legal(state, other, line_to(square, state.where[other]), False):
                push(state, token, other, line_to(square, state.where[other]))
                settle(state)


# --- reinforcements (DT-E) --------------------------------------------------------------------------------------------


class Reinforcements(Procedure):
    """DT-E3, DT-E4: so many NPCs of the deck come, each into a random revealed hall or into a given one."""

    steps = ("next_one_comes",)
    number: int
    slot: Slot = NO_SLOT  # a random one

    def next_one_comes(self, state: Twister) -> None:
        if self.number == 0 or not state.reserve:
            return
        self.number -= 1
        slot = self.slot
        if slot < 0:
            open_slots = [other for other in ALL_SLOTS if not state.hidden[other]]
            if not open_slots:
                return
            slot = open_slots[state.chance.of("reinforcements").below(len(open_slots))]
        token = state.reserve[-1]
        state.reserve = state.reserve[:-1]
        state.called += 1
        state.drawn += (token,)
        state.emit(ReinforcementCalled(state.name(token), slot))
        self.start_over()
        state.call(Teleport(slot))
