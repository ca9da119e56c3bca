"""What is played and how it is seen: chosen once for many games."""

from typing import Any, Literal, TypeAlias

from tafelrunde.engine import Game, registry
from tafelrunde.engine.options import checked
from tafelrunde.research.numbers import Layout
from tafelrunde.research.speech import WIDTH, Candidates, Numbered

Actions: TypeAlias = Literal["candidates", "vocabulary"]
Observations: TypeAlias = Literal["tensor", "dict", "entities", "json"]
KINDS = ("tensor", "dict", "entities", "json")


class Plan:
    """What is played and how it is seen: chosen once for many games."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        *,
        actions: Actions = "candidates",
        observations: Observations = "tensor",
        table: bool = True,
        width: int = WIDTH,
        horizon: int = 0,
        shaping: float = 0.0,
        pack: str = "",
        options: dict[str, Any] | None = None,
        **named: Any,
    ) -> None:
        options = {**(options or {}), **named}  # one that is called like a choice above is given in the dictionary
        self.game = registry.find(game) if isinstance(game, str) else game
        self.seats = seats or self.game.usual_seats
        if not self.game.least_seats <= self.seats <= self.game.most_seats:
            raise ValueError(f"{self.game.id} has {self.game.least_seats} to {self.game.most_seats} seats, not {self.seats}")
        self.chosen = {
            "seats": self.seats,
            "actions": actions,
            "observations": observations,
            "table": table,
            "width": width,
            "horizon": horizon,
            "shaping": shaping,
            "pack": pack,
            "options": options,
        }
        self.choices = checked(self.game.options_of(pack), self.game.endless | options)
        self.pack = pack
        self.setting = self.game.setting(self.choices, pack)
        if actions not in ("candidates", "vocabulary"):
            raise ValueError(f"actions are 'candidates' or 'vocabulary', not {actions!r}")
        if observations not in KINDS:
            raise ValueError(f"observations are one of {', '.join(KINDS)}, not {observations!r}")
        self.speech: Candidates | Numbered = (
            Candidates(self.game, self.setting, self.seats, width)
            if actions == "candidates"
            else Numbered(self.game, self.setting, self.seats)
        )
        self.candidates = self.speech if table and isinstance(self.speech, Candidates) else None  # if they are described
        self.observations = observations
        self.horizon = horizon or self.game.horizon
        self.shaping = shaping
        self.shares = self.seats == 1 or self.game.together  # all win or lose as one
        if observations != "json":
            self.schema = self.game.schema(self.setting, self.seats)
            self.layout = Layout(self.schema)

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes make their own from the same choices."""
        return remade, (self.game.id, self.chosen)

    def rewards(self, shares: list[float]) -> list[float]:
        """What shares of the victory are worth: common ones as they are, between opponents centred and from -1 to 1."""
        if self.shares:
            return shares
        mean = sum(shares) / len(shares)
        return [(share - mean) * len(shares) / (len(shares) - 1) for share in shares]


def remade(game: str, chosen: dict[str, Any]) -> Plan:
    """A plan from the choices of another."""
    return Plan(game, **chosen)
