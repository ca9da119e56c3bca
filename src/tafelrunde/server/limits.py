"""Limits: how much one person may ask of the server, and what a name or a line of chat may hold.

A person is known by the address; of an IPv6 address the first half counts, as all the rest is one household's.
"""

import unicodedata
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address

from msgspec import Struct

NAME = 40  # characters
CHAT = 500
MESSAGE = 64 * 1024  # bytes of one message or body
RECORD = 1024 * 1024  # bytes of a record that somebody brings
MARKS = 3  # above and below one letter: more than any script needs


class Limits(Struct, frozen=True):
    """What a server gives at most. The usual values suit some dozens of tables on a small machine."""

    tables: int = 10_000  # running ones that have moved in the last month, and records that were brought
    tables_per_person: int = 300  # of these
    records_per_person: int = 50  # of those that were brought
    packs: int = 2_000  # that people brought
    packs_per_person: int = 300  # whoever plays each draft of the studio brings many
    pack_bytes_per_person: int = 20_000_000
    drafts: int = 2_000  # of the studio
    drafts_per_person: int = 100
    versions: int = 50  # of one draft; the oldest goes when one more comes
    reading_seconds: float = 60  # of work for one designer's drafts at once
    reading_share: float = 0.5  # and seconds of it for each second that passes
    lab_jobs: int = 1  # that run at once
    lab_games: int = 5_000  # of one job
    lab_seconds: float = 3600  # for one person at once
    lab_share: float = 0.25  # and seconds for each second that passes
    lab_reports: int = 200  # that are kept; the oldest goes when one more comes
    connections: int = 2_000
    connections_per_person: int = 100
    waiting_per_person: int = 200  # connections that are none to a table
    requests_at_once: int = 6  # of one person, as many as a browser sends; the others wait for their turn
    open_rooms: int = 500  # kept in memory; others are opened again when somebody comes
    creations_per_minute: float = 30
    creations_at_once: int = 60
    messages_per_second: float = 20  # of one connection
    messages_at_once: int = 60
    messages_per_second_and_person: float = 200
    messages_at_once_and_person: int = 600
    lines_per_second: float = 1  # of chat, of one seat
    lines_at_once: int = 8
    lines_per_second_and_person: float = 3
    lines_at_once_and_person: int = 20
    entries: int = 20_000  # of one table
    costly_seconds: float = 20  # of work that the archive does for one person at once
    costly_share: float = 0.2  # and seconds of it for each second that passes
    costly_waiting: int = 200  # who wait for the archive
    send_seconds: float = 20  # a listener who takes longer to hear one message is dropped
    pulse_seconds: float = 1.5  # between two signs of life
    silence_seconds: float = 8  # a listener of whom nothing is heard for so long is gone
    hello_seconds: float = 20  # and one who does not say who he is, or asks for nothing
    think_seconds: float = 60  # a computer player who takes longer, once begun, lets the default speak
    grace_seconds: float = 45  # so long somebody who is away is waited for before a computer plays for him unasked


class NotAllowed(ValueError):
    """Text that cannot be a name or a line of chat; the message says why."""


class Bucket:
    """A stock of permissions that fills up again: so many at once, so many a second."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.stock = most
        self.at = 0.0

    def left(self, now: float) -> float:
        """What there is now; less than nothing, if more was spent than there was."""
        self.stock = min(self.most, self.stock + (now - self.at) * self.rate)
        self.at = now
        return self.stock

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        if self.left(now) < 1:
            return False
        self.stock -= 1
        return True


class Buckets:
    """One bucket for each person (or seat), the least recent forgotten first."""

    def __init__(self, rate: float, most: float, people: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.people = people
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, person: str, now: float) -> bool:
        """Whether this person may once more."""
        return self._of(person).take(now)

    def left(self, person: str, now: float) -> float:
        """What this person has left."""
        return self._of(person).left(now)

    def spend(self, person: str, now: float, amount: float) -> None:
        """Take so much, even if it is more than there is."""
        bucket = self._of(person)
        bucket.left(now)
        bucket.stock -= amount

    def _of(self, person: str) -> Bucket:
        bucket = self.known.pop(person, None) or Bucket(self.rate, self.most)
        self.known[person] = bucket
        if len(self.known) > self.people:
            self.known.popitem(last=False)
        return bucket


def person_at(address: str) -> str:
    """Who is at this address, as far as limits count: of IPv6 the network, which one household has for itself."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:80]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


def checked_name(name: str) -> str:
    """A name as it is shown. Any script and any sign, markup too: it is only ever shown as text."""
    if len(name) > 4 * NAME:
        raise NotAllowed(f"a name has at most {NAME} characters; this one has {len(name)}")
    name = unicodedata.normalize("NFC", name)
    if any(map(_invisible, name)):
        raise NotAllowed("a name cannot hold control characters; use letters, digits and signs")
    if _unstacked(name) != name:
        raise NotAllowed(f"a letter of a name has at most {MARKS} marks")
    name = " ".join(name.split())
    if len(name) > NAME:
        raise NotAllowed(f"a name has at most {NAME} characters; this one has {len(name)}")
    return name


def checked_line(text: str) -> str:
    """A line of chat as it is shown: plain text on one line."""
    if len(text) > 4 * CHAT:
        raise NotAllowed(f"a line of chat has at most {CHAT} characters; this one has {len(text)}")
    text = _unstacked(" ".join("".join(sign for sign in text if sign.isspace() or not _invisible(sign)).split()))
    if not text:
        raise NotAllowed("there is nothing in this line of chat")
    if len(text) > CHAT:
        raise NotAllowed(f"a line of chat has at most {CHAT} characters; this one has {len(text)}")
    return text


def _invisible(sign: str) -> bool:
    """Control characters and those that turn the writing direction. The joiners of scripts and emoji are none."""
    return unicodedata.category(sign) in {"Cc", "Cf", "Cs", "Zl", "Zp"} and sign not in "\u200c\u200d"


def _unstacked(text: str) -> str:
    """Without the marks that would tower above a letter, into other lines."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if marks <= MARKS:
            kept.append(sign)
    return "".join(kept)
