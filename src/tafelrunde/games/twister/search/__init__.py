"""Search: the ways that an NPC can go, and what spares it most of that work."""
