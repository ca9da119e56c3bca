"""A report in short, as Markdown: what stands in the texts about the balance of a game."""

from collections.abc import Mapping, Sequence

from tafelrunde.engine import Game
from tafelrunde.lab.figures import Figures
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.statistics import Score
from tafelrunde.lab.verdict import verdict
from tafelrunde.lab.words import Words


def summary(game: Game, figures: Figures, seen: Sequence[Seen], language: str, top: Sequence[str] = ()) -> str:
    """The verdict, the sides, side against side, and what matters in this game."""
    words = Words(game, game.setting(figures.plan.options, figures.plan.pack), language)
    blocks = ["\n".join(f"- {sentence}" for sentence in [*top, *verdict(figures, seen, words)])]
    sides = sorted(figures.sides.items(), key=lambda item: -item[1].rate)
    if len(sides) > 1:
        blocks.append(scores(words.say("by-side"), {words.side(side): score for side, score in sides}, words))
        blocks.append(_pairs(figures, [side for side, _ in sides], words))
    elif not figures.together and len(figures.seats) > 1:
        seats = {words.say("seat", number=number): score for number, score in enumerate(figures.seats, 1)}
        blocks.append(scores(words.say("by-seat"), seats, words))
    if len(figures.levels) > 1:
        blocks.append(scores(words.say("by-level"), {words.level(level): one for level, one in figures.levels.items()}, words))
    measures = {words.measure(name): mean for name, mean in figures.measures.items()}
    rows = [
        [name, words.number(one.mean), words.say("interval", low=words.number(one.low), high=words.number(one.high))]
        for name, one in measures.items()
    ]
    if rows:
        blocks.append(markdown([words.say("chapter-measures"), words.say("summary-mean"), "95 %"], rows))
    return "\n\n".join(block for block in blocks if block) + "\n"


def scores(title: str, found: Mapping[str, Score], words: Words) -> str:
    """A row for each name."""
    rows = [
        [
            name,
            words.number(one.games),
            words.percent(one.rate),
            words.say("interval", low=words.percent(one.low), high=words.percent(one.high)),
        ]
        for name, one in found.items()
    ]
    return markdown([title, words.say("sweep-games"), words.say("summary-won"), "95 %"], rows)


def _pairs(figures: Figures, order: Sequence[str], words: Words) -> str:
    if len(figures.pairs) < 2:
        return ""
    rows = []
    for side in order:
        met = figures.pairs.get(side, {})
        rows.append([words.side(side), *(f"{100 * met[other].rate:.0f}" if other in met else "–" for other in order)])
    return f"{words.say('pairs')}:\n\n" + markdown(
        ["", *(str(place) for place in range(1, len(order) + 1))],
        [[f"{place}. {row[0]}", *row[1:]] for place, row in enumerate(rows, 1)],
    )


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows))
