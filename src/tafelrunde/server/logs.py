"""The log: one line for each thing worth noting, in plain words or as JSON, and no secret in any of them.

Keys are never written down on purpose. Whatever looks like one, or like the password in the address of a database, is left out
all the same: an error of some library may have quoted it.
"""

import logging
import re
from typing import Any, Final, Literal

import msgspec

from tafelrunde.server import metrics

Form = Literal["text", "json"]

LOGGERS: Final = ("tafelrunde", "uvicorn.error")
ACCESS: Final = logging.getLogger("tafelrunde.access")
KEY: Final = re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])")  # 32 random bytes, as `keys.py` writes them
PASSWORD: Final = re.compile(r"(://[^/@\s:]*):[^/@\s]+@")
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def without_secrets(text: str) -> str:
    """A line of the log as it may be read by anybody."""
    return PASSWORD.sub(r"\1:…@", KEY.sub("…", text))


class Plain(logging.Formatter):
    """What happened, in plain words."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """One JSON object a line: when, how bad, who says it, what, and the fields that were given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return without_secrets(msgspec.json.encode(line, enc_hook=str).decode())


class Counting(logging.Handler):
    """Counts the lines."""

    def emit(self, record: logging.LogRecord) -> None:
        metrics.log_lines.add(record.levelname.lower())


def write_log(form: Form) -> None:
    """Let the log go to the standard error output. As JSON it has a line for every request, too."""
    writing = logging.StreamHandler()
    writing.setFormatter(Json() if form == "json" else Plain())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [writing, Counting()]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
    ACCESS.setLevel(logging.INFO if form == "json" else logging.WARNING)
