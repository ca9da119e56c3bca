"""A game at this terminal: what happened, the table, what may be done; then whoever is asked types a number or words."""

from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from tafelrunde.cli.colours import seat_ink
from tafelrunde.cli.drawing import draw, happening_text, result_box, sheet_box
from tafelrunde.cli.failure import CommandFailed
from tafelrunde.cli.forms import Fields
from tafelrunde.cli.reading import book_of, show
from tafelrunde.engine.record import carrying
from tafelrunde.engine.rulebook import Chapter, Rulebook
from tafelrunde.engine.scene import THEN, Board, Form, Offer, Offers
from tafelrunde.table.hint import hint_seed, make_hint
from tafelrunde.table.room import NotPossible, Room
from tafelrunde.text import Voice

HELP = {"?": "?", "help": "?", "hilfe": "?"}
WORDS = {"why": "why", "warum": "why", "rules": "rules", "rule": "rules", "regel": "rules", "regeln": "rules"} | HELP
WORDS |= {"look": "look", "zeig": "look", "board": "board", "tisch": "board", "log": "log"}
WORDS |= {"tip": "tip", "tipp": "tip"}
WORDS |= {"quit": "quit", "q": "quit", "exit": "quit", "ende": "quit"}


class Quit(Exception):
    """Somebody has had enough."""


