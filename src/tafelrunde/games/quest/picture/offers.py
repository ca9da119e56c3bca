"""What a seat may do now: every legal action by name, and what may be said at any time."""

from tafelrunde.engine import Action, Say, SeatId, Who, list_of, say, say_reason
from tafelrunde.engine.scene import Choice, Form, Offer, Offers, Pick, Refusal
from tafelrunde.games.quest import actions as saying
from tafelrunde.games.quest.ids import SpaceId
from tafelrunde.games.quest.picture.board import place_name, space_id
from tafelrunde.games.quest.picture.names import (
    TELEPORTER,
    TRIANGLE,
    Look,
    card_name,
    item_name,
    potion_name,
    quoted,
    thing_name,
)
from tafelrunde.games.quest.picture.scene import discard_id, hand_id
from tafelrunde.games.quest.rules import adventure, decks, dungeon, exploring, play, talk, team, triforce, value
from tafelrunde.games.quest.rules.challenge import hopeless
from tafelrunde.games.quest.ruleset import DIFFICULTIES, KEY
from tafelrunde.games.quest.state import HIDDEN, KEPT, Quest

PLAIN = {
    "pass": ("gi:hand", "TQ-C4"),
    "redraw": ("gi:card-exchange", "TQ-C4"),
    "accept": ("gi:broken-heart", "TQ-F6"),
    "decline": ("gi:cancel", "TQ-V7"),
    "leave": ("gi:exit-door", "TQ-M1"),
    "keep": ("gi:backpack", "TQ-Q2"),
    "place-here": (TELEPORTER, "TQ-Q2"),
}


def offers(view: Quest, look: Look) -> Offers:
    """Nothing for spectators; for a seat that is not asked, what it may say."""
    decision = view.decision
    seat = view.viewer
    shown = Offers()
    if seat < 0 or decision is None:
        return shown
    if decision.seat == seat:
        if isinstance(decision, triforce.ChooseSwap):
            shown.forms.append(_drop_form(view, seat))
        options = decision.options(view)
        if isinstance(decision, adventure.ChooseDungeon):
            options.sort(key=lambda action: _difficulty(view, action))
        for action in options:
            shown.offers.append(_offer(view, look, action))
        if isinstance(decision, exploring.ChooseRoom) and not view.item_taken:
            reason = decision.why_not(view, saying.Enter(dungeon.BOSS))
            if reason is not None:
                shown.refusals.append(
                    Refusal(
                        Say("offer-enter-boss"), say_reason(reason, look.kinds), reason.rule, touches=[space_id(dungeon.BOSS)]
                    )
                )
    shown.standing = _standing(view, look, seat, decision.seat == seat)
    return shown


def _difficulty(view: Quest, action: Action) -> int:
    assert isinstance(action, saying.Explore)
    return int(view.rules.dungeons[view.rules.dungeon_named[action.name]].difficulty)


def _offer(view: Quest, look: Look, action: Action) -> Offer:
    """A legal action by name."""
    text = action.text
    match action:
        case saying.Play():
            return _play(view, action)
        case saying.Down():
            note = _counting(view, play.counts_down(view), False)
            name = say("offer-down", card=card_name(action.name))
            return Offer(text, name, "down", "gi:card-burn", [hand_id(action.name)], note=note, rule="TQ-V5")
        case saying.Discard():
            name = say("offer-discard", card=card_name(action.name))
            return Offer(text, name, "discard", "gi:card-discard", [hand_id(action.name)], rule="TQ-K2")
        case saying.Drink():
            return _drink(view, action)
        case saying.Triforce():
            return Offer(text, Say(f"offer-triforce-{action.parts}"), "triforce", TRIANGLE, rule=f"TQ-F{action.parts + 3}")
        case saying.Enter():
            return _enter(view, look, action)
        case saying.Explore():
            name = say("offer-explore", dungeon=look.dungeon_name(action.name))
            one = view.rules.dungeons[view.rules.dungeon_named[action.name]]
            level, item = Say(f"difficulty-{DIFFICULTIES[one.difficulty]}"), item_name(view.rules.items[one.item].id)
            note = say("note-dungeon", difficulty=level, item=item)
            return Offer(text, name, "explore", touches=[f"dungeon-{action.name}"], note=note, rule="TQ-D1")
        case saying.Give():
            return Offer(text, say("offer-give", seat=Who(int(action.seat))), touches=[f"seat-{action.seat}"], rule="TQ-I2")
        case saying.Buy():
            potion = view.rules.potions[view.rules.potion_named[action.name]]
            name = say("offer-buy", potion=potion_name(action.name))
            note = say("price", price=potion.price)
            return Offer(text, name, "buy", potion.icon, [f"potion-{action.name}"], note=note, rule="TQ-M2")
    return _other(view, action)


def _other(view: Quest, action: Action) -> Offer:
    text = action.text
    match action:
        case saying.Drop():
            names = list_of([quoted(name) for name in action.names])
            touches = [hand_id(name) for name in action.names]
            group = "drop" if touches else ""
            return Offer(text, say("offer-drop", cards=names), group, "gi:card-discard", touches, rule="TQ-K2")
        case saying.Retrieve():
            names = list_of([quoted(name) for name in action.names])
            touches = [discard_id(name) for name in action.names]
            return Offer(text, say("offer-retrieve", cards=names), "retrieve", "gi:card-pickup", touches, rule="TQ-K10")
        case saying.Scout():
            name = say("offer-scout", space=list_of([place_name(view, name) for name in action.names]))
            return Offer(text, name, "scout", "gi:compass", [space_id(space) for space in action.names], rule="TQ-T6")
        case saying.Spill() | saying.Replace():
            potion = team.held(view, view.bottles[action.bottle])
            what = Say("bottle-empty") if potion is None else potion_name(potion.id)
            kind = "spill" if isinstance(action, saying.Spill) else "replace"
            return Offer(text, say(f"offer-{kind}", potion=what), touches=[f"bottle-{action.bottle}"], rule="TQ-M5")
    icon, rule = PLAIN[text]
    if text == "pass" and hopeless(view):
        return Offer(text, Say("offer-pass-on"), icon=icon, note=Say("note-pass-on"), main=True, rule=rule)
    return Offer(text, Say(f"offer-{text}"), icon=icon, rule=rule)


