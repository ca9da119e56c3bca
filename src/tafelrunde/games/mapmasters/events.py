"""What the table hears, in the past tense, each with its rule."""

from typing import ClassVar

from tafelrunde.engine.event import Event
from tafelrunde.engine.part import Secret
from tafelrunde.games.mapmasters.state import Piece


class OfGroup(Event):
    """One group did or met something."""

    def __init__(self, group: str) -> None:
        self.group = group


class OfSeat(Event):
    """One seat did something."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class LayoutDealt(Event):
    """The dungeon lies on the table."""

    rule = "MM-S3"

    def __init__(self, tries: int) -> None:
        self.tries = tries


class GoalGiven(Event):
    """A group got its goal card."""

    rule = "MM-G6"

    def __init__(self, group: str, goal: str) -> None:
        self.group = group
        self.goal = goal


class EntryChosen(Event):
    """It is decided where a group enters."""

    rule = "MM-S8"

    def __init__(self, group: str, entry: str) -> None:
        self.group = group
        self.entry = entry


class LanternGiven(OfGroup):
    """A group carries the Lantern."""

    rule = "MM-S7"


class TokenBought(Event):
    """A fairy token was bought."""

    rule = "MM-F2"

    def __init__(self, group: str, kind: str) -> None:
        self.group = group
        self.kind = kind


class BookBought(Event):
    """A spellbook was bought."""

    rule = "MM-F4"

    def __init__(self, group: str, book: str) -> None:
        self.group = group
        self.book = book


class BookDrawn(Event):
    """A spellbook was bought unseen, and is seen now."""

    rule = "MM-F4"

    def __init__(self, book: str) -> None:
        self.book = book


class MarketClosed(Event):
    """What money was left went back."""

    rule = "MM-F8"

    def __init__(self, money: int) -> None:
        self.money = money


class HandsDealt(Event):
    """The deck was built and the hands drawn."""

    rule = "MM-S11"

    def __init__(self, cards: int, deck: int) -> None:
        self.cards = cards
        self.deck = deck


class TurnBegan(Event):
    """A turn began."""

    rule = "MM-T1"

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn


class CardLaid(Event):
    """A card was laid."""

    rule = "MM-P1"

    def __init__(self, seat: int, card: str, space: str, turned: bool) -> None:
        self.seat = seat
        self.card = card
        self.space = space
        self.turned = turned


class LegDrawn(Event):
    """A leg was drawn: its pieces, what was found and what was used."""

    rule = "MM-R8"

    def __init__(
        self,
        group: str,
        pieces: tuple[Piece, ...],
        found: tuple[int, ...],
        spent: tuple[int, ...],
        tokens: tuple[str, ...],
        books: tuple[str, ...],
    ) -> None:
        self.group = group
        self.pieces = pieces
        self.found = found
        self.spent = spent
        self.tokens = tokens
        self.books = books


class TokenGained(Event):
    """A group took a fairy token, for an upgrade."""

    rule = "MM-U2"

    def __init__(self, group: str, kind: str) -> None:
        self.group = group
        self.kind = kind


class ArtifactTaken(Event):
    """A group took an artifact."""

    rule = "MM-A2"

    def __init__(self, group: str, artifact: str) -> None:
        self.group = group
        self.artifact = artifact


class HostageFreed(Event):
    """A cell was opened."""

    rule = "MM-A4"

    def __init__(self, group: str, artifact: str) -> None:
        self.group = group
        self.artifact = artifact


class TaskDone(Event):
    """A group fulfilled a requirement; it is finished."""

    rule = "MM-A8"

    def __init__(self, group: str, task: int) -> None:
        self.group = group
        self.task = task


class LeftDungeon(Event):
    """A group left through an exit."""

    rule = "MM-A8"

    def __init__(self, group: str, exit: str) -> None:
        self.group = group
        self.exit = exit


class CardRevealed(Event):
    """A face-down card was turned up."""

    rule = "MM-A4"

    def __init__(self, group: str, card: str, space: str) -> None:
        self.group = group
        self.card = card
        self.space = space


class CardTurned(Event):
    """It is decided which way round a revealed card lies."""

    rule = "MM-A4"

    def __init__(self, card: str, space: str, turned: bool) -> None:
        self.card = card
        self.space = space
        self.turned = turned


class CardPeeked(Event):
    """A face-down card was shown to everybody."""

    rule = "MM-A4"

    def __init__(self, card: str, space: str) -> None:
        self.card = card
        self.space = space


class AmbushPaid(Event):
    """An ambush was beaten off."""

    rule = "MM-A4"

    def __init__(self, group: str, how: str) -> None:
        self.group = group
        self.how = how


class CardDrawn(Event):
    """A card was drawn; which one, only its owner knows unless hands lie open."""

    rule = "MM-T1"
    secrets: ClassVar[dict[str, Secret]] = {"card": Secret.OWNER}

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class OpenCardDrawn(Event):
    """A card was drawn by a seat whose hand lies open."""

    rule = "MM-S12"

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class CardCollapsed(Event):
    """A card fell out of the dungeon."""

    rule = "MM-P4"

    def __init__(self, card: str, space: str) -> None:
        self.card = card
        self.space = space


class MissionWon(Event):
    """All requirements are fulfilled."""

    rule = "MM-W1"

    def __init__(self, score: int) -> None:
        self.score = score


class MissionLost(Event):
    """The mission is lost."""

    rule = "MM-W3"

    def __init__(self, reason: str) -> None:
        self.reason = reason


class Conceding(OfSeat):
    """A seat wants to give up."""

    rule = "MM-W7"


class Resumed(OfSeat):
    """A seat wants to go on after all."""

    rule = "MM-W7"


class Pointed(Event):
    """A seat pointed at a space."""

    rule = "MM-G4"

    def __init__(self, seat: int, space: str) -> None:
        self.seat = seat
        self.space = space


class Sketched(Event):
    """A seat sketched a way."""

    rule = "MM-R9"

    def __init__(self, seat: int, group: str) -> None:
        self.seat = seat
        self.group = group


class Rubbed(OfSeat):
    """A seat removed its sketches."""

    rule = "MM-R9"
