"""What the table hears. Tokens are named by their words, squares are numbers."""

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.twister.ids import Card, Direction, Side, Slot, Square

# --- setting up and turns (DT-S, DT-T) --------------------------------------------------------------------------------


class StarterChosen(Event):
    """A character for a circle; before the teams are revealed only the owner knows which."""

    rule = "DT-S2"
    seat: SeatId
    who: str = secret()


class TokenHidden(Event):
    """A token face down on a hall."""

    rule = "DT-S3"
    seat: SeatId
    token: str = secret()
    slot: Slot


class TeamRevealed(Event):
    """Four characters on their circles."""

    rule = "DT-S4"
    seat: SeatId
    who: tuple[str, ...]


class TurnBegan(Event):
    """A turn of a seat."""

    rule = "DT-T1"
    seat: SeatId
    turn: int


class ActionCardPlayed(Event):
    """So many AP."""

    rule = "DT-T1"
    seat: SeatId
    card: Card


class ActionCardsTakenBack(Event):
    """All four action cards are in hand again."""

    rule = "DT-T1"
    seat: SeatId


class TurnEnded(Event):
    """A side is done; unspent AP are lost."""

    rule = "DT-T1"
    seat: SeatId
    ap: int


class SideHadNobody(Event):
    """A side without characters passes."""

    rule = "DT-V6"
    seat: SeatId


# --- moving and carrying (DT-M, DT-J, DT-O) ---------------------------------------------------------------------------


class Moved(Event):
    """A character walked; the way begins where it stood."""

    rule = "DT-M1"
    who: str
    way: tuple[Square, ...]


class Jumped(Event):
    """A character jumped over a pit."""

    rule = "DT-J1"
    who: str
    pit: Square
    square: Square
    card: bool  # whether it took a jump card


class Taken(Event):
    """A character took a token."""

    rule = "DT-O2"
    who: str
    token: str


class Dropped(Event):
    """A character laid its load down."""

    rule = "DT-O2"
    who: str
    token: str
    square: Square


class Given(Event):
    """A token changed hands between friends."""

    rule = "DT-O2"
    who: str
    friend: str
    token: str


class Exchanged(Event):
    """Two friends exchanged their loads."""

    rule = "DT-O2"
    who: str
    friend: str
    token: str  # what the first one gave
    other: str


class TokenLost(Event):
    """A token is out of the game: on a pit, carried out, used up."""

    rule = "DT-O8"
    token: str


# --- the dungeon (DT-R, DT-W, DT-D) -----------------------------------------------------------------------------------


class HallRevealed(Event):
    """A hall lies open. `who` is empty if nobody did it (DT-X3)."""

    rule = "DT-R1"
    who: str
    slot: Slot
    hall: str


class HallTurned(Event):
    """A hall was turned by so many quarter turns."""

    rule = "DT-W1"
    who: str
    slot: Slot
    clockwise: bool
    quarters: int


class TokenDrawn(Event):
    """A token out of the bag."""

    rule = "DT-R4"
    token: str


class TeleportRolled(Event):
    """The dice for the place of a token: column and row, 6 is a choice."""

    rule = "DT-D1"
    token: str
    red: int
    white: int
    slot: Slot


class Appeared(Event):
    """A token arrived on its square."""

    rule = "DT-D4"
    token: str
    square: Square


class LostInTheVoid(Event):
    """Two sixes: the token is out of the game."""

    rule = "DT-D3"
    token: str


class ReinforcementCalled(Event):
    """An NPC of the deck comes into a hall."""

    rule = "DT-E3"
    npc: str
    slot: Slot


class VisionDrawn(Event):
    """A vision card; the hall of its slot is revealed if it is hidden."""

    rule = "DT-X3"
    slot: Slot
    reveals: bool


class RotationRolled(Event):
    """The rotation die."""

    rule = "DT-Z11"
    npc: str
    clockwise: bool
    number: int


class NothingTurned(Event):
    """The hall that the die chose is hidden."""

    rule = "DT-Z11"
    npc: str


class PortcullisOpened(Event):
    """A portcullis went up."""

    rule = "DT-K1"
    who: str
    square: Square
    direction: Direction


