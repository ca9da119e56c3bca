"""Turns: a player's with an action card, and that of the NPCs (DT-T, DT-V6)."""

from typing import Final

from tafelrunde.engine import Action, Procedure, Reason, SeatId
from tafelrunde.games.twister import events as e
from tafelrunde.games.twister.actions import CARDS, GO_ON, EndTurn, PlayCard
from tafelrunde.games.twister.ids import Card, Side, Token
from tafelrunde.games.twister.rules import actions, activation, arrivals, halls, question, tokens
from tafelrunde.games.twister.ruleset import ACTION_CARDS, BLUE, YELLOW
from tafelrunde.games.twister.state import Twister, shuffled, without

LAST_SOLO: Final = 40  # DT-V6: turns of the player
LAST_VERSUS: Final = 50  # turns of each


class ChooseCard(question.Question):
    """DT-T1, DT-T2, DT-T4: an action card."""

    first = Reason("DT-T1", "why-card-first")

    def options(self, state: Twister) -> list[Action]:
        return [CARDS[card] for card in playable(state, self.seat)]

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        if not isinstance(action, PlayCard):
            return None
        held = state.seats[self.seat].actions
        if action.card not in held:
            return Reason("DT-T1", "why-card-played", {"card": action.card})
        if state.solo():
            return Reason("DT-T4", "why-first-cycle", {"card": held[0]})
        return Reason("DT-T2", "why-opening", {"card": state.highest + 1 if state.highest else 2})


def playable(state: Twister, seat: SeatId) -> list[Card]:
    """DT-T2, DT-T4: which action cards may be played now."""
    cards = list(state.seats[seat].actions)
    if state.solo():
        return cards[:1] if state.cycle == 0 else cards
    if not state.rules.opening_limit or state.highest >= 4:
        return cards
    limit = 2 if state.highest == 0 else state.highest + 1
    allowed = [card for card in cards if card <= limit]
    return allowed or cards[:1]


def clear_flags(state: Twister) -> None:
    """DT-G11: at the end of every turn of either side."""
    state.hurt = ()
    state.mended = ()


class PlayerTurn(Procedure):
    """DT-T1, DT-T3: a turn takes these steps, in this order."""

    steps = (
        "turn_begins",
        "card_is_played",
        "action_is_asked",
        "action_is_done",
        "reinforcements_come",
        "visions_come",
        "turn_ends",
    )
    seat: SeatId

    def turn_begins(self, state: Twister) -> None:
        state.side = self.seat
        state.emit(e.TurnBegan(self.seat, state.turn))
        if tokens.has_anybody(state, self.seat):
            state.ask(ChooseCard(self.seat))
        else:
            state.emit(e.SideHadNobody(self.seat))
            self.go_to("turn_ends")

    def card_is_played(self, state: Twister) -> None:
        """DT-T1, DT-E2, DT-X2: AP; the card may call a reinforcement for phase 3 and a vision."""
        answer = state.answer
        assert isinstance(answer, PlayCard)
        card = answer.card
        rules = state.rules
        seat = state.seats[self.seat]
        seat.actions = without(seat.actions, card)
        state.ap = int(card)
        state.highest = max(state.highest, state.ap)
        if state.solo():
            state.calls = 1 if card in rules.symbols.action else 0
            if rules.vision and card in rules.eye.action:
                state.visions += 1
        state.emit(e.ActionCardPlayed(self.seat, card))

    def action_is_asked(self, state: Twister) -> None:
        if state.ap:
            state.ask(actions.ChooseAction(self.seat))
        else:
            self.go_to("reinforcements_come")

    def action_is_done(self, state: Twister) -> None:
        """DT-T7, DT-T8."""
        answer = state.answer
        if isinstance(answer, EndTurn):
            return
        assert answer is not None
        self.go_to("action_is_asked")
        actions.do(state, answer)

    def reinforcements_come(self, state: Twister) -> None:
        """DT-T3, DT-E2: phase 3."""
        left = state.ap
        state.ap = 0
        state.emit(e.TurnEnded(self.seat, left))
        if state.calls:
            calls = state.calls
            state.calls = 0
            state.call(arrivals.Reinforcements(calls))

    def visions_come(self, state: Twister) -> None:
        """DT-X4: after phase 3, before phase 4."""
        if state.visions:
            state.call(halls.Visions())

    def turn_ends(self, state: Twister) -> None:
        """DT-T1: without an action card all four come back."""
        seat = state.seats[self.seat]
        if not seat.actions:
            seat.actions = ACTION_CARDS
            state.cycle = 1
            state.emit(e.ActionCardsTakenBack(self.seat))
        clear_flags(state)


class Watch(question.Question):
    """DT-P8: the player lets the next NPC act, and sees why it does what it does."""

    first = Reason("DT-P8", "why-npcs-act")
    npc: Token

    def options(self, state: Twister) -> list[Action]:
        return [GO_ON]


class NpcTurn(Procedure):
    """DT-T6, DT-P8: the NPCs act from left to right."""

    steps = ("row_is_shuffled", "next_npc_is_shown", "next_npc_acts", "visions_come", "turn_ends")

    def row_is_shuffled(self, state: Twister) -> None:
        """DT-T6, DT-P9: with no NPC the turn is empty."""
        state.side = BLUE
        state.row = shuffled(state.chance.of("row"), state.row)
        state.at = 0
        state.acted = ()
        if state.heard is not None and state.row:
            state.emit(e.RowShuffled(tuple([state.name(npc) for npc in state.row])))

    def next_npc_is_shown(self, state: Twister) -> None:
        if state.at == len(state.row):
            self.go_to("visions_come")
        elif state.rules.stepwise and not state.wounded[state.row[state.at]]:
            state.ask(Watch(YELLOW, state.row[state.at]))

    def next_npc_acts(self, state: Twister) -> None:
        """DT-P1, DT-D6: who is appended meanwhile acts when the row reaches it."""
        npc = state.row[state.at]
        state.at += 1
        self.go_to("next_npc_is_shown")
        state.call(activation.Activation(npc))

    def visions_come(self, state: Twister) -> None:
        """DT-X4: after the last activation."""
        if state.visions:
            state.call(halls.Visions())

    def turn_ends(self, state: Twister) -> None:
        state.acted = ()
        state.at = 0
        clear_flags(state)


class Turns(Procedure):
    """DT-T6, DT-V6: turn after turn, until the game ends or the last turn is over."""

    steps = ("first_side_plays", "second_side_plays", "round_ends")
    first: Side

    def first_side_plays(self, state: Twister) -> None:
        state.turn += 1
        state.call(PlayerTurn(self.first))

    def second_side_plays(self, state: Twister) -> None:
        """DT-V6: after the player's last turn the NPCs do not act any more."""
        if not state.solo():
            state.call(PlayerTurn(YELLOW if self.first else BLUE))
        elif state.turn >= LAST_SOLO:
            tokens.end(state, BLUE, "turns")
        else:
            state.call(NpcTurn())

    def round_ends(self, state: Twister) -> None:
        if not state.solo() and state.turn >= LAST_VERSUS:
            tokens.end(state, tokens.leader(state), "turns")
        else:
            self.start_over()
