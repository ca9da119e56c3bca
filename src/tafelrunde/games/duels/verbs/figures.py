"""Verbs about figures: damage and healing, moving and putting, returning (HD-E, HD-H, HD-M)."""

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Action, Argument, say
from tafelrunde.games.duels import evaluation
from tafelrunde.games.duels.actions import PASS, PUTS, Move, PickFigure, PickOpponent, Put, SwapFigures
from tafelrunde.games.duels.events import FigurePinned, FigureRevived
from tafelrunde.games.duels.ids import NO_FIGURE, OWNER, Figure, Points, Square
from tafelrunde.games.duels.rules.damage import Harm, heal, raise_most
from tafelrunde.games.duels.rules.effects import ChooseFigure, ChooseOpponent, Effects, candidates, squares_for, subjects
from tafelrunde.games.duels.rules.movement import ChooseMove, may_swap, put, stand, swap, walk
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.ruleset import USER, Card, Namer, Verb, Whom
from tafelrunde.games.duels.state import Duels


@mypyc_attr(allow_interpreted_subclasses=True)
class OnFigures(Verb):
    """A verb about some figures."""

    who: Whom

    def is_possible(self, state: Duels, user: Figure, card: Card) -> bool:
        return self.who.mode not in ("pick", "each") or bool(candidates(state, user, NO_FIGURE, self.who))

    def begin(self, state: Duels, run: Effects) -> None:
        """HD-E3: whom it is about; one candidate needs no question."""
        found = subjects(state, run, self.who)
        if not found:
            return
        card = state.rules.cards[run.card].id
        if self.who.mode == "pick" and len(found) > 1:
            run.ask(state, ChooseFigure(run.seat, card, tuple(found)))
        elif self.who.of_one_opponent and len({OWNER[figure] for figure in found}) > 1:
            run.ask(state, ChooseOpponent(run.seat, card))
        else:
            self.concern(state, run, found)

    def go_on(self, state: Duels, run: Effects, answer: Action) -> None:
        if isinstance(answer, PickFigure):
            self.concern(state, run, [state.figure(answer.figure)])
        elif isinstance(answer, PickOpponent):
            self.concern(state, run, [figure for figure in subjects(state, run, self.who) if OWNER[figure] == answer.seat])

    def concern(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        """From now on the first of them is `it`."""
        run.it = figures[0]
        self.act(state, run, figures)

    def act(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        """Do it to these figures."""
        raise TypeError(f"{type(self).__name__} does nothing: write its act()")


# --- damage and healing -------------------------------------------------------------------------------------------------


class Damage(OnFigures):
    """HD-H4, HD-P6: all at once; nothing defends against it."""

    amount: Points

    def act(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        state.call(Harm(figures, self.amount))

    def worth(self, view: Duels, user: Figure) -> float:
        targets = evaluation.played_on(view, user, self.who)
        if not targets:
            return evaluation.STRIKE_TO_COME if self.who.where == "adjacent" else 0.0
        total = best = 0.0
        for target in targets:
            blow = evaluation.hit_worth(view, target, float(self.amount))
            total += blow
            best = max(best, blow)
        if self.who.mode == "pick":
            return best
        return total / max(len(view.opponents(OWNER[user])), 1) if self.who.of_one_opponent else total

    def worth_attacking(self) -> float:
        return evaluation.POINT_AFTER_ATTACK * int(self.amount)

    def worth_defending(self) -> float:
        return evaluation.POINT_AFTER_DEFENCE * int(self.amount)

    def blow(self) -> float:
        return float(self.amount)


class Heal(OnFigures):
    """HD-H1, HD-H5: so much, or as much as the attack took."""

    worth_after_attack = 2.5
    amount: Points = Points(0)
    by: str = ""  # damage

    def act(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        amount = self.amount
        if self.by:
            amount = state.fight.dealt if state.fight is not None else Points(0)
        for figure in figures:
            heal(state, figure, amount)

    def message(self) -> str:
        return "fx-heal-damage" if self.by else super().message()

    def worth(self, view: Duels, user: Figure) -> float:
        total = 0.0
        for figure in evaluation.played_on(view, user, self.who):
            total += evaluation.mending_worth(view, figure, self.amount)
        return total


class RaiseMost(OnFigures):
    """HD-H1: the maximum itself rises."""

    amount: Points

    def act(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        for figure in figures:
            raise_most(state, figure, self.amount)

    def worth(self, view: Duels, user: Figure) -> float:
        return evaluation.RAISED_NOW if view.health[user] <= view.most[user] - 2 else evaluation.RAISED_LATER


class Pin(OnFigures):
    """HD-E10: no die movement in the owner's next turn."""

    worth_after_attack = 1.0

    def act(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        for figure in figures:
            state.bound[figure] = 2 if OWNER[figure] == state.active else 1
            state.emit(FigurePinned(state.names[figure]))


# --- places -------------------------------------------------------------------------------------------------------------


class MoveFigures(OnFigures):
    """HD-M7, HD-E4: one after the other, in any order, each up to so many spaces or not at all."""

    name = "move"
    spaces: int

    def act(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        run.moving = figures[:]
        self.resume(state, run)

    def resume(self, state: Duels, run: Effects) -> None:
        run.moving = [figure for figure in run.moving if state.health[figure] > 0]
        if run.moving:
            run.ask(state, ChooseMove(run.seat, tuple(run.moving), self.spaces))

    def go_on(self, state: Duels, run: Effects, answer: Action) -> None:
        super().go_on(state, run, answer)
        if isinstance(answer, Move):
            run.moving.remove(walk(state, answer))
        elif not isinstance(answer, (PickFigure, PickOpponent)):
            run.moving = []

    def worth(self, view: Duels, user: Figure) -> float:
        return evaluation.MOVED_OTHER if self.who.mode == "pick" else evaluation.MOVED_FIGURE


class ChooseSquare(Question):
    """HD-M9: a free square for a figure; where the card says `may`, none."""

    about_squares = "why-card-puts"

    figure: Figure
    squares: tuple[Square, ...]
    may: bool

    def options(self, state: Duels) -> list[Action]:
        found: list[Action] = [PUTS[square] for square in self.squares]
        if self.may:
            found.append(PASS)
        return found


class PutFigure(OnFigures):
    """HD-M9: onto a free square, without a way."""

    name = "place"
    worth_played = evaluation.CHANGED_PLACES
    where: str  # any, adjacent_user, adjacent_lead or adjacent_enemy

    def is_possible(self, state: Duels, user: Figure, card: Card) -> bool:
        if self.who.mode == "user":
            return bool(squares_for(state, user, user, self.where))
        return super().is_possible(state, user, card)

    def act(self, state: Duels, run: Effects, figures: list[Figure]) -> None:
        squares = squares_for(state, run.user, run.it, self.where)
        if squares:
            run.ask(state, ChooseSquare(run.seat, run.it, tuple(squares), self.may))

    def go_on(self, state: Duels, run: Effects, answer: Action) -> None:
        super().go_on(state, run, answer)
        if isinstance(answer, Put):
            put(state, run.it, answer.square)

    def told(self, whom: Namer) -> dict[str, Argument]:
        place = say(f"where-{self.where.replace('_', '-')}", figure=whom(USER))
        return super().told(whom) | {"place": place}


class Revive(Verb):
    """HD-H6, HD-F8: an eliminated partner returns with so much health if there is a square for it, all statuses gone."""

    worth_played = evaluation.REVIVAL
    amount: Points
    where: str

    def begin(self, state: Duels, run: Effects) -> None:
        figure = state.fallen_partner(run.seat)
        squares = squares_for(state, run.user, figure, self.where) if figure >= 0 else []
        if squares:
            run.ask(state, ChooseSquare(run.seat, figure, tuple(squares), self.may))

    def go_on(self, state: Duels, run: Effects, answer: Action) -> None:
        if isinstance(answer, Put):
            figure = state.fallen_partner(run.seat)
            state.health[figure] = min(self.amount, state.most[figure])
            state.bound[figure] = 0
            stand(state, figure, answer.square)
            run.it = figure
            state.emit(FigureRevived(state.names[figure], answer.square, state.health[figure]))


class ChooseSwap(Question):
    """HD-M9: two figures whose squares are legal for each other."""

    about_squares = "why-card-puts"

    def options(self, state: Duels) -> list[Action]:
        return [SwapFigures(state.names[one], state.names[other]) for one, other in swaps(state)]


def swaps(state: Duels) -> list[tuple[Figure, Figure]]:
    """All pairs of living figures that may change places."""
    alive = [figure for figure in state.everybody() if state.health[figure] > 0]
    return [(one, other) for at, one in enumerate(alive) for other in alive[at + 1 :] if may_swap(state, one, other)]


class ChangePlaces(Verb):
    """HD-M9: two named figures, or two that are chosen."""

    name = "swap"
    worth_played = evaluation.CHANGED_PLACES
    who: Whom
    other: Whom

    def is_possible(self, state: Duels, user: Figure, card: Card) -> bool:
        return self.who.mode != "pick" or bool(swaps(state))

    def begin(self, state: Duels, run: Effects) -> None:
        if self.who.mode == "pick":
            if swaps(state):
                run.ask(state, ChooseSwap(run.seat))
            return
        ones, others = subjects(state, run, self.who), subjects(state, run, self.other)
        if ones and others and may_swap(state, ones[0], others[0]):
            swap(state, ones[0], others[0])

    def go_on(self, state: Duels, run: Effects, answer: Action) -> None:
        if isinstance(answer, SwapFigures):
            swap(state, state.figure(answer.figure), state.figure(answer.other))

    def message(self) -> str:
        return "fx-swap-any" if self.who.mode == "pick" else super().message()
