"""One at a time: a lock on a file, which the system opens again when its holder ends, however that happens."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if os.name == "posix":
    import fcntl


@contextmanager
def alone(file: Path, waiting: str) -> Iterator[None]:
    """Wait, and say so, while somebody else holds the lock. (On Windows nobody waits.)"""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as opened:
        if os.name == "posix":
            try:
                fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print(waiting, flush=True)
                fcntl.flock(opened, fcntl.LOCK_EX)
        yield
