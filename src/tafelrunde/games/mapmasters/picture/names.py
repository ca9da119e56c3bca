"""What things are called, and which icon and ink stand for them. Names are messages; a pack may bring its own."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from mypy_extensions import i64

from tafelrunde.engine import Argument, Kinds, Say, Who, list_of, say
from tafelrunde.games.mapmasters.content import pack_content
from tafelrunde.games.mapmasters.ids import ITEM_WORDS, ITEMS, NONE
from tafelrunde.games.mapmasters.picture.ink import ICONS
from tafelrunde.games.mapmasters.ruleset import DEEDS, Card, Content, Gate, GoalCard, Mission, Ruleset, Task

BOOK = "gi:spell-book"
PORTAL = "gi:magic-portal"
MONSTER = "gi:imp-laugh"
TOKEN = "gi:fairy"
DECK = "gi:card-draw"
NAMED = {f"D{number:02}" for number in range(1, 73)}  # the dungeon cards that have a name in our texts


def own_name(names: dict[str, str], usual: Say) -> Say:
    """A name that a pack brings, in the reader's language, or the game's own."""
    if not names:
        return usual
    any_name = next(iter(names.values()))
    return say("own-name", de=names.get("de", any_name), en=names.get("en", any_name))


def kind_name(kind: str) -> Say:
    """A kind of item by its word."""
    return Say(f"item-{kind}")


def amount(kind: i64, number: int) -> Say:
    """`3 keys`"""
    return say(f"items-{ITEM_WORDS[kind]}", count=number)


def amounts(items: Sequence[int]) -> list[Argument]:
    """Each kind of which there is something."""
    return [amount(kind, number) for kind, number in enumerate(items[:ITEMS]) if number]


def loss(reason: str) -> Say:
    """Why the mission is lost."""
    return Say(f"loss-{reason.replace(':', '-').replace('_', '-')}")


def group_ink(group: str) -> str:
    """The ink of a group's path."""
    return f"ink-{group}"


def gate_place(gate: str) -> Say:
    """MM-S8: a point of the border, by its side of a space that is written on the board."""
    return say("gate-place", space=gate[:-1], side=gate[-1])


@dataclass(eq=False)
class Look:
    """Names by id of one pack."""

    content: Content
    cards: dict[str, Say] = field(init=False)
    books: dict[str, Say] = field(init=False)
    artifacts: dict[str, Say] = field(init=False)
    groups: dict[str, Say] = field(init=False)
    goals: dict[str, Say] = field(init=False)
    kinds: Kinds = field(init=False)

    def __post_init__(self) -> None:
        self.cards = {card.id.lower(): self._card(card) for card in self.content.cards}
        self.books = {book.id.lower(): own_name(book.names, Say(f"book-{book.id}")) for book in self.content.books}
        self.artifacts = {one.id.lower(): own_name(one.names, Say(f"artifact-{one.id}")) for one in self.content.artifacts}
        self.groups = {group.id: own_name(group.names, Say(f"party-{group.id}")) for group in self.content.groups}
        self.goals = {goal.id.lower(): self.goal_text(goal) for goal in self.content.goals}
        self.kinds = {
            "seat": Who,
            "card": self.card_name,
            "book": self.book_name,
            "artifact": self.artifact_name,
            "group": self.group_name,
            "goal": self.goal_name,
            "kind": kind_name,
            "space": str,
            "entry": gate_place,
            "exit": gate_place,
            "found": lambda items: list_of(amounts(items)),
            "spent": lambda items: list_of(amounts(items)),
            "tokens": lambda kinds: list_of([kind_name(kind) for kind in kinds]),
            "books": lambda books: list_of([self.book_name(book) for book in books]),
            "reason": loss,
        }

    def _card(self, card: Card) -> Say:
        nameless = card.kind == "dungeon" and card.id not in NAMED
        usual = say("card-dungeon", number=card.id) if nameless else Say(f"card-{card.id}")
        return own_name(card.names, usual)

    def card_name(self, card: str) -> Say:
        """A card by its id; one that nobody may know is just a card."""
        return self.cards.get(str(card).lower(), Say("card-unknown"))

    def book_name(self, book: str) -> Say:
        """A spellbook by its id."""
        return self.books.get(str(book).lower(), Say("book-unknown"))

    def artifact_name(self, artifact: str) -> Say:
        """An artifact by its id."""
        return self.artifacts[str(artifact).lower()]

    def group_name(self, group: str) -> Say:
        """A group by its colour."""
        return self.groups[group]

    def goal_name(self, goal: str) -> Say:
        """What a goal card asks for."""
        return self.goals[str(goal).lower()]

    def goal_text(self, goal: GoalCard) -> Say:
        """MM-A6: items to hand over, deeds to have done."""
        parts: list[Argument] = amounts(goal.items)
        parts += [say(f"deed-{deed}", count=least) for deed, least in zip(DEEDS, goal.deeds, strict=True) if least]
        return say("goal-text", parts=list_of(parts), points=goal.points)

    def mission_name(self, rules: Ruleset) -> Say:
        """The title of the mission that is played."""
        return self.mission_title(rules.mission)

    def mission_title(self, mission: Mission) -> Say:
        """The title of any mission."""
        return own_name(mission.names, Say(f"mission-{mission.id}"))

    def gate_needs(self, rules: Ruleset, gate: Gate) -> list[Argument]:
        """What an exit asks for."""
        things = amounts(gate.items)
        return things if gate.artifact == NONE else [*things, self.artifact_name(rules.artifacts[gate.artifact].id)]

    def needs(self, rules: Ruleset, task: Task) -> Say:
        """What a task asks for."""
        things: list[Argument] = [self.artifact_name(rules.artifacts[one].id) for one in task.artifacts]
        things += amounts(task.items)
        if task.goal_card:
            things.append(Say("needs-goal-card"))
        if task.hostage != NONE:
            return say("task-hostage", artifact=self.artifact_name(rules.artifacts[task.hostage].id))
        if task.exits:
            return say("task-exit", things=list_of(things)) if things else Say("task-leave")
        return say("task-slot", card=self.card_name(rules.mission.card_at(task.space)), things=list_of(things))


def task_marks(rules: Ruleset, task: Task) -> list[tuple[str, str]]:
    """Icons and numbers of what a task asks for."""
    marks = [(rules.artifacts[one].icon, "") for one in task.artifacts]
    marks += [(ICONS[kind], str(number)) for kind, number in enumerate(task.items) if number]
    return [*marks, ("gi:achievement", "")] if task.goal_card else marks


@lru_cache(maxsize=64)
def look_of(pack: str) -> Look:
    """The names of a pack, made once."""
    return Look(pack_content(pack))
