"""The normal player: it knows what rents cost and bring, keeps a reserve, bargains, and gives things up in a sensible order."""

from typing import Final, cast

from tafelrunde.engine import Action, SeatId, late
from tafelrunde.games.monopoly import actions
from tafelrunde.games.monopoly.bots.answers import AnsweringPlayer
from tafelrunde.games.monopoly.bots.bargaining import FAIR_SHARE, Talk, agreeable
from tafelrunde.games.monopoly.evaluation import (
    HORIZON,
    LEFT,
    Facts,
    ceiling,
    danger,
    dearest_rent,
    facts_of,
    singles,
    worst_rent,
)
from tafelrunde.games.monopoly.ids import BANK, NO_ITEM, NOWHERE, GroupId, Rupees, SpaceId
from tafelrunde.games.monopoly.rules import upgrades
from tafelrunde.games.monopoly.rules.auctions import DecideBid
from tafelrunde.games.monopoly.rules.items import DecideItem, why_not_item
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import any_mortgaged, raisable, upgraded
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.ruleset import OWN_WINDOW, PLACE
from tafelrunde.games.monopoly.state import BOTH_DECKS, Monopoly

# Chosen by hand.
PATIENCE: Final = 3  # rounds until the same partner is asked for a trade again,
SWEETENER: Final = 35  # and so many rupees are added every other time; sums of other offers end in a nought
EARLY_DEEDS: Final = 8  # unowned ones, with which it is better to be out of jail
KEPT: Final = 40  # rupees that stay in the purse besides some rent
KEPT_LEAVING_JAIL: Final = 50
KEPT_LIFTING: Final = 700  # more before a mortgage is paid off
KEPT_GROWING_HIGH: Final = 60  # more, besides another reserve, above the plateau
KEPT_RECEIVING: Final = 400  # when a deed is received with a mortgage, which can wait,
KEPT_COMPLETING: Final = 50  # unless it completes a group
SCARCE_SPROUTS: Final = 6  # so many or fewer in the bank, and rivals wait for those that a tree gives back
# What raising a rupee may cost, in rupees to be earned later.
TO_GROW: Final = 1.0
TO_BUY: Final = 2.0
TO_SURVIVE: Final = 1e9
INTEREST: Final = 0.1  # of a mortgage (RM-H4)
NEARLY_COMPLETE: Final = 1.5  # how many times as dear a deed is that lacks one to a group
DEAREST_UPGRADE: Final = 2  # times its price, what a scarce upgrade is worth at most


