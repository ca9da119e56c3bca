"""The report: one HTML file without network, verdict first, then pictures, every card, and games to look at."""

import re
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path

from tafelrunde.engine import Game
from tafelrunde.lab.charts import Dot, Spot, heat_map, histogram, intervals, named, scatter
from tafelrunde.lab.examples import Example, examples
from tafelrunde.lab.figures import CardFigures, Figures
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.statistics import Mean, Score
from tafelrunde.lab.verdict import standing_out, verdict
from tafelrunde.lab.watching import GLANCED_AT, LOOKED_AT, STOPPED_AT
from tafelrunde.lab.words import Words

HERE = Path(__file__).parent
SEVERAL = 10  # trials before the worth of a card is shown
SHOWN = 6  # cards that stand out, each with a game to look at


def report(
    game: Game, figures: Figures, seen: Sequence[Seen], language: str, command: str = "", top: Sequence[str] = ()
) -> str:
    """The whole page; `top` are sentences that come before all others."""
    words = Words(game, game.setting(figures.plan.options, figures.plan.pack), language)
    over = [one for one in seen if one.shares]
    said = [*top, *verdict(figures, seen, words)]
    body = [
        f"<h1>{escape(words.say('title', game=words.title(), games=words.number(figures.finished)))}</h1>",
        f'<p class="intro">{escape(_intro(figures, words))}</p>',
        f'<section class="verdict"><h2>{escape(words.say("verdict"))}</h2><ul>{_items(said)}</ul></section>',
    ]
    if over:
        body.append(_tiles(figures, words))
        links = Links(examples(game, figures.plan, seen, _odd_sides(figures), _odd_cards(figures)), words)
        body += [_won(figures, words, links), _course(over, figures, words, links)]
        body += [_measures(over, figures, words), _cards(figures, words, links), links.chapter()]
    body.append(_how(words, figures.plan.look, command))
    return page(words.say("title", game=words.title(), games=words.number(figures.finished)), "".join(body), language)


class Links:
    """The games to look at, and ways to them from the figures that they belong to."""

    def __init__(self, found: Sequence[Example], words: Words) -> None:
        self.words = words
        self.found = {example.what: example for example in found}

    def told(self, what: str) -> str:
        """What is special about a game."""
        kind, _, thing = what.partition("-")
        if kind == "won":
            return self.words.say("example-won", side=self.words.side(thing))
        return (
            self.words.say("example-card", card=self.words.card(thing)) if kind == "card" else self.words.say(f"example-{what}")
        )

    def to(self, *whats: str) -> str:
        """Ways to these games, as far as there are such."""
        ways = [f'<a href="#game-{escape(what)}">{escape(self.told(what))}</a>' for what in whats if what in self.found]
        return self.words.say("watch", games=", ".join(ways)) if ways else ""

    def chapter(self) -> str:
        """All of them, at the end."""
        words, lines = self.words, []
        for what, example in self.found.items():
            one = example.seen
            text = words.say("example", number=one.number, what=self.told(what), rounds=one.rounds, leads=one.leads)
            data = b64encode(example.record.to_json()).decode()
            name = f"{example.record.game}-{one.number}.json"
            way = f'<a download="{name}" href="data:application/json;base64,{data}">{escape(text)}</a>'
            lines.append(f'<li id="game-{escape(what)}">{way}</li>')
        help_ = re.sub("`(.+?)`", r"<code>\1</code>", escape(words.say("games-help")))
        return f'<h2>{escape(words.say("chapter-games"))}</h2><p>{help_}</p><ul class="games">{"".join(lines)}</ul>'


def _odd_sides(figures: Figures) -> list[str]:
    return standing_out(figures.sides, 1 / len(figures.plan.levels)) if len(figures.sides) > 1 else []


def _odd_cards(figures: Figures) -> list[str]:
    odd = sorted((card for card in figures.cards if card.found or card.rarely), key=lambda card: -abs(card.worth.mean))
    return [card.card for card in odd[:SHOWN]]


def page(title: str, body: str, language: str) -> str:
    """One file with all it needs."""
    style = (HERE / "style.css").read_text(encoding="utf-8")
    script = (HERE / "script.js").read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head>'
        f"<body><main>{body}</main><script>{script}</script></body></html>\n"
    )


def _intro(figures: Figures, words: Words) -> str:
    plan = figures.plan
    levels = ", ".join(words.level(level) for level in dict.fromkeys(plan.levels))
    usual = words.game.setting(dict(words.game.endless), plan.pack).choices
    chosen = [f"{name}={value}" for name, value in sorted(plan.options.items()) if usual.get(name) != value]
    said = words.say(
        "intro",
        levels=levels,
        seats=len(plan.levels),
        seed=str(plan.seed),
        version=figures.version,
        content=figures.content[:12],
    )
    return f"{said} {words.say('options', options=', '.join(chosen))}" if chosen else said


