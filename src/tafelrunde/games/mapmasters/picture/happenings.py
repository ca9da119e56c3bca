"""What just happened: a sentence with its rule, and what moves on the table."""

from tafelrunde.engine import Event, Say, Who, list_of, say, say_part
from tafelrunde.engine.scene import Flash, Flight, Happening, Motion, Piece
from tafelrunde.games.mapmasters import events
from tafelrunde.games.mapmasters.ids import ITEM_WORDS
from tafelrunde.games.mapmasters.picture.board import space_id
from tafelrunde.games.mapmasters.picture.ink import COLOURS, ICONS
from tafelrunde.games.mapmasters.picture.names import BOOK, TOKEN, Look, amounts, group_ink, kind_name
from tafelrunde.games.mapmasters.picture.panels import card_piece
from tafelrunde.games.mapmasters.state import Table

BIG = (events.TaskDone, events.CardRevealed, events.CardCollapsed, events.MissionWon, events.MissionLost)
LOUD = (events.TurnBegan, events.LeftDungeon, *BIG)


def happening(event: Event, view: Table, look: Look) -> Happening:
    """`view` is the table after it."""
    return Happening(
        words(event, view, look),
        event.rule,
        getattr(event, "seat", None),
        _motions(event, view),
        card=_card(event, view, look),
        loud=isinstance(event, LOUD),
        big=isinstance(event, BIG),
    )


def words(event: Event, view: Table, look: Look) -> Say:
    """The sentence of an event."""
    if isinstance(event, events.TaskDone):
        needs = look.needs(view.rules, view.rules.tasks[event.task])
        return say("task-done", group=look.group_name(event.group), task=needs)
    if isinstance(event, events.LegDrawn):
        used = amounts(event.spent)
        used += [say("used-token", kind=kind_name(kind)) for kind in event.tokens]
        used += [look.book_name(book) for book in event.books]
        group = look.group_name(event.group)
        return say("leg-drawn", group=group, found=list_of(amounts(event.found)), used=list_of(used), uses=len(used))
    if isinstance(event, events.CardDrawn) and event.card.lower() not in look.cards:
        return say("card-drawn-unseen", seat=Who(int(event.seat)))
    return say_part(event, look.kinds)


def _card(event: Event, view: Table, look: Look) -> Piece | None:
    """A card that is revealed is shown large."""
    if not isinstance(event, (events.CardRevealed, events.CardPeeked)):
        return None
    return card_piece(look, view.rules.cards[view.rules.card_by_id[event.card]], f"shown-{event.card}")


def _motions(event: Event, view: Table) -> list[Motion]:
    match event:
        case events.CardLaid():
            return [Flash(space_id(event.space))]
        case events.LegDrawn():
            ends = [space_id(view.rules.names[event.pieces[-1][1]])] if event.pieces else []
            colour = group_ink(event.group)
            flights: list[Motion] = [
                Flight(ICONS[kind], end, f"group-{event.group}", f"+{number}", COLOURS[kind])
                for end in ends
                for kind, number in enumerate(event.found)
                if number
            ]
            return [*(Flash(end, colour=colour) for end in ends), *flights[:4]]
        case events.TokenBought() | events.TokenGained():
            return [Flight(ICONS[ITEM_WORDS.index(event.kind)], f"token-{event.kind}", f"group-{event.group}", colour="gold")]
        case events.BookBought():
            return [Flight(BOOK, f"book-{event.book}", f"group-{event.group}", colour="violet")]
        case events.TaskDone() | events.ArtifactTaken() | events.HostageFreed() | events.LeftDungeon():
            return [Flash(f"group-{event.group}", colour="good")]
        case events.CardRevealed() | events.CardPeeked() | events.CardTurned():
            return [Flash(space_id(event.space))]
        case events.CardCollapsed():
            return [Flash(space_id(event.space), colour="bad")]
        case events.Pointed():
            return [Flash(space_id(event.space), colour=f"seat-{event.seat + 1}")]
        case events.CardDrawn() | events.OpenCardDrawn():
            return [Flight(TOKEN, "deck", f"seat-{event.seat}")]
    return []
