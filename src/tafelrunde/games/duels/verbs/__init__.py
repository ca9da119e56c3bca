"""The verbs of cards: a closed set, a class each (HD-E, HD-X2). No card needs code outside of it."""

from typing import Final

from tafelrunde.games.duels.ruleset import Verb
from tafelrunde.games.duels.verbs import fights, figures, players

VERBS: Final[dict[str, type[Verb]]] = {
    kind.name: kind
    for kind in (
        figures.Damage, figures.Heal, figures.RaiseMost, figures.Pin, figures.MoveFigures, figures.PutFigure,
        figures.ChangePlaces, figures.Revive, fights.Survive, fights.SetValues, fights.Strengthen, fights.Hide,
        fights.SetAttack, fights.AddAttack, fights.BlockAll, fights.Cancel, fights.Redirect, players.DrawCards,
        players.DiscardCards, players.SeeHand, players.Scry, players.Recover, players.ChangeActions,
    )
}  # fmt: skip
