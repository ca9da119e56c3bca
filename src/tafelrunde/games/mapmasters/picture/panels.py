"""What lies beside the dungeon: the mission, the groups' belongings, the market, the deck and the hands."""

from functools import cache

from tafelrunde.engine import SPECTATOR, Argument, Memory, Say, list_of, say
from tafelrunde.engine.scene import Account, Badge, Cell, Ledger, Line, Panel, Piece, Pile, Row, Zone
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, ITEM_WORDS, NONE, TOKENS
from tafelrunde.games.mapmasters.picture.ink import COLOURS, ICONS, TALL, WIDE, card_drawing, card_marks
from tafelrunde.games.mapmasters.picture.names import DECK, MONSTER, PORTAL, TOKEN, Look, amount, group_ink, kind_name
from tafelrunde.games.mapmasters.picture.paths import pattern_of
from tafelrunde.games.mapmasters.rules.market import ChooseReader, DecideMarket
from tafelrunde.games.mapmasters.rules.setup import ChooseGoal
from tafelrunde.games.mapmasters.ruleset import BOOK_PRICE, TOKEN_PRICE, Card, Mission
from tafelrunde.games.mapmasters.state import FINISHED, Party, Seat, Table

memory = Memory()


def zones(view: Table, look: Look) -> list[Zone]:
    """Everything but the board."""
    decision = view.decision
    finished = tuple([(party.group, party.done) for party in view.parties if party.status == FINISHED])
    counted = ("mission", view.rules, look, view.done, finished, view.jumps, view.kills, view.turn)
    shown: list[Zone] = [_groups(view, look), memory.part(counted, lambda: _mission(view, look))]
    if isinstance(decision, ChooseGoal):
        shown.append(_goals(view, look))
    if isinstance(decision, (DecideMarket, ChooseReader)):
        shown.append(_market(view, look))
    else:
        shown.append(Pile("deck", Say("zone-deck"), len(view.deck), DECK, "moss", sheet="deck"))
    return [*shown, *_hands(view, look)]


# --- the mission ------------------------------------------------------------------------------------------------------


def _mission(view: Table, look: Look) -> Panel:
    mission = view.rules.mission
    story, *special = mission_lines(mission)
    lines = [story]
    for task in view.rules.tasks:
        done = bool(view.done & task.bit)
        waits = bool(task.after & ~view.done)
        party = next((party for party in view.parties if party.done == task.number and party.status == FINISHED), None)
        who = look.group_name(view.rules.groups[party.group].id) if party is not None else None
        icon = "gi:check-mark" if done else "gi:padlock" if waits else "gi:circle"
        lines.append(Line(look.needs(view.rules, task), who, icon, strong=done, dim=waits))
    lines += [*counters(view), *special]
    return Panel("mission", look.mission_name(view.rules), lines, mission.icon, "rust", quiet=True)


def counters(view: Table) -> list[Line]:
    """What is counted against the table, or for it."""
    mission = view.rules.mission
    lines = []
    if mission.portal_limit != NONE:
        count = say("counter-limit", count=view.jumps, most=mission.portal_limit)
        lines.append(Line(Say("counter-jumps"), count, PORTAL, strong=view.jumps >= mission.portal_limit, rule="MM-W9"))
    if mission.kill_limit != NONE:
        count = say("counter-limit", count=view.kills, most=mission.kill_limit)
        lines.append(Line(Say("counter-kills"), count, MONSTER, strong=view.kills >= mission.kill_limit, rule="MM-W9"))
    if mission.collapse and view.turn:
        left = mission.collapse - view.turn % mission.collapse
        lines.append(Line(Say("counter-collapse"), say("counter-turns", count=left % mission.collapse), "gi:falling-rocks"))
    return lines


