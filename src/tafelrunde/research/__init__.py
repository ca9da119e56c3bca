"""Faces for researchers: every game behind the interfaces that learning programs know.

    import tafelrunde.research as research

    env = research.aec("duels", seats=2)  # PettingZoo: every seat an agent
    env = research.gym("twister", seat=0, opponents="normal")  # Gymnasium: one seat against computer players
    env = research.vector("quest", envs=64)  # many tables, one call for a step of all
    env = research.text("monopoly", language="de")  # in words, for language models
    import tafelrunde.research.openspiel  # pyspiel.load_game("tafelrunde_quest(seats=3)")

All take the same choices: `seats`, `actions` ("candidates" or "vocabulary"), `observations` ("tensor", "dict", "entities" or
"json"), `table` (what each candidate is), `width` (room for candidates), `horizon` (after so many actions a game is cut off),
`shaping` (a reward for standing better, 0: none), `pack`, and the options of the game by name, or in `options={...}`. Options
that keep careless play from going on for ever hold unless you choose otherwise.

Importing this enters the games into Gymnasium's register: `gymnasium.make("Tafelrunde/Duels-v0", opponents="normal")`.
It needs what `pip install 'tafelrunde[research]'` installs.
"""

from typing import TYPE_CHECKING, Any

from tafelrunde.engine import Game
from tafelrunde.research.needs import need
from tafelrunde.research.registration import register

if TYPE_CHECKING:
    from tafelrunde.research.agents import TableEnv
    from tafelrunde.research.many import TablesEnv
    from tafelrunde.research.plans import Plan
    from tafelrunde.research.reading import TextTable
    from tafelrunde.research.single import SeatEnv

__all__ = ["aec", "gym", "plan", "text", "vector"]


def plan(game: str | Game, seats: int = 0, **choices: Any) -> "Plan":
    """What is played and how it is seen: sizes, names of all numbers."""
    need("numpy")
    need("librt.vecs")
    from tafelrunde.research.plans import Plan

    return Plan(game, seats, **choices)


def aec(
    game: str | Game, seats: int = 0, *, render_mode: str | None = None, language: str = "en", **choices: Any
) -> "TableEnv":
    """A PettingZoo environment: every seat is an agent."""
    need("pettingzoo")
    from tafelrunde.research.agents import TableEnv

    return TableEnv(plan(game, seats, **choices), render_mode, language)


def gym(
    game: str | Game,
    seat: int = 0,
    opponents: str | list[str] = "random",
    seats: int = 0,
    *,
    render_mode: str | None = None,
    language: str = "en",
    **choices: Any,
) -> "SeatEnv":
    """A Gymnasium environment: one seat against computer players of these levels."""
    need("gymnasium")
    from tafelrunde.research.single import SeatEnv

    return SeatEnv(plan(game, seats, **choices), seat, opponents, render_mode, language)


def vector(
    game: str | Game,
    envs: int = 64,
    seats: int = 0,
    *,
    seat: int = 0,
    opponents: str | list[str] | None = None,
    num_envs: int = 0,
    **choices: Any,
) -> "TablesEnv":
    """Many tables at once. Without opponents whoever is asked speaks (self-play). Gymnasium calls their number `num_envs`."""
    need("gymnasium")
    from tafelrunde.research.many import TablesEnv

    return TablesEnv(plan(game, seats, **choices), num_envs or envs, seat, opponents)


def text(game: str | Game, seats: int = 0, *, language: str = "en", **choices: Any) -> "TextTable":
    """A table in words."""
    from tafelrunde.research.reading import TextTable

    return TextTable(plan(game, seats, **{"observations": "json"} | choices), language)


register()
