"""Naming: what a seat's moves and the things on its table are called, read from its own offers and scene."""

import re
from collections.abc import Iterator
from typing import Final

from tafelrunde.engine import Action, Argument, Game, Say, State, say
from tafelrunde.engine.scene import Board, Form, Number, Offers, Pick, Pile, Row, Scene

BARE: Final = "hint-words"  # the message for a move without a name
FIELD: Final = re.compile(r"\{([^{}]+)\}")


class Naming:
    """The names in one view."""

    def __init__(self, game: Game, view: State, offers: Offers | None = None) -> None:
        shown = offers or game.offers(view)
        self.forms = shown.forms
        self.offers = {offer.action: offer for offer in [*shown.standing, *shown.offers]}
        self.scene = game.scene(view)
        self.things = dict(things(self.scene))

    def thing(self, id: str) -> Say | None:
        """What lies there."""
        return self.things.get(id)

    def move(self, action: Action) -> tuple[Say, list[str]]:
        """What a move is called, and what it touches. One that is put together in a form is told with its fields."""
        offer = self.offers.get(action.text)
        if offer is not None:
            return offer.name, offer.touches
        for form in self.forms:
            filled = _filled(form, action.text)
            if filled is not None:
                name, touches = filled
                return name, [*form.touches, *touches]
        several = self._several(action.text)
        return (say(BARE, words=action.text), []) if several is None else (several, [])

    def knows(self, action: Action) -> bool:
        """Whether a move has a name, not only its bare words."""
        return self.move(action)[0].id != BARE

    def _several(self, text: str) -> Say | None:
        """`hint fight,puzzle` is several things that are offered one by one: `hint fight`, `hint puzzle`."""
        before, _, last = text.rpartition(" ")
        name: Say | None = None
        for word in last.split(","):
            offer = self.offers.get(f"{before} {word}")
            if offer is None:
                return None
            name = offer.name if name is None else say("hint-and", first=name, more=offer.name)
        return name


def _filled(form: Form, text: str) -> tuple[Say, list[str]] | None:
    """The form with the values that lead to these words, if it can lead there."""
    values = _values(form, text)
    if values is None:
        return None
    told: list[Say] = []
    touches: list[str] = []
    for entry in form.fields:
        if entry.id not in values or any(values.get(other) != [wanted] for other, wanted in entry.when.items()):
            continue
        for value in _field(entry, values[entry.id], touches):
            heading = {"left": form.left, "right": form.right, "": None}[entry.side] or entry.name
            told.append(say("hint-field", field=heading, value=value))
    if len(form.fields) == 1 and len(told) == 1:
        return say("hint-form-one", form=form.submit, value=told[0].args["value"]), touches
    if not told:
        return form.submit, touches
    together = told[0]
    for more in told[1:]:
        together = say("hint-and", first=together, more=more)
    return say("hint-form", form=form.submit, values=together), touches


def _values(form: Form, text: str) -> dict[str, list[str]] | None:
    """Each field's value in these words. Fields that make one word together share its comma-separated things."""
    pattern, words = form.template.split(), text.split()
    if len(pattern) != len(words):
        return None
    fields = {entry.id: entry for entry in form.fields}
    values: dict[str, list[str]] = {}
    for wanted, word in zip(pattern, words, strict=True):
        names = [name for name in FIELD.findall(wanted) if name in fields]
        if not names and wanted != word:
            return None
        things = set(word.split(",")) - {"-"}
        for name in names:
            entry = fields[name]
            if isinstance(entry, Number):
                values[name] = [word] if len(names) == 1 else []
            else:
                values[name] = [choice.value for choice in entry.choices if choice.value in things]
        if names and isinstance(fields[names[0]], Pick) and not things <= {value for name in names for value in values[name]}:
            return None
    return values


def _field(entry: Number | Pick, values: list[str], touches: list[str]) -> Iterator[Argument]:
    """What a field says with these values, and what it touches."""
    if isinstance(entry, Number):
        for value in values:
            if value != "0":
                amount = int(value) if value.isdigit() else value
                yield say("hint-amount", amount=amount, field=entry.name) if entry.side else amount
        return
    for choice in entry.choices:
        if choice.value in values:
            if choice.touches:
                touches.append(choice.touches)
            yield choice.name


def things(scene: Scene) -> Iterator[tuple[str, Say]]:
    """Everything with an id, outer things first."""
    for zone in scene.zones:
        yield zone.id, zone.name
        if isinstance(zone, Board):
            yield from ((tile.id, tile.name) for tile in zone.tiles)
            yield from ((space.id, space.name) for space in zone.spaces)
            yield from ((piece.id, piece.name) for piece in zone.pieces)
        elif isinstance(zone, Row):
            yield from ((piece.id, piece.name) for piece in zone.pieces)
        elif isinstance(zone, Pile) and zone.top is not None:
            yield zone.top.id, zone.top.name
