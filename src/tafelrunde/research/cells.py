"""Tensors, compiled: the whole numbers of observations as 32-bit floats in one block of memory that arrays share.

An amount is told as a share of what is usually the most; a flag is 0 or 1; a choice is one place in a row of places, the first
of which stands for none; a set is a place for each of its members. Only what has changed is written.
"""

from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from tafelrunde.engine import SeatId
from tafelrunde.engine.observation import AMOUNT, CHOICE, SET, Numbers, Schema, from_viewer

ONE: Final[i32] = 0x3F800000  # 1.0 as the bits of a 32-bit float
NUMBER_IS_AMOUNT: Final[i64] = 0
NUMBER_IS_FLAG: Final[i64] = 1
NUMBER_IS_CHOICE: Final[i64] = 2
NUMBER_IS_SET: Final[i64] = 3
KNOWN: Final[i64] = 512  # amounts below this need not be divided each time


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
        shares: list[i64] = []
        tables: list[i64] = []
        table_of: dict[int, int] = {}
        size = 0
        for column in schema.columns():
            firsts.append(size)
            scales.append(1 / column.most)
            table = 0
            if column.kind == CHOICE:
                kinds.append(NUMBER_IS_CHOICE)
                size += len(column.values) + 1
            elif column.kind == SET:
                kinds.append(NUMBER_IS_SET)
                size += len(column.values)
            elif column.kind == AMOUNT:
                kinds.append(NUMBER_IS_AMOUNT)
                size += 1
                if column.most not in table_of:
                    table_of[column.most] = len(shares)
                    shares += [i64(bits(float(number) * scales[-1])) for number in range(KNOWN)]
                table = table_of[column.most]
            else:
                kinds.append(NUMBER_IS_FLAG)
                size += 1
            tables.append(table)
        self.kinds: vec[i64] = vec[i64](kinds)
        self.firsts: vec[i64] = vec[i64](firsts)
        self.scales = scales
        self.shares: vec[i64] = vec[i64](shares)  # the bits of each amount, for each `most` there is
        self.tables: vec[i64] = vec[i64](tables)  # where those of a number begin
        self.count: i64 = len(kinds)  # of numbers
        self.size: i64 = size

    def share(self, place: i64, number: i64) -> i32:
        """The bits of an amount."""
        if 0 <= number < KNOWN:
            return i32(self.shares[self.tables[place] + number])
        return bits(float(number) * self.scales[place])


@final
class Cells(Numbers):
    """Tensors, a row each, into which games write their numbers: each is compared with what the row tells, most stay."""

    def __init__(self, places: Places, rows: int, seats: int) -> None:
        super().__init__(0, seats)
        self.places = places
        cells = vec[i32]([0] * (places.size * rows))
        row: i64
        place: i64
        for row in range(rows):
            for place in range(places.count):
                if places.kinds[place] == NUMBER_IS_CHOICE:  # before the first observation all numbers are 0
                    cells[row * places.size + places.firsts[place] + 1] = ONE
        self.cells = cells
        self.told: vec[i32] = vec[i32]([0] * (places.count * rows))
        self.looks: SeatId = SeatId(0)  # whose row it is
        self.around: i64 = seats
        self.next: i64 = 0  # the next number among all that are told
        self.first: i64 = 0  # where the numbers of the row begin
        self.start: i64 = 0  # where its cells begin

    def memory(self) -> object:
        """The block of memory, for arrays to share."""
        return self.cells

    def begin_row(self, row: i64, viewer: SeatId) -> None:
        """Begin with the first number of a row, for this viewer."""
        self.looks = viewer
        self.start = row * self.places.size
        self.first = row * self.places.count
        self.next = self.first

    def end_row(self) -> None:
        """All numbers have been told."""
        written = self.next - self.first
        if written != self.places.count:
            raise IndexError(f"{written} numbers were written, but the schema has {self.places.count}")

    def append(self, number: i64) -> None:
        at = self.next
        if i64(self.told[at]) != number:
            self.change(at, number)
        self.next = at + 1

    def flag(self, holds: bool) -> None:
        at = self.next
        number: i64 = 1 if holds else 0
        if i64(self.told[at]) != number:
            self.change(at, number)
        self.next = at + 1

    def extend(self, numbers: list[i64]) -> None:
        at = self.next
        told = self.told
        for number in numbers:
            if i64(told[at]) != number:
                self.change(at, number)
            at += 1
        self.next = at

    def seat(self, other: SeatId) -> None:
        self.append(from_viewer(other, self.looks, self.around))

    def change(self, at: i64, number: i64) -> None:
        """Tell another number than before."""
        places, cells = self.places, self.cells
        place = at - self.first
        if place >= places.count:
            raise IndexError(f"the schema has only {places.count} numbers")
        before = i64(self.told[at])
        self.told[at] = i32(number)
        cell = self.start + places.firsts[place]
        kind = places.kinds[place]
        if kind == NUMBER_IS_AMOUNT:
            cells[cell] = places.share(place, number)
        elif kind == NUMBER_IS_FLAG:
            cells[cell] = ONE if number else 0
        elif kind == NUMBER_IS_CHOICE:
            cells[cell + 1 + before] = 0
            cells[cell + 1 + number] = ONE
        else:
            differs = before ^ number
            while differs:
                if differs & 1:
                    cells[cell] = ONE if number & 1 else 0
                differs >>= 1
                number >>= 1
                cell += 1
