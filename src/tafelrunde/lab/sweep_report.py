"""What a sweep shows: sentences first, then pictures and a table; as a page, and as Markdown for a text about the game."""

from collections.abc import Mapping, Sequence
from html import escape

from tafelrunde.lab.charts import Dot, intervals
from tafelrunde.lab.figures import Figures
from tafelrunde.lab.report import page, told
from tafelrunde.lab.statistics import Score
from tafelrunde.lab.summary import markdown
from tafelrunde.lab.sweep import SEATS, WON, Cell, Trend, to_compare
from tafelrunde.lab.words import Words


def sentences(found: Sequence[Trend], along: Mapping[str, list[str]], words: Words) -> list[str]:
    """What rises or falls along each option, and what does not; then what tells each value from the next."""
    said = []
    for option, values in along.items():
        for row in to_compare(values):
            trends = [trend for trend in found if trend.option == option and trend.values == row]
            ends = {
                "option": words.option(option),
                "from": words.value(option, row[0]),
                "to": words.value(option, row[-1]),
            }
            rising = sorted((one for one in trends if one.found), key=lambda one: -abs(one.deviations))
            said += [_sentence(trend, ends, words) for trend in rising]
            same = [_figure(one.figure, words) for one in trends if not one.found]
            if row == values and same:
                said.append(words.say("sweep-same", figures=words.listed(same), **ends))
            elif not rising and trends:
                said.append(words.say("sweep-alike", **ends))
    return said


def _sentence(trend: Trend, ends: Mapping[str, str], words: Words) -> str:
    numbers = {
        "first": _number(trend, trend.first, words),
        "last": _number(trend, trend.last, words),
        "deviations": words.number(abs(trend.deviations)),
    }
    kind = "sweep-rises" if trend.deviations > 0 else "sweep-falls"
    return words.say(kind, figure=_figure(trend.figure, words), **ends, **numbers)


def sweep_page(
    cells: Sequence[Cell], found: Sequence[Trend], along: Mapping[str, list[str]], words: Words, command: str = ""
) -> str:
    """One HTML file."""
    games = sum(cell.figures.finished for cell in cells)
    title = words.say("title", game=words.title(), games=words.number(games))
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(found, along, words))
    dots = []
    for cell in cells:
        score, name = won(cell.figures), _name(cell, words)
        dots.append(Dot(name, score.rate, score.low, score.high, told(name, score, words)))
    heads, rows = table(cells, words)
    head = "".join(f"<th><button type='button'>{escape(cell)}</button></th>" for cell in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<section class="verdict"><h2>{escape(words.say("verdict"))}</h2><ul>{items}</ul></section>' if items else "",
        f'<figure class="wide"><h3>{escape(_figure(WON, words))}</h3>{intervals(dots, None)}</figure>',
        f'<figure class="wide"><div class="table" tabindex="0"><table><thead><tr>{head}</tr></thead>',
        f"<tbody>{body}</tbody></table></div></figure>",
        f"<p><code>{escape(command)}</code></p>" if command else "",
    ]
    return page(title, "".join(parts), words.language)


def sweep_markdown(cells: Sequence[Cell], found: Sequence[Trend], along: Mapping[str, list[str]], words: Words) -> str:
    """The same for a text."""
    heads, rows = table(cells, words)
    lines = [*(f"- {sentence}" for sentence in sentences(found, along, words)), ""]
    return "\n".join([*lines, markdown(heads, rows)]) + "\n"


def table(cells: Sequence[Cell], words: Words) -> tuple[list[str], list[list[str]]]:
    """A row for each setting."""
    names = [*dict.fromkeys(name for cell in cells for name in cell.figures.measures)]
    heads = [words.option(name) for name in cells[0].values]
    heads += [words.say("sweep-games"), _figure(WON, words), *(words.measure(name) for name in names)]
    rows = []
    for cell in cells:
        score = won(cell.figures)
        rate, low, high = (words.percent(share) for share in (score.rate, score.low, score.high))
        row = [words.value(name, value) for name, value in cell.values.items()]
        row += [words.number(cell.figures.finished), words.say("sweep-score", rate=rate, low=low, high=high)]
        means = [cell.figures.measures.get(name) for name in names]
        rows.append(row + ["-" if mean is None else words.number(mean.mean) for mean in means])
    return heads, rows


def won(figures: Figures) -> Score:
    """What the team won, or whoever began."""
    return figures.won if figures.together or len(figures.plan.levels) == 1 else figures.first


def _name(cell: Cell, words: Words) -> str:
    return ", ".join(
        f"{value} {words.option(SEATS)}" if name == SEATS else words.value(name, value) for name, value in cell.values.items()
    )


def _figure(name: str, words: Words) -> str:
    if name != WON:
        return words.measure(name)
    return words.say("summary-won" if words.game.together or words.game.usual_seats == 1 else "sweep-first")


def _number(trend: Trend, number: float, words: Words) -> str:
    return words.percent(number) if trend.figure == WON else words.number(number)
