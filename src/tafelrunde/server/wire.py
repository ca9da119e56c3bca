"""What travels between the table and a browser: the messages of the WebSocket and the bodies of the HTTP calls.

The browser's types are generated from these classes, so this file is the protocol.

HTTP (JSON):
    GET  /api/games                          -> list[GameCard]
    GET  /api/games/{game}/text/{language}   -> Fluent text (with the usual options)
    GET  /api/games/{game}/rules/{language}  -> Book
    GET  /api/games/{game}/rules/{language}/search?question=  -> list[FoundRule]
    GET  /api/games/{game}/pictures          -> list[PictureCard]  (which rules have a picture)
    GET  /api/games/{game}/pictures/{id}     -> Drawn
    GET  /api/games/{game}/course            -> Course            (404: there is none)
    POST /api/games/{game}/course/{lesson}   Learner -> Created   (a table at the position of a lesson)
    GET  /api/games/{game}/lesson            -> Lesson            (404: there is none)
    POST /api/packs             a ZIP file   -> PackCard          (one's own content, checked and kept)
    GET  /api/packs/{content}                -> PackCard
    GET  /api/packs/{content}/file           -> the pack as a ZIP file
    POST /api/tables            NewTable     -> Created
    POST /api/tables/mine       Keys         -> list[TableCard]   (what runs, for "continue")
    GET  /api/tables/{table}                 -> TableCard
    GET  /api/tables/{table}/text/{language} -> Fluent text (with the options of this table)
    POST /api/tables/{table}/invitation  Invitation -> Invited    (somebody opens an invitation link)
    POST /api/tables/{table}/join  Join      -> Joined            (and sits down)
    GET  /api/tables/{table}/evening         -> list[Played]      (how this game and those before it ended, the first first)
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
    POST /api/me/export         Keys         -> OwnData           (all that is kept about whoever has these keys)
    POST /api/me/forget         Keys         -> Forgotten         (and nothing of it any more)
    GET  /api/me                             -> Me                (who is signed in; all of these with the session as a bearer)
    POST /api/me                NewPerson    -> SignedIn          (keep a name here; tells the recovery phrase, once)
    POST /api/me/phrase         Phrase       -> SignedIn          (on another device, by the phrase)
    POST /api/me/passkey/ask    Nothing      -> PasskeyOptions
    POST /api/me/passkey/enter  PasskeyAnswer -> SignedIn         (or by a passkey)
    POST /api/me/passkey/new    Nothing      -> PasskeyOptions
    POST /api/me/passkey        PasskeyAnswer -> Me               (one more passkey)
    POST /api/me/save           MySettings   -> Me
    POST /api/me/own            Keys         -> Me                (these seats are mine)
    POST /api/me/seat           MySeat       -> SeatKey           (a key of my seat, for this device)
    POST /api/me/leave          Nothing      -> Done              (sign out)
    POST /api/me/delete         Nothing      -> Forgotten
    GET  /api/network                        -> Network           (where other devices find this server)
    POST /api/network           LetIn        -> Network           (the switch for others, at this machine only)
    GET  /api/house                          -> HouseRules        (what the host of the server says to everybody)
    POST /api/tables/{table}/complaint  Complaint -> Done         (reports a line of chat to the host of the server)
    GET  /api/host                           -> HostView          (with the key of the host as a bearer)
    POST /api/host              HostDeed     -> HostView          (and does something)
    GET  /api/health                         -> Health            (200 while the process lives)
    GET  /api/ready                          -> Ready             (503 while nothing can be kept)
    GET  /api/schema                         -> OpenAPI document
Whatever fails answers with a Problem.

WebSocket /api/tables/{table}/live: the browser says Hello, then hears Welcome and an Update for the seat it looks at. The first
Update brings the whole picture, all others how it changed, beat by beat; whoever has lost the thread says Look and begins anew.
It is closed with 4400 (no Hello), 4403 (a key that opens nothing here, a foreign page), 4404 (no such table),
4409 (a table that cannot be opened) or 1009 (a message that is too large): coming back will not help before something is
changed. After all others it will: 1012 (the server is restarted), 1013 (too slow, or the server is full), and after a pause
4429 (too much at once).
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from tafelrunde.engine import Say
from tafelrunde.engine.options import Alliance, OptionField, Preset
from tafelrunde.engine.rulebook import Chapter, Rule
from tafelrunde.engine.scene import Glimpse, Happening, Mark, Medal, Offers, Refusal, Scene, Sheet, Stroke
from tafelrunde.table.book import Book, Explained
from tafelrunde.table.course import Course, CourseLesson
from tafelrunde.table.customs import Customs
from tafelrunde.table.finding import FoundRule
from tafelrunde.table.hint import Candidate
from tafelrunde.table.lesson import Lesson, Step
from tafelrunde.table.pictures import Drawn, PictureCard
from tafelrunde.table.replay import Bookmark
from tafelrunde.table.turning import Point, Turning

__all__ = [
    "Book",
    "Bookmark",
    "Candidate",
    "Chapter",
    "Course",
    "CourseLesson",
    "Drawn",
    "Explained",
    "FoundRule",
    "Lesson",
    "OptionField",
    "PictureCard",
    "Point",
    "Rule",
    "Step",
    "Turning",
]  # parts of the protocol that are at home elsewhere

SeatKind = Literal["me", "here", "link", "bot"]


class Problem(Struct, omit_defaults=True):
    """Why something failed and what to do about it, in plain English."""

    error: str
    say: Say | None = None  # in the reader's own language, with the words of the game


class Health(Struct):
    """That a server lives, and what it is."""

    version: str
    compiled: bool  # whether the rules run as machine code
    games: list[str]
    left_out: list[str]  # games that are installed but cannot be loaded; the log says why


class Ready(Struct):
    """Whether people can be sent to this server."""

    ready: bool  # what is said can be kept


class Network(Struct):
    """Where other devices find this server: what is surest first; nothing if only its own machine does."""

    addresses: list[str]  # as a page's origin
    opened: bool  # others were let in by the switch
    switch: bool  # whether whoever asks may turn it


class HouseRules(Struct):
    """What the host of a server says to everybody, and who has to keep a name here: whoever sets up tables, or everybody."""

    announcement: str
    read_only: bool
    known: Literal["nobody", "tables", "everybody"]


class LetIn(Struct):
    others: bool  # in the same network


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
    presets: list[Preset]
    version: str
    languages: list[str]
    label: dict[str, str]  # by language, as Fluent
    famous: bool = False  # has a hall of fame
    together: bool = False  # all seats win or lose as one team
    alliances: list[Alliance] = field(default_factory=list)  # who plays with whom
    lesson: bool = False  # whether it can be learned by playing, with a coach
    course: list[str] = field(default_factory=list)  # the lessons of its course, in their order


class Famous(Struct, omit_defaults=True):
    """A line of a game's hall of fame."""

    chapter: str
    name: Say  # of the chapter
    level: Say
    score: int
    players: list[str]
    at: float  # seconds since 1970
    medal: Medal = ""


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
    pack: str = ""  # the content of a pack on this server; empty: the game's own


