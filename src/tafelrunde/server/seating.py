"""Who sits at a live table: keys, invitations, and who is away since when."""

import time
from collections.abc import Iterable
from typing import Final

from tafelrunde.server import wire
from tafelrunde.server.keys import fits, hashed, new_key
from tafelrunde.server.listener import Listener
from tafelrunde.server.store import KeptSeat, KeptTable, Store, Taken
from tafelrunde.server.trouble import Trouble, wrong_key

HEARD_LASTS: Final = 12.0  # seconds for which it counts what another process said about who is there


class Seating:
    """One table's."""

    def __init__(self, kept: KeptTable, store: Store) -> None:
        self.kept = kept
        self.store = store
        self._opened = time.monotonic()
        self._left: dict[int, float] = {}  # when somebody's last screen went
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # by process: who is connected there, and when it said so

    def seats_of(self, keys: list[str]) -> list[int]:
        """The seats that these keys open; none if it is the spectators' link."""
        mine = self._opened_by(keys)
        if not mine and not any(fits(hashed(key), self.kept.watch) for key in keys):
            raise wrong_key()
        return mine

    def invited(self, invitation: wire.Invitation) -> wire.Invited:
        """What has become of an invitation, for a browser that has these keys."""
        seat, kept = self._invited(invitation.key)
        if kept.kind == "open":
            return wire.Invited(seat, kept.name, "open")
        return wire.Invited(seat, kept.name, "mine" if seat in self._opened_by(invitation.keys) else "taken")

    async def sit(self, key: str, name: str, person: str = "") -> wire.Joined:
        """Somebody takes the open seat that this invitation is for."""
        seat, kept = self._invited(key)
        own = new_key()
        try:
            await self.store.sit(self.kept.id, seat, hashed(key), hashed(own), name, person)
        except Taken:
            raise _used_up() from None
        kept.kind, kept.name, kept.key, kept.person = "person", name, hashed(own), person
        self._left[seat] = time.monotonic()
        self.kept.record.seats[seat].name = name
        return wire.Joined(seat, own)

    async def invite_anew(self, seat: int) -> str:
        """A new invitation for a seat; whoever had the old key sits there no longer."""
        key = new_key()
        await self.store.invite(self.kept.id, seat, hashed(key))
        kept = self.kept.seats[seat]
        kept.kind, kept.key, kept.invitation, kept.stand_in = "open", hashed(key), hashed(key), ""
        kept.person, kept.more = "", b""
        return key

    def heard_of(self, process: str, seats: list[int]) -> bool:
        """Another process says who is connected there; whether that is new."""
        before = self._connected_elsewhere()
        self._elsewhere[process] = (frozenset(seats), time.monotonic())
        after = self._connected_elsewhere()
        self._left.update(dict.fromkeys(before - after, time.monotonic()))
        return before != after

    def here(self, listeners: Iterable[Listener]) -> set[int]:
        """The seats at which somebody is connected, at this process or at another."""
        return {seat for listener in listeners for seat in listener.mine} | self._connected_elsewhere()

    def _connected_elsewhere(self) -> set[int]:
        known = time.monotonic() - HEARD_LASTS
        return {seat for seats, at in self._elsewhere.values() if at > known for seat in seats}

    def left(self, listeners: Iterable[Listener], gone: Listener) -> None:
        """A screen has gone; whose last one it was, is away from now on."""
        here = self.here(listeners)
        self._left.update({seat: time.monotonic() for seat in gone.mine if seat not in here})

    def sitters(self, listeners: Iterable[Listener]) -> list[wire.Sitter]:
        """Who sits where, as everybody sees it."""
        here = self.here(listeners)
        return [
            wire.Sitter(
                seat=seat,
                name=kept.name,
                kind=kept.kind,
                level=kept.level,
                here=seat in here,
                stand_in=kept.stand_in,
                host=kept.host,
                away=0 if kept.kind != "person" or seat in here else int(self.away(seat)),
            )
            for seat, kept in enumerate(self.kept.seats)
        ]

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been there, if nobody is."""
        return time.monotonic() - self._left.get(seat, self._opened)

    def _opened_by(self, keys: list[str]) -> list[int]:
        hashes = [hashed(key) for key in keys]
        seats = enumerate(self.kept.seats)
        return [seat for seat, kept in seats if kept.kind == "person" and any(opens(key, kept) for key in hashes)]

    def _invited(self, key: str) -> tuple[int, KeptSeat]:
        invitation = hashed(key)
        for seat, kept in enumerate(self.kept.seats):
            if kept.kind != "bot" and fits(invitation, kept.invitation):
                return seat, kept
        raise _used_up()


def opens(key_hash: bytes, seat: KeptSeat) -> bool:
    """Whether a key is that of the seat, or one that another device of the same person has."""
    size = len(key_hash)
    more = [seat.more[start : start + size] for start in range(0, len(seat.more), size)]
    return any(fits(key_hash, known) for known in (seat.key, *more))


def _used_up() -> Trouble:
    return Trouble(403, "this invitation is used up or was never given; ask whoever invited you for another one")
