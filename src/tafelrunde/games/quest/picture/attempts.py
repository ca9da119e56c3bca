"""What somebody who touches a card, a room, a bottle or a dungeon may have in mind."""

from tafelrunde.engine import Action, Reason
from tafelrunde.games.quest import actions as saying
from tafelrunde.games.quest.ids import Bottle
from tafelrunde.games.quest.rules.exploring import ChooseInterlude
from tafelrunde.games.quest.rules.shop import ChooseShop
from tafelrunde.games.quest.state import Quest


def attempts(view: Quest, thing: str) -> list[Action | Reason]:
    """Playing a card, entering a room, drinking, exploring, buying."""
    kind, _, name = thing.partition("-")
    match kind if name else "":
        case "hand":
            return [saying.Play(name), saying.Down(name), saying.Discard(name), *_not_yet(view)]
        case "space":
            return [saying.Enter(name), *_not_yet(view)]
        case "bottle" if name.isdigit() and int(name) < len(view.bottles):
            return [saying.Drink(Bottle(int(name)), view.viewer)]
        case "dungeon":
            return [saying.Explore(name)]
        case "potion":
            return [saying.Buy(name)]
    return _not_yet(view) if thing == "link" else []


def _not_yet(view: Quest) -> list[Action | Reason]:
    """Why nobody goes anywhere now."""
    if view.challenge is not None:
        return [Reason("TQ-C1", "why-challenge-first")]
    match view.decision:
        case ChooseInterlude():
            return [Reason("TQ-T4", "why-interlude-first")]
        case ChooseShop():
            return [Reason("TQ-M2", "why-shop-first")]
    return []
