"""Trouble: something that cannot be done, with the HTTP status that says whose fault it is and a text that says what to do."""

from tafelrunde.engine import Say
from tafelrunde.server.limits import NotAllowed, checked_name


class Trouble(Exception):
    """An answer other than the one hoped for. Over a WebSocket, 4000 is added to the status."""

    def __init__(self, status: int, text: str, say: Say | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.text = text
        self.say = say  # the same in the words of a game


def no_table(table: str) -> Trouble:
    """Nobody has ever sat there."""
    return Trouble(404, f"there is no table {table[:40]!r}; check the link, or start a new table")


def wrong_key() -> Trouble:
    """Somebody knocks with a key that opens nothing."""
    return Trouble(403, "this key opens no seat at this table; use the link you were given, or ask for a new invitation")


def lost_database() -> Trouble:
    """What is known here may be out of date."""
    return Trouble(503, "this server has lost its database for the moment; it comes back by itself")


def fair_name(name: str) -> str:
    """A name that somebody gives himself, as it can be shown to others."""
    try:
        return checked_name(name)
    except NotAllowed as error:
        raise Trouble(400, str(error)) from error
