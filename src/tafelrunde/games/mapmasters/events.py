"""What the table hears, in the past tense, each with its rule."""

from tafelrunde.engine import Event, OfSeat, secret
from tafelrunde.games.mapmasters.ids import Coins, TaskId
from tafelrunde.games.mapmasters.ruleset import Amounts
from tafelrunde.games.mapmasters.state import Piece


class OfGroup(Event):
    """One group did or met something."""

    group: str


class OnSpace(Event):
    """A card and the space on which it lies."""

    card: str
    space: str


class LayoutDealt(Event):
    """MM-S3: the dungeon lies on the table."""

    tries: int


class GoalGiven(OfGroup):
    """MM-G6: a group got its goal card."""

    goal: str


class EntryChosen(OfGroup):
    """MM-S8: it is decided where a group enters."""

    entry: str


class LanternGiven(OfGroup):
    """MM-S7: a group carries the Lantern."""


class TokenBought(OfGroup):
    """MM-F2: a fairy token was bought."""

    kind: str


class BookBought(OfGroup):
    """MM-F4: a spellbook was bought."""

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


class TurnBegan(OfSeat):
    """MM-T1: a turn began."""

    turn: int


class CardLaid(OfSeat):
    """MM-P1: a card was laid."""

    card: str
    space: str
    turned: bool


class LegDrawn(OfGroup):
    """MM-R8: a leg was drawn: its pieces, what was found and what was used."""

    pieces: tuple[Piece, ...]
    found: Amounts
    spent: Amounts
    tokens: tuple[str, ...]
    books: tuple[str, ...]


class TokenGained(OfGroup):
    """MM-U2: a group took a fairy token, for an upgrade."""

    kind: str


class ArtifactTaken(OfGroup):
    """MM-A2: a group took an artifact."""

    artifact: str


class HostageFreed(OfGroup):
    """MM-A4: a cell was opened."""

    artifact: str


class TaskDone(OfGroup):
    """MM-A8: a group fulfilled a requirement; it is finished."""

    task: TaskId


class LeftDungeon(OfGroup):
    """MM-A8: a group left through an exit."""

    exit: str


class CardRevealed(OfGroup):
    """MM-A4: a face-down card was turned up."""

    card: str
    space: str


class CardTurned(OnSpace):
    """MM-A4: it is decided which way round a revealed card lies."""

    turned: bool


class CardPeeked(OnSpace):
    """MM-A4: a face-down card was shown to everybody."""


class AmbushPaid(OfGroup):
    """MM-A4: an ambush was beaten off."""

    how: str


class CardDrawn(OfSeat):
    """MM-T1: a card was drawn; which one, only its owner knows unless hands lie open."""

    card: str = secret()


class OpenCardDrawn(OfSeat):
    """MM-S12: a card was drawn by a seat whose hand lies open."""

    card: str


class CardCollapsed(OnSpace):
    """MM-P4: a card fell out of the dungeon."""


class MissionWon(Event):
    """MM-W1: all requirements are fulfilled."""

    score: int


class MissionLost(Event):
    """MM-W3: the mission is lost."""

    reason: str


class Conceding(OfSeat):
    """MM-W7: a seat wants to give up."""


class Resumed(OfSeat):
    """MM-W7: a seat wants to go on after all."""


class Pointed(OfSeat):
    """MM-G4: a seat pointed at a space."""

    space: str


class Sketched(OfSeat):
    """MM-R9: a seat sketched a way."""

    group: str


class Rubbed(OfSeat):
    """MM-R9: a seat removed its sketches."""
