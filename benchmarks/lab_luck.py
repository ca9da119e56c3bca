"""How much the same seeds help a comparison: the correlation of pairs with one stream of luck and with one for each purpose.

    python -m benchmarks.lab_luck [PAIRS] [GAME ...]

For each planted change the same seeds are played with the game's own content and with the changed one, normal players. Two
figures of a game are compared: the first seat's victory (at Rupee Monopoly that of whoever begins; in Triforce Quest whether no
dungeon collapsed), and one that says more about how it went.
"""

import re
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from tafelrunde.engine.archive import folder_files
from tafelrunde.engine.chance import LUCKS, ONE
from tafelrunde.engine.game import Game
from tafelrunde.engine.library import made
from tafelrunde.engine.registry import find
from tafelrunde.lab.comparison import difference
from tafelrunde.lab.executor import Here
from tafelrunde.lab.running import lab_plan, run
from tafelrunde.lab.seen import Seen

SEED = 77
SWORD = 'users = ["hero"]\ncopies = 3'
BLOW, GUARD = "attack = 5\ndefence = 1\ncopies = ", "attack = 1\ndefence = 4\ncopies = "


class Planted(NamedTuple):
    """A change of some content, or of an option."""

    file: str
    change: Callable[[str], str]
    options: dict[str, Any]


def swapped(*pairs: str) -> Callable[[str], str]:
    """Each first text in place of the second one, once."""

    def change(text: str) -> str:
        for old, new in zip(pairs[::2], pairs[1::2], strict=True):
            assert old in text, old
            text = text.replace(old, new, 1)
        return text

    return change


def copies(card: str, more: int) -> Callable[[str], str]:
    """So many copies of a card more."""
    number = re.compile(rf'(id = "{card}".*?copies = )(\d+)', re.DOTALL)
    return lambda text: number.sub(lambda found: f"{found[1]}{int(found[2]) + more}", text, count=1)


def without(card: str) -> Callable[[str], str]:
    """All but this card."""
    return lambda text: re.sub(rf'\[\[card\]\]\nid = "{card}"\n.*?(?=\[\[|\Z)', "", text, count=1, flags=re.DOTALL)


def again(room: str, name: str) -> Callable[[str], str]:
    """A room once more, by another name."""
    told = re.compile(rf'\[\[room\]\]\nid = "{room}"\n.*?(?=\[\[|\Z)', re.DOTALL)
    return lambda text: f"{text}\n{told.findall(text)[0].replace(room, name)}"


def both(*changes: Callable[[str], str]) -> Callable[[str], str]:
    """One change after the other."""

    def change(text: str) -> str:
        for one in changes:
            text = one(text)
        return text

    return change


DUEL = {"team_1": "hero", "team_2": "knight"}
CHANGES: dict[str, dict[str, Planted]] = {
    "duels": {
        "the hero's health 15 to 19": Planted("hero.toml", swapped("health = 15", "health = 19"), DUEL),
        "attack of the sword 6 to 7": Planted("hero.toml", swapped("attack = 6", "attack = 7"), DUEL),
        "one weak card for a strong one": Planted("hero.toml", swapped(f"{BLOW}2", f"{BLOW}1", f"{GUARD}2", f"{GUARD}3"), DUEL),
        "one sword for a basic card": Planted(
            "hero.toml", swapped(f"{BLOW}2", f"{BLOW}1", SWORD, SWORD.replace("3", "4")), DUEL
        ),
        "another rival": Planted("", str, {**DUEL, "team_2": "warlord"}),
    },
    "quest": {
        "value of a card 3 to 4": Planted("cards.toml", swapped("value = 3", "value = 4"), {}),
        "one basic card for another": Planted("cards.toml", both(copies("B01", -1), copies("B09", 1)), {}),
        "one more sword card": Planted("cards.toml", copies("SW1", 1), {}),
        "one more room": Planted("dungeon-bd.toml", again("BD06", "BD96"), {}),
    },
    "monopoly": {
        "a card gives 250, not 200": Planted("cards.toml", swapped("amount = 200", "amount = 250"), {}),
        "a card of a deck is missing": Planted("cards.toml", without("EB05"), {}),
    },
}
USUAL: dict[str, dict[str, Any]] = {"duels": DUEL, "quest": {"difficulty": "hero"}, "monopoly": {}}
MEASURE = {"duels": "health-left", "quest": "rupees", "monopoly": "first-bankruptcy"}
SEATS = {"duels": 2, "quest": 2, "monopoly": 4}


def figures(game: Game, seen: Seen) -> tuple[float, float]:
    """Two figures of one game."""
    won = seen.measures["flawless"] if game.together else seen.shares[seen.first if game.id == "monopoly" else 0]
    return won, seen.measures.get(MEASURE[game.id], 0.0)


def played(game: Game, pairs: int, luck: str, options: dict[str, Any], content: str) -> list[tuple[float, float]]:
    """The figures of so many games."""
    plan = lab_plan(game, pairs, SEED, ["normal"] * SEATS[game.id], {**USUAL[game.id], **options}, content, luck=luck)
    return [figures(game, seen) for seen in run(game, plan, Here())]


def main(words: list[str]) -> None:
    pairs = int(words[0]) if words else 400
    print(f"{pairs} pairs, seed {SEED}: correlation of victory, and of the measure")
    print("| game | change | one stream | a stream for each purpose |\n|---|---|---|---|", flush=True)
    for name in words[1:] or CHANGES:
        game, cells = find(name), dict[str, list[str]]()
        files = folder_files(game.folder / "content")
        for luck in LUCKS:
            base = played(game, pairs, luck, {}, "")
            for what, planted in CHANGES[name].items():
                content = (
                    made(game, {**files, planted.file: planted.change(files[planted.file])}).content if planted.file else ""
                )
                changed = played(game, pairs, luck, planted.options, content)
                found = [
                    difference("", [(one[at], other[at]) for one, other in zip(base, changed, strict=True)]).correlation
                    for at in (0, 1)
                ]
                cells.setdefault(what, []).append(f"{found[0]:.2f}, {found[1]:.2f}")
                if luck != ONE:
                    print(f"| {name} | {what} | {' | '.join(cells[what])} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
