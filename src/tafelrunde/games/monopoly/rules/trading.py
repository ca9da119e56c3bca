"""Trading: two seats exchange deeds, rupees and jail cards, at once and completely (RM-N)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, Listed, Procedure, Reason, SeatId, late
from tafelrunde.games.monopoly.actions import ACCEPT, REJECT, Accept, Counter, Offer, Reject, Side
from tafelrunde.games.monopoly.events import TradeCountered, TradeMade, TradeOffered, TradeRejected
from tafelrunde.games.monopoly.ids import NOWHERE, GroupId, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.mortgages import Receipts
from tafelrunde.games.monopoly.rules.property import give_deed, pay, upgraded
from tafelrunde.games.monopoly.state import BOTH_DECKS, Loan, Monopoly, Visits

NO_PARTNER: Final = Reason("RM-N6", "why-no-partner")
NOT_GIVERS_DEED: Final = Reason("RM-N7", "why-not-givers-deed")
NOT_GIVERS_CARD: Final = Reason("RM-N7", "why-not-givers-card")
TRADE_UPGRADED: Final = Reason("RM-N2", "why-trade-upgraded")
RUPEES_ON_BOTH_SIDES: Final = Reason("RM-N7", "why-rupees-on-both-sides")
NO_GIFTS: Final = Reason("RM-N7", "why-no-gifts")
ONLY_RUPEES: Final = Reason("RM-N7", "why-only-rupees")
NO_PROMISES: Final = Reason("RM-N5", "why-no-promises")
PROMISE_TOO_LARGE: Final = Reason("RM-G3", "why-promise-too-large")
NO_TRADES_LEFT: Final = Reason("RM-N11", "why-no-trades-left")
OFFERED_BEFORE: Final = Reason("RM-N12", "why-offered-before")
DEBTOR_LOSES: Final = Reason("RM-N13", "why-debtor-loses")
LAST_MESSAGE: Final = Reason("RM-N8", "why-last-message")
ANSWER_FIRST: Final = Reason("RM-N8", "why-answer-first")

MOST_VISITS: Final = 10
MOST_LOAN_TURNS: Final = 50
MOST_LOAN: Final = 100_000


# --- questions --------------------------------------------------------------------------------------------------------


def why_not_terms(state: Monopoly, seat: SeatId, other: SeatId, give: Side, get: Side) -> Reason | None:
    """RM-N7: whether these terms, put by `seat` to `other`, can be agreed on at all."""
    seats = state.seats
    if not 0 <= other < len(seats) or other == seat or seats[other].out:
        return NO_PARTNER
    reason = _why_not_side(state, seat, give) or _why_not_side(state, other, get)
    if reason is not None:
        return reason
    if give.rupees and get.rupees:
        return RUPEES_ON_BOTH_SIDES
    if (give.empty() or get.empty()) and not (state.rules.gifts and give.empty() != get.empty()):
        return NO_GIFTS
    if not (give.spaces or give.cards or give.visits or give.loan or get.spaces or get.cards or get.visits or get.loan):
        return ONLY_RUPEES
    return why_not_paid(state, seat, give, get) or (None if state.rules.cash_hidden else why_not_paid(state, other, get, give))


def _why_not_side(state: Monopoly, giver: SeatId, side: Side) -> Reason | None:
    """RM-N2, RM-N5, RM-N7, RM-V6, RM-G1: the giver owns everything, nothing grows on it; promises only by house rule."""
    rules = state.rules
    for space in side.spaces:
        if rules.group[space] < 0 or state.owner[space] != giver:
            return NOT_GIVERS_DEED
        if upgraded(state, rules.group[space]):
            return TRADE_UPGRADED
    for deck in side.cards:
        if not state.seats[giver].jail_cards[deck]:
            return NOT_GIVERS_CARD
    if side.visits:
        if not rules.immunity:
            return NO_PROMISES
        if state.owner[side.visits[0]] != giver:
            return NOT_GIVERS_DEED
        if not 1 <= side.visits[1] <= MOST_VISITS:
            return PROMISE_TOO_LARGE
    if side.loan:
        if not rules.loans:
            return NO_PROMISES
        if not (1 <= side.loan[0] <= MOST_LOAN and 1 <= side.loan[1] <= MOST_LOAN_TURNS):
            return PROMISE_TOO_LARGE
    return None


def why_not_paid(state: Monopoly, seat: SeatId, give: Side, get: Side) -> Reason | None:
    """RM-N7, RM-N9, RM-N13: the seat has the rupees it gives and the tenths it will owe, and a debtor does not grow poorer."""
    cash = state.seats[seat].cash
    if give.rupees > cash:
        return Reason("RM-N7", "why-trade-too-dear", {"seat": seat, "amount": give.rupees})
    due = tenths(state, get)
    if due and cash - give.rupees + get.rupees < due:
        return Reason("RM-N7", "why-tenths-too-dear", {"seat": seat, "amount": due})
    if state.seats[seat].debts and raised_by(state, give, get) < 0:
        return DEBTOR_LOSES
    return None


def tenths(state: Monopoly, side: Side) -> Rupees:
    """RM-N4: what the bank asks of whoever receives mortgaged deeds."""
    due: Rupees = 0
    for space in side.spaces:
        if state.mortgaged[space]:
            due += state.rules.interest[space]
    return due


def raised_by(state: Monopoly, give: Side, get: Side) -> Rupees:
    """RM-N13: how much the raisable total of whoever gives `give` changes."""
    rules = state.rules
    change = get.rupees - give.rupees
    for space in get.spaces:
        change += -rules.interest[space] if state.mortgaged[space] else rules.mortgage[space]
    for space in give.spaces:
        change -= 0 if state.mortgaged[space] else rules.mortgage[space]
    return change


def why_not_offer(state: Monopoly, seat: SeatId, left: i64, action: Offer) -> Reason | None:
    """RM-N7, RM-N11, RM-N12: an offer in a window with so many offers left."""
    if left < 1:
        return NO_TRADES_LEFT
    refused = state.seats[seat].refused
    if refused and action.text in refused:
        return OFFERED_BEFORE
    return why_not_terms(state, seat, action.to, action.give, action.get)


# --- the negotiation --------------------------------------------------------------------------------------------------


class DecideTrade(Decision):
    """RM-N8: accept, reject, or counter with other terms. `give` is what this seat would give."""

    proposer: SeatId
    give: Side
    get: Side
    messages: i64  # so far, this offer included

    def options(self, state: Monopoly) -> list[Action]:
        found: list[Action] = [REJECT]
        if why_not_paid(state, self.seat, self.give, self.get) is None:
            found.append(ACCEPT)
        if self.messages < state.rules.trade_messages:
            for terms in self._counters(state):
                if why_not_terms(state, self.seat, self.proposer, terms.give, terms.get) is None:
                    found.append(terms)
        return found

    def _counters(self, state: Monopoly) -> list[Counter]:
        """RM-A12: a few answers: more rupees for me, or a deed that completes one of my groups."""
        give, get = self.give, self.get
        found = []
        for more in (50, 100, 200):
            net = get.rupees - give.rupees + more
            found.append(Counter(give.with_rupees(max(-net, 0)), get.with_rupees(max(net, 0))))
        rules = state.rules
        for group in rules.every_group:
            spaces = rules.groups[group]
            if state.holds(self.seat, group) == len(spaces) - 1 and state.holds(self.proposer, group) == 1:
                for space in spaces:
                    if state.owner[space] == self.proposer and space not in get.spaces and len(found) < 6:
                        more_deeds = Side(get.rupees, tuple(sorted([*get.spaces, space])), get.cards, get.visits, get.loan)
                        found.append(Counter(give, more_deeds))
        return found

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, Reject):
            return None
        if isinstance(action, Accept):
            return why_not_paid(state, self.seat, self.give, self.get)
        if not isinstance(action, Counter):
            return ANSWER_FIRST
        if self.messages >= state.rules.trade_messages:
            return LAST_MESSAGE
        return why_not_terms(state, self.seat, self.proposer, action.give, action.get)


class Trade(Procedure):
    """RM-N8, RM-N9: an offer, its answers, and the exchange."""

    steps = ("responder_is_asked", "responder_answers")

    proposer: SeatId
    responder: SeatId
    give: Side  # what the proposer gives
    get: Side
    messages: i64 = late(1)

    def responder_is_asked(self, state: Monopoly) -> None:
        """RM-N14: everybody hears the terms."""
        kind = TradeOffered if self.messages == 1 else TradeCountered
        state.ask(DecideTrade(self.responder, self.proposer, self.get, self.give, self.messages))
        state.emit(kind(self.proposer, self.responder, self.give, self.get))

    def responder_answers(self, state: Monopoly) -> None:
        """RM-N8, RM-N12: a counter swaps the roles; what was refused or countered may not be repeated for a while."""
        action = state.answer
        if isinstance(action, Accept):
            self._exchange(state)
            return
        state.seats[self.proposer].refused += (Offer(self.responder, self.give, self.get).text,)
        if isinstance(action, Counter):
            self.proposer, self.responder = self.responder, self.proposer
            self.give, self.get = action.give, action.get
            self.messages += 1
            self.start_over()
        else:
            state.emit(TradeRejected(self.responder, self.proposer))
            self.finish()

    def _exchange(self, state: Monopoly) -> None:
        """RM-N9: everything changes hands at once, money first; then mortgaged deeds are settled, the proposer's first."""
        _hand_over(state, self.proposer, self.responder, self.give)
        _hand_over(state, self.responder, self.proposer, self.get)
        state.emit(TradeMade(self.proposer, self.responder, self.give, self.get))
        self._settle(state, self.responder, self.give)
        self._settle(state, self.proposer, self.get)  # called last, so it comes first

    def _settle(self, state: Monopoly, seat: SeatId, received: Side) -> None:
        deeds = tuple([space for space in received.spaces if state.mortgaged[space]])
        if deeds:
            state.call(Receipts(seat, deeds))


