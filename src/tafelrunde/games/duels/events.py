"""What the table hears: one class for each thing that can happen, with the rule behind it. Figures and cards go by name."""

from typing import ClassVar

from tafelrunde.engine.event import Event
from tafelrunde.engine.part import Secret


class TeamChosen(Event):
    """A seat plays a team."""

    rule: ClassVar[str] = "HD-S4"

    def __init__(self, seat: int, team: str) -> None:
        self.seat = seat
        self.team = team


class MapChosen(Event):
    """The map that is played on."""

    rule: ClassVar[str] = "HD-B1"

    def __init__(self, map: str) -> None:
        self.map = map


class StartRolled(Event):
    """The start roll of a seat."""

    rule: ClassVar[str] = "HD-S6"

    def __init__(self, seat: int, face: str) -> None:
        self.seat = seat
        self.face = face


class StartFound(Event):
    """Who begins."""

    rule: ClassVar[str] = "HD-S6"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class FigurePlaced(Event):
    """A figure stands on its start square."""

    rule: ClassVar[str] = "HD-S10"

    def __init__(self, seat: int, figure: str, square: int) -> None:
        self.seat = seat
        self.figure = figure
        self.square = square


class TurnBegan(Event):
    """A turn begins."""

    rule: ClassVar[str] = "HD-T1"

    def __init__(self, seat: int, round: int) -> None:
        self.seat = seat
        self.round = round


