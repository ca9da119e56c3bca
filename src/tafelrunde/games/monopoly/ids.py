"""What is counted and numbered at this table, each kind of number with a type of its own.

Rupees are plain machine words under another name: sums and differences of rupees are rupees again.
"""

from typing import Final, NewType, TypeAlias

from mypy_extensions import i64

from tafelrunde.engine import SeatId

SpaceId = NewType("SpaceId", i64)  # of the board, from 0 (GO) clockwise
GroupId = NewType("GroupId", i64)  # a colour group, the transports or the shops
Kind = NewType("Kind", i64)  # of a space
DeckId = NewType("DeckId", i64)  # one of the two decks
CardId = NewType("CardId", i64)  # a card of the decks
TokenId = NewType("TokenId", i64)
ItemId = NewType("ItemId", i64)  # an item card
Rupees: TypeAlias = i64

BANK: Final = SeatId(-1)  # the owner of an unsold deed; the creditor of a fee
NOBODY: Final = SeatId(-1)
NOWHERE: Final = SpaceId(-1)
NO_GROUP: Final = GroupId(-1)  # of a space without a deed
NO_TOKEN: Final = TokenId(-1)
NO_ITEM: Final = ItemId(-1)
