"""Reports as tables in the terminal."""

from rich.console import Console
from rich.table import Table

from tafelrunde.lab.aims import Met
from tafelrunde.lab.bench import REFERENCE, ROLLOUT, Bench
from tafelrunde.lab.simulate import Report, Speed
from tafelrunde.lab.statistics import Score, Spread


def show_report(report: Report, console: Console) -> None:
    """Who won how often, how long it took, what was said, and what went wrong."""
    result = report.result
    console.print(f"{result.game}: {result.finished} games finished, {result.unfinished} not; seed {result.plan.seed}")
    won = Table("", "games", "wins", "rate", "95 %", title="Wins")
    for seat, score in enumerate(result.seats):
        won.add_row(f"seat {seat}", *_cells(score))
    won.add_section()
    for level, score in result.levels.items():
        won.add_row(level, *_cells(score))
    console.print(won)
    long = Table("", "mean", "least", "5 %", "25 %", "median", "75 %", "95 %", "most", title="Length")
    for name, spread in (("actions", result.actions), ("rounds", result.rounds)):
        if spread is not None:
            long.add_row(name, *_quantiles(spread))
    console.print(long)
    said = Table("action", "times", title="Said")
    for verb, times in sorted(result.said.items(), key=lambda item: -item[1]):
        said.add_row(verb, f"{times:,}")
    console.print(said)
    for failure in result.failures[:10]:
        seating = ",".join(failure.seating)
        where = f"game {failure.number} (seed {failure.seed}, {seating}, after {failure.actions} actions)"
        console.print(f"[red]{where}[/red]: {failure.error}", highlight=False)
    if len(result.failures) > 10:
        console.print(f"and {len(result.failures) - 10} more that went wrong")


def speed_line(speed: Speed) -> str:
    """`12.3 games/s, 4,560 decisions/s (2 processes, compiled)`"""
    mode = "compiled" if speed.compiled else "plain Python"
    processes = "1 process" if speed.processes == 1 else f"{speed.processes} processes"
    return f"{speed.games_per_second:,.1f} games/s, {speed.decisions_per_second:,.0f} decisions/s ({processes}, {mode})"


def show_bench(bench: Bench, console: Console) -> None:
    """All figures, with the aims beside them."""
    mode = "compiled" if bench.compiled else "plain Python"
    if bench.chess_steps_per_second is None:
        console.print(f"Running {mode}. No chess units: the package `chess` is not installed (pip install chess).")
    else:
        console.print(f"Running {mode}. One chess unit (cu) is {bench.chess_steps_per_second:,.0f} steps/s here and now.")
    table = Table("game", "seats", "steps/s", "cu", "copy us", "view us", "imagine us", "evaluate us", f"MCTS it/s ({ROLLOUT})")
    aims = Table("game", "aim", "is", "first", "then", title="Aims")
    for game in bench.games:
        units = "-" if game.chess_units is None else f"{game.chess_units:.1f}"
        times = [f"{time:.2f}" for time in (game.copy, game.view, game.imagine, game.evaluate)]
        table.add_row(
            game.game, str(game.seats), f"{game.steps_per_second:,.0f}", units, *times, f"{game.iterations_per_second:,.0f}"
        )
        for met in game.aims:
            value = "-" if met.value is None else f"{met.value:,.2f}"
            aims.add_row(game.game, met.aim, value, _bar(met, met.first), _bar(met, met.then))
    console.print(table)
    if aims.row_count:
        if bench.chess_steps_per_second is not None:
            aims.caption = f"as on a core that plays {REFERENCE:,.0f} chess steps/s"
        console.print(aims)


def _cells(score: Score) -> list[str]:
    return [f"{score.games:,}", f"{score.wins:,.1f}", f"{score.rate:.1%}", f"{score.low:.1%} to {score.high:.1%}"]


def _quantiles(spread: Spread) -> list[str]:
    numbers = (spread.least, spread.five_percent, spread.quarter, spread.median, spread.three_quarters)
    return [f"{spread.mean:,.1f}", *(f"{number:,}" for number in (*numbers, spread.ninety_five_percent, spread.most))]


def _bar(met: Met, bar: float | None) -> str:
    if bar is None:
        return ""
    return f"{bar:,g} [green]met[/green]" if met.reaches(bar) else f"{bar:,g} [red]not met[/red]"
