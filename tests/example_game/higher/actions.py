"""What a seat can say: name a stake, lay a card, boast."""

import tafelrunde.author as tr


class Stake(tr.Action):
    rule = "HI-R1"  # the round is worth so many points
    usage = "stake POINTS"
    vocabulary = {"POINTS": tr.NUMBER}
    points: int


class Lay(tr.Action):
    rule = "HI-R2"  # this card, face down
    usage = "lay CARD"
    vocabulary = {"CARD": tr.NUMBER}
    touches = "card-{card}"
    card: int


class Boast(tr.Action):
    rule = "HI-R4"  # I will take this round
    usage = "boast"
    interjects = True
