"""What item cards can do, an option that is not in the rulebook (RM-G3)."""

from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.engine import SeatId, message
from tafelrunde.games.monopoly.evaluation import cash_of, ceiling, danger, expected_rent
from tafelrunde.games.monopoly.events import DeedReturned, DeedsSwapped, PurchaseTaken, RentEscaped
from tafelrunde.games.monopoly.ids import BANK, NOWHERE, SpaceId
from tafelrunde.games.monopoly.rules.debts import RentCall
from tafelrunde.games.monopoly.rules.landing import BY_CARD, Landing, Purchase
from tafelrunde.games.monopoly.rules.mortgages import Receipts
from tafelrunde.games.monopoly.rules.movement import move_to
from tafelrunde.games.monopoly.rules.property import give_deed, pay, sell_upgrades_of_group, set_mortgaged, upgraded
from tafelrunde.games.monopoly.rules.turn import Turn
from tafelrunde.games.monopoly.rules.windows import OwnWindow
from tafelrunde.games.monopoly.ruleset import BOUGHT, CHARGED, OWN_WINDOW, PLACE, THROWN, ItemVerb
from tafelrunde.games.monopoly.state import Monopoly

# What computer players think of items, chosen by hand.
DEAR_RENT: Final = 200  # rupees of rent that are always worth a card, as is half of what a seat has
BARGAIN: Final = 120  # percent of its price that a deed must be worth to be taken over
BAD_LANDING: Final = 100  # rupees of rent after a throw that make another one worth thinking of
WORSE_THAN_USUAL: Final = 3  # and so many times what any throw would cost


class SwapDeeds(ItemVerb):
    """One's cheapest deed against the dearest of another seat."""

    moment = OWN_WINDOW

    def targets(self, state: Monopoly, seat: SeatId) -> list[i64]:
        return list[i64](state.others(seat))

    def possible(self, state: Monopoly, seat: SeatId, target: i64) -> bool:
        """RM-N7, RM-N10: nobody is driven into debt by the tenth of a mortgaged deed."""
        known = 0 <= target < len(state.seats) and target != seat and not state.seats[target].out
        if not known or not state.deeds[seat] or not state.deeds[target]:
            return False
        other = SeatId(target)
        given, taken = self.deeds(state, seat, other)
        return self.tenth_is_there(state, seat, taken) and self.tenth_is_there(state, other, given)

    def tenth_is_there(self, state: Monopoly, taker: SeatId, space: SpaceId) -> bool:
        """Whether a seat can receive a deed."""
        return not state.mortgaged[space] or state.seats[taker].cash >= state.rules.interest[space]

    def deeds(self, state: Monopoly, seat: SeatId, other: SeatId) -> tuple[SpaceId, SpaceId]:
        """The cheapest deed of the player, the dearest of the other; the first on the board among equals."""
        price = state.rules.price
        mine, theirs = state.deeds[seat], state.deeds[other]
        return min(mine, key=lambda space: price[space]), max(theirs, key=lambda space: (price[space], -space))

    def begin(self, state: Monopoly, seat: SeatId, target: i64) -> None:
        """RM-N2, RM-N10: what grows in both groups is sold first, mortgages stay."""
        other = SeatId(target)
        given, taken = self.deeds(state, seat, other)
        for space in (given, taken):
            sell_upgrades_of_group(state, state.rules.group[space])
        give_deed(state, given, other)
        give_deed(state, taken, seat)
        state.emit(DeedsSwapped(seat, other, given, taken))
        for receiver, space in ((other, given), (seat, taken)):
            if state.mortgaged[space]:
                state.call(Receipts(receiver, (space,)))

    def worth(self, state: Monopoly, seat: SeatId, target: i64) -> float:
        """Where the swap takes a deed of a complete group, or completes one's own, and gives no group away."""
        rules, other = state.rules, SeatId(target)
        if not state.deeds[other] or not state.deeds[seat]:
            return 0.0
        given, taken = self.deeds(state, seat, other)
        group = rules.group[taken]
        if rules.group[given] == group or state.complete(seat, rules.group[given]):
            return 0.0
        completes = state.holds(seat, group) == len(rules.groups[group]) - 1
        return 1.0 if completes or (state.complete(other, group) and rules.kind[taken] == PLACE) else 0.0


