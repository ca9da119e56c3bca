"""What the table hears, in the past tense, each with its rule."""

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.mapmasters.ids import Coins, TaskId
from tafelrunde.games.mapmasters.ruleset import Amounts
from tafelrunde.games.mapmasters.state import Piece


class LayoutDealt(Event):
    """The dungeon lies on the table."""

    rule = "MM-S3"
    tries: int


class GoalGiven(Event):
    """A group got its goal card."""

    rule = "MM-G6"
    group: str
    goal: str


class EntryChosen(Event):
    """It is decided where a group enters."""

    rule = "MM-S8"
    group: str
    entry: str


class LanternGiven(Event):
    """A group carries the Lantern."""

    rule = "MM-S7"
    group: str


class TokenBought(Event):
    """A fairy token was bought."""

    rule = "MM-F2"
    group: str
    kind: str


class BookBought(Event):
    """A spellbook was bought."""

    rule = "MM-F4"
    group: str
    book: str


class BookDrawn(Event):
    """A spellbook was bought unseen, and is seen now."""

    rule = "MM-F4"
    book: str


class MarketClosed(Event):
    """What money was left went back."""

    rule = "MM-F8"
    money: Coins


class HandsDealt(Event):
    """The deck was built and the hands drawn."""

    rule = "MM-S11"
    cards: int
    deck: int


class TurnBegan(Event):
    """A turn began."""

    rule = "MM-T1"
    seat: SeatId
    turn: int


class CardLaid(Event):
    """A card was laid."""

    rule = "MM-P1"
    seat: SeatId
    card: str
    space: str
    turned: bool


class LegDrawn(Event):
    """A leg was drawn: its pieces, what was found and what was used."""

    rule = "MM-R8"
    group: str
    pieces: tuple[Piece, ...]
    found: Amounts
    spent: Amounts
    tokens: tuple[str, ...]
    books: tuple[str, ...]


class TokenGained(Event):
    """A group took a fairy token, for an upgrade."""

    rule = "MM-U2"
    group: str
    kind: str


class ArtifactTaken(Event):
    """A group took an artifact."""

    rule = "MM-A2"
    group: str
    artifact: str


class HostageFreed(Event):
    """A cell was opened."""

    rule = "MM-A4"
    group: str
    artifact: str


class TaskDone(Event):
    """A group fulfilled a requirement; it is finished."""

    rule = "MM-A8"
    group: str
    task: TaskId


class LeftDungeon(Event):
    """A group left through an exit."""

    rule = "MM-A8"
    group: str
    exit: str


class CardRevealed(Event):
    """A face-down card was turned up."""

    rule = "MM-A4"
    group: str
    card: str
    space: str


class CardTurned(Event):
    """It is decided which way round a revealed card lies."""

    rule = "MM-A4"
    card: str
    space: str
    turned: bool


class CardPeeked(Event):
    """A face-down card was shown to everybody."""

    rule = "MM-A4"
    card: str
    space: str


class AmbushPaid(Event):
    """An ambush was beaten off."""

    rule = "MM-A4"
    group: str
    how: str


class CardDrawn(Event):
    """A card was drawn; which one, only its owner knows unless hands lie open."""

    rule = "MM-T1"
    seat: SeatId
    card: str = secret()


class OpenCardDrawn(Event):
    """A card was drawn by a seat whose hand lies open."""

    rule = "MM-S12"
    seat: SeatId
    card: str


class CardCollapsed(Event):
    """A card fell out of the dungeon."""

    rule = "MM-P4"
    card: str
    space: str


class MissionWon(Event):
    """All requirements are fulfilled."""

    rule = "MM-W1"
    score: int


class MissionLost(Event):
    """The mission is lost."""

    rule = "MM-W3"
    reason: str


class Conceding(Event):
    """A seat wants to give up."""

    rule = "MM-W7"
    seat: SeatId


class Resumed(Event):
    """A seat wants to go on after all."""

    rule = "MM-W7"
    seat: SeatId


class Pointed(Event):
    """A seat pointed at a space."""

    rule = "MM-G4"
    seat: SeatId
    space: str


class Sketched(Event):
    """A seat sketched a way."""

    rule = "MM-R9"
    seat: SeatId
    group: str


class Rubbed(Event):
    """A seat removed its sketches."""

    rule = "MM-R9"
    seat: SeatId
