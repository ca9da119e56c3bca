"""Verbs about a fight: on revealing a card, at the moment of an attack, at the last moment, and while a clock runs."""

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Argument
from tafelrunde.games.duels.evaluation import status_worth
from tafelrunde.games.duels.events import TargetChanged
from tafelrunde.games.duels.ids import Figure, Points
from tafelrunde.games.duels.rules.effects import Effects
from tafelrunde.games.duels.ruleset import USER, Lasting, Namer, Verb
from tafelrunde.games.duels.state import Duels, Fight
from tafelrunde.games.duels.verbs.figures import OnFigures

# --- on revealing -------------------------------------------------------------------------------------------------------


class SetAttack(Verb):
    """HD-C7: this attack has that value."""

    hook = "reveal"
    amount: Points

    def reveal_attack(self, state: Duels, fight: Fight) -> None:
        fight.value = self.amount

    def open_attack(self, value: Points) -> Points:
        return self.amount


class AddAttack(Verb):
    """HD-C7: this attack is so much stronger, or by the attack value printed on the card that defends."""

    hook = "reveal"
    usual_bonus = 2.0  # cards that defend have an attack value of two or three
    amount: Points = Points(0)
    by: str = ""  # foe_attack

    def reveal_attack(self, state: Duels, fight: Fight) -> None:
        more = self.amount
        if self.by:
            more = state.rules.cards[fight.defence].attack if fight.defence >= 0 else Points(0)
        fight.value = Points(fight.value + (max(more, 0) if self.by else more))

    def message(self) -> str:
        return "fx-add-attack-foe" if self.by else super().message()


class BlockAll(Verb):
    """HD-C8: the attack does no damage."""

    hook = "reveal"
    blocks = True

    def reveal_defence(self, state: Duels, fight: Fight) -> None:
        fight.blocked = True


# --- at the moment of an attack, and at the last moment -----------------------------------------------------------------


class Cancel(Verb):
    """HD-C4: the attack ends without comparison, damage or after-effects."""

    timing = "attacked"

    def begin(self, state: Duels, run: Effects) -> None:
        if state.fight is not None:
            state.fight.cancelled = True


class Redirect(OnFigures):
    """HD-C4, HD-C15: another target; the kind of the attack stays."""

    timing = "attacked"

    def act(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        if state.fight is not None:
            state.fight.target = figures[0]
            state.emit(TargetChanged(state.names[figures[0]]))


class Survive(Verb):
    """HD-X6: the user stays in play with so much health."""

    timing = "would_die"
    amount: Points

    def saves(self) -> Points:
        return self.amount

    def told(self, whom: Namer) -> dict[str, Argument]:
        return super().told(whom) | {"user": whom(USER)}


# --- while a clock runs -------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Status(OnFigures):
    """What lasts with a clock: it is read from the card on the table."""

    needs_clock = True
    worth_after_attack = 1.0

    def act(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        pass

    def worth(self, view: Duels, user: Figure) -> float:
        return status_worth(view, user)


class Hide(Status):
    """HD-E9: opponents cannot choose the figure from afar."""

    def message(self) -> str:
        return "fx-hide-team" if self.who.mode == "team" else super().message()

    def lasting(self) -> Lasting:
        return Lasting(self.who.mode == "team", hides=True)


class SetValues(Status):
    """HD-E7: so much do combat cards of that figure count."""

    attack: Points
    defence: Points

    def lasting(self) -> Lasting:
        return Lasting(self.who.mode == "team", sets=True, attack=self.attack, defence=self.defence)


class Strengthen(Status):
    """HD-E8: so much is added to the attack or defence values of that figure's combat cards."""

    attack: Points = Points(0)
    defence: Points = Points(0)

    def lasting(self) -> Lasting:
        return Lasting(self.who.mode == "team", attack=self.attack, defence=self.defence)

    def message(self) -> str:
        if self.attack and self.defence:
            return "fx-strengthen"
        return "fx-strengthen-attack" if self.attack else "fx-strengthen-defence"

    def told(self, whom: Namer) -> dict[str, Argument]:
        return super().told(whom) | {"attack": signed(self.attack), "defence": signed(self.defence)}


def signed(points: Points) -> str:
    """`+2`, `−1`"""
    return f"+{points}" if points > 0 else f"−{-points}"
