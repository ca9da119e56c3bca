### Triforce Quest in English. Names of things are in names.en.ftl.

game-name = Triforce Quest
game-blurb = Lead one hero through dark dungeons together. Fight, puzzle and leap with the cards in your hands, find the hidden items, beat the bosses, and storm the castle at the end.
level-random = Random
level-easy = Easy
level-normal = Normal
level-strong = Strong

own-name = { $de ->
       *[other] { $en }
    }
hearts = { $count ->
        [one] { $text } heart
       *[other] { $text } hearts
    }
list-nothing = nothing
list-two = { $first } and { $second }
list-more = { $first }, { $rest }
and-then = { $first } { $rest }
plain-number = { $number }
value-of = { $value } of { $most }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goal-points = { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
    }
rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
price = { $price ->
        [one] { $price } rupee
       *[other] { $price } rupees
    }
yes = yes
not-yet = not yet
averted = averted

## Kinds, tags, traits

kind-fight = Fight
    .one = fight card
    .cards = fight cards
kind-puzzle = Puzzle
    .one = puzzle card
    .cards = puzzle cards
kind-skill = Skill
    .one = skill card
    .cards = skill cards
kind-support = Support
    .one = support card
    .cards = support cards
kind-safe = Safe room
kind-idle = Quiet room
kind-item = Item room
tag-melee = Melee cards
    .one = melee card
    .cards = melee cards
tag-ranged = Ranged cards
    .one = ranged card
    .cards = ranged cards
tag-area = Area cards
    .one = area card
    .cards = area cards
tag-metal = Metal cards
    .one = metal card
    .cards = metal cards
tag-heavy = Heavy cards
    .one = heavy card
    .cards = heavy cards
tag-fire = Fire cards
    .one = fire card
    .cards = fire cards
tag-wood = Wooden cards
    .one = wooden card
    .cards = wooden cards
tag-magic = Magic cards
    .one = magic card
    .cards = magic cards
tag-reflect = Reflecting cards
    .one = reflecting card
    .cards = reflecting cards
tag-block = Blocking cards
    .one = blocking card
    .cards = blocking cards
tag-breaker = Shield breakers
    .one = shield breaker
    .cards = shield breakers
tag-swim = Swimming cards
    .one = swimming card
    .cards = swimming cards
trait-flying = Flying
trait-flying-text = Melee −1, ranged +1.
trait-swarm = Swarm
trait-swarm-text = Area +1, everything else counts 2 at most.
trait-magic = Magical
trait-magic-text = Support and face-down cards count 0. Reflecting +2, other magic +1.
trait-water = Water
trait-water-text = Fire counts 0, swimming +1, heavy −1.
trait-fire = Fire
trait-fire-text = Fire and wood count 0 and do not protect.
trait-electric = Electric
trait-electric-text = Every metal card costs ½ heart.
trait-dark = Dark
trait-dark-text = The round costs ½ heart more until somebody brings light.
trait-ice = Ice
trait-ice-text = Fire +2.

## What cards, penalties and rewards do

cards = { $amount ->
        [one] a card
       *[other] { $amount } cards
    }
effect-damage = Lose { $hearts }.
effect-heal = Heal { $hearts }.
effect-rupees = Gain { $amount ->
        [one] 1 rupee
       *[other] { $amount } rupees
    }.
effect-rupees-less = Lose { $amount ->
        [one] 1 rupee
       *[other] { $amount } rupees
    }.
effect-cut = The reward shrinks by { $amount ->
        [one] 1 rupee
       *[other] { $amount } rupees
    }.
effect-cut-all = The reward no longer brings rupees.
effect-progress = Progress drops by { $amount }.
effect-shield = The shield grows by { $amount }.
effect-shield-less = The shield loses { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }.
effect-mill = { $who ->
        [self] Discard { cards } from your draw pile.
        [next] The next player discards { cards } from their draw pile.
        [each] Everybody discards { cards } from their draw pile.
       *[active] The active player discards { cards } from their draw pile.
    }
effect-toss = { $who ->
        [next] The next player discards { cards }.
        [each] Everybody discards { cards }.
       *[active] The active player discards { cards }.
    }
