"""What a seat can say: name a stake, lay a card, boast."""

from tafelrunde.engine.action import NUMBER, Action


class Stake(Action):
    """HI-R1: the round is worth so many points."""

    usage = "stake POINTS"
    vocabulary = {"POINTS": NUMBER}
    points: int


class Lay(Action):
    """HI-R2: this card, face down."""

    usage = "lay CARD"
    vocabulary = {"CARD": NUMBER}
    card: int


class Boast(Action):
    """HI-R4: I will take this round."""

    usage = "boast"
    interjects = True


ACTIONS: dict[str, type[Action]] = {"stake": Stake, "lay": Lay, "boast": Boast}
