"""The OpenAPI document: it lists everything, and whatever fits it or does not is answered without a failure."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.patience import PATIENCE
from tests.server.helpers import Guest
from tests.server.processes import Server, install_example_game, running

CALLS = {
    "/api/health": ["get"],
    "/api/ready": ["get"],
    "/api/games": ["get"],
    "/api/games/{game}/text/{language}": ["get"],
    "/api/games/{game}/rules/{language}": ["get"],
    "/api/games/{game}/fame": ["get"],
    "/api/games/{game}/pictures": ["get"],
    "/api/games/{game}/pictures/{picture}": ["get"],
    "/api/games/{game}/course": ["get"],
    "/api/games/{game}/course/{lesson}": ["post"],
    "/api/games/{game}/lesson": ["get"],
    "/api/games/{game}/rules/{language}/search": ["get"],
    "/api/network": ["get", "post"],
    "/api/house": ["get"],
    "/api/host": ["get", "post"],
    "/api/tables/{table}/complaint": ["post"],
    "/api/me": ["get", "post"],
    "/api/me/phrase": ["post"],
    "/api/me/passkey": ["post"],
    "/api/me/passkey/ask": ["post"],
    "/api/me/passkey/enter": ["post"],
    "/api/me/passkey/new": ["post"],
    "/api/me/save": ["post"],
    "/api/me/own": ["post"],
    "/api/me/seat": ["post"],
    "/api/me/leave": ["post"],
    "/api/me/delete": ["post"],
    "/api/me/export": ["post"],
    "/api/me/forget": ["post"],
    "/api/tables": ["post"],
    "/api/tables/mine": ["post"],
    "/api/tables/{table}": ["get"],
    "/api/tables/{table}/text/{language}": ["get"],
    "/api/tables/{table}/invitation": ["post"],
    "/api/tables/{table}/join": ["post"],
    "/api/tables/{table}/record": ["get"],
    "/api/tables/{table}/rematch": ["post"],
    "/api/tables/{table}/evening": ["get"],
    "/api/tables/{table}/dispute": ["post"],
    "/api/daily/{game}": ["post"],
    "/api/daily/{game}/{day}": ["get"],
    "/api/tables/{table}/replay": ["post"],
    "/api/tables/{table}/replay/frames": ["post"],
    "/api/tables/{table}/replay/fork": ["post"],
    "/api/tables/{table}/replay/verify": ["get"],
    "/api/records": ["post"],
    "/api/packs": ["post"],
    "/api/packs/{content}": ["get"],
    "/api/packs/{content}/file": ["get"],
    "/api/studio": ["get"],
    "/api/studio/games/{game}/form": ["get"],
    "/api/studio/games/{game}/words/{language}": ["get"],
    "/api/studio/drafts": ["post"],
    "/api/studio/drafts/file": ["post"],
    "/api/studio/drafts/{key}": ["get", "post", "delete"],
    "/api/studio/drafts/{key}/copy": ["post"],
    "/api/studio/drafts/{key}/versions": ["post"],
    "/api/studio/drafts/{key}/versions/{number}": ["post"],
    "/api/studio/drafts/{key}/pack": ["post"],
    "/api/studio/drafts/{key}/lab": ["get", "post"],
    "/api/studio/drafts/{key}/lab/stop": ["post"],
    "/api/studio/drafts/{key}/lab/report": ["get"],
}
WITHOUT_BODY = ("/copy", "/versions/{number}", "/pack", "/stop")  # the address says it all


def test_the_document_lists_every_call_with_its_bodies(guest: Guest) -> None:
    document = guest.get("schema").json()
    assert {path: sorted(methods) for path, methods in document["paths"].items()} == {
        path: sorted(methods) for path, methods in CALLS.items()
    }
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            assert ("requestBody" in call) == (method == "post" and not path.endswith(WITHOUT_BODY)), path
            assert call["responses"]
    names = document["components"]["schemas"]
    assert set(re.findall(r"#/components/schemas/(\w+)", json.dumps(document))) <= set(names)
    assert {
        "NewTable",
        "Created",
        "Join",
        "Joined",
        "Keys",
        "TableCard",
        "GameCard",
        "Book",
        "Record",
        "Health",
        "Ready",
        "Problem",
    } <= set(names)


@pytest.mark.no_cover  # here; the server counts what it runs by itself
def test_nothing_makes_it_fail(tmp_path: Path) -> None:
    """A tool that knows only the document sends what fits and what does not to a real server; half of it to a table that is
    there, with its keys, by somebody who is signed in, or by the host."""
    install_example_game(tmp_path)
    with running(tmp_path) as server, requests.Session() as session:
        known = Known(server, tmp_path)
        schema = schemathesis.openapi.from_url(f"{server.address}api/schema")
        tried = 0
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                tried += _try(operation.as_strategy(generation_mode=mode), known, session)
            if operation.path == "/api/host":
                known.open_again()
        assert tried > 100
        assert server.get("ready") == {"ready": True}


class Known:
    """What somebody knows who is no stranger: a table, its keys, a name, the key of the host."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.address = server.address
        command = [sys.executable, "-m", "tafelrunde", "host-key", "--database", str(folder / "data" / "tables.sqlite3")]
        self.host = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
        self.session = server.post("me", {"name": "Ada"})["session"]
        made = server.post("tables", {"game": "higher", "seats": [{"kind": "me"}, {"kind": "link"}]})
        self.table: str = made["table"]
        self.keys: list[str] = list(made["keys"].values())
        self.invitation: str = made["invitations"]["1"]

    def tell(self, case: Any) -> None:
        """Let a case know it, too."""
        if "table" in case.path_parameters:
            case.path_parameters["table"] = self.table
        if isinstance(case.body, dict):
            real = {"keys": self.keys, "key": self.invitation, "table": self.table, "seat": 0}
            if isinstance(case.body.get("keys"), dict):
                real["keys"] = {self.table: self.keys}
            case.body.update({name: value for name, value in real.items() if name in case.body})
        case.headers["Authorization"] = f"Bearer {self.host if case.path == '/api/host' else self.session}"

    def open_again(self) -> None:
        """Whatever was done as a host, others can play."""
        for deed in ({"type": "read-only", "on": False}, {"type": "require", "known": "nobody"}):
            headers = {"Authorization": f"Bearer {self.host}"}
            requests.post(f"{self.address}api/host", json=deed, headers=headers, timeout=PATIENCE).raise_for_status()


def _try(strategy: Any, known: Known, session: requests.Session) -> int:
    """Send some cases."""
    tried: list[int] = []

    @hypothesis.settings(
        max_examples=10,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate],
    )
    @hypothesis.given(strategy, hypothesis.strategies.booleans())
    def send(case: Any, here: bool) -> None:
        if here:
            known.tell(case)
        response = case.call(timeout=PATIENCE, session=session)
        tried.append(response.status_code)
        assert response.status_code < 500, response.text
        case.validate_response(response, checks=[status_code_conformance, response_schema_conformance])

    try:
        send()
    except hypothesis.errors.Unsatisfiable:
        return 0  # a call without parameters cannot be called wrongly
    return len(tried)
