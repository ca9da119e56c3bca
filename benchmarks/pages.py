"""Puts what was measured into the documentation, between `<!-- NAME -->` and `<!-- /NAME -->`."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def put(page: str, name: str, text: str) -> None:
    """Let this stand there from now on."""
    file = DOCS / page
    before = file.read_text("utf-8")
    after, count = re.subn(
        rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", lambda found: f"{found[1]}\n{text}\n\n{found[2]}", before, flags=re.DOTALL
    )
    if count != 1:
        raise SystemExit(f"{file} needs <!-- {name} --> and <!-- /{name} --> once, but has them {count} times")
    file.write_text(after, "utf-8")


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows])
