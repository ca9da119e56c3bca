"""What the table hears, in the past tense, each with its rule. Hearts are in halves."""

from tafelrunde.engine import Event, OfSeat, secret


class OfSeatAlone(OfSeat):
    """One seat, and nothing more to be shown."""


class OfCount(OfSeat):
    """One seat and a number of cards."""

    count: int


class OfCard(OfSeat):
    """One seat and a kind of card."""

    card: str


class OfItem(OfSeat):
    """One seat and an item."""

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


class OfPotion(OfSeat):
    """One seat and a potion."""

    potion: str


# --- the adventure ----------------------------------------------------------------------------------------------------


class SwordGiven(OfSeatAlone):
    """TQ-S6"""


class DungeonChosen(Event):
    """TQ-D1"""

    dungeon: str
    level: int


class CastleReached(OfAmount):
    """TQ-G2: with so many phases of the last enemy."""


class BossDefeated(OfRoom):
    """TQ-E1"""


class PhaseBeaten(OfRoom):
    """TQ-G4"""


class DungeonLeft(Event):
    """TQ-E3"""


class Collapsed(OfAmount):
    """TQ-X1: for the so-manieth time."""


class GameWon(OfAmount):
    """TQ-G6: with so many defeats."""


class GameLost(OfAmount):
    """TQ-X9"""


class GivingUp(OfSeatAlone):
    """TQ-X9"""


class GoingOn(OfSeatAlone):
    """TQ-X9"""


class GameGivenUp(Event):
    """TQ-X9"""


# --- rooms ------------------------------------------------------------------------------------------------------------


class RoomEntered(OfSeat):
    """TQ-T6"""

    room: str
    space: str
    way: list[str]  # the spaces Link walks over


class RoomScouted(OfRoom):
    """TQ-T6"""


class RoomSolved(OfRoom):
    """TQ-C6"""


class RoomCovered(OfRoom):
    """TQ-X4"""


class LinkExpelled(OfRoom):
    """TQ-P7"""


class EnemySlipped(OfRoom):
    """TQ-R8"""


class ItemTaken(OfItem):
    """TQ-I1"""


class TeleporterWon(Event):
    """TQ-Q1"""


class TeleporterPlaced(OfRoom):
    """TQ-Q2"""


# --- rounds -----------------------------------------------------------------------------------------------------------


class ChallengeBegun(Event):
    """TQ-C2"""

    room: str
    goal: int


class RoundBegun(OfSeat):
    """TQ-C3"""

    round: int
    limit: int


class TurnSkipped(OfSeatAlone):
    """TQ-K7"""


class Passed(OfSeatAlone):
    """TQ-C4"""


class CardPlayed(OfSeat):
    """TQ-V6: face up, with the points it gives."""

    card: str
    points: int


class CardPlayedDown(OfSeat):
    """TQ-V5: everybody hears what it counts; which card it is, only its player."""

    card: str = secret()
    points: int


class PointsWaited(OfAmount):
    """TQ-C9"""


class PointsReleased(OfAmount):
    """TQ-C9"""


class PointsLost(OfAmount):
    """TQ-C9"""


class ShieldBroken(Event):
    """TQ-A9"""


class ShieldChanged(OfAmount):
    """TQ-V8"""


class NeedMet(OfItem):
    """TQ-I5"""


class GuardMet(Event):
    """TQ-B2"""


class RoomLit(OfSeatAlone):
    """TQ-A7"""


class EnemyStunned(OfSeatAlone):
    """TQ-P2"""


class WardRaised(OfHearts):
    """TQ-P3"""


class NextCardHelped(OfAmount):
    """TQ-V10"""


class PenaltyAverted(Event):
    """TQ-P2"""


class LimitReached(OfAmount):
    """TQ-P4"""


class EnemyEnraged(OfHearts):
    """TQ-P3"""


class EnemyRegenerated(OfAmount):
    """TQ-P1"""


class ProgressLost(OfAmount):
    """TQ-P8"""


class RewardCut(OfAmount):
    """TQ-P9"""


class TurnLost(OfSeatAlone):
    """TQ-K8"""


class PowerUsed(OfSeat):
    """TQ-F3"""

    parts: int


# --- cards ------------------------------------------------------------------------------------------------------------


class CardDiscarded(OfSeat):
    """TQ-K2: which one, only its owner hears."""

    card: str = secret()


class HandDiscarded(OfCount):
    """TQ-K2"""


class CardsMilled(OfCount):
    """TQ-K1"""


class CardReturned(OfCard):
    """TQ-V7"""


class CardsCycled(OfCount):
    """TQ-K9"""


class CardsRetrieved(OfCount):
    """TQ-K10"""


class DeckExhausted(OfSeatAlone):
    """TQ-K3"""


class DecksShuffled(Event):
    """TQ-E2"""


# --- what the team owns -----------------------------------------------------------------------------------------------


class HeartsLost(OfHearts):
    """TQ-P3"""


class HeartsHealed(OfHearts):
    """TQ-R2"""


class BacklashPaid(OfHearts):
    """TQ-A6"""


class FairyRevived(OfHearts):
    """TQ-M12"""


class RupeesGained(OfAmount):
    """TQ-R1"""


class RupeesLost(OfAmount):
    """TQ-R2"""


class RupeesInstead(OfAmount):
    """TQ-R5: of a unique reward that was given before, or that is too much."""


class ContainerGained(OfAmount):
    """TQ-0.3"""


class BottleGained(OfAmount):
    """TQ-M4"""


class BottleFilled(OfPotion):
    """TQ-M2"""


class BottleDeclined(OfPotion):
    """TQ-M2"""


class BottleUsed(OfPotion):
    """TQ-M6"""


class BottlePoured(OfPotion):
    """TQ-M5"""


class BottleSpilt(OfPotion):
    """TQ-P8"""


class DiscardsShuffled(OfSeatAlone):
    """TQ-M11"""


class PotionBought(OfPotion):
    """TQ-M2"""


class ShopOpened(OfSeatAlone):
    """TQ-M1"""


class PartsGained(OfAmount):
    """TQ-F1"""


class PartsRefreshed(OfAmount):
    """TQ-F2"""


# --- table talk -------------------------------------------------------------------------------------------------------


class HintGiven(OfSeat):
    """TQ-H3"""

    things: tuple[str, ...]


class PhraseSaid(OfSeat):
    """TQ-H1"""

    phrase: str
