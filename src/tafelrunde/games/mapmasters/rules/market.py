"""The fairy market: tokens and spellbooks, before the dungeon is entered (MM-F1 to MM-F11)."""

from tafelrunde.engine import Action, Decision, Reason
from tafelrunde.games.mapmasters.actions import BUY_BLIND, DONE, BuyBlind, BuyBook, BuyToken, Done, TakeBook
from tafelrunde.games.mapmasters.events import BookBought, BookDrawn, MarketClosed, TokenBought
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, ITEM_WORDS, NO_BOOK, NONE, TOKENS, BookId, Coins, GroupId
from tafelrunde.games.mapmasters.ruleset import BOOK_PRICE, MOST_BOOKS, TOKEN_PRICE
from tafelrunde.games.mapmasters.state import Table, put


class DecideMarket(Decision):
    """MM-F4, MM-F8: buy something, or be done."""

    rule = "MM-F1"

    def options(self, state: Table) -> list[Action]:
        """MM-F2 to MM-F6: everything that can be paid and carried."""
        found: list[Action] = [DONE]
        rules = state.rules
        if state.money >= TOKEN_PRICE:
            for kind in TOKENS:
                if state.stock[kind]:
                    for party in state.parties:
                        if not party.tokens >> kind & 1:
                            found.append(BuyToken(ITEM_WORDS[kind], rules.groups[party.group].id))
        if state.money >= BOOK_PRICE:
            takers = [party.group for party in state.parties if can_carry_book(state, party.group)]
            for book in state.shown:
                for group in takers:
                    found.append(BuyBook(rules.books[book].id, rules.groups[group].id))
            if state.shelf and takers:
                found.append(BUY_BLIND)
        return found

    def why_not(self, state: Table, action: Action) -> Reason | None:
        if action in self.options(state):
            return None
        groups = state.rules.group_by_id
        if isinstance(action, BuyToken) and action.name in ITEM_WORDS and action.group in groups:
            kind = ITEM_KINDS[ITEM_WORDS.index(action.name)]
            if state.money < TOKEN_PRICE:
                return too_dear("MM-F2", TOKEN_PRICE, state.money)
            if kind not in TOKENS or not state.stock[kind]:
                return Reason("MM-F2", "why-sold-out")
            return Reason("MM-F6", "why-token-carried", {"group": action.group})
        if isinstance(action, (BuyBook, BuyBlind)):
            if state.money < BOOK_PRICE:
                return too_dear("MM-F3", BOOK_PRICE, state.money)
            if isinstance(action, BuyBook) and action.group in groups and not can_carry_book(state, groups[action.group]):
                return Reason("MM-F6", "why-two-books", {"group": action.group})
            return Reason("MM-F4", "why-sold-out")
        return Reason(self.rule, self.refusal)


def too_dear(rule: str, price: Coins, money: Coins) -> Reason:
    """There is not enough money left."""
    return Reason(rule, "why-no-money", {"price": price, "money": money})


def can_carry_book(table: Table, group: GroupId) -> bool:
    """MM-F6: at most two spellbooks."""
    party = table.parties[group]
    return int(party.books | party.used_books).bit_count() < MOST_BOOKS


class ChooseReader(Decision):
    """MM-F11: which group gets the book that was drawn unseen."""

    def options(self, state: Table) -> list[Action]:
        parties = [party for party in state.parties if can_carry_book(state, party.group)]
        return [TakeBook(state.rules.groups[party.group].id) for party in parties]


def buy(table: Table, action: Action) -> None:
    """MM-F5, MM-F7, MM-F10: each thing goes to one group at once and stays with it; purchases are final (MM-F11)."""
    rules = table.rules
    if isinstance(action, BuyToken):
        kind = ITEM_KINDS[ITEM_WORDS.index(action.name)]
        table.money = Coins(table.money - TOKEN_PRICE)
        table.stock = put(table.stock, kind, table.stock[kind] - 1)
        table.change(rules.group_by_id[action.group]).tokens |= 1 << kind
        table.emit(TokenBought(action.group, action.name))
    elif isinstance(action, BuyBook):
        book = rules.book_by_id[action.name]
        table.money = Coins(table.money - BOOK_PRICE)
        table.shown = tuple([other for other in table.shown if other != book])
        give_book(table, book, action.group)
        if table.shelf:
            table.shown += table.shelf[-1:]
            table.shelf = table.shelf[:-1]
    elif isinstance(action, BuyBlind):
        table.money = Coins(table.money - BOOK_PRICE)
        table.blind = table.shelf[-1]
        table.shelf = table.shelf[:-1]
        table.emit(BookDrawn(rules.books[table.blind].id))
    elif isinstance(action, TakeBook):
        give_book(table, table.blind, action.name)
        table.blind = NO_BOOK


def give_book(table: Table, book: BookId, group: str) -> None:
    """MM-F5: a book for a group."""
    table.change(table.rules.group_by_id[group]).books |= 1 << table.rules.books[book].number
    table.emit(BookBought(group, table.rules.books[book].id))


def market_is_over(table: Table, action: Action | None) -> bool:
    """MM-F8: when the table has enough, or no money is left."""
    return table.blind == NONE and (isinstance(action, Done) or table.money < TOKEN_PRICE)


def close_market(table: Table) -> None:
    """MM-F8: unspent money goes back."""
    unspent = table.money
    table.money = Coins(0)
    if table.rules.money:
        table.emit(MarketClosed(unspent))
