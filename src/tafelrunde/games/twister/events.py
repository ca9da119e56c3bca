"""What the table hears. Tokens are named by their words, squares are numbers."""

from typing import ClassVar

from tafelrunde.engine.event import Event
from tafelrunde.engine.part import UNKNOWN_WORD, Secret


class OfOne(Event):
    """Something that happened to one character."""

    def __init__(self, who: str) -> None:
        self.who = who


class OfNpc(Event):
    """Something about the card of one NPC."""

    def __init__(self, npc: str) -> None:
        self.npc = npc


# --- setting up and turns (DT-S, DT-T) --------------------------------------------------------------------------------


class StarterChosen(Event):
    """A character for a circle; before the teams are revealed only the owner knows which."""

    rule: ClassVar[str] = "DT-S2"
    secrets: ClassVar[dict[str, Secret]] = {"who": Secret.OWNER}

    def __init__(self, seat: int, who: str) -> None:
        self.seat = seat
        self.who = who

    def hide(self, viewer: int) -> None:
        if viewer != self.seat:
            self.who = UNKNOWN_WORD


class TokenHidden(Event):
    """A token face down on a hall."""

    rule: ClassVar[str] = "DT-S3"
    secrets: ClassVar[dict[str, Secret]] = {"token": Secret.OWNER}

    def __init__(self, seat: int, token: str, slot: int) -> None:
        self.seat = seat
        self.token = token
        self.slot = slot

    def hide(self, viewer: int) -> None:
        if viewer != self.seat:
            self.token = UNKNOWN_WORD


class TeamRevealed(Event):
    """Four characters on their circles."""

    rule: ClassVar[str] = "DT-S4"

    def __init__(self, seat: int, who: tuple[str, ...]) -> None:
        self.seat = seat
        self.who = who


class TurnBegan(Event):
    """A turn of a seat."""

    rule: ClassVar[str] = "DT-T1"

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn


class ActionCardPlayed(Event):
    """So many AP."""

    rule: ClassVar[str] = "DT-T1"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class ActionCardsTakenBack(Event):
    """All four action cards are in hand again."""

    rule: ClassVar[str] = "DT-T1"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TurnEnded(Event):
    """A side is done; unspent AP are lost."""

    rule: ClassVar[str] = "DT-T1"

    def __init__(self, seat: int, ap: int) -> None:
        self.seat = seat
        self.ap = ap


class SideHadNobody(Event):
    """A side without characters passes."""

    rule: ClassVar[str] = "DT-V6"

    def __init__(self, seat: int) -> None:
        self.seat = seat


# --- moving and carrying (DT-M, DT-J, DT-O) ---------------------------------------------------------------------------


class Moved(Event):
    """A character walked; the way begins where it stood."""

    rule: ClassVar[str] = "DT-M1"

    def __init__(self, who: str, way: tuple[int, ...]) -> None:
        self.who = who
        self.way = way


class Jumped(Event):
    """A character jumped over a pit."""

    rule: ClassVar[str] = "DT-J1"

    def __init__(self, who: str, pit: int, square: int, card: bool) -> None:
        self.who = who
        self.pit = pit
        self.square = square
        self.card = card  # whether it took a jump card


class Taken(Event):
    """A character took a token."""

    rule: ClassVar[str] = "DT-O2"

    def __init__(self, who: str, token: str) -> None:
        self.who = who
        self.token = token


class Dropped(Event):
    """A character laid its load down."""

    rule: ClassVar[str] = "DT-O2"

    def __init__(self, who: str, token: str, square: int) -> None:
        self.who = who
        self.token = token
        self.square = square


class Given(Event):
    """A token changed hands between friends."""

    rule: ClassVar[str] = "DT-O2"

    def __init__(self, who: str, friend: str, token: str) -> None:
        self.who = who
        self.friend = friend
        self.token = token


class Exchanged(Event):
    """Two friends exchanged their loads."""

    rule: ClassVar[str] = "DT-O2"

    def __init__(self, who: str, friend: str, token: str, other: str) -> None:
        self.who = who
        self.friend = friend
        self.token = token  # what the first one gave
        self.other = other


class TokenLost(Event):
    """A token is out of the game: on a pit, carried out, used up."""

    rule: ClassVar[str] = "DT-O8"

    def __init__(self, token: str) -> None:
        self.token = token