def _play(view: Quest, action: saying.Play) -> Offer:
    number = view.rules.card_named[action.name]
    challenge = view.now()
    fit = value.match_of(view.rules, challenge.room).fits[number]
    as_key = isinstance(view.decision, triforce.ChoosePowerCard)
    points = play.counts_now(view, number, as_key)
    if fit.guards and challenge.guard:
        note = say("note-guards", points=points, guard=view.rules.cards[number].value)
    elif fit.backlash:
        note = say("note-hurts", points=points)
    else:
        note = _counting(view, points, as_key or value.role_of(view, challenge.room, number) == KEY)
    name = say("offer-play", card=card_name(action.name))
    return Offer(action.text, name, "play", "gi:card-play", [hand_id(action.name)], note=note, rule="TQ-V6")


def _counting(view: Quest, points: int, key: bool) -> Say:
    """TQ-C9: what a card counts, now or once a key card is played; with the key card, what has waited."""
    challenge = view.now()
    if key and challenge.waiting and not challenge.keyed:
        return say("note-releases", points=points, waiting=challenge.waiting)
    return say("note-points" if key or challenge.keyed or not points else "note-waits", points=points)


def _drink(view: Quest, action: saying.Drink) -> Offer:
    potion = team.held(view, view.bottles[action.bottle])
    assert potion is not None
    touches = [f"bottle-{action.bottle}"]
    name = say("offer-drink", potion=potion_name(potion.id))
    if potion.for_seat:
        name = say("offer-drink-for", potion=potion_name(potion.id), seat=Who(int(action.seat)))
        touches.append(f"seat-{action.seat}")
    return Offer(action.text, name, "drink", potion.icon, touches, note=Say(f"potion-{potion.id}-text"), rule="TQ-M6")


def _enter(view: Quest, look: Look, action: saying.Enter) -> Offer:
    touches = [space_id(action.name)]
    if action.name == dungeon.BOSS:
        return Offer(action.text, Say("offer-enter-boss"), "enter", "gi:crowned-skull", touches, rule="TQ-T8")
    space = dungeon.space_named(view, action.name)
    layout = view.plan()
    note = None
    if view.face[space] != HIDDEN:
        room = view.rules.rooms[view.room[space]]
        name = say("offer-enter-open", room=look.room_name(room.id))
        if lacking := team.missing(view, room.needs):
            note = say("note-needs-item", item=item_name(view.rules.items[lacking[0]].id))
    else:
        name = say("offer-enter", space=place_name(view, action.name))
        if space >= layout.lower and not view.item_taken:
            note = Say("note-may-need-item")
    return Offer(action.text, name, "enter", "gi:dungeon-gate", touches, note=note, rule="TQ-T5")


def _drop_form(view: Quest, seat: SeatId) -> Form:
    """Any set of hand cards."""
    names = decks.names_in(view, view.seats[seat].hand)
    choices = [Choice(name, card_name(name), touches=hand_id(name)) for name in sorted(set(names))]
    field = Pick("cards", Say("form-drop"), choices, many=True)
    return Form("drop", Say("form-drop"), "drop {cards}", [field], Say("form-drop-submit"), rule="TQ-F5")


# --- at any time ------------------------------------------------------------------------------------------------------


def _standing(view: Quest, look: Look, seat: SeatId, asked: bool) -> list[Offer]:
    """TQ-H1 to TQ-H4: what may be said about the hand; TQ-M5, TQ-Q2: what the decider may do besides."""
    found: list[Offer] = []
    if asked:
        for slot, content in enumerate(view.bottles):
            potion = team.held(view, content)
            if potion is not None:
                name = say("offer-pour", potion=potion_name(potion.id))
                confirm = Say("confirm-pour")
                found.append(Offer(f"pour {slot}", name, icon=potion.icon, confirm=confirm, rule="TQ-M5"))
        if view.teleporter == KEPT and view.in_castle():
            for space, solved in enumerate(view.solved):
                if solved:
                    where = dungeon.space_name(view, SpaceId(space))
                    found.append(
                        Offer(
                            f"place {where}",
                            say("offer-place", room=look.room_name(view.rules.rooms[view.room[SpaceId(space)]].id)),
                            icon=TELEPORTER,
                            rule="TQ-Q2",
                        )
                    )
    if view.rules.terms.hints:
        for thing in talk.hintable(view, seat):
            found.append(Offer(f"hint {thing}", say("offer-hint", thing=thing_name(thing)), "talk", "gi:talk", rule="TQ-H3"))
        for phrase in saying.PHRASES:
            found.append(Offer(f"say {phrase}", Say(f"phrase-{phrase}"), "talk", "gi:talk", rule="TQ-H1"))
    if view.seats[seat].gives_up:
        found.append(Offer("go-on", Say("offer-go-on"), icon="gi:swordman", rule="TQ-X9"))
    else:
        confirm = Say("confirm-give-up")
        found.append(Offer("give-up", Say("offer-give-up"), icon="gi:white-tower", confirm=confirm, rule="TQ-X9"))
    return found