def mission_lines(mission: Mission) -> list[Line]:
    """The story and the special rules, for the sheet of the mission."""
    story = mission.texts.get("story")
    any_story = next(iter(story.values())) if story else ""
    told = say("own-name", de=story.get("de", any_story), en=story.get("en", any_story)) if story else None
    lines = [Line(told or Say(f"mission-{mission.id}-story"))]
    special = {
        "order": mission.order,
        "raft": mission.raft,
        "portal-limit": mission.portal_limit != NONE,
        "kill-limit": mission.kill_limit != NONE,
        "carry-limit": mission.carry_limit != NONE,
        "collapse": bool(mission.collapse),
        "hidden": bool(mission.hidden),
        "goal-cards": bool(mission.goal_cards),
        "lantern": mission.lantern != NONE,
        "exits": bool(mission.exits),
        "inside": mission.inside is not None,
    }
    limits = {"portal-limit": mission.portal_limit, "kill-limit": mission.kill_limit}
    told_of = [say(f"special-{name}", most=int(limits.get(name, NONE))) for name, holds in special.items() if holds]
    lines += [Line(words, icon="gi:scroll-quill") for words in told_of]
    return lines


# --- groups -----------------------------------------------------------------------------------------------------------


def _groups(view: Table, look: Look) -> Ledger:
    return Ledger("groups", Say("zone-groups"), _columns(), [_known_account(view, look, party) for party in view.parties])


@cache
def _columns() -> list[Badge]:
    return [Badge(kind_name(word), icon=ICONS[kind]) for kind, word in enumerate(ITEM_WORDS)]


def _known_account(view: Table, look: Look, party: Party) -> Account:
    """As long as a group has the same, its line is the same."""
    items = (party.found, party.spent, party.given, party.tokens)
    things = (party.books, party.used_books, party.artifacts, party.goal, party.status)
    return memory.part(("account", view.rules, look, party.group, items, things), lambda: _account(view, look, party))


def _account(view: Table, look: Look, party: Party) -> Account:
    group = view.rules.groups[party.group]
    name = look.group_name(group.id)
    cells = []
    for kind in ITEM_KINDS:
        have = view.available(party, kind)
        found = party.found[kind]
        told = say("cell-items", items=amount(kind, have), found=found, spent=party.spent[kind], given=party.given[kind])
        cells.append(Cell(told, str(have) if have else "·", f"/{found}" if found != have else ""))
    note = None
    if party.goal != NONE:
        note = look.goal_name(view.rules.goals[party.goal].id)
    return Account(
        f"group-{group.id}",
        name,
        group.glyph,
        group_ink(group.id),
        pattern_of(group),
        cells=cells,
        badges=belongings(view, look, party),
        note=note,
        dim=party.status == FINISHED,
        sheet=f"party-{group.id}",
    )


def belongings(view: Table, look: Look, party: Party) -> list[Badge]:
    """Fairy tokens, spellbooks and artifacts of a group."""
    badges = []
    for kind in TOKENS:
        if party.tokens >> kind & 1:
            badges.append(
                Badge(say("badge-token", kind=kind_name(ITEM_WORDS[kind])), icon=ICONS[kind], colour="gold", text="✦")
            )
    for book in view.rules.books:
        if party.books >> book.number & 1:
            badges.append(Badge(look.book_name(book.id), icon=book.icon, colour="violet"))
        elif party.used_books >> book.number & 1:
            badges.append(Badge(say("badge-used-book", book=look.book_name(book.id)), icon="gi:closed-doors", colour="silver"))
    for index, artifact in enumerate(view.rules.artifacts):
        if party.artifacts >> index & 1:
            badges.append(Badge(look.artifact_name(artifact.id), icon=artifact.icon, colour="rust"))
    return badges


# --- the market -------------------------------------------------------------------------------------------------------


def _market(view: Table, look: Look) -> Panel:
    """MM-F2, MM-F3: four piles of fairy tokens, two open spellbooks, and the pile."""
    lines = [
        Line(Say("market-money"), say("price", price=int(view.money)), ICONS[0], strong=True, rule="MM-F1"),
        Line(Say("market-prices"), say("market-price", token=int(TOKEN_PRICE), book=int(BOOK_PRICE)), TOKEN, rule="MM-F2"),
    ]
    return Panel("market", Say("zone-market"), lines, TOKEN, "violet", pieces=[*_tokens(view), *_books(view, look)])


def _tokens(view: Table) -> list[Piece]:
    return [
        Piece(
            f"token-{ITEM_WORDS[kind]}",
            say("token-spoken", kind=kind_name(ITEM_WORDS[kind]), count=view.stock[kind], price=int(TOKEN_PRICE)),
            shape="chip",
            icon=ICONS[kind],
            colour=COLOURS[kind],
            value=str(view.stock[kind]),
            dim=not view.stock[kind],
        )
        for kind in TOKENS
    ]


