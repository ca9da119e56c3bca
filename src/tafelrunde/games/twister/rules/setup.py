"""Setting up: halls, teams, hidden tokens, the bag and the decks (DT-S)."""

from typing import ClassVar, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import Procedure
from tafelrunde.games.twister.actions import Hide, Starter
from tafelrunde.games.twister.effects import put
from tafelrunde.games.twister.events import StarterChosen, TeamRevealed, TokenHidden
from tafelrunde.games.twister.rules.ground import TOP, survey
from tafelrunde.games.twister.rules.question import Question
from tafelrunde.games.twister.rules.turn import Turns
from tafelrunde.games.twister.ruleset import (
    ACTION_CARDS,
    CIRCLES,
    COMBAT_CARDS,
    FIRST_NPC,
    FIRST_OBJECT,
    JUMP_CARDS,
    ROOM,
    SLOTS,
    SQUARES,
    VIOLET,
    Ruleset,
)
from tafelrunde.games.twister.state import AWAY, NOBODY, Seat, Twister, shuffled

INVITED: Final = 8  # DT-S12: NPCs in the bag
HIDDEN_TOKENS: Final = 20  # DT-S3: of both colours


def new_table(rules: Ruleset, seats: int, seed: int) -> Twister:
    """DT-S1, DT-S16, DT-S18: an empty dungeon; one seat plays alone, two against each other."""
    count = rules.tokens
    places = [Seat(seat, ACTION_CARDS, COMBAT_CARDS, (), JUMP_CARDS, (), False, (), ()) for seat in range(seats)]
    state = Twister(
        seeded(seed),
        rules,
        places,
        tuple(range(SLOTS)),
        tuple([0] * SLOTS),
        tuple([True] * SLOTS),
        (),
        [AWAY] * count,
        tuple([NOBODY] * count),
        tuple([NOBODY] * count),
        tuple([False] * count),
        [NOBODY] * SQUARES,
        tuple([NOBODY] * SQUARES),
        tuple([NOBODY] * SQUARES),
        (),
        (),
        (),
        (0, 0),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        (),
        (),
        (),
        (),
        (),
        (),
        (),
        (),
        (),
        0,
        (),
        tuple([0] * len(rules.npcs)),
        None,
        0,
        0,
        -1,
        "",
    )
    survey(state)
    state.call(Match(0, 0))
    return state


class ChooseStarter(Question):
    """DT-S2, DT-S14, D2: a character for the next circle, from left to right."""

    rule: ClassVar[str] = "DT-S2"

    def options(self, state: Twister) -> list[Action]:
        return [Starter(state.name(token)) for token in unchosen(state, self.seat)]


def unchosen(state: Twister, seat: int) -> list[int]:
    """The characters of a seat that are on no circle."""
    return [token for token in range(seat * 8, seat * 8 + 8) if token not in state.seats[seat].team]


def objects_of(colour: int) -> list[int]:
    """The six objects of a colour."""
    return list(range(FIRST_OBJECT + colour * 6, FIRST_OBJECT + colour * 6 + 6))


class HideToken(Question):
    """DT-S3, D3: one of the own tokens face down onto a hall with room."""

    rule: ClassVar[str] = "DT-S3"

    def options(self, state: Twister) -> list[Action]:
        found: list[Action] = []
        for token in unplaced(state, self.seat):
            for slot in range(SLOTS):
                if room(state, slot):
                    found.append(Hide(state.name(token), slot))
        return found


def unplaced(state: Twister, seat: int) -> list[int]:
    """The tokens of a seat that are neither on a circle nor on a hall."""
    placed = state.seats[seat].placed
    return [token for token in unchosen(state, seat) + objects_of(seat) if token not in placed]


def room(state: Twister, slot: int) -> int:
    """DT-S3: how many tokens still fit on a hidden hall."""
    return ROOM[slot] - sum([seat.placed_at.count(slot) for seat in state.seats])


class Match(Procedure):
    """DT-S: setting up takes these steps, in this order; then the turns follow."""

    steps: ClassVar[tuple[str, ...]] = (
        "halls_are_shuffled",
        "next_starter_is_asked",
        "starter_is_chosen",
        "bag_is_filled",
        "first_placer_is_drawn",
        "next_token_is_asked",
        "token_is_hidden",
        "teams_are_revealed",
    )

    placer: int  # DT-S3: who began to place
    placed: int  # tokens so far

    def halls_are_shuffled(self, state: Twister) -> None:
        """DT-S1, DT-S11: face down, in any order and orientation."""
        state.hall = shuffled(state.chance, state.hall)
        state.turned = tuple([state.chance.below(4) for _ in range(SLOTS)])

    def next_starter_is_asked(self, state: Twister) -> None:
        """DT-S2, DT-S14: one seat after the other, in secret."""
        for seat in state.seats:
            if len(seat.team) < len(CIRCLES):
                if state.rules.random_starters:
                    seat.team = shuffled(state.chance, unchosen(state, seat.seat))[: len(CIRCLES)]
                    continue
                state.ask(ChooseStarter(seat.seat))
                return
        self.go_to("bag_is_filled")

    def starter_is_chosen(self, state: Twister) -> None:
        answer = state.answer
        assert isinstance(answer, Starter)
        token = state.rules.number[answer.token]
        seat = state.seats[token // 8]
        seat.team += (token,)
        state.emit(StarterChosen(seat.seat, answer.token))
        self.go_to("next_starter_is_asked")

    def bag_is_filled(self, state: Twister) -> None:
        """DT-S12 to DT-S17, DT-X1: eight NPCs, twelve objects and four characters in the bag; the decks are shuffled."""
        if not state.solo():
            return
        npcs = shuffled(state.chance, range(FIRST_NPC, state.rules.tokens))
        state.invited = tuple(sorted(npcs[:INVITED]))
        state.reserve = npcs[INVITED:]
        inside = (*state.invited, *objects_of(VIOLET), *objects_of(0), *unchosen(state, 0))
        state.bag = shuffled(state.chance, inside)
        state.enemy_deck = shuffled(state.chance, COMBAT_CARDS)
        if state.rules.vision:
            state.vision_deck = shuffled(state.chance, range(SLOTS))
        self.go_to("teams_are_revealed")

    def first_placer_is_drawn(self, state: Twister) -> None:
        """DT-S3."""
        self.placer = state.chance.below(2)

    def next_token_is_asked(self, state: Twister) -> None:
        if self.placed == HIDDEN_TOKENS:
            self.go_to("teams_are_revealed")
        else:
            state.ask(HideToken((self.placer + self.placed) % 2))

    def token_is_hidden(self, state: Twister) -> None:
        answer = state.answer
        assert isinstance(answer, Hide)
        seat = state.seats[(self.placer + self.placed) % 2]
        seat.placed += (state.rules.number[answer.token],)
        seat.placed_at += (answer.slot,)
        self.placed += 1
        state.emit(TokenHidden(seat.seat, answer.token, answer.slot))
        self.go_to("next_token_is_asked")

    def teams_are_revealed(self, state: Twister) -> None:
        """DT-S4, DT-S15, DT-S18: onto the circles; then a random player begins, alone the player."""
        for seat in state.seats:
            seat.open = True
            for circle, token in zip(CIRCLES, seat.team, strict=True):
                put(state, token, (TOP if seat.seat else 0) + circle)
            state.emit(TeamRevealed(seat.seat, tuple([state.name(token) for token in seat.team])))
        state.call(Turns(0 if state.solo() else state.chance.below(2)))
