"""What things are called, and the ids by which the picture knows them."""

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine import UNKNOWN_WORD, Argument, Memory, Say, SeatId, Who, list_of, say, word
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.content import pack_content
from tafelrunde.games.twister.ids import Card, Slot, Square, Token
from tafelrunde.games.twister.ruleset import Ruleset, square_name

BOARD: Final = "dungeon"
DICE: Final = "dice"
SIDE_COLOURS: Final = ("gold", "azure", "violet")
SEAT_COLOURS: Final = ("seat-4", "seat-2")  # dark enough to write names with
SIDE_PATTERNS: Final = ("", "stripes", "dots")
PAIR_COLOURS: Final = ("rust", "moss", "amber", "silver")
GOAL_ICONS: Final = {
    "fight": "gi:crossed-swords",
    "reveal": "gi:magnifying-glass",
    "exit": "gi:exit-door",
    "regroup": "gi:three-friends",
    "object": "gi:swap-bag",
    "rotate": "gi:clockwise-rotation",
    "break": "gi:broken-wall",
    "unlock": "gi:unlocking",
    "heal": "gi:healing",
    "repel": "gi:sonic-shout",
}
WOUND_ICON: Final = "gi:bleeding-wound"
MOVE_ICON: Final = "gi:walking-boot"
FIGHT_ICON: Final = "gi:crossed-swords"
CARD_ICON: Final = "gi:card-play"
BAG_ICON: Final = "gi:swap-bag"
EYE_ICON: Final = "gi:all-seeing-eye"
CALL_ICON: Final = "gi:bugle-call"
PLACE_ICON: Final = "gi:position-marker"
POINT_ICON: Final = "gi:laurel-crown"


def token_id(word: str) -> str:
    """A token: its piece, its sheet and its glimpse."""
    return f"token-{word}"


def card_id(npc: str) -> str:
    """The card of an NPC in the row; it opens the same sheet as the token."""
    return f"row-{npc}"


def hall_id(slot: Slot) -> str:
    return f"hall-{slot + 1}"


def slot_id(slot: Slot) -> str:
    """The whole place of a hidden hall."""
    return f"slot-{slot + 1}"


def hand_id(card: Card) -> str:
    return f"combat-{card}"


def action_id(card: Card) -> str:
    return f"action-{card}"


def seat_id(seat: SeatId) -> str:
    return f"seat-{seat}"


class Look:
    """The names of a pack. What the texts do not know goes by the title its designer gave it."""

    def __init__(self, rules: Ruleset) -> None:
        own = pack_content("")
        self.rules = rules
        known = {npc.id for npc in own.npcs}
        self.npcs = {npc.id: named("npc", npc.id, npc.title, npc.id in known) for npc in rules.npcs}
        halls = {hall.id for hall in own.halls}
        self.halls = {hall.id: named("hall", hall.id, hall.title, hall.id in halls) for hall in rules.halls}
        self.tokens: dict[str, Say] = {}
        for token, word_ in enumerate(rules.names):
            if token < r.FIRST_OBJECT:
                self.tokens[word_] = Say(f"token-{word_}")
            elif token < r.FIRST_NPC:
                self.tokens[word_] = Say(f"object-{r.OBJECTS[rules.kind[token]]}")
            else:
                self.tokens[word_] = self.npcs[word_]

    def token(self, name: str) -> Say:
        """A character, an object or an NPC, with its cases."""
        if name in ("", UNKNOWN_WORD):
            return word("token-face-down")
        return self.tokens[name]

    def tokens_of(self, names: Sequence[str]) -> Argument:
        return list_of([self.token(name) for name in names])

    def short(self, token: Token) -> Say:
        """A token without its article: `Naga`, `Rope`, `Hur-Ban`."""
        if r.FIRST_OBJECT <= token < r.FIRST_NPC:
            return word(f"thing-{r.OBJECTS[self.rules.kind[token]]}")
        return word(f"type-{r.KINDS[self.rules.kind[token]]}") if token < r.FIRST_OBJECT else self.npcs[self.rules.names[token]]

    def icon(self, token: Token) -> str:
        rules = self.rules
        if r.FIRST_OBJECT <= token < r.FIRST_NPC:
            return rules.objects[rules.kind[token]].icon
        return rules.npc(token).icon if token >= r.FIRST_NPC else rules.characters[rules.kind[token]].icon

    def colour(self, token: Token) -> str:
        if token >= r.FIRST_NPC:
            return SIDE_COLOURS[r.VIOLET]
        if token >= r.FIRST_OBJECT:
            return SIDE_COLOURS[(token - r.FIRST_OBJECT) // 6]
        return SIDE_COLOURS[token // 8]

    def hall(self, id: str) -> Say:
        return self.halls.get(id) or named("hall", id, "", False)


def named(kind: str, id: str, title: str, known: bool) -> Say:
    """Our own things have words; a designer's have a title."""
    if title:
        return say("plain", text=title)
    return Say(f"{kind}-{id}") if known else say("plain", text=id.replace("-", " ").capitalize())


def told(values: dict[str, object], look: Look) -> dict[str, Argument]:
    """The attributes of an event as arguments of its sentence. Words are tokens, but for modes and reasons."""
    found: dict[str, Argument] = {}
    for name, value in values.items():
        if name in ("seat", "side") and isinstance(value, int):
            found[name] = Who(value) if name == "seat" else value
        elif name in ("square", "pit") and isinstance(value, int):
            found[name] = square_name(Square(value))
        elif name == "way" and isinstance(value, tuple):
            found[name] = square_name(value[-1]) if value else ""
        elif name == "slot" and isinstance(value, int):
            found[name] = value + 1
        elif name == "direction" and isinstance(value, int):
            found[name] = word(f"direction-{value}")
        elif name == "hall" and isinstance(value, str):
            found[name] = look.hall(value)
        elif name == "goal" and isinstance(value, str):
            found[name] = word(f"goal-{value}")
        elif name == "cards" and isinstance(value, tuple):
            found[name] = list_of([say("combat-card", value=card) for card in value])
        elif name in ("mode", "reason") and isinstance(value, str):
            found[name] = value
        elif isinstance(value, tuple):
            found[name] = look.tokens_of(value)
        elif isinstance(value, str):
            found[name] = look.token(value)
        elif isinstance(value, int):
            found[name] = int(value)
    return found


looks = Memory(64)  # of as many packs


def look_of(rules: Ruleset) -> Look:
    """The names for a table's pack; the values of its options make no difference to them."""
    return looks.part(rules.pack, lambda: Look(rules))
