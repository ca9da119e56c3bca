"""A turn: the die, the move, up to two actions (HD-T, HD-A)."""

from typing import ClassVar

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Procedure, Reason
from tafelrunde.games.duels.actions import (
    DRAW,
    END,
    STAY,
    Attack,
    Concede,
    Draw,
    EndTurn,
    HealBy,
    Move,
    Play,
)
from tafelrunde.games.duels.events import ActionsCut, AttackDeclared, ClockTicked, Conceded, DieRolled, TurnBegan
from tafelrunde.games.duels.rules.combat import Combat
from tafelrunde.games.duels.rules.ending import leave_board, settle
from tafelrunde.games.duels.rules.ground import attack_kind, is_hidden, sees
from tafelrunde.games.duels.rules.harm import heal
from tafelrunde.games.duels.rules.movement import moves_of, walk
from tafelrunde.games.duels.rules.piles import (
    Drawing,
    can_draw,
    discard,
    has_user,
    kinds_in,
    run_out,
    take_from_hand,
    users_of,
    withdraw,
)
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.rules.specials import Special, playable_by
from tafelrunde.games.duels.ruleset import (
    BOTH,
    FACE_ALL,
    FACE_SPACES,
    FACES,
    FAIRY,
    FIVE,
    HEART,
    MELEE,
    RANGED,
    SPECIAL,
    Card,
)
from tafelrunde.games.duels.state import AROUND, SLOTS, Duels, Fight


class ChooseDieMove(Question):
    """HD-T3, HD-T4, HD-T6: one of these figures may move; or nobody."""

    rule: ClassVar[str] = "HD-T3"

    figures: tuple[int, ...]
    spaces: int

    def options(self, state: Duels) -> list[Action]:
        found: list[Action] = [STAY]
        for figure in self.figures:
            found.extend(moves_of(state, figure, self.spaces, False))
        return found

    def why_not(self, state: Duels, action: Action) -> Reason | None:
        if isinstance(action, Concede) or action in self.options(state):
            return None
        if isinstance(action, Move):
            figure = state.figure(action.figure)
            if figure < 0 or figure // SLOTS != self.seat or state.health[figure] <= 0:
                return Reason("HD-T3", "why-not-your-figure")
            if state.bound[figure] > 0:
                return Reason("HD-E10", "why-pinned", {"figure": action.figure})
            if figure not in self.figures:
                return Reason("HD-T4", "why-moved-already", {"figure": action.figure})
            return Reason("HD-M2", "why-out-of-reach", {"figure": action.figure, "spaces": self.spaces})
        return Reason("HD-T7", "why-move-first")


class ChooseAction(Question):
    """HD-T8, HD-T10, HD-T11: draw, play, heal, or end the turn; after the last action only free cards."""

    rule: ClassVar[str] = "HD-T8"

    def options(self, state: Duels) -> list[Action]:
        found: list[Action] = [END]
        left = state.actions > 0
        seat = state.seats[self.seat]
        if left and not state.declined and can_draw(state, self.seat):
            found.append(DRAW)
        hand = kinds_in(seat.hand)
        _add_attacks(state, self.seat, hand, left, found)
        cards = state.rules.cards
        wounded: list[int] | None = None
        fallen = left and has_fallen(state, self.seat)
        for number in hand:
            card = cards[number]
            if (left or card.free) and card.kind == SPECIAL:
                for user in playable_by(state, self.seat, card):
                    found.append(Play(card.id, state.names[user]))
            if fallen and heals(state, self.seat, card):
                if wounded is None:
                    wounded = [figure for figure in state.own(self.seat) if state.health[figure] < state.most[figure]]
                for figure in wounded:
                    found.append(HealBy(card.id, state.names[figure]))
        return found

    def why_not(self, state: Duels, action: Action) -> Reason | None:
        if isinstance(action, Concede) or action in self.options(state):
            return None
        return why_not_act(state, self.seat, action)


