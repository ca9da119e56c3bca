"""The vocabulary of pictures: what a client can draw without knowing a game.

A scene is a list of zones with pieces. Everything that can be touched or that moves has a stable id: the client animates by
id, and offers say which ids they touch. Lengths are in the board's own units; colours and patterns are names, never values,
that the client's style sheet knows (`seat-1`, `group-orange`, `wood`) or the game's mood; an icon is `gi:<name>`, written out
whole: a drawing of the game (look.py). Text is always a `Say`; the long words of a space's title carry soft hyphens.
"""

from typing import Final, Literal

from msgspec import field

from tafelrunde.engine.acyclic import Acyclic
from tafelrunde.engine.options import Value
from tafelrunde.engine.say import Say

Pattern = Literal["", "dashed", "dotted", "double", "waves", "comb", "rungs", "beads"]


class Stroke(Acyclic, omit_defaults=True):
    """A drawn line or shape: an SVG path in the units of the board (or of the piece or tile that carries it)."""

    d: str
    colour: str = "ink"
    fill: str = ""
    width: float = 0.05
    pattern: Pattern = ""
    name: Say | None = None


class Mark(Acyclic, omit_defaults=True):
    """A small icon in a drawing, in the same units. It stays upright however its tile or piece is turned."""

    x: float
    y: float
    icon: str
    size: float = 0.1
    colour: str = "ink"
    ground: str = ""  # a disc behind it
    ring: str = ""  # the colour of a circle round it: found, marked
    crossed: bool = False  # used up
    text: str = ""  # a short number beside it


class Pen(Acyclic, omit_defaults=True):
    """What people may sketch or point with. `template` is the action: `{points}` stands for `x,y;x,y` in whole units,
    `{space}` for the word of the space that is pointed at."""

    id: str
    name: Say
    template: str
    colour: str = "ink"
    icon: str = ""
    pattern: Pattern = ""


class Badge(Acyclic, omit_defaults=True):
    """A small mark on a piece, space or seat: an icon, a short text or both."""

    name: Say
    icon: str = ""
    text: str = ""
    colour: str = "ink"
    strong: bool = False  # a number that decides: the largest print on a card


class Gauge(Acyclic, omit_defaults=True):
    """A quantity out of a maximum: hearts, stock, progress. `value` may be halves."""

    name: Say
    value: float
    most: float
    icon: str = ""
    colour: str = "ink"
    style: Literal["icons", "bar", "number"] = "bar"


class Piece(Acyclic, omit_defaults=True):
    """A thing on the table: a token, a card, a figure, a sign."""

    id: str
    name: Say  # what a screen reader says
    at: str = ""  # the space it stands on; empty inside a row or hand
    shape: Literal["token", "card", "figure", "chip", "sign", "tile", "marker"] = "token"
    icon: str = ""
    colour: str = "ink"
    pattern: Literal["", "stripes", "dots", "checks", "waves", "rings", "cross"] = ""
    label: Say | None = None  # short text on it
    value: str = ""  # a number on it
    left: str = ""  # another number, on the left
    lines: list[Say] = field(default_factory=list)  # a card's text
    turn: int = 0  # degrees
    face_down: bool = False
    dim: bool = False  # cannot be used now
    size: float = 1.0
    badges: list[Badge] = field(default_factory=list)
    gauge: Gauge | None = None
    drawing: list[Stroke] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    box: tuple[float, float] = (1.0, 1.0)  # width and height of the units of its drawing
    turned: str = ""  # its id while it is held upside down: it can be turned in the hand, and offers touch either
    sheet: str = ""  # what opens when it is looked at


class Band(Acyclic, omit_defaults=True):
    """A coloured bar on one edge of a space, with a letter so that colour is never alone."""

    colour: str
    letter: str = ""
    side: Literal["top", "right", "bottom", "left"] = "top"  # before the space is turned


