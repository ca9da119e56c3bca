"""What things are called and which icon stands for them. Names are messages of the theme; icons come with the content."""

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tafelrunde.engine.say import Argument, Say, Who, say
from tafelrunde.engine.words import Kinds
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.content import Content, pack_content
from tafelrunde.games.monopoly.ruleset import ITEMS, KINDS, Card, Ruleset
from tafelrunde.games.monopoly.state import BANK, DECKS

MONEY = "gi:rupee"
SPROUT = "gi:sprout"
TREE = "gi:oak"
DEED = "gi:scroll-unfurled"
JAIL_CARD = "gi:key"
BANK_ZONE = "bank"  # the id of the stock: money flies there
DICE_ZONE = "dice"
DECK_ICONS = ("gi:square-bottle", "gi:locked-chest")
DECK_COLOURS = ("group-teal", "rust")

# --- ids --------------------------------------------------------------------------------------------------------------


def space_id(space: int) -> str:
    return f"s{space}"


def seat_id(seat: int) -> str:
    """Whoever pays or is paid; the bank has no seat."""
    return BANK_ZONE if seat == BANK else f"seat-{seat}"


def token_id(seat: int) -> str:
    return f"token-{seat}"


def deck_id(deck: int) -> str:
    return f"deck-{DECKS[deck]}"


def seat_colour(seat: int) -> str:
    return f"seat-{seat + 1}"


# --- words ------------------------------------------------------------------------------------------------------------


@cache
def space_name(space: int) -> Say:
    return Say(f"space-{space}")


@cache
def short_name(space: int) -> Say:
    """For a narrow cell."""
    return say("short-name", space=space_name(space))


@cache
def rupees(amount: int) -> Say:
    return say("rupees", amount=amount)


def deck_name(deck: int) -> Say:
    return Say(f"deck-{DECKS[deck]}")


def item_name(item: int | str) -> Say:
    return Say(f"item-{ITEMS[item] if isinstance(item, int) else item}")


def card_name(card: str) -> Say:
    return Say(f"card-{card}")


def who(seat: int) -> Argument:
    return Say("the-bank") if seat == BANK else Who(seat)


@cache
def plants(level: int, tree: bool) -> Say:
    """What grows on a place: `2 sprouts`, `1 tree`."""
    return say("trees", trees=1) if tree else say("sprouts", sprouts=level)


def list_of(things: Sequence[Argument]) -> Argument:
    """`a, b and c`"""
    if not things:
        return Say("list-nothing")
    if len(things) == 1:
        return things[0]
    if len(things) == 2:
        return say("list-two", first=things[0], second=things[1])
    return say("list-more", first=things[0], rest=list_of(things[1:]))


def side_parts(side: Side) -> list[Say]:
    """Everything one side of a trade gives."""
    found = [say("part-deed", space=space_name(space)) for space in side.spaces]
    found += [say("part-jail-card", deck=deck_name(deck)) for deck in side.cards]
    if side.rupees:
        found.append(rupees(side.rupees))
    if side.visits:
        found.append(say("part-visits", space=space_name(side.visits[0]), count=side.visits[1]))
    if side.loan:
        found.append(say("part-loan", amount=side.loan[0], turns=side.loan[1]))
    return found


def side_words(side: Side) -> Argument:
    return list_of(side_parts(side))


def card_effect(card: Card) -> Say:
    """What a card does, made from its verb and its parameters."""
    args: dict[str, Argument] = {}
    match card.effect:
        case "move_to":
            args["space"] = space_name(card.space)
        case "move_to_nearest":
            args = {"kind": KINDS[card.kind], "rent": card.rent}
        case "move_by":
            args["steps"] = abs(card.steps)
        case "repairs":
            args = {"sprout": card.sprout, "tree": card.tree}
        case "gain" | "pay" | "pay_each" | "collect_each":
            args["amount"] = card.amount
    return Say(f"effect-{card.effect}", args)


# --- the look of a pack and a theme -----------------------------------------------------------------------------------


class Look(Listed):
    """Icons, letters and colours of one pack in one theme."""

    content: Content
    plain: bool
    groups: list[str] = late()
    letters: list[str] = late()
    colours: list[str] = late()
    space_icons: list[str] = late()
    token_icons: list[str] = late()
    item_icons: dict[ |  |  |  |  | , str] = late()
    card_icons: dict[str, str] = late()
    kinds: Kinds = late()

    def __post_init__(self) -> None:
        self.groups = [group.id for group in self.content.board.group]
        self.letters = [group.letter for group in self.content.board.group]
        self.colours = [f"group-{group.id.replace('_', '-')}" for group in self.content.board.group]
        self.space_icons = [self.plain and space.plain_icon or space.icon for space in self.content.board.space]
        self.token_icons = [self.plain and token.plain_icon or token.icon for token in self.content.tokens]
        self.item_icons = {item.id: item.icon for item in self.content.items}
        self.card_icons = {card.id: card.icon for card in self.content.cards}
        self.kinds = {'seat': who, 'payer': who, 'owner': who, 'to': who, 'visitor': who, 'proposer': who, 'builder': who, 'creditor': who, 'leader': who, 'space': space_name, 'start': space_name, 'other': space_name, 'deck': deck_name, 'card': card_name, 'item': item_name, 'group': self.group_name, 'token': self.token_name, 'give': side_words, 'get': side_words}

    def group_name(self, group: int) -> Say:
        return Say(f"group-{self.groups[group]}")

    def token_name(self, token: int) -> Say:
        return Say(f"token-{self.content.tokens[token].id}")

    def token_icon(self, token: int) -> str:
        """Nobody has a token before it is chosen."""
        return self.token_icons[token] if token >= 0 else "gi:person"

    def item_icon(self, item: int) -> str:
        return self.item_icons[ITEMS[item]]


@cache
def _look(pack: str, theme: str) -> Look:
    return Look(pack_content(pack), theme != "hyrule")


def look_of(rules: Ruleset) -> Look:
    choices: Mapping[str, Any] = rules.choices
    return _look(rules.pack, choices["theme"])
