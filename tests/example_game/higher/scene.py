"""The table as a picture, and what may be done, in words."""

from higher.actions import Lay, Stake
from higher.decisions import NameStake
from higher.events import CardRevealed, RoundBegun
from higher.rules import why_not_boast
from higher.state import HigherState, Seat
from tafelrunde.engine.action import Action
from tafelrunde.engine.event import Event
from tafelrunde.engine.flow import Reason
from tafelrunde.engine.part import UNKNOWN
from tafelrunde.engine.say import Argument, Say, Who, say
from tafelrunde.engine.scene import (
    Badge,
    Flash,
    Form,
    Gauge,
    Happening,
    Motion,
    Number,
    Offer,
    Offers,
    Piece,
    Pile,
    Quick,
    Refusal,
    Result,
    Row,
    Scene,
    SeatPanel,
    Standing,
    Stat,
    Track,
)
from tafelrunde.engine.words import Kinds, arguments, say_part, say_reason


def name_card(card: int) -> Argument:
    """A card by its number, or as one that lies face down."""
    return say("card-hidden") if card == UNKNOWN else say("card", number=card)


def name_cards(cards: list[int]) -> Argument:
    return ", ".join(str(card) for card in cards)


KINDS: Kinds = {"seat": Who, "lead": Who, "winner": Who, "card": name_card, "cards": name_cards}


# --- what lies there --------------------------------------------------------------------------------------------------


def scene(view: HigherState) -> Scene:
    """Made from the view alone, so it cannot leak."""
    asked = view.decision.seat if view.decision else None
    rounds = Gauge(say("rounds"), view.turn, view.setting.rounds, icon="gi:rounds", style="number")
    return Scene(
        prompt=_prompt(view),
        zones=[
            Row("laid", say("zone-laid"), [_piece(seat, card) for seat in view.seats for card in seat.laid]),
            Pile("deck", say("zone-deck"), len(view.deck)),
            Row("played", say("zone-played"), [_card(card) for card in view.played]),
            Track("rounds", say("rounds"), [rounds]),
            *(
                Row("hand", say("zone-hand"), [_card(card) for card in seat.hand], hand=True, seat=seat.seat)
                for seat in view.seats
                if seat.seat == view.viewer
            ),
        ],
        seats=[_panel(seat, view.lead) for seat in view.seats],
        asked=asked,
        caption=say("round-caption", turn=view.turn, rounds=view.setting.rounds),
        result=_result(view) if view.over else None,
        private=view.viewer >= 0,
    )


def _prompt(view: HigherState) -> Say:
    return say("game-over") if view.decision is None else say_part(view.decision, KINDS)


def _card(card: int) -> Piece:
    return Piece(f"card-{card}", say("card", number=card), shape="card", value=str(card))


def _piece(seat: Seat, card: int) -> Piece:
    """A card laid face down: its owner sees what it is, others only whose."""
    value = "" if card == UNKNOWN else str(card)
    name = say("card-of", seat=Who(seat.seat), card=name_card(card))
    return Piece(f"laid-{seat.seat}", name, shape="card", value=value, colour=f"seat-{seat.seat + 1}", face_down=True)


def _panel(seat: Seat, lead: int) -> SeatPanel:
    return SeatPanel(
        seat.seat,
        f"seat-{seat.seat + 1}",
        "gi:rising-card",
        stats=[
            Stat("points", say("points"), seat.points, main=True),
            Stat("cards", say("cards-left"), len(seat.hand)),
        ],
        badges=[Badge(say("boasts"), text="!")] if seat.boasts else [],
        active=seat.seat == lead,
    )


def _result(view: HigherState) -> Result:
    """HI-E1: the most points win; equal points share a place."""
    ranked = sorted(view.seats, key=lambda seat: -seat.points)
    places = [1 + sum(other.points > seat.points for other in view.seats) for seat in ranked]
    return Result(
        say("game-over"), [Standing(place, seat.seat, seat.points) for place, seat in zip(places, ranked, strict=True)]
    )


# --- what may be done -------------------------------------------------------------------------------------------------


def offers(view: HigherState) -> Offers:
    """What the viewer may do now. To boast is always possible, also out of turn, but once a round."""
    shown = Offers()
    decision = view.decision
    if decision is None or view.viewer < 0:
        return shown
    reason = why_not_boast(view, view.viewer)
    if reason is None:
        shown.standing.append(Offer("boast", say("offer-boast"), icon="gi:boast", rule="HI-R4", confirm=say("confirm-boast")))
    else:
        shown.refusals.append(Refusal(say("offer-boast"), say_reason(reason, KINDS), reason.rule))
    if decision.seat != view.viewer:
        return shown
    for action in decision.options(view):
        if isinstance(action, Lay):
            name = say("offer-lay", card=name_card(action.card))
            shown.offers.append(Offer(action.text, name, touches=[f"card-{action.card}"], rule="HI-R2"))
        elif isinstance(action, Stake):
            shown.offers.append(Offer(action.text, say("offer-stake", points=action.points), group="stake", rule="HI-R1"))
    if isinstance(decision, NameStake):
        most = view.setting.most_stake
        points = Number("points", say("points"), 1, most, 1, quick=[Quick(say("most"), most)])
        shown.forms.append(Form("stake", say("form-stake"), "stake {points}", [points], say("form-stake-submit"), rule="HI-R1"))
    return shown


def happening(event: Event) -> Happening:
    """One event as a sentence; a card that is turned over is pointed out."""
    motions: list[Motion] = []
    if isinstance(event, CardRevealed):
        motions.append(Flash(f"card-{event.card}", str(event.card)))
    return Happening(
        say_part(event, KINDS), event.rule, getattr(event, "seat", None), motions, loud=isinstance(event, RoundBegun)
    )


def refusal(reason: Reason) -> Say:
    """A reason in words."""
    return Say(reason.message, arguments(reason.args, KINDS))


def attempts(thing: str) -> list[Action | Reason]:
    """Whoever touches a card wants to lay it."""
    kind, _, number = thing.partition("-")
    return [Lay(int(number))] if kind == "card" and number.isdigit() else []
