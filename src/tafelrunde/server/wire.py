"""What travels between the table and a browser: the messages of the WebSocket and the bodies of the HTTP calls.

The browser's types are generated from these classes, so this file is the protocol.

HTTP (JSON):
    GET  /api/games                          -> list[GameCard]
    GET  /api/games/{game}/text/{language}   -> Fluent text (with the usual options)
    GET  /api/games/{game}/rules/{language}  -> Rulebook
    GET  /api/games/{game}/pictures          -> list[PictureCard]  (which rules have a picture)
    GET  /api/games/{game}/pictures/{id}     -> Drawn
    GET  /api/games/{game}/lesson            -> Lesson            (404: there is none)
    POST /api/tables            NewTable     -> Created
    POST /api/tables/mine       Keys         -> list[TableCard]   (what runs, for "continue")
    GET  /api/tables/{table}                 -> TableCard
    GET  /api/tables/{table}/text/{language} -> Fluent text (with the options of this table)
    POST /api/tables/{table}/join  Join      -> Joined            (somebody opens an invitation link)
    POST /api/tables/{table}/rematch Rematch -> Again             (the same people and rules; their keys open the new table too)
    POST /api/tables/{table}/dispute Dispute -> the file of a rule dispute: record, position, version
    POST /api/daily/{game}      Player       -> Created           (today's deal, the same for everybody)
    GET  /api/daily/{game}/{day}             -> Deal              (how it ended; `today` is a day)
    GET  /api/tables/{table}/record          -> the record; before the end without its seed and its actions
    POST /api/tables/{table}/replay  Visitor -> ReplayCard        (a finished game; a running one as its own seats saw it)
    POST /api/tables/{table}/replay/frames  FramesWanted -> Frames
    POST /api/tables/{table}/replay/fork  Fork -> Created         (play on from there against computers)
    GET  /api/tables/{table}/replay/verify   -> Verdict           (plays the record again and compares)
    POST /api/records           the record   -> Uploaded          (verifies it and puts it on this server)
    GET  /api/health                         -> Health
    GET  /api/schema                         -> OpenAPI document
Whatever fails answers with a Problem.

WebSocket /api/tables/{table}/live: the browser says Hello, then hears Welcome and an Update for the seat it looks at.
It is closed with 4400 (no Hello), 4403 (a key that opens nothing here, a foreign page), 4404 (no such table),
4409 (a table that cannot be opened), 4429 (too much at once) or 1009 (a message that is too large): coming back will not help
before something is changed. After all others it will: 1012 (the server is restarted), 1013 (too slow, or the server is full).
"""

from typing import Literal

from msgspec import Struct, field

from tafelrunde.engine.options import OptionField
from tafelrunde.engine.rulebook import Chapter, Rule, Rulebook
from tafelrunde.engine.say import Say
from tafelrunde.engine.scene import Happening, Mark, Offers, Refusal, Scene, Stroke
from tafelrunde.table.customs import Customs
from tafelrunde.table.hint import Candidate
from tafelrunde.table.lesson import Lesson, Step
from tafelrunde.table.pictures import Drawn, PictureCard
from tafelrunde.table.replay import Bookmark
from tafelrunde.table.turning import Point, Turning

__all__ = [
    "Bookmark",
    "Candidate",
    "Chapter",
    "Drawn",
    "Lesson",
    "OptionField",
    "PictureCard",
    "Point",
    "Rule",
    "Rulebook",
    "Step",
    "Turning",
]  # parts of the protocol that are at home elsewhere

SeatKind = Literal["me", "here", "link", "bot"]


class Problem(Struct):
    """Why something failed and what to do about it, in plain English."""

    error: str


class Health(Struct):
    """How the server is."""

    status: Literal["ok", "failing"]
    version: str
    compiled: bool  # whether the rules run as machine code
    games: list[str]
    left_out: list[str]  # games that are installed but cannot be loaded; the log says why
    writable: bool  # whether the store takes what is said


# --- games ------------------------------------------------------------------------------------------------------------


class GameLook(Struct):
    """How a game looks: the colours of its mood (in a light and in a dark room), the outline of its emblem (an SVG path in a
    square of 512), and where its other icons and the drawing on its box are."""

    mood: dict[str, tuple[str, str]]
    emblem: str
    icons: str
    cover: str  # empty: none


class GameCard(Struct, omit_defaults=True):
    """A box on the shelf. What stands on it, `game-name` and `game-blurb`, is here in every language: nobody has to fetch
    the words of all games to see the shelf."""

    id: str
    look: GameLook
    least_seats: int
    most_seats: int
    usual_seats: int
    minutes: tuple[int, int]
    levels: list[str]
    options: list[OptionField]
    version: str
    languages: list[str]
    label: dict[str, str]  # by language, as Fluent
    famous: bool = False  # has a hall of fame
    lesson: bool = False  # whether it can be learned by playing, with a coach


class Famous(Struct):
    """A line of a game's hall of fame."""

    chapter: str
    name: Say  # of the chapter
    level: Say
    score: int
    players: list[str]
    at: float  # seconds since 1970


