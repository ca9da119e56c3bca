"""What opens when a thing is looked at: characters, NPCs, objects, gears, pits, lines, the bag."""

from tafelrunde.engine import UNKNOWN, Say, list_of, say, word
from tafelrunde.engine.scene import Line, Sheet
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Slot, Token
from tafelrunde.games.twister.picture import names
from tafelrunde.games.twister.picture.fight import cards_left
from tafelrunde.games.twister.picture.foretelling import Deeds
from tafelrunde.games.twister.picture.npcs import npc_sheet
from tafelrunde.games.twister.rules.explaining import Plans
from tafelrunde.games.twister.state import Twister

RULES = {
    "backstabber": "DT-K1",
    "banshee": "DT-K2",
    "cleric": "DT-K3",
    "colossus": "DT-K4",
    "mekanork": "DT-K5",
    "naga": "DT-K6",
    "telepath": "DT-K7",
    "wizard": "DT-K8",
    "rope": "DT-B1",
    "key": "DT-B2",
    "bow": "DT-B3",
    "wand": "DT-B4",
    "shield": "DT-B5",
    "lance": "DT-B6",
}


def sheets(view: Twister, look: names.Look, plans: Plans, deeds: Deeds) -> dict[str, Sheet]:
    found: dict[str, Sheet] = {
        "pit": Sheet(word("terrain-pit"), [Line(word("terrain-pit-note"), rule="DT-F1")], "pit", icon="gi:spiky-pit"),
        "hidden": _hidden(view, look),
    }
    for side in ("yellow", "blue"):
        note = Line(word("terrain-line-note"), rule="DT-M9")
        found[f"line-{side}"] = Sheet(
            word(f"kind-line-{side}"), [note], "lamp" if side == "yellow" else "water", icon="gi:exit-door"
        )
    for slot in r.ALL_SLOTS:
        if not view.hidden[slot]:
            found[f"gear-{slot + 1}"] = _gear(view, look, slot)
    own = {token for seat in view.seats for token in seat.placed + seat.team if token != UNKNOWN}
    for token in (*r.YELLOWS, *r.BLUES, *[token for things in r.OBJECT_SETS for token in things]):
        if view.where[token] >= 0 or token in own or (token < 8 * len(view.seats)):
            found[names.token_id(view.rules.names[token])] = token_sheet(view, look, token)
    if view.solo():
        for token in set(view.row) | set(view.invited):
            found[names.token_id(view.rules.names[token])] = npc_sheet(
                view, look, token, plans.get(token, []), deeds.get(token, [])
            )
        found["bag"] = _bag(view, look)
        found["enemy-deck"] = Sheet(
            word("zone-enemy-deck"), [Line(word("line-cards"), cards_left(view), rule="DT-S16")], "violet", icon=names.CARD_ICON
        )
        found["reserve"] = _symbols(view)
    return found


def token_sheet(view: Twister, look: names.Look, token: Token) -> Sheet:
    rules = view.rules
    if token >= r.FIRST_OBJECT:
        thing = r.OBJECTS[rules.kind[token]]
        effect = say(f"effect-{thing}", bow=rules.bow, shield=rules.shield)
        return Sheet(look.short(token), [Line(effect, rule=RULES[thing])], look.colour(token), icon=look.icon(token))
    kind = r.KINDS[rules.kind[token]]
    lines = [
        Line(word("line-movement"), say("number", n=rules.movement[token]), "gi:walking-boot", rule="DT-M1"),
        Line(word("line-combat"), say("number", n=rules.combat[token]), "gi:crossed-swords", rule="DT-C5"),
        Line(word(f"ability-{kind}"), rule=RULES[kind]),
    ]
    if view.wounded[token]:
        lines.append(Line(word("badge-hurt" if token in view.hurt else "badge-wounded"), rule="DT-H1"))
    elif token in view.mended:
        lines.append(Line(word("badge-healed"), rule="DT-K3"))
    load = view.load[token]
    if load >= 0:
        lines.append(Line(word("line-carries"), look.short(load), look.icon(load), rule="DT-O1"))
    return Sheet(look.short(token), lines, look.colour(token), icon=look.icon(token))