def _hand_over(state: Monopoly, giver: SeatId, taker: SeatId, side: Side) -> None:
    """RM-N3, RM-N6: one side of a trade changes hands."""
    pay(state, giver, side.rupees, taker)
    for space in side.spaces:
        give_deed(state, space, taker)
    for deck in side.cards:
        state.seats[giver].hold_jail_card(deck, False)
        state.seats[taker].hold_jail_card(deck, True)
    if side.visits:
        state.visits += (Visits(taker, giver, SpaceId(side.visits[0]), side.visits[1]),)
    if side.loan:
        state.loans += (Loan(giver, taker, side.loan[0], side.loan[1]),)


# --- a fair sample of offers ------------------------------------------------------------------------------------------

MOST_OFFERS: Final = 24
UNLIMITED: Final[Rupees] = 1_000_000
BUYING: Final = [2, 3, 4, 6]  # half prices that are offered for what completes a group
SELLING: Final = [3, 5]  # and asked for
JAIL_CARD_PRICE: Final = 40


class Bargain(Listed):
    """What another seat could give to complete a group, and what might be offered for it."""

    other: SeatId
    need: tuple[SpaceId, ...]
    price: Rupees  # of what is needed
    swaps: list[tuple[SpaceId, Rupees]]  # own deeds with the rupees to add; negative: to ask for
    sale: SpaceId  # the own deed that completes the group of the other, or nowhere
    offers: dict[i64, Offer] = late({})  # those that were made before, by half prices or by the own deed

    def offer(self, number: i64, give: Side, get: Side) -> Offer:
        """An offer to the other seat, to be made again."""
        found = Offer(self.other, give, get)
        self.offers[number] = found
        return found