def _books(view: Table, look: Look) -> list[Piece]:
    pieces = []
    for index in [*view.shown, *([view.blind] if view.blind != NONE else [])]:
        book = view.rules.books[index]
        pieces.append(
            Piece(
                f"book-{book.id}",
                look.book_name(book.id),
                shape="card",
                icon=book.icon,
                colour="violet",
                label=look.book_name(book.id),
                lines=[verb.words() for verb in book.do],
                sheet=f"book-{book.id}",
            )
        )
    if view.shelf:
        name = say("book-pile", count=len(view.shelf))
        pieces.append(Piece("book-blind", name, shape="card", icon="gi:spell-book", colour="violet", face_down=True))
    return pieces


def _goals(view: Table, look: Look) -> Row:
    """MM-S7: goal cards that can still be chosen."""
    pieces = []
    for index in view.goals:
        goal = view.rules.goals[index]
        pieces.append(
            Piece(
                f"goal-{goal.id}",
                look.goal_name(goal.id),
                shape="card",
                icon="gi:achievement",
                colour=("leaf", "amber", "crimson")[(3, 5, 8).index(goal.points) if goal.points in (3, 5, 8) else 1],
                label=say("goal-title", points=goal.points),
                value=str(goal.points),
                lines=[look.goal_name(goal.id)],
            )
        )
    return Row("goals", Say("zone-goals"), pieces)


# --- hands ------------------------------------------------------------------------------------------------------------


def hand_id(card: str, turned: bool) -> str:
    """A card of the own hand, held upright or upside-down."""
    return f"hand-{card}{'-turned' if turned else ''}"


def _hands(view: Table, look: Look) -> list[Row]:
    """The own hand large; the others' only if hands lie open."""
    rows = []
    for seat in view.seats:
        own = seat.seat == view.viewer
        if own or (seat.open_hand and view.viewer != SPECTATOR):
            rows.append(_known_hand(view, look, seat, own))
    return rows


def _known_hand(view: Table, look: Look, seat: Seat, own: bool) -> Row:
    source = ("hand", view.rules, look, seat.seat, own, tuple(seat.hand))
    return memory.part(source, lambda: _hand(view, look, seat, own))


def _hand(view: Table, look: Look, seat: Seat, own: bool) -> Row:
    pieces = []
    for kind in sorted(set(seat.hand)):
        card = view.rules.cards[kind]
        count = seat.hand.count(kind)
        pieces.append(card_piece(look, card, hand_id(card.id, False) if own else f"hand-{seat.seat}-{card.id}", count))
        if own:
            pieces[-1].turned = hand_id(card.id, True)
    return Row("hand" if own else f"hand-of-{seat.seat}", Say("zone-hand"), pieces, hand=own, seat=int(seat.seat))


def card_piece(look: Look, card: Card, id: str, count: int = 1) -> Piece:
    """A card of the dungeon, to be held or shown."""
    return Piece(
        id,
        look.card_name(card.id),
        shape="tile",
        colour="moss",
        label=look.card_name(card.id),
        value=str(count) if count > 1 else "",
        drawing=list(card_drawing(card)),
        marks=list(card_marks(card)),
        box=(WIDE, TALL),
        sheet=f"card-{card.id}",
    )


def unseen_lines(view: Table) -> list[Line]:
    """5: how many cards of each class nobody has seen: the deck and all hidden hands together."""
    laid = [*view.laid, *(kind for seat in view.seats if seat.open_hand for kind in seat.hand)]
    lines = []
    for place, cost in enumerate((0, 3, 4, 5, 6)):
        left = view.rules.mission.deck[place] - sum(view.rules.cards[kind].cost == cost for kind in laid)
        label = Say("unseen-start") if not cost else say("unseen-cost", cost=cost)
        lines.append(Line(label, say("plain-number", number=left), DECK))
    return lines


def seen_line(view: Table, look: Look) -> Line:
    """The cards that have been laid so far."""
    names: list[Argument] = [look.card_name(view.rules.cards[kind].id) for kind in view.laid]
    return Line(Say("seen-cards"), say("seen-list", cards=list_of(names)), TOKEN)
