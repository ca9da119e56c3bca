"""Upgrades: sprouts and trees grow evenly, their stock is limited, and they are sold back as evenly (RM-U, RM-V).

Ruling: a shortage is auctioned one piece at a time, and only if somebody else who could build right now objects (RM-U11 to
RM-U14).
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, Procedure, Reason, SeatId, late
from tafelrunde.games.monopoly import events
from tafelrunde.games.monopoly.actions import ALLOW, PLACE_ON, Allow, Contest, Place
from tafelrunde.games.monopoly.ids import BANK, NO_GROUP, GroupId, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.auctions import Auction, DecideBid, bids, why_not_bid
from tafelrunde.games.monopoly.rules.property import pay, set_level
from tafelrunde.games.monopoly.rules.window import remember_built
from tafelrunde.games.monopoly.state import Monopoly

NOT_UPGRADABLE: Final = Reason("RM-U15", "why-not-upgradable")
GROUP_INCOMPLETE: Final = Reason("RM-U1", "why-group-incomplete")
GROUP_MORTGAGED: Final = Reason("RM-U7", "why-group-mortgaged")
FULLY_GROWN: Final = Reason("RM-U6", "why-fully-grown")
GROW_EVENLY: Final = Reason("RM-U3", "why-grow-evenly")
NO_SPROUTS: Final = Reason("RM-U8", "why-no-sprouts")
NO_TREES: Final = Reason("RM-U8", "why-no-trees")
BUILD_ON_VISIT: Final = Reason("RM-G3", "why-build-on-visit")
NOTHING_GROWS: Final = Reason("RM-V1", "why-nothing-grows")
SELL_EVENLY: Final = Reason("RM-V2", "why-sell-evenly")
SPROUTS_FOR_TREE: Final = Reason("RM-V3", "why-sprouts-for-tree")
GROUP_SALE_NEEDLESS: Final = Reason("RM-V4", "why-group-sale-needless")
GROUP_SALE_IMPOSSIBLE: Final = Reason("RM-V4", "why-group-sale-impossible")
NOT_CONTESTED: Final = Reason("RM-U12", "why-not-contested")
NOT_TO_PLACE: Final = Reason("RM-U13", "why-not-to-place")
NOT_YOURS: Final = Reason("RM-U1", "why-not-yours")


# --- building: questions ----------------------------------------------------------------------------------------------


def why_not_grow(state: Monopoly, seat: SeatId, space: SpaceId) -> Reason | None:
    """RM-U1, RM-U3 to RM-U9, RM-U15: whether the place could take one more upgrade, money apart."""
    rules = state.rules
    group = rules.group[space]
    if group < 0 or state.owner[space] != seat:
        return NOT_YOURS
    if not rules.upgrade[space]:
        return NOT_UPGRADABLE
    if not state.complete(seat, group):
        return GROUP_INCOMPLETE
    if state.pledges[group]:
        return GROUP_MORTGAGED
    levels = state.level
    level = levels[space]
    if level == rules.tree:
        return FULLY_GROWN
    if level and not rules.uneven:
        for other in rules.groups[group]:
            if levels[other] < level:
                return GROW_EVENLY
    if not rules.unlimited:
        if level == rules.sprouts_per_tree:
            if state.trees < 1:
                return NO_TREES
        elif state.sprouts < 1:
            return NO_SPROUTS
    if rules.build_on_visit and rules.group[state.seats[seat].position] != group:
        return BUILD_ON_VISIT
    return None


def why_not_build(state: Monopoly, seat: SeatId, space: SpaceId) -> Reason | None:
    """RM-U2: growing is possible and can be paid."""
    reason = why_not_grow(state, seat, space)
    if reason is None and state.seats[seat].cash < state.rules.upgrade[space]:
        return Reason("RM-U2", "why-upgrade-too-dear", {"amount": state.rules.upgrade[space]})
    return reason


def gardens(state: Monopoly, seat: SeatId) -> i64:
    """RM-U1, RM-U7, RM-U15: the groups of a seat in which something grows or may: colour groups that are whole and free of
    mortgages, one bit each."""
    if state.turned < 0:
        state.count_bits()
    return state.whole[seat] & state.rules.colour_bits & ~state.burdened


def places_to_grow(state: Monopoly, seat: SeatId, tree: bool) -> list[SpaceId]:
    """Where a seat could put one more sprout (or tree)."""
    rules = state.rules
    fertile = gardens(state, seat)
    found: list[SpaceId] = []
    for group in rules.colours if fertile else []:
        if fertile >> group & 1:
            for space in rules.groups[group]:
                if (state.level[space] == rules.sprouts_per_tree) == tree and why_not_grow(state, seat, space) is None:
                    found.append(space)
    return found


def can_grow(state: Monopoly, seat: SeatId, space: SpaceId) -> bool:
    """RM-U2: whether one more upgrade is possible here and can be paid."""
    return 0 < state.rules.upgrade[space] <= state.seats[seat].cash and why_not_grow(state, seat, space) is None


def can_build(state: Monopoly, seat: SeatId) -> bool:
    """RM-W7: whether anything could be built right now."""
    fertile = gardens(state, seat)
    return fertile > 0 and any(
        fertile >> state.rules.group[space] & 1 and can_grow(state, seat, space) for space in state.deeds[seat]
    )


def want(state: Monopoly, seat: SeatId, tree: bool) -> i64:
    """RM-U11: how many sprouts (or trees) a seat could buy now at list price, were the stock unlimited."""
    fertile = gardens(state, seat)
    if not fertile:
        return 0
    rules = state.rules
    cash = state.seats[seat].cash
    rooms: list[tuple[Rupees, i64]] = []
    for group in rules.colours:
        if fertile >> group & 1:
            levels = [state.level[space] for space in rules.groups[group]]
            if tree:
                ready = rules.uneven or min(levels) >= rules.sprouts_per_tree
                room = len([level for level in levels if level == rules.sprouts_per_tree]) if ready else 0
            else:
                room = sum([max(rules.sprouts_per_tree - level, 0) for level in levels])
            if room:
                rooms.append((rules.upgrade[rules.groups[group][0]], room))
    count: i64 = 0
    for cost, room in sorted(rooms):
        bought = min(room, cash // cost)
        count += bought
        cash -= bought * cost
    return count


def contenders(state: Monopoly, seat: SeatId, tree: bool) -> list[SeatId]:
    """RM-U11: the other seats that could object, clockwise; none if the upgrade is not scarce."""
    if state.rules.unlimited:
        return []
    stock = state.trees if tree else state.sprouts
    total: i64 = 0
    found: list[SeatId] = []
    for other in state.others(seat):
        wanted = want(state, other, tree)
        if wanted and places_to_grow(state, other, tree):
            found.append(other)
            total += wanted
    return found if found and total + want(state, seat, tree) > stock else []


# --- building: changes ------------------------------------------------------------------------------------------------


def build(state: Monopoly, seat: SeatId, space: SpaceId) -> None:
    """RM-U12: buy one upgrade at list price, unless somebody who wants the last ones objects."""
    others = contenders(state, seat, state.level[space] == state.rules.sprouts_per_tree)
    if others:
        state.call(ContestedBuild(seat, space, tuple(others)))
    else:
        grow(state, seat, space, state.rules.upgrade[space])


def grow(state: Monopoly, seat: SeatId, space: SpaceId, price: Rupees) -> None:
    """RM-U1, RM-U5: pay, and the place grows by one level; a tree gives its sprouts back."""
    pay(state, seat, price, BANK)
    level = state.level[space] + 1
    set_level(state, space, level)
    remember_built(state, seat, state.rules.group[space])
    state.emit(
        events.TreeBuilt(seat, space, price) if level == state.rules.tree else events.SproutBuilt(seat, space, level, price)
    )


class DecideContest(Decision):
    """RM-U12: object to somebody's upgrade with an opening bid, or allow it."""

    builder: SeatId
    space: SpaceId
    least: Rupees
    price: Rupees

    def options(self, state: Monopoly) -> list[Action]:
        found: list[Action] = [ALLOW]
        for amount in bids(self.least, state.seats[self.seat].cash, self.price):
            found.append(Contest(amount))
        return found

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, Contest):
            return why_not_bid(action.amount, self.least, state.seats[self.seat].cash)
        return None if isinstance(action, Allow) else NOT_CONTESTED


