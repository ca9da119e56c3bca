"""The statements of the store, in words that SQLite and PostgreSQL both understand. Its homes carry them out: `sqlite.py`,
`postgres.py`."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

import msgspec

from tafelrunde.engine.record import Record, RecordSeat
from tafelrunde.engine.scene import Fame
from tafelrunde.server import store
from tafelrunde.server.about import program_version
from tafelrunde.server.news import Changed, Moved, Said, What
from tafelrunde.table.customs import Customs
from tafelrunde.table.snapshot import Snapshot

CHAT: Final = 100  # lines that are read again
CHAT_KEPT: Final = 1000  # lines of one table
FAMOUS: Final = 20  # deeds of each chapter of a hall of fame
SENT: Final = 200  # moves of which the names are read again
RESULTS: Final = 200  # of one day's deal that are told
DAY: Final = 24 * 3600

SEATS: Final = """SELECT kind, name, level, key, stand_in, host, invitation, muted, person, more FROM seats
                  WHERE table_id = ? ORDER BY seat"""
HINTS: Final = "SELECT version, seat, level FROM hints WHERE table_id = ? ORDER BY number"

Row = Sequence[Any]


class Do(NamedTuple):
    """A statement that changes something; its values stand for its question marks."""

    sql: str
    values: tuple[Any, ...]
    refusal: str = ""  # `Taken`, with these words, unless it changes exactly one row


class Ask(NamedTuple):
    """A question."""

    sql: str
    values: tuple[Any, ...] = ()


class SqlStore(store.Store):
    """Tables in a database."""

    @abstractmethod
    async def write(self, *work: Do) -> None:
        """Do all of this or nothing; returns when it would survive a power cut."""

    @abstractmethod
    async def read(self, *questions: Ask) -> list[list[Row]]:
        """The answers to all of these, as of one moment."""

    def news(self, table: str, what: What) -> list[Do]:
        """What has to be done so that other processes hear of something; nothing, where there are none."""
        return []

    async def numbered(self, into: str) -> None:
        """Rows that have a number already were brought into this table: new ones get higher numbers."""

    # --- writing ------------------------------------------------------------------------------------------------------

    async def create(self, table: store.KeptTable, follows: str = "") -> None:
        work = [insert("tables", _table_row(table))]
        for seat, kept in enumerate(table.seats):
            work.append(insert("seats", {"table_id": table.id, "seat": seat} | _seat_row(kept)))
        for number, entry in enumerate(table.record.actions, 1):
            row = {"table_id": table.id, "number": number, "entry": entry, "at": table.started}
            work.append(insert("actions", row))
        if follows:
            change = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch = ''"
            work += [Do(change, (table.id, follows), "there is a rematch already"), *self.news(follows, Changed())]
        await self.write(*work)

    async def append(self, table: str, move: store.KeptMove) -> None:
        await self.write(*self.appending(table, move))

    def appending(self, table: str, move: store.KeptMove) -> list[Do]:
        """What keeping a move consists of."""
        work = [
            Do(
                "INSERT INTO actions (table_id, number, entry, at, sent, driver) VALUES (?, ?, ?, ?, ?, ?)",
                (table, move.number, move.entry, move.at, move.sent, move.driver),
            ),
            Do(
                "UPDATE tables SET moved = ?, played = ?, over = ?, asked = ? WHERE id = ?",
                (move.at, move.played, int(move.over), move.asked, table),
            ),
        ]
        if move.fame is not None:
            deed = move.fame.deed
            row = {
                "table_id": table,
                "game": move.fame.game,
                "chapter": deed.chapter,
                "rank": deed.rank,
                "score": deed.score,
                "deed": _json(deed),
                "names": _json(move.fame.names),
                "at": move.fame.at,
            }
            work.append(insert("fame", row, "ON CONFLICT (table_id) DO NOTHING"))
        return [*work, *self.news(table, moved(move))]

    async def sit(self, table: str, seat: int, invitation: bytes, key: bytes, name: str, person: str = "") -> None:
        change = """UPDATE seats SET kind = 'person', name = ?, key = ?, person = ?
                    WHERE table_id = ? AND seat = ? AND kind = 'open' AND key = ?"""
        sit = Do(change, (name, key, person, table, seat, invitation), "this invitation is used up")
        await self.write(sit, *self.news(table, Changed()))

    async def say(self, table: str, line: store.KeptLine) -> None:
        spoken = msgspec.json.encode(line.spoken).decode() if line.spoken else ""
        row = {"table_id": table, "seat": line.seat, "text": line.text, "at": line.at, "phrase": line.phrase, "spoken": spoken}
        forget = """DELETE FROM chat WHERE table_id = ? AND number <=
                      (SELECT number FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT 1 OFFSET ?)"""
        await self.write(insert("chat", row), Do(forget, (table, table, CHAT_KEPT)), *self.news(table, Said(line)))

    async def invite(self, table: str, seat: int, invitation: bytes) -> None:
        change = """UPDATE seats SET kind = 'open', key = ?, invitation = ?, stand_in = '', person = '', more = ?
                    WHERE table_id = ? AND seat = ?"""
        await self.write(Do(change, (invitation, invitation, b"", table, seat)), *self.news(table, Changed()))

    async def stand_in(self, table: str, seat: int, level: str) -> None:
        change = Do("UPDATE seats SET stand_in = ? WHERE table_id = ? AND seat = ?", (level, table, seat))
        await self.write(change, *self.news(table, Changed()))

    async def deal(self, day: str, game: str, seed: int) -> int:
        await self.write(insert("deals", {"day": day, "game": game, "seed": seed}, "ON CONFLICT DO NOTHING"))
        return cast(int, await self._one("SELECT seed FROM deals WHERE day = ? AND game = ?", day, game))

    async def finish(self, table: str, day: str, game: str, results: list[store.KeptResult]) -> None:
        rows = [{"table_id": table, "day": day, "game": game} | msgspec.structs.asdict(one) for one in results]
        await self.write(*(insert("results", row, "ON CONFLICT DO NOTHING") for row in rows))

    async def hint(self, table: str, hint: store.KeptHint) -> None:
        row = {"table_id": table} | msgspec.structs.asdict(hint)
        await self.write(insert("hints", row), *self.news(table, Changed()))

    async def snapshot(self, table: str, snapshot: Snapshot, whole: bool = False) -> None:
        row = {"table_id": table, "program": program_version()} | msgspec.structs.asdict(snapshot)
        again = """ON CONFLICT (table_id, version)
                   DO UPDATE SET program = excluded.program, state = excluded.state, moments = excluded.moments"""
        older = Do("UPDATE snapshots SET state = ? WHERE table_id = ? AND version < ?", (b"", table, snapshot.version))
        others = Do("DELETE FROM snapshots WHERE table_id = ? AND version <> ?", (table, snapshot.version))
        await self.write(others if whole else older, insert("snapshots", row, again))

    async def forget_snapshots(self, table: str) -> None:
        await self.write(Do("DELETE FROM snapshots WHERE table_id = ?", (table,)))

    async def keep_blob(self, kind: str, name: str, data: bytes, owner: bytes = b"") -> None:
        row = {"kind": kind, "name": name, "data": data, "owner": owner}
        await self.write(insert("blobs", row, "ON CONFLICT DO NOTHING"))

    async def expire(self, keeping: store.Keeping, now: float) -> None:
        kinds = {
            "origin <> ''": keeping.records,
            "origin = '' AND over = 0 AND moved = started": keeping.untouched,
            "origin = '' AND over = 0 AND moved > started": keeping.unfinished,
            "origin = '' AND over = 1": keeping.finished,
        }
        drops = [
            Do(f"DELETE FROM tables WHERE {kind} AND moved < ?", (now - days * DAY,)) for kind, days in kinds.items() if days
        ]
        if drops:
            await self.write(*drops)

    async def secret(self, name: str, value: bytes) -> bytes:
        await self.write(insert("secrets", {"name": name, "value": value}, "ON CONFLICT DO NOTHING"))
        return cast(bytes, await self._one("SELECT value FROM secrets WHERE name = ?", name))

    async def forget_seat(self, table: str, seat: int) -> None:
        here = (table, seat)
        forget = [
            Do("DELETE FROM chat WHERE table_id = ? AND seat = ?", here),
            Do(
                "UPDATE seats SET key = ?, invitation = ?, more = ?, person = '' WHERE table_id = ? AND seat = ?",
                (b"", b"", b"", *here),
            ),
        ]
        await self.write(*await self._unnaming(table, seat), *forget, *self.news(table, Changed()))
        known = "SELECT 1 FROM seats WHERE table_id = ? AND kind <> 'bot' AND length(key) > 0"
        await self.write(Do(f"DELETE FROM tables WHERE id = ? AND NOT EXISTS ({known})", (table, table)))

    async def unname_seat(self, table: str, seat: int) -> None:
        await self.write(*await self._unnaming(table, seat), *self.news(table, Changed()))

    async def _unnaming(self, table: str, seat: int) -> list[Do]:
        """What taking away a name consists of."""
        fame, seats = await self.read(
            Ask("SELECT names FROM fame WHERE table_id = ?", (table,)),
            Ask("SELECT seat FROM seats WHERE table_id = ? AND kind = 'person' ORDER BY seat", (table,)),
        )
        work = [
            Do("UPDATE results SET name = '' WHERE table_id = ? AND seat = ?", (table, seat)),
            Do("UPDATE seats SET name = '' WHERE table_id = ? AND seat = ?", (table, seat)),
        ]
        if fame:
            names: list[str] = msgspec.json.decode(fame[0][0])
            left = ["" if number == seat else name for (number,), name in zip(seats, names, strict=False)]
            work.append(Do("UPDATE fame SET names = ? WHERE table_id = ?", (_json(left), table)))
        return work

    async def mute_seat(self, table: str, seat: int, muted: bool) -> None:
        change = "UPDATE seats SET muted = ? WHERE table_id = ? AND seat = ?"
        await self.write(Do(change, (int(muted), table, seat)), *self.news(table, Changed()))

    async def drop(self, table: str) -> None:
        await self.write(Do("DELETE FROM tables WHERE id = ?", (table,)), *self.news(table, Changed()))

    async def renew_secret(self, name: str, value: bytes) -> None:
        again = "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.write(insert("secrets", {"name": name, "value": value}, again))

    async def report(self, process: str, report: bytes, at: float, lasts: float) -> None:
        again = "ON CONFLICT (name) DO UPDATE SET at = excluded.at, report = excluded.report"
        await self.write(insert("processes", {"name": process, "at": at, "report": report}, again))
        await self.write(Do("DELETE FROM processes WHERE at < ?", (at - lasts,)))

    async def writable(self) -> bool:
        try:
            await self.write(Do("UPDATE schema SET version = version", ()))
        except store.StoreError:
            return False
        return True

    # --- reading ------------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> store.KeptTable | None:
        here = (table,)
        tables, seats, actions, lines, hinted, snapshots = await self.read(
            Ask("SELECT * FROM tables WHERE id = ?", here),
            Ask(SEATS, here),
            Ask("SELECT entry, number, sent FROM actions WHERE table_id = ? ORDER BY number", here),
            Ask(
                "SELECT seat, text, at, phrase, spoken FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table, CHAT)
            ),
            Ask(HINTS, here),
            Ask(
                "SELECT version, state, moments FROM snapshots WHERE table_id = ? AND program = ? ORDER BY version",
                (table, program_version()),
            ),
        )
        if not tables:
            return None
        row: Any = tables[0]
        record = Record(
            game=row["game"],
            version=row["rules"],
            options=msgspec.json.decode(row["options"]),
            seats=[RecordSeat(seat[1], seat[2]) for seat in seats],
            seed=row["seed"],
            actions=[action[0] for action in actions],
            pack=row["pack"],
            luck=row["luck"],
        )
        return store.KeptTable(
            id=table,
            record=record,
            seats=[_seat(seat) for seat in seats],
            watch=row["watch"],
            started=row["started"],
            moved=row["moved"],
            played=row["played"],
            over=bool(row["over"]),
            asked=row["asked"],
            hints=bool(row["hints"]),
            hinted=[store.KeptHint(*hint) for hint in hinted],
            chat=[_line(line) for line in reversed(lines)],
            snapshots=[Snapshot(*snapshot) for snapshot in snapshots],
            customs=msgspec.json.decode(row["customs"], type=Customs),
            origin=row["origin"],
            owner=row["owner"],
            rematch=row["rematch"],
            day=row["day"],
            sent={sent: number for _, number, sent in actions[-SENT:] if sent},
        )

    async def entries(self, table: str, after: int) -> list[store.KeptEntry]:
        query = "SELECT number, entry, at, sent FROM actions WHERE table_id = ? AND number > ? ORDER BY number"
        (rows,) = await self.read(Ask(query, (table, after)))
        return [store.KeptEntry(*row) for row in rows]

    async def around(self, table: str) -> store.Around | None:
        tables, seats, hinted = await self.read(
            Ask("SELECT rematch FROM tables WHERE id = ?", (table,)), Ask(SEATS, (table,)), Ask(HINTS, (table,))
        )
        if not tables:
            return None
        return store.Around([_seat(seat) for seat in seats], tables[0][0], [store.KeptHint(*hint) for hint in hinted])

    async def famous(self, game: str) -> list[store.KeptFame]:
        query = """SELECT deed, names, at FROM
                     (SELECT *, row_number() OVER (PARTITION BY chapter ORDER BY rank DESC, score DESC, at) AS place
                      FROM fame WHERE game = ?) AS placed
                   WHERE place <= ? ORDER BY chapter, place"""
        (rows,) = await self.read(Ask(query, (game, FAMOUS)))
        return [
            store.KeptFame(game, msgspec.json.decode(deed, type=Fame), msgspec.json.decode(names, type=list[str]), at)
            for deed, names, at in rows
        ]

    async def blob(self, kind: str, name: str) -> bytes | None:
        return cast("bytes | None", await self._one("SELECT data FROM blobs WHERE kind = ? AND name = ?", kind, name))

    async def blobs(self, kind: str) -> int:
        return cast(int, await self._one("SELECT count(*) FROM blobs WHERE kind = ?", kind))

    async def brought(self, kind: str, owner: bytes) -> tuple[int, int]:
        query = "SELECT count(*), coalesce(sum(length(data)), 0) FROM blobs WHERE kind = ? AND owner = ?"
        ((row,),) = await self.read(Ask(query, (kind, owner)))
        return int(row[0]), int(row[1])

    async def occupied(self, since: float, owner: bytes) -> store.Occupied:
        query = """SELECT count(*), count(*) FILTER (WHERE owner = ?), count(*) FILTER (WHERE owner = ? AND origin = 'record')
                   FROM tables WHERE (over = 0 OR origin = 'record') AND moved > ?"""
        ((row,),) = await self.read(Ask(query, (owner, owner, since)))
        return store.Occupied(*row)

    async def before(self, table: str) -> str:
        return await self._one("SELECT id FROM tables WHERE rematch = ? AND rematch <> ''", table) or ""

    async def results(self, day: str, game: str) -> list[store.KeptResult]:
        query = """SELECT seat, name, place, score, share, at FROM results WHERE day = ? AND game = ?
                   ORDER BY share DESC, score DESC, at LIMIT ?"""
        (rows,) = await self.read(Ask(query, (day, game, RESULTS)))
        return [store.KeptResult(*row) for row in rows]

    async def of_seat(self, table: str, seat: int) -> store.KeptOfSeat:
        here = (table, seat)
        moves, lines, hints, results = await self.read(
            Ask("SELECT entry FROM actions WHERE table_id = ? AND sent LIKE ? ORDER BY number", (table, f"{seat} %")),
            Ask("SELECT seat, text, at, phrase, spoken FROM chat WHERE table_id = ? AND seat = ? ORDER BY number", here),
            Ask("SELECT version, seat, level FROM hints WHERE table_id = ? AND seat = ? ORDER BY number", here),
            Ask("SELECT seat, name, place, score, share, at FROM results WHERE table_id = ? AND seat = ?", here),
        )
        return store.KeptOfSeat(
            [move[0] for move in moves],
            [_line(line) for line in lines],
            [store.KeptHint(*hint) for hint in hints],
            [store.KeptResult(*one) for one in results],
        )

    async def known_secret(self, name: str) -> bytes | None:
        return cast("bytes | None", await self._one("SELECT value FROM secrets WHERE name = ?", name))

    async def reports(self, since: float) -> list[tuple[str, bytes]]:
        (rows,) = await self.read(Ask("SELECT name, report FROM processes WHERE at >= ? ORDER BY name", (since,)))
        return [(name, report) for name, report in rows]

    async def _one(self, sql: str, *values: Any) -> Any:
        """The one thing that is asked for; none if there is none."""
        (rows,) = await self.read(Ask(sql, values))
        return rows[0][0] if rows else None


def moved(move: store.KeptMove) -> Moved:
    """What others are told of it."""
    return Moved(store.KeptEntry(move.number, move.entry, move.at, move.sent))


def insert(into: str, row: dict[str, Any], otherwise: str = "") -> Do:
    """One more row."""
    marks = ", ".join("?" * len(row))
    return Do(f"INSERT INTO {into} ({', '.join(row)}) VALUES ({marks}) {otherwise}", tuple(row.values()))


def _table_row(table: store.KeptTable) -> dict[str, Any]:
    record = table.record
    return {
        "id": table.id,
        "game": record.game,
        "rules": record.version,
        "pack": record.pack,
        "options": _json(record.options),
        "seed": record.seed,
        "luck": record.luck,
        "watch": table.watch,
        "started": table.started,
        "moved": table.moved,
        "played": table.played,
        "over": int(table.over),
        "asked": table.asked,
        "customs": _json(table.customs),
        "rematch": table.rematch,
        "day": table.day,
        "hints": int(table.hints),
        "origin": table.origin,
        "owner": table.owner,
    }


def _seat_row(seat: store.KeptSeat) -> dict[str, Any]:
    return msgspec.structs.asdict(seat) | {"host": int(seat.host), "muted": int(seat.muted)}


def _line(row: Row) -> store.KeptLine:
    seat, text, at, phrase, spoken = row
    return store.KeptLine(seat, text, at, phrase, msgspec.json.decode(spoken, type=store.Spoken) if spoken else None)


def _seat(row: Row) -> store.KeptSeat:
    kind, name, level, key, stand_in, host, invitation, muted, person, more = row
    return store.KeptSeat(kind, name, level, key, stand_in, bool(host), invitation, bool(muted), person, more)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
