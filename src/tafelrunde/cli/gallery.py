"""`tafelrunde pack pictures`: every card of a pack drawn on one page that any browser shows."""

from html import escape
from pathlib import Path

from rich.console import Console

from tafelrunde.cli.failure import BadUse, CommandFailed
from tafelrunde.engine import Game, look
from tafelrunde.engine.scene import Mark, Piece, Stroke
from tafelrunde.server.client import FOLDER
from tafelrunde.text import Voice, unbroken

PAGE = """<!doctype html>
<html lang="{language}" data-theme="light"><meta charset="utf-8"><title>{title}</title>
<style>
{style}
body {{ overflow: auto; background: var(--paper); color: var(--ink); font-family: system-ui, sans-serif; margin: 1rem; }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; }}
figure {{ margin: 0; }}
svg.card {{ width: 100%; background: var(--rock); border: 1px solid var(--ink); border-radius: 0.4rem; }}
path {{ stroke-linecap: round; stroke-linejoin: round; }}
</style>
<svg width="0" height="0" style="position: absolute">{icons}</svg>
<h1>{title}</h1><main>
{figures}
</main></html>
"""


def write_pictures(game: Game, pack: Path, file: Path, language: str) -> None:
    """Draw every card of a pack into an HTML file."""
    setting = game.setting(dict(game.endless), str(pack.resolve()))
    cards = game.gallery(setting)
    if not cards:
        raise BadUse(f"the cards of {game.id} have no drawings")
    voice = Voice(language, game.texts(dict(setting.choices), language))
    figures = "\n".join(
        f"<figure>{_card(card)}<figcaption>{escape(_caption(card, voice))}</figcaption></figure>" for card in cards
    )
    style = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sorted(FOLDER.glob("assets/*.css")))
    colours = "".join(f"--{name}: light-dark({light}, {dark}); " for name, (light, dark) in look.mood(game).items())
    page = PAGE.format(
        language=language,
        title=escape(f"{voice.say('game-name')}: {pack.name}"),
        style=f"{style}\n:root {{ {colours}}}",
        icons="".join(
            f'<symbol id="{name}" viewBox="{look.SQUARE}"><path d="{d}"/></symbol>' for name, d in look.icons(game).items()
        ),
        figures=figures,
    )
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise CommandFailed(f"{file} cannot be written ({error.strerror})") from error
    Console(highlight=False).print(f"{len(cards)} cards are drawn in {file}; open it in a browser.")


def _caption(card: Piece, voice: Voice) -> str:
    label = unbroken(voice.text(card.label))
    name = unbroken(voice.text(card.name))
    return name if label in name else f"{label} {name}"


def _card(card: Piece) -> str:
    wide, tall = card.box
    drawing = "".join(_stroke(stroke) for stroke in card.drawing) + "".join(_mark(mark) for mark in card.marks)
    return f'<svg class="card" viewBox="0 0 {wide:g} {tall:g}">{drawing}</svg>'


def _colour(name: str) -> str:
    return f"var(--{name})" if name else "none"


def _stroke(stroke: Stroke) -> str:
    line = f'stroke="{_colour(stroke.colour)}" stroke-width="{stroke.width:g}"'
    return f'<path d="{escape(stroke.d)}" fill="{_colour(stroke.fill)}" {line}/>'


def _mark(mark: Mark) -> str:
    disc = f'<circle cx="{mark.x}" cy="{mark.y}" r="{mark.size / 2:g}" fill="{_colour(mark.ground)}"/>' if mark.ground else ""
    size = mark.size * (0.76 if mark.ground else 1)
    box = f'x="{mark.x - size / 2:g}" y="{mark.y - size / 2:g}" width="{size:g}" height="{size:g}"'
    return f'{disc}<use href="#{escape(mark.icon.removeprefix("gi:"))}" {box} fill="{_colour(mark.colour)}"/>'
