"""Cards, rooms and bottles as pieces and sheets."""

from functools import lru_cache
from typing import NamedTuple

from tafelrunde.engine import Say, say
from tafelrunde.engine.scene import Badge, Line, Piece, Sheet
from tafelrunde.games.quest.ids import CardId, Points, Role, RoomId
from tafelrunde.games.quest.picture import names
from tafelrunde.games.quest.rules.play import counts_now
from tafelrunde.games.quest.rules.team import held
from tafelrunde.games.quest.rules.triforce import ChoosePowerCard
from tafelrunde.games.quest.rules.value import goal, match_of, role_of
from tafelrunde.games.quest.ruleset import KEY, NO_MATCH, Card
from tafelrunde.games.quest.state import Challenge, Quest


def kind_badges(card: Card) -> list[Badge]:
    return [Badge(names.kind_name(kind), icon=names.KIND_ICONS[kind], colour=names.KIND_COLOURS[kind]) for kind in card.kinds]


class Play(NamedTuple):
    """How a hand card can be played now."""

    points: Points
    role: Role
    hurts: bool
    guards: bool


def card_piece(view: Quest, look: names.Look, number: CardId, count: int, id: str) -> Piece:
    """A hand card: what it counts now, beside what is printed, and how it can be played."""
    return _card_piece(look, number, count, id, None if view.challenge is None else _play(view, view.challenge, number))


def _play(view: Quest, challenge: Challenge, number: CardId) -> Play:
    fit = match_of(view.rules, challenge.room).fits[number]
    as_key = isinstance(view.decision, ChoosePowerCard)
    role = KEY if as_key else role_of(view, challenge.room, number)
    points = counts_now(view, number, as_key) if role != NO_MATCH else view.rules.cards[number].value
    return Play(points, role, fit.backlash > 0, bool(fit.guards and challenge.guard))


@lru_cache(maxsize=8192)
def _card_piece(look: names.Look, number: CardId, count: int, id: str, play: Play | None) -> Piece:
    """Outside of a challenge it is as it is printed."""
    card = look.content.cards[number]
    value = str(card.value)
    badges = kind_badges(card)
    if play is not None:
        if play.points != card.value:
            value = str(play.points)
            badges.append(Badge(say("badge-printed", value=card.value), text=f"({card.value})"))
        if play.role == KEY:
            badges.append(Badge(Say("badge-key"), icon="gi:key", colour="brass"))
        if play.hurts:
            badges.append(Badge(Say("badge-hurts"), icon="gi:broken-heart", colour="bad"))
        if play.guards:
            badges.append(Badge(Say("badge-guards"), icon="gi:checked-shield", text=str(card.value), colour="azure"))
    if count > 1:
        badges.append(Badge(say("badge-copies", count=count), text=f"×{count}"))
    return Piece(
        id,
        say("card-spoken", card=names.card_name(card.id), value=card.value),
        shape="card",
        icon=card.icon,
        colour=names.KIND_COLOURS[card.kinds[0]],
        label=names.card_name(card.id),
        value=value,
        lines=_card_words(look, number),
        dim=play is not None and play.role == NO_MATCH,
        badges=badges,
        sheet=f"card-{card.id}",
    )


@lru_cache(maxsize=2048)
def _card_words(look: names.Look, number: CardId) -> list[Say]:
    return [look.verb(verb) for verb in look.content.cards[number].do]


def card_sheet(view: Quest, look: names.Look, card: Card) -> Sheet:
    """All that is printed on a card."""
    lines = [Line(names.kind_name(kind), icon=names.KIND_ICONS[kind], rule="TQ-0.4") for kind in card.kinds]
    lines += [Line(Say(f"tag-{tag}"), icon="gi:price-tag") for tag in card.tags]
    lines += [Line(look.verb(verb), strong=True) for verb in card.do]
    subtitle = say("card-subtitle", item=names.item_name(view.rules.items[card.item].id), value=card.value)
    return Sheet(names.card_name(card.id), lines, icon=card.icon, subtitle=subtitle)


