"""What a foreign page may not do, and what every answer says about itself."""

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tafelrunde.server.network import Network
from tafelrunde.server.security import Access, checked_origins
from tafelrunde.server.trouble import Trouble
from tests.patience import PATIENCE
from tests.server.helpers import Guest, a_hub, an_app

TABLE = {"game": "higher", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/api/tables/nowhere", "/tables/abc", "/missing.js"])
def test_every_answer_is_kept_to_itself(guest: Guest, path: str) -> None:
    headers = guest.client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    scripts = next(part for part in policy.split(";") if "script-src" in part)
    assert "unsafe" not in scripts


def test_a_foreign_page_creates_nothing(guest: Guest) -> None:
    answer = guest.post("tables", TABLE, origin="https://evil.example")
    assert answer.status_code == 403
    assert "https://evil.example" in answer.json()["error"]
    assert guest.post("tables", TABLE, origin="http://table.example").status_code == 201
    assert guest.post("tables", TABLE, origin="null").status_code == 403


def test_a_foreign_page_does_not_listen(guest: Guest) -> None:
    table = guest.create("me", "here")
    with (
        pytest.raises(WebSocketDisconnect) as end,
        guest.client.websocket_connect(f"/api/tables/{table.id}/live", headers={"origin": "https://evil.example"}),
    ):
        pass
    assert end.value.code == 4403
    with guest.client.websocket_connect(f"/api/tables/{table.id}/live", headers={"origin": "https://table.example"}) as session:
        session.send_json({"type": "hello", "keys": table.keys})
        assert session.receive_json(timeout=PATIENCE)["type"] == "welcome"


def test_a_configured_origin_is_welcome(shelf: None, file: Path) -> None:
    with an_app(a_hub(file), Network("127.0.0.1", 8765, ["https://Games.example/"])) as client:
        assert client.get("/api/health").status_code == 403  # known as table.example to nobody
        for host in ("localhost:8765", "127.0.0.1:8765", "[::1]:8765", "games.example"):
            assert client.get("/api/health", headers={"host": host}).status_code == 200
        headers = {"host": "localhost:8765", "origin": "https://games.example"}
        assert client.post("/api/tables", json=TABLE, headers=headers).status_code == 201
        answer = client.get("/api/health", headers={"host": "evil.example"})
        assert answer.status_code == 403
        assert "--origin" in answer.json()["error"]


@pytest.mark.parametrize("origin", ["games.example", "ftp://games.example", "https://", "https://games.example/path", "*"])
def test_what_is_no_origin(origin: str) -> None:
    with pytest.raises(ValueError, match="is no origin"):
        checked_origins([origin])


def test_reading_needs_no_origin() -> None:
    Access().check("GET", "table.example", "https://elsewhere.example")
    with pytest.raises(Trouble):
        Access().check("POST", "table.example", "https://elsewhere.example")
