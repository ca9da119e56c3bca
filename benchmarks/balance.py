"""The tables in docs/*-balance.md, made by the lab: python -m benchmarks.balance [GAME ...] [--processes N]

A block of such a file begins with the command that makes it and ends with `<!-- /lab -->`:

    <!-- tafelrunde lab duels --games 2000 --bots normal,normal -->

The command is carried out, with what is in build/balance from an earlier sitting, and its report in short becomes the block.
"""

import re
import shlex
import subprocess
import sys
from argparse import ArgumentParser
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"(<!-- tafelrunde lab (?P<words>[^\n]*?) -->\n).*?(<!-- /lab -->)", re.DOTALL)


def made(words: str, processes: int) -> str:
    """What the lab says with this command."""
    out = ROOT / "build/balance" / sha256(words.encode()).hexdigest()[:12]
    command = [sys.executable, "-m", "tafelrunde", "lab", *shlex.split(words)]
    command += ["--language", "en", "--processes", str(processes), "--out", str(out), "--resume"]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return (out / "report.md").read_text("utf-8")


def main(words: list[str]) -> None:
    parser = ArgumentParser(prog="python -m benchmarks.balance")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args(words)
    for file in sorted((ROOT / "docs").glob("*-balance.md")):
        if chosen.games and file.name.removesuffix("-balance.md") not in chosen.games:
            continue
        text = file.read_text("utf-8")
        new = BLOCK.sub(lambda found: f"{found[1]}\n{made(found['words'], chosen.processes)}\n{found[3]}", text)
        file.write_text(new, encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {len(BLOCK.findall(text))} tables")


if __name__ == "__main__":
    main(sys.argv[1:])
