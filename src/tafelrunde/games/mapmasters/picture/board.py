"""The dungeon: cards side by side, gates round it, groups, paths, and what people point at and sketch."""

from tafelrunde.engine.say import Say, say
from tafelrunde.engine.scene import Board, Mark, Pen, Piece, Space, Stroke, Tile
from tafelrunde.games.mapmasters import ids
from tafelrunde.games.mapmasters.cardlines import Point
from tafelrunde.games.mapmasters.ids import NONE, PORTAL, GroupId
from tafelrunde.games.mapmasters.picture.ink import (
    ICONS,
    TALL,
    WIDE,
    card_drawing,
    card_marks,
    room_places,
    symbol_mark,
    symbol_place,
)
from tafelrunde.games.mapmasters.picture.names import Look, group_ink, task_marks
from tafelrunde.games.mapmasters.picture.paths import (
    MARGIN,
    Canvas,
    Found,
    add_discoveries,
    discoveries,
    glyph_marks,
    path_strokes,
    pattern_of,
)
from tafelrunde.games.mapmasters.ruleset import EMPTY, HIDDEN, VOID, Gate, Task
from tafelrunde.games.mapmasters.state import (
    FINISHED,
    PORTAL_BITS,
    ROOM_TARGET,
    STANDING,
    STOPPED,
    WAITING,
    Party,
    Table,
)
from tafelrunde.games.mapmasters.state import Piece as Step

GATE = 26.0
STOP = 17.0
BADGE = 11.0
BACK = "gi:treasure-map"


def space_id(name: str) -> str:
    """The id of a space of the dungeon."""
    return f"space-{name}"


def dungeon(view: Table, look: Look, drawing: tuple[GroupId, list[Step]] | None = None) -> Board:
    """The whole board; `drawing` is a group and the leg that is being drawn for it."""
    canvas = Canvas(view)
    pieces = [_figure(view, look, party) for party in view.parties if _place(view, party)]
    return Board(
        "dungeon",
        look.mission_name(view.rules),
        canvas.width,
        canvas.height,
        ground="vellum",
        spaces=[*_spaces(view, look, canvas), *_gates(view, canvas), *_stops(view, look, canvas)],
        tiles=_tiles(view, look, canvas),
        pieces=pieces,
        below=[_frame(canvas)],
        lines=_lines(view, canvas, drawing),
        marks=_marks(view, canvas, drawing),
        above=_sketches(view),
        pens=_pens(view, look) if view.viewer >= 0 and not view.over else [],
        wipe="rub" if view.viewer >= 0 and any(text.startswith(f"{view.viewer} ") for text in view.sketches) else "",
    )


def _frame(canvas: Canvas) -> Stroke:
    """The edge of the dungeon, drawn twice like on an old map."""
    left, top, wide, tall = MARGIN, MARGIN, canvas.columns * WIDE, canvas.rows * TALL
    outer = f"M{left - 2} {top - 2}h{wide + 4}v{tall + 4}h{-wide - 4}z"
    return Stroke(f"{outer}M{left - 4} {top - 4}h{wide + 8}v{tall + 8}h{-wide - 8}z", "ink", width=0.8)


def _tiles(view: Table, look: Look, canvas: Canvas) -> list[Tile]:
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
                    f"tile-{name}", x, y, WIDE, TALL, name=called, turn=turned, ground=ground, drawing=list(card_drawing(card))
                )
            )
        elif kind == HIDDEN:
            tiles.append(Tile(f"tile-{name}", x, y, WIDE, TALL, name=Say("card-hidden"), ground="forest", face_down=True))
    return tiles


def _spaces(view: Table, look: Look, canvas: Canvas) -> list[Space]:
    spaces = []
    for space in view.rules.all_spaces:
        kind = view.board[space]
        if kind == VOID:
            continue
        x, y = canvas.corner(space)
        name = view.rules.names[space]
        box = Space(space_id(name), x, y, WIDE, TALL, name=say("space-empty", space=name), ground="none", word=name)
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