def add_sample_offers(state: Monopoly, seat: SeatId, found: list[Action]) -> None:
    """RM-A12: at most 24 offers worth thinking of: complete a group for rupees, or for a deed; sell one that completes a group;
    jail cards. Free offers are possible all the same."""
    if state.bargains is None:
        state.bargains = [None] * len(state.seats)
    wanted: list[Bargain] | None = state.bargains[seat]
    if wanted is None:
        wanted = state.bargains[seat] = _bargains(state, seat)
    if wanted:
        most = len(found) + MOST_OFFERS
        for bargain in wanted:
            if len(found) < most:
                _offer_rupees(state, seat, bargain, found)
        for bargain in wanted:
            if len(found) < most:
                _offer_deeds(state, seat, bargain, found)
        for bargain in wanted:
            if bargain.sale != NOWHERE and len(found) < most:
                _offer_sale(state, seat, bargain, found)
        del found[most:]
    mine = state.seats[seat]
    if mine.jailed or mine.jail_cards[0] or mine.jail_cards[1]:
        _offer_jail_cards(state, seat, found)


def _bargains(state: Monopoly, seat: SeatId) -> list[Bargain]:
    """Who alone could complete a group of this seat, and by what; of the transports, any one of anybody's."""
    rules, held, whole = state.rules, state.held, state.whole[seat]
    found: list[Bargain] = []
    at = seat * rules.group_count
    begun = [group for group in rules.every_group if held[at + group] and not whole >> group & 1]
    for other in state.others(seat) if begun else []:
        others_at = other * rules.group_count
        for group in begun:
            theirs = held[others_at + group]
            if not theirs:
                continue
            spaces = rules.groups[group]
            if len(spaces) > 3 or held[at + group] + theirs == len(spaces):
                need = [space for space in spaces if state.owner[space] == other]
                for part in [(space,) for space in need] if len(spaces) > 3 else [tuple(need)]:
                    found.append(_bargain(state, seat, other, group, part))
    return found


