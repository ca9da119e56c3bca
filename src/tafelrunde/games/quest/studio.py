"""The form of a pack's files, for designers."""

from typing import Final

from tafelrunde.engine import word
from tafelrunde.engine.studio import FileKind, Paint, Palette, Verbs
from tafelrunde.games.quest.content import VERBS, CardsFile, DungeonFile, ShopFile
from tafelrunde.games.quest.layouts import Layouts
from tafelrunde.games.quest.rules.specials import SPECIALS
from tafelrunde.games.quest.ruleset import KINDS, TAGS, TRAITS

ITEMS: Final = "@cards.toml item"
SELECTORS: Final = [*KINDS[:4], *(f"#{tag}" for tag in TAGS), ITEMS]


def _verbs(place: str) -> Verbs:
    return Verbs({name: [field.name for field in kind.fields] for name, kind in VERBS[place].items()})


def _room(table: str) -> dict[str, Verbs]:
    specials = Verbs({name: [field.name for field in kind.fields] for name, kind in SPECIALS.items()}, "special")
    return {
        f"{table}.round": _verbs("penalty"),
        f"{table}.limit": _verbs("limit"),
        f"{table}.reward": _verbs("reward"),
        f"{table}.special": specials,
    }


def _known(table: str) -> dict[str, list[str]]:
    lists = {f"{table}.{name}.item": [ITEMS] for name in ("round", "limit", "reward")}
    potions = {f"{table}.reward.potion": ["@shop.toml potion"]}
    return lists | potions | {f"{table}.traits": list(TRAITS), f"{table}.special.on": SELECTORS}


LETTERS: Final = [
    Paint(".", word("studio-nothing"), "felt"),
    Paint("L", word("studio-lower"), "stone"),
    Paint("U", word("studio-upper"), "slate"),
    Paint("R", word("studio-room"), "sand"),
    Paint("X", word("studio-boss"), "lava"),
]

CONTENT: Final = (
    FileKind(
        "cards.toml",
        CardsFile,
        verbs={"card.do": _verbs("card")},
        known={"card.item": ["@ item"], "card.tags": list(TAGS), "card.do.item": ["@ item"]},
    ),
    FileKind(
        "dungeon-*.toml",
        DungeonFile,
        verbs=_room("room") | _room("boss"),
        known=_known("room") | _known("boss") | {"item": [ITEMS]},
    ),
    FileKind("shop.toml", ShopFile, verbs={"potion.do": _verbs("potion")}),
    FileKind("layouts.toml", Layouts, painted={"layout.rows": Palette("letters", LETTERS)}),
)
