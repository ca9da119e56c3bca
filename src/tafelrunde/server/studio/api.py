"""The HTTP calls of the studio."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from tafelrunde.engine.archive import LONGEST_ARCHIVE, LONGEST_PACK
from tafelrunde.engine.studio import ContentForm, content_form
from tafelrunde.server import shelf
from tafelrunde.server import wire as table_wire
from tafelrunde.server.api import BODY, NO_GAME, Address, Guest, may, me_of, person_of
from tafelrunde.server.pack_api import WithArchive
from tafelrunde.server.studio import wire
from tafelrunde.server.studio.desk import Desk
from tafelrunde.server.studio.words import studio_words

Key = Annotated[str, PathParameter(min_length=1, max_length=80)]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000)]
NO_STUDIO = may(
    s400="Bad request",
    s401="Not signed in, where the host wants it",
    s403="No studio here",
    s404="No such draft",
    s503="The store fails",
)
ELSEWHERE = may(s409="Changed elsewhere, or a draft that cannot be played", s413="Too large", s415="Not JSON", s429="Too many")

ALONE = {
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy": "sandbox allow-scripts allow-downloads; default-src 'none'; style-src 'unsafe-inline'; "
    "script-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
}


def desk_of(connection: ASGIConnection) -> Desk:  # type: ignore[type-arg]  # of any handler
    """The studio of the server that is asked."""
    desk: Desk = connection.app.state.desk
    return desk


@get("/api/studio")
async def studio(request: Guest) -> wire.StudioCard:
    """Whether there is a studio here."""
    return desk_of(request).card()


@get("/api/studio/games/{game:str}/form", responses=NO_GAME)
async def studio_form(game: Address) -> ContentForm:
    """The form of a game's content: which fields its files have, and what may stand in them."""
    return content_form(shelf.game_named(game).content_kinds())


@get("/api/studio/games/{game:str}/words/{language:str}", media_type="text/plain", responses=NO_GAME)
async def studio_text(game: Address, language: Address) -> str:
    """A game's words for designers, in Fluent: those of its table, and the names of fields and verbs."""
    return studio_words(shelf.game_named(game), language)


@post("/api/studio/drafts", responses=NO_STUDIO | BODY | ELSEWHERE)
async def begin_draft(data: JSONBody[wire.NewDraft], request: Guest) -> wire.DraftMade:
    """Begin a draft."""
    return await desk_of(request).begin(data, person_of(request), await me_of(request))


@post(
    "/api/studio/drafts/file",
    operation_class=WithArchive,
    request_max_body_size=LONGEST_ARCHIVE,
    responses=NO_STUDIO | ELSEWHERE,
)
async def bring_draft(request: Guest) -> wire.DraftMade:
    """Begin a draft with a pack that came as one file."""
    return await desk_of(request).bring(await request.body(), person_of(request), await me_of(request))


@get("/api/studio/drafts/{key:str}", responses=NO_STUDIO)
async def open_draft(key: Key, request: Guest) -> wire.Draft:
    """A draft, and what it started from."""
    return await desk_of(request).open(key)


@post(
    "/api/studio/drafts/{key:str}",
    status_code=200,
    request_max_body_size=2 * LONGEST_PACK,
    responses=NO_STUDIO
    | BODY
    | ELSEWHERE
    | {200: ResponseSpec(wire.Saved, description="Kept", media_type="application/json", generate_examples=False)},
)
async def save_draft(key: Key, data: JSONBody[wire.Save], request: Guest) -> Response[bytes]:
    """Keep what was changed, and see what it shows."""
    saved = await desk_of(request).save(key, data, person_of(request))
    return Response(saved, media_type="application/json")


@delete("/api/studio/drafts/{key:str}", responses=NO_STUDIO)
async def drop_draft(key: Key, request: Guest) -> None:
    """Throw a draft away."""
    await desk_of(request).drop(key)


@post("/api/studio/drafts/{key:str}/copy", responses=NO_STUDIO | may(s429="Too many"))
async def copy_draft(key: Key, request: Guest) -> wire.DraftMade:
    """The same draft once more."""
    return await desk_of(request).copy(key, person_of(request), await me_of(request))


@post("/api/studio/drafts/{key:str}/versions", responses=NO_STUDIO | BODY)
async def keep_version(key: Key, data: JSONBody[wire.Note], request: Guest) -> list[wire.DraftVersion]:
    """Keep the draft as it is now, with a note."""
    return await desk_of(request).keep_version(key, data.note)


@post("/api/studio/drafts/{key:str}/versions/{number:int}", status_code=200, responses=NO_STUDIO | ELSEWHERE)
async def restore_version(key: Key, number: Number, request: Guest) -> wire.Draft:
    """Go back to a version; what is there now becomes one, too."""
    return await desk_of(request).restore(key, number)


@post("/api/studio/drafts/{key:str}/pack", responses=NO_STUDIO | ELSEWHERE)
async def draft_pack(key: Key, request: Guest) -> table_wire.PackCard:
    """The draft as a pack, to be played and shared."""
    return await desk_of(request).pack(key, person_of(request))


@get("/api/studio/drafts/{key:str}/lab", responses=NO_STUDIO)
async def lab_state(key: Key, request: Guest) -> wire.LabState:
    """How far the lab is with the draft, and what it found."""
    return await desk_of(request).measured(key)


@post("/api/studio/drafts/{key:str}/lab", status_code=200, responses=NO_STUDIO | BODY | ELSEWHERE)
async def start_lab(key: Key, data: JSONBody[wire.LabOrder], request: Guest) -> wire.LabState:
    """Compare the draft with what it started from, in many games; or go on with it."""
    return await desk_of(request).measure(key, data, person_of(request))


@post("/api/studio/drafts/{key:str}/lab/stop", status_code=200, responses=NO_STUDIO)
async def stop_lab(key: Key, request: Guest) -> wire.LabState:
    """Stop the lab; what is done is kept."""
    return await desk_of(request).stop(key)


@get("/api/studio/drafts/{key:str}/lab/report", media_type="text/html", responses=NO_STUDIO)
async def lab_report(key: Key, request: Guest) -> Response[bytes]:
    """The report of the lab: a page without network that may touch nothing around it."""
    return Response(await desk_of(request).report(key), media_type="text/html; charset=utf-8", headers=ALONE)


STUDIO_HANDLERS = [
    studio,
    studio_form,
    studio_text,
    begin_draft,
    bring_draft,
    open_draft,
    save_draft,
    drop_draft,
    copy_draft,
    keep_version,
    restore_version,
    draft_pack,
    lab_state,
    start_lab,
    stop_lab,
    lab_report,
]
