"""The HTTP calls, as listed in `wire.py`."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter

from tafelrunde.engine import registry
from tafelrunde.engine.game import compiled
from tafelrunde.engine.record import Record, carrying
from tafelrunde.server import client, daily, shelf, wire
from tafelrunde.server.about import program_version
from tafelrunde.server.courses import open_lesson
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import person_at
from tafelrunde.server.looks import looks
from tafelrunde.server.network import Network
from tafelrunde.server.trouble import Trouble
from tafelrunde.table.book import Book
from tafelrunde.table.course import Course
from tafelrunde.table.dispute import DisputeFile, dispute
from tafelrunde.table.finding import FoundRule
from tafelrunde.table.lesson import Lesson
from tafelrunde.table.pictures import Drawn, PictureCard, cards

NOTE = 2000  # characters
Address = Annotated[str, PathParameter(min_length=1, max_length=80)]
Guest = Request[Any, Any, Any]


def may(**problems: str) -> dict[int, ResponseSpec]:
    """What else a call may answer: `may(s404="no such table")`."""
    return {
        int(status[1:]): ResponseSpec(wire.Problem, description=text, generate_examples=False)
        for status, text in problems.items()
    }


def hub_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    """The hub of the server that is asked."""
    hub: Hub = connection.app.state.hub
    return hub


def network_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Network:
    """The network of the server that is asked."""
    network: Network = connection.app.state.network
    return network


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """From where somebody asks."""
    return connection.client.host if connection.client else ""


def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks, for the limits."""
    return person_at(address_of(connection))


async def me_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose device asks, if somebody is signed in there who keeps a name at this server."""
    kind, _, session = connection.headers.get("authorization", "").partition(" ")
    return await hub_of(connection).people.known_by_session(session.strip()) if kind.lower() == "bearer" else ""


NO_GAME = may(s400="Bad request", s404="No such game or language")
NO_TABLE = may(s400="Bad request", s404="No such table", s409="A table that cannot be opened", s503="The store fails")
BODY = may(
    s401="Not signed in, where the host wants it",
    s403="A foreign page",
    s413="A body of more than 64 KB",
    s415="Not JSON",
    s429="Too many",
    s503="The store fails, or the server is closed before an update",
)


@get("/api/health")
async def health() -> wire.Health:
    """That the process lives, and what it is."""
    return wire.Health(program_version(), compiled(), list(registry.games()), list(registry.left_out()))


@get("/api/ready", responses={503: ResponseSpec(wire.Ready, description="Not now", generate_examples=False)})
async def ready(request: Guest) -> Response[wire.Ready]:
    """Whether people can be sent here: whether moves can be kept."""
    able = await hub_of(request).ready()
    return Response(wire.Ready(able), status_code=200 if able else 503)


@get("/api/network")
async def network(request: Guest) -> wire.Network:
    """Where other devices find this server."""
    return network_of(request).card(address_of(request))


@post("/api/network", status_code=200, responses=BODY | may(s400="Bad request", s503="No network"))
async def let_in(data: JSONBody[wire.LetIn], request: Guest) -> wire.Network:
    """Let others in this network join, or shut them out."""
    address = address_of(request)
    await network_of(request).switch(address, data.others)
    return network_of(request).card(address)


@get("/api/games")
async def games() -> list[wire.GameCard]:
    """The games on the shelf."""
    return shelf.cards()


@get("/games/{game:str}/{stamp:str}/{name:str}", include_in_schema=False, opt={client.PACKED: True})
async def game_file(game: Address, name: Address, request: Guest) -> Response[bytes]:
    """A file of a game's look: its icons, its cover."""
    page = looks(shelf.game_named(game)).files.get(name)
    if page is None:
        raise Trouble(404, f"{game} has no file {name!r}")
    return client.sent(request, page)


@get("/api/games/{game:str}/text/{language:str}", media_type="text/plain", responses=NO_GAME)
async def game_text(game: Address, language: Address) -> str:
    """A game's words, in Fluent, with the usual options."""
    found = shelf.game_named(game)
    return shelf.text(found, found.setting({}).choices, language)


@get("/api/games/{game:str}/rules/{language:str}", responses=NO_GAME)
async def game_rules(game: Address, language: Address) -> Book:
    """A game's rules."""
    return shelf.rulebook(shelf.game_named(game), language)


@get("/api/games/{game:str}/rules/{language:str}/search", responses=NO_GAME)
async def game_search(game: Address, language: Address, question: FromQuery[str]) -> list[FoundRule]:
    """The rules that answer a question, the best first."""
    return shelf.found_rules(shelf.game_named(game), language, question)


@get("/api/games/{game:str}/fame", responses=NO_GAME | may(s503="The store fails"))
async def game_fame(game: Address, request: Guest) -> list[wire.Famous]:
    """A game's hall of fame: by chapter, the hardest and best first."""
    kept = await hub_of(request).store.famous(shelf.game_named(game).id)
    return [
        wire.Famous(one.deed.chapter, one.deed.name, one.deed.level, one.deed.score, one.names, one.at, one.deed.medal)
        for one in kept
    ]


@get("/api/games/{game:str}/pictures", responses=NO_GAME)
async def game_pictures(game: Address) -> list[PictureCard]:
    """Which rules have a picture."""
    return cards(shelf.game_named(game))


@get("/api/games/{game:str}/pictures/{picture:str}", responses=may(s400="Bad request", s404="No such game or picture"))
async def game_picture(game: Address, picture: Address) -> Drawn:
    """A picture of the rulebook, as a scene."""
    return await asyncio.to_thread(shelf.picture, shelf.game_named(game), picture)


