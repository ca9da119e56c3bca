"""Learning curves that ppo.py kept, as a picture: a line for each seed and opponent.

python examples/research/curves.py duels-1.json duels-2.json duels-3.json --measure won --out duels.svg
python examples/research/curves.py quest-*.json --measure rooms --line easy=17.4 --out quest.svg
"""

import argparse
import json
from pathlib import Path
from typing import Any

WIDE, HIGH, LEFT, LOW = 640, 320, 56, 40
COLOURS = ("#2a6fb0", "#c2571a", "#3b8f4b", "#7d4ba3")  # of opponents
INK = "#777"  # readable on light and dark


class Paper:
    """A drawing with axes: minutes to the right, the measure upwards."""

    def __init__(self, minutes: float, most: float) -> None:
        self.minutes, self.most = minutes, most
        self.parts: list[str] = []

    def at(self, minutes: float, value: float) -> tuple[float, float]:
        """Where a point lies."""
        right = LEFT + (WIDE - LEFT - 10) * minutes / self.minutes
        return round(right, 1), round(HIGH - LOW - (HIGH - LOW - 24) * value / self.most, 1)

    def line(self, points: list[tuple[float, float]], colour: str, dashed: bool = False) -> None:
        """A line through these minutes and values."""
        told = " ".join(f"{x},{y}" for x, y in (self.at(*point) for point in points))
        dash = ' stroke-dasharray="5 4"' if dashed else ""
        self.parts.append(f'<polyline points="{told}" fill="none" stroke="{colour}" stroke-width="1.6"{dash}/>')

    def text(self, x: float, y: float, words: str, colour: str = INK, anchor: str = "start") -> None:
        """Words at a place."""
        self.parts.append(f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}">{words}</text>')

    def axes(self, measure: str) -> None:
        """The axes, with four steps each."""
        for step in range(5):
            value, minutes = self.most * step / 4, self.minutes * step / 4
            x, y = self.at(0, value)
            self.parts.append(f'<path d="M{x} {y}H{WIDE - 10}" stroke="{INK}" stroke-opacity="0.3"/>')
            self.text(x - 6, y + 4, f"{value:g}", anchor="end")
            self.text(self.at(minutes, 0)[0], HIGH - LOW + 16, f"{minutes:.2g}", anchor="middle")
        self.text(WIDE - 10, HIGH - 6, "minutes of one core", anchor="end")
        self.text(4, 14, measure)

    def svg(self) -> str:
        """The picture."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
        return "\n".join([head, *self.parts, "</svg>"])


def drawn(runs: list[dict[str, Any]], measure: str, lines: dict[str, float]) -> str:
    """The curves of some runs of one game."""
    opponents = [name for name in runs[0]["curve"][-1] if name not in ("minutes", "steps")]
    curves = {
        (name, place): [(row["minutes"], row[name][measure]) for row in run["curve"] if measure in row[name]]
        for name in opponents
        for place, run in enumerate(runs)
    }
    top = max([value for points in curves.values() for _, value in points] + list(lines.values()))
    paper = Paper(max(points[-1][0] for points in curves.values()), 1.0 if measure == "won" else top * 1.1)
    paper.axes(f"{runs[0]['game']}: {measure}, mean of the last 300 games, {len(runs)} seeds")
    for (name, _), points in curves.items():
        paper.line(points, COLOURS[opponents.index(name)])
    for place, name in enumerate(opponents):
        paper.text(WIDE - 14, HIGH - LOW - 12 - 16 * place, name, COLOURS[place], "end")
    for name, value in lines.items():
        paper.line([(0, value), (paper.minutes, value)], INK, dashed=True)
        paper.text(LEFT + 4, paper.at(0, value)[1] - 4, name)
    return paper.svg()


def main() -> None:
    parser = argparse.ArgumentParser(description="Learning curves as a picture.")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--measure", default="won")
    parser.add_argument("--line", action="append", default=[], help="name=value: what somebody else reaches")
    parser.add_argument("--out", type=Path, required=True)
    wants = parser.parse_args()
    lines = {name: float(value) for name, _, value in (line.partition("=") for line in wants.line)}
    runs = [json.loads(file.read_text("utf-8")) for file in wants.files]
    wants.out.write_text(drawn(runs, wants.measure, lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
