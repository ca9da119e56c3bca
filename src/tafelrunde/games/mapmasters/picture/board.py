"""The dungeon: cards side by side, gates round it, groups, paths, and what people point at and sketch."""

from collections.abc import Hashable
from functools import lru_cache

from msgspec.structs import replace

from tafelrunde.engine import Memory, Say, list_of, say
from tafelrunde.engine.scene import Board, Mark, Pen, Piece, Space, Stroke, Tile
from tafelrunde.games.mapmasters import ids, state
from tafelrunde.games.mapmasters.cardlines import Point
from tafelrunde.games.mapmasters.ids import NONE, PORTAL, GroupId
from tafelrunde.games.mapmasters.picture import ink, paths
from tafelrunde.games.mapmasters.picture.names import Look, gate_place, group_ink, task_marks
from tafelrunde.games.mapmasters.ruleset import EMPTY, HIDDEN, VOID, Card, Gate, Task
from tafelrunde.games.mapmasters.state import Piece as Step

GATE = 26.0
STOP = 17.0
BADGE = 11.0
BACK = "gi:treasure-map"

memory = Memory()
Drawing = tuple[GroupId, list[Step]]  # a group, and the leg that is being drawn for it


def space_id(name: str) -> str:
    """The id of a space of the dungeon."""
    return f"space-{name}"


def dungeon(view: state.Table, look: Look, drawing: Drawing | None = None) -> Board:
    """The whole board."""
    canvas = paths.Canvas(view)
    laid = (view.rules, look, view.board, view.turned)
    closely = (*laid, view.peeked, view.under)
    gates = (view.rules, look, view.turn == 0, view.exits, tuple([(party.entry, party.status) for party in view.parties]))
    cards = memory.part(("cards", *closely), lambda: _spaces(view, look, canvas))
    pieces = [_figure(view, look, party) for party in view.parties if _place(view, party)]
    return Board(
        "dungeon",
        look.mission_name(view.rules),
        canvas.width,
        canvas.height,
        ground="vellum",
        spaces=[*cards, *memory.part(("gates", *gates), lambda: _gates(view, look, canvas)), *_stops(view, look, canvas)],
        tiles=memory.part(("tiles", *laid), lambda: _tiles(view, look, canvas)),
        pieces=pieces,
        below=_frame(canvas.columns, canvas.rows),
        columns=memory.part(("columns", view.rules), lambda: [view.rules.names[space][0] for space in range(canvas.columns)]),
        rows=memory.part(
            ("rows", view.rules), lambda: [view.rules.names[row * canvas.columns][1:] for row in range(canvas.rows)]
        ),
        inset=paths.MARGIN,
        lines=_lines(view, canvas, drawing),
        marks=_marks(view, canvas, drawing),
        above=_sketches(view),
        pens=memory.part(("pens", view.rules, look, view.viewer), lambda: _pens(view, look))
        if view.viewer >= 0 and not view.over
        else [],
        wipe="rub" if view.viewer >= 0 and any(text.startswith(f"{view.viewer} ") for text in view.sketches) else "",
    )


@lru_cache
def _frame(columns: int, rows: int) -> list[Stroke]:
    """The edge of the dungeon, drawn twice like on an old map."""
    left, top, wide, tall = paths.MARGIN, paths.MARGIN, columns * ink.WIDE, rows * ink.TALL
    outer = f"M{left - 2} {top - 2}h{wide + 4}v{tall + 4}h{-wide - 4}z"
    return [Stroke(f"{outer}M{left - 4} {top - 4}h{wide + 8}v{tall + 8}h{-wide - 8}z", "ink", width=0.8)]


def _tiles(view: state.Table, look: Look, canvas: paths.Canvas) -> list[Tile]:
    tiles = []
    for space in view.rules.all_spaces:
        kind = view.board[space]
        x, y = canvas.corner(space)
        name = view.rules.names[space]
        if kind >= 0:
            card = view.rules.cards[kind]
            ground = "boss" if card.goal else "rock"
            turned = 180 if view.turned[space] else 0
            called = look.card_name(card.id)
            tiles.append(
                Tile(
                    f"tile-{name}",
                    x,
                    y,
                    ink.WIDE,
                    ink.TALL,
                    name=called,
                    turn=turned,
                    ground=ground,
                    drawing=list(ink.card_drawing(card)),
                )
            )
        elif kind == HIDDEN:
            tiles.append(
                Tile(f"tile-{name}", x, y, ink.WIDE, ink.TALL, name=Say("card-hidden"), ground="forest", face_down=True)
            )
    return tiles


