"""What this server counts. Every label comes from a short list: no name, no key, no address and no table is among them."""

import os
import sys
import time
from pathlib import Path
from typing import Final

from tafelrunde.engine.game import compiled
from tafelrunde.server.about import program_version
from tafelrunde.server.instruments import Counter, Gauge, Histogram, Instrument, Reading
from tafelrunde.server.store import StoreError, Taken

BEGUN: Final = time.time()

about = Gauge("info", "The program.", "version", "compiled")
about.ask = lambda: {(program_version(), str(compiled()).lower()): 1}
begun = Gauge("start_time_seconds", "When the process began, in seconds since 1970.")
begun.ask = lambda: {(): BEGUN}

requests = Counter("requests_total", "HTTP requests, by call, method and status.", "call", "method", "status")
request_seconds = Histogram("request_seconds", "How long HTTP requests took.", "call")
connections = Gauge("connections", "Browsers that listen to a table.")
people = Gauge("people", "Addresses from which somebody listens to a table.")
hung_up = Counter("hangups_total", "Connections that the server has ended, by the code it said.", "code")

tables = Gauge("tables_open", "Tables in memory.")
moves = Counter("moves_total", "Moves that count, by game and who made them: a person, or the computer or clock.", "game", "by")
move_seconds = Histogram("move_seconds", "From when a person's move came in until it was kept and told.", "game")
refusals = Counter("refusals_total", "What people asked of a table that could not be done.")
lines = Counter("chat_lines_total", "Lines of chat.")

waiting = Gauge("waiting", "What waits: thoughts for a worker, or games to be looked at again.", "queue")
wait_seconds = Histogram("thought_wait_seconds", "How long a thought waited for a worker.")
think_seconds = Histogram("thought_seconds", "How long a thought took, once begun.", "game", "level")
lost_thoughts = Counter("thoughts_lost_total", "Thoughts that failed, died or took too long; the default was said instead.")

store_seconds = Histogram("store_seconds", "How long the store took, by what was asked of it.", "work")
store_errors = Counter("store_errors_total", "What the store could not do.", "work")
database_bytes = Gauge("database_bytes", "The size of the database.")
disk_free_bytes = Gauge("disk_free_bytes", "What is left on the disk of the database, where it is a file.")

log_lines = Counter("log_lines_total", "Lines of the log.", "level")
memory_bytes = Gauge("memory_bytes", "What the process has in memory.")
cpu_seconds = Gauge("cpu_seconds", "The time that the process has computed, without its workers.")


def memory() -> int:
    """What this process has in memory, in bytes; where the system does not tell, the most that it ever had."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return _most_memory()


def _most_memory() -> int:
    if sys.platform == "win32":
        return 0
    import resource  # noqa: PLC0415  # Windows has none

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


class storing:  # noqa: N801  # reads like the context manager it is
    """While the store does something."""

    def __init__(self, work: str) -> None:
        self.work = work
        self.started = time.perf_counter()

    def __enter__(self) -> None:
        """It begins."""

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        store_seconds.note(time.perf_counter() - self.started, self.work)
        if isinstance(error, StoreError) and not isinstance(error, Taken):
            store_errors.add(self.work)


memory_bytes.ask = lambda: {(): memory()}
cpu_seconds.ask = lambda: {(): time.process_time()}

INSTRUMENTS: Final = tuple(one for one in list(globals().values()) if isinstance(one, Instrument))


def readings() -> list[Reading]:
    """What this process has counted."""
    return [one.read() for one in INSTRUMENTS]
