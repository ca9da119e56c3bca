"""The story is told in order: first the change, then the word, and no moment in between shows what is hidden.

A beat is one thing that happened, with the table right after it. What a step of the flow changes, it changes before its last
word. What may change without a word after it (a hand that is filled up) is named in `tests/<game>/matrix.py`: QUIET, the ids of
zones and stats and the names of other parts of a scene.
"""

import sys
from collections.abc import Iterator

import msgspec
import pytest

from tafelrunde.engine import Action, Beat, Event, Game, Memory, State, seeded, view
from tafelrunde.engine.event import heard_by
from tafelrunde.engine.game import compiled
from tafelrunde.engine.scene import Board, Dice, Happening, Scene, Tumble
from tafelrunde.engine.scene import Walk as Walked
from tafelrunde.testing.about import kinds, quiet
from tafelrunde.testing.walk import Walk, viewers

GAMES = 6
MOVES = 150


def test_first_comes_the_change_and_then_the_word(game: Game) -> None:
    """Nothing that can be seen changes in a step of the flow after the last thing that it told."""
    for seed in range(GAMES):
        walk = Walk(game, seed)
        for number in range(MOVES):
            if walk.state.over:
                break
            seat, action = walk.next_action()
            viewer = viewers(walk.seats)[number % (walk.seats + 1)]
            for step, last in steps(game, walk.state, seat, action):
                shown, now = unasked(game, last.state, viewer), unasked(game, walk.state, viewer)
                changed = differing(shown, now) - quiet(game) if shown != now else set()
                assert not changed, f"{step} tells of {last.event} and then changes {sorted(changed)}"


def steps(game: Game, state: State, seat: int, action: Action) -> Iterator[tuple[str, Beat]]:
    """Carry out an action step by step, as the flow does: each step that told something, and the last thing it told."""
    state.heard, state.beats = [], []
    if action.interjects:
        game.interject(state, seat, action)
        yield from [(action.text, beat) for beat in state.beats[-1:]]
    else:
        state.decision, state.answer = None, action
        while not rests(state):
            top, at = state.stack[-1], state.stack[-1].at
            top.at = at + 1
            state.beats = []
            if not top.take_step(at, state):
                state.stack.pop()
                continue
            state.answer = None
            yield from [(f"{type(top).__name__}.{type(top).steps[at]}", beat) for beat in state.beats[-1:]]
    state.heard, state.beats = None, None


def rests(state: State) -> bool:
    """Whether somebody has to decide, or the game is over."""
    return state.decision is not None or state.over or not state.stack


def unasked(game: Game, state: State, viewer: int) -> Scene:
    """The table as it looks while nobody is asked."""
    still = state.copy()
    still.decision = None
    scene = game.scene(view(still, viewer))
    return msgspec.structs.replace(scene, sheets={}, glimpses={}, prompt=None, asked=None, result=None)


def differing(one: Scene, other: Scene) -> set[str]:
    """The zones, the stats of seats and the other parts of a scene that are not the same."""
    return {name for name, _ in parts(one) ^ parts(other)}


def parts(scene: Scene) -> set[tuple[str, bytes]]:
    """What a scene is made of, by name."""
    encode = msgspec.json.encode
    found: list[tuple[str, object]] = [(zone.id, zone) for zone in scene.zones]
    found += [(stat.id, (panel.seat, stat)) for panel in scene.seats for stat in panel.stats]
    found += [("seats", msgspec.structs.replace(panel, stats=[])) for panel in scene.seats]
    rest = msgspec.structs.asdict(msgspec.structs.replace(scene, zones=[], seats=[]))
    return {(name, encode(part)) for name, part in [*found, *rest.items()]}


def test_what_moved_lies_where_it_came_to(game: Game) -> None:
    """A piece that walked stands at the end of its way, and dice that fell show their faces, at that very beat."""
    for seed in range(GAMES):
        walk = Walk(game, seed)
        for beats in moves(walk):
            for beat in beats:
                seen = view(beat.state, viewers(walk.seats)[0])
                event = heard_by(beat.event, seen.viewer)
                told = game.happening(event, seen) if event is not None else None
                if told is not None and any(isinstance(motion, (Walked, Tumble)) for motion in told.motions):
                    check_motions(told, game.whole_scene(seen))


