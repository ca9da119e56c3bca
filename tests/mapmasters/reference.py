"""A second reading of the path rules, slow and plain, to compare the path checker with.

It reads the cards' lines anew, keeps sets of what is used, and tries everything by recursion. Lines in a room are compared as
chords of a circle, by their points.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import atan2, cos, sin

PLACES = {1: (30.0, 0.0), 2: (60.0, 22.5), 3: (60.0, 67.5), 4: (30.0, 90.0), 5: (0.0, 67.5), 6: (0.0, 22.5)}
OPPOSITE = {1: 4, 2: 6, 3: 5, 4: 1, 5: 3, 6: 2}
STEPS = {1: (0, -1), 2: (1, 0), 3: (1, 0), 4: (0, 1), 5: (-1, 0), 6: (-1, 0)}
ITEMS = "cbwrks"
ANSWER = {"m": "w", "l": "k", "v": "r", "o": "s"}
BOOK = {"m": 1, "l": 6, "v": 9, "o": 8}
End = int | str
Pair = tuple[float, float]


@dataclass(frozen=True)
class Corridor:
    """A corridor of a card's line."""

    text: str
    ends: tuple[End, End]
    under: bool
    symbols: str


class Plan:
    """A card's line, read anew."""

    def __init__(self, line: str, turned: bool) -> None:
        self.turned = turned
        self.nodes: dict[str, Pair] = {}
        self.inside: dict[str, str] = {}
        self.corridors: list[Corridor] = []
        self.trap_room: dict[str, str] = {}
        for element in line.replace(" ", "").split(";"):
            if "@" in element:
                match = re.fullmatch(r"(\w+)@(\d+),(\d+)(?:\{(\w+)\})?", element)
                assert match
                self.nodes[match[1]] = (float(match[2]), float(match[3]))
                self.inside[match[1]] = match[4] or ""
                continue
            match = re.fullmatch(r"(\w+)([-~=])(\w+)(?::(\w+))?", element)
            assert match
            if match[2] == "=":
                self.trap_room[match[3]] = match[1]
                continue
            first, second = (int(end) if end.isdigit() else end for end in (match[1], match[3]))
            self.corridors.append(Corridor(f"{match[1]}{match[2]}{match[3]}", (first, second), match[2] == "~", match[4] or ""))

    def lies(self, port: int) -> int:
        """Where a port of the line lies, and the other way round."""
        return {1: 4, 4: 1, 2: 5, 5: 2, 3: 6, 6: 3}[port] if self.turned else port

    def at_port(self, port: int) -> Corridor | None:
        local = self.lies(port)
        return next((corridor for corridor in self.corridors if local in corridor.ends), None)

    def at(self, node: str) -> list[Corridor]:
        return [corridor for corridor in self.corridors if node in corridor.ends]

    def door(self, room: str, corridor: Corridor) -> Pair:
        """A door as a point on a circle round the room."""
        other = corridor.ends[1] if corridor.ends[0] == room else corridor.ends[0]
        x, y = PLACES[other] if isinstance(other, int) else self.nodes[other]
        angle = atan2(y - self.nodes[room][1], x - self.nodes[room][0])
        return cos(angle), sin(angle)


def side(a: Pair, b: Pair, c: Pair) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0


def cross(one: tuple[Pair, Pair], two: tuple[Pair, Pair]) -> bool:
    """Whether two chords of a circle with four different ends cross."""
    return side(*one, two[0]) != side(*one, two[1]) and side(*two, one[0]) != side(*two, one[1])


@dataclass(frozen=True)
class State:
    """A leg so far."""

    corridors: frozenset[tuple[int, str]] = frozenset()
    nodes: frozenset[tuple[int, str]] = frozenset()
    joints: frozenset[tuple[int, int]] = frozenset()
    portals: frozenset[tuple[int, str, int]] = frozenset()
    chords: tuple[tuple[int, str, Pair, Pair], ...] = ()
    passed: tuple[tuple[int, str], ...] = ()
    found: str = ""
    spent: str = ""
    tokens: frozenset[str] = frozenset()
    books: frozenset[int] = frozenset()
    path: tuple[tuple[int, str], ...] = ()


Result = tuple[tuple[tuple[int, str], ...], str, str, str, tuple[int, ...]]


