"""What computers say to their own side, in words (HD-G3)."""

from tafelrunde.engine import Occasion, Say, say
from tafelrunde.games.duels.bots.talk import struck, unguarded
from tafelrunde.games.duels.events import TurnBegan
from tafelrunde.games.duels.ids import NO_FIGURE
from tafelrunde.games.duels.picture.names import Look
from tafelrunde.games.duels.state import Duels


def talk(view: Duels, look: Look, occasion: Occasion) -> list[Say]:
    """When the turn of somebody on the same side begins: whom to leave to me, or that I need cover; not twice in a row."""
    event, me = occasion.event, view.viewer
    if not isinstance(event, TurnBegan) or view.over or event.seat == me or view.active != event.seat:
        return []
    if view.sides[event.seat] != view.sides[me] or view.seats[me].out or event.seat not in occasion.people:
        return []
    target = struck(view, me)
    if target != NO_FIGURE:
        words = say("talk-strikes", figure=look.figure(view.names[target]))
    elif unguarded(view, me):
        words = Say("talk-unguarded")
    else:
        return []
    mine = [one for seat, one in occasion.said if seat == me]
    return [] if mine and mine[-1] == words else [words]
