"""Compiled, what is free of circles has no head in which Python could note that it is freed later."""

import subprocess
import sys

DEEP = """
from tafelrunde.engine.chance import seeded

for depth in range(150):
    held = seeded(depth)
    for _ in range(depth):
        held = [held]
    del held
"""


def test_what_lies_deep_in_what_is_freed_is_freed_as_well() -> None:
    """In development mode Python says when memory is freed that was not given out like this."""
    ran = subprocess.run([sys.executable, "-X", "dev", "-c", DEEP], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