# --- tables -----------------------------------------------------------------------------------------------------------


class NewSeat(Struct):
    kind: SeatKind
    name: str = ""
    level: str = ""  # of a computer player


class NewTable(Struct):
    game: str
    seats: list[NewSeat]
    options: dict[str, str | int | bool] = field(default_factory=dict)
    lesson: bool = False  # the table of the game's lesson: its options, its deal, one learner in the first seat
    hints: bool | None = None  # may seats ask for hints? none: alone and in games won together they may, between people not
    customs: Customs = Customs()


class Created(Struct):
    """A new table. `keys` are the secrets of the seats at this screen, `invitations` those of the seats to be sent to others;
    they are shown this once and kept only as hashes."""

    table: str
    keys: dict[int, str]
    invitations: dict[int, str]
    watch: str  # the secret of the link for spectators


class Keys(Struct):
    keys: dict[str, list[str]]  # by table


class Join(Struct):
    key: str
    name: str


class Joined(Struct):
    seat: int
    key: str  # a new secret: the invitation is used up


class Rematch(Struct):
    keys: list[str]  # one of them opens a seat at the old table


class Again(Struct):
    table: str  # the new table; the keys of the old one open it


class Dispute(Struct):
    """Somebody thinks that a rule was not applied as it is written."""

    keys: list[str]
    note: str = ""  # what should have happened
    action: str = ""  # what was refused


class Player(Struct):
    name: str = ""


class DealResult(Struct):
    """How a deal ended for somebody."""

    name: str
    place: int
    score: int
    share: float  # of the victory, from 0 to 1


class Deal(Struct):
    """The deal of one day (by universal time), the best results first."""

    game: str
    day: str
    results: list[DealResult]


class Sitter(Struct, omit_defaults=True):
    """Who sits where, as everybody sees it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]  # open: the invitation has not been taken yet
    level: str = ""
    here: bool = False  # somebody is connected
    stand_in: str = ""  # the level of the computer that plays for this person just now


class TableCard(Struct, omit_defaults=True):
    """A running table in a list."""

    table: str
    game: str
    seats: list[Sitter]
    mine: list[int]
    started: float
    moved: float
    over: bool
    asked: int | None = None
    caption: Say | None = None


# --- the WebSocket: from the browser ----------------------------------------------------------------------------------


class Hello(Struct, tag="hello"):
    """Secrets of one's own seats, or of the spectators' link. `since` is the last version seen (-1: none): the happenings since
    then are told again, so that nothing is missed after a lost connection."""

    keys: list[str]
    since: int = -1
    look: int = -1  # the seat of mine to be shown; -1: the one that is asked, else the first
    brief: bool = False  # I keep the sheets of a seat: an update that is not `first` need only bring those that have changed


class Act(Struct, tag="act"):
    """Do this. `version` is that of the Update in which it was offered."""

    seat: int
    version: int
    action: str


class Ask(Struct, tag="ask"):
    """Would this be possible? Nothing changes."""

    id: int
    seat: int
    action: str


class Look(Struct, tag="look"):
    """Show the table as this seat of mine sees it (several people at one screen). `since` as in Hello, for this seat."""

    seat: int
    since: int = -1


class Talk(Struct, tag="talk"):
    """Free words, where the table allows them; or one of the ready-made phrases."""

    seat: int
    text: str = ""
    phrase: str = ""


class AskHint(Struct, tag="hint"):
    """Help me: level 1 is a nudge, 2 compares moves, 3 advises one. `version` is that of the Update I look at."""

    seat: int
    version: int
    level: Literal[1, 2, 3]


class Why(Struct, tag="why"):
    """Why can I do nothing with this thing of the scene now?"""

    id: int
    seat: int
    thing: str


class Undo(Struct, tag="undo"):
    """Take back my last actions. `version` is that of the last Update."""

    seat: int
    version: int
    count: int = 1


class Propose(Struct, tag="propose"):
    """Ask all others: to go back before my last action, or to let a computer play for the seat `about`."""

    seat: int
    what: Literal["undo", "stand-in"]
    about: int


class Vote(Struct, tag="vote"):
    """My answer to an open question."""

    seat: int
    number: int
    yes: bool


class Return(Struct, tag="return"):
    """I play myself again."""

    seat: int


FromBrowser = Hello | Act | Ask | Look | Talk | AskHint | Why | Undo | Propose | Vote | Return


# --- the WebSocket: to the browser ------------------------------------------------------------------------------------


class Said(Struct, tag="said", omit_defaults=True):
    """A line of the chat. Plain text, never markup; or a phrase, whose message has this name."""

    seat: int
    text: str
    at: float
    phrase: str = ""


class Noted(Struct, tag="noted"):
    """Something for the log that is no move: somebody was given a hint when the table had this version."""

    version: int
    happening: Happening


class Welcome(Struct, tag="welcome", omit_defaults=True):
    """Sent first, and again when somebody comes or goes (then without the chat)."""

    game: str
    mine: list[int]  # the seats of this browser; none: a spectator
    seats: list[Sitter]
    chat: list[Said] = field(default_factory=list)
    hints: bool = False  # whether hints may be asked for at this table
    notes: list[Noted] = field(default_factory=list)
    customs: Customs = Customs()
    phrases: list[str] = field(default_factory=list)  # that may be said, as names of messages
    rematch: str = ""  # the table that was set up to play again
    day: str = ""  # of a daily deal


class Question(Struct, tag="question", omit_defaults=True):
    """Something that all have to agree to, and how it stands."""

    number: int
    seat: int  # who asks
    what: Literal["undo", "stand-in"]
    about: int
    outcome: Literal["open", "agreed", "refused", "dropped"]
    count: int = 0  # of actions to be taken back
    waiting: list[int] = field(default_factory=list)


class Undoable(Struct, omit_defaults=True):
    """How many actions I can take back: by myself, or else with the others' consent, so that my last one is among them."""

    own: int = 0
    agreed: int = 0
    border: int = 0  # the last version that stays: nothing before it can be taken back like this
    ask: bool = False  # whether there is anybody to be asked


