"""Playing a card: face up with all it does, or face down as support (TQ-V5, TQ-V7 to TQ-V9)."""

from typing import ClassVar, Final

from tafelrunde.engine import Action, Decision, Named, Reason, SeatId
from tafelrunde.games.quest import events
from tafelrunde.games.quest.actions import Down, Drink, Play
from tafelrunde.games.quest.ids import NO_CARD, NO_COPY, CardId, Copy, Points, Role
from tafelrunde.games.quest.rules.collapse import collapse
from tafelrunde.games.quest.rules.decks import cards_in, copy_in, refill
from tafelrunde.games.quest.rules.effects import Effects
from tafelrunde.games.quest.rules.team import hurt, why_not_drink
from tafelrunde.games.quest.rules.value import match_of, role_of
from tafelrunde.games.quest.ruleset import AID, KEY, NO_MATCH, Fit, Verb
from tafelrunde.games.quest.state import Challenge, Quest

FOUR: Final = 4  # the power that lets every card count one more (TQ-F7)

# --- which cards may be played ----------------------------------------------------------------------------------------


def plays(state: Quest, seat: SeatId, any_kind: bool) -> list[Action]:
    """TQ-V2 to TQ-V5: every card that may be played face up, and all of them face down."""
    return plays_of(state, cards_in(state, state.seats[seat].hand), any_kind)


def plays_of(state: Quest, cards: list[CardId], any_kind: bool) -> list[Action]:
    """The same for these cards."""
    play, down = state.rules.play, state.rules.down
    found = [play[card] for card in face_up(state, cards, any_kind)]
    for card in cards:
        found.append(down[card])
    return found


def face_up(state: Quest, cards: list[CardId], any_kind: bool) -> list[CardId]:
    """TQ-V2 to TQ-V4: those of these cards that may be played face up."""
    if any_kind:
        return cards
    challenge = state.now()
    fits = match_of(state.rules, challenge.room).fits
    dark = not challenge.lit
    found: list[CardId] = []
    for card in cards:
        fit = fits[card]
        if fit.role != NO_MATCH or (dark and fit.lights):
            found.append(card)
    return found


def may_play(state: Quest, seat: SeatId, action: Action, any_kind: bool) -> bool:
    """TQ-V2 to TQ-V5: whether `plays` lists it, found without listing."""
    if not isinstance(action, (Play, Down)):
        return False
    if copy_in(state, state.seats[seat].hand, action.name) == NO_COPY:
        return False
    if any_kind or isinstance(action, Down):
        return True
    return role_of(state, state.now().room, state.rules.card_named[action.name]) != NO_MATCH


def why_not_hand(state: Quest, seat: SeatId, action: Action) -> Reason | None:
    """What is wrong with a card or a bottle."""
    if isinstance(action, Drink):
        return why_not_drink(state, action)
    if isinstance(action, Named) and action.name in state.rules.card_named:
        if copy_in(state, state.seats[seat].hand, action.name) == NO_COPY:
            return Reason("TQ-K1", "why-not-in-hand", {"card": action.name})
        if isinstance(action, Play) and state.challenge is not None:
            return Reason("TQ-V4", "why-not-playable", {"card": action.name})
    return None


class OfHand(Decision):
    """A question about the own hand."""

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        refused = super().why_not(state, action)
        return refused and (why_not_hand(state, self.seat, action) or refused)


class ChoosePlay(OfHand):
    """TQ-C4: after the whole hand was discarded one card is played at once."""

    any_kind: ClassVar[bool] = False

    def options(self, state: Quest) -> list[Action]:
        return plays(state, self.seat, self.any_kind)

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        return None if may_play(state, self.seat, action, self.any_kind) else super().why_not(state, action)


# --- what a card counts now ---------------------------------------------------------------------------------------------


