"""The lab on this server: `tafelrunde lab` in a process of its own, whose folder says how far it is.

A job that was stopped, by its designer, by its budget or by the end of the server, goes on where it was.
"""

import asyncio
import os
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

import tafelrunde
from tafelrunde.server.limits import Buckets, Limits
from tafelrunde.server.studio.wire import Finding, LabOrder, LabState
from tafelrunde.server.trouble import Trouble

ORDER: Final = "order.json"
PROGRESS: Final = "progress.txt"
REPORT: Final = "report.html"
FINDINGS: Final = "findings.json"
ERRORS: Final = "errors.txt"
POLITE: Final = 10  # how far the lab stands back
FEWEST: Final = 10  # games
LANGUAGES: Final = ("de", "en")


class Order(Struct):
    """order.json: what is measured."""

    game: str
    content: str
    games: int
    language: str


class Job(Struct):
    """One that waits or runs."""

    person: str
    begun: float = 0.0  # 0: it waits
    done_before: int = 0  # games, when this run began
    stopping: bool = False
    trouble: str = ""


class Lab:
    """All jobs of one server, each in a folder."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.folder = folder
        self.limits = limits
        self._room = asyncio.Semaphore(limits.lab_jobs)
        self._budgets = Buckets(limits.lab_share, limits.lab_seconds)
        self._jobs: dict[str, Job] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._troubles: dict[str, str] = {}

    def start(self, draft: str, order: Order, archive: bytes, base: bytes, person: str) -> None:
        """Measure this, or go on measuring it. `base` is the archive of what it is compared with; empty: the game itself."""
        if draft in self._jobs:
            raise Trouble(409, "the lab is at work on this draft already")
        if not FEWEST <= order.games <= self.limits.lab_games or order.language not in LANGUAGES:
            raise Trouble(400, f"the lab plays {FEWEST} to {self.limits.lab_games} pairs of games, and reports in de or en")
        if self._budgets.left(person, time.monotonic()) <= 0:
            raise Trouble(429, "the lab has worked long for you; try again later")
        folder = self.folder / draft
        if self._order(draft) != order:
            shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        (folder / "pack.zip").write_bytes(archive)
        if base:
            (folder / "base.zip").write_bytes(base)
        (folder / ORDER).write_bytes(msgspec.json.encode(order))
        self._tidy()
        self._troubles.pop(draft, None)
        self._jobs[draft] = Job(person)
        self._tasks[draft] = asyncio.get_running_loop().create_task(self._run(draft, order, against=bool(base)))

    def state(self, draft: str, content: str) -> LabState:
        """How far the lab is with a draft that says this now."""
        order = self._order(draft)
        if order is None:
            return LabState("none", trouble=self._troubles.get(draft, ""))
        folder, job = self.folder / draft, self._jobs.get(draft)
        done = _number(folder / PROGRESS)
        shown = LabState("stopped", order.content, order.content == content, done, order.games)
        shown.trouble = self._troubles.get(draft, "")
        if job is not None:
            shown.state = "running" if job.begun else "waiting"
            played = done - job.done_before
            if job.begun and played > 0:
                shown.seconds_left = (time.monotonic() - job.begun) / played * (order.games - done)
        elif (folder / REPORT).is_file():
            shown.state = "done"
            with suppress(OSError, msgspec.MsgspecError):
                shown.findings = msgspec.json.decode((folder / FINDINGS).read_bytes(), type=list[Finding])
        elif shown.trouble:
            shown.state = "failed"
        return shown

    def report(self, draft: str) -> bytes:
        """The report as one page."""
        try:
            return (self.folder / draft / REPORT).read_bytes()
        except OSError:
            raise Trouble(404, "there is no report yet") from None

    async def stop(self, draft: str) -> None:
        """Stop a job; what is done is kept."""
        task = self._tasks.get(draft)
        if task is not None:
            self._jobs[draft].stopping = True
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def close(self) -> None:
        """Stop everything."""
        for draft in list(self._tasks):
            await self.stop(draft)

    # --- at work ------------------------------------------------------------------------------------------------------

    async def _run(self, draft: str, order: Order, *, against: bool) -> None:
        job = self._jobs[draft]
        try:
            async with self._room:
                job.done_before = _number(self.folder / draft / PROGRESS)
                job.begun = time.monotonic()
                await self._work(draft, order, job, against=against)
        finally:
            if job.begun:
                self._budgets.spend(job.person, time.monotonic(), time.monotonic() - job.begun)
            del self._jobs[draft], self._tasks[draft]

    async def _work(self, draft: str, order: Order, job: Job, *, against: bool) -> None:
        folder = self.folder / draft
        with (folder / ERRORS).open("wb") as errors:
            process = await asyncio.create_subprocess_exec(
                *_command(order, "base.zip" if against else "base"),
                cwd=folder,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=errors,
                env=_environment(),
                start_new_session=True,
            )
        with suppress(OSError, AttributeError):
            os.setpriority(os.PRIO_PROCESS, process.pid, POLITE)
        try:
            async with asyncio.timeout(self._budgets.left(job.person, time.monotonic())):
                status = await process.wait()
        except TimeoutError:
            self._troubles[draft] = "the time that the lab has for one person is used up; go on later"
            status = 0
        finally:
            if process.returncode is None:
                process.send_signal(signal.SIGINT)  # it then keeps what is done
                with suppress(TimeoutError):
                    async with asyncio.timeout(5):
                        await process.wait()
                if process.returncode is None:
                    process.kill()
        if (folder / REPORT).is_file():
            for chunks in ("base", "changed"):
                shutil.rmtree(folder / chunks, ignore_errors=True)
        elif status:
            told = (folder / ERRORS).read_text(encoding="utf-8", errors="replace").strip().splitlines()
            self._troubles[draft] = (told[-1] if told else f"the lab ended with {status}")[:300]

    def _order(self, draft: str) -> Order | None:
        try:
            return msgspec.json.decode((self.folder / draft / ORDER).read_bytes(), type=Order)
        except (OSError, msgspec.MsgspecError):
            return None

    def _tidy(self) -> None:
        """The oldest jobs go when there are too many."""
        folders = sorted((one for one in self.folder.iterdir() if one.is_dir()), key=lambda one: one.stat().st_mtime)
        for old in folders[: -self.limits.lab_reports]:
            if old.name not in self._jobs:
                shutil.rmtree(old, ignore_errors=True)


def ordered(game: str, content: str, order: LabOrder) -> Order:
    """What a designer asks for, of this content."""
    return Order(game, content, order.games, order.language)


def _command(order: Order, against: str) -> Sequence[str]:
    words = [sys.executable, "-m", "tafelrunde", "lab", order.game, "--pack", "pack.zip", "--against", against]
    return [*words, "--games", str(order.games), "--language", order.language, "--out", ".", "--resume"]


def _environment() -> dict[str, str]:
    """The same package, wherever the process begins."""
    home = str(Path(tafelrunde.__file__).resolve().parent.parent)
    paths = [home, *(str(Path(one).resolve()) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


def _number(file: Path) -> int:
    try:
        return int(file.read_text(encoding="utf-8").strip() or 0)
    except (OSError, ValueError):
        return 0
