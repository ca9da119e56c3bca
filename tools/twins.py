"""Twins in C: how a compiled copy takes over all fields at once.

A copy that tools/spelled.py has written begins with `twin_of(self)`. In the C code that mypyc makes of it, that call gives
way to a function for the class: the same bytes once more, and what they refer to is counted once more. How the fields of a
class lie is read off mypyc's own header.
"""

import re
from collections.abc import Iterator

STRUCT = re.compile(r"^typedef struct (?:\w+ )?\{\n((?:    .*\n)+)\} (\w+);$", re.MULTILINE)
FIELD = re.compile(r"^    (.+?)(\w+);$", re.MULTILINE)
COPIES = re.compile(r"^PyObject \*CPyDef_(\w+)___(?:copy|seen_by)\(PyObject \*cpy_r_self[^)]*\) \{$", re.MULTILINE)
CALL = re.compile(r"(?:\w+\.)?CPyDef_tafelrunde___engine___part___twin_of\(cpy_r_self\)")
REFERS_TO_NOTHING = ("int64_t", "int32_t", "int16_t", "uint8_t", "uint32_t", "char", "double", "CPyVTableItem *")

Shapes = dict[str, list[tuple[str, str]]]  # the types and names of all fields


def with_twins(code: str, header: str) -> str:
    """The C code of a library, in which copies begin with the twins of their class."""
    shapes: Shapes = {name: FIELD.findall(body) for body, name in STRUCT.findall(header)}
    parts: list[str] = []
    made: set[str] = set()
    done = 0
    for function in COPIES.finditer(code):
        call = CALL.search(code, function.end(), code.index("\n}\n", function.end()))
        if call is not None:
            kind = function[1]
            parts += [code[done : function.start()], "" if kind in made else twin(kind, shapes)]
            parts += [code[function.start() : call.start()], f"twin_of_{kind}(cpy_r_self)"]
            made.add(kind)
            done = call.end()
    return "".join([*parts, code[done:]])


def twin(kind: str, shapes: Shapes) -> str:
    """The function that makes another of this class."""
    shape = f"{kind}Object"
    lines = [
        f"static PyObject *twin_of_{kind}(PyObject *part) {{",
        f"    {shape} *twin = ({shape} *)quick_twin(part, sizeof({shape}));",
        "    if (twin == NULL) return NULL;",
        *[f"    {line}" for line in counted("twin->", shape, shapes)],
        "    return (PyObject *)twin;",
        "}\n\n",
    ]
    return "\n".join(lines)


def counted(place: str, shape: str, shapes: Shapes) -> Iterator[str]:
    """Count once more what the fields of this shape refer to."""
    for written, name in shapes[shape]:
        kind = written.strip()
        if kind == "PyObject *":
            yield f"Py_XINCREF({place}{name});"
        elif kind == "CPyTagged":
            yield f"if (CPyTagged_CheckLong({place}{name})) Py_XINCREF(CPyTagged_LongAsObject({place}{name}));"
        elif kind in shapes:
            yield from counted(f"{place}{name}.", kind, shapes)
        elif kind not in REFERS_TO_NOTHING:
            raise LookupError(f"{shape}.{name}: nobody knows what a {kind} refers to")
