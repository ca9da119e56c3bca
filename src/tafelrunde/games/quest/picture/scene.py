"""The whole table as one seat sees it."""

from tafelrunde.engine import SPECTATOR, Argument, Say, list_of, say, say_part
from tafelrunde.engine.scene import Badge, Line, Piece, Result, Row, Scene, SeatPanel, Sheet, Standing, Stat
from tafelrunde.games.quest.ids import Copy
from tafelrunde.games.quest.picture.board import dungeon, marked
from tafelrunde.games.quest.picture.names import HEART, RUPEE, SKULL, Look, hearts, item_name, thing_name
from tafelrunde.games.quest.picture.panels import zones
from tafelrunde.games.quest.picture.pieces import card_piece, card_sheet, room_sheet
from tafelrunde.games.quest.rules.decks import cards_in
from tafelrunde.games.quest.state import HIDDEN, Quest, Seat
from tafelrunde.games.quest.verbs.cards import ChooseRetrieve

LOW_PILE = 3
LAST_ICONS = {
    "play": "gi:card-play",
    "down": "gi:card-burn",
    "discard": "gi:card-discard",
    "redraw": "gi:card-exchange",
    "drink": "gi:square-bottle",
    "triforce": "gi:triple-corn",
}
SEAT_ICONS = ("gi:swordman", "gi:archer", "gi:wizard-staff", "gi:robin-hood-hat")


def scene(view: Quest, look: Look) -> Scene:
    """Made from the view alone, so it cannot leak."""
    decision = view.decision
    return Scene(
        prompt=prompt(view, look),
        zones=[dungeon(view, look), *zones(view, look), *hands(view, look)],
        seats=[_panel(view, seat) for seat in view.seats],
        asked=int(decision.seat) if decision is not None else None,
        caption=_caption(view, look),
        so_far=_so_far(view, look),
        marked=marked(view),
        result=_result(view, look) if view.over else None,
        private=view.viewer >= 0 and not view.over and not view.rules.terms.open_hands,
    )


def prompt(view: Quest, look: Look) -> Say | None:
    """One sentence: what is asked of the viewer, or whom the table waits for. None while something happens."""
    decision = view.decision
    if decision is None:
        return Say("over-won" if view.won else "over-lost") if view.over else None
    question = say_part(decision, look.kinds)
    return question if decision.seat == view.viewer else say("question-waiting", question=question)


def _caption(view: Quest, look: Look) -> Say:
    needed = view.rules.dungeons_needed
    if not view.room:
        return say("caption-between", done=len(view.completed), needed=needed, defeats=view.defeats, hearts=hearts(view.hearts))
    name = look.dungeon_name(view.rules.dungeons[view.dungeon].id)
    if view.in_castle():
        return say("caption-castle", dungeon=name, defeats=view.defeats, hearts=hearts(view.hearts))
    told: dict[str, Argument] = {
        "dungeon": name,
        "level": view.level,
        "needed": needed,
        "defeats": view.defeats,
        "hearts": hearts(view.hearts),
    }
    return Say("caption-dungeon", told)


def _so_far(view: Quest, look: Look) -> list[Say]:
    """What the team has done and found until now, in a few sentences."""
    rules = view.rules
    told: list[Say] = []
    if view.completed:
        told.append(say("so-far-dungeons", dungeons=_dungeons(view, look), count=len(view.completed)))
    if view.room:
        name = look.dungeon_name(rules.dungeons[view.dungeon].id)
        solved = sum(view.solved)
        told.append(say("so-far-here", dungeon=name, count=solved) if solved else say("so-far-begun", dungeon=name))
    items = [item_name(rules.items[item].id) for seat in view.seats for item in seat.items]
    if items:
        told.append(say("so-far-items", items=list_of([*items])))
    if view.parts:
        told.append(say("so-far-parts", count=view.parts))
    return told


def _dungeons(view: Quest, look: Look) -> Argument:
    return list_of([look.dungeon_name(view.rules.dungeons[dungeon].id) for dungeon in view.completed])


def hand_id(card: str) -> str:
    return f"hand-{card}"


def discard_id(card: str) -> str:
    return f"discard-{card}"


def hands(view: Quest, look: Look) -> list[Row]:
    """The own hand large, and the own discard pile while some of it is chosen; the others' hands only if they are open."""
    found = []
    for seat in view.seats:
        own = seat.seat == view.viewer
        if not own and not (view.rules.terms.open_hands and view.viewer != SPECTATOR):
            continue
        prefix = hand_id("") if own else f"hand-{seat.seat}-"
        name = "hand" if own else f"hand-of-{seat.seat}"
        found.append(Row(name, Say("zone-hand"), _cards(view, look, seat.hand, prefix), hand=own, seat=int(seat.seat)))
    if chosen_from := _chosen_from(view):
        found.append(Row("discard", Say("zone-discard"), _cards(view, look, chosen_from, discard_id(""))))
    return found