def _spaces(view: state.Table, look: Look, canvas: paths.Canvas) -> list[Space]:
    spaces = []
    for space in view.rules.all_spaces:
        kind = view.board[space]
        if kind == VOID:
            continue
        x, y = canvas.corner(space)
        name = view.rules.names[space]
        box = Space(space_id(name), x, y, ink.WIDE, ink.TALL, name=say("space-empty", space=name), ground="none", word=name)
        if kind == EMPTY:
            box.ground = "parchment"
            box.note = say("space-note", space=name)
        elif kind == HIDDEN:
            box.name = say("space-hidden", space=name)
            box.icon = BACK
            if view.peeked[space]:
                card = view.rules.cards[view.under[space]]
                box.name = say("space-peeked", space=name, card=look.card_name(card.id))
                box.note = look.card_name(card.id)
                box.sheet = f"card-{card.id}"
        else:
            card = view.rules.cards[kind]
            box.name = say("space-card", space=name, card=look.card_name(card.id), turned=int(view.turned[space]))
            box.sheet = f"card-{card.id}"
        spaces.append(box)
    return spaces


# --- gates and groups -------------------------------------------------------------------------------------------------


def _gates(view: state.Table, look: Look, canvas: paths.Canvas) -> list[Space]:
    """MM-S8: entry points while they are chosen or used; exits where there are any."""
    spaces = []
    taken = {party.entry for party in view.parties if party.entry != NONE and party.status == state.WAITING}
    for number, gate in enumerate(view.rules.mission.entries):
        if number in taken or view.turn == 0:
            name = view.rules.gate_name(gate)
            box = _sign(canvas, gate, f"entry-{name}", say("gate-entry", gate=gate_place(name)))
            box.icon = "" if number in taken else "gi:entry-door"
            spaces.append(box)
    for number, gate in enumerate(view.rules.mission.exits):
        name = view.rules.gate_name(gate)
        things = look.gate_needs(view.rules, gate)
        called = (
            say("gate-exit-wants", gate=gate_place(name), things=list_of(things))
            if things
            else say("gate-exit", gate=gate_place(name))
        )
        box = _sign(canvas, gate, f"exit-{name}", called)
        box.icon = "gi:exit-door"
        box.hatched = bool(view.exits >> number & 1)
        box.ground = "lamp"
        spaces.append(box)
    return spaces


def _sign(canvas: paths.Canvas, gate: Gate, id: str, name: Say) -> Space:
    x, y = canvas.gate(gate)
    return Space(id, x - GATE / 2, y - GATE / 2, GATE, GATE, name=name, ground="parchment")


def stop_id(party: state.Party) -> str:
    """The id of the spot where a group stands inside the dungeon."""
    return f"stop-{party.group}"


def _stops(view: state.Table, look: Look, canvas: paths.Canvas) -> list[Space]:
    """Small spots for the groups that stand at a port."""
    spots = []
    for party in view.parties:
        if party.status != state.WAITING and party.space != NONE:
            x, y = _standing(canvas, party)
            name = look.group_name(view.rules.groups[party.group].id)
            spot = say("stop-spot", group=name, space=view.rules.names[party.space])
            spots.append(Space(stop_id(party), x - STOP / 2, y - STOP / 2, STOP, STOP, name=spot, ground="none"))
    return spots


