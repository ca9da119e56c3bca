"""The vocabulary: a number for everything that can be said at tables of one setting, for programs that learn.

An action is its verb and some words. Each word of a usage line has a list of slots, enumerated from the content (every space
of the board, every card of a deck), so that an action is one place in a product of such lists. What a slot stands for may
depend on the table and on who looks: the second card of the own deck, the lead of the next opponent, five more than the bid.
Then the game's `words` tell the word of each slot, and `context` what they depend on. Where numbers or sets are free, a verb
has a slot for each of the actions that are listed, in their order: `offer:0`, `offer:1`.

Nothing is cut off: a listed action without a number is an `Unsayable`. What cannot be said at all is in `unsaid`, with the
reason.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, TypeAlias

from tafelrunde.engine.action import Action, blanks

LEFT_OUT = "-"  # the slot of an optional word that is not said

Slots: TypeAlias = Mapping[str, Sequence[str]]


class Unsayable(ValueError):
    """An action that is possible but has no number."""


class Verb:
    """The numbers of one verb: from `first` on, `count` of them."""

    def __init__(self, name: str, first: int, words: list[str], slots: list[Sequence[str]], listed: int) -> None:
        self.name = name
        self.first = first
        self.words = words  # the kinds of slots of its words
        self.slots = slots
        self.listed = listed  # it is numbered in the order of the list
        self.count = listed or prod(len(each) for each in slots)

    def names(self) -> list[str]:
        """The name of each number."""
        if self.listed:
            return [f"{self.name}:{number}" for number in range(self.listed)]
        return [" ".join([self.name, *chosen]) for chosen in product(*self.slots)]


def nothing(*_: Any) -> Hashable:
    """Of a game whose words mean the same to everybody at any time."""
    return None


def no_words(_: Any) -> Slots:
    """Of a game whose slots are called what they stand for."""
    return {}


class Vocabulary:
    """All that can be said, numbered.

    `slots` are the names of the slots by word of the usage line (`SQUARE`), or for one verb only (`attack CARD`). `listed` are
    the verbs with free numbers or sets, and how many of each are listed at most. A word that may be left out has one slot
    more.
    """

    def __init__(
        self,
        actions: Mapping[str, type[Action]],
        slots: Slots,
        listed: Mapping[str, int] | None = None,
        unsaid: Mapping[str, str] | None = None,
        context: Callable[[Any, int], Hashable] = nothing,
        words: Callable[[Any], Slots] = no_words,
    ) -> None:
        self.listed = listed or {}
        self.unsaid = unsaid or {}
        self.context = context
        self.words = words
        self.slots = slots
        self.verbs: dict[str, Verb] = {}
        self.size = 0
        for name, kind in actions.items():
            if name in self.unsaid:
                continue
            words_of, slots_of = self._form(name, kind)
            verb = Verb(name, self.size, words_of, slots_of, self.listed.get(name, 0))
            self.verbs[name] = verb
            self.size += verb.count
        self._known: dict[Hashable, dict[str, int]] = {}

    def _form(self, name: str, kind: type[Action]) -> tuple[list[str], list[Sequence[str]]]:
        """The kinds of slots of an action's words."""
        if name in self.listed:
            return [], []
        words: list[str] = []
        slots: list[Sequence[str]] = []
        for blank in blanks(kind.usage):
            own = f"{name} {blank.word}"
            word = own if own in self.slots else blank.word
            found = [*self.slots[word]] if word in self.slots else blank.word.split("|") if "|" in blank.word else None
            if found is None:
                raise TypeError(f"{kind.usage!r}: there are no slots for {blank.word!r}")
            words.append(word)
            slots.append([*found, LEFT_OUT] if blank.optional else found)
        return words, slots

    def names(self) -> list[str]:
        """The name of each number."""
        return [name for verb in self.verbs.values() for name in verb.names()]

    def encode(self, state: Any, seat: int, actions: Sequence[Action]) -> list[int]:
        """The number of each action of a list; each has its own."""
        numbers = self._numbers(self.context(state, seat))
        found: list[int] = []
        counted: dict[str, int] = {}
        for action in actions:
            text = action.text
            number = numbers.get(text, -1)
            if number < 0:
                name = text.partition(" ")[0]
                if name in self.listed:
                    place = counted.get(name, 0)
                    counted[name] = place + 1
                    if place >= self.listed[name]:
                        raise Unsayable(f"{text!r}: only {self.listed[name]} of {name!r} have a number")
                    number = self.verbs[name].first + place
                else:
                    number = numbers[text] = self._number(text, self.context(state, seat))
            found.append(number)
        if len(set(found)) < len(found):
            double = next(action for place, action in enumerate(actions) if found[place] in found[:place])
            raise Unsayable(f"{double.text!r} has the number of another action")
        return found

    def decode(self, number: int, state: Any, seat: int, actions: Sequence[Action]) -> str:
        """The words that a number stands for here. A slot that stands for nothing now says so."""
        verb = next((verb for verb in self.verbs.values() if verb.first <= number < verb.first + verb.count), None)
        if verb is None:
            raise Unsayable(f"there is no number {number}; there are {self.size}")
        place = number - verb.first
        if verb.listed:
            listed = [action.text for action in actions if action.text.partition(" ")[0] == verb.name]
            if place >= len(listed):
                raise Unsayable(f"only {len(listed)} of {verb.name!r} are possible now")
            return listed[place]
        meaning = self.words(self.context(state, seat))
        said: list[str] = []
        for word, slots in zip(reversed(verb.words), reversed(verb.slots), strict=True):
            place, slot = divmod(place, len(slots))
            if slots[slot] != LEFT_OUT or slot < len(slots) - 1:
                spoken = meaning[word][slot] if word in meaning else slots[slot]
                if not spoken:
                    raise Unsayable(f"{verb.name!r}: {slots[slot]!r} stands for nothing now")
                said.append(spoken)
        return " ".join([verb.name, *reversed(said)])

    def _numbers(self, context: Hashable) -> dict[str, int]:
        """What has been said in this context already."""
        found = self._known.get(context)
        if found is None:
            if len(self._known) > MOST_CONTEXTS:
                self._known.clear()
            found = self._known[context] = {}
        return found

    def _number(self, text: str, context: Hashable) -> int:
        """The number of an action in a context."""
        verb = self._verb(text)
        number = 0
        for slot, slots in zip(self.places(text, context), verb.slots, strict=True):
            number = number * len(slots) + slot
        return verb.first + number

    def places(self, text: str, context: Hashable) -> list[int]:
        """The slot of each word of an action in a context."""
        said = text.split()[1:]
        verb = self._verb(text)
        meaning = self.words(context)
        found: list[int] = []
        for place, (word, slots) in enumerate(zip(verb.words, verb.slots, strict=True)):
            if place < len(said):
                spoken = list(meaning[word]) if word in meaning else list(slots)
                if said[place] not in spoken:
                    raise Unsayable(f"{text!r}: there is no slot for {said[place]!r}")
                found.append(spoken.index(said[place]))
            else:
                found.append(len(slots) - 1)
        return found

    def _verb(self, text: str) -> Verb:
        name = text.partition(" ")[0]
        verb = self.verbs.get(name)
        if verb is None:
            raise Unsayable(f"{text!r} has no number: {self.unsaid.get(name, 'there is no such verb')}")
        return verb


MOST_CONTEXTS = 4096  # whose words are remembered
