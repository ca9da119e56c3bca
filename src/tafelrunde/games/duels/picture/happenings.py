"""What just happened: a sentence with its rule, and what moves on the table."""

from tafelrunde.engine import UNKNOWN_WORD, Event, SeatId, say_part
from tafelrunde.engine.scene import Flash, Flight, Happening, Motion, Piece, Tumble, Walk
from tafelrunde.games.duels import events as e
from tafelrunde.games.duels.picture import names
from tafelrunde.games.duels.picture.cards import card_piece
from tafelrunde.games.duels.ruleset import FACE_ALL, FACE_SPACES, FACES, HEART
from tafelrunde.games.duels.state import Duels, square_name

LOUD = (e.TurnBegan, e.StartFound, e.GameWon, e.SideWon, e.GameDrawn, e.TallyCalled)
BIG = (e.AttackRevealed, e.AttackBlocked, e.FigureFell, e.SeatOut, e.GameWon, e.SideWon, e.GameDrawn)
SHOWN = (e.AttackRevealed, e.Defended, e.SpecialPlayed, e.FigureSaved, e.AttackCancelled)


def happening(event: Event, view: Duels, look: names.Look) -> Happening:
    """`view` is the table after it."""
    return Happening(
        say_part(event, look.kinds),
        event.rule,
        getattr(event, "seat", None),
        _motions(event, view.viewer),
        card=_card(event, view, look),
        loud=isinstance(event, LOUD),
        big=isinstance(event, BIG),
    )


def _card(event: Event, view: Duels, look: names.Look) -> Piece | None:
    """A card that is turned up is shown large for a moment."""
    if not isinstance(event, SHOWN) or event.card == UNKNOWN_WORD:
        return None
    return card_piece(look, view.rules.card_index[event.card], f"shown-{event.card}")


def _motions(event: Event, viewer: SeatId) -> list[Motion]:
    match event:
        case e.DieRolled() | e.StartRolled():
            return [Tumble(names.DIE, _faces(event.face))]
        case e.TurnBegan() | e.StartFound() | e.GameWon() | e.SeatOut() | e.Conceded() | e.ActionsLost():
            return [Flash(names.seat_id(event.seat))]
        case e.FigureMoved():
            return [Walk(names.figure_id(event.figure), [square_name(square) for square in event.path])]
        case e.FigurePut() | e.FigurePlaced() | e.FigureRevived():
            return [Flash(square_name(event.square))]
        case e.FiguresSwapped():
            return [Flash(names.figure_id(event.figure)), Flash(names.figure_id(event.other))]
        case e.DamageTaken() | e.Bitten():
            return [Flash(names.figure_id(event.figure), f"−{event.amount}", "bad")]
        case e.Healed() | e.MostRaised():
            return [Flash(names.figure_id(event.figure), f"+{event.amount}", "good")]
        case e.FigureSaved() | e.FigurePinned() | e.AttackBlocked() | e.TargetChanged():
            return [Flash(names.figure_id(event.figure))]
        case e.AttackDeclared():
            icon = names.SWORD if event.melee else names.BOW
            return [Flight(icon, names.figure_id(event.figure), names.figure_id(event.target), colour="crimson")]
        case e.CardDiscarded():
            start = names.HAND if event.seat == viewer else names.seat_id(event.seat)
            return [Flight(names.CARD_ICON, start, names.discard_id(event.seat), colour=names.seat_colour(event.seat))]
        case e.CardsDrawn():
            start, end = (
                (names.DECK, names.HAND) if event.seat == viewer else (names.seat_id(event.seat), names.seat_id(event.seat))
            )
            return [Flight(names.CARD_ICON, start, end, str(len(event.cards)), names.seat_colour(event.seat))]
        case e.HandSeen():
            return [Flight("gi:eyeball", names.seat_id(event.seat), names.seat_id(event.victim))]
    return []


def _faces(face: str) -> list[str]:
    index = FACES.index(face)
    if index == HEART:
        return [names.HEART_ICON]
    return [str(FACE_SPACES[index]), *(["gi:three-friends"] if FACE_ALL[index] else [])]
