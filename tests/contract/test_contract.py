"""The contract, as any package plays it on its own game (`pytest --tafelrunde mygame`)."""

# ruff: noqa: F403  # whatever tests there are

from tafelrunde.testing.contract.actions import *
from tafelrunde.testing.contract.beats import *
from tafelrunde.testing.contract.copies import *
from tafelrunde.testing.contract.judgement import *
from tafelrunde.testing.contract.look import *
from tafelrunde.testing.contract.observations import *
from tafelrunde.testing.contract.play import *
from tafelrunde.testing.contract.records import *
from tafelrunde.testing.contract.rulebook import *
from tafelrunde.testing.contract.views import *
from tafelrunde.testing.contract.words import *
