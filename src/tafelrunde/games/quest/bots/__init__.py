"""Computer partners for Triforce Quest. Each sees a view only, and plays the same way every time."""

from tafelrunde.games.quest.bots.easy import EasyPlayer
from tafelrunde.games.quest.bots.normal import NormalPlayer
from tafelrunde.games.quest.bots.strong import StrongPlayer

PLAYERS = {"easy": EasyPlayer, "normal": NormalPlayer, "strong": StrongPlayer}
