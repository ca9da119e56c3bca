"""Windows: when a seat may manage its property, on its own turn and between the throws of others (RM-W)."""

from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.engine import Action, Chance, Decision, Procedure, Reason, SeatId, late
from tafelrunde.games.monopoly import actions
from tafelrunde.games.monopoly.events import FinePaid, JailCardUsed, Resigned
from tafelrunde.games.monopoly.ids import BANK, NO_ITEM
from tafelrunde.games.monopoly.rules.debts import Bankruptcy, collect_claim, return_jail_card, settle
from tafelrunde.games.monopoly.rules.items import add_items, use_item, why_not_item
from tafelrunde.games.monopoly.rules.manage import (
    NOT_BETWEEN,
    add_demands,
    add_managing,
    add_offers,
    any_of_window,
    carry_out,
    why_not_manage,
)
from tafelrunde.games.monopoly.rules.mortgages import can_lift
from tafelrunde.games.monopoly.rules.property import sold_out
from tafelrunde.games.monopoly.rules.upgrades import can_build
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.state import BOTH_DECKS, MOST_SEATS, Claim, Monopoly, Seat

# How a window is closed, in the order in which it is listed.
FIRST: Final[list[Action]] = [actions.ROLL]
LAST: Final[list[Action]] = [actions.END_TURN]
LEAVING: Final[list[Action]] = [actions.DONE, actions.SNOOZE]

THROW_FIRST: Final = Reason("RM-T1", "why-throw-first")
THROWN_ALREADY: Final = Reason("RM-T5", "why-thrown-already")
NOT_JAILED: Final = Reason("RM-J5", "why-not-jailed")
NO_JAIL_CARD: Final = Reason("RM-J8", "why-no-jail-card")
TOO_LATE_FOR_JAIL: Final = Reason("RM-J10", "why-too-late-for-jail")
ONLY_CLAIMS: Final = Reason("RM-W8", "why-only-claims")


def leave_jail(state: Monopoly, seat: SeatId) -> None:
    """RM-J13: free, and the count of tries starts anew."""
    state.seats[seat].jailed = False
    state.seats[seat].tries = 0


# --- the own window ---------------------------------------------------------------------------------------------------


class DecideOwn(Decision):
    """RM-W3: manage, then throw (or, once all throws are played, end the turn)."""

    closing: bool

    def options(self, state: Monopoly) -> list[Action]:
        window = cast(Window, state.stack[-1])
        found = self.ways_out(state)
        if state.claims:
            add_demands(state, self.seat, found)
        add_managing(state, self.seat, window, found)
        if state.seats[self.seat].item != NO_ITEM:
            add_items(state, self.seat, found)
        add_offers(state, self.seat, window, found)
        return found

    def by_lot(self, state: Monopoly, chance: Chance) -> Action:
        seat = state.seats[self.seat]
        if state.claims or seat.item != NO_ITEM or state.whole[self.seat] & ~state.burdened:  # something grows, or might
            return super().by_lot(state, chance)
        closing = self.ways_out(state) if seat.jailed else LAST if self.closing else FIRST
        return any_of_window(state, self.seat, cast(Window, state.stack[-1]), closing, chance)

    def ways_out(self, state: Monopoly) -> list[Action]:
        """RM-J5 to RM-J8, RM-T1, RM-T5: throw, or end the turn; and what frees from jail."""
        found: list[Action] = [actions.END_TURN if self.closing else actions.ROLL]
        seat = state.seats[self.seat]
        if seat.jailed and not self.closing:
            if seat.cash >= state.rules.fine:
                found.append(actions.PAY_FINE)
            for deck in BOTH_DECKS:
                if seat.jail_cards[deck]:
                    found.append(actions.USE_CARD[deck])
        return found

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, actions.Roll):
            return THROWN_ALREADY if self.closing else None
        if isinstance(action, actions.EndTurn):
            return None if self.closing else THROW_FIRST
        if isinstance(action, (actions.PayFine, actions.UseCard)):
            return self._why_not_leave(state, action)
        if isinstance(action, actions.UseItem):
            return why_not_item(state, self.seat, action)
        if isinstance(action, actions.Resign):
            return None
        if isinstance(action, (actions.Done, actions.Snooze)):
            return NOT_BETWEEN
        return why_not_manage(state, self.seat, cast(Window, state.stack[-1]), action)

    def _why_not_leave(self, state: Monopoly, action: Action) -> Reason | None:
        """RM-J5 to RM-J8, RM-J10: only in jail, only before the throw, only with the money or any card (RM-J7)."""
        seat = state.seats[self.seat]
        if not seat.jailed:
            return NOT_JAILED
        if self.closing:
            return TOO_LATE_FOR_JAIL
        if isinstance(action, actions.UseCard):
            return None if seat.jail_cards[action.deck] else NO_JAIL_CARD
        fine = state.rules.fine
        return Reason("RM-J6", "why-fine-too-dear", {"amount": fine}) if seat.cash < fine else None


