"""`tafelrunde rules`: the rulebook, rule by rule."""

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

from tafelrunde.cli.coverage import Coverage
from tafelrunde.cli.coverage import coverage as find_coverage
from tafelrunde.cli.failure import BadUse
from tafelrunde.cli.games import Flag
from tafelrunde.cli.language import Language, spoken
from tafelrunde.engine import Game, registry
from tafelrunde.engine import rulebook as books
from tafelrunde.engine.rulebook import Chapter, Rulebook
from tafelrunde.table.finding import find_rules

ANSWERS = 5  # rules that answer a question


def rules(
    game: str,
    rule: str = "",
    /,
    *,
    language: Language | None = None,
    coverage: Flag = False,
    tests: Annotated[Path | None, Parameter(show_default=False)] = None,
    find: Annotated[str, Parameter(show_default=False)] = "",
    json: Flag = False,
) -> int:
    """Read the rules of a game.

    Parameters
    ----------
    game
        Whose rules.
    rule
        One rule (RM-A7), or all that begin like this (RM-A). Without it the whole book.
    language
        en or de; else as the machine is set up.
    coverage
        List the rules that are missing in a rulebook, in the code or in the tests.
    tests
        The folder of the tests; else ./tests/GAME or ./tests, if there is one.
    find
        Only the rules that answer this question, the best first: --find "who wins".
    json
        Write it as JSON.
    """
    found = registry.find(game)
    if coverage:
        return _covered(found, tests, json)
    book = book_of(found, spoken(language))
    if rule:
        book = _part_of(book, rule)
    if find:
        known = book.rules()
        answers = [one for one in find_rules(found, spoken(language), find, ANSWERS) if one.id in known]
        book = Rulebook("", chapters=[Chapter(one.chapter, rules=[known[one.id]]) for one in answers])
    if json:
        print(msgspec.json.format(msgspec.json.encode(book), indent=2).decode())
    else:
        show(book, Console())
    return 0


def book_of(game: Game, language: str) -> Rulebook:
    """The rulebook of a game."""
    return books.read(game.folder / f"RULES.{language}.md")


def show(book: Rulebook, console: Console) -> None:
    """A rulebook, or part of it, as text."""
    width = min(console.width, 100)
    if book.title:
        console.print(Markdown(f"# {book.title}\n\n{book.intro}"), width=width)
    for chapter in book.chapters:
        console.print()
        console.print(Markdown(f"## {chapter.title}\n\n{chapter.intro}"), width=width)
        for rule in chapter.rules:
            console.print()
            console.print(f"[bold cyan]{rule.id}[/bold cyan]")
            console.print(Padding(Markdown(rule.text), (0, 0, 0, 2)), width=width)


def _part_of(book: Rulebook, wanted: str) -> Rulebook:
    """The rules with this id, or all whose ids begin with it."""
    known = book.rules()
    exact = wanted.upper()
    chapters = []
    for chapter in book.chapters:
        picked = [rule for rule in chapter.rules if rule.id == exact or (exact not in known and rule.id.startswith(exact))]
        if picked:
            chapters.append(Chapter(chapter.title, rules=picked))
    if not chapters:
        near = get_close_matches(exact, known, 3) or list(known)[:3]
        raise BadUse(f"there is no rule {wanted[:40]!r}; there are, for example, {', '.join(near)}")
    return Rulebook("", chapters=chapters)


def _covered(game: Game, tests: Path | None, json: bool) -> int:
    """Which rules are missing somewhere: 1 if any is."""
    folder = tests or next((own for own in (Path("tests", game.id), Path("tests")) if own.is_dir()), Path("tests"))
    if tests is not None and not tests.is_dir():
        raise BadUse(f"{tests} is no folder with tests")
    found: Coverage = find_coverage(game, folder if folder.is_dir() else None)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        console = Console()
        console.print(f"{game.id}: {len(found.rules)} rules")
        for place, ids in found.missing.items():
            console.print(f"[red]missing in {place}[/red]: {', '.join(ids)}", highlight=False)
        for place, ids in found.unknown.items():
            console.print(f"[red]in {place}, but in no rulebook[/red]: {', '.join(ids)}", highlight=False)
        if not folder.is_dir():
            console.print("The tests were not looked at: say --tests FOLDER.", style="dim")
    return 1 if found.missing or found.unknown else 0
