"""The built-in rulebook: a game's RULES file, read rule by rule.

`# Title`, an introduction, `## Chapter`, an introduction, then each rule as a paragraph that begins with its id in bold;
whatever follows belongs to it until the next id or heading.
"""

import re
from pathlib import Path

from msgspec import Struct, field

ID = r"[A-Z]{2}-(?:[A-Z]+\d+|\d+\.\d+)"  # RM-A7, TQ-0.1
RULE = re.compile(rf"^\*\*({ID})\*\*\s*")
CITED = re.compile(rf"\b{ID}\b")


class Rule(Struct):
    """One numbered rule, in Markdown."""

    id: str
    text: str


class Chapter(Struct):
    """The rules under one heading."""

    title: str
    intro: str = ""
    rules: list[Rule] = field(default_factory=list)


class Rulebook(Struct):
    """All rules of a game in one language."""

    title: str
    intro: str = ""
    chapters: list[Chapter] = field(default_factory=list)

    def rules(self) -> dict[str, Rule]:
        """Each rule by its id."""
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}


def read(file: Path) -> Rulebook:
    """The rulebook in a RULES file."""
    book = Rulebook("")
    for line in file.read_text(encoding="utf-8").splitlines():
        chapter = book.chapters[-1] if book.chapters else None
        if line.startswith("# "):
            book.title = line[2:].strip()
        elif line.startswith("## "):
            book.chapters.append(Chapter(line[3:].strip()))
        elif chapter is None:
            book.intro += line + "\n"
        elif match := RULE.match(line):
            chapter.rules.append(Rule(match[1], line[match.end() :] + "\n"))
        elif chapter.rules:
            chapter.rules[-1].text += line + "\n"
        else:
            chapter.intro += line + "\n"
    for chapter in book.chapters:
        chapter.intro = chapter.intro.strip()
        for rule in chapter.rules:
            rule.text = rule.text.strip()
    book.intro = book.intro.strip()
    return book
