"""What the tests of the server share: a hub without worker processes, and a guest who uses it as a browser would."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from tafelrunde.engine import registry
from tafelrunde.engine.flow import State
from tafelrunde.server.app import make_app
from tafelrunde.server.fair_queue import NOBODY, Claim
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import Limits
from tafelrunde.server.network import Network
from tafelrunde.server.patch import checksum, patched
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import Store
from tafelrunde.server.studio.desk import Desk
from tafelrunde.server.thinking import Clueless, Thinkers
from tests.patience import PATIENCE

Json = dict[str, Any]


class InPlace(Thinkers):
    """Thinks where it is asked. `silent` players find nothing to say, `confused` ones say nonsense."""

    def __init__(self, silent: bool = False, confused: bool = False) -> None:
        self.silent = silent
        self.confused = confused

    async def choose(self, game: str, level: str, seed: int, view: State, claim: Claim = NOBODY) -> str:
        if self.silent:
            raise Clueless("I cannot think")
        if self.confused:
            return "lay 999"
        return registry.find(game).player(level, seed).choose(view).text

    async def close(self) -> None:
        pass


def a_hub(file: Path, limits: Limits | None = None, thinkers: Thinkers | None = None, store: Store | None = None) -> Hub:
    """A hub that plays as fast as it can."""
    return Hub(store or SqliteStore(file), thinkers or InPlace(), limits or Limits(), pace=0)


def an_app(hub: Hub, network: Network | None = None, desk: Desk | None = None) -> AbstractContextManager[TestClient[Litestar]]:
    """A running server in this process."""
    return TestClient(make_app(hub, network or Network("table.example", 80), desk), base_url="http://table.example")


def whole(update: Json, seen: Json) -> Json:
    """An update with the scene and the offers that it leads to, as a browser works them out."""
    if "base" in update:
        assert (update["base"], update["seat"]) == (seen["version"], seen["seat"])
        scene = seen["scene"]
        for beat in update["beats"]:
            scene = patched(scene, beat.get("patch", {}))
        update = {**update, "scene": scene, "offers": patched(seen["offers"], update.get("patch", {}))}
    shown = {name: part for name, part in update["scene"].items() if name != "sheets"}
    assert update.get("sum") in (None, checksum([shown, update["offers"]]))
    return update


def heard_in(update: Json) -> list[Json]:
    """What an update tells: a version, its happenings, and how far it took the table back."""
    if "base" not in update:
        return list(update["log"]["entries"])
    told: list[Json] = []
    for beat in update["beats"]:
        if not told or told[-1]["version"] != beat["version"]:
            told.append({"version": beat["version"], "happenings": [], "back": beat.get("back")})
        told[-1]["happenings"] += [beat["happening"]] if "happening" in beat else []
    return [entry for entry in told if entry["happenings"]]


class Guest:
    """Somebody with a browser."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def post(self, path: str, body: object, **headers: str) -> Any:
        return self.client.post(f"/api/{path}", json=body, headers=headers)

    def get(self, path: str) -> Any:
        return self.client.get(f"/api/{path}")

    def create(self, *kinds: str, game: str = "higher", **options: object) -> "Created":
        """A table with seats of these kinds."""
        seats = [{"kind": kind, "name": f"{kind} {seat}"} for seat, kind in enumerate(kinds)]
        chosen: Json = {"rounds": 3} | options
        answer = self.post("tables", {"game": game, "seats": seats, "options": chosen})
        assert answer.status_code == 201, answer.text
        return Created(self, answer.json())


class Created:
    """A table that somebody has set up."""

    def __init__(self, guest: Guest, answer: Json) -> None:
        self.guest = guest
        self.id: str = answer["table"]
        self.keys: list[str] = list(answer["keys"].values())
        self.invitations: Json = answer["invitations"]
        self.watch: str = answer["watch"]

    def connect(self) -> WebSocketTestSession:
        return self.guest.client.websocket_connect(f"/api/tables/{self.id}/live")

    def visit(self, *keys: str, look: int = -1) -> "Visit":
        """Sit down with these keys, or with all of one's own."""
        return Visit(self.connect(), list(keys) or self.keys, look)


class Visit:
    """A connection that has said hello."""

    def __init__(self, session: WebSocketTestSession, keys: list[str], look: int) -> None:
        self.session = session
        self.hello = {"type": "hello", "keys": keys, "look": look}
        self.seen: Json = {}

    def __enter__(self) -> "Visit":
        self.session.__enter__()
        self.say(**self.hello)
        self.welcome = self.hear("welcome")
        self.seen = self.hear("update")
        return self

    def __exit__(self, *error: Any) -> None:
        self.session.__exit__(*error)

    def say(self, **message: Any) -> None:
        self.session.send_json(message)

    def hear(self, *kinds: str) -> Json:
        """The next message of these kinds; others are passed over."""
        while True:
            message: Json = self.session.receive_json(timeout=PATIENCE)
            if message["type"] == "update":
                self.seen = message = whole(message, self.seen)
            if message["type"] in kinds:
                return message

    def act(self, action: str, seat: int | None = None, version: int | None = None) -> Json:
        """Do something; the update or the refusal that follows."""
        self.say(
            type="act",
            seat=self.seen["scene"]["asked"] if seat is None else seat,
            version=self.seen["version"] if version is None else version,
            action=action,
        )
        return self.hear("update", "refused")

    def play_on(self) -> Json:
        """Take the first offer whenever there is one, until the game is over."""
        mine = self.welcome["mine"]
        while not self.seen["scene"].get("result"):
            asked = self.seen["scene"].get("asked")
            if asked not in mine:
                self.hear("update")
            elif asked != self.seen["seat"]:
                self.say(type="look", seat=asked)
                self.hear("update")
            else:
                self.act(self.seen["offers"]["offers"][0]["action"])
        return self.seen
