"""What the cards of the two decks can do (RM-C)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Say, SeatId, message, say
from tafelrunde.games.monopoly.events import BankCollected, BankPaid, JailCardKept, RepairsDue
from tafelrunde.games.monopoly.ids import BANK, DeckId, Kind, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.cards import CollectFromEach, PayToEach
from tafelrunde.games.monopoly.rules.debts import charge
from tafelrunde.games.monopoly.rules.landing import BY_CARD, Landing
from tafelrunde.games.monopoly.rules.movement import go_to_jail, move, move_back, move_to, nearest
from tafelrunde.games.monopoly.rules.property import pay, upgrades_of
from tafelrunde.games.monopoly.ruleset import JAIL_SPACE, KINDS, Board, CardVerb
from tafelrunde.games.monopoly.state import Monopoly


class MoveTo(CardVerb):
    """RM-C4: forward to a space."""

    space: SpaceId

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        move_to(state, seat, self.space)
        state.call(Landing(seat, BY_CARD))

    def destination(self, board: Board, space: SpaceId) -> SpaceId:
        return self.space

    def words(self) -> Say:
        return say("effect-move-to", space=Say(f"space-{self.space}"))


class MoveToNearest(CardVerb):
    """RM-C5: forward to the first space of a kind; `rent` says how its rent counts."""

    kind: Kind
    rent: str

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        move_to(state, seat, nearest(state.rules.board, state.seats[seat].position, self.kind))
        state.call(Landing(seat, self.rent))

    def destination(self, board: Board, space: SpaceId) -> SpaceId:
        return nearest(board, space, self.kind)

    def words(self) -> Say:
        return say("effect-move-to-nearest", kind=KINDS[self.kind], rent=self.rent)


class MoveBy(CardVerb):
    """RM-C6: some spaces forward, or back if there is a minus."""

    steps: i64

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        if self.steps < 0:
            move_back(state, seat, -self.steps)
        else:
            move(state, seat, self.steps)
        state.call(Landing(seat, BY_CARD))

    def destination(self, board: Board, space: SpaceId) -> SpaceId:
        return SpaceId((space + self.steps) % board.size)

    def words(self) -> Say:
        return say("effect-move-by", steps=max(self.steps, -self.steps))


class GoToJail(CardVerb):
    """RM-C10"""

    jails = True

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        go_to_jail(state, seat)

    def destination(self, board: Board, space: SpaceId) -> SpaceId:
        return JAIL_SPACE


class Gain(CardVerb):
    """RM-C7: the bank pays."""

    amount: Rupees

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        pay(state, BANK, self.amount, seat)
        state.emit(BankPaid(seat, self.amount))


class Pay(CardVerb):
    """RM-C7: the bank is paid."""

    amount: Rupees

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        charge(state, seat, self.amount, BANK, BankCollected(seat, self.amount), to_pot=True)


class PayEach(CardVerb):
    """RM-C8: every other seat is paid."""

    amount: Rupees

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        state.call(PayToEach(seat, self.amount, state.others(seat)))


class CollectEach(CardVerb):
    """RM-C8: every other seat pays."""

    amount: Rupees

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        state.call(CollectFromEach(seat, self.amount, state.others(seat)))


class Repairs(CardVerb):
    """RM-C9: so much for each sprout and each tree."""

    sprout: Rupees
    tree: Rupees

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        sprouts, trees = upgrades_of(state, seat)
        amount = sprouts * self.sprout + trees * self.tree
        if amount:
            charge(state, seat, amount, BANK, RepairsDue(seat, sprouts, trees, amount), to_pot=True)
        else:
            state.emit(RepairsDue(seat, 0, 0, 0))


class KeepJailCard(CardVerb):
    """RM-C2: the card itself is kept, and opens the jail once."""

    kept = True

    def begin(self, state: Monopoly, seat: SeatId, deck: DeckId) -> None:
        state.seats[seat].hold_jail_card(deck, True)
        state.emit(JailCardKept(seat, deck))


CARD_VERBS: Final[dict[str, type[CardVerb]]] = {message(kind).replace("-", "_"): kind for kind in CardVerb.__subclasses__()}
