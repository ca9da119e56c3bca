"""What turning a hall would bring: where everybody on it would stand, how far the own people would get, and what the NPCs would
do then."""

from typing import Final

from tafelrunde.engine import Action, Say, list_of, say, word
from tafelrunde.engine.scene import Mark, Preview, Stroke
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.actions import Turn
from tafelrunde.games.twister.dungeon import exit_line
from tafelrunde.games.twister.ids import Slot, Square, Token
from tafelrunde.games.twister.picture.board import centre
from tafelrunde.games.twister.picture.foretelling import LUCK, Deed, deed_words, foretell
from tafelrunde.games.twister.picture.glimpses import plan_strokes, turned
from tafelrunde.games.twister.picture.names import Look
from tafelrunde.games.twister.picture.npcs import decided
from tafelrunde.games.twister.rules.explaining import GoalTest, explain
from tafelrunde.games.twister.rules.movement import FAR, reach
from tafelrunde.games.twister.state import Twister

DOT: Final = "M{x} {y}h0.01"  # with a broad round pen


def preview(view: Twister, look: Look, action: Action) -> Preview:
    """Only turning changes the board for everybody."""
    if not isinstance(action, Turn):
        return Preview()
    after = turned(view, action)
    shown = Preview(marks=_moved(view, after, look, action.slot))
    _reached(after, look, action, shown)
    changed = False
    for token in view.row if view.solo() else ():
        if view.where[token] < 0 or view.wounded[token]:
            continue
        tests, deeds = explain(after, token), foretell(after, token)
        before, then = decided(explain(view, token)), decided(tests)
        if then is None:
            continue
        shown.lines += plan_strokes(after, [then], deeds)
        if _course(before, foretell(view, token)) != _course(then, deeds):
            changed = True
            npc = look.npcs[view.rules.npc(token).id]
            shown.remarks.append(say("foresight-npc", npc=npc, plan=_words(then, deeds, look)))
    if view.solo() and not changed:
        shown.remarks.append(word("foresight-same"))
    return shown


def _reached(after: Twister, look: Look, action: Turn, shown: Preview) -> None:
    """DT-M1, DT-V2: a point on each square that somebody of the same side could then reach besides whoever turns the hall; and
    who could get out."""
    turner = after.rules.number[action.token]
    side = after.rules.side[turner]
    squares: set[Square] = set()
    for token in after.fighters(side):
        if not after.is_free(token):
            continue
        prices = {Square(number): price for number, price in enumerate(reach(after, token, after.ap)) if 0 < price < FAR}
        if token != turner:
            squares.update(prices)
        out = [price for square, price in prices.items() if exit_line(square, side)]
        if out:
            shown.remarks.append(say("foresight-exit", token=look.token(after.name(token)), ap=int(min(out))))
    points = [centre(after, square) for square in sorted(squares)]
    if points:
        path = "".join(DOT.format(x=x, y=y) for x, y in points)
        shown.lines += [Stroke(path, "paper", width=0.24), Stroke(path, "gold", width=0.16, name=word("foresight-reach"))]


def _course(test: GoalTest | None, deeds: list[Deed]) -> tuple[object, ...]:
    """What tells one plan from another, whichever way it goes."""
    first = None if test is None else (test.goal, test.reason, test.target)
    return (first, *(deed[:2] for deed in deeds[1:]))


def _words(test: GoalTest, deeds: list[Deed], look: Look) -> Say:
    """`Object 4, target: the rope; then gets out`."""
    plan = say("goal-line", goal=word(f"goal-{r.GOALS[test.goal]}"), ap=int(test.ap))
    if test.target >= 0 and deeds[:1] != [Deed(LUCK)]:
        plan = say("foresight-target", goal=plan, target=look.token(look.rules.names[test.target]))
    if deeds[1:]:
        plan = say("foresight-then", plan=plan, deeds=list_of([deed_words(deed, look) for deed in deeds[1:]]))
    return plan


def _moved(view: Twister, after: Twister, look: Look, slot: Slot) -> list[Mark]:
    """DT-W4: whoever and whatever is on the hall turns with it."""
    found = []
    for token, square in enumerate(after.where):
        if square >= 0 and r.SLOT_OF[square] == slot and view.bearer[token] < 0 and square != view.where[token]:
            x, y = centre(after, square)
            found.append(Mark(x, y, look.icon(Token(token)), 0.7, look.colour(Token(token)), ground="paper", ring="glow"))
    return found
