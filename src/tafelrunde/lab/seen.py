"""What watching leaves of a game (watching.py): one `Seen`, with a `Use` for each card in each hand."""

from msgspec import Struct, field


class Use(Struct, array_like=True, gc=False):
    """What became of one card in one game, in the hands of one seat, at the decisions that were looked at."""

    card: str
    seat: int
    held: int = 0  # questions put to this seat while it had the card
    offered: int = 0  # questions that the card would have answered
    used: int = 0
    tried: int = 0  # questions in which its use was tried against an alternative
    better: float = 0.0  # how much better the seat stood after it than after the alternative, summed over them


class Seen(Struct, array_like=True, gc=False):
    """One game."""

    number: int
    seed: int
    seating: list[str]
    shares: list[float]  # none if it did not come to an end
    actions: int
    rounds: int
    first: int  # the seat that began
    sides: list[str]
    measures: dict[str, float]
    looked: int  # decisions that were looked at
    choices: int  # of them, those with more than one option
    options: int  # of all of them
    weighed: int  # decisions of which it was asked how open they are
    open: int  # and which were open
    leads: int  # changes of the lead
    comeback: float  # the worst that the winner stood at any time, from 0 to 1
    settled: float  # the part of the game that was over when the last lead began
    swing: float  # how much the seats' chances moved, in all
    uses: list[Use] = field(default_factory=list)
    beaten: dict[str, int] = field(
        default_factory=dict
    )  # "chosen other": how often one was used where the other could have been
    error: str = ""
