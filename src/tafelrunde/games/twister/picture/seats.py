"""The seats: victory points, action points, cards; alone the dungeon sits opposite."""

from tafelrunde.engine import Memory, word
from tafelrunde.engine.scene import Badge, Gauge, SeatPanel, Stat
from tafelrunde.games.twister.ids import Card, Side
from tafelrunde.games.twister.picture.names import CARD_ICON, POINT_ICON, SEAT_COLOURS, SIDE_COLOURS
from tafelrunde.games.twister.ruleset import ACTION_CARDS, BLUE, YELLOW
from tafelrunde.games.twister.state import Seat, Twister

memory = Memory()


def seats(view: Twister) -> list[SeatPanel]:
    return [_known_panel(view, seat) for seat in view.seats]


def _known_panel(view: Twister, seat: Seat) -> SeatPanel:
    """As long as a seat has the same, its panel is the same."""
    active = not view.over and view.turn > 0 and view.side == seat.seat
    held = (seat.actions, len(seat.hand), seat.jumps)
    source = (view.rules, seat.seat, held, view.points, view.out, active, view.ap if active else 0, view.solo())
    return memory.part(source, lambda: _panel(view, seat, active))


def _panel(view: Twister, seat: Seat, active: bool) -> SeatPanel:
    gone = sum(view.rules.side[token] == seat.seat and view.is_character(token) for token in view.out)
    return SeatPanel(
        int(seat.seat),
        SEAT_COLOURS[seat.seat],
        ("gi:sun", "gi:moon")[seat.seat],
        stats=[
            Stat("points", word("stat-points"), view.points[seat.seat], POINT_ICON, main=True),
            Stat("ap", word("stat-ap"), view.ap if active else 0, "gi:lightning-helix"),
            Stat("cards", word("stat-cards"), len(seat.hand), CARD_ICON),
            Stat("jumps", word("stat-jumps"), seat.jumps, "gi:jump-across"),
            Stat("out", word("stat-out"), gone, "gi:exit-door"),
        ],
        badges=[_action(card, card in seat.actions) for card in ACTION_CARDS],
        gauges=[points_gauge(view, side) for side in ((YELLOW, BLUE) if view.solo() else (seat.seat,))],
        active=active,
    )


def _action(card: Card, held: bool) -> Badge:
    """DT-T1: which action cards are still in hand; everybody may know."""
    return Badge(word("zone-actions" if held else "card-played"), text=str(card) if held else "–", colour="brass-ink")


def points_gauge(view: Twister, side: Side) -> Gauge:
    colour = SIDE_COLOURS[2 if side and view.solo() else side]
    name = word(("side-yellow", "side-dungeon" if view.solo() else "side-blue")[side])
    return Gauge(name, min(view.points[side], view.rules.target), view.rules.target, POINT_ICON, colour, style="icons")
