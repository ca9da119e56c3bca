"""`tafelrunde games`: what can be played, and with which options."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import Language, game_voice, own_voice, spoken
from tafelrunde.engine import Game, registry
from tafelrunde.engine.game import compiled
from tafelrunde.engine.options import OptionField, checked
from tafelrunde.text import LANGUAGES, Voice

Flag = Annotated[bool, Parameter(negative="")]


def games(game: str = "", /, *, json: Flag = False, language: Language | None = None) -> None:
    """What can be played, and with which options.

    Parameters
    ----------
    game
        Show the options of this game.
    json
        Write everything as JSON.
    language
        en or de; else as the machine is set up.
    """
    speech = spoken(language)
    chosen = [registry.find(game)] if game else list(registry.games().values())
    if json:
        told = {"compiled": compiled(), "games": [described(one, speech) for one in chosen], "left_out": registry.left_out()}
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    elif game:
        _show_options(chosen[0], _voice(chosen[0], speech))
    else:
        _show_shelf(chosen, speech)


def described(game: Game, language: str) -> dict[str, Any]:
    """A game as data."""
    voice = _voice(game, language)
    return {
        "id": game.id,
        "name": voice.say("game-name"),
        "blurb": voice.say("game-blurb"),
        "version": game.version,
        "seats": {"least": game.least_seats, "most": game.most_seats, "usual": game.usual_seats},
        "minutes": list(game.minutes),
        "levels": ["random", *(level for level in game.levels if level != "random")],
        "languages": list(LANGUAGES),
        "options": [
            msgspec.to_builtins(option)
            | {"name": voice.say(f"option-{option.id}"), "help": voice.attribute(f"option-{option.id}", "help")}
            for option in game.options
        ],
    }


def _voice(game: Game, language: str) -> Voice:
    return game_voice(game, checked(game.options, {}), language)


def _show_shelf(chosen: list[Game], language: str) -> None:
    console = Console(highlight=False)
    own = own_voice(language)
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    for heading in ("id", "name", "seats", "minutes", "levels"):
        table.add_column(own.say(f"terminal-games-{heading}"))
    for game in chosen:
        table.add_row(
            f"[bold]{game.id}[/bold]",
            _voice(game, language).say("game-name"),
            f"{game.least_seats}–{game.most_seats}",
            f"{game.minutes[0]}–{game.minutes[1]}",
            ", ".join(dict.fromkeys(["random", *game.levels])),
        )
    console.print(table)
    for name, error in registry.left_out().items():
        console.print(own.say("terminal-games-left-out", game=name, error=error), style="bold", markup=False)
    console.print(own.say("terminal-compiled" if compiled() else "terminal-plain"), style="dim")
    console.print(own.say("terminal-games-hint"), style="dim")


def _show_options(game: Game, voice: Voice) -> None:
    console = Console(highlight=False)
    console.print(f"[bold]{voice.say('game-name')}[/bold]  {voice.say('game-blurb')}", width=100)
    section = ""
    for option in game.options:
        if option.section != section:
            section = option.section
            console.print(f"\n[bold]{voice.say(f'section-{section}')}[/bold]")
        values = Text(" | ").join(Text(value, "bold" if value == usual(option) else "") for value in possible(option))
        line = Text.assemble((f"  {option.id}=", "cyan"), values)
        if usual(option) not in possible(option):
            line.append(f" ({usual(option)})", "bold")
        console.print(line.append(f"  {option.rule}", "dim"))
        about = f"{voice.say(f'option-{option.id}')}: {voice.attribute(f'option-{option.id}', 'help')}"
        console.print(Padding(Text(about), (0, 0, 0, 6)), width=min(console.width, 100))


def possible(option: OptionField) -> list[str]:
    """The values of an option as one types them."""
    match option.kind:
        case "choice":
            return option.values
        case "switch":
            return ["off", "on"]
        case _:
            return [f"{option.least}–{option.most}"]


def usual(option: OptionField) -> str:
    """The default of an option as one types it."""
    return {True: "on", False: "off"}[bool(option.value)] if option.kind == "switch" else str(option.value)
