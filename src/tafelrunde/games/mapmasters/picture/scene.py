"""The whole table as one seat sees it."""

from collections import Counter

from tafelrunde.engine import Argument, Say, list_of, say, say_part
from tafelrunde.engine.scene import Badge, Fame, Line, Medal, Next, Result, Scene, SeatPanel, Sheet, Space, Standing, Stat
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, ITEM_WORDS, NONE, SYMBOL_WORDS
from tafelrunde.games.mapmasters.options import fame_chapter
from tafelrunde.games.mapmasters.picture.board import dungeon, space_id
from tafelrunde.games.mapmasters.picture.ink import ICONS
from tafelrunde.games.mapmasters.picture.names import Look, kind_name, look_of, loss
from tafelrunde.games.mapmasters.picture.panels import counters, mission_lines, seen_line, unseen_lines, zones
from tafelrunde.games.mapmasters.picture.ways import current_leg, found_so_far, ways
from tafelrunde.games.mapmasters.rules.drawing import ChooseWay
from tafelrunde.games.mapmasters.rules.ending import counted
from tafelrunde.games.mapmasters.rules.walk import pieces
from tafelrunde.games.mapmasters.ruleset import DIFFICULTIES, EMPTY, Card, Ruleset, Score
from tafelrunde.games.mapmasters.state import Party, Seat, Table

SEAT_ICONS = ("gi:pencil", "gi:quill-ink", "gi:compass", "gi:spyglass", "gi:magnifying-glass")
SILVER, GOLD = 12, 20
WAY = 13.0


def scene(view: Table, look: Look) -> Scene:
    """Made from the view alone, so it cannot leak."""
    decision = view.decision
    drawing = None
    if isinstance(decision, ChooseWay):
        leg = current_leg(view)
        drawing = (leg.group, pieces(leg.walk(view)))
    board = dungeon(view, look, drawing)
    if drawing is not None:
        board.spaces += _ways(view, look)
    return Scene(
        prompt=prompt(view, look),
        zones=[board, *zones(view, look)],
        seats=[_panel(view, seat) for seat in view.seats],
        asked=int(decision.seat) if decision is not None else None,
        caption=_caption(view, look),
        marked=_marked(view),
        result=_result(view, look) if view.over else None,
        private=view.viewer >= 0 and not view.over and not view.rules.open_hands and bool(view.turn),
    )


def prompt(view: Table, look: Look) -> Say | None:
    """One sentence: what is asked of the viewer, or whom the table waits for. None while something happens."""
    decision = view.decision
    if not view.over and decision is None:
        return None
    if decision is None:
        return Say("over-won") if view.won else say("over-lost", reason=loss(view.lost))
    question = say_part(decision, look.kinds)
    if isinstance(decision, ChooseWay):
        found = found_so_far(view)
        question = say("choose-way-found", question=question, found=list_of(found)) if found else question
    return question if decision.seat == view.viewer else say("question-waiting", question=question)


def _caption(view: Table, look: Look) -> Say:
    level = Say(f"level-{DIFFICULTIES[view.rules.difficulty].replace('_', '-')}")
    number = view.rules.mission.number
    name = look.mission_name(view.rules)
    if not view.turn:
        return say("caption-setup", number=number, mission=name, level=level)
    grid = view.rules.mission.grid
    left = sum(1 for space, kind in enumerate(view.board) if kind == EMPTY and grid[space] == ".")
    return say("caption-turn", number=number, mission=name, level=level, left=left)


def _marked(view: Table) -> list[str]:
    """The card that was laid last."""
    if not view.laid or view.over:
        return []
    kind, grid = view.laid[-1], view.rules.mission.grid
    spaces = [space for space, found in enumerate(view.board) if found == kind and grid[space] == "."]
    return [space_id(view.rules.names[spaces[0]])] if len(spaces) == 1 else []


def _ways(view: Table, look: Look) -> list[Space]:
    """Small spots that can be tapped to go on with a leg."""
    spots: dict[str, Space] = {}
    for way in ways(view, look):
        if way.place is not None:
            x, y = way.place
            spots.setdefault(way.id, Space(way.id, x - WAY / 2, y - WAY / 2, WAY, WAY, name=way.name, ground="none"))
    return list(spots.values())


