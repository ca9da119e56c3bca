"""Every thing of a pack as it lies on the table: spaces with their deeds, cards, items, tokens."""

import msgspec

from tafelrunde.engine import Say
from tafelrunde.engine.scene import Board, Piece, Row
from tafelrunde.engine.studio import Exhibit
from tafelrunde.games.monopoly.content import pack_content
from tafelrunde.games.monopoly.ids import ItemId, TokenId
from tafelrunde.games.monopoly.picture import names
from tafelrunde.games.monopoly.picture.board import board
from tafelrunde.games.monopoly.picture.sheets import card_piece, card_sheet, item_sheet, space_sheet
from tafelrunde.games.monopoly.state import Monopoly


def exhibits(view: Monopoly, only: str) -> list[Exhibit]:
    """File by file."""
    look = names.look_of(view.rules)
    found: list[Exhibit] = []
    if only in ("", "board.toml"):
        found += _board(view, look)
    if only in ("", "cards.toml"):
        found += _cards(view, look)
    if only in ("", "items.toml"):
        for number, item in enumerate(view.rules.items):
            name = look.item_name(ItemId(number))
            piece = Piece(item.id, name, shape="card", icon=look.item_icons[number], colour="violet", lines=[item.do.words()])
            sheet = item_sheet(view, look, ItemId(number))
            found.append(
                Exhibit(
                    "items.toml", f"item.{item.id}", name, Say("studio-items"), zones=[Row("item", name, [piece])], sheet=sheet
                )
            )
    if only in ("", "tokens.toml"):
        for number, token in enumerate(pack_content(view.rules.pack).tokens):
            icon = look.token_icons[number]
            piece = Piece(token.id, look.token_name(TokenId(number)), shape="token", icon=icon, colour="seat-2")
            row = Row("token", piece.name, [piece])
            found.append(Exhibit("tokens.toml", f"token.{token.id}", piece.name, Say("studio-tokens"), [row]))
    return found


def _board(view: Monopoly, look: names.Look) -> list[Exhibit]:
    whole = board(view, look)
    whole.pieces, whole.focus = [], []
    found = [Exhibit("board.toml", "", whole.name, Say("studio-board"), [whole])]
    shown = {space.id: space for space in whole.spaces}
    for space in view.rules.board.spaces:
        drawn = msgspec.structs.replace(shown[names.space_id(space)], x=0.0, y=0.0)
        alone = Board("space", drawn.name, drawn.w, drawn.h, ground="parchment", spaces=[drawn])
        group = view.rules.group[space]
        heading = look.group_name(group) if group >= 0 else Say("studio-spaces")
        sheet = space_sheet(view, look, space)
        found.append(
            Exhibit("board.toml", f"space[{space}]", drawn.name, heading, zones=[alone], sheet=sheet, about=f"card:{space}")
        )
    return found


def _cards(view: Monopoly, look: names.Look) -> list[Exhibit]:
    found = []
    for card in view.rules.cards:
        piece = card_piece(look, card, sheet=False)
        row = Row("card", piece.name, [piece])
        deck = names.deck_name(card.deck)
        found.append(Exhibit("cards.toml", f"card.{card.id}", piece.name, deck, zones=[row], sheet=card_sheet(look, card)))
    return found
