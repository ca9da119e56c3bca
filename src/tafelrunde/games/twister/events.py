"""What the table hears. Tokens are named by their words, squares are numbers."""

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.twister.ids import Card, Direction, Side, Slot, Square

# --- setting up and turns (DT-S, DT-T) --------------------------------------------------------------------------------


class StarterChosen(Event):
    """DT-S2: a character for a circle; before the teams are revealed only the owner knows which."""

    seat: SeatId
    who: str = secret()


class TokenHidden(Event):
    """DT-S3: a token face down on a hall."""

    seat: SeatId
    token: str = secret()
    slot: Slot


class TeamRevealed(Event):
    """DT-S4: four characters on their circles."""

    seat: SeatId
    who: tuple[str, ...]


class TurnBegan(Event):
    """DT-T1: a turn of a seat."""

    seat: SeatId
    turn: int


class ActionCardPlayed(Event):
    """DT-T1: so many AP."""

    seat: SeatId
    card: Card


class ActionCardsTakenBack(Event):
    """DT-T1: all four action cards are in hand again."""

    seat: SeatId


class TurnEnded(Event):
    """DT-T1: a side is done; unspent AP are lost."""

    seat: SeatId
    ap: int


class SideHadNobody(Event):
    """DT-V6: a side without characters passes."""

    seat: SeatId


# --- moving and carrying (DT-M, DT-J, DT-O) ---------------------------------------------------------------------------


class Moved(Event):
    """DT-M1: a character walked; the way begins where it stood."""

    who: str
    way: tuple[Square, ...]


class Jumped(Event):
    """DT-J1: a character jumped over a pit."""

    who: str
    pit: Square
    square: Square
    card: bool  # whether it took a jump card


class Taken(Event):
    """DT-O2: a character took a token."""

    who: str
    token: str


class Dropped(Event):
    """DT-O2: a character laid its load down."""

    who: str
    token: str
    square: Square


class Given(Event):
    """DT-O2: a token changed hands between friends."""

    who: str
    friend: str
    token: str


class Exchanged(Event):
    """DT-O2: two friends exchanged their loads."""

    who: str
    friend: str
    token: str  # what the first one gave
    other: str


class TokenLost(Event):
    """DT-O8: a token is out of the game: on a pit, carried out, used up."""

    token: str


# --- the dungeon (DT-R, DT-W, DT-D) -----------------------------------------------------------------------------------


class HallRevealed(Event):
    """DT-R1: a hall lies open. `who` is empty if nobody did it (DT-X3)."""

    who: str
    slot: Slot
    hall: str


class HallTurned(Event):
    """DT-W1: a hall was turned by so many quarter turns."""

    who: str
    slot: Slot
    clockwise: bool
    quarters: int


class TokenDrawn(Event):
    """DT-R4: a token out of the bag."""

    token: str


class TeleportRolled(Event):
    """DT-D1: the dice for the place of a token: column and row, 6 is a choice."""

    token: str
    red: int
    white: int
    slot: Slot


class Appeared(Event):
    """DT-D4: a token arrived on its square."""

    token: str
    square: Square


class LostInTheVoid(Event):
    """DT-D3: two sixes: the token is out of the game."""

    token: str


class ReinforcementCalled(Event):
    """DT-E3: an NPC of the deck comes into a hall."""

    npc: str
    slot: Slot


class VisionDrawn(Event):
    """DT-X3: a vision card; the hall of its slot is revealed if it is hidden."""

    slot: Slot
    reveals: bool


class RotationRolled(Event):
    """DT-Z11: the rotation die."""

    npc: str
    clockwise: bool
    number: int


class NothingTurned(Event):
    """DT-Z11: the hall that the die chose is hidden."""

    npc: str


class PortcullisOpened(Event):
    """DT-K1: a portcullis went up."""

    who: str
    square: Square
    direction: Direction


class PortcullisClosed(Event):
    """DT-K1: a portcullis came down."""

    who: str
    square: Square
    direction: Direction


