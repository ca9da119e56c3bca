"""Limits: how much one guest may ask of the server, and what a name or a line of chat may hold."""

import unicodedata
from collections import OrderedDict

from msgspec import Struct

NAME = 40  # characters
CHAT = 500
MESSAGE = 64 * 1024  # bytes of one message or body
RECORD = 1024 * 1024  # bytes of a record that somebody brings


class Limits(Struct, frozen=True):
    """What a server gives at most. The usual values suit some dozens of tables on a small machine."""

    tables: int = 10_000  # running ones that have moved in the last month
    connections: int = 2_000
    connections_per_client: int = 100
    open_rooms: int = 500  # kept in memory; others are opened again when somebody comes
    creations_per_minute: float = 30
    creations_at_once: int = 60
    messages_per_second: float = 20
    messages_at_once: int = 60
    lines_per_second: float = 1
    lines_at_once: int = 8
    send_seconds: float = 20  # a listener who takes longer to hear one message is dropped
    beat_seconds: float = 1.5  # between two signs of life
    silence_seconds: float = 8  # a listener of whom nothing is heard for so long is gone
    hello_seconds: float = 20  # and one who does not say who he is
    think_seconds: float = 60  # a computer player who takes longer lets the default speak


class NotAllowed(ValueError):
    """Text that cannot be a name or a line of chat; the message says why."""


class Bucket:
    """A stock of permissions that fills up again: so many at once, so many a second."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.stock = most
        self.at = 0.0

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self.stock = min(self.most, self.stock + (now - self.at) * self.rate)
        self.at = now
        if self.stock < 1:
            return False
        self.stock -= 1
        return True


class Buckets:
    """One bucket for each client, the least recent forgotten first."""

    def __init__(self, rate: float, most: float, clients: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.clients = clients
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, now: float) -> bool:
        """Whether this client may once more."""
        bucket = self.known.pop(client, None) or Bucket(self.rate, self.most)
        self.known[client] = bucket
        if len(self.known) > self.clients:
            self.known.popitem(last=False)
        return bucket.take(now)


def checked_name(name: str) -> str:
    """A name as it is shown. Any script and any sign, markup too: it is only ever shown as text."""
    if len(name) > 4 * NAME:
        raise NotAllowed(f"a name has at most {NAME} characters; this one has {len(name)}")
    name = unicodedata.normalize("NFC", name)
    if any(map(_invisible, name)):
        raise NotAllowed("a name cannot hold control characters; use letters, digits and signs")
    name = " ".join(name.split())
    if len(name) > NAME:
        raise NotAllowed(f"a name has at most {NAME} characters; this one has {len(name)}")
    return name


def checked_line(text: str) -> str:
    """A line of chat as it is shown: plain text on one line."""
    if len(text) > 4 * CHAT:
        raise NotAllowed(f"a line of chat has at most {CHAT} characters; this one has {len(text)}")
    text = " ".join("".join(sign for sign in text if sign.isspace() or not _invisible(sign)).split())
    if not text:
        raise NotAllowed("there is nothing in this line of chat")
    if len(text) > CHAT:
        raise NotAllowed(f"a line of chat has at most {CHAT} characters; this one has {len(text)}")
    return text


def _invisible(sign: str) -> bool:
    """Control characters and those that turn the writing direction. The joiners of scripts and emoji are none."""
    return unicodedata.category(sign) in {"Cc", "Cf", "Cs", "Zl", "Zp"} and sign not in "\u200c\u200d"
