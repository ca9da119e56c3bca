# --- the game on the shelf ---
game-name = Higher
game-blurb = A small game of nerve: lay a card, take the stake, and boast if you dare.
section-length = Length
option-rounds = Rounds
    .help = How many rounds are played; everybody is dealt as many cards.
level-random = Picks at random
level-greedy = Greedy
level-bold = Bold

# --- things ---
card = the { $number }
card-hidden = a hidden card
card-of = { $seat }: { $card }
zone-laid = Laid this round
zone-deck = Deck
zone-played = Turned over
zone-hand = Your hand
points = Points
boasts = boasts
round-caption = Round { $turn } of { $rounds }

# --- what is asked ---
name-stake = { $seat } names the stake.
lay-card = { $seat } lays a card face down.
game-over = The game is over.

# --- what may be done ---
offer-stake = { $points ->
    [one] Stake one point
   *[other] Stake { $points } points
}
offer-lay = Lay { $card }
offer-boast = Boast

# --- what happened ---
hand-dealt = { $seat } is dealt { $cards }.
round-begun = Round { $turn }: { $lead } leads.
stake-named = { $seat } names a stake of { $points }.
card-laid = { $seat } lays { $card }.
card-revealed = { $seat } turns over { $card }.
round-taken = { $seat } takes the round: { $points ->
    [one] one point
   *[other] { $points } points
}.
boasted = { $seat } boasts!
boast-failed = { $seat } boasted in vain and loses { $points ->
    [one] one point
   *[other] { $points } points
}.
game-ended = The last round has been played; the best has { $points ->
    [one] one point
   *[other] { $points } points
}.

# --- why not ---
why-stake-range = The stake is a whole number from 1 to { $most }.
why-not-in-hand = You have to lay a card of your hand now.
why-boasted-already = You have boasted already in this round.
why-no-seat = Only somebody who plays can boast.
why-not-your-turn = It is not your turn.
why-game-over = The game is over.
