"""The verbs of cards, penalties, rewards and potions: a closed set, one class each. Content says which, rules say when."""