class ContestedBuild(Procedure):
    """RM-U10, RM-U12 to RM-U14: those who want the upgrade too are asked in turn; the first objection opens an auction."""

    steps = ("next_contender", "contender_answers", "nobody_objects")

    seat: SeatId
    space: SpaceId
    others: tuple[SeatId, ...]
    asked: i64 = late(0)

    def next_contender(self, state: Monopoly) -> None:
        """RM-U12: clockwise from the builder. Whoever cannot pay the least bid is not asked."""
        tree = state.level[self.space] == state.rules.sprouts_per_tree
        while self.asked < len(self.others):
            other = self.others[self.asked]
            least = self.least(state)
            if state.seats[other].cash >= least:
                places = places_to_grow(state, other, tree)
                price = min([state.rules.upgrade[place] for place in places]) if places else least
                state.ask(DecideContest(other, self.seat, self.space, least, price))
                return
            self.asked += 1
        self.go_to("nobody_objects")

    def least(self, state: Monopoly) -> Rupees:
        """RM-U12: the least bid: one rupee, or by option the lowest price among all who take part."""
        if not state.rules.shortage_at_list:
            return 1
        tree = state.level[self.space] == state.rules.sprouts_per_tree
        places = [place for seat in [self.seat, *self.others] for place in places_to_grow(state, seat, tree)]
        return min([state.rules.upgrade[place] for place in places])

    def contender_answers(self, state: Monopoly) -> None:
        """RM-U12: the first objection opens an auction among the builder and all who want the upgrade."""
        other = self.others[self.asked]
        action = state.answer
        if isinstance(action, Contest):
            order = (self.seat, *self.others)
            tree = state.level[self.space] == state.rules.sprouts_per_tree
            auction = UpgradeAuction(order, self.least(state), self.seat, self.space, tree)
            auction.current, auction.leader, auction.place = action.amount, other, order.index(other) + 1
            state.call(auction)
            state.emit(events.BuildContested(other, action.amount))
            self.finish()
        else:
            self.asked += 1
            state.emit(events.BuildAllowed(other))
            self.start_over()

    def nobody_objects(self, state: Monopoly) -> None:
        """RM-U12: all allow it, so list price it is."""
        grow(state, self.seat, self.space, state.rules.upgrade[self.space])