def _tiles(figures: Figures, words: Words) -> str:
    """The few figures behind the verdict."""
    alone = figures.together or len(figures.plan.levels) == 1
    tiles: list[tuple[str, str, str]] = []
    if alone:
        tiles.append(_share("tile-won", figures.won, words))
    else:
        by_rate = sorted(figures.sides, key=lambda side: figures.sides[side].rate)
        for kind, side in (("tile-best", by_rate[-1]), ("tile-worst", by_rate[0])) if len(by_rate) > 1 else ():
            tiles.append(_share(kind, figures.sides[side], words, side=words.side(side)))
        tiles.append(_share("tile-first", figures.first, words))
    tiles.append(_average("rounds", figures.rounds, words))
    if not alone:
        tiles.append(_average("leads", figures.leads, words))
    tiles.append(_share("tile-open", figures.open, words))
    shown = "".join(
        f'<div class="tile" title="{escape(told)}"><b>{escape(value)}</b><span>{escape(name)}</span></div>'
        for value, name, told in tiles
    )
    return f'<div class="tiles">{shown}</div>'


def _share(kind: str, one: Score, words: Words, **more: str) -> tuple[str, str, str]:
    name = words.say(kind, **more)
    return words.percent(one.rate), name, told(name, one, words)


def _average(kind: str, mean: Mean, words: Words) -> tuple[str, str, str]:
    return words.number(mean.mean), words.say(kind), _mean(mean, words)


def _items(sentences: Sequence[str]) -> str:
    return "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)


def _figure(title: str, picture: str, caption: str = "", wide: bool = False, ways: str = "") -> str:
    below = [escape(caption), ways]
    under = f"<figcaption>{'<br>'.join(line for line in below if line)}</figcaption>" if any(below) else ""
    kind = ' class="wide"' if wide else ""
    return f"<figure{kind}><h3>{escape(title)}</h3>{named(picture, title)}{under}</figure>" if picture else ""


def _chapter(title: str, figures: Sequence[str]) -> str:
    shown = "".join(figures)
    return f'<h2>{escape(title)}</h2><div class="grid">{shown}</div>' if shown else ""


# --- who wins ---------------------------------------------------------------------------------------------------------


def _won(figures: Figures, words: Words, links: Links) -> str:
    fair = None if figures.together or len(figures.plan.levels) == 1 else 1 / len(figures.plan.levels)
    seats = {words.say("seat", number=number): score for number, score in enumerate(figures.seats, 1)}
    levels = {words.level(level): score for level, score in figures.levels.items()}
    sides = {words.side(side): score for side, score in sorted(figures.sides.items(), key=lambda item: -item[1].rate)}
    shown = [
        _figure(
            words.say("by-side"), _dots(sides, fair, words), ways=links.to(*(f"won-{side}" for side in _odd_sides(figures)))
        )
        if len(sides) > 1
        else "",
        _figure(words.say("by-seat"), _dots(seats, fair, words)) if fair is not None else "",
        _figure(words.say("by-level"), _dots(levels, fair, words)) if len(levels) > 1 or fair is None else "",
        _pairs(words.say("pairs"), figures.pairs, words.side, words),
        _pairs(words.say("levels-pairs"), figures.duels, words.level, words),
    ]
    return _chapter(words.say("chapter-won"), shown)


def _dots(scores: Mapping[str, Score], fair: float | None, words: Words) -> str:
    odd = standing_out(scores, fair) if fair is not None else []
    dots = [Dot(name, one.rate, one.low, one.high, told(name, one, words), name in odd) for name, one in scores.items()]
    return intervals(dots, fair)


def told(name: str, one: Score, words: Words) -> str:
    """A score in words."""
    rate, low, high = (words.percent(share, 1) for share in (one.rate, one.low, one.high))
    return words.say("score", name=name, rate=rate, low=low, high=high, games=one.games)


def _pairs(title: str, pairs: Mapping[str, Mapping[str, Score]], called: Callable[[str], str], words: Words) -> str:
    if len(pairs) < 2:
        return ""
    order = sorted(pairs, key=lambda name: -sum(one.rate for one in pairs[name].values()) / len(pairs[name]))
    values = {}
    for row, name in enumerate(order):
        for column, other in enumerate(order):
            if other in pairs[name]:
                one = pairs[name][other]
                rate, low, high = (words.percent(share) for share in (one.rate, one.low, one.high))
                text = words.say("pair", name=called(name), other=called(other), rate=rate, low=low, high=high, games=one.games)
                values[row, column] = (one.rate, text)
    return _figure(title, heat_map([called(name) for name in order], values), wide=len(order) > 4)


# --- how a game goes --------------------------------------------------------------------------------------------------


