"""What things are called, and the ids by which the picture knows them."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine import UNKNOWN_WORD, Argument, Kinds, Listed, Memory, Say, SeatId, Who, late, list_of, say
from tafelrunde.games.duels.content import pack_content
from tafelrunde.games.duels.ids import CharacterId, Square
from tafelrunde.games.duels.ruleset import BASIC, Ruleset
from tafelrunde.games.duels.state import square_name

HEART_ICON = "gi:hearts"
SWORD = "gi:broadsword"
BOW = "gi:high-shot"
BOTH_ICON = "gi:crossed-swords"
SHIELD = "gi:checked-shield"
CLOCK_ICON = "gi:sands-of-time"
RELIC_ICON = "gi:triforce"
FREE_ICON = "gi:feather"
CARD_ICON = "gi:card-play"
DIE = "die"
DECK = "deck"
HAND = "hand"


def figure_id(name: str) -> str:
    return f"fig-{name}"


def card_id(card: str) -> str:
    """A card in the hand of the viewer."""
    return f"hand-{card}"


def discard_id(seat: SeatId) -> str:
    return f"discard-{seat}"


def seat_id(seat: SeatId) -> str:
    return f"seat-{seat}"


def who(seat: SeatId) -> Who:
    """Whoever sits there."""
    return Who(int(seat))


def seat_colour(seat: SeatId) -> str:
    return f"seat-{seat + 1}"


class Look(Listed):
    """The names of a pack. What the texts do not know, a pack of one's own, goes by its ids."""

    rules: Ruleset
    known: set[str] = late()
    figures: dict[str, Say] = late()
    kinds: Kinds = late()

    def __post_init__(self) -> None:
        own = pack_content("")
        things: dict[str, tuple[Any, ...]] = {
            "figure": own.characters,
            "card": own.cards,
            "team": own.teams,
            "map": own.maps,
            "terrain": own.terrains,
        }
        self.known = {f"{kind}-{thing.id}" for kind, all_things in things.items() for thing in all_things}
        self.figures = {}
        self.kinds = {
            "seat": who,
            "victim": who,
            "figure": self.figure,
            "target": self.figure,
            "other": self.figure,
            "card": self.card,
            "cards": self.cards,
            "team": self.team,
            "map": self.map,
            "square": _square,
            "start": _square,
            "face": _face,
            "reason": _reason,
        }

    def name(self, kind: str, id: str, otherwise: str = "") -> Say:
        """What the texts call a thing; else another name, or its id."""
        message = f"{kind}-{id}"
        return Say(message.replace(".", "-").replace("_", "-")) if message in self.known else plain(otherwise or id)

    def named(self, character: CharacterId) -> Say:
        """A character of this pack."""
        return self.name("figure", self.rules.characters[character].id)

    def figure(self, name: str) -> Say:
        """A figure; twins are numbered."""
        found = self.figures.get(name)
        if found is None:
            kind, dash, number = name.partition("-")
            found = self.name("figure", kind)
            if dash:
                found = say("figure-numbered", figure=found, number=int(number))
            self.figures[name] = found
        return found

    def card(self, id: str) -> Say:
        """A card by its name; a basic card by whose it is and its values."""
        if id == UNKNOWN_WORD:
            return Say("card-hidden")
        card = self.rules.cards[self.rules.card_index[id]]
        if card.kind == BASIC:
            name = self.named(card.users[0])
            return say("basic-card", figure=name, attack=int(card.attack), defence=int(card.defence))
        return self.name("card", id, id.partition(".")[2])

    def cards(self, ids: Sequence[str]) -> Argument:
        """Several cards: by name, or how many of them where they are hidden."""
        if not ids or ids[0] == UNKNOWN_WORD:
            return say("card-count", count=len(ids))
        return list_of([self.card(card) for card in ids])

    def team(self, id: str) -> Say:
        return self.name("team", id, next((team.title for team in self.rules.teams if team.id == id), ""))

    def map(self, id: str) -> Say:
        return self.name("map", id)


def plain(text: str) -> Say:
    """A name that stands in no text file."""
    return say("plain", text=text.replace("_", " ").capitalize())


def _square(square: Square) -> Argument:
    return square_name(square) if square >= 0 else "-"


def _face(face: str) -> Argument:
    return Say(f"face-{face}")


def _reason(reason: str) -> Argument:
    return Say(f"reason-{reason.replace('_', '-')}")


looks = Memory(64)  # of as many packs


def look_of(rules: Ruleset) -> Look:
    """The names for a table's pack."""
    return looks.part(rules.pack, lambda: Look(rules))
