"""Offers with free values: bids, trades, and long lists of deeds to sell or mortgage."""

from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import UNKNOWN
from tafelrunde.engine.say import Say, say
from tafelrunde.engine.scene import Choice, Column, Form, Line, Number, Offer, Pick, Quick
from tafelrunde.games.monopoly.ids import Rupees, SpaceId
from tafelrunde.games.monopoly.picture.names import (
    DECK_ICONS,
    MONEY,
    SPROUT,
    Look,
    deck_name,
    rupees,
    seat_colour,
    space_id,
    space_name,
    who,
)
from tafelrunde.games.monopoly.rules.property import deeds_of, upgraded
from tafelrunde.games.monopoly.rules.trading import MOST_LOAN_TURNS, MOST_VISITS, DecideTrade
from tafelrunde.games.monopoly.state import BOTH_DECKS, DECKS, Monopoly

STEPS = (1, 10, 50, 100)
UNSEEN_PURSE = 5000  # the most one can ask of somebody whose rupees are hidden

# --- bids -------------------------------------------------------------------------------------------------------------


def bid_form(verb: str, least: Rupees, cash: Rupees, price: Rupees, rule: str) -> Form:
    """RM-A5, RM-A11, RM-U12: any number from the least bid to all one has."""
    start = max(least - 1, 0)
    quick = [Quick(say("quick-more", amount=step), start + step) for step in STEPS if least <= start + step <= cash]
    if least <= price <= cash:
        quick.append(Quick(say("quick-price", amount=price), price))
    quick.append(Quick(say("quick-all", amount=cash), cash))
    value = min(max(price, least), cash) if verb == "max" else least
    amount = Number("amount", Say("field-amount"), least, cash, value, quick=quick, icon=MONEY)
    lines = [Line(Say("your-cash"), rupees(cash), icon=MONEY)]
    return Form(
        verb,
        Say(f"form-{verb}"),
        f"{verb} {{amount}}",
        [amount],
        Say(f"submit-{verb}"),
        icon="gi:gavel",
        lines=lines,
        rule=rule,
    )


# --- one of many ------------------------------------------------------------------------------------------------------

PICK_ICONS = {"sell": SPROUT, "sell-group": SPROUT, "mortgage": "gi:padlock"}
PICK_RULES = {"sell": "RM-V1", "sell-group": "RM-V4", "mortgage": "RM-H1"}


def pick_form(view: Monopoly, look: Look, verb: str, offers: list[Offer]) -> Form:
    """One of some offers with the same verb, so that they do not flood the table."""
    choices = []
    for offer in offers:
        value = offer.action.removeprefix(verb).strip()
        if verb == "sell-group":
            group, name, touch = view.rules.group_named(value.split()[0]), offer.name, ""
        else:
            space = SpaceId(int(value))
            group, name, touch = view.rules.group[space], space_name(space), space_id(space)
        choices.append(Choice(value, name, offer.note, touch, look.colours[group], letter=look.letters[group]))
    field = Pick("what", Say(f"field-{verb}"), choices, value=[choices[0].value])
    return Form(
        verb,
        Say(f"form-{verb}"),
        f"{verb} {{what}}",
        [field],
        Say(f"submit-{verb}"),
        group="raise",
        icon=PICK_ICONS[verb],
        rule=PICK_RULES[verb],
    )


# --- trades -----------------------------------------------------------------------------------------------------------


def trade_form(view: Monopoly, look: Look, seat: SeatId, left: int) -> Form:
    """RM-N6, RM-N8: a partner, and what both give. Each partner's deeds show once that partner is chosen."""
    others = view.others(seat)
    first = str(others[0])
    partners = [
        Choice(
            str(other),
            say("name", seat=who(other)),
            None if view.seats[other].cash == UNKNOWN else rupees(view.seats[other].cash),
            touches=f"seat-{other}",
            colour=seat_colour(other),
            icon=_token(view, look, other),
        )
        for other in others
    ]
    fields: list[Number | Pick] = [Pick("to", Say("field-partner"), partners, value=[first])]
    fields += _side(view, look, seat, "give", "left")
    most = max(_purse(view, other) for other in others)
    fields.append(Number("get-rupees", Say("field-rupees"), 0, most, 0, quick=_hundreds(most), side="right", icon=MONEY))
    words = []
    for other in others:
        when = {"to": str(other)}
        for field in _things(view, look, other, f"get-{other}", "right", when=when):
            fields.append(field)
        words += _words(view, f"get-{other}")
    template = f"offer {{to}} give {{give-rupees}} {','.join(_words(view, 'give'))} get {{get-rupees}} {','.join(words)}"
    return Form(
        "trade",
        Say("form-trade"),
        template,
        fields,
        Say("submit-trade"),
        group="trade",
        icon="gi:trade",
        left=Say("trade-you-give"),
        right=Say("trade-you-get"),
        lines=[Line(say("trade-left", count=left), icon="gi:conversation", rule="RM-N11")],
        rule="RM-N1",
    )


