"""Forms that engine and games keep: typed ids, names at long lists of arguments, layers inside a game.

    python -m tests.forms [PATH ...]

lists what does not keep them below these paths (all of engine and games if nothing is said), exceptions left out.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import tafelrunde

SOURCE: Final = Path(tafelrunde.__file__).parent
INTEGERS: Final = frozenset(("int", "i64", "i32", "i16", "u8"))
MOST_INTS: Final = 3  # bare ones, in one list of parameters
MOST_PLACES: Final = 5  # arguments without a name, where something is built

# Layers inside a game: nothing knows what stands on a higher step. What is not named here only has to stay out of circles.
STEPS: Final = {"state": 0, "rules": 1, "verbs": 2, "picture": 2, "players": 2, "bots": 2}

# What may stay as it is: `file name`, and why.
EXCEPTIONS: Final = {
    "engine/chance.py Chance": "four words of luck that mean nothing one by one",
    "engine/options.py number": "a range is the usual, the least and the most; the step has its name",
}


class Finding(NamedTuple):
    """Something that does not keep a form."""

    file: Path
    line: int
    name: str
    problem: str

    @property
    def key(self) -> str:
        """How an exception names it."""
        return f"{self.file.relative_to(SOURCE).as_posix()} {self.name}"

    def __str__(self) -> str:
        return f"{self.file.relative_to(SOURCE.parent.parent)}:{self.line}: {self.name} {self.problem}"


# --- reading ----------------------------------------------------------------------------------------------------------


def files(*rooms: str) -> list[Path]:
    """The modules of some packages, in alphabetical order."""
    return [file for room in rooms for file in sorted((SOURCE / room).rglob("*.py"))]


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def classes() -> dict[str, set[str]]:
    """All classes of the project, each with the names of those it inherits from."""
    found: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(_called(base) for base in node.bases)
    return found


@cache
def parts() -> set[str]:
    """The classes that list their fields."""
    found = {"Part"}
    while more := {name for name, bases in classes().items() if bases & found} - found:
        found |= more
    return found


@cache
def crowded() -> set[str]:
    """Classes (`tafelrunde.module.Class`) that list more fields than can be given without their names, four of them numbers."""
    return {
        f"{_module(file)}.{node.name}"
        for file in FILES
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.ClassDef)
        and node.name in parts()
        and len(listed(node)) > MOST_PLACES
        and sum(map(_is_bare, listed(node))) > MOST_INTS
    }


@cache
def origins(file: Path) -> dict[str, str]:
    """What the names mean that a module has from others."""
    borrowed = [node for node in ast.walk(parsed(file)) if isinstance(node, ast.ImportFrom)]
    return {name.asname or name.name: f"{node.module}.{name.name}" for node in borrowed for name in node.names}


def _module(file: Path) -> str:
    return ".".join(["tafelrunde", *file.relative_to(SOURCE).with_suffix("").parts])


def _is_crowded(file: Path, name: str) -> bool:
    return origins(file).get(name, f"{_module(file)}.{name}") in crowded()


def listed(node: ast.ClassDef) -> list[ast.expr]:
    """The types of the fields that a class lists."""
    return [line.annotation for line in node.body if isinstance(line, ast.AnnAssign) and _called(line.annotation) != "ClassVar"]


@cache
def integers() -> frozenset[str]:
    """`int`, and every other name that means nothing more."""
    found = set(INTEGERS)
    for file in SOURCE.rglob("*.py"):
        for node in parsed(file).body:
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.Name(id=meant)):
                    found |= {name} if meant in INTEGERS else set()
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Name(id=meant)) if meant in INTEGERS:
                    found.add(name)
    return frozenset(found)


def _called(node: ast.expr) -> str:
    """The last word of a name: `Part` of `part.Part` and of `Part[int]`."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=value):
            return _called(value)
        case _:
            return ""


