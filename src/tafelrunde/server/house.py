"""The house: what the host of a server has decided for everybody, kept in the store and the same for all processes.

An announcement, whether anything can be played just now, and from which addresses nobody is let in. Every deed of a host is
written into the audit log together with what it changes.
"""

import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, Literal

import msgspec

from tafelrunde.server.sql import Ask, Do, SqlStore, insert

AUDIT_SHOWN: Final = 100
COMPLAINTS_SHOWN: Final = 100
COMPLAINTS_KEPT: Final = 1000
HOUSEHOLD: Final = 64  # bits of an IPv6 address: what is smaller cannot be told apart

Network = IPv4Network | IPv6Network


class BadNetwork(ValueError):
    """No range of addresses; the message says what is wrong with it."""


class Rules(msgspec.Struct, frozen=True):
    """What holds for everybody."""

    announcement: str = ""
    read_only: bool = False
    known: Literal["nobody", "tables", "everybody"] = "nobody"  # who must keep a name: whoever sets up a table, or plays


class Ban(msgspec.Struct, frozen=True):
    """Nobody is let in from there."""

    network: str
    why: str
    at: float


class Complaint(msgspec.Struct, frozen=True):
    """A line of chat that was reported."""

    number: int
    table: str
    seat: int
    name: str
    text: str
    reporter: int
    note: str
    at: float


class Deed(msgspec.Struct, frozen=True):
    """Something that the host did."""

    at: float
    deed: str


class House:
    """What is decided, as this process knows it. Without a store: nothing ever is."""

    def __init__(self, store: SqlStore | None = None) -> None:
        self.store = store
        self.rules = Rules()
        self.networks: tuple[Network, ...] = ()

    def bans(self, person: str) -> bool:
        """Whether nobody is let in from the address of this person (or of the household)."""
        if not self.networks:
            return False
        try:
            address = ip_address(person.partition("/")[0])
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    async def look(self) -> bool:
        """Read what has been decided; whether it is news here."""
        if self.store is None:
            return False
        rules, bans = await self.store.read(
            Ask("SELECT value FROM settings WHERE name = 'rules'"), Ask("SELECT network FROM bans ORDER BY network")
        )
        before = (self.rules, self.networks)
        self.rules = msgspec.json.decode(rules[0][0], type=Rules) if rules else Rules()
        self.networks = tuple(ip_network(row[0]) for row in bans)
        return (self.rules, self.networks) != before

    # --- what a host does; each with its line in the audit log --------------------------------------------------------

    async def rule(self, rules: Rules, deed: str) -> None:
        """From now on this holds."""
        again = "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        value = msgspec.json.encode(rules).decode()
        await self.note(deed, insert("settings", {"name": "rules", "value": value}, again))

    async def ban(self, network: str, why: str, deed: str) -> None:
        """Let nobody in from there."""
        row = {"network": str(checked_network(network)), "why": why, "at": time.time()}
        await self.note(deed, insert("bans", row, "ON CONFLICT DO NOTHING"))

    async def lift(self, network: str, deed: str) -> None:
        """Let them in again."""
        await self.note(deed, Do("DELETE FROM bans WHERE network = ?", (network,)))

    async def settle(self, number: int, deed: str) -> None:
        """A complaint has been dealt with."""
        await self.note(deed, Do("UPDATE complaints SET settled = 1 WHERE number = ?", (number,)))

    async def note(self, deed: str, *work: Do) -> None:
        """Write a deed into the audit log, and do it."""
        if self.store is not None:
            await self.store.write(insert("audit", {"at": time.time(), "deed": deed}), *work)
            await self.look()

    async def complain(self, complaint: Complaint) -> None:
        """Keep what somebody reports; the oldest are forgotten first."""
        if self.store is not None:
            row = msgspec.structs.asdict(complaint)
            del row["number"]
            row["table_id"] = row.pop("table")
            oldest = "SELECT number FROM complaints ORDER BY number DESC LIMIT 1 OFFSET ?"
            forget = Do(f"DELETE FROM complaints WHERE number <= ({oldest})", (COMPLAINTS_KEPT,))
            await self.store.write(insert("complaints", row), forget)

    # --- what a host looks at -----------------------------------------------------------------------------------------

    async def desk(self) -> tuple[list[Ban], list[Complaint], list[Deed]]:
        """The bans, the complaints that are not settled, and what the host did last."""
        assert self.store is not None
        bans, complaints, deeds = await self.store.read(
            Ask("SELECT network, why, at FROM bans ORDER BY at"),
            Ask(
                """SELECT number, table_id, seat, name, text, reporter, note, at FROM complaints
                   WHERE settled = 0 ORDER BY number DESC LIMIT ?""",
                (COMPLAINTS_SHOWN,),
            ),
            Ask("SELECT at, deed FROM audit ORDER BY number DESC LIMIT ?", (AUDIT_SHOWN,)),
        )
        return [Ban(*row) for row in bans], [Complaint(*row) for row in complaints], [Deed(*row) for row in deeds]


def checked_network(text: str) -> Network:
    """A range of addresses as it is kept."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadNetwork(f"{text[:60]!r} is no range of addresses; write one like 192.0.2.0/24 or 2001:db8::/48") from None
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < (8 if network.version == 4 else 16):
        raise BadNetwork(f"{network} is half the world; ban a smaller range")
    return network
