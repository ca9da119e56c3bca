"""What the table hears: one class for each thing that can happen, with the rule behind it. Figures and cards go by name."""

from typing import ClassVar

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret


class TeamChosen(Event):
    """A seat plays a team."""

    rule: ClassVar[str] = "HD-S4"

    seat: int
    team: str


class MapChosen(Event):
    """The map that is played on."""

    rule: ClassVar[str] = "HD-B1"

    map: str


class StartRolled(Event):
    """The start roll of a seat."""

    rule: ClassVar[str] = "HD-S6"

    seat: int
    face: str


class StartFound(Event):
    """Who begins."""

    rule: ClassVar[str] = "HD-S6"

    seat: int


class FigurePlaced(Event):
    """A figure stands on its start square."""

    rule: ClassVar[str] = "HD-S10"

    seat: int
    figure: str
    square: int


class TurnBegan(Event):
    """A turn begins."""

    rule: ClassVar[str] = "HD-T1"

    seat: int
    round: int


class ClockTicked(Event):
    """The count of a card on the table rises."""

    rule: ClassVar[str] = "HD-K2"

    seat: int
    card: str
    count: int
    clock: int


class DieRolled(Event):
    """The movement die."""

    rule: ClassVar[str] = "HD-T2"

    seat: int
    face: str


class ActionsCut(Event):
    """A turn with one action fewer."""

    rule: ClassVar[str] = "HD-T13"

    seat: int


class FigureMoved(Event):
    """A figure walked; through burrows it was bitten on the way."""

    rule: ClassVar[str] = "HD-M1"

    seat: int
    figure: str
    start: int
    square: int
    path: list[int]


class FigurePut(Event):
    """A figure was put somewhere, without a way."""

    rule: ClassVar[str] = "HD-M9"

    figure: str
    start: int
    square: int


class FiguresSwapped(Event):
    """Two figures changed places."""

    rule: ClassVar[str] = "HD-M9"

    figure: str
    other: str


class DamageTaken(Event):
    """A figure lost health."""

    rule: ClassVar[str] = "HD-H2"

    figure: str
    amount: int
    health: int


class Bitten(Event):
    """A figure lost health in a burrow."""

    rule: ClassVar[str] = "HD-B10"

    figure: str
    amount: int
    health: int


class Healed(Event):
    """A figure regained health."""

    rule: ClassVar[str] = "HD-H1"

    figure: str
    amount: int
    health: int


class MostRaised(Event):
    """The highest health of a figure rose."""

    rule: ClassVar[str] = "HD-H1"

    figure: str
    amount: int


class FigureSaved(Event):
    """A figure stays in play."""

    rule: ClassVar[str] = "HD-X6"

    seat: int
    figure: str
    card: str
    health: int


class FigureFell(Event):
    """A figure is eliminated."""

    rule: ClassVar[str] = "HD-H2"

    figure: str


class FigureRevived(Event):
    """A figure is back."""

    rule: ClassVar[str] = "HD-H6"

    figure: str
    square: int
    health: int


class FigurePinned(Event):
    """A figure cannot use the die in its next turn."""

    rule: ClassVar[str] = "HD-E10"

    figure: str


class CardsDrawn(Event):
    """Everybody hears how many; which ones, only who drew them."""

    rule: ClassVar[str] = "HD-A1"

    seat: int
    cards: list[str] = secret()


class DeckShuffled(Event):
    """The discard pile is the new deck."""

    rule: ClassVar[str] = "HD-D3"

    seat: int


class DrawDeclined(Event):
    """A seat does not draw from an empty deck."""

    rule: ClassVar[str] = "HD-D6"

    seat: int


class CardDiscarded(Event):
    """A card goes to the discard pile."""

    rule: ClassVar[str] = "HD-D7"

    seat: int
    card: str


class ActionsLost(Event):
    """A seat will have one action fewer."""

    rule: ClassVar[str] = "HD-T13"

    seat: int


class AttackDeclared(Event):
    """A card lies face down; the attacker knows which."""

    rule: ClassVar[str] = "HD-C1"

    seat: int
    figure: str
    target: str
    melee: bool
    card: str = secret()


class Defended(Event):
    """A card is played face up against the attack."""

    rule: ClassVar[str] = "HD-C3"

    seat: int
    figure: str
    card: str


class NotDefended(Event):
    """No card is played against the attack."""

    rule: ClassVar[str] = "HD-C3"

    seat: int
    figure: str


class AttackRevealed(Event):
    """The attack card and both values."""

    rule: ClassVar[str] = "HD-C6"

    seat: int
    figure: str
    target: str
    card: str
    value: int
    guard: int


class AttackBlocked(Event):
    """No damage."""

    rule: ClassVar[str] = "HD-C10"

    figure: str


class AttackCancelled(Event):
    """The attack does not take place; its card is shown."""

    rule: ClassVar[str] = "HD-C4"

    seat: int
    card: str


class TargetChanged(Event):
    """Another figure is attacked instead."""

    rule: ClassVar[str] = "HD-C4"

    figure: str


class SpecialPlayed(Event):
    """A special card is played."""

    rule: ClassVar[str] = "HD-X1"

    seat: int
    figure: str
    card: str


class RelicUsed(Event):
    """The once-a-game part of a card works."""

    rule: ClassVar[str] = "HD-F1"

    seat: int
    card: str


class CardRemoved(Event):
    """A card leaves the game."""

    rule: ClassVar[str] = "HD-F2"

    seat: int
    card: str


class ClockEnded(Event):
    """A card on the table has run out."""

    rule: ClassVar[str] = "HD-K3"

    seat: int
    card: str


class CardWithdrawn(Event):
    """A card on the table lost the last of its users."""

    rule: ClassVar[str] = "HD-K5"

    seat: int
    card: str


class HandSeen(Event):
    """A seat looked at a hand."""

    rule: ClassVar[str] = "HD-X2"

    seat: int
    victim: int


class CardTaken(Event):
    """A card from the top of the deck; only who took it knows which."""

    rule: ClassVar[str] = "HD-E3"

    seat: int
    card: str = secret()


class CardRecovered(Event):
    """A card came back from the discard pile."""

    rule: ClassVar[str] = "HD-E3"

    seat: int
    card: str


class SeatOut(Event):
    """A player is out."""

    rule: ClassVar[str] = "HD-G6"

    seat: int


class Conceded(Event):
    """A player gave up."""

    rule: ClassVar[str] = "HD-W7"

    seat: int


class TallyCalled(Event):
    """The game ends and is decided by counting."""

    rule: ClassVar[str] = "HD-W5"

    reason: str


class GameWon(Event):
    """One seat has won."""

    rule: ClassVar[str] = "HD-W1"

    seat: int


class SideWon(Event):
    """A side has won."""

    rule: ClassVar[str] = "HD-W1"

    side: int


class GameDrawn(Event):
    """Nobody has won."""

    rule: ClassVar[str] = "HD-W3"
