"""The verbs of cards, one function each: a closed set (HD-E, HD-X2). No card needs code outside of it.

An effect is carried out at once, or it asks and is carried out with the answer; then the next one of the card follows.
"""

from typing import ClassVar, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Procedure
from tafelrunde.games.duels import ruleset as r
from tafelrunde.games.duels.actions import Discard, Move, PickFigure, PickOpponent, Put, PutBack, SwapFigures, Take
from tafelrunde.games.duels.events import (
    ActionsLost,
    CardDiscarded,
    CardRecovered,
    CardTaken,
    FigurePinned,
    FigureRevived,
    HandSeen,
    TargetChanged,
)
from tafelrunde.games.duels.rules.choices import (
    ChooseFigure,
    ChooseLooked,
    ChooseOpponent,
    ChooseOrder,
    ChooseRecovered,
    ChooseSquare,
    ChooseSwap,
    ChooseTheirs,
    recoverable,
    swaps,
)
from tafelrunde.games.duels.rules.ground import adjacent, in_sight, is_free
from tafelrunde.games.duels.rules.harm import Harm, heal, raise_most
from tafelrunde.games.duels.rules.movement import ChooseMove, may_swap, put, swap, walk
from tafelrunde.games.duels.rules.piles import Discarding, Drawing, add_to_hand, discard, has_user
from tafelrunde.games.duels.ruleset import Card, Effect, Selector
from tafelrunde.games.duels.state import AROUND, SLOTS, Duels

AFTER: Final = 0
PLAY: Final = 1
RELIC: Final = 2


class Effects(Procedure):
    """HD-E1: the effects of one part of a card, each completed before the next."""

    steps: ClassVar[tuple[str, ...]] = ("next_effect", "answer_is_carried_out")

    seat: int
    card: int
    user: int
    foe: int  # the other fighter; -1: there is no fight
    part: int  # AFTER, PLAY or RELIC
    role: int  # 1: the card attacked, 2: it defended, 0: neither
    number: int = 0  # of the next effect
    it: int = -1  # the figure of the effect before
    it_seat: int = -1  # the player of the effect before
    moving: list[int] = []  # figures still to be moved
    left: int = 0  # cards still to be picked

    def effects(self, state: Duels) -> tuple[Effect, ...]:
        """Those of the part that is being carried out."""
        card = state.rules.cards[self.card]
        return card.after if self.part == AFTER else card.play if self.part == PLAY else card.relic

    def next_effect(self, state: Duels) -> None:
        """HD-C12, HD-E6, HD-G9: the rest is skipped once the user, or any of those needed together, is eliminated."""
        self.at = 0
        card = state.rules.cards[self.card]
        gone = state.seats[self.seat].out or state.health[self.user] <= 0
        if gone or (card.together and not has_user(state, self.seat, card)):
            self.finish()
            return
        effects = self.effects(state)
        if self.moving:
            keep_moving(state, self, effects[self.number - 1])
            return
        if self.number >= len(effects):
            self.finish()
            return
        effect = effects[self.number]
        self.number += 1
        if (effect.role == 0 or effect.role == self.role) and holds(state, self, effect.condition):
            begin(state, self, effect)

    def answer_is_carried_out(self, state: Duels) -> None:
        self.at = 0
        answer = state.answer
        assert answer is not None
        go_on(state, self, self.effects(state)[self.number - 1], answer)

    def wait(self) -> None:
        """The next step carries out the answer."""
        self.at = 1


def holds(state: Duels, run: Effects, condition: int) -> bool:
    """HD-E5, HD-H5: tested when the effect resolves."""
    fight = state.fight
    if condition == 0:
        return True
    if fight is None:
        return False
    if condition == r.IF_DAMAGE:
        return fight.dealt >= 1
    if condition == r.IF_UNDEFENDED:
        return fight.defence < 0
    if condition == r.IF_DEFENDED:
        return fight.defence >= 0
    if condition == r.IF_MELEE:
        return fight.melee
    if condition == r.IF_RANGED:
        return not fight.melee
    return state.health[run.foe] > 0 and adjacent(state.square[run.user], state.square[run.foe])


