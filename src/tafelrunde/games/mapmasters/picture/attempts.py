"""What somebody who touches a card, a space, a group or an entry may have in mind, and why it is not the time."""

from tafelrunde.engine import Action, Decision, Reason
from tafelrunde.games.mapmasters.actions import Begin, Enter, Lay
from tafelrunde.games.mapmasters.rules.arrival import ChoosePeek, PayAmbush, TurnCard
from tafelrunde.games.mapmasters.rules.drawing import ChooseWay
from tafelrunde.games.mapmasters.rules.setup import ChooseEntry
from tafelrunde.games.mapmasters.rules.turn import DecidePaths, LayCard
from tafelrunde.games.mapmasters.state import Table


def attempts(view: Table, thing: str) -> list[Action | Reason]:
    """Laying a card, drawing a path, choosing an entry, drawing a card."""
    decision = view.asked()
    kind, _, name = thing.partition("-")
    match kind if name or kind == "deck" else "":
        case "hand":
            return [meanwhile(decision)]
        case "space" | "tile":
            return [_at_space(view, decision, name)]
        case "group":
            return [Begin(name)] if isinstance(decision, (LayCard, DecidePaths)) else [meanwhile(decision)]
        case "entry":
            if isinstance(decision, ChooseEntry):
                return [Enter(name, decision.group)]
            return [Reason("MM-S8", "why-entry-fixed")]
        case "deck":
            return [Reason("MM-T1", "why-draw-later")]
        case "stop" | "exit" | "goal" | "relic" | "artifact":
            return [meanwhile(decision)]
    return []


def _at_space(view: Table, decision: Decision, name: str) -> Action | Reason:
    """Laying a card there, or going there."""
    match decision:
        case LayCard():
            hand = view.seats[decision.seat].hand
            return Lay(view.rules.cards[hand[0]].id, name, False)
        case DecidePaths() if view.rules.suggestions:
            return Reason("MM-R8", "why-no-path-there")
        case ChooseWay():
            return Reason("MM-R8", "why-not-next")
    return meanwhile(decision)


def meanwhile(decision: Decision) -> Reason:
    """What has to be done first."""
    match decision:
        case LayCard():
            return Reason("MM-T2", "why-lay-first")
        case DecidePaths():
            return Reason("MM-T1", "why-card-laid")
        case ChooseWay():
            return Reason("MM-T5", "why-finish-leg")
        case TurnCard() | ChoosePeek() | PayAmbush():
            return Reason("MM-A4", "why-card-first")
    return Reason("MM-S16", "why-setup-first")
