"""What opens when a thing is looked at closely: deeds with their rents, other spaces, cards, items."""

from functools import lru_cache
from typing import NamedTuple

from mypy_extensions import i64

from tafelrunde.engine import Memory, Say, SeatId, say
from tafelrunde.engine.scene import Line, Piece, Sheet
from tafelrunde.games.monopoly.ids import BANK, NO_ITEM, DeckId, ItemId, Rupees, SpaceId
from tafelrunde.games.monopoly.picture import names
from tafelrunde.games.monopoly.rules.property import any_mortgaged
from tafelrunde.games.monopoly.ruleset import BOTTLE, CHEST, FREE, GO, GO_TO_JAIL, JAIL, PLACE, TAX, TRANSPORT, Card
from tafelrunde.games.monopoly.state import BOTH_DECKS, Monopoly

memory = Memory()


def sheets(view: Monopoly, look: names.Look) -> dict[str, Sheet]:
    """All that can be looked at, by id."""
    found: dict[str, Sheet] = {}
    rules = view.rules
    for space in rules.board.spaces:
        found[names.space_id(space)] = space_sheet(view, look, space)
    for number in BOTH_DECKS:
        deck = view.decks[number]
        if remembers(view):
            found[names.deck_id(number)] = _deck(view, number)
        elif deck.seen:
            card = rules.cards[deck.cards[-1]]
            found[card_sheet_id(card)] = card_sheet(look, card)
    for seat in view.seats:
        if seat.item != NO_ITEM:
            found[f"item-{rules.items[seat.item].id}"] = item_sheet(view, look, seat.item)
    return found


def space_sheet(view: Monopoly, look: names.Look, space: SpaceId) -> Sheet:
    """A space, looked at closely: its deed, or what happens there."""
    return _deed(view, look, space) if view.rules.group[space] >= 0 else _other(view, look, space)


def card_texts(card: Card) -> list[Say]:
    """What a card does, a sentence for each verb."""
    return [verb.words() for verb in card.do]


def card_sheet_id(card: Card) -> str:
    return f"card-{card.id}"


# --- deeds ------------------------------------------------------------------------------------------------------------


class _Deed(NamedTuple):
    """A deed as it is now; equal ones make equal sheets."""

    space: SpaceId
    owner: SeatId
    level: i64
    mortgaged: bool
    held: i64  # of its group, by its owner
    doubled: bool
    most: i64  # sprouts on a place
    lift: Rupees


def _deed(view: Monopoly, look: names.Look, space: SpaceId) -> Sheet:
    rules, group, owner = view.rules, view.rules.group[space], view.owner[space]
    owned = owner != BANK
    deed = _Deed(
        space=space,
        owner=owner,
        level=view.level[space],
        mortgaged=view.mortgaged[space],
        held=view.holds(owner, group) if owned else 0,
        doubled=owned and view.complete(owner, group) and (rules.mortgage_spares_double or not any_mortgaged(view, group)),
        most=rules.sprouts_per_tree,
        lift=rules.lift[space],
    )
    return _known_deed(look, deed)


