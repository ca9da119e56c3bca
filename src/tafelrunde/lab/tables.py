"""The games of the lab as Parquet, for notebooks: one row a game, one a seat, one a card in somebody's hands."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tafelrunde.lab.seen import Seen
from tafelrunde.lab.simulate import BadSimulation

INSTALL = "pip install 'tafelrunde[lab]'"


def tables_maker() -> Any:
    """Polars, if it is there."""
    try:
        import polars  # noqa: PLC0415  # an extra
    except ImportError as error:
        raise BadSimulation(f"Parquet needs Polars; say: {INSTALL}") from error
    return polars


def write_tables(seen: Sequence[Seen], folder: Path) -> list[Path]:
    """games.parquet, seats.parquet and cards.parquet."""
    polars = tables_maker()
    measures = [*dict.fromkeys(name for one in seen for name in one.measures)]
    plain = ("number", "seed", "actions", "rounds", "first", "looked", "choices", "options", "weighed", "open", "leads")
    games = [
        {name: getattr(one, name) for name in (*plain, "comeback", "settled", "swing", "error")}
        | {name.replace("-", "_"): one.measures.get(name) for name in measures}
        for one in seen
    ]
    seats = [
        {
            "number": one.number,
            "seat": seat,
            "level": level,
            "side": one.sides[seat] if one.sides else None,
            "share": one.shares[seat] if one.shares else None,
        }
        for one in seen
        for seat, level in enumerate(one.seating)
    ]
    cards = [
        {"number": one.number} | {name: getattr(use, name) for name in use.__struct_fields__}
        for one in seen
        for use in one.uses
    ]
    written = []
    for name, rows in (("games", games), ("seats", seats), ("cards", cards)):
        if rows:
            file = folder / f"{name}.parquet"
            polars.DataFrame(rows, infer_schema_length=None).write_parquet(file)
            written.append(file)
    return written