@get("/api/games/{game:str}/course", responses=may(s400="Bad request", s404="No such game, or it has no course"))
async def game_course(game: Address) -> Course:
    """Short positions to learn the game with."""
    return shelf.course_of(shelf.game_named(game))


@post("/api/games/{game:str}/course/{lesson:str}", responses=may(s400="Bad request", s404="No such game or lesson") | BODY)
async def course_lesson(game: Address, lesson: Address, data: JSONBody[wire.Learner], request: Guest) -> wire.LessonTable:
    """A new table at the position of a lesson."""
    return await open_lesson(hub_of(request), shelf.game_named(game), lesson, data, person_of(request), await me_of(request))


@get("/api/games/{game:str}/lesson", responses=may(s400="Bad request", s404="No such game, or it has no lesson"))
async def game_lesson(game: Address) -> Lesson:
    """How the game is learned by playing, with a coach."""
    return shelf.lesson_of(shelf.game_named(game))


@post(
    "/api/tables",
    responses=BODY
    | may(s400="No such table can be set up", s409="A pack that is not here", s429="Too many", s503="The server is full"),
)
async def create_table(data: JSONBody[wire.NewTable], request: Guest) -> wire.Created:
    """Set up a table."""
    return await hub_of(request).create(data, person_of(request), me=await me_of(request))


@post("/api/tables/mine", status_code=200, responses=BODY | may(s400="Bad request", s429="Too many"))
async def my_tables(data: JSONBody[wire.Keys], request: Guest) -> list[wire.TableCard]:
    """The tables that these keys belong to."""
    return await hub_of(request).mine(data, person_of(request))


@get("/api/tables/{table:str}", responses=NO_TABLE)
async def table_card(table: Address, request: Guest) -> wire.TableCard:
    """A table, as everybody may see it in a list."""
    return (await hub_of(request).open(table)).card([])


@get("/api/tables/{table:str}/text/{language:str}", media_type="text/plain", responses=NO_TABLE)
async def table_text(table: Address, language: Address, request: Guest) -> str:
    """The game's words, with the options of this table."""
    room = (await hub_of(request).open(table)).room
    return shelf.text(room.game, room.record.options, language)


@post("/api/tables/{table:str}/invitation", status_code=200, responses=NO_TABLE | BODY | may(s403="No such invitation"))
async def open_invitation(table: Address, data: JSONBody[wire.Invitation], request: Guest) -> wire.Invited:
    """What an invitation is for, and whether it is still open."""
    return (await hub_of(request).open(table)).seating.invited(data)


@post("/api/tables/{table:str}/join", status_code=200, responses=NO_TABLE | BODY | may(s403="No such invitation"))
async def join_table(table: Address, data: JSONBody[wire.Join], request: Guest) -> wire.Joined:
    """Take the seat that an invitation is for."""
    return await hub_of(request).join(table, data, await me_of(request))


@get("/api/tables/{table:str}/record", responses=NO_TABLE)
async def table_record(table: Address, request: Guest) -> Record:
    """The record of the game, with the pack it is played with; before its end without its seed and its actions."""
    live = await hub_of(request).open(table)
    return carrying(live.room.game, live.room.record) if live.kept.over else live.room.public_record()


@post("/api/tables/{table:str}/rematch", responses=NO_TABLE | BODY | may(s403="Not your table", s429="Too many"))
async def rematch(table: Address, data: JSONBody[wire.Rematch], request: Guest) -> wire.Again:
    """Set up the same table once more; the keys of the old one open it."""
    return await hub_of(request).rematch(table, data.keys, person_of(request), data.next)


@get("/api/tables/{table:str}/evening", responses=NO_TABLE | may(s429="Too many"))
async def evening(table: Address, request: Guest) -> list[wire.Played]:
    """How this game and those of which it is the rematch ended."""
    return await hub_of(request).evening(table, person_of(request))


@post("/api/tables/{table:str}/dispute", status_code=200, responses=NO_TABLE | BODY | may(s403="Not your table"))
async def report_dispute(table: Address, data: JSONBody[wire.Dispute], request: Guest) -> DisputeFile:
    """The file of a rule dispute: with what this seat may know, after the end with everything."""
    live = await hub_of(request).open(table)
    mine = live.seats_of(data.keys)
    if not mine:
        raise Trouble(403, "only those who play can report a dispute")
    seat = live.room.asked if live.room.asked in mine else mine[0]
    return dispute(live.room, seat, program_version(), data.note[:NOTE], data.action)


@post("/api/daily/{game:str}", responses=NO_GAME | BODY | may(s429="Too many", s503="The server is full"))
async def play_daily(game: Address, data: JSONBody[wire.Player], request: Guest) -> wire.Created:
    """Set up a table with today's deal."""
    new = daily.setup(shelf.game_named(game), data.name)
    return await hub_of(request).create(new, person_of(request), daily.today(), await me_of(request))


@get("/api/daily/{game:str}/{day:str}", responses=NO_GAME | may(s503="The store fails"))
async def daily_results(game: Address, day: Address, request: Guest) -> wire.Deal:
    """How the deal of a day ended for everybody."""
    return await hub_of(request).deal(shelf.game_named(game), daily.day_named(day))


HANDLERS = [
    health,
    network,
    let_in,
    ready,
    games,
    game_file,
    game_text,
    game_rules,
    game_search,
    game_fame,
    game_pictures,
    game_picture,
    game_course,
    course_lesson,
    game_lesson,
    create_table,
    my_tables,
    table_card,
    table_text,
    open_invitation,
    join_table,
    table_record,
    rematch,
    evening,
    report_dispute,
    play_daily,
    daily_results,
]
