"""The command and its subcommands. Each lives in a module of its own, which is loaded when it is called.

Exit status: 0 if all is well, 1 if something was found wrong or failed, 2 if the command was not meant like this.
"""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError
from rich.console import Console

from tafelrunde.cli.failure import CommandFailed
from tafelrunde.engine.options import BadOption
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.record import BadRecord
from tafelrunde.engine.registry import UnknownGame
from tafelrunde.server.about import program_version

app = App(
    "tafelrunde",
    help="A table for rich games. Without a command it opens the table in the browser.",
    version=program_version,
    help_format="plaintext",
)
app.command("tafelrunde.cli.serving:serve", help="Serve tables in the browser, for oneself or for friends.")
app.command("tafelrunde.cli.hosting:host_key", name="host-key", help="Make a new key for the host of a server.")
app.command("tafelrunde.cli.keeping:move", help="Move all tables into another database.")
app.command("tafelrunde.cli.keeping:backup", help="Write a backup of all tables, while the server runs.")
app.command("tafelrunde.cli.keeping:restore", help="Bring a backup into an empty database.")
app.command("tafelrunde.cli.keeping:verify", help="Play every game of a backup again.")
app.command("tafelrunde.cli.games:games", help="What can be played, and with which options.")
app.command("tafelrunde.cli.playing:play", help="Play in the terminal.")
app.command("tafelrunde.cli.simulating:simulate", help="Let computer players play many games.")
app.command(
    "tafelrunde.cli.labbing:lab", help="What many games show a designer, as a report; also compared with other content."
)
app.command(
    "tafelrunde.cli.tuning:tune_content", name="tune", help="Move numbers of the content until the games lie in a band."
)
app.command("tafelrunde.cli.training:train", help="Let computer players learn who will win.")
app.command("tafelrunde.cli.replaying:replay", help="Tell a recorded game, or verify it.")
app.command("tafelrunde.cli.disputing:dispute", help="Turn a reported rule dispute into a test.")
app.command("tafelrunde.cli.packs:check", help="Check a pack of one's own content.")
app.command("tafelrunde.cli.packs:pack", help="Start a pack of one's own content.")
app.command("tafelrunde.cli.reading:rules", help="Read the rules of a game.")
app.command("tafelrunde.cli.printing:cards", help="All that is printed on the cards of a game.")
app.command("tafelrunde.cli.simulating:bench", help="How fast the games play on this machine.")
app.command("tafelrunde.cli.researching:research", help="What programs that learn get to see and to say.")
app.command("tafelrunde.cli.serving:home", show=False)


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command; its exit status."""
    said = sys.argv[1:] if words is None else list(words)
    try:
        status = app(
            said or ["home"],
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
    except CycloptsError as error:
        text = str(error).partition(" Available commands:")[0]
        return _complain(f"{text} See `tafelrunde --help`.", 2)
    except CommandFailed as error:
        return _complain(str(error), error.status)
    except (UnknownGame, BadOption) as error:
        return _complain(str(error), 2)
    except (BadRecord, BadPack) as error:
        return _complain(str(error), 1)
    except BrokenPipeError:  # `tafelrunde rules monopoly | head`: whoever read has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status if isinstance(status, int) else 0


def _complain(message: str, status: int) -> int:
    """Say in one line on the error stream what is wrong."""
    line = " ".join(message.split())
    Console(stderr=True, soft_wrap=True, highlight=False).print(f"tafelrunde: {line}", markup=False)
    return status
