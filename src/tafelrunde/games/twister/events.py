"""What the table hears. Tokens are named by their words, squares are numbers."""

from tafelrunde.engine import Event, OfSeat, secret
from tafelrunde.games.twister.ids import Card, Direction, Side, Slot, Square


class OfCharacter(Event):
    """One character did or met something."""

    who: str


class OfEdge(OfCharacter):
    """A character at an edge of its square."""

    square: Square
    direction: Direction


class OfToken(Event):
    """Something happened to a token."""

    token: str


class OfNpc(Event):
    """One NPC did or met something."""

    npc: str


# --- setting up and turns (DT-S, DT-T) --------------------------------------------------------------------------------


class StarterChosen(OfSeat):
    """DT-S2: a character for a circle; before the teams are revealed only the owner knows which."""

    who: str = secret()


class TokenHidden(OfSeat):
    """DT-S3: a token face down on a hall."""

    token: str = secret()
    slot: Slot


class TeamRevealed(OfSeat):
    """DT-S4: four characters on their circles."""

    who: tuple[str, ...]


class TurnBegan(OfSeat):
    """DT-T1: a turn of a seat."""

    turn: int


class ActionCardPlayed(OfSeat):
    """DT-T1: so many AP."""

    card: Card


class ActionCardsTakenBack(OfSeat):
    """DT-T1: all four action cards are in hand again."""


class TurnEnded(OfSeat):
    """DT-T1: a side is done; unspent AP are lost."""

    ap: int


class SideHadNobody(OfSeat):
    """DT-V6: a side without characters passes."""


# --- moving and carrying (DT-M, DT-J, DT-O) ---------------------------------------------------------------------------


class Moved(OfCharacter):
    """DT-M1: a character walked; the way begins where it stood."""

    way: tuple[Square, ...]


class Jumped(OfCharacter):
    """DT-J1: a character jumped over a pit."""

    pit: Square
    square: Square
    card: bool  # whether it took a jump card


class Taken(OfCharacter):
    """DT-O2: a character took a token."""

    token: str


class Dropped(OfCharacter):
    """DT-O2: a character laid its load down."""

    token: str
    square: Square


class Given(OfCharacter):
    """DT-O2: a token changed hands between friends."""

    friend: str
    token: str


class Exchanged(OfCharacter):
    """DT-O2: two friends exchanged their loads."""

    friend: str
    token: str  # what the first one gave
    other: str


class TokenLost(OfToken):
    """DT-O8: a token is out of the game: on a pit, carried out, used up."""


# --- the dungeon (DT-R, DT-W, DT-D) -----------------------------------------------------------------------------------


class HallRevealed(OfCharacter):
    """DT-R1: a hall lies open. `who` is empty if nobody did it (DT-X3)."""

    slot: Slot
    hall: str


class HallTurned(OfCharacter):
    """DT-W1: a hall was turned by so many quarter turns."""

    slot: Slot
    clockwise: bool
    quarters: int


class TokenDrawn(OfToken):
    """DT-R4: a token out of the bag."""


class TeleportRolled(OfToken):
    """DT-D1: the dice for the place of a token: column and row, 6 is a choice."""

    red: int
    white: int
    slot: Slot


class Appeared(OfToken):
    """DT-D4: a token arrived on its square."""

    square: Square


class LostInTheVoid(OfToken):
    """DT-D3: two sixes: the token is out of the game."""


class ReinforcementCalled(OfNpc):
    """DT-E3: an NPC of the deck comes into a hall."""

    slot: Slot


class VisionDrawn(Event):
    """DT-X3: a vision card; the hall of its slot is revealed if it is hidden."""

    slot: Slot
    reveals: bool


class RotationRolled(OfNpc):
    """DT-Z11: the rotation die."""

    clockwise: bool
    number: int


class NothingTurned(OfNpc):
    """DT-Z11: the hall that the die chose is hidden."""


class PortcullisOpened(OfEdge):
    """DT-K1: a portcullis went up."""


class PortcullisClosed(OfEdge):
    """DT-K1: a portcullis came down."""


class EdgeBroken(OfEdge):
    """DT-K4: a portcullis was broken, or a wall (DT-Y6)."""


# --- combat and harm (DT-C, DT-H, DT-V) -------------------------------------------------------------------------------


class CombatBegan(OfCharacter):
    """DT-C3: who takes part, and the sums before the cards."""

    target: str
    mode: str  # close, lance, bow
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    supporters: tuple[str, ...]
    attack: int
    defence: int


class CardNamed(OfSeat):
    """DT-K7: a telepath named a combat card."""

    card: Card
    held: bool


class HandShown(OfSeat):
    """DT-K7: a combat hand was shown to the telepath."""

    cards: tuple[Card, ...]


class EnemyCardsShown(Event):
    """DT-Q5: the player's telepath sees the top of the NP's deck."""

    cards: tuple[Card, ...]


class EnemyDeckShuffled(Event):
    """DT-S16: the NP's discards form its deck again."""


class CombatCardLaid(OfSeat):
    """DT-C6: a combat card face down."""


class CombatResolved(OfCharacter):
    """DT-C7: both cards and both totals."""

    target: str
    card: Card  # of the attacker
    other: Card  # of the defender
    attack: int
    defence: int


class CombatTied(Event):
    """DT-C7: nothing happens."""


class Wounded(OfCharacter):
    """DT-H1: a character lies down."""


class WoundIgnored(OfCharacter):
    """DT-Z18: the first wound does nothing."""


class Healed(OfCharacter):
    """DT-K3: a character stands up again."""

    target: str


class Eliminated(OfCharacter):
    """DT-H2: a character is out of the game; the other side scores."""

    square: Square


class FellIntoPit(OfCharacter):
    """DT-F1: a character without a rope on a pit."""


class Exploded(OfCharacter):
    """DT-H5: a blast wounds all around."""

    square: Square


class FireballCast(OfCharacter):
    """DT-B4: a fireball flies."""

    target: str
    square: Square


class WandKept(OfCharacter):
    """DT-Y10: the wand is kept, or it is not."""

    die: int
    kept: bool


class LanceBroke(OfCharacter):
    """DT-B6: a lost fight breaks the lance."""


class Repelled(OfCharacter):
    """DT-K2: a character was pushed."""

    target: str
    square: Square  # where it is now


class Left(OfCharacter):
    """DT-V2: a character left the dungeon through the enemy's line."""


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


class NpcActivated(OfNpc):
    """DT-P2: an NPC's card is next."""


class NpcSkipped(OfNpc):
    """DT-P1: a wounded or healed NPC does nothing."""


class GoalTested(OfNpc):
    """DT-P2: a goal and why it can or cannot be reached: `ok`, `no-target`, `no-way`, `too-far`, `content`, `approach`."""

    goal: str
    ap: int
    reason: str
    cost: int  # AP it would take; -1: no way
    way: tuple[Square, ...]


class NpcRested(OfNpc):
    """DT-P8: an NPC's activation is over."""

    ap: int  # unused


class CardMovedBack(OfNpc):
    """DT-Y8: a healed NPC will still act this turn."""


class Regenerated(OfNpc):
    """DT-Y10: a wounded NPC healed herself."""
