"""A view tells a seat what it may know and nothing else.

`imagine` deals all that is hidden anew. If the viewer could tell the imagined table from the real one, by its view, its
picture, its offers or by what it hears, then something hidden would have got out.
"""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tafelrunde.engine import EVERYTHING, Chance, Event, Game, Part, Setting, State, attributes, seeded, view
from tafelrunde.engine.chance import LUCKS
from tafelrunde.engine.codec import to_data
from tafelrunde.engine.event import heard_by
from tafelrunde.testing.about import invariants
from tafelrunde.testing.walk import Walk, viewers


def shown(game: Game, state: State, viewer: int) -> list[str]:
    """All that leaves the table for one viewer, as text."""
    seen = view(state, viewer)
    return [
        json.dumps(to_data(seen)),
        msgspec.json.encode(game.whole_scene(seen)).decode(),
        msgspec.json.encode(game.offers(seen)).decode(),
    ]


def told(game: Game, events: list[Event], after: State, viewer: int) -> list[str]:
    """What a viewer hears of some events: the events as they are handed on, and their sentences."""
    seen = view(after, viewer)
    heard = [event for event in (heard_by(event, viewer) for event in events) if event is not None]
    return [f"{event!r} {msgspec.json.encode(game.happening(event, seen)).decode()}" for event in heard]


def test_nobody_can_tell_an_imagined_table_from_the_real_one(game: Game) -> None:
    check = invariants(game)
    for seed in range(6):
        walk = Walk(game, seed)
        for number, state in enumerate(walk.some_positions(12, 300)):
            for viewer in viewers(walk.seats):
                seen = view(state, viewer)
                imagined = game.imagine(seen, seeded(number))
                assert imagined.viewer == EVERYTHING
                assert type(imagined) is type(state)
                assert view(imagined, viewer) == seen
                check(imagined)
                if (number + viewer) % 3 == 0:
                    assert shown(game, imagined, viewer) == shown(game, state, viewer)


@pytest.mark.no_cover
def test_an_imagined_table_can_be_played(game: Game) -> None:
    for seed in range(4):
        walk = Walk(game, seed)
        for state in walk.some_positions(6, 300):
            if state.over:
                continue
            viewer = state.asked().seat
            dream = Walk(game, seed, walk.choices, walk.seats, lively=0)
            dream.state = game.imagine(view(state, viewer), seeded(seed))
            assert game.legal_actions(dream.state) == game.legal_actions(state)
            for position in dream.positions(30):
                invariants(game)(position)


@pytest.mark.no_cover
def test_what_is_heard_tells_nothing_that_cannot_be_seen(game: Game) -> None:
    """Two actions look the same to somebody but do not sound the same: then what is heard must not be what was just hidden."""
    for seed in range(8):
        walk = Walk(game, seed)
        for state in walk.some_positions(20, 300):
            if state.over:
                break
            seat = state.asked().seat
            actions = game.legal_actions(state)
            outcomes = []
            for action in walk.random.sample(actions, min(4, len(actions))):
                after = state.copy()
                events = game.apply(after, seat, action)
                if after.chance == state.chance:
                    outcomes.append((after, events))
            for viewer in set(viewers(walk.seats)) - {seat}:
                looks = [view(after, viewer) for after, _ in outcomes]
                for one, two in pairwise(range(len(outcomes))):
                    if looks[one] != looks[two]:
                        continue
                    after, events = outcomes[one]
                    if told(game, events, after, viewer) != told(game, outcomes[two][1], outcomes[two][0], viewer):
                        news = {value for _, value in hidden(after, viewer) - hidden(state, viewer)}
                        for event in (heard_by(event, viewer) for event in events):
                            assert event is None or not news.intersection(vars_of(event)), f"seat {viewer} hears {event}"


def hidden(state: State, viewer: int) -> set[tuple[str, object]]:
    """All numbers and words of a state that the viewer does not see, with the place where they are."""
    seen = to_data(view(state, viewer))
    return set(_covered("", to_data(state) | {"chance": 0}, seen | {"chance": 0, "viewer": EVERYTHING}))


