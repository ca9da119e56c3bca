"""How well everybody stands: what a seat owns, what it will earn and pay, and what its groups may still become (RM-E3, RM-P5).

All values are rupees. A group counts with the plants its owner can soon pay for, because three sprouts are where rents jump.
`Facts` holds what follows from the rules alone; `appraise` is asked thousands of times a game, also inside imagined ones.
"""

from itertools import pairwise
from math import exp
from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, SeatId, derived, late
from tafelrunde.games.monopoly.frequencies import THROWS, landings
from tafelrunde.games.monopoly.ids import BANK, NO_GROUP, GroupId, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.property import base_rent, shop_factor, sold_out
from tafelrunde.games.monopoly.ruleset import PLACE, SHOP, TRANSPORT, Ruleset
from tafelrunde.games.monopoly.state import Monopoly

# Chosen by hand.
HORIZON: Final = 12.0  # rounds for which income counts
POCKET: Final = 100  # rupees nobody plants with
PLATEAU: Final = 3  # sprouts on each place, before anybody thinks of more
LATER: Final = 0.25  # of the income that cannot be paid for yet
UNKNOWN_CASH: Final = 500  # a guess at a covered purse
SHARPNESS: Final = 1300.0  # rupees that make one seat e times as likely to win as another
MEAN_THROW: Final = 7
MORTGAGED_WORTH: Final = 0.45  # of its price, what a mortgaged deed counts: half, less a part of the tenth
SOLD_WORTH: Final = 0.5  # of its price, what a plant counts besides its income (RM-V1)
COMPLETED_LATER: Final = 0.04  # how likely a group is to be completed some day: by who lacks two or more of it,
COMPLETED_BY_LUCK: Final = 0.25  # by who lacks one that the bank still has,
COMPLETED_BY_TRADE: Final = 0.14  # or one of somebody else's


class Facts(Listed):
    """What follows from board and options: who visits what how often, and what a group earns from one visitor a round."""

    rules: Ruleset
    visits: list[float] = derived(lambda facts: landings(facts.rules.board))
    price: list[float] = derived(lambda facts: [float(price) for price in facts.rules.price])
    # income of a deed without plants, by space and how many of its group one has
    single: list[list[float]] = derived(lambda facts: [facts.incomes(space) for space in facts.rules.board.spaces])
    plateau: i64 = derived(lambda facts: min(PLATEAU, facts.rules.sprouts_per_tree))
    cost: list[Rupees] = derived(lambda facts: [facts.rules.upgrade[spaces[0]] for spaces in facts.rules.groups])
    # income of a complete group, by group and even level; one that cannot grow has none
    grown: list[list[float]] = derived(lambda facts: [facts.grown_incomes(group) for group in facts.rules.every_group])
    # the same by all levels, spread evenly over the group
    spread: list[list[float]] = derived(lambda facts: [facts.spread_incomes(group) for group in facts.rules.every_group])
    # groups, the most promising first
    order: list[GroupId] = derived(lambda facts: sorted(facts.rules.every_group, key=facts.promise, reverse=True))

    def grown_incomes(self, group: GroupId) -> list[float]:
        """From one visitor a round, with none, one, two ... plants on each place."""
        if self.rules.group_kind[group] != PLACE:
            return []
        spaces = self.rules.groups[group]
        return [sum([self.earned(space, level) for space in spaces]) for level in range(self.rules.tree + 1)]

    def incomes(self, space: SpaceId) -> list[float]:
        """RM-R1, RM-R5, RM-R6: with none, one, two ... deeds of the group; of a place the bare rent."""
        rules, visits = self.rules, self.visits[space]
        if rules.group[space] == NO_GROUP:
            return []
        size, rents = rules.group_size[rules.group[space]], [float(rent) for rent in rules.board.rent[space]]
        if rules.kind[space] == TRANSPORT:
            return [0.0, *[visits * rent for rent in rents]]
        if rules.kind[space] == SHOP:
            return [visits * rents[1 if held == size else 0] * MEAN_THROW for held in range(size + 1)]
        return [visits * rents[0]] * (size + 1)

    def rent(self, space: SpaceId, level: i64) -> float:
        """RM-R3, RM-R4: of a place in a complete group."""
        rents = self.rules.board.rent[space]
        if level == 0:
            return float(rents[0] * 2)
        return float(rents[5] if level == self.rules.tree else rents[level])

    def earned(self, space: SpaceId, level: i64) -> float:
        """From one visitor a round, by one place of a complete group; nothing above a tree."""
        return self.visits[space] * self.rent(space, level) if level <= self.rules.tree else 0.0

    def promise(self, group: GroupId) -> float:
        """Income for each rupee planted, up to the plateau."""
        return self.grown[group][self.plateau] / float(self.cost[group]) if self.grown[group] else 0.0

    def spread_incomes(self, group: GroupId) -> list[float]:
        """From one visitor a round, with none, one, two ... levels spread evenly over a complete group."""
        grown, found = self.grown[group], [0.0]
        size = len(self.rules.groups[group])
        for low, high in pairwise(grown):
            found[-1:] = [low + (high - low) * rest / size for rest in range(size)] + [high]
        return found

    def income(self, group: GroupId, levels: i64) -> float:
        """From one visitor a round, with so many levels spread evenly over a complete group."""
        return self.spread[group][levels]


