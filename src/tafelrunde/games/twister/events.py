"""What the table hears. Tokens are named by their words, squares are numbers."""

from typing import ClassVar

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret
from tafelrunde.engine.part import UNKNOWN_WORD


class OfOne(Event):
    """Something that happened to one character."""

    who: str


class OfNpc(Event):
    """Something about the card of one NPC."""

    npc: str


# --- setting up and turns (DT-S, DT-T) --------------------------------------------------------------------------------


class StarterChosen(Event):
    """A character for a circle; before the teams are revealed only the owner knows which."""

    rule: ClassVar[str] = "DT-S2"

    seat: int
    who: str = secret()

    def hide(self, viewer: int) -> None:
        if viewer != self.seat:
            self.who = UNKNOWN_WORD


class TokenHidden(Event):
    """A token face down on a hall."""

    rule: ClassVar[str] = "DT-S3"

    seat: int
    token: str = secret()
    slot: int

    def hide(self, viewer: int) -> None:
        if viewer != self.seat:
            self.token = UNKNOWN_WORD


class TeamRevealed(Event):
    """Four characters on their circles."""

    rule: ClassVar[str] = "DT-S4"

    seat: int
    who: tuple[str, ...]


class TurnBegan(Event):
    """A turn of a seat."""

    rule: ClassVar[str] = "DT-T1"

    seat: int
    turn: int


class ActionCardPlayed(Event):
    """So many AP."""

    rule: ClassVar[str] = "DT-T1"

    seat: int
    card: int


class ActionCardsTakenBack(Event):
    """All four action cards are in hand again."""

    rule: ClassVar[str] = "DT-T1"

    seat: int


class TurnEnded(Event):
    """A side is done; unspent AP are lost."""

    rule: ClassVar[str] = "DT-T1"

    seat: int
    ap: int


class SideHadNobody(Event):
    """A side without characters passes."""

    rule: ClassVar[str] = "DT-V6"

    seat: int


# --- moving and carrying (DT-M, DT-J, DT-O) ---------------------------------------------------------------------------


class Moved(Event):
    """A character walked; the way begins where it stood."""

    rule: ClassVar[str] = "DT-M1"

    who: str
    way: tuple[int, ...]


class Jumped(Event):
    """A character jumped over a pit."""

    rule: ClassVar[str] = "DT-J1"

    who: str
    pit: int
    square: int
    card: bool  # whether it took a jump card


class Taken(Event):
    """A character took a token."""

    rule: ClassVar[str] = "DT-O2"

    who: str
    token: str


class Dropped(Event):
    """A character laid its load down."""

    rule: ClassVar[str] = "DT-O2"

    who: str
    token: str
    square: int


class Given(Event):
    """A token changed hands between friends."""

    rule: ClassVar[str] = "DT-O2"

    who: str
    friend: str
    token: str


class Exchanged(Event):
    """Two friends exchanged their loads."""

    rule: ClassVar[str] = "DT-O2"

    who: str
    friend: str
    token: str  # what the first one gave
    other: str


class TokenLost(Event):
    """A token is out of the game: on a pit, carried out, used up."""

    rule: ClassVar[str] = "DT-O8"

    token: str


# --- the dungeon (DT-R, DT-W, DT-D) -----------------------------------------------------------------------------------


class HallRevealed(Event):
    """A hall lies open. `who` is empty if nobody did it (DT-X3)."""

    rule: ClassVar[str] = "DT-R1"

    who: str
    slot: int
    hall: str


class HallTurned(Event):
    """A hall was turned by so many quarter turns."""

    rule: ClassVar[str] = "DT-W1"

    who: str
    slot: int
    clockwise: bool
    quarters: int


class TokenDrawn(Event):
    """A token out of the bag."""

    rule: ClassVar[str] = "DT-R4"

    token: str


class TeleportRolled(Event):
    """The dice for the place of a token: column and row, 6 is a choice."""

    rule: ClassVar[str] = "DT-D1"

    token: str
    red: int
    white: int
    slot: int


class Appeared(Event):
    """A token arrived on its square."""

    rule: ClassVar[str] = "DT-D4"

    token: str
    square: int


class LostInTheVoid(Event):
    """Two sixes: the token is out of the game."""

    rule: ClassVar[str] = "DT-D3"

    token: str


class ReinforcementCalled(Event):
    """An NPC of the deck comes into a hall."""

    rule: ClassVar[str] = "DT-E3"

    npc: str
    slot: int


class VisionDrawn(Event):
    """A vision card; the hall of its slot is revealed if it is hidden."""

    rule: ClassVar[str] = "DT-X3"

    slot: int
    reveals: bool


class RotationRolled(Event):
    """The rotation die."""

    rule: ClassVar[str] = "DT-Z11"

    npc: str
    clockwise: bool
    number: int


class NothingTurned(OfNpc):
    """The hall that the die chose is hidden."""

    rule: ClassVar[str] = "DT-Z11"


class PortcullisOpened(Event):
    """A portcullis went up."""

    rule: ClassVar[str] = "DT-K1"

    who: str
    square: int
    direction: int


