"""Setup: tokens, money, decks, the first throw (RM-S, RM-Q1)."""

from typing import Final

from tafelrunde.engine import Action, Chance, Decision, Procedure, Reason, SeatId, late
from tafelrunde.games.monopoly.actions import TakeToken
from tafelrunde.games.monopoly.events import DeedDealt, ItemDealt, StartFound, StartThrown, StartTied, TokenTaken
from tafelrunde.games.monopoly.ids import BANK, CardId, ItemId, TokenId
from tafelrunde.games.monopoly.rules.property import give_deed, pay
from tafelrunde.games.monopoly.rules.turn import Rounds
from tafelrunde.games.monopoly.ruleset import Ruleset
from tafelrunde.games.monopoly.state import BOTH_DECKS, MOST_SEATS, Deck, Monopoly, Seat

TOKENS: Final = [TokenId(number) for number in range(MOST_SEATS)]
TOKEN_TAKEN: Final = Reason("RM-S2", "why-token-taken")
TOKEN_FIRST: Final = Reason("RM-S9", "why-token-first")


def new_table(rules: Ruleset, seats: int, chance: Chance) -> Monopoly:
    """RM-S1, RM-S3, RM-S4, RM-S5: everybody on GO with the starting capital; both decks shuffled; the bank holds the rest."""
    groups = rules.group_count
    state = Monopoly(
        chance=chance,
        rules=rules,
        seats=[Seat(SeatId(number), rules.start_cash, auto_pass=rules.auto_pass) for number in range(seats)],
        owner=(BANK,) * rules.size,
        level=(0,) * rules.size,
        mortgaged=[False] * rules.size,
        decks=(),
        sprouts=rules.board.sprouts,
        trees=rules.board.trees,
        held=(0,) * (seats * groups),
        whole=(0,) * seats,
        deeds=((),) * seats,
        growth=[0] * groups,
        pledges=[0] * groups,
    )
    for deck in BOTH_DECKS:
        cards = [CardId(number) for number, card in enumerate(rules.cards) if card.deck == deck]
        state.chance.of("deck", deck).shuffle(cards, state.rules.card_names)
        state.decks += (Deck(tuple(cards)),)
    state.call(Rounds())
    state.call(Setup())
    return state


class DecideToken(Decision):
    """RM-S2: each seat takes a different token."""

    def options(self, state: Monopoly) -> list[Action]:
        taken = [seat.token for seat in state.seats]
        return [TakeToken(token) for token in TOKENS if token not in taken]

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if not isinstance(action, TakeToken):
            return TOKEN_FIRST
        free = action.token in TOKENS and all(seat.token != action.token for seat in state.seats)
        return None if free else TOKEN_TAKEN


class Setup(Procedure):
    """RM-S7, RM-S9, RM-Q1: tokens in seat order, the deal, then the throw for who begins."""

    steps = ("next_token", "token_is_taken", "deeds_are_dealt", "items_are_dealt", "start_is_thrown")

    seat: SeatId = late(SeatId(0))

    def next_token(self, state: Monopoly) -> None:
        """RM-S9: chosen in seat order, or dealt at random."""
        if state.rules.choose_tokens:
            state.ask(DecideToken(self.seat))
            return
        tokens = TOKENS.copy()
        state.chance.of("tokens").shuffle(tokens)
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
        self.seat = SeatId(self.seat + 1)
        if self.seat < len(state.seats):
            self.start_over()

    def deeds_are_dealt(self, state: Monopoly) -> None:
        """RM-Q1, RM-Q8: in the short game three each, one at a time, free of charge."""
        if not state.rules.dealt:
            return
        deeds = state.rules.deeds.copy()
        state.chance.of("deeds").shuffle(deeds)
        for _ in range(state.rules.dealt):
            for seat in state.seats:
                space = deeds.pop()
                give_deed(state, space, seat.seat)
                if state.rules.deal_is_paid:
                    pay(state, seat.seat, min(state.rules.price[space], seat.cash), BANK)
                state.emit(DeedDealt(seat.seat, space))

    def items_are_dealt(self, state: Monopoly) -> None:
        """RM-G3: by option one item card each, for all to see."""
        if not state.rules.items_are_dealt:
            return
        items = [ItemId(number) for number in range(len(state.rules.items))]
        state.chance.of("items").shuffle(items)
        for seat in state.seats:
            seat.item = items[seat.seat]
            state.emit(ItemDealt(seat.seat, state.rules.items[seat.item].id))

    def start_is_thrown(self, state: Monopoly) -> None:
        """RM-S7: the highest total begins; those who tie throw again among themselves."""
        throwers = [seat.seat for seat in state.seats]
        while len(throwers) > 1:
            totals = []
            for seat in throwers:
                dice = state.chance.of("start", seat)
                first, second = dice.die(), dice.die()
                state.dice = (first, second)
                state.emit(StartThrown(seat, first, second))
                totals.append(first + second)
            best = max(totals)
            throwers = [seat for seat, total in zip(throwers, totals, strict=True) if total == best]
            if len(throwers) > 1:
                state.emit(StartTied())
        state.first = state.active = throwers[0]
        state.emit(StartFound(state.first))