def _standing(canvas: paths.Canvas, party: state.Party) -> Point:
    if party.port != NONE:
        return canvas.port(party.space, party.port, 9.0)
    last = party.path[-1] if party.path else None
    if last is not None and last[0] == state.STOPPED and not canvas.card(party.space).goal:
        return canvas.gate(canvas.table.rules.mission.exits[last[3]])
    x, y = canvas.corner(party.space)
    return x + ink.WIDE * (0.25 + 0.5 * int(party.group % 2)), y + ink.TALL * (0.3 + 0.4 * int(party.group // 2 % 2))


def _place(view: state.Table, party: state.Party) -> str:
    """The space on which a group's figure stands."""
    if party.status != state.WAITING and party.space != NONE:
        return stop_id(party)
    if party.entry != NONE:
        return f"entry-{view.rules.gate_name(view.rules.mission.entries[party.entry])}"
    return ""


def _figure(view: state.Table, look: Look, party: state.Party) -> Piece:
    group = view.rules.groups[party.group]
    finished = party.status == state.FINISHED
    return Piece(
        f"group-{group.id}",
        say("group-spoken", group=look.group_name(group.id), status=("waiting", "standing", "finished")[party.status]),
        at=_place(view, party),
        shape="figure",
        icon=group.glyph,
        colour=group_ink(group.id),
        dim=finished,
        sheet=f"party-{group.id}",
    )


# --- paths and symbols ------------------------------------------------------------------------------------------------


def start_point(canvas: paths.Canvas, party: state.Party) -> Point | None:
    """Where the first line of a group begins."""
    inside = canvas.table.rules.mission.inside
    if inside is not None and inside[0] == party.group:
        return canvas.port(inside[1], inside[2])
    if party.entry == NONE:
        return None
    return canvas.gate(canvas.table.rules.mission.entries[party.entry])


def leg_start(canvas: paths.Canvas, party: state.Party) -> Point | None:
    """Where the next leg of a group begins."""
    if party.status == state.STANDING and party.port != NONE:
        return canvas.port(party.space, party.port)
    return start_point(canvas, party)


def _lines(view: state.Table, canvas: paths.Canvas, drawing: Drawing | None) -> list[Stroke]:
    strokes = []
    for party in view.parties:
        if party.path:
            strokes += _strokes(view, canvas, party)
    if drawing is not None:
        group, steps = drawing
        strokes += paths.path_strokes(canvas, view.rules.groups[group], steps, leg_start(canvas, view.parties[group]))
    return strokes


def _strokes(view: state.Table, canvas: paths.Canvas, party: state.Party) -> list[Stroke]:
    """The path of one group."""
    group, start = view.rules.groups[party.group], start_point(canvas, party)
    source = ("strokes", view.rules, view.board, view.turned, party.group, party.path, start)
    return memory.part(source, lambda: paths.path_strokes(canvas, group, party.path, start))


def _marks(view: state.Table, canvas: paths.Canvas, drawing: Drawing | None) -> list[Mark]:
    rules = view.rules
    walked = tuple([party.path for party in view.parties])
    drawn: Hashable = None if drawing is None else (drawing[0], tuple(drawing[1]))
    source = ("marks", rules, view.board, view.turned, view.used, view.lying, view.closed, walked, drawn)
    marks: list[Mark] = [
        *memory.part(source, lambda: _marks_of_cards(view, canvas, drawing)),
        *memory.part(
            ("tasks", rules, view.done), lambda: [mark for task in rules.tasks for mark in _badges(view, canvas, task)]
        ),
        *memory.part(
            ("exits", rules), lambda: [mark for gate in rules.mission.exits for mark in _exit_badges(view, canvas, gate)]
        ),
        *memory.part(("glyphs", rules, walked, drawn), lambda: _glyphs(view, canvas, drawing)),
    ]
    for seat, target in enumerate(view.points):
        if target != NONE:
            x, y = canvas.corner(target)
            marks.append(Mark(x + 12 + 9 * seat, y + 14, "gi:pointing", 16, "paper", ground=f"seat-{seat + 1}"))
    return marks


def _marks_of_cards(view: state.Table, canvas: paths.Canvas, drawing: Drawing | None) -> list[Mark]:
    """Card by card its symbols, what lies there and the lock."""
    found = paths.discoveries(view)
    if drawing is not None:
        paths.add_discoveries(view, drawing[0], drawing[1], found)
    finds: dict[int, list[Find]] = {}
    for (where, target, place), (group, used) in found.items():
        find = ((int(target), int(place)), (group_ink(view.rules.groups[group].id), used))
        finds.setdefault(int(where), []).append(find)
    marks: list[Mark] = []
    for space in view.rules.all_spaces:
        if view.board[space] >= 0:
            here = tuple(finds.get(int(space), ()))
            marks += _symbols(view.card(space), canvas.corner(space), view.turned[space], here, int(view.used[space]))
            if view.lying[space] != NONE:
                marks.append(_artifact(view, canvas, space))
            if view.closed[space]:
                x, y = canvas.at(space, (30, 45))
                marks.append(Mark(x, y - 20, "gi:padlock", 16, "paper", ground="wall"))
    return marks


def _glyphs(view: state.Table, canvas: paths.Canvas, drawing: Drawing | None) -> list[Mark]:
    marks: list[Mark] = []
    for party in view.parties:
        marks += paths.glyph_marks(canvas, view.rules.groups[party.group], party.path)
    if drawing is not None:
        marks += paths.glyph_marks(canvas, view.rules.groups[drawing[0]], drawing[1])
    return marks


Find = tuple[tuple[int, int], tuple[str, bool]]  # by corridor or room and symbol: whose ink, and whether it is used up


@lru_cache(maxsize=4096)
def _symbols(card: Card, corner: Point, turned: bool, finds: tuple[Find, ...], used: int) -> list[Mark]:
    """The symbols of a card as they lie: found ones ringed in the ink of the group, used ones crossed out. A card with the same
    finds looks the same, so its marks are made once."""
    marks: list[Mark] = []
    found = dict(finds)

    def at(point: Point) -> Point:
        x, y = ink.turn(point, turned)
        return corner[0] + x, corner[1] + y

    def add(point: Point, symbol: ids.Symbol, find: tuple[str, bool] | None) -> Mark:
        mark = ink.symbol_mark(at(point), symbol)
        if find is not None:
            mark.ring, mark.crossed = find
        marks.append(mark)
        return mark

    for number, corridor in enumerate(card.corridors):
        for position, symbol in enumerate(corridor.symbols, 1):
            add(ink.symbol_place(card, corridor, position), symbol, found.get((number, position - 1)))
    for number, node in enumerate(card.nodes):
        portal = 0
        for place, (point, symbol) in enumerate(zip(ink.room_places(node), node.symbols, strict=True)):
            mark = add(point, symbol, found.get((number + state.ROOM_TARGET, place)))
            if symbol == PORTAL:
                mark.crossed = bool(used >> (state.PORTAL_BITS + card.portal_bit[number] + portal) & 1)
                portal += 1
    if card.goal:
        for mark in ink.card_marks(card):
            if mark.icon == card.icon:
                x, y = at((mark.x, mark.y))
                marks.append(replace(mark, x=x, y=y))
    return marks


def _artifact(view: state.Table, canvas: paths.Canvas, space: ids.Space) -> Mark:
    x, y = canvas.corner(space)
    return Mark(
        x + ink.WIDE / 2 + 14,
        y + ink.TALL / 2 - 18,
        view.rules.artifacts[view.lying[space]].icon,
        15,
        "paper",
        ground="gold",
        ring="ink",
    )


PORT_SPOTS: tuple[Point, ...] = ((30.0, 13.0), (47.5, 45.0), (47.5, 45.0), (30.0, 77.0), (12.5, 45.0), (12.5, 45.0))
# where the badge of a slot lies on the card, by its first port


def _badges(view: state.Table, canvas: paths.Canvas, task: Task) -> list[Mark]:
    """MM-A5: what a boss wants, at the port where it wants it; crossed out once it is done."""
    if task.space == NONE:
        return []
    left, top = canvas.corner(task.space)
    alike = [other for other in view.rules.tasks if other.space == task.space and _anywhere(other)]
    if _anywhere(task):
        place, count = alike.index(task), len(alike)
        x = left + ink.WIDE * (place + 1) / (count + 1) if count <= 3 else left + 12 + 18 * (place % 3)
        y = top + 76 - (0 if count <= 3 else 13 * (place // 3))
    else:
        x, y = left + PORT_SPOTS[task.ports[0]][0], top + PORT_SPOTS[task.ports[0]][1]
    things = task_marks(view.rules, task)
    done = bool(view.done & task.bit)
    marks = []
    for number, (icon, text) in enumerate(things):
        offset = (number - (len(things) - 1) / 2) * (BADGE + 2) - (BADGE * 0.31 if text else 0)
        marks.append(
            Mark(x + offset, y, icon, BADGE, "ink", ground="paper", ring="good" if done else "", crossed=done, text=text)
        )
    return marks


def _anywhere(task: Task) -> bool:
    """A task that is not bound to one side of its card."""
    return len(task.ports) in (0, 6)


def _exit_badges(view: state.Table, canvas: paths.Canvas, gate: Gate) -> list[Mark]:
    """What an exit asks for."""
    x, y = canvas.gate(gate)
    marks = [
        Mark(x - 8, y - 9, ink.ICONS[kind], 9, "ink", ground="paper", text=str(many))
        for kind, many in enumerate(gate.items)
        if many
    ]
    if gate.artifact != NONE:
        marks.append(Mark(x - 8, y - 9, view.rules.artifacts[gate.artifact].icon, 11, "paper", ground="gold"))
    return marks


# --- talking about the plan -------------------------------------------------------------------------------------------


def _sketches(view: state.Table) -> list[Stroke]:
    """MM-R9: what people have sketched; nothing of it is real."""
    strokes = []
    for text in view.sketches:
        _, group, points = text.split(" ", 2)
        found = [point.split(",") for point in points.split(";")]
        path = "M" + "L".join(f"{int(x)} {int(y)}" for x, y in found)
        index = view.rules.group_by_id[group]
        strokes.append(
            Stroke(path, group_ink(group), width=1.3, pattern=paths.pattern_of(view.rules.groups[index]) or "dashed")
        )
    return strokes


def _pens(view: state.Table, look: Look) -> list[Pen]:
    """MM-G4: a finger to point with, and an ink for every group."""
    finger = Pen("pen-point", Say("pen-point"), "point {space}", f"seat-{view.viewer + 1}", "gi:pointing")
    return [
        finger,
        *(
            Pen(
                f"pen-{group.id}",
                say("pen", group=look.group_name(group.id)),
                f"sketch {group.id} {{points}}",
                group_ink(group.id),
                group.glyph,
                pattern=paths.pattern_of(group),
            )
            for group in view.rules.groups
        ),
    ]
