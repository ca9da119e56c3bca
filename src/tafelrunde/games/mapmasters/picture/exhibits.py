"""Every thing of a pack as it lies on the table: cards, missions laid out, books and goals."""

from collections.abc import Callable

from tafelrunde.engine import Say, say
from tafelrunde.engine.library import content_files
from tafelrunde.engine.scene import Line, Piece, Row, Sheet
from tafelrunde.engine.studio import Exhibit
from tafelrunde.games.mapmasters.content import FOLDER, MISSION
from tafelrunde.games.mapmasters.picture.board import dungeon
from tafelrunde.games.mapmasters.picture.names import look_of
from tafelrunde.games.mapmasters.picture.panels import card_piece
from tafelrunde.games.mapmasters.picture.scene import card_sheet, mission_sheet
from tafelrunde.games.mapmasters.state import Table

FILES = {"start": "start.toml", "dungeon": "dungeon.toml", "mission": "mission-cards.toml"}


def exhibits(view: Table, mission: Callable[[int], Table], only: str) -> list[Exhibit]:
    """File by file; `mission` gives the table of the mission of some number."""
    rules, look = view.rules, look_of(view.rules.pack)
    found: list[Exhibit] = []
    files = [name for name in sorted(content_files(FOLDER, rules.pack)) if MISSION.fullmatch(name)]
    for file, one in zip(files, rules.content.missions, strict=True):
        if only in ("", file):
            table = mission(one.number)
            name = look.mission_name(table.rules)
            board = dungeon(table, look)
            board.pieces, board.pens, board.wipe = [], [], ""
            sheet = mission_sheet(look, table.rules)
            found.append(
                Exhibit(file, "", name, Say("studio-missions"), zones=[board], sheet=sheet, options={"mission": one.number})
            )
    for card in rules.cards:
        file = FILES[card.kind]
        if only in ("", file):
            name = look.card_name(card.id)
            row = Row("card", name, [card_piece(look, card, f"card-{card.id}", card.copies)])
            sheet = card_sheet(view, look, card)
            found.append(
                Exhibit(
                    file,
                    f"card.{card.id}",
                    name,
                    Say(f"card-kind-{card.kind}"),
                    zones=[row],
                    sheet=sheet,
                    about=f"card:{card.id}",
                )
            )
    if only in ("", "books.toml"):
        for book in rules.books:
            name = look.book_name(book.id)
            piece = Piece(
                f"book-{book.id}", name, shape="card", icon=book.icon, colour="violet", lines=[v.words() for v in book.do]
            )
            sheet = Sheet(name, [Line(verb.words(), rule=verb.told()) for verb in book.do], "violet", icon=book.icon)
            found.append(
                Exhibit(
                    "books.toml", f"book.{book.id}", name, Say("studio-books"), zones=[Row("book", name, [piece])], sheet=sheet
                )
            )
    if only in ("", "goals.toml"):
        for goal in rules.goals:
            name, title = look.goal_name(goal.id), say("goal-title", points=goal.points)
            piece = Piece(
                f"goal-{goal.id}", name, shape="card", icon="gi:achievement", label=title, value=str(goal.points), lines=[name]
            )
            row = Row("goal", title, [piece])
            found.append(
                Exhibit(
                    "goals.toml", f"goal.{goal.id}", name, Say("studio-goals"), zones=[row], sheet=Sheet(title, [Line(name)])
                )
            )
    return found
