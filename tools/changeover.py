"""Play now, be faster soon: `tafelrunde` runs as plain Python while machine code is made in the background.

When that is ready, a server is replaced at once. Its listening socket stays open (tafelrunde/server/handover.py); what
it told anybody is stored, and the pages that are open come back by themselves. Any other command is left alone: what was made
is used from the next start on.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from typing import NoReturn

from tools.background import MachineCode
from tools.installation import Installation

KEEPER, LISTENING = "TAFELRUNDE_KEEPER", "TAFELRUNDE_LISTENING"  # as in tafelrunde/server/handover.py
PATIENCE = 5.0  # seconds that a program has for ending by itself

BEGINS = "Machine code is being made in the background, for some minutes. Until then computer players think more slowly."
READY = "Machine code is ready: computer players think about ten times faster"


def run(quick: Installation, fast: Installation, words: list[str], serves: bool) -> int:
    """Run a command as plain Python, until it ends or, if it serves, until machine code takes its place. Its exit status."""
    print(BEGINS, flush=True)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _leave)
    making = MachineCode(fast)
    program, keeper = _begin(quick.command(*words))
    try:
        while program.poll() is None and not (serves and making.is_over):
            time.sleep(0.2)
        if making.is_ready and program.poll() is None and (listening := _listening(keeper)) is not None:
            print(f"{READY}. Tables go on where they are.", flush=True)
            _end(program)
            making.stop()
            _replace(fast.command(*words), listening)
        elif making.is_over:
            print(f"{READY} from the next start on." if making.is_ready else making.trouble(), flush=True)
        return program.wait()
    except KeyboardInterrupt:  # whoever runs in our terminal has heard it too
        with suppress(subprocess.TimeoutExpired):
            program.wait(PATIENCE)
        return 130 if program.returncode is None else program.returncode
    finally:
        making.stop()
        keeper.close()
        _end(program)


def _begin(command: list[str]) -> tuple["subprocess.Popen[bytes]", socket.socket]:
    """Start a program, and the socket through which it hands us the one it listens at."""
    ours, theirs = socket.socketpair()
    with theirs:
        number = theirs.fileno()
        return subprocess.Popen(command, env={**os.environ, KEEPER: str(number)}, pass_fds=[number]), ours


def _listening(keeper: socket.socket) -> int | None:
    """The listening socket of the server, once it is open; none if the server has ended before."""
    _, sockets, _, _ = socket.recv_fds(keeper, 1, 1)
    return sockets[0] if sockets else None


def _replace(command: list[str], listening: int) -> None:
    """Become the next server."""
    os.set_inheritable(listening, True)
    os.environ[LISTENING] = str(listening)
    os.execv(command[0], command)


def _end(program: "subprocess.Popen[bytes]") -> None:
    if program.poll() is None:
        program.terminate()
        try:
            program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


def _leave(number: int, _: object) -> NoReturn:
    sys.exit(128 + number)
