"""The seats: whose turn it is, what they have, and a small map of their deeds."""

from functools import lru_cache
from typing import Literal

from mypy_extensions import i64

from tafelrunde.engine import UNKNOWN, Memory, Say, SeatId, say
from tafelrunde.engine.scene import Badge, Pip, Pips, SeatPanel, Stat
from tafelrunde.games.monopoly.ids import BANK, GroupId, Rupees, SpaceId
from tafelrunde.games.monopoly.picture import names
from tafelrunde.games.monopoly.picture.board import deeds
from tafelrunde.games.monopoly.rules.property import wealth
from tafelrunde.games.monopoly.state import BOTH_DECKS, Monopoly, Seat

memory = Memory()
Fill = Literal["full", "empty", "hatched", "none"]


def seats(view: Monopoly, look: names.Look) -> list[SeatPanel]:
    return [_panel(view, look, seat) for seat in view.seats]


def _panel(view: Monopoly, look: names.Look, seat: Seat) -> SeatPanel:
    return SeatPanel(
        int(seat.seat),
        names.seat_colour(seat.seat),
        look.token_icon(seat.token),
        stats=_stats(view, seat),
        badges=_badges(view, look, seat),
        pips=[] if seat.out else memory.part((*deeds(view), look, seat.seat), lambda: _all_pips(view, look, seat.seat)),
        active=not view.over and seat.seat == view.active,
        out=seat.out,
    )


def _stats(view: Monopoly, seat: Seat) -> list[Stat]:
    """Rupees and wealth; neither where rupees are nobody else's business."""
    if seat.cash == UNKNOWN or seat.out:
        return []
    return [_rupees(seat.cash), _wealth(wealth(view, seat.seat))]


@lru_cache(maxsize=4096)
def _rupees(amount: Rupees) -> Stat:
    return Stat("rupees", Say("money"), amount, names.MONEY, main=True)


@lru_cache(maxsize=4096)
def _wealth(amount: Rupees) -> Stat:
    return Stat("wealth", Say("wealth"), amount, "gi:scales")


def _badges(view: Monopoly, look: names.Look, seat: Seat) -> list[Badge]:
    found: list[Badge] = []
    if seat.out:
        return [Badge(say("badge-out", round=seat.out_round), icon="gi:falling")]
    if seat.cash == UNKNOWN:
        found.append(Badge(Say("badge-money-hidden"), icon=names.MONEY, text="?"))
    if seat.jailed:
        tries = f"{seat.tries}/{view.rules.jail_tries}"
        found.append(Badge(say("badge-jailed", tries=seat.tries), icon="gi:prisoner", text=tries, colour="rust"))
    for deck in BOTH_DECKS:
        if seat.jail_cards[deck]:
            found.append(Badge(say("badge-jail-card", deck=names.deck_name(deck)), icon=names.JAIL_CARD, colour="brass-ink"))
    if seat.item >= 0:
        found.append(Badge(look.item_name(seat.item), icon=look.item_icons[seat.item], colour="violet"))
    if seat.debts:
        found.append(Badge(Say("badge-debt"), icon="gi:hazard-sign", colour="bad"))
    if seat.snoozes:
        found.append(Badge(Say("badge-snoozes"), icon="gi:night-sleep"))
    elif seat.auto_pass != view.rules.auto_pass:
        icon = "gi:ringing-bell" if seat.auto_pass == "never" else "gi:sleepy"
        found.append(Badge(Say(f"badge-auto-pass-{seat.auto_pass}"), icon=icon))
    return found


def _all_pips(view: Monopoly, look: names.Look, seat: SeatId) -> list[Pips]:
    return [_pips(view, look, seat, group) for group in view.rules.every_group]


def _pips(view: Monopoly, look: names.Look, seat: SeatId, group: GroupId) -> Pips:
    marks = tuple([_mark(view, seat, space) for space in view.rules.groups[group]])
    return _known_pips(look, group, tuple(view.rules.groups[group]), marks, view.rules.tree)


def _mark(view: Monopoly, seat: SeatId, space: SpaceId) -> tuple[Fill, i64]:
    """One deed of the map: mine, mine but mortgaged, still to be had, or somebody else's; and what grows there."""
    owner = view.owner[space]
    if owner == seat:
        return "hatched" if view.mortgaged[space] else "full", view.level[space]
    return "empty" if owner == BANK else "none", 0


@lru_cache(maxsize=8192)
def _known_pips(
    look: names.Look, group: GroupId, spaces: tuple[SpaceId, ...], marks: tuple[tuple[Fill, i64], ...], tree: i64
) -> Pips:
    pips = []
    for space, (fill, level) in zip(spaces, marks, strict=True):
        name = names.space_name(space)
        if fill == "hatched":
            name = say("pip-mortgaged", space=name)
        elif level:
            name = say("pip-grown", space=name, plants=names.plants(level, level == tree))
        mark = "" if not level else "♣" if level == tree else str(level)
        pips.append(Pip(name, fill, mark, names.space_id(space)))
    return Pips(look.group_name(group), look.colours[group], pips, look.letters[group])
