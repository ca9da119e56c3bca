"""The verdict of a report: what the figures say, in plain sentences, the most important first."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from tafelrunde.lab.figures import RATE, CardFigures, Figures
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.statistics import Score, chance_of, false_discoveries
from tafelrunde.lab.words import Words

FEW: Final = 200  # games
WIDE: Final = 0.08  # an interval that says little


def verdict(figures: Figures, seen: Sequence[Seen], words: Words) -> list[str]:
    """The sentences."""
    said: list[str] = []
    fair = 1 / len(figures.plan.levels)
    if figures.failed:
        first = figures.failed[0]
        count = len(figures.failed)
        said.append(words.say("failed", count=count, number=first.number, seed=str(first.seed), error=first.error))
    if not figures.finished:
        return said
    said += _won(figures, words, fair)
    said += _course(figures, seen, words)
    said += _cards(figures.cards, words)
    if figures.finished < FEW:
        said.append(words.say("few", games=figures.finished))
    return said


def _won(figures: Figures, words: Words, fair: float) -> list[str]:
    said = []
    if figures.together or len(figures.plan.levels) == 1:
        said.append(words.say("won-together", **_score(figures.won, words)))
    else:
        said += sides(figures.sides, words, fair)
        first = figures.first
        kind = "first-edge" if first.low > fair else "first-handicap" if first.high < fair else "first-none"
        if kind == "first-none" and first.high - first.low > WIDE:
            kind = "first-unclear"
        said.append(words.say(kind, fair=words.percent(fair), **_score(first, words)))
    order = [level for level in words.game.levels if level in figures.duels]
    for weak, strong in pairwise(order):
        met = figures.duels[strong].get(weak)
        if met is not None:
            said.append(words.say("skill", strong=words.level(strong), weak=words.level(weak), **_score(met, words)))
    return said


def sides(scores: dict[str, Score], words: Words, fair: float) -> list[str]:
    """Which sides stand out, false discoveries controlled; the furthest from even first."""
    if not scores:
        return []
    found = standing_out(scores, fair)
    shares = [score.rate for score in scores.values()]
    reach = {"low": words.percent(min(shares)), "high": words.percent(max(shares))}
    if not found:
        return [words.say("sides-even", **reach)]
    return [
        words.say("sides-some", found=len(found), count=len(scores), **reach),
        *(
            words.say(
                "side-strong" if scores[name].rate > fair else "side-weak",
                side=words.side(name),
                fair=words.percent(fair),
                **_score(scores[name], words),
            )
            for name in found
        ),
    ]


def standing_out(scores: Mapping[str, Score], fair: float) -> list[str]:
    """Which of these win more or less than their share by more than luck, false discoveries controlled; the furthest first."""
    rates = false_discoveries([chance_of(_deviations(score, fair)) for score in scores.values()])
    found = [name for name, rate in zip(scores, rates, strict=True) if rate < RATE]
    return sorted(found, key=lambda name: -abs(scores[name].rate - fair))


def _deviations(score: Score, fair: float) -> float:
    return (score.rate - fair) / (fair * (1 - fair) / score.games) ** 0.5 if score.games else 0.0


def _course(figures: Figures, seen: Sequence[Seen], words: Words) -> list[str]:
    rounds = sorted(one.rounds for one in seen if one.shares)
    last = len(rounds) - 1
    said = [
        words.say(
            "length",
            rounds=words.number(figures.rounds.mean),
            actions=words.number(figures.actions.mean),
            low=words.number(rounds[round(last * 0.05)]),
            high=words.number(rounds[round(last * 0.95)]),
        )
    ]
    if figures.together or len(figures.plan.levels) == 1:
        said.append(words.say("drama-together", swing=words.number(100 * figures.swing.mean)))
    else:
        leads, behind = words.number(figures.leads.mean), words.percent(figures.behind.rate)
        said.append(words.say("drama", leads=leads, behind=behind, settled=words.percent(figures.settled.mean)))
    branching, share = words.number(figures.branching.mean), words.percent(figures.open.rate)
    said.append(words.say("open", branching=branching, open=share))
    return said


def _cards(cards: Sequence[CardFigures], words: Words) -> list[str]:
    if not cards:
        return []
    found = sorted((card for card in cards if card.found), key=lambda card: -abs(card.worth.mean))
    said = []
    for kind, some in (
        ("cards-strong", [card for card in found if card.worth.mean > 0]),
        ("cards-weak", [card for card in found if card.worth.mean < 0]),
        ("cards-never", [card for card in cards if card.never]),
        ("cards-rarely", [card for card in cards if card.rarely]),
    ):
        if some:
            said.append(words.say(kind, cards=words.listed([words.card(card.card) for card in some])))
    if not found:
        said.insert(0, words.say("cards-even", rate=words.percent(RATE)))
    return said


def _score(score: Score, words: Words) -> dict[str, str]:
    return {"rate": words.percent(score.rate), "low": words.percent(score.low), "high": words.percent(score.high)}