def _covered(place: str, real: Any, seen: Any) -> Iterator[tuple[str, object]]:
    """What differs between the two, from the first."""
    if isinstance(real, list):
        real, seen = dict(enumerate(real)), dict(enumerate(seen)) if isinstance(seen, list) else {}
    if isinstance(real, dict):
        for name, value in real.items():
            yield from _covered(f"{place}.{name}", value, seen.get(name) if isinstance(seen, dict) else None)
    elif real != seen:
        yield place, real


def vars_of(event: Event) -> list[object]:
    """The numbers and words of an event, without the seat, which everybody sees."""
    return [value for name in attributes(event) if name != "seat" and isinstance(value := getattr(event, name), (int, str))]


@pytest.mark.no_cover
def test_no_hidden_hand_is_told_as_a_whole(game: Game) -> None:
    """What is dealt is heard only by those who may see it."""
    for seed in range(6):
        walk = Walk(game, seed)
        for state in walk.positions(100):
            for viewer in viewers(walk.seats) if any(_lists(event) for event in walk.events) else ():
                open_lists = _lists(view(state, viewer))
                hidden = [items for items in _lists(state) if len(items) > 1 and items not in open_lists]
                for event in walk.events:
                    heard = heard_by(event, viewer)
                    assert heard is None or not [items for items in _lists(heard) if items in hidden], heard


def _lists(part: Part) -> list[list[object]]:
    """All lists that lie in a part or in parts inside it."""
    return [value for inner in _parts(part) for name in attributes(inner) if isinstance(value := getattr(inner, name), list)]


@pytest.mark.parametrize("luck", LUCKS)
def test_luck_to_come_is_in_no_view(game: Game, luck: str) -> None:
    seed = 918_273_645_546_372_819
    walk = Walk(game, 0)
    walk.state = game.start(game.setting(walk.choices), walk.seats, seed, luck=luck)
    for state in walk.some_positions(10, 200):
        chance = state.chance
        words = [str(seed), *(str(word) for word in (chance.a, chance.b, chance.c) if word > 0xFFFF)]
        for viewer in viewers(walk.seats):
            assert view(state, viewer).chance == Chance(0, 0, 0, 0)
            for text in shown(game, state, viewer):
                assert not [word for word in words if word in text]


def test_a_view_leaves_the_state_alone(game: Game) -> None:
    walk = Walk(game, 3)
    for state in walk.some_positions(10, 200):
        before = json.dumps(to_data(state))
        for viewer in viewers(walk.seats):
            seen = view(state, viewer)
            assert seen.viewer == viewer
            game.whole_scene(seen)
            game.offers(seen)
            game.evaluate(seen)
            game.imagine(seen, seeded(1))
        assert json.dumps(to_data(state)) == before


def test_imagining_deals_the_hidden_anew(game: Game) -> None:
    """With other luck other things are hidden; with the same luck the same."""
    walk = Walk(game, 1)
    deals: dict[int, set[str]] = {viewer: set() for viewer in viewers(walk.seats)}
    state = walk.state
    for viewer, found in deals.items():
        seen = view(state, viewer)
        for seed in range(8):
            found.add(_hidden(game.imagine(seen, seeded(seed))))
        assert game.imagine(seen, seeded(5)) == game.imagine(seen, seeded(5))
    assert all(len(found) > 1 for found in deals.values())


def _hidden(state: State) -> str:
    """Everything but the luck to come."""
    state.chance = Chance(0, 0, 0, 0)
    return json.dumps(to_data(state))


@pytest.mark.no_cover
def test_secrets_name_what_is_there(game: Game) -> None:
    """A misspelt secret would hide nothing."""
    found: set[type[Part]] = set()
    for seed in range(6):
        walk = Walk(game, seed)
        for state in walk.some_positions(30, 300):
            for part in [*_parts(state), *walk.events]:
                if part.secrets and type(part) not in found:
                    found.add(type(part))
                    assert set(part.secrets) <= set(attributes(part)), f"{type(part).__name__} has other attributes"


def _parts(value: object) -> list[Part]:
    """All parts inside, but for settings: what they hold is public."""
    match value:
        case Setting():
            return []
        case Part():
            return [value, *(inner for name in attributes(value) for inner in _parts(getattr(value, name)))]
        case list() | tuple():
            return [inner for item in value for inner in _parts(item)]
        case dict():
            return [inner for item in value.values() for inner in _parts(item)]
        case _:
            return []
