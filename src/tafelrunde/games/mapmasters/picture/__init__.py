"""The table as a picture: a map being drawn."""