def _course(over: Sequence[Seen], figures: Figures, words: Words, links: Links) -> str:
    bar = words.say("bar")
    alone = figures.together or len(figures.plan.levels) == 1
    shown = [
        _figure(
            words.say("rounds"),
            histogram([one.rounds for one in over], bar),
            _mean(figures.rounds, words),
            ways=links.to("shortest", "usual", "longest"),
        ),
        _figure(words.say("actions"), histogram([one.actions for one in over], bar), _mean(figures.actions, words)),
    ]
    if not alone:
        shown += [
            _figure(
                words.say("leads"),
                histogram([one.leads for one in over], bar),
                _mean(figures.leads, words),
                ways=links.to("closest"),
            ),
            _figure(
                words.say("comeback"), histogram([round(100 * one.comeback) for one in over], bar), ways=links.to("comeback")
            ),
        ]
    return _chapter(words.say("chapter-course"), shown)


def _mean(mean: Mean, words: Words) -> str:
    return words.say("mean", mean=words.number(mean.mean), low=words.number(mean.low), high=words.number(mean.high))


def _measures(over: Sequence[Seen], figures: Figures, words: Words) -> str:
    bar = words.say("bar")
    shown = []
    for name, mean in figures.measures.items():
        numbers = [one.measures[name] for one in over if name in one.measures]
        if numbers == [one.rounds for one in over]:  # shown as the course of a game
            continue
        shown.append(_figure(words.measure(name), histogram(numbers, bar), _mean(mean, words)))
    return _chapter(words.say("chapter-measures"), shown)


# --- cards ------------------------------------------------------------------------------------------------------------


def _cards(figures: Figures, words: Words, links: Links) -> str:
    cards = [card for card in figures.cards if card.offered]
    if not cards:
        return ""
    known = [card for card in cards if card.worth.count >= SEVERAL]
    spots = [Spot(card.used / card.offered, card.worth.mean, card_words(card, words), card.found) for card in known]
    picture = scatter(spots, words.say("cards-across"), words.say("cards-up")) if spots else ""
    ways = links.to(*(f"card-{card}" for card in _odd_cards(figures)))
    shown = [_figure(words.say("cards-picture"), picture, words.say("cards-help"), wide=True, ways=ways), _table(cards, words)]
    return _chapter(words.say("chapter-cards"), shown)


def card_words(card: CardFigures, words: Words) -> str:
    """What a card is worth, in one line."""
    return words.say(
        "card",
        name=words.card(card.card),
        worth=words.points(card.worth.mean),
        low=words.points(card.worth.low),
        high=words.points(card.worth.high),
        used=card.used,
        offered=card.offered,
        won=words.percent(card.played.rate),
    )


def _table(cards: Sequence[CardFigures], words: Words) -> str:
    columns = ("card", "held", "won-held", "won-played", "offered", "used", "worth", "interval", "dominated")
    heads = "".join(f'<th><button type="button">{escape(words.say(f"column-{column}"))}</button></th>' for column in columns)
    rows = "".join(_row(card, words) for card in sorted(cards, key=lambda card: (card.rate, card.chance, card.card)))
    find = f'<input type="search" placeholder="{escape(words.say("find"))}" aria-label="{escape(words.say("find"))}">'
    return (
        f'<figure class="wide">{find}<div class="table" tabindex="0"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></figure>"
    )


def _row(card: CardFigures, words: Words) -> str:
    share = card.used / card.offered
    cells: list[tuple[float | str, str]] = [
        ("", words.card(card.card)),
        (card.held.games, words.number(card.held.games)),
        (card.held.rate, words.percent(card.held.rate)),
        (card.played.rate if card.played.games else -1, words.percent(card.played.rate) if card.played.games else "-"),
        (card.offered, words.number(card.offered)),
        (share, words.percent(share)),
        (card.worth.mean, words.points(card.worth.mean) if card.worth.count >= SEVERAL else "-"),
        (
            card.worth.deviation,
            f"{words.points(card.worth.low)} … {words.points(card.worth.high)}" if card.worth.count >= SEVERAL else "-",
        ),
        ("", ", ".join(words.card(other) for other in card.dominated_by[:3])),
    ]
    shown = "".join(
        f"<td>{escape(text)}</td>" if value == "" else f'<td data-value="{value:.6g}">{escape(text)}</td>'
        for value, text in cells
    )
    kind = ' class="strong"' if card.found else ""
    return f"<tr{kind}>{shown}</tr>"


# --- the rest ---------------------------------------------------------------------------------------------------------


def _how(words: Words, look: int, command: str) -> str:
    measured = words.say("how", glanced=STOPPED_AT * GLANCED_AT, looked=STOPPED_AT * max(1, LOOKED_AT // look))
    shown = f"<h2>{escape(words.say('chapter-how'))}</h2><p>{escape(measured)}</p>"
    return f"{shown}<p><code>{escape(command)}</code></p>" if command else shown