class PackCard(Struct):
    """A pack on this server: cards and boards of somebody's own, named by what they say."""

    content: str
    game: str
    name: str
    author: str
    options: list[OptionField]  # a pack may widen those of its game


class Created(Struct):
    """A new table. `keys` are the secrets of the seats at this screen, `invitations` those of the seats to be sent to others;
    they are shown this once and kept only as hashes."""

    table: str
    keys: dict[int, str]
    invitations: dict[int, str]
    watch: str  # the secret of the link for spectators


class LessonTable(Created):
    """A new table at the position of a lesson."""

    do: list[str]  # what counts as done there, one thing after the other


class Keys(Struct):
    keys: dict[str, list[str]]  # by table


class Invitation(Struct):
    key: str
    keys: list[str] = field(default_factory=list)  # what this browser has of the table already


class Invited(Struct):
    """What has become of an invitation: whose seat it is, and whether it is still free or already this browser's own."""

    seat: int
    name: str
    state: Literal["open", "taken", "mine"]


class Join(Struct):
    key: str
    name: str


class Joined(Struct):
    seat: int
    key: str  # a new secret: the invitation is used up


class Complaint(Struct):
    """A line of chat that somebody reports to the host of the server: who said it, and when."""

    keys: list[str]
    seat: int
    at: float
    note: str = ""


