"""What a comparison found, as data: each sentence with what it is about, so that it can stand beside that card or side."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from tafelrunde.lab.comparison import FIRST, TEAM, Comparison
from tafelrunde.lab.figures import Figures
from tafelrunde.lab.report import card_words
from tafelrunde.lab.words import Words

FILE: Final = "findings.json"


class Finding(Struct):
    """One sentence; `about` is `side:<id>` or `card:<id>`, empty: the whole game."""

    text: str
    about: str = ""


def findings(found: Comparison | None, figures: Figures, top: Sequence[str], words: Words) -> list[Finding]:
    """All sentences of the verdict, then one for each side and card that was measured."""
    said = [Finding(text) for text in top]
    for one in found.won if found else ():
        if one.name not in (TEAM, FIRST):
            numbers = {"points": words.points(one.mean), "low": words.points(one.low), "high": words.points(one.high)}
            said.append(Finding(words.say("compare-side", side=words.side(one.name), **numbers), f"side:{one.name}"))
    for card in figures.cards:
        if card.offered and card.worth.count > 1:
            said.append(Finding(card_words(card, words), f"card:{card.card}"))
    return said


def to_json(found: list[Finding]) -> bytes:
    """For whoever shows them beside the things."""
    return msgspec.json.encode(found)