def check_motions(told: Happening, scene: Scene) -> None:
    """Where the walkers of a sentence stand and how its dice lie."""
    places = {piece.id: piece.at for zone in scene.zones if isinstance(zone, Board) for piece in zone.pieces}
    dice = {zone.id: zone.faces for zone in scene.zones if isinstance(zone, Dice)}
    for motion in told.motions:
        if isinstance(motion, Walked):
            assert places.get(motion.piece) == motion.path[-1], f"{told.text}: {motion}"
        elif isinstance(motion, Tumble) and motion.dice in dice:
            assert dice[motion.dice] == motion.faces, f"{told.text}: {motion}"


@pytest.mark.skipif(compiled(), reason="compiled code does not look up what a test has changed")
def test_an_event_that_is_no_beat_changes_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is only said: the table looks as it did before."""
    words = {kind for kind in kinds(game, Event) if not kind.beat}
    for kind in words:
        monkeypatch.setattr(kind, "beat", True)
    for seed in range(GAMES if words else 0):
        walk = Walk(game, seed)
        before = walk.state.copy()
        for number, beats in enumerate(moves(walk)):
            viewer = viewers(walk.seats)[number % (walk.seats + 1)]
            for beat in beats:
                if type(beat.event) in words:
                    assert unasked(game, beat.state, viewer) == unasked(game, before, viewer), beat.event
                before = beat.state
            before = walk.state.copy()


def test_what_is_remembered_is_what_would_be_drawn(game: Game) -> None:
    """A part of a picture that is not drawn again (engine/memory.py) is what it would be if it were."""
    walk = Walk(game, 1)
    for number, _ in enumerate(walk.positions(MOVES)):
        seen = view(walk.state, viewers(walk.seats)[number % (walk.seats + 1)])
        remembered = picture(game, seen)
        Memory.forget()
        forget_small_parts(game)
        assert picture(game, seen) == remembered


def forget_small_parts(game: Game) -> None:
    """What the functions of a game's pictures have cached."""
    home = f"{type(game).__module__.rpartition('.')[0]}.picture"
    for name, module in list(sys.modules.items()):
        if name.startswith(home):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@pytest.mark.no_cover
def test_what_the_end_of_a_move_hides_no_beat_shows(game: Game) -> None:
    """The same action in a world that a viewer cannot tell from this one: if it ends and sounds the same, then it also looks
    the same at every beat; to spectators, too. What a move shows by right (a hand that is looked at, the hand of a partner) is
    there at its end as well, so such worlds are not compared; only whoever acts may have drawn what is gone again by then."""
    compared = 0
    for seed in range(2 * GAMES):
        walk = Walk(game, seed)
        for number in range(MOVES):
            if walk.state.over:
                break
            seat, action = walk.next_action()
            for viewer in set(viewers(walk.seats)) - {seat} if number % 3 == 0 else ():
                here = walk.state.copy()
                there = game.imagine(view(here, viewer), seeded(number))
                there.chance = here.chance.copy()
                if game.why_not(there, seat, action) is not None:
                    continue
                mine, other = game.story(here, seat, action), game.story(there, seat, action)
                if view(here, viewer) == view(there, viewer) and heard(mine, viewer) == heard(other, viewer):
                    compared += 1
                    assert pictures(game, mine, viewer) == pictures(game, other, viewer), f"{viewer}: {action.text}"
            walk.take(seat, action)
    assert compared > 10


def moves(walk: Walk) -> Iterator[list[Beat]]:
    """A random game, move by move."""
    for _ in range(MOVES):
        if walk.state.over:
            return
        yield walk.game.story(walk.state, *walk.next_action())


def picture(game: Game, seen: State) -> bytes:
    """All that leaves the table of a moment."""
    return msgspec.json.encode(game.whole_scene(seen))


def heard(beats: list[Beat], viewer: int) -> list[str]:
    """What a viewer hears."""
    return [repr(event) for event in (heard_by(beat.event, viewer) for beat in beats) if event is not None]


def pictures(game: Game, beats: list[Beat], viewer: int) -> list[bytes]:
    """What a viewer sees at each beat that he hears of."""
    return [picture(game, view(beat.state, viewer)) for beat in beats if heard_by(beat.event, viewer) is not None]
