"""The yardstick: one step of random chess, in seconds of the processor."""

import random
from time import process_time

import chess


def chess_step() -> float:
    """How long it takes here and now: list the legal moves, push one, test for the end."""
    rng = random.Random(1)
    board = chess.Board()
    steps = 0
    start = process_time()
    while process_time() - start < 0.3:
        if board.is_game_over():
            board.reset()
        board.push(rng.choice(list(board.legal_moves)))
        steps += 1
    return (process_time() - start) / steps
