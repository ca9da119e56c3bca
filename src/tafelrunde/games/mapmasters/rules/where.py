"""Where a walk is, and what its numbers `a`, `b` and `c` are there."""

from typing import Final

ENTRY: Final = 0  # outside, before a port of the entry point
STAND: Final = 1  # at the port where the last leg ended
SYMBOL: Final = 2  # before an obstacle: corridor, position, direction
REACHED: Final = 3  # on a symbol: corridor, position, direction
FORK: Final = 4  # on a junction or dead end: node, corridor
EDGE: Final = 5  # at a trapdoor, from above: node, corridor
BELOW: Final = 6  # at a trapdoor, from below: node, corridor
GUARD: Final = 7  # before a room with monsters: room, door, monsters left
HALL: Final = 8  # in a room: room, door
ARTIFACT_FOUND: Final = 9  # on a card with an artifact: port
CHOICE: Final = 10  # at a goal with several slots: port
DONE: Final = 11
DEAD: Final = 12
