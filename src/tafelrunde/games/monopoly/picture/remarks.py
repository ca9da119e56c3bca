"""Is this trade fair? What a deal changes for both sides, as a friendly banker would put it."""

from typing import Final

from tafelrunde.engine import UNKNOWN, Action, Occasion, Say, SeatId, say
from tafelrunde.games.monopoly.actions import ACTIONS, Bid, Contest, Counter, Max, Offer, Side
from tafelrunde.games.monopoly.events import TradeCountered, TradeRejected
from tafelrunde.games.monopoly.ids import GroupId, Rupees, SpaceId
from tafelrunde.games.monopoly.picture.names import Look, space_name, who
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid, DecideMaximum
from tafelrunde.games.monopoly.rules.trading import DecideTrade, tenths
from tafelrunde.games.monopoly.ruleset import PLACE, TRANSPORT
from tafelrunde.games.monopoly.state import Monopoly

# In rupees or parts of a price, chosen by hand.
JAIL_CARD_WORTH: Final = 45
FAIR: Final = 0.12  # of all that changes hands: less than this is nothing to speak of
SLIGHT: Final = 20  # nor is less than this
EACH_TRANSPORT: Final = 0.2  # more for each transport besides the first
NEARLY_WHOLE: Final = 1.1  # times the price, if one deed is lacking
WHOLE_PLACES: Final = 1.2  # of the price on top, if none is
WHOLE_SHOPS: Final = 0.3


def remarks(view: Monopoly, look: Look, action: Action) -> list[Say]:
    """About a trade or a bid while it is being put together."""
    seat, decision = view.viewer, view.decision
    if seat < 0 or decision is None:
        return []
    if isinstance(action, Offer) and 0 <= action.to < len(view.seats) and action.to != seat:
        return about_trade(view, look, seat, action.to, action.give, get=action.get)
    if isinstance(action, Counter) and isinstance(decision, DecideTrade):
        return about_trade(view, look, seat, decision.proposer, action.give, get=action.get)
    if isinstance(action, (Bid, Max)) and isinstance(decision, (DecideDeedBid, DecideMaximum)):
        return _about_bid(view, look, seat, decision.space, action.amount)
    if isinstance(action, (Bid, Contest)):
        return [say("remark-left", amount=max(view.seats[seat].cash - action.amount, 0))]
    return []


def about_trade(view: Monopoly, look: Look, seat: SeatId, other: SeatId, give: Side, get: Side) -> list[Say]:
    """What `seat` should know before it gives `give` to `other` and takes `get`."""
    if give.empty() and get.empty():
        return []
    found = [say("remark-completes-yours", group=look.group_name(group)) for group in completed(view, seat, get)]
    found += [
        say("remark-completes-theirs", group=look.group_name(group), seat=who(other)) for group in completed(view, other, give)
    ]
    found += [say("remark-breaks-yours", group=look.group_name(group)) for group in broken(view, seat, give)]
    for receiver, side, message in ((seat, get, "remark-tenths-yours"), (other, give, "remark-tenths-theirs")):
        amount = tenths(view, side)
        if amount:
            found.append(say(message, amount=amount, seat=who(receiver)))
    found.append(_verdict(view, seat, other, give, get))
    cash = view.seats[seat].cash
    if cash != UNKNOWN and (give.rupees or get.rupees):
        found.append(say("remark-left", amount=max(cash - give.rupees + get.rupees - tenths(view, get), 0)))
    return found


def _about_bid(view: Monopoly, look: Look, seat: SeatId, space: SpaceId, amount: Rupees) -> list[Say]:
    price, deed = view.rules.price[space], Side(0, (space,))
    found = [say("remark-completes-yours", group=look.group_name(group)) for group in completed(view, seat, deed)]
    if amount > price:
        found.append(say("remark-above-price", amount=amount - price, space=space_name(space)))
    found.append(say("remark-left", amount=max(view.seats[seat].cash - amount, 0)))
    return found


def why_refused(view: Monopoly, look: Look, seat: SeatId, offer: Offer, told: str = "refused") -> Say:
    """What speaks against a trade that `seat` offered, seen from the other side: all of it is public. It is told of the other
    side, or by it (`talk-refuses`)."""
    other = offer.to
    whole = completed(view, seat, offer.get)
    if whole and not completed(view, other, offer.give):
        return say(f"{told}-completes", owner=who(seat), group=look.group_name(whole[0]))
    if parted := broken(view, other, offer.get):
        return say(f"{told}-breaks", seat=who(other), group=look.group_name(parted[0]))
    loss = -_gain(view, other, offer.get, offer.give)
    if loss > SLIGHT:
        return say(f"{told}-loses", seat=who(other), amount=round(loss / 10) * 10)
    return say(f"{told}-even", seat=who(other))


