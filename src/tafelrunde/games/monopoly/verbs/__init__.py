"""What cards can do, a class for each verb of the content: what it does, its words, and what it is worth to computer players."""
