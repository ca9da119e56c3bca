"""The sources as mypyc gets them: what follows from a list of fields (engine/fields.py) is spelled out in every class.

The plain modules are imported and asked for their fields. Then each class gets its constructor, its copy and the words of an
action as methods with types, its defaults move from the class body into the constructor, and what the engine wants to know of
the fields later stands there as data: a compiled class no longer knows what its body said.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

INDENT = " " * 4
LISTS_FIELDS = re.compile(r"^from tafelrunde\.engine(?:\.part)? import .*\b(Listed|Fixed|Part)\b", re.MULTILINE)
HEAD = """from typing import Any as Any_, ClassVar as ClassVar_, Self as Self_
from mypy_extensions import i64 as i64_, mypyc_attr as mypyc_attr_
from tafelrunde.engine import fields as fields_
from tafelrunde.engine.ids import SeatId as SeatId_
"""


class Source:
    """One module: what it says, and what it is once it has been imported."""

    def __init__(self, file: Path, module: ModuleType) -> None:
        self.module = module
        self.text = told_if_heard(file.read_text("utf-8"))
        self.tree = ast.parse(self.text)
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    def home(self, name: str) -> str:
        """The module that a name of this one comes from."""
        for line in self.tree.body:
            if (
                isinstance(line, ast.ImportFrom)
                and line.module
                and any((each.asname or each.name) == name for each in line.names)
            ):
                return line.module
        return self.module.__name__

    def annotation(self, kind: str, field: str) -> ast.AnnAssign | None:
        """Where a class lists this field."""
        body = self.classes[kind].body if kind in self.classes else []
        for line in body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id == field:
                return line
        return None


class Speller:
    """Spells out modules; remembers those that others build on."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.engine = import_module("tafelrunde.engine.fields")  # of the sources, which are on the path by now
        self.sources: dict[str, Source] = {}

    def source(self, name: str) -> Source:
        if name not in self.sources:
            self.sources[name] = Source(self.root / f"{name.replace('.', '/')}.py", import_module(name))
        return self.sources[name]

    def spell(self, name: str) -> str:
        """A module with everything that follows from the fields of its classes."""
        source = self.source(name)
        lines = source.text.split("\n")
        borrowed: set[tuple[str, str]] = set()
        changed = False
        for node in reversed(list(source.classes.values())):  # from below, so that the numbers of the lines above stay true
            kind = getattr(source.module, node.name)
            if hasattr(kind, "also_spelled") and not source.annotation(node.name, "fields"):
                changed = True
                added = [INDENT + line for line in self.added(source, node, kind, borrowed)]
                lines[node.end_lineno : node.end_lineno] = ["", *added]
                for line in reversed(node.body):
                    if isinstance(line, ast.AnnAssign) and line.value is not None and _is_field(line, kind):
                        bare = ast.unparse(ast.AnnAssign(line.target, line.annotation, None, 1))
                        lines[line.lineno - 1 : line.end_lineno] = [INDENT + bare]
                if self.engine.is_tree(kind):  # Python need not look for circles
                    lines.insert(node.lineno - 1, "@mypyc_attr_(acyclic=True)")
            for decorator in node.decorator_list:
                if _is_transform(decorator):  # a class with a decorator that it does not know is no native class for mypyc
                    del lines[decorator.lineno - 1 : decorator.end_lineno]
        if not changed:
            return "\n".join(lines)
        imports = HEAD + "".join(f"from {module} import {named}\n" for module, named in sorted(borrowed))
        at = next((line.end_lineno or 0 for line in source.tree.body if _is_docstring(line)), 0)
        lines[at:at] = imports.split("\n")
        return "\n".join(lines)

    def added(self, source: Source, node: ast.ClassDef, kind: Any, borrowed: set[tuple[str, str]]) -> Iterator[str]:
        """The lines to put at the end of a class."""
        said = {field.name: self.said(kind, field.name) for field in kind.fields}

        def typed(field: Any) -> str:
            where, line = said[field.name]
            self.borrow(source, where, line.annotation, borrowed)
            annotation = ast.unparse(line.annotation).strip("'\"")
            return f': "{annotation} | None"' if field.fresh else f': "{annotation}"'

        def default(field: Any) -> str:
            where, line = said[field.name]
            value = _default(line)
            self.borrow(source, where, value, borrowed)
            return ast.unparse(_said_of_self(value) if field.when == self.engine.DERIVED else value)

        by_hand = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
        compiled = self.engine.Typed(" -> Self_", "  # type: ignore[return-value]", default)
        wanted = self.engine.methods(kind, typed, default, compiled)
        more, names = kind.spelled
        for name, text in (wanted | more).items():
            if name not in by_hand:
                for helper in ("covered", self.engine.TWIN):
                    if f"{helper}(" in text:
                        borrowed.add(("tafelrunde.engine.part", helper))
                yield from text.rstrip("\n").split("\n")
                yield ""
        for word, function in names.items():
            if getattr(source.module, word, None) is not function:
                borrowed.add((function.__module__, word))
        listed = []
        for field in kind.fields:
            value = "fields_.MISSING"
            if field.default is not self.engine.MISSING and field.when != self.engine.DERIVED:
                value = repr(field.default) if field.fresh else default(field)
            secret = "None" if field.secret is None else f"fields_.{field.secret}"
            listed.append(f"fields_.Field({field.name!r}, {field.when!r}, {field.copied!r}, {value}, {secret}),")
        if kind.__dict__.get("rule") == self.engine.cited(kind) and not _assigns(node, "rule"):
            yield f"rule = {kind.rule!r}"
        if self.engine.called(kind) and not _assigns(node, "name"):
            yield f"name = {kind.name!r}"
        yield f"fields: ClassVar_[tuple[fields_.Field, ...]] = ({' '.join(listed)})"
        secrets = ", ".join(f"{field.name!r}: fields_.{field.secret}" for field in kind.fields if field.secret is not None)
        yield f"secrets: ClassVar_[dict[str, fields_.Secret]] = {{{secrets}}}"

    def said(self, kind: Any, field: str) -> tuple[Source, ast.AnnAssign]:
        """Where a field is listed: in the class or in the nearest base that has it."""
        for base in kind.__mro__:
            if base.__module__.startswith("tafelrunde."):
                source = self.source(base.__module__)
                line = source.annotation(base.__name__, field)
                if line is not None:
                    return source, line
        raise LookupError(f"{kind.__name__}.{field} is listed nowhere")

    def borrow(self, source: Source, where: Source, expression: ast.expr, borrowed: set[tuple[str, str]]) -> None:
        """Names that stand in the module of a base are imported from there."""
        if source is where:
            return
        for name in _names(expression):
            known = getattr(where.module, name, None)
            if name in vars(where.module) and getattr(source.module, name, None) is not known:
                if hasattr(source.module, name):
                    raise LookupError(f"{source.module.__name__}: {name} is another thing in {where.module.__name__}")
                if isinstance(known, ModuleType):  # under the name it has there
                    package, _, module = known.__name__.rpartition(".")
                    borrowed.add((package, f"{module} as {name}"))
                else:
                    borrowed.add((where.home(name), name))


