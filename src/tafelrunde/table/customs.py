"""Customs: how people want to sit at a table. They are agreed when it is set up, for any game, and change none of its rules."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Customs(Struct, omit_defaults=True, frozen=True):
    """The usual ones suit friends."""

    free_chat: bool = True  # else only ready-made phrases
    undo: Literal["agreed", "own", "never"] = "agreed"  # beyond other seats' actions if all agree; only one's own; not at all
    stand_in: Literal["agreed", "always", "never"] = "agreed"  # whether a computer plays for somebody who is away
    turn_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0  # for one decision, unless the game has such an option; 0: no limit
    propose_seconds: Annotated[int, Meta(ge=0, le=3600)] = (
        30  # of silence, after which a computer does what it proposed; 0: none
    )
