"""Tuning: one number is changed and nothing else, and a search finds its way back into the band."""

from pathlib import Path

import pytest

from higher import GAME
from tafelrunde.engine.library import made
from tafelrunde.engine.pack import BadPack
from tafelrunde.lab.executor import Here
from tafelrunde.lab.retouch import number_at, with_number
from tafelrunde.lab.simulate import BadSimulation
from tafelrunde.lab.tuning import Band, Number, Wish, read_wish, sentences, tune, tuning_page
from tafelrunde.lab.words import Words
from tests.cli.conftest import Run, run

__all__ = ["run"]

pytest.importorskip("optuna", reason="Optuna is not installed: pip install 'tafelrunde[lab]'")

TEXT = """# the deck
salary = 200
[[card]]
id = "fire"
health = 200  # as much as the salary
do = [{ verb = "hit", amount = 2 }, { verb = "hit", amount = 2 }]
rent = [2, 2, 30]
"""


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("salary", "salary = 7"),
        ("card.fire.health", "health = 7  # as much as the salary"),
        ("card[0].do[1].amount", 'do = [{ verb = "hit", amount = 2 }, { verb = "hit", amount = 7 }]'),
        ("card.fire.rent[0]", "rent = [7, 2, 30]"),
    ],
)
def test_one_number_changes_and_nothing_else(place: str, line: str) -> None:
    changed = with_number("a.toml", TEXT, place, 7)
    assert number_at("a.toml", changed, place) == 7
    assert [new for old, new in zip(TEXT.splitlines(), changed.splitlines(), strict=True) if old != new] == [line]
    assert with_number("a.toml", TEXT, place, number_at("a.toml", TEXT, place)) == TEXT


@pytest.mark.parametrize("place", ["card.water.health", "nothing", "card[4].health", "card.fire.id", "salary.more"])
def test_a_place_that_is_none_is_told(place: str) -> None:
    with pytest.raises(BadPack, match=r"a\.toml: "):
        with_number("a.toml", TEXT, place, 7)


def a_wish() -> Wish:
    return Wish(
        game="higher",
        number=[Number("deck.toml", "most_stake", 1, 6)],
        band=[Band("stakes", 2.6, 3.4)],
        games=30,
        tries=8,
        bots=["bold", "bold"],
    )


def test_a_search_finds_its_way_into_the_band(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted measure: the most that may be staked. Only 3 lies in the band."""
    monkeypatch.setattr(type(GAME), "measures", lambda _, state: {"stakes": float(state.setting.deck.most_stake)})
    base = made(GAME, {"deck.toml": "# mine\ncards = 30\nmost_stake = 6\n"})
    heard: list[int] = []
    tuned = tune(GAME, a_wish(), base, Here(), lambda count, _: heard.append(count))
    assert tuned.best.numbers == [3.0]
    assert tuned.pack.files["deck.toml"] == "# mine\ncards = 30\nmost_stake = 3\n"
    assert tuned.within == [("stakes", 3.0, True)]
    assert heard == list(range(1, 9))
    words = Words(GAME, GAME.setting({}, tuned.pack.content), "en")
    said = sentences(tuned, a_wish(), words)
    assert said[:2] == ["deck.toml most_stake: 6 → 3", "stakes: 3, within its band"]
    page = tuning_page(tuned, a_wish(), words)
    assert all(sentence in page for sentence in said)
    assert page.count("<circle") == 8


def test_wishes_that_cannot_be_are_told(tmp_path: Path) -> None:
    base = made(GAME, {"deck.toml": "cards = 30\nmost_stake = 6\n"})
    wish = a_wish()
    with pytest.raises(BadSimulation, match="there is no figure 'stakes'"):
        tune(GAME, wish, base, Here())
    wish.number[0].file = "decks.toml"
    with pytest.raises(BadPack, match=r"decks.toml: is no file of this content; there are deck\.toml"):
        tune(GAME, wish, base, Here())
    file = tmp_path / "wish.toml"
    file.write_text("game = 'higher'\nbands = 3", encoding="utf-8")
    with pytest.raises(BadPack, match=r"wish\.toml"):
        read_wish(file)


def test_the_command_writes_a_pack(run: Run, tmp_path: Path) -> None:
    (tmp_path / "wish.toml").write_text(
        "game = 'duels'\ngames = 2\ntries = 2\nbots = ['easy', 'easy']\n"
        "[[number]]\nfile = 'hero.toml'\nplace = 'character.hero.health'\nlow = 16\nhigh = 20\n"
        "[[band]]\nfigure = 'rounds'\nlow = 1\n",
        encoding="utf-8",
    )
    outcome = run("tune", "wish.toml", "--out", "tuned", "--language", "en")
    assert outcome.status == 0, outcome.err
    assert {"pack.zip", "tuning.html", "tuning.json"} <= {file.name for file in (tmp_path / "tuned").iterdir()}
    assert "Rounds" in outcome.out
