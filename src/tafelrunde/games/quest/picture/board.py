"""The dungeon as cards laid out on the table, with Link on them."""

from tafelrunde.engine import Memory, Say, say
from tafelrunde.engine.scene import Badge, Band, Board, Frame, Piece, Space
from tafelrunde.games.quest.ids import NO_DUNGEON, SpaceId
from tafelrunde.games.quest.picture import names
from tafelrunde.games.quest.rules.dungeon import space_name
from tafelrunde.games.quest.rules.team import missing
from tafelrunde.games.quest.rules.value import goal
from tafelrunde.games.quest.ruleset import DIFFICULTIES
from tafelrunde.games.quest.state import GHOST, HIDDEN, Quest

WIDE = 1.0
TALL = 1.25
GAP = 0.1
STEP_X = WIDE + GAP
STEP_Y = TALL + GAP
TEAM = 0.75  # the height of what the team owns, above the rooms
TOP = TEAM + 2 * GAP
SHELF = 4  # dungeons side by side

memory = Memory()


def space_id(name: str) -> str:
    return f"space-{name}"


def place_name(view: Quest, name: str) -> Say:
    """Where a room lies: rows count from the entrance, places from the left."""
    layout = view.plan()
    space = layout.names.index(name)
    row = layout.rows[space]
    left = min(column for column, other in zip(layout.columns, layout.rows, strict=True) if other == row)
    return say("space", row=int(row), place=int(layout.columns[space] - left + 1))


def dungeon(view: Quest, look: names.Look) -> Board:
    """The layout of this dungeon; between two dungeons the ones that can be chosen."""
    if view.dungeon == NO_DUNGEON:
        return _shelf(view, look)
    layout = view.plan()
    height = max(layout.rows)
    left = min(layout.columns)
    columns = max(layout.columns) - left + 1
    link = Piece(
        "link", Say("link"), at=space_id(space_name(view, view.link)), shape="figure", icon=names.LINK, colour="leaf", size=1.1
    )
    return Board(
        "dungeon",
        look.dungeon_name(view.rules.dungeons[view.dungeon].id),
        columns * STEP_X + GAP,
        TOP + height * STEP_Y,
        spaces=memory.part(
            (look, *laid_out(view)),
            lambda: [_space(view, look, SpaceId(space), left, height) for space in range(layout.size + 1)],
        ),
        pieces=[link],
        focus=[space_id(space_name(view, view.link))],
    )


def laid_out(view: Quest) -> tuple[object, ...]:
    """All that the rooms look by: the cards, what has become of them, and what the team has to open them."""
    return (
        view.rules,
        len(view.seats),
        view.dungeon,
        view.layout,
        view.link,
        view.teleporter,
        view.item_taken,
        view.beaten,
        view.boss_seen,
        tuple(view.bosses),
        tuple(view.room),
        tuple(view.face),
        tuple(view.solved),
        *(item for seat in view.seats for item in seat.items),
    )


def team_frame(view: Quest) -> Frame:
    """Where the team's things lie: above the rooms."""
    columns = SHELF
    if view.dungeon != NO_DUNGEON:
        layout = view.plan()
        columns = max(layout.columns) - min(layout.columns) + 1
    return Frame("dungeon", GAP, GAP, columns * STEP_X - GAP, TEAM)


def _space(view: Quest, look: names.Look, space: SpaceId, left: int, height: int) -> Space:
    layout = view.plan()
    x = GAP + (layout.columns[space] - left) * STEP_X
    y = TOP + (height - layout.rows[space]) * STEP_Y
    name = space_name(view, space)
    box = Space(space_id(name), x, y, WIDE, TALL, name=Say("room-hidden"))
    if space == layout.boss:
        _boss(view, look, box)
    elif view.face[space] == HIDDEN:
        lower = space < layout.lower and not view.in_castle()
        box.ground = "moss" if lower else "forest"
        box.icon = names.BACK
        box.name = say("room-hidden-lower" if lower else "room-hidden-upper", space=place_name(view, name))
    else:
        _room(view, look, box, space)
    if view.teleporter == space and view.in_castle():
        box.badges.append(Badge(Say("teleporter"), icon=names.TELEPORTER, colour="violet"))
    return box


