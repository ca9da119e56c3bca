"""How well everybody stands: what a seat owns, what it will earn and pay, and what its groups may still become (RM-E3, RM-P5).

All values are rupees. A group counts with the plants its owner can soon pay for, because three sprouts are where rents jump.
`Facts` holds what follows from the rules alone; `appraise` is asked thousands of times a game, also inside imagined ones.
"""

from math import exp
from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.monopoly.frequencies import THROWS, landings
from tafelrunde.games.monopoly.rules.property import base_rent, shop_factor, sold_out
from tafelrunde.games.monopoly.ruleset import PLACE, SHOP, TRANSPORT, Ruleset
from tafelrunde.games.monopoly.state import BANK, Monopoly

HORIZON: Final = 12.0  # rounds for which income counts
POCKET: Final = 100  # rupees nobody plants with
PLATEAU: Final = 3  # sprouts on each place, before anybody thinks of more
LATER: Final = 0.25  # of the income that cannot be paid for yet
UNKNOWN_CASH: Final = 500  # a guess at a covered purse
SHARPNESS: Final = 900.0  # rupees that make one seat e times as likely to win as another
MEAN_THROW: Final = 7


class Facts(Listed):
    """What follows from board and options: who visits what how often, and what a group earns from one visitor a round."""

    rules: Ruleset
    visits: list[float] = late()
    plateau: int = late()
    grown: list[list[float]] = late()  # by group and even level; a group that cannot grow has none
    cost: list[int] = late()  # of an upgrade, by group
    order: list[int] = late()

    def __post_init__(self) -> None:
        self.visits = landings(self.rules.board)
        self.plateau = min(PLATEAU, self.rules.sprouts_per_tree)
        self.grown = []
        self.cost = []
        for group in range(self.rules.group_count):
            spaces = self.rules.groups[group]
            self.cost.append(self.rules.upgrade[spaces[0]])
            incomes: list[float] = []
            if self.rules.group_kind[group] == PLACE:
                for level in range(self.rules.tree + 1):
                    incomes.append(sum([self.earned(space, level) for space in spaces]))
            self.grown.append(incomes)
        self.order = sorted(range(self.rules.group_count), key=self.promise, reverse=True)

    def rent(self, space: int, level: int) -> int:
        """RM-R3, RM-R4: of a place in a complete group."""
        rents = self.rules.board.rent[space]
        if level == 0:
            return rents[0] * 2
        return rents[5] if level == self.rules.tree else rents[level]

    def earned(self, space: int, level: int) -> float:
        """From one visitor a round, by one place of a complete group; nothing above a tree."""
        return self.visits[space] * self.rent(space, level) if level <= self.rules.tree else 0.0

    def promise(self, group: int) -> float:
        """Income for each rupee planted, up to the plateau."""
        return self.grown[group][self.plateau] / self.cost[group] if self.grown[group] else 0.0

    def income(self, group: int, levels: int) -> float:
        """From one visitor a round, with so many levels spread evenly over a complete group."""
        size = len(self.rules.groups[group])
        grown = self.grown[group]
        each, rest = levels // size, levels % size
        if not rest:
            return grown[each]
        return grown[each] + (grown[each + 1] - grown[each]) * rest / size


_facts: dict[Ruleset, Facts] = {}


def facts_of(rules: Ruleset) -> Facts:
    """The facts of a ruleset, worked out once."""
    found = _facts.get(rules)
    if found is None:
        found = Facts(rules)
        _facts[rules] = found
    return found


# --- a seat's estate --------------------------------------------------------------------------------------------------


def cash_of(state: Monopoly, seat: int) -> int:
    """A seat's rupees; a guess if they are covered."""
    cash = state.seats[seat].cash
    return cash if cash >= 0 else UNKNOWN_CASH