def named(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Everything in a module, with the class and function it stands in."""

    def below(node: ast.AST, name: str) -> Iterator[tuple[str, ast.AST]]:
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                own = f"{name}.{inner.name}".strip(".")
                yield own, inner
                yield from below(inner, own)
            else:
                yield name, inner
                yield from below(inner, name)

    return below(tree, "")


# --- the forms --------------------------------------------------------------------------------------------------------


def bare_ints(file: Path) -> Iterator[Finding]:
    """Functions, and classes that list their fields, that take four numbers which only their order tells apart. (Names
    tell apart the fields of a class that has too many to be given without them.)"""
    for name, node in named(parsed(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
            taken = [argument.annotation for argument in arguments if argument.annotation]
        elif isinstance(node, ast.ClassDef) and node.name in parts():
            taken = [] if _is_crowded(file, node.name) else listed(node)
        else:
            continue
        count = sum(map(_is_bare, taken))
        if count > MOST_INTS:
            yield Finding(file, node.lineno, name.removesuffix(".__init__"), f"takes {count} bare ints")


def _is_bare(annotation: ast.expr) -> bool:
    match annotation:
        case ast.Name(id=name):
            return name in integers()
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _is_bare(left) or _is_bare(right)
        case _:
            return False


def long_constructions(file: Path) -> Iterator[Finding]:
    """Things that are built from many arguments without a name, or from four numbers among them."""
    for name, node in named(parsed(file)):
        if isinstance(node, ast.Call) and (built := _built(node.func)) and len(node.args) > _most_places(file, built):
            yield Finding(file, node.lineno, name, f"builds {built} with {len(node.args)} positional arguments")


def _most_places(file: Path, built: str) -> int:
    """Where a class has so many fields that their numbers need no types, they need names."""
    return MOST_INTS if _is_crowded(file, built) else MOST_PLACES


def _built(called: ast.expr) -> str:
    """The class whose constructor this is; empty: it is none of ours."""
    match called:
        case ast.Call(func=ast.Name(id="type")):
            return "its own kind"
        case ast.Name(id="cls"):
            return "its own kind"
        case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__"):
            return "its base"
        case _:
            return _called(called) if _called(called) in classes() else ""


# --- layers inside a game ---------------------------------------------------------------------------------------------


def rooms(game: str) -> dict[str, dict[str, tuple[Path, int]]]:
    """Each module and sub-package of a game, with those it knows, and the first place that says so."""
    home = SOURCE / "games" / game
    known: dict[str, dict[str, tuple[Path, int]]] = {}
    for file in sorted(home.rglob("*.py")):
        own = file.relative_to(home).parts[0].removesuffix(".py")
        if own == "__init__":
            continue
        knows = known.setdefault(own, {})
        for node in ast.walk(parsed(file)):
            for module in _modules(node):
                words = module.removeprefix(f"tafelrunde.games.{game}.").split(".")
                if module.startswith(f"tafelrunde.games.{game}.") and words[0] != own:
                    knows.setdefault(words[0], (file, getattr(node, "lineno", 0)))
    return known


def _modules(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [name.name for name in names]
        case ast.ImportFrom(module=str(module), names=names):
            return [module, *(f"{module}.{name.name}" for name in names if module.count(".") == 2)]
        case _:
            return []


def circle(known: dict[str, dict[str, tuple[Path, int]]]) -> list[str]:
    """Modules and sub-packages that know each other in a circle; nothing if there is none."""
    try:
        TopologicalSorter({room: [*knows] for room, knows in known.items()}).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]  # each knows the next one
    return []


def wrong_ways(game: str) -> Iterator[Finding]:
    """What knows something on a higher step, and circles."""
    known = rooms(game)
    for room in known:
        for other, (file, line) in known[room].items():
            if STEPS.get(room, max(STEPS.values())) < STEPS.get(other, 0):
                yield Finding(file, line, room, f"must not know {other}")
    while found := circle(known):
        links = [known[room][other] for room, other in pairwise(found)]
        told = ", ".join(f"{other} ({file.name}:{line})" for other, (file, line) in zip(found[1:], links, strict=True))
        yield Finding(*links[0], found[0], f"stands in a circle: it knows {told}")
        del known[found[0]][found[1]]  # this link being cut, there may be another circle


# --- all of it --------------------------------------------------------------------------------------------------------

FILES: Final = files("engine", "games")
GAMES: Final = sorted(file.parent.name for file in (SOURCE / "games").glob("*/__init__.py"))


def findings() -> list[Finding]:
    """Whatever does not keep a form, exceptions too."""
    found = [finding for file in FILES for form in (bare_ints, long_constructions) for finding in form(file)]
    return found + [finding for game in GAMES for finding in wrong_ways(game)]


def counting(found: Iterable[Finding]) -> list[str]:
    """Those that are no exceptions, in words."""
    return [str(finding) for finding in found if finding.key not in EXCEPTIONS]


def main() -> None:
    below = [Path(word).resolve() for word in sys.argv[1:]] or [SOURCE]
    found = counting(finding for finding in sorted(findings()) if any(finding.file.is_relative_to(path) for path in below))
    for finding in found:
        print(finding)
    print(f"{len(found)} findings")


if __name__ == "__main__":
    main()
