# --- the game on the shelf ---
game-name = Higher
game-blurb = A small game of nerve: lay a card, take the stake, and boast if you dare.
section-length = Length
option-rounds = Rounds
    .help = How many rounds are played; everybody is dealt as many cards.
level-random = Picks at random
level-greedy = Greedy
level-bold = Bold
group-stake = The stake

# --- things ---
card = the { $number }
card-hidden = a hidden card
card-of = { $seat }: { $card }
zone-laid = Laid this round
zone-deck = Deck
zone-played = Turned over
zone-hand = Your hand
points = Points
cards-left = Cards
boasts = boasts
rounds = Rounds
round-caption = Round { $turn } of { $rounds }
most = All in

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
confirm-boast = Boast? If you do not take this round, you lose as many points as the stake.
form-stake = Another stake
form-stake-submit = Name this stake

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
why-stake-first = The stake has to be named first.
why-stake-range = The stake is a whole number from 1 to { $most }.
why-lay-now = It is time to lay a card.
why-not-in-hand = You do not hold { $card }.
why-boasted-already = You have boasted already in this round.
why-no-seat = Only somebody who plays can boast.
why-not-your-turn = It is not your turn.
why-game-over = The game is over.

# --- help ---
feature-points = your points
feature-points-more = It brings you about { $amount ->
    [one] one point
   *[other] { $amount } points
} more.
feature-points-less = It may cost you about { $amount ->
    [one] one point
   *[other] { $amount } points
}.
feature-opponents = the points of the others
feature-opponents-more = It keeps points from the others, about { $amount }.
feature-opponents-less = It leaves points to the others, about { $amount }.
feature-hand = the cards you keep
feature-hand-more = The cards you keep are higher, by about { $amount } each.
feature-hand-less = The cards you keep are lower, by about { $amount } each.
