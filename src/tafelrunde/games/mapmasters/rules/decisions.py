"""What is asked, of whom, and what may be answered. Each point has exactly one decider (MM-G6)."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason
from tafelrunde.games.mapmasters.actions import (
    END,
    PAYS,
    STARTS,
    TURNS,
    Assign,
    Begin,
    Draw,
    Enter,
    GiveLantern,
    Lay,
    Peek,
    TakeBook,
)
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.legs import ambush_payments
from tafelrunde.games.mapmasters.rules.market import can_carry_book, purchases, why_no_purchase
from tafelrunde.games.mapmasters.rules.places import outset
from tafelrunde.games.mapmasters.rules.question import Question
from tafelrunde.games.mapmasters.rules.routes import complete_leg, may_walk
from tafelrunde.games.mapmasters.rules.steps import settle
from tafelrunde.games.mapmasters.rules.walk import DEAD, begin
from tafelrunde.games.mapmasters.ruleset import EMPTY, HIDDEN, LURE, NONE, WISH, Ruleset
from tafelrunde.games.mapmasters.state import PORT_BITS, WAITING, Party, Table

# --- setup ------------------------------------------------------------------------------------------------------------


class ChooseGoal(Question):
    """Mission 10: which of the revealed goal cards a group gets."""

    group: str

    def options(self, state: Table) -> list[Action]:
        return [Assign(state.rules.goals[goal].id, self.group) for goal in state.goals]


class ChooseEntry(Question):
    """MM-S8: where a group enters: any entry point that no other group has."""

    rule = "MM-S8"

    group: str

    def options(self, state: Table) -> list[Action]:
        taken = [party.entry for party in state.parties]
        return [Enter(entry_name(state, entry), self.group) for entry in range(len(entries(state))) if entry not in taken]

    def explain(self, state: Table, action: Action) -> Reason | None:
        return Reason("MM-S8", "why-entry-taken") if isinstance(action, Enter) else None


def entries(state: Table) -> list[str]:
    """The names of the entry points: `a2w`."""
    return [f"{state.rules.names[gate.space]}{gate.side}" for gate in state.rules.mission.entries]


def entry_name(state: Table, entry: int) -> str:
    """The name of one entry point."""
    gate = state.rules.mission.entries[entry]
    return f"{state.rules.names[gate.space]}{gate.side}"


class ChooseLantern(Question):
    """Mission 6: which group carries the Lantern."""

    rule = "MM-S7"

    def options(self, state: Table) -> list[Action]:
        return [GiveLantern(group.id) for group in state.rules.groups]


class DecideMarket(Question):
    """MM-F4, MM-F8: buy something, or be done."""

    rule = "MM-F1"

    def options(self, state: Table) -> list[Action]:
        return purchases(state)

    def explain(self, state: Table, action: Action) -> Reason | None:
        return why_no_purchase(state, action)


class ChooseReader(Question):
    """MM-F11: which group gets the book that was drawn unseen."""

    rule = "MM-F11"

    def options(self, state: Table) -> list[Action]:
        return [TakeBook(group.id) for number, group in enumerate(state.rules.groups) if can_carry_book(state, number)]


class ChooseStart(Question):
    """MM-S15: who begins."""

    rule = "MM-S15"

    def options(self, state: Table) -> list[Action]:
        starts: list[Action] = []
        for seat in range(len(state.seats)):
            starts.append(STARTS[seat])
        return starts


# --- the turn ---------------------------------------------------------------------------------------------------------


class LayCard(Question):
    """MM-P1, MM-G5: one hand card, one empty space, either way round."""

    rule = "MM-P1"

    def options(self, state: Table) -> list[Action]:
        found: list[Action] = []
        spaces = state.empty_spaces()
        before = NONE
        for kind in state.seats[self.seat].hand:
            if kind != before:
                before = kind
                ways = placements(state.rules, kind)
                for space in spaces:
                    found.append(ways[2 * space])
                    found.append(ways[2 * space + 1])
        return found

    def why_not(self, state: Table, action: Action) -> Reason | None:
        if not isinstance(action, Lay):
            return Reason("MM-T2", "why-lay-first")
        if state.rules.card_by_id.get(action.card, NONE) not in state.seats[self.seat].hand:
            return Reason("MM-P1", "why-not-in-hand")
        space = state.rules.space_by_name.get(action.space, NONE)
        if space == NONE:
            return Reason("MM-P1", "why-no-space")
        return None if state.board[space] == EMPTY else Reason("MM-P1", "why-space-filled")


def placements(rules: Ruleset, kind: int) -> list[Lay]:
    """A card on every space, upright and upside-down: said anew in every turn, made once."""
    known = rules.placements.get(kind)
    if known is None:
        card = rules.cards[kind].id
        known = [Lay(card, name, turned) for name in rules.names for turned in (False, True)]
        rules.placements[kind] = known
    return known


class DecidePaths(Question):
    """MM-T3 to MM-T5: begin a leg, peek by the Lantern, or end this step. A whole leg may be said at once.

    A group is listed unless it is known that it cannot even begin; whether a leg leads to a goal is for the search to find out.
    """

    rule = "MM-T3"

    def options(self, state: Table) -> list[Action]:
        found: list[Action] = [END]
        for party in state.parties:
            if may_walk(state, party.group) and can_begin(state, party.group):
                found.append(state.rules.begins[party.group])
                if party.peeks:
                    found.extend(peeks(state))
        return found

    def why_not(self, state: Table, action: Action) -> Reason | None:
        if isinstance(action, Draw):
            group = state.rules.group_by_id.get(action.group, NONE)
            if group == NONE or not may_walk(state, group):
                return Reason("MM-T3", "why-no-leg-now")
            return None if complete_leg(state, group, action.choices) is not None else Reason("MM-R9", "why-no-leg")
        return super().why_not(state, action)

    def explain(self, state: Table, action: Action) -> Reason | None:
        if isinstance(action, Begin):
            group = state.rules.group_by_id.get(action.name, NONE)
            if group != NONE and may_walk(state, group):
                return Reason("MM-X1", "why-walled-in")
            return Reason("MM-T3", "why-no-leg-now")
        return None


def can_begin(state: Table, group: int) -> bool:
    """Whether a group finds a first step; to wish for something is none."""
    party = state.parties[group]
    if party.status == WAITING and open_ports(state, party) > 1:
        return True
    if not party.books & (1 << WISH | 1 << LURE):
        return outset(state, group).walk.at != DEAD
    walk = begin(Ground(state, group, True))
    settle(walk)
    return walk.at != DEAD


def open_ports(state: Table, party: Party) -> int:
    """MM-S8: by how many ports of its entry point a waiting group could enter."""
    gate = state.rules.mission.entries[party.entry]
    used = state.used[gate.space] >> PORT_BITS
    count = 0
    for port in gate.ports:
        if state.port_open(gate.space, port) and not used >> port & 1:
            count += 1
    return count


def peeks(state: Table) -> list[Action]:
    """MM-A4: the face-down cards that nobody has seen."""
    names = state.rules.names
    return [Peek(names[space]) for space, kind in enumerate(state.board) if kind == HIDDEN and not state.peeked[space]]


class TurnCard(Question):
    """MM-A4: which way round the revealed card lies."""

    rule = "MM-A4"

    def options(self, state: Table) -> list[Action]:
        ways: list[Action] = []
        ways.extend(TURNS)
        return ways


class ChoosePeek(Question):
    """MM-A4: the oracle shows one other face-down card."""

    rule = "MM-A4"

    def options(self, state: Table) -> list[Action]:
        return peeks(state)


class PayAmbush(Question):
    """MM-A4: the ambush is paid with a sword, the token or book 1."""

    rule = "MM-A4"

    group: str

    def options(self, state: Table) -> list[Action]:
        found: list[Action] = []
        for how in ambush_payments(state, state.rules.group_by_id[self.group]):
            found.append(PAYS[how])
        return found
