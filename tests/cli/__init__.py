"""The command, mostly in this process."""
