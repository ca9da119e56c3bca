"""The server the browser talks to: a real process that can be killed and started again at the same address."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent


def untraced() -> dict[str, str]:
    """Our environment, without coverage: computer players would think three times as long, and other tests cover the server."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}


class Server:
    """A process with its own database, of this Python or another. Its computer players do not wait before they move, unless
    they shall. Its log is a file beside the database."""

    def __init__(
        self,
        folder: Path,
        seed: int | str | None = None,
        pace: float = 0,
        python: str = sys.executable,
        database: str = "",
    ) -> None:
        self.python = python
        self.log = folder / "log.txt"
        self.database = database or str(folder / "tables.sqlite3")
        self.seed = [] if seed is None else [str(seed)]
        self.pace = str(pace)
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """At any free port the first time, afterwards at the same one."""
        port = self.address.rstrip("/").rpartition(":")[2] or "0"
        command = [self.python, "-m", "tests.browser.serve", str(self.database), port, self.pace, *self.seed]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=untraced(), stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, f"the server did not say where it is: {self.log.read_text()}"
        self.address = found[0]

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.address}api/{path}", timeout=PATIENCE) as answer:
            return json.load(answer)

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            f"{self.address}api/{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def live(self, table: dict[str, Any]) -> str:
        """Where a table is listened to."""
        return f"ws{self.address.removeprefix('http')}api/tables/{table['table']}/live"

    def table(self, *seats: dict[str, str], **options: str | int | bool) -> dict[str, Any]:
        """A new table, with the secrets of its seats. Nobody has to choose a token, and all sit as named."""
        body = {"game": "monopoly", "seats": list(seats), "options": {"tokens": "random", "seats": "fixed", **options}}
        made: dict[str, Any] = self.post("tables", body)
        return made


ME = {"kind": "me", "name": "Ada"}
HERE = {"kind": "here", "name": "Ben"}
FRIEND = {"kind": "link", "name": "Cleo"}


def computer(name: str = "Mila", level: str = "easy") -> dict[str, str]:
    return {"kind": "bot", "name": name, "level": level}