def appraise(facts: Facts, state: Monopoly, seat: int, cash: int) -> tuple[float, float]:
    """What a seat with so much cash owns besides it, and what one visitor will bring a round."""
    rules, owner, level, mortgaged, held = facts.rules, state.owner, state.level, state.mortgaged, state.held
    at = seat * rules.group_count
    spare = float(cash - POCKET + _pledges(state, seat) // 2)
    assets = income = 0.0
    for group in facts.order:
        count = held[at + group]
        if not count:
            continue
        spaces = rules.groups[group]
        size = len(spaces)
        kind = rules.group_kind[group]
        pledged = 0  # what it costs to free the group
        single = 0.0
        grown = 0
        for space in spaces:
            if owner[space] == seat:
                price = rules.price[space]
                if mortgaged[space]:
                    assets += price * 0.45
                    pledged += rules.lift[space]
                else:
                    assets += price
                    grown += level[space]
                    if kind == PLACE:
                        single += facts.visits[space] * rules.board.rent[space][0]
                    elif kind == TRANSPORT:
                        single += facts.visits[space] * rules.board.rent[space][count - 1]
                    else:
                        single += facts.visits[space] * rules.board.rent[space][1 if count == size else 0] * MEAN_THROW
        if kind != PLACE:
            income += single
        elif count < size:
            income += single + _hope(state, group, count, size) * facts.income(group, size * 2)
        elif pledged > spare:
            income += single + LATER * facts.income(group, size * facts.plateau)
        else:
            spare -= pledged
            cost = facts.cost[group]
            bought = max(0, min(size * facts.plateau - grown, int(spare) // cost, state.sprouts))
            spare -= bought * cost
            assets += (grown - bought) * cost * 0.5
            soon = facts.income(group, grown + bought)
            income += soon
            if grown + bought < size * facts.plateau:
                income += LATER * (facts.income(group, size * facts.plateau) - soon)
    return assets, income


def _pledges(state: Monopoly, seat: int) -> int:
    """What the bank would lend on deeds outside complete groups."""
    rules, owner, mortgaged = state.rules, state.owner, state.mortgaged
    total = 0
    for group in range(rules.group_count):
        count = state.held[seat * rules.group_count + group]
        if count and (count < len(rules.groups[group]) or rules.group_kind[group] != PLACE):
            for space in rules.groups[group]:
                if owner[space] == seat and not mortgaged[space]:
                    total += rules.mortgage[space]
    return total


def _hope(state: Monopoly, group: int, count: int, size: int) -> float:
    """How likely a group is to be completed some day."""
    if count < size - 1:
        return 0.04
    return 0.14 if sold_out(state, group) else 0.25


def standing(facts: Facts, state: Monopoly) -> list[float]:
    """What each seat is worth: what it has, what it will earn, less what it will pay. Nothing for the bankrupt."""
    count = len(state.seats)
    assets = [0.0] * count
    incomes = [0.0] * count
    total = 0.0
    players = 0
    for seat in range(count):
        if not state.seats[seat].out:
            cash = cash_of(state, seat)
            owned, income = appraise(facts, state, seat, cash)
            assets[seat] = cash + owned
            incomes[seat] = income
            total += income
            players += 1
    found = [0.0] * count
    for seat in range(count):
        if not state.seats[seat].out:
            expected, worst = danger(state, seat, cash_of(state, seat))
            earned = incomes[seat] * (players - 1) - (total - incomes[seat])
            found[seat] = assets[seat] + HORIZON * earned - expected - worst
    return found


def evaluate(state: Monopoly) -> list[float]:
    """Each seat's chance to win, from 0 to 1."""
    worths = standing(facts_of(state.rules), state)
    best = max([worths[seat.seat] for seat in state.seats if not seat.out])
    shares = [0.0 if seat.out else exp((worths[seat.seat] - best) / SHARPNESS) for seat in state.seats]
    total = sum(shares)
    return [share / total for share in shares]


# --- what lies ahead --------------------------------------------------------------------------------------------------


def expected_rent(state: Monopoly, space: int, visitor: int) -> int:
    """RM-R1 to RM-R6: what a visitor pays here, a throw for a shop being seven."""
    owner = state.owner[space]
    if owner in (BANK, visitor) or state.mortgaged[space]:
        return 0
    if state.rules.kind[space] == SHOP:
        return MEAN_THROW * shop_factor(state, space, owner)
    return base_rent(state, space, owner)


def danger(state: Monopoly, seat: int, cash: int) -> tuple[float, float]:
    """The rent to be expected from the next throw, and half of what of it the cash would not cover."""
    rules = state.rules
    position = state.seats[seat].position
    expected = uncovered = 0.0
    for total in range(2, 13):
        space = (position + total) % rules.size
        if rules.group[space] >= 0 and state.owner[space] != BANK:
            rent = expected_rent(state, space, seat)
            expected += THROWS[total] * rent
            if rent > cash:
                uncovered += THROWS[total] * (rent - cash)
    return expected / 36, uncovered / 72


def worst_rent(state: Monopoly, seat: int) -> int:
    """The highest rent within twelve spaces."""
    rules = state.rules
    position = state.seats[seat].position
    worst = 0
    for step in range(1, 13):
        space = (position + step) % rules.size
        if rules.group[space] >= 0 and state.owner[space] != BANK:
            worst = max(worst, expected_rent(state, space, seat))
    return worst
