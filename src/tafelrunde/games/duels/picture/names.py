"""What things are called, and the ids by which the picture knows them."""

from functools import cache

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import UNKNOWN_WORD, Listed
from tafelrunde.engine.say import Argument, Say, Who, say
from tafelrunde.engine.words import Kinds
from tafelrunde.games.duels.content import pack_content
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


def discard_id(seat: int) -> str:
    return f"discard-{seat}"


def seat_id(seat: int) -> str:
    return f"seat-{seat}"


def seat_colour(seat: int) -> str:
    return f"seat-{seat + 1}"


class Look(Listed):
    """The names of a pack. What the texts do not know, a pack of one's own, goes by its ids."""

    rules: Ruleset
    known_characters: set[str] = late()
    known_cards: set[str] = late()
    known_teams: set[str] = late()
    known_maps: set[str] = late()
    known_terrains: set[str] = late()
    figures: dict[str, Say] = late()
    kinds: Kinds = late()

    def __post_init__(self) -> None:
        own = pack_content("")
        self.known_characters = {character.id for character in own.characters}
        self.known_cards = {card.id for card in own.cards}
        self.known_teams = {team.id for team in own.teams}
        self.known_maps = {place.id for place in own.maps}
        self.known_terrains = {terrain.id for terrain in own.terrains}
        self.figures = {}
        self.kinds = {
            "seat": Who,
            "victim": Who,
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

    def character(self, id: str) -> Say:
        return Say(f"figure-{id}") if id in self.known_characters else plain(id)

    def figure(self, name: str) -> Say:
        """A figure; twins are numbered."""
        found = self.figures.get(name)
        if found is None:
            kind, dash, number = name.partition("-")
            found = self.character(kind)
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
            name = self.character(self.rules.characters[card.users[0]].id)
            return say("basic-card", figure=name, attack=card.attack, defence=card.defence)
        return Say(f"card-{id.replace('.', '-').replace('_', '-')}") if id in self.known_cards else plain(id.partition(".")[2])

    def cards(self, ids: list[str]) -> Argument:
        """Several cards: by name, or how many of them where they are hidden."""
        if not ids or ids[0] == UNKNOWN_WORD:
            return say("card-count", count=len(ids))
        return list_of([self.card(card) for card in ids])

    def team(self, id: str) -> Say:
        if id in self.known_teams:
            return Say(f"team-{id}")
        return plain(next((team.title for team in self.rules.teams if team.id == id and team.title), id))

    def map(self, id: str) -> Say:
        return Say(f"map-{id}") if id in self.known_maps else plain(id)

    def terrain(self, id: str) -> Say:
        return Say(f"terrain-{id}") if id in self.known_terrains else plain(id)


def plain(text: str) -> Say:
    """A name that stands in no text file."""
    return say("plain", text=text.replace("_", " ").capitalize())


def _square(square: int) -> Argument:
    return square_name(square) if square >= 0 else "-"


def _face(face: str) -> Argument:
    return Say(f"face-{face}")


def _reason(reason: str) -> Argument:
    return Say(f"reason-{reason.replace('_', '-')}")


def list_of(things: list[Say]) -> Say:
    """`a, b and c`"""
    if len(things) == 1:
        return things[0]
    if len(things) == 2:
        return say("list-two", first=things[0], second=things[1])
    return say("list-more", first=things[0], rest=list_of(things[1:]))


_looks: dict[str, Look] = {}


def look_of(rules: Ruleset) -> Look:
    """The names for a table's pack."""
    found = _looks.get(rules.pack)
    if found is None:
        found = Look(rules)
        _looks[rules.pack] = found
    return found


@cache
def word(message: str) -> Say:
    return Say(message)
