"""Instruments: what a process counts while it serves, and how it is written down for Prometheus.

The instruments of this server are in `metrics.py`. What one process has counted (`readings`) can be sent to another, which
writes down the readings of all of them (`exposition`), each under the name of its process.
"""

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
MOST_LABELLED: Final = 1000  # combinations of labels of one instrument: they come from a short list, whatever people send

Kind = Literal["counter", "gauge", "histogram"]
Labels = tuple[str, ...]


class Sample(Struct, array_like=True):
    """One number."""

    name: str
    labels: dict[str, str]
    value: float


class Reading(Struct, array_like=True):
    """What one instrument shows."""

    name: str
    kind: Kind
    help: str
    samples: list[Sample]


class Instrument(ABC):
    """Something that is counted or measured, by labels."""

    kind: Kind

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self.name = f"tafelrunde_{name}"
        self.help = help
        self.labels = labels

    @abstractmethod
    def samples(self) -> Iterator[Sample]:
        """What it shows now."""

    def read(self) -> Reading:
        """What it shows now, with its name."""
        return Reading(self.name, self.kind, self.help, list(self.samples()))

    def named(self, labels: Labels) -> dict[str, str]:
        """Labels with their names."""
        return dict(zip(self.labels, labels, strict=True))


class Counter(Instrument):
    """How often something has happened."""

    kind = "counter"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        super().__init__(name, help, *labels)
        self._counted: dict[Labels, float] = {} if labels else {(): 0}

    def add(self, *labels: str, amount: float = 1) -> None:
        """It has happened."""
        if labels in self._counted or len(self._counted) < MOST_LABELLED:
            self._counted[labels] = self._counted.get(labels, 0) + amount

    def count(self, *labels: str) -> float:
        """How often it has happened with these labels."""
        return self._counted.get(labels, 0)

    def samples(self) -> Iterator[Sample]:
        for labels, value in list(self._counted.items()):
            yield Sample(self.name, self.named(labels), value)


class Gauge(Instrument):
    """How much there is of something right now; it is asked when somebody reads it."""

    kind = "gauge"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        super().__init__(name, help, *labels)
        self.ask: Callable[[], Mapping[Labels, float]] = dict

    def samples(self) -> Iterator[Sample]:
        for labels, value in self.ask().items():
            yield Sample(self.name, self.named(labels), value)


class Histogram(Instrument):
    """How long something took."""

    kind = "histogram"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        super().__init__(name, help, *labels)
        self._took: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def note(self, seconds: float, *labels: str) -> None:
        """It took so long."""
        took = self._took.get(labels)
        if took is None:
            if len(self._took) >= MOST_LABELLED:
                return
            took = self._took[labels] = [0] * (len(SECONDS) + 1)
            self._sums[labels] = 0.0
        took[bisect_left(SECONDS, seconds)] += 1
        self._sums[labels] += seconds

    def count(self, *labels: str) -> int:
        """How often it was measured."""
        return sum(self._took.get(labels, ()))

    def samples(self) -> Iterator[Sample]:
        for labels, took in list(self._took.items()):
            named, total = self.named(labels), 0
            for bound, number in zip((*SECONDS, None), took, strict=True):
                total += number
                yield Sample(f"{self.name}_bucket", {**named, "le": "+Inf" if bound is None else f"{bound:g}"}, total)
            yield Sample(f"{self.name}_sum", named, self._sums[labels])
            yield Sample(f"{self.name}_count", named, total)


def exposition(processes: Mapping[str, Iterable[Reading]]) -> str:
    """The readings of several processes as Prometheus reads them."""
    families: dict[str, tuple[Reading, list[str]]] = {}
    for process, readings in processes.items():
        for reading in readings:
            _, lines = families.setdefault(reading.name, (reading, []))
            lines += [_line(sample, process) for sample in reading.samples]
    return "".join(
        f"# HELP {name} {reading.help}\n# TYPE {name} {reading.kind}\n{''.join(lines)}"
        for name, (reading, lines) in families.items()
    )


def _line(sample: Sample, process: str) -> str:
    labels = {**sample.labels, "process": process}
    return f"{sample.name}{{{','.join(f'{name}={_quoted(text)}' for name, text in labels.items())}}} {sample.value:.12g}\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'"{escaped}"'
