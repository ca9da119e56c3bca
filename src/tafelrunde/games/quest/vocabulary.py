"""A number for everything that can be said in Triforce Quest (engine/vocabulary.py)."""

from collections.abc import Hashable
from typing import Any

from tafelrunde.engine.observation import seat_words
from tafelrunde.engine.vocabulary import Slots, Vocabulary
from tafelrunde.games.quest.actions import ACTIONS
from tafelrunde.games.quest.ruleset import MOST_BOTTLES, Ruleset
from tafelrunde.games.quest.state import Quest

TALK = "table talk: a program that learns does not hear it"


def vocabulary(rules: Ruleset, seats: int) -> Vocabulary:
    """Sets of cards and rooms are numbered as they are listed."""
    cards = [card.id for card in rules.cards]
    return Vocabulary(
        ACTIONS,
        slots={
            "DUNGEON": [dungeon.id for dungeon in rules.dungeons],
            "SPACE": [*sorted({name for layout in rules.layouts for name in layout.names[:-1]}), "boss"],
            "CARD": cards,
            "POTION": [potion.id for potion in rules.potions],
            "BOTTLE": [str(bottle) for bottle in range(MOST_BOTTLES)],
            "SEAT": seat_words(seats),
            "PARTS": [str(parts) for parts in range(8)],
        },
        listed={"drop": 256, "retrieve": 256, "scout": 256},
        unsaid={
            "hint": TALK,
            "say": TALK,
            "give-up": "all would have to agree out of turn",
            "go-on": "nobody gives up",
        },
        context=context,
        words=words,
    )


def context(state: Quest, seat: int) -> Hashable:
    """TQ-0.6: the seats, from the one who speaks on."""
    return seat, len(state.seats)


def words(context: Any) -> Slots:
    seat, seats = context
    return {"SEAT": [str((seat + step) % seats) for step in range(seats)]}
