"""Observations as arrays: the whole numbers that a game writes, laid out as programs that learn want them.

Every place of the tensor has a name (what stands there: cells.py). The tables of the schema lie in it one after the other, row
by row: named arrays and lists of entities are the same numbers.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tafelrunde.engine.observation import Column, Schema
from tafelrunde.research.cells import Cells, Places

Floats: TypeAlias = NDArray[np.float32]

BOUND = 1000.0  # no amount comes near a thousand times what is usually the most


def places(column: Column) -> list[str]:
    """What the places of a column in the tensor are called, after the name of the number."""
    match column.kind:
        case "choice":
            return ["=none", *[f"={value}" for value in column.values]]
        case "set":
            return [f"[{value}]" for value in column.values]
        case _:
            return [""]


class Layout:
    """Where each number of a schema lies in the tensor."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.names: list[str] = []
        self.tables: dict[str, tuple[slice, tuple[int, int]]] = {}
        for table in schema.tables:
            start = len(self.names)
            for row in table.rows:
                for column in table.columns:
                    self.names += [f"{table.name}.{row}.{column.name}{place}" for place in places(column)]
            shape = (len(table.rows), sum(len(places(column)) for column in table.columns))
            self.tables[table.name] = slice(start, len(self.names)), shape
        self.size = len(self.names)
        self.places = Places(schema)

    def named(self, tensor: Floats) -> dict[str, Floats]:
        """The tables of a tensor, a row for each thing."""
        return {name: tensor[where].reshape(shape) for name, (where, shape) in self.tables.items() if shape[0]}

    def entities(self, tensor: Floats) -> Floats:
        """All rows of all tables under each other, filled up to the same width, with the number of their table in front."""
        rows, wide = self.entity_shape
        out = np.zeros((rows, wide), np.float32)
        at = 0
        for number, (where, shape) in enumerate(self.tables.values()):
            out[at : at + shape[0], 0] = number
            out[at : at + shape[0], 1 : 1 + shape[1]] = tensor[where].reshape(shape)
            at += shape[0]
        return out

    @property
    def entity_shape(self) -> tuple[int, int]:
        """How many entities there are, and how many numbers each has."""
        shapes = [shape for _, shape in self.tables.values()]
        return sum(rows for rows, _ in shapes), 1 + max(wide for _, wide in shapes)


class SharedTensors:
    """Tensors of some tables, a row for each seat, in memory that compiled code writes (cells.py). They change: copy what is
    kept."""

    def __init__(self, layout: Layout, tables: int, seats: int) -> None:
        rows = tables * seats
        self.cells = Cells(layout.places, rows, seats)
        whole: Floats = np.frombuffer(self.cells.memory(), np.float32)  # type: ignore[call-overload]  # a buffer, only C knows
        self.rows = whole.reshape(rows, layout.size)