class PortcullisClosed(Event):
    """A portcullis came down."""

    rule = "DT-K1"
    who: str
    square: Square
    direction: Direction


class EdgeBroken(Event):
    """A portcullis was broken, or a wall (DT-Y6)."""

    rule = "DT-K4"
    who: str
    square: Square
    direction: Direction


# --- combat and harm (DT-C, DT-H, DT-V) -------------------------------------------------------------------------------


class CombatBegan(Event):
    """Who takes part, and the sums before the cards."""

    rule = "DT-C3"
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

    rule = "DT-K7"
    seat: SeatId
    card: Card
    held: bool


class HandShown(Event):
    """A combat hand was shown to the telepath."""

    rule = "DT-K7"
    seat: SeatId
    cards: tuple[Card, ...]


class EnemyCardsShown(Event):
    """The player's telepath sees the top of the NP's deck."""

    rule = "DT-Q5"
    cards: tuple[Card, ...]


class EnemyDeckShuffled(Event):
    """The NP's discards form its deck again."""

    rule = "DT-S16"


class CombatCardLaid(Event):
    """A combat card face down."""

    rule = "DT-C6"
    seat: SeatId


class CombatResolved(Event):
    """Both cards and both totals."""

    rule = "DT-C7"
    who: str
    target: str
    card: Card  # of the attacker
    other: Card  # of the defender
    attack: int
    defence: int


class CombatTied(Event):
    """Nothing happens."""

    rule = "DT-C7"


class Wounded(Event):
    """A character lies down."""

    rule = "DT-H1"
    who: str


class WoundIgnored(Event):
    """The first wound does nothing."""

    rule = "DT-Z18"
    who: str


class Healed(Event):
    """A character stands up again."""

    rule = "DT-K3"
    who: str
    target: str


class Eliminated(Event):
    """A character is out of the game; the other side scores."""

    rule = "DT-H2"
    who: str
    square: Square


class FellIntoPit(Event):
    """A character without a rope on a pit."""

    rule = "DT-F1"
    who: str


class Exploded(Event):
    """A blast wounds all around."""

    rule = "DT-H5"
    who: str
    square: Square


class FireballCast(Event):
    """A fireball flies."""

    rule = "DT-B4"
    who: str
    target: str
    square: Square


class WandKept(Event):
    """The wand is kept, or it is not."""

    rule = "DT-Y10"
    who: str
    die: int
    kept: bool


class LanceBroke(Event):
    """A lost fight breaks the lance."""

    rule = "DT-B6"
    who: str


class Repelled(Event):
    """A character was pushed."""

    rule = "DT-K2"
    who: str
    target: str
    square: Square  # where it is now


class Left(Event):
    """A character left the dungeon through the enemy's line."""

    rule = "DT-V2"
    who: str


class Scored(Event):
    """Victory points for a side: 0 yellow, 1 blue or the NP."""

    rule = "DT-V1"
    side: Side
    points: int
    total: int


class GameEnded(Event):
    """The winning side; 2: a draw. The reason is a word."""

    rule = "DT-V4"
    winner: Side
    reason: str


# --- NPCs (DT-P, DT-Z) ------------------------------------------------------------------------------------------------


class RowShuffled(Event):
    """The order in which NPCs act."""

    rule = "DT-T6"
    npcs: tuple[str, ...]


class NpcActivated(Event):
    """An NPC's card is next."""

    rule = "DT-P2"
    npc: str


class NpcSkipped(Event):
    """A wounded or healed NPC does nothing."""

    rule = "DT-P1"
    npc: str


class GoalTested(Event):
    """A goal and why it can or cannot be reached: `ok`, `no-target`, `no-way`, `too-far`, `content`, `approach`."""

    rule = "DT-P2"
    npc: str
    goal: str
    ap: int
    reason: str
    cost: int  # AP it would take; -1: no way
    way: tuple[Square, ...]


class NpcRested(Event):
    """An NPC's activation is over."""

    rule = "DT-P8"
    npc: str
    ap: int  # unused


class CardMovedBack(Event):
    """A healed NPC will still act this turn."""

    rule = "DT-Y8"
    npc: str


class Regenerated(Event):
    """A wounded NPC healed herself."""

    rule = "DT-Y10"
    npc: str