class Rematch(Struct, omit_defaults=True):
    keys: list[str]  # one of them opens a seat at the old table
    next: bool = False  # with the options that its result names, instead of the same


class Again(Struct):
    table: str  # the new table; the keys of the old one open it


class Placed(Struct, omit_defaults=True):
    """How a game ended for somebody; without a name it was the team."""

    name: str
    place: int
    score: int


class Played(Struct):
    """A finished game of an evening."""

    table: str
    places: list[Placed]


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
    host: bool = False  # set up the table
    away: int = 0  # for so many seconds nobody has been connected


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
    so_far: list[Say] = field(default_factory=list)


# --- one's own data ---------------------------------------------------------------------------------------------------


class OwnLine(Struct):
    """A line of chat that one has said."""

    text: str
    phrase: str
    at: float


class OwnSeat(Struct):
    """All that a server keeps about somebody at one seat."""

    table: str
    game: str
    seat: int
    name: str
    started: float
    moved: float
    over: bool
    options: dict[str, Any]
    moves: list[str]  # one's own
    lines: list[OwnLine]
    hints: int  # how many were taken
    results: list[DealResult]  # of daily deals


class OwnData(Struct):
    """All that a server keeps about somebody who has these keys."""

    seats: list[OwnSeat]


class Forgotten(Struct):
    seats: int  # at which nobody knows any more who sat there


# --- somebody who keeps a name here -----------------------------------------------------------------------------------


class Nothing(Struct):
    """A call that needs no words."""


class NewPerson(Struct):
    name: str = ""


class Phrase(Struct):
    phrase: str


class SignedIn(Struct):
    """This device is somebody's from now on. It sends the session with its calls, as a bearer."""

    session: str
    name: str
    phrase: str = ""  # to be written down: told once


class PasskeyOptions(Struct):
    """What a browser needs to make or to use a passkey (WebAuthn, as JSON)."""

    options: dict[str, Any]


class PasskeyAnswer(Struct):
    """What the browser made of it."""

    answer: dict[str, Any]


class MyTable(Struct):
    """A seat of mine."""

    table: str
    seat: int
    game: str
    moved: float
    over: bool


class Me(Struct):
    """Who I am here, and what is mine on all devices."""

    name: str
    settings: dict[str, Any]
    passkeys: int
    can_passkey: bool  # whether this server knows passkeys
    tables: list[MyTable]  # those that moved last first


class MySettings(Struct):
    name: str
    settings: dict[str, Any]


class MySeat(Struct):
    table: str
    seat: int


class SeatKey(Struct):
    key: str


# --- the host of the server -------------------------------------------------------------------------------------------


class Done(Struct):
    """It was done."""

    done: bool = True


class HostGuest(Struct):
    """Somebody who is connected."""

    address: str
    seats: list[str]  # the names at the seats of this connection; none: a spectator


class HostTable(Struct):
    """A table that is open."""

    table: str
    game: str
    names: list[str]
    muted: list[int]
    version: int
    moved: float
    over: bool
    guests: list[HostGuest]


class HostProcess(Struct):
    """A process of the server."""

    name: str
    memory: int  # bytes
    cpu: float  # seconds so far
    connections: int
    waiting: int  # thoughts that wait for a worker
    tables: list[HostTable]  # the liveliest first


class HostBan(Struct):
    network: str
    why: str
    at: float


class HostComplaint(Struct):
    """A line of chat that was reported."""

    number: int
    table: str
    seat: int
    name: str  # of whoever said it
    text: str
    reporter: int  # the seat of whoever reported it; -2: a spectator
    note: str
    at: float


class HostAudit(Struct):
    """Something that the host did."""

    at: float
    deed: str  # as it was asked for


