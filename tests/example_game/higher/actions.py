"""What a seat can say: name a stake, lay a card, boast."""

from typing import ClassVar

from tafelrunde.engine.action import Action, BadAction, whole_number


class Stake(Action):
    """HI-R1: the round is worth so many points."""

    usage: ClassVar[str] = "stake POINTS"

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def write(self) -> str:
        return f"stake {self.points}"

    @classmethod
    def read(cls, words: list[str]) -> "Stake":
        return Stake(_one_number(words, cls.usage))


class Lay(Action):
    """HI-R2: this card, face down."""

    usage: ClassVar[str] = "lay CARD"

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def write(self) -> str:
        return f"lay {self.card}"

    @classmethod
    def read(cls, words: list[str]) -> "Lay":
        return Lay(_one_number(words, cls.usage))


class Boast(Action):
    """HI-R4: I will take this round."""

    usage: ClassVar[str] = "boast"
    interjects: ClassVar[bool] = True


def _one_number(words: list[str], usage: str) -> int:
    if len(words) != 1:
        raise BadAction(f"say {usage!r}")
    return whole_number(words[0], usage)


ACTIONS: dict[str, type[Action]] = {"stake": Stake, "lay": Lay, "boast": Boast}
