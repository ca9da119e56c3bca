"""Setting up: halls, teams, hidden tokens, the bag and the decks (DT-S)."""

from typing import Final

from tafelrunde.engine import Action, Chance, Procedure, Reason, SeatId
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.actions import HIDES, Hide, Starter
from tafelrunde.games.twister.dungeon import TOP, survey
from tafelrunde.games.twister.events import StarterChosen, TeamRevealed, TokenHidden
from tafelrunde.games.twister.ids import HallId, Slot, Square, Token
from tafelrunde.games.twister.rules.actions import why_not_yours
from tafelrunde.games.twister.rules.question import Question
from tafelrunde.games.twister.rules.tokens import put
from tafelrunde.games.twister.rules.turn import Turns
from tafelrunde.games.twister.state import Seat, Twister, shuffled

INVITED: Final = 8  # DT-S12: NPCs in the bag
HIDDEN_TOKENS: Final = 20  # DT-S3: of both colours


def new_table(rules: r.Ruleset, seats: int, chance: Chance) -> Twister:
    """DT-S1, DT-S16, DT-S18: an empty dungeon; one seat plays alone, two against each other."""
    nobody = (r.NOBODY,) * rules.tokens
    state = Twister(
        chance,
        rules,
        seats=[Seat(SeatId(seat)) for seat in range(seats)],
        hall=tuple([HallId(hall) for hall in range(r.SLOTS)]),
        turned=(0,) * r.SLOTS,
        hidden=(True,) * r.SLOTS,
        marks=(),
        where=[r.AWAY] * rules.tokens,
        load=nobody,
        bearer=nobody,
        wounded=(False,) * rules.tokens,
        standing=[r.NOBODY] * r.SQUARES,
        lying=(r.NOBODY,) * r.SQUARES,
        under=(r.NOBODY,) * r.SQUARES,
        counters=(0,) * len(rules.npcs),
    )
    survey(state)
    state.call(Match())
    return state


class ChooseStarter(Question):
    """DT-S2, DT-S14: a character for the next circle, from left to right."""

    first = Reason("DT-S2", "why-starters-first")

    def options(self, state: Twister) -> list[Action]:
        return [Starter(state.name(token)) for token in unchosen(state, self.seat)]

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        if not isinstance(action, Starter):
            return None
        token = state.rules.number.get(action.token, r.NOBODY)
        return why_not_yours(state, self.seat, token) or Reason("DT-S2", "why-on-circle", {"who": action.token})


def unchosen(state: Twister, seat: SeatId) -> list[Token]:
    """The characters of a seat that are on no circle."""
    return [token for token in r.CREWS[seat] if token not in state.seats[seat].team]


class HideToken(Question):
    """DT-S3: one of the own tokens face down onto a hall with room."""

    first = Reason("DT-S3", "why-hide-first")

    def options(self, state: Twister) -> list[Action]:
        open_halls = [slot for slot in r.ALL_SLOTS if room(state, slot)]
        found: list[Action] = []
        for token in unplaced(state, self.seat):
            hides = HIDES[token]
            for slot in open_halls:
                found.append(hides[slot])
        return found

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        if not isinstance(action, Hide):
            return None
        token = state.rules.number.get(action.token, r.NOBODY)
        if token not in r.CREWS[self.seat] and token not in r.OBJECT_SETS[self.seat]:
            return Reason("DT-S3", "why-not-your-token")
        if token not in unplaced(state, self.seat):
            return Reason("DT-S3", "why-placed", {"who": action.token})
        return Reason("DT-S3", "why-hall-full", {"slot": action.slot, "room": r.ROOM[action.slot]})


def unplaced(state: Twister, seat: SeatId) -> list[Token]:
    """The tokens of a seat that are neither on a circle nor on a hall."""
    placed = state.seats[seat].placed
    return [token for token in (*unchosen(state, seat), *r.OBJECT_SETS[seat]) if token not in placed]


def room(state: Twister, slot: Slot) -> int:
    """DT-S3: how many tokens still fit on a hidden hall."""
    left = r.ROOM[slot]
    for seat in state.seats:
        for taken in seat.placed_at:
            if taken == slot:
                left -= 1
    return left


class Match(Procedure):
    """DT-S: setting up takes these steps, in this order; then the turns follow."""

    steps = (
        "halls_are_shuffled",
        "next_starter_is_asked",
        "starter_is_chosen",
        "bag_is_filled",
        "first_placer_is_drawn",
        "next_token_is_asked",
        "token_is_hidden",
        "teams_are_revealed",
    )
    placer: int = 0  # DT-S3: who began to place
    placed: int = 0  # tokens so far

    def halls_are_shuffled(self, state: Twister) -> None:
        """DT-S1, DT-S11: face down, in any order and orientation."""
        state.hall = shuffled(state.chance.of("halls"), state.hall)
        turns = state.chance.of("turns")
        state.turned = tuple([turns.below(4) for _ in range(r.SLOTS)])

    def next_starter_is_asked(self, state: Twister) -> None:
        """DT-S2, DT-S14: one seat after the other, in secret."""
        for seat in state.seats:
            if len(seat.team) < len(r.CIRCLES):
                if state.rules.random_starters:
                    seat.team = shuffled(state.chance.of("starters", seat.seat), unchosen(state, seat.seat))[: len(r.CIRCLES)]
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
        npcs = shuffled(state.chance.of("guests"), [Token(token) for token in range(r.FIRST_NPC, state.rules.tokens)])
        state.invited = tuple(sorted(npcs[:INVITED]))
        state.reserve = npcs[INVITED:]
        inside = (*state.invited, *r.OBJECT_SETS[r.VIOLET], *r.OBJECT_SETS[r.YELLOW], *unchosen(state, r.YELLOW))
        state.bag = shuffled(state.chance.of("bag"), inside)
        state.enemy_deck = shuffled(state.chance.of("combat cards"), r.COMBAT_CARDS)
        if state.rules.vision:
            state.vision_deck = shuffled(state.chance.of("visions"), r.ALL_SLOTS)
        self.go_to("teams_are_revealed")

    def first_placer_is_drawn(self, state: Twister) -> None:
        """DT-S3."""
        self.placer = state.chance.of("placer").below(2)

    def next_token_is_asked(self, state: Twister) -> None:
        if self.placed == HIDDEN_TOKENS:
            self.go_to("teams_are_revealed")
        else:
            state.ask(HideToken(SeatId((self.placer + self.placed) % 2)))

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
            for circle, token in zip(r.CIRCLES, seat.team, strict=True):
                put(state, token, Square((TOP if seat.seat else 0) + circle))
            state.emit(TeamRevealed(seat.seat, tuple([state.name(token) for token in seat.team])))
        state.call(Turns(r.YELLOW if state.solo() else SeatId(state.chance.of("first").below(2))))