class HostView(Struct):
    """All that a host looks at."""

    rules: HouseRules
    processes: list[HostProcess]
    load: float  # of the machine, as a share of its cores
    database: int  # bytes
    free: int | None  # bytes left on the disk of the database, where that is known
    complaints: list[HostComplaint]
    bans: list[HostBan]
    audit: list[HostAudit]  # the latest first


class EndTable(Struct, tag="end-table"):
    """End a table for everybody; it is deleted."""

    table: str


class RemoveName(Struct, tag="remove-name"):
    table: str
    seat: int


class Mute(Struct, tag="mute"):
    """Let somebody talk at a table, or not."""

    table: str
    seat: int
    muted: bool


class Ban(Struct, tag="ban"):
    """Let nobody in from a range of addresses, such as 192.0.2.0/24."""

    network: str
    why: str = ""


class LiftBan(Struct, tag="lift-ban"):
    network: str


class Announce(Struct, tag="announce"):
    """Say something to everybody; nothing: no longer."""

    text: str


class ReadOnly(Struct, tag="read-only"):
    """Let nobody play, before an update, or let them again."""

    on: bool


class SettleComplaint(Struct, tag="settle"):
    number: int


class Require(Struct, tag="require"):
    """Who has to keep a name here."""

    known: Literal["nobody", "tables", "everybody"]


HostDeed = EndTable | RemoveName | Mute | Ban | LiftBan | Announce | ReadOnly | Require | SettleComplaint


# --- the WebSocket: from the browser ----------------------------------------------------------------------------------


class Hello(Struct, tag="hello"):
    """Secrets of one's own seats, or of the spectators' link."""

    keys: list[str]
    look: int = -1  # the seat of mine to be shown; -1: the one that is asked, else the first
    pulses: bool = False  # I answer every Pulse: whoever does not is taken for gone


class Act(Struct, tag="act"):
    """Do this. `version` is that of the Update in which it was offered. A move with a name of its own, unlike any other, is
    answered with Acted or Refused, and counts once however often it is sent."""

    seat: int
    version: int
    action: str
    id: Annotated[str, Meta(max_length=64)] = ""


class Ask(Struct, tag="ask"):
    """Would this be possible? Nothing changes."""

    id: int
    seat: int
    action: str


class Look(Struct, tag="look"):
    """Show the whole table as this seat of mine sees it: another one at the same screen, or the same one anew."""

    seat: int


class LookUp(Struct, tag="look-up"):
    """Look at a thing closely, as the table was in this version. Answered with LookedUp."""

    version: int
    name: str


class Recall(Struct, tag="recall"):
    """What happened before this version? Answered with a Page of the log."""

    before: int


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


class AskReason(Struct, tag="reason-wanted"):
    """Why does a computer propose this? Answered with a Reason."""

    seat: int


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
    """Ask all others: to go back before my last action, to let a computer play for the seat `about`, or to give that seat a new
    link, which ends the old one. The host gives a new link without asking."""

    seat: int
    what: Literal["undo", "stand-in", "new-link"]
    about: int


class Vote(Struct, tag="vote"):
    """My answer to an open question."""

    seat: int
    number: int
    yes: bool


class Return(Struct, tag="return"):
    """I play myself again."""

    seat: int


class Pulse(Struct, tag="pulse"):
    """Still there. The server says it every few seconds to whoever wants it, and the browser says it back."""


class Ping(Struct, tag="ping"):
    """Are you there? Answered with a Pulse at once."""


FromBrowser = (
    Hello
    | Act
    | Ask
    | Look
    | LookUp
    | Recall
    | Talk
    | AskHint
    | AskReason
    | Why
    | Undo
    | Propose
    | Vote
    | Return
    | Pulse
    | Ping
)


# --- the WebSocket: to the browser ------------------------------------------------------------------------------------


class Said(Struct, tag="said", omit_defaults=True):
    """A line of the chat. Plain text, never markup; or a phrase, whose message has this name; or what a computer says."""

    seat: int
    text: str
    at: float
    phrase: str = ""
    say: Say | None = None


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
    waiting: str = ""  # and who did so, if it is known
    day: str = ""  # of a daily deal
    announced: str = ""  # what the host of the server has to say to everybody
    read_only: bool = False  # the server is about to be updated: nothing can be played
    partners: bool = False  # people and computers play together, as one team