def _room(view: Quest, look: names.Look, box: Space, space: SpaceId) -> None:
    """An open room, or one that was seen before and lies face down again."""
    room = view.rules.rooms[view.room[space]]
    called = look.room_name(room.id)
    ghost = view.face[space] == GHOST
    solved = view.solved[space]
    box.title = called
    box.icon = names.KIND_ICONS[room.kind]
    box.ground = "stone" if ghost else "parchment" if not solved else "sand"
    if view.link == space and not solved:
        box.ground = "lamp"
    box.hatched = ghost
    box.band = Band(names.KIND_COLOURS[room.kind])
    box.sheet = f"room-{room.id}"
    state = "solved" if solved else "ghost" if ghost else "open"
    box.name = say("room-spoken", room=called, state=state)
    if solved:
        box.badges.append(Badge(Say("badge-solved"), icon="gi:check-mark", colour="good"))
    elif room.is_challenge():
        points = goal(view, view.room[space])
        box.note = say("goal-points", goal=points)
        for trait in look.traits(room)[:2]:
            box.badges.append(Badge(Say(f"trait-{trait}"), icon=names.TRAIT_ICONS[trait], colour="rust"))
        for item in missing(view, room.needs):
            needed = say("badge-needs-item", item=names.item_name(view.rules.items[item].id))
            box.badges.append(Badge(needed, icon="gi:padlock", colour="bad"))


def _boss(view: Quest, look: names.Look, box: Space) -> None:
    box.icon = names.SKULL
    box.ground = "pit"
    box.band = Band("crimson")
    left = len(view.bosses) - view.beaten
    if view.beaten < view.boss_seen:
        room = view.rules.rooms[view.bosses[view.beaten]]
        box.title = look.room_name(room.id)
        box.sheet = f"room-{room.id}"
        box.ground = "clay"
        box.name = say("boss-spoken", room=look.room_name(room.id), left=left)
    else:
        box.name = say("boss-hidden", left=left)
    if not view.item_taken:
        box.badges.append(Badge(Say("badge-locked"), icon="gi:padlock", colour="bad"))
    if left > 1:
        box.badges.append(Badge(say("badge-phases", left=left), text=str(left), colour="crimson"))


def marked(view: Quest) -> list[str]:
    """Where Link stands, or what can be entered."""
    if view.dungeon == NO_DUNGEON or view.over:
        return []
    return [space_id(space_name(view, view.link))]


def _shelf(view: Quest, look: names.Look) -> Board:
    """TQ-D1: what can be explored, with its item and how hard it is."""
    spaces = []
    easiest = sorted(view.rules.choosable, key=lambda index: view.rules.dungeons[index].difficulty)
    for place, index in enumerate(easiest):
        one = view.rules.dungeons[index]
        done = index in view.completed
        name = look.dungeon_name(one.id)
        difficulty = Say(f"difficulty-{DIFFICULTIES[one.difficulty]}")
        spaces.append(
            Space(
                f"dungeon-{one.id}",
                GAP + place % SHELF * STEP_X,
                TOP + place // SHELF * STEP_Y,
                WIDE,
                TALL,
                name=say(
                    "dungeon-spoken", dungeon=name, item=names.item_name(view.rules.items[one.item].id), difficulty=difficulty
                ),
                title=name,
                note=difficulty,
                icon=one.icon,
                ground="sand" if done else "parchment",
                band=Band(("leaf", "amber", "crimson")[one.difficulty], "123"[one.difficulty]),
                hatched=done,
                badges=[Badge(Say("badge-solved"), icon="gi:check-mark", colour="good")] if done else [],
            )
        )
    rows = (len(spaces) + SHELF - 1) // SHELF
    return Board("dungeon", Say("zone-shelf"), SHELF * STEP_X + GAP, TOP + rows * STEP_Y, spaces=spaces)