class PortcullisClosed(Event):
    """A portcullis came down."""

    rule: ClassVar[str] = "DT-K1"

    who: str
    square: int
    direction: int


class EdgeBroken(Event):
    """A portcullis was broken, or a wall (DT-Y6)."""

    rule: ClassVar[str] = "DT-K4"

    who: str
    square: int
    direction: int


# --- combat and harm (DT-C, DT-H, DT-V) -------------------------------------------------------------------------------


class CombatBegan(Event):
    """Who takes part, and the sums before the cards."""

    rule: ClassVar[str] = "DT-C3"

    who: str
    target: str
    mode: str  # close, lance, bow
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    supporters: tuple[str, ...]
    attack: int
    defence: int


class CardNamed(Event):
    """A telepath named a combat card."""

    rule: ClassVar[str] = "DT-K7"

    seat: int
    card: int
    held: bool


class HandShown(Event):
    """A combat hand was shown to the telepath."""

    rule: ClassVar[str] = "DT-K7"

    seat: int
    cards: tuple[int, ...]


class EnemyCardsShown(Event):
    """The player's telepath sees the top of the NP's deck."""

    rule: ClassVar[str] = "DT-Q5"

    cards: tuple[int, ...]


class EnemyDeckShuffled(Event):
    """The NP's discards form its deck again."""

    rule: ClassVar[str] = "DT-S16"


class CombatCardLaid(Event):
    """A combat card face down."""

    rule: ClassVar[str] = "DT-C6"

    seat: int


class CombatResolved(Event):
    """Both cards and both totals."""

    rule: ClassVar[str] = "DT-C7"

    who: str
    target: str
    card: int  # of the attacker
    other: int  # of the defender
    attack: int
    defence: int


class CombatTied(Event):
    """Nothing happens."""

    rule: ClassVar[str] = "DT-C7"


class Wounded(OfOne):
    """A character lies down."""

    rule: ClassVar[str] = "DT-H1"


class WoundIgnored(OfOne):
    """The first wound does nothing."""

    rule: ClassVar[str] = "DT-Z18"


class Healed(Event):
    """A character stands up again."""

    rule: ClassVar[str] = "DT-K3"

    who: str
    target: str


class Eliminated(Event):
    """A character is out of the game; the other side scores."""

    rule: ClassVar[str] = "DT-H2"

    who: str
    square: int


class FellIntoPit(OfOne):
    """A character without a rope on a pit."""

    rule: ClassVar[str] = "DT-F1"


class Exploded(Event):
    """A blast wounds all around."""

    rule: ClassVar[str] = "DT-H5"

    who: str
    square: int


class FireballCast(Event):
    """A fireball flies."""

    rule: ClassVar[str] = "DT-B4"

    who: str
    target: str
    square: int


class WandKept(Event):
    """The wand is kept, or it is not."""

    rule: ClassVar[str] = "DT-Y10"

    who: str
    die: int
    kept: bool


class LanceBroke(OfOne):
    """A lost fight breaks the lance."""

    rule: ClassVar[str] = "DT-B6"


class Repelled(Event):
    """A character was pushed."""

    rule: ClassVar[str] = "DT-K2"

    who: str
    target: str
    square: int  # where it is now


class Left(OfOne):
    """A character left the dungeon through the enemy's line."""

    rule: ClassVar[str] = "DT-V2"


class Scored(Event):
    """Victory points for a side: 0 yellow, 1 blue or the NP."""

    rule: ClassVar[str] = "DT-V1"

    side: int
    points: int
    total: int


class GameEnded(Event):
    """The winning side; 2: a draw. The reason is a word."""

    rule: ClassVar[str] = "DT-V4"

    winner: int
    reason: str


# --- NPCs (DT-P, DT-Z) ------------------------------------------------------------------------------------------------


class RowShuffled(Event):
    """The order in which NPCs act."""

    rule: ClassVar[str] = "DT-T6"

    npcs: tuple[str, ...]


class NpcActivated(OfNpc):
    """An NPC's card is next."""

    rule: ClassVar[str] = "DT-P2"


class NpcSkipped(OfNpc):
    """A wounded or healed NPC does nothing."""

    rule: ClassVar[str] = "DT-P1"


class GoalTested(Event):
    """A goal and why it can or cannot be reached: `ok`, `no-target`, `no-way`, `too-far`, `content`, `approach`."""

    rule: ClassVar[str] = "DT-P2"

    npc: str
    goal: str
    ap: int
    reason: str
    cost: int  # AP it would take; -1: no way
    way: tuple[int, ...]


class NpcRested(Event):
    """An NPC's activation is over."""

    rule: ClassVar[str] = "DT-P8"

    npc: str
    ap: int  # unused


class CardMovedBack(OfNpc):
    """A healed NPC will still act this turn."""

    rule: ClassVar[str] = "DT-Y8"


class Regenerated(OfNpc):
    """A wounded NPC healed herself."""

    rule: ClassVar[str] = "DT-Y10"
