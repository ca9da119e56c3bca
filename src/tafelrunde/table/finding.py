"""Finding rules by a question, as people ask it: in other words, with little words, with a slip of the pen.

A rule is worth more the rarer the words are that it shares with the question. Words that mean the same (search.toml and
`terms.toml` of the game) count almost as much as the word itself, words that only look alike less.
"""

import re
import unicodedata
from collections import Counter
from functools import cache
from math import log
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from tafelrunde.engine import Game
from tafelrunde.engine import rulebook as books
from tafelrunde.engine.pack import load
from tafelrunde.engine.registry import find
from tafelrunde.table.first import headings
from tafelrunde.table.terms import Entry, terms

FILE: Final = Path(__file__).parent / "search.toml"
WORD: Final = re.compile(r"[a-z0-9]+")
ENDINGS: Final = {
    "de": ("ungen", "ung", "lich", "end", "en", "er", "es", "em", "st", "e", "n", "s", "t"),
    "en": ("ings", "ing", "ies", "ers", "ed", "es", "er", "ly", "s", "e", "y"),
}
SHORTEST: Final = 3  # letters that are left of a word without its ending
SAME: Final = 0.9  # what a word of the same meaning counts
ALIKE: Final = 0.6  # what a word that begins alike, or contains it, counts
TITLE: Final = 0.4  # what a word in the title of the chapter counts
HEADING: Final = 1.8  # what a word in the heading of a rule counts
FIRST: Final = 1.25  # a rule of the first level is asked for more often
MEANT: Final = 3.0  # for the rule of a thing that the question names
OFTEN: Final = 1.2  # how fast one more mention in the same rule stops mattering
LONG: Final = 0.4  # how much a long rule has to stand back


class Alike(Struct, forbid_unknown_fields=True):
    """Words with one meaning."""

    de: list[str]
    en: list[str]


class SearchWords(Struct, forbid_unknown_fields=True):
    """A `search.toml`."""

    stop: dict[str, str]
    alike: list[Alike] = field(default_factory=list)


class FoundRule(Struct):
    """A rule that answers a question, and its chapter."""

    id: str
    chapter: str


@cache
def search_words() -> SearchWords:
    return load(FILE, SearchWords)


