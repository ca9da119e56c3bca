"""The form of a pack's files, for designers."""

from typing import Final

from tafelrunde.engine.studio import FileKind, Verbs
from tafelrunde.games.monopoly.content import BoardFile, CardsFile, ItemsFile, TokensFile
from tafelrunde.games.monopoly.verbs.cards import CARD_VERBS
from tafelrunde.games.monopoly.verbs.items import ITEM_VERBS

CONTENT: Final = (
    FileKind("board.toml", BoardFile, known={"space.group": ["@ group"]}),
    FileKind(
        "cards.toml",
        CardsFile,
        verbs={"card.do": Verbs({name: [field.name for field in kind.fields] for name, kind in CARD_VERBS.items()})},
    ),
    FileKind("items.toml", ItemsFile, verbs={"item.do": Verbs({name: [] for name in ITEM_VERBS})}),
    FileKind("tokens.toml", TokensFile),
)
