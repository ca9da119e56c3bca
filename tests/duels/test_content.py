"""The content, and packs that cannot be played."""

import shutil
from pathlib import Path

import pytest

from tafelrunde.engine.pack import BadPack
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.content import FOLDER, pack_content
from tafelrunde.games.duels.options import MAPS, TEAMS


def test_how_much_there_is() -> None:
    """HD-S2, HD-B1, HD-P1: ten teams, 25 figures, 310 cards, four maps."""
    content = pack_content("")
    assert sorted(team.id for team in content.teams) == sorted(TEAMS)
    assert sum(len(team.slots) for team in content.teams) == 25
    assert [sum(card.copies for card in content.cards if card.kind == kind) for kind in (0, 1, 2)] == [189, 62, 59]
    assert tuple(place.id for place in content.maps) == MAPS
    assert sum(team.good for team in content.teams) == 5


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "what"),
    [
        (
            "hero.toml",
            'verb = "survive"',
            'verb = "resurrect"',
            'card[5] "bottled_fairy" .do[0] .verb',
            "unknown effect 'resurrect'",
        ),
        (
            "chief.toml",
            'verb = "damage", who = "foe"',
            'verb = "hurt", who = "foe"',
            'card[3] "stone_skin" .after[0] .verb',
            "unknown effect 'hurt'",
        ),
        (
            "imp.toml",
            'id = "prank"\nkind = "special"\nusers = ["imp"]\ncopies = 1',
            'id = "prank"\nkind = "special"\nusers = ["imp"]\ncopies = 2',
            "card",
            "31 cards, this one 32",
        ),
        (
            "imp.toml",
            'id = "prank"\nkind = "special"\nusers = ["imp"]',
            'id = "prank"\nkind = "special"\nusers = []',
            'card[2] "prank" .users',
            "for nobody",
        ),
        (
            "imp.toml",
            'id = "prank"\nkind = "special"\nusers = ["imp"]',
            'id = "prank"\nkind = "special"\nusers = ["hero"]',
            'card[2] "prank" .users',
            "no character of this team",
        ),
        (
            "hero.toml",
            'who = "each enemy adjacent except foe"',
            'who = "each enemy nearby"',
            'card[1] "spin_attack" .after[0] .who',
            "'nearby' is not understood",
        ),
        (
            "hero.toml",
            'do = [{ verb = "survive", amount = 3 }]',
            'play = [{ do = "survive", n = 3 }]',
            "card[5]",
            "are written like this now: do = [{ verb = 'heal', who = 'user', amount = 3 }]",
        ),
        (
            "knight.toml",
            'after = [{ verb = "draw", cards = 1 }]',
            'after = [{ do = "draw", n = 1 }]',
            'card[1] "armour_plates" .after[0]',
            "are written like this now",
        ),
        (
            "imp.toml",
            'who = "foe", if',
            'who = "foe", spaces = 2, if',
            'card[1] "blowpipe" .after[0] .spaces',
            "does not have it",
        ),
        ("chief.toml", 'enemy los", amount = 3', 'enemy los"', 'card[2] "bomb_plant" .do[0] .amount', "needs it"),
        ("warlord.toml", "attack = 5", 'attack = "five"', "basic[0].attack", "Expected `int`"),
        ("knight.toml", "clock = 3\n", "", 'card[3] "shed_armour" .do[1] .verb', "needs one"),
        ("raider.toml", "free = true", "fre = true", "card[0]", "unknown field `fre`"),
        ("naiad.toml", 'relic_if = "dead:partner"', 'relic_if = "sunday"', 'card[3] "sapphire" .relic_if', "no condition"),
    ],
)
def test_a_bad_pack_is_refused(tmp_path: Path, file: str, old: str, new: str, where: str, what: str) -> None:
    """HD-S2: the error names the file, the card and the field."""
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        GAME.setting({}, str(pack))
    assert caught.value.file == str(pack / file)
    assert where in caught.value.where
    assert what in caught.value.what


def test_a_map_without_start_squares_is_refused(tmp_path: Path) -> None:
    """HD-B1: each edge needs room."""
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    lines = (pack / "maps.toml").read_text(encoding="utf-8").splitlines()
    walled = [line[:3] + "P" + line[4:] if line.startswith('  "') else line for line in lines]
    (pack / "maps.toml").write_text("\n".join(walled), encoding="utf-8")
    with pytest.raises(BadPack, match="start squares"):
        GAME.setting({}, str(pack))


def test_too_few_teams(tmp_path: Path) -> None:
    """HD-S4: six seats need six teams."""
    pack = tmp_path / "pack"
    pack.mkdir()
    for name in ("maps", "hero", "imp"):
        shutil.copy(FOLDER / f"{name}.toml", pack)
    with pytest.raises(BadPack, match="at least 6 teams"):
        GAME.setting({}, str(pack))


def test_a_team_of_ones_own(tmp_path: Path) -> None:
    """HD-S2: another file is another team, with names of its own."""
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    text = (pack / "hero.toml").read_text(encoding="utf-8")
    own = 'title = "The Baker"\n' + text.replace('"hero"', '"baker"').replace('"sprite"', '"cat"')
    (pack / "baker.toml").write_text(own, encoding="utf-8")
    setting = GAME.setting({"team_2": "imp"}, str(pack))
    state = GAME.start(setting, 2, 1)
    assert "team baker" in [action.text for action in GAME.legal_actions(state)]
    GAME.apply(state, 0, GAME.parse("team baker"))
    assert GAME.scene(state).zones
