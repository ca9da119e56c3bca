lab-thing = { $name }
lab-title = { $game }: what { $games } games show
lab-intro = Computer players ({ $levels }) at { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }, rules { $version }, content { $content }.
lab-options = Options: { $options }.
lab-verdict = In short
lab-tile-won = won by the team
lab-tile-best = { $side }, who wins most
lab-tile-worst = { $side }, who wins least
lab-tile-first = won by whoever begins
lab-tile-open = of the questions are really open
lab-interval = { $low } to { $high }
lab-won-together = Together they win { $rate } of the games (95 %: { $low } to { $high }).
lab-sides-even = No side stands out: their shares of the victories lie between { $low } and { $high }.
lab-sides-some = { $found ->
    [one] One of { $count } sides stands
   *[other] { $found } of { $count } sides stand
} out by more than luck; shares of the victories lie between { $low } and { $high }.
lab-side-strong = { $side } is strong: { $rate } of its games are won (95 %: { $low } to { $high }); { $fair } would be even.
lab-side-weak = { $side } is weak: { $rate } of its games are won (95 %: { $low } to { $high }); { $fair } would be even.
lab-first-edge = Whoever begins has an edge: { $rate } instead of { $fair } (95 %: { $low } to { $high }).
lab-first-handicap = Whoever begins is at a disadvantage: { $rate } instead of { $fair } (95 %: { $low } to { $high }).
lab-first-none = It hardly matters who begins: { $rate } (95 %: { $low } to { $high }); { $fair } would be even.
lab-first-unclear = Whether it matters who begins cannot be seen yet: { $rate } (95 %: { $low } to { $high }); { $fair } would be even.
lab-length = A game takes { $rounds } rounds or turns and { $actions } actions; 90 of 100 games take { $low } to { $high }.
lab-drama = The lead changes { $leads } times. In { $behind } of the games the winner once stood at less than half of an even share; after { $settled } of the game the last lead began.
lab-drama-together = The chances of the team swing by { $swing } in all.
lab-open = { $branching } options to a question on average; { $open } of the questions that were looked at closely are really open: the two best answers are worth about the same.
lab-skill = { $strong } beats { $weak } in { $rate } of their meetings (95 %: { $low } to { $high }).
lab-level = { $level } wins { $rate } of its games (95 %: { $low } to { $high }).
lab-cards-strong = By the game's own judgement, whoever plays one of these surely stands better a round later than with what else could be said: { $cards }.
lab-cards-weak = Whoever plays one of these surely stands worse a round later than with what else could be said (it may pay off after that): { $cards }.
lab-cards-even = No card surely leads to a better or worse position a round later than what else could be said (at most { $rate } of such findings would be false).
lab-cards-never = Never chosen in at least 150 questions that it would have answered: { $cards }.
lab-cards-rarely = Hardly ever chosen: { $cards }.
lab-more = { $cards } and { $count } more
lab-failed = { $count ->
    [one] One game
   *[other] { $count } games
} did not come to an end; the first is number { $number } (seed { $seed }): { $error }.
lab-few = These are only { $games } games: intervals are wide, and small differences cannot be seen.
lab-chapter-won = Who wins
lab-by-side = By side
lab-by-seat = By seat
lab-by-level = By level of the computer player
lab-pairs = Side against side: victories of the row in 100 meetings
lab-levels-pairs = Level against level: victories of the row in 100 meetings
lab-chapter-course = How a game goes
lab-rounds = Rounds or turns
lab-actions = Actions
lab-leads = Changes of the lead
lab-comeback = The worst that the winner stood at any time (100 = as good as won)
lab-chapter-measures = What matters in this game
lab-chapter-cards = Cards
lab-cards-help = Each dot is a card. To the right: how often it is chosen when it could be. Upwards: its worth. Now and then the game was played on from the same position with the same luck, once with the card and once with an alternative; worth is how much better its user then stood, in points of victory by the game's own judgement. Full dots differ from zero by more than luck explains; at most 5 of 100 such findings are false (Benjamini and Hochberg).
lab-cards-across = chosen when it could be
lab-cards-up = worth, points of victory
lab-bar = { "{from}" } to { "{to}" }: { "{count}" } games
lab-column-card = Card
lab-column-held = Held
lab-column-won-held = Won when held
lab-column-won-played = Won when played
lab-column-offered = Could be used
lab-column-used = Chosen
lab-column-worth = Worth
lab-column-interval = 95 %
lab-column-dominated = Always second to
lab-find = Find a card
lab-mean = { $mean } on average (95 %: { $low } to { $high })
lab-score = { $name }: { $rate } (95 %: { $low } to { $high }), { $games } games
lab-pair = { $name } against { $other }: { $rate } (95 %: { $low } to { $high }), { $games } meetings
lab-card = { $name }: worth { $worth } (95 %: { $low } to { $high }), chosen { $used } of { $offered } times, won when played { $won }
lab-chapter-games = Games to look at
lab-games-help = A record opens as a replay: in the table under “Replays”, or with `tafelrunde replay FILE`.
lab-watch = To look at: { $games }
lab-example-card = { $card } is used
lab-example-won = { $side } wins
lab-example-longest = the longest
lab-example-shortest = the shortest
lab-example-closest = the one with most changes of the lead
lab-example-comeback = the greatest comeback
lab-example-usual = a usual one
lab-example = Game { $number }: { $what } ({ $rounds } rounds or turns, { $leads ->
    [one] one change
   *[other] { $leads } changes
} of the lead)
lab-chapter-how = How this was measured
lab-how = Every game has seeds of its own, so the same command gives the same games on any number of processes. Intervals are Wilson's for shares and Student's for means, at 95 %. Chances on the way are the game's own judgement, noted at every { $glanced }th question; at every { $looked }th options and cards are noted. Some of those are looked at closely: up to six options are compared by that judgement, or the choice is played on beside an alternative until its seat is asked again.
lab-command = The command: { $command }
lab-seat = Seat { $number }
lab-compare-title = { $game }: { $name } compared with { $other }
lab-compare-clear = The answer is clear after { $games } pairs of games.
lab-compare-unclear = After { $games } pairs of games there is no clear answer: a difference of more than { $reach } is ruled out (95 %), smaller ones are not.
lab-compare-rest = After { $games } pairs of games the others are not clear yet: a difference of more than { $reach } is ruled out for them (95 %), smaller ones are not.
lab-compare-side = The change is worth { $points } points of victory to { $side } (95 %: { $low } to { $high }).
lab-compare-won = The team wins { $points } points more of 100 games (95 %: { $low } to { $high }).
lab-compare-first = Whoever begins wins { $points } points more of 100 games than before (95 %: { $low } to { $high }).
lab-compare-measure = { $measure }: { $change } (95 %: { $low } to { $high }).
lab-compare-same = No difference shows in: { $names }.
lab-compare-paired = Both were played with the same seeds. That saved { $percent } of the games (correlation { $correlation }).
lab-compare-not-paired = Both were played with the same seeds, but that hardly helped (correlation { $correlation }).
lab-pack-base = the game's own content
lab-seats = Seats
lab-sweep-first = Won by whoever begins
lab-sweep-games = Games
lab-sweep-score = { $rate } ({ $low } to { $high })
lab-sweep-rises = { $option }, from { $from } to { $to }: { $figure } rises from { $first } to { $last } ({ $deviations } deviations).
lab-sweep-falls = { $option }, from { $from } to { $to }: { $figure } falls from { $first } to { $last } ({ $deviations } deviations).
lab-sweep-same = { $option }, from { $from } to { $to }: no difference shows in { $figures }.
lab-sweep-alike = { $option }: these games do not tell { $from } from { $to }.
lab-summary-won = Won
lab-summary-mean = Mean
lab-cards-picture = How often a card is chosen, and what it is worth
lab-tuning-title = { $game }: what { $tries } suggestions came to
lab-tuning-won = Won
lab-tuning-first = Won by whoever begins
lab-tuning-changed = { $place }: { $old } → { $new }
lab-tuning-same = { $place } stays at { $old }
lab-tuning-in = { $figure }: { $value }, within its band
lab-tuning-not-in = { $figure }: { $value }, outside its band
lab-tuning-fresh = Confirmed with { $games } games that no suggestion has seen.
lab-tuning-picture = All suggestions
lab-tuning-picture-help = Each dot is a suggestion. To the right: how much it changes, as a part of what may move. Upwards: how far the figures lie outside their bands, in points. The full dot was taken: of two equally good ones the smaller change.
lab-tuning-change = how much is changed
lab-tuning-outside = outside the bands, points