class Space(Acyclic, omit_defaults=True):
    """A place on a board where pieces stand."""

    id: str
    x: float
    y: float
    w: float
    h: float
    name: Say
    turn: int = 0  # which way its content faces, in degrees; 0 is read best, with the band on the inner side
    title: Say | None = None
    note: Say | None = None
    icon: str = ""
    ground: str = "paper"  # "none": a tile or drawing below shows through
    band: Band | None = None
    owner: int | None = None  # a seat's strip on the outer edge
    hatched: bool = False
    badges: list[Badge] = field(default_factory=list)
    sheet: str = ""
    word: str = ""  # what actions call it, where it can be pointed at


class Tile(Acyclic, omit_defaults=True):
    """Part of a board that turns or is turned over as one: a hall, a dungeon card."""

    id: str
    x: float
    y: float
    w: float
    h: float
    name: Say
    turn: int = 0
    ground: str = "paper"
    face_down: bool = False
    drawing: list[Stroke] = field(default_factory=list)
    sheet: str = ""


class Frame(Acyclic):
    """Where a zone lies inside a board, in the board's units."""

    board: str
    x: float
    y: float
    w: float
    h: float


class Board(Acyclic, tag="board", omit_defaults=True):
    """Spaces in a plane, with pieces on them, tiles and lines below, and lines above."""

    id: str
    name: Say
    width: float
    height: float
    ground: str = "felt"
    spaces: list[Space] = field(default_factory=list)
    tiles: list[Tile] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    below: list[Stroke] = field(default_factory=list)
    lines: list[Stroke] = field(default_factory=list)  # on the tiles
    marks: list[Mark] = field(default_factory=list)  # on the lines
    above: list[Stroke] = field(default_factory=list)
    pens: list[Pen] = field(default_factory=list)
    wipe: str = ""  # the action that rubs out one's own sketches
    columns: list[str] = field(default_factory=list)  # what stands at the edges, as on a chess board
    rows: list[str] = field(default_factory=list)
    inset: float = 0.0  # how far from its edges those columns and rows begin
    focus: list[str] = field(default_factory=list)  # the spaces a small screen enlarges
    turnable: bool = False  # a wide screen may lay it on its left side: below is then left. Without frames inside
    frame: Frame | None = None


class Row(Acyclic, tag="row", omit_defaults=True):
    """Pieces side by side: a hand, an open row, what lies in front of a seat."""

    id: str
    name: Say
    pieces: list[Piece]
    hand: bool = False  # shown large at the bottom, covered when the screen changes hands
    tight: bool = False  # many small cards that are little more than a number
    queue: bool = False  # who acts in this order besides the seats: always in sight, with them
    seat: int | None = None
    frame: Frame | None = None


class Pile(Acyclic, tag="pile", omit_defaults=True):
    """A deck, a discard pile or a stock: how many, and what lies on top."""

    id: str
    name: Say
    count: int
    icon: str = ""
    colour: str = "wood"
    top: Piece | None = None
    sheet: str = ""
    frame: Frame | None = None


class Dice(Acyclic, tag="dice", omit_defaults=True):
    """Dice as they lie. A face is a number of pips or an icon's name."""

    id: str
    name: Say
    faces: list[str]
    thrown: int = 0  # changes with every throw, so that equal faces still tumble
    frame: Frame | None = None


class Track(Acyclic, tag="track", omit_defaults=True):
    """Quantities side by side: the bank's stock, victory points, rounds left."""

    id: str
    name: Say
    gauges: list[Gauge]
    frame: Frame | None = None


class Line(Acyclic, omit_defaults=True):
    """One line of a panel or sheet: a label, a value, or both."""

    label: Say
    value: Say | None = None
    icon: str = ""
    strong: bool = False  # holds now
    dim: bool = False
    seat: int | None = None
    rule: str = ""


class Panel(Acyclic, tag="panel", omit_defaults=True):
    """Something going on that needs words: an auction, a debt, a challenge."""

    id: str
    name: Say
    lines: list[Line]
    icon: str = ""
    colour: str = "brass"
    pieces: list[Piece] = field(default_factory=list)
    quiet: bool = False  # to be looked up, not needed for the next decision: a small screen shows it further down
    frame: Frame | None = None

    def told(self) -> list[Line]:
        """All of it as lines, for those who draw no more than that."""
        return self.lines


