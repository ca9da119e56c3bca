"""Several server processes on one machine: they share the listening sockets and a database, and are looked after from here.

One that dies is replaced. On SIGHUP all are replaced one after the other, the new one first, so that somebody always answers.
"""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tafelrunde.server import handover

READY: Final = "TAFELRUNDE_READY"  # a pipe through which a process says that it serves
ENDING: Final = 15.0  # seconds that a process has for putting everything away
SOON: Final = 2.0  # seconds before one that died at once is tried again


def say_ready() -> None:
    """Tell whoever looks after this process, if anybody does, that it serves."""
    number = os.environ.pop(READY, None)
    if number:
        os.write(int(number), b".")
        os.close(int(number))


class Processes:
    """The processes of one command."""

    def __init__(
        self,
        count: int,
        command: Sequence[str],
        environment: Mapping[str, str],
        listening: list[socket.socket],
        say: Callable[[str], None],
    ) -> None:
        self.command = list(command)
        self.environment = dict(environment)
        self.listening = listening
        self.say = say
        self.running: list[subprocess.Popen[bytes]] = []
        self.count = count
        self.renewing = False
        self.ending = False

    def run(self) -> None:
        """Look after them until somebody ends it."""
        before = {sign: signal.signal(sign, self._end) for sign in (signal.SIGTERM, signal.SIGINT)}
        if hasattr(signal, "SIGHUP"):
            before[signal.SIGHUP] = signal.signal(signal.SIGHUP, self._renew)
        try:
            for _ in range(self.count):
                self.running.append(self._start())
            while not self.ending:
                self._replace_the_dead()
                if self.renewing:
                    self.renewing = False
                    self._renew_all()
                time.sleep(0.2)
        finally:
            for process in self.running:
                self._stop(process)
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def _start(self) -> subprocess.Popen[bytes]:
        """One more process; returns when it serves."""
        reading, writing = os.pipe()
        numbers = [one.fileno() for one in self.listening]
        environment = os.environ | self.environment | {handover.LISTENING: ",".join(map(str, numbers)), READY: str(writing)}
        process = subprocess.Popen(self.command, env=environment, pass_fds=[*numbers, writing])
        os.close(writing)
        ready = os.read(reading, 1) == b"."  # the pipe ends with the process
        os.close(reading)
        if not ready and not self.ending:
            self.say(f"A server process did not start (it ended with {process.wait(ENDING)}).")
            time.sleep(SOON)
        return process

    def _replace_the_dead(self) -> None:
        for number, process in enumerate(self.running):
            if process.poll() is not None and not self.ending:
                self.say(f"A server process has died ({process.returncode}); another one takes its place.")
                self.running[number] = self._start()

    def _renew_all(self) -> None:
        for number, process in enumerate(self.running):
            if not self.ending:
                self.running[number] = self._start()
                self._stop(process)

    def _stop(self, process: subprocess.Popen[bytes]) -> None:
        if process.poll() is None:
            process.terminate()
        try:
            process.wait(ENDING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _end(self, *_: Any) -> None:
        self.ending = True

    def _renew(self, *_: Any) -> None:
        self.renewing = True