def _gates(view: Table, canvas: Canvas) -> list[Space]:
    """MM-S8: entry points while they are chosen or used; exits where there are any."""
    spaces = []
    taken = {party.entry for party in view.parties if party.entry != NONE and party.status == WAITING}
    for number, gate in enumerate(view.rules.mission.entries):
        if number in taken or view.turn == 0:
            name = view.rules.gate_name(gate)
            box = _sign(canvas, gate, f"entry-{name}", say("gate-entry", gate=name))
            box.icon = "" if number in taken else "gi:entry-door"
            spaces.append(box)
    for number, gate in enumerate(view.rules.mission.exits):
        name = view.rules.gate_name(gate)
        box = _sign(canvas, gate, f"exit-{name}", say("gate-exit", gate=name))
        box.icon = "gi:exit-door"
        box.hatched = bool(view.exits >> number & 1)
        box.ground = "lamp"
        spaces.append(box)
    return spaces


def _sign(canvas: Canvas, gate: Gate, id: str, name: Say) -> Space:
    x, y = canvas.gate(gate)
    return Space(id, x - GATE / 2, y - GATE / 2, GATE, GATE, name=name, ground="parchment")


def stop_id(party: Party) -> str:
    """The id of the spot where a group stands inside the dungeon."""
    return f"stop-{party.group}"


def _stops(view: Table, look: Look, canvas: Canvas) -> list[Space]:
    """Small spots for the groups that stand at a port."""
    spots = []
    for party in view.parties:
        if party.status != WAITING and party.space != NONE:
            x, y = _standing(canvas, party)
            name = look.group_name(view.rules.groups[party.group].id)
            spot = say("stop-spot", group=name, space=view.rules.names[party.space])
            spots.append(Space(stop_id(party), x - STOP / 2, y - STOP / 2, STOP, STOP, name=spot, ground="none"))
    return spots


