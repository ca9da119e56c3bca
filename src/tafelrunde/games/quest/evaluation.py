"""How the team stands, from 0 to 1. Everybody stands alike: the heroes win and lose together (TQ-G6).

All shares below are as somebody judges who knows the game.
"""

from typing import Final

from tafelrunde.games.quest.state import Challenge, Quest

WAY: Final = 0.3
STRENGTH: Final = 0.4
CHALLENGE: Final = 0.2
DEFEAT: Final = 0.06


def evaluate(state: Quest) -> list[float]:
    """The way behind, the hearts at hand, what has been found, the challenge that is going on, less the defeats."""
    if state.over:
        value = 1.0 if state.won else 0.0
    else:
        standing = WAY * way_behind(state) + STRENGTH * strength(state) + CHALLENGE * nearness(state) - wear(state)
        value = min(0.98, max(0.02, standing))
    return [value] * len(state.seats)


def way_behind(state: Quest) -> float:
    """How much of the adventure is done; a room counts as a share of its dungeon."""
    needed = state.rules.dungeons_needed + 1
    done = float(len(state.completed))
    if state.room:
        solved = 0
        for one in state.solved:
            solved += one
        inside = 0.5 * min(1.0, solved / max(1, len(state.room) // 2)) + (0.25 if state.item_taken else 0.0)
        if state.in_castle():
            inside = 0.4 * min(1.0, solved / 6) + 0.6 * float(state.beaten) / len(state.bosses)
        done += inside
    return done / needed


def strength(state: Quest) -> float:
    """Hearts, bottles, the Triforce and rupees."""
    hearts = state.hearts / 2
    full = 0
    for content in state.bottles:
        full += content > 0
    worth = hearts / (hearts + 3.0) * 0.8 + 0.04 * full + 0.02 * float(state.unspent())
    return min(1.0, worth + min(state.rupees, 60) / 600 + 0.05 * hearts / float(max(1, state.containers)))


def nearness(state: Quest) -> float:
    """How near the challenge is to its end; one without a challenge is a quiet moment."""
    challenge = state.challenge
    return 1.0 if challenge is None else 0.2 + 0.7 * progress(challenge)


def progress(challenge: Challenge) -> float:
    """Points and broken shield, less while an item is still needed."""
    near = (float(challenge.progress) + 0.8 * float(challenge.waiting) - float(challenge.shield)) / float(challenge.goal + 2)
    if challenge.needs:
        near -= 0.3
    return min(1.0, max(0.0, near - 0.03 * float(challenge.rounds)))


def wear(state: Quest) -> float:
    """TQ-G2: every defeat makes the end harder."""
    return min(0.3, DEFEAT * float(state.defeats))
