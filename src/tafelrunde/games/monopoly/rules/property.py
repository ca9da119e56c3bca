"""Property: who owns what, what it is worth, and how money and deeds change hands (RM-B, RM-D4, RM-E3, RM-R3 to RM-R5).

The bank is the table itself, no seat (RM-S6): it pays, sells, lends and collects by the changes below (RM-B1).
"""

from mypy_extensions import i64

from tafelrunde.engine import SeatId
from tafelrunde.games.monopoly.ids import BANK, GroupId, Rupees, SpaceId
from tafelrunde.games.monopoly.ruleset import PLACE, TRANSPORT
from tafelrunde.games.monopoly.state import NOT_COUNTED, Monopoly, replaced

# --- questions --------------------------------------------------------------------------------------------------------


def upgraded(state: Monopoly, group: GroupId) -> bool:
    """Whether anything grows in a group."""
    return state.growth[group] > 0


def any_mortgaged(state: Monopoly, group: GroupId) -> bool:
    """Whether a deed of a group is mortgaged."""
    return state.pledges[group] > 0


def sold_out(state: Monopoly, group: GroupId) -> bool:
    """Whether the bank holds no deed of a group."""
    return all(state.owner[space] != BANK for space in state.rules.groups[group])


def deeds_of(state: Monopoly, seat: SeatId) -> tuple[SpaceId, ...]:
    """A seat's deeds in board order."""
    return state.deeds[seat]


