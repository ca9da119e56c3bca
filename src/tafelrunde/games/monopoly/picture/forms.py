"""Offers with free values: bids, trades, and long lists of deeds to sell or mortgage."""

from functools import lru_cache

from mypy_extensions import i64

from tafelrunde.engine import UNKNOWN, Listed, Say, SeatId, say
from tafelrunde.engine.scene import Choice, Column, Form, Line, Number, Offer, Pick, Quick
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.ids import Rupees, SpaceId
from tafelrunde.games.monopoly.picture import names
from tafelrunde.games.monopoly.rules.property import upgraded
from tafelrunde.games.monopoly.rules.trading import MOST_LOAN_TURNS, MOST_VISITS, DecideTrade
from tafelrunde.games.monopoly.ruleset import Ruleset
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
    amount = Number("amount", Say("field-amount"), least, cash, value, quick=quick, icon=names.MONEY)
    lines = [Line(Say("your-cash"), names.rupees(cash), icon=names.MONEY)]
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

PICK_ICONS = {"sell": names.SPROUT, "sell-group": names.SPROUT, "mortgage": "gi:padlock"}
PICK_RULES = {"sell": "RM-V1", "sell-group": "RM-V4", "mortgage": "RM-H1"}


def pick_form(view: Monopoly, look: names.Look, verb: str, offers: list[Offer]) -> Form:
    """One of some offers with the same verb, so that they do not flood the table."""
    choices = []
    for offer in offers:
        value = offer.action.removeprefix(verb).strip()
        if verb == "sell-group":
            group, name, touch = view.rules.group_named(value.split()[0]), offer.name, ""
        else:
            space = SpaceId(int(value))
            group, name, touch = view.rules.group[space], names.space_name(space), names.space_id(space)
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


def trade_form(view: Monopoly, look: names.Look, seat: SeatId, left: i64) -> Form:
    """RM-N6, RM-N8: a partner, and what both give. Each partner's deeds show once that partner is chosen."""
    others = view.others(seat)
    partners = [
        Choice(
            str(other),
            say("name", seat=names.who(other)),
            None if view.seats[other].cash == UNKNOWN else names.rupees(view.seats[other].cash),
            touches=names.seat_id(other),
            colour=names.seat_colour(other),
            icon=look.token_icon(view.seats[other].token),
        )
        for other in others
    ]
    mine = Giver(view, look, seat, "give", "left")
    theirs = [Giver(view, look, other, f"get-{other}", "right", when={"to": str(other)}) for other in others]
    fields: list[Number | Pick] = [Pick("to", Say("field-partner"), partners, value=[str(others[0])]), *mine.fields_for(Side())]
    fields.append(_money("get-rupees", 0, max([giver.purse() for giver in theirs]), "right"))
    for giver in theirs:
        fields += giver.things(Side())
    words = ",".join([giver.words() for giver in theirs])
    template = f"offer {{to}} give {{give-rupees}} {mine.words()} get {{get-rupees}} {words}"
    left_over = Line(say("trade-left", count=left), icon="gi:conversation", rule="RM-N11")
    return _exchange("trade", Say("form-trade"), template, fields, left_over)


def counter_form(view: Monopoly, look: names.Look, decision: DecideTrade) -> Form:
    """RM-N8: the offer on the table, to be changed."""
    mine = Giver(view, look, decision.seat, "give", "left")
    theirs = Giver(view, look, decision.proposer, "get", "right")
    template = f"counter give {{give-rupees}} {mine.words()} get {{get-rupees}} {theirs.words()}"
    count = say("panel-message", number=decision.messages, most=view.rules.trade_messages)
    return _exchange(
        "counter",
        say("form-counter", seat=names.who(decision.proposer)),
        template,
        mine.fields_for(decision.give) + theirs.fields_for(decision.get),
        Line(count, icon="gi:conversation", rule="RM-N8"),
    )


def _exchange(id: str, name: Say, template: str, fields: list[Number | Pick], line: Line) -> Form:
    return Form(
        id,
        name,
        template,
        fields,
        Say(f"submit-{id}"),
        group="trade",
        icon="gi:trade",
        left=Say("trade-you-give"),
        right=Say("trade-you-get"),
        lines=[line],
        rule="RM-N1" if id == "trade" else "RM-N8",
    )


def _money(id: str, value: Rupees, most: Rupees, column: Column) -> Number:
    return Number(id, Say("field-rupees"), 0, most, value, quick=_hundreds(most), side=column, icon=names.MONEY)


