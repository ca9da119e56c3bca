"""The content: how much of everything there is, and the design rules it keeps."""

from collections import Counter

import pytest

from tafelrunde.games.quest import GAME
from tafelrunde.games.quest.content import VERBS
from tafelrunde.games.quest.layouts import _reached
from tafelrunde.games.quest.picture.names import look_of
from tafelrunde.games.quest.rules.specials import SPECIALS
from tafelrunde.games.quest.ruleset import FIGHT, IDLE, PUZZLE, SAFE, SKILL, SUPPORT
from tafelrunde.text import Voice
from tests.quest.kit import ruleset


def test_138_cards() -> None:
    """TQ-S1, TQ-S2, TQ-0.4: 60 basic cards, 9 of the sword, 6 of each of eleven items, 3 Silver Arrows; 13 markers."""
    rules = ruleset()
    counts = Counter(rules.items[rules.cards[kind].item].id for kind in rules.card_of)
    assert len(rules.card_of) == 138
    assert (counts.pop("basic"), counts.pop("sword"), counts.pop("silver")) == (60, 9, 3)
    assert set(counts.values()) == {6}
    assert len(counts) == 11
    assert sum(item.marker for item in rules.items) == 13
    basics = [rules.cards[rules.card_of[card]] for card in rules.items[rules.basic].cards]
    assert [sum(kind in card.kinds for card in basics) for kind in (FIGHT, PUZZLE, SKILL, SUPPORT)] == [18, 21, 18, 12]


def test_194_rooms_and_44_bosses() -> None:
    """TQ-S1, TQ-D8: 9 base rooms, 11 times 15, 20 in the castle; 3 bosses each and 11 forms of the last enemy."""
    rules = ruleset()
    sizes = Counter((dungeon.role, len(dungeon.rooms), len(dungeon.bosses)) for dungeon in rules.dungeons)
    assert sizes == {("base", 9, 0): 1, ("dungeon", 15, 3): 11, ("castle", 20, 11): 1}
    assert sum(len(dungeon.rooms) for dungeon in rules.dungeons) == 194
    assert sum(len(dungeon.bosses) for dungeon in rules.dungeons) == 44


def test_every_dungeon_is_mixed_alike() -> None:
    """TQ-0.4, TQ-R3, TQ-R4: thirteen challenges, one safe and one quiet room."""
    rules = ruleset()
    for number in rules.choosable:
        kinds = Counter(rules.rooms[card].kind for card in rules.dungeons[number].rooms)
        assert 6 <= kinds[FIGHT] <= 8
        assert 3 <= kinds[PUZZLE] <= 4
        assert 2 <= kinds[SKILL] <= 4
        assert (kinds[SAFE], kinds[IDLE]) == (1, 1)


def test_needs() -> None:
    """TQ-D9, TQ-I5: only a dungeon's own item is needed there, in one or two rooms; never in the base or the castle."""
    rules = ruleset()
    for dungeon in rules.dungeons:
        needing = [rules.rooms[card] for card in dungeon.rooms if rules.rooms[card].needs]
        assert all(room.needs == 1 << dungeon.item for room in needing)
        assert len(needing) in ((1, 2) if dungeon.role == "dungeon" else (0,))


def test_every_limit_hurts() -> None:
    """TQ-I6, TQ-C10: so no challenge goes on forever."""
    for room in ruleset().rooms:
        assert not room.is_challenge() or any(verb.name == "damage" for verb in room.limit_penalty)


def test_unique_rewards() -> None:
    """TQ-0.3, TQ-M4, TQ-Q1, TQ-R7: 8 containers, 6 bottles, 3 Teleporters, 2 sets of Silver Arrows."""
    verbs = Counter(verb.name for room in ruleset().rooms for verb in room.reward)
    assert (verbs["container"], verbs["bottle"], verbs["teleporter"], verbs["item"]) == (8, 6, 3, 2)


def test_every_boss_has_a_guard() -> None:
    """TQ-B2: and it is not of the boss's own kind."""
    for room in ruleset().rooms:
        if room.boss:
            assert room.guarded_by is not None
            assert room.guarded_by.kind != room.kind


@pytest.mark.parametrize(
    ("level", "size", "lower"), [(1, 8, 4), (2, 10, 5), (3, 12, 6), (4, 12, 6), (5, 15, 7), (6, 15, 7), (7, 18, 9)]
)
def test_layouts(level: int, size: int, lower: int) -> None:
    """TQ-D2, TQ-D3: sizes, halves, and the entrance at the bottom."""
    rules = ruleset()
    layout = rules.layouts[rules.layout_of(level, False)]
    assert (layout.size, layout.lower, layout.names[layout.entrance]) == (size, lower, "c3r1")
    assert len(_reached(layout, lower)) == lower


@pytest.mark.parametrize(("length", "size"), [("short", 12), ("long", 20)])
def test_castles(length: str, size: int) -> None:
    """TQ-D12, TQ-D13: the castle of the short game is as large as level 4."""
    rules = ruleset({"length": length})
    assert rules.layouts[rules.layout_of(8, True)].size == size


def test_every_verb_and_special_is_used() -> None:
    """TQ-V7, TQ-P8: the vocabulary is closed, and nothing in it is idle."""
    rules = ruleset()
    used = {("card", verb.name) for card in rules.cards for verb in card.do}
    used |= {("potion", verb.name) for potion in rules.potions for verb in potion.do}
    for room in rules.rooms:
        used |= {("limit", verb.name) for verb in room.round_penalty + room.limit_penalty}
        used |= {("reward", verb.name) for verb in room.reward}
    known = {(place, verb) for place, verbs in VERBS.items() for verb in verbs if place != "penalty"}
    assert used == known
    assert VERBS["penalty"].keys() < VERBS["limit"].keys()
    assert {special.name for room in rules.rooms for special in room.specials} == set(SPECIALS)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_and_room_has_words(language: str) -> None:
    """TQ-C1: names of their own, and texts made from effects."""
    rules = ruleset()
    look = look_of("")
    voice = Voice(language, GAME.texts({}, language), ["Anna"], strict=True)
    for card in rules.cards:
        assert voice.has(f"card-{card.id}")
        for verb in card.do:
            assert voice.text(look.verb(verb))
    for room in rules.rooms:
        assert voice.text(look.room_name(room.id))
        for verb in room.round_penalty + room.limit_penalty + room.reward:
            assert voice.text(look.verb(verb))
        for special in room.specials:
            assert voice.text(look.special(special, 3))