class FreeWindow(Window):
    """RM-W3, RM-W4: a window in which everything may be managed, until its seat closes it."""

    steps = ("seat_is_asked", "seat_acts")

    def seat_is_asked(self, state: Monopoly) -> None:
        """RM-W10: whoever has left the game is not asked any more."""
        if state.seats[self.seat].out:
            self.finish()
        else:
            state.ask(self.question())

    def question(self) -> Decision:
        """What is asked."""
        raise TypeError("a window asks something")

    def seat_acts(self, state: Monopoly) -> None:
        """What the seat said is done."""
        raise TypeError("in a window its seat acts")

    def manage(self, state: Monopoly, action: Action | None) -> None:
        """RM-D16: a standing action, or leaving for good."""
        if isinstance(action, actions.Resign):
            state.emit(Resigned(self.seat))
            state.call(Bankruptcy(self.seat, BANK))
        else:
            carry_out(state, self.seat, self, action)

    def collect(self, state: Monopoly, claim: Claim) -> None:
        """RM-R7"""
        collect_claim(state, claim)


SEATS: Final = [SeatId(number) for number in range(MOST_SEATS)]
BEFORE_THROW: Final = [DecideOwn(seat, closing=False) for seat in SEATS]
AFTER_THROWS: Final = [DecideOwn(seat, closing=True) for seat in SEATS]


class OwnWindow(FreeWindow):
    """RM-W3: the active seat's window, before each throw and after the last."""

    closing: bool

    def question(self) -> Decision:
        return AFTER_THROWS[self.seat] if self.closing else BEFORE_THROW[self.seat]

    def seat_acts(self, state: Monopoly) -> None:
        """RM-W3: the window closes with the throw or the end of the turn."""
        action = state.answer
        seat = state.seats[self.seat]
        if isinstance(action, (actions.Roll, actions.EndTurn)):
            seat.stirred = False
            return
        if isinstance(action, (actions.Mortgage, actions.Lift)):
            # Over at once, and what is done most: ask again without going round.
            carry_out(state, self.seat, self, action)
            self.at -= 1
            state.ask(self.question())
            return
        self.start_over()
        if isinstance(action, actions.PayFine):
            leave_jail(state, self.seat)
            settle(state, self.seat, state.rules.fine, BANK, FinePaid(self.seat, state.rules.fine), to_pot=True)
        elif isinstance(action, actions.UseCard):
            leave_jail(state, self.seat)
            seat.hold_jail_card(action.deck, False)
            return_jail_card(state, action.deck)
            state.emit(JailCardUsed(self.seat, action.deck))
        elif isinstance(action, actions.UseItem):
            use_item(state, self.seat, action)
        else:
            self.manage(state, action)

    def close(self, state: Monopoly) -> None:
        """RM-W7: whatever changed before has been seen."""
        state.seats[self.seat].stirred = False
        self.finish()


# --- between the throws of others -------------------------------------------------------------------------------------


