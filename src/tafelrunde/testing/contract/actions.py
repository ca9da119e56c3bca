"""What may be said can be said in words, and what may not be said is refused with a rule."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine import TABLE, BadAction, Game, Illegal, rulebook, seeded, view
from tafelrunde.engine.codec import to_data
from tafelrunde.testing.walk import Babble, Walk


@pytest.mark.no_cover
def test_every_legal_action_parses_back_from_its_words(game: Game) -> None:
    for seed in range(6):
        for state in Walk(game, seed).some_positions(60, 300):
            for action in game.legal_actions(state):
                again = game.parse(action.text)
                assert again == action
                assert again.text == action.text == " ".join(action.text.split())
                assert type(again) is type(action)
                assert repr(again) == repr(action)


@pytest.mark.no_cover
def test_legal_actions_are_allowed_and_listed_once(game: Game) -> None:
    for seed in range(6):
        for state in Walk(game, seed).some_positions(60, 300):
            actions = game.legal_actions(state)
            assert bool(actions) != state.over
            assert len(set(actions)) == len(actions)
            for action in actions:
                assert game.why_not(state, state.asked().seat, action) is None
            if actions:
                assert game.why_not(state, state.asked().seat, state.asked().default(state)) is None


@pytest.mark.no_cover
def test_the_decider_knows_its_legal_actions(game: Game) -> None:
    """They follow from what the seat may know."""
    for seed in range(6):
        for state in Walk(game, seed).some_positions(40, 300):
            if not state.over:
                assert game.legal_actions(view(state, state.asked().seat)) == game.legal_actions(state)


@pytest.mark.no_cover
def test_what_is_said_by_lot_is_one_of_the_options(game: Game) -> None:
    """The very one that stands where the lot falls, and no more luck is used than for one lot."""
    for seed in range(6):
        chance = seeded(seed)
        for state in Walk(game, seed).some_positions(60, 300):
            if not state.over:
                options, other = game.legal_actions(state), chance.copy()
                assert state.asked().by_lot(state, chance) == options[other.below(len(options))]
                assert chance == other


def test_an_action_is_refused_with_a_rule_or_carried_out(game: Game) -> None:
    """`why_not` allows exactly what `apply` carries out; a refusal changes nothing and names a rule of the rulebook."""
    rules = rulebook.read(game.folder / "RULES.en.md").rules()
    for seed in range(4):
        walk = Walk(game, seed)
        babble = Babble(game, seed)
        for state in walk.some_positions(20, 300):
            babble.listen(game.legal_actions(state))
            before = json.dumps(to_data(state))
            for action in babble.actions(25):
                for seat in (range(walk.seats) if action.interjects else [state.asked().seat]) if not state.over else ():
                    reason = game.why_not(state, seat, action)
                    copy = state.copy()
                    if reason is None:
                        game.apply(copy, seat, action)
                    else:
                        assert reason.rule in rules, f"{action}: {reason}"
                        with pytest.raises(Illegal):
                            game.apply(copy, seat, action)
                        assert copy == state, f"{action} was refused but changed something"
            assert json.dumps(to_data(state)) == before


def test_only_the_seat_that_is_asked_may_answer(game: Game) -> None:
    rules = rulebook.read(game.folder / "RULES.en.md").rules()
    walk = Walk(game, 0)
    for state in walk.some_positions(20, 200):
        for action in game.legal_actions(state):
            for seat in {TABLE, *range(walk.seats)} - {state.asked().seat}:
                reason = game.why_not(state, seat, action)
                assert reason is not None
                assert reason.rule in rules


def test_nothing_may_be_said_after_the_end(game: Game) -> None:
    walk = Walk(game, 0)
    babble = Babble(game, 0)
    for state in walk.positions():
        babble.listen(game.legal_actions(state))
    for action in babble.actions(50):
        for seat in range(walk.seats):
            assert game.why_not(walk.state, seat, action) is not None


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_strange_words_are_no_action_but_no_accident(game: Game, data: st.DataObject) -> None:
    """Whatever is typed either is an action that reads the same again, or is a BadAction."""
    word = st.one_of(
        st.sampled_from([*game.actions, "-", "0", "1,2", "-1", "1" * 30]), st.integers().map(str), st.text(max_size=8)
    )
    text = data.draw(st.lists(word, max_size=6).map(" ".join))
    try:
        action = game.parse(text)
    except BadAction:
        return
    assert game.parse(action.text) == action
