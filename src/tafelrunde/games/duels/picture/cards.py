"""Cards in words and as pictures. The text of a card is made from its effects, so that it cannot say anything else."""

from functools import lru_cache

from tafelrunde.engine.say import Say, say
from tafelrunde.engine.scene import Badge, Line, Piece, Sheet
from tafelrunde.games.duels import ruleset as r
from tafelrunde.games.duels.picture.names import BOTH_ICON, BOW, CLOCK_ICON, FREE_ICON, RELIC_ICON, SHIELD, SWORD, Look, word
from tafelrunde.games.duels.ruleset import Card, Effect, Selector


def card_lines(look: Look, card: Card) -> list[Say]:
    """HD-X1: when it is played, what it does, in the order in which it happens."""
    lines: list[Say] = []
    if card.together:
        lines.append(word("fx-together"))
    if card.timing == r.ATTACKED:
        lines.append(_when_attacked(look, card))
    elif card.timing == r.WOULD_DIE:
        lines.append(say("fx-when-dying", figure=_user(look, card)))
    if card.free:
        lines.append(word("fx-free"))
    if card.clock:
        lines.append(say("fx-clock", turns=card.clock))
    lines += [_conditional(effect, effect_words(look, card, effect)) for effect in card.reveal]
    lines += [say("fx-after", effect=_conditional(effect, effect_words(look, card, effect))) for effect in card.after]
    lines += [_conditional(effect, effect_words(look, card, effect)) for effect in card.play]
    lines += [_relic(look, card, effect_words(look, card, effect)) for effect in card.relic]
    return lines


def _when_attacked(look: Look, card: Card) -> Say:
    target = look.character(look.rules.characters[card.need_target].id) if card.need_target >= 0 else word("whom-own")
    if card.need_near:
        return say("fx-when-attacked-near", target=target, figure=_user(look, card))
    return say("fx-when-attacked", target=target)


def _relic(look: Look, card: Card, effect: Say) -> Say:
    if card.relic_fallen:
        return say("fx-relic-fallen", effect=effect)
    if card.relic_character >= 0:
        figure = look.character(look.rules.characters[card.relic_character].id)
        return say("fx-relic-health", figure=figure, health=card.relic_health, effect=effect)
    return say("fx-relic", effect=effect)


def _conditional(effect: Effect, words: Say) -> Say:
    if effect.condition:
        words = say(f"fx-if-{r.CONDITIONS[effect.condition]}", effect=words)
    if effect.role:
        words = say(f"fx-as-{r.ROLES[effect.role]}", effect=words)
    return words


def _user(look: Look, card: Card) -> Say:
    return look.character(look.rules.characters[card.users[0]].id) if len(card.users) == 1 else word("whom-user")


def whom(look: Look, card: Card, who: Selector) -> Say:
    """Whom an effect is about."""
    if who.mode == r.USER:
        return _user(look, card)
    if who.mode == r.CHARACTER:
        return look.character(look.rules.characters[who.character].id)
    if who.mode not in (r.PICK, r.EACH):
        return word(f"whom-{r.WHO[who.mode]}")
    origin = _user(look, card)
    if who.origin == r.FOE:
        origin = word("whom-foe")
    elif who.origin == r.CHARACTER:
        origin = look.character(look.rules.characters[who.origin_character].id)
    if who.of_one_opponent:
        return word("whom-one-opponent")
    return say(
        f"whom-{r.WHO[who.mode]}-{r.SIDES[who.side]}",
        where=("board", "adjacent", "los")[who.where],
        origin=origin,
        besides=int(who.except_foe),
    )


def effect_words(look: Look, card: Card, effect: Effect) -> Say:
    """One effect as a sentence: a message for each verb."""
    verb = r.VERBS[effect.verb].replace("_", "-")
    may = int(effect.may)
    match effect.verb:
        case r.DAMAGE | r.RAISE_MOST:
            return say(f"fx-{verb}", whom=whom(look, card, effect.who), n=effect.n)
        case r.HEAL:
            if effect.by:
                return say("fx-heal-damage", whom=whom(look, card, effect.who))
            return say("fx-heal", whom=whom(look, card, effect.who), n=effect.n)
        case r.MOVE:
            return say("fx-move", whom=whom(look, card, effect.who), n=effect.n, may=may)
        case r.PLACE:
            place = say(f"where-{r.PLACES[effect.where].replace('_', '-')}", figure=_user(look, card))
            return say("fx-place", whom=whom(look, card, effect.who), place=place, may=may)
        case r.SWAP:
            if effect.who.mode == r.PICK:
                return word("fx-swap-any")
            return say("fx-swap", whom=whom(look, card, effect.who), other=whom(look, card, effect.other))
        case r.REVIVE:
            return say("fx-revive", n=effect.n)
        case r.SURVIVE:
            return say("fx-survive", whom=_user(look, card), n=effect.n)
        case r.STATUS:
            return _status_words(look, card, effect)
        case r.ADD_ATTACK if effect.by:
            return word("fx-add-attack-foe")
        case r.REDIRECT:
            return say("fx-redirect", whom=whom(look, card, effect.who))
        case r.DISCARD:
            return say(
                f"fx-discard-{r.HOW[effect.how]}",
                player=word(f"player-{r.PLAYERS[effect.player].replace('_', '-')}"),
                n=effect.n,
            )
        case r.SEE_HAND:
            return word("fx-see-hand")
        case r.SCRY:
            return say("fx-scry", look=effect.look, n=effect.n)
        case r.ACTIONS:
            return say("fx-actions", player=word(f"player-{r.PLAYERS[effect.player].replace('_', '-')}"), n=effect.n)
    return say(f"fx-{verb}", n=effect.n)


