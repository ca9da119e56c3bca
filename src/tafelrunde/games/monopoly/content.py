"""The content of a pack: board, cards, tokens and items, decoded and checked, then laid out for the rules."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

from msgspec import Meta, Struct, field

from tafelrunde.engine.library import content_files
from tafelrunde.engine.pack import BadPack, File, load
from tafelrunde.games.monopoly.ids import NO_GROUP, NOWHERE, DeckId, GroupId, Kind, Rupees, SpaceId
from tafelrunde.games.monopoly.ruleset import BOTTLE, CHEST, KINDS, Board, Card, CardVerb, Item, ItemVerb
from tafelrunde.games.monopoly.state import DECKS
from tafelrunde.games.monopoly.verbs.cards import CARD_VERBS
from tafelrunde.games.monopoly.verbs.items import ITEM_VERBS

FOLDER = Path(__file__).parent / "content"
SIZE = 40

V = TypeVar("V", CardVerb, ItemVerb)

Amount = Annotated[int, Meta(ge=0, le=100_000)]
Index = Annotated[int, Meta(ge=0, lt=SIZE)]


class GroupEntry(Struct, forbid_unknown_fields=True):
    """A colour group, the transports or the shops."""

    id: str
    kind: Literal["place", "transport", "shop"]
    letter: Annotated[str, Meta(min_length=1, max_length=1)]


class SpaceEntry(Struct, forbid_unknown_fields=True):
    """One of the forty spaces, in board order."""

    kind: Literal["go", "place", "transport", "shop", "chest", "bottle", "tax", "jail", "free", "go_to_jail"]
    group: str = ""
    price: Annotated[int, Meta(ge=2, le=100_000, multiple_of=2)] | None = None
    upgrade: Annotated[int, Meta(ge=2, le=100_000, multiple_of=2)] | None = None
    rent: list[Amount] = field(default_factory=list)
    amount: Amount = 0
    icon: str = ""
    plain_icon: str = ""


class BoardFile(Struct, forbid_unknown_fields=True):
    """board.toml"""

    start_cash: Amount
    salary: Amount
    fine: Amount
    sprouts: Annotated[int, Meta(ge=1, le=1000)]
    trees: Annotated[int, Meta(ge=1, le=1000)]
    group: list[GroupEntry]
    space: list[SpaceEntry]


class VerbEntry(Struct, forbid_unknown_fields=True):
    """What a card does: a verb and its parameters."""

    verb: str
    space: Index = -1
    kind: Literal["", "shop", "transport"] = ""
    rent: Literal["", "double", "x10"] = ""
    steps: Annotated[int, Meta(ge=-39, le=39)] = 0
    amount: Amount = 0
    sprout: Amount = 0
    tree: Amount = 0


class CardEntry(Struct, forbid_unknown_fields=True):
    """A card of one of the two decks."""

    id: str
    deck: Literal["bottle", "chest"]
    icon: str
    do: Annotated[list[VerbEntry], Meta(min_length=1)] | dict[str, Any]


class CardsFile(Struct, forbid_unknown_fields=True):
    """cards.toml"""

    card: list[CardEntry]


class TokenEntry(Struct, forbid_unknown_fields=True):
    """A figure to play with."""

    id: str
    icon: str
    plain_icon: str = ""


class TokensFile(Struct, forbid_unknown_fields=True):
    """tokens.toml"""

    token: list[TokenEntry]


class ItemEntry(Struct, forbid_unknown_fields=True):
    """An item card. Its name is a message of the theme, so a pack has the items of the game with other verbs or icons."""

    id: str
    icon: str
    do: list[VerbEntry] = []
    when: str = ""


class ItemsFile(Struct, forbid_unknown_fields=True):
    """items.toml"""

    item: list[ItemEntry]


class Content(Struct):
    """A whole pack."""

    board: BoardFile
    cards: list[CardEntry]
    tokens: list[TokenEntry]
    items: list[ItemEntry]
    layout: Board


@lru_cache(maxsize=64)
def pack_content(pack: str) -> Content:
    """A pack, read once; without a name the game's own."""
    files = content_files(FOLDER, pack)
    board = load(files["board.toml"], BoardFile)
    cards = load(files["cards.toml"], CardsFile).card
    tokens = load(files["tokens.toml"], TokensFile).token
    items = load(files["items.toml"], ItemsFile).item
    _check_board(board, files["board.toml"])
    layout = _layout(board, _cards(cards, files["cards.toml"], board), _items(items, files["items.toml"]))
    _check_decks(layout, files["cards.toml"])
    if len({token.id for token in tokens}) < 6:
        raise BadPack(files["tokens.toml"], "token", "six tokens with different ids are needed, one for each seat")
    return Content(board, cards, tokens, items, layout)