def counter_form(view: Monopoly, look: Look, decision: DecideTrade) -> Form:
    """RM-N8: the offer on the table, to be changed."""
    give, get = decision.give, decision.get
    fields = _side(
        view,
        look,
        decision.seat,
        "give",
        "left",
        value=give.rupees,
        things=[*map(str, give.spaces), *(DECKS[deck] for deck in give.cards)],
    )
    fields += _side(
        view,
        look,
        decision.proposer,
        "get",
        "right",
        value=get.rupees,
        things=[*map(str, get.spaces), *(DECKS[deck] for deck in get.cards)],
    )
    template = (
        f"counter give {{give-rupees}} {','.join(_words(view, 'give'))} get {{get-rupees}} {','.join(_words(view, 'get'))}"
    )
    count = say("panel-message", number=decision.messages, most=view.rules.trade_messages)
    return Form(
        "counter",
        say("form-counter", seat=who(decision.proposer)),
        template,
        fields,
        Say("submit-counter"),
        group="trade",
        icon="gi:trade",
        left=Say("trade-you-give"),
        right=Say("trade-you-get"),
        lines=[Line(count, icon="gi:conversation", rule="RM-N8")],
        rule="RM-N8",
    )


def _token(view: Monopoly, look: Look, seat: SeatId) -> str:
    return look.token_icon(view.seats[seat].token)


def _purse(view: Monopoly, seat: SeatId) -> int:
    cash = view.seats[seat].cash
    return UNSEEN_PURSE if cash == UNKNOWN else cash


def _hundreds(most: int) -> list[Quick]:
    return [Quick(say("quick-amount", amount=amount), amount) for amount in (0, 50, 100, 200, 500) if amount <= most]


Fields = list[Number | Pick]


def _side(
    view: Monopoly, look: Look, seat: SeatId, name: str, column: Column, value: int = 0, things: list[str] | None = None
) -> Fields:
    """Rupees and things that one seat gives."""
    most = max(_purse(view, seat), value)
    money = Number(f"{name}-rupees", Say("field-rupees"), 0, most, value, quick=_hundreds(most), side=column, icon=MONEY)
    return [money, *_things(view, look, seat, name, column, when={}, value=things)]


def _things(
    view: Monopoly, look: Look, seat: SeatId, name: str, column: Column, when: dict[str, str], value: list[str] | None = None
) -> Fields:
    """Deeds and jail cards of a seat; by house rule also promises."""
    choices = [_deed(view, look, space) for space in deeds_of(view, seat) if not upgraded(view, view.rules.group[space])]
    for deck in BOTH_DECKS:
        if view.seats[seat].jail_cards[deck]:
            card = say("part-jail-card", deck=deck_name(deck))
            choices.append(Choice(DECKS[deck], card, colour="brass", icon=DECK_ICONS[deck]))
    fields: Fields = [Pick(name, Say("field-things"), choices, True, value or [], side=column, when=when)]
    if view.rules.immunity:
        spaces = [
            Choice(
                f"visit{space}",
                space_name(space),
                colour=look.colours[view.rules.group[space]],
                letter=look.letters[view.rules.group[space]],
            )
            for space in deeds_of(view, seat)
        ]
        nothing = Choice("-", Say("choice-none"))
        fields.append(Pick(f"{name}-visit", Say("field-visits"), [nothing, *spaces], False, ["-"], side=column, when=when))
        fields.append(Number(f"{name}-visits", Say("field-visit-count"), 1, MOST_VISITS, 1, quick=[], side=column, when=when))
    if view.rules.loans:
        loan = f"{name}-loan"
        promises = [Choice("-", Say("choice-none")), Choice("repay", Say("choice-repay"))]
        asked = {**when, loan: "repay"}
        fields.append(Pick(loan, Say("field-loan"), promises, False, ["-"], side=column, when=when))
        fields.append(
            Number(
                f"{loan}-amount",
                Say("field-loan-amount"),
                1,
                UNSEEN_PURSE,
                100,
                quick=_hundreds(500)[1:],
                side=column,
                when=asked,
            )
        )
        fields.append(
            Number(f"{loan}-turns", Say("field-loan-turns"), 1, MOST_LOAN_TURNS, 5, quick=[], side=column, when=asked)
        )
    return fields


def _words(view: Monopoly, name: str) -> list[str]:
    """The part of a template for the things of one seat; what is left out begins with `-`."""
    words = [f"{{{name}}}"]
    if view.rules.immunity:
        words.append(f"{{{name}-visit}}x{{{name}-visits}}")
    if view.rules.loans:
        words.append(f"{{{name}-loan}}{{{name}-loan-amount}}x{{{name}-loan-turns}}")
    return words


def _deed(view: Monopoly, look: Look, space: SpaceId) -> Choice:
    group = view.rules.group[space]
    note = rupees(view.rules.price[space])
    if view.mortgaged[space]:
        note = say("choice-mortgaged", amount=view.rules.interest[space], lift=view.rules.lift[space])
    return Choice(
        str(space),
        space_name(space),
        note,
        space_id(space),
        look.colours[group],
        letter=look.letters[group],
        icon=look.space_icons[space],
        hatched=view.mortgaged[space],
    )
