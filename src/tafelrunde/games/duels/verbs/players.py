"""Verbs about a player's cards and actions: drawing, discarding, looking, taking back (HD-E3, HD-X2, HD-T13)."""

from itertools import permutations

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Action, Argument, SeatId, named, word
from tafelrunde.games.duels.actions import Discard, PickOpponent, PutBack, Take
from tafelrunde.games.duels.evaluation import CHOSEN_CARD, DRAWN_CARD, FULL_HAND, LOST_CARD
from tafelrunde.games.duels.events import ActionsLost, CardDiscarded, CardRecovered, CardTaken, HandSeen
from tafelrunde.games.duels.ids import OWNER, CardId, Figure
from tafelrunde.games.duels.rules.cards import add_to_hand, kinds_in
from tafelrunde.games.duels.rules.decks import Discarding, Drawing, discard, limit_hand
from tafelrunde.games.duels.rules.effects import ChooseOpponent, Effects
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.ruleset import BASIC, Card, Namer, Verb
from tafelrunde.games.duels.state import Duels


@mypyc_attr(allow_interpreted_subclasses=True)
class OnPlayer(Verb):
    """A verb about one player."""

    player: str = named(default="me", kw_only=True)  # or foe_owner, pick, or it: the one of the effect before

    def begin(self, state: Duels, run: Effects) -> None:
        """HD-G8: which player it is about."""
        if self.player == "me":
            self.concern(state, run, run.seat)
        elif self.player == "foe_owner":
            self.concern(state, run, OWNER[run.foe])
        elif self.player == "it":
            self.concern(state, run, run.it_seat)
        else:
            opponents = state.opponents(run.seat)
            if len(opponents) > 1:
                run.ask(state, ChooseOpponent(run.seat, state.rules.cards[run.card].id))
            elif opponents:
                self.concern(state, run, opponents[0])

    def go_on(self, state: Duels, run: Effects, answer: Action) -> None:
        if isinstance(answer, PickOpponent):
            self.concern(state, run, answer.seat)

    def concern(self, state: Duels, run: Effects, player: SeatId) -> None:
        """From now on this player is `it`."""
        run.it_seat = player
        if player >= 0 and not state.seats[player].out:
            self.act(state, run, player)

    def act(self, state: Duels, run: Effects, player: SeatId) -> None:
        """Do it to this player."""
        raise TypeError(f"{type(self).__name__} does nothing: write its act()")

    def told(self, whom: Namer) -> dict[str, Argument]:
        return super().told(whom) | {"player": word(f"player-{self.player.replace('_', '-')}")}


class ChangeActions(OnPlayer):
    """HD-T13: fewer in the next turn, never below one; or more in this one."""

    name = "actions"
    worth_after_attack = 1.8
    amount: int

    def act(self, state: Duels, run: Effects, player: SeatId) -> None:
        if self.amount < 0:
            state.seats[player].fewer = True
            state.emit(ActionsLost(player))
        elif player == state.active:
            state.actions += self.amount

    def message(self) -> str:
        return "fx-actions-fewer" if self.amount < 0 else "fx-actions-more"


class SeeHand(OnPlayer):
    """HD-X2: everybody hears of it; what it is, the card's player sees until the hand changes."""

    def act(self, state: Duels, run: Effects, player: SeatId) -> None:
        victim = state.seats[player]
        if run.seat not in victim.seers:
            victim.seers = (*victim.seers, run.seat)
        state.emit(HandSeen(run.seat, player))


# --- discarding ---------------------------------------------------------------------------------------------------------


class ChooseTheirs(Question):
    """HD-E3: a card of a hand that has been shown, to be discarded."""

    victim: SeatId

    def options(self, state: Duels) -> list[Action]:
        cards = state.rules.cards
        return [Discard(cards[card].id) for card in kinds_in(state.seats[self.victim].hand)]


class DiscardCards(OnPlayer):
    """HD-E3: some cards, which the owner chooses, chance, or the card's player from a hand that was shown."""

    name = "discard"
    cards: int
    how: str = "choice"  # or random, or picked

    def act(self, state: Duels, run: Effects, player: SeatId) -> None:
        if self.how == "choice":
            state.call(Discarding(player, self.cards))
        elif self.how == "random":
            self.by_chance(state, player)
        else:
            run.left = self.cards
            self.ask_theirs(state, run)

    def by_chance(self, state: Duels, player: SeatId) -> None:
        """One card at a time, each as likely."""
        seat = state.seats[player]
        for _ in range(self.cards):
            if seat.hand:
                card = seat.hand.pop(state.chance.of("discard", player).below(len(seat.hand)))
                seat.seers = ()
                discard(state, player, card)

    def ask_theirs(self, state: Duels, run: Effects) -> None:
        """The card's player chooses from the hand that was shown."""
        if run.left > 0 and state.seats[run.it_seat].hand:
            run.ask(state, ChooseTheirs(run.seat, run.it_seat))

    def go_on(self, state: Duels, run: Effects, answer: Action) -> None:
        """The rest of the hand stays known to who sees it."""
        super().go_on(state, run, answer)
        if isinstance(answer, Discard):
            seat = state.seats[run.it_seat]
            card = state.card(answer.card)
            seat.hand.remove(card.index)
            seat.discard.append(card.index)
            state.emit(CardDiscarded(run.it_seat, card.id))
            run.left -= 1
            self.ask_theirs(state, run)

    def message(self) -> str:
        return f"fx-discard-{self.how}{'-me' if self.player == 'me' and self.how != 'picked' else ''}"

    def worth(self, view: Duels, user: Figure) -> float:
        return LOST_CARD * self.cards

    def worth_attacking(self) -> float:
        return -0.9 if self.player == "me" else super().worth_attacking()


