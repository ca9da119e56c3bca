"""The spaces of Gymnasium for what a plan lets a seat see and say."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tafelrunde.research.described import FEATURES
from tafelrunde.research.numbers import BOUND
from tafelrunde.research.plans import Plan

MOST_JSON = 1_000_000  # characters of a view
MOST_WORD = 2**31 - 1


class Words(spaces.Text):
    """Any text at all."""

    def __init__(self) -> None:
        super().__init__(max_length=MOST_JSON)

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and len(x) <= MOST_JSON


def floats(*shape: int) -> spaces.Box:
    """Numbers as observations have them."""
    return spaces.Box(-BOUND, BOUND, shape, np.float32)


def seen_space(plan: Plan) -> spaces.Space[Any]:
    """What a seat may know."""
    match plan.observations:
        case "tensor":
            return floats(plan.layout.size)
        case "dict":
            return spaces.Dict({name: floats(*shape) for name, (_, shape) in plan.layout.tables.items() if shape[0]})
        case "entities":
            return floats(*plan.layout.entity_shape)
        case "json":
            return Words()


def observation_space(plan: Plan) -> spaces.Dict:
    """All that a seat gets before it says something."""
    size = plan.speech.size
    found: dict[str, spaces.Space[Any]] = {
        "observation": seen_space(plan),
        "action_mask": spaces.Box(0, 1, (size,), np.int8),
    }
    if plan.candidates is not None:
        found["candidates"] = spaces.Box(0, MOST_WORD, (size, len(FEATURES)), np.int32)
    return spaces.Dict(found)


def action_space(plan: Plan) -> spaces.Discrete:
    """All that it can say."""
    return spaces.Discrete(plan.speech.size)
