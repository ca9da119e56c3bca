"""The whole table as one seat sees it."""

from functools import lru_cache
from itertools import pairwise

from msgspec.structs import replace

from tafelrunde.engine import Argument, Say, SeatId, message, say, word
from tafelrunde.engine.scene import Dice, Line, Piece, Pile, Result, Row, Scene, Standing, Zone
from tafelrunde.games.duels.ids import FIGURES, NO_CARD, CardId
from tafelrunde.games.duels.picture import names
from tafelrunde.games.duels.picture.board import board
from tafelrunde.games.duels.picture.cards import card_piece
from tafelrunde.games.duels.picture.fight import fight_stage
from tafelrunde.games.duels.picture.seats import seats
from tafelrunde.games.duels.picture.sheets import health_of
from tafelrunde.games.duels.rules import combat, damage, effects, ending, movement, setup, turn
from tafelrunde.games.duels.rules.cards import kinds_in
from tafelrunde.games.duels.ruleset import FACE_ALL, FACE_SPACES, HEART
from tafelrunde.games.duels.state import HIDDEN_CARD, Duels, square_name
from tafelrunde.games.duels.verbs.figures import ChooseSquare
from tafelrunde.games.duels.verbs.players import ChooseRecovered, ChooseTheirs


def scene(view: Duels, look: names.Look) -> Scene:
    """Made from the view alone, so it cannot leak."""
    decision = view.decision
    own = view.seats[view.viewer] if 0 <= view.viewer < len(view.seats) else None
    zones: list[Zone] = [board(view, look)]
    if isinstance(decision, setup.ChooseTeams):
        zones.append(_teams(view, look))
    if view.face >= 0:
        zones.append(_die(view))
    if own is not None and own.team >= 0 and not own.out:
        zones.append(
            Pile(names.DECK, word("zone-deck"), len(own.deck), icon=names.CARD_ICON, colour=names.seat_colour(own.seat))
        )
    zones += [
        _discard(look, seat.seat, seat.discard[-1] if seat.discard else NO_CARD, len(seat.discard))
        for seat in view.seats
        if seat.team >= 0 and not seat.out and view.turns
    ]
    zones += _laid(view, look)
    shown = _shown(view, look)
    zones += shown
    if view.fight is not None and not view.over:
        zones.append(fight_stage(view, look, view.fight))
    hand = own is not None and not view.over and bool(own.hand)
    if own is not None and hand:
        zones.append(_hand(look, own.seat, tuple(own.hand)))
    return Scene(
        prompt=prompt(view, look),
        zones=zones,
        seats=seats(view, look),
        asked=int(decision.seat) if decision is not None else None,
        caption=say("caption-round", round=view.round, map=look.map(view.place().id)),
        marked=_marked(view),
        result=_result(view, look) if view.over else None,
        private=hand or bool(shown),
    )


# --- what is asked --------------------------------------------------------------------------------------------------------


def prompt(view: Duels, look: names.Look) -> Say | None:
    """One sentence: what is asked of the viewer, or whom the table waits for. None while something happens."""
    decision = view.decision
    if decision is None:
        return _ending(view) if view.over else None
    args: dict[str, Argument] = {"seat": names.who(decision.seat)}
    match decision:
        case setup.ChooseStart() | ChooseSquare() | damage.ChooseRescue():
            args["figure"] = look.figure(view.names[decision.figure])
        case effects.ChooseFigure() | effects.ChooseOpponent() | ChooseRecovered():
            args["card"] = look.card(decision.card)
        case ChooseTheirs():
            args["victim"] = names.who(decision.victim)
        case turn.ChooseAction():
            args["actions"] = view.actions
        case turn.ChooseDieMove():
            args |= {"spaces": decision.spaces, "left": len(decision.figures) if FACE_ALL[view.face] else 0}
        case movement.ChooseMove():
            args |= {"spaces": decision.spaces, "figure": look.figure(view.names[decision.figures[0]])}
        case combat.ChooseDefence() if view.fight is not None:
            args |= {"figure": look.figure(view.names[decision.figure]), "melee": int(view.fight.melee)}
            args["attacker"] = look.figure(view.names[view.fight.attacker])
    question = Say(message(type(decision)), args)
    return (
        question if decision.seat == view.viewer else say("question-waiting", seat=names.who(decision.seat), question=question)
    )


def _ending(view: Duels) -> Say:
    sides = {view.sides[seat] for seat in view.winners}
    if len(sides) != 1:
        return word("over-drawn")
    if view.is_team_game():
        return say("over-side", side=int(sides.pop() + 1))
    return say("over-won", seat=names.who(view.winners[0]))


def _marked(view: Duels) -> list[str]:
    """Who fights, or who is being placed."""
    fight = view.fight
    if fight is not None and not view.over:
        return [names.figure_id(view.names[fight.attacker]), names.figure_id(view.names[fight.target])]
    decision = view.decision
    if isinstance(decision, setup.ChooseStart):
        lead = view.square[FIGURES[decision.seat][0]]
        return [square_name(lead)] if lead >= 0 else []
    return []


# --- zones ----------------------------------------------------------------------------------------------------------------