class Question(Struct, tag="question", omit_defaults=True):
    """Something that all have to agree to, and how it stands."""

    number: int
    seat: int  # who asks
    what: Literal["undo", "stand-in", "new-link"]
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


class Proposal(Struct, omit_defaults=True):
    """What a computer would do where the whole team decides. Whoever sees it may do it for that seat, or any other of the
    offers; after so many seconds of silence the computer does it."""

    seat: int
    action: str
    name: Say
    touches: list[str]
    seconds: int


class Entry(Struct, omit_defaults=True):
    """What one action led to."""

    version: int
    happenings: list[Happening]
    back: int | None = None  # nothing that was said after this version counts any more


class TimeLeft(Struct, omit_defaults=True):
    """Seconds left, where the options limit them. The clock stands while nobody is at the table."""

    turn: float | None = None  # for the open decision; then the default is said
    game: float | None = None


class Page(Struct, tag="page", omit_defaults=True):
    """Some entries of the log in a row, the oldest first. `earlier`: there are more before them."""

    entries: list[Entry]
    earlier: bool = False


class Beat(Struct, omit_defaults=True):
    """One thing that happened, and how the scene changed with it."""

    version: int  # of the action that led to it
    happening: Happening | None = None
    patch: dict[str, Any] = field(default_factory=dict)  # of the scene after the beat before; see patch.py
    back: int | None = None  # nothing that was said after this version counts any more
    by: int | None = None  # the seat whose move led to it


class Update(Struct, tag="update", omit_defaults=True):
    """The table as `seat` sees it after `version` actions. A whole one (`base` is -1) brings the scene, the offers and the last
    page of the log, and nothing is animated. Any other tells what happened since the version `base`, which the viewer was shown
    last: beat by beat, the last beat leading to the table as it is now, and then how the offers changed."""

    version: int
    seat: int | None  # none: a spectator
    base: int = -1
    scene: Scene | None = None
    offers: Offers | None = None
    log: Page | None = None
    beats: list[Beat] = field(default_factory=list)
    patch: dict[str, Any] = field(default_factory=dict)  # of the offers; see patch.py
    sum: int | None = None  # of scene (without its sheets) and offers: who has another one says Look
    time: TimeLeft | None = None
    undo: Undoable | None = None
    proposal: Proposal | None = None


class Refused(Struct, tag="refused", omit_defaults=True):
    """That was not possible; nothing changed. `error` is plain English for what no rule covers (a stale offer, bad words)."""

    reason: Say | None = None
    rule: str = ""
    error: str = ""
    id: str = ""  # of the move, if it has a name


class Acted(Struct, tag="acted"):
    """The move of that name counts; it led to that version."""

    id: str
    version: int


class NewLink(Struct, tag="new-link"):
    """The new invitation for a seat, for whoever asked for it."""

    seat: int
    key: str


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


class Reason(Struct, tag="reason"):
    """Why a computer proposes what it does, worked out from what the seat sees."""

    seat: int
    version: int
    reason: list[Say]


class Because(Struct, tag="because"):
    """The answer to Why."""

    id: int
    refusals: list[Refusal]


class LookedUp(Struct, tag="looked-up", omit_defaults=True):
    """What can be read about a thing, and what a board shows while it is looked at."""

    version: int
    name: str
    sheet: Sheet | None = None
    glimpse: Glimpse | None = None


ToBrowser = (
    Welcome
    | Update
    | LookedUp
    | Page
    | Refused
    | Acted
    | NewLink
    | Pulse
    | Advice
    | Said
    | Noted
    | Hinted
    | Reason
    | Because
    | Question
)


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
    """Some frames in a row. `fresh`: nothing before is known, so the first one is whole; all others tell what changed."""

    viewer: int
    start: int
    count: int = 1
    fresh: bool = True
    keys: list[str] = field(default_factory=list)


class Frames(Struct):
    frames: list[Update]


class Learner(Struct):
    """Somebody who opens a lesson of a course."""

    name: Annotated[str, Meta(max_length=40)] = ""


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