class ClockTicked(Event):
    """The count of a card on the table rises."""

    rule: ClassVar[str] = "HD-K2"

    def __init__(self, seat: int, card: str, count: int, clock: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count
        self.clock = clock


class DieRolled(Event):
    """The movement die."""

    rule: ClassVar[str] = "HD-T2"

    def __init__(self, seat: int, face: str) -> None:
        self.seat = seat
        self.face = face


class ActionsCut(Event):
    """A turn with one action fewer."""

    rule: ClassVar[str] = "HD-T13"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class FigureMoved(Event):
    """A figure walked; through burrows it was bitten on the way."""

    rule: ClassVar[str] = "HD-M1"

    def __init__(self, seat: int, figure: str, start: int, square: int, path: list[int]) -> None:
        self.seat = seat
        self.figure = figure
        self.start = start
        self.square = square
        self.path = path


class FigurePut(Event):
    """A figure was put somewhere, without a way."""

    rule: ClassVar[str] = "HD-M9"

    def __init__(self, figure: str, start: int, square: int) -> None:
        self.figure = figure
        self.start = start
        self.square = square


class FiguresSwapped(Event):
    """Two figures changed places."""

    rule: ClassVar[str] = "HD-M9"

    def __init__(self, figure: str, other: str) -> None:
        self.figure = figure
        self.other = other


class DamageTaken(Event):
    """A figure lost health."""

    rule: ClassVar[str] = "HD-H2"

    def __init__(self, figure: str, amount: int, health: int) -> None:
        self.figure = figure
        self.amount = amount
        self.health = health


class Bitten(Event):
    """A figure lost health in a burrow."""

    rule: ClassVar[str] = "HD-B10"

    def __init__(self, figure: str, amount: int, health: int) -> None:
        self.figure = figure
        self.amount = amount
        self.health = health


class Healed(Event):
    """A figure regained health."""

    rule: ClassVar[str] = "HD-H1"

    def __init__(self, figure: str, amount: int, health: int) -> None:
        self.figure = figure
        self.amount = amount
        self.health = health


class MostRaised(Event):
    """The highest health of a figure rose."""

    rule: ClassVar[str] = "HD-H1"

    def __init__(self, figure: str, amount: int) -> None:
        self.figure = figure
        self.amount = amount


class FigureSaved(Event):
    """A figure stays in play."""

    rule: ClassVar[str] = "HD-X6"

    def __init__(self, seat: int, figure: str, card: str, health: int) -> None:
        self.seat = seat
        self.figure = figure
        self.card = card
        self.health = health


class FigureFell(Event):
    """A figure is eliminated."""

    rule: ClassVar[str] = "HD-H2"

    def __init__(self, figure: str) -> None:
        self.figure = figure


class FigureRevived(Event):
    """A figure is back."""

    rule: ClassVar[str] = "HD-H6"

    def __init__(self, figure: str, square: int, health: int) -> None:
        self.figure = figure
        self.square = square
        self.health = health


class FigurePinned(Event):
    """A figure cannot use the die in its next turn."""

    rule: ClassVar[str] = "HD-E10"

    def __init__(self, figure: str) -> None:
        self.figure = figure


class CardsDrawn(Event):
    """Everybody hears how many; which ones, only who drew them."""

    rule: ClassVar[str] = "HD-A1"
    secrets: ClassVar[dict[str, Secret]] = {"cards": Secret.OWNER}

    def __init__(self, seat: int, cards: list[str]) -> None:
        self.seat = seat
        self.cards = cards


class DeckShuffled(Event):
    """The discard pile is the new deck."""

    rule: ClassVar[str] = "HD-D3"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DrawDeclined(Event):
    """A seat does not draw from an empty deck."""

    rule: ClassVar[str] = "HD-D6"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardDiscarded(Event):
    """A card goes to the discard pile."""

    rule: ClassVar[str] = "HD-D7"

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class ActionsLost(Event):
    """A seat will have one action fewer."""

    rule: ClassVar[str] = "HD-T13"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class AttackDeclared(Event):
    """A card lies face down; the attacker knows which."""

    rule: ClassVar[str] = "HD-C1"
    secrets: ClassVar[dict[str, Secret]] = {"card": Secret.OWNER}

    def __init__(self, seat: int, figure: str, target: str, melee: bool, card: str) -> None:
        self.seat = seat
        self.figure = figure
        self.target = target
        self.melee = melee
        self.card = card


class Defended(Event):
    """A card is played face up against the attack."""

    rule: ClassVar[str] = "HD-C3"

    def __init__(self, seat: int, figure: str, card: str) -> None:
        self.seat = seat
        self.figure = figure
        self.card = card


class NotDefended(Event):
    """No card is played against the attack."""

    rule: ClassVar[str] = "HD-C3"

    def __init__(self, seat: int, figure: str) -> None:
        self.seat = seat
        self.figure = figure


class AttackRevealed(Event):
    """The attack card and both values."""

    rule: ClassVar[str] = "HD-C6"

    def __init__(self, seat: int, figure: str, target: str, card: str, value: int, guard: int) -> None:
        self.seat = seat
        self.figure = figure
        self.target = target
        self.card = card
        self.value = value
        self.guard = guard


class AttackBlocked(Event):
    """No damage."""

    rule: ClassVar[str] = "HD-C10"

    def __init__(self, figure: str) -> None:
        self.figure = figure


class AttackCancelled(Event):
    """The attack does not take place; its card is shown."""

    rule: ClassVar[str] = "HD-C4"

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class TargetChanged(Event):
    """Another figure is attacked instead."""

    rule: ClassVar[str] = "HD-C4"

    def __init__(self, figure: str) -> None:
        self.figure = figure


class SpecialPlayed(Event):
    """A special card is played."""

    rule: ClassVar[str] = "HD-X1"

    def __init__(self, seat: int, figure: str, card: str) -> None:
        self.seat = seat
        self.figure = figure
        self.card = card


class RelicUsed(Event):
    """The once-a-game part of a card works."""

    rule: ClassVar[str] = "HD-F1"

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class CardRemoved(Event):
    """A card leaves the game."""

    rule: ClassVar[str] = "HD-F2"

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class ClockEnded(Event):
    """A card on the table has run out."""

    rule: ClassVar[str] = "HD-K3"

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class CardWithdrawn(Event):
    """A card on the table lost the last of its users."""

    rule: ClassVar[str] = "HD-K5"

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class HandSeen(Event):
    """A seat looked at a hand."""

    rule: ClassVar[str] = "HD-X2"

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim


class CardTaken(Event):
    """A card from the top of the deck; only who took it knows which."""

    rule: ClassVar[str] = "HD-E3"
    secrets: ClassVar[dict[str, Secret]] = {"card": Secret.OWNER}

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class CardRecovered(Event):
    """A card came back from the discard pile."""

    rule: ClassVar[str] = "HD-E3"

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class SeatOut(Event):
    """A player is out."""

    rule: ClassVar[str] = "HD-G6"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Conceded(Event):
    """A player gave up."""

    rule: ClassVar[str] = "HD-W7"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TallyCalled(Event):
    """The game ends and is decided by counting."""

    rule: ClassVar[str] = "HD-W5"

    def __init__(self, reason: str) -> None:
        self.reason = reason


class GameWon(Event):
    """One seat has won."""

    rule: ClassVar[str] = "HD-W1"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class SideWon(Event):
    """A side has won."""

    rule: ClassVar[str] = "HD-W1"

    def __init__(self, side: int) -> None:
        self.side = side


class GameDrawn(Event):
    """Nobody has won."""

    rule: ClassVar[str] = "HD-W3"
