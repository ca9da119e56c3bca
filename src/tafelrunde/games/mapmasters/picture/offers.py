"""What a seat may do now: every legal action by name, ready-made legs, and what may be said at any time."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.say import Argument, Say, Who, list_of, say
from tafelrunde.engine.scene import Offer, Offers, Refusal
from tafelrunde.engine.words import say_reason
from tafelrunde.games.mapmasters import actions as saying
from tafelrunde.games.mapmasters.ids import ITEM_WORDS, NONE, TOKENS, GroupId
from tafelrunde.games.mapmasters.picture.board import space_id
from tafelrunde.games.mapmasters.picture.ink import ICONS
from tafelrunde.games.mapmasters.picture.names import BOOK, Look, amounts, gate_place, kind_name
from tafelrunde.games.mapmasters.picture.panels import hand_id
from tafelrunde.games.mapmasters.picture.risks import risk
from tafelrunde.games.mapmasters.picture.ways import ways
from tafelrunde.games.mapmasters.rules.drawing import ChooseWay
from tafelrunde.games.mapmasters.rules.legs import complete_leg, may_walk
from tafelrunde.games.mapmasters.rules.market import DecideMarket
from tafelrunde.games.mapmasters.rules.turn import DecidePaths
from tafelrunde.games.mapmasters.ruleset import BOOK_PRICE, TOKEN_PRICE
from tafelrunde.games.mapmasters.search.goals_ahead import Goal, exit_of, stop_of
from tafelrunde.games.mapmasters.search.routes import Route, goal_of, search
from tafelrunde.games.mapmasters.state import Table

BUDGET = 900  # walks looked at for the ready-made legs of one group
EACH = 2  # legs for each goal


def offers(view: Table, look: Look) -> Offers:
    """Nothing for spectators; for a seat that is not asked, what it may say."""
    decision = view.decision
    seat = view.viewer
    shown = Offers()
    if seat < 0 or decision is None:
        return shown
    if decision.seat == seat:
        if isinstance(decision, ChooseWay):
            shown.offers = _choices(view, look)
        else:
            if isinstance(decision, DecidePaths) and view.rules.suggestions:
                shown.offers += _legs(view, look)
            shown.offers += [_offer(look, action) for action in decision.options(view)]
        if isinstance(decision, DecideMarket):
            shown.refusals = _refusals(view, look, decision)
        if isinstance(decision, DecidePaths):
            shown.refusals = _walled_in(view, look, decision)
    if view.seats[seat].concedes:
        shown.standing.append(Offer("resume", Say("offer-resume"), icon="gi:treasure-map", rule="MM-W7"))
    else:
        confirm = Say("confirm-concede")
        shown.standing.append(Offer("concede", Say("offer-concede"), icon="gi:white-tower", confirm=confirm, rule="MM-W7"))
    return shown


def _offer(look: Look, action: Action) -> Offer:
    """A legal action by name."""
    text = action.text
    match action:
        case saying.Lay():
            name = say("offer-lay", card=look.card_name(action.card), space=action.space, turned=int(action.turned))
            touches = [hand_id(action.card, action.turned), space_id(action.space)]
            return Offer(text, name, "lay", "gi:card-play", touches, rule="MM-P1", preview=True, final=True)
        case saying.Enter():
            name = say("offer-enter", group=look.group_name(action.group), entry=gate_place(action.name))
            return Offer(text, name, "enter", "gi:entry-door", [f"entry-{action.name}"], rule="MM-S8")
        case saying.Assign():
            name = say("offer-goal", goal=look.goal_name(action.name), group=look.group_name(action.group))
            return Offer(text, name, "goal", "gi:achievement", [f"goal-{action.name}"], rule="MM-G6")
        case saying.GiveLantern() | saying.TakeBook():
            kind = "lantern" if isinstance(action, saying.GiveLantern) else "assign"
            name = say(f"offer-{kind}", group=look.group_name(action.name))
            return Offer(text, name, kind, touches=[f"group-{action.name}"], rule="MM-S7" if kind == "lantern" else "MM-F11")
        case saying.BuyToken():
            name = say("offer-token", kind=kind_name(action.name), group=look.group_name(action.group))
            icon = ICONS[ITEM_WORDS.index(action.name)]
            touches = [f"token-{action.name}", f"group-{action.group}"]
            return Offer(text, name, "buy", icon, touches, note=say("price", price=int(TOKEN_PRICE)), rule="MM-F2")
        case saying.BuyBook():
            name = say("offer-book", book=look.book_name(action.name), group=look.group_name(action.group))
            touches = [f"book-{action.name}", f"group-{action.group}"]
            return Offer(text, name, "buy", BOOK, touches, note=say("price", price=int(BOOK_PRICE)), rule="MM-F4")
        case saying.Begin():
            name = say("offer-begin", group=look.group_name(action.name))
            return Offer(text, name, "begin", "gi:footsteps", [f"group-{action.name}"], rule="MM-R8", quick=True)
        case saying.Peek():
            return Offer(
                text, say("offer-peek", space=action.name), "peek", "gi:spyglass", [space_id(action.name)], rule="MM-A4"
            )
    return _plain(action)


def _plain(action: Action) -> Offer:
    text = action.text
    match action:
        case saying.BuyBlind():
            return Offer(
                text, Say("offer-blind"), "buy", BOOK, ["book-blind"], note=say("price", price=int(BOOK_PRICE)), rule="MM-F4"
            )
        case saying.Done():
            return Offer(text, Say("offer-done"), icon="gi:exit-door", rule="MM-F8")
        case saying.Begins():
            return Offer(text, say("offer-starts", seat=Who(int(action.seat))), touches=[f"seat-{action.seat}"], rule="MM-S15")
        case saying.EndPaths():
            return Offer(text, Say("offer-end"), icon="gi:check-mark", rule="MM-T5")
        case saying.Turn():
            return Offer(text, say("offer-turn", turned=int(action.turned)), icon="gi:clockwise-rotation", rule="MM-A4")
    assert isinstance(action, saying.Pay)
    return Offer(text, say("offer-pay", how=action.name), icon=ICONS[2], rule="MM-A4")


# --- legs -------------------------------------------------------------------------------------------------------------


def _legs(view: Table, look: Look) -> list[Offer]:
    """MM-R8: for every group the ready-made legs that a short search finds."""
    found = []
    for party in view.parties:
        if may_walk(view, party.group):
            for route in search(view, party.group, BUDGET, EACH).routes:
                found.append(_leg(view, look, party.group, route))
    return found


def _leg(view: Table, look: Look, group: GroupId, route: Route) -> Offer:
    rules = view.rules
    party, walk = view.parties[group], route.walk
    name = look.group_name(rules.groups[group].id)
    found = [now - before for now, before in zip(walk.found, party.found, strict=True)]
    spent = [now - before for now, before in zip(walk.spent, party.spent, strict=True)]
    used: list[Argument] = amounts(spent)
    used += [say("badge-token", kind=kind_name(ITEM_WORDS[kind])) for kind in walk.used_tokens]
    used += [look.book_name(book.id) for book in rules.books if (party.books & ~walk.books) >> book.number & 1]
    gained = amounts(found)
    gained += [look.artifact_name(one.id) for index, one in enumerate(rules.artifacts) if walk.taken >> index & 1]
    danger = risk(view, walk)
    note = say("note-leg", found=list_of(gained), used=list_of(used), uses=len(used))
    if danger is not None:
        note = Say(f"note-{danger.id}")
    words = say("offer-draw", group=name, goal=goal_name(view, look, route.goal))
    touches = [f"group-{rules.groups[group].id}", goal_id(view, route.goal)]
    action = saying.Draw(rules.groups[group].id, route.words).text
    icon = "gi:treasure-map" if danger is None else "gi:hazard-sign"
    return Offer(action, words, "legs", icon, touches, note=note, confirm=danger, rule="MM-T3", preview=True)


def proposed(view: Table, look: Look, action: Action) -> Offer:
    """A leg that no short search finds; any other action is listed."""
    if not isinstance(action, saying.Draw):
        return _offer(look, action)
    group = view.rules.group_by_id[action.group]
    walk = complete_leg(view, group, action.choices)
    assert walk is not None  # only what is possible is proposed
    return _leg(view, look, group, Route(walk, action.choices, goal_of(walk)))


def goal_name(view: Table, look: Look, goal: Goal) -> Say:
    """Where a leg ends."""
    rules = view.rules
    if exit_of(goal) != NONE:
        gate = rules.mission.exits[exit_of(goal)]
        things = look.gate_needs(rules, gate)
        if things:
            return say("gate-exit-wants", gate=gate_place(rules.gate_name(gate)), things=list_of(things))
        return say("goal-exit", exit=gate_place(rules.gate_name(gate)))
    space = stop_of(goal)
    if space != NONE:
        card = look.card_name(view.card(space).id) if view.board[space] >= 0 else Say("card-hidden")
        return say("goal-stop", space=rules.names[space], card=card)
    return look.needs(rules, rules.tasks[goal])


def goal_id(view: Table, goal: Goal) -> str:
    """What to tap for it."""
    rules = view.rules
    if exit_of(goal) != NONE:
        return f"exit-{rules.gate_name(rules.mission.exits[exit_of(goal)])}"
    return space_id(rules.names[stop_of(goal) if stop_of(goal) != NONE else rules.tasks[goal].space])


def _choices(view: Table, look: Look) -> list[Offer]:
    """MM-R8: the next choices of the leg that is being drawn, and the ways back."""
    decision = view.decision
    assert decision is not None
    shown = [
        Offer(
            f"go {way.choice}",
            way.name,
            "ways",
            "gi:footsteps",
            [way.id] if way.id else [],
            confirm=way.risk,
            rule=way.rule,
            main=way.main,
            quick=True,
        )
        for way in ways(view, look)
    ]
    for action in decision.options(view):
        if isinstance(action, (saying.Back, saying.Cancel)):
            icon = "gi:return-arrow" if isinstance(action, saying.Back) else "gi:cancel"
            shown.append(Offer(action.text, Say(f"offer-{action.text}"), "back", icon, rule="MM-R9"))
    return shown


# --- why not ----------------------------------------------------------------------------------------------------------


def _refusals(view: Table, look: Look, decision: DecideMarket) -> list[Refusal]:
    """A book that nobody can pay, tokens that are sold out."""
    found = []
    for index in view.shown:
        book = view.rules.books[index].id
        if view.money < BOOK_PRICE:
            reason = decision.why_not(view, saying.BuyBook(book, view.rules.groups[0].id))
            if reason is not None:
                words = say_reason(reason, look.kinds)
                found.append(Refusal(look.book_name(book), words, reason.rule, "buy", BOOK, touches=[f"book-{book}"]))
    for kind in TOKENS:
        if view.money < TOKEN_PRICE or not view.stock[kind]:
            reason = decision.why_not(view, saying.BuyToken(ITEM_WORDS[kind], view.rules.groups[0].id))
            if reason is not None:
                words = say_reason(reason, look.kinds)
                touches = [f"token-{ITEM_WORDS[kind]}"]
                found.append(Refusal(kind_name(ITEM_WORDS[kind]), words, reason.rule, "buy", ICONS[kind], touches=touches))
    return found


def _walled_in(view: Table, look: Look, decision: DecidePaths) -> list[Refusal]:
    """Groups that cannot draw a leg now."""
    found = []
    for party in view.parties:
        group = view.rules.groups[party.group].id
        reason = decision.why_not(view, saying.Begin(group))
        if reason is not None and party.done == NONE:
            name = say("offer-begin", group=look.group_name(group))
            words = say_reason(reason, look.kinds)
            found.append(Refusal(name, words, reason.rule, "begin", touches=[f"group-{group}"]))
    return found
