"""The NPCs: their cards in the order of activation, and what each wants, with the reason for every goal."""

from mypy_extensions import i64

from tafelrunde.engine import Say, list_of, say, word
from tafelrunde.engine.scene import Badge, Line, Panel, Piece, Row, Sheet
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Square, Token
from tafelrunde.games.twister.picture.foretelling import LUCK, Deed, Deeds, deed_words
from tafelrunde.games.twister.picture.names import GOAL_ICONS, WOUND_ICON, Look, card_id, token_id
from tafelrunde.games.twister.rules.explaining import GoalTest, Plans
from tafelrunde.games.twister.rules.npc_moves import NpcMove
from tafelrunde.games.twister.ruleset import Npc
from tafelrunde.games.twister.state import Twister

TICK = "gi:check-mark"
CROSS = "gi:cancel"
ARROW = "gi:walking-boot"
THREATS = (r.GOALS[r.EXIT], r.GOALS[r.FIGHT])


def row(view: Twister, look: Look, now: Token, plans: Plans, deeds: Deeds) -> Row:
    """DT-T6: left to right; the card of whoever is next is marked, those that have acted are pale."""
    cards = [npc_card(view, look, token, token == now, plans.get(token, []), deeds.get(token, [])) for token in view.row]
    return Row("npcs", word("zone-row"), cards, queue=True)


def acting(view: Twister) -> Token:
    """DT-P2: the NPC in whose activation something is happening."""
    return next((move.npc for move in reversed(view.stack) if isinstance(move, NpcMove)), r.NOBODY)


def npc_card(view: Twister, look: Look, token: Token, now: bool, plan: list[GoalTest], deeds: list[Deed]) -> Piece:
    npc = view.rules.npc(token)
    acted = token in view.acted and not now
    badges = []
    if view.wounded[token]:
        badges.append(Badge(word("npc-wounded"), WOUND_ICON, colour="crimson"))
    elif acted:
        badges.append(Badge(word("npc-acted"), "gi:check-mark", colour="ink-soft"))
    elif now:
        badges.append(Badge(word("npc-acts"), "gi:hourglass", colour="violet"))
    will = decided(plan)
    lines: list[Say] = [word(f"type-{r.KINDS[npc.kind]}")]
    if will is not None:
        goal = r.GOALS[will.goal]
        spoken = say("goal-line", goal=word(f"goal-{goal}"), ap=int(will.ap))
        if will.target >= 0 and deeds[:1] != [Deed(LUCK)]:
            spoken = say("foresight-target", goal=spoken, target=look.token(look.rules.names[will.target]))
        lines.append(spoken)
        lines += [say("then", deed=deed_words(deed, look)) for deed in deeds[1:2]]
        colour = "bad" if threat(plan, deeds) else "violet"
        badges.append(Badge(spoken, GOAL_ICONS[goal], str(will.ap), colour))
    return Piece(
        card_id(npc.id),
        look.npcs[npc.id],
        shape="card",
        icon=npc.icon,
        colour="violet",
        label=look.npcs[npc.id],
        lines=lines,
        dim=view.wounded[token] or acted,
        badges=badges,
        sheet=token_id(npc.id),
    )


def decided(plan: list[GoalTest]) -> GoalTest | None:
    """The goal that an NPC follows."""
    return next((test for test in plan if test.reason in ("ok", "approach")), None)


def threat(plan: list[GoalTest], deeds: list[Deed]) -> str:
    """DT-P2, DT-P8: the goal by which it gets out or attacks in its next activation, at once or in the end; empty: neither."""
    will = decided(plan)
    first = [r.GOALS[will.goal]] if will is not None and will.reason == "ok" else []
    return next((goal for goal in (*first, *(deed.what for deed in deeds)) if goal in THREATS), "")


def danger(plan: list[GoalTest], deeds: list[Deed]) -> Badge | None:
    """The mark on the token of an NPC that gets out or attacks."""
    goal = threat(plan, deeds)
    return Badge(word(f"danger-{goal}"), GOAL_ICONS[goal], colour="bad") if goal else None


