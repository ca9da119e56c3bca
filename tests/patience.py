"""How long a test waits for what is sure to come: all cores may be busy with other tests, so it is long and never measured."""

from typing import Final

PATIENCE: Final = 240  # seconds; less than the limit of a whole test (pyproject.toml: timeout)
