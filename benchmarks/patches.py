"""Do patches lead where they should? Random games as the server tells them to all who look: applied one after the other, in
Python and by the browser's own module, the patches must give the scene that is built whole.

    python -m benchmarks.patches [GAMES] [GAME ...]
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.engine import registry
from tafelrunde.engine.game import Game
from tafelrunde.server.patch import checksum, patched
from tafelrunde.server.telling import Telling
from tafelrunde.table.room import open_room
from tafelrunde.testing.walk import Walk, viewers

WEB = Path(__file__).parent.parent / "web"


def told(game: Game, seed: int, most: int = 400) -> Iterator[str]:
    """One random game: a line for each update of each viewer, which Python has tried already."""
    walk = Walk(game, seed)
    room = open_room(game, msgspec.structs.replace(walk.record(), actions=[]))
    telling = Telling(room)
    seen = {viewer: plain(telling.update(viewer, -1)) for viewer in viewers(walk.seats)}
    for _ in range(most):
        if walk.state.over:
            return
        seat, action = walk.next_action()
        walk.take(seat, action)
        room.settle(room.plan(seat, action))
        for viewer, before in seen.items():
            update = plain(telling.update(viewer, before["version"]))
            seen[viewer] = plain(Telling(room).update(viewer, -1))
            yield from lines(update, before, seen[viewer])


def lines(update: dict[str, Any], before: dict[str, Any], whole: dict[str, Any]) -> Iterator[str]:
    """What an update changes of the scene and of the offers, and the sums of what should come of it."""
    steps = {"scene": [beat.get("patch", {}) for beat in update["beats"]], "offers": [update.get("patch", {})]}
    for part, patches in steps.items():
        after = before[part]
        for patch in patches:
            after = patched(after, patch)
        assert after == whole[part], f"version {update['version']}, viewer {update['seat']}: other {part}"
        yield json.dumps({"before": before[part], "patches": patches, "after": checksum(whole[part])})


def plain(update: Any) -> Any:
    """As the browser gets it."""
    return msgspec.json.decode(msgspec.json.encode(update))


def wrong_in_the_browser(all_lines: Iterator[str]) -> int:
    """How many of them lead the browser's module elsewhere."""
    command = ["node", str(WEB / "scripts" / "patched.mjs")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in all_lines:
            process.stdin.write(line + "\n")
        process.stdin.close()
        return int(process.stdout.read())


def main() -> None:
    games, *names = sys.argv[1:] or ["500"]
    for name in names or registry.games():
        game, count = registry.find(name), 0

        def counted(game: Game = game) -> Iterator[str]:
            nonlocal count
            for seed in range(int(games)):
                for line in told(game, seed):
                    count += 1
                    yield line

        wrong = wrong_in_the_browser(counted())
        print(f"{name}: {games} games, {count} changes, {wrong} wrong", flush=True)


if __name__ == "__main__":
    main()