def why_not_act(state: Duels, seat: int, action: Action) -> Reason:
    """The rule that forbids an action."""
    if isinstance(action, Move):
        return Reason("HD-T7", "why-moves-are-over")
    if isinstance(action, Draw):
        if state.actions <= 0:
            return Reason("HD-T8", "why-no-action-left")
        return Reason("HD-D6", "why-draw-declined") if state.declined else Reason("HD-D5", "why-nothing-to-draw")
    if not isinstance(action, (Attack, Play, HealBy)):
        return Reason("HD-T8", "why-not-offered")
    number = state.rules.card_index.get(action.card, -1)
    if number < 0 or number not in state.seats[seat].hand:
        return Reason("HD-A2", "why-not-in-hand")
    card = state.rules.cards[number]
    if state.actions <= 0 and (not card.free or isinstance(action, HealBy)):
        return Reason("HD-T8", "why-no-action-left")
    figure = state.figure(action.figure)
    if isinstance(action, HealBy):
        if not heals(state, seat, card):
            return Reason("HD-A3", "why-users-live", {"card": card.id})
        return Reason("HD-A5", "why-nobody-to-heal")
    if figure not in users_of(state, seat, card):
        return Reason("HD-P2", "why-not-a-user", {"card": card.id})
    if isinstance(action, Play):
        if card.kind != SPECIAL:
            return Reason("HD-P5", "why-combat-card", {"card": card.id})
        return Reason("HD-X4", "why-not-playable-now", {"card": card.id})
    if card.attack < 0:
        return Reason("HD-P5", "why-no-attack-value", {"card": card.id})
    target = state.figure(action.target)
    if target < 0 or state.health[target] <= 0 or not state.opposes(figure, target):
        return Reason("HD-C14", "why-no-enemy")
    if card.reach == MELEE:
        return Reason("HD-L2", "why-not-adjacent", {"target": action.target})
    if sees(state, figure, state.square[figure], target):
        return Reason("HD-E9", "why-hidden", {"target": action.target})
    return Reason("HD-L6", "why-no-line", {"target": action.target})


def _add_attacks(state: Duels, seat: int, hand: list[int], left: bool, found: list[Action]) -> None:
    """HD-C1, HD-C14: every combat card, attacker and target in a legal position."""
    cards = state.rules.cards
    usable = [card for card in [cards[number] for number in hand] if card.attack >= 0 and (left or card.free)]
    if not usable:
        return
    enemies = state.enemies(seat)
    for figure in state.own(seat):
        character = state.character[figure]
        start = state.square[figure]
        around = AROUND[start]
        close: list[int] = []
        lined: list[int] | None = None
        for enemy in enemies:
            if state.square[enemy] in around:
                close.append(enemy)
        for card in usable:
            if character not in card.users or (card.together and not has_user(state, seat, card)):
                continue
            if card.reach != MELEE and lined is None:
                lined = [enemy for enemy in enemies if sees(state, figure, start, enemy) and not is_hidden(state, enemy)]
            if card.reach != RANGED:
                for enemy in close:
                    found.append(Attack(card.id, state.names[figure], state.names[enemy]))
            if card.reach != MELEE and lined is not None:
                for enemy in lined:
                    if card.reach != BOTH or enemy not in close:
                        found.append(Attack(card.id, state.names[figure], state.names[enemy]))


def has_fallen(state: Duels, seat: int) -> bool:
    """Whether a seat has lost a figure."""
    fell = False
    for figure in range(seat * SLOTS, seat * SLOTS + SLOTS):
        fell = fell or (state.most[figure] > 0 and state.health[figure] <= 0)
    return fell


def heals(state: Duels, seat: int, card: Card) -> bool:
    """HD-A3, HD-A4: a card that belongs only to eliminated characters."""
    base = seat * SLOTS
    users = card.users
    living = [figure for figure in range(base, base + SLOTS) if state.health[figure] > 0 and state.character[figure] in users]
    return not living