def plain(text: str) -> str:
    """For comparing: small letters without accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def stem(word: str, language: str) -> str:
    """A word without its ending."""
    for ending in ENDINGS[language]:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word[: -len(ending)]
    return word


def stems(text: str, language: str) -> list[str]:
    """The words of a text, each without its ending; words that say nothing are left out."""
    return [stem(word, language) for word in WORD.findall(plain(text)) if word not in _silent(language)]


@cache
def _silent(language: str) -> frozenset[str]:
    return frozenset(WORD.findall(plain(search_words().stop[language])))


def slips(word: str, other: str, most: int) -> bool:
    """Whether at most so many letters are wrong, missing, too many, or changed places."""
    if abs(len(word) - len(other)) > most:
        return False
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(word, 1):
        older, before, row = before, row, [at]
        for there, wanted in enumerate(other, 1):
            cost = min(before[there] + 1, row[there - 1] + 1, before[there - 1] + (letter != wanted))
            if at > 1 and there > 1 and letter == other[there - 2] and word[at - 2] == wanted:
                cost = min(cost, older[there - 2] + 1)
            row.append(cost)
    return row[-1] <= most


class Index:
    """The words of one rulebook."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.entries = terms(game)
        self.headings = {rule: set(stems(text, language)) for rule, text in headings(game, language).items()}
        self.rules: list[tuple[str, str, Counter[str], set[str]]] = []
        for chapter in books.read(game.folder / f"RULES.{language}.md").chapters:
            title = set(stems(chapter.title, language))
            for rule in chapter.rules:
                self.rules.append((rule.id, chapter.title, Counter(stems(rule.text, language)), title))
        seen = Counter(word for _, _, words, title in self.rules for word in {*words, *title})
        seen.update(word for heading in self.headings.values() for word in heading if word not in seen)
        self.rarity = {word: log(1 + len(self.rules) / count) for word, count in seen.items()}
        self.usual = sum(words.total() for _, _, words, _ in self.rules) / max(1, len(self.rules))
        self.meanings = [*self._of_terms(), *self._of_table()]

    def _of_terms(self) -> list[tuple[str, list[list[str]]]]:
        return [(entry.rule, [stems(word, self.language) for word in _names(entry, self.language)]) for entry in self.entries]

    def _of_table(self) -> list[tuple[str, list[list[str]]]]:
        groups = [group.de if self.language == "de" else group.en for group in search_words().alike]
        return [("", [stems(word, self.language) for word in group]) for group in groups]

    def find(self, question: str) -> list[tuple[float, str, str]]:
        """Every rule that has to do with a question, the best first, with how well it answers."""
        asked = [self._spelled(word) for word in stems(question, self.language)]
        wanted, meant = self._wanted(asked)
        found = []
        for place, (rule, chapter, words, title) in enumerate(self.rules):
            worth = MEANT * meant.get(rule, 0.0)
            heading = self.headings.get(rule, set())
            length = 1 - LONG + LONG * words.total() / self.usual
            for weights in wanted:
                best = 0.0
                for word, weight in weights.items():
                    count = words[word]
                    share = count * (1 + OFTEN) / (count + OFTEN * length) if count else TITLE if word in title else 0.0
                    share = max(share, HEADING) if word in heading else share
                    best = max(best, weight * share * self.rarity.get(word, 0.0))
                worth += best
            worth *= FIRST if heading else 1.0
            if worth > 0:
                found.append((-worth, place, rule, chapter))
        return [(-worth, rule, chapter) for worth, _, rule, chapter in sorted(found)]

    def _wanted(self, asked: list[str]) -> tuple[list[dict[str, float]], dict[str, float]]:
        """For every word of a question the words of the rulebook that answer it, and the rules of what is named."""
        meant: dict[str, float] = {}
        wanted: list[dict[str, float]] = []
        for word in asked:
            weights = self._look_alike(word)
            for rule, names in self.meanings:
                for place, name in enumerate(names):
                    if name and word in name and all(part in asked for part in name):
                        share = 1.0 if place == 0 else SAME
                        if rule:
                            meant[rule] = max(meant.get(rule, 0.0), share)
                        for other in [part for each in names[: 1 if rule else None] for part in each]:
                            weights[other] = max(weights.get(other, 0.0), SAME)
            wanted.append(weights)
        return wanted, meant

    def _spelled(self, word: str) -> str:
        """The word itself, or if nobody knows it, the one that it may be meant to be."""
        known = {part for _, names in self.meanings for name in names for part in name}
        if len(word) <= SHORTEST or word in known or any(word in other for other in self.rarity):
            return word
        most = 1 if len(word) < 7 else 2
        near = sorted(other for other in {*known, *self.rarity} if slips(word, other, most))
        return min(near, key=lambda other: (not slips(word, other, 1), other not in known), default=word)

    def _look_alike(self, word: str) -> dict[str, float]:
        """The word itself, and words that contain it."""
        weights = {word: 1.0} if word in self.rarity else {}
        if len(word) > SHORTEST:
            weights |= {other: ALIKE for other in self.rarity if word in other and other != word}
        return weights


def _names(entry: Entry, language: str) -> list[str]:
    term = entry.term(language)
    return [term.word, *[word.removesuffix("*") for word in [*term.never, *term.also]]]


@cache
def index(game: str, language: str) -> Index:
    """The index of a rulebook, made once."""
    return Index(find(game), language)


def find_rules(game: Game, language: str, question: str, most: int = 20) -> list[FoundRule]:
    """The rules that answer a question, the best first. Whoever writes a whole id means that rule."""
    named = books.CITED.findall(question.upper())
    if named:
        chapters = books.read(game.folder / f"RULES.{language}.md").chapters
        return [FoundRule(rule.id, chapter.title) for chapter in chapters for rule in chapter.rules if rule.id in named]
    return [FoundRule(rule, chapter) for _, rule, chapter in index(game.id, language).find(question)[:most]]