# --- whom ---------------------------------------------------------------------------------------------------------------


def subjects(state: Duels, run: Effects, who: Selector) -> list[int]:
    """The living figures that a selector names, without a choice."""
    mode = who.mode
    if mode == r.USER:
        return _alive(state, run.user)
    if mode == r.FOE:
        return _alive(state, run.foe)
    if mode == r.TARGET:
        return _alive(state, state.fight.target) if state.fight is not None else []
    if mode == r.IT:
        return _alive(state, run.it)
    if mode == r.TEAM:
        return state.own(run.seat)
    if mode == r.PARTNERS:
        return [figure for figure in state.own(run.seat) if not state.who(figure).lead]
    if mode == r.CHARACTER:
        return [figure for figure in state.own(run.seat) if state.character[figure] == who.character]
    return candidates(state, run.seat, run.user, run.foe, who)


def _alive(state: Duels, figure: int) -> list[int]:
    return [figure] if figure >= 0 and state.health[figure] > 0 else []


def candidates(state: Duels, seat: int, user: int, foe: int, who: Selector) -> list[int]:
    """HD-E3, HD-E9: the figures among which `pick` chooses and which `each` names; measured from a square."""
    origin, start = user, state.square[user]
    if who.origin == r.FOE:
        origin, start = foe, state.square[foe]  # where it stands, or stood when it fell
    elif who.origin == r.CHARACTER:
        origin = -1
        for figure in state.own(seat):
            if state.character[figure] == who.origin_character:
                origin, start = figure, state.square[figure]
        if origin < 0:
            return []
    found: list[int] = []
    side = state.sides[seat]
    for figure in range(len(state.health)):
        if state.health[figure] <= 0 or (who.except_foe and figure == foe):
            continue
        owner = figure // SLOTS
        if who.side == r.ENEMY and state.sides[owner] == side:
            continue
        if who.side == r.OWN and owner != seat:
            continue
        if who.rank and (who.rank == 1) != state.who(figure).lead:
            continue
        if who.where == r.ADJACENT and not adjacent(start, state.square[figure]):
            continue
        if who.where == r.IN_SIGHT and not in_sight(state, user, start, figure):
            continue
        found.append(figure)
    return found


def squares_for(state: Duels, seat: int, user: int, figure: int, where: int) -> list[int]:
    """HD-M9: the free squares of the stated area that are legal for the figure."""
    area: list[int] = []
    if where == r.ANYWHERE:
        area = list(range(r.SQUARES))
    elif where == r.NEXT_TO_USER:
        area = list(AROUND[state.square[user]])
    elif where == r.NEXT_TO_LEAD:
        for own in state.own(seat):
            if state.who(own).lead:
                area.extend(AROUND[state.square[own]])
    else:
        for enemy in state.enemies(seat):
            area.extend(AROUND[state.square[enemy]])
    return [square for square in sorted(set(area)) if is_free(state, figure, square)]


# --- carrying out -------------------------------------------------------------------------------------------------------


def begin(state: Duels, run: Effects, effect: Effect) -> None:
    """HD-E2: do it at once, ask what it leaves open, or skip it."""
    verb = effect.verb
    if verb <= r.PLACE or verb in (r.STATUS, r.REDIRECT):
        choose_subjects(state, run, effect)
    elif verb == r.SWAP:
        change_places(state, run, effect)
    elif verb == r.REVIVE:
        ask_revival(state, run, effect)
    elif verb == r.CANCEL:
        cancel(state)
    elif verb == r.DRAW:
        state.call(Drawing(run.seat, effect.n))
    elif verb == r.DISCARD or verb == r.SEE_HAND or verb == r.ACTIONS:
        choose_player(state, run, effect)
    elif verb == r.SCRY:
        look(state, run, effect)
    elif verb == r.RECOVER:
        ask_recovery(state, run, effect.n)


