"""Content with mistakes in it, made at random from content without: for fuzzing.

python -m tests.engine.mangling 2000     # so many packs of each game; tells what was neither refused nor played
"""

import random
import re
import sys
from collections.abc import Mapping

from tafelrunde.engine import registry
from tafelrunde.engine.archive import folder_files, zipped
from tafelrunde.engine.library import from_archive
from tafelrunde.engine.pack import BadPack

NUMBER = re.compile(r"(?<![\w.-])-?\d+(?:\.\d+)?(?![\w.])")
TEXT = re.compile(r'"[^"\n]*"')
NUMBERS = ("0", "-1", "1", "7", "99", "999999", "-999999", "2.5", "true", '"1"', "[]", "{}", "1e3")
TEXTS = ('""', '"x"', '"../../x"', '"<script>"', '"{0}"', "7", "[]", "{}", '"any"', '"self"', '"\\u0000"', '"é"', '["a", "b"]')


def mangled(files: Mapping[str, str], seed: int) -> dict[str, str]:
    """These files with one to three mistakes, or none that matters."""
    luck = random.Random(seed)
    made = dict(files)
    for _ in range(luck.randint(1, 3)):
        name = luck.choice(sorted(made))
        made[name] = _mangled(made[name], luck)
    return made


def _mangled(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    line = luck.randrange(len(lines))
    match luck.randrange(6):
        case 0:
            return _replaced(text, NUMBER, NUMBERS, luck)
        case 1:
            return _replaced(text, TEXT, TEXTS, luck)
        case 2:
            words = TEXT.findall(text) or ['""']
            return _replaced(text, TEXT, tuple(words), luck)  # a word that is right elsewhere
        case 3:
            del lines[line]
        case 4:
            lines.insert(line, lines[luck.randrange(len(lines))])
        case 5:
            other = luck.randrange(len(lines))
            lines[line], lines[other] = lines[other], lines[line]
    return "\n".join(lines)


def _replaced(text: str, what: re.Pattern[str], by: tuple[str, ...], luck: random.Random) -> str:
    places = list(what.finditer(text))
    if not places:
        return text
    place = luck.choice(places)
    return text[: place.start()] + luck.choice(by) + text[place.end() :]


def main(count: int) -> None:
    """Fuzz every game."""
    for game in registry.games().values():
        own, refused, played = folder_files(game.folder / "content"), 0, 0
        for seed in range(count):
            try:
                pack = from_archive(game, zipped(mangled(own, seed) | {"pack.toml": f'game = "{game.id}"'}))
                state = game.start(game.setting(dict(game.endless), pack.content), game.usual_seats, seed)
                player = game.player("random", seed)
                for _ in range(40):
                    if state.decision is None:
                        break
                    state.take(player.choose(state))
                played += 1
            except BadPack as error:
                if not error.file.endswith(".toml") and len(error.file) != 64:
                    print("  no file:", seed, error)
                refused += 1
            except Exception as error:  # noqa: BLE001  # this is what we look for
                print(f"  {game.id} {seed}: {type(error).__name__}: {error}")
        print(f"{game.id}: {refused} refused, {played} played")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
