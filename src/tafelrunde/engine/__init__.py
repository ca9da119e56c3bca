"""The contract every game fulfils. It knows no game and needs nothing but the standard library and msgspec.

What all rooms speak of stands here at its door; what few need is asked for at its own module.
"""

from tafelrunde.engine.action import NUMBER, Action, BadAction, Named, Word, one_of, whole_number
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.event import Event, OfSeat
from tafelrunde.engine.feature import Feature
from tafelrunde.engine.fields import derived, hidden, late, memo, named, passing, secret, shallow, shared
from tafelrunde.engine.flow import Beat, Decision, Procedure, Reason, State
from tafelrunde.engine.game import TABLE, Game, Illegal
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.judgement import Judgement, Tally
from tafelrunde.engine.memory import Memory
from tafelrunde.engine.occasion import Occasion
from tafelrunde.engine.part import EVERYTHING, SPECTATOR, UNKNOWN, UNKNOWN_WORD, Fixed, Listed, Part, Setting, attributes
from tafelrunde.engine.player import Player
from tafelrunde.engine.say import Argument, Say, Who, list_of, say, word
from tafelrunde.engine.view import view
from tafelrunde.engine.words import Kinds, arguments, message, say_part, say_reason
