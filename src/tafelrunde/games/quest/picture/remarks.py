"""What speaks for a move that the whole team decides about: what everybody can see, in one sentence."""

from tafelrunde.engine import Action, Say, Who, list_of, say
from tafelrunde.games.quest import actions as saying
from tafelrunde.games.quest.picture.names import half_text, item_name, kind_name
from tafelrunde.games.quest.rules.adventure import uncompleted
from tafelrunde.games.quest.rules.dungeon import BOSS, space_named
from tafelrunde.games.quest.rules.rewards import ChooseOwner
from tafelrunde.games.quest.ruleset import ITEM_ROOM, SAFE, SUPPORT
from tafelrunde.games.quest.state import HIDDEN, Quest


def remarks(view: Quest, action: Action) -> list[Say]:
    """About a dungeon, a room, a potion, or who takes an item."""
    match action:
        case saying.Explore():
            return _about_dungeon(view, action.name)
        case saying.Enter():
            return [_about_room(view, action.name)]
        case saying.Buy():
            return [Say(f"potion-{action.name}-text")]
        case saying.Give() if isinstance(view.decision, ChooseOwner):
            return [say("remark-items", seat=Who(int(action.seat)), count=len(view.seats[action.seat].items))]
    return []


def _about_dungeon(view: Quest, name: str) -> list[Say]:
    """TQ-D1: how hard it is beside the others that are left, and what is won there: cards that are keys to some challenges."""
    rules = view.rules
    dungeon = rules.dungeons[rules.dungeon_named[name]]
    easier = any(rules.dungeons[other].difficulty < dungeon.difficulty for other in uncompleted(view))
    item = rules.items[dungeon.item]
    kinds = sorted({kind for copy in item.cards for kind in rules.cards[rules.card_of[copy]].kinds if kind != SUPPORT})
    won = say("remark-won-there", item=item_name(item.id), kinds=list_of([kind_name(kind) for kind in kinds]))
    return [Say("remark-easier-left" if easier else "remark-none-easier"), won]


def _about_room(view: Quest, name: str) -> Say:
    if name == BOSS:
        return say("remark-boss", left=half_text(view.hearts), most=half_text(view.containers * 2))
    space, layout = space_named(view, name), view.plan()
    kind = None if view.face[space] == HIDDEN else view.rules.rooms[view.room[space]].kind
    if kind == SAFE:
        return say("remark-safe", left=half_text(view.hearts), most=half_text(view.containers * 2))
    if not view.in_castle() and not view.item_taken and (kind == ITEM_ROOM or space < layout.lower):
        item = item_name(view.rules.items[view.rules.dungeons[view.dungeon].item].id)
        return say("remark-item-there" if kind == ITEM_ROOM else "remark-item-sought", item=item)
    across = abs(layout.columns[space] - layout.columns[layout.boss])
    return say("remark-way", steps=across + abs(layout.rows[space] - layout.rows[layout.boss]))