class Contender(Acyclic, omit_defaults=True):
    """One of those who stand against each other on a stage: a card, all that counts for it, and the sum."""

    name: Say
    lines: list[Line] = field(default_factory=list)  # each with its number
    total: Say | None = None  # none: not known yet
    colour: str = "ink"
    icon: str = ""
    seat: int | None = None
    piece: Piece | None = None


class Meter(Acyclic, omit_defaults=True):
    """How far something has come towards a goal."""

    name: Say
    value: int
    most: int
    waiting: int = 0  # counts as soon as something else is done
    shield: int = 0  # to be broken before anything counts
    icon: str = ""
    colour: str = "leaf"


class Stage(Panel, tag="stage", omit_defaults=True):
    """What is going on now, shown large until it is over: a fight, an auction, a challenge, a throw, a card."""

    contenders: list[Contender] = field(default_factory=list)  # side by side
    result: Say | None = None  # how it comes out: `6 − 4 = 2`
    meter: Meter | None = None
    dice: list[str] = field(default_factory=list)  # faces, as those of a zone of dice
    more: list[Line] = field(default_factory=list)  # what is always so: to be unfolded

    def told(self) -> list[Line]:
        lines = [
            line
            for one in self.contenders
            for line in (Line(one.name, one.total, one.icon, strong=True, seat=one.seat), *one.lines)
        ]
        if self.result is not None:
            lines.append(Line(self.result, strong=True))
        return lines + self.lines + self.more


class Cell(Acyclic, omit_defaults=True):
    """A number in a ledger; `note` is the small print: how it came about."""

    name: Say
    text: str = ""
    note: str = ""
    strong: bool = False  # enough


class Account(Acyclic, omit_defaults=True):
    """One line of a ledger: who, the numbers under the columns, and what else belongs to it. It can be touched by its id."""

    id: str
    name: Say
    icon: str = ""
    colour: str = "ink"
    pattern: Pattern = ""
    cells: list[Cell] = field(default_factory=list)
    badges: list[Badge] = field(default_factory=list)
    note: Say | None = None
    dim: bool = False
    sheet: str = ""


class Ledger(Acyclic, tag="ledger", omit_defaults=True):
    """A table of numbers: what each group has found, what each team owns. `columns` are the headings."""

    id: str
    name: Say
    columns: list[Badge]
    entries: list[Account]
    frame: Frame | None = None


Zone = Board | Row | Pile | Dice | Track | Panel | Stage | Ledger


class Sheet(Acyclic, omit_defaults=True):
    """What opens when a thing is looked at closely: a card, a space, a whole pile."""

    title: Say
    lines: list[Line]
    colour: str = "paper"
    letter: str = ""
    icon: str = ""
    subtitle: Say | None = None


class Glimpse(Acyclic, omit_defaults=True):
    """What a board shows while a thing is looked at or chosen, or an offer is pointed at: how far, which way, what then."""

    board: str
    notes: dict[str, str] = field(default_factory=dict)  # a number or short word on a space: what it takes to get there
    strokes: list[Stroke] = field(default_factory=list)
    tiles: list[Tile] = field(default_factory=list)  # as they would lie


class Pip(Acyclic, omit_defaults=True):
    """One mark of a seat's miniature map."""

    name: Say
    fill: Literal["full", "empty", "hatched", "none"] = "none"  # none: somebody else's
    mark: str = ""
    sheet: str = ""


class Pips(Acyclic, omit_defaults=True):
    """A group of marks: the cards of a suit, the spaces of a colour."""

    name: Say
    colour: str
    pips: list[Pip]
    letter: str = ""


class Stat(Acyclic, omit_defaults=True):
    """A number that matters about a seat; it counts up and down when it changes."""

    id: str
    name: Say
    value: int
    icon: str = ""
    main: bool = False


class SeatPanel(Acyclic, omit_defaults=True):
    """What everybody may know at a glance about one seat."""

    seat: int
    colour: str
    icon: str
    stats: list[Stat] = field(default_factory=list)
    badges: list[Badge] = field(default_factory=list)
    pips: list[Pips] = field(default_factory=list)
    gauges: list[Gauge] = field(default_factory=list)
    active: bool = False  # whose turn it is
    out: bool = False
    team: int | None = None


