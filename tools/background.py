"""Machine code, made in the background: by a process that stands back, with a log of its own, and that can be stopped whole."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

from tools.installation import Installation

PATIENCE = 5.0  # seconds that pip has for tidying up

NO_COMPILER = "There is no C compiler, so all stays plain Python: everything works, but computer players think more slowly."
FAILED = "Machine code could not be made; {log} tells why. All goes on as plain Python, and the next ./start tries again."


class MachineCode:
    """The process that makes it, and all that it starts."""

    def __init__(self, installation: Installation) -> None:
        self.installation = installation
        root = installation.root
        self.log = root / "build/machine-code.log"
        self.log.parent.mkdir(exist_ok=True)
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tools.installation"],
                cwd=root,
                env={**os.environ, "PYTHONPATH": str(root), "PYTHONSAFEPATH": "1"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                process_group=0,
            )

    @property
    def is_over(self) -> bool:
        return self.process.poll() is not None

    @property
    def is_ready(self) -> bool:
        return self.process.poll() == 0 and self.installation.is_compiled()

    def trouble(self) -> str:
        """Why it is over and not ready."""
        return FAILED.format(log=self.log.relative_to(self.installation.root)) if self.process.returncode else NO_COMPILER

    def stop(self) -> None:
        if self.is_over:
            return
        for how in (signal.SIGINT, signal.SIGKILL):
            with suppress(ProcessLookupError, subprocess.TimeoutExpired):
                os.killpg(self.process.pid, how)
                self.process.wait(PATIENCE)