effect-redraw = { $who ->
        [next] The next player discards their whole hand.
        [each] Everybody discards their whole hand.
       *[active] The active player discards their whole hand.
    }
effect-skip = { $who ->
        [next] The next player loses a turn.
        [each] Everybody loses a turn.
       *[active] The active player loses a turn.
    }
effect-spill = { $amount ->
        [one] A filled bottle is spilt.
       *[other] { $amount } filled bottles are spilt.
    }
effect-cover = { $amount ->
        [one] The room solved last is turned face down.
       *[other] The { $amount } rooms solved last are turned face down.
    }
effect-expel = You are thrown out.
effect-slip = The enemy slips away: solved, but no reward.
effect-bottle = An empty bottle.
effect-container = A heart container.
effect-teleporter = The Teleporter.
effect-item = { $item }.
effect-fill = Fill a bottle: { $potion }.
effect-refresh = { $amount ->
        [one] One spent Triforce part shines
       *[other] { $amount } spent Triforce parts shine
    } again.
effect-next = The next card counts { $amount } more.
effect-ward = The round penalty costs { $hearts } less.
effect-stun = Stuns the enemy: no round penalty. From bosses and mini-bosses it only costs one heart less.
effect-light = Brings light.
effect-cycle = Draw { cards }, then discard { cards }.
effect-retrieve = Take { cards } back from your discards.
effect-return = Returns to your hand.
effect-extra = Play another card.
effect-scout = { $amount ->
        [one] Reveal a room.
       *[other] Reveal { $amount } rooms.
    }
special-shield = Shield: { $amount }
special-break = Breaks the shield: { $on }
special-bonus = { $on }: +{ $amount }
special-malus = { $on }: −{ $amount }
special-zero = No effect: { $on }
special-need = Needed: { $on }
special-cap = No card counts more than { $amount }
special-lone = No help: support and face-down cards count 0
special-backlash = { $on }: costs { $hearts }
special-regen = Regains { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } after every round
special-enrage = Gets angrier: the penalty rises by { $hearts } after every round
special-guard = To guard: { $amount ->
        [one] 1 { $on_one }
       *[other] { $on_cards } worth { $amount }
    }
special-mini = Mini-boss: a stun spares only 1 heart
potion-red-text = Heals up to 6 hearts.
potion-milk-text = Two sips; each heals up to 3 hearts.
potion-green-text = One player shuffles their discards into their draw pile.
potion-gold-text = Heals all hearts.
potion-fairy-text = Heals up to 5 hearts, or revives the hero by herself.
potion-line = { $potion }: { $text }

## Options

section-adventure = Adventure
    .help = How long and how hard it gets.
section-talk = Table talk
    .help = What you may tell each other.
section-reading = Reading the rules
    .help = Where the rulebook leaves room.
option-length = Length
    .help = Three dungeons or seven before the castle.
    .short = Short: 3 dungeons
    .long = Long: 7 dungeons
option-difficulty = Difficulty
    .help = Changes the points that challenges need. In a story a quarter is enough, and only limits hurt.
    .normal = Normal
    .story = Story
    .relaxed = Relaxed
    .hero = Hero
option-dungeon_choice = Dungeons
    .help = Who picks the dungeons, and in what order of difficulty.
    .free = You choose
    .random = By chance
    .gentle = Gentle: easy first
    .balanced = Balanced
    .grim = Grim: hard ones too
option-start_containers = Heart containers at the start
    .help = Three by the book; more for children.
option-defeat_limit = Lost after so many collapses
    .help = 0: you can always try again.
option-hints = Hints
    .help = Ready-made phrases to say what you hold, and hints the computer understands.
option-open_hands = Open hands
    .help = Everybody sees everybody’s cards.
option-sword_seat = The sword goes to
    .help = Who starts with the sword and leads into every dungeon.
    .random = Somebody, by chance
    .host = Whom the host chooses
option-item_distribution = Items
    .help = Whether items must be spread evenly.
    .balanced = To those with the fewest
    .free = To anybody
option-restart_hearts = Hearts after a collapse
    .help = How many hearts you have when you start again.
    .full = All
    .half = Half
    .three = Three
option-segment_value = Triforce parts per boss in the short game
    .help = With two, the strongest power comes into reach.
