"""What builds, starts and checks the project. Only the standard library, so that it runs before anything is installed."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
