"""The Triforce: parts are spent for powers, and come back with the next dungeon (TQ-F)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, Procedure, Reason, SeatId
from tafelrunde.games.quest.actions import ACCEPT, TRIFORCE, Drop, Triforce
from tafelrunde.games.quest.events import PowerUsed
from tafelrunde.games.quest.rules.decks import discard_cards, has_all, names_in, selections
from tafelrunde.games.quest.rules.play import ChoosePlay, count, play
from tafelrunde.games.quest.state import Quest

MOST_LISTED: Final = 40  # of the many sets of cards that can be swapped


def powers(state: Quest) -> list[Action]:
    """TQ-F1, TQ-F3, TQ-F8: those that can be paid and were not used in this round."""
    unspent = state.unspent()
    used = state.now().powers
    return [TRIFORCE[parts] for parts in range(1, 5) if parts <= unspent and not used >> parts & 1]


def why_not_power(state: Quest, action: Triforce) -> Reason | None:
    """Why this power cannot be used now."""
    if not 1 <= action.parts <= 4:
        return None
    unspent = state.unspent()
    if action.parts > unspent:
        return Reason("TQ-F1", "why-too-few-parts", {"parts": action.parts, "unspent": unspent})
    return Reason("TQ-F8", "why-power-used")


def spend(state: Quest, seat: SeatId, parts: i64) -> None:
    """TQ-F2, TQ-F6, TQ-F8: so many parts are turned over; three of them avert this round's penalty."""
    challenge = state.now()
    state.spent += parts
    challenge.powers |= 1 << parts
    if parts == 3:
        challenge.averted = True
    state.emit(PowerUsed(seat, parts))


def use_power(state: Quest, seat: SeatId, parts: i64) -> None:
    """TQ-F2 to TQ-F8: parts are spent, not lost; each power once a round; the turn goes on."""
    spend(state, seat, parts)
    if parts == 1:
        state.call(PowerCard(seat))
    elif parts == 2:
        state.call(Swap(seat))
    elif parts == 4:
        challenge = state.now()
        count(state, challenge, challenge.counted)  # TQ-F7: cards played before count one more too


class ChoosePenalty(Decision):
    """TQ-F6, TQ-P1: the active player may avert the round penalty."""

    def options(self, state: Quest) -> list[Action]:
        return [ACCEPT, TRIFORCE[3]]


class ChoosePowerCard(ChoosePlay):
    """TQ-F4: one more card, of any kind."""

    any_kind = True


class PowerCard(Procedure):
    """TQ-F4: one more card; face up it is a key card whatever its kind."""

    steps = ("card_is_asked_for", "card_is_played")

    seat: SeatId

    def card_is_asked_for(self, state: Quest) -> None:
        state.ask(ChoosePowerCard(self.seat))

    def card_is_played(self, state: Quest) -> None:
        play(state, self.seat, state.answer, as_key=True)


class ChooseSwap(Decision):
    """TQ-F5: any number of hand cards. Some sets are listed; every set is allowed."""

    def options(self, state: Quest) -> list[Action]:
        names = names_in(state, state.seats[self.seat].hand)
        found: list[Action] = [Drop([])]
        for number in (1, 2, len(names) - 1, len(names)):
            for chosen in selections(names, number):
                if len(found) < MOST_LISTED and Drop(chosen) not in found:
                    found.append(Drop(chosen))
        return found

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        hand = names_in(state, state.seats[self.seat].hand)
        return None if isinstance(action, Drop) and has_all(hand, action.names) else Reason(self.rule, "why-not-offered")


class Swap(Procedure):
    """TQ-F5: every player, from the user on, may discard any number of hand cards and refill."""

    steps = ("player_is_asked", "cards_are_swapped")

    seat: SeatId
    done: i64 = 0

    def player_is_asked(self, state: Quest) -> None:
        if self.done < len(state.seats):
            state.ask(ChooseSwap(state.after(self.seat, self.done)))
        else:
            self.finish()

    def cards_are_swapped(self, state: Quest) -> None:
        player = state.seats[state.after(self.seat, self.done)]
        if isinstance(state.answer, Drop):
            discard_cards(state, player, state.answer.names)
        self.done += 1
        self.start_over()
