"""A game being played: who may say what, what each viewer sees and hears, the clock, the way back from a record. No I/O."""