class DecidePlace(Decision):
    """RM-U13: where a won upgrade goes."""

    tree: bool
    space: SpaceId  # where it was first asked for

    def options(self, state: Monopoly) -> list[Action]:
        return [PLACE_ON[space] for space in places_to_grow(state, self.seat, self.tree)]

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if not isinstance(action, Place):
            return NOT_TO_PLACE
        if action.space in places_to_grow(state, self.seat, self.tree):
            return None
        return why_not_grow(state, self.seat, action.space) or NOT_TO_PLACE

    def default(self, state: Monopoly) -> Action:
        places = places_to_grow(state, self.seat, self.tree)
        return PLACE_ON[self.space if self.space in places else places[-1]]


class UpgradeAuction(Auction):
    """RM-U12, RM-U13: one short upgrade goes to whoever bids most. Bids are paid from cash: nothing is raised here."""

    steps = ("next_bidder", "answer_counts", "hammer_falls", "winner_places")

    seat: SeatId
    space: SpaceId
    tree: bool

    def question(self, state: Monopoly, seat: SeatId) -> None:
        state.ask(DecideBid(seat, self.least_bid(), state.rules.upgrade[self.space]))

    def sold(self, state: Monopoly) -> None:
        """RM-U13: a winner with one legal place has nothing to choose."""
        state.emit(events.UpgradeWon(self.leader, self.current))
        places = places_to_grow(state, self.leader, self.tree)
        if len(places) == 1:
            grow(state, self.leader, places[0], self.current)
            self.finish()
        else:
            state.ask(DecidePlace(self.leader, self.tree, self.space))

    def winner_places(self, state: Monopoly) -> None:
        """RM-U13: the winner pays the bid instead of the list price and plants at once."""
        action = state.answer
        if isinstance(action, Place):
            grow(state, self.leader, action.space, self.current)