def _teams(view: Duels, look: names.Look) -> Row:
    """HD-S4: the teams that can still be chosen."""
    decision = view.asked()
    pieces = []
    for index in setup.teams_for(view, decision.seat):
        team = view.rules.teams[index]
        lead = view.rules.characters[team.slots[0]]
        lines = [
            say("team-member", figure=look.named(character), health=int(view.rules.characters[character].health))
            for character in team.slots
        ]
        colour = "azure" if team.good else "crimson"
        pieces.append(
            Piece(
                f"team-{team.id}",
                look.team(team.id),
                shape="card",
                icon=lead.icon,
                colour=colour,
                lines=lines,
                sheet=f"team-{team.id}",
            )
        )
    return Row("teams", word("zone-teams"), pieces)


def _die(view: Duels) -> Dice:
    """HD-D1: a number, with a mark where all may move; or a heart."""
    faces = [names.HEART_ICON] if view.face == HEART else [str(FACE_SPACES[view.face])]
    if FACE_ALL[view.face]:
        faces.append("gi:three-friends")
    return Dice(names.DIE, word("zone-die"), faces, thrown=view.turns)


@lru_cache(maxsize=4096)
def _discard(look: names.Look, seat: SeatId, last: CardId, count: int) -> Pile:
    top = card_piece(look, last, f"top-{seat}") if count else None
    pile = names.discard_id(seat)
    return Pile(
        pile, say("zone-discard", seat=names.who(seat)), count, names.CARD_ICON, names.seat_colour(seat), top=top, sheet=pile
    )


def _laid(view: Duels, look: names.Look) -> list[Zone]:
    """HD-K1: the cards in force, with the turns they still last."""
    found: list[Zone] = []
    for seat in view.seats:
        pieces = []
        for number, entry in enumerate(seat.laid):
            piece = card_piece(look, entry.card, f"laid-{seat.seat}-{number}", seat_colour=names.seat_colour(seat.seat))
            pieces.append(replace(piece, value=f"{entry.count}/{view.rules.cards[entry.card].clock}"))
        if pieces:
            found.append(Row(f"laid-{seat.seat}", say("zone-laid", seat=names.who(seat.seat)), pieces, seat=int(seat.seat)))
    return found


def _shown(view: Duels, look: names.Look) -> list[Zone]:
    """Cards that somebody looks at: the top of the deck, a hand that was shown, a discard pile to take from."""
    found: list[Zone] = []
    decision = view.decision
    if view.looked and view.looked[0] != HIDDEN_CARD:
        pieces = [card_piece(look, card, f"looked-{view.rules.cards[card].id}") for card in kinds_in(sorted(view.looked))]
        found.append(Row("looked", word("zone-looked"), pieces))
    for seat in view.seats:
        known = seat.seat != view.viewer and view.viewer >= 0 and seat.hand and seat.hand[0] != HIDDEN_CARD
        if known and not view.over:
            pieces = _cards(look, seat.hand, f"seen-{seat.seat}-")
            if isinstance(decision, ChooseTheirs) and decision.victim == seat.seat:
                pieces = _cards(look, seat.hand, "theirs-")
            found.append(Row(f"seen-{seat.seat}", say("zone-seen", seat=names.who(seat.seat)), pieces, seat=int(seat.seat)))
    if isinstance(decision, ChooseRecovered) and decision.seat == view.viewer:
        found.append(Row("recover", word("zone-recover"), _cards(look, sorted(view.seats[decision.seat].discard), "recover-")))
    return found


def _cards(look: names.Look, cards: list[CardId], prefix: str) -> list[Piece]:
    return [card_piece(look, card, prefix + look.rules.cards[card].id, cards.count(card)) for card in kinds_in(cards)]


@lru_cache(maxsize=1024)
def _hand(look: names.Look, seat: SeatId, hand: tuple[CardId, ...]) -> Row:
    pieces = [
        card_piece(look, card, names.card_id(look.rules.cards[card].id), hand.count(card), seat_colour=names.seat_colour(seat))
        for card in kinds_in(list(hand))
    ]
    return Row(names.HAND, word("zone-hand"), pieces, hand=True, seat=int(seat))


# --- how it ended ---------------------------------------------------------------------------------------------------------


def _result(view: Duels, look: names.Look) -> Result:
    """HD-W6: the ranking; the winners first, then who stayed longest."""
    standings = []
    for seat in view.seats:
        place = 1 if seat.seat in view.winners else max(seat.place, 2)
        figures = [figure for figure in FIGURES[seat.seat] if view.character[figure] >= 0]
        score = sum(int(view.health[figure]) for figure in figures)
        if view.is_team_game():
            score = int(ending.tally_score(view, view.sides[seat.seat])[0])
        lines = [Line(look.figure(view.names[figure]), health_of(view, figure)) for figure in figures]
        standings.append(Standing(place, int(seat.seat), score, lines))
    standings.sort(key=lambda standing: standing.place)
    for one, other in pairwise(standings):
        if one.score == other.score and one.place != other.place:
            tie, rule = ("part-tally", "HD-W5") if other.score else ("part-stayed", "HD-W6")
            other.parts.append(Line(Say(tie), rule=rule))
    return Result(_ending(view), standings, curve_name=word("health"))
