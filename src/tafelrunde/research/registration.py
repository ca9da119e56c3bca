"""The games in the register of Gymnasium: `gymnasium.make("Tafelrunde/Duels-v0", opponents="normal")`.

The number at the end is the game's `face`: it rises with every change of rules, content, observations or vocabulary, because
what was learned before then fits no more.
"""

from importlib.util import find_spec

from tafelrunde.engine import Game, registry

NAMESPACE = "Tafelrunde"


def name(game: Game) -> str:
    """`Tafelrunde/Duels-v0`"""
    return f"{NAMESPACE}/{game.id.capitalize()}-v{game.face}"


def register() -> None:
    """All games on the shelf that say what can be observed, if Gymnasium is there."""
    if find_spec("gymnasium") is None:
        return
    from gymnasium.envs.registration import register as enter  # noqa: PLC0415 - only where it is installed
    from gymnasium.envs.registration import registry as entered  # noqa: PLC0415

    for game in registry.games().values():
        if type(game).schema is not Game.schema and name(game) not in entered:
            enter(
                id=name(game),
                entry_point="tafelrunde.research:gym",
                vector_entry_point="tafelrunde.research:vector",
                kwargs={"game": game.id},
            )
