"""What things are called and which icon stands for them. Names are messages of the theme; icons come with the content."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from mypy_extensions import i64

from tafelrunde.engine import Argument, Kinds, Listed, Say, SeatId, Who, derived, list_of, say
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.content import Content, SpaceEntry, TokenEntry, pack_content
from tafelrunde.games.monopoly.ids import BANK, DeckId, GroupId, ItemId, Rupees, SpaceId, TokenId
from tafelrunde.games.monopoly.ruleset import Ruleset
from tafelrunde.games.monopoly.state import DECKS

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


def space_id(space: SpaceId) -> str:
    return f"s{space}"


def seat_id(seat: SeatId) -> str:
    """Whoever pays or is paid; the bank has no seat."""
    return BANK_ZONE if seat == BANK else f"seat-{seat}"


def token_id(seat: SeatId) -> str:
    return f"token-{seat}"


def deck_id(deck: DeckId) -> str:
    return f"deck-{DECKS[deck]}"


def seat_colour(seat: SeatId) -> str:
    return f"seat-{seat + 1}"


# --- words ------------------------------------------------------------------------------------------------------------


@cache
def space_name(space: SpaceId) -> Say:
    return Say(f"space-{space}")


@cache
def short_name(space: SpaceId) -> Say:
    """For a narrow cell."""
    return say("short-name", space=space_name(space))


@cache
def rupees(amount: Rupees) -> Say:
    return say("rupees", amount=amount)


def deck_name(deck: DeckId) -> Say:
    return Say(f"deck-{DECKS[deck]}")


def card_name(card: str) -> Say:
    return Say(f"card-{card}")


def who(seat: SeatId) -> Argument:
    return Say("the-bank") if seat == BANK else Who(int(seat))


@cache
def plants(level: i64, tree: bool) -> Say:
    """What grows on a place: `2 sprouts`, `1 tree`."""
    return say("trees", trees=1) if tree else say("sprouts", sprouts=level)


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


# --- the look of a pack and a theme -----------------------------------------------------------------------------------


class Look(Listed):
    """Icons, letters and colours of one pack in one theme."""

    content: Content
    plain: bool
    letters: list[str] = derived(lambda look: [group.letter for group in look.content.board.group])
    colours: list[str] = derived(lambda look: [f"group-{group.id.replace('_', '-')}" for group in look.content.board.group])
    space_icons: list[str] = derived(lambda look: [look.icon(space) for space in look.content.board.space])
    token_icons: list[str] = derived(lambda look: [look.icon(token) for token in look.content.tokens])
    item_icons: list[str] = derived(lambda look: [item.icon for item in look.content.items])
    card_icons: dict[str, str] = derived(lambda look: {card.id: card.icon for card in look.content.cards})
    kinds: Kinds = derived(lambda look: look.kinds_of_attributes())

    def icon(self, thing: SpaceEntry | TokenEntry) -> str:
        """Some things look plainer in a theme without heroes."""
        return (self.plain and thing.plain_icon) or thing.icon

    def kinds_of_attributes(self) -> Kinds:
        """What an attribute of some name is."""
        return {
            "seat": who,
            "payer": who,
            "owner": who,
            "to": who,
            "visitor": who,
            "proposer": who,
            "builder": who,
            "creditor": who,
            "leader": who,
            "space": space_name,
            "start": space_name,
            "other": space_name,
            "deck": deck_name,
            "card": card_name,
            "item": self.item_name,
            "group": self.group_name,
            "token": self.token_name,
            "give": side_words,
            "get": side_words,
        }

    def group_name(self, group: GroupId) -> Say:
        return Say(f"group-{self.content.board.group[group].id}")

    def token_name(self, token: TokenId) -> Say:
        return Say(f"token-{self.content.tokens[token].id}")

    def token_icon(self, token: TokenId) -> str:
        """Nobody has a token before it is chosen."""
        return self.token_icons[token] if token >= 0 else "gi:person"

    def item_name(self, item: ItemId | str) -> Say:
        return Say(f"item-{item if isinstance(item, str) else self.content.layout.items[item].id}")


@lru_cache(maxsize=64)
def _look(pack: str, theme: str) -> Look:
    return Look(pack_content(pack), theme != "hyrule")


def look_of(rules: Ruleset) -> Look:
    choices: Mapping[str, Any] = rules.choices
    return _look(rules.pack, choices["theme"])
