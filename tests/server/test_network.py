"""Where other devices find the server, and the switch that lets them in while it runs."""

import json
import socket
import sys
import urllib.request
from pathlib import Path
from urllib.error import HTTPError, URLError

import pytest

from tafelrunde.server import addresses, handover, network
from tafelrunde.server.network import Network
from tafelrunde.server.security import Access
from tafelrunde.server.trouble import Trouble
from tests.server.helpers import a_hub, an_app
from tests.server.processes import Server, install_example_game, running

HOME = ["192.168.7.5", "10.0.0.9"]


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine called kitchen, with two adapters."""
    monkeypatch.setattr(network, "machine_addresses", lambda version=4: HOME if version == 4 else ["fd00::7"])
    monkeypatch.setattr(network, "known_name", lambda: "kitchen.local")


@pytest.mark.parametrize(
    ("host", "shown"), [("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]"), ("10.0.0.5", "10.0.0.5")]
)
def test_an_address_to_open(host: str, shown: str, home: None) -> None:
    assert Network(host, 1).own() == f"http://{shown}:1/"
    assert addresses.is_loopback(host) == (host == "::1")


def test_addresses_for_other_devices(home: None) -> None:
    all_of_them = ["http://192.168.7.5:80", "http://10.0.0.9:80", "http://kitchen.local:80"]
    assert Network("0.0.0.0", 80).addresses() == all_of_them
    assert Network("::", 80).addresses() == [*all_of_them[:2], "http://[fd00::7]:80", all_of_them[2]]
    assert Network("10.0.0.9", 80).addresses() == ["http://10.0.0.9:80"]
    assert Network("127.0.0.1", 80).addresses() == []


def test_an_origin_comes_first(home: None) -> None:
    assert Network("0.0.0.0", 80, ["https://Games.example/"]).addresses()[:2] == [
        "https://Games.example",
        "http://192.168.7.5:80",
    ]
    assert Network("127.0.0.1", 80, ["https://games.example"]).addresses() == ["https://games.example"]


def test_this_machine_knows_its_addresses() -> None:
    for version in (4, 6):
        for address in addresses.machine_addresses(version):
            socket.inet_pton(socket.AF_INET if version == 4 else socket.AF_INET6, address)
            assert not addresses.is_loopback(address)
    assert addresses.known_name().partition(".")[0] in {"", addresses.machine_name()}


def test_which_names_lead_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "machine_name", lambda: "kitchen")
    monkeypatch.setattr("tafelrunde.server.security.machine_name", lambda: "kitchen")
    shut, open_ = Access(local=True), Access(local=True, others=frozenset(["192.168.7.5"]))
    for host in ("192.168.7.5:8765", "kitchen:8765", "kitchen.local:8765", "Kitchen.home.example:8765"):
        open_.check("GET", host, None)
        with pytest.raises(Trouble, match="not known as"):
            shut.check("GET", host, None)
    for host in ("evil.example", "192.168.7.6:8765", "notkitchen.local"):
        with pytest.raises(Trouble, match="not known as"):
            open_.check("GET", host, None)


def test_only_this_machine_lets_others_in(shelf: None, file: Path, home: None) -> None:
    """Nor does anybody where a web server stands in front: everybody would seem to sit here."""
    with an_app(a_hub(file)) as client:
        assert client.get("/api/network").json() == {"addresses": ["http://table.example:80"], "opened": False, "switch": False}
        assert client.post("/api/network", json={"others": True}).status_code == 403

    async def listen(_: list[socket.socket]) -> None:
        raise AssertionError

    for guarded, client_address in (
        (Network("127.0.0.1", 80), "10.0.0.1"),
        (Network("127.0.0.1", 80, ["https://games.example"]), "127.0.0.1"),
        (Network("0.0.0.0", 80), "127.0.0.1"),
    ):
        guarded.listen = listen
        assert not guarded.may_switch(client_address)


def reached(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=5) as answer:
            return bool(json.load(answer)["games"])
    except HTTPError:
        raise
    except (URLError, OSError):
        return False


@pytest.mark.skipif(sys.platform == "win32", reason="hands sockets from process to process")
@pytest.mark.skipif(not addresses.machine_addresses(), reason="this machine is in no network")
def test_the_switch_and_the_next_server(tmp_path: Path) -> None:
    """Others are let in while it runs; the server that takes its place listens there too, and shuts them out again."""
    install_example_game(tmp_path)
    ours, theirs = socket.socketpair()
    with ours, theirs, running(tmp_path, **{handover.KEEPER: theirs}) as first:
        assert first.get("network") == {"addresses": [], "opened": False, "switch": True}
        told = first.post("network", {"others": True})
        assert told["opened"]
        address = told["addresses"][0]
        assert address.rpartition(":")[2] == first.address.rstrip("/").rpartition(":")[2]
        assert reached(address)
        socket.recv_fds(ours, 1, 8)
        _, numbers, _, _ = socket.recv_fds(ours, 1, 8)
        first.process.terminate()
        first.process.wait(10)
    sockets = [socket.socket(fileno=number) for number in numbers]
    with running(tmp_path, **{handover.LISTENING: sockets}) as second:
        for one in sockets:
            one.close()
        check_shutting(second, address)


def check_shutting(server: Server, address: str) -> None:
    assert server.get("network")["addresses"][0] == address
    assert reached(address)
    assert server.post("network", {"others": False}) == {"addresses": [], "opened": False, "switch": True}
    assert not reached(address)
    assert reached(server.address.rstrip("/"))
