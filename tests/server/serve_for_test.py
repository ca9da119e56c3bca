"""A real server, started by a test: `python -m tests.server.serve_for_test DATABASE`. Says its address on the first line."""

import sys

from tafelrunde.server.run import serve

if __name__ == "__main__":
    serve(port=0, database=sys.argv[1], workers=1, pace=0, say=lambda text: print(text, flush=True))
