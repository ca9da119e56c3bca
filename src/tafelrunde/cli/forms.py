"""Forms in the terminal: one question for each field."""

from rich.console import Console
from rich.text import Text

from tafelrunde.engine.scene import Form, Number, Pick
from tafelrunde.text import Voice


class Fields:
    """The fields of a form, asked one after the other."""

    def __init__(self, form: Form, voice: Voice, console: Console) -> None:
        self.form = form
        self.voice = voice
        self.console = console
        self.values: dict[str, str] = {}

    def ask(self) -> str:
        """The action that comes of it."""
        for line in self.form.lines:
            self.console.print(f"  {self.voice.text(line.label)} {self.voice.text(line.value)}")
        for field in self.form.fields:
            shown = all(self.values.get(name) == value for name, value in field.when.items())
            if isinstance(field, Number):
                self.values[field.id] = self.number(field) if shown else "0"
            else:
                self.values[field.id] = self.pick(field) if shown and field.choices else "-"
        text = self.form.template
        for name, value in self.values.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    def number(self, field: Number) -> str:
        """A whole number; Enter takes the one proposed."""
        about = self.voice.say("terminal-range", least=field.least, most=field.most)
        while True:
            typed = self.question(f"{self._heading(field)} ({about}) [{field.value}]")
            if not typed:
                return str(field.value)
            if typed.isascii() and typed.isdigit() and field.least <= int(typed) <= field.most:
                return str(int(typed))
            self.complain()

    def pick(self, field: Pick) -> str:
        """One of some things, or several."""
        for number, choice in enumerate(field.choices, 1):
            line = Text.assemble((f"{number:>5}  ", "cyan"), self.voice.text(choice.name))
            if choice.note:
                line.append(f"  {self.voice.text(choice.note)}", "yellow")
            self.console.print(line)
        about = f" ({self.voice.say('terminal-several')})" if field.many else ""
        while True:
            typed = self.question(f"{self._heading(field)}{about}")
            if not typed and (field.many or field.value):
                return ",".join(field.value) or "-"
            words = [word.strip() for word in typed.split(",")]
            numbers = [int(word) for word in words if word.isascii() and word.isdigit()]
            fits = all(1 <= number <= len(field.choices) for number in numbers)
            if fits and len(numbers) == len(words) and (field.many or len(numbers) == 1):
                return ",".join(field.choices[number - 1].value for number in numbers)
            self.complain()

    def question(self, text: str) -> str:
        return self.console.input(Text(f"  {text}: ", "cyan")).strip()

    def complain(self) -> None:
        self.console.print(Text(self.voice.say("terminal-bad-field"), "red"))

    def _heading(self, field: Number | Pick) -> str:
        """The field's name, under the heading of its side where there are two."""
        side = {"left": self.form.left, "right": self.form.right}.get(field.side)
        name = self.voice.text(field.name)
        return f"{self.voice.text(side)} – {name}" if side else name
