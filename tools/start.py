"""./start: installs the project, if it is not there or has changed, and runs `tafelrunde`.

With machine code it lies in .venv. Until that is made, which takes minutes, it runs as plain Python from .venv-plain.
"""

import os
import subprocess
import sys

from tools import ROOT, changeover, native
from tools.background import NO_COMPILER
from tools.environment import forget_where_we_came_from
from tools.installation import Installation, compiled, plain

SERVE = ("home", "serve")
COMPUTE = ("bench", "simulate")
LAST = ("play",)  # longer than it takes to install

INSTALLING = "Installing Tafelrunde. The first time this takes a minute or two ..."
COMPILING = "Making machine code first, which takes some minutes. (TAFELRUNDE_PURE=1 ./start ... runs as plain Python at once.)"
PURE = "Runs as plain Python, as TAFELRUNDE_PURE asks: everything works, but computer players think more slowly."


def main() -> None:
    forget_where_we_came_from()
    try:
        start(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)


def start(words: list[str]) -> None:
    quick, fast = plain(ROOT), compiled(ROOT)
    does = command(words)
    if native.plain_is_wanted():
        if quick.install(INSTALLING):
            print(PURE, flush=True)
        become(quick, words)
    elif fast.is_current():
        become(fast, words)
    elif does in COMPUTE or os.name == "nt":
        if fast.install(COMPILING) and not fast.is_compiled():
            print(NO_COMPILER, flush=True)
        become(fast, words)
    else:
        quick.install(INSTALLING)
        if does in SERVE + LAST:
            sys.exit(changeover.run(quick, fast, words, does in SERVE))
        become(quick, words)


def command(words: list[str]) -> str:
    """What is to be done: without a word the table is opened; whoever only asks for help wants nothing done."""
    if {"--help", "-h", "--version"} & set(words):
        return "help"
    return words[0] if words else "home"


def become(installation: Installation, words: list[str]) -> None:
    """Run the command in our place, and end with it."""
    command = installation.command(*words)
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
