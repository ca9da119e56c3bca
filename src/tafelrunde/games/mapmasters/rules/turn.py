"""Your turn: lay a card, draw paths, check the mission, draw a card, pass the token (MM-T1 to MM-T6)."""

from tafelrunde.engine import Action, Decision, Procedure, Reason, SeatId
from tafelrunde.games.mapmasters.actions import END, Begin, Draw, Lay, Peek
from tafelrunde.games.mapmasters.events import CardCollapsed, CardDrawn, CardLaid, OpenCardDrawn, TurnBegan
from tafelrunde.games.mapmasters.ids import CardId
from tafelrunde.games.mapmasters.network.reach import collapsible
from tafelrunde.games.mapmasters.rules import arrival, dead_ends, drawing, ending, legs
from tafelrunde.games.mapmasters.ruleset import EMPTY, Ruleset
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
    first: SeatId

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
            ending.lose(state, "no_space")
        elif not state.seats[seat].hand:
            ending.lose(state, "no_hand")
        else:
            state.ask(LayCard(seat))

    def card_is_laid(self, state: Table) -> None:
        """MM-P1 to MM-P4: it lies there for good."""
        action = state.answer
        assert isinstance(action, Lay)
        card = state.rules.card_by_id[action.card]
        state.seats[state.active].hand.remove(card)
        state.laid += (card,)
        state.lay(card, state.rules.space_by_name[action.space], action.turned)
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
            state.call(drawing.Leg(state.rules.group_by_id[action.name]))
        elif isinstance(action, Draw):
            self.go_to("paths_are_asked_for")
            state.call(arrival.Arrival(state.rules.group_by_id[action.group], action.choices))
        elif isinstance(action, Peek):
            for party in state.parties:
                if party.peeks:
                    state.change(party.group).peeks = False
            arrival.peek(state, state.rules.space_by_name[action.name])
            self.go_to("paths_are_asked_for")

    def mission_is_checked(self, state: Table) -> None:
        """MM-T6, MM-X4: the victory first, then dead ends."""
        ending.check_victory(state)
        if not state.over and state.rules.dead_ends and dead_ends.hopeless(state):
            ending.lose(state, "dead_end")

    def card_is_drawn(self, state: Table) -> None:
        """MM-T1: one card, while there are any."""
        if state.deck:
            card = state.deck[-1]
            state.deck = state.deck[:-1]
            seat = state.seats[state.active]
            seat.hand.append(card)
            seat.hand.sort()
            if state.heard is not None:
                name = state.rules.cards[card].id
                state.emit(OpenCardDrawn(seat.seat, name) if seat.open_hand else CardDrawn(seat.seat, name))

    def cards_collapse(self, state: Table) -> None:
        """MM-P4: where the mission says so, every so many turns a card on which nothing happened falls out of the dungeon."""
        every = state.rules.mission.collapse
        if every and state.turn % every == 0:
            loose = collapsible(state)
            spaces = [space for space in state.rules.all_spaces if loose >> space & 1]
            if spaces:
                space = spaces[state.chance.of("collapse").below(len(spaces))]
                fallen = state.card(space).id
                state.gone += (state.board[space],)
                state.lay(EMPTY, space, False)
                state.emit(CardCollapsed(fallen, state.rules.names[space]))

    def token_is_passed(self, state: Table) -> None:
        """MM-T1, MM-S15: clockwise."""
        state.active = SeatId((state.active + 1) % len(state.seats))
        self.start_over()


class LayCard(Decision):
    """MM-P1, MM-G5: one hand card, one empty space, either way round."""

    def options(self, state: Table) -> list[Action]:
        found: list[Action] = []
        spaces = state.empty_spaces()
        before = EMPTY
        for card in state.seats[self.seat].hand:
            if card != before:
                before = card
                ways = placements(state.rules, card)
                for space in spaces:
                    found.append(ways[2 * space])
                    found.append(ways[2 * space + 1])
        return found

    def why_not(self, state: Table, action: Action) -> Reason | None:
        if not isinstance(action, Lay):
            return Reason("MM-T2", "why-lay-first")
        if state.rules.card_by_id.get(action.card, EMPTY) not in state.seats[self.seat].hand:
            return Reason("MM-P1", "why-not-in-hand")
        if action.space not in state.rules.space_by_name:
            return Reason("MM-P1", "why-no-space")
        empty = state.board[state.rules.space_by_name[action.space]] == EMPTY
        return None if empty else Reason("MM-P1", "why-space-filled")


def placements(rules: Ruleset, card: CardId) -> list[Lay]:
    """A card on every space, upright and upside-down: said anew in every turn, made once."""
    known = rules.placements.get(card)
    if known is None:
        known = [Lay(rules.cards[card].id, name, turned) for name in rules.names for turned in (False, True)]
        rules.placements[card] = known
    return known


class DecidePaths(Decision):
    """MM-T3 to MM-T5: begin a leg, peek by the Lantern, or end this step. A whole leg may be said at once.

    A group is listed unless it is known that it cannot even begin; whether a leg leads to a goal is for the search to find out.
    """

    def options(self, state: Table) -> list[Action]:
        found: list[Action] = [END]
        for party in state.parties:
            if legs.may_walk(state, party.group) and drawing.can_begin(state, party.group):
                found.append(state.rules.begins[party.group])
                if party.peeks:
                    found.extend(arrival.peeks(state))
        return found

    def why_not(self, state: Table, action: Action) -> Reason | None:
        if isinstance(action, (Begin, Draw)):
            group = state.rules.group_by_id.get(action.name if isinstance(action, Begin) else action.group)
            if group is None or not legs.may_walk(state, group):
                return Reason("MM-T3", "why-no-leg-now")
            if isinstance(action, Begin):
                return None if drawing.can_begin(state, group) else Reason("MM-X1", "why-walled-in")
            return None if legs.complete_leg(state, group, action.choices) is not None else Reason("MM-R9", "why-no-leg")
        return super().why_not(state, action)