# --- the dungeon (DT-R, DT-W, DT-D) -----------------------------------------------------------------------------------


class HallRevealed(Event):
    """A hall lies open. `who` is empty if nobody did it (DT-X3)."""

    rule: ClassVar[str] = "DT-R1"

    def __init__(self, who: str, slot: int, hall: str) -> None:
        self.who = who
        self.slot = slot
        self.hall = hall


class HallTurned(Event):
    """A hall was turned by so many quarter turns."""

    rule: ClassVar[str] = "DT-W1"

    def __init__(self, who: str, slot: int, clockwise: bool, quarters: int) -> None:
        self.who = who
        self.slot = slot
        self.clockwise = clockwise
        self.quarters = quarters


class TokenDrawn(Event):
    """A token out of the bag."""

    rule: ClassVar[str] = "DT-R4"

    def __init__(self, token: str) -> None:
        self.token = token


class TeleportRolled(Event):
    """The dice for the place of a token: column and row, 6 is a choice."""

    rule: ClassVar[str] = "DT-D1"

    def __init__(self, token: str, red: int, white: int, slot: int) -> None:
        self.token = token
        self.red = red
        self.white = white
        self.slot = slot


class Appeared(Event):
    """A token arrived on its square."""

    rule: ClassVar[str] = "DT-D4"

    def __init__(self, token: str, square: int) -> None:
        self.token = token
        self.square = square


class LostInTheVoid(Event):
    """Two sixes: the token is out of the game."""

    rule: ClassVar[str] = "DT-D3"

    def __init__(self, token: str) -> None:
        self.token = token


class ReinforcementCalled(Event):
    """An NPC of the deck comes into a hall."""

    rule: ClassVar[str] = "DT-E3"

    def __init__(self, npc: str, slot: int) -> None:
        self.npc = npc
        self.slot = slot


class VisionDrawn(Event):
    """A vision card; the hall of its slot is revealed if it is hidden."""

    rule: ClassVar[str] = "DT-X3"

    def __init__(self, slot: int, reveals: bool) -> None:
        self.slot = slot
        self.reveals = reveals


class RotationRolled(Event):
    """The rotation die."""

    rule: ClassVar[str] = "DT-Z11"

    def __init__(self, npc: str, clockwise: bool, number: int) -> None:
        self.npc = npc
        self.clockwise = clockwise
        self.number = number


class NothingTurned(OfNpc):
    """The hall that the die chose is hidden."""

    rule: ClassVar[str] = "DT-Z11"


class PortcullisOpened(Event):
    """A portcullis went up."""

    rule: ClassVar[str] = "DT-K1"

    def __init__(self, who: str, square: int, direction: int) -> None:
        self.who = who
        self.square = square
        self.direction = direction


class PortcullisClosed(Event):
    """A portcullis came down."""

    rule: ClassVar[str] = "DT-K1"

    def __init__(self, who: str, square: int, direction: int) -> None:
        self.who = who
        self.square = square
        self.direction = direction


class EdgeBroken(Event):
    """A portcullis was broken, or a wall (DT-Y6)."""

    rule: ClassVar[str] = "DT-K4"

    def __init__(self, who: str, square: int, direction: int) -> None:
        self.who = who
        self.square = square
        self.direction = direction


# --- combat and harm (DT-C, DT-H, DT-V) -------------------------------------------------------------------------------


class CombatBegan(Event):
    """Who takes part, and the sums before the cards."""

    rule: ClassVar[str] = "DT-C3"

    def __init__(
        self,
        who: str,
        target: str,
        mode: str,
        attackers: tuple[str, ...],
        defenders: tuple[str, ...],
        supporters: tuple[str, ...],
        attack: int,
        defence: int,
    ) -> None:
        self.who = who
        self.target = target
        self.mode = mode  # close, lance, bow
        self.attackers = attackers
        self.defenders = defenders
        self.supporters = supporters
        self.attack = attack
        self.defence = defence


class CardNamed(Event):
    """A telepath named a combat card."""

    rule: ClassVar[str] = "DT-K7"

    def __init__(self, seat: int, card: int, held: bool) -> None:
        self.seat = seat
        self.card = card
        self.held = held


class HandShown(Event):
    """A combat hand was shown to the telepath."""

    rule: ClassVar[str] = "DT-K7"

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class EnemyCardsShown(Event):
    """The player's telepath sees the top of the NP's deck."""

    rule: ClassVar[str] = "DT-Q5"

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