def raisable(state: Monopoly, seat: SeatId) -> Rupees:
    """RM-D4: cash, half of what the upgrades cost, and what the bank lends on every free deed."""
    rules, level, mortgaged = state.rules, state.level, state.mortgaged
    total = state.seats[seat].cash
    for space in state.deeds[seat]:
        if level[space]:
            total += level[space] * (rules.upgrade[space] // 2)
        if not mortgaged[space]:
            total += rules.mortgage[space]
    return total


def wealth(state: Monopoly, seat: SeatId) -> Rupees:
    """RM-E3: rupees, deeds at their price (mortgaged ones at half), upgrades at what they cost. Jail cards count nothing."""
    rules = state.rules
    total = state.seats[seat].cash
    for space in state.deeds[seat]:
        total += rules.mortgage[space] if state.mortgaged[space] else rules.price[space]
        total += state.level[space] * rules.upgrade[space]
    return total


def tenth_of_wealth(state: Monopoly, seat: SeatId) -> Rupees:
    """RM-X3: rounded up."""
    return (wealth(state, seat) + 9) // 10


def base_rent(state: Monopoly, space: SpaceId, owner: SeatId) -> Rupees:
    """RM-R3, RM-R4, RM-R5, RM-H6, RM-Q3: the rent of a place or a transport. That of a shop needs dice."""
    rules = state.rules
    group = rules.group[space]
    rents = rules.board.rent[space]
    if rules.kind[space] == TRANSPORT:
        return rents[state.holds(owner, group) - 1]
    level = state.level[space]
    if level:
        return rents[5] if level == rules.tree else rents[level]
    doubled = state.complete(owner, group) and (rules.mortgage_spares_double or not any_mortgaged(state, group))
    return rents[0] * 2 if doubled else rents[0]


def shop_factor(state: Monopoly, space: SpaceId, owner: SeatId) -> Rupees:
    """RM-R6: by how much the throw is multiplied."""
    one, both = state.rules.board.rent[space]
    return both if state.complete(owner, state.rules.group[space]) else one


def upgrades_of(state: Monopoly, seat: SeatId) -> tuple[i64, i64]:
    """How many sprouts and trees a seat owns."""
    sprouts: i64 = 0
    trees: i64 = 0
    for space in state.deeds[seat]:
        level = state.level[space]
        if level == state.rules.tree:
            trees += 1
        else:
            sprouts += level
    return sprouts, trees


# --- changes ----------------------------------------------------------------------------------------------------------


def pay(state: Monopoly, payer: SeatId, amount: Rupees, payee: SeatId) -> None:
    """Rupees change hands; the bank has enough (RM-B2). Whoever pays has been asked for no more than there is (RM-D2)."""
    if payer == BANK:
        state.issued += amount
    else:
        state.seats[payer].cash -= amount
    if payee == BANK:
        state.issued -= amount
    else:
        state.seats[payee].cash += amount


def give_deed(state: Monopoly, space: SpaceId, to: SeatId) -> None:
    """A deed changes hands. Everybody may want to react to a group that is sold out (RM-W7)."""
    move_deed(state, space, to)
    state.bargains = None
    if to != BANK and sold_out(state, state.rules.group[space]):
        for seat in state.seats:
            seat.stirred = True


def move_deed(state: Monopoly, space: SpaceId, to: SeatId) -> None:
    """Write down another owner."""
    group, before = state.rules.group[space], state.owner[space]
    if before != BANK:
        _hold(state, before, group, state.holds(before, group) - 1)
        state.deeds = replaced(state.deeds, before, tuple([deed for deed in state.deeds[before] if deed != space]))
    if to != BANK:
        _hold(state, to, group, state.holds(to, group) + 1)
        state.deeds = replaced(state.deeds, to, _with(state.deeds[to], space))
    state.owner = replaced(state.owner, space, to)


def _hold(state: Monopoly, seat: SeatId, group: GroupId, count: i64) -> None:
    """RM-G6: write down how many deeds of a group a seat owns, and whether these are all."""
    state.held = replaced(state.held, seat * state.rules.group_count + group, count)
    if state.complete(seat, group) != (count == state.rules.group_size[group]):
        state.whole = replaced(state.whole, seat, state.whole[seat] ^ 1 << group)


def _with(deeds: tuple[SpaceId, ...], space: SpaceId) -> tuple[SpaceId, ...]:
    """These deeds and one more, in board order."""
    found = list(deeds)
    at: i64 = len(found)
    while at and found[at - 1] > space:
        at -= 1
    found.insert(at, space)
    return tuple(found)


def set_level(state: Monopoly, space: SpaceId, level: i64) -> None:
    """RM-B3: plants move between a place and the bank's stock."""
    rules = state.rules
    before = state.level[space]
    state.sprouts += (0 if before == rules.tree else before) - (0 if level == rules.tree else level)
    state.trees += (1 if before == rules.tree else 0) - (1 if level == rules.tree else 0)
    state.growth[rules.group[space]] += level - before
    state.turned = NOT_COUNTED
    state.level = replaced(state.level, space, level)


def set_mortgaged(state: Monopoly, space: SpaceId, mortgaged: bool) -> None:
    """RM-H3: a deed is turned over, or back."""
    if state.mortgaged[space] != mortgaged:
        if state.turned < 0:
            state.count_bits()
        group = state.rules.group[space]
        pledges = state.pledges[group]
        state.mortgaged[space] = mortgaged
        state.pledges[group] = pledges + (1 if mortgaged else -1)
        state.turned ^= 1 << space
        if pledges == (0 if mortgaged else 1):
            state.burdened ^= 1 << group


def sell_all_upgrades(state: Monopoly, seat: SeatId) -> Rupees:
    """RM-D6, RM-D12: everything that grows goes back at half price. Returns what it brought."""
    rules = state.rules
    total: Rupees = 0
    for space in state.deeds[seat]:
        if state.level[space]:
            total += state.level[space] * (rules.upgrade[space] // 2)
            set_level(state, space, 0)
    pay(state, BANK, total, seat)
    return total


def sell_upgrades_of_group(state: Monopoly, group: GroupId) -> None:
    """RM-N2: what grows in a group goes back at half price to its owner."""
    rules = state.rules
    for space in rules.groups[group]:
        if state.level[space]:
            pay(state, BANK, state.level[space] * (rules.upgrade[space] // 2), state.owner[space])
            set_level(state, space, 0)


def is_place(state: Monopoly, group: GroupId) -> bool:
    """RM-G6, RM-U15: only colour groups can be upgraded."""
    return state.rules.group_kind[group] == PLACE
