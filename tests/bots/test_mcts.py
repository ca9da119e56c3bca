"""Information-set tree search."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from higher import GAME
from higher.game import Higher
from tafelrunde.bots import mcts
from tafelrunde.bots.mcts import MctsPlayer, Node, favourite, seen_again, seen_from
from tafelrunde.bots.policy import Policy
from tafelrunde.engine.action import Action, Named
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.flow import Decision, State
from tafelrunde.engine.game import compiled
from tafelrunde.engine.view import view
from tests.bots.matches import share_of_victories


class Word(Named):
    """Any word."""

    usage = "say WORD"


def opening(seed: int, seats: int = 3) -> State:
    """The first decision of the example game, as the one who is asked sees it."""
    state = GAME.start(GAME.setting({}), seats, seed)
    return view(state, state.asked().seat)


def nodes(node: Node) -> list[Node]:
    """A node and all below it."""
    below = [*node.children.values(), *node.elsewhere.values()]
    return [node, *(inner for child in below for inner in nodes(child))]


@pytest.mark.no_cover
def test_search_beats_random_clearly() -> None:
    assert share_of_victories(lambda seed: MctsPlayer(GAME, seed, iterations=60, rollout=20), games=70) > 0.65


def test_iterations_make_the_search_the_same_every_time() -> None:
    first, second = (MctsPlayer(GAME, 7, iterations=300).search(opening(2)) for _ in range(2))
    assert [(node.visits, node.available, node.total) for node in nodes(first)] == [
        (node.visits, node.available, node.total) for node in nodes(second)
    ]


def test_plain_and_compiled_search_alike() -> None:
    """The same figures in both modes; they change only with the example game or the search itself."""
    root = MctsPlayer(GAME, 1, iterations=2000).search(opening(5))
    assert {text: child.visits for text, child in root.children.items()} == {"stake 1": 401, "stake 5": 539, "stake 10": 1060}


def test_every_iteration_says_something_first() -> None:
    root = MctsPlayer(GAME, 7, iterations=250).search(opening(2))
    assert root.questions == 250
    assert sum(child.visits for child in root.children.values()) == 250


def test_what_is_always_legal_is_always_available() -> None:
    """Every option of the root is legal in every imagined table, so all of them count each visit from their first on."""
    root = MctsPlayer(GAME, 7, iterations=250).search(opening(2))
    assert {child.available for child in root.children.values()} == {250, 249, 248}


def test_cards_of_others_are_available_less_often() -> None:
    """The second seat's cards differ from one imagined table to the next."""
    root = MctsPlayer(GAME, 7, iterations=400).search(opening(2))
    asked_others = [node for node in nodes(root) if node.seat not in (root.seat, -1) and node.questions > 30]
    guesses = [(node, child) for node in asked_others for child in node.children.values()]
    assert guesses
    assert all(child.visits <= child.available <= node.questions for node, child in guesses)
    assert 2 * sum(child.available for _, child in guesses) < sum(node.questions for node, _ in guesses)


class Watching(Higher):
    """The example game, noting which tables are imagined, evaluated and decided at."""

    def __init__(self) -> None:
        self.imagined: list[tuple[State, State]] = []

    def imagine(self, view: State, chance: Chance) -> Any:
        whole = super().imagine(view, chance)
        self.imagined.append((view, whole.copy()))
        return whole


@given(seed=st.integers(0, 10_000), steps=st.integers(0, 18))
@settings(max_examples=25, deadline=None)
def test_search_knows_only_its_view(seed: int, steps: int) -> None:
    """Two tables that look the same to a seat get the same answer, and every imagined table looks like the view."""
    state = GAME.start(GAME.setting({}), 3, seed)
    for _ in range(steps):
        state.take(GAME.legal_actions(state)[0])
    seat = state.asked().seat
    seen = view(state, seat)
    other = view(GAME.imagine(seen, seeded(seed + 1)), seat)
    watching = Watching()
    said = MctsPlayer(watching, 3, iterations=20).choose(seen)
    assert said == MctsPlayer(GAME, 3, iterations=20).choose(other)
    assert said in GAME.legal_actions(state)
    assert all(looked_at is seen and view(whole, seat) == seen for looked_at, whole in watching.imagined)


def test_search_leaves_its_view_as_it_was() -> None:
    seen = opening(5)
    before = seen.copy()
    MctsPlayer(GAME, 1, iterations=50).choose(seen)
    assert seen == before


def test_single_option_needs_no_thought() -> None:
    state = GAME.start(GAME.setting({}), 2, 1)
    while len(GAME.legal_actions(state)) > 1:
        state.take(GAME.legal_actions(state)[0])
    watching = Watching()
    MctsPlayer(watching, 1, iterations=1000).choose(view(state, state.asked().seat))
    assert not watching.imagined