def _hundreds(most: Rupees) -> list[Quick]:
    return [Quick(say("quick-amount", amount=amount), amount) for amount in (0, 50, 100, 200, 500) if amount <= most]


class Giver(Listed):
    """What one seat may give, as one column of a form."""

    view: Monopoly
    look: names.Look
    seat: SeatId
    name: str  # with which the ids of its fields begin
    column: Column
    when: dict[str, str] = {}  # shown only while those fields have those values

    def purse(self) -> Rupees:
        """The most it can give."""
        cash = self.view.seats[self.seat].cash
        return UNSEEN_PURSE if cash == UNKNOWN else cash

    def fields_for(self, side: Side) -> list[Number | Pick]:
        """Rupees and things, these at first."""
        return [_money(f"{self.name}-rupees", side.rupees, max(self.purse(), side.rupees), self.column), *self.things(side)]

    def things(self, side: Side) -> list[Number | Pick]:
        """Deeds and jail cards; by house rule also promises."""
        view, rules = self.view, self.view.rules
        deeds = view.deeds[self.seat]
        choices = [self.deed(space) for space in deeds if not upgraded(view, rules.group[space])]
        for deck in BOTH_DECKS:
            if view.seats[self.seat].jail_cards[deck]:
                card = say("part-jail-card", deck=names.deck_name(deck))
                choices.append(Choice(DECKS[deck], card, colour="brass", icon=names.DECK_ICONS[deck]))
        chosen = [str(space) for space in side.spaces] + [DECKS[deck] for deck in side.cards]
        found: list[Number | Pick] = [
            Pick(self.name, Say("field-things"), choices, True, chosen, side=self.column, when=self.when)
        ]
        if rules.immunity:
            found.append(self.promise("visit", "visits", [self.visit(space) for space in deeds]))
            found.append(self.number("visits", "visit-count", (1, MOST_VISITS, 1), self.when))
        if rules.loans:
            asked = {**self.when, f"{self.name}-loan": "repay"}
            found.append(self.promise("loan", "loan", [Choice("repay", Say("choice-repay"))]))
            found.append(self.number("loan-amount", "loan-amount", (1, UNSEEN_PURSE, 100), asked))
            found.append(self.number("loan-turns", "loan-turns", (1, MOST_LOAN_TURNS, 5), asked))
        return found

    def promise(self, id: str, name: str, choices: list[Choice]) -> Pick:
        """One of these or nothing."""
        nothing = Choice("-", Say("choice-none"))
        return Pick(
            f"{self.name}-{id}", Say(f"field-{name}"), [nothing, *choices], value=["-"], side=self.column, when=self.when
        )

    def number(self, id: str, name: str, bounds: tuple[int, int, int], when: dict[str, str]) -> Number:
        """A number from the least to the most, at first the third."""
        quick = _hundreds(500)[1:] if bounds[1] == UNSEEN_PURSE else []
        return Number(f"{self.name}-{id}", Say(f"field-{name}"), *bounds, quick=quick, side=self.column, when=when)

    def words(self) -> str:
        """The part of a template for the things of this seat; what is left out begins with `-`."""
        name, rules = self.name, self.view.rules
        words = [f"{{{name}}}"]
        if rules.immunity:
            words.append(f"{{{name}-visit}}x{{{name}-visits}}")
        if rules.loans:
            words.append(f"{{{name}-loan}}{{{name}-loan-amount}}x{{{name}-loan-turns}}")
        return ",".join(words)

    def visit(self, space: SpaceId) -> Choice:
        """Rent-free visits to a deed."""
        group, look = self.view.rules.group[space], self.look
        return Choice(f"visit{space}", names.space_name(space), colour=look.colours[group], letter=look.letters[group])

    def deed(self, space: SpaceId) -> Choice:
        """A deed, with its price or what is owed on it."""
        return _deed(self.view.rules, self.look, space, self.view.mortgaged[space])


@lru_cache(maxsize=4096)
def _deed(rules: Ruleset, look: names.Look, space: SpaceId, mortgaged: bool) -> Choice:
    note = names.rupees(rules.price[space])
    if mortgaged:
        note = say("choice-mortgaged", amount=rules.interest[space], lift=rules.lift[space])
    return Choice(
        str(space),
        names.space_name(space),
        note,
        names.space_id(space),
        colour=look.colours[rules.group[space]],
        letter=look.letters[rules.group[space]],
        icon=look.space_icons[space],
        hatched=mortgaged,
    )
