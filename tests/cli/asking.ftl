form-stake = Another stake
form-stake-submit = Name this stake
confirm-boast = Boast? If you do not take this round, you lose as many points as the stake.
