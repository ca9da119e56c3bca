"""The normal player: it knows what rents cost and bring, keeps a reserve, bargains, and gives things up in a sensible order."""

from typing import Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.fields import late
from tafelrunde.games.monopoly.actions import (
    ACCEPT,
    ALLOW,
    BANKRUPT,
    BUILD,
    BUY,
    DECLINE,
    DONE,
    END_TURN,
    KEEP,
    LIFT,
    LIFT_NOW,
    MORTGAGE,
    PASS,
    PAY_FINE,
    PLACE_ON,
    REJECT,
    ROLL,
    SELL,
    SKIP_ITEM,
    USE_CARD,
    Bid,
    Contest,
    Offer,
    SellGroup,
    UseItem,
)
from tafelrunde.games.monopoly.bots.bargaining import FAIR_SHARE, agreeable, best_deal, counter, generous_price, rescue, weigh
from tafelrunde.games.monopoly.bots.steward import Steward
from tafelrunde.games.monopoly.evaluation import HORIZON, Facts, cash_of, danger, expected_rent, facts_of, worst_rent
from tafelrunde.games.monopoly.rules.auctions import DecideBid
from tafelrunde.games.monopoly.rules.debts import RentCall
from tafelrunde.games.monopoly.rules.items import DecideItem, next_unowned, swapped_deeds, why_not_item
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import any_mortgaged, raisable, upgraded
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.upgrades import (
    DecideContest,
    DecidePlace,
    group_sale,
    group_sale_needed,
    places_to_grow,
    why_not_build,
    why_not_sell,
)
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.ruleset import BATON, FLUTE, HARP, HOURGLASS, MASK, OCARINA, PLACE, SHOP, TRANSPORT
from tafelrunde.games.monopoly.state import BANK, Monopoly

PATIENCE: Final = 3  # rounds until the same partner is asked for a trade again
EARLY_DEEDS: Final = 8  # unowned ones, with which it is better to be out of jail


