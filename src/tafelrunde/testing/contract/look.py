"""A game brings all it needs to be drawn: the client knows no game."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.engine import Game, look, view
from tafelrunde.testing.walk import Walk

ICON = re.compile(r"\bgi:([a-z0-9-]+)")


def test_every_icon_that_is_named_is_drawn_and_the_other_way_round(game: Game) -> None:
    """`gi:lantern` in code or content is `look/icons/lantern.svg`."""
    files: list[Path] = [file for ending in ("*.py", "*.toml") for file in game.folder.rglob(ending)]
    named = {name for file in files for name in ICON.findall(file.read_text(encoding="utf-8"))}
    assert named == set(look.icons(game))


def test_the_box_has_a_cover_an_emblem_and_a_mood(game: Game) -> None:
    assert look.cover(game) is not None
    assert look.emblem(game)
    assert {"accent", "on-accent", "felt", "felt-deep", "medal"} <= set(look.mood(game))


def test_a_scene_shows_only_icons_that_are_drawn(game: Game) -> None:
    drawn = look.icons(game)
    for seed in range(4):
        walk = Walk(game, seed)
        for state in walk.some_positions(20, 200):
            seen = view(state, walk.random.randrange(walk.seats))
            shown = msgspec.to_builtins([game.whole_scene(seen), game.offers(seen)])
            assert not [name for name in icons(shown) if name not in drawn]


def icons(value: Any) -> Iterator[str]:
    """All icons that are named somewhere inside."""
    match value:
        case str():
            yield from ICON.findall(value) if ICON.fullmatch(value) else ()
        case dict():
            for inner in value.values():
                yield from icons(inner)
        case list():
            for inner in value:
                yield from icons(inner)
