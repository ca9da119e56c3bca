"""The standing specials of a challenge, one class each (TQ-V6, TQ-V8, TQ-A9, TQ-B2, TQ-B4, TQ-I5)."""

from typing import Final

from tafelrunde.games.quest.ids import Halves, ItemId, Points
from tafelrunde.games.quest.ruleset import Card, Room, Selector, Special


class OnCards(Special):
    """A special about some cards."""

    on: Selector


class Naming(OnCards):
    """TQ-V2: an item that is named here is key."""

    def names(self, item: ItemId) -> bool:
        return self.on.item == item


class Shield(Special):
    """TQ-V8: points remove it first."""

    amount: Points
    per: Points = 0  # more for each P

    def mark(self, room: Room) -> None:
        room.shield += self.amount
        room.shield_per += self.per


class Break(Naming):
    """TQ-A9: these cards take the whole shield."""

    def breaks(self, card: Card) -> bool:
        return self.on.means(card)


class Bonus(Naming):
    """These cards count more."""

    amount: Points

    def points(self, card: Card) -> Points:
        return self.amount if self.on.means(card) else 0


class Malus(OnCards):
    """These cards count less."""

    amount: Points

    def points(self, card: Card) -> Points:
        return -self.amount if self.on.means(card) else 0


class Zero(OnCards):
    """These cards count nothing."""

    def zeroes(self, card: Card) -> bool:
        return self.on.means(card)


class Need(Naming):
    """TQ-I5: without this item the challenge is not solved."""

    def mark(self, room: Room) -> None:
        room.needs |= 1 << int(self.on.item)


class Cap(Special):
    """No card counts more than this."""

    amount: Points

    def cap(self) -> Points:
        return self.amount


class Lone(Special):
    """TQ-V5: support counts nothing."""

    def mark(self, room: Room) -> None:
        room.lone = True


class Backlash(OnCards):
    """TQ-A6: these cards hurt."""

    hearts: Halves

    def backlash(self, card: Card) -> Halves:
        return self.hearts if self.on.means(card) else 0


class Regen(Special):
    """TQ-P1: so much progress is lost after each round."""

    amount: Points

    def mark(self, room: Room) -> None:
        room.regen += self.amount


class Enrage(Special):
    """TQ-B4: each round hurts more than the one before."""

    hearts: Halves

    def mark(self, room: Room) -> None:
        room.enrage += self.hearts


class Guard(OnCards):
    """TQ-B2: so much of these cards averts the round penalty."""

    amount: Points
    per: Points = 0  # more for each P

    def mark(self, room: Room) -> None:
        room.guarded_by = self.on
        room.guard = self.amount
        room.guard_per = self.per


SPECIALS: Final[dict[str, type[Special]]] = {
    kind.name: kind for kind in (Shield, Break, Bonus, Malus, Zero, Need, Cap, Lone, Backlash, Regen, Enrage, Guard)
}
