"""The server the browser talks to: `python -m tests.browser.serve DATABASE PORT PACE [SEED]`. Says its address on the first
line. With a seed all its tables are dealt alike."""

import secrets
import sys
from unittest.mock import patch

from tafelrunde.server.run import serve

if __name__ == "__main__":
    database, port, pace, *seeds = sys.argv[1:]
    seed = int(seeds[0]) if seeds else None
    with patch.object(secrets, "randbits", secrets.randbits if seed is None else lambda _: seed):
        serve(port=int(port), database=database, workers=1, pace=float(pace), say=lambda text: print(text, flush=True))