def _names(expression: ast.expr) -> Iterator[str]:
    for node in ast.walk(expression):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            yield node.value


def _default(line: ast.AnnAssign) -> ast.expr:
    """The default in `x: int = 3`, `= late(3)` or `= secret(default=3)`."""
    value = line.value
    assert value is not None
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        for keyword in value.keywords:
            if keyword.arg == "default":
                return keyword.value
        if value.func.id in ("late", "passing", "memo", "derived") and value.args:
            return value.args[0]
    return value


def _said_of_self(function: ast.expr) -> ast.expr:
    """What `lambda rules: rules.board.size` is for `self`."""
    assert isinstance(function, ast.Lambda)
    (whole,) = function.args.args
    for node in ast.walk(function.body):
        if isinstance(node, ast.Name) and node.id == whole.arg:
            node.id = "self"
    return function.body


def _is_field(line: ast.AnnAssign, kind: Any) -> bool:
    return isinstance(line.target, ast.Name) and any(field.name == line.target.id for field in kind.fields)


def _assigns(node: ast.ClassDef, name: str) -> bool:
    """Whether a class body gives this name a value by hand."""
    return any(isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == name for line in node.body)


def _is_transform(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "dataclass_transform"


def _is_docstring(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def told_if_heard(text: str) -> str:
    """A module that builds its events only where somebody listens. To build one only asks questions, and changes nothing."""
    lines = text.split("\n")
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr) and _tells(node.value)]
    for node in sorted(found, key=lambda node: node.lineno, reverse=True):
        indent = lines[node.lineno - 1][: node.col_offset]
        if not indent.strip():
            told = [INDENT + line for line in lines[node.lineno - 1 : node.end_lineno]]
            lines[node.lineno - 1 : node.end_lineno] = [f"{indent}if state.heard is not None:", *told]
    return "\n".join(lines)


def _tells(value: ast.expr) -> bool:
    """Whether this is `state.emit(…)` with an event that is built there."""
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "state.emit" and not isinstance(value.args[0], ast.Name)


def spell_out(root: Path, modules: Iterable[str], folder: Path) -> None:
    """Write the sources below root into a folder, the modules spelled out; a file that is there already keeps its age."""
    sys.path.insert(0, str(root))
    speller = Speller(root)
    named = set(modules)
    written = set()
    for file in sorted((root / "tafelrunde").rglob("*.py")):
        module = file.relative_to(root).as_posix()
        text = file.read_text("utf-8")
        # Classes of modules that stay plain are spelled out too: the types of what is compiled build on them.
        if module in named or LISTS_FIELDS.search(text):
            text = speller.spell(module.removesuffix(".py").replace("/", "."))
        target = folder / module
        written.add(target)
        if not target.exists() or target.read_text("utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
    for old in set(folder.rglob("*.py")) - written:
        old.unlink()