def counts_now(state: Quest, number: CardId, as_key: bool = False) -> Points:
    """TQ-V6, TQ-V10, TQ-F4, TQ-F7: the points of a card that would be played face up now."""
    challenge = state.now()
    role = KEY if as_key else role_of(state, challenge.room, number)
    fit = match_of(state.rules, challenge.room).fits[number]
    return points_of(challenge, role, fit, as_key)


def counts_down(state: Quest) -> Points:
    """TQ-V5, TQ-F7: the points of any card that would be played face down now."""
    challenge = state.now()
    points = match_of(state.rules, challenge.room).down
    return points + (challenge.powers >> FOUR & 1) if points else 0


def points_of(challenge: Challenge, role: Role, fit: Fit, as_key: bool) -> Points:
    """TQ-V6 (7), (8): with what waits for the next card, and the power of four parts."""
    points: Points = 0
    if role in (KEY, AID):
        points = fit.key_points if as_key else fit.points
        if points:
            points += challenge.bonus
    return points if is_zeroed(role, fit, as_key) else points + (challenge.powers >> FOUR & 1)


def is_zeroed(role: Role, fit: Fit, as_key: bool) -> bool:
    """TQ-V6 (1): what counts nothing here is not raised by anything."""
    return role in (KEY, AID) and (fit.key_zeroed if as_key else fit.zeroed)


# --- points -----------------------------------------------------------------------------------------------------------


def add_points(challenge: Challenge, points: Points) -> bool:
    """TQ-V8, TQ-V9: points remove shield first; what is more than needed is lost. Whether the shield has changed."""
    taken = min(points, challenge.shield)
    challenge.shield -= taken
    challenge.progress = min(challenge.goal, challenge.progress + points - taken)
    return taken > 0


def count(state: Quest, challenge: Challenge, points: Points) -> None:
    """TQ-C9, TQ-C6: points count at once, or wait for the round's first key card."""
    if challenge.keyed:
        struck = add_points(challenge, points)
        check_solved(challenge)
        if struck and state.heard is not None:
            state.emit(events.ShieldChanged(challenge.shield))
    elif points:
        challenge.waiting += points
        if state.heard is not None:
            state.emit(events.PointsWaited(challenge.waiting))


def check_solved(challenge: Challenge) -> None:
    """TQ-C6: enough progress, no shield left, every need fulfilled."""
    if challenge.progress >= challenge.goal and not challenge.shield and not challenge.needs:
        challenge.solved = True


# --- a card is played -------------------------------------------------------------------------------------------------


def play(state: Quest, seat: SeatId, action: Action | None, as_key: bool = False) -> None:
    """TQ-V5, TQ-V7: face up or face down, as it was said."""
    if isinstance(action, Play):
        state.call(PlayCard(seat, take_card(state, seat, action.name), as_key))
    elif isinstance(action, Down):
        play_down(state, seat, action.name)


def take_card(state: Quest, seat: SeatId, name: str) -> Copy:
    """A card leaves the hand."""
    hand = state.seats[seat].hand
    copy = copy_in(state, hand, name)
    hand.remove(copy)
    return copy


def play_down(state: Quest, seat: SeatId, name: str) -> None:
    """TQ-V5: any card counts one as support, nothing against magic and lone enemies."""
    challenge = state.now()
    player = state.seats[seat]
    player.discard.append(take_card(state, seat, name))
    points = counts_down(state)
    if points:
        challenge.counted += 1
    challenge.plays = (*challenge.plays, (seat, NO_CARD, points))
    counted = challenge.keyed and not challenge.shield  # nothing else is told of these points
    if counted:
        count(state, challenge, points)
    if state.heard is not None:
        state.emit(events.CardPlayedDown(seat, name, points))
    if not counted:
        count(state, challenge, points)
    refill(state, player)


