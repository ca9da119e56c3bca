"""The HTTP calls of packs, as listed in `wire.py`."""

from dataclasses import dataclass
from typing import Annotated

from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIFormat
from litestar.params import PathParameter

from tafelrunde.engine.archive import LONGEST_ARCHIVE
from tafelrunde.server import wire
from tafelrunde.server.api import Guest, hub_of, may, me_of, person_of
from tafelrunde.server.packs import Packs

Content = Annotated[str, PathParameter(min_length=1, max_length=80)]
ZIP = "application/zip"
BYTES = "application/octet-stream"
NO_PACK = may(s400="Bad request", s404="No such pack", s409="A pack that cannot be used", s503="The store fails")


@dataclass
class WithArchive(Operation):
    """A call whose body is an archive."""

    def __post_init__(self) -> None:
        binary = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
        self.request_body = RequestBody({BYTES: OpenAPIMediaType(schema=binary)}, required=True)


def packs_of(connection: ASGIConnection) -> Packs:  # type: ignore[type-arg]  # of any handler
    """The packs of the server that is asked."""
    return hub_of(connection).packs


@post(
    "/api/packs",
    operation_class=WithArchive,
    request_max_body_size=LONGEST_ARCHIVE,
    responses=may(
        s400="No pack, with file, card and field",
        s401="Not signed in, where the host wants it",
        s403="A foreign page",
        s413="Too large",
        s429="Too many",
        s503="Full",
    ),
)
async def bring_pack(request: Guest) -> wire.PackCard:
    """Bring a pack, as a ZIP archive of its TOML files; from then on tables can be set up with it."""
    hub, person = hub_of(request), person_of(request)
    hub.check_open()
    hub.may_create(person, await me_of(request))
    return await packs_of(request).bring(await request.body(), await hub.owner(person))


@get("/api/packs/{content:str}", responses=NO_PACK)
async def pack_card(content: Content, request: Guest) -> wire.PackCard:
    """What a pack is: its game, its name and its options."""
    return await packs_of(request).card(content)


@get(
    "/api/packs/{content:str}/file",
    responses=NO_PACK | {200: ResponseSpec(bytes, description="A ZIP archive", media_type=ZIP, generate_examples=False)},
)
async def pack_file(content: Content, request: Guest) -> Response[bytes]:
    """A pack as one file, to be kept or brought elsewhere."""
    headers = {"Content-Disposition": f'attachment; filename="pack-{content[:12]}.zip"'}
    return Response(await packs_of(request).archive(content), media_type=ZIP, headers=headers)


PACK_HANDLERS = [bring_pack, pack_card, pack_file]
