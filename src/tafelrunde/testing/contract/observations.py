"""What programs learn from: observations tell what a view tells and nothing else; every listed action has its number."""

import pytest

from tafelrunde.engine import Decision, Game, State, seeded, view
from tafelrunde.engine.observation import CHOICE, FLAG, SET, Numbers, Schema
from tafelrunde.engine.vocabulary import Unsayable, Vocabulary
from tafelrunde.testing.about import kinds
from tafelrunde.testing.walk import Walk


def schema_of(game: Game, walk: Walk) -> Schema:
    """What the game says about its observations; one that says nothing is not tried."""
    try:
        return game.schema(game.setting(walk.choices), walk.seats)
    except TypeError as reason:
        pytest.skip(str(reason))


def vocabulary_of(game: Game, walk: Walk) -> Vocabulary:
    """The numbers of the game's actions; a game without is not tried."""
    try:
        return game.vocabulary(game.setting(walk.choices), walk.seats)
    except TypeError as reason:
        pytest.skip(str(reason))


def observed(game: Game, walk: Walk, state: State, seat: int) -> dict[str, int]:
    """The numbers that a seat gets, by their names."""
    schema = schema_of(game, walk)
    numbers = Numbers(schema.size, walk.seats)
    numbers.begin(seat)
    game.observe(state, seat, numbers)
    assert numbers.at == schema.size
    return dict(zip(schema.names(), map(int, numbers.held), strict=True))


def compare_observations(game: Game, seeds: range, count: int) -> int:
    """From the state, from the view and from a table on which all that is hidden is dealt anew: always the same numbers, for
    every seat. How many positions there were."""
    compared = 0
    for seed in seeds:
        walk = Walk(game, seed)
        for number, state in enumerate(walk.some_positions(count, 400)):
            for seat in range(walk.seats):
                seen = view(state, seat)
                numbers = observed(game, walk, state, seat)
                assert numbers == observed(game, walk, seen, seat)
                assert numbers == observed(game, walk, game.imagine(seen, seeded(number)), seat)
            compared += 1
    return compared


def compare_words(game: Game, seeds: range, most: int) -> int:
    """Every listed action says the same again once it has been a number."""
    compared = 0
    for seed in seeds:
        walk = Walk(game, seed, lively=0)
        vocabulary = vocabulary_of(game, walk)
        for state in walk.positions(most):
            if state.over:
                break
            seat = state.asked().seat
            actions = game.legal_actions(state) + game.asides(state)
            numbers = vocabulary.encode(state, seat, actions)
            for number, action in zip(numbers, actions, strict=True):
                assert 0 <= number < vocabulary.size
                assert game.parse(vocabulary.decode(number, state, seat, actions)) == action
                compared += 1
    return compared


@pytest.mark.no_cover
def test_an_observation_tells_what_the_view_tells(game: Game) -> None:
    assert compare_observations(game, range(6), 8) > 40


def test_an_observation_is_what_its_schema_says(game: Game) -> None:
    sizes: dict[tuple[int, str], int] = {}
    for seed in range(4):
        walk = Walk(game, seed)
        schema = schema_of(game, walk)
        names, columns = schema.names(), schema.columns()
        assert len(set(names)) == len(names) == schema.size
        assert sizes.setdefault((walk.seats, str(walk.choices)), schema.size) == schema.size
        for state in walk.some_positions(10, 400):
            for seat in range(walk.seats):
                for (name, number), column in zip(observed(game, walk, state, seat).items(), columns, strict=True):
                    if column.kind == FLAG:
                        assert number in (0, 1), name
                    elif column.kind == CHOICE:
                        assert -1 <= number < len(column.values), name
                    elif column.kind == SET:
                        assert 0 <= number < 1 << len(column.values), name


def test_an_observation_knows_every_question(game: Game) -> None:
    walk = Walk(game, 0)
    schema = schema_of(game, walk)
    (question,) = [column for column in schema.columns() if column.name == "question"]
    assert len(question.values) >= len(kinds(game, Decision))


def test_every_seat_is_the_first_in_its_own_observation(game: Game) -> None:
    walk = Walk(game, 2)
    for state in walk.some_positions(10, 100):
        if not state.over:
            assert observed(game, walk, state, state.asked().seat)["table.now.asked"] == 0


@pytest.mark.no_cover
def test_every_listed_action_has_a_number_and_back(game: Game) -> None:
    assert compare_words(game, range(6), 120) > 100


def test_every_number_has_a_name(game: Game) -> None:
    vocabulary = vocabulary_of(game, Walk(game, 0))
    names = vocabulary.names()
    assert len(set(names)) == len(names) == vocabulary.size
    assert set(game.actions) == {*vocabulary.verbs, *vocabulary.unsaid}


def test_too_many_are_not_cut_off(game: Game) -> None:
    """What has no number is refused aloud."""
    walk = Walk(game, 0, lively=0)
    vocabulary = vocabulary_of(game, walk)
    state = walk.state
    actions = game.legal_actions(state)
    with pytest.raises(Unsayable):
        vocabulary.encode(state, state.asked().seat, [*actions, actions[0]])
    with pytest.raises(Unsayable):
        vocabulary.decode(vocabulary.size, state, state.asked().seat, actions)


def test_asides_may_be_said_by_whoever_is_asked(game: Game) -> None:
    if type(game).asides is Game.asides:
        pytest.skip(f"{game.id} has none")
    for seed in range(6):
        walk = Walk(game, seed)
        for state in walk.some_positions(20, 300):
            if not state.over:
                assert all(game.why_not(state, state.asked().seat, action) is None for action in game.asides(state))
