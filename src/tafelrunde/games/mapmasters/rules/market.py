"""The fairy market: tokens and spellbooks, before the dungeon is entered (MM-F1 to MM-F11)."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason
from tafelrunde.games.mapmasters.actions import BUY_BLIND, DONE, BuyBlind, BuyBook, BuyToken, Done, TakeBook
from tafelrunde.games.mapmasters.events import BookBought, BookDrawn, MarketClosed, TokenBought
from tafelrunde.games.mapmasters.rules.walk import KIND_WORDS
from tafelrunde.games.mapmasters.ruleset import BOOK_PRICE, MOST_BOOKS, NONE, TOKEN_PRICE, TOKENS
from tafelrunde.games.mapmasters.state import Table, put


def can_carry_book(table: Table, group: int) -> bool:
    """MM-F6: at most two spellbooks."""
    party = table.parties[group]
    return (party.books | party.used_books).bit_count() < MOST_BOOKS


def purchases(table: Table) -> list[Action]:
    """MM-F2 to MM-F6: everything that can be paid and carried."""
    found: list[Action] = [DONE]
    rules = table.rules
    if table.money >= TOKEN_PRICE:
        for kind in TOKENS:
            if table.stock[kind]:
                for party in table.parties:
                    if not party.tokens >> kind & 1:
                        found.append(BuyToken(KIND_WORDS[kind], rules.groups[party.group].id))
    if table.money >= BOOK_PRICE:
        takers = [party.group for party in table.parties if can_carry_book(table, party.group)]
        for book in table.shown:
            for group in takers:
                found.append(BuyBook(rules.books[book].id, rules.groups[group].id))
        if table.shelf and takers:
            found.append(BUY_BLIND)
    return found


def why_no_purchase(table: Table, action: Action) -> Reason | None:
    """Why something cannot be bought."""
    rules = table.rules
    if isinstance(action, BuyToken) and action.name in KIND_WORDS and action.group in rules.group_by_id:
        kind = KIND_WORDS.index(action.name)
        if table.money < TOKEN_PRICE:
            return Reason("MM-F2", "why-no-money", {"price": TOKEN_PRICE, "money": table.money})
        if kind not in TOKENS or not table.stock[kind]:
            return Reason("MM-F2", "why-sold-out")
        return Reason("MM-F6", "why-token-carried", {"group": action.group})
    if isinstance(action, (BuyBook, BuyBlind)):
        if table.money < BOOK_PRICE:
            return Reason("MM-F3", "why-no-money", {"price": BOOK_PRICE, "money": table.money})
        if isinstance(action, BuyBlind):
            return Reason("MM-F4", "why-sold-out")
        if action.group in rules.group_by_id and not can_carry_book(table, rules.group_by_id[action.group]):
            return Reason("MM-F6", "why-two-books", {"group": action.group})
        return Reason("MM-F4", "why-sold-out")
    return None


def buy(table: Table, action: Action) -> None:
    """MM-F5, MM-F7, MM-F10: each thing goes to one group at once and stays with it; purchases are final (MM-F11)."""
    rules = table.rules
    if isinstance(action, BuyToken):
        kind = KIND_WORDS.index(action.name)
        table.money -= TOKEN_PRICE
        table.stock = put(table.stock, kind, table.stock[kind] - 1)
        table.change(rules.group_by_id[action.group]).tokens |= 1 << kind
        table.emit(TokenBought(action.group, action.name))
    elif isinstance(action, BuyBook):
        book = rules.book_by_id[action.name]
        table.money -= BOOK_PRICE
        table.shown = tuple([other for other in table.shown if other != book])
        give_book(table, book, action.group)
        if table.shelf:
            table.shown += table.shelf[-1:]
            table.shelf = table.shelf[:-1]
    elif isinstance(action, BuyBlind):
        table.money -= BOOK_PRICE
        table.blind = table.shelf[-1]
        table.shelf = table.shelf[:-1]
        table.emit(BookDrawn(rules.books[table.blind].id))
    elif isinstance(action, TakeBook):
        give_book(table, table.blind, action.name)
        table.blind = NONE


def give_book(table: Table, book: int, group: str) -> None:
    """MM-F5: a book for a group."""
    table.change(table.rules.group_by_id[group]).books |= 1 << table.rules.books[book].number
    table.emit(BookBought(group, table.rules.books[book].id))


def market_is_over(table: Table, action: Action | None) -> bool:
    """MM-F8: when the table has enough, or no money is left."""
    if table.blind != NONE:
        return False
    return isinstance(action, Done) or table.money < TOKEN_PRICE


def close_market(table: Table) -> None:
    """MM-F8: unspent money goes back."""
    if table.rules.money:
        table.emit(MarketClosed(table.money))
    table.money = 0
