"""The numbers of Triforce Quest by what they count. Most are places in a list of the ruleset or of the table."""

from typing import Final, NewType, TypeAlias

from mypy_extensions import i64

from tafelrunde.engine import SeatId

CardId = NewType("CardId", i64)  # a card as it is printed: `B01`
Copy = NewType("Copy", i64)  # one of the cards in the box; several may be alike
ItemId = NewType("ItemId", i64)
RoomId = NewType("RoomId", i64)  # a room or boss card
DungeonId = NewType("DungeonId", i64)
LayoutId = NewType("LayoutId", i64)
SpaceId = NewType("SpaceId", i64)  # where a room lies
PotionId = NewType("PotionId", i64)
Bottle = NewType("Bottle", i64)  # the team's first, second ... bottle
Kind = NewType("Kind", i64)  # of a card or a challenge: fight, puzzle, skill, support (TQ-0.4)
Role = NewType("Role", i64)  # of a card in a challenge: key, support, odd (TQ-V2 to TQ-V4)
Filling = NewType("Filling", i64)  # what is in a bottle: a potion and its sips

# Amounts are added and compared all the time; they are words for the reader, and machine words.
Halves: TypeAlias = i64  # of hearts (TQ-0.3)
Points: TypeAlias = i64
Rupees: TypeAlias = i64
Bits: TypeAlias = int  # a bit for each of many things: more than a machine word has, so never shift one by an id

# What stands for none of them.
NO_SEAT: Final = SeatId(-1)
NO_CARD: Final = CardId(-1)
NO_COPY: Final = Copy(-1)
NO_ITEM: Final = ItemId(-1)
NO_ROOM: Final = RoomId(-1)
NO_DUNGEON: Final = DungeonId(-1)
NOWHERE: Final = SpaceId(-1)
NO_KIND: Final = Kind(-1)