# --- taking -------------------------------------------------------------------------------------------------------------


class DrawCards(Verb):
    """HD-A1: from the own deck."""

    name = "draw"
    worth_after_defence = 1.0
    cards: int

    def begin(self, state: Duels, run: Effects) -> None:
        state.call(Drawing(run.seat, self.cards))

    def worth(self, view: Duels, user: Figure) -> float:
        return DRAWN_CARD * self.cards if len(view.seats[OWNER[user]].hand) < FULL_HAND else self.worth_played


class ChooseLooked(Question):
    """HD-E3: one of the cards looked at, into the hand."""

    def options(self, state: Duels) -> list[Action]:
        cards = state.rules.cards
        return [Take(cards[card].id) for card in kinds_in(sorted(state.looked))]


class ChooseOrder(Question):
    """HD-E3: the other cards back onto the deck, in any order."""

    def options(self, state: Duels) -> list[Action]:
        names = [state.rules.cards[card].id for card in sorted(state.looked)]
        return [PutBack(order) for order in sorted(set(permutations(names)))]


class Scry(Verb):
    """HD-E3: look at the top cards of the own deck, fewer if there are fewer, without a shuffle; take some."""

    worth_played = CHOSEN_CARD
    look: int
    take: int

    def begin(self, state: Duels, run: Effects) -> None:
        deck = state.seats[run.seat].deck
        count = min(self.look, len(deck))
        if count:
            state.looked = deck[-count:]
            del deck[-count:]
            run.left = min(self.take, count)
            run.ask(state, ChooseLooked(run.seat))

    def go_on(self, state: Duels, run: Effects, answer: Action) -> None:
        """One after the other into the hand; when all are taken the others go back."""
        if isinstance(answer, PutBack):
            self.put_back(state, run.seat, [state.card(card).index for card in answer.cards])
        elif isinstance(answer, Take):
            card = state.card(answer.card)
            state.looked.remove(card.index)
            add_to_hand(state.seats[run.seat], card.index)
            state.emit(CardTaken(run.seat, card.id))
            run.left -= 1
            if len(state.looked) > 1:
                run.ask(state, ChooseLooked(run.seat) if run.left > 0 else ChooseOrder(run.seat))
            else:
                self.put_back(state, run.seat, state.looked[:])

    def put_back(self, state: Duels, seat: SeatId, cards: list[CardId]) -> None:
        """The first lies on top."""
        state.seats[seat].deck.extend(reversed(cards))
        state.looked = []
        limit_hand(state, seat)


class ChooseRecovered(Question):
    """HD-E3: a power or special card of another name from the own discard pile."""

    card: str

    def options(self, state: Duels) -> list[Action]:
        return [Take(state.rules.cards[card].id) for card in recoverable(state, self.seat, state.card(self.card).index)]


def recoverable(state: Duels, seat: SeatId, card: CardId) -> list[CardId]:
    """HD-P1: talent cards in a discard pile, without those of the playing card's name."""
    cards = state.rules.cards
    return [number for number in kinds_in(sorted(state.seats[seat].discard)) if cards[number].kind != BASIC and number != card]


class Recover(Verb):
    """HD-E3: some cards back from the own discard pile."""

    worth_played = CHOSEN_CARD
    cards: int

    def is_possible(self, state: Duels, user: Figure, card: Card) -> bool:
        return bool(recoverable(state, OWNER[user], card.index))

    def begin(self, state: Duels, run: Effects) -> None:
        run.left = self.cards
        self.ask(state, run)

    def ask(self, state: Duels, run: Effects) -> None:
        """Which one is next, if there is any."""
        if run.left > 0 and recoverable(state, run.seat, run.card):
            run.ask(state, ChooseRecovered(run.seat, state.rules.cards[run.card].id))

    def go_on(self, state: Duels, run: Effects, answer: Action) -> None:
        if isinstance(answer, Take):
            seat = state.seats[run.seat]
            card = state.card(answer.card)
            seat.discard.remove(card.index)
            add_to_hand(seat, card.index)
            state.emit(CardRecovered(run.seat, card.id))
            run.left -= 1
            self.ask(state, run)
