"""The table as a picture: what lies where, what may be done, what just happened. Made from views alone."""
