"""The server the browser talks to: `python -m tests.browser.serve DATABASE PORT [SEED]`. Says its address on the first line.
With a seed all its tables are dealt alike."""

import secrets
import sys
from unittest.mock import patch

from tafelrunde.server.run import serve

if __name__ == "__main__":
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else None
    with patch.object(secrets, "randbits", secrets.randbits if seed is None else lambda _: seed):
        serve(port=int(sys.argv[2]), database=sys.argv[1], workers=1, pace=0, say=lambda text: print(text, flush=True))