def room_lines(view: Quest, look: names.Look, number: RoomId, going_on: bool = False) -> list[Line]:
    """The nine fields of a challenge, the player number worked out (TQ-C1); while it is going on, without what is told as it
    stands now."""
    wanted = goal(view, number) if view.rules.rooms[number].is_challenge() else 0
    return _known_lines(look, number, wanted, view.symbol(), going_on)


@lru_cache(maxsize=4096)
def _known_lines(look: names.Look, number: RoomId, wanted: int, symbol: int, going_on: bool) -> list[Line]:
    """They change only with the number of players, so they are made once."""
    room = look.content.rooms[number]
    lines: list[Line] = []
    if room.is_challenge():
        lines.append(
            Line(names.kind_name(room.kind), say("goal-points", goal=wanted), icon=names.KIND_ICONS[room.kind], rule="TQ-V1")
        )
        if not going_on:
            penalty = look.verbs(room.round_penalty)
            lines.append(Line(Say("line-limit"), say("rounds", rounds=room.limit), icon="gi:hourglass", rule="TQ-P4"))
            lines.append(Line(Say("line-round-penalty"), penalty, icon="gi:broken-heart", rule="TQ-P1"))
        lines.append(Line(Say("line-limit-penalty"), look.verbs(room.limit_penalty), icon="gi:death-skull", rule="TQ-P5"))
    for trait in look.traits(room):
        lines.append(
            Line(Say(f"trait-{trait}"), Say(f"trait-{trait}-text"), icon=names.TRAIT_ICONS[trait], rule=TRAIT_RULES[trait])
        )
    for special in room.specials:
        lines.append(Line(look.special(special, symbol), icon="gi:star-formation"))
    if room.mini:
        lines.append(Line(Say("special-mini"), icon=names.SKULL, rule="TQ-B5"))
    if room.reward:
        lines.append(Line(Say("line-reward"), look.verbs(room.reward), icon=names.RUPEE, rule="TQ-R1"))
    return lines


TRAIT_RULES = {
    "flying": "TQ-A1",
    "swarm": "TQ-A2",
    "magic": "TQ-A3",
    "water": "TQ-A4",
    "fire": "TQ-A5",
    "electric": "TQ-A6",
    "dark": "TQ-A7",
    "ice": "TQ-A8",
}


def room_sheet(view: Quest, look: names.Look, number: RoomId) -> Sheet:
    """A room or boss, looked at closely."""
    room = view.rules.rooms[number]
    subtitle = look.dungeon_name(view.rules.dungeons[room.dungeon].id)
    icon = names.SKULL if room.boss else names.KIND_ICONS[room.kind]
    return Sheet(look.room_name(room.id), room_lines(view, look, number), icon=icon, subtitle=subtitle)


def bottle_piece(view: Quest, slot: int) -> Piece:
    """A bottle with what is in it."""
    filling = view.bottles[slot]
    potion = held(view, filling)
    if potion is None:
        return Piece(f"bottle-{slot}", Say("bottle-empty"), shape="chip", icon=names.BOTTLE, colour="silver")
    name = names.potion_name(potion.id)
    return Piece(
        f"bottle-{slot}",
        name,
        shape="chip",
        icon=potion.icon,
        colour="heart" if potion.heals(view) else "leaf",
        label=name,
        value=str(filling % 8) if potion.sips > 1 else "",
    )


def printed(view: Quest, look: names.Look) -> list[Sheet]:
    """Every card, every room and boss, and every potion."""
    rules = view.rules
    cards = [card_sheet(view, look, card) for card in rules.cards]
    rooms = [room_sheet(view, look, RoomId(number)) for number in range(len(rules.rooms))]
    return cards + rooms + [Sheet(names.potion_name(one.id), [Line(Say(f"potion-{one.id}-text"))]) for one in rules.potions]
