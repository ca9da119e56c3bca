"""Machine code, made in the background: by a process that stands back, with a log of its own, and that can be stopped whole."""

import os
import signal
import subprocess
import sys
from tempfile import TemporaryDirectory

from tools.installation import Installation

NO_COMPILER = "There is no C compiler, so all stays plain Python: everything works, but computer players think more slowly."
FAILED = "Machine code could not be made; {log} tells why. All goes on as plain Python, and the next ./start tries again."


class MachineCode:
    """The process that makes it, and all that it starts."""

    def __init__(self, installation: Installation) -> None:
        self.installation = installation
        root = installation.root
        self.log = root / "build/machine-code.log"
        self.log.parent.mkdir(exist_ok=True)
        self.scratch = TemporaryDirectory(prefix="tafelrunde-")  # what is killed does not tidy up
        with self.log.open("a") as log:  # another one may be writing: then ours waits for it
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tools.installation"],
                cwd=root,
                env={**os.environ, "PYTHONPATH": str(root), "PYTHONSAFEPATH": "1", "TMPDIR": self.scratch.name},
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
        """End all of it at once. What it was filling stays marked as unfinished, and the next start goes on from there."""
        if not self.is_over:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.scratch.cleanup()
