"""The front door: bad choices are named, missing packages too, and the numbers of faces are kept."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.engine import registry
from tafelrunde.research.colours import PALETTE, hexadecimal
from tafelrunde.research.needs import Missing
from tests.research.settings import research

FACES = Path(__file__).with_name("faces.json")
TOKENS = Path(__file__).parents[2] / "web/src/style/tokens.css"


EXTRA = "pip install 'tafelrunde[research]'"
WITHOUT = """
import sys

class Finder:
    def __init__(self, finder): self.finder = finder
    def __getattr__(self, name): return getattr(self.finder, name)
    def find_spec(self, name, *rest):
        return None if name.partition(".")[0] in {gone} else self.finder.find_spec(name, *rest)

sys.meta_path = [Finder(finder) for finder in sys.meta_path]
import tafelrunde
import tafelrunde.research as research

tafelrunde.game("duels").start()
for does in {tries}:
    try:
        exec(does)
    except ImportError as error:
        print(error)
"""


@pytest.mark.parametrize(
    ("gone", "tries"),
    [
        (["numpy", "gymnasium", "pettingzoo"], {"research.plan('duels')": "numpy"}),
        (
            ["librt", "gymnasium", "pettingzoo"],
            {
                "research.plan('duels')": "librt",
                "research.aec('duels')": "pettingzoo",
                "research.gym('duels')": "gymnasium",
                "research.vector('duels')": "gymnasium",
            },
        ),
    ],
)
def test_what_is_missing_is_named_with_how_to_install_it(gone: list[str], tries: dict[str, str]) -> None:
    """In a Python of its own, in which packages cannot be found; playing, and importing this, need none of them."""
    script = WITHOUT.format(gone=gone, tries=list(tries))
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=600, check=True)
    told = [f"{package} is needed for this and is not installed: {EXTRA}" for package in tries.values()]
    assert ran.stdout.splitlines() == told


def test_pictures_name_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    env = research.aec("duels", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(Missing, match=re.escape(f"resvg_py is needed for this and is not installed: {EXTRA}")):
        env.render()


def test_bad_choices_are_named() -> None:
    with pytest.raises(LookupError, match="duels"):
        research.aec("chess")
    with pytest.raises(ValueError, match="2 to 6 seats, not 9"):
        research.aec("duels", 9)
    with pytest.raises(ValueError, match="'candidates' or 'vocabulary'"):
        research.plan("duels", actions="words")
    with pytest.raises(ValueError, match="tensor, dict, entities, json"):
        research.plan("duels", observations="pixels")
    with pytest.raises(ValueError, match="unknown option"):
        research.plan("duels", colour="red")


def test_a_change_of_what_is_seen_or_said_raises_the_face() -> None:
    """If this fails: raise `face` in the game, then write what is printed here into faces.json."""
    now: dict[str, list[object]] = {}
    for game in registry.games().values():
        told = []
        for seats in (game.least_seats, game.most_seats):
            setting = game.setting({})
            told += [*game.schema(setting, seats).names(), *map(str, game.schema(setting, seats).columns())]
            told += game.vocabulary(setting, seats).names()
        told += [game.version]
        now[game.id] = [game.face, hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]]
    print(json.dumps(now))
    known = json.loads(FACES.read_text("utf-8"))
    assert {name: now[name] for name in known} == known


@pytest.mark.skipif(not TOKENS.is_file(), reason="the sources of the client are not here")
def test_the_colours_are_those_of_the_client() -> None:
    css = TOKENS.read_text("utf-8")
    for name, value in re.findall(r"--([a-z0-9-]+): (?:light-dark\()?oklch\(([\d. ]+)", css):
        assert PALETTE[name] == tuple(float(part) for part in value.split()), name


def test_colours_are_converted_as_css_does() -> None:
    assert hexadecimal(1, 0, 0) == "#ffffff"
    assert hexadecimal(0, 0, 0) == "#000000"
    assert hexadecimal(0.627955, 0.257683, 29.2339) == "#ff0000"
