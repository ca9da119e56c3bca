"""What somebody who touches a card, a room, a bottle or a dungeon may have in mind."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason
from tafelrunde.games.quest import actions as saying
from tafelrunde.games.quest.state import Quest


def attempts(view: Quest, thing: str) -> list[Action | Reason]:
    """Playing a card, entering a room, drinking, exploring, buying."""
    kind, _, name = thing.partition("-")
    match kind if name else "":
        case "hand":
            return [saying.Play(name), saying.Down(name), saying.Discard(name)]
        case "space":
            return [saying.Enter(name)]
        case "bottle" if name.isdigit() and int(name) < len(view.bottles):
            return [saying.Drink(int(name), view.viewer)]
        case "dungeon":
            return [saying.Explore(name)]
        case "potion":
            return [saying.Buy(name)]
    return []
