"""What the table hears: one class for each thing that can happen, with the rule behind it. Figures and cards go by name."""

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.duels.ids import Points, Square


class TeamChosen(Event):
    """HD-S4: a seat plays a team."""

    seat: SeatId
    team: str


class MapChosen(Event):
    """HD-B1: the map that is played on."""

    map: str


class StartRolled(Event):
    """HD-S6: the start roll of a seat."""

    seat: SeatId
    face: str


class StartFound(Event):
    """HD-S6: who begins."""

    seat: SeatId


class FigurePlaced(Event):
    """HD-S10: a figure stands on its start square."""

    seat: SeatId
    figure: str
    square: Square


class TurnBegan(Event):
    """HD-T1: a turn begins."""

    seat: SeatId
    round: int


class ClockTicked(Event):
    """HD-K2: the count of a card on the table rises."""

    seat: SeatId
    card: str
    count: int
    clock: int


class DieRolled(Event):
    """HD-T2: the movement die."""

    seat: SeatId
    face: str


class ActionsCut(Event):
    """HD-T13: a turn with one action fewer."""

    seat: SeatId


class FigureMoved(Event):
    """HD-M1: a figure walked; through burrows it was bitten on the way."""

    seat: SeatId
    figure: str
    start: Square
    square: Square
    path: list[Square]


class FigurePut(Event):
    """HD-M9: a figure was put somewhere, without a way."""

    figure: str
    start: Square
    square: Square


class FiguresSwapped(Event):
    """HD-M9: two figures changed places."""

    figure: str
    other: str


class DamageTaken(Event):
    """HD-H2: a figure lost health."""

    figure: str
    amount: Points
    health: Points


class Bitten(Event):
    """HD-B10: a figure lost health in a burrow."""

    figure: str
    amount: Points
    health: Points


class Healed(Event):
    """HD-H1: a figure regained health."""

    figure: str
    amount: Points
    health: Points


class MostRaised(Event):
    """HD-H1: the highest health of a figure rose."""

    figure: str
    amount: Points


class FigureSaved(Event):
    """HD-X6: a figure stays in play."""

    seat: SeatId
    figure: str
    card: str
    health: Points


class FigureFell(Event):
    """HD-H2: a figure is eliminated."""

    figure: str


class FigureRevived(Event):
    """HD-H6: a figure is back."""

    figure: str
    square: Square
    health: Points


class FigurePinned(Event):
    """HD-E10: a figure cannot use the die in its next turn."""

    figure: str


class CardsDrawn(Event):
    """HD-A1: everybody hears how many; which ones, only who drew them."""

    seat: SeatId
    cards: list[str] = secret()


class DeckShuffled(Event):
    """HD-D3: the discard pile is the new deck."""

    seat: SeatId


class DrawDeclined(Event):
    """HD-D6: a seat does not draw from an empty deck."""

    seat: SeatId


class CardDiscarded(Event):
    """HD-D7: a card goes to the discard pile."""

    seat: SeatId
    card: str


class ActionsLost(Event):
    """HD-T13: a seat will have one action fewer."""

    seat: SeatId


class AttackDeclared(Event):
    """HD-C1: a card lies face down; the attacker knows which."""

    seat: SeatId
    figure: str
    target: str
    melee: bool
    card: str = secret()


class Defended(Event):
    """HD-C3: a card is played face up against the attack."""

    seat: SeatId
    figure: str
    card: str


class NotDefended(Event):
    """HD-C3: no card is played against the attack."""

    seat: SeatId
    figure: str


class AttackRevealed(Event):
    """HD-C6: the attack card and both values."""

    seat: SeatId
    figure: str
    target: str
    card: str
    value: Points
    guard: Points


class AttackBlocked(Event):
    """HD-C10: no damage."""

    figure: str


class AttackCancelled(Event):
    """HD-C4: the attack does not take place; its card is shown."""

    seat: SeatId
    card: str


class TargetChanged(Event):
    """HD-C4: another figure is attacked instead."""

    figure: str


class SpecialPlayed(Event):
    """HD-X1: a special card is played."""

    seat: SeatId
    figure: str
    card: str


class RelicUsed(Event):
    """HD-F1: the once-a-game part of a card works."""

    seat: SeatId
    card: str


class CardRemoved(Event):
    """HD-F2: a card leaves the game."""

    seat: SeatId
    card: str


class ClockEnded(Event):
    """HD-K3: a card on the table has run out."""

    seat: SeatId
    card: str


class CardWithdrawn(Event):
    """HD-K5: a card on the table lost the last of its users."""

    seat: SeatId
    card: str


class HandSeen(Event):
    """HD-X2: a seat looked at a hand."""

    seat: SeatId
    victim: SeatId


class CardTaken(Event):
    """HD-E3: a card from the top of the deck; only who took it knows which."""

    seat: SeatId
    card: str = secret()


class CardRecovered(Event):
    """HD-E3: a card came back from the discard pile."""

    seat: SeatId
    card: str


class SeatOut(Event):
    """HD-G6: a player is out."""

    seat: SeatId


class Conceded(Event):
    """HD-W7: a player gave up."""

    seat: SeatId


class TallyCalled(Event):
    """HD-W5: the game ends and is decided by counting."""

    reason: str


class GameWon(Event):
    """HD-W1: one seat has won."""

    seat: SeatId


class SideWon(Event):
    """HD-W1: a side has won."""

    side: int


class GameDrawn(Event):
    """HD-W3: nobody has won."""
