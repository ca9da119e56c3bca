"""Chromium for the tests in the browser: the one of the system, installed with apt where that is possible."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.environment import runs

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VARIABLE = "TAFELRUNDE_CHROMIUM"


def find() -> str | None:
    """The path of a Chromium that answers, or None. (Ubuntu's package is a stub that needs snap.)"""
    for candidate in (os.environ.get(VARIABLE), *map(shutil.which, NAMES)):
        if candidate and runs(candidate, "--version"):
            return candidate
    return None


def find_or_install(log: Path) -> str | None:
    """As `find`; as root on a system with apt, Chromium is installed first if there is none."""
    if (found := find()) or not shutil.which("apt-get") or os.getuid() != 0:
        return found
    print("Installing Chromium with apt-get for the tests in the browser ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as output:
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(
                ["apt-get", *command], env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False
            )
    return find()
