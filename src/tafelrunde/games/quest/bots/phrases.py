"""What a computer partner says in ready-made phrases (TQ-H1): little, and only what is true and of use just then."""

from typing import Final

from tafelrunde.engine import Action, SeatId
from tafelrunde.games.quest.actions import Talk
from tafelrunde.games.quest.bots.worth import SOLVED, HandWorth, missing, still_to_act
from tafelrunde.games.quest.ids import NO_DUNGEON, Points
from tafelrunde.games.quest.rules.challenge import ChooseTurn
from tafelrunde.games.quest.rules.exploring import ChooseInterlude
from tafelrunde.games.quest.rules.shop import ChooseShop
from tafelrunde.games.quest.rules.team import missing as missing_items
from tafelrunde.games.quest.rules.value import match_of
from tafelrunde.games.quest.state import Challenge, Quest

LOW_PILE: Final = 3  # cards
CLOSE: Final = 5  # points that one card may bring
FAR: Final = 6  # points: more than the rest of this round will bring,
NEAR: Final = 10  # and no more than the next one may
MUCH: Final = 6  # points on hand


def remark(state: Quest, seat: SeatId) -> Action | None:
    """A phrase that is worth saying now and was not the seat's last one; none most of the time."""
    phrase = ""
    challenge = state.challenge
    decision = state.decision
    if isinstance(decision, ChooseTurn) and challenge is not None:
        phrase = about_turn(state, challenge, seat)
    elif isinstance(decision, ChooseInterlude):
        phrase = "low-deck" if 0 < len(state.seats[seat].draw) <= LOW_PILE else ""
    elif isinstance(decision, ChooseShop) and state.dungeon == NO_DUNGEON:
        phrase = "thanks"  # the boss is beaten; the shop is open after a collapse, too
    return None if not phrase or phrase == state.seats[seat].said else Talk(phrase)


def about_turn(state: Quest, challenge: Challenge, seat: SeatId) -> str:
    """Before the first own card of a round: that it will do, that another round is needed, or how much there is on hand."""
    for play in challenge.plays:
        if play[0] == seat:
            return ""
    left = missing(challenge)
    if left <= CLOSE and HandWorth(state, seat).best()[1] > SOLVED:
        return "will-finish"
    if not challenge.rounds and not challenge.plays:
        return ""  # what it has is said by now (talk.py)
    if FAR <= left <= NEAR and not still_to_act(challenge) and not missing_items(state, challenge.needs):
        return "need-round"
    return ""


def on_hand(state: Quest, challenge: Challenge, seat: SeatId) -> str:
    """Where hints are switched off: how much the hand could bring here."""
    fits = match_of(state.rules, challenge.room).fits
    points: Points = 0
    for copy in state.seats[seat].hand:
        points += fits[state.rules.card_of[copy]].points
    return "help-much" if points >= MUCH else "help-little" if points else "cannot-help"
