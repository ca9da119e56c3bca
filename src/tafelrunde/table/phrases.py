"""Ready-made phrases: what can be said at every table without typing, read by everybody in their own language."""

from typing import Final

from tafelrunde.engine import Game

PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "back-soon",
    "well-played",
    "thanks",
    "sorry",
    "oh-no",
    "good-game",
)


def phrases_of(game: Game) -> list[str]:
    """The usual phrases, and those that the game adds. Their words: `phrase-<id>`, or `chat-<id>` for the usual ones."""
    return [*(f"chat-{phrase}" for phrase in PHRASES), *(f"phrase-{phrase}" for phrase in game.phrases)]
