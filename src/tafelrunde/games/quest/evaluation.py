"""How the team stands, from 0 to 1. Everybody stands alike: the heroes win and lose together (TQ-G6)."""

from tafelrunde.games.quest.state import Challenge, Quest


def evaluate(state: Quest) -> list[float]:
    """The way behind, the hearts at hand, what has been found, the challenge that is going on, less the defeats."""
    if state.over:
        value = 1.0 if state.won else 0.0
    else:
        value = min(0.98, max(0.02, 0.3 * way_behind(state) + 0.4 * strength(state) + 0.2 * outlook(state) - wear(state)))
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
            inside = 0.4 * min(1.0, solved / 6) + 0.6 * state.beaten / len(state.bosses)
        done += inside
    return done / needed


def strength(state: Quest) -> float:
    """Hearts, bottles, the Triforce and rupees."""
    hearts = state.hearts / 2
    full = 0
    for content in state.bottles:
        full += content > 0
    worth = hearts / (hearts + 3.0) * 0.8 + 0.04 * full + 0.02 * state.unspent()
    return min(1.0, worth + min(state.rupees, 60) / 600 + 0.05 * hearts / max(1, state.containers))


def outlook(state: Quest) -> float:
    """How near the challenge is to its end; one without a challenge is a quiet moment."""
    challenge = state.challenge
    if challenge is None:
        return 1.0
    return 0.2 + 0.7 * nearness(challenge)


def nearness(challenge: Challenge) -> float:
    """Progress and broken shield, less while an item is still needed."""
    total = challenge.goal + 2
    near = (challenge.progress + 0.8 * challenge.waiting - challenge.shield) / total
    if challenge.needs:
        near -= 0.3
    return min(1.0, max(0.0, near - 0.03 * challenge.rounds))


def wear(state: Quest) -> float:
    """TQ-G2: every defeat makes the end harder."""
    return min(0.3, 0.06 * state.defeats)
