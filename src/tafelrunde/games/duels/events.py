"""What the table hears: one class for each thing that can happen, with the rule behind it. Figures and cards go by name."""

from tafelrunde.engine import Event, OfSeat, SeatId, secret
from tafelrunde.games.duels.ids import Points, Square


class OfCard(OfSeat):
    """One seat and a card."""

    card: str


class OfFigure(Event):
    """One figure did or met something."""

    figure: str


class OfOwnFigure(OfSeat):
    """One seat and a figure of its own."""

    figure: str


class OfHealth(OfFigure):
    """The health of a figure changed by so much."""

    amount: Points
    health: Points


class TeamChosen(OfSeat):
    """HD-S4: a seat plays a team."""

    team: str


class MapChosen(Event):
    """HD-B1: the map that is played on."""

    map: str


class StartRolled(OfSeat):
    """HD-S6: the start roll of a seat."""

    face: str


class StartFound(OfSeat):
    """HD-S6: who begins."""


class FigurePlaced(OfOwnFigure):
    """HD-S10: a figure stands on its start square."""

    square: Square


class TurnBegan(OfSeat):
    """HD-T1: a turn begins."""

    round: int


class ClockTicked(OfCard):
    """HD-K2: the count of a card on the table rises."""

    count: int
    clock: int


class DieRolled(OfSeat):
    """HD-T2: the movement die."""

    face: str


class ActionsCut(OfSeat):
    """HD-T13: a turn with one action fewer."""


class FigureMoved(OfOwnFigure):
    """HD-M1: a figure walked; through burrows it was bitten on the way."""

    start: Square
    square: Square
    path: list[Square]


class FigurePut(OfFigure):
    """HD-M9: a figure was put somewhere, without a way."""

    start: Square
    square: Square


class FiguresSwapped(OfFigure):
    """HD-M9: two figures changed places."""

    other: str


class DamageTaken(OfHealth):
    """HD-H2: a figure lost health."""


class Bitten(OfHealth):
    """HD-B10: a figure lost health in a burrow."""


class Healed(OfHealth):
    """HD-H1: a figure regained health."""


class MostRaised(OfFigure):
    """HD-H1: the highest health of a figure rose."""

    amount: Points


class FigureSaved(OfOwnFigure):
    """HD-X6: a figure stays in play."""

    card: str
    health: Points


class FigureFell(OfFigure):
    """HD-H2: a figure is eliminated."""


class FigureRevived(OfFigure):
    """HD-H6: a figure is back."""

    square: Square
    health: Points


class FigurePinned(OfFigure):
    """HD-E10: a figure cannot use the die in its next turn."""


class CardsDrawn(OfSeat):
    """HD-A1: everybody hears how many; which ones, only who drew them."""

    cards: list[str] = secret()


class DeckShuffled(OfSeat):
    """HD-D3: the discard pile is the new deck."""


class DrawDeclined(OfSeat):
    """HD-D6: a seat does not draw from an empty deck."""


class CardDiscarded(OfCard):
    """HD-D7: a card goes to the discard pile."""


class ActionsLost(OfSeat):
    """HD-T13: a seat will have one action fewer."""


class AttackDeclared(OfOwnFigure):
    """HD-C1: a card lies face down; the attacker knows which."""

    target: str
    melee: bool
    card: str = secret()


class Defended(OfOwnFigure):
    """HD-C3: a card is played face up against the attack."""

    card: str


class NotDefended(OfOwnFigure):
    """HD-C3: no card is played against the attack."""


class AttackRevealed(OfOwnFigure):
    """HD-C6: the attack card and both values."""

    target: str
    card: str
    value: Points
    guard: Points


class AttackBlocked(OfFigure):
    """HD-C10: no damage."""


class AttackCancelled(OfCard):
    """HD-C4: the attack does not take place; its card is shown."""


class TargetChanged(OfFigure):
    """HD-C4: another figure is attacked instead."""


class SpecialPlayed(OfOwnFigure):
    """HD-X1: a special card is played."""

    card: str


class RelicUsed(OfCard):
    """HD-F1: the once-a-game part of a card works."""


class CardRemoved(OfCard):
    """HD-F2: a card leaves the game."""


class ClockEnded(OfCard):
    """HD-K3: a card on the table has run out."""


class CardWithdrawn(OfCard):
    """HD-K5: a card on the table lost the last of its users."""


class HandSeen(OfSeat):
    """HD-X2: a seat looked at a hand."""

    victim: SeatId


class CardTaken(OfSeat):
    """HD-E3: a card from the top of the deck; only who took it knows which."""

    card: str = secret()


class CardRecovered(OfCard):
    """HD-E3: a card came back from the discard pile."""


class SeatOut(OfSeat):
    """HD-G6: a player is out."""


class Conceded(OfSeat):
    """HD-W7: a player gave up."""


class TallyCalled(Event):
    """HD-W5: the game ends and is decided by counting."""

    reason: str


class GameWon(OfSeat):
    """HD-W1: one seat has won."""


class SideWon(Event):
    """HD-W1: a side has won."""

    side: int


class GameDrawn(Event):
    """HD-W3: nobody has won."""