def _gear(view: Twister, look: names.Look, slot: Slot) -> Sheet:
    hall = view.rules.halls[view.hall[slot]]
    lines = [
        Line(word("line-hall"), say("hall-at", hall=look.hall(hall.id), number=int(slot + 1))),
        Line(word("line-turns"), word("turns-cw" if hall.clockwise else "turns-ccw"), rule="DT-W2"),
        Line(word("terrain-gear-note"), rule="DT-W1"),
    ]
    return Sheet(word("terrain-gear"), lines, names.PAIR_COLOURS[(hall.pair - 1) % 4], letter=str(hall.pair), icon="gi:gears")


def _hidden(view: Twister, look: names.Look) -> Sheet:
    """DT-S17: which halls are still hidden, though not where."""
    shown = {view.hall[slot] for slot in r.ALL_SLOTS if not view.hidden[slot]}
    rest = [look.hall(hall.id) for hall in view.rules.halls if hall.index not in shown]
    lines = [Line(word("terrain-hidden-note"), rule="DT-G9"), Line(word("line-hidden-halls"), list_of(rest), rule="DT-S17")]
    return Sheet(word("line-hidden-halls"), lines, "slate", icon="gi:closed-doors")


def bag_contents(view: Twister) -> list[Token]:
    """DT-S12, DT-S14: everybody can work out what is still in the bag."""
    if not view.bag:
        return []
    crew = [token for token in r.YELLOWS if token not in view.seats[0].team]
    start = [*view.invited, *r.OBJECT_SETS[r.YELLOW], *r.OBJECT_SETS[r.VIOLET], *crew]
    gone = set(view.out) | set(view.drawn)
    return [token for token in start if view.where[token] < 0 and token not in gone]


def _bag(view: Twister, look: names.Look) -> Sheet:
    tokens = bag_contents(view)
    lines = [Line(look.short(token), icon=look.icon(token), rule="" if token < r.FIRST_NPC else "DT-S12") for token in tokens]
    return Sheet(word("line-in-bag"), lines or [Line(word("empty"))], "wood", icon=names.BAG_ICON)


def _symbols(view: Twister) -> Sheet:
    """DT-E1: which cards call at this level."""
    symbols = view.rules.symbols
    lines = [Line(_cards("zone-actions", [str(value) for value in symbols.action]), rule="DT-E1")] if symbols.action else []
    if symbols.combat:
        lines.append(Line(_cards("zone-hand", [f"+{value}" for value in symbols.combat]), rule="DT-E1"))
    if symbols.jump:
        lines.append(Line(word("jump-cards"), rule="DT-E1"))
    lines.append(Line(_cards("zone-enemy-deck", [f"+{value}" for value in symbols.enemy]), rule="DT-E1"))
    if view.rules.vision:
        eye = view.rules.eye
        numbers = [str(value) for value in eye.action] + [f"+{value}" for value in eye.combat]
        lines.append(Line(_cards("zone-hand", numbers), icon=names.EYE_ICON, rule="DT-X2"))
        lines.append(Line(_cards("zone-enemy-deck", [f"+{value}" for value in eye.enemy]), icon=names.EYE_ICON, rule="DT-X2"))
    return Sheet(word("line-symbols"), lines, "violet", icon=names.CALL_ICON)


def _cards(name: str, values: list[str]) -> Say:
    return say("cards-of", name=word(name), values=", ".join(values))


def printed(view: Twister) -> list[Sheet]:
    """A crew, a set of objects and every NPC."""
    look, rules = names.look_of(view.rules), view.rules
    tokens = [token_sheet(view, look, token) for token in (*r.YELLOWS, *r.OBJECT_SETS[r.YELLOW])]
    npcs = [npc_sheet(view, look, Token(r.FIRST_NPC + npc.index), [], []) for npc in rules.npcs]
    return tokens + npcs