def _cards(view: Quest, look: Look, pile: list[Copy], prefix: str) -> list[Piece]:
    """Each card once, with how often it is there."""
    cards = view.rules.cards
    kinds = [view.rules.card_of[copy] for copy in pile]
    return [card_piece(view, look, card, kinds.count(card), f"{prefix}{cards[card].id}") for card in cards_in(view, pile)]


def _chosen_from(view: Quest) -> list[Copy]:
    """TQ-K10: the discard pile of the viewer who takes some of it back."""
    decision = view.decision
    if not isinstance(decision, ChooseRetrieve) or decision.seat != view.viewer:
        return []
    return view.seats[decision.seat].discard + view.seats[decision.seat].shown


def _panel(view: Quest, seat: Seat) -> SeatPanel:
    badges = [
        Badge(item_name(view.rules.items[item].id), icon=view.rules.items[item].icon, colour="brass") for item in seat.items
    ]
    if seat.skip:
        badges.append(Badge(Say("badge-skips"), icon="gi:sleepy", colour="bad"))
    if len(seat.draw) <= LOW_PILE:
        badges.append(Badge(Say("badge-low-pile"), icon="gi:card-draw", colour="bad"))
    if view.last[0] == seat.seat and not view.over:
        badges.append(Badge(say("badge-last", deed=view.last[1]), icon=LAST_ICONS.get(view.last[1], "gi:hand")))
    if seat.gives_up:
        badges.append(Badge(Say("badge-gives-up"), icon="gi:white-tower", colour="bad"))
    if seat.hint:
        badges.append(Badge(say("badge-hint", things=list_of([thing_name(one) for one in seat.hint])), icon="gi:talk"))
    return SeatPanel(
        int(seat.seat),
        f"seat-{seat.seat + 1}",
        SEAT_ICONS[seat.seat],
        stats=[
            Stat("hand", Say("stat-hand"), len(seat.hand), "gi:card-random", main=True),
            Stat("draw", Say("stat-draw"), len(seat.draw), "gi:card-draw"),
            Stat("discard", Say("stat-discard"), len(seat.discard) + len(seat.shown), "gi:card-discard"),
        ],
        badges=badges,
        active=not view.over and seat.seat == view.active,
        team=0,
    )


def sheets(view: Quest, look: Look) -> dict[str, Sheet]:
    """What can be looked at closely: open rooms, and the cards of one's hand or those that are chosen from."""
    found: dict[str, Sheet] = {}
    rules = view.rules
    rooms = [room for space, room in enumerate(view.room) if view.face[space] != HIDDEN]
    for room in rooms + view.bosses[: view.boss_seen]:
        found[f"room-{rules.rooms[room].id}"] = room_sheet(view, look, room)
    for seat in view.seats:
        if seat.seat == view.viewer or (rules.terms.open_hands and view.viewer != SPECTATOR):
            for card in cards_in(view, seat.hand + (_chosen_from(view) if seat.seat == view.viewer else [])):
                found[f"card-{rules.cards[card].id}"] = card_sheet(view, look, rules.cards[card])
    return found


def rank(view: Quest) -> str:
    """How well it went, by the number of defeats."""
    if not view.won:
        return "lost"
    return "legend" if not view.defeats else "time" if view.defeats <= 2 else "knight" if view.defeats <= 5 else "squire"


def _result(view: Quest, look: Look) -> Result:
    """The team as a whole: won or lost, with its rank, what was done and what was found by whom."""
    needed = view.rules.dungeons_needed
    parts = [
        Line(Say(f"rank-{rank(view)}"), strong=True),
        Line(Say("stat-dungeons"), say("so-many-of", count=len(view.completed), most=needed), icon="gi:dungeon-gate"),
        Line(Say("stat-defeats"), say("plain-number", number=view.defeats), icon=SKULL),
        Line(Say("stat-rooms"), say("plain-number", number=view.rooms_entered), icon="gi:footsteps"),
        Line(Say("stat-rounds"), say("plain-number", number=view.rounds_played), icon="gi:sands-of-time"),
        Line(Say("rupees-name"), say("plain-number", number=view.rupees), icon=RUPEE),
        Line(Say("hearts-name"), hearts(view.hearts), icon=HEART),
    ]
    if view.completed:
        parts.insert(2, Line(say("stat-which", dungeons=_dungeons(view, look))))
    for seat in view.seats:
        if seat.items:
            items = list_of([item_name(view.rules.items[item].id) for item in seat.items])
            parts.append(Line(say("stat-items", items=items), seat=int(seat.seat)))
    name = Say("over-won" if view.won else "over-lost")
    standing = Standing(int(view.won), None, max(0, 10 - view.defeats), parts)
    return Result(name, [standing], curve_name=Say("curve-hearts"))
