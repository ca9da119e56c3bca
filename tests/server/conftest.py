"""A server for each test: the example games on the shelf, the store in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from higher import GAME
from tafelrunde.engine import registry
from tests.server.helpers import Guest, a_hub, an_app
from tests.server.postgres import Postgres, postgres
from tests.table.teamed import TEAM, WHISPER
from tests.table.timed import BROKEN, TIMED


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example game in its variants, and nothing else."""
    monkeypatch.setattr(registry, "games", lambda: {game.id: game for game in (GAME, TIMED, BROKEN, TEAM, WHISPER)})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the tables are kept."""
    return tmp_path / "data" / "tables.sqlite3"


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """A PostgreSQL."""
    with postgres() as server:
        yield server


@pytest.fixture
def client(shelf: None, file: Path) -> Iterator[TestClient[Litestar]]:
    """A browser without a page."""
    with an_app(a_hub(file)) as client:
        yield client


@pytest.fixture
def guest(client: TestClient[Litestar]) -> Guest:
    """Somebody who sets up tables."""
    return Guest(client)