class DecideTable(Decision):
    """RM-W4: manage before somebody else throws, or let it be."""

    limited: bool

    def options(self, state: Monopoly) -> list[Action]:
        found: list[Action] = [actions.DONE]
        add_demands(state, self.seat, found)
        if not self.limited:
            window = cast(Window, state.stack[-1])
            found.append(actions.SNOOZE)
            add_managing(state, self.seat, window, found)
            add_offers(state, self.seat, window, found)
        return found

    def by_lot(self, state: Monopoly, chance: Chance) -> Action:
        if self.limited or state.claims or state.whole[self.seat] & ~state.burdened:
            return super().by_lot(state, chance)
        return any_of_window(state, self.seat, cast(Window, state.stack[-1]), LEAVING, chance)

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, actions.Done):
            return None
        if self.limited and not isinstance(action, actions.Demand):
            return ONLY_CLAIMS
        if isinstance(action, (actions.Snooze, actions.Resign)):
            return None
        if isinstance(action, (actions.Roll, actions.EndTurn, actions.PayFine, actions.UseCard, actions.UseItem)):
            return NOT_BETWEEN
        return why_not_manage(state, self.seat, cast(Window, state.stack[-1]), action)


BETWEEN: Final = [DecideTable(seat, limited=False) for seat in SEATS]
CLAIMING: Final = [DecideTable(seat, limited=True) for seat in SEATS]


class TableWindow(FreeWindow):
    """RM-W4, RM-J4: a window between the throws of others. `limited`: only open rent may be claimed (RM-R7, RM-W8)."""

    limited: bool

    def question(self) -> Decision:
        return CLAIMING[self.seat] if self.limited else BETWEEN[self.seat]

    def seat_acts(self, state: Monopoly) -> None:
        """RM-W4: `snooze` also waives the windows until the own turn."""
        action = state.answer
        seat = state.seats[self.seat]
        if isinstance(action, (actions.Done, actions.Snooze)):
            seat.stirred = seat.stirred and self.limited
            seat.snoozes = seat.snoozes or isinstance(action, actions.Snooze)
            return
        self.start_over()
        self.manage(state, action)


class TablePass(Procedure):
    """RM-W2, RM-W4: before each throw every other seat gets one window, clockwise. One round only."""

    steps = ("next_window",)

    active: SeatId
    first_throw: bool
    step: i64 = late(1)

    def next_window(self, state: Monopoly) -> None:
        """RM-W7, RM-W8: whoever wants and is able to do something is asked."""
        rules, count = state.rules, len(state.seats)
        open_now = not rules.passes_never and (rules.passes_every_throw or self.first_throw)
        while self.step < count:
            seat = state.seats[(self.active + self.step) % count]
            self.step += 1
            if seat.out:
                continue
            if open_now and wants_window(state, seat):
                state.call(TableWindow(seat.seat, rules.offers_else, limited=False))
            elif has_claim(state, seat.seat):
                state.call(TableWindow(seat.seat, 0, limited=True))
            else:
                continue
            self.start_over()
            return


def has_claim(state: Monopoly, seat: SeatId) -> bool:
    """RM-R7: whether there is rent to ask for."""
    return bool(state.claims) and any(claim.seat == seat for claim in state.claims)


def wants_window(state: Monopoly, seat: Seat) -> bool:
    """RM-W4, RM-W7: never while snoozing; otherwise as the seat wishes, and in the smart way only if there is a point."""
    if seat.snoozes or seat.auto_pass == "always":
        return False
    if seat.auto_pass == "never" or seat.stirred or has_claim(state, seat.seat):
        return True
    return can_build(state, seat.seat) or can_lift(state, seat.seat)


def recurring(view: Monopoly) -> tuple[list[Action], set[str]] | None:
    """RM-W7: a window between throws is about what the seat could grow or pay off, and about groups that are sold out.
    Whoever wants to be asked before every throw is asked."""
    decision = view.decision
    if not isinstance(decision, DecideTable) or decision.limited or has_claim(view, decision.seat):
        return None
    about: set[str] = set()
    match view.seats[decision.seat].auto_pass:
        case "never":
            return None
        case "smart":
            could = decision.options(view)
            about = {action.text for action in could if isinstance(action, (actions.Build, actions.Lift))}
            for group in view.rules.every_group:
                if sold_out(view, group):
                    about.add(f"{group}: {[view.owner[space] for space in view.rules.groups[group]]}")
    return [actions.DONE, actions.SNOOZE], about