def _panel(view: Table, seat: Seat) -> SeatPanel:
    badges = []
    if seat.concedes:
        badges.append(Badge(Say("badge-concedes"), icon="gi:white-tower", colour="bad"))
    if view.active == seat.seat and view.turn and not view.over:
        badges.append(Badge(Say("badge-active"), icon="gi:treasure-map", colour="brass"))
    return SeatPanel(
        int(seat.seat),
        f"seat-{seat.seat + 1}",
        SEAT_ICONS[seat.seat % len(SEAT_ICONS)],
        stats=[Stat("hand", Say("stat-hand"), len(seat.hand), "gi:card-random", main=True)],
        badges=badges,
        active=not view.over and view.turn > 0 and seat.seat == view.active,
        team=0,
    )


# --- what can be looked at closely ------------------------------------------------------------------------------------


def sheets(view: Table, look: Look) -> dict[str, Sheet]:
    rules = view.rules
    found = {
        "mission": Sheet(look.mission_name(rules), mission_lines(rules.mission), icon=rules.mission.icon),
        "deck": Sheet(Say("zone-deck"), [*unseen_lines(view), seen_line(view, look)], icon="gi:card-draw"),
    }
    kinds = {kind for kind in view.board if kind >= 0}
    kinds |= {kind for space, kind in enumerate(view.under) if kind >= 0 and view.peeked[space]}
    kinds |= {kind for seat in view.seats for kind in seat.hand if kind >= 0}
    for kind in kinds:
        found[f"card-{rules.cards[kind].id}"] = card_sheet(view, look, rules.cards[kind])
    for party in view.parties:
        found[f"party-{rules.groups[party.group].id}"] = _party_sheet(view, look, party)
    for book in rules.books:
        lines = [Line(verb.words(), rule=verb.told()) for verb in book.do]
        found[f"book-{book.id}"] = Sheet(look.book_name(book.id), lines, "violet", icon=book.icon)
    return found


def printed(view: Table, missions: list[Ruleset]) -> list[Sheet]:
    """Every mission with its tasks, every spellbook, goal and card."""
    rules = view.rules
    look = look_of(rules.pack)
    boards = [mission_sheet(look, one) for one in missions]
    books = [Sheet(look.book_name(book.id), [Line(verb.words()) for verb in book.do]) for book in rules.books]
    goals = [Sheet(say("goal-title", points=goal.points), [Line(look.goal_name(goal.id))]) for goal in rules.goals]
    return boards + books + goals + [card_sheet(view, look, card) for card in rules.cards]


def mission_sheet(look: Look, rules: Ruleset) -> Sheet:
    """A mission with its tasks, and what it is played with."""
    mission = rules.mission
    lines = [*mission_lines(mission), *[Line(look.needs(rules, task)) for task in rules.tasks]]
    amounts = (("zone-groups", mission.groups), ("zone-deck", sum(mission.deck)), ("mission-coins", int(mission.money)))
    lines += [Line(Say(name), say("plain-number", number=amount)) for name, amount in amounts]
    return Sheet(look.mission_name(rules), lines, icon=mission.icon)


def card_sheet(view: Table, look: Look, card: Card) -> Sheet:
    """What lies on a card, and what it wants."""
    printed = [corridor.symbols for corridor in card.corridors] + [node.symbols for node in card.nodes]
    counts = Counter(symbol for symbols in printed for symbol in symbols)
    lines = [
        Line(Say(f"symbol-{SYMBOL_WORDS[symbol]}"), say("plain-number", number=count), ICONS[symbol])
        for symbol, count in sorted(counts.items())
    ]
    for task in view.rules.tasks:
        if task.space != NONE and view.board[task.space] >= 0 and view.rules.cards[view.board[task.space]] is card:
            ports: list[Argument] = [Say(f"port-{port + 1}") for port in sorted(task.ports)]
            where = (
                Say("any-port") if len(ports) == 6 else Say("any-portal") if not ports else say("at-port", ports=list_of(ports))
            )
            done = bool(view.done & task.bit)
            lines.append(Line(look.needs(view.rules, task), where, "gi:check-mark" if done else "", strong=done, rule="MM-A5"))
    if card.role and card.role not in ("boss", "tower"):
        lines.append(Line(Say(f"role-{card.role}"), rule="MM-A4"))
    subtitle = say("card-cost", cost=card.cost) if card.cost else Say(f"card-kind-{card.kind}")
    return Sheet(look.card_name(card.id), lines, icon=card.icon or "gi:treasure-map", subtitle=subtitle)


