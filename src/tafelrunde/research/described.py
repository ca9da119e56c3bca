"""What each candidate is, in numbers, compiled: its verb, the slots of its words as in the vocabulary (from 1; 0: none), and
the numbers among its words."""

import re
from collections.abc import Hashable, Sequence
from struct import Struct
from typing import Any, Final

from tafelrunde.engine import Action
from tafelrunde.engine.vocabulary import Unsayable, Vocabulary
from tafelrunde.research.course import Course

NUMBER: Final = re.compile(r"\d+")
WORDS: Final = 3  # of a candidate that are told
AMOUNTS: Final = 4
FEATURES: Final = ("verb", "word0", "word1", "word2", "number0", "number1", "number2", "number3")
MOST_CONTEXTS: Final = 4096  # whose rows are remembered


class Described:
    """Knows the row of every candidate it has seen."""

    def __init__(self, verbs: Sequence[str], vocabulary: Vocabulary | None) -> None:
        self.vocabulary = vocabulary
        self.verbs = {verb: number for number, verb in enumerate(verbs)}
        self.struct = Struct(f"{len(FEATURES)}i")
        self.nothing = bytes(self.struct.size)
        self.known: dict[Hashable, dict[str, bytes]] = {}

    def rows(self, course: Course, actions: Sequence[Action], size: int) -> bytes:
        """A row for each candidate, and empty ones up to this size."""
        context = self.vocabulary.context(course.state, course.seat) if self.vocabulary is not None and actions else None
        known = self.known.get(context)
        if known is None:
            if len(self.known) > MOST_CONTEXTS:
                self.known.clear()
            known = {}
            self.known[context] = known
        rows: list[bytes] = []
        for action in actions:
            text = action.text
            row = known.get(text)
            if row is None:
                row = self.struct.pack(*self.features(text, context))
                known[text] = row
            rows.append(row)
        rows.append(self.nothing * (size - len(rows)))
        return b"".join(rows)

    def all_rows(self, courses: Sequence[Course], size: int) -> bytes:
        """The rows of all tables, one after the other."""
        return b"".join([self.rows(course, course.options, size) for course in courses])

    def features(self, text: str, context: Any) -> list[int]:
        """What one action is."""
        name = text.partition(" ")[0]
        slots: list[int] = []
        if self.vocabulary is not None and name not in self.vocabulary.listed:
            try:
                slots = self.vocabulary.places(text, context)
            except Unsayable:
                slots = []
        slots = [slot + 1 for slot in slots][:WORDS]
        amounts = [int(found) for found in NUMBER.findall(text)][:AMOUNTS]
        return [self.verbs[name]] + slots + [0] * (WORDS - len(slots)) + amounts + [0] * (AMOUNTS - len(amounts))
