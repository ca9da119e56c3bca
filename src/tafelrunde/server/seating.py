"""Who sits at a live table: keys, invitations, and who is away since when."""

import time
from collections.abc import Iterable

from tafelrunde.server import wire
from tafelrunde.server.keys import fits, hashed, new_key
from tafelrunde.server.listener import Listener
from tafelrunde.server.store import KeptSeat, KeptTable, Store, Taken
from tafelrunde.server.trouble import Trouble, wrong_key


class Seating:
    """One table's."""

    def __init__(self, kept: KeptTable, store: Store) -> None:
        self.kept = kept
        self.store = store
        self._opened = time.monotonic()
        self._left: dict[int, float] = {}  # when somebody's last screen went

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

    async def sit(self, key: str, name: str) -> wire.Joined:
        """Somebody takes the open seat that this invitation is for."""
        seat, kept = self._invited(key)
        own = new_key()
        try:
            await self.store.sit(self.kept.id, seat, hashed(key), hashed(own), name)
        except Taken:
            raise _used_up() from None
        kept.kind, kept.name, kept.key = "person", name, hashed(own)
        self._left[seat] = time.monotonic()
        self.kept.record.seats[seat].name = name
        return wire.Joined(seat, own)

    async def invite_anew(self, seat: int) -> str:
        """A new invitation for a seat; whoever had the old key sits there no longer."""
        key = new_key()
        await self.store.invite(self.kept.id, seat, hashed(key))
        kept = self.kept.seats[seat]
        kept.kind, kept.key, kept.invitation, kept.stand_in = "open", hashed(key), hashed(key), ""
        return key

    def left(self, listeners: Iterable[Listener], gone: Listener) -> None:
        """A screen has gone; whose last one it was, is away from now on."""
        here = {seat for listener in listeners for seat in listener.mine}
        self._left.update({seat: time.monotonic() for seat in gone.mine if seat not in here})

    def sitters(self, listeners: Iterable[Listener]) -> list[wire.Sitter]:
        """Who sits where, as everybody sees it."""
        here = {seat for listener in listeners for seat in listener.mine}
        return [
            wire.Sitter(
                seat=seat,
                name=kept.name,
                kind=kept.kind,
                level=kept.level,
                here=seat in here,
                stand_in=kept.stand_in,
                host=kept.host,
                away=0 if kept.kind != "person" or seat in here else self._away(seat),
            )
            for seat, kept in enumerate(self.kept.seats)
        ]

    def _away(self, seat: int) -> int:
        return int(time.monotonic() - self._left.get(seat, self._opened))

    def _opened_by(self, keys: list[str]) -> list[int]:
        hashes = [hashed(key) for key in keys]
        seats = enumerate(self.kept.seats)
        return [seat for seat, kept in seats if kept.kind == "person" and any(fits(key, kept.key) for key in hashes)]

    def _invited(self, key: str) -> tuple[int, KeptSeat]:
        invitation = hashed(key)
        for seat, kept in enumerate(self.kept.seats):
            if kept.kind != "bot" and fits(invitation, kept.invitation):
                return seat, kept
        raise _used_up()


def _used_up() -> Trouble:
    return Trouble(403, "this invitation is used up or was never given; ask whoever invited you for another one")
