"""The server the browser talks to: `python -m tests.browser.serve DATABASE PORT PACE [SEED]`. Says its address on the first
line. With a seed all its tables are dealt alike; with `home` it serves a network of its own (test_invitations.py)."""

import secrets
import sys
from contextlib import nullcontext
from unittest.mock import patch

from tafelrunde.server import network
from tafelrunde.server.limits import Limits
from tafelrunde.server.run import serve
from tests.patience import PATIENCE

MANY = 10_000
LIMITS = Limits(  # one address is all the people of a test, and they are quicker than people
    tables_per_person=MANY,
    records_per_person=MANY,
    creations_per_minute=MANY,
    creations_at_once=MANY,
    costly_seconds=MANY,
    think_seconds=PATIENCE,
    messages_per_second=MANY,
    messages_at_once=MANY,
    messages_per_second_and_person=MANY,
    messages_at_once_and_person=MANY,
)
HOME, NAME = "10.77.0.5", "kitchen.test"  # the address of that machine, and its name

if __name__ == "__main__":
    database, port, pace, *seeds = sys.argv[1:]
    home = seeds == ["home"]
    seed = int(seeds[0]) if seeds and not home else None
    with (
        patch.object(secrets, "randbits", secrets.randbits if seed is None else lambda _: seed),
        patch.object(network, "machine_addresses", lambda version=4: [HOME] if version == 4 else []) if home else nullcontext(),
        patch.object(network, "known_name", lambda: NAME) if home else nullcontext(),
    ):
        serve(
            "0.0.0.0" if home else "127.0.0.1",
            port=int(port),
            database=database,
            workers=1,
            pace=float(pace),
            limits=LIMITS,
            say=lambda text: print(text, flush=True),
        )
