"""Random play uses every card, in every way to play."""

import pytest

from tafelrunde.bots.match import play
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.content import pack_content
from tafelrunde.games.duels.events import AttackRevealed, Defended, FigureSaved, SpecialPlayed
from tafelrunde.testing.walk import Walk

USES = (AttackRevealed, Defended, FigureSaved, SpecialPlayed)


@pytest.mark.no_cover
def test_random_play_uses_every_card() -> None:
    """HD-A2: all kinds of basic, power and special cards come into play."""
    missing = {card.id for card in pack_content("").cards}
    for seed in range(120):
        walk = Walk(GAME, seed, {"team_choice": "random"}, seats=6, lively=0)
        for _ in walk.positions():
            missing -= {event.card for event in walk.events if isinstance(event, USES)}
        if not missing:
            break
    assert not missing


MODES = [(2, "teams"), (4, "teams"), (6, "teams"), (4, "master"), (4, "master_one"), *((seats, "ffa") for seats in range(3, 7))]


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_every_mode_comes_to_an_end(seats: int, mode: str) -> None:
    """HD-G1: a duel, two sides, everybody alone, and one person for several seats."""
    state = GAME.start(GAME.setting({"mode": mode, "team_choice": "random", "map": "random"}), seats, 7)
    players = [GAME.player("random", seat) for seat in range(seats)]
    play(GAME, state, players, GAME.bound, {})
    assert state.over
    assert max(GAME.outcome(state)) > 0
