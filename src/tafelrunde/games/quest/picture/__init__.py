"""The table as a picture: zones, offers and the log, made from a view alone."""