option-castle_defeats_add = Collapses in the castle add forms
    .help = Every collapse in the castle adds one more form of the last enemy.
option-ganon_checkpoint = Beaten forms stay beaten
    .help = Off: after a collapse in the castle you begin with the first form again.

## Things and zones

link = Link
teleporter = Teleporter
room-unknown = unknown room
room-hidden = hidden room
room-hidden-lower = Hidden room, { $space }, lower half
room-hidden-upper = Hidden room, { $space }, upper half
room-spoken = { $room }, { $state ->
        [solved] solved
        [ghost] seen before, face down
       *[open] open, not solved
    }
item-room = Chest: { $item }
space = row { $row }, place { $place }
boss-spoken = Boss: { $room }, { $left } to beat
boss-hidden = Boss space, { $left } to beat
card-hidden = a face-down card
card-quoted = { $card }
card-spoken = { $card }, value { $value }
card-subtitle = { $item }, value { $value }
bottle-empty = Empty bottle
    .acc = Empty bottle
zone-team = The team
zone-bottles = Bottles
zone-hand = Your hand
zone-discard = Your discards
zone-shop = Beedle’s shop
zone-shelf = Choose a dungeon
hearts-name = Hearts
rupees-name = Rupees
parts-name = Triforce
progress-name = Progress
stat-hand = Hand
stat-draw = Draw pile
stat-discard = Discards
stat-defeats = Collapses
stat-rooms = Rooms entered
stat-rounds = Rounds
dungeon-spoken = { $dungeon }, { $difficulty }, hides: { $item }
difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
badge-key = Key card
badge-hurts = Hurts the hero
badge-guards = Counts for the guard
badge-copies = { $count } alike
badge-printed = Printed value: { $value }
badge-solved = Solved
badge-needs-item = Needs something that nobody has yet: { $item }
badge-locked = Locked until the item is found
badge-phases = { $left ->
        [one] One form left
       *[other] { $left } forms left
    }
badge-skips = Loses a turn
badge-low-pile = Draw pile nearly empty
badge-gives-up = Wants to give up
badge-hint = Said to have: { $things }
badge-last = { $deed ->
        [play] Played a card last
        [down] Played face down last
        [discard] Discarded a card last
        [redraw] Took a new hand last
        [drink] Used a bottle last
        [triforce] Used the Triforce last
       *[pass] Passed last
    }
line-limit = Limit
line-round-penalty = Each round
line-limit-penalty = At the limit
line-reward = Reward
line-shield = Shield
line-waiting = Waiting for a key card
line-round = Round
line-key = Key card this round
line-guard = Guard
line-light = Light
line-cost = This round will cost
line-play = { $seat }: { $card }
line-first-bottle = Your first purchase comes with its own bottle.

## Prompts

question-waiting = { $question_waiting }
over-won = The castle has fallen. You have won together!
over-lost = The adventure is over. The castle still stands.
choose-sword = Who gets the sword?
    .waiting = { $seat } chooses who gets the sword.
choose-dungeon = Which dungeon shall it be?
    .waiting = { $seat } chooses the next dungeon.
choose-shop = What do you buy for everybody?
    .waiting = { $seat } goes shopping for everybody.
choose-interlude = Between two rooms: exchange cards, use a bottle, or pass.
    .waiting = { $seat } may exchange cards or use a bottle between two rooms.
choose-room = Which room do you enter?
    .waiting = { $seat } chooses the room to be entered.
choose-owner = Who takes this: { $item }?
    .waiting = { $seat } chooses who takes this: { $item }.
choose-safe-bottle = Use a bottle for free?
    .waiting = { $seat } may use a bottle for free.
choose-turn = It is your turn: play a card or do something else.
    .waiting = { $seat } is taking a turn.
choose-play = Play a card of your new hand.
    .waiting = { $seat } plays a card of the new hand.
choose-power-card = Play one more card, whatever its kind.
    .waiting = { $seat } plays one more card, whatever its kind.
choose-extra = Play another card?
    .waiting = { $seat } may play another card.
choose-penalty = Avert the round penalty with three Triforce parts?
    .waiting = { $seat } may avert the round penalty with three Triforce parts.
