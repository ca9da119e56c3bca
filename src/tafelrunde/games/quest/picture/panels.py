"""The challenge, the team's things and the shop."""

from tafelrunde.engine import Say, Who, say
from tafelrunde.engine.scene import Gauge, Line, Meter, Panel, Piece, Row, Stage, Track, Zone
from tafelrunde.games.quest.picture import names
from tafelrunde.games.quest.picture.board import team_frame
from tafelrunde.games.quest.picture.pieces import bottle_piece, room_lines
from tafelrunde.games.quest.rules.penalties import round_damage
from tafelrunde.games.quest.rules.shop import ChooseShop
from tafelrunde.games.quest.rules.team import missing
from tafelrunde.games.quest.ruleset import DARK, MOST_RUPEES
from tafelrunde.games.quest.state import Challenge, Quest
from tafelrunde.games.quest.verbs.penalties import Damage


def team(view: Quest) -> Track:
    """TQ-0.5: hearts with their halves, rupees, the Triforce."""
    gauges = [
        Gauge(Say("hearts-name"), view.hearts / 2, int(view.containers), icon=names.HEART, colour="heart", style="icons"),
        Gauge(Say("rupees-name"), int(view.rupees), MOST_RUPEES, icon=names.RUPEE, colour="leaf", style="number"),
    ]
    if view.parts:
        gauges.append(
            Gauge(Say("parts-name"), int(view.unspent()), int(view.parts), icon=names.TRIANGLE, colour="gold", style="icons")
        )
    return Track("team", Say("zone-team"), gauges, frame=team_frame(view))


def bottles(view: Quest) -> Row:
    return Row("bottles", Say("zone-bottles"), [bottle_piece(view, slot) for slot in range(len(view.bottles))])


def challenge_stage(view: Quest, look: names.Look) -> Stage | None:
    """TQ-C1: large and readable: how far it has come, what comes; all that is printed can be unfolded."""
    challenge = view.challenge
    if challenge is None:
        return None
    room = view.rules.rooms[challenge.room]
    lines = _hopeless(view, challenge) + _standing(view, look, challenge)
    for seat, kind, points in challenge.plays:
        name = Say("card-hidden") if kind < 0 else names.card_name(view.rules.cards[kind].id)
        who = int(seat)
        lines.append(Line(say("line-play", seat=Who(who), card=name), say("points", points=points), seat=who, dim=not points))
    meter = Meter(
        Say("progress-name"),
        int(challenge.progress),
        int(challenge.goal),
        int(challenge.waiting),
        int(challenge.shield),
        icon=names.KIND_ICONS[room.kind],
        colour="crimson" if room.boss else "leaf",
    )
    return Stage(
        "challenge",
        look.room_name(room.id),
        lines,
        icon=names.SKULL if room.boss else names.KIND_ICONS[room.kind],
        colour="crimson" if room.boss else "brass",
        result=_lacking(view, challenge),
        meter=meter,
        more=room_lines(view, look, challenge.room, going_on=True),
    )


def _lacking(view: Quest, challenge: Challenge) -> Say | None:
    """TQ-C6: what is still to be used although there are points enough."""
    if challenge.progress < challenge.goal or challenge.shield:
        return None
    for number, item in enumerate(view.rules.items):
        if challenge.needs >> number & 1:
            return say("still-lacking", what=names.item_name(item.id))
    return None


def _hopeless(view: Quest, challenge: Challenge) -> list[Line]:
    """TQ-I5: what nobody has can be met by nobody."""
    lacking = missing(view, challenge.needs)
    return [
        Line(
            say("line-hopeless", item=names.item_name(view.rules.items[item].id)), icon="gi:padlock", strong=True, rule="TQ-I5"
        )
        for item in lacking
    ]


def _standing(view: Quest, look: names.Look, challenge: Challenge) -> list[Line]:
    """Rounds, key card, shield, need, guard, light, and what the round will cost."""
    room = view.rules.rooms[challenge.room]
    lines: list[Line] = []
    if challenge.shield:
        lines.append(Line(Say("line-shield"), say("points", points=challenge.shield), icon="gi:shield", rule="TQ-V8"))
    if challenge.waiting:
        lines.append(Line(Say("line-waiting"), say("points", points=challenge.waiting), icon="gi:hourglass", rule="TQ-C9"))
    round_now = say("value-of", value=challenge.round, most=room.limit)
    lines.append(Line(Say("line-round"), round_now, icon="gi:sands-of-time", rule="TQ-P4"))
    key = Say("yes" if challenge.keyed else "not-yet")
    lines.append(Line(Say("line-key"), key, icon="gi:key", strong=challenge.keyed, rule="TQ-C9"))
    for number, item in enumerate(view.rules.items):
        if room.needs >> number & 1:
            open_need = challenge.needs >> number & 1
            answer = Say("not-yet" if open_need else "yes")
            lines.append(Line(say("special-need", on=names.item_name(item.id)), answer, icon=item.icon, strong=not open_need))
    if challenge.guard:
        guarded = say("value-of", value=min(challenge.guarded, challenge.guard), most=challenge.guard)
        met = challenge.guarded >= challenge.guard
        lines.append(Line(Say("line-guard"), guarded, icon="gi:checked-shield", strong=met, rule="TQ-B2"))
    if room.traits & DARK:
        lit = Say("yes" if challenge.lit else "not-yet")
        lines.append(Line(Say("line-light"), lit, icon="gi:lantern-flame", strong=challenge.lit, rule="TQ-A7"))
    others = [verb for verb in room.round_penalty if not isinstance(verb, Damage)]
    cost = Say("averted") if challenge.averted else names.hearts(round_damage(view))
    if others and not challenge.averted:
        cost = say("cost-and-more", hearts=cost, more=look.verbs(others))
    lines.append(Line(Say("line-cost"), cost, icon="gi:broken-heart", strong=challenge.averted, rule="TQ-P3"))
    return lines


def shop_panel(view: Quest) -> Panel | None:
    """TQ-M2: prices."""
    if not isinstance(view.decision, ChooseShop):
        return None
    pieces = []
    lines = []
    for potion in view.rules.potions:
        name = names.potion_name(potion.id)
        dear = potion.price > view.rupees
        pieces.append(Piece(f"potion-{potion.id}", name, shape="chip", icon=potion.icon, colour="amber", dim=dear))
        price = say("price", price=potion.price)
        lines.append(
            Line(say("potion-line", potion=name, text=Say(f"potion-{potion.id}-text")), price, icon=potion.icon, dim=dear)
        )
    if not view.bought:
        lines.append(Line(Say("line-first-bottle"), icon=names.BOTTLE, strong=True, rule="TQ-M3"))
    return Panel("shop", Say("zone-shop"), lines, icon="gi:shop", pieces=pieces)


def zones(view: Quest, look: names.Look) -> list[Zone]:
    """Everything beside the board."""
    found: list[Zone] = [team(view)]
    if view.bottles:
        found.append(bottles(view))
    for panel in (challenge_stage(view, look), shop_panel(view)):
        if panel is not None:
            found.append(panel)
    return found
