"""The seats: whose turn it is, the health of their figures, and how many cards they have."""

from tafelrunde.engine import Memory, Say, say, word
from tafelrunde.engine.scene import Badge, Gauge, SeatPanel, Stat
from tafelrunde.games.duels.ids import FIGURES, Figure
from tafelrunde.games.duels.picture.names import CARD_ICON, HEART_ICON, RELIC_ICON, Look, seat_colour, who
from tafelrunde.games.duels.state import Duels, Seat

memory = Memory()


def seats(view: Duels, look: Look) -> list[SeatPanel]:
    return [_known_panel(view, look, seat) for seat in view.seats]


def _known_panel(view: Duels, look: Look, seat: Seat) -> SeatPanel:
    """As long as a seat has the same, its panel is the same."""
    figures = [figure for figure in FIGURES[seat.seat] if view.character[figure] >= 0]
    crew = tuple([(view.character[figure], view.health[figure], view.most[figure]) for figure in figures])
    turn = (view.turns > 0, seat.seat == view.active and not view.over, view.actions, view.first == seat.seat)
    held = (len(seat.hand), len(seat.deck), seat.fewer, seat.exhausted > 0, tuple(seat.used), seat.out)
    source = (view.rules, look, view.names, view.sides, seat.seat, seat.team, crew, turn, held)
    return memory.part(source, lambda: _panel(view, look, seat, figures))


def _panel(view: Duels, look: Look, seat: Seat, figures: list[Figure]) -> SeatPanel:
    rules = view.rules
    icon = rules.characters[rules.teams[seat.team].slots[0]].icon if seat.team >= 0 else "gi:crossed-swords"
    return SeatPanel(
        int(seat.seat),
        seat_colour(seat.seat),
        icon,
        stats=[
            Stat("health", word("health"), sum(int(view.health[figure]) for figure in figures), HEART_ICON, main=True),
            Stat("hand", word("hand-cards"), len(seat.hand), CARD_ICON),
            Stat("deck", word("deck-cards"), len(seat.deck), "gi:card-draw"),
        ],
        badges=_badges(view, look, seat),
        gauges=[
            Gauge(
                look.figure(view.names[figure]),
                int(view.health[figure]),
                int(view.most[figure]),
                view.who(figure).icon,
                "heart",
            )
            for figure in figures
        ],
        active=not view.over and seat.seat == view.active and view.turns > 0,
        out=seat.out,
        team=int(view.sides[seat.seat]) if view.is_team_game() else None,
    )


def _badges(view: Duels, look: Look, seat: Seat) -> list[Badge]:
    if seat.out:
        return [Badge(word("badge-out"), icon="gi:falling")]
    found: list[Badge] = []
    if view.turns and seat.seat == view.active and not view.over:
        left = view.actions
        found.append(Badge(say("badge-actions", actions=left), text="●" * left + "○" * max(2 - left, 0), colour="brass-ink"))
    if seat.fewer:
        found.append(Badge(word("badge-fewer"), icon="gi:frozen-block", colour="azure"))
    if seat.exhausted:
        found.append(Badge(word("badge-exhausted"), icon="gi:card-exchange", colour="rust"))
    for card in seat.used:
        used: Say = say("badge-relic-used", card=look.card(view.rules.cards[card].id))
        found.append(Badge(used, icon=RELIC_ICON, colour="gold"))
    if view.first == seat.seat and view.turns:
        found.append(Badge(say("badge-first", seat=who(seat.seat)), text="1."))
    return found