class Reference:
    """All legs of one group from one entry point to a boss that asks for `need` at any port."""

    def __init__(self, plans: list[Plan | None], columns: int, goal: int, need: dict[str, int]) -> None:
        self.plans = plans
        self.columns = columns
        self.goal = goal
        self.need = need

    def legs(self, space: int, ports: tuple[int, ...], start: State) -> set[Result]:
        found: set[Result] = set()
        for state in self.lured(start):
            found |= self.results(state)
        for port in ports:
            plan = self.plans[space]
            if plan is not None and plan.at_port(port) is not None:
                found |= self.results(self.arrive(space, port, replace(start, joints=start.joints | {(space, port)})))
        return found

    def results(self, states: Iterator[State]) -> set[Result]:
        return {
            (s.path, "".join(sorted(s.found)), "".join(sorted(s.spent)), "".join(sorted(s.tokens)), tuple(sorted(s.books)))
            for s in states
        }

    # --- places ---

    def arrive(self, space: int, port: int, s: State) -> Iterator[State]:
        if space == self.goal:
            if all(s.found.count(kind) - s.spent.count(kind) + (kind in s.tokens) >= n for kind, n in self.need.items()):
                yield s
            return
        plan = self.plans[space]
        assert plan is not None
        corridor = plan.at_port(port)
        if corridor is not None:
            yield from self.set_out(space, corridor, plan.lies(port), s)

    def set_out(self, space: int, corridor: Corridor, start: End, s: State) -> Iterator[State]:
        if (space, corridor.text) in s.corridors:
            return
        forward = corridor.ends[0] == start
        s = replace(s, corridors=s.corridors | {(space, corridor.text)}, path=(*s.path, (space, corridor.text)))
        yield from self.walk(space, corridor, 0 if forward else len(corridor.symbols) - 1, 1 if forward else -1, s)

    def walk(self, space: int, corridor: Corridor, at: int, step: int, s: State) -> Iterator[State]:
        """Stand before symbol `at`."""
        if not 0 <= at < len(corridor.symbols):
            yield from self.end(space, corridor, corridor.ends[1] if step > 0 else corridor.ends[0], s)
            return
        symbol = corridor.symbols[at]
        if symbol in "mlv":
            for after in self.paid(symbol, s):
                yield from self.on_symbol(space, corridor, at, step, after)
            for jump in self.lured(s):
                yield from jump
            return
        if symbol in ITEMS:
            s = replace(s, found=s.found + symbol)
        yield from self.on_symbol(space, corridor, at, step, s)

    def on_symbol(self, space: int, corridor: Corridor, at: int, step: int, s: State) -> Iterator[State]:
        symbol = corridor.symbols[at]
        yield from self.walk(space, corridor, at + step, step, s)
        if symbol == "o":
            for after in self.paid("o", s):
                yield from self.landed("o", after)
        if symbol == "b" and 2 in s.books:
            yield from self.landed("b", replace(s, books=s.books - {2}))
        for jump in self.lured(s):
            yield from jump

    def end(self, space: int, corridor: Corridor, end: End, s: State) -> Iterator[State]:
        plan = self.plans[space]
        assert plan is not None
        if isinstance(end, int):
            yield from self.over(space, plan.lies(end), s)
            return
        kind = end[0]
        if kind in "Rr":
            yield from self.enter(space, end, corridor, s)
            return
        key = (space, end)
        if key in s.nodes:
            if kind not in "Jj" or 7 not in s.books or s.passed.count(key) != 1:
                return
            s = replace(s, books=s.books - {7})
        s = replace(s, nodes=s.nodes | {key}, passed=(*s.passed, key))
        others = [other for other in plan.at(end) if other is not corridor]
        if kind == "T":
            if corridor.under:
                if 5 in s.books:
                    up = replace(s, books=s.books - {5})
                    if end in plan.trap_room:
                        yield from self.enter(space, plan.trap_room[end], None, up)
                    for other in others:
                        yield from self.set_out(space, other, end, up)
            else:
                for other in others:
                    if other.under:
                        yield from self.set_out(space, other, end, s)
                    else:
                        for after in self.paid("v", s):
                            yield from self.set_out(space, other, end, after)
        else:
            for other in others:
                yield from self.set_out(space, other, end, s)
        if kind != "S":
            for jump in self.lured(s):
                yield from jump

    def over(self, space: int, port: int, s: State) -> Iterator[State]:
        x, y = space % self.columns + STEPS[port][0], space // self.columns + STEPS[port][1]
        other = y * self.columns + x
        if not (0 <= x < self.columns and 0 <= other < len(self.plans)):
            return
        plan = self.plans[other]
        facing = OPPOSITE[port]
        if other != self.goal and (plan is None or plan.at_port(facing) is None):
            return
        if (space, port) in s.joints or (other, facing) in s.joints:
            return
        yield from self.arrive(other, facing, replace(s, joints=s.joints | {(space, port), (other, facing)}))

    def enter(self, space: int, room: str, door: Corridor | None, s: State) -> Iterator[State]:
        plan = self.plans[space]
        assert plan is not None
        lying = plan.inside[room]
        states = [s]
        if (space, room) not in s.nodes:
            for _ in range(lying.count("m")):
                states = [after for before in states for after in self.paid("m", before)]
            there = "".join(symbol for symbol in lying if symbol in ITEMS)
            states = [replace(one, nodes=one.nodes | {(space, room)}, found=one.found + there) for one in states]
        for one in states:
            yield from self.inside(space, room, door, one)

    def inside(self, space: int, room: str, door: Corridor | None, s: State) -> Iterator[State]:
        plan = self.plans[space]
        assert plan is not None
        lying = plan.inside[room]
        for way in plan.at(room):
            if (space, way.text) in s.corridors:
                continue
            after = s
            if door is not None:
                line = (plan.door(room, door), plan.door(room, way))
                hits = sum(cross(line, (a, b)) for where, name, a, b in s.chords if (where, name) == (space, room))
                if hits > 1 or (hits and 7 not in s.books):
                    continue
                after = replace(s, chords=(*s.chords, (space, room, *line)), books=s.books - {7} if hits else s.books)
            yield from self.set_out(space, way, room, after)
        for trap, home in plan.trap_room.items():
            if home == room and (space, trap) not in s.nodes:
                below = replace(s, nodes=s.nodes | {(space, trap)})
                yield from self.set_out(space, plan.at(trap)[0], trap, below)
        free = [n for n in range(lying.count("o")) if (space, room, n) not in s.portals]
        if free:
            for after in self.paid("o", s):
                yield from self.landed("o", replace(after, portals=after.portals | {(space, room, free[0])}))
        if "b" in lying and 2 in s.books:
            yield from self.landed("b", replace(s, books=s.books - {2}), (space, room))
        for jump in self.lured(s):
            yield from jump

    # --- paying and jumping ---

    def paid(self, symbol: str, s: State) -> Iterator[State]:
        item = ANSWER[symbol]
        if s.found.count(item) > s.spent.count(item):
            yield replace(s, spent=s.spent + item)
        if item in s.tokens:
            yield replace(s, tokens=s.tokens - {item})
        if BOOK[symbol] in s.books:
            yield replace(s, books=s.books - {BOOK[symbol]})

    def lured(self, s: State) -> Iterator[Iterator[State]]:
        if 3 in s.books:
            yield self.landed("m", replace(s, books=s.books - {3}))

    def landed(self, symbol: str, s: State, source: tuple[int, str] | None = None) -> Iterator[State]:
        """At every symbol of a kind that is not used."""
        for space, plan in enumerate(self.plans):
            if plan is None:
                continue
            for corridor in plan.corridors:
                if (space, corridor.text) in s.corridors:
                    continue
                for at, other in enumerate(corridor.symbols):
                    if other != symbol:
                        continue
                    there = replace(s, corridors=s.corridors | {(space, corridor.text)}, path=(*s.path, (space, corridor.text)))
                    if symbol == "b":
                        there = replace(there, found=there.found + "b")
                    for state in self.paid("m", there) if symbol == "m" else [there]:
                        for step in (1, -1):
                            if symbol == "m":
                                yield from self.on_symbol(space, corridor, at, step, state)
                            else:
                                yield from self.walk(space, corridor, at + step, step, state)
            for room, lying in plan.inside.items():
                if symbol not in lying or (space, room) == source:
                    continue
                if symbol == "m" and (space, room) in s.nodes:
                    continue
                there = s
                if symbol == "o":
                    free = [n for n in range(lying.count("o")) if (space, room, n) not in s.portals]
                    if not free:
                        continue
                    there = replace(s, portals=s.portals | {(space, room, free[0])})
                yield from self.enter(space, room, None, there)
