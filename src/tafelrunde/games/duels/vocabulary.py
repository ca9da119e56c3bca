"""A number for everything that can be said in Hyrule Duels (engine/vocabulary.py).

Cards are named by their place in the deck list of their team, figures by their seat and place, seats from the one who speaks.
So the same number means the same to both sides and with every team.
"""

from collections.abc import Hashable
from typing import Any

from tafelrunde.engine.observation import seat_words
from tafelrunde.engine.vocabulary import Slots, Vocabulary
from tafelrunde.games.duels.actions import SAYINGS
from tafelrunde.games.duels.ids import SLOTS
from tafelrunde.games.duels.ruleset import Ruleset
from tafelrunde.games.duels.state import BOARD, Duels, square_name

BURROWS = 4  # on one way, at most
LOOKED = 24  # orders of the cards that are looked at: four at most


def vocabulary(rules: Ruleset, seats: int) -> Vocabulary:
    """All cards of the own deck with all figures; orders of cards are numbered as they are listed."""
    words = seat_words(seats)
    figures = [f"{seat}.{slot}" for seat in words for slot in ("lead", "second", "third")]
    kinds = int(rules.most_kinds)
    own_cards = [f"card{slot}" for slot in range(kinds)]
    cards = [f"{seat}.{card}" for seat in words for card in own_cards]
    own = {f"{verb} CARD": own_cards for verb in ("attack", "play", "heal", "defend", "take")}
    own |= {f"{verb} FIGURE": figures[:SLOTS] for verb in ("attack", "play")}

    def meaning(context: Any) -> Slots:
        """The cards and figures of the seats, from the one who speaks on."""
        names, seats_from_here = context
        found: list[str] = []
        for _, team in seats_from_here:
            deck = [card.id for card in rules.cards if card.team == team]
            found += [*deck, *[""] * (kinds - len(deck))]
        everybody = [names[seat * SLOTS + slot] for seat, _ in seats_from_here for slot in range(SLOTS)]
        told: dict[str, list[str]] = {
            "CARD": found,
            "FIGURE": everybody,
            "TARGET": everybody,
            "SEAT": [str(seat + 1) for seat, _ in seats_from_here],
        }
        return told | {word: (found[:kinds] if word.endswith("CARD") else everybody[:SLOTS]) for word in own}

    return Vocabulary(
        SAYINGS,
        slots={
            "TEAM": [team.id for team in rules.teams],
            "SQUARE": [square_name(square) for square in BOARD],
            "BURROWS": [str(number) for number in range(1, BURROWS + 1)],
            "CARD": cards,
            "FIGURE": figures,
            "TARGET": figures,
            "SEAT": words,
            **own,
        },
        listed={"order": LOOKED},
        context=context,
        words=meaning,
    )


def context(state: Duels, seat: int) -> Hashable:
    """Who plays which team, from the one who speaks on."""
    seats = state.seats[seat:] + state.seats[:seat]
    return tuple(state.names), tuple([(int(each.seat), int(each.team)) for each in seats])