@lru_cache(maxsize=4096)
def _known_deed(look: names.Look, deed: _Deed) -> Sheet:
    """The same deed in the same state looks the same, so it is made once."""
    board, space = look.content.layout, deed.space
    group, price, kind = board.group[space], board.price[space], board.kind[space]
    if deed.owner == BANK:
        lines = [Line(Say("sheet-unsold"), names.rupees(price), icon="gi:bank", rule="RM-P2")]
    else:
        lines = [Line(say("sheet-owner", seat=names.who(deed.owner)), seat=int(deed.owner))]
    if deed.mortgaged:
        lines.append(Line(Say("sheet-is-mortgaged"), strong=True, icon="gi:padlock", rule="RM-R2"))
    if kind == PLACE:
        lines += _place_rents(board.rent[space], deed)
    elif kind == TRANSPORT:
        lines += [
            Line(
                say("sheet-rent-transports", count=count),
                names.rupees(rent),
                strong=_earns(deed) and deed.held == count,
                rule="RM-R5",
            )
            for count, rent in enumerate(board.rent[space], 1)
        ]
    else:
        both = deed.held == len(board.groups[group])
        for index, (name, holds) in enumerate((("one", not both), ("both", both))):
            factor = say("sheet-times-throw", factor=board.rent[space][index])
            lines.append(Line(Say(f"sheet-rent-shop-{name}"), factor, strong=_earns(deed) and holds, rule="RM-R6"))
    if deed.owner != BANK:
        lines.append(Line(Say("sheet-price"), names.rupees(price), rule="RM-P2"))
    if board.upgrade[space]:
        lines.append(Line(Say("sheet-upgrade"), names.rupees(board.upgrade[space]), rule="RM-U2"))
    lines.append(Line(Say("sheet-mortgage"), names.rupees(price // 2), rule="RM-H3"))
    lines.append(Line(Say("sheet-lift"), names.rupees(deed.lift), strong=deed.mortgaged, rule="RM-H4"))
    return Sheet(
        names.space_name(space),
        lines,
        colour=look.colours[group],
        letter=look.letters[group],
        icon=look.space_icons[space],
        subtitle=look.group_name(group),
    )


def _earns(deed: _Deed) -> bool:
    return deed.owner != BANK and not deed.mortgaged


def _place_rents(rent: list[Rupees], deed: _Deed) -> list[Line]:
    """RM-R3, RM-R4: the ladder; what holds now is marked."""
    level = deed.level if _earns(deed) else -1
    lines = [
        Line(Say("sheet-rent"), names.rupees(rent[0]), strong=level == 0 and not deed.doubled, rule="RM-R1"),
        Line(Say("sheet-rent-group"), names.rupees(rent[0] * 2), strong=level == 0 and deed.doubled, rule="RM-R3"),
    ]
    for sprouts in range(1, deed.most + 1):
        grown = say("sheet-rent-with", plants=names.plants(sprouts, False))
        lines.append(Line(grown, names.rupees(rent[sprouts]), strong=level == sprouts, rule="RM-R4"))
    tree = say("sheet-rent-with", plants=names.plants(1, True))
    lines.append(Line(tree, names.rupees(rent[5]), strong=level == deed.most + 1, rule="RM-R4"))
    return lines


# --- other spaces -----------------------------------------------------------------------------------------------------

RULES_OF_KIND = {GO: "RM-M2", CHEST: "RM-C1", BOTTLE: "RM-C1", TAX: "RM-X1", JAIL: "RM-J5", FREE: "RM-L4", GO_TO_JAIL: "RM-J1"}
NAMES_OF_KIND = {
    GO: "sheet-go",
    CHEST: "sheet-cards",
    BOTTLE: "sheet-cards",
    TAX: "sheet-tax",
    JAIL: "sheet-jail",
    FREE: "sheet-free",
    GO_TO_JAIL: "sheet-go-to-jail",
}


def _other(view: Monopoly, look: names.Look, space: SpaceId) -> Sheet:
    """A space without a deed: what happens there."""
    rules = view.rules
    kind = rules.kind[space]
    amount = {GO: rules.salary, TAX: rules.board.amount[space], JAIL: rules.fine}.get(kind, 0)
    lines = [Line(say(NAMES_OF_KIND[kind], amount=amount), rule=RULES_OF_KIND[kind])]
    if kind == GO and rules.double_go:
        lines.append(Line(say("sheet-double-go", amount=2 * amount), rule="RM-O2"))
    if kind == TAX and rules.fee_is_chosen and space == rules.kind.index(TAX):
        lines.append(Line(Say("sheet-tax-choice"), rule="RM-X3"))
    if kind == JAIL:
        lines.append(Line(Say("sheet-visit"), rule="RM-J14"))
        inmates = [seat for seat in view.seats if seat.jailed]
        lines += [
            Line(say("sheet-inmate", seat=names.who(seat.seat), tries=seat.tries), seat=int(seat.seat)) for seat in inmates
        ]
    if kind == FREE and rules.pot:
        lines.append(Line(Say("pot"), names.rupees(view.pot), icon=names.MONEY, rule="RM-G3"))
    return Sheet(names.space_name(space), lines, icon=look.space_icons[space])


# --- cards ------------------------------------------------------------------------------------------------------------


def card_sheet(look: names.Look, card: Card) -> Sheet:
    lines = [Line(say("card-flavour", card=names.card_name(card.id)))]
    lines += [Line(text, strong=True, rule="RM-C1") for text in card_texts(card)]
    return Sheet(
        names.card_name(card.id),
        lines,
        colour=names.DECK_COLOURS[card.deck],
        icon=look.card_icons[card.id],
        subtitle=names.deck_name(card.deck),
    )


def remembers(view: Monopoly) -> bool:
    """Option: the table helps to remember the cards that have been seen (RM-C3)."""
    return bool(view.rules.choices["card_memory_aid"])


def _deck(view: Monopoly, number: DeckId) -> Sheet:
    """RM-C3: a deck only cycles, so whoever has watched knows the order of the cards that were seen."""
    deck = view.decks[number]
    unseen = len(deck.cards) - deck.seen
    lines = [Line(say("sheet-deck-unseen", count=unseen), strong=True, rule="RM-C3")] if unseen else []
    for place, index in enumerate(deck.cards[unseen:]):
        card = view.rules.cards[index]
        lines += [Line(names.card_name(card.id), text, strong=not unseen and not place) for text in card_texts(card)]
    return Sheet(
        names.deck_name(number),
        lines,
        colour=names.DECK_COLOURS[number],
        icon=names.DECK_ICONS[number],
        subtitle=Say("sheet-deck"),
    )


def card_piece(look: names.Look, card: Card, sheet: bool) -> Piece:
    """A card as it is held up: its title, its flavour and what it does."""
    return memory.part((look, card.id, sheet), lambda: _card_piece(look, card, sheet))


def _card_piece(look: names.Look, card: Card, sheet: bool) -> Piece:
    return Piece(
        f"card-{card.id}",
        names.card_name(card.id),
        shape="card",
        icon=look.card_icons[card.id] or names.DECK_ICONS[card.deck],
        colour=names.DECK_COLOURS[card.deck],
        lines=[say("card-flavour", card=names.card_name(card.id)), *card_texts(card)],
        sheet=card_sheet_id(card) if sheet else "",
    )


def item_sheet(view: Monopoly, look: names.Look, item: ItemId) -> Sheet:
    return Sheet(
        look.item_name(item),
        [Line(view.rules.items[item].do.words(), rule="RM-G3")],
        colour="violet",
        icon=look.item_icons[item],
        subtitle=Say("item-once"),
    )


def printed(view: Monopoly) -> list[Sheet]:
    """Every card of both decks, and every item."""
    look, rules = names.look_of(view.rules), view.rules
    cards = [card_sheet(look, card) for card in rules.cards]
    return cards + [item_sheet(view, look, ItemId(item)) for item in range(len(rules.items))]
