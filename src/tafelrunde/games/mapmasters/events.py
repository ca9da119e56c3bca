"""What the table hears, in the past tense, each with its rule."""

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.mapmasters.ids import Coins, TaskId
from tafelrunde.games.mapmasters.ruleset import Amounts
from tafelrunde.games.mapmasters.state import Piece


class LayoutDealt(Event):
    """MM-S3: the dungeon lies on the table."""

    tries: int


class GoalGiven(Event):
    """MM-G6: a group got its goal card."""

    group: str
    goal: str


class EntryChosen(Event):
    """MM-S8: it is decided where a group enters."""

    group: str
    entry: str


class LanternGiven(Event):
    """MM-S7: a group carries the Lantern."""

    group: str


class TokenBought(Event):
    """MM-F2: a fairy token was bought."""

    group: str
    kind: str


class BookBought(Event):
    """MM-F4: a spellbook was bought."""

    group: str
    book: str


class BookDrawn(Event):
    """MM-F4: a spellbook was bought unseen, and is seen now."""

    book: str


class MarketClosed(Event):
    """MM-F8: what money was left went back."""

    money: Coins


class HandsDealt(Event):
    """MM-S11: the deck was built and the hands drawn."""

    cards: int
    deck: int


class TurnBegan(Event):
    """MM-T1: a turn began."""

    seat: SeatId
    turn: int


class CardLaid(Event):
    """MM-P1: a card was laid."""

    seat: SeatId
    card: str
    space: str
    turned: bool


class LegDrawn(Event):
    """MM-R8: a leg was drawn: its pieces, what was found and what was used."""

    group: str
    pieces: tuple[Piece, ...]
    found: Amounts
    spent: Amounts
    tokens: tuple[str, ...]
    books: tuple[str, ...]


class TokenGained(Event):
    """MM-U2: a group took a fairy token, for an upgrade."""

    group: str
    kind: str


class ArtifactTaken(Event):
    """MM-A2: a group took an artifact."""

    group: str
    artifact: str


class HostageFreed(Event):
    """MM-A4: a cell was opened."""

    group: str
    artifact: str


class TaskDone(Event):
    """MM-A8: a group fulfilled a requirement; it is finished."""

    group: str
    task: TaskId


class LeftDungeon(Event):
    """MM-A8: a group left through an exit."""

    group: str
    exit: str


class CardRevealed(Event):
    """MM-A4: a face-down card was turned up."""

    group: str
    card: str
    space: str


class CardTurned(Event):
    """MM-A4: it is decided which way round a revealed card lies."""

    card: str
    space: str
    turned: bool


class CardPeeked(Event):
    """MM-A4: a face-down card was shown to everybody."""

    card: str
    space: str


class AmbushPaid(Event):
    """MM-A4: an ambush was beaten off."""

    group: str
    how: str


class CardDrawn(Event):
    """MM-T1: a card was drawn; which one, only its owner knows unless hands lie open."""

    seat: SeatId
    card: str = secret()


class OpenCardDrawn(Event):
    """MM-S12: a card was drawn by a seat whose hand lies open."""

    seat: SeatId
    card: str


class CardCollapsed(Event):
    """MM-P4: a card fell out of the dungeon."""

    card: str
    space: str


class MissionWon(Event):
    """MM-W1: all requirements are fulfilled."""

    score: int


class MissionLost(Event):
    """MM-W3: the mission is lost."""

    reason: str


class Conceding(Event):
    """MM-W7: a seat wants to give up."""

    seat: SeatId


class Resumed(Event):
    """MM-W7: a seat wants to go on after all."""

    seat: SeatId


class Pointed(Event):
    """MM-G4: a seat pointed at a space."""

    seat: SeatId
    space: str


class Sketched(Event):
    """MM-R9: a seat sketched a way."""

    seat: SeatId
    group: str


class Rubbed(Event):
    """MM-R9: a seat removed its sketches."""

    seat: SeatId
