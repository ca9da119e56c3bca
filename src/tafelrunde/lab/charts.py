"""Pictures of a report as SVG, by hand: small, sharp, the same bytes on every run, and readable without a script.

Pointing at anything shows its number. Colours are those of the page, so light and dark follow the reader.
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

from msgspec import Struct

WIDE = 640  # units; the page scales it
ROW = 30
LETTER = 8.8  # how wide a letter is
EDGE = 28  # at the right of a scale
STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)  # times a power of ten: between two lines of a scale


class Dot(Struct):
    """A figure with its interval."""

    name: str
    value: float
    low: float
    high: float
    told: str  # when pointed at
    strong: bool = False  # stands out


def intervals(dots: Sequence[Dot], fair: float | None, number: str = "{:.0%}") -> str:
    """One line each: the figure and the interval in which the truth lies; a dashed line where all would be equal."""
    bounds = [bound for dot in dots for bound in (dot.low, dot.high, dot.value) if isfinite(bound)] + ([fair] if fair else [])
    low, high = _rounded(min(bounds), max(bounds))
    left = min(24 + max(len(dot.name) for dot in dots) * LETTER, WIDE * 0.5)
    high_y = 24 + ROW * len(dots)

    def x(value: float) -> float:
        return left + (min(max(value, low), high) - low) / (high - low or 1) * (WIDE - left - 24)

    parts = [_axis(low, high, x, high_y, number)]
    if fair is not None:
        parts.append(f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="4" y2="{high_y}"/>')
    for line, dot in enumerate(dots):
        y = 20 + line * ROW
        kind = "mark strong" if dot.strong else "mark"
        parts.append(
            f'<g class="{kind}"><title>{escape(dot.told)}</title>'
            f'<rect class="row" x="0" y="{y - ROW / 2}" width="{WIDE}" height="{ROW}"/>'
            f'<text x="{left - 10:.1f}" y="{y + 5}" text-anchor="end">{escape(_short(dot.name, left))}</text>'
            f'<line x1="{x(dot.low):.1f}" x2="{x(dot.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{x(dot.value):.1f}" cy="{y}" r="6"/></g>'
        )
    return _svg(parts, high_y + 26)


def histogram(numbers: Sequence[float], told: str, most_bars: int = 28) -> str:
    """How often each number came; `told` says what a bar is, with {from}, {to} and {count}."""
    if not numbers:
        return ""
    low, high = min(numbers), max(numbers)
    width = max((high - low) / most_bars, 1e-9)
    if all(float(number).is_integer() for number in numbers):
        width = max(1.0, ceil((high - low + 1) / most_bars))
    counts: dict[int, int] = {}
    for number in numbers:
        place = int((number - low) / width)
        counts[place] = counts.get(place, 0) + 1
    bars = max(counts) + 1
    tall = 150.0
    top = max(counts.values())
    step = (WIDE - 40) / bars
    parts = []
    for place in range(bars):
        count = counts.get(place, 0)
        height = tall * count / top
        start, stop = low + place * width, low + (place + 1) * width
        words = told.replace("{from}", _plain(start)).replace("{to}", _plain(stop)).replace("{count}", str(count))
        parts.append(
            f'<g class="bar"><title>{escape(words)}</title><rect class="row" x="{20 + place * step:.1f}" y="0" '
            f'width="{step:.1f}" height="{tall + 10}"/><rect class="fill" x="{20 + place * step + 1:.1f}" '
            f'y="{10 + tall - height:.1f}" width="{max(1.0, step - 2):.1f}" height="{height:.1f}"/></g>'
        )
    every = max(1, ceil(bars / 8))
    for place in range(0, bars, every):
        x = 20 + (place + 0.5 if width >= 1 else place) * step
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{tall + 28}" text-anchor="middle">{_plain(low + place * width)}</text>'
        )
    return _svg(parts, tall + 36)


def heat_map(names: Sequence[str], values: Mapping[tuple[int, int], tuple[float, str]]) -> str:
    """A square for each pair: the row against the column; red loses, green wins, with the figure in it."""
    left = min(WIDE * 0.36, 14 + max(len(name) for name in names) * LETTER)
    size = min(64.0, (WIDE - left - 76) / len(names))  # names lean out to the right
    top = 100.0
    parts = []
    for row, name in enumerate(names):
        y = top + row * size
        parts.append(
            f'<text x="{left - 8:.1f}" y="{y + size / 2 + 5:.1f}" text-anchor="end">{escape(_short(name, left))}</text>'
        )
        x = left + row * size + size / 2
        parts.append(
            f'<text class="slanted" transform="translate({x:.1f},{top - 8}) rotate(-45)">{escape(_short(name, 150))}</text>'
        )
        for column in range(len(names)):
            if (row, column) not in values:
                continue
            value, told = values[row, column]
            x = left + column * size
            kind, strength = "wins" if value >= 0.5 else "loses", min(1.0, 0.08 + 2.4 * abs(value - 0.5))
            parts.append(
                f'<g class="cell"><title>{escape(told)}</title><rect class="{kind}" style="fill-opacity:{strength:.2f}" '
                f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{size - 2:.1f}" height="{size - 2:.1f}" rx="3"/>'
                f'<text x="{x + size / 2:.1f}" y="{y + size / 2 + 5:.1f}" text-anchor="middle">{100 * value:.0f}</text></g>'
            )
    return _svg(parts, top + size * len(names) + 8)


class Spot(Struct):
    """A card in the picture of all cards."""

    x: float  # how often it is used when it could be, from 0 to 1
    y: float  # its worth
    told: str
    strong: bool


def scatter(spots: Sequence[Spot], across: str, up: str) -> str:
    """All cards: how often they are chosen, and what they are worth then."""
    tall, left, bottom = 320.0, 62.0, 46.0
    low, high = _rounded(min(0.0, *(spot.y for spot in spots)), max(0.0, *(spot.y for spot in spots)))

    def place(spot: Spot) -> tuple[float, float]:
        return left + spot.x * (WIDE - left - EDGE), 8 + (high - spot.y) / (high - low or 1) * (tall - 16)

    parts = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = left + tick * (WIDE - left - EDGE)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="8" y2="{tall - 8}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{tall + 12}" text-anchor="middle">{tick:.0%}</text>')
    for value in _ticks(low, high):
        y = 8 + (high - value) / (high - low or 1) * (tall - 16)
        parts.append(f'<line class="grid" x1="{left}" x2="{WIDE - EDGE}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{round(100 * value):+d}</text>')
    zero = 8 + high / (high - low or 1) * (tall - 16)
    parts.append(f'<line class="fair" x1="{left}" x2="{WIDE - EDGE}" y1="{zero:.1f}" y2="{zero:.1f}"/>')
    for spot in sorted(spots, key=lambda spot: spot.strong):
        x, y = place(spot)
        kind, size = ("spot strong", 6) if spot.strong else ("spot", 4.5)
        title = f"<title>{escape(spot.told)}</title>"
        parts.append(f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{size}">{title}</circle>')
    parts.append(f'<text class="tick" x="{(left + WIDE) / 2:.0f}" y="{tall + 34}" text-anchor="middle">{escape(across)}</text>')
    parts.append(
        f'<text class="tick" transform="translate(14,{tall / 2:.0f}) rotate(-90)" text-anchor="middle">{escape(up)}</text>'
    )
    return _svg(parts, tall + bottom)


def _svg(parts: Sequence[str], high: float) -> str:
    return f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img">{"".join(parts)}</svg>'


def _axis(low: float, high: float, x: Callable[[float], float], y: float, number: str) -> str:
    parts = []
    for value in _ticks(low, high):
        parts.append(f'<line class="grid" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="4" y2="{y}"/>')
        parts.append(f'<text class="tick" x="{x(value):.1f}" y="{y + 18}" text-anchor="middle">{number.format(value)}</text>')
    return "".join(parts)


def _step(low: float, high: float) -> float:
    """A distance that reads well and draws some four lines."""
    about = max(high - low, 1e-6) / 4
    power = 10.0 ** floor(log10(about))
    return next(step * power for step in STEPS if step * power >= about * 0.999)


def _rounded(low: float, high: float) -> tuple[float, float]:
    """Bounds that read well."""
    step = _step(low, high)
    return floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step


def _ticks(low: float, high: float) -> list[float]:
    """Where the lines of a scale are, between bounds that read well."""
    step = _step(low, high)
    return [low + step * place for place in range(round((high - low) / step) + 1)]


def _plain(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 10 or float(value).is_integer() else f"{value:.2g}"


def _short(name: str, room: float) -> str:
    most = max(6, int((room - 14) / LETTER))
    return name if len(name) <= most else name[: most - 1] + "…"