class NormalPlayer(Steward):
    """Plays by the book of good play: groups, three sprouts, a reserve, fair trades."""

    trades: bool = True
    greed: float = 1.0  # how much more than the other it wants to gain by a trade
    caution: float = 1.5  # how many times the rent to be expected it keeps
    facts: Facts | None = late(None)

    def know(self, state: Monopoly) -> Facts:
        """The facts of this table."""
        facts = self.facts
        if facts is None or facts.rules is not state.rules:
            facts = facts_of(state.rules)
            self.facts = facts
        return facts

    # --- windows ------------------------------------------------------------------------------------------------------

    def own(self, state: Monopoly, seat: int, closing: bool) -> Action:
        player = state.seats[seat]
        if player.item >= 0:
            used = self.own_item(state, seat, closing)
            if used is not None:
                return used
        if player.jailed and not closing and self.leaves_jail(state, seat):
            for deck in (0, 1):
                if player.jail_cards[deck]:
                    return USE_CARD[deck]
            if player.cash >= state.rules.fine + 50:
                return PAY_FINE
        if not closing and self.trades:
            offer = self.propose(state, seat)
            if offer is not None:
                return offer
        return self.manage(state, seat) or (END_TURN if closing else ROLL)

    def between(self, state: Monopoly, seat: int) -> Action:
        return self.manage(state, seat) or DONE

    def leaves_jail(self, state: Monopoly, seat: int) -> bool:
        """RM-J5: out while there is something to buy or nothing to fear; later it is safer inside."""
        free = 0
        feared = False
        for space in state.rules.deeds:
            owner = state.owner[space]
            if owner == BANK:
                free += 1
            elif owner != seat and state.level[space] > 1:
                feared = True
        return free >= EARLY_DEEDS or not feared

    def manage(self, state: Monopoly, seat: int) -> Action | None:
        """Lift, build or mortgage for it; none if all is well."""
        rules, held, count = state.rules, state.held, state.rules.group_count
        window = state.stack[-1]
        assert isinstance(window, Window)
        cash = state.seats[seat].cash
        complete = False
        for group in range(count):
            if rules.group_kind[group] == PLACE and held[seat * count + group] == len(rules.groups[group]):
                complete = True
        expected, _ = danger(state, seat, cash) if complete or cash > 300 else (0.0, 0.0)
        reserve = 40 + int(self.caution * expected)
        if complete:
            action = self.develop(state, seat, window, reserve)
            if action is not None:
                return action
        return self.lift_something(state, seat, window, reserve + 250)

    def develop(self, state: Monopoly, seat: int, window: Window, reserve: int) -> Action | None:
        """Free complete groups, then plant where it brings most; single deeds are mortgaged for it."""
        rules, facts = state.rules, self.know(state)
        cash = state.seats[seat].cash
        best, most = -1, 0.0
        for group in facts.order:
            if rules.group_kind[group] != PLACE or not state.complete(seat, group) or window.sold >> group & 1:
                continue
            spaces = rules.groups[group]
            if any_mortgaged(state, group):
                for space in spaces:
                    if state.mortgaged[space] and not window.pledged >> space & 1 and cash >= state.rules.lift[space] + reserve:
                        return LIFT[space]
                continue
            space = self.where(state, group)
            promise = self.promise(state, group, space)
            if promise > most and self.may_grow(state, seat, space):
                best, most = space, promise
        if best < 0:
            return None
        low = state.level[best] < facts.plateau
        needed = rules.upgrade[best] + (reserve if low else 2 * reserve + 60)
        if cash >= needed:
            return BUILD[best]
        if low and raisable(state, seat) > worst_rent(state, seat):
            pledge = self.cheapest(state, seat, 1.0)
            if pledge is not None and cash + self.singles(state, seat) >= needed:
                return pledge
        return None

    def where(self, state: Monopoly, group: int) -> int:
        """The place of a group that grows next: the lowest, of those the one that earns most."""
        facts, best = self.know(state), -1
        for space in state.rules.groups[group]:
            level = state.level[space]
            if (
                best < 0
                or level < state.level[best]
                or (level == state.level[best] and facts.earned(space, level + 1) > facts.earned(best, level + 1))
            ):
                best = space
        return best

    def promise(self, state: Monopoly, group: int, space: int) -> float:
        """Income for each rupee planted: up to the plateau as a whole, above it one by one."""
        facts, level = self.know(state), state.level[space]
        if level >= state.rules.tree:
            return 0.0
        room = len(state.rules.groups[group]) * facts.plateau - state.growth[group]
        if level >= facts.plateau or room <= 0:
            return (facts.earned(space, level + 1) - facts.earned(space, level)) / facts.cost[group]
        gain = facts.grown[group][facts.plateau] - facts.income(group, state.growth[group])
        return gain / (room * facts.cost[group])

    def may_grow(self, state: Monopoly, seat: int, space: int) -> bool:
        """Whether planting is allowed, money apart, and wise: trees give back sprouts that others are short of."""
        rules = state.rules
        if why_not_build(state, seat, space) is not None and state.seats[seat].cash >= rules.upgrade[space]:
            return False
        if not rules.unlimited and (state.sprouts if state.level[space] < rules.sprouts_per_tree else state.trees) < 1:
            return False
        if state.level[space] < rules.sprouts_per_tree or state.sprouts > 6 or rules.unlimited:
            return True
        for other in state.others(seat):
            for group in range(rules.group_count):
                if rules.group_kind[group] == PLACE and state.complete(other, group):
                    return False
        return True

    def lift_something(self, state: Monopoly, seat: int, window: Window, reserve: int) -> Action | None:
        """RM-H4: the mortgaged deed that earns most for its price, once there is plenty of cash."""
        facts, cash = self.know(state), state.seats[seat].cash
        if cash < reserve:
            return None
        best, most = -1, 0.0
        for space in state.deeds[seat]:
            if state.mortgaged[space] and not window.pledged >> space & 1:
                price = state.rules.lift[space]
                worth = self.earnings(state, facts, seat, space) / price
                if cash >= price + reserve and worth > most:
                    best, most = space, worth
        return LIFT[best] if best >= 0 else None

    def earnings(self, state: Monopoly, facts: Facts, seat: int, space: int) -> float:
        """What an unmortgaged deed without plants brings a round from one visitor."""
        rules = state.rules
        group, rents = rules.group[space], rules.board.rent[space]
        if rules.kind[space] == TRANSPORT:
            return facts.visits[space] * rents[state.holds(seat, group) - 1]
        if rules.kind[space] == SHOP:
            return facts.visits[space] * rents[1 if state.complete(seat, group) else 0] * 7
        return facts.visits[space] * rents[0]

    # --- raising money ------------------------------------------------------------------------------------------------

    def debt(self, state: Monopoly, seat: int, amount: int) -> Action:
        if raisable(state, seat) < amount:
            window = state.stack[-1]
            if self.trades and isinstance(window, Window) and window.offers > 0:
                offer = rescue(self.know(state), state, seat, amount)
                if offer is not None:
                    return offer
            return BANKRUPT
        return self.cheapest(state, seat, 1e9) or state.asked().default(state)

    def cheapest(self, state: Monopoly, seat: int, most: float) -> Action | None:
        """What costs least for each rupee it raises, if it costs no more than `most`: a mortgage, or a plant sold."""
        rules, facts, count = state.rules, self.know(state), state.rules.group_count
        rivals = len(state.others(seat))
        window = state.stack[-1]
        lifted = window.lifted if isinstance(window, Window) else 0
        built = window.built if isinstance(window, Window) else 0
        found: Action | None = None
        for group in range(count):
            held = state.held[seat * count + group]
            if not held:
                continue
            spaces = rules.groups[group]
            whole = rules.group_kind[group] == PLACE and held == len(spaces)
            if whole and upgraded(state, group):
                if not built >> group & 1:
                    cost = self.sale_cost(state, group, rivals)
                    if cost < most:
                        sale = self.sale(state, seat, group)
                        if sale is not None:
                            found, most = sale, cost
                continue
            for space in spaces:
                if state.owner[space] == seat and not state.mortgaged[space] and not lifted >> space & 1:
                    loss = self.earnings(state, facts, seat, space) * (2 if whole else 1)
                    if whole:
                        loss += facts.grown[group][1] / len(spaces)
                    elif held == len(spaces) - 1:
                        loss *= 1.5
                    cost = 0.1 + HORIZON * rivals * loss / rules.mortgage[space]
                    if cost < most:
                        found, most = MORTGAGE[space], cost
        return found

    def sale_cost(self, state: Monopoly, group: int, rivals: int) -> float:
        """What selling one level of a group costs for each rupee it raises."""
        facts = self.know(state)
        levels = state.growth[group]
        lost = facts.income(group, levels) - facts.income(group, levels - 1)
        return 1.0 + HORIZON * rivals * lost / (facts.cost[group] / 2)

    def sale(self, state: Monopoly, seat: int, group: int) -> Action | None:
        """RM-V1 to RM-V4: one level of a group, or as few as can be sold together."""
        rules = state.rules
        for space in rules.groups[group]:
            if why_not_sell(state, seat, space) is None:
                return SELL[space]
        if group_sale_needed(state, seat, group):
            for total in range(state.growth[group] - 1, -1, -1):
                if group_sale(state, group, total) is not None:
                    return SellGroup(rules.board.names[group], total)
        return None

    def singles(self, state: Monopoly, seat: int) -> int:
        """What the bank would lend on deeds outside complete colour groups."""
        rules = state.rules
        total = 0
        for space in state.deeds[seat]:
            single = rules.kind[space] != PLACE or not state.complete(seat, rules.group[space])
            if single and not state.mortgaged[space]:
                total += rules.mortgage[space]
        return total

    # --- buying -------------------------------------------------------------------------------------------------------

    def buy(self, state: Monopoly, seat: int, space: int, price: int) -> Action:
        cash = state.seats[seat].cash
        limit = self.ceiling(state, seat, space)
        if cash >= price:
            return BUY if limit >= price else DECLINE
        if limit > price and cash + self.singles(state, seat) >= price:
            pledge = self.cheapest(state, seat, 2.0)
            if pledge is not None:
                return pledge
        return DECLINE

    def ceiling(self, state: Monopoly, seat: int, space: int) -> int:
        """RM-A5: more for what completes or blocks a group; a little must stay in the purse."""
        rules, group, price = state.rules, state.rules.group[space], state.rules.price[space]
        size, mine, kind = len(rules.groups[group]), state.holds(seat, group), rules.kind[space]
        percent = 100
        if kind == TRANSPORT:
            percent = 100 + 15 * mine
        elif kind == SHOP:
            percent = 110 if mine else 80
        elif mine == size - 1:
            percent = 220
        elif mine:
            percent = 120
        rival = 0
        for other in state.others(seat):
            rival = max(rival, state.holds(other, group))
        if rival == size - 1 and kind != SHOP:
            percent = max(percent, 160)
        expected, _ = danger(state, seat, state.seats[seat].cash)
        means = state.seats[seat].cash - int(expected) - 10
        if percent > 120:
            means = state.seats[seat].cash + self.singles(state, seat) // 2
        return min(price * percent // 100, means)

    def bid(self, state: Monopoly, seat: int, least: int, space: int) -> Action:
        limit, cash = self.ceiling(state, seat, space), state.seats[seat].cash
        if cash < least <= limit:
            pledge = self.cheapest(state, seat, 2.0)
            if pledge is not None:
                return pledge
        return super().bid(state, seat, least, space)

    # --- scarce upgrades ----------------------------------------------------------------------------------------------

    def worth_of_upgrade(self, state: Monopoly, seat: int, tree: bool) -> int:
        """What one more sprout or tree is worth, at most what can be spent."""
        facts = self.know(state)
        best = 0.0
        for space in places_to_grow(state, seat, tree):
            best = max(best, self.promise(state, state.rules.group[space], space) * state.rules.upgrade[space])
        expected, _ = danger(state, seat, state.seats[seat].cash)
        value = HORIZON * len(state.others(seat)) * best
        most = max([facts.cost[state.rules.group[space]] for space in places_to_grow(state, seat, tree)], default=0) * 2
        return int(min(value, most, state.seats[seat].cash - 40 - expected))

    def contest(self, state: Monopoly, seat: int, least: int) -> Action:
        decision = state.asked()
        assert isinstance(decision, DecideContest)
        tree = state.level[decision.space] == state.rules.sprouts_per_tree
        worth = self.worth_of_upgrade(state, seat, tree)
        if worth < max(least, decision.price):
            return ALLOW
        return Contest(max(least, min(worth, decision.price // 2)))

    def bid_for_upgrade(self, state: Monopoly, seat: int, least: int) -> Action:
        decision, auction = state.asked(), state.stack[-1]
        assert isinstance(decision, DecideBid)
        tree = bool(getattr(auction, "tree", False))
        worth = min(self.worth_of_upgrade(state, seat, tree), state.seats[seat].cash)
        return PASS if worth < least else Bid(max(least, min(worth, least - 1 + decision.price // 5)))

    def place(self, state: Monopoly, seat: int, decision: DecidePlace) -> Action:
        best, most = -1, -1.0
        for space in places_to_grow(state, seat, decision.tree):
            promise = self.promise(state, state.rules.group[space], space)
            if promise > most:
                best, most = space, promise
        return PLACE_ON[best]

    def receipt(self, state: Monopoly, seat: int, decision: DecideReceipt) -> Action:
        """RM-N10: paid off at once only if it completes a group, or if there is plenty."""
        whole = state.rules.kind[decision.space] == PLACE and state.complete(seat, state.rules.group[decision.space])
        expected, _ = danger(state, seat, state.seats[seat].cash)
        left = state.seats[seat].cash - state.rules.lift[decision.space] - decision.reserve - int(expected)
        return LIFT_NOW if left >= (50 if whole else 400) else KEEP

    # --- trading ------------------------------------------------------------------------------------------------------

    def propose(self, state: Monopoly, seat: int) -> Action | None:
        """The best deal with anybody. Nobody is asked more than once a turn, and only every few rounds: who wants to say no all
        evening?"""
        window = state.stack[-1]
        assert isinstance(window, Window)
        if not window.offers:
            return None
        facts = self.know(state)
        found: Offer | None = None
        most = 0.0
        refused = state.seats[seat].refused
        partners = [
            other
            for other in state.others(seat)
            if (state.round + seat + other) % PATIENCE == 0 and not any(said.startswith(f"offer {other} ") for said in refused)
        ]
        for generous in (False, True):
            for other in partners:
                deal = (
                    generous_price(facts, state, seat, other) if generous else best_deal(facts, state, seat, other, self.greed)
                )
                if deal is None or deal.mine <= most:
                    continue
                found, most = Offer(other, deal.give, deal.get), deal.mine
            if found is not None:
                break
        return found

    def answer(self, state: Monopoly, decision: DecideTrade) -> Action:
        facts, seat, other = self.know(state), decision.seat, decision.proposer
        deal = weigh(facts, state, seat, other, decision.give, decision.get)
        safe = deal.safe or raisable(state, seat) < worst_rent(state, seat)
        if (
            safe
            and agreeable(state, deal.mine, deal.theirs, FAIR_SHARE * self.greed)
            and decision.why_not(state, ACCEPT) is None
        ):
            return ACCEPT
        if decision.messages < state.rules.trade_messages and decision.messages <= 2:
            found = counter(facts, state, seat, other, decision.give, decision.get, self.greed)
            if found is not None:
                return found
        return REJECT

    # --- items --------------------------------------------------------------------------------------------------------

    def own_item(self, state: Monopoly, seat: int, closing: bool) -> Action | None:
        """Item cards of the own window, where they help most."""
        item = state.seats[seat].item
        best: Action | None = None
        if item == FLUTE:
            best = self.flute(state, seat)
        elif item == OCARINA:
            best = self.ocarina(state, seat)
        elif item == HARP and not closing:
            space = next_unowned(state, state.seats[seat].position)
            if space >= 0 and state.holds(seat, state.rules.group[space]) and cash_of(state, seat) > state.rules.price[space]:
                best = UseItem(HARP)
        if isinstance(best, UseItem) and why_not_item(state, seat, not closing, best) is None:
            return best
        return None

    def flute(self, state: Monopoly, seat: int) -> Action | None:
        """Where the swap takes a deed of a complete group, or brings one's own, and gives no group away."""
        rules = state.rules
        for other in state.others(seat):
            if not state.deeds[other] or not state.deeds[seat]:
                continue
            given, taken = swapped_deeds(state, seat, other)
            group = rules.group[taken]
            if rules.group[given] == group or state.complete(seat, rules.group[given]):
                continue
            completes = state.holds(seat, group) == len(rules.groups[group]) - 1
            if completes or (state.complete(other, group) and rules.kind[taken] == PLACE):
                return UseItem(FLUTE, other)
        return None

    def ocarina(self, state: Monopoly, seat: int) -> Action | None:
        """The dearest deed of a rival's complete group."""
        rules, best = state.rules, -1
        for space in rules.deeds:
            owner, group = state.owner[space], rules.group[space]
            if owner in (BANK, seat) or rules.kind[space] != PLACE or upgraded(state, group):
                continue
            if state.complete(owner, group) and (best < 0 or rules.price[space] > rules.price[best]):
                best = space
        return UseItem(OCARINA, best) if best >= 0 else None

    def item(self, state: Monopoly, seat: int, decision: DecideItem) -> Action:
        rules, use = state.rules, False
        if decision.item == MASK:
            call = state.stack[-1]
            use = isinstance(call, RentCall) and call.amount >= min(200, state.seats[seat].cash // 2)
        elif decision.item == HOURGLASS:
            price = rules.price[decision.space]
            use = self.ceiling(state, seat, decision.space) * 10 >= price * 12
        elif decision.item == BATON:
            space = (state.seats[seat].position + state.dice[0] + state.dice[1]) % rules.size
            rent = expected_rent(state, space, seat) if rules.group[space] >= 0 else 0
            expected, _ = danger(state, seat, state.seats[seat].cash)
            use = not state.seats[seat].jailed and rent > 100 and rent > 3 * expected
        return UseItem(decision.item) if use else SKIP_ITEM
