"""The server the browser talks to: `python -m tests.browser.serve DATABASE PORT`. Says its address on the first line."""

import sys

from tafelrunde.server.run import serve

if __name__ == "__main__":
    serve(port=int(sys.argv[2]), database=sys.argv[1], workers=1, pace=0, say=lambda text: print(text, flush=True))
