"""A state can be copied and written down in the middle of anything."""

import gc
import json
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import pytest

from tafelrunde.engine import Decision, Game, Part, Procedure, Setting, State, attributes, view
from tafelrunde.engine.chance import LUCKS
from tafelrunde.engine.codec import from_data, to_data
from tafelrunde.engine.fields import is_tree
from tafelrunde.engine.game import compiled
from tafelrunde.testing.walk import Walk


def changeable(value: Any) -> list[object]:
    """All that changes inside: lists, dictionaries, procedures and what has secrets (a view covers them where they lie).

    Settings and decisions never change. Nor do small parts that are replaced as a whole; the next test would notice it.
    """
    match value:
        case Setting() | Decision():
            return []
        case Part():
            own = [value] if isinstance(value, Procedure) or value.secrets else []
            return [*own, *(inner for name in attributes(value) for inner in changeable(getattr(value, name)))]
        case list():
            return [value, *(inner for item in value for inner in changeable(item))]
        case tuple():
            return [inner for item in value for inner in changeable(item)]
        case dict():
            return [value, *(inner for item in value.values() for inner in changeable(item))]
        case _:
            return []


@pytest.mark.no_cover
def test_a_copy_is_equal_and_shares_nothing_that_changes(game: Game) -> None:
    for seed in range(6):
        for state in Walk(game, seed).some_positions(20, 300):
            copy = state.copy()
            assert type(copy) is type(state)
            assert copy == state
            assert to_data(copy) == to_data(state)
            own = {id(thing): thing for thing in changeable(state)}
            assert not [thing for thing in changeable(copy) if id(thing) in own]


@pytest.mark.no_cover
def test_playing_on_a_copy_leaves_the_original_alone(game: Game) -> None:
    for seed in range(4):
        walk = Walk(game, seed)
        for state in walk.some_positions(10, 300):
            before = json.dumps(to_data(state))
            _go_on(game, state.copy(), seed, 25)
            assert json.dumps(to_data(state)) == before


@pytest.mark.no_cover
def test_a_state_survives_json_at_every_decision(game: Game) -> None:
    """It is equal, and goes on as the original would."""
    for seed in range(3):
        for number, state in enumerate(Walk(game, seed, luck=LUCKS[seed % len(LUCKS)]).positions(150)):
            again = _through_json(game, state)
            assert again == state
            if number % 15 == 0:
                original = state.copy()
                assert _go_on(game, again, seed, 25) == _go_on(game, original, seed, 25)
                assert again == original


@pytest.mark.no_cover
@pytest.mark.skipif(compiled(), reason="Python does not look into compiled parts")
def test_nothing_refers_back_to_what_holds_it(game: Game) -> None:
    """Compiled parts rely on that where their fields promise it: Python does not look for circles among them."""
    player = game.player(game.levels[-1], 1)
    player.limit(1)
    for state in Walk(game, 1).some_positions(6, 300):
        if not state.over:
            player.choose(view(state, state.asked().seat))  # who thinks fills the memos
        around = [[type(each) for each in circle] for circle in circles(state)]
        assert not [circle for circle in around if any(issubclass(kind, Part) and is_tree(kind) for kind in circle)]


def circles(whole: object) -> Iterator[list[object]]:
    """What refers to itself by what it refers to, as Python's search for garbage sees it."""
    way, ahead, held, done = [whole], [iter(gc.get_referents(whole))], {id(whole)}, set[int]()
    while way:
        found = next(ahead[-1], ahead)
        if found is ahead:
            ahead.pop()
            held.discard(id(way[-1]))
            done.add(id(way.pop()))
        elif id(found) in held:
            yield way[[id(each) for each in way].index(id(found)) :]
        elif id(found) not in done and not isinstance(found, (type, ModuleType, FunctionType)):
            way.append(found)
            ahead.append(iter(gc.get_referents(found)))
            held.add(id(found))


def _through_json(game: Game, state: State) -> State:
    text = json.dumps(to_data(state), allow_nan=False)
    again = from_data(json.loads(text), lambda pack, choices: game.setting(choices, pack))
    assert isinstance(again, State)
    return again


def _go_on(game: Game, state: State, seed: int, most: int) -> list[str]:
    """Play on at random; what happened."""
    walk = Walk(game, seed, lively=0)
    walk.state = state
    return [repr(walk.events) for _ in walk.positions(most)][1:]