def _party_sheet(view: Table, look: Look, party: Party) -> Sheet:
    """Found, spent, given and left, kind by kind; then tokens, books and artifacts."""
    group = view.rules.groups[party.group]
    lines = []
    for kind, word in zip(ITEM_KINDS, ITEM_WORDS, strict=True):
        if party.found[kind] or party.tokens >> kind & 1:
            count = say("sheet-items", have=view.available(party, kind), found=party.found[kind], spent=party.spent[kind],
                        given=party.given[kind])  # fmt: skip
            lines.append(Line(kind_name(word), count, ICONS[kind]))
    for kind, word in zip(ITEM_KINDS, ITEM_WORDS, strict=True):
        if party.tokens >> kind & 1:
            lines.append(Line(say("badge-token", kind=kind_name(word)), icon=ICONS[kind], rule="MM-F9"))
    for book in view.rules.books:
        if (party.books | party.used_books) >> book.number & 1:
            used = not party.books >> book.number & 1
            lines.append(Line(look.book_name(book.id), book.do[0].words(), book.icon, dim=used))
    for index, artifact in enumerate(view.rules.artifacts):
        if party.artifacts >> index & 1:
            lines.append(Line(look.artifact_name(artifact.id), icon=artifact.icon))
    if party.goal != NONE:
        lines.append(Line(look.goal_name(view.rules.goals[party.goal].id), icon="gi:achievement"))
    return Sheet(look.group_name(group.id), lines or [Line(Say("list-nothing"))], icon=group.glyph)


# --- the end ----------------------------------------------------------------------------------------------------------


def _result(view: Table, look: Look) -> Result:
    """MM-W2: the team as a whole: won or lost, and what the score is made of."""
    name = Say("over-won") if view.won else say("over-lost", reason=loss(view.lost))
    parts = []
    if view.won:
        parts.append(Line(Say(f"medal-{_medal(view)}"), icon="gi:medal", strong=True))
        parts += [_term(view, term) for term in view.rules.mission.score]
    done = sum(bool(view.done & task.bit) for task in view.rules.tasks)
    parts.append(Line(Say("result-tasks"), say("counter-limit", count=done, most=len(view.rules.tasks)), "gi:check-mark"))
    parts.append(Line(Say("result-turns"), say("plain-number", number=view.turn), "gi:sands-of-time"))
    parts += counters(view) if not view.won else []
    standing = Standing(int(view.won), None, view.score if view.won else 0, parts)
    return Result(
        name, [standing], _chapter(view), curve_name=Say("result-tasks"), then=_next(view, look) if view.won else None
    )


def _medal(state: Table) -> Medal:
    return "gold" if state.score >= GOLD else "silver" if state.score >= SILVER else "bronze"


def _next(view: Table, look: Look) -> Next | None:
    """MM-S1: the missions get harder; they are taken in order."""
    number = view.rules.mission.number
    following = view.rules.content.missions[number : number + 1]
    return Next(look.mission_title(following[0]), {"mission": number + 1}) if following else None


def _chapter(state: Table) -> str:
    return fame_chapter(state.rules.mission.number, state.rules.mission.id)


def fame(state: Table, look: Look) -> Fame:
    """MM-W2: a line of the hall of fame."""
    rules = state.rules
    level = Say(f"level-{DIFFICULTIES[rules.difficulty].replace('_', '-')}")
    name = say("fame-chapter", number=rules.mission.number, mission=look.mission_name(rules))
    return Fame(_chapter(state), name, level, rules.difficulty, state.score, medal=_medal(state))


def _term(view: Table, term: tuple[Score, ...]) -> Line:
    value = 0
    names: list[Argument] = []
    for part in term:
        count = counted(view, part.counter)
        value += part.factor * (part.base - count if part.base else count)
        names.append(say(f"score-{part.counter}", count=count))
    return Line(say("score-term", names=list_of(names)), say("plain-number", number=value // term[0].divisor))
