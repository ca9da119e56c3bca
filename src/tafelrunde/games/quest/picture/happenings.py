"""What just happened: a sentence with its rule, and what moves on the table."""

from tafelrunde.engine import Event, Say, Who, list_of, say, say_part
from tafelrunde.engine.scene import Flash, Flight, Happening, Motion, Piece, Walk
from tafelrunde.games.quest import events
from tafelrunde.games.quest.ids import NO_DUNGEON
from tafelrunde.games.quest.picture.board import space_id
from tafelrunde.games.quest.picture.names import BOTTLE, HEART, RUPEE, SKULL, TRIANGLE, Look, item_name, thing_name
from tafelrunde.games.quest.picture.pieces import card_piece
from tafelrunde.games.quest.state import Quest

MILESTONES = (
    events.CastleReached,
    events.BossDefeated,
    events.PhaseBeaten,
    events.Collapsed,
    events.GameWon,
    events.GameLost,
)
LOUD = (events.RoomEntered, events.DungeonChosen, events.GameGivenUp, *MILESTONES)
BIG = (events.ChallengeBegun, *MILESTONES)


def happening(event: Event, view: Quest, look: Look) -> Happening:
    """`view` is the table after it."""
    return Happening(
        say_part(event, look.kinds),
        event.rule,
        getattr(event, "seat", None),
        _motions(event, view),
        card=_card(event, view, look),
        loud=isinstance(event, LOUD),
        big=isinstance(event, BIG),
        spoken=_spoken(event),
    )


def _spoken(event: Event) -> Say | None:
    """TQ-H1, TQ-H3: what somebody says."""
    match event:
        case events.HintGiven():
            return say("offer-hint", thing=list_of([thing_name(thing) for thing in event.things]))
        case events.PhraseSaid():
            return Say(f"phrase-{event.phrase}")
    return None


def _card(event: Event, view: Quest, look: Look) -> Piece | None:
    """A card that is played face up is shown; so are the great moments: an item, a boss, a collapse."""
    match event:
        case events.CardPlayed():
            piece = card_piece(view, look, view.rules.card_named[event.card], 1, f"played-{event.card}")
            piece.value = str(event.points)
            return piece
        case events.ItemTaken():
            item = view.rules.items[view.rules.item_named[event.item]]
            lines = [say("moment-item", seat=Who(int(event.seat)), count=len(item.cards))]
            return _moment("item", item_name(item.id), item.icon, lines, "gold")
        case events.BossDefeated():
            return _moment("boss", look.room_name(event.room), SKULL, [Say("moment-boss")], "crimson")
        case events.Collapsed():
            return _moment(
                "collapse", Say("moment-collapse"), "gi:broken-heart", [say("moment-defeats", amount=event.amount)], "bad"
            )
    return None


def _moment(kind: str, name: Say, icon: str, lines: list[Say], colour: str) -> Piece:
    return Piece(f"moment-{kind}", name, shape="card", icon=icon, colour=colour, label=name, lines=lines)


def _motions(event: Event, view: Quest) -> list[Motion]:
    here = view.dungeon != NO_DUNGEON
    match event:
        case events.RoomEntered():
            return [Walk("link", [space_id(space) for space in event.way])] if here else []
        case events.OfRoom():
            return [Flash(space_id(event.space))] if here else []
        case events.CardPlayed() | events.CardPlayedDown():
            return [Flight("gi:card-play", f"seat-{event.seat}", "team", f"+{event.points}")]
        case events.HeartsLost() | events.BacklashPaid():
            return [Flash("team", colour="bad")]
        case events.HeartsHealed() | events.FairyRevived() | events.ContainerGained():
            return [Flight(HEART, "dungeon", "team", colour="heart")] if here else []
        case events.RupeesGained() | events.RupeesInstead():
            return [Flight(RUPEE, "dungeon", "team", str(event.amount), "leaf")] if here else []
        case events.PartsGained():
            return [Flash("team", colour="gold")]
        case events.PowerUsed():
            return [Flight(TRIANGLE, "team", f"seat-{event.seat}", colour="gold")]
        case events.BottleUsed() | events.PotionBought():
            return [Flight(BOTTLE, f"seat-{event.seat}", "team")]
        case events.OfSeatAlone() | events.OfItem():
            return [Flash(f"seat-{event.seat}")]
    return []