class PlayCard(Effects):
    """TQ-V7: a card is played face up, in these steps. While it is in the air it is in no pile (TQ-K9)."""

    steps = ("card_counts", *Effects.steps)

    seat: SeatId
    card: Copy
    as_key: bool = False  # by the power of one part (TQ-F4)

    def printed(self, state: Quest) -> CardId:
        """What it is."""
        return state.rules.card_of[self.card]

    def verbs(self, state: Quest) -> list[Verb]:
        """TQ-V7 (g)"""
        return state.rules.cards[self.printed(state)].do

    def card_counts(self, state: Quest) -> None:
        """TQ-V7 (a) to (f)."""
        challenge = state.now()
        rules = state.rules
        number = self.printed(state)
        card = rules.cards[number]
        fit = match_of(rules, challenge.room).fits[number]
        player = state.seats[self.seat]
        player.played |= rules.bit[self.card]
        role = KEY if self.as_key else role_of(state, challenge.room, number)
        if fit.backlash:
            state.emit(events.BacklashPaid(fit.backlash))
            if not hurt(state, fit.backlash):
                player.shown.append(self.card)
                collapse(state)
                return
        if challenge.shield:
            self._strike_shield(state, fit.breaks, card.strikes)
        if challenge.needs & card.item_bit:
            challenge.needs &= ~card.item_bit
            state.emit(events.NeedMet(self.seat, rules.items[card.item].id))
        points = self._points(challenge, role, fit)
        challenge.plays = (*challenge.plays, (self.seat, number, points))
        if fit.guards and challenge.guard:  # TQ-B2
            challenge.guarded += card.value
        if role == KEY and not challenge.waiting:
            challenge.keyed = True
        counted = challenge.keyed and not challenge.shield  # nothing else is told of these points
        if counted:
            count(state, challenge, points)
        if state.heard is not None:
            state.emit(events.CardPlayed(self.seat, card.id, points))
        if role == KEY and not challenge.keyed:
            challenge.keyed = True
            counted = self._release(state, challenge, points)
        if not counted:
            count(state, challenge, points)
        if fit.guards and challenge.guard and challenge.guarded >= challenge.guard and not challenge.averted:  # TQ-B3
            challenge.averted = True
            state.emit(events.GuardMet())
        if not card.do:
            self.go_to("verbs_are_done")

    def _release(self, state: Quest, challenge: Challenge, points: Points) -> bool:
        """TQ-C9: with the first key card all that waited counts; its own points with it, if there is no shield to tell of."""
        waited = challenge.waiting
        challenge.waiting = 0
        struck = add_points(challenge, waited)
        if not struck:
            count(state, challenge, points)
        state.emit(events.PointsReleased(waited))
        if struck:
            state.emit(events.ShieldChanged(challenge.shield))
        return not struck

    def _strike_shield(self, state: Quest, breaks: bool, strikes: Points) -> None:
        """TQ-V7 (b), TQ-A9: a breaker takes the whole shield, others some points of it."""
        challenge = state.now()
        if breaks:
            challenge.shield = 0
            state.emit(events.ShieldBroken())
            return
        removed = min(challenge.shield, strikes)
        if removed:
            challenge.shield -= removed
            if state.heard is not None:
                state.emit(events.ShieldChanged(challenge.shield))

    def _points(self, challenge: Challenge, role: Role, fit: Fit) -> Points:
        """TQ-V6 (7), (8), TQ-V10: what waited for the next card is used up."""
        points = points_of(challenge, role, fit, self.as_key)
        if role in (KEY, AID):
            challenge.bonus = 0
        if not is_zeroed(role, fit, self.as_key):
            challenge.counted += 1
        return points

    def verbs_are_done(self, state: Quest) -> None:
        """TQ-V7 (h), (i): to the discard pile, or back to the hand; then the hand is refilled (TQ-K2, TQ-K10)."""
        player = state.seats[self.seat]
        card = state.rules.cards[self.printed(state)]
        if card.returns:
            player.hand.append(self.card)
            state.emit(events.CardReturned(self.seat, card.id))
        else:
            player.shown.append(self.card)
        refill(state, player)
