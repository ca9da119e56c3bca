"""The whole table as one seat sees it."""

from itertools import pairwise

from tafelrunde.engine import UNKNOWN, Say, SeatId, say, say_part
from tafelrunde.engine.scene import Line, Result, Scene, Standing
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.options import house_rules
from tafelrunde.games.monopoly.picture.board import board, token_place
from tafelrunde.games.monopoly.picture.centre import centre
from tafelrunde.games.monopoly.picture.names import MONEY, SPROUT, TREE, Look, rupees, who
from tafelrunde.games.monopoly.picture.seats import seats
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid, DecideMaximum
from tafelrunde.games.monopoly.rules.ending import ranking
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.property import wealth
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tafelrunde.games.monopoly.state import Monopoly


def scene(view: Monopoly, look: Look) -> Scene:
    """Made from the view alone, so it cannot leak."""
    decision = view.decision
    rules = view.rules
    return Scene(
        prompt=prompt(view, look),
        zones=[board(view, look), *centre(view, look)],
        seats=seats(view, look),
        asked=int(decision.seat) if decision is not None else None,
        caption=_caption(view),
        marked=_marked(view),
        result=_result(view) if view.over else None,
        private=view.viewer >= 0 and not view.over and (rules.cash_hidden or rules.rent_claimed or rules.proxy_auctions),
    )


def _caption(view: Monopoly) -> Say:
    """The round, how many there will be, and whether house rules are in play (RM-O1)."""
    limit, mark = view.rules.limit_rounds, "-house" if house_rules(view.rules.choices) else ""
    if view.time_is_up:
        return say(f"caption-last-round{mark}", round=view.round)
    if 0 < limit < 1000:
        return say(f"caption-limit{mark}", round=view.round, rounds=limit)
    return say(f"caption-round{mark}", round=view.round)


def _marked(view: Monopoly) -> list[str]:
    """Where the active token stands, and what is being sold."""
    if view.over or view.seats[view.active].token < 0:
        return []
    found = [token_place(view, view.active)]
    if isinstance(view.decision, (DecideDeedBid, DecideMaximum)) and f"s{view.decision.space}" not in found:
        found.append(f"s{view.decision.space}")
    return found


# --- what is asked ----------------------------------------------------------------------------------------------------


def prompt(view: Monopoly, look: Look) -> Say | None:
    """One sentence: what is asked of the viewer, or whom the table waits for. None while something happens."""
    decision = view.decision
    if decision is None:
        return _ending(view) if view.over else None
    question = say_part(decision, look.kinds)
    if decision.seat != view.viewer:
        return say("question-waiting", question=question)
    if isinstance(decision, DecideOwn) and view.seats[decision.seat].jailed and not decision.closing:
        return say("question-jailed", question=question)
    if isinstance(decision, DecideBuy) and view.rules.no_auctions:
        return say("question-unauctioned", question=question)
    return question


def _ending(view: Monopoly) -> Say:
    if len(view.winners) == 1:
        return say("over-won", seat=who(view.winners[0]))
    return Say("over-shared")


# --- how it ended -----------------------------------------------------------------------------------------------------


def _result(view: Monopoly) -> Result:
    """RM-E6: the ranking, each with what its wealth is made of (RM-E3)."""
    standings = []
    place = 1
    for group in ranking(view):
        for seat in group:
            cash = view.seats[seat].cash
            score = wealth(view, seat) if cash != UNKNOWN and not view.seats[seat].out else 0
            standings.append(Standing(place, int(seat), score, _parts(view, seat)))
        place += len(group)
    for one, other in pairwise(standings):
        if one.score == other.score and one.place != other.place and not view.seats[other.seat or 0].out:
            other.parts.append(Line(Say("part-tie"), rule="RM-E4"))
    return Result(_ending(view), standings, curve_name=Say("curve-wealth"))


def _parts(view: Monopoly, seat: SeatId) -> list[Line]:
    """RM-E3: rupees, free deeds, mortgaged deeds at half price, sprouts, trees with the sprouts in them."""
    player, rules = view.seats[seat], view.rules
    if player.out:
        if player.out_to == BANK:
            return [Line(say("part-out", round=player.out_round), rule="RM-D10")]
        heir = say("part-out-to", round=player.out_round, owner=who(player.out_to))
        return [Line(heir, seat=int(player.out_to), rule="RM-D7")]
    if player.cash == UNKNOWN:
        return []
    free = mortgaged = sprouts = trees = 0
    for space in rules.deeds:
        if view.owner[space] == seat:
            grown = view.level[space] * rules.upgrade[space]
            if view.mortgaged[space]:
                mortgaged += rules.price[space] // 2
            else:
                free += rules.price[space]
            if view.level[space] == rules.tree:
                trees += grown
            else:
                sprouts += grown
    lines = [Line(Say("money"), rupees(player.cash), icon=MONEY, rule="RM-E3")]
    for name, amount, icon in (
        ("part-free-deeds", free, "gi:scroll-unfurled"),
        ("part-mortgaged-deeds", mortgaged, "gi:padlock"),
        ("part-sprouts", sprouts, SPROUT),
        ("part-trees", trees, TREE),
    ):
        if amount:
            lines.append(Line(Say(name), rupees(amount), icon=icon))
    return lines
