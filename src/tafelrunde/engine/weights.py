"""Files of weights: what was learned about a game, number by number, and how. Written by `tafelrunde train`, read by players.

They are TOML, so that everybody can read what a heart is worth to a computer, and see what a change has changed.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.engine.pack import BadPack, load

DIGITS: Final = 4  # of a weight: more would only tell one machine from another


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """How the weights were made, so that they can be made again."""

    command: str
    seed: int
    games: int
    positions: int  # of habits: none
    players: list[str]
    options: dict[str, Any]
    pull: float  # towards nothing, so that what was rarely seen weighs little
    # Of games that were kept back, how wrong the chances are: the mean of -log of the chance of what happened. Of habits: in
    # which share of them the aim was missed.
    loss: float
    by_hand: float  # and the same of what the game's authors wrote
    knowing_nothing: float  # and of somebody who knows nothing


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    game: str
    version: str  # of the rules
    content: str  # the hash
    hash: str  # of the weights
    made: Made
    weights: dict[str, float]


def weights_in(file: Path) -> Weights | None:
    """What stands in a file; none if there is no such file."""
    if not file.exists():
        return None
    found = load(file, Weights)
    if found.hash != hash_of(found.weights):
        raise BadPack(file, "hash", "the weights were changed by hand: learn them again, or write hash = what they give")
    return found


def rounded(weight: float) -> float:
    """A weight as it is written."""
    return float(f"{weight:.{DIGITS}g}") + 0.0


def hash_of(weights: dict[str, float]) -> str:
    """The name of these weights."""
    return sha256("".join(f"{name} {weight!r}\n" for name, weight in weights.items()).encode()).hexdigest()


def content_of(game: Any, pack: str) -> str:
    """The hash of a pack's content; a folder, on which somebody is at work, has none."""
    from tafelrunde.engine import library  # noqa: PLC0415  # which knows games, and games know their judgement

    return pack if library.is_content(pack) else "" if pack else library.own_content(game)


def text_of(weights: Weights) -> str:
    """The file as it is written."""
    lines = [f"{name} = {_toml(getattr(weights, name))}" for name in ("game", "version", "content", "hash")]
    made = [f"{name} = {_toml(value)}" for name, value in msgspec.to_builtins(weights.made).items()]
    learned = [f"{_key(name)} = {weight!r}" for name, weight in weights.weights.items()]
    return "\n".join([*lines, "", "[made]", *made, "", "[weights]", *learned, ""])


def _key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() else f'"{name}"'


def _toml(value: Any) -> str:
    """Texts, numbers, lists and tables of them; a text in JSON is one in TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(item)}" for key, item in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(item) for item in value)}]"
    return msgspec.json.encode(value).decode()
