"""Personalities (DT-Y): a verb for each line that an NPC's card can have, with what it puts onto the card and its words.

In a pack they are written `do = [{ verb = "move_bonus", n = 1 }, { verb = "slit_fighter" }]`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Say, message, say
from tafelrunde.games.twister.ids import Kind
from tafelrunde.games.twister.ruleset import ANY_CLOSE, OBJECTS, ONE_ON_ONE, Npc, Trait


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Trait):
    """A line without parameters."""

    def words(self) -> Say:
        return Say(f"trait-{message(type(self))}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Trait):
    """A line with a number."""

    n: int

    def words(self) -> Say:
        return say(f"trait-{message(type(self))}", n=self.n)


# --- in fights (DT-Q, DT-Z18, DT-H5) ------------------------------------------------------------------------------------


class ForceLowestCard(Trait):
    """DT-Q4, DT-Q8: the player has to play the lowest card, one on one or in any close combat."""

    scope: str

    def shape(self, npc: Npc) -> None:
        npc.force_lowest = ANY_CLOSE if self.scope == "any_close" else ONE_ON_ONE

    def words(self) -> Say:
        return say("trait-force-lowest-card", scope=self.scope)


class CombatBonus(Trait):
    """DT-P10: so much more when attacking, or with an object."""

    n: int
    when: str

    def shape(self, npc: Npc) -> None:
        if self.when == "attacking":
            npc.attack_bonus = self.n
        else:
            npc.load_bonus = self.n
            npc.bonus_load = Kind(OBJECTS.index(self.when))

    def words(self) -> Say:
        if self.when == "attacking":
            return say("trait-combat-bonus-attacking", n=self.n)
        return say("trait-combat-bonus-carrying", n=self.n, object=Say(f"object-{self.when}"))


class DrawTwoKeepBest(Line):
    """DT-Q7: of two combat cards the better counts."""

    def shape(self, npc: Npc) -> None:
        npc.draw_two = True


class IgnoreFirstWound(Line):
    """DT-Z18: the first wound does nothing."""

    def shape(self, npc: Npc) -> None:
        npc.ignores_first = True


class FightOnlyIfStronger(Line):
    """DT-Y5: hand to hand only where all adjacent enemies together are weaker."""

    def shape(self, npc: Npc) -> None:
        npc.only_stronger = True


class SlitFighter(Line):
    """DT-Y10: fights through slits."""

    def shape(self, npc: Npc) -> None:
        npc.slit_fighter = True


class WandSave(Counted):
    """DT-Y10: the wand is kept with so much on a die."""

    def shape(self, npc: Npc) -> None:
        npc.saves_wand = self.n


class DeathBlast(Line):
    """DT-H5: eliminated in close combat, it wounds all around."""

    def shape(self, npc: Npc) -> None:
        npc.blasts = True


# --- moving and carrying (DT-M, DT-K, DT-Y9) ----------------------------------------------------------------------------


class MoveBonus(Counted):
    """DT-P10: so many steps more."""

    def shape(self, npc: Npc) -> None:
        npc.move_bonus = self.n


class PassEnemies(Line):
    """DT-Y10: walks over enemies."""

    def shape(self, npc: Npc) -> None:
        npc.passes_enemies = True


class InnateKey(Line):
    """DT-P4: opens portcullises without a key."""

    def shape(self, npc: Npc) -> None:
        npc.innate_key = True


class PathBreaker(Line):
    """DT-Y10: breaks portcullises on the way."""

    def shape(self, npc: Npc) -> None:
        npc.path_breaker = True


class Deliver(Line):
    """DT-Y9: brings each of these objects to a character of that kind."""

    to: tuple[tuple[Kind, Kind], ...]

    def shape(self, npc: Npc) -> None:
        npc.deliver = self.to


class EnterOnGear(Line):
    """DT-D5: appears on the gear."""

    def shape(self, npc: Npc) -> None:
        npc.enters_on_gear = True


class EntryScream(Line):
    """DT-Y10: pushes away all enemies in sight when it appears."""

    def shape(self, npc: Npc) -> None:
        npc.screams = True


# --- halls (DT-Y2 to DT-Y4) ---------------------------------------------------------------------------------------------


class ReinforceOnReveal(Counted):
    """DT-Y10: so many reinforcements come into the first hall it reveals."""

    def shape(self, npc: Npc) -> None:
        npc.reinforces = self.n


class RevealObjectsNear(Line):
    """DT-Y3: objects that it reveals appear near it."""

    def shape(self, npc: Npc) -> None:
        npc.objects_near = True


class GearLock(Line):
    """DT-Y2: on a gear it keeps those of the pair to the Mekanorks."""

    def shape(self, npc: Npc) -> None:
        npc.gear_lock = True


class RotateBoth(Line):
    """DT-Y4: rolls for both halls of the pair."""

    def shape(self, npc: Npc) -> None:
        npc.rotates_both = True


class RotateTarget(Line):
    """DT-Y10: turns the hall with more of the player's characters."""

    def shape(self, npc: Npc) -> None:
        npc.most_enemies = True


# --- repelling and healing (DT-Y6, DT-Y8) -------------------------------------------------------------------------------


class RepelThroughWalls(Line):
    """DT-Y6: pushes through walls, which break."""

    def shape(self, npc: Npc) -> None:
        npc.through_walls = True


class RepelCost(Counted):
    """DT-Y10: the AP of a push."""

    def shape(self, npc: Npc) -> None:
        npc.repel_cost = self.n


class RepelDistance(Counted):
    """DT-Y10: pushes so many squares far."""

    def shape(self, npc: Npc) -> None:
        npc.repel_distance = self.n


class HealedAct(Line):
    """DT-Y8: those it heals may still act this turn."""

    def shape(self, npc: Npc) -> None:
        npc.healed_act = True


class HealAtRange(Line):
    """DT-Y10: heals whom it sees."""

    def shape(self, npc: Npc) -> None:
        npc.heals_at_range = True


class Regenerate(Line):
    """DT-Y10: heals herself when her card is next."""

    def shape(self, npc: Npc) -> None:
        npc.regenerates = True


# --- points (DT-Y7, DT-V1) ----------------------------------------------------------------------------------------------


class VpPerDestroyed(Counted):
    """DT-Y7: a point for so many broken portcullises."""

    def shape(self, npc: Npc) -> None:
        npc.broken_for_vp = self.n


class ExitVp(Counted):
    """DT-V2: what its leaving is worth."""

    def shape(self, npc: Npc) -> None:
        npc.exit_vp = self.n


class KillVp(Counted):
    """DT-V1: what its elimination is worth."""

    def shape(self, npc: Npc) -> None:
        npc.kill_vp = self.n


VERBS: Final[dict[str, type[Trait]]] = {  # by name: `MoveBonus` is `move_bonus`
    message(kind).replace("-", "_"): kind
    for base in (Trait, Line, Counted)
    for kind in base.__subclasses__()
    if kind not in (Line, Counted)
}
