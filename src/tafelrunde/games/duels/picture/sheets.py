"""What opens when a thing is looked at: cards, figures, teams, terrain, discard piles, and what may still be held."""

from functools import lru_cache

from tafelrunde.engine import Say, say, word
from tafelrunde.engine.scene import Line, Sheet
from tafelrunde.games.duels.ids import NO_TEAM, OWNER, CardId, CharacterId, Figure, TeamId
from tafelrunde.games.duels.imagination import unseen
from tafelrunde.games.duels.options import TEAMS
from tafelrunde.games.duels.picture.cards import card_sheet, sheet_id, values
from tafelrunde.games.duels.picture.names import CARD_ICON, HEART_ICON, Look, discard_id, seat_colour, who
from tafelrunde.games.duels.rules.cards import kinds_in
from tafelrunde.games.duels.ruleset import BASIC
from tafelrunde.games.duels.state import Duels, Seat


def sheets(view: Duels, look: Look) -> dict[str, Sheet]:
    found: dict[str, Sheet] = {}
    playing = {seat.team for seat in view.seats}
    for card in view.rules.cards:
        if card.team in playing:
            found[sheet_id(card)] = _card(look, card.index)
    for figure in view.everybody():
        if view.character[figure] >= 0:
            found[f"figure-{view.names[figure]}"] = _figure(view, look, figure)
    for seat in view.seats:
        if seat.team >= 0:
            found[discard_id(seat.seat)] = _piles(look, seat)
    if NO_TEAM in playing:
        for team in view.rules.teams:
            found[f"team-{team.id}"] = _team(view, look, team.index)
    for kind in sorted(set(view.place().terrain)):
        if kind >= 0:
            found[f"terrain-{view.rules.content.terrains[kind].id}"] = _terrain(view, look, kind)
    return found


def _figure(view: Duels, look: Look, figure: Figure) -> Sheet:
    """Health, and the cards of this character in its deck."""
    character = view.who(figure)
    seat = view.seats[OWNER[figure]]
    lines = [
        Line(word("health"), health_of(view, figure), icon=HEART_ICON, strong=True),
        Line(word("lead" if character.lead else "partner"), rule="HD-S5"),
        *_unseen(view, look, seat, character.index),
    ]
    title = look.figure(view.names[figure])
    return Sheet(title, lines, seat_colour(seat.seat), icon=character.icon, subtitle=say("of-seat", seat=who(seat.seat)))


def health_of(view: Duels, figure: Figure) -> Say:
    """`5 of 15`"""
    return say("health-of", health=int(view.health[figure]), most=int(view.most[figure]))


def _unseen(view: Duels, look: Look, seat: Seat, character: CharacterId) -> list[Line]:
    """The cards of a character that have not been seen."""
    if seat.out:
        return []
    cards = [card for card in unseen(view, seat) if character in view.rules.cards[card].users]
    if not cards:
        return []
    return [
        Line(say("unseen", count=len(cards)), dim=True),
        *[_count(look, card, cards.count(card)) for card in kinds_in(cards)],
    ]


@lru_cache(maxsize=2048)
def _card(look: Look, number: CardId) -> Sheet:
    """A card never changes, so its sheet is made once."""
    return card_sheet(look, look.rules.cards[number])


@lru_cache(maxsize=8192)
def _count(look: Look, number: CardId, count: int) -> Line:
    card = look.rules.cards[number]
    text = say("times", count=count, values=values(card) if card.kind != BASIC else "")
    return Line(look.card(card.id), text, icon=card.icon)


def _piles(look: Look, seat: Seat) -> Sheet:
    """HD-D7, HD-D8: the discard pile and the cards that are out of the game."""
    lines = [_count(look, card, seat.discard.count(card)) for card in kinds_in(sorted(seat.discard))]
    if seat.removed:
        lines.append(Line(word("removed"), dim=True, rule="HD-D8"))
        lines += [_count(look, card, seat.removed.count(card)) for card in kinds_in(sorted(seat.removed))]
    if not lines:
        lines = [Line(word("nothing-yet"), dim=True)]
    return Sheet(say("zone-discard", seat=who(seat.seat)), lines, seat_colour(seat.seat), icon=CARD_ICON)


def _team(view: Duels, look: Look, index: TeamId) -> Sheet:
    team = view.rules.teams[index]
    lines = [
        Line(look.named(character), say("number", n=int(view.rules.characters[character].health)), icon=HEART_ICON)
        for character in team.slots
    ]
    lines += [
        _count(look, card, team.deck.count(card)) for card in kinds_in(list(team.deck)) if view.rules.cards[card].kind != BASIC
    ]
    if team.id in TEAMS:
        plan = [Line(word(f"plan-{team.id}")), Line(word("difficulty"), word(f"difficulty-{team.id}"), strong=True)]
        lines = plan + lines
    kind: Say = word("good" if team.good else "evil")
    return Sheet(look.team(team.id), lines, icon=view.rules.characters[team.slots[0]].icon, subtitle=kind)


def _terrain(view: Duels, look: Look, kind: int) -> Sheet:
    terrain = view.rules.content.terrains[kind]
    lines = [
        Line(word("blocks-movement" if terrain.wall else "lets-pass"), rule="HD-M2"),
        Line(word("blocks-sight" if terrain.opaque else "lets-see"), rule="HD-L6"),
    ]
    return Sheet(look.name("terrain", terrain.id), lines, terrain.ground, icon=terrain.icon)