def talk(view: Monopoly, look: Look, occasion: Occasion) -> list[Say]:
    """RM-N8: a computer that refuses a person's offer, or answers it with another one, says why."""
    event = occasion.event
    if not isinstance(event, (TradeRejected, TradeCountered)) or event.seat != view.viewer or event.to not in occasion.people:
        return []
    offer = ACTIONS["offer"].read(view.seats[event.to].refused[-1].split()[1:])  # RM-N12: the last one that was refused
    assert isinstance(offer, Offer)
    return [why_refused(view, look, event.to, offer, "talk-refuses")] if offer.to == view.viewer else []


# --- questions --------------------------------------------------------------------------------------------------------


def completed(view: Monopoly, seat: SeatId, side: Side) -> list[GroupId]:
    """The groups that a seat would own whole if it received this."""
    groups = _groups(view, side)
    count = [
        view.holds(seat, group) + len([space for space in side.spaces if view.rules.group[space] == group]) for group in groups
    ]
    return [group for group, held in zip(groups, count, strict=True) if held == len(view.rules.groups[group])]


def broken(view: Monopoly, seat: SeatId, side: Side) -> list[GroupId]:
    """The whole groups that a seat would lose a part of."""
    return [group for group in _groups(view, side) if view.complete(seat, group)]


def _groups(view: Monopoly, side: Side) -> list[GroupId]:
    return sorted({view.rules.group[space] for space in side.spaces if view.rules.group[space] >= 0})


# --- what things are worth --------------------------------------------------------------------------------------------


def _verdict(view: Monopoly, seat: SeatId, other: SeatId, give: Side, get: Side) -> Say:
    """Who gains more, seen from `seat`, in rupees."""
    mine = _gain(view, seat, give, get)
    theirs = _gain(view, other, get, give)
    margin = max(SLIGHT, FAIR * float(_volume(view, give) + _volume(view, get)))
    gap = mine - theirs
    if abs(gap) <= margin:
        return Say("remark-fair")
    amount = max(round(abs(gap) / 20) * 10, 10)
    return say("remark-you-gain" if gap > 0 else "remark-you-lose", amount=amount, seat=who(other))


def _volume(view: Monopoly, side: Side) -> Rupees:
    return side.rupees + sum(view.rules.price[space] for space in side.spaces)


def _gain(view: Monopoly, seat: SeatId, give: Side, get: Side) -> float:
    """By how much a seat is better off: money, deeds, and what they are worth together with what it already has."""
    gain = float(get.rupees - give.rupees) + JAIL_CARD_WORTH * (len(get.cards) - len(give.cards))
    for side, sign in ((get, 1), (give, -1)):
        if side.visits:
            space, count = side.visits
            gain += sign * float(count * view.rules.board.rent[space][0])
        if side.loan:
            gain += sign * float(side.loan[0])
    rules = view.rules
    for group in sorted({*_groups(view, give), *_groups(view, get)}):
        before = {space for space in rules.groups[group] if view.owner[space] == seat}
        after = (before - set(give.spaces)) | {space for space in get.spaces if rules.group[space] == group}
        gain += _worth(view, group, after) - _worth(view, group, before)
    return gain


def _worth(view: Monopoly, group: GroupId, spaces: set[SpaceId]) -> float:
    """Some deeds of a group in one hand: their price, less what is owed on them; much more once the group is whole."""
    rules = view.rules
    size = len(rules.groups[group])
    kind = rules.group_kind[group]
    worth = 0.0
    for space in spaces:
        owed = rules.mortgage[space] + rules.interest[space] if view.mortgaged[space] else 0
        worth += float(rules.price[space] - owed)
    if kind == TRANSPORT:
        return worth * (1 + EACH_TRANSPORT * max(len(spaces) - 1, 0))
    if len(spaces) == size:
        return worth + float(sum([rules.price[space] for space in spaces])) * (WHOLE_PLACES if kind == PLACE else WHOLE_SHOPS)
    return worth * (NEARLY_WHOLE if len(spaces) == size - 1 and size > 2 else 1.0)