class Turn(Procedure):
    """HD-T1: a turn takes these steps, in this order."""

    steps: ClassVar[tuple[str, ...]] = (
        "turn_begins",
        "die_is_rolled",
        "mover_is_asked",
        "figure_moves",
        "player_is_asked",
        "action_is_taken",
        "action_is_over",
        "turn_ends",
    )

    seat: int
    moved: list[int] = []  # figures that used the die

    def turn_begins(self, state: Duels) -> None:
        """HD-T2, HD-K2, HD-T13: the cards on the table count; perhaps there is an action fewer."""
        seat = state.seats[self.seat]
        state.active = self.seat
        state.turns += 1
        state.actions = state.rules.first_actions if state.turns == 1 else 2
        state.declined = False
        state.emit(TurnBegan(self.seat, state.round))
        if seat.fewer:
            seat.fewer = False
            state.actions = 1
            state.emit(ActionsCut(self.seat))
        for at in range(len(seat.laid)):
            card, count, user, relic = seat.laid[at]
            seat.laid[at] = (card, count + 1, user, relic)
            state.emit(ClockTicked(self.seat, state.rules.cards[card].id, count + 1, state.rules.cards[card].clock))

    def die_is_rolled(self, state: Duels) -> None:
        """HD-T5, HD-D1, HD-B8: a heart heals everybody first."""
        state.face = roll(state)
        state.emit(DieRolled(self.seat, FACES[state.face]))
        if state.face == HEART:
            special = state.place().special
            for figure in state.own(self.seat):
                blessed = state.rules.fairies and special[state.square[figure]] == FAIRY
                heal(state, figure, 2 if blessed else 1)

    def mover_is_asked(self, state: Duels) -> None:
        """HD-T3, HD-T4, HD-E10: one figure, or each of them once."""
        face = state.face
        self.go_to("player_is_asked")
        if (self.moved and not FACE_ALL[face]) or (face == HEART and not state.rules.heart_move):
            return
        figures = [f for f in state.own(self.seat) if f not in self.moved and state.bound[f] == 0]
        if figures:
            state.ask(ChooseDieMove(self.seat, tuple(figures), FACE_SPACES[face]))
            self.go_to("figure_moves")

    def figure_moves(self, state: Duels) -> None:
        answer = state.answer
        if isinstance(answer, Move):
            self.moved.append(walk(state, answer))
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
            declare(state, self.seat, answer)
        elif isinstance(answer, Play):
            card = state.card(answer.card)
            if not card.free:
                state.actions -= 1
            state.call(Special(self.seat, card.index, state.figure(answer.figure)))
        elif isinstance(answer, Draw):
            state.actions -= 1
            state.call(Drawing(self.seat, 1, True))
        elif isinstance(answer, HealBy):
            state.actions -= 1
            number = state.card(answer.card).index
            take_from_hand(state.seats[self.seat], number)
            discard(state, self.seat, number)
            heal(state, state.figure(answer.figure), 1)
        else:
            if isinstance(answer, Concede):
                concede(state, self.seat)
            else:
                assert isinstance(answer, EndTurn)
            self.go_to("turn_ends")

    def action_is_over(self, state: Duels) -> None:
        """HD-K3, HD-K4: right after the last action the clocks that are full leave the table."""
        if state.actions <= 0 and not state.seats[self.seat].out:
            run_out(state, self.seat)
        self.go_to("player_is_asked")

    def turn_ends(self, state: Duels) -> None:
        """HD-T12, HD-E10: what lasted for one turn is over."""
        if not state.seats[self.seat].out:
            run_out(state, self.seat)
        for figure in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            if state.bound[figure] > 0:
                state.bound[figure] -= 1


def roll(state: Duels) -> int:
    """HD-D1: each face as likely; the highest is a heart or a plain five."""
    face = state.chance.below(6)
    return FIVE if face == HEART and not state.rules.heart else face


def declare(state: Duels, seat: int, action: Attack) -> None:
    """HD-C1, HD-C15: a card face down, an attacker and a target; melee or ranged is fixed now."""
    card = state.card(action.card)
    attacker, target = state.figure(action.figure), state.figure(action.target)
    melee = attack_kind(state, card, attacker, target) == 1
    take_from_hand(state.seats[seat], card.index)
    state.fight = Fight(seat, card.index, attacker, target, melee)
    state.emit(AttackDeclared(seat, action.figure, action.target, melee, card.id))
    state.call(Combat())


def concede(state: Duels, seat: int) -> None:
    """HD-W7: all figures leave as one batch, without damage and without a rescue."""
    state.emit(Conceded(seat))
    for figure in state.own(seat):
        state.health[figure] = 0
        leave_board(state, figure)
    withdraw(state)
    settle(state)
