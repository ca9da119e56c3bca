"""Pictures of a report as SVG, by hand: small, sharp, the same bytes on every run, and readable without a script.

Pointing at anything shows its number. Colours are those of the page, so light and dark follow the reader.
"""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

from msgspec import Struct

WIDE = 640  # units; the page scales it
LETTER = 7.8  # how wide a letter is
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


def intervals(dots: Sequence[Dot], fair: float | None) -> str:
    """One line each: the figure and the interval in which the truth lies; a dashed line where all would be equal. The names
    stand beside the lines, on a narrow page above them."""
    bounds = [bound for dot in dots for bound in (dot.low, dot.high, dot.value) if isfinite(bound)] + ([fair] if fair else [])
    low, high = _rounded(min(bounds), max(bounds))

    def at(value: float) -> str:
        return f"{100 * (min(max(value, low), high) - low) / (high - low or 1):.2f}%"

    lines = "".join(f'<i style="left:{at(value)}"></i>' for value in _ticks(low, high))
    even = f'<i class="fair" style="left:{at(fair)}"></i>' if fair is not None else ""
    rows = []
    for dot in dots:
        kind, title = "dot strong" if dot.strong else "dot", escape(dot.told)
        rows.append(
            f'<li class="{kind}" title="{title}"><span>{escape(dot.name)}</span><span class="track">{lines}{even}'
            f'<b class="reach" style="left:{at(dot.low)};right:calc(100% - {at(dot.high)})"></b>'
            f'<b class="point" style="left:{at(dot.value)}"></b><span class="told">{title}</span></span></li>'
        )
    scale = "".join(f'<span style="left:{at(value)}">{value:.0%}</span>' for value in _ticks(low, high))
    return f'<ul class="dots">{"".join(rows)}<li class="scale" aria-hidden="true"><span></span><span>{scale}</span></li></ul>'


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
    """A square for each pair: the row against the column, which has the number of its row; red loses, green wins, with the
    figure in it."""
    left = min(WIDE * 0.46, 44 + max(len(name) for name in names) * LETTER)
    size = min(52.0, (WIDE - left) / len(names))
    top = 26.0
    parts = []
    for row, name in enumerate(names):
        y = top + row * size
        named = f"{escape(_short(name, left - 26))} {row + 1}"
        parts.append(f'<text x="{left - 8:.1f}" y="{y + size / 2 + 5:.1f}" text-anchor="end">{named}</text>')
        x = left + row * size + size / 2
        parts.append(f'<text class="tick" x="{x:.1f}" y="{top - 8}" text-anchor="middle">{row + 1}</text>')
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
    return f'<div class="scroll" tabindex="0">{_svg(parts, top + size * len(names) + 4)}</div>'


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


def named(picture: str, name: str) -> str:
    """The picture with a name for those who hear it; what each part of it says is in its titles."""
    return picture.replace('role="img"', f'role="img" aria-label="{escape(name)}"', 1)


def _svg(parts: Sequence[str], high: float) -> str:
    return f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img">{"".join(parts)}</svg>'


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
