"""A combat: who takes part with what value, the sums, the cards, and what a card is worth."""

from tafelrunde.engine import UNKNOWN, Say, list_of, say, word
from tafelrunde.engine.scene import Contender, Line, Piece, Stage
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Card, Token
from tafelrunde.games.twister.picture.names import CARD_ICON, FIGHT_ICON, SIDE_COLOURS, Look
from tafelrunde.games.twister.rules.combat import BY_BOW, MODES
from tafelrunde.games.twister.ruleset import COMBAT_CARDS, NO_CARD
from tafelrunde.games.twister.state import Fight, Twister


def fight_stage(view: Twister, look: Look, fight: Fight) -> Stage:
    """DT-C5: both sides with all that counts for them; cards as soon as they are known."""
    if fight.mode == BY_BOW:
        attackers = [Line(look.short(fight.attacker), say("number", n=view.rules.bow), "gi:bow-arrow")]
    else:
        attackers = [_fighter(view, look, token) for token in fight.attackers]
    attackers += [
        Line(say("supports", token=look.short(token)), icon=look.icon(token), rule="DT-C9") for token in fight.supporters
    ]
    attackers[0].rule = _rule(fight)
    defenders = [_fighter(view, look, token) for token in fight.defenders]
    defenders[0].rule = "DT-C3"
    sides = [
        _contender(view, fight, 0, word("line-attackers"), attackers, FIGHT_ICON),
        _contender(view, fight, 1, word("line-defenders"), defenders, "gi:checked-shield"),
    ]
    result = None
    if fight.open and min(fight.cards) >= 0:
        attack, defence = (fight.sums[index] + int(fight.cards[index]) for index in range(2))
        winner = "attack" if attack > defence else "defence" if defence > attack else "nobody"
        result = say("fight-result", attack=attack, defence=defence, by=abs(attack - defence), winner=winner)
    return Stage("fight", word("zone-fight"), [], FIGHT_ICON, "crimson", contenders=sides, result=result)


def _contender(view: Twister, fight: Fight, index: int, name: Say, lines: list[Line], icon: str) -> Contender:
    """One side: its fighters, its card if one was played, and the sum of what is known."""
    card = fight.cards[index]
    piece = None if card == NO_CARD else _card(view, fight, index)
    if card >= 0:
        lines = [*lines, Line(say("combat-card-spoken", card=int(card)), say("combat-card", value=int(card)), CARD_ICON)]
    total = say("number", n=fight.sums[index] + max(int(card), 0))
    side = view.rules.side[fighter] if (fighter := _fighter_of(fight, index)) < r.FIRST_NPC else r.VIOLET
    return Contender(name, lines, total, SIDE_COLOURS[side], icon, piece=piece)


def _fighter_of(fight: Fight, index: int) -> Token:
    return fight.target if index else fight.attacker


def _fighter(view: Twister, look: Look, token: Token) -> Line:
    """One who takes part, with the combat value; a wounded one has none."""
    value = 0 if view.wounded[token] else view.rules.combat[token]
    return Line(look.short(token), say("number", n=value), look.icon(token))


def _rule(fight: Fight) -> str:
    return {"close": "DT-C1", "lance": "DT-B6", "bow": "DT-B3"}[MODES[fight.mode]]


def _card(view: Twister, fight: Fight, index: int) -> Piece:
    fighter = _fighter_of(fight, index)
    side = r.VIOLET if fighter >= r.FIRST_NPC else view.rules.side[fighter]
    card = fight.cards[index]
    if card == UNKNOWN:
        return Piece(
            f"laid-{index}", word("token-face-down"), shape="card", icon=CARD_ICON, colour=SIDE_COLOURS[side], face_down=True
        )
    return combat_piece(f"laid-{index}", card, SIDE_COLOURS[side])


def combat_piece(id: str, card: Card, colour: str) -> Piece:
    """A combat card is little more than its value."""
    return Piece(id, say("combat-card-spoken", card=int(card)), shape="card", icon=FIGHT_ICON, colour=colour, value=f"+{card}")


def odds(view: Twister, fight: Fight, card: Card) -> tuple[int, int]:
    """DT-Q1: how likely this card wins, and ties, against a card of the dungeon's deck that nobody knows, in per cent."""
    mine = 0 if view.rules.side[fight.attacker] == r.YELLOW else 1
    own, other = fight.sums[mine] + card, fight.sums[1 - mine]
    known = fight.cards[1 - mine]
    deck = [known] if known >= 0 else unseen(view)
    if not deck:
        return 0, 0
    wins, ties = sum(own > other + value for value in deck), sum(own == other + value for value in deck)
    return round(100 * wins / len(deck)), round(100 * ties / len(deck))


def unseen(view: Twister) -> list[Card]:
    """DT-S16: what may still be in the dungeon's deck; after the last card all of them."""
    rest = list(COMBAT_CARDS)
    fight = view.fight
    seen = (*view.enemy_discard, *(fight.shown if fight is not None else ()))
    for card in seen:
        if card in rest:
            rest.remove(card)
    return rest or list(COMBAT_CARDS)


def cards_left(view: Twister) -> Say:
    return list_of([say("combat-card", value=int(card)) for card in unseen(view)])


def is_group(fight: Fight) -> bool:
    return fight.mode != BY_BOW and len(fight.attackers) + len(fight.defenders) > 2
