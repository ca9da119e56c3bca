"""All that a game is made of, in one place: `import tafelrunde.author as tr`.

A game from outside needs nothing else and may rely on it; what lies in the rooms of the house may move.
"""

from tafelrunde.bots.comparing import ComparingPlayer
from tafelrunde.bots.greedy import GreedyPlayer
from tafelrunde.bots.levels import player_of
from tafelrunde.bots.mcts import MctsPlayer
from tafelrunde.bots.policy import Policy
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine import observation, options, scene
from tafelrunde.engine.action import NAME, NUMBER, Action, BadAction, Word
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.event import Event
from tafelrunde.engine.feature import Feature
from tafelrunde.engine.fields import hidden, late, memo, passing, secret, shared
from tafelrunde.engine.flow import Decision, Procedure, Reason, State
from tafelrunde.engine.game import TABLE, Game
from tafelrunde.engine.habits import Habit, Habits
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.judgement import Judgement, Tally
from tafelrunde.engine.library import content_files
from tafelrunde.engine.occasion import Occasion
from tafelrunde.engine.options import Alliance, OptionField
from tafelrunde.engine.pack import BadPack, load
from tafelrunde.engine.part import EVERYTHING, SPECTATOR, UNKNOWN, Fixed, Part, Setting
from tafelrunde.engine.player import Player
from tafelrunde.engine.say import Argument, Say, Who, list_of, say
from tafelrunde.engine.studio import Exhibit, FileKind, Paint, Palette, Verbs
from tafelrunde.engine.view import dealt, view
from tafelrunde.engine.vocabulary import Vocabulary

__all__ = [
    "EVERYTHING",
    "NAME",
    "NUMBER",
    "SPECTATOR",
    "TABLE",
    "UNKNOWN",
    "Action",
    "Alliance",
    "Argument",
    "BadAction",
    "BadPack",
    "Chance",
    "ComparingPlayer",
    "Decision",
    "Event",
    "Exhibit",
    "Feature",
    "FileKind",
    "Fixed",
    "Game",
    "GreedyPlayer",
    "Habit",
    "Habits",
    "Judgement",
    "MctsPlayer",
    "Occasion",
    "OptionField",
    "Paint",
    "Palette",
    "Part",
    "Player",
    "Policy",
    "Procedure",
    "RandomPlayer",
    "Reason",
    "Say",
    "SeatId",
    "Setting",
    "State",
    "Tally",
    "Verbs",
    "Vocabulary",
    "Who",
    "Word",
    "content_files",
    "dealt",
    "hidden",
    "late",
    "list_of",
    "load",
    "memo",
    "observation",
    "options",
    "passing",
    "player_of",
    "say",
    "scene",
    "secret",
    "seeded",
    "shared",
    "view",
]