class EnemyDeckShuffled(Event):
    """The NP's discards form its deck again."""

    rule: ClassVar[str] = "DT-S16"


class CombatCardLaid(Event):
    """A combat card face down."""

    rule: ClassVar[str] = "DT-C6"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CombatResolved(Event):
    """Both cards and both totals."""

    rule: ClassVar[str] = "DT-C7"

    def __init__(self, who: str, target: str, card: int, other: int, attack: int, defence: int) -> None:
        self.who = who
        self.target = target
        self.card = card  # of the attacker
        self.other = other  # of the defender
        self.attack = attack
        self.defence = defence


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

    def __init__(self, who: str, target: str) -> None:
        self.who = who
        self.target = target


class Eliminated(Event):
    """A character is out of the game; the other side scores."""

    rule: ClassVar[str] = "DT-H2"

    def __init__(self, who: str, square: int) -> None:
        self.who = who
        self.square = square


class FellIntoPit(OfOne):
    """A character without a rope on a pit."""

    rule: ClassVar[str] = "DT-F1"


class Exploded(Event):
    """A blast wounds all around."""

    rule: ClassVar[str] = "DT-H5"

    def __init__(self, who: str, square: int) -> None:
        self.who = who
        self.square = square


class FireballCast(Event):
    """A fireball flies."""

    rule: ClassVar[str] = "DT-B4"

    def __init__(self, who: str, target: str, square: int) -> None:
        self.who = who
        self.target = target
        self.square = square


class WandKept(Event):
    """The wand is kept, or it is not."""

    rule: ClassVar[str] = "DT-Y10"

    def __init__(self, who: str, die: int, kept: bool) -> None:
        self.who = who
        self.die = die
        self.kept = kept


class LanceBroke(OfOne):
    """A lost fight breaks the lance."""

    rule: ClassVar[str] = "DT-B6"


class Repelled(Event):
    """A character was pushed."""

    rule: ClassVar[str] = "DT-K2"

    def __init__(self, who: str, target: str, square: int) -> None:
        self.who = who
        self.target = target
        self.square = square  # where it is now


class Left(OfOne):
    """A character left the dungeon through the enemy's line."""

    rule: ClassVar[str] = "DT-V2"


class Scored(Event):
    """Victory points for a side: 0 yellow, 1 blue or the NP."""

    rule: ClassVar[str] = "DT-V1"

    def __init__(self, side: int, points: int, total: int) -> None:
        self.side = side
        self.points = points
        self.total = total


class GameEnded(Event):
    """The winning side; 2: a draw. The reason is a word."""

    rule: ClassVar[str] = "DT-V4"

    def __init__(self, winner: int, reason: str) -> None:
        self.winner = winner
        self.reason = reason


# --- NPCs (DT-P, DT-Z) ------------------------------------------------------------------------------------------------


class RowShuffled(Event):
    """The order in which NPCs act."""

    rule: ClassVar[str] = "DT-T6"

    def __init__(self, npcs: tuple[str, ...]) -> None:
        self.npcs = npcs


class NpcActivated(OfNpc):
    """An NPC's card is next."""

    rule: ClassVar[str] = "DT-P2"


class NpcSkipped(OfNpc):
    """A wounded or healed NPC does nothing."""

    rule: ClassVar[str] = "DT-P1"


class GoalTested(Event):
    """A goal and why it can or cannot be reached: `ok`, `no-target`, `no-way`, `too-far`, `content`, `approach`."""

    rule: ClassVar[str] = "DT-P2"

    def __init__(self, npc: str, goal: str, ap: int, reason: str, cost: int, way: tuple[int, ...]) -> None:
        self.npc = npc
        self.goal = goal
        self.ap = ap
        self.reason = reason
        self.cost = cost  # AP it would take; -1: no way
        self.way = way


class NpcRested(Event):
    """An NPC's activation is over."""

    rule: ClassVar[str] = "DT-P8"

    def __init__(self, npc: str, ap: int) -> None:
        self.npc = npc
        self.ap = ap  # unused


class CardMovedBack(OfNpc):
    """A healed NPC will still act this turn."""

    rule: ClassVar[str] = "DT-Y8"


class Regenerated(OfNpc):
    """A wounded NPC healed herself."""

    rule: ClassVar[str] = "DT-Y10"
