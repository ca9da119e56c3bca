"""How the games look: what each brings in its folder, sent as files whose address changes with their content."""

import hashlib
import logging
from functools import cache

import msgspec
from msgspec import Struct

from tafelrunde.engine import Game, look
from tafelrunde.engine.pack import BadPack
from tafelrunde.server import client, wire

log = logging.getLogger("tafelrunde.server")


class Looks(Struct):
    """A game's look, and its files by name."""

    card: wire.GameLook
    files: dict[str, client.Page]


@cache
def looks(game: Game) -> Looks:
    """A game's look. Whatever cannot be read is told and left out: the game can be played without it."""
    try:
        mood, emblem, icons = look.mood(game), look.emblem(game), look.icons(game)
    except BadPack as error:
        log.error("the look of %s is left out: %s", game.id, error)
        mood, emblem, icons = {}, "", {}
    files = {"icons.json": client.made(msgspec.json.encode(icons), "application/json", lasting=True)}
    drawn = look.cover(game)
    if drawn is not None:
        files["cover.svg"] = client.made(drawn.read_bytes(), "image/svg+xml", lasting=True)
    stamp = hashlib.sha256(b"".join(page.body for page in files.values())).hexdigest()[:12]
    addresses = {name: f"/games/{game.id}/{stamp}/{name}" for name in files}
    return Looks(wire.GameLook(mood, emblem, addresses["icons.json"], addresses.get("cover.svg", "")), files)