class Standing(Acyclic, omit_defaults=True):
    """One seat's place at the end, with what it is made of."""

    place: int  # 0: none, all together have lost
    seat: int | None  # none: the team as a whole
    score: int
    parts: list[Line] = field(default_factory=list)


def standings(scores: list[int]) -> list[Standing]:
    """The places of the seats with these scores, the best first; equal scores share a place."""
    ranked = sorted(enumerate(scores), key=lambda seat: -seat[1])
    return [Standing(1 + sum(other > score for other in scores), seat, score) for seat, score in ranked]


class Curve(Acyclic):
    """One seat's line in the chart of the end; without a seat that of all together."""

    seat: int | None
    values: list[int]


class Next(Acyclic):
    """What one would play next: the same seats with these options changed."""

    name: Say
    options: dict[str, Value]


class Result(Acyclic, omit_defaults=True):
    """How it ended."""

    name: Say
    standings: list[Standing]
    chapter: str = ""  # of the hall of fame, where the game has one
    curves: list[Curve] = field(default_factory=list)
    curve_name: Say | None = None
    then: Next | None = None


Medal = Literal["", "bronze", "silver", "gold"]


class Fame(Acyclic, omit_defaults=True):
    """A deed for the hall of fame: in which chapter, how hard, with what score. A higher rank stands above a lower one."""

    chapter: str
    name: Say  # of the chapter
    level: Say
    rank: int
    score: int
    medal: Medal = ""


class Scene(Acyclic, omit_defaults=True):
    """The whole table as one seat sees it."""

    prompt: Say | None  # what is asked, in one sentence; at the end, that it is over; none while something happens
    zones: list[Zone]
    seats: list[SeatPanel]
    asked: int | None = None  # the seat that decides
    caption: Say | None = None  # the round, the level
    so_far: list[Say] = field(default_factory=list)  # what has happened in a long game, for those who come back to it
    marked: list[str] = field(default_factory=list)  # what the last move touched
    sheets: dict[str, Sheet] = field(default_factory=dict)
    glimpses: dict[str, Glimpse] = field(default_factory=dict)  # by the id of a thing or of its sheet, or an offer's action
    result: Result | None = None
    private: bool = False  # shows something that only this seat may see: cover it before the screen changes hands


class Details(Acyclic, omit_defaults=True):
    """What can be looked at closely. There is much of it, so it is made when somebody looks."""

    sheets: dict[str, Sheet] = field(default_factory=dict)
    glimpses: dict[str, Glimpse] = field(default_factory=dict)


# --- what may be done -------------------------------------------------------------------------------------------------


THEN: Final = "; "
ANY: Final = "?"  # whatever is listed, by luck


class Heading(Acyclic, omit_defaults=True):
    """What stands at the edge of a table of offers: who, or what; its badges are the short form."""

    id: str
    name: Say
    icon: str = ""
    colour: str = "ink"
    badges: list[Badge] = field(default_factory=list)


class Grid(Acyclic, omit_defaults=True):
    """The offers and refusals of one group as a table: who could do what. Each says in which row and column it stands."""

    group: str
    name: Say
    rows: list[Heading]
    columns: list[Heading]


class Place(Acyclic, omit_defaults=True):
    """Where an offer or a refusal stands in a table, and what is seen there before it is chosen."""

    row: str
    column: str
    badge: Badge


class Offer(Acyclic, tag="offer", omit_defaults=True):
    """One thing the seat may do now; `action` is its text form and goes back as it is. Several, joined by `THEN`, are said one
    after the other whenever the seat is asked, as long as the rules allow it; one of them may be `ANY`."""

    action: str
    name: Say
    group: str = ""  # named by the message `group-<group>`
    icon: str = ""
    touches: list[str] = field(default_factory=list)  # what to tap, in order
    note: Say | None = None  # what it costs or brings
    confirm: Say | None = None  # asked first: it cannot be taken back and is rarely meant
    final: bool = False  # cannot be taken back: touching all of it only chooses it, a further step does it
    quick: bool = False  # a small step that can be taken back: the first touch does it
    forced: bool = False  # the only way on: after a small step the browser takes it by itself
    main: bool = False
    rule: str = ""
    runs: bool = False  # it only lets the table go on: a browser can say it by itself until something else is asked
    preview: bool = False  # what it would bring can be asked and shown on the board while it is considered
    place: Place | None = None  # in the table of its group


