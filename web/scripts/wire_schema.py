"""Print an OpenAPI document whose components are all the classes of the protocol (`tafelrunde.server.wire`).

Run with the project's `src` on the path; `scripts/wire.mjs` turns the result into `src/lib/wire.ts`.
"""

import inspect
import json

import msgspec

from tafelrunde.engine import rulebook, say, scene, studio
from tafelrunde.server import wire
from tafelrunde.server.studio import wire as studio_wire


def structs() -> list[type]:
    """Every message class of these modules, in the order of the files."""
    found: list[type] = []
    for module in (say, scene, rulebook, wire, studio, studio_wire):
        for thing in vars(module).values():
            if not (inspect.isclass(thing) and issubclass(thing, msgspec.Struct)) or thing is studio.FileKind:
                continue
            if thing.__module__ == module.__name__ or (thing.__name__ in wire.__all__ and thing not in found):
                found.append(thing)
    return found


def lengths_removed(schema: object) -> object:
    """A tuple's schema without its redundant lengths, which the generator of types would take for a list of tuples."""
    if isinstance(schema, dict):
        redundant = {"minItems", "maxItems"} if "prefixItems" in schema else set()
        return {key: lengths_removed(value) for key, value in schema.items() if key not in redundant}
    if isinstance(schema, list):
        return [lengths_removed(item) for item in schema]
    return schema


def document() -> dict[str, object]:
    _, components = msgspec.json.schema_components(structs(), ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tafelrunde", "version": "1"},
        "paths": {},
        "components": {"schemas": lengths_removed(components)},
    }


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
