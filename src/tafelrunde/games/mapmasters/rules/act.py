"""What can be done where a walk is: the first number of a move, and what its other numbers are."""

from typing import Final

ENTER: Final = 0  # port
ON: Final = 1
PAY: Final = 2  # how
FALL: Final = 3
OVER: Final = 4  # how
CLIMB_UP: Final = 5  # corridor, or NONE: into the room
LEAVE: Final = 6  # corridor
DROP: Final = 7  # trapdoor
TRAVEL: Final = 8  # how, space, target, position, direction
ROLL: Final = 9  # space, target, position, direction: from barrel to barrel
LURED: Final = 10  # the same, to a monster
WISHED: Final = 11  # kind of token
GAIN: Final = 12  # kind of token
STOP: Final = 13
SERVE: Final = 14  # task