class NormalPlayer(AnsweringPlayer):
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

    def own(self, state: Monopoly, seat: SeatId, closing: bool) -> Action:
        player = state.seats[seat]
        if player.item != NO_ITEM:
            used = self.own_item(state, seat)
            if used is not None:
                return used
        if player.jailed and not closing and self.leaves_jail(state, seat):
            for deck in BOTH_DECKS:
                if player.jail_cards[deck]:
                    return actions.USE_CARD[deck]
            if player.cash >= state.rules.fine + KEPT_LEAVING_JAIL:
                return actions.PAY_FINE
        if not closing and self.trades:
            offer = self.propose(state, seat)
            if offer is not None:
                return offer
        return self.manage(state, seat) or (actions.END_TURN if closing else actions.ROLL)

    def between(self, state: Monopoly, seat: SeatId) -> Action:
        return self.manage(state, seat) or actions.DONE

    def leaves_jail(self, state: Monopoly, seat: SeatId) -> bool:
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

    def manage(self, state: Monopoly, seat: SeatId) -> Action | None:
        """Lift, build or mortgage for it; none if all is well."""
        window = cast(Window, state.stack[-1])
        if self.has_group(state, seat):
            action = self.develop(state, seat, window)
            if action is not None or self.growing(state, seat):
                return action
        return self.lift_something(state, seat, window)

    def reserve(self, state: Monopoly, seat: SeatId) -> Rupees:
        """What stays in the purse: some times the rent to be expected from the next throw."""
        expected, _ = danger(state, seat, state.seats[seat].cash)
        return KEPT + int(self.caution * expected)

    def growing(self, state: Monopoly, seat: SeatId) -> bool:
        """Whether a group of this seat is still to grow up to the plateau: money is kept for that."""
        plateau, rules, whole = self.know(state).plateau, state.rules, state.whole[seat]
        return any(
            whole >> group & 1 and rules.group_kind[group] == PLACE and state.growth[group] < len(rules.groups[group]) * plateau
            for group in rules.every_group
        )

    def develop(self, state: Monopoly, seat: SeatId, window: Window) -> Action | None:
        """Free complete groups, then plant where it brings most; single deeds are mortgaged for it."""
        rules, facts = state.rules, self.know(state)
        cash = state.seats[seat].cash
        best, most = NOWHERE, 0.0
        for group in facts.order:
            if rules.group_kind[group] != PLACE or not state.complete(seat, group) or window.sold >> group & 1:
                continue
            spaces = rules.groups[group]
            if any_mortgaged(state, group):
                pledged = [space for space in spaces if state.mortgaged[space]]
                price = sum([rules.lift[space] for space in pledged])
                again = any(window.pledged >> space & 1 for space in pledged)
                if not again and cash >= price + KEPT and cash >= price + self.reserve_lifting(state, seat):
                    return actions.LIFT[pledged[0]]
                continue
            space = self.where(state, group)
            promise = self.promise(state, group, space)
            if promise > most and self.may_grow(state, seat, space):
                best, most = space, promise
        if best == NOWHERE:
            return None
        low, price = state.level[best] < facts.plateau, rules.upgrade[best]
        if cash < price + KEPT and not (low and cash + singles(state, seat) >= price + KEPT):
            return None
        reserve = self.reserve(state, seat)
        needed = price + (reserve if low else 2 * reserve + KEPT_GROWING_HIGH)
        if cash >= needed:
            return actions.BUILD[best]
        if low and raisable(state, seat) > worst_rent(state, seat):
            pledge = self.cheapest(state, seat, TO_GROW)
            if pledge is not None and cash + singles(state, seat) >= needed:
                return pledge
        return None

    def where(self, state: Monopoly, group: GroupId) -> SpaceId:
        """The place of a group that grows next: the lowest, of those the one that earns most."""
        facts, best = self.know(state), NOWHERE
        for space in state.rules.groups[group]:
            level = state.level[space]
            if (
                best == NOWHERE
                or level < state.level[best]
                or (level == state.level[best] and facts.earned(space, level + 1) > facts.earned(best, level + 1))
            ):
                best = space
        return best

    def promise(self, state: Monopoly, group: GroupId, space: SpaceId) -> float:
        """Income for each rupee planted: up to the plateau as a whole, above it one by one."""
        facts, level = self.know(state), state.level[space]
        if level >= state.rules.tree:
            return 0.0
        room = len(state.rules.groups[group]) * facts.plateau - state.growth[group]
        if level >= facts.plateau or room <= 0:
            return (facts.earned(space, level + 1) - facts.earned(space, level)) / float(facts.cost[group])
        gain = facts.grown[group][facts.plateau] - facts.income(group, state.growth[group])
        return gain / float(room * facts.cost[group])

    def may_grow(self, state: Monopoly, seat: SeatId, space: SpaceId) -> bool:
        """Whether planting is allowed, money apart, and wise: trees give back sprouts that others are short of."""
        rules = state.rules
        if upgrades.why_not_build(state, seat, space) is not None and state.seats[seat].cash >= rules.upgrade[space]:
            return False
        if not rules.unlimited and (state.sprouts if state.level[space] < rules.sprouts_per_tree else state.trees) < 1:
            return False
        if state.level[space] < rules.sprouts_per_tree or state.sprouts > SCARCE_SPROUTS or rules.unlimited:
            return True
        return not any(self.has_group(state, other) for other in state.others(seat))

    def has_group(self, state: Monopoly, seat: SeatId) -> bool:
        """Whether a seat has a complete colour group."""
        whole, kinds = state.whole[seat], state.rules.group_kind
        return whole > 0 and any(whole >> group & 1 and kinds[group] == PLACE for group in state.rules.every_group)

    def reserve_lifting(self, state: Monopoly, seat: SeatId) -> Rupees:
        """What stays in the purse when a complete group is freed: the highest rent of the board could be paid."""
        return max(self.reserve(state, seat), dearest_rent(state, seat))

    def lift_something(self, state: Monopoly, seat: SeatId, window: Window) -> Action | None:
        """RM-H4: the mortgaged deed that earns most for its price, once there is plenty of cash."""
        facts, cash = self.know(state), state.seats[seat].cash
        if cash < KEPT_LIFTING:
            return None
        pledged = [space for space in state.deeds[seat] if state.mortgaged[space] and not window.pledged >> space & 1]
        if not pledged:
            return None
        reserve = dearest_rent(state, seat) + KEPT_LIFTING
        best, most = NOWHERE, 0.0
        for space in pledged:
            price = state.rules.lift[space]
            worth = facts.single[space][state.holds(seat, state.rules.group[space])] / float(price)
            if cash >= price + reserve and worth > most:
                best, most = space, worth
        return actions.LIFT[best] if best != NOWHERE else None

    # --- raising money ------------------------------------------------------------------------------------------------

    def debt(self, state: Monopoly, seat: SeatId, amount: Rupees) -> Action:
        if raisable(state, seat) < amount:
            window = state.stack[-1]
            if self.trades and isinstance(window, Window) and window.offers > 0:
                for other in state.others(seat):
                    offer = Talk(self.know(state), state, seat, other).rescue(amount - raisable(state, seat))
                    if offer is not None:
                        return offer
            return actions.BANKRUPT
        return self.cheapest(state, seat, TO_SURVIVE) or state.asked().default(state)

    def cheapest(self, state: Monopoly, seat: SeatId, most: float) -> Action | None:
        """What costs least for each rupee it raises, if it costs no more than `most`: a mortgage, or a plant sold."""
        rules, facts = state.rules, self.know(state)
        rivals = len(state.others(seat))
        window = state.stack[-1]
        lifted = window.lifted if isinstance(window, Window) else 0
        built = window.built if isinstance(window, Window) else 0
        found: Action | None = None
        spared = most <= TO_GROW  # a group does not grow at the price of another
        for group in rules.every_group:
            held = state.holds(seat, group)
            if not held:
                continue
            spaces = rules.groups[group]
            whole = rules.group_kind[group] == PLACE and held == len(spaces)
            if whole and spared:
                continue
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
                    loss = facts.single[space][held] * (2 if whole else 1)
                    if whole:
                        loss += facts.grown[group][1] / len(spaces)
                    elif held == len(spaces) - 1:
                        loss *= NEARLY_COMPLETE
                    cost = INTEREST + HORIZON * rivals * loss / float(rules.mortgage[space])
                    if cost < most:
                        found, most = actions.MORTGAGE[space], cost
        return found

    def sale_cost(self, state: Monopoly, group: GroupId, rivals: int) -> float:
        """What selling one level of a group costs for each rupee it raises."""
        facts = self.know(state)
        levels = state.growth[group]
        lost = facts.income(group, levels) - facts.income(group, levels - 1)
        return 1.0 + HORIZON * rivals * lost / (float(facts.cost[group]) / 2)

    def sale(self, state: Monopoly, seat: SeatId, group: GroupId) -> Action | None:
        """RM-V1 to RM-V4: one level of a group, or as few as can be sold together."""
        rules = state.rules
        for space in rules.groups[group]:
            if upgrades.why_not_sell(state, seat, space) is None:
                return actions.SELL[space]
        if upgrades.group_sale_needed(state, seat, group):
            for total in range(state.growth[group] - 1, -1, -1):
                if upgrades.group_sale(state, group, total) is not None:
                    return actions.SellGroup(rules.board.names[group], total)
        return None

    # --- buying -------------------------------------------------------------------------------------------------------

    def buy(self, state: Monopoly, seat: SeatId, space: SpaceId, price: Rupees) -> Action:
        cash = state.seats[seat].cash
        limit = self.ceiling(state, seat, space)
        if cash >= price:
            expected, _ = danger(state, seat, cash)
            return actions.BUY if limit >= price or cash - int(expected) - LEFT >= price else actions.DECLINE
        if limit > price and cash + singles(state, seat) >= price:
            pledge = self.cheapest(state, seat, TO_BUY)
            if pledge is not None:
                return pledge
        return actions.DECLINE

    def ceiling(self, state: Monopoly, seat: SeatId, space: SpaceId) -> Rupees:
        return ceiling(state, seat, space)

    def bid(self, state: Monopoly, seat: SeatId, least: Rupees, space: SpaceId) -> Action:
        limit, cash = self.ceiling(state, seat, space), state.seats[seat].cash
        if cash < least <= limit:
            pledge = self.cheapest(state, seat, TO_BUY)
            if pledge is not None:
                return pledge
        return super().bid(state, seat, least, space)

    # --- scarce upgrades ----------------------------------------------------------------------------------------------

    def worth_of_upgrade(self, state: Monopoly, seat: SeatId, tree: bool) -> Rupees:
        """What one more sprout or tree is worth, at most what can be spent."""
        rules, places = state.rules, upgrades.places_to_grow(state, seat, tree)
        best = max(
            [self.promise(state, rules.group[space], space) * float(rules.upgrade[space]) for space in places], default=0.0
        )
        most = max([rules.upgrade[space] for space in places], default=0) * DEAREST_UPGRADE
        expected, _ = danger(state, seat, state.seats[seat].cash)
        value = HORIZON * len(state.others(seat)) * best
        return int(min(value, float(most), float(state.seats[seat].cash - KEPT) - expected))

    def contest(self, state: Monopoly, seat: SeatId, least: Rupees) -> Action:
        decision = cast(upgrades.DecideContest, state.asked())
        tree = state.level[decision.space] == state.rules.sprouts_per_tree
        worth = self.worth_of_upgrade(state, seat, tree)
        if worth < max(least, decision.price):
            return actions.ALLOW
        return actions.Contest(max(least, min(worth, decision.price // 2)))

    def bid_for_upgrade(self, state: Monopoly, seat: SeatId, least: Rupees) -> Action:
        decision, auction = cast(DecideBid, state.asked()), cast(upgrades.UpgradeAuction, state.stack[-1])
        worth = min(self.worth_of_upgrade(state, seat, auction.tree), state.seats[seat].cash)
        return actions.PASS if worth < least else actions.Bid(max(least, min(worth, least - 1 + decision.price // 5)))

    def place(self, state: Monopoly, seat: SeatId, decision: upgrades.DecidePlace) -> Action:
        best, most = NOWHERE, -1.0
        for space in upgrades.places_to_grow(state, seat, decision.tree):
            promise = self.promise(state, state.rules.group[space], space)
            if promise > most:
                best, most = space, promise
        return actions.PLACE_ON[best]

    def receipt(self, state: Monopoly, seat: SeatId, decision: DecideReceipt) -> Action:
        """RM-N10: paid off at once only if it completes a group, or if there is plenty."""
        whole = state.rules.kind[decision.space] == PLACE and state.complete(seat, state.rules.group[decision.space])
        expected, _ = danger(state, seat, state.seats[seat].cash)
        left = state.seats[seat].cash - state.rules.lift[decision.space] - decision.reserve - int(expected)
        return actions.LIFT_NOW if left >= (KEPT_COMPLETING if whole else KEPT_RECEIVING) else actions.KEEP

    # --- trading ------------------------------------------------------------------------------------------------------

    def propose(self, state: Monopoly, seat: SeatId) -> Action | None:
        """The best deal with anybody. Nobody is asked more than once a turn, and only every few rounds: who wants to say no all
        evening?"""
        window = cast(Window, state.stack[-1])
        if not window.offers or window.built or window.sold or window.lifted or window.pledged:
            return None  # there is nothing new to talk about once money was spent in this window
        facts = self.know(state)
        found: actions.Offer | None = None
        most = 0.0
        refused = state.seats[seat].refused
        sweeter = state.round // PATIENCE % 2 == 1
        partners = [
            other
            for other in state.others(seat)
            if (state.round + seat + other) % PATIENCE == 0 and not any(said.startswith(f"offer {other} ") for said in refused)
        ]
        for generous in (False, True):
            for other in partners:
                talk = Talk(facts, state, seat, other)
                deal = talk.generous_price(sweeter) if generous else talk.best_deal(self.greed, SWEETENER if sweeter else 0)
                if deal is None or deal.mine <= most:
                    continue
                found, most = actions.Offer(other, deal.give, deal.get), deal.mine
            if found is not None:
                break
        return found

    def answer(self, state: Monopoly, decision: DecideTrade) -> Action:
        seat = decision.seat
        talk = Talk(self.know(state), state, seat, decision.proposer)
        deal = talk.weigh(decision.give, decision.get)
        safe = deal.safe or raisable(state, seat) < worst_rent(state, seat)
        if (
            safe
            and agreeable(state, deal.mine, deal.theirs, FAIR_SHARE * self.greed)
            and decision.why_not(state, actions.ACCEPT) is None
        ):
            return actions.ACCEPT
        if decision.messages < state.rules.trade_messages and decision.messages <= 2:
            found = talk.counter(decision.give, decision.get, self.greed)
            if found is not None:
                return found
        return actions.REJECT

    # --- items --------------------------------------------------------------------------------------------------------

    def own_item(self, state: Monopoly, seat: SeatId) -> Action | None:
        """The item card of the own window, aimed where it helps most."""
        card = state.rules.items[state.seats[seat].item]
        if card.do.moment != OWN_WINDOW:
            return None
        best: actions.UseItem | None = None
        most = 0.0
        for target in card.do.targets(state, seat):
            worth = card.do.worth(state, seat, target)
            if worth > most:
                best, most = actions.UseItem(card.id, target), worth
        return best if best is not None and why_not_item(state, seat, best) is None else None

    def item(self, state: Monopoly, seat: SeatId, decision: DecideItem) -> Action:
        card = state.rules.items[decision.item]
        return actions.UseItem(card.id) if card.do.worth(state, seat, -1) > 0 else actions.SKIP_ITEM
