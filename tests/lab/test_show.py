"""Reports in the terminal."""

from rich.console import Console

from higher import GAME
from tafelrunde.lab.aims import Aim, aims_of
from tafelrunde.lab.bench import Bench, Figures
from tafelrunde.lab.show import show_bench, show_report, speed_line
from tafelrunde.lab.simulate import Failure, Speed, simulate


def test_report_shows_wins_lengths_and_actions() -> None:
    report = simulate(GAME, 20, 1, ["bold", "random"])
    report.result.failures = [Failure(3, 77, ["bold", "random"], 5, "Illegal: 'lay 99'") for _ in range(12)]
    console = Console(record=True, width=120)
    show_report(report, console)
    text = console.export_text()
    assert "higher: 20 games finished, 0 not; seed 1" in text
    for word in ("seat 1", "bold", "median", "rounds", "stake", "game 3 (seed 77, bold,random, after 5 actions)", "2 more"):
        assert word in text


def test_speed_is_one_line() -> None:
    assert speed_line(Speed(2.0, 10.0, 1234.5, 2, True)) == "10.0 games/s, 1,234 decisions/s (2 processes, compiled)"
    assert speed_line(Speed(2.0, 10.0, 1234.5, 1, False)).endswith("(1 process, plain Python)")


def test_bench_shows_which_aims_are_met() -> None:
    figures: dict[Aim, float | None] = {Aim.STEPS: 41.0, Aim.COPY: 1.5, Aim.THINK: 19_000.0}
    game = Figures("monopoly", 4, 5e5, 41.0, 1.5, 9.0, 8.0, 1.0, 19_000.0, aims_of("monopoly", True, figures))
    console = Console(record=True, width=160)
    show_bench(Bench(True, 14_000.0, [game]), console)
    text = console.export_text()
    assert "Running compiled. One chess unit (cu) is 14,000 steps/s here and now." in text
    assert "40 met" in text
    assert "140 not met" in text
    assert "20,000 not met" in text
