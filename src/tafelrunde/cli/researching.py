"""`tafelrunde research`: what programs that learn get to see and to say, for each game."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table

from tafelrunde.cli.failure import BadUse, CommandFailed
from tafelrunde.engine import Game, registry
from tafelrunde.engine.options import Choices, checked, read

Flag = Annotated[bool, Parameter(negative="")]


def research(game: str = "", /, *options: str, seats: int = 0, names: Flag = False, json: Flag = False) -> None:
    """How large observations and vocabularies are, and what a vocabulary cannot say.

    Parameters
    ----------
    game
        Only this one, in detail.
    options
        Options of the game: name=value.
    seats
        How many play; else the usual number.
    names
        The name of every number of the observation and of the vocabulary.
    json
        Write everything as JSON.
    """
    if not game:
        _show_all(json)
        return
    chosen = registry.find(game)
    told = described(chosen, seats or chosen.usual_seats, read(chosen.options, options), names)
    if json:
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        _show(told)


def described(game: Game, seats: int, choices: Choices, names: bool = False) -> dict[str, Any]:
    """A game for programs that learn, as data."""
    if not game.least_seats <= seats <= game.most_seats:
        raise BadUse(f"{game.id} has {game.least_seats} to {game.most_seats} seats, not {seats}")
    setting = game.setting(checked(game.options, game.endless | choices))
    try:
        schema, vocabulary = game.schema(setting, seats), game.vocabulary(setting, seats)
    except TypeError as error:
        raise CommandFailed(str(error)) from None
    told: dict[str, Any] = {
        "game": game.id,
        "seats": seats,
        "face": game.face,
        "horizon": game.horizon,
        "numbers": schema.size,
        "tables": {table.name: [len(table.rows), len(table.columns)] for table in schema.tables},
        "vocabulary": vocabulary.size,
        "verbs": {verb.name: verb.count for verb in vocabulary.verbs.values()},
        "listed": dict(vocabulary.listed),
        "unsaid": dict(vocabulary.unsaid),
    }
    if names:
        told["number_names"] = schema.names()
        told["vocabulary_names"] = vocabulary.names()
    return told


def _show_all(json: bool) -> None:
    games = [game for game in registry.games().values() if type(game).schema is not Game.schema]
    told = [described(game, seats, {}) for game in games for seats in range(game.least_seats, game.most_seats + 1)]
    if json:
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        return
    table = Table("game", "seats", "numbers", "vocabulary", "horizon", "never said", box=box.SIMPLE)
    for row in told:
        numbers = [str(row[name]) for name in ("seats", "numbers", "vocabulary", "horizon")]
        table.add_row(row["game"], *numbers, ", ".join(row["unsaid"]) or "-")
    Console().print(table)


def _show(told: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(f"{told['game']}, {told['seats']} seats: {told['numbers']} numbers, {told['vocabulary']} actions")
    for name, (rows, columns) in told["tables"].items():
        console.print(f"  {name}: {rows} x {columns}")
    console.print("Actions by verb:")
    for verb, count in told["verbs"].items():
        order = " (in the order in which they are listed; what is possible but not listed cannot be said)"
        console.print(f"  {verb}: {count}{order if verb in told['listed'] else ''}")
    if told["unsaid"]:
        console.print("Cannot be said:")
        for verb, reason in told["unsaid"].items():
            console.print(f"  {verb}: {reason}")
    for name in [*told.get("number_names", []), *told.get("vocabulary_names", [])]:
        print(name)
