"""What just happened: a sentence with its rule, and what moves on the table."""

from typing import Final

from tafelrunde.engine import UNKNOWN_WORD, Argument, Event, Say, attributes, message, say, word
from tafelrunde.engine.scene import Flash, Flight, Happening, Motion, Piece, Tumble, Walk
from tafelrunde.games.twister import events as e
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Side
from tafelrunde.games.twister.picture import names
from tafelrunde.games.twister.picture.npcs import acting, reason_words
from tafelrunde.games.twister.rules.activation import Activation
from tafelrunde.games.twister.rules.arrivals import Reinforcements
from tafelrunde.games.twister.rules.combat import Fighting
from tafelrunde.games.twister.rules.turn import LAST_SOLO, PlayerTurn
from tafelrunde.games.twister.ruleset import square_name
from tafelrunde.games.twister.state import DRAW, Twister

LOUD: Final = (e.TurnBegan, e.RowShuffled, e.NpcActivated, e.GameEnded)
BIG: Final = (e.CombatResolved, e.Eliminated, e.ReinforcementCalled, e.GameEnded)


def happening(event: Event, view: Twister, look: names.Look) -> Happening:
    """`view` is the table after it."""
    return Happening(
        sentence(event, view, look),
        event.rule,
        getattr(event, "seat", None),
        _motions(event, view),
        card=_card(event),
        loud=isinstance(event, LOUD),
        big=isinstance(event, BIG),
        doer=_doer(view, look),
    )


def _doer(view: Twister, look: names.Look) -> Say | None:
    """DT-P2: the NPC in whose activation it happens."""
    npc = acting(view)
    return look.short(npc) if npc != r.NOBODY else None


def sentence(event: Event, view: Twister, look: names.Look) -> Say:
    """The message of its class, with what only the table knows put in."""
    args = names.told({name: getattr(event, name) for name in attributes(event)}, look)
    match event:
        case e.HallRevealed() if not event.who:
            return say("hall-revealed-by-vision", slot=int(event.slot + 1), hall=look.hall(event.hall))
        case e.HallTurned():
            args["hall"] = look.hall(view.rules.halls[view.hall[event.slot]].id)
            args["degrees"] = event.quarters * 90
        case e.GoalTested():
            args["reason"] = reason_words(event.reason, event.cost, event.way)
        case e.Scored():
            args["side"] = side_name(view, event.side)
        case e.GameEnded():
            return say("game-ended", reason=ending(view))
        case e.ReinforcementCalled():
            return _why_called(view, look, args)
        case e.CombatBegan() if len(event.attackers) + len(event.defenders) > 2:
            return Say("group-combat-began", args)
    return Say(message(type(event)), args)


def _why_called(view: Twister, look: names.Look, args: dict[str, Argument]) -> Say:
    """DT-E1, DT-E2, DT-Y1: which card calls, or which NPC; long afterwards only that a card did."""
    stack = view.stack
    caller = stack[-2] if len(stack) > 1 and isinstance(stack[-1], Reinforcements) else None
    match caller:
        case Activation():
            return Say("reinforcement-called-npc", args | {"caller": look.short(caller.npc)})
        case Fighting():
            return Say("reinforcement-called-combat", args)
        case PlayerTurn():
            jumped = caller.steps[caller.at] == "action_is_asked"
            return Say("reinforcement-called-jump" if jumped else "reinforcement-called-action", args)
    return Say("reinforcement-called", args)


def side_name(view: Twister, side: Side) -> Say:
    if side == r.YELLOW:
        return word("side-yellow")
    return word("side-dungeon" if view.solo() else "side-blue")


def ending(view: Twister) -> Say:
    """DT-V4 to DT-V6: who won, and alone why."""
    if view.winner == DRAW:
        return word("over-drawn")
    if not view.solo():
        return say("over-won", side=side_name(view, view.winner))
    if view.winner == r.YELLOW:
        return word("over-won-solo")
    if view.points[1] >= view.rules.target:
        return word("over-lost-points")
    return word("over-lost-turns" if view.turn >= LAST_SOLO else "over-lost-nobody")


def _card(event: Event) -> Piece | None:
    """The cards of a fight are shown large for a moment."""
    if not isinstance(event, e.CombatResolved):
        return None
    return Piece(
        "shown-combat",
        say("combat-card-spoken", card=int(event.card)),
        shape="card",
        icon=names.FIGHT_ICON,
        colour="crimson",
        label=say("totals", attack=event.attack, defence=event.defence),
        value=f"+{event.card}",
        lines=[say("cards-against", card=int(event.card), other=int(event.other))],
    )


def _motions(event: Event, view: Twister) -> list[Motion]:
    match event:
        case e.TurnBegan() | e.SideHadNobody() | e.ActionCardsTakenBack() | e.CombatCardLaid():
            return [Flash(names.seat_id(event.seat))]
        case e.ActionCardPlayed():
            return [
                Flight(names.CARD_ICON, names.seat_id(event.seat), "dungeon", str(event.card), names.SIDE_COLOURS[event.seat])
            ]
        case e.Moved():
            return [Walk(names.token_id(event.who), [square_name(square) for square in event.way])]
        case e.Jumped():
            return [Walk(names.token_id(event.who), [square_name(event.square)])]
        case e.Taken() | e.Exchanged() | e.Healed() | e.NpcActivated() | e.NpcSkipped() | e.WoundIgnored() | e.Regenerated():
            return [Flash(names.token_id(_whose(event)), colour="good" if isinstance(event, e.Healed) else "brass")]
        case e.Dropped() | e.Appeared() | e.PortcullisOpened() | e.PortcullisClosed() | e.EdgeBroken() | e.Exploded():
            return [Flash(square_name(event.square))]
        case e.Given():
            return [Flight("gi:swap-bag", names.token_id(event.who), names.token_id(event.friend))]
        case e.HallRevealed():
            return [Flash(names.slot_id(event.slot))]
        case e.HallTurned():
            return [Flash(names.hall_id(event.slot))]
        case e.TokenDrawn() if event.token != UNKNOWN_WORD:
            return [Flight(names.BAG_ICON, "bag", "dungeon")]
        case e.TeleportRolled():
            return [Tumble(names.DICE, [str(event.red), str(event.white)])]
        case e.RotationRolled():
            return [Tumble(names.DICE, [str(event.number)])]
        case e.CombatBegan():
            icon = {"close": names.FIGHT_ICON, "lance": "gi:spear-feather", "bow": "gi:bow-arrow"}[event.mode]
            return [Flight(icon, names.token_id(event.who), names.token_id(event.target), colour="crimson")]
        case e.FireballCast():
            return [Flight("gi:fireball", names.token_id(event.who), square_name(event.square), colour="rust")]
        case e.Wounded() | e.FellIntoPit():
            return [Flash(names.token_id(event.who), colour="bad")]
        case e.Eliminated():
            return [Flash(square_name(event.square), "✕", "bad")] if event.square >= 0 else []
        case e.Repelled():
            return [Walk(names.token_id(event.target), [square_name(event.square)])] if event.square >= 0 else []
        case e.Left():
            return [Flash(names.token_id(event.who), "✓", "good")]
        case e.Scored() if not (event.side and view.solo()):
            return [Flash(names.seat_id(event.side), f"+{event.points}", "good")]
    return []


def _whose(event: Event) -> str:
    """Whom a flash points out: the patient, the NPC, or whoever did it."""
    for name in ("target", "npc", "who"):
        found = getattr(event, name, None)
        if isinstance(found, str):
            return found
    return ""
