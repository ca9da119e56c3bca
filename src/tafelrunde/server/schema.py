"""The tables of the database, and how an older file becomes a newer one. Each step runs once, in its own transaction."""

import sqlite3

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, pack TEXT NOT NULL, options TEXT NOT NULL,
            seed INTEGER NOT NULL, watch BLOB NOT NULL, started REAL NOT NULL, moved REAL NOT NULL, played REAL NOT NULL,
            over INTEGER NOT NULL, asked INTEGER) WITHOUT ROWID""",
        "CREATE INDEX tables_running ON tables (over, moved)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL,
            name TEXT NOT NULL, level TEXT NOT NULL, key BLOB NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        """CREATE TABLE actions (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL, entry TEXT NOT NULL,
            at REAL NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, version INTEGER NOT NULL, program TEXT NOT NULL,
            state BLOB NOT NULL, moments BLOB NOT NULL, PRIMARY KEY (table_id, version))""",
        """CREATE TABLE chat (
            number INTEGER PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL, text TEXT NOT NULL, at REAL NOT NULL)""",
        "CREATE INDEX chat_of_table ON chat (table_id, number)",
    ),
    (
        """CREATE TABLE fame (
            table_id TEXT PRIMARY KEY, game TEXT NOT NULL, chapter TEXT NOT NULL, rank INTEGER NOT NULL,
            score INTEGER NOT NULL, deed TEXT NOT NULL, names TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX fame_of_game ON fame (game, chapter, rank, score)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE hints (
            number INTEGER PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            version INTEGER NOT NULL, seat INTEGER NOT NULL, level INTEGER NOT NULL)""",
        "CREATE INDEX hints_of_table ON hints (table_id, number)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN customs TEXT NOT NULL DEFAULT '{}'",
        "ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN day TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE chat ADD COLUMN phrase TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE deals (
            day TEXT NOT NULL, game TEXT NOT NULL, seed INTEGER NOT NULL, PRIMARY KEY (day, game)) WITHOUT ROWID""",
        """CREATE TABLE results (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, day TEXT NOT NULL,
            game TEXT NOT NULL, name TEXT NOT NULL, place INTEGER NOT NULL, score INTEGER NOT NULL, share REAL NOT NULL,
            at REAL NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        "CREATE INDEX results_of_day ON results (day, game)",
    ),
    (
        "ALTER TABLE seats ADD COLUMN host INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN invitation BLOB NOT NULL DEFAULT x''",
        "UPDATE seats SET invitation = key WHERE kind = 'open'",
        "ALTER TABLE actions ADD COLUMN sent TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_rematch ON tables (rematch) WHERE rematch <> ''",
    ),
)


class WrongSchema(Exception):
    """A database that this version cannot use."""


def migrate(database: sqlite3.Connection) -> None:
    """Bring the database to the newest schema."""
    with _transaction(database):
        database.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
        if database.execute("SELECT count(*) FROM schema").fetchone()[0] == 0:
            database.execute("INSERT INTO schema VALUES (0)")
    (version,) = database.execute("SELECT version FROM schema").fetchone()
    if version > len(STEPS):
        raise WrongSchema(f"it was written by a newer Tafelrunde (schema {version}; this one knows {len(STEPS)}): update first")
    for number, statements in enumerate(STEPS[version:], version + 1):
        with _transaction(database):
            for statement in statements:
                database.execute(statement)
            database.execute("UPDATE schema SET version = ?", (number,))


class _transaction:  # noqa: N801  # reads like the context manager it is
    """All of it or nothing, also statements that create tables."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database

    def __enter__(self) -> None:
        self.database.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.database.execute("COMMIT" if kind is None else "ROLLBACK")