def _standing(canvas: Canvas, party: Party) -> Point:
    if party.port != NONE:
        return canvas.port(party.space, party.port, 9.0)
    last = party.path[-1] if party.path else None
    if last is not None and last[0] == STOPPED and not canvas.card(party.space).goal:
        return canvas.gate(canvas.table.rules.mission.exits[last[3]])
    x, y = canvas.corner(party.space)
    return x + WIDE * (0.25 + 0.5 * int(party.group % 2)), y + TALL * (0.3 + 0.4 * int(party.group // 2 % 2))


def _place(view: Table, party: Party) -> str:
    """The space on which a group's figure stands."""
    if party.status != WAITING and party.space != NONE:
        return stop_id(party)
    if party.entry != NONE:
        return f"entry-{view.rules.gate_name(view.rules.mission.entries[party.entry])}"
    return ""


def _figure(view: Table, look: Look, party: Party) -> Piece:
    group = view.rules.groups[party.group]
    finished = party.status == FINISHED
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


def start_point(canvas: Canvas, party: Party) -> Point | None:
    """Where the first line of a group begins."""
    inside = canvas.table.rules.mission.inside
    if inside is not None and inside[0] == party.group:
        return canvas.port(inside[1], inside[2])
    if party.entry == NONE:
        return None
    return canvas.gate(canvas.table.rules.mission.entries[party.entry])


def leg_start(canvas: Canvas, party: Party) -> Point | None:
    """Where the next leg of a group begins."""
    if party.status == STANDING and party.port != NONE:
        return canvas.port(party.space, party.port)
    return start_point(canvas, party)


def _lines(view: Table, canvas: Canvas, drawing: tuple[GroupId, list[Step]] | None) -> list[Stroke]:
    strokes = []
    for party in view.parties:
        if party.path:
            strokes += path_strokes(canvas, view.rules.groups[party.group], party.path, start_point(canvas, party))
    if drawing is not None:
        group, steps = drawing
        strokes += path_strokes(canvas, view.rules.groups[group], steps, leg_start(canvas, view.parties[group]))
    return strokes


def _marks(view: Table, canvas: Canvas, drawing: tuple[GroupId, list[Step]] | None) -> list[Mark]:
    found = discoveries(view)
    if drawing is not None:
        add_discoveries(view, drawing[0], drawing[1], found)
    marks: list[Mark] = []
    for space in view.rules.all_spaces:
        if view.board[space] >= 0:
            marks += _symbols(view, canvas, space, found)
            if view.lying[space] != NONE:
                marks.append(_artifact(view, canvas, space))
            if view.closed[space]:
                x, y = canvas.at(space, (30, 45))
                marks.append(Mark(x, y - 20, "gi:padlock", 16, "paper", ground="wall"))
    for task in view.rules.tasks:
        marks += _badges(view, canvas, task)
    for gate in view.rules.mission.exits:
        marks += _exit_badges(view, canvas, gate)
    for party in view.parties:
        group = view.rules.groups[party.group]
        marks += glyph_marks(canvas, group, party.path)
    if drawing is not None:
        marks += glyph_marks(canvas, view.rules.groups[drawing[0]], drawing[1])
    for seat, target in enumerate(view.points):
        if target != NONE:
            x, y = canvas.corner(target)
            marks.append(Mark(x + 12 + 9 * seat, y + 14, "gi:pointing", 16, "paper", ground=f"seat-{seat + 1}"))
    return marks


def _symbols(view: Table, canvas: Canvas, space: ids.Space, found: Found) -> list[Mark]:
    """The symbols of a card as they lie: found ones ringed in the ink of the group, used ones crossed out."""
    card = view.card(space)
    marks = []
    for number, corridor in enumerate(card.corridors):
        for position, symbol in enumerate(corridor.symbols, 1):
            mark = symbol_mark(canvas.at(space, symbol_place(card, corridor, position)), symbol)
            _ring(view, mark, found.get((space, number, position - 1)))
            marks.append(mark)
    for number, node in enumerate(card.nodes):
        portal = 0
        for place, (point, symbol) in enumerate(zip(room_places(node), node.symbols, strict=True)):
            mark = symbol_mark(canvas.at(space, point), symbol)
            _ring(view, mark, found.get((space, number + ROOM_TARGET, place)))
            if symbol == PORTAL:
                mark.crossed = bool(view.used[space] >> (PORTAL_BITS + card.portal_bit[number] + portal) & 1)
                portal += 1
            marks.append(mark)
    if card.goal:
        for mark in card_marks(card):
            if mark.icon == card.icon:
                x, y = canvas.at(space, (mark.x, mark.y))
                marks.append(Mark(x, y, mark.icon, mark.size, mark.colour))
    return marks


def _ring(view: Table, mark: Mark, found: tuple[GroupId, bool] | None) -> None:
    if found is not None:
        mark.ring = group_ink(view.rules.groups[found[0]].id)
        mark.crossed = found[1]


def _artifact(view: Table, canvas: Canvas, space: ids.Space) -> Mark:
    x, y = canvas.corner(space)
    return Mark(
        x + WIDE / 2 + 14,
        y + TALL / 2 - 18,
        view.rules.artifacts[view.lying[space]].icon,
        15,
        "paper",
        ground="gold",
        ring="ink",
    )


PORT_SPOTS: tuple[Point, ...] = ((30.0, 13.0), (47.5, 45.0), (47.5, 45.0), (30.0, 77.0), (12.5, 45.0), (12.5, 45.0))
# where the badge of a slot lies on the card, by its first port


def _badges(view: Table, canvas: Canvas, task: Task) -> list[Mark]:
    """MM-A5: what a boss wants, at the port where it wants it; crossed out once it is done."""
    if task.space == NONE:
        return []
    left, top = canvas.corner(task.space)
    alike = [other for other in view.rules.tasks if other.space == task.space and _anywhere(other)]
    if _anywhere(task):
        place, count = alike.index(task), len(alike)
        x = left + WIDE * (place + 1) / (count + 1) if count <= 3 else left + 12 + 18 * (place % 3)
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


def _exit_badges(view: Table, canvas: Canvas, gate: Gate) -> list[Mark]:
    """What an exit asks for."""
    x, y = canvas.gate(gate)
    marks = [
        Mark(x - 8, y - 9, ICONS[kind], 9, "ink", ground="paper", text=str(many))
        for kind, many in enumerate(gate.items)
        if many
    ]
    if gate.artifact != NONE:
        marks.append(Mark(x - 8, y - 9, view.rules.artifacts[gate.artifact].icon, 11, "paper", ground="gold"))
    return marks


# --- talking about the plan -------------------------------------------------------------------------------------------


def _sketches(view: Table) -> list[Stroke]:
    """MM-R9: what people have sketched; nothing of it is real."""
    strokes = []
    for text in view.sketches:
        _, group, points = text.split(" ", 2)
        found = [point.split(",") for point in points.split(";")]
        path = "M" + "L".join(f"{int(x)} {int(y)}" for x, y in found)
        index = view.rules.group_by_id[group]
        strokes.append(Stroke(path, group_ink(group), width=1.3, pattern=pattern_of(view.rules.groups[index]) or "dashed"))
    return strokes


def _pens(view: Table, look: Look) -> list[Pen]:
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
                pattern=pattern_of(group),
            )
            for group in view.rules.groups
        ),
    ]