def go_on(state: Duels, run: Effects, effect: Effect, answer: Action) -> None:
    """Carry out what was chosen. A refusal where the card says `may` ends the effect."""
    if isinstance(answer, PickFigure):
        act(state, run, effect, [state.figure(answer.figure)])
    elif isinstance(answer, PickOpponent):
        if effect.verb == r.DISCARD or effect.verb == r.SEE_HAND or effect.verb == r.ACTIONS:
            act_on_player(state, run, effect, answer.seat)
        else:
            act(state, run, effect, [f for f in subjects(state, run, effect.who) if f // SLOTS == answer.seat])
    elif isinstance(answer, Move):
        run.moving.remove(walk(state, answer))
    elif isinstance(answer, Put):
        if effect.verb == r.REVIVE:
            revive(state, run, effect.n, answer.square)
        else:
            put(state, run.it, answer.square)
    elif isinstance(answer, SwapFigures):
        swap(state, state.figure(answer.figure), state.figure(answer.other))
    elif isinstance(answer, Discard):
        discard_theirs(state, run, answer)
    elif isinstance(answer, Take):
        if effect.verb == r.SCRY:
            take_looked(state, run, answer)
        else:
            recover(state, run, answer)
    elif isinstance(answer, PutBack):
        put_back(state, run.seat, [state.card(card).index for card in answer.cards])
    else:
        run.moving = []


def choose_subjects(state: Duels, run: Effects, effect: Effect) -> None:
    """HD-E3: whom an effect is about; one candidate needs no question."""
    who = effect.who
    found = subjects(state, run, who)
    if not found:
        return
    if who.mode == r.PICK and len(found) > 1:
        state.ask(ChooseFigure(run.seat, state.rules.cards[run.card].id, tuple(found)))
        run.wait()
    elif who.of_one_opponent and len({figure // SLOTS for figure in found}) > 1:
        state.ask(ChooseOpponent(run.seat, state.rules.cards[run.card].id))
        run.wait()
    else:
        act(state, run, effect, found)


def act(state: Duels, run: Effects, effect: Effect, figures: list[int]) -> None:
    """The verbs that are about figures."""
    verb = effect.verb
    run.it = figures[0]
    if verb == r.DAMAGE:
        damage(state, figures, effect.n)
    elif verb == r.HEAL:
        mend(state, figures, effect)
    elif verb == r.RAISE_MOST:
        for figure in figures:
            raise_most(state, figure, effect.n)
    elif verb == r.MOVE:
        run.moving = figures[:]
        keep_moving(state, run, effect)
    elif verb == r.PLACE:
        ask_place(state, run, effect, figures[0])
    elif verb == r.STATUS:
        bind(state, figures, effect.status)
    else:
        redirect(state, figures[0])


def damage(state: Duels, figures: list[int], amount: int) -> None:
    """HD-H4, HD-P6: all at once; nothing defends against it."""
    state.call(Harm(figures, amount))


def mend(state: Duels, figures: list[int], effect: Effect) -> None:
    """HD-H1, HD-H5: so much, or as much as the attack took."""
    amount = effect.n
    if effect.by == r.BY_DAMAGE:
        amount = state.fight.dealt if state.fight is not None else 0
    for figure in figures:
        heal(state, figure, amount)


def keep_moving(state: Duels, run: Effects, effect: Effect) -> None:
    """HD-M7, HD-E4: one after the other, in any order, each up to so many spaces or not at all."""
    run.moving = [figure for figure in run.moving if state.health[figure] > 0]
    if run.moving:
        state.ask(ChooseMove(run.seat, tuple(run.moving), effect.n))
        run.wait()


def ask_place(state: Duels, run: Effects, effect: Effect, figure: int) -> None:
    """HD-M9: where to."""
    squares = squares_for(state, run.seat, run.user, figure, effect.where)
    if squares:
        state.ask(ChooseSquare(run.seat, figure, tuple(squares), effect.may))
        run.wait()


def bind(state: Duels, figures: list[int], status: int) -> None:
    """HD-E10: no die movement in the owner's next turn. What lasts with a clock is read from the card on the table."""
    if status != r.IMMOBILE:
        return
    for figure in figures:
        state.bound[figure] = 2 if figure // SLOTS == state.active else 1
        state.emit(FigurePinned(state.names[figure]))


def redirect(state: Duels, figure: int) -> None:
    """HD-C4, HD-C15: another target; the kind of the attack stays."""
    fight = state.fight
    if fight is not None:
        fight.target = figure
        state.emit(TargetChanged(state.names[figure]))


def cancel(state: Duels) -> None:
    """HD-C4: the attack ends without comparison, damage or after-effects."""
    if state.fight is not None:
        state.fight.cancelled = True


def change_places(state: Duels, run: Effects, effect: Effect) -> None:
    """HD-M9: two named figures, or two that are chosen."""
    if effect.who.mode == r.PICK:
        if swaps(state):
            state.ask(ChooseSwap(run.seat))
            run.wait()
        return
    ones, others = subjects(state, run, effect.who), subjects(state, run, effect.other)
    if ones and others and may_swap(state, ones[0], others[0]):
        swap(state, ones[0], others[0])


def fallen_partner(state: Duels, seat: int) -> int:
    """HD-H6: an eliminated partner of a seat, or -1."""
    for figure in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.character[figure] >= 0 and state.health[figure] <= 0 and not state.who(figure).lead:
            return figure
    return -1


def ask_revival(state: Duels, run: Effects, effect: Effect) -> None:
    """HD-H6, HD-F8: an eliminated partner returns if there is a square for it."""
    figure = fallen_partner(state, run.seat)
    squares = squares_for(state, run.seat, run.user, figure, effect.where) if figure >= 0 else []
    if squares:
        state.ask(ChooseSquare(run.seat, figure, tuple(squares), effect.may))
        run.wait()


def revive(state: Duels, run: Effects, health: int, square: int) -> None:
    """HD-H6: back in play with so much health, all statuses gone."""
    figure = fallen_partner(state, run.seat)
    state.health[figure] = min(health, state.most[figure])
    state.bound[figure] = 0
    state.square[figure] = square
    state.board[square] = figure
    run.it = figure
    state.emit(FigureRevived(state.names[figure], square, state.health[figure]))


# --- players ------------------------------------------------------------------------------------------------------------


def choose_player(state: Duels, run: Effects, effect: Effect) -> None:
    """HD-G8: which player an effect is about."""
    if effect.player == r.ME:
        act_on_player(state, run, effect, run.seat)
    elif effect.player == r.FOE_OWNER:
        act_on_player(state, run, effect, run.foe // SLOTS)
    elif effect.player == r.SAME:
        act_on_player(state, run, effect, run.it_seat)
    else:
        opponents = state.opponents(run.seat)
        if len(opponents) > 1:
            state.ask(ChooseOpponent(run.seat, state.rules.cards[run.card].id))
            run.wait()
        elif opponents:
            act_on_player(state, run, effect, opponents[0])


def act_on_player(state: Duels, run: Effects, effect: Effect, player: int) -> None:
    """The verbs that are about a player."""
    run.it_seat = player
    if player < 0 or state.seats[player].out:
        return
    if effect.verb == r.SEE_HAND:
        see_hand(state, run.seat, player)
    elif effect.verb == r.ACTIONS:
        change_actions(state, player, effect.n)
    elif effect.how == r.BY_CHOICE:
        state.call(Discarding(player, effect.n))
    elif effect.how == r.BY_CHANCE:
        discard_by_chance(state, player, effect.n)
    else:
        run.left = effect.n
        ask_theirs(state, run)


def see_hand(state: Duels, seat: int, player: int) -> None:
    """Everybody hears of it; what it is, the card's player sees until the hand changes."""
    victim = state.seats[player]
    if seat not in victim.seers:
        victim.seers = (*victim.seers, seat)
    state.emit(HandSeen(seat, player))


def change_actions(state: Duels, player: int, n: int) -> None:
    """HD-T13: fewer in the next turn, never below one; or more in this one."""
    if n < 0:
        state.seats[player].fewer = True
        state.emit(ActionsLost(player))
    elif player == state.active:
        state.actions += n


def discard_by_chance(state: Duels, player: int, count: int) -> None:
    """One card at a time, each as likely."""
    seat = state.seats[player]
    for _ in range(count):
        if seat.hand:
            card = seat.hand.pop(state.chance.below(len(seat.hand)))
            seat.seers = ()
            discard(state, player, card)


def ask_theirs(state: Duels, run: Effects) -> None:
    """HD-E3: the card's player chooses from the hand that was shown."""
    if run.left > 0 and state.seats[run.it_seat].hand:
        state.ask(ChooseTheirs(run.seat, run.it_seat))
        run.wait()


def discard_theirs(state: Duels, run: Effects, answer: Discard) -> None:
    """The rest of the hand stays known to who sees it."""
    seat = state.seats[run.it_seat]
    card = state.card(answer.card)
    seat.hand.remove(card.index)
    seat.discard.append(card.index)
    state.emit(CardDiscarded(run.it_seat, card.id))
    run.left -= 1
    ask_theirs(state, run)


# --- cards --------------------------------------------------------------------------------------------------------------


def look(state: Duels, run: Effects, effect: Effect) -> None:
    """HD-E3: the top cards of the own deck; fewer if there are fewer, without a shuffle."""
    deck = state.seats[run.seat].deck
    count = min(effect.look, len(deck))
    if count == 0:
        return
    state.looked = deck[-count:]
    del deck[-count:]
    run.left = min(effect.n, count)
    state.ask(ChooseLooked(run.seat))
    run.wait()


def take_looked(state: Duels, run: Effects, answer: Take) -> None:
    """One into the hand; when all are taken the others go back."""
    card = state.card(answer.card)
    state.looked.remove(card.index)
    add_to_hand(state.seats[run.seat], card.index)
    state.emit(CardTaken(run.seat, card.id))
    run.left -= 1
    if len(state.looked) > 1:
        state.ask(ChooseLooked(run.seat) if run.left > 0 else ChooseOrder(run.seat))
        run.wait()
    else:
        put_back(state, run.seat, state.looked[:])


def put_back(state: Duels, seat: int, cards: list[int]) -> None:
    """The first lies on top."""
    state.seats[seat].deck.extend(reversed(cards))
    state.looked = []
    more = len(state.seats[seat].hand) - state.rules.hand_limit
    if more > 0:
        state.call(Discarding(seat, more))


def ask_recovery(state: Duels, run: Effects, count: int) -> None:
    """HD-E3: a power or special card of another name from the own discard pile."""
    run.left = count
    if recoverable(state, run.seat, run.card):
        state.ask(ChooseRecovered(run.seat, state.rules.cards[run.card].id))
        run.wait()


def recover(state: Duels, run: Effects, answer: Take) -> None:
    """Into the hand."""
    seat = state.seats[run.seat]
    card = state.card(answer.card)
    seat.discard.remove(card.index)
    add_to_hand(seat, card.index)
    state.emit(CardRecovered(run.seat, card.id))
    if run.left > 1:
        ask_recovery(state, run, run.left - 1)


# --- before a card is played --------------------------------------------------------------------------------------------


def first_is_possible(state: Duels, seat: int, user: int, card: Card) -> bool:
    """HD-X4: if the first effect picks, takes each, places or recovers, there is somebody or something for it."""
    effect = card.play[0] if card.play else card.relic[0]
    if effect.verb == r.RECOVER:
        return bool(recoverable(state, seat, card.index))
    if effect.verb == r.SWAP and effect.who.mode == r.PICK:
        return bool(swaps(state))
    if effect.verb == r.PLACE and effect.who.mode == r.USER:
        return bool(squares_for(state, seat, user, user, effect.where))
    if effect.who.mode in (r.PICK, r.EACH):
        return bool(candidates(state, seat, user, -1, effect.who))
    return True
