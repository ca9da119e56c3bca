"""A turn: the die, the move, up to two actions (HD-T, HD-A)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Chance, Procedure, Reason, SeatId
from tafelrunde.games.duels.actions import DRAW, END, STAY, Attack, Concede, Draw, EndTurn, HealBy, Move, Play, Stay, moves_to
from tafelrunde.games.duels.events import ActionsCut, Conceded, DieRolled, TurnBegan
from tafelrunde.games.duels.ids import FIGURES, Figure, Points
from tafelrunde.games.duels.rules import cards, clocks, combat, damage, decks, ending, movement, question, specials
from tafelrunde.games.duels.ruleset import FACE_ALL, FACE_SPACES, FACES, FIVE, HEART, SPECIAL, Card
from tafelrunde.games.duels.state import Duels

NO_ACTION_LEFT: Final = Reason("HD-T8", "why-no-action-left")
ONE: Final = Points(1)


# --- moving -------------------------------------------------------------------------------------------------------------


class ChooseDieMove(question.Question):
    """HD-T3, HD-T4, HD-T6: one of these figures may move; or nobody."""

    figures: tuple[Figure, ...]
    spaces: i64

    def options(self, state: Duels) -> list[Action]:
        found: list[Action] = [STAY]
        for figure in self.figures:
            movement.add_moves(state, figure, self.spaces, False, found)
        return found

    def by_lot(self, state: Duels, chance: Chance) -> Action:
        if movement.burrows_open(state):
            return super().by_lot(state, chance)
        board = state.board
        ways = [movement.crossed(state, figure, self.spaces) for figure in self.figures]
        count: i64 = 1
        for way in ways:
            for square in way:
                count += board[square] < 0
        lot = chance.below(count)
        for at, way in enumerate(ways):
            for square in way:
                if board[square] < 0:
                    lot -= 1
                    if lot == 0:
                        return moves_to(state.names[self.figures[at]])[square]
        return STAY

    def why_not(self, state: Duels, action: Action) -> Reason | None:
        if isinstance(action, (Stay, Concede)):
            return None
        if not isinstance(action, Move):
            return Reason("HD-T7", "why-move-first")
        figure = state.figure(action.figure)
        if figure not in state.own(self.seat):
            return Reason("HD-T3", "why-not-your-figure")
        if state.bound[figure] > 0:
            return Reason("HD-E10", "why-pinned", {"figure": action.figure})
        if figure not in self.figures:
            return Reason("HD-T4", "why-moved-already", {"figure": action.figure})
        found: list[Action] = []
        movement.add_moves(state, figure, self.spaces, False, found)
        if action not in found:
            return Reason("HD-M2", "why-out-of-reach", {"figure": action.figure, "spaces": self.spaces})
        return None


# --- acting -------------------------------------------------------------------------------------------------------------


class ChooseAction(question.Question):
    """HD-T8, HD-T10, HD-T11: draw, play, heal, or end the turn; after the last action only free cards."""

    def options(self, state: Duels) -> list[Action]:
        seat = self.seat
        found: list[Action] = [END]
        if why_not_draw(state, seat) is None:
            found.append(DRAW)
        hand = cards.cards_in_hand(state, seat)
        combat.add_attacks(state, seat, hand, found)
        left = state.actions > 0
        healed = wounded(state, seat) if left and has_fallen(state, seat) else []
        for card in hand:
            if card.kind == SPECIAL and (left or card.free):
                for user in specials.playable_by(state, seat, card):
                    found.append(Play(card.id, state.names[user]))
            if healed and heals(state, seat, card):
                for figure in healed:
                    found.append(HealBy(card.id, state.names[figure]))
        return found

    def why_not(self, state: Duels, action: Action) -> Reason | None:
        if isinstance(action, (EndTurn, Concede)):
            return None
        if isinstance(action, Draw):
            return why_not_draw(state, self.seat)
        if isinstance(action, Move):
            return Reason("HD-T7", "why-moves-are-over")
        if not isinstance(action, (Attack, Play, HealBy)):
            return Reason("HD-T8", "why-not-offered")
        number = state.rules.card_index.get(action.card)
        if number is None or number not in state.seats[self.seat].hand:
            return Reason("HD-A2", "why-not-in-hand")
        card = state.rules.cards[number]
        if state.actions <= 0 and (not card.free or isinstance(action, HealBy)):
            return NO_ACTION_LEFT
        if isinstance(action, Attack):
            return combat.why_not_attack(state, self.seat, card, action)
        figure = state.figure(action.figure)
        if isinstance(action, Play):
            return why_not_play(state, self.seat, card, figure)
        return why_not_heal(state, self.seat, card, figure)


def why_not_draw(state: Duels, seat: SeatId) -> Reason | None:
    """HD-A1: draw the top card."""
    if state.actions <= 0:
        return NO_ACTION_LEFT
    if state.declined:
        return Reason("HD-D6", "why-draw-declined")
    return None if decks.can_draw(state, seat) else Reason("HD-D5", "why-nothing-to-draw")


def why_not_play(state: Duels, seat: SeatId, card: Card, user: Figure) -> Reason | None:
    """HD-X1, HD-X4: play a special card."""
    if user not in cards.users_of(state, seat, card):
        return Reason("HD-P2", "why-not-a-user", {"card": card.id})
    if card.kind != SPECIAL:
        return Reason("HD-P5", "why-combat-card", {"card": card.id})
    return (
        None if user in specials.playable_by(state, seat, card) else Reason("HD-X4", "why-not-playable-now", {"card": card.id})
    )


def why_not_heal(state: Duels, seat: SeatId, card: Card, figure: Figure) -> Reason | None:
    """HD-A3, HD-A5: discard a card of the fallen to heal somebody."""
    if not heals(state, seat, card):
        return Reason("HD-A3", "why-users-live", {"card": card.id})
    return None if figure in wounded(state, seat) else Reason("HD-A5", "why-nobody-to-heal")


def has_fallen(state: Duels, seat: SeatId) -> bool:
    """Whether a seat has lost a figure."""
    return any(state.most[figure] > 0 and state.health[figure] <= 0 for figure in FIGURES[seat])


def heals(state: Duels, seat: SeatId, card: Card) -> bool:
    """HD-A3, HD-A4: a card that belongs only to eliminated characters."""
    return not any(state.health[figure] > 0 and state.who(figure).uses[card.index] for figure in FIGURES[seat])


def wounded(state: Duels, seat: SeatId) -> list[Figure]:
    """HD-A5: whose health is below its maximum."""
    return [figure for figure in FIGURES[seat] if 0 < state.health[figure] < state.most[figure]]


# --- the turn -----------------------------------------------------------------------------------------------------------


class Turn(Procedure):
    """HD-T1: a turn takes these steps, in this order."""

    steps = (
        "turn_begins",
        "die_is_rolled",
        "mover_is_asked",
        "figure_moves",
        "player_is_asked",
        "action_is_taken",
        "action_is_over",
        "turn_ends",
    )

    seat: SeatId
    moved: list[Figure] = []  # figures that used the die

    def turn_begins(self, state: Duels) -> None:
        """HD-T2, HD-K2, HD-T13: the cards on the table count; perhaps there is an action fewer."""
        seat = state.seats[self.seat]
        state.active = self.seat
        state.turns += 1
        few = state.turns == 1 and state.rules.choices["first_turn_actions"] == "one"
        state.actions = 1 if few else 2
        state.declined = False
        state.emit(TurnBegan(self.seat, state.round))
        if seat.fewer:
            seat.fewer = False
            state.actions = 1
            state.emit(ActionsCut(self.seat))
        clocks.count_on(state, self.seat)

    def die_is_rolled(self, state: Duels) -> None:
        """HD-T5, HD-D1, HD-B8: a heart heals everybody first."""
        state.face = roll(state, "movement", self.seat)
        state.emit(DieRolled(self.seat, FACES[state.face]))
        if state.face == HEART:
            special = state.place().special
            for figure in state.own(self.seat):
                blessed = state.rules.fairies and special[state.square[figure]] == "fairy"
                damage.heal(state, figure, Points(2 if blessed else 1))

    def mover_is_asked(self, state: Duels) -> None:
        """HD-T3, HD-T4, HD-E10: one figure, or each of them once."""
        face = state.face
        self.go_to("player_is_asked")
        if (self.moved and not FACE_ALL[face]) or (face == HEART and not state.rules.heart_moves):
            return
        health, bound = state.health, state.bound
        figures = [f for f in FIGURES[self.seat] if health[f] > 0 and bound[f] == 0 and f not in self.moved]
        if figures:
            state.ask(ChooseDieMove(self.seat, tuple(figures), FACE_SPACES[face]))
            self.go_to("figure_moves")

    def figure_moves(self, state: Duels) -> None:
        answer = state.answer
        if isinstance(answer, Move):
            self.moved.append(movement.walk(state, answer))
            self.go_to("mover_is_asked")
        elif isinstance(answer, Concede):
            concede(state, self.seat)

    def player_is_asked(self, state: Duels) -> None:
        """HD-T11: the question ends by itself only when public facts show that nothing can follow."""
        seat = state.seats[self.seat]
        if seat.out or (state.actions <= 0 and not (seat.hand and state.rules.teams[seat.team].has_free)):
            self.go_to("turn_ends")
        else:
            state.ask(ChooseAction(self.seat))

    def action_is_taken(self, state: Duels) -> None:
        """HD-A1 to HD-A5, HD-C2, HD-T9."""
        answer = state.answer
        if isinstance(answer, Attack):
            combat.declare(state, self.seat, answer)
        elif isinstance(answer, Play):
            card = state.card(answer.card)
            if not card.free:
                state.actions -= 1
            state.call(specials.Special(self.seat, card.index, state.figure(answer.figure)))
        elif isinstance(answer, Draw):
            state.actions -= 1
            state.call(decks.Drawing(self.seat, 1, True))
        elif isinstance(answer, HealBy):
            state.actions -= 1
            number = state.card(answer.card).index
            cards.take_from_hand(state.seats[self.seat], number)
            decks.discard(state, self.seat, number)
            damage.heal(state, state.figure(answer.figure), ONE)
        else:
            if isinstance(answer, Concede):
                concede(state, self.seat)
            else:
                assert isinstance(answer, EndTurn)
            self.go_to("turn_ends")

    def action_is_over(self, state: Duels) -> None:
        """HD-K3, HD-K4: right after the last action the clocks that are full leave the table."""
        if state.actions <= 0 and not state.seats[self.seat].out:
            clocks.run_out(state, self.seat)
        self.go_to("player_is_asked")

    def turn_ends(self, state: Duels) -> None:
        """HD-T12, HD-E10: what lasted for one turn is over."""
        if not state.seats[self.seat].out:
            clocks.run_out(state, self.seat)
        for figure in FIGURES[self.seat]:
            if state.bound[figure] > 0:
                state.bound[figure] -= 1


def roll(state: Duels, purpose: str, seat: SeatId) -> int:
    """HD-D1: each face as likely; the highest is a heart or a plain five."""
    face = state.chance.of(purpose, seat).below(6)
    return FIVE if face == HEART and state.rules.choices["die"] == "classic" else face


def concede(state: Duels, seat: SeatId) -> None:
    """HD-W7: all figures leave as one batch, without damage and without a rescue."""
    for figure in state.own(seat):
        state.health[figure] = Points(0)
        ending.leave_board(state, figure)
    state.emit(Conceded(seat))
    clocks.withdraw(state)
    ending.settle(state)
