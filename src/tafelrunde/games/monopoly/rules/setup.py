"""Setup: tokens, money, decks, the first throw (RM-S, RM-Q1)."""

from typing import Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import Decision, Procedure, Reason
from tafelrunde.games.monopoly.actions import TakeToken
from tafelrunde.games.monopoly.events import DeedDealt, ItemDealt, StartFound, StartThrown, StartTied, TokenTaken
from tafelrunde.games.monopoly.rules.property import give_deed, pay
from tafelrunde.games.monopoly.rules.turn import Rounds
from tafelrunde.games.monopoly.ruleset import ITEMS, Ruleset
from tafelrunde.games.monopoly.state import BANK, Deck, Monopoly, Seat

TOKENS: Final = 6
TOKEN_TAKEN: Final = Reason("RM-S2", "why-token-taken")
TOKEN_FIRST: Final = Reason("RM-S9", "why-token-first")


def new_table(rules: Ruleset, seats: int, seed: int) -> Monopoly:
    """RM-S1, RM-S3, RM-S4, RM-S5: everybody on GO with the starting capital; both decks shuffled; the bank holds the rest."""
    state = Monopoly(
        seeded(seed),
        rules,
        [Seat(seat, rules.start_cash, auto_pass=rules.auto_pass) for seat in range(seats)],
        (BANK,) * rules.size,
        (0,) * rules.size,
        [False] * rules.size,
        (),
        rules.board.sprouts,
        rules.board.trees,
    )
    for deck in (0, 1):
        cards = [number for number, card in enumerate(rules.cards) if card.deck == deck]
        state.chance.shuffle(cards)
        state.decks += (Deck(tuple(cards)),)
    state.call(Rounds())
    state.call(Setup())
    return state


class DecideToken(Decision):
    """RM-S2: each seat takes a different token."""

    def options(self, state: Monopoly) -> list[Action]:
        taken = [seat.token for seat in state.seats]
        return [TakeToken(token) for token in range(TOKENS) if token not in taken]

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if not isinstance(action, TakeToken):
            return TOKEN_FIRST
        free = action.token < TOKENS and all(seat.token != action.token for seat in state.seats)
        return None if free else TOKEN_TAKEN


class Setup(Procedure):
    """RM-S7, RM-S9, RM-Q1: tokens in seat order, the deal, then the throw for who begins."""

    steps = ("next_token", "token_is_taken", "deeds_are_dealt", "items_are_dealt", "start_is_thrown")

    seat: int = 0

    def next_token(self, state: Monopoly) -> None:
        """RM-S9: chosen in seat order, or dealt at random."""
        if state.rules.choose_tokens:
            state.ask(DecideToken(self.seat))
            return
        tokens = list(range(TOKENS))
        state.chance.shuffle(tokens)
        for seat in state.seats:
            seat.token = tokens[seat.seat]
            state.emit(TokenTaken(seat.seat, seat.token))
        self.go_to("deeds_are_dealt")

    def token_is_taken(self, state: Monopoly) -> None:
        """RM-S2"""
        action = state.answer
        if isinstance(action, TakeToken):
            state.seats[self.seat].token = action.token
            state.emit(TokenTaken(self.seat, action.token))
        self.seat += 1
        if self.seat < len(state.seats):
            self.start_over()

    def deeds_are_dealt(self, state: Monopoly) -> None:
        """RM-Q1, RM-Q8: in the short game three each, one at a time, free of charge."""
        if not state.rules.dealt:
            return
        deeds = state.rules.deeds.copy()
        state.chance.shuffle(deeds)
        for _ in range(state.rules.dealt):
            for seat in range(len(state.seats)):
                space = deeds.pop()
                give_deed(state, space, seat)
                if state.rules.deal_is_paid:
                    pay(state, seat, min(state.rules.price[space], state.seats[seat].cash), BANK)
                state.emit(DeedDealt(seat, space))

    def items_are_dealt(self, state: Monopoly) -> None:
        """RM-G3: by option one item card each, for all to see."""
        if not state.rules.items:
            return
        items = list(range(len(ITEMS)))
        state.chance.shuffle(items)
        for seat in state.seats:
            seat.item = items[seat.seat]
            state.emit(ItemDealt(seat.seat, ITEMS[seat.item]))

    def start_is_thrown(self, state: Monopoly) -> None:
        """RM-S7: the highest total begins; those who tie throw again among themselves."""
        throwers = list(range(len(state.seats)))
        while len(throwers) > 1:
            totals = []
            for seat in throwers:
                first, second = state.chance.die(), state.chance.die()
                state.emit(StartThrown(seat, first, second))
                totals.append(first + second)
            best = max(totals)
            throwers = [seat for seat, total in zip(throwers, totals, strict=True) if total == best]
            if len(throwers) > 1:
                state.emit(StartTied())
        state.first = state.active = throwers[0]
        state.emit(StartFound(state.first))
