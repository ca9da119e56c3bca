"""Talk: what a computer at the table says to the people there, about something that has just happened.

The game finds the words (`Game.talk`), from the view of the seat alone and from the plan of its player. So that the same is
said on every machine, the player counts its steps and looks at no clock.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, convert, to_builtins

from tafelrunde.engine import Action, Event, Game, Occasion, Say, SeatId, Setting, State
from tafelrunde.engine.codec import from_data, to_data

STEPS: Final = 60  # that a player thinks about its plan
SEED: Final = 1


class Matter(Struct):
    """What a seat speaks about, for a player that is not there yet: an occasion, and the table as the seat sees it."""

    view: State
    event: Event
    people: list[SeatId]
    said: list[tuple[SeatId, Say]]

    def to_data(self) -> list[Any]:
        """For another process."""
        return [to_data(self.view), to_data(self.event), self.people, to_builtins(self.said)]

    @staticmethod
    def from_data(data: list[Any], setting: Callable[[str, dict[str, Any]], Setting]) -> "Matter":
        """What another process wrote."""
        view, event, people, said = data
        before = [(SeatId(seat), convert(one, Say)) for seat, one in said]
        return Matter(from_data(view, setting), from_data(event, setting), [SeatId(seat) for seat in people], before)


class Words(Struct, omit_defaults=True):
    """One thing that is said: a message, or the words of an interjection that the rules know."""

    say: Say | None = None
    action: str = ""


def words_about(game: Game, level: str, matter: Matter) -> list[Words]:
    """What the computer of this level says."""
    player = game.player(level, SEED)
    player.limit(STEPS)
    found = game.talk(matter.view, Occasion(matter.event, player, matter.people, matter.said))
    return [Words(action=one.text) if isinstance(one, Action) else Words(one) for one in found]
