"""Figures: what many games show, added up in the order of the games."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec
from msgspec import Struct

from tafelrunde.engine import Game, library
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.simulate import Plan
from tafelrunde.lab.statistics import Mean, Score, chance_of, false_discoveries, mean_of, score

ENOUGH: Final = 30  # observations before anything is said about a card
RARELY: Final = 0.02  # of the times it could have been used
OFTEN: Final = 150  # times that a card must have been passed over before it is called never chosen: surely less than `RARELY`
DOMINATED: Final = 0.03  # of the times both could have been used
RATE: Final = 0.05  # of false discoveries


class CardFigures(Struct):
    """What is known about a card."""

    card: str
    held: Score  # by seat and game: who had it at some time
    played: Score  # and who used it
    offered: int  # at the decisions that were looked at
    used: int
    worth: Mean  # of a victory: how much better its user stands some time later than with an alternative in the same decision
    chance: float = 1.0
    rate: float = 1.0  # of false discoveries
    dominated_by: list[str] = []

    @property
    def found(self) -> bool:
        """Whether its worth differs from that of its alternatives by more than luck explains, among so many cards."""
        return self.rate < RATE

    @property
    def never(self) -> bool:
        return self.offered >= OFTEN and self.used == 0

    @property
    def rarely(self) -> bool:
        return self.offered >= OFTEN and 0 < self.used < RARELY * self.offered


class Figures(Struct):
    """All of it."""

    game: str
    version: str
    content: str
    plan: Plan
    together: bool
    finished: int
    failed: list[Seen]
    won: Score  # by all together, or by a seat that plays fair: then it says little
    seats: list[Score]
    first: Score  # of whoever began
    sides: dict[str, Score]
    levels: dict[str, Score]
    pairs: dict[str, dict[str, Score]]  # a side against another
    duels: dict[str, dict[str, Score]]  # a level against another
    actions: Mean
    rounds: Mean
    leads: Mean
    comeback: Mean
    behind: Score  # games whose winner once stood at less than half of its share
    settled: Mean
    swing: Mean
    branching: Mean
    choices: Mean
    open: Score  # decisions that were looked at closely
    measures: dict[str, Mean]
    cards: list[CardFigures]

    def to_json(self) -> bytes:
        """The same bytes whoever played the games."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def figures_of(game: Game, plan: Plan, seen: Sequence[Seen]) -> Figures:
    """What these games show."""
    over = [one for one in seen if one.shares]
    fair = 1 / len(plan.levels)
    return Figures(
        game=game.id,
        version=game.version,
        content=plan.pack or library.own_content(game),
        plan=plan,
        together=game.together,
        finished=len(over),
        failed=[msgspec.structs.replace(one, uses=[], beaten={}) for one in seen if not one.shares],
        won=score(sum(one.shares[0] for one in over), len(over)),
        seats=[score(sum(one.shares[seat] for one in over), len(over)) for seat in range(len(plan.levels))],
        first=score(sum(one.shares[one.first] for one in over), len(over)),
        sides=_scores((one.sides, one.shares) for one in over if one.sides),
        levels=_scores((one.seating, one.shares) for one in over),
        pairs=_pairs((one.sides, one.shares) for one in over if one.sides),
        duels={} if game.together else _pairs((one.seating, one.shares) for one in over),
        actions=mean_of([one.actions for one in over]),
        rounds=mean_of([one.rounds for one in over]),
        leads=mean_of([one.leads for one in over]),
        comeback=mean_of([one.comeback for one in over]),
        behind=score(
            sum(one.comeback < fair / 2 for one in over if max(one.shares) > 0), sum(max(one.shares) > 0 for one in over)
        ),
        settled=mean_of([one.settled for one in over]),
        swing=mean_of([one.swing for one in over]),
        branching=mean_of([one.options / one.looked for one in over if one.looked]),
        choices=mean_of([one.actions * one.choices / one.looked for one in over if one.looked]),
        open=score(sum(one.open for one in over), sum(one.weighed for one in over)),
        measures={
            name: mean_of([one.measures[name] for one in over if name in one.measures])
            for name in dict.fromkeys(name for one in over for name in one.measures)
        },
        cards=_cards(over),
    )


def _scores(games: Iterable[tuple[list[str], list[float]]]) -> dict[str, Score]:
    wins: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)
    for names, shares in games:
        for name, share in zip(names, shares, strict=True):
            wins[name] += share
            counts[name] += 1
    return {name: score(wins[name], counts[name]) for name in sorted(counts)}


def _pairs(games: Iterable[tuple[list[str], list[float]]]) -> dict[str, dict[str, Score]]:
    """How often one was ahead of another at the same table; equal shares count half."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    counts: dict[tuple[str, str], int] = defaultdict(int)
    for names, shares in games:
        for one, (name, share) in enumerate(zip(names, shares, strict=True)):
            for other, (rival, theirs) in enumerate(zip(names, shares, strict=True)):
                if one != other and name != rival:
                    counts[name, rival] += 1
                    wins[name, rival] += 1.0 if share > theirs else 0.5 if share == theirs else 0.0
    found: dict[str, dict[str, Score]] = {}
    for name, rival in sorted(counts):
        found.setdefault(name, {})[rival] = score(wins[name, rival], counts[name, rival])
    return found


# --- cards ------------------------------------------------------------------------------------------------------------


class _Card:
    def __init__(self) -> None:
        self.held_won, self.held, self.used_won, self.used_by = 0.0, 0, 0.0, 0
        self.offered = self.used = 0
        self.worth: list[float] = []


def _cards(over: Sequence[Seen]) -> list[CardFigures]:
    cards: dict[str, _Card] = defaultdict(_Card)
    beaten: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for one in over:
        for use in one.uses:
            card, share = cards[use.card], one.shares[use.seat]
            card.held += 1
            card.held_won += share
            card.offered += use.offered
            card.used += use.used
            if use.used:
                card.used_by += 1
                card.used_won += share
            if use.tried:
                card.worth.append(use.better / use.tried)  # one number for a seat and game: its uses hang together
        for pair, times in one.beaten.items():
            chosen, _, other = pair.partition(" ")
            beaten[other][chosen] += times
    found = [_figures(name, card, beaten) for name, card in sorted(cards.items())]
    judged = [figures for figures in found if figures.worth.count >= ENOUGH]
    for figures, rate in zip(judged, false_discoveries([figures.chance for figures in judged]), strict=True):
        figures.rate = rate
    return found


def _figures(name: str, card: _Card, beaten: dict[str, dict[str, int]]) -> CardFigures:
    worth = mean_of(card.worth)
    error = worth.deviation / sqrt(max(1, worth.count))
    dominators = [
        other
        for other, times in sorted(beaten[name].items(), key=lambda item: -item[1])
        if times >= ENOUGH and beaten[other].get(name, 0) < DOMINATED * times
    ]
    return CardFigures(
        card=name,
        held=score(card.held_won, card.held),
        played=score(card.used_won, card.used_by),
        offered=card.offered,
        used=card.used,
        worth=worth,
        chance=chance_of(worth.mean / error) if error else 1.0,
        dominated_by=dominators[:5],
    )
