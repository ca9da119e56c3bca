"""Everything that can be said has words in both languages."""

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.engine import Game, Say, view
from tafelrunde.engine.event import heard_by
from tafelrunde.testing.about import matrix
from tafelrunde.testing.walk import Babble, Walk, viewers
from tafelrunde.text import LANGUAGES, Voice


class Uses(Visitor):
    """The variables and messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's way
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Words:
    """All messages of some files."""

    def __init__(self, files: list[Path]) -> None:
        self.messages: dict[str, ast.Message] = {}
        self.doubled: list[str] = []
        self.junk: list[str] = []
        for file in files:
            own: set[str] = set()
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Junk):
                    self.junk.append(f"{file.name}: {entry.content}")
                elif isinstance(entry, ast.Message):
                    if entry.id.name in own:
                        self.doubled.append(f"{file.name}: {entry.id.name}")
                    own.add(entry.id.name)
                    self.messages[entry.id.name] = entry

    def attributes(self, message: str) -> set[str]:
        return {attribute.id.name for attribute in self.messages[message].attributes}

    def variables(self, message: str) -> set[str]:
        """What a message needs to be told, also for the messages inside it. `$space_acc` needs `$space`."""
        uses = Uses()
        uses.visit(self.messages[message])
        found = {re.sub(rf"_({'|'.join(self.cases or {'-'})})$", "", name) for name in uses.variables}
        return found.union(*(self.variables(inner) for inner in uses.messages if inner != message))

    @cached_property
    def cases(self) -> set[str]:
        """The attributes that are forms of a word, asked for by `$<name>_<attribute>`."""
        every = {attribute for message in self.messages for attribute in self.attributes(message)}
        uses = Uses()
        for message in self.messages.values():
            uses.visit(message)
        return {attribute for attribute in every if any(name.endswith(f"_{attribute}") for name in uses.variables)}


def all_words(game: Game) -> Iterator[tuple[Words, Words]]:
    """The words for each set of options, in both languages."""
    seen = set()
    for choices in matrix(game):
        files = [game.texts(dict(game.setting(dict(choices)).choices), language) for language in LANGUAGES]
        if str(files) not in seen:
            seen.add(str(files))
            yield Words(files[0]), Words(files[1])


def test_both_languages_have_the_same_messages(game: Game) -> None:
    """With the same variables, and the same attributes but for forms of a word, which each language has its own of."""
    for english, german in all_words(game):
        for words in (english, german):
            assert words.junk == []
            assert words.doubled == []
        assert set(english.messages) == set(german.messages)
        forms = english.cases | german.cases
        for message in english.messages:
            assert english.attributes(message) - forms == german.attributes(message) - forms, message
            assert english.variables(message) == german.variables(message), message


def test_the_box_has_words(game: Game) -> None:
    """The name and the blurb, every option with its help and its values, every section, every level."""
    for english, _ in all_words(game):
        needed = {"game-name", "game-blurb", "level-random"}
        needed.update(f"level-{level}" for level in game.levels)
        needed.update(f"section-{option.section}" for option in game.options)
        needed.update(f"option-{option.id}" for option in game.options)
        assert needed - set(english.messages) == set()
        for option in game.options:
            assert {"help", *option.values} - english.attributes(f"option-{option.id}") == set(), option.id


def test_all_that_is_said_in_a_game_has_words(game: Game, language: str) -> None:
    """Scenes, offers, the log and refusals of random games are put into words without a slip."""
    said: set[str] = set()
    for seed in range(8):
        walk = Walk(game, seed)
        files = game.texts(dict(game.setting(dict(walk.choices)).choices), language)
        voice = Voice(language, files, ["Anna", "Bo", "Cleo", "Dag", "Edda", "Falk"], strict=True)
        babble = Babble(game, seed)
        for state in walk.positions(200):
            viewer = walk.random.choice(viewers(walk.seats))
            seen = view(state, viewer)
            babble.listen(game.legal_actions(state))
            heard = [heard_by(event, viewer) for event in walk.events]
            told: list[object] = [game.happening(event, seen) for event in heard if event]
            if len(walk.entries) % 10 == 0:
                told += [game.whole_scene(seen), game.offers(seen)]
            for action in babble.actions(3):
                if state.decision and (reason := game.why_not(state, state.decision.seat, action)):
                    told.append(game.refusal(reason, seen))
            plain = msgspec.to_builtins(told)
            for sentence in sentences(plain):
                kind = f"{sentence['id']} {sorted(sentence.get('args', ()))}"
                if kind not in said or walk.random.random() < 0.03:
                    said.add(kind)
                    assert voice.text(msgspec.convert(sentence, Say)).strip(), sentence
            for group in groups(plain):
                assert voice.has(f"group-{group}")


def sentences(value: Any) -> Iterator[dict[str, Any]]:
    """All that is said somewhere inside, the outermost first."""
    match value:
        case {"type": "say"}:
            yield value
        case dict():
            for inner in value.values():
                yield from sentences(inner)
        case list():
            for inner in value:
                yield from sentences(inner)


def groups(value: object) -> Iterator[str]:
    """All groups of offers somewhere inside."""
    match value:
        case dict():
            if value.get("type") in ("offer", "form", "refusal") and value.get("group"):
                yield value["group"]
            for inner in value.values():
                yield from groups(inner)
        case list():
            for inner in value:
                yield from groups(inner)
