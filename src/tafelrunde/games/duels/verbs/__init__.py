"""The verbs of cards: a closed set, a class each (HD-E, HD-X2). No card needs code outside of it."""

from typing import Final

from tafelrunde.games.duels.ruleset import Verb
from tafelrunde.games.duels.verbs.fights import (
    AddAttack,
    BlockAll,
    Cancel,
    Hide,
    Redirect,
    SetAttack,
    SetValues,
    Strengthen,
    Survive,
)
from tafelrunde.games.duels.verbs.figures import ChangePlaces, Damage, Heal, MoveFigures, Pin, PutFigure, RaiseMost, Revive
from tafelrunde.games.duels.verbs.players import ChangeActions, DiscardCards, DrawCards, Recover, Scry, SeeHand

VERBS: Final[dict[str, type[Verb]]] = {
    kind.name: kind
    for kind in (
        Damage, Heal, RaiseMost, Pin, MoveFigures, PutFigure, ChangePlaces, Revive, Survive, SetValues, Strengthen, Hide,
        SetAttack, AddAttack, BlockAll, Cancel, Redirect, DrawCards, DiscardCards, SeeHand, Scry, Recover, ChangeActions,
    )
}  # fmt: skip