choose-toss = Discard { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
    .waiting = { $seat } discards { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
choose-cycle = You drew cards; now discard { $count ->
        [one] one.
       *[other] { $count }.
    }
    .waiting = { $seat } has drawn cards and now discards { $count ->
        [one] one.
       *[other] { $count }.
    }
choose-swap = Discard as many cards as you like and refill.
    .waiting = { $seat } may discard any number of cards and refill.
choose-retrieve = Take { $count ->
        [one] a card
       *[other] { $count } cards
    } back from your discards.
    .waiting = { $seat } takes { $count ->
        [one] a card
       *[other] { $count } cards
    } back from the discards.
choose-scout = Reveal { $count ->
        [one] a room.
       *[other] { $count } rooms.
    }
    .waiting = { $seat } reveals { $count ->
        [one] a room.
       *[other] { $count } rooms.
    }
choose-spill = Which bottle is spilt?
    .waiting = { $seat } chooses the bottle that is spilt.
choose-fill = Will you empty a bottle to fill it anew ({ $potion })?
    .waiting = { $seat } may empty a bottle to fill it anew ({ $potion }).
choose-teleporter = Place the Teleporter here, or keep it?
    .waiting = { $seat } places the Teleporter here, or keeps it.
so-far-dungeons = { $count ->
        [one] One dungeon is done: { $dungeons }.
       *[other] { $count } dungeons are done: { $dungeons }.
    }
so-far-here = { $dungeon }: { $count ->
        [one] one room is solved.
       *[other] { $count } rooms are solved.
    }
so-far-begun = { $dungeon }: no room is solved yet.
so-far-items = Found: { $items }.
so-far-parts = { $count ->
        [one] One part of the Triforce shines.
       *[other] { $count } parts of the Triforce shine.
    }
so-many-of = { $count } of { $most }
stat-dungeons = Dungeons done
stat-which = Done: { $dungeons }
stat-items = Found: { $items }
curve-hearts = Hearts, counted in halves
caption-between = { $done } of { $needed } dungeons done · { $hearts } · collapses: { $defeats }
caption-dungeon = { $dungeon }, dungeon { $level } of { $needed } · { $hearts } · collapses: { $defeats }
caption-castle = { $dungeon } · { $hearts } · collapses: { $defeats }
rank-legend = Hero of Legend: not a single collapse
rank-time = Hero of Time
rank-knight = Knight
rank-squire = Squire
rank-lost = Another time

## Offers

group-play = Play
group-down = Face down
group-discard = Discard
group-drink = Bottles
group-triforce = Triforce
group-enter = Enter
group-explore = Dungeons
group-buy = Buy
group-drop = Discard
group-retrieve = Take back
group-scout = Reveal
group-talk = Say
offer-play = Play { $card }
offer-down = { $card } face down
offer-discard = Discard { $card }
offer-drink = Use { $potion_acc }
offer-drink-for = { $potion_acc } for { $seat }
offer-pour = Pour away { $potion_acc }
offer-triforce-1 = 1 part: one more card
offer-triforce-2 = 2 parts: everybody exchanges cards
offer-triforce-3 = 3 parts: no round penalty
offer-triforce-4 = 4 parts: every card +1
offer-enter = Enter: { $space }
offer-enter-open = Enter: { $room }
offer-enter-boss = Face the boss
offer-explore = { $dungeon }
offer-give = To { $seat }
offer-buy = Buy { $potion_acc }
offer-drop = Discard { $cards }
offer-retrieve = Take back { $cards }
offer-scout = Reveal: { $space }
offer-spill = Lose { $potion_acc }
offer-replace = Replace { $potion_acc }
offer-pass = Pass
offer-redraw = New hand
offer-accept = Take the penalty
offer-decline = No, thanks
offer-leave = Leave the shop
offer-keep = Keep it
offer-place-here = Place it here
offer-place = Place the Teleporter here: { $room }
offer-hint = I have: { $thing }
offer-give-up = Give up
offer-go-on = Let us go on after all
confirm-pour = What is in it will be lost. Pour it away?
confirm-give-up = The adventure ends when everybody wants to give up. Do you?
note-points = counts { $points }
note-waits = counts { $points } once a key card is played
note-releases = counts { $points }, and { $waiting ->
        [one] one waiting point
       *[other] { $waiting } waiting points
    } besides
note-guards = counts { $points }, { $guard } for the guard
note-dungeon = { $difficulty }, holds: { $item }
note-pass-on = You are not asked here again
offer-pass-on = Pass until it is over
still-lacking = Points enough; still needed: { $what }.
line-hopeless = Cannot be solved now: nobody has { $item }.
cost-and-more = { $hearts }. { $more }
moment-item = { $seat } shuffles { $count ->
        [one] one new card
       *[other] { $count } new cards
    } into their own pile.
moment-boss = Defeated!
moment-collapse = Link collapses
moment-defeats = Collapse number { $amount }
note-hurts = counts { $points }, but hurts
note-needs-item = Cannot be solved without this: { $item }
note-may-need-item = May need the item
form-drop = Discard cards
form-drop-submit = Discard
phrase-help-little = I can help a little.
phrase-help-much = I can help a lot.
phrase-cannot-help = I cannot help here.
phrase-need-round = I need one round.
phrase-will-finish = I can finish this.
phrase-save-cards = Let us save our cards.
phrase-low-deck = My draw pile is nearly empty.
phrase-thanks = Well played!

## Refusals

why-not-offered = That is not what is being asked now.
why-not-your-turn = It is not your turn.
why-game-over = The adventure is over.
why-no-bottle = There is no such bottle to use.
why-no-empty-bottle = You need an empty bottle.
why-too-dear = That costs { price }; you have { $rupees }.
why-boss-locked = You must find the item of this dungeon first.
why-not-in-hand = You do not have this card: { $card }.
why-not-playable = { $card } is neither a key card nor support here; you may play it face down.
why-too-few-parts = That takes { $parts } Triforce parts; you have { $unspent }.
why-power-used = This power was used in this round already.
why-not-so-many = Choose { $count ->
        [one] one card of your hand.
       *[other] { $count } cards of your hand.
    }
why-no-hints = Hints are switched off at this table.
why-empty-hint = Name items or kinds, each once.
why-false-hint = A hint must be true: name only what is in your hand.
why-giving-up = You have said so already.
why-going-on = You have not given up.
why-no-teleporter = There is no Teleporter to place.
why-unsolved-room = The Teleporter is placed on a solved room.

## The log

cards-count = { $count ->
        [one] one card
       *[other] { $count } cards
    }
sword-given = { $seat } takes the sword.
dungeon-chosen = Dungeon { $level }: { $dungeon }.
castle-reached = The last castle rises before you, with { $amount ->
        [one] one form
       *[other] { $amount } forms
    } of its lord.
boss-defeated = “{ $room }” is beaten!
phase-beaten = “{ $room }” is beaten!
dungeon-left = You leave the dungeon.
collapsed = { $amount ->
        [one] Link collapses for the first time.
       *[other] Link collapses; that makes { $amount } collapses.
    }
game-won = The castle has fallen, after { $amount ->
        [0] not a single collapse
        [one] one collapse
       *[other] { $amount } collapses
    }. You have won!
game-lost = { $amount ->
        [one] One collapse was
       *[other] { $amount } collapses were
    } too many. The adventure is lost.
giving-up = { $seat } would like to give up.
going-on = { $seat } wants to go on after all.
game-given-up = You give up together.
room-entered = { $seat } leads Link on: “{ $room }”.
room-scouted = Revealed: “{ $room }”.
room-solved = “{ $room }” is solved.
room-covered = “{ $room }” is turned face down again.
link-expelled = Link is thrown out of “{ $room }”.
enemy-slipped = “{ $room }” slips away; there is no reward.
item-taken = { $seat } takes { $item }.
teleporter-won = The Teleporter is yours.
teleporter-placed = The Teleporter now stands here: “{ $room }”.
challenge-begun = “{ $room }”: { $goal ->
        [one] 1 point is needed.
       *[other] { $goal } points are needed.
    }
round-begun = Round { $round } of { $limit }, { $seat } begins.
turn-skipped = { $seat } sits this round out.
passed = { $seat } passes.
card-played = { $seat } plays { $card }: { points }.
card-played-down = { $seat } plays { $card } as support: { points }.
points-waited = { $amount ->
        [one] One point waits
       *[other] { $amount } points wait
    } for a key card.
points-released = A key card: { $amount ->
        [one] the waiting point counts.
       *[other] { $amount } waiting points count.
    }
points-lost = Without a key card { $amount ->
        [one] the waiting point is lost.
       *[other] { $amount } waiting points are lost.
    }
shield-broken = The shield breaks!
shield-changed = The shield has { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } left.
need-met = { $seat } uses what is needed here: { $item }.
guard-met = The guard holds: no round penalty.
room-lit = { $seat } brings light.
enemy-stunned = { $seat } stuns the enemy.
ward-raised = The round penalty costs { $hearts } less.
next-card-helped = The next card counts { $amount } more.
penalty-averted = The round penalty is averted.
limit-reached = The limit is reached: round { $amount }.
enemy-enraged = The enemy gets angrier: { $hearts } more.
enemy-regenerated = The enemy regains { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }.
progress-lost = { $amount ->
        [one] One point
       *[other] { $amount } points
    } of progress is lost.
reward-cut = The reward shrinks{ $amount ->
        [1000] {""} to nothing.
       *[other] {""} by { $amount }.
    }
turn-lost = { $seat } will lose a turn.
power-used = { $seat } uses the Triforce: { $parts ->
        [one] one part.
       *[other] { $parts } parts.
    }
card-discarded = { $seat } discards { $card }.
hand-discarded = { $seat } discards the whole hand: { cards-count }.
cards-milled = { $seat } discards { cards-count } from the draw pile.
card-returned = { $card } returns to the hand of { $seat }.
cards-cycled = { $seat } draws { cards-count } to choose from.
cards-retrieved = { $seat } takes { cards-count } back from the discards.
deck-exhausted = The draw pile of { $seat } is empty: all cards are shuffled.
decks-shuffled = Everybody shuffles all cards and draws a new hand.
hearts-lost = Link loses { $hearts }.
hearts-healed = Link regains { $hearts }.
backlash-paid = That hurts: { $hearts }.
fairy-revived = A fairy revives Link with { $hearts }.
rupees-gained = You gain { $amount ->
        [one] 1 rupee
       *[other] { $amount } rupees
    }.
rupees-lost = You lose { $amount ->
        [one] 1 rupee
       *[other] { $amount } rupees
    }.
rupees-instead = You get { $amount } rupees instead.
container-gained = A heart container; now there are { $amount }.
bottle-gained = A bottle; now there are { $amount }.
bottle-filled = { $seat } fills a bottle: { $potion }.
bottle-declined = { $seat } leaves it behind: { $potion }.
bottle-used = { $seat } uses a bottle: { $potion }.
bottle-poured = { $seat } pours a bottle away: { $potion }.
bottle-spilt = A bottle is spilt: { $potion }.
discards-shuffled = { $seat } shuffles the discards into the draw pile.
potion-bought = { $seat } buys for everybody: { $potion }.
shop-opened = The shop is open; { $seat } goes shopping.
parts-gained = { $amount ->
        [one] A part of the Triforce is yours.
       *[other] { $amount } parts of the Triforce are yours.
    }
parts-refreshed = { $amount ->
        [one] One spent Triforce part shines again.
       *[other] { $amount } spent Triforce parts shine again.
    }
hint-given = { $seat } has: { $things }.
phrase-said = { $seat }: “{ $phrase }”

# what speaks for a move of the whole team
remark-none-easier = None of the dungeons that are left is easier.
remark-easier-left = Easier dungeons are left.
remark-won-there = What we win there: { $item }, key cards for { $kinds }.
remark-boss = We have { $left } of { $most } hearts.
remark-safe = A safe room: we have { $left } of { $most } hearts.
remark-item-there = { $item } lies there.
remark-item-sought = { $item } must be in one of the lower rooms.
remark-way = From there { $steps ->
        [one] one step leads
       *[other] { $steps } steps lead
    } to the boss.
remark-items = { $seat } has { $count ->
        [0] no item
        [one] one item
       *[other] { $count } items
    } so far.
