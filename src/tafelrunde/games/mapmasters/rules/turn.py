"""The turn: lay a card, draw paths, check the mission, draw a card, pass the token (MM-T1 to MM-T6)."""

from tafelrunde.engine.flow import Procedure
from tafelrunde.games.mapmasters.actions import Begin, Draw, Lay, Peek
from tafelrunde.games.mapmasters.events import CardCollapsed, CardDrawn, CardLaid, OpenCardDrawn, TurnBegan
from tafelrunde.games.mapmasters.rules.decisions import DecidePaths, LayCard
from tafelrunde.games.mapmasters.rules.drawing import Arrival, Leg, peek
from tafelrunde.games.mapmasters.rules.ending import check_victory, lose
from tafelrunde.games.mapmasters.rules.hope import hopeless
from tafelrunde.games.mapmasters.rules.reach import collapsible
from tafelrunde.games.mapmasters.ruleset import EMPTY
from tafelrunde.games.mapmasters.state import Table


class Rounds(Procedure):
    """MM-T1: turn after turn, clockwise, until the mission is won or lost."""

    steps = (
        "turn_begins",
        "card_is_laid",
        "paths_are_asked_for",
        "path_is_drawn",
        "mission_is_checked",
        "card_is_drawn",
        "cards_collapse",
        "token_is_passed",
    )

    first: int

    def turn_begins(self, state: Table) -> None:
        """MM-T2, MM-W5: whoever cannot lay a card loses for all, even if a leg would be possible."""
        if not state.turn:
            state.active = self.first
        state.turn += 1
        seat = state.active
        for party in state.parties:
            if party.drew:
                state.change(party.group).drew = False
        if state.heard is not None:
            state.emit(TurnBegan(seat, state.turn))
        if EMPTY not in state.board:
            lose(state, "no_space")
        elif not state.seats[seat].hand:
            lose(state, "no_hand")
        else:
            state.ask(LayCard(seat))

    def card_is_laid(self, state: Table) -> None:
        """MM-P1 to MM-P4: it lies there for good."""
        action = state.answer
        assert isinstance(action, Lay)
        kind = state.rules.card_by_id[action.card]
        space = state.rules.space_by_name[action.space]
        state.seats[state.active].hand.remove(kind)
        state.laid += (kind,)
        state.lay(kind, space, action.turned)
        if state.heard is not None:
            state.emit(CardLaid(state.active, action.card, action.space, action.turned))

    def paths_are_asked_for(self, state: Table) -> None:
        """MM-T3: paths may be drawn, one leg a group."""
        state.ask(DecidePaths(state.active))

    def path_is_drawn(self, state: Table) -> None:
        """MM-T5: one leg after another; the active player ends this step."""
        action = state.answer
        if isinstance(action, Begin):
            self.go_to("paths_are_asked_for")
            state.call(Leg(state.rules.group_by_id[action.name]))
        elif isinstance(action, Draw):
            self.go_to("paths_are_asked_for")
            state.call(Arrival(state.rules.group_by_id[action.group], action.choices))
        elif isinstance(action, Peek):
            for party in state.parties:
                if party.peeks:
                    state.change(party.group).peeks = False
            peek(state, state.rules.space_by_name[action.name])
            self.go_to("paths_are_asked_for")

    def mission_is_checked(self, state: Table) -> None:
        """MM-T6, MM-X4: the victory first, then dead ends."""
        check_victory(state)
        if not state.over and state.rules.dead_ends and hopeless(state):
            lose(state, "dead_end")

    def card_is_drawn(self, state: Table) -> None:
        """MM-T1: one card, while there are any."""
        if state.deck:
            kind = state.deck[-1]
            state.deck = state.deck[:-1]
            seat = state.seats[state.active]
            seat.hand.append(kind)
            seat.hand.sort()
            if state.heard is not None:
                card = state.rules.cards[kind].id
                state.emit(OpenCardDrawn(seat.seat, card) if seat.open_hand else CardDrawn(seat.seat, card))

    def cards_collapse(self, state: Table) -> None:
        """Mission 11: every second turn a card on which nothing happened falls out of the dungeon."""
        every = state.rules.mission.collapse
        if every and state.turn % every == 0:
            loose = collapsible(state)
            spaces = [space for space in range(state.rules.spaces) if loose >> space & 1]
            if spaces:
                space = spaces[state.chance.below(len(spaces))]
                state.emit(CardCollapsed(state.card(space).id, state.rules.names[space]))
                state.gone += (state.board[space],)
                state.lay(EMPTY, space, False)

    def token_is_passed(self, state: Table) -> None:
        """MM-T1, MM-S15: clockwise."""
        state.active = (state.active + 1) % len(state.seats)
        self.start_over()
