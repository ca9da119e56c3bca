"""What the table hears: one class for each thing that can happen, with the rule behind it. Figures and cards go by name."""

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.duels.ids import Points, Square


class TeamChosen(Event):
    """A seat plays a team."""

    rule = "HD-S4"
    seat: SeatId
    team: str


class MapChosen(Event):
    """The map that is played on."""

    rule = "HD-B1"
    map: str


class StartRolled(Event):
    """The start roll of a seat."""

    rule = "HD-S6"
    seat: SeatId
    face: str


class StartFound(Event):
    """Who begins."""

    rule = "HD-S6"
    seat: SeatId


class FigurePlaced(Event):
    """A figure stands on its start square."""

    rule = "HD-S10"
    seat: SeatId
    figure: str
    square: Square


class TurnBegan(Event):
    """A turn begins."""

    rule = "HD-T1"
    seat: SeatId
    round: int


class ClockTicked(Event):
    """The count of a card on the table rises."""

    rule = "HD-K2"
    seat: SeatId
    card: str
    count: int
    clock: int


class DieRolled(Event):
    """The movement die."""

    rule = "HD-T2"
    seat: SeatId
    face: str


class ActionsCut(Event):
    """A turn with one action fewer."""

    rule = "HD-T13"
    seat: SeatId


class FigureMoved(Event):
    """A figure walked; through burrows it was bitten on the way."""

    rule = "HD-M1"
    seat: SeatId
    figure: str
    start: Square
    square: Square
    path: list[Square]


class FigurePut(Event):
    """A figure was put somewhere, without a way."""

    rule = "HD-M9"
    figure: str
    start: Square
    square: Square


class FiguresSwapped(Event):
    """Two figures changed places."""

    rule = "HD-M9"
    figure: str
    other: str


class DamageTaken(Event):
    """A figure lost health."""

    rule = "HD-H2"
    figure: str
    amount: Points
    health: Points


class Bitten(Event):
    """A figure lost health in a burrow."""

    rule = "HD-B10"
    figure: str
    amount: Points
    health: Points


class Healed(Event):
    """A figure regained health."""

    rule = "HD-H1"
    figure: str
    amount: Points
    health: Points


class MostRaised(Event):
    """The highest health of a figure rose."""

    rule = "HD-H1"
    figure: str
    amount: Points


class FigureSaved(Event):
    """A figure stays in play."""

    rule = "HD-X6"
    seat: SeatId
    figure: str
    card: str
    health: Points


class FigureFell(Event):
    """A figure is eliminated."""

    rule = "HD-H2"
    figure: str


class FigureRevived(Event):
    """A figure is back."""

    rule = "HD-H6"
    figure: str
    square: Square
    health: Points


class FigurePinned(Event):
    """A figure cannot use the die in its next turn."""

    rule = "HD-E10"
    figure: str


class CardsDrawn(Event):
    """Everybody hears how many; which ones, only who drew them."""

    rule = "HD-A1"
    seat: SeatId
    cards: list[str] = secret()


class DeckShuffled(Event):
    """The discard pile is the new deck."""

    rule = "HD-D3"
    seat: SeatId


class DrawDeclined(Event):
    """A seat does not draw from an empty deck."""

    rule = "HD-D6"
    seat: SeatId


class CardDiscarded(Event):
    """A card goes to the discard pile."""

    rule = "HD-D7"
    seat: SeatId
    card: str


class ActionsLost(Event):
    """A seat will have one action fewer."""

    rule = "HD-T13"
    seat: SeatId


class AttackDeclared(Event):
    """A card lies face down; the attacker knows which."""

    rule = "HD-C1"
    seat: SeatId
    figure: str
    target: str
    melee: bool
    card: str = secret()


class Defended(Event):
    """A card is played face up against the attack."""

    rule = "HD-C3"
    seat: SeatId
    figure: str
    card: str


class NotDefended(Event):
    """No card is played against the attack."""

    rule = "HD-C3"
    seat: SeatId
    figure: str


class AttackRevealed(Event):
    """The attack card and both values."""

    rule = "HD-C6"
    seat: SeatId
    figure: str
    target: str
    card: str
    value: Points
    guard: Points


class AttackBlocked(Event):
    """No damage."""

    rule = "HD-C10"
    figure: str


class AttackCancelled(Event):
    """The attack does not take place; its card is shown."""

    rule = "HD-C4"
    seat: SeatId
    card: str


class TargetChanged(Event):
    """Another figure is attacked instead."""

    rule = "HD-C4"
    figure: str


class SpecialPlayed(Event):
    """A special card is played."""

    rule = "HD-X1"
    seat: SeatId
    figure: str
    card: str


class RelicUsed(Event):
    """The once-a-game part of a card works."""

    rule = "HD-F1"
    seat: SeatId
    card: str


class CardRemoved(Event):
    """A card leaves the game."""

    rule = "HD-F2"
    seat: SeatId
    card: str


class ClockEnded(Event):
    """A card on the table has run out."""

    rule = "HD-K3"
    seat: SeatId
    card: str


class CardWithdrawn(Event):
    """A card on the table lost the last of its users."""

    rule = "HD-K5"
    seat: SeatId
    card: str


class HandSeen(Event):
    """A seat looked at a hand."""

    rule = "HD-X2"
    seat: SeatId
    victim: SeatId


class CardTaken(Event):
    """A card from the top of the deck; only who took it knows which."""

    rule = "HD-E3"
    seat: SeatId
    card: str = secret()


class CardRecovered(Event):
    """A card came back from the discard pile."""

    rule = "HD-E3"
    seat: SeatId
    card: str


class SeatOut(Event):
    """A player is out."""

    rule = "HD-G6"
    seat: SeatId


class Conceded(Event):
    """A player gave up."""

    rule = "HD-W7"
    seat: SeatId


class TallyCalled(Event):
    """The game ends and is decided by counting."""

    rule = "HD-W5"
    reason: str


class GameWon(Event):
    """One seat has won."""

    rule = "HD-W1"
    seat: SeatId


class SideWon(Event):
    """A side has won."""

    rule = "HD-W1"
    side: int


class GameDrawn(Event):
    """Nobody has won."""

    rule = "HD-W3"