# --- selling ----------------------------------------------------------------------------------------------------------


def why_not_sell(state: Monopoly, seat: SeatId, space: SpaceId) -> Reason | None:
    """RM-V1 to RM-V3: one upgrade, from a place that is as tall as any of its group."""
    rules = state.rules
    if rules.group[space] < 0 or state.owner[space] != seat:
        return NOT_YOURS
    level = state.level[space]
    if not level:
        return NOTHING_GROWS
    if not rules.uneven and level < max([state.level[other] for other in rules.groups[rules.group[space]]]):
        return SELL_EVENLY
    if level == rules.tree and state.sprouts < rules.sprouts_per_tree and not rules.unlimited:
        return SPROUTS_FOR_TREE
    return None


def sell(state: Monopoly, seat: SeatId, space: SpaceId) -> None:
    """RM-V1, RM-V3, RM-V5, RM-Q4: half the price; a tree leaves its sprouts behind."""
    rules = state.rules
    price = rules.upgrade[space] // 2
    tree = state.level[space] == rules.tree
    level = state.level[space] - 1
    set_level(state, space, level)
    pay(state, BANK, price, seat)
    state.emit(events.TreeSold(seat, space, level, price) if tree else events.SproutSold(seat, space, level, price))


def group_sale(state: Monopoly, group: GroupId, total: i64) -> list[i64] | None:
    """RM-V4: the levels of a group sold down to this total, as even as can be; None if that is impossible."""
    rules = state.rules
    spaces = rules.groups[group]
    before = [state.level[space] for space in spaces]
    each, rest = divmod(total, len(spaces))
    after = [each] * len(spaces)
    for index in range(len(spaces) - 1, -1, -1):
        if rest and before[index] >= each + 1:
            after[index] += 1
            rest -= 1
    if total >= sum(before) or rest or any(late > early for late, early in zip(after, before, strict=True)):
        return None
    trees = after.count(rules.tree) - before.count(rules.tree)
    tall = [0 if level == rules.tree else level for level in after]
    small = [0 if level == rules.tree else level for level in before]
    return None if trees > 0 or sum(tall) - sum(small) > state.sprouts else after


def group_sale_needed(state: Monopoly, seat: SeatId, group: GroupId) -> bool:
    """RM-V4: only if a tree stands there and the bank lacks the sprouts for it."""
    rules = state.rules
    if rules.unlimited or state.sprouts >= rules.sprouts_per_tree or not state.complete(seat, group):
        return False
    return any(state.level[space] == rules.tree for space in rules.groups[group])


def why_not_sell_group(state: Monopoly, seat: SeatId, name: str, total: i64) -> Reason | None:
    """RM-V4: selling a group down together."""
    group = state.rules.group_named(name)
    if group == NO_GROUP or not group_sale_needed(state, seat, group):
        return GROUP_SALE_NEEDLESS
    return GROUP_SALE_IMPOSSIBLE if group_sale(state, group, total) is None else None


def sell_group(state: Monopoly, seat: SeatId, group: GroupId, total: i64) -> None:
    """RM-V4: the whole group at once, half price for every level that goes."""
    rules = state.rules
    spaces = rules.groups[group]
    after = group_sale(state, group, total)
    assert after is not None
    price = (sum([state.level[space] for space in spaces]) - total) * (rules.upgrade[spaces[0]] // 2)
    for space, level in zip(spaces, after, strict=True):
        set_level(state, space, level)
    pay(state, BANK, price, seat)
    state.emit(events.GroupSold(seat, group, total, price))