class Session:
    """People and computer players at one terminal."""

    def __init__(self, room: Room, voice: Voice, console: Console, file: Path) -> None:
        self.room = room
        self.voice = voice
        self.console = console
        self.file = file
        self.people = [seat for seat, sitter in enumerate(room.record.seats) if not sitter.level]
        self.heard = dict.fromkeys(self.people, -1)  # the last version each person has heard of
        self.boards: dict[int, bytes] = {}  # as last drawn for each person
        self.looking: int | None = None  # whoever sits before the screen

    def play(self) -> None:
        """Play to the end, or until somebody quits; the record is kept either way."""
        try:
            while not self.room.over:
                seat = int(self.room.state.asked().seat)
                if self.room.record.seats[seat].level:
                    self.let_think(seat)
                else:
                    self.person(seat)
            self.end()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
        self.keep()

    # --- computer players ---------------------------------------------------------------------------------------------

    def let_think(self, seat: int) -> None:
        """A computer player decides, with nothing but its view."""
        player = self.room.game.player(self.room.record.seats[seat].level, self.room.thought_seed())
        if self.console.is_terminal:
            with self.console.status(self.voice.say("terminal-thinks", name=self.voice.name(seat))):
                action = player.choose(self.room.view(seat))
        else:
            action = player.choose(self.room.view(seat))
        self.room.take(seat, self.room.version, action.text)

    # --- people -------------------------------------------------------------------------------------------------------

    def person(self, seat: int) -> None:
        """Somebody at this keyboard decides."""
        self.hand_over(seat)
        self.tell(seat)
        self.show(seat)
        offers = self.room.offers(seat)
        numbered = self.list_offers(seat, offers)
        version = self.room.version
        while self.room.version == version:
            prompt = Text(f"{self.voice.name(seat)} › ", f"bold {seat_ink(seat)}")
            self.answer(seat, self.console.input(prompt).strip(), numbered, offers)

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen, nobody sees the other's hand."""
        if len(self.people) > 1 and self.looking != seat and self.room.scene(seat).private:
            self.console.clear()
            self.console.input(Text(self.voice.say("terminal-hand-over", name=self.voice.name(seat))))
            self.boards.pop(seat, None)
        self.looking = seat

    def tell(self, seat: int) -> None:
        """What has happened since this person looked last."""
        for told in self.room.log(seat, self.heard[seat]):
            for happening in told.happenings:
                self.console.print(happening_text(happening, self.voice))
        self.heard[seat] = self.room.version

    def show(self, seat: int, anyway: bool = False) -> None:
        """The table; its boards only when they have changed."""
        scene = self.room.scene(seat)
        boards = msgspec.json.encode([zone for zone in scene.zones if isinstance(zone, Board)])
        draw(scene, self.voice, self.console, anyway or self.boards.get(seat) != boards)
        self.boards[seat] = boards

    def list_offers(self, seat: int, offers: Offers) -> list[Offer | Form]:
        """Everything that may be done, with numbers."""
        self.console.print()
        self.console.print(Text(self.voice.text(self.room.scene(seat).prompt), "bold"))
        numbered: list[Offer | Form] = [*offers.offers, *offers.forms, *offers.standing]
        group = ""
        for number, offer in enumerate(numbered, 1):
            if number == len(offers.offers) + len(offers.forms) + 1:
                self.console.print(Text(self.voice.say("terminal-always"), "dim"))
            elif offer.group and offer.group != group:
                self.console.print(Text(self.voice.say(f"group-{offer.group}"), "dim"))
            group = offer.group
            line = Text.assemble((f"{number:>3}  ", "bold cyan"), self.voice.text(offer.name))
            if isinstance(offer, Offer) and offer.note:
                line.append(f"  {self.voice.text(offer.note)}", "yellow")
            line.append(f"  {offer.action if isinstance(offer, Offer) else _usage(offer)}".rstrip(), "dim")
            self.console.print(line)
        return numbered

    def answer(self, seat: int, text: str, numbered: list[Offer | Form], offers: Offers) -> None:
        """What was typed: a number, a word for the terminal, or an action."""
        word, _, rest = text.partition(" ")
        command = WORDS.get(word.lower())
        own_verb = word in self.room.game.actions
        if not text:
            return
        if text.isascii() and text.isdigit():
            self.choose(seat, int(text), numbered)
        elif command and not own_verb:
            if command == "quit":
                raise Quit
            commands: dict[str, Callable[[], None]] = {
                "?": lambda: self.help(offers),
                "why": lambda: self.why(seat, rest),
                "tip": lambda: self.tip(seat),
                "rules": lambda: self.rules(rest),
                "look": lambda: self.look(seat, rest),
                "board": lambda: self.show(seat, anyway=True),
                "log": lambda: self.log(seat),
            }
            commands[command]()
        else:
            self.take(seat, text)

    def choose(self, seat: int, number: int, numbered: list[Offer | Form]) -> None:
        """One of the offers."""
        if not 1 <= number <= len(numbered):
            self.complain(self.voice.say("terminal-no-number", number=number))
            return
        offer = numbered[number - 1]
        if isinstance(offer, Form):
            text = Fields(offer, self.voice, self.console).ask()
            for remark in self.remarks(seat, text):
                self.console.print(Text(remark, "yellow"))
            self.take(seat, text)
        elif offer.confirm is None or self.sure(self.voice.text(offer.confirm)):
            self.take(seat, offer.action)

    def take(self, seat: int, text: str) -> None:
        """Say it, or hear why not."""
        try:
            for number, part in enumerate(text.split(THEN)):
                if not number or self.room.asked == seat:
                    self.room.take(seat, self.room.version, part)
        except NotPossible as error:
            self.complain(self.explained(seat, error, text))

    def explained(self, seat: int, error: NotPossible, text: str) -> str:
        """Why something was not possible."""
        if error.reason is None:
            return self.voice.say("terminal-unknown", text=text[:40], hint=f"({error})")
        return f"{self.voice.text(self.room.explain(error.reason, seat))}  ({error.reason.rule})"

    def remarks(self, seat: int, text: str) -> list[str]:
        """What there is to say about an action, if it is one."""
        try:
            return [self.voice.text(remark) for remark in self.room.advise(seat, text).remarks]
        except NotPossible:
            return []

    def sure(self, question: str) -> bool:
        """Ask before what cannot be taken back."""
        answer = self.console.input(Text(f"{question} {self.voice.say('terminal-sure')} ", "yellow"))
        return answer.strip().lower()[:1] in (self.voice.say("terminal-yes"), "y")

    def complain(self, text: str) -> None:
        self.console.print(Text(text, "red"))

    # --- words for the terminal ---------------------------------------------------------------------------------------

    def help(self, offers: Offers) -> None:
        """What can be typed, and what is not possible now."""
        usages = ", ".join(kind.usage for kind in self.room.game.actions.values())
        rows = [("1, 2, …", self.voice.say("terminal-help-number")), ("", self.voice.say("terminal-help-words", words=usages))]
        for words in ("why …", "tip", "rules RM-A7", "look …", "board", "log", "quit"):
            word = words.split()[0]
            shown = words.replace("RM-A7", f"{self.room.game.prefix}-…")
            rows.append((shown, self.voice.say(f"terminal-help-{word}")))
        for left, right in rows:
            self.console.print(Text.assemble((f"  {left:<12}", "bold cyan"), right))
        if offers.refusals:
            self.console.print(Text(self.voice.say("terminal-not-now"), "dim"))
        for refusal in offers.refusals:
            name, reason = self.voice.text(refusal.name), self.voice.text(refusal.reason)
            self.console.print(Text.assemble(f"  {name}: ", (reason, "yellow"), (f"  {refusal.rule}", "dim")))

    def why(self, seat: int, text: str) -> None:
        """Would this be possible?"""
        try:
            advice = self.room.advise(seat, text)
        except NotPossible as error:
            self.complain(self.explained(seat, error, text))
            return
        if advice.reason is None:
            self.console.print(Text(self.voice.say("terminal-may"), "green"))
        else:
            self.complain(f"{self.voice.text(self.room.explain(advice.reason, seat))}  ({advice.reason.rule})")
        for remark in advice.remarks:
            self.console.print(Text(self.voice.text(remark), "yellow"))

    def tip(self, seat: int) -> None:
        """What the strongest player would do, what it is worth, and why."""
        hint = make_hint(self.room.game, self.room.view(seat), hint_seed(self.room.version, seat))
        for candidate in hint.candidates:
            self.console.print(Text.assemble((f"  {candidate.worth:>3}  ", "bold cyan"), self.voice.text(candidate.name)))
        self.console.print(Text(" ".join(self.voice.text(sentence) for sentence in hint.reason), "green"))

    def rules(self, wanted: str) -> None:
        """One rule, or all that begin like this."""
        book = book_of(self.room.game, self.voice.language)
        wanted = wanted.strip().upper()
        picked = [Chapter(c.title, rules=[r for r in c.rules if r.id == wanted]) for c in book.chapters]
        found = [chapter for chapter in picked if chapter.rules]
        if not wanted:
            found = [Chapter(c.title, rules=[]) for c in book.chapters]
        if found:
            show(Rulebook("", chapters=found), self.console)
        else:
            self.complain(self.voice.say("terminal-no-rule", rule=wanted))

    def look(self, seat: int, wanted: str) -> None:
        """Something looked at closely."""
        sheets = self.room.game.whole_scene(self.room.view(seat)).sheets
        names = {self.voice.text(sheet.title).lower(): sheet for sheet in sheets.values()}
        text = wanted.strip().lower()
        matches = [sheet for name, sheet in names.items() if text and text in name]
        if text in sheets or text in names or len(matches) == 1:
            self.console.print(sheet_box(sheets.get(text) or names.get(text) or matches[0], self.voice))
        elif matches or (names and not text):
            shown = ", ".join(self.voice.text(sheet.title) for sheet in matches or sheets.values())
            self.console.print(self.voice.say("terminal-looks", names=shown))
        else:
            self.complain(self.voice.say("terminal-no-sheet", name=wanted or "…"))

    def log(self, seat: int) -> None:
        """All that this person has heard so far."""
        for told in self.room.log(seat):
            for happening in told.happenings:
                self.console.print(happening_text(happening, self.voice))

    # --- the end ------------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """The last news, and how it ended."""
        viewer = self.people[0]
        self.tell(viewer)
        scene = self.room.scene(viewer)
        draw(scene, self.voice, self.console)
        if scene.result:
            self.console.print(result_box(scene.result, self.voice))

    def keep(self) -> None:
        """Write the record down."""
        try:
            self.file.write_bytes(carrying(self.room.game, self.room.record).to_json())
        except OSError as error:
            raise CommandFailed(f"the game could not be kept in {self.file} ({error.strerror}); say --save FILE") from error
        self.console.print(self.voice.say("terminal-saved", file=str(self.file)))
        hint = "terminal-retell" if self.room.over else "terminal-resume"
        self.console.print(Text(self.voice.say(hint, file=str(self.file), game=self.room.game.id), "dim"))


def _usage(form: Form) -> str:
    """`bid {amount}`: `bid AMOUNT`; nothing where it would be long."""
    text = form.template if len(form.fields) < 3 else ""
    for field in form.fields:
        text = text.replace(f"{{{field.id}}}", field.id.upper())
    return text
