"""What somebody who touches a token, a square, a hall or a card may have in mind."""

from tafelrunde.engine import Action, Reason
from tafelrunde.games.twister import actions as a
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import apart, around
from tafelrunde.games.twister.ids import Card, Slot, Square
from tafelrunde.games.twister.rules import actions, combat, movement, question, setup, turn
from tafelrunde.games.twister.state import Twister


def attempts(view: Twister, thing: str) -> list[Action | Reason]:
    """Walking there, fighting or healing them, turning or revealing that, playing this."""
    kind, _, name = thing.partition("-")
    match kind:
        case "action" | "combat" | "jump":
            return [_with_card(view, kind, name)]
        case "placed":
            return [Reason("DT-R3", "why-face-down")]
        case "starter":
            return [Reason("DT-S4", "why-crew-hidden")]
        case "hall" | "slot" if len(name) == 1 and name in "12345678":
            return _with_hall(view, Slot(int(name) - 1))
        case "token" | "row" if name in view.rules.number:
            return _with_token(view, name)
    square = r.square_number(thing)
    return _to_square(view, square) if square >= 0 else []


def _with_card(view: Twister, kind: str, name: str) -> Action | Reason:
    """A card of the hand may be played, each kind at its time."""
    decision = view.asked()
    if isinstance(decision, (setup.ChooseStarter, setup.HideToken)):
        return meanwhile(view)
    if kind == "jump":
        return Reason("DT-J1", "why-jump-how") if isinstance(decision, actions.ChooseAction) else meanwhile(view)
    if kind == "action":
        return a.PlayCard(Card(int(name))) if isinstance(decision, turn.ChooseCard) else Reason("DT-T1", "why-card-chosen")
    if isinstance(decision, combat.PlayCombatCard):
        return a.Combat(Card(int(name)))
    return a.NameCard(Card(int(name))) if isinstance(decision, combat.NameACard) else Reason("DT-C5", "why-no-fight")


def meanwhile(view: Twister) -> Reason:
    """What has to be done first."""
    decision = view.asked()
    assert isinstance(decision, question.Question)
    return decision.meanwhile(view)


def nearest(view: Twister, square: Square) -> str:
    """The own character that may act and is nearest to a square, as the crow flies; empty if there is none."""
    near = [(apart(view.where[token], square), token) for token in view.fighters(view.asked().seat) if view.is_free(token)]
    return view.name(min(near)[1]) if near else ""


def _to_square(view: Twister, square: Square) -> list[Action | Reason]:
    """Somebody may go there, or a token be put there."""
    decision = view.decision
    if isinstance(decision, movement.Handle):
        return [a.On(square)]
    if isinstance(decision, actions.ChooseAction):
        mover = nearest(view, square)
        return _walks(view, mover, square) if mover else [Reason("DT-A1", "why-nobody-acts")]
    return [a.Put(square)]


def _walks(view: Twister, mover: str, square: Square) -> list[Action | Reason]:
    """DT-J1: behind a pit one rather lands than walks."""
    start = view.where[view.rules.number[mover]]
    pits = [pit for pit in around(view, start) if view.ground[pit] == r.PIT and pit != square]
    over = [pit for pit in pits if square in around(view, pit) and square not in around(view, start)]
    return [a.Jump(mover, over[0], square)] if over else [a.Move(mover, square)]


def _with_hall(view: Twister, slot: Slot) -> list[Action | Reason]:
    """It may be revealed or turned."""
    if not isinstance(view.decision, actions.ChooseAction):
        return [meanwhile(view)]
    who = nearest(view, r.HALL_SQUARES[slot][12])  # its middle
    if not who:
        return [Reason("DT-A1", "why-nobody-acts")]
    return [a.Reveal(who, slot)] if view.hidden[slot] else [a.Turn(who, slot, True), a.Turn(who, slot, False)]


def _with_token(view: Twister, name: str) -> list[Action | Reason]:
    """An own character may act; somebody may do something to another one, or pick an object up."""
    token = view.rules.number[name]
    decision = view.asked()
    if isinstance(decision, movement.Handle):
        return [a.Take(name), a.Swap(name)] if token != decision.token else [a.Stop()]
    if isinstance(decision, setup.ChooseStarter):
        return [a.Starter(name)]
    if not isinstance(decision, actions.ChooseAction):
        return [meanwhile(view)]
    if not view.is_character(token):
        return [a.Take(name)]
    if view.rules.side[token] == decision.seat:
        return [a.Walk(name)]
    who = nearest(view, view.where[token]) if view.where[token] >= 0 else ""
    return [a.Fight(who, name)] if who else [Reason("DT-A1", "why-nobody-acts")]