def goals_panel(view: Twister, look: Look, token: Token, plan: list[GoalTest], deeds: list[Deed]) -> Panel:
    """DT-P2: the goals as they were tested, each with its reason; the one it will follow is marked."""
    npc = view.rules.npc(token)
    lines = plan_lines(npc, plan, look) + course(deeds, look)
    lines += [Line(trait.words(), icon="gi:quill-ink", rule="DT-Y1") for trait in npc.traits]
    return Panel("goals", say("zone-goals", npc=look.npcs[npc.id]), lines, npc.icon, "violet")


def plan_lines(npc: Npc, plan: list[GoalTest], look: Look) -> list[Line]:
    """`Exit 5: the shortest way takes 10 AP.`"""
    found: list[Line] = []
    decided = False
    for test in plan:
        goal = r.GOALS[test.goal]
        label = say("goal-line", goal=word(f"goal-{goal}"), ap=int(test.ap))
        chosen = test.reason in ("ok", "approach") and not decided
        decided = decided or chosen
        icon = TICK if test.reason == "ok" else ARROW if test.reason == "approach" else CROSS
        target = look.token(look.rules.names[test.target]) if test.target >= 0 else None
        found.append(Line(label, reason_words(test.reason, test.cost, test.way, target), icon, strong=chosen, rule=_rule(test)))
    tested = {test.goal for test in plan}
    for goal_, ap in npc.goals:
        if goal_ not in tested:
            found.append(Line(say("goal-line", goal=word(f"goal-{r.GOALS[goal_]}"), ap=ap), icon=GOAL_ICONS[r.GOALS[goal_]]))
    return found


def course(deeds: list[Deed], look: Look) -> list[Line]:
    """DT-P8: what follows its first goal in the same activation, as far as no luck decides; `then: gets out`."""
    if deeds[:1] == [Deed(LUCK)]:
        return [Line(word("equals"), icon="gi:rolling-dices", rule="DT-P5")]
    told = list_of([deed_words(deed, look) for deed in deeds[1:]])
    return [Line(word("line-then"), told, ARROW, strong=True, rule="DT-P8")] if deeds[1:] else []


def reason_words(reason: str, cost: i64, way: tuple[Square, ...], target: Say | None = None) -> Say:
    """Why a goal can be reached, or cannot; and whom or what it is about. Whoever gets no nearer stays (DT-P6)."""
    if reason == "approach" and len(way) < 2:
        return word("test-stay")
    if reason not in ("ok", "too-far"):
        return word(f"test-{reason}")
    if target is None:
        return say(f"test-{reason}", cost=int(cost))
    return say(f"test-{reason}-target", cost=int(cost), target=target)


def _rule(test: GoalTest) -> str:
    return {"ok": "DT-P2", "approach": "DT-P6", "content": "DT-P13", "no-target": "DT-P14"}.get(test.reason, "DT-P3")


def npc_sheet(view: Twister, look: Look, token: Token, plan: list[GoalTest], deeds: list[Deed]) -> Sheet:
    """The card: type, values, personality, goals with what they lead to now, wishes and targets."""
    npc = view.rules.npc(token)
    rules = view.rules
    lines = [Line(trait.words(), icon="gi:quill-ink", rule="DT-Y1") for trait in npc.traits]
    lines.append(Line(word("line-movement"), say("number", n=rules.movement[token]), "gi:walking-boot"))
    lines.append(Line(word("line-combat"), say("number", n=rules.combat[token]), "gi:crossed-swords"))
    load = view.load[token]
    if load >= 0:
        lines.append(Line(word("line-carries"), look.short(load), look.icon(load)))
    lines += plan_lines(npc, plan, look) + course(deeds, look)
    default = word(f"goal-{r.GOALS[npc.default]}")
    lines.append(Line(word("line-default"), default, GOAL_ICONS[r.GOALS[npc.default]], rule="DT-P6"))
    wishes = list_of([word(f"thing-{r.OBJECTS[thing]}") for thing in npc.objects])
    lines.append(Line(word("line-wants"), wishes, "gi:swap-bag", rule="DT-I1"))
    others = list_of([word(f"type-{r.KINDS[kind]}") for kind in npc.characters])
    lines.append(Line(word("line-targets"), others, "gi:three-friends", rule="DT-P14"))
    return Sheet(look.npcs[npc.id], lines, "violet", icon=npc.icon, subtitle=word(f"type-{r.KINDS[npc.kind]}"))
