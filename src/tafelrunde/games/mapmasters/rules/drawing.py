"""Drawing: a leg step by step, and what happens when it arrives (section 4, MM-R9, MM-A4)."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Procedure, Reason
from tafelrunde.games.mapmasters.actions import CANCEL, Back, Go, Pay, Peek, Turn
from tafelrunde.games.mapmasters.events import AmbushPaid, ArtifactTaken, CardPeeked, CardRevealed, CardTurned
from tafelrunde.games.mapmasters.rules.decisions import ChoosePeek, PayAmbush, TurnCard, peeks
from tafelrunde.games.mapmasters.rules.ending import check_limits, check_victory, lose
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.legs import ambush_payments, commit, ends_hidden, pay_ambush
from tafelrunde.games.mapmasters.rules.places import Place, Sight, outset
from tafelrunde.games.mapmasters.rules.question import Question
from tafelrunde.games.mapmasters.rules.routes import complete_leg
from tafelrunde.games.mapmasters.rules.walk import DONE, HOW, Walk
from tafelrunde.games.mapmasters.ruleset import NONE
from tafelrunde.games.mapmasters.state import Table, put


class Leg(Procedure):
    """Section 4: a leg that is drawn step by step. The choices are kept; the place they lead to is a memo."""

    steps = ("next_choice_is_asked_for", "choice_is_made")
    passing = ("script", "trail")

    def __init__(self, group: int, choices: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.group = group
        self.choices = choices
        self.trail: tuple[Place, ...] = ()  # the places that the leg has come to; none: not looked at yet

    def twin(self) -> "Leg":
        other = Leg(self.group, self.choices)
        other.trail = self.trail
        return other

    def ground(self, state: Table) -> Ground:
        """The ground on which the leg is drawn."""
        if not self.trail:
            self.trail = (outset(state, self.group),)
            for choice in self.choices:
                self.go(state, choice)
        return self.trail[0].walk.ground

    def place(self, state: Table) -> Place:
        """The place that the leg has come to."""
        self.ground(state)
        return self.trail[-1]

    def walk(self, state: Table) -> Walk:
        """The leg so far, to go on from there."""
        return self.place(state).walk.fork(self.ground(state))

    def sight(self, state: Table) -> Sight:
        """What can be seen from the place that the leg has come to."""
        return self.place(state).sight(self.ground(state))

    def way(self, state: Table, choice: str) -> Place | None:
        """The place to which this choice leads."""
        return self.place(state).way(self.ground(state), choice)

    def go(self, state: Table, choice: str) -> Place:
        """On, by a choice that is possible."""
        place = self.way(state, choice)
        assert place is not None  # only possible choices are made and kept
        self.trail += (place,)
        return place

    def next_choice_is_asked_for(self, state: Table) -> None:
        """There is always something to choose, or a dead end to turn back from."""
        state.ask(ChooseWay(state.active, state.rules.groups[self.group].id))

    def choice_is_made(self, state: Table) -> None:
        """MM-R9: only a complete leg counts; until then all can be taken back."""
        action = state.answer
        if isinstance(action, Go):
            place = self.go(state, action.choice)
            self.choices += (action.choice,)
            if place.walk.at == DONE:
                self.finish()
                state.call(Arrival(self.group, self.choices))
                return
        elif isinstance(action, Back):
            self.trail = self.trail[:-1]
            self.choices = self.choices[:-1]
        else:
            return
        self.start_over()


def leg_of(state: Table) -> Leg:
    """The leg that is being drawn."""
    for procedure in state.stack:
        if isinstance(procedure, Leg):
            return procedure
    raise LookupError("no leg is being drawn")


class ChooseWay(Question):
    """Section 4: the next choice of the leg that is being drawn, without those that lead into a dead end at once."""

    rule = "MM-R8"

    def __init__(self, seat: int, group: str) -> None:
        super().__init__(seat)
        self.group = group

    def options(self, state: Table) -> list[Action]:
        return leg_of(state).sight(state).said.copy()

    def default(self, state: Table) -> Action:
        """MM-R9: the leg is not drawn."""
        return CANCEL

    def why_not(self, state: Table, action: Action) -> Reason | None:
        if isinstance(action, Go):
            way = leg_of(state).way(state, action.choice)
            return None if way is not None else Reason("MM-R8", "why-no-way")
        return super().why_not(state, action)


class Arrival(Procedure):
    """A complete leg is drawn; a face-down card at its end is revealed (MM-A4)."""

    steps = (
        "leg_is_drawn",
        "ambush_is_asked_for",
        "ambush_is_paid",
        "oracle_is_asked",
        "oracle_shows_a_card",
        "orientation_is_asked_for",
        "card_is_turned",
    )

    def __init__(self, group: int, choices: tuple[str, ...]) -> None:
        super().__init__()
        self.group = group
        self.choices = choices

    def twin(self) -> "Arrival":
        return Arrival(self.group, self.choices)

    def leg_is_drawn(self, state: Table) -> None:
        """MM-T5, MM-T6: first the mission's limits, then the victory."""
        walk = complete_leg(state, self.group, self.choices)
        assert walk is not None  # only complete legs come here
        commit(state, walk)
        hidden = ends_hidden(walk)
        if hidden:
            reveal(state, self.group, walk.space)
        check_limits(state)
        check_victory(state)
        if not hidden:
            self.finish()

    def ambush_is_asked_for(self, state: Table) -> None:
        """MM-A4, MM-W4: without a sword, its token or book 1 the mission is lost."""
        if role_at(state, self.group) != "ambush":
            self.go_to("oracle_is_asked")
        elif ambush_payments(state, self.group):
            state.ask(PayAmbush(state.active, state.rules.groups[self.group].id))
        else:
            lose(state, "goal_unfulfilled")

    def ambush_is_paid(self, state: Table) -> None:
        action = state.answer
        assert isinstance(action, Pay)
        pay_ambush(state.change(self.group), HOW.index(action.name))
        state.emit(AmbushPaid(state.rules.groups[self.group].id, action.name))

    def oracle_is_asked(self, state: Table) -> None:
        """MM-A4: the oracle shows another face-down card, if there is one that nobody knows."""
        if role_at(state, self.group) == "oracle" and peeks(state):
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
        state.turned = put(state.turned, space, action.name == "down")
        state.emit(CardTurned(state.card(space).id, state.rules.names[space], state.turned[space]))


def role_at(state: Table, group: int) -> str:
    """What the card does on which a group stands."""
    return state.card(state.parties[group].space).role


def reveal(state: Table, group: int, space: int) -> None:
    """MM-A4: a face-down card is turned up; the crown is taken at once."""
    card = state.under[space]
    state.lay(card, space, False)
    state.under = put(state.under, space, NONE)
    state.peeked = put(state.peeked, space, False)
    state.reveals += 1
    state.emit(CardRevealed(state.rules.groups[group].id, state.rules.cards[card].id, state.rules.names[space]))
    if state.rules.cards[card].role == "crown":
        state.change(group).artifacts |= 1 << state.rules.cards[card].takes
        state.emit(ArtifactTaken(state.rules.groups[group].id, state.rules.artifacts[state.rules.cards[card].takes].id))


def peek(state: Table, space: int) -> None:
    """MM-A4: everybody sees the card; it stays face down."""
    state.peeked = put(state.peeked, space, True)
    state.emit(CardPeeked(state.rules.cards[state.under[space]].id, state.rules.names[space]))