_facts: Final[dict[Ruleset, Facts]] = {}


def facts_of(rules: Ruleset) -> Facts:
    """The facts of a ruleset, worked out once for all that are equal."""
    known: Facts | None = rules.facts
    if known is None:
        known = _facts.get(rules)
        if known is None:
            known = _facts[rules] = Facts(rules)
        rules.facts = known
    return known


# --- a seat's estate --------------------------------------------------------------------------------------------------


def cash_of(state: Monopoly, seat: SeatId) -> Rupees:
    """A seat's rupees; a guess if they are covered."""
    cash = state.seats[seat].cash
    return cash if cash >= 0 else UNKNOWN_CASH


class Grove(Listed):
    """A complete colour group of one seat."""

    group: GroupId
    pledged: Rupees  # what it costs to free it
    grown: i64  # levels of all its places
    room: i64  # levels more up to the plateau; below zero above it
    single: float  # what its free deeds earn without plants


class Estate(Listed):
    """What a seat owns, whatever its cash: what counts anyway, and the complete colour groups, for which cash makes a
    difference. It holds until a deed changes hands, is mortgaged or grows."""

    assets: float = late(0.0)
    income: float = late(0.0)
    lent: Rupees = late(0)  # what the bank would lend on deeds outside complete colour groups
    groups: list[Grove] = late([])  # the most promising first

    def with_cash(self, facts: Facts, cash: Rupees, sprouts: i64) -> tuple[float, float]:
        """What it is worth besides the cash, and what one visitor will bring a round, with the plants that can be paid for."""
        assets, income, plateau = self.assets, self.income, facts.plateau
        spare = cash - POCKET + self.lent // 2
        for grove in self.groups:
            group = grove.group
            if grove.pledged and grove.pledged > spare:
                income += grove.single + LATER * facts.grown[group][plateau]
                continue
            cost, room = facts.cost[group], grove.room
            spare -= grove.pledged
            bought = max(0, min(room, spare // cost, sprouts))
            spare -= bought * cost
            assets += float((grove.grown - bought) * cost) * SOLD_WORTH
            soon = facts.spread[group][grove.grown + bought]
            income += soon
            if bought < room:
                income += LATER * (facts.grown[group][plateau] - soon)
        return assets, income


def estate_of(facts: Facts, state: Monopoly, seat: SeatId) -> Estate:
    """What a seat owns."""
    rules, owner, level, mortgaged, held = facts.rules, state.owner, state.level, state.mortgaged, state.held
    prices, single_incomes, at = facts.price, facts.single, seat * rules.group_count
    estate = Estate()
    assets = income = 0.0
    lent: Rupees = 0
    for group in facts.order:
        count = held[at + group]
        if not count:
            continue
        size = rules.group_size[group]
        pledged: Rupees = 0  # what it costs to free the group
        free: Rupees = 0  # what the bank would lend
        single = 0.0
        grown: i64 = 0
        for space in rules.groups[group]:
            if owner[space] == seat:
                if mortgaged[space]:
                    assets += prices[space] * MORTGAGED_WORTH
                    pledged += rules.lift[space]
                else:
                    assets += prices[space]
                    free += rules.mortgage[space]
                    grown += level[space]
                    single += single_incomes[space][count]
        if rules.group_kind[group] != PLACE:
            income += single
            lent += free
        elif count < size:
            income += single + _completed(state, group, count, size) * facts.grown[group][2]
            lent += free
        else:
            estate.groups.append(Grove(group, pledged, grown, size * facts.plateau - grown, single))
    estate.assets, estate.income, estate.lent = assets, income, lent
    return estate


def appraise(facts: Facts, state: Monopoly, seat: SeatId, cash: Rupees) -> tuple[float, float]:
    """What a seat with so much cash owns besides it, and what one visitor will bring a round."""
    return estate_of(facts, state, seat).with_cash(facts, cash, state.sprouts)


def singles(state: Monopoly, seat: SeatId) -> Rupees:
    """What the bank would lend on deeds outside complete colour groups."""
    rules, mortgaged, whole = state.rules, state.mortgaged, state.whole[seat]
    total: Rupees = 0
    for space in state.deeds[seat]:
        if not mortgaged[space] and (not whole >> rules.group[space] & 1 or rules.kind[space] != PLACE):
            total += rules.mortgage[space]
    return total


def _completed(state: Monopoly, group: GroupId, count: i64, size: i64) -> float:
    """How likely a group is to be completed some day."""
    if count < size - 1:
        return COMPLETED_LATER
    return COMPLETED_BY_TRADE if sold_out(state, group) else COMPLETED_BY_LUCK


def standing(facts: Facts, state: Monopoly) -> list[float]:
    """What each seat is worth: what it has, what it will earn, less what it will pay. Nothing for the bankrupt."""
    count = len(state.seats)
    assets = [0.0] * count
    incomes = [0.0] * count
    total = 0.0
    players = 0
    for player in state.seats:
        if not player.out:
            seat = player.seat
            cash = cash_of(state, seat)
            owned, income = appraise(facts, state, seat, cash)
            assets[seat] = float(cash) + owned
            incomes[seat] = income
            total += income
            players += 1
    found = [0.0] * count
    for player in state.seats:
        if not player.out:
            seat = player.seat
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


def expected_rent(state: Monopoly, space: SpaceId, visitor: SeatId) -> Rupees:
    """RM-R1 to RM-R6: what a visitor pays here, a throw for a shop being seven."""
    owner = state.owner[space]
    if owner in (BANK, visitor) or state.mortgaged[space]:
        return 0
    if state.rules.kind[space] == SHOP:
        return MEAN_THROW * shop_factor(state, space, owner)
    return base_rent(state, space, owner)


def danger(state: Monopoly, seat: SeatId, cash: Rupees) -> tuple[float, float]:
    """The rent to be expected from the next throw, and half of what of it the cash would not cover."""
    owner, ahead = state.owner, state.rules.ahead[state.seats[seat].position]
    expected: i64 = 0
    uncovered: i64 = 0
    total: i64
    for total in range(2, 13):
        space = ahead[total]
        if owner[space] != BANK:
            rent = expected_rent(state, space, seat)
            expected += THROWS[total] * rent
            if rent > cash:
                uncovered += THROWS[total] * (rent - cash)
    return float(expected) / 36, float(uncovered) / 72


def worst_rent(state: Monopoly, seat: SeatId) -> Rupees:
    """The highest rent within twelve spaces."""
    owner = state.owner
    worst: Rupees = 0
    for space in state.rules.ahead[state.seats[seat].position][1:]:
        if owner[space] != BANK:
            worst = max(worst, expected_rent(state, space, seat))
    return worst


def dearest_rent(state: Monopoly, seat: SeatId) -> Rupees:
    """The highest rent on the whole board."""
    owner = state.owner
    worst: Rupees = 0
    for space in state.rules.deeds:
        if owner[space] != BANK:
            worst = max(worst, expected_rent(state, space, seat))
    return worst


# --- what a deed is worth at an auction -------------------------------------------------------------------------------

# In percent of its price, chosen by hand.
USUAL: Final = 100
BEGUN: Final = 120  # of a group one has begun
COMPLETING: Final = 220  # the last of one's own group
BLOCKING: Final = 160  # the last of somebody else's group
EACH_TRANSPORT: Final = 15  # more for each transport one has
SECOND_SHOP: Final = 110
FIRST_SHOP: Final = 80
LEFT: Final = 10  # rupees that stay in the purse besides the rent to be expected


def ceiling(state: Monopoly, seat: SeatId, space: SpaceId) -> Rupees:
    """RM-A5: more for what completes or blocks a group; a little must stay in the purse."""
    rules, cash = state.rules, state.seats[seat].cash
    group, kind = rules.group[space], rules.kind[space]
    lacking = rules.group_size[group] - 1
    mine = state.holds(seat, group)
    percent = BEGUN if mine else USUAL
    if kind == TRANSPORT:
        percent = USUAL + EACH_TRANSPORT * mine
    elif kind == SHOP:
        percent = SECOND_SHOP if mine else FIRST_SHOP
    elif mine == lacking:
        percent = COMPLETING
    if kind != SHOP and any(state.holds(other, group) == lacking for other in state.others(seat)):
        percent = max(percent, BLOCKING)
    if percent > BEGUN:
        means = cash + singles(state, seat) // 2
    else:
        expected, _ = danger(state, seat, cash)
        means = cash - int(expected) - LEFT
    return min(rules.price[space] * percent // 100, means)
