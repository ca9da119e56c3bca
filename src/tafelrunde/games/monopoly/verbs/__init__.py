"""What cards can do, a class for each verb of the content: what it does, its words and its worth to computer players."""
