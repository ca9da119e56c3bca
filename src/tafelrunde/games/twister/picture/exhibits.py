"""Every thing of a pack as it lies on the table: halls, the crew, NPCs."""

from tafelrunde.engine import word
from tafelrunde.engine.scene import Board, Piece, Row, Tile
from tafelrunde.engine.studio import Exhibit
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Token
from tafelrunde.games.twister.picture.hall import drawing
from tafelrunde.games.twister.picture.names import PAIR_COLOURS, look_of
from tafelrunde.games.twister.picture.npcs import npc_card, npc_sheet
from tafelrunde.games.twister.picture.sheets import token_sheet
from tafelrunde.games.twister.state import Twister

HALLS, NPCS, CREW = "halls.toml", "npcs.toml", "crew.toml"


def exhibits(view: Twister, only: str) -> list[Exhibit]:
    """File by file."""
    look, rules = look_of(view.rules), view.rules
    found: list[Exhibit] = []
    if only in ("", HALLS):
        for hall in rules.halls:
            name = look.hall(hall.id)
            colour = PAIR_COLOURS[(hall.pair - 1) % 4]
            tile = Tile("hall", 0, 0, r.SIDE, r.SIDE, name=name, ground="stone", drawing=drawing(hall, ()))
            board = Board("hall", name, r.SIDE, r.SIDE, ground=colour, tiles=[tile])
            found.append(Exhibit(HALLS, f"hall.{hall.id}", name, word("studio-halls"), [board]))
    if only in ("", NPCS):
        for npc in rules.npcs:
            token = Token(r.FIRST_NPC + npc.index)
            card = npc_card(view, look, token, False, [], [])
            card.lines, card.dim, card.badges = [trait.words() for trait in npc.traits], False, []
            sheet = npc_sheet(view, look, token, [], [])
            group = word(f"type-{r.KINDS[npc.kind]}")
            found.append(
                Exhibit(NPCS, f"npc.{npc.id}", look.npcs[npc.id], group, zones=[Row("npc", card.name, [card])], sheet=sheet)
            )
    if only in ("", CREW):
        for table, tokens in (("character", r.YELLOWS), ("object", r.OBJECT_SETS[r.YELLOW])):
            names = r.KINDS if table == "character" else r.OBJECTS
            for token in tokens:
                name, kind = look.short(token), names[rules.kind[token]]
                piece = Piece(kind, name, shape="figure", icon=look.icon(token), colour=look.colour(token))
                sheet, row = token_sheet(view, look, token), Row("token", name, [piece])
                found.append(Exhibit(CREW, f"{table}.{kind}", name, word("studio-crew"), zones=[row], sheet=sheet))
    return found
