"""Arrival: a complete leg is drawn; a face-down card at its end is revealed (MM-T5, MM-A4)."""

from tafelrunde.engine import Action, Decision, Procedure
from tafelrunde.games.mapmasters.actions import PAYS, TURNS, Pay, Peek, Turn
from tafelrunde.games.mapmasters.events import AmbushPaid, ArtifactTaken, CardPeeked, CardRevealed, CardTurned
from tafelrunde.games.mapmasters.ids import NONE, CardId, GroupId, Space
from tafelrunde.games.mapmasters.rules.ending import check_limits, check_victory, lose
from tafelrunde.games.mapmasters.rules.legs import ambush_payments, commit, complete_leg, pay_ambush
from tafelrunde.games.mapmasters.rules.walk import AT_HIDDEN, HOW
from tafelrunde.games.mapmasters.state import Table, put


class Arrival(Procedure):
    """MM-A4: what happens at the end of a leg."""

    steps = (
        "leg_is_drawn",
        "ambush_is_asked_for",
        "ambush_is_paid",
        "oracle_is_asked",
        "oracle_shows_a_card",
        "orientation_is_asked_for",
        "card_is_turned",
    )
    group: GroupId
    choices: tuple[str, ...]

    def leg_is_drawn(self, state: Table) -> None:
        """MM-T5, MM-T6: first the mission's limits, then the victory."""
        walk = complete_leg(state, self.group, self.choices)
        assert walk is not None  # only complete legs come here
        commit(state, walk)
        if walk.goal == AT_HIDDEN:
            reveal(state, self.group, walk.space)
        else:
            self.finish()
        check_limits(state)
        check_victory(state)

    def ambush_is_asked_for(self, state: Table) -> None:
        """MM-A4, MM-W4: without a sword, its token or a book the mission is lost."""
        if role_at(state, self.group) != "ambush":
            self.go_to("oracle_is_asked")
        elif ambush_payments(state, self.group):
            state.ask(PayAmbush(state.active, state.rules.groups[self.group].id))
        else:
            lose(state, "goal_unfulfilled")

    def ambush_is_paid(self, state: Table) -> None:
        action = state.answer
        assert isinstance(action, Pay)
        pay_ambush(state, self.group, HOW.index(action.name))
        state.emit(AmbushPaid(state.rules.groups[self.group].id, action.name))

    def oracle_is_asked(self, state: Table) -> None:
        """MM-A4: the oracle shows another face-down card, if there is one that nobody knows."""
        if role_at(state, self.group) == "oracle" and state.face_down():
            state.ask(ChoosePeek(state.active))
        else:
            self.go_to("orientation_is_asked_for")

    def oracle_shows_a_card(self, state: Table) -> None:
        action = state.answer
        assert isinstance(action, Peek)
        peek(state, state.rules.space_by_name[action.name])

    def orientation_is_asked_for(self, state: Table) -> None:
        """MM-A4: the table decides which way round the card lies."""
        state.ask(TurnCard(state.active))

    def card_is_turned(self, state: Table) -> None:
        action = state.answer
        assert isinstance(action, Turn)
        space = state.parties[self.group].space
        state.turned = put(state.turned, space, action.turned)
        state.emit(CardTurned(state.card(space).id, state.rules.names[space], action.turned))


class PayAmbush(Decision):
    """MM-A4: the ambush is paid with a sword, the token or a book."""

    group: str

    def options(self, state: Table) -> list[Action]:
        return [PAYS[how] for how in ambush_payments(state, state.rules.group_by_id[self.group])]


class ChoosePeek(Decision):
    """MM-A4: the oracle shows one other face-down card."""

    def options(self, state: Table) -> list[Action]:
        return peeks(state)


class TurnCard(Decision):
    """MM-A4: which way round the revealed card lies."""

    def options(self, state: Table) -> list[Action]:
        return list(TURNS)


def role_at(state: Table, group: GroupId) -> str:
    """What the card does on which a group stands."""
    return state.card(state.parties[group].space).role


def reveal(state: Table, group: GroupId, space: Space) -> None:
    """MM-A4: a face-down card is turned up; the crown is taken at once."""
    rules = state.rules
    number = state.under[space]
    card = rules.cards[number]
    state.lay(number, space, False)
    state.under = put(state.under, space, CardId(NONE))
    state.peeked = put(state.peeked, space, False)
    state.reveals += 1
    state.emit(CardRevealed(rules.groups[group].id, card.id, rules.names[space]))
    if card.role == "crown":
        state.change(group).artifacts |= 1 << card.takes
        state.emit(ArtifactTaken(rules.groups[group].id, rules.artifacts[card.takes].id))


def peek(state: Table, space: Space) -> None:
    """MM-A4: everybody sees the card; it stays face down."""
    state.peeked = put(state.peeked, space, True)
    state.emit(CardPeeked(state.rules.cards[state.under[space]].id, state.rules.names[space]))


def peeks(state: Table) -> list[Action]:
    """MM-A4: the face-down cards that nobody has seen."""
    return [Peek(state.rules.names[space]) for space in state.face_down()]