class ReturnDeed(ItemVerb):
    """A deed goes back to the bank, free of its mortgage; its owner gets the mortgage value."""

    moment = OWN_WINDOW

    def targets(self, state: Monopoly, seat: SeatId) -> list[i64]:
        return [space for space in state.rules.deeds if state.owner[space] != BANK]

    def possible(self, state: Monopoly, seat: SeatId, target: i64) -> bool:
        rules = state.rules
        return 0 <= target < rules.size and state.owner[target] != BANK and not upgraded(state, rules.group[target])

    def begin(self, state: Monopoly, seat: SeatId, target: i64) -> None:
        space = SpaceId(target)
        owner, amount = state.owner[space], state.rules.mortgage[space]
        pay(state, BANK, amount, owner)
        set_mortgaged(state, space, False)
        give_deed(state, space, BANK)
        state.emit(DeedReturned(owner, space, amount))

    def worth(self, state: Monopoly, seat: SeatId, target: i64) -> float:
        """The dearest deed of a rival's complete group."""
        rules, owner, group = state.rules, state.owner[target], state.rules.group[target]
        if owner == seat or rules.kind[target] != PLACE or upgraded(state, group) or not state.complete(owner, group):
            return 0.0
        return float(rules.price[target])


class GoToUnowned(ItemVerb):
    """Instead of throwing, on to the next unowned deed; then the turn ends."""

    moment = OWN_WINDOW

    def possible(self, state: Monopoly, seat: SeatId, target: i64) -> bool:
        window = state.stack[-1]
        free = isinstance(window, OwnWindow) and not window.closing and not state.seats[seat].jailed
        return free and target < 0 and self.destination(state, seat) != NOWHERE

    def destination(self, state: Monopoly, seat: SeatId) -> SpaceId:
        """The first unowned deed ahead."""
        rules, position = state.rules, state.seats[seat].position
        ahead = [space for space in rules.deeds if state.owner[space] == BANK and space != position]
        return min(ahead, key=lambda space: (space - position) % rules.size, default=NOWHERE)

    def begin(self, state: Monopoly, seat: SeatId, target: i64) -> None:
        window, turn = cast(OwnWindow, state.stack[-1]), cast(Turn, state.stack[-2])
        window.close(state)
        turn.end_after_landing()
        move_to(state, seat, self.destination(state, seat))
        state.call(Landing(seat, BY_CARD))

    def worth(self, state: Monopoly, seat: SeatId, target: i64) -> float:
        """If one has begun that group and can buy."""
        space = self.destination(state, seat)
        wanted = space != NOWHERE and state.holds(seat, state.rules.group[space])
        return 1.0 if wanted and cash_of(state, seat) > state.rules.price[space] else 0.0


class TakePurchase(ItemVerb):
    """Right after another seat bought a deed from the bank, it is taken over for the same price, paid to the buyer."""

    moment = BOUGHT

    def possible(self, state: Monopoly, seat: SeatId, target: i64) -> bool:
        purchase = cast(Purchase, state.stack[-1])
        return state.seats[seat].cash >= state.rules.price[purchase.space]

    def begin(self, state: Monopoly, seat: SeatId, target: i64) -> None:
        purchase = cast(Purchase, state.stack[-1])
        price = state.rules.price[purchase.space]
        pay(state, seat, price, purchase.seat)
        give_deed(state, purchase.space, seat)
        state.emit(PurchaseTaken(seat, purchase.seat, purchase.space, price))

    def worth(self, state: Monopoly, seat: SeatId, target: i64) -> float:
        space = cast(Purchase, state.stack[-1]).space
        return 1.0 if ceiling(state, seat, space) * 100 >= BARGAIN * state.rules.price[space] else 0.0


class ThrowAgain(ItemVerb):
    """After the own throw and before the move, both dice once more; the new throw counts."""

    moment = THROWN

    def begin(self, state: Monopoly, seat: SeatId, target: i64) -> None:
        cast(Turn, state.stack[-1]).throw(state)

    def worth(self, state: Monopoly, seat: SeatId, target: i64) -> float:
        """If it would be dear to move now."""
        rules, player = state.rules, state.seats[seat]
        space = SpaceId((player.position + state.dice[0] + state.dice[1]) % rules.size)
        rent = expected_rent(state, space, seat) if rules.group[space] >= 0 else 0
        expected, _ = danger(state, seat, player.cash)
        return 1.0 if not player.jailed and rent > BAD_LANDING and float(rent) > WORSE_THAN_USUAL * expected else 0.0


class EscapeRent(ItemVerb):
    """When rent is charged: nothing is owed this once."""

    moment = CHARGED

    def begin(self, state: Monopoly, seat: SeatId, target: i64) -> None:
        call = cast(RentCall, state.stack[-1])
        call.finish()
        state.emit(RentEscaped(seat, call.space))

    def worth(self, state: Monopoly, seat: SeatId, target: i64) -> float:
        call = cast(RentCall, state.stack[-1])
        return 1.0 if call.amount >= min(DEAR_RENT, state.seats[seat].cash // 2) else 0.0


ITEM_VERBS: Final[dict[str, type[ItemVerb]]] = {message(kind).replace("-", "_"): kind for kind in ItemVerb.__subclasses__()}
