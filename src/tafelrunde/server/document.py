"""The OpenAPI document. The framework lists the calls; the bodies are described by the classes of the protocol themselves."""

from inspect import isclass
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tafelrunde.engine.record import Record
from tafelrunde.engine.studio import ContentForm
from tafelrunde.server import wire
from tafelrunde.server.about import program_version
from tafelrunde.server.studio import wire as studio_wire
from tafelrunde.table.dispute import DisputeFile


class Document(JsonRenderPlugin):
    """The document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, openapi_schema | {"components": {"schemas": bodies()}})


def bodies() -> dict[str, Any]:
    """Every class of the protocol, the messages of the WebSocket too."""
    kinds = [
        kind
        for module in (wire, studio_wire)
        for kind in vars(module).values()
        if isclass(kind) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]
    every = [*dict.fromkeys(kinds), ContentForm, Record, DisputeFile]
    _, schemas = msgspec.json.schema_components(every, ref_template="#/components/schemas/{name}")
    return schemas


def document_config() -> OpenAPIConfig:
    """The document, at /api/schema."""
    return OpenAPIConfig(title="Tafelrunde", version=program_version(), path="/api/schema", render_plugins=[Document(path="/")])
