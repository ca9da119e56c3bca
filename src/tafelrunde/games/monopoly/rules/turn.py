"""The turn: windows, dice, doubles, jail (RM-T, RM-J)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Procedure, SeatId, late
from tafelrunde.games.monopoly import events
from tafelrunde.games.monopoly.actions import UseItem
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.rules.debts import charge
from tafelrunde.games.monopoly.rules.ending import limit_is_reached
from tafelrunde.games.monopoly.rules.items import offer_item, use_item
from tafelrunde.games.monopoly.rules.landing import BY_DICE, Landing
from tafelrunde.games.monopoly.rules.movement import go_to_jail, move
from tafelrunde.games.monopoly.rules.property import pay
from tafelrunde.games.monopoly.rules.windows import OwnWindow, TablePass, leave_jail
from tafelrunde.games.monopoly.ruleset import THROWN
from tafelrunde.games.monopoly.state import Monopoly

SNAKE_EYES: Final = 500  # house rule


class Rounds(Procedure):
    """RM-T5, RM-T7: the dice go round until the game ends."""

    steps = ("next_turn",)

    def next_turn(self, state: Monopoly) -> None:
        """RM-G5, RM-S8, RM-T7, RM-E5: to the left; a round ends when the turn passes the seat that began."""
        self.start_over()
        if state.turns:
            count = len(state.seats)
            following = state.others(state.active)[0]
            way = (following - state.active - 1) % count + 1
            if (state.first - state.active - 1) % count + 1 <= way:
                if state.time_is_up or state.round == state.rules.limit_rounds:
                    limit_is_reached(state)
                    return
                state.round += 1
            state.active = following
        state.turns += 1
        state.call(Turn(state.active))


class Turn(Procedure):
    """RM-T6: the frame of one turn."""

    steps = (
        "turn_begins",
        "loans_are_due",
        "own_window",
        "table_pass",
        "dice_are_thrown",
        "throw_counts",
        "token_moves",
        "throw_again",
        "closing_window",
    )

    seat: SeatId
    throws: i64 = late(0)
    doubles: i64 = late(0)
    again: bool = late(False)

    def turn_begins(self, state: Monopoly) -> None:
        """RM-N12, RM-W4: refused offers may be repeated; whoever snoozed is awake again."""
        player = state.seats[self.seat]
        player.snoozes = False
        player.refused = ()
        if state.loans:
            state.loans = tuple([loan if loan.seat != self.seat else loan.one_turn_later() for loan in state.loans])
        if state.heard is not None:
            state.emit(events.TurnBegan(self.seat, state.round))

    def loans_are_due(self, state: Monopoly) -> None:
        """RM-G3: by house rule loans are paid back after some turns, one by one."""
        if not state.seats[self.seat].out:
            for loan in state.loans:
                if loan.seat == self.seat and loan.turns <= 0:
                    state.loans = tuple([other for other in state.loans if other is not loan])
                    self.go_to("loans_are_due")
                    charge(state, self.seat, loan.amount, loan.creditor, events.LoanDue(self.seat, loan.creditor, loan.amount))
                    return

    def own_window(self, state: Monopoly) -> None:
        """RM-W3: before each throw."""
        if state.seats[self.seat].out:
            self.finish()
        else:
            state.call(OwnWindow(self.seat, state.rules.offers_own, closing=False))

    def table_pass(self, state: Monopoly) -> None:
        """RM-W4: the others may act before the dice fall."""
        if state.seats[self.seat].out:
            self.finish()
        elif state.claims or not state.rules.passes_never:
            state.call(TablePass(self.seat, self.throws == 0))

    def dice_are_thrown(self, state: Monopoly) -> None:
        """RM-T1, RM-R7: two dice. Rent that nobody has asked for until a new player's first throw is not owed."""
        if state.seats[self.seat].out:
            self.finish()
            return
        if not self.throws and state.claims:
            lapsed = [claim for claim in state.claims if claim.visitor != self.seat]
            state.claims = tuple([claim for claim in state.claims if claim.visitor == self.seat])
            for claim in lapsed:
                state.emit(events.RentClaimLapsed(claim.seat, claim.space))
        self.throw(state)
        offer_item(state, self.seat, THROWN, state.seats[self.seat].position)

    def throw(self, state: Monopoly) -> None:
        """RM-T1: both dice."""
        self.throws += 1
        state.throws += 1
        dice = state.chance.of("dice", self.seat)
        first, second = dice.die(), dice.die()
        state.dice = (first, second)
        if state.heard is not None:
            state.emit(events.DiceThrown(self.seat, first, second))

    def throw_counts(self, state: Monopoly) -> None:
        """RM-T3, RM-T4, RM-J9 to RM-J12: doubles, and what they mean in jail."""
        if isinstance(state.answer, UseItem):
            use_item(state, self.seat, state.answer)
        rules, player = state.rules, state.seats[self.seat]
        double = state.dice[0] == state.dice[1]
        if rules.snake_eyes and double and state.dice[0] == 1:
            pay(state, BANK, SNAKE_EYES, self.seat)
            state.emit(events.SnakeEyesPaid(self.seat, SNAKE_EYES))
        if player.jailed:
            self._try_to_leave(state, double)
            return
        self.doubles += 1 if double else 0
        self.again = double
        if self.doubles == 3:
            state.emit(events.ThirdDoubles(self.seat))
            go_to_jail(state, self.seat)
            self.finish()
        elif double:
            state.emit(events.DoublesThrown(self.seat))

    def _try_to_leave(self, state: Monopoly, double: bool) -> None:
        """RM-J9 to RM-J11, RM-Q5: doubles free at once; the last try costs the fine; otherwise the seat stays."""
        rules, player = state.rules, state.seats[self.seat]
        player.tries += 1
        self.again = double and rules.jail_double_again
        if double:
            leave_jail(state, self.seat)
            state.emit(events.JailDoubles(self.seat))
        elif player.tries >= rules.jail_tries:
            charge(state, self.seat, rules.fine, BANK, events.JailFineForced(self.seat, rules.fine), to_pot=True)
        else:
            state.emit(events.JailStayed(self.seat, player.tries))
            self.go_to("closing_window")

    def token_moves(self, state: Monopoly) -> None:
        """RM-T1, RM-M1, RM-L: move by the total and carry out the space."""
        player = state.seats[self.seat]
        if player.out:
            self.finish()
            return
        if player.jailed:
            leave_jail(state, self.seat)
        move(state, self.seat, state.dice[0] + state.dice[1])
        state.call(Landing(self.seat, BY_DICE))

    def throw_again(self, state: Monopoly) -> None:
        """RM-T3, RM-J3, RM-D14: doubles throw again, unless the turn ended in jail or in bankruptcy."""
        player = state.seats[self.seat]
        if player.out or player.jailed:
            self.finish()
        elif self.again:
            self.go_to("own_window")

    def closing_window(self, state: Monopoly) -> None:
        """RM-W3, RM-J10, RM-T5: once more after the last throw; then the dice go to the left."""
        state.call(OwnWindow(self.seat, state.rules.offers_own, closing=True))

    def end_after_landing(self) -> None:
        """RM-G3: instead of a throw an item card moves the token."""
        self.again = False
        self.go_to("throw_again")
