"""docs/add-a-game.md shows the example as it is."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHOWN = re.compile(r"```\w+\n(?:#|<!--) (tests/example_game/\S+)(?: -->)?\n(.*?)\n```", re.DOTALL)


def test_every_snippet_stands_in_the_file_it_names() -> None:
    snippets = SHOWN.findall((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8"))
    assert len(snippets) > 10
    for file, text in snippets:
        assert text in (ROOT / file).read_text(encoding="utf-8"), f"{file} no longer says: {text[:60]}"