def _bargain(state: Monopoly, seat: SeatId, other: SeatId, group: GroupId, need: tuple[SpaceId, ...]) -> Bargain:
    """What could be offered for these deeds: rupees, or one deed of a group that the other has begun, with the difference."""
    rules = state.rules
    price = sum(rules.price[space] for space in need)
    swaps = []
    for space in state.deeds[seat]:
        if rules.group[space] != group and state.holds(other, rules.group[space]):
            gap = price - rules.price[space]
            swaps.append((space, _tens(gap) if gap >= 0 else -_tens(-gap)))
    last = [space for space in rules.groups[group] if state.owner[space] == seat]
    return Bargain(other, need, price, swaps, last[0] if len(need) == len(rules.groups[group]) - 1 else NOWHERE)


def _tens(amount: Rupees) -> Rupees:
    """Rounded to tens."""
    return (amount + 5) // 10 * 10


def purse(state: Monopoly, seat: SeatId) -> Rupees:
    """As far as others know, what a seat can pay: where purses are hidden, anything may be asked for."""
    return UNLIMITED if state.rules.cash_hidden else state.seats[seat].cash


def _add(state: Monopoly, seat: SeatId, action: Offer, found: list[Action]) -> None:
    """Only what both can pay and was not refused before. Nothing grows in a group that two seats share (RM-U1), and who owns
    what has been looked at, so the rest of RM-N7 holds."""
    if why_not_paid(state, seat, action.give, action.get) is not None:
        return
    if not state.rules.cash_hidden and why_not_paid(state, action.to, action.get, action.give) is not None:
        return
    refused = state.seats[seat].refused
    if not refused or action.text not in refused:
        found.append(action)


def _offer_rupees(state: Monopoly, seat: SeatId, bargain: Bargain, found: list[Action]) -> None:
    """All that is needed for once, one and a half, twice or three times its price."""
    cash, offers = state.seats[seat].cash, bargain.offers
    half: i64
    for half in BUYING:
        rupees = _tens(bargain.price * half // 2)
        if rupees > cash:
            return
        offer = offers.get(half) or bargain.offer(half, Side(rupees), Side(0, bargain.need))
        _add(state, seat, offer, found)


def _offer_deeds(state: Monopoly, seat: SeatId, bargain: Bargain, found: list[Action]) -> None:
    """A deed for what is needed, the difference in price made up in rupees by whoever gets more."""
    mine, theirs, offers = state.seats[seat].cash, purse(state, bargain.other), bargain.offers
    for space, gap in bargain.swaps:
        if -theirs <= gap <= mine:
            offer = offers.get(-space) or bargain.offer(-space, Side(max(gap, 0), (space,)), Side(max(-gap, 0), bargain.need))
            _add(state, seat, offer, found)


def _offer_sale(state: Monopoly, seat: SeatId, bargain: Bargain, found: list[Action]) -> None:
    """One's own deed that completes a group of the other, for one and a half or two and a half times its price."""
    for half in SELLING:
        rupees = _tens(state.rules.price[bargain.sale] * half // 2)
        if rupees > purse(state, bargain.other):
            return
        _add(state, seat, Offer(bargain.other, Side(0, (bargain.sale,)), Side(rupees)), found)


def _offer_jail_cards(state: Monopoly, seat: SeatId, found: list[Action]) -> None:
    """A jail card to or from whoever sits there, for 40."""
    mine = state.seats[seat]
    for other in state.others(seat):
        theirs = state.seats[other]
        for deck in BOTH_DECKS:
            if theirs.jailed and mine.jail_cards[deck]:
                _add(state, seat, Offer(other, Side(0, cards=(deck,)), Side(JAIL_CARD_PRICE)), found)
            if mine.jailed and theirs.jail_cards[deck]:
                _add(state, seat, Offer(other, Side(JAIL_CARD_PRICE), Side(0, cards=(deck,))), found)
