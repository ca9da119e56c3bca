"""What the table hears, in the past tense, each with its rule. Hearts are in halves."""

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret
from tafelrunde.engine.ids import SeatId


class OfSeat(Event):
    """One seat did or met something."""

    seat: SeatId


class OfCount(Event):
    """One seat and a number of cards."""

    seat: SeatId
    count: int


class OfCard(Event):
    """One seat and a kind of card."""

    seat: SeatId
    card: str


class OfItem(Event):
    """One seat and an item."""

    seat: SeatId
    item: str


class OfAmount(Event):
    """A number: rupees, points, cards."""

    amount: int


class OfHearts(Event):
    """So many hearts, in halves."""

    hearts: int


class OfRoom(Event):
    """A room, and where it lies."""

    room: str
    space: str


class OfPotion(Event):
    """One seat and a potion."""

    seat: SeatId
    potion: str


# --- the adventure ----------------------------------------------------------------------------------------------------


class SwordGiven(OfSeat):
    rule = "TQ-S6"


class DungeonChosen(Event):
    rule = "TQ-D1"

    dungeon: str
    level: int


class CastleReached(OfAmount):
    """With so many phases of the last enemy."""

    rule = "TQ-G2"


class BossDefeated(OfRoom):
    rule = "TQ-E1"


class PhaseBeaten(OfRoom):
    rule = "TQ-G4"


class DungeonLeft(Event):
    rule = "TQ-E3"


class Collapsed(OfAmount):
    """For the so-manieth time."""

    rule = "TQ-X1"


class GameWon(OfAmount):
    """With so many defeats."""

    rule = "TQ-G6"


class GameLost(OfAmount):
    rule = "TQ-X9"


class GivingUp(OfSeat):
    rule = "TQ-X9"


class GoingOn(OfSeat):
    rule = "TQ-X9"


class GameGivenUp(Event):
    rule = "TQ-X9"


# --- rooms ------------------------------------------------------------------------------------------------------------


class RoomEntered(Event):
    rule = "TQ-T6"

    seat: SeatId
    room: str
    space: str
    way: list[str]  # the spaces Link walks over


class RoomScouted(OfRoom):
    rule = "TQ-T6"


class RoomSolved(OfRoom):
    rule = "TQ-C6"


class RoomCovered(OfRoom):
    rule = "TQ-X4"


class LinkExpelled(OfRoom):
    rule = "TQ-P7"


class EnemySlipped(OfRoom):
    rule = "TQ-R8"


class ItemTaken(OfItem):
    rule = "TQ-I1"


class TeleporterWon(Event):
    rule = "TQ-Q1"


class TeleporterPlaced(OfRoom):
    rule = "TQ-Q2"


# --- rounds -----------------------------------------------------------------------------------------------------------


class ChallengeBegun(Event):
    rule = "TQ-C2"

    room: str
    goal: int


class RoundBegun(Event):
    rule = "TQ-C3"

    seat: SeatId
    round: int
    limit: int


class TurnSkipped(OfSeat):
    rule = "TQ-K7"


class Passed(OfSeat):
    rule = "TQ-C4"


class CardPlayed(Event):
    """Face up, with the points it gives."""

    rule = "TQ-V6"

    seat: SeatId
    card: str
    points: int


class CardPlayedDown(Event):
    """Everybody hears what it counts; which card it is, only its player."""

    rule = "TQ-V5"

    seat: SeatId
    card: str = secret()
    points: int


class PointsWaited(OfAmount):
    rule = "TQ-C9"


class PointsReleased(OfAmount):
    rule = "TQ-C9"


class PointsLost(OfAmount):
    rule = "TQ-C9"


class ShieldBroken(Event):
    rule = "TQ-A9"


class ShieldChanged(OfAmount):
    rule = "TQ-V8"


class NeedMet(OfItem):
    rule = "TQ-I5"


class GuardMet(Event):
    rule = "TQ-B2"


class RoomLit(OfSeat):
    rule = "TQ-A7"


class EnemyStunned(OfSeat):
    rule = "TQ-P2"


class WardRaised(OfHearts):
    rule = "TQ-P3"


class NextCardHelped(OfAmount):
    rule = "TQ-V10"


class PenaltyAverted(Event):
    rule = "TQ-P2"


class LimitReached(OfAmount):
    rule = "TQ-P4"


class EnemyEnraged(OfHearts):
    rule = "TQ-P3"


class EnemyRegenerated(OfAmount):
    rule = "TQ-P1"


class ProgressLost(OfAmount):
    rule = "TQ-P8"


class RewardCut(OfAmount):
    rule = "TQ-P9"


class TurnLost(OfSeat):
    rule = "TQ-K8"


class PowerUsed(Event):
    rule = "TQ-F3"

    seat: SeatId
    parts: int


# --- cards ------------------------------------------------------------------------------------------------------------


class CardDiscarded(Event):
    """Which one, only its owner hears."""

    rule = "TQ-K2"

    seat: SeatId
    card: str = secret()


class HandDiscarded(OfCount):
    rule = "TQ-K2"


class CardsMilled(OfCount):
    rule = "TQ-K1"


class CardReturned(OfCard):
    rule = "TQ-V7"


class CardsCycled(OfCount):
    rule = "TQ-K9"


class CardsRetrieved(OfCount):
    rule = "TQ-K10"


class DeckExhausted(OfSeat):
    rule = "TQ-K3"


class DecksShuffled(Event):
    rule = "TQ-E2"


# --- what the team owns -----------------------------------------------------------------------------------------------


class HeartsLost(OfHearts):
    rule = "TQ-P3"


class HeartsHealed(OfHearts):
    rule = "TQ-R2"


class BacklashPaid(OfHearts):
    rule = "TQ-A6"


class FairyRevived(OfHearts):
    rule = "TQ-M12"


class RupeesGained(OfAmount):
    rule = "TQ-R1"


class RupeesLost(OfAmount):
    rule = "TQ-R2"


class RupeesInstead(OfAmount):
    """Of a unique reward that was given before, or that is too much."""

    rule = "TQ-R5"


class ContainerGained(OfAmount):
    rule = "TQ-0.3"


class BottleGained(OfAmount):
    rule = "TQ-M4"


class BottleFilled(OfPotion):
    rule = "TQ-M2"


class BottleDeclined(OfPotion):
    rule = "TQ-M2"


class BottleUsed(OfPotion):
    rule = "TQ-M6"


class BottlePoured(OfPotion):
    rule = "TQ-M5"


class BottleSpilt(OfPotion):
    rule = "TQ-P8"


class DiscardsShuffled(OfSeat):
    rule = "TQ-M11"


class PotionBought(OfPotion):
    rule = "TQ-M2"


class ShopOpened(OfSeat):
    rule = "TQ-M1"


class PartsGained(OfAmount):
    rule = "TQ-F1"


class PartsRefreshed(OfAmount):
    rule = "TQ-F2"


# --- table talk -------------------------------------------------------------------------------------------------------


class HintGiven(Event):
    rule = "TQ-H3"

    seat: SeatId
    things: tuple[str, ...]


class PhraseSaid(Event):
    rule = "TQ-H1"

    seat: SeatId
    phrase: str
