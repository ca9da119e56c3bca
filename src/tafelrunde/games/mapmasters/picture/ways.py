"""The next step of a leg that is being drawn: what each choice is called, and where on the board it can be tapped."""

from dataclasses import dataclass

from mypy_extensions import i64

from tafelrunde.engine import Argument, Say, list_of, say
from tafelrunde.games.mapmasters.cardlines import Point
from tafelrunde.games.mapmasters.ids import ITEM_WORDS, NONE, SYMBOL_WORDS, Port, Symbol
from tafelrunde.games.mapmasters.picture.ink import along, line_of, room_places, symbol_place
from tafelrunde.games.mapmasters.picture.names import Look
from tafelrunde.games.mapmasters.picture.paths import Canvas
from tafelrunde.games.mapmasters.picture.risks import risk
from tafelrunde.games.mapmasters.rules import act, where
from tafelrunde.games.mapmasters.rules.drawing import Leg, leg_of
from tafelrunde.games.mapmasters.rules.walk import HOW, Move, Walk, word
from tafelrunde.games.mapmasters.ruleset import DEAD_END, JUNCTION, PORTS, ROOM, STAIRS, TRAPDOOR, TURNED, Card, unpacked
from tafelrunde.games.mapmasters.state import ROOM_TARGET, Table

NODE_WORDS = {ROOM: "room", JUNCTION: "fork", DEAD_END: "dead-end", STAIRS: "stairs", TRAPDOOR: "trapdoor"}


@dataclass
class Way:
    """One choice: its word, its name, and its place on the board if it has one."""

    choice: str
    name: Say
    place: Point | None
    rule: str
    main: bool = False
    spot: str = ""
    risk: Say | None = None  # if this choice completes a leg that would lose the mission
    ends: bool = False  # whether this choice completes the leg

    @property
    def id(self) -> str:
        """Of the spot that can be tapped; choices may share one."""
        return f"way-{self.spot or self.choice}" if self.place is not None else ""


def symbol_name(symbol: Symbol) -> Say:
    """What a symbol shows."""
    return Say(f"symbol-{SYMBOL_WORDS[symbol]}")


def current_leg(view: Table) -> Leg:
    """The leg that is being drawn."""
    return leg_of(view)


def ways(view: Table, look: Look) -> list[Way]:
    """Every choice of the leg that is being drawn."""
    leg = current_leg(view)
    walk = leg.walk(view)
    canvas = Canvas(view)
    found = []
    for ahead in leg.sight(view).ways:
        way = _way(canvas, look, walk, ahead.move)
        if ahead.walk.at == where.DONE:
            way.risk = risk(view, ahead.walk)
            way.ends = True
        found.append(way)
    return found


def _way(canvas: Canvas, look: Look, walk: Walk, move: Move) -> Way:
    kind = move.kind
    choice = word(walk, move)
    rules = walk.ground.rules
    if kind == act.ENTER:
        return Way(
            choice,
            say("way-enter", where=Say(f"port-{move.number + 1}")),
            canvas.port(walk.space, Port(move.number), 8),
            "MM-S8",
        )
    if kind == act.ON:
        return Way(choice, Say("way-on"), None, "MM-R8", main=True)
    if kind in (act.PAY, act.OVER):
        deed = "way-pay" if kind == act.PAY else "way-over"
        return Way(choice, say(deed, how=HOW[move.number]), None, "MM-O1" if kind == act.PAY else "MM-O2")
    if kind == act.FALL:
        return Way(choice, Say("way-fall"), None, "MM-O2")
    if kind == act.LEAVE or (kind == act.CLIMB_UP and move.number != NONE):
        card = canvas.card(walk.space)
        place = _ahead(canvas, walk, card, move.number)
        name = say("way-climb" if kind == act.CLIMB_UP else "way-leave", **_corridor(canvas, walk, card, move.number))
        return Way(choice, name, place, "MM-B7" if kind == act.CLIMB_UP else "MM-R8")
    if kind == act.CLIMB_UP:
        return Way(choice, Say("way-climb-room"), None, "MM-B7")
    if kind == act.DROP:
        node = canvas.card(walk.space).nodes[move.number]
        return Way(choice, Say("way-drop"), canvas.at(walk.space, (node.x, node.y)), "MM-C5")
    if kind in (act.TRAVEL, act.ROLL, act.LURED):
        return _jump(canvas, move, choice)
    if kind in (act.WISHED, act.GAIN):
        name = say("way-wish" if kind == act.WISHED else "way-gain", kind=Say(f"item-{ITEM_WORDS[move.number]}"))
        return Way(choice, name, None, "MM-B6" if kind == act.WISHED else "MM-U2")
    if kind == act.STOP:
        return Way(choice, Say("way-stop"), None, "MM-A3", main=True)
    assert kind == act.SERVE
    return Way(choice, say("way-serve", task=look.needs(rules, rules.tasks[move.number])), None, "MM-T4")


def _corridor(canvas: Canvas, walk: Walk, card: Card, number: i64) -> dict[str, Argument]:
    """Where a corridor leads and what lies on it, from here on."""
    corridor = card.corridors[number]
    backward = corridor.second == walk.a + PORTS
    end = corridor.first if backward else corridor.second
    if end < PORTS:
        port = TURNED[end] if canvas.table.turned[walk.space] else end
        where = Say(f"port-{port + 1}")
    else:
        where = Say(f"node-{NODE_WORDS[card.nodes[end - PORTS].kind]}")
    symbols = corridor.symbols[::-1] if backward else corridor.symbols
    return {"where": where, "symbols": list_of([symbol_name(symbol) for symbol in symbols]), "count": len(symbols)}


def _ahead(canvas: Canvas, walk: Walk, card: Card, number: i64) -> Point:
    """A spot on a corridor, nearer to its far end."""
    corridor = card.corridors[number]
    share = 0.36 if corridor.second == walk.a + PORTS else 0.64
    return canvas.at(walk.space, along(line_of(card, corridor), share))


def _jump(canvas: Canvas, move: Move, choice: str) -> Way:
    kind, space, target, position = move.kind, move.space, move.target, move.position
    card = canvas.card(space)
    if target >= ROOM_TARGET:
        node = card.nodes[target - ROOM_TARGET]
        place = next(iter(room_places(node)), (node.x, node.y))
        where: Say = Say("node-room")
    else:
        corridor = card.corridors[target]
        place = symbol_place(card, corridor, position)
        end = corridor.second if move.direction > 0 else corridor.first
        if end < PORTS:
            port = TURNED[end] if canvas.table.turned[space] else end
            where = Say(f"port-{port + 1}")
        else:
            where = Say(f"node-{NODE_WORDS[card.nodes[end - PORTS].kind]}")
    names = canvas.table.rules.names
    verb = "portal" if kind == act.TRAVEL else "barrel" if kind == act.ROLL else "monster"
    name = say("way-jump", verb=verb, how=HOW[move.number] if kind == act.TRAVEL else "book", space=names[space], where=where)
    rule = {act.TRAVEL: "MM-Q1", act.ROLL: "MM-B4", act.LURED: "MM-B5"}[kind]
    return Way(choice, name, canvas.at(space, place), rule, spot=f"{verb}-{names[space]}-{target}-{position}")


def found_so_far(view: Table) -> list[Argument]:
    """What the leg that is being drawn has found up to now."""
    leg = current_leg(view)
    walk = leg.walk(view)
    party = view.parties[leg.group]
    return [
        say(f"items-{ITEM_WORDS[kind]}", count=found - party.found[kind])
        for kind, found in enumerate(unpacked(walk.found))
        if found > party.found[kind]
    ]