def _status_words(look: Look, card: Card, effect: Effect) -> Say:
    figures = whom(look, card, effect.who)
    if effect.status == r.SET_BOTH:
        return say("fx-status-set", whom=figures, attack=effect.attack, defence=effect.defence)
    if effect.status in (r.MORE_ATTACK, r.MORE_DEFENCE):
        sign = f"+{effect.n}" if effect.n > 0 else f"−{-effect.n}"
        return say(f"fx-status-{r.STATUSES[effect.status]}", whom=figures, n=sign)
    return say(f"fx-status-{r.STATUSES[effect.status]}", whom=figures)


# --- pictures -----------------------------------------------------------------------------------------------------------


def values(card: Card) -> str:
    """`5/1`: attack and defence; a missing value is a dash."""
    if card.kind == r.SPECIAL:
        return ""
    block = any(effect.verb == r.BLOCK_ALL for effect in card.reveal)
    attack = "–" if card.attack < 0 else str(card.attack)
    return f"{attack}/{'★' if block else '–' if card.defence < 0 else card.defence}"


def card_badges(card: Card) -> list[Badge]:
    """The icons of a card: sword, bow, clock, relic, free."""
    found: list[Badge] = []
    if card.attack >= 0:
        name = say(f"icon-attack-{('', 'melee', 'ranged', 'both')[card.reach]}", n=card.attack)
        icon = (SWORD, SWORD, BOW, BOTH_ICON)[card.reach]
        found.append(Badge(name, icon, str(card.attack), "crimson"))
    if card.kind != r.SPECIAL and card.defence >= 0:
        block = any(effect.verb == r.BLOCK_ALL for effect in card.reveal)
        found.append(Badge(say("icon-defence", n=card.defence), SHIELD, "★" if block else str(card.defence), "azure"))
    if card.clock:
        found.append(Badge(say("icon-clock", turns=card.clock), CLOCK_ICON, str(card.clock), "brass-ink"))
    if card.relic:
        found.append(Badge(word("icon-relic"), RELIC_ICON, colour="gold"))
    if card.free:
        found.append(Badge(word("icon-free"), FREE_ICON, colour="leaf"))
    return found


@lru_cache(maxsize=2048)
def _lines(look: Look, number: int) -> list[Say]:
    return card_lines(look, look.rules.cards[number])


def card_piece(look: Look, number: int, id: str, copies: int = 1, dim: bool = False, seat_colour: str = "ink") -> Piece:
    """A card, face up."""
    card = look.rules.cards[number]
    badges = card_badges(card)
    if copies > 1:
        badges.append(Badge(say("copies", count=copies), text=f"×{copies}"))
    users = [look.character(look.rules.characters[user].id) for user in card.users]
    label = say("basic-label", figure=users[0]) if card.kind == r.BASIC else look.card(card.id)
    name = (
        look.card(card.id) if card.kind == r.BASIC else say("card-spoken", card=look.card(card.id), values=values(card) or "-")
    )
    return Piece(
        id,
        name,
        shape="card",
        icon=card.icon,
        colour=seat_colour,
        label=label,
        lines=_lines(look, number),
        dim=dim,
        badges=badges,
        sheet=sheet_id(card),
    )


def sheet_id(card: Card) -> str:
    return f"card-{card.id}"


def card_sheet(look: Look, card: Card) -> Sheet:
    """A card looked at closely: whose it is, what kind, its values and all it does."""
    users = [look.character(look.rules.characters[user].id) for user in card.users]
    kind = word(f"kind-{('basic', 'power', 'special')[card.kind]}")
    lines = [Line(kind, rule=("HD-P4", "HD-P5", "HD-P6")[card.kind])]
    if card.attack >= 0:
        lines.append(
            Line(word("attack"), say("number", n=card.attack), icon=SWORD if card.reach == r.MELEE else BOW, rule="HD-C7")
        )
    if card.kind != r.SPECIAL and card.defence >= 0:
        lines.append(Line(word("defence"), say("number", n=card.defence), icon=SHIELD, rule="HD-C8"))
    lines += [Line(line) for line in card_lines(look, card)]
    lines.append(Line(say("copies-in-deck", count=card.copies), dim=True))
    subtitle = users[0] if len(users) == 1 else say("list-two", first=users[0], second=users[1])
    return Sheet(look.card(card.id), lines, icon=card.icon, subtitle=subtitle)
