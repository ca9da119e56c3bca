"""Cards in words and as pictures. The text of a card is made from its effects, so that it cannot say anything else."""

from functools import lru_cache

from tafelrunde.engine import Say, say, word
from tafelrunde.engine.scene import Badge, Line, Piece, Sheet
from tafelrunde.games.duels.ids import CardId
from tafelrunde.games.duels.picture.names import BOTH_ICON, BOW, CLOCK_ICON, FREE_ICON, RELIC_ICON, SHIELD, SWORD, Look
from tafelrunde.games.duels.ruleset import BASIC, SPECIAL, USER, Card, Verb, Whom

REACH_ICONS = {"melee": SWORD, "ranged": BOW, "both": BOTH_ICON}


def card_lines(look: Look, card: Card) -> list[Say]:
    """HD-X1: when it is played, what it does, in the order in which it happens."""
    lines: list[Say] = []
    if card.together:
        first, second = [look.named(user) for user in card.users][:2]
        lines.append(say("fx-together", first=first, second=second))
    if card.timing == "attacked":
        lines.append(_when_attacked(look, card))
    elif card.timing == "would_die":
        lines.append(say("fx-when-dying", figure=whom(look, card, USER)))
    if card.free:
        lines.append(word("fx-free"))
    if card.clock:
        lines.append(say("fx-clock", turns=card.clock))
    lines += [_line(look, card, verb) for verb in card.reveal]
    lines += [_line(look, card, verb) for verb in (*card.after, *card.play)]
    relic = [verb.words(lambda one: whom(look, card, one)) for verb in card.relic]
    if relic:
        lines += [_relic(look, card, relic[0]), *relic[1:]]
    return lines


def _when_attacked(look: Look, card: Card) -> Say:
    target = look.named(card.need_target) if card.need_target >= 0 else word("whom-own")
    if card.need_near:
        return say("fx-when-attacked-near", target=target, figure=whom(look, card, USER))
    return say("fx-when-attacked", target=target)


def _relic(look: Look, card: Card, effect: Say) -> Say:
    if card.relic_fallen:
        return say("fx-relic-fallen", effect=effect)
    if card.relic_character >= 0:
        return say("fx-relic-health", figure=look.named(card.relic_character), health=int(card.relic_health), effect=effect)
    return say("fx-relic", effect=effect)


def _line(look: Look, card: Card, verb: Verb) -> Say:
    """What a verb does, and when."""
    words = verb.words(lambda one: whom(look, card, one))
    if verb.condition:
        words = say(f"fx-if-{verb.condition}", effect=words)
    if verb.role and not (verb.role == "attack" and verb.condition == "damage"):  # only an attack deals damage
        words = say(f"fx-as-{verb.role}", effect=words)
    return words


def whom(look: Look, card: Card, one: Whom) -> Say:
    """Whom a verb is about."""
    user = look.named(card.users[0]) if len(card.users) == 1 else word("whom-user")
    if one.mode == "user":
        return user
    if one.mode == "character":
        return look.named(one.character)
    if one.mode == "target" and card.need_target >= 0:
        return look.named(card.need_target)
    if one.mode == "foe":
        return _foe(card)
    if one.mode not in ("pick", "each"):
        return word(f"whom-{one.mode}")
    if one.of_one_opponent:
        return word("whom-one-opponent")
    origin = {"user": user, "foe": _foe(card)}.get(one.origin) or look.named(one.origin_character)
    return say(f"whom-{one.mode}-{one.side}", where=one.where or "board", origin=origin, besides=int(one.except_foe))


def _foe(card: Card) -> Say:
    """Whom the user fights: who uses a card only one way knows on which side."""
    if card.attack >= 0 and card.defence < 0:
        return word("whom-target")
    return word("whom-attacker" if card.attack < 0 else "whom-foe")


# --- pictures -----------------------------------------------------------------------------------------------------------


def values(card: Card) -> str:
    """`5/1`: attack and defence; a missing value is a dash."""
    if card.kind == SPECIAL:
        return ""
    block = any(verb.blocks for verb in card.reveal)
    attack = "–" if card.attack < 0 else str(card.attack)
    return f"{attack}/{'★' if block else '–' if card.defence < 0 else card.defence}"


def card_badges(card: Card) -> list[Badge]:
    """The icons of a card: sword, bow, clock, relic, free."""
    found: list[Badge] = []
    if card.attack >= 0:
        name = say(f"icon-attack-{card.reach}", n=int(card.attack))
        found.append(Badge(name, REACH_ICONS[card.reach], str(card.attack), "crimson", strong=True))
    if card.kind != SPECIAL and card.defence >= 0:
        block = any(verb.blocks for verb in card.reveal)
        value = "★" if block else str(card.defence)
        found.append(Badge(say("icon-defence", n=int(card.defence)), SHIELD, value, "azure", strong=True))
    if card.clock:
        found.append(Badge(say("icon-clock", turns=card.clock), CLOCK_ICON, str(card.clock), "brass-ink"))
    if card.relic:
        found.append(Badge(word("icon-relic"), RELIC_ICON, colour="gold"))
    if card.free:
        found.append(Badge(word("icon-free"), FREE_ICON, colour="leaf"))
    return found


@lru_cache(maxsize=2048)
def _lines(look: Look, number: CardId) -> list[Say]:
    return card_lines(look, look.rules.cards[number])


@lru_cache(maxsize=8192)
def card_piece(look: Look, number: CardId, id: str, copies: int = 1, dim: bool = False, seat_colour: str = "ink") -> Piece:
    """A card, face up; the same card looks the same, so it is made once."""
    card = look.rules.cards[number]
    badges = card_badges(card)
    if copies > 1:
        badges.append(Badge(say("copies", count=copies), text=f"×{copies}"))
    users = [look.named(user) for user in card.users]
    label = say("basic-label", figure=users[0]) if card.kind == BASIC else look.card(card.id)
    name = look.card(card.id) if card.kind == BASIC else say("card-spoken", card=look.card(card.id), values=values(card) or "-")
    return Piece(
        id,
        name,
        shape="card",
        icon=look.rules.characters[card.users[0]].icon if card.kind == BASIC else card.icon,
        colour=seat_colour,
        label=label,
        lines=_lines(look, number),
        dim=dim,
        badges=badges,
        sheet=sheet_id(card),
    )


def sheet_id(card: Card) -> str:
    return f"card-{card.id}"


def printed_cards(look: Look) -> list[Sheet]:
    """The cards that have words of their own: all but the basic ones."""
    return [card_sheet(look, card) for card in look.rules.cards if card.kind != BASIC]


def card_sheet(look: Look, card: Card) -> Sheet:
    """A card looked at closely: whose it is, what kind, its values and all it does."""
    users = [look.named(user) for user in card.users]
    kind = word(f"kind-{('basic', 'power', 'special')[card.kind]}")
    lines = [Line(kind, rule=("HD-P4", "HD-P5", "HD-P6")[card.kind])]
    if card.attack >= 0:
        icon = SWORD if card.reach == "melee" else BOW
        lines.append(Line(word("attack"), say("number", n=int(card.attack)), icon=icon, rule="HD-C7"))
    if card.kind != SPECIAL and card.defence >= 0:
        lines.append(Line(word("defence"), say("number", n=int(card.defence)), icon=SHIELD, rule="HD-C8"))
    lines += [Line(line) for line in card_lines(look, card)]
    lines.append(Line(say("copies-in-deck", count=card.copies), dim=True))
    subtitle = users[0] if len(users) == 1 else say("list-two", first=users[0], second=users[1])
    return Sheet(look.card(card.id), lines, icon=card.icon, subtitle=subtitle)
