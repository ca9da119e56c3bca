"""What every game must fulfil, on each installed game and on the example; and which way imports point."""
