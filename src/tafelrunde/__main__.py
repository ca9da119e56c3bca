"""`python -m tafelrunde` is the same as `tafelrunde`."""

import sys

from tafelrunde.cli import main

if __name__ == "__main__":
    sys.exit(main())