def _check_board(board: BoardFile, file: File) -> None:
    if len(board.space) != SIZE:
        raise BadPack(file, "space", f"a board has {SIZE} spaces, not {len(board.space)}")
    for kind, usual in (("go", 0), ("jail", 10)):
        if [index for index, space in enumerate(board.space) if space.kind == kind] != [usual]:
            raise BadPack(file, "space", f"exactly one space is {kind!r}, and it is space {usual}")
    groups = {group.id: group for group in board.group}
    for index, space in enumerate(board.space):
        where = f"space[{index}]"
        if space.kind not in ("place", "transport", "shop"):
            if space.group or space.price is not None:
                raise BadPack(file, where, f"a space of kind {space.kind!r} has no group and no price")
            continue
        if space.group not in groups:
            raise BadPack(file, f"{where}.group", f"unknown group {space.group!r}; there are {', '.join(groups)}")
        if groups[space.group].kind != space.kind:
            raise BadPack(file, f"{where}.group", f"group {space.group!r} is for spaces of kind {groups[space.group].kind!r}")
        if space.price is None:
            raise BadPack(file, f"{where}.price", "a deed needs a price")
        if (space.upgrade is not None) != (space.kind == "place"):
            raise BadPack(file, f"{where}.upgrade", "places have an upgrade price, transports and shops have none (RM-U15)")
        size = sum(other.group == space.group for other in board.space)
        wanted = {"place": 6, "transport": size, "shop": 2}[space.kind]
        if len(space.rent) != wanted:
            raise BadPack(file, f"{where}.rent", f"{wanted} numbers are needed here, not {len(space.rent)}")
    for number, group in enumerate(board.group):
        size = sum(space.group == group.id for space in board.space)
        if not 2 <= size <= 4:
            raise BadPack(file, f'group[{number}] "{group.id}"', f"a group has 2 to 4 spaces, not {size}")


def _cards(cards: list[CardEntry], file: File, board: BoardFile) -> list[Card]:
    found: dict[str, Card] = {}
    for number, card in enumerate(cards):
        where = f'card[{number}] "{card.id}"'
        if card.id in found:
            raise BadPack(file, where, "this id is used twice")
        if isinstance(card.do, dict):
            raise BadPack(file, f"{where} .do", 'a card does a list of verbs: do = [{ verb = "gain", amount = 50 }]')
        verbs = [_verb(entry, CARD_VERBS, file, f"{where} .do[{at}]") for at, entry in enumerate(card.do)]
        for at, entry in enumerate(card.do):
            if entry.kind and not any(space.kind == entry.kind for space in board.space):
                raise BadPack(file, f"{where} .do[{at}].kind", f"there is no {entry.kind} on the board")
        found[card.id] = Card(card.id, DeckId(DECKS.index(card.deck)), tuple(verbs))
    return list(found.values())


def _items(items: list[ItemEntry], file: File) -> list[Item]:
    found: dict[str, Item] = {}
    for number, item in enumerate(items):
        where = f'item[{number}] "{item.id}"'
        if item.id not in ITEMS or item.id in found:
            raise BadPack(file, where, f"each of {', '.join(ITEMS)} is needed, once; {item.id!r} is not")
        if item.when or len(item.do) != 1:
            raise BadPack(file, where, 'an item card does one thing, and that says when: do = [{ verb = "escape_rent" }]')
        found[item.id] = Item(item.id, _verb(item.do[0], ITEM_VERBS, file, f"{where} .do[0]"))
    if len(found) < len(ITEMS):
        raise BadPack(file, "item", f"each of {', '.join(ITEMS)} is needed, once")
    return list(found.values())


def _verb(entry: VerbEntry, verbs: dict[str, type[V]], file: File, where: str) -> V:
    """A verb with its parameters; amounts may be zero and then left out."""
    kind = verbs.get(entry.verb)
    if kind is None:
        raise BadPack(file, f"{where}.verb", f"unknown verb {entry.verb!r}; there are {', '.join(verbs)}")
    wanted = [field.name for field in kind.fields]
    usual = VerbEntry(entry.verb)
    given = {name for name in VerbEntry.__struct_fields__[1:] if getattr(entry, name) != getattr(usual, name)}
    if not given <= set(wanted) or any(name not in given for name in wanted if name not in ("amount", "sprout", "tree")):
        raise BadPack(file, where, f"{entry.verb!r} takes {', '.join(wanted) or 'no parameters'}")
    values = {name: getattr(entry, name) for name in wanted}
    if "kind" in values:
        values["kind"] = KINDS.index(entry.kind)
    return kind(**values)


def _check_decks(board: Board, file: File) -> None:
    for name, kind in (("bottle", BOTTLE), ("chest", CHEST)):
        deck = [card for card in board.cards if DECKS[card.deck] == name]
        if len(deck) < 2:
            raise BadPack(file, "card", f"the deck {name!r} needs at least two cards")
        spaces = [space for space in board.spaces if board.kind[space] == kind]
        if not any(_ends(card, board, spaces) for card in deck):
            raise BadPack(file, "card", f"every card of {name!r} leads to another card; the drawing would never end")
        if sum(card.kept for card in deck) != 1:
            raise BadPack(file, "card", f"the deck {name!r} needs exactly one jail card (verb keep_jail_card)")


def _ends(card: Card, board: Board, spaces: list[SpaceId]) -> bool:
    """Whether no further card is drawn after this one, on whichever of these spaces it was drawn. A jail card may be away."""
    ends = [verb.destination(board, space) for verb in card.do for space in spaces]
    return not card.kept and not any(end != NOWHERE and board.kind[end] in (BOTTLE, CHEST) for end in ends)


def _layout(board: BoardFile, cards: list[Card], items: list[Item]) -> Board:
    names = [group.id for group in board.group]
    return Board(
        start_cash=board.start_cash,
        salary=board.salary,
        fine=board.fine,
        sprouts=board.sprouts,
        trees=board.trees,
        names=names,
        kind=[Kind(KINDS.index(space.kind)) for space in board.space],
        group=[GroupId(names.index(space.group)) if space.group else NO_GROUP for space in board.space],
        price=[space.price or 0 for space in board.space],
        upgrade=[space.upgrade or 0 for space in board.space],
        rent=[list[Rupees](space.rent) for space in board.space],
        amount=[space.amount for space in board.space],
        cards=cards,
        items=items,
    )


ITEMS: Final = tuple([item.id for item in load(FOLDER / "items.toml", ItemsFile).item])
