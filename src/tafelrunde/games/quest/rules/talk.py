"""Table talk and other things that may be said at any time (TQ-H, TQ-M5, TQ-Q2, TQ-X9)."""

from tafelrunde.engine import Action, Reason, SeatId
from tafelrunde.games.quest.actions import GiveUp, GoOn, Hint, Place, Pour, Talk
from tafelrunde.games.quest.events import GameGivenUp, GivingUp, GoingOn, HintGiven, PhraseSaid
from tafelrunde.games.quest.ids import NOWHERE, Bottle
from tafelrunde.games.quest.rules.dungeon import space_named
from tafelrunde.games.quest.rules.rewards import place_teleporter
from tafelrunde.games.quest.rules.team import pour
from tafelrunde.games.quest.ruleset import KINDS, SUPPORT
from tafelrunde.games.quest.state import KEPT, Quest


def hintable(state: Quest, seat: SeatId) -> list[str]:
    """TQ-H2, TQ-H4: the items and kinds that are on a card in this hand."""
    rules = state.rules
    items: list[str] = []
    kinds: list[str] = []
    for copy in state.seats[seat].hand:
        if copy < 0:
            continue
        card = rules.cards[rules.card_of[copy]]
        if card.item != rules.basic and rules.items[card.item].id not in items:
            items.append(rules.items[card.item].id)
        for kind in card.kinds:
            if KINDS[kind] not in kinds:
                kinds.append(KINDS[kind])
    return sorted(items) + [name for name in KINDS[: SUPPORT + 1] if name in kinds]


def why_not_said(state: Quest, seat: SeatId, action: Action) -> Reason | None:
    """None if this seat may say this now."""
    if isinstance(action, Hint):
        if not state.rules.terms.hints:
            return Reason("TQ-H4", "why-no-hints")
        if not action.names or len(set(action.names)) != len(action.names):
            return Reason("TQ-H3", "why-empty-hint")
        true = hintable(state, seat)
        return None if all(name in true for name in action.names) else Reason("TQ-H4", "why-false-hint")
    if isinstance(action, Talk):
        return None
    if isinstance(action, GiveUp):
        return Reason("TQ-X9", "why-giving-up") if state.seats[seat].gives_up else None
    if isinstance(action, GoOn):
        return None if state.seats[seat].gives_up else Reason("TQ-X9", "why-going-on")
    if state.asked().seat != seat:
        return Reason("TQ-0.7", "why-not-your-turn")
    if isinstance(action, Pour):
        full = action.bottle < len(state.bottles) and state.bottles[action.bottle] != 0
        return None if full else Reason("TQ-M5", "why-no-bottle")
    if isinstance(action, Place):
        if state.teleporter != KEPT or not state.in_castle():
            return Reason("TQ-Q2", "why-no-teleporter")
        space = space_named(state, action.name)
        if space == NOWHERE or space == state.plan().boss or not state.solved[space]:
            return Reason("TQ-Q2", "why-unsolved-room")
        return None
    return Reason("TQ-0.7", "why-not-offered")


def asides(state: Quest) -> list[Action]:
    """TQ-M5, TQ-Q2: pour a bottle away, place the Teleporter."""
    found: list[Action] = []
    for bottle, filling in enumerate(state.bottles):
        if filling:
            found.append(Pour(Bottle(bottle)))
    if state.teleporter == KEPT and state.in_castle():
        plan = state.plan()
        for space, solved in enumerate(state.solved):
            if solved and space != plan.boss:
                found.append(Place(plan.names[space]))
    return found


def speak(state: Quest, seat: SeatId, action: Action) -> None:
    """Carry it out. A hint changes nothing but what everybody has heard (TQ-H4)."""
    if isinstance(action, Hint):
        state.seats[seat].hint = tuple(action.names)
        state.emit(HintGiven(seat, tuple(action.names)))
    elif isinstance(action, Talk):
        state.seats[seat].said = action.name
        state.emit(PhraseSaid(seat, action.name))
    elif isinstance(action, Pour):
        pour(state, seat, action.bottle)
    elif isinstance(action, Place):
        place_teleporter(state, space_named(state, action.name))
    elif isinstance(action, GiveUp):
        state.seats[seat].gives_up = True
        state.emit(GivingUp(seat))
        if all(other.gives_up for other in state.seats):
            state.over = True
            state.decision = None
            state.emit(GameGivenUp())
    elif isinstance(action, GoOn):
        state.seats[seat].gives_up = False
        state.emit(GoingOn(seat))
