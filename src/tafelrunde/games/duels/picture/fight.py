"""A fight on the stage: two figures, two cards, what changes their values, and the sum."""

from tafelrunde.engine import say, word
from tafelrunde.engine.scene import Contender, Line, Piece, Stage
from tafelrunde.games.duels.ids import OWNER, CardId
from tafelrunde.games.duels.picture.cards import card_piece
from tafelrunde.games.duels.picture.names import CARD_ICON, SHIELD, SWORD, Look, seat_colour
from tafelrunde.games.duels.state import Duels, Fight


def fight_stage(view: Duels, look: Look, fight: Fight) -> Stage:
    """HD-C1: both figures with their cards and all that counts for them, and after the reveal the sum."""
    open_cards = fight.revealed and not fight.cancelled
    cards = view.rules.cards
    printed = [
        0 if fight.card < 0 else int(cards[fight.card].attack),
        0 if fight.defence < 0 else int(cards[fight.defence].defence),
    ]
    sides = []
    for index, (figure, card, value) in enumerate(
        ((fight.attacker, fight.card, fight.value), (fight.target, fight.defence, fight.guard))
    ):
        seat = OWNER[figure]
        lines = [Line(look.figure(view.names[figure]), seat=int(seat), rule="HD-C3" if index else "HD-C1")]
        known = card >= 0
        if known:
            lines.append(Line(word("printed"), say("number", n=printed[index]), SHIELD if index else SWORD))
        if open_cards and int(value) != printed[index]:
            change = say("plain", text=f"{int(value) - printed[index]:+d}")
            lines.append(Line(word("changed"), change, "gi:sword-array", rule="HD-C7"))
        sides.append(
            Contender(
                word("target" if index else "attacker"),
                lines,
                say("number", n=int(value)) if open_cards else say("number", n=printed[index]) if known else None,
                seat_colour(seat),
                SHIELD if index else SWORD,
                piece=_fight_card(look, card, index, seat_colour(seat)),
            )
        )
    result = None
    if open_cards:
        damage = 0 if fight.blocked else max(int(fight.value - fight.guard), 0)
        result = say("sum", attack=int(fight.value), defence=int(fight.guard), damage=damage, blocked=int(fight.blocked))
    lines = [Line(word("melee" if fight.melee else "ranged"), rule="HD-L4")]
    return Stage("fight", word("zone-fight"), lines, "gi:crossed-swords", "crimson", contenders=sides, result=result)


def _fight_card(look: Look, card: CardId, index: int, colour: str) -> Piece | None:
    """The card of the attacker, face down until it is revealed, or of the target, if one was played."""
    name = "fight-defence" if index else "fight-card"
    if card >= 0:
        return card_piece(look, card, name, seat_colour=colour)
    if index:
        return None
    return Piece(name, word("card-face-down"), shape="card", icon=CARD_ICON, colour=colour, face_down=True)
