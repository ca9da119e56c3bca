"""What computer partners say, in words (MM-G4, MM-S12)."""

from typing import Final

from tafelrunde.engine import Occasion, Say, list_of, say
from tafelrunde.games.mapmasters.bots.talk import Remark, remarks
from tafelrunde.games.mapmasters.events import TurnBegan
from tafelrunde.games.mapmasters.ids import NONE
from tafelrunde.games.mapmasters.picture.names import Look, amounts
from tafelrunde.games.mapmasters.state import Table

RECENT: Final = 12  # remarks that everybody still has in mind


def talk(view: Table, look: Look, occasion: Occasion) -> list[Say]:
    """One thing at most, when a turn of somebody else begins; and nothing that was said before."""
    event, said = occasion.event, occasion.said
    if not isinstance(event, TurnBegan) or view.over or event.turn != view.turn or event.seat == view.viewer:
        return []
    first = view.turn == 1
    if not first and view.viewer != (view.active + 1) % len(view.seats):
        return []
    mine = [words for seat, words in said if seat == view.viewer]
    others = [words for _, words in said[-RECENT:]]
    for remark in remarks(view, view.viewer, occasion.player, first):
        words = worded(view, look, remark)
        if words not in mine and (remark.portal or words not in others):
            return [words]
    return []


def worded(view: Table, look: Look, remark: Remark) -> Say:
    """A remark as its speaker puts it."""
    if remark.space != NONE:
        return say("talk-place", space=view.rules.names[remark.space])
    if remark.portal:
        return Say("talk-portal")
    group = look.group_name(view.rules.groups[remark.group].id)
    if remark.task != NONE:
        return say("talk-able", group=group, task=look.needs(view.rules, view.rules.tasks[remark.task]))
    return say("talk-items", group=group, things=list_of(amounts(remark.items)))
