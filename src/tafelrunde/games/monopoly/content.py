"""The content of a pack: board, cards, tokens and items, decoded and checked, then laid out for the rules."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tafelrunde.engine.pack import BadPack, load
from tafelrunde.games.monopoly.ruleset import EFFECTS, ITEMS, KINDS, Board, Card

FOLDER = Path(__file__).parent / "content"
SIZE = 40

Rupees = Annotated[int, Meta(ge=0, le=100_000)]
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
    rent: list[Rupees] = field(default_factory=list)
    amount: Rupees = 0
    icon: str = ""
    plain_icon: str = ""


class BoardFile(Struct, forbid_unknown_fields=True):
    """board.toml"""

    start_cash: Rupees
    salary: Rupees
    fine: Rupees
    sprouts: Annotated[int, Meta(ge=1, le=1000)]
    trees: Annotated[int, Meta(ge=1, le=1000)]
    group: list[GroupEntry]
    space: list[SpaceEntry]


class EffectEntry(Struct, forbid_unknown_fields=True):
    """What a card does: a verb and its parameters."""

    effect: str
    space: Index = -1
    kind: Literal["", "shop", "transport"] = ""
    rent: Literal["", "double", "x10"] = ""
    steps: Annotated[int, Meta(ge=-39, le=39)] = 0
    amount: Rupees = 0
    sprout: Rupees = 0
    tree: Rupees = 0


class CardEntry(Struct, forbid_unknown_fields=True):
    """A card of one of the two decks."""

    id: str
    deck: Literal["bottle", "chest"]
    icon: str
    do: EffectEntry


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
    """An item card and when it can be used."""

    id: Literal["IT1", "IT2", "IT3", "IT4", "IT5", "IT6"]
    icon: str
    when: str


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


@cache
def pack_content(pack: str) -> Content:
    """A pack, read once; without a name the game's own."""
    return read(Path(pack) if pack else FOLDER)


def read(folder: Path) -> Content:
    """The pack in a folder. A file that is missing there is taken from the game's own content."""
    if not folder.is_dir():
        raise BadPack(folder, "", "is no folder; a pack is a folder with board.toml, cards.toml, tokens.toml or items.toml")

    def file(name: str) -> Path:
        return folder / name if (folder / name).exists() else FOLDER / name

    board = load(file("board.toml"), BoardFile)
    cards = load(file("cards.toml"), CardsFile).card
    tokens = load(file("tokens.toml"), TokensFile).token
    items = load(file("items.toml"), ItemsFile).item
    _check_board(board, file("board.toml"))
    _check_cards(cards, file("cards.toml"), board)
    if sorted(item.id for item in items) != list(ITEMS):
        raise BadPack(file("items.toml"), "item", f"each of {', '.join(ITEMS)} is needed, once")
    if len({token.id for token in tokens}) < 6:
        raise BadPack(file("tokens.toml"), "token", "six tokens with different ids are needed, one for each seat")
    return Content(board, cards, tokens, items, _layout(board, cards))


def _check_board(board: BoardFile, file: Path) -> None:
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


def _check_cards(cards: list[CardEntry], file: Path, board: BoardFile) -> None:
    seen: set[str] = set()
    for number, card in enumerate(cards):
        where = f'card[{number}] "{card.id}"'
        if card.id in seen:
            raise BadPack(file, where, "this id is used twice")
        seen.add(card.id)
        if card.do.effect not in EFFECTS:
            raise BadPack(file, f"{where} .do.effect", f"unknown effect {card.do.effect!r}; there are {', '.join(EFFECTS)}")
        wanted = EFFECTS[card.do.effect]
        usual = EffectEntry(card.do.effect)
        given = {name for name in EffectEntry.__struct_fields__[1:] if getattr(card.do, name) != getattr(usual, name)}
        zero = {name for name in wanted if name not in given and name in ("amount", "sprout", "tree")}
        if given | zero != set(wanted):
            raise BadPack(file, f"{where} .do", f"{card.do.effect!r} takes {', '.join(wanted) or 'no parameters'}")
        if card.do.kind and not any(space.kind == card.do.kind for space in board.space):
            raise BadPack(file, f"{where} .do.kind", f"there is no {card.do.kind} on the board")
    for deck in ("bottle", "chest"):
        if sum(card.deck == deck for card in cards) < 2:
            raise BadPack(file, "card", f"the deck {deck!r} needs at least two cards")
        if not any(card.deck == deck and _ends(card, board) for card in cards):
            raise BadPack(file, "card", f"every card of {deck!r} leads to another card; the drawing would never end")
        if sum(card.deck == deck and card.do.effect == "keep_jail_card" for card in cards) != 1:
            raise BadPack(file, "card", f"the deck {deck!r} needs exactly one jail card (effect keep_jail_card)")


def _ends(card: CardEntry, board: BoardFile) -> bool:
    """Whether no further card is drawn after this one, wherever it was drawn."""
    if card.do.effect in ("keep_jail_card", "move_by"):
        return False
    return card.do.effect != "move_to" or board.space[card.do.space].kind not in ("bottle", "chest")


def _layout(board: BoardFile, cards: list[CardEntry]) -> Board:
    names = [group.id for group in board.group]
    deck = [
        Card(
            card.id,
            ("bottle", "chest").index(card.deck),
            card.do.effect,
            card.do.space,
            KINDS.index(card.do.kind) if card.do.kind else -1,
            card.do.rent,
            card.do.steps,
            card.do.amount,
            card.do.sprout,
            card.do.tree,
        )
        for card in cards
    ]
    return Board(
        board.start_cash,
        board.salary,
        board.fine,
        board.sprouts,
        board.trees,
        names,
        [KINDS.index(space.kind) for space in board.space],
        [names.index(space.group) if space.group else -1 for space in board.space],
        [space.price or 0 for space in board.space],
        [space.upgrade or 0 for space in board.space],
        [space.rent for space in board.space],
        [space.amount for space in board.space],
        deck,
    )