@pytest.mark.skipif(compiled(), reason="compiled code has its own clock")
def test_time_budget_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that moves on by a tenth of a second whenever it is looked at: once before, then after each iteration."""
    now = 0.0

    def tick() -> float:
        nonlocal now
        now += 0.1
        return now

    monkeypatch.setattr(mcts, "perf_counter", tick)
    assert MctsPlayer(GAME, 1, seconds=1.95).search(opening(1)).questions == 20
    assert MctsPlayer(GAME, 1, seconds=1.95, iterations=5).search(opening(1)).questions == 5


def test_time_budget_is_enough_for_one_iteration() -> None:
    assert MctsPlayer(GAME, 1, seconds=1e-9).search(opening(1)).questions == 1


def test_no_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="budget"):
        MctsPlayer(GAME, 1)


class Wide(Decision):
    """A hundred numbers."""

    def options(self, state: Any) -> list[Action]:
        return [Word(str(number)) for number in range(100)]


class WideGame(Higher):
    """A game of one decision: whoever says the highest number is best off."""

    def imagine(self, view: State, chance: Chance) -> Any:
        return view.copy()

    def outcome(self, state: State) -> list[float]:
        said = state.answer
        return [int(said.text.split()[1]) / 99 if said else 0.0]

    def evaluate(self, state: State) -> list[float]:
        return self.outcome(state)


class WideState(State):
    """Nothing but the question."""


def wide() -> WideState:
    """The one decision."""
    state = WideState(seeded(1))
    state.decision = Wide(0)
    return state


def test_wide_decisions_are_looked_at_a_few_options_at_a_time() -> None:
    root = MctsPlayer(WideGame(), 1, iterations=60, width=5).search(wide())
    assert 5 <= len(root.children) <= 8  # five at once, then one more whenever their square is reached
    assert MctsPlayer(WideGame(), 1, iterations=400, width=5).search(wide()).questions == 400


def test_search_finds_a_good_option_among_many() -> None:
    said = MctsPlayer(WideGame(), 1, iterations=1500, width=20).choose(wide())
    assert int(said.text.split()[1]) > 85


class Highest(Policy):
    """Knows what is good."""

    def hint(self, state: Any, actions: list[Action], chance: Chance) -> int:
        return max(range(len(actions)), key=lambda index: int(actions[index].text.split()[1]))


def test_policy_of_the_game_says_what_to_look_at_first() -> None:
    assert MctsPlayer(WideGame(), 1, iterations=20, width=3, policy=Highest()).choose(wide()).text == "say 99"


class Hasty(Policy):
    """Says the first thing that comes to mind, without listing anything else."""

    def __init__(self) -> None:
        self.spoken = 0

    def say(self, state: Any, chance: Chance) -> Action:
        self.spoken += 1
        first: Action = state.decision.default(state)
        return first


def test_policy_of_the_game_plays_the_imagined_games_on() -> None:
    hasty = Hasty()
    MctsPlayer(GAME, 1, iterations=10, rollout=4, policy=hasty).search(opening(1))
    assert hasty.spoken == 10 * 4


def test_favourite_is_the_most_visited_then_the_best() -> None:
    actions = [Word("a"), Word("b"), Word("c")]
    root = Node(None)
    for action, visits, total in zip(actions, (3, 5, 5), (3.0, 1.0, 2.0), strict=True):
        child = Node(action)
        child.visits, child.total = visits, total
        root.children[action.text] = child
    assert favourite(root, actions) == Word("c")
    assert favourite(Node(None), actions) == Word("a")


def test_another_seat_at_the_same_place_has_a_node_of_its_own() -> None:
    node = Node(None)
    assert node.asked(2) is node
    assert node.asked(0) is not node
    assert node.asked(0) is node.asked(0)
    assert node.asked(2) is node


@given(st.floats(0.01, 0.99), st.floats(0.01, 0.99), st.floats(0.2, 2.0))
def test_values_are_seen_from_the_present_and_told_as_they_are(value: float, present: float, keenness: float) -> None:
    seen = seen_from(value, present, keenness)
    assert seen_from(present, present, keenness) == pytest.approx(0.5)
    assert (seen > 0.5) == (value > present) or seen == pytest.approx(0.5)
    if 0.01 < seen < 0.99:
        assert seen_again(seen, present, keenness) == pytest.approx(value)


def test_what_is_over_stays_as_it_is() -> None:
    assert [seen_from(value, 0.9, 0.5) for value in (0.0, 1.0)] == [0.0, 1.0]


def test_a_keen_search_tells_how_well_the_seat_stands() -> None:
    """Not how it compares with the present."""
    seen = opening(2)
    usual, keen = (MctsPlayer(GAME, 7, iterations=200, keenness=keenness).weigh(seen)[0][1] for keenness in (0.0, 0.5))
    assert keen == pytest.approx(usual, abs=0.1)
