"""./start: installs the project into .venv, if it is not there or has changed, and runs `tafelrunde`."""

import os
import subprocess
import sys

from tools import ROOT
from tools.environment import Environment, forget_where_we_came_from
from tools.fingerprint import fingerprint

SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "tools", "web", "src/tafelrunde")


def main() -> None:
    forget_where_we_came_from()
    environment = Environment(ROOT / ".venv")
    environment.make()
    sources = fingerprint(ROOT, *SOURCES, also=os.environ.get("TAFELRUNDE_PURE", ""))
    if not environment.filled_with.says(sources):
        print("Installing Tafelrunde. The first time this takes a minute or two ...", flush=True)
        environment.pip("install", "--quiet", ROOT)
        environment.filled_with.set(sources)
        if not list(environment.folder.glob("**/site-packages/tafelrunde_shared__mypyc.*")):
            why = "as TAFELRUNDE_PURE asks" if os.environ.get("TAFELRUNDE_PURE") else "because there is no C compiler"
            print(f"Installed as plain Python, {why}: all works, but computer players think more slowly.")
    command = [str(environment.programs / "tafelrunde"), *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