Column = Literal["", "left", "right"]  # of a form with two


class Quick(Acyclic, omit_defaults=True):
    """A ready-made value of a number field."""

    name: Say
    value: int


class Number(Acyclic, tag="number", omit_defaults=True):
    """A field for a whole number."""

    id: str
    name: Say
    least: int
    most: int
    value: int
    quick: list[Quick] = field(default_factory=list)
    side: Column = ""
    when: dict[str, str] = field(default_factory=dict)  # shown only while those fields have those values
    icon: str = ""


class Choice(Acyclic, omit_defaults=True):
    """One value of a pick field; `note` is a warning or a hint."""

    value: str
    name: Say
    note: Say | None = None
    touches: str = ""
    colour: str = ""
    letter: str = ""
    icon: str = ""
    hatched: bool = False


class Pick(Acyclic, tag="pick", omit_defaults=True):
    """A field that takes one of some things, or several."""

    id: str
    name: Say
    choices: list[Choice]
    many: bool = False
    value: list[str] = field(default_factory=list)
    side: Column = ""
    when: dict[str, str] = field(default_factory=dict)


class Form(Acyclic, tag="form", omit_defaults=True):
    """A free-form offer. The action is `template` with each `{field}` replaced: a number as it is, a single pick as its value,
    several as a comma-separated list, nothing as `-`. A field that is not shown counts as 0 or `-`."""

    id: str
    name: Say
    template: str
    fields: list[Number | Pick]
    submit: Say
    group: str = ""
    icon: str = ""
    touches: list[str] = field(default_factory=list)
    left: Say | None = None  # headings of the two columns
    right: Say | None = None
    lines: list[Line] = field(default_factory=list)
    rule: str = ""


class Refusal(Acyclic, tag="refusal", omit_defaults=True):
    """Something one might expect to be possible, and why it is not."""

    name: Say
    reason: Say
    rule: str
    group: str = ""
    icon: str = ""
    touches: list[str] = field(default_factory=list)
    place: Place | None = None  # in the table of its group


class Offers(Acyclic, omit_defaults=True):
    """All that a seat may do now, in the order it is shown."""

    offers: list[Offer] = field(default_factory=list)
    forms: list[Form] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)  # groups that are shown as tables
    standing: list[Offer] = field(default_factory=list)  # always possible, also out of turn: settings of the seat, resigning


class Preview(Acyclic, omit_defaults=True):
    """What an action would bring: words, and lines and marks on the board."""

    remarks: list[Say] = field(default_factory=list)
    lines: list[Stroke] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)


# --- what happened ----------------------------------------------------------------------------------------------------


class Walk(Acyclic, tag="walk"):
    """A piece goes from space to space."""

    piece: str
    path: list[str]


class Flight(Acyclic, tag="flight", omit_defaults=True):
    """Something small flies from one thing to another (pieces, spaces, zones or `seat-<n>`): money, a card, damage."""

    icon: str
    start: str
    end: str
    text: str = ""
    colour: str = "brass"


class Tumble(Acyclic, tag="tumble"):
    """Dice fall."""

    dice: str
    faces: list[str]


class Flash(Acyclic, tag="flash", omit_defaults=True):
    """Something is pointed out where it lies."""

    target: str
    text: str = ""
    colour: str = "brass"


Motion = Walk | Flight | Tumble | Flash


class Happening(Acyclic, omit_defaults=True):
    """One event as a seat hears it: a sentence of the log with its rule, and what moves."""

    text: Say
    rule: str
    seat: int | None = None
    motions: list[Motion] = field(default_factory=list)
    card: Piece | None = None  # shown large, long enough to read it
    big: bool = False  # its sentence is shown large, too: a fight, a boss, a bankruptcy
    loud: bool = False  # worth a heading in the log: a new turn, a new round
    spoken: Say | None = None  # what its seat says in its own words; it stands there for as long as it takes to read
    doer: Say | None = None  # whose doing it is, where it is no seat's: a figure that goes by its own card
