"""The OpenAPI document: it lists everything, and whatever fits it or does not is answered without a failure."""

import json
import re
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.helpers import Guest
from tests.server.processes import install_example_game, running

CALLS = {
    "/api/health": ["get"],
    "/api/games": ["get"],
    "/api/games/{game}/text/{language}": ["get"],
    "/api/games/{game}/rules/{language}": ["get"],
    "/api/games/{game}/fame": ["get"],
    "/api/games/{game}/pictures": ["get"],
    "/api/games/{game}/pictures/{picture}": ["get"],
    "/api/games/{game}/lesson": ["get"],
    "/api/tables": ["post"],
    "/api/tables/mine": ["post"],
    "/api/tables/{table}": ["get"],
    "/api/tables/{table}/text/{language}": ["get"],
    "/api/tables/{table}/join": ["post"],
    "/api/tables/{table}/record": ["get"],
    "/api/tables/{table}/rematch": ["post"],
    "/api/tables/{table}/dispute": ["post"],
    "/api/daily/{game}": ["post"],
    "/api/daily/{game}/{day}": ["get"],
    "/api/tables/{table}/replay": ["post"],
    "/api/tables/{table}/replay/frames": ["post"],
    "/api/tables/{table}/replay/fork": ["post"],
    "/api/tables/{table}/replay/verify": ["get"],
    "/api/records": ["post"],
}


def test_the_document_lists_every_call_with_its_bodies(guest: Guest) -> None:
    document = guest.get("schema").json()
    assert {path: list(methods) for path, methods in document["paths"].items()} == CALLS
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            assert ("requestBody" in call) == (method == "post"), path
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
        "Rulebook",
        "Record",
        "Health",
        "Problem",
    } <= set(names)


@pytest.mark.no_cover  # here; the server counts what it runs by itself
def test_nothing_makes_it_fail(tmp_path: Path) -> None:
    """A tool that knows only the document sends what fits and what does not to a real server."""
    install_example_game(tmp_path)
    with running(tmp_path) as server:
        table = server.post("tables", {"game": "higher", "seats": [{"kind": "me"}, {"kind": "link"}]})["table"]
        schema = schemathesis.openapi.from_url(f"{server.address}api/schema")
        tried = 0
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                tried += _try(operation.as_strategy(generation_mode=mode), table)
        assert tried > 100
        assert server.get("health")["status"] == "ok"


def _try(strategy: Any, table: str) -> int:
    """Send some cases, half of them to a table that is there."""
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
        if here and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        response = case.call()
        tried.append(response.status_code)
        assert response.status_code < 500, response.text
        case.validate_response(response, checks=[status_code_conformance, response_schema_conformance])

    try:
        send()
    except hypothesis.errors.Unsatisfiable:
        return 0  # a call without parameters cannot be called wrongly
    return len(tried)
