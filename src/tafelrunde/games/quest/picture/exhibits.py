"""Every thing of a pack as it lies on the table: cards, dungeons with their rooms and bosses, potions."""

from tafelrunde.engine import Say
from tafelrunde.engine.library import content_files
from tafelrunde.engine.scene import Line, Panel, Piece, Row, Sheet
from tafelrunde.engine.studio import Exhibit
from tafelrunde.games.quest.content import FOLDER
from tafelrunde.games.quest.ids import CardId
from tafelrunde.games.quest.picture.names import KIND_ICONS, SKULL, Look, item_name, potion_name
from tafelrunde.games.quest.picture.pieces import card_piece, card_sheet, room_lines
from tafelrunde.games.quest.ruleset import Dungeon
from tafelrunde.games.quest.state import Quest

CARDS, SHOP = "cards.toml", "shop.toml"


def exhibits(view: Quest, look: Look, only: str) -> list[Exhibit]:
    """File by file."""
    found: list[Exhibit] = []
    if only in ("", CARDS):
        for number, card in enumerate(view.rules.cards):
            piece = card_piece(view, look, CardId(number), card.copies, f"card-{card.id}")
            group = item_name(view.rules.items[card.item].id)
            row = Row("card", piece.name, [piece])
            sheet = card_sheet(view, look, card)
            found.append(
                Exhibit(
                    CARDS,
                    f"card.{card.id}",
                    piece.label or piece.name,
                    group,
                    zones=[row],
                    sheet=sheet,
                    about=f"card:{card.id}",
                )
            )
    files = [name for name in sorted(content_files(FOLDER, view.rules.pack)) if name.startswith("dungeon-")]
    for file, dungeon in zip(files, view.rules.dungeons, strict=True):
        if only in ("", file):
            found += _dungeon(view, look, file, dungeon)
    if only in ("", SHOP):
        for potion in view.rules.potions:
            name = potion_name(potion.id)
            piece = Piece(f"potion-{potion.id}", name, shape="chip", icon=potion.icon, colour="heart", value=str(potion.price))
            lines = [Line(Say(f"potion-{potion.id}-text")), *(Line(look.verb(verb), strong=True) for verb in potion.do)]
            sheet = Sheet(name, lines, icon=potion.icon)
            found.append(
                Exhibit(
                    SHOP, f"potion.{potion.id}", name, Say("studio-shop"), zones=[Row("potion", name, [piece])], sheet=sheet
                )
            )
    return found


def _dungeon(view: Quest, look: Look, file: str, dungeon: Dungeon) -> list[Exhibit]:
    group = look.dungeon_name(dungeon.id)
    found = [Exhibit(file, "", group, group)]
    for place, rooms in (("room", dungeon.rooms), ("boss", dungeon.bosses)):
        for number in rooms:
            room = view.rules.rooms[number]
            name = look.room_name(room.id)
            icon = SKULL if room.boss else KIND_ICONS[room.kind]
            panel = Panel("room", name, room_lines(view, look, number), icon, "crimson" if room.boss else "brass")
            found.append(Exhibit(file, f"{place}.{room.id}", name, group, [panel]))
    return found
