"""A number for everything that can be said in Map Masters (engine/vocabulary.py)."""

from collections.abc import Hashable
from typing import Any

from tafelrunde.engine.observation import seat_words
from tafelrunde.engine.vocabulary import Slots, Vocabulary
from tafelrunde.games.mapmasters.actions import ACTIONS
from tafelrunde.games.mapmasters.ids import ITEM_WORDS
from tafelrunde.games.mapmasters.observation import MOST_HAND
from tafelrunde.games.mapmasters.ruleset import Ruleset
from tafelrunde.games.mapmasters.state import Table

TALK = "table talk: it changes nothing"


def vocabulary(rules: Ruleset, seats: int) -> Vocabulary:
    """A card is named by its place in the hand; the choices of a leg are numbered as they are listed."""

    def meaning(context: Any) -> Slots:
        """The own hand, and the seats from the one who speaks on."""
        seat, count, hand = context
        cards = [rules.cards[card].id for card in hand]
        return {
            "CARD": [*cards, *[""] * (MOST_HAND - len(cards))],
            "SEAT": [str((seat + step) % count) for step in range(count)],
        }

    return Vocabulary(
        ACTIONS,
        slots={
            "GOAL": [goal.id for goal in rules.goals],
            "GROUP": [group.id for group in rules.groups],
            "PLACE": [rules.gate_name(gate) for gate in rules.mission.entries],
            "KIND": ITEM_WORDS,
            "BOOK": [book.id for book in rules.books],
            "SEAT": seat_words(seats),
            "CARD": [f"hand{place}" for place in range(MOST_HAND)],
            "SPACE": rules.names,
        },
        listed={"go": 128},
        unsaid={
            "draw": "a leg is drawn step by step: begin, go",
            "point": TALK,
            "sketch": TALK,
            "rub": TALK,
            "concede": "all would have to agree out of turn",
            "resume": "nobody concedes",
        },
        context=context,
        words=meaning,
    )


def context(state: Table, seat: int) -> Hashable:
    """What is on the own hand."""
    return seat, len(state.seats), tuple([int(card) for card in state.seats[seat].hand])
