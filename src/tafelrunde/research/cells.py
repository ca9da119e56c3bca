"""Tensors, compiled: the whole numbers of observations as 32-bit floats in one block of memory that arrays share.

An amount is told as a share of what is usually the most; a flag is 0 or 1; a choice is one place in a row of places, the first
of which stands for none; a set is a place for each of its members. Only what has changed is written.
"""

from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from tafelrunde.engine.observation import AMOUNT, CHOICE, SET, Numbers, Schema

ONE: Final[i32] = 0x3F800000  # 1.0 as the bits of a 32-bit float
NUMBER_IS_AMOUNT: Final[i64] = 0
NUMBER_IS_FLAG: Final[i64] = 1
NUMBER_IS_CHOICE: Final[i64] = 2
NUMBER_IS_SET: Final[i64] = 3


def bits(number: float) -> i32:
    """A 32-bit float as a whole number with the same bits."""
    writer = BytesWriter()
    write_f32_le(writer, number)
    return read_i32_le(writer.getvalue(), 0)


class Places:
    """Where the numbers of a schema lie in a tensor, and what each of them is."""

    def __init__(self, schema: Schema) -> None:
        kinds: list[i64] = []
        firsts: list[i64] = []
        scales: list[float] = []
        size = 0
        for column in schema.columns():
            firsts.append(size)
            scales.append(1 / column.most)
            if column.kind == CHOICE:
                kinds.append(NUMBER_IS_CHOICE)
                size += len(column.values) + 1
            elif column.kind == SET:
                kinds.append(NUMBER_IS_SET)
                size += len(column.values)
            else:
                kinds.append(NUMBER_IS_AMOUNT if column.kind == AMOUNT else NUMBER_IS_FLAG)
                size += 1
        self.kinds: vec[i64] = vec[i64](kinds)
        self.firsts: vec[i64] = vec[i64](firsts)
        self.scales = scales
        self.count: i64 = len(kinds)  # of numbers
        self.size: i64 = size


class Cells:
    """The tensors of some tables, a row each."""

    def __init__(self, places: Places, rows: int) -> None:
        self.places = places
        cells = vec[i32]([0] * (places.size * rows))
        row: i64
        place: i64
        for row in range(rows):
            for place in range(places.count):
                if places.kinds[place] == NUMBER_IS_CHOICE:  # before the first observation all numbers are 0
                    cells[row * places.size + places.firsts[place] + 1] = ONE
        self.cells = cells
        self.told: vec[i64] = vec[i64]([0] * (places.count * rows))

    def memory(self) -> object:
        """The block of memory, for arrays to share."""
        return self.cells

    def write(self, row: i64, numbers: Numbers) -> None:
        """Tell these numbers in a row, in which the same `numbers` told the observation before."""
        places, cells, told, held = self.places, self.cells, self.told, numbers.held
        kinds, firsts = places.kinds, places.firsts
        if numbers.at != places.count:
            raise IndexError(f"{numbers.at} numbers were written, but the schema has {places.count}")
        start = row * places.size
        before = row * places.count
        for place in numbers.changed:
            number = held[place]
            first = start + firsts[place]
            kind = kinds[place]
            if kind == NUMBER_IS_AMOUNT:
                cells[first] = bits(float(number) * places.scales[place])
            elif kind == NUMBER_IS_FLAG:
                cells[first] = ONE if number else 0
            elif kind == NUMBER_IS_CHOICE:
                cells[first + 1 + told[before + place]] = 0
                cells[first + 1 + number] = ONE
            else:
                differs = told[before + place] ^ number
                member = first
                while differs:
                    if differs & 1:
                        cells[member] = ONE if number >> (member - first) & 1 else 0
                    differs >>= 1
                    member += 1
            told[before + place] = number
