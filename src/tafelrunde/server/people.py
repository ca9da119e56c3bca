"""People who keep a name of their own at a server, if they like: nobody needs one to play.

Somebody is known by a recovery phrase or by passkeys, and on each device by a session. A seat that one sets up or takes while
signed in belongs to one: every device of the same person can have a key for it. Only hashes of phrases and sessions are kept.
"""

import secrets
import time
from typing import Any, Final

import msgspec

from tafelrunde.server.keys import hashed, new_key
from tafelrunde.server.news import Changed
from tafelrunde.server.phrases import new_phrase, read_phrase
from tafelrunde.server.sql import Ask, Do, SqlStore, insert

MOST_SESSIONS: Final = 20  # devices of one person
MOST_PASSKEYS: Final = 20
MOST_TABLES: Final = 500  # in one list
MORE_KEYS: Final = 8  # of one seat, for further devices
KEY_BYTES: Final = 32
CHALLENGE_LASTS: Final = 300.0  # seconds


class KeptPerson(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str
    settings: dict[str, Any]
    passkeys: int


class KeptPasskey(msgspec.Struct, frozen=True):
    """What is known about a passkey."""

    id: bytes
    person: str
    public: bytes
    counter: int


class OwnTable(msgspec.Struct, frozen=True):
    """A seat of somebody."""

    table: str
    seat: int
    game: str
    moved: float
    over: bool


class People:
    """Those of one server."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def add(self, name: str) -> tuple[str, str, str]:
        """Somebody new: who it is, the session of this device, and the recovery phrase, told this once."""
        person, session, phrase = secrets.token_urlsafe(9), new_key(), new_phrase()
        row = {"id": person, "name": name, "phrase": hashed(phrase), "settings": "{}", "at": time.time()}
        await self.store.write(insert("people", row), _session(person, session))
        return person, session, phrase

    async def enter(self, person: str) -> str:
        """A new session, for a device on which somebody has proved who it is; the oldest ones end."""
        session = new_key()
        oldest = "SELECT at FROM sessions WHERE person = ? ORDER BY at DESC LIMIT 1 OFFSET ?"
        forget = Do(f"DELETE FROM sessions WHERE person = ? AND at <= ({oldest})", (person, person, MOST_SESSIONS - 1))
        await self.store.write(forget)
        await self.store.write(_session(person, session))
        return session

    async def known_by_phrase(self, text: str) -> str:
        """Whose phrase this is; nobody's: empty."""
        phrase = read_phrase(text)
        return await self._id("SELECT id FROM people WHERE phrase = ?", hashed(phrase)) if phrase else ""

    async def known_by_session(self, session: str) -> str:
        """Whose device has this session; nobody's: empty."""
        return await self._id("SELECT person FROM sessions WHERE key = ?", hashed(session)) if session else ""

    async def leave(self, session: str) -> None:
        """This device knows its person no longer."""
        await self.store.write(Do("DELETE FROM sessions WHERE key = ?", (hashed(session),)))

    async def new_phrase(self, person: str) -> str:
        """Another recovery phrase; the one before opens nothing any more, and all devices have to sign in anew."""
        phrase = new_phrase()
        change = Do("UPDATE people SET phrase = ? WHERE id = ?", (hashed(phrase), person))
        await self.store.write(change, Do("DELETE FROM sessions WHERE person = ?", (person,)))
        return phrase

    async def drop(self, person: str) -> None:
        """Know this person no longer."""
        await self.store.write(
            Do("UPDATE seats SET person = '' WHERE person = ?", (person,)), Do("DELETE FROM people WHERE id = ?", (person,))
        )

    # --- what belongs to somebody -------------------------------------------------------------------------------------

    async def find(self, person: str) -> KeptPerson | None:
        """Somebody."""
        query = "SELECT name, settings, (SELECT count(*) FROM passkeys WHERE person = people.id) FROM people WHERE id = ?"
        (rows,) = await self.store.read(Ask(query, (person,)))
        return KeptPerson(person, rows[0][0], msgspec.json.decode(rows[0][1]), rows[0][2]) if rows else None

    async def change(self, person: str, name: str, settings: dict[str, Any]) -> None:
        """Another name, other settings, on all devices."""
        written = msgspec.json.encode(settings).decode()
        await self.store.write(Do("UPDATE people SET name = ?, settings = ? WHERE id = ?", (name, written, person)))

    async def tables(self, person: str) -> list[OwnTable]:
        """The seats of somebody, those that moved last first."""
        query = """SELECT tables.id, seats.seat, tables.game, tables.moved, tables.over FROM seats
                   JOIN tables ON tables.id = seats.table_id WHERE seats.person = ? ORDER BY tables.moved DESC LIMIT ?"""
        (rows,) = await self.store.read(Ask(query, (person, MOST_TABLES)))
        return [OwnTable(table, seat, game, moved, bool(over)) for table, seat, game, moved, over in rows]

    async def own(self, person: str, table: str, seat: int) -> None:
        """This seat belongs to somebody from now on."""
        await self.store.write(Do("UPDATE seats SET person = ? WHERE table_id = ? AND seat = ?", (person, table, seat)))

    async def key_for(self, person: str, table: str, seat: int) -> str:
        """A key for a seat that belongs to somebody, for one more device; empty if it does not. The oldest ones end."""
        query = "SELECT more FROM seats WHERE table_id = ? AND seat = ? AND person = ? AND kind = 'person'"
        (rows,) = await self.store.read(Ask(query, (table, seat, person)))
        if not rows:
            return ""
        key = new_key()
        more = (bytes(rows[0][0]) + hashed(key))[-MORE_KEYS * KEY_BYTES :]
        change = Do("UPDATE seats SET more = ? WHERE table_id = ? AND seat = ?", (more, table, seat))
        await self.store.write(change, *self.store.news(table, Changed()))
        return key

    # --- passkeys -----------------------------------------------------------------------------------------------------

    async def add_passkey(self, passkey: KeptPasskey) -> None:
        """One more passkey of somebody, up to a limit; `Taken` if it is known already."""
        few = "SELECT count(*) FROM passkeys WHERE person = ?"
        ((row,),) = await self.store.read(Ask(few, (passkey.person,)))
        if row[0] < MOST_PASSKEYS:
            await self.store.write(insert("passkeys", msgspec.structs.asdict(passkey) | {"at": time.time()}))

    async def passkey(self, id: bytes) -> KeptPasskey | None:
        """The passkey of that name."""
        (rows,) = await self.store.read(Ask("SELECT id, person, public, counter FROM passkeys WHERE id = ?", (id,)))
        return KeptPasskey(*rows[0]) if rows else None

    async def used(self, passkey: KeptPasskey, counter: int) -> None:
        """A passkey was used, and has counted."""
        await self.store.write(Do("UPDATE passkeys SET counter = ? WHERE id = ?", (counter, passkey.id)))

    async def spend(self, challenge: bytes, now: float) -> None:
        """A challenge is answered once: `Taken` the second time."""
        await self.store.write(Do("DELETE FROM challenges WHERE at < ?", (now - 2 * CHALLENGE_LASTS,)))
        await self.store.write(insert("challenges", {"value": challenge, "at": now}))

    async def _id(self, sql: str, value: bytes) -> str:
        (rows,) = await self.store.read(Ask(sql, (value,)))
        return str(rows[0][0]) if rows else ""


def _session(person: str, session: str) -> Do:
    return insert("sessions", {"key": hashed(session), "person": person, "at": time.time()})
