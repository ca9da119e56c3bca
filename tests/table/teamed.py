"""The example game among partners: what is staked is everybody's business, and computers say what they have."""

from typing import ClassVar

from higher.actions import Boast
from higher.events import CardLaid, RoundBegun, StakeNamed
from higher.game import Higher
from higher.rules import NameStake
from higher.state import HigherState
from tafelrunde.engine.action import Action
from tafelrunde.engine.event import Event
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.occasion import Occasion
from tafelrunde.engine.say import Say, say

HIGH = 18  # of 24: a card worth speaking of


class TeamHigher(Higher):
    """A round begins: who has a high card says so. A stake is named: who has the highest card of all boasts."""

    id: ClassVar[str] = "team"
    together: ClassVar[bool] = True
    talks: ClassVar[tuple[type[Event], ...]] = (RoundBegun, StakeNamed)

    def talk(self, view: HigherState, occasion: Occasion) -> list[Say | Action]:
        hand = view.seats[view.viewer].hand
        if isinstance(occasion.event, StakeNamed):
            boasts = hand and hand[-1] == view.setting.deck.cards and not view.seats[view.viewer].boasts
            return [Boast()] if boasts else []
        words = say("talk-high", turn=view.turn)
        return [words] if hand and hand[-1] >= HIGH and (view.viewer, words) not in occasion.said else []

    def team_decides(self, view: HigherState, action: Action) -> bool:
        return isinstance(view.decision, NameStake)


class WhisperingHigher(TeamHigher):
    """Computers speak to the first seat only."""

    id: ClassVar[str] = "whisper"
    talks: ClassVar[tuple[type[Event], ...]] = (CardLaid,)

    def talk(self, view: HigherState, occasion: Occasion) -> list[Say | Action]:
        assert isinstance(occasion.event, CardLaid)
        return [say("talk-whisper", card=occasion.event.card)]

    def confidants(self, view: HigherState) -> list[SeatId]:
        return [SeatId(0)]


TEAM = TeamHigher()
WHISPER = WhisperingHigher()
