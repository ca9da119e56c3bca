"""Every thing of a pack as it lies on the table: figures, cards, maps."""

from tafelrunde.engine import say, word
from tafelrunde.engine.scene import Badge, Board, Gauge, Line, Piece, Row, Sheet
from tafelrunde.engine.studio import Exhibit
from tafelrunde.games.duels.picture.board import COLUMNS, ROWS, squares
from tafelrunde.games.duels.picture.cards import card_piece, card_sheet
from tafelrunde.games.duels.picture.names import HEART_ICON, Look
from tafelrunde.games.duels.ruleset import BASIC, HIGH, WIDE, Character, Map, Team

MAPS = "maps.toml"


def exhibits(look: Look, only: str) -> list[Exhibit]:
    """Team by team, then the maps."""
    found = []
    for team in look.rules.teams:
        if only in ("", f"{team.id}.toml"):
            found += _team(look, team)
    if only in ("", MAPS):
        found += [_map(look, place) for place in look.rules.content.maps]
    return found


def _team(look: Look, team: Team) -> list[Exhibit]:
    file, group = f"{team.id}.toml", look.team(team.id)
    plays: dict[str, str | int | bool] = {"team_1": team.id}
    characters = [character for character in look.rules.characters if character.team == team.index]
    row = Row("figures", group, [_piece(look, character, team) for character in characters])
    found = [Exhibit(file, "", group, group, zones=[row], about=f"side:{team.id}", options=plays)]
    found += [_figure(look, character, file, team) for character in characters]
    basics = 0
    for card in look.rules.cards:
        if card.team != team.index:
            continue
        place = f"basic[{basics}]" if card.kind == BASIC else f"card.{card.id.partition('.')[2]}"
        basics += card.kind == BASIC
        piece = card_piece(look, card.index, card.id, card.copies)
        row = Row("card", piece.name, [piece])
        name, sheet = look.card(card.id), card_sheet(look, card)
        found.append(Exhibit(file, place, name, group, zones=[row], sheet=sheet, about=f"card:{card.id}", options=plays))
    return found


def _piece(look: Look, character: Character, team: Team) -> Piece:
    health = Gauge(word("health"), int(character.health), int(character.health), HEART_ICON, "heart")
    badges = [Badge(word("lead"), "gi:crown", colour="gold")] if character.lead else []
    colour = "azure" if team.good else "crimson"
    return Piece(
        character.id, look.named(character.index), shape="figure", icon=character.icon, colour=colour,
        value=str(character.health), badges=badges, gauge=health,
    )  # fmt: skip


def _figure(look: Look, character: Character, file: str, team: Team) -> Exhibit:
    name = look.named(character.index)
    lines = [
        Line(word("lead" if character.lead else "partner"), rule="HD-S5"),
        Line(word("health"), say("number", n=int(character.health)), icon=HEART_ICON),
    ]
    sheet = Sheet(name, lines, icon=character.icon, subtitle=look.team(team.id))
    return Exhibit(
        file,
        f"character.{character.id}",
        name,
        look.team(team.id),
        zones=[Row("figure", name, [_piece(look, character, team)])],
        sheet=sheet,
    )


def _map(look: Look, place: Map) -> Exhibit:
    name = look.map(place.id)
    board = Board("map", name, WIDE, HIGH, spaces=squares(look, place, burrows=False), columns=COLUMNS, rows=ROWS)
    return Exhibit(MAPS, f"map.{place.id}", name, word("studio-maps"), [board])
