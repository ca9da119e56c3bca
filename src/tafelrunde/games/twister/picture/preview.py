"""What turning a hall would bring: where everybody on it would stand, and what the NPCs would do then."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.say import Say, say, word
from tafelrunde.engine.scene import Mark, Preview
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.actions import Turn
from tafelrunde.games.twister.ids import Slot, Token
from tafelrunde.games.twister.picture.board import centre
from tafelrunde.games.twister.picture.glimpses import plan_strokes
from tafelrunde.games.twister.picture.names import Look
from tafelrunde.games.twister.picture.npcs import decided
from tafelrunde.games.twister.rules.explaining import GoalTest, explain
from tafelrunde.games.twister.rules.halls import turn_hall
from tafelrunde.games.twister.state import Twister


def preview(view: Twister, look: Look, action: Action) -> Preview:
    """Only turning changes the board for everybody."""
    if not isinstance(action, Turn):
        return Preview()
    after = view.copy()
    turn_hall(after, action.slot, action.clockwise, 1)
    shown = Preview(marks=_moved(view, after, look, action.slot))
    for token in view.row if view.solo() else ():
        if view.where[token] < 0 or view.wounded[token]:
            continue
        before, then = decided(explain(view, token)), decided(explain(after, token))
        if then is not None:
            shown.lines += plan_strokes(after, [then])
            if before is None or (before.goal, before.reason, before.target) != (then.goal, then.reason, then.target):
                shown.remarks.append(say("foresight-npc", npc=look.npcs[view.rules.npc(token).id], plan=_words(then, look)))
    if view.solo() and not shown.remarks:
        shown.remarks.append(word("foresight-same"))
    return shown


def _words(test: GoalTest, look: Look) -> Say:
    goal = say("goal-line", goal=word(f"goal-{r.GOALS[test.goal]}"), ap=int(test.ap))
    if test.target < 0:
        return goal
    return say("foresight-target", goal=goal, target=look.token(look.rules.names[test.target]))


def _moved(view: Twister, after: Twister, look: Look, slot: Slot) -> list[Mark]:
    """DT-W4: whoever and whatever is on the hall turns with it."""
    found = []
    for token, square in enumerate(after.where):
        if square >= 0 and r.SLOT_OF[square] == slot and view.bearer[token] < 0 and square != view.where[token]:
            x, y = centre(after, square)
            found.append(Mark(x, y, look.icon(Token(token)), 0.7, look.colour(Token(token)), ground="paper", ring="glow"))
    return found
