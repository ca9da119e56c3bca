"""Positions to learn from: a game is played as by `simulate`, and now and then it is noted what each side has.

A game leaves one `Noted`, the same whoever plays it when and where. All of its positions together count as much as those of any
other game, however long it was. What was learned before has no part in it (`Judgement.resting`), so that the same command
gives the same weights again, whatever comes with the game meanwhile.
"""

from array import array
from typing import Final

from msgspec import Struct

from tafelrunde.bots.match import play
from tafelrunde.engine import Action, Game, Judgement, Setting, State
from tafelrunde.engine.learned import Learned
from tafelrunde.lab.simulate import BadSimulation, Plan, derived

MOST: Final = 32  # positions of a game; of a long one every second is left out, and again, until there are fewer


class Noted(Struct, array_like=True, gc=False):
    """One game: its positions one after the other, each with its sides, each with the numbers that are not zero."""

    number: int
    sides: int
    shares: list[float]  # of the victory, for each side of each position
    lengths: list[int]  # how many numbers each side of each position has; -1: it could not win any more
    places: bytes  # of these numbers among the names
    amounts: bytes
    by_hand: list[float]  # each side's chance, as the authors of the game judge it
    error: str = ""


class Moment(Struct):
    """One position."""

    mark: float
    rows: list[list[float]]
    by_hand: list[float]


def judgement_of(game: Game) -> Judgement:
    """What can be learned about a game."""
    if game.judgement is None:
        raise BadSimulation(f"{game.id} does not say what there is to count: write its judgement (docs/players.md)")
    return game.judgement


def note(game: Game, setting: Setting, plan: Plan, number: int) -> Noted:
    """One game of a plan."""
    judgement = judgement_of(game)
    learned: list[Learned] = [one for one in (judgement, game.habits) if one is not None]
    before = [one.resting for one in learned]
    for one in learned:
        one.resting = True
    try:
        return _noted(game, judgement, setting, plan, number)
    except Exception as problem:  # noqa: BLE001  # whatever is wrong with one game is told with its number; the others go on
        return Noted(number, 0, [], [], b"", b"", [], f"{type(problem).__name__}: {problem}")
    finally:
        for one, rested in zip(learned, before, strict=True):
            one.resting = rested


def _noted(game: Game, judgement: Judgement, setting: Setting, plan: Plan, number: int) -> Noted:
    seating = plan.seating(number)
    players = [game.player(level, derived(plan.seed, number, seat)) for seat, level in enumerate(seating)]
    state = game.start(setting, len(seating), derived(plan.seed, number, -1), luck=plan.luck)
    said: dict[type[Action], int] = {}
    moments: list[Moment] = []
    stride = 1
    wait = number % 7  # so that not all games are looked at in the same moments
    while not state.over and (done := sum(said.values())) < game.bound:
        play(game, state, players, min(wait, game.bound - done), said)
        if state.over:
            break
        moments.append(_moment(game, judgement, setting, state))
        if len(moments) == 2 * MOST:
            moments, stride = moments[::2], 2 * stride
        wait = stride
    if not state.over:
        return Noted(number, 0, [], [], b"", b"", [], f"is not over after {game.bound} actions")
    return _packed(number, [share for moment in moments for share in judgement.reached(state, moment.mark)], moments)


def _moment(game: Game, judgement: Judgement, setting: Setting, state: State) -> Moment:
    sides, chances = judgement.sides(state), game.evaluate(state)
    by_hand = [float(chances[sides.index(side)]) for side in range(max(sides) + 1)]
    return Moment(judgement.mark(state), judgement.rows(state, setting), by_hand)


def _packed(number: int, shares: list[float], moments: list[Moment]) -> Noted:
    lengths: list[int] = []
    places, amounts = array("H"), array("d")
    for moment in moments:
        for row in moment.rows:
            found = [at for at, amount in enumerate(row) if amount]
            lengths.append(len(found) if row else -1)
            places.extend(found)
            amounts.extend([row[at] for at in found])
    by_hand = [chance for moment in moments for chance in moment.by_hand]
    sides = len(moments[0].rows) if moments else 1
    return Noted(number, sides, shares, lengths, places.tobytes(), amounts.tobytes(), by_hand)
