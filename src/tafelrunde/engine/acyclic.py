"""Parts of pictures: trees of small things."""

from msgspec import Struct


class Acyclic(Struct, gc=False):
    """Never refers back to what holds it, so Python need not look for circles among such things."""