class Entry(Struct, omit_defaults=True):
    """What one action led to."""

    version: int
    happenings: list[Happening]
    back: int | None = None  # nothing that was said after this version counts any more


class TimeLeft(Struct, omit_defaults=True):
    """Seconds left, where the options limit them. The clock stands while nobody is at the table."""

    turn: float | None = None  # for the open decision; then the default is said
    game: float | None = None


class Update(Struct, tag="update", omit_defaults=True):
    """The table as `seat` sees it after `version` actions. `log` holds what happened since the last update (the whole log so
    far in the first one, where `first` is set and nothing is to be animated)."""

    version: int
    seat: int | None  # none: a spectator
    scene: Scene
    offers: Offers
    log: list[Entry]
    first: bool = False
    time: TimeLeft | None = None
    undo: Undoable | None = None


class Refused(Struct, tag="refused", omit_defaults=True):
    """That was not possible; nothing changed. `error` is plain English for what no rule covers (a stale offer, bad words)."""

    reason: Say | None = None
    rule: str = ""
    error: str = ""


class Advice(Struct, tag="advice", omit_defaults=True):
    """The answer to Ask: possible, unless there is a reason or an error (words that are no action)."""

    id: int
    reason: Say | None = None
    rule: str = ""
    remarks: list[Say] = field(default_factory=list)  # e.g. whether a trade is fair
    error: str = ""
    lines: list[Stroke] = field(default_factory=list)  # what it would bring, drawn on the board
    marks: list[Mark] = field(default_factory=list)


class Hinted(Struct, tag="hinted", omit_defaults=True):
    """A hint, up to the level that was asked for. It is worked out from what the seat sees."""

    seat: int
    version: int
    level: Literal[1, 2, 3]
    nudge: list[Say]
    marks: list[str] = field(default_factory=list)  # what the nudge points at
    candidates: list[Candidate] = field(default_factory=list)  # the best first
    reason: list[Say] = field(default_factory=list)


class Because(Struct, tag="because"):
    """The answer to Why."""

    id: int
    refusals: list[Refusal]


ToBrowser = Welcome | Update | Refused | Advice | Said | Noted | Hinted | Because | Question


# --- replays ----------------------------------------------------------------------------------------------------------


class Visitor(Struct):
    """Who wants to look: the secrets of seats of a game that still runs. A finished game is open to everybody."""

    keys: list[str] = field(default_factory=list)


class ReplayCard(Struct, omit_defaults=True):
    """A game to be looked at again. Viewers are seats, -1 (everything open) and -2 (a spectator)."""

    table: str
    game: str
    rules: str  # the version of the rules that it is played with now
    played: str  # and the one that wrote it
    seats: list[Sitter]
    length: int  # actions; frames are numbered from 0, the first position
    over: bool
    finished: bool  # whether the last frame is the end of the game
    viewers: list[int]
    steps: list[int]  # the frames in which something can be seen to have happened
    bookmarks: list[Bookmark]
    curve: list[Point]
    turnings: list[Turning]
    levels: list[str]  # of computer players to play on against


class FramesWanted(Struct):
    """Some frames in a row. `fresh`: nothing before is known, so the first one brings all sheets and the log so far."""

    viewer: int
    start: int
    count: int = 1
    fresh: bool = True
    keys: list[str] = field(default_factory=list)


class Frames(Struct):
    frames: list[Update]


class Fork(Struct):
    """Sit down in this seat after so many actions; computers of this level (empty: as usual) take all others."""

    version: int
    seat: int
    level: str = ""
    name: str = ""


class Verdict(Struct, omit_defaults=True):
    """What came of playing a record again."""

    fine: bool
    actions: int
    over: bool
    outcome: list[float] = field(default_factory=list)
    error: str = ""


class Uploaded(Struct):
    """A record that was verified and can now be replayed at this address."""

    table: str
    game: str
    actions: int
    over: bool