class EdgeBroken(Event):
    """DT-K4: a portcullis was broken, or a wall (DT-Y6)."""

    who: str
    square: Square
    direction: Direction


# --- combat and harm (DT-C, DT-H, DT-V) -------------------------------------------------------------------------------


class CombatBegan(Event):
    """DT-C3: who takes part, and the sums before the cards."""

    who: str
    target: str
    mode: str  # close, lance, bow
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    supporters: tuple[str, ...]
    attack: int
    defence: int


class CardNamed(Event):
    """DT-K7: a telepath named a combat card."""

    seat: SeatId
    card: Card
    held: bool


class HandShown(Event):
    """DT-K7: a combat hand was shown to the telepath."""

    seat: SeatId
    cards: tuple[Card, ...]


class EnemyCardsShown(Event):
    """DT-Q5: the player's telepath sees the top of the NP's deck."""

    cards: tuple[Card, ...]


class EnemyDeckShuffled(Event):
    """DT-S16: the NP's discards form its deck again."""


class CombatCardLaid(Event):
    """DT-C6: a combat card face down."""

    seat: SeatId


class CombatResolved(Event):
    """DT-C7: both cards and both totals."""

    who: str
    target: str
    card: Card  # of the attacker
    other: Card  # of the defender
    attack: int
    defence: int


class CombatTied(Event):
    """DT-C7: nothing happens."""


class Wounded(Event):
    """DT-H1: a character lies down."""

    who: str


class WoundIgnored(Event):
    """DT-Z18: the first wound does nothing."""

    who: str


class Healed(Event):
    """DT-K3: a character stands up again."""

    who: str
    target: str


class Eliminated(Event):
    """DT-H2: a character is out of the game; the other side scores."""

    who: str
    square: Square


class FellIntoPit(Event):
    """DT-F1: a character without a rope on a pit."""

    who: str


class Exploded(Event):
    """DT-H5: a blast wounds all around."""

    who: str
    square: Square


class FireballCast(Event):
    """DT-B4: a fireball flies."""

    who: str
    target: str
    square: Square


class WandKept(Event):
    """DT-Y10: the wand is kept, or it is not."""

    who: str
    die: int
    kept: bool


class LanceBroke(Event):
    """DT-B6: a lost fight breaks the lance."""

    who: str


class Repelled(Event):
    """DT-K2: a character was pushed."""

    who: str
    target: str
    square: Square  # where it is now


class Left(Event):
    """DT-V2: a character left the dungeon through the enemy's line."""

    who: str


class Scored(Event):
    """DT-V1: victory points for a side: 0 yellow, 1 blue or the NP."""

    side: Side
    points: int
    total: int


class GameEnded(Event):
    """DT-V4: the winning side; 2: a draw. The reason is a word."""

    winner: Side
    reason: str


# --- NPCs (DT-P, DT-Z) ------------------------------------------------------------------------------------------------


class RowShuffled(Event):
    """DT-T6: the order in which NPCs act."""

    npcs: tuple[str, ...]


class NpcActivated(Event):
    """DT-P2: an NPC's card is next."""

    npc: str


class NpcSkipped(Event):
    """DT-P1: a wounded or healed NPC does nothing."""

    npc: str


class GoalTested(Event):
    """DT-P2: a goal and why it can or cannot be reached: `ok`, `no-target`, `no-way`, `too-far`, `content`, `approach`."""

    npc: str
    goal: str
    ap: int
    reason: str
    cost: int  # AP it would take; -1: no way
    way: tuple[Square, ...]


class NpcRested(Event):
    """DT-P8: an NPC's activation is over."""

    npc: str
    ap: int  # unused


class CardMovedBack(Event):
    """DT-Y8: a healed NPC will still act this turn."""

    npc: str


class Regenerated(Event):
    """DT-Y10: a wounded NPC healed herself."""

    npc: str
