### Map Masters in English. Names of things are in names.en.ftl.

game-name = Map Masters Co-op
game-blurb = One dungeon, several groups of adventurers, and lines that must never cross. Lay cards together, draw paths over and under the ground, use portals, ropes and keys, and bring everybody to the right door.
level-random = Random
level-easy = Easy
level-normal = Normal
level-strong = Strong
level-very-easy = Very easy
level-hard = Hard

own-name = { $de ->
       *[other] { $en }
    }
list-nothing = nothing
list-two = { $first } and { $second }
list-more = { $first }, { $rest }
plain-number = { $number }
price = { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }

## Items and symbols

item-coin = Coin
item-barrel = Barrel
item-sword = Sword
item-rope = Rope
item-key = Key
item-scroll = Scroll
items-coin = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
items-barrel = { $count ->
        [one] { $count } barrel
       *[other] { $count } barrels
    }
items-sword = { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
items-rope = { $count ->
        [one] { $count } rope
       *[other] { $count } ropes
    }
items-key = { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
items-scroll = { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
symbol-coin = coin
symbol-barrel = barrel
symbol-sword = sword
symbol-rope = rope
symbol-key = key
symbol-scroll = scroll
symbol-monster = monster
symbol-lock = lock
symbol-lava = lava pit
symbol-poison = poisoned water
symbol-portal = portal
symbol-scissors = upgrade (scissors)
symbol-recycling = upgrade (recycling)
deed-rooms = { $count ->
        [one] { $count } room visited
       *[other] { $count } rooms visited
    }
deed-kills = { $count ->
        [one] { $count } monster defeated
       *[other] { $count } monsters defeated
    }
deed-jumps = { $count ->
        [one] { $count } portal journey made
       *[other] { $count } portal journeys made
    }
deed-cards = { $count ->
        [one] { $count } card walked over
       *[other] { $count } cards walked over
    }
deed-tunnels = { $count ->
        [one] { $count } tunnel walked
       *[other] { $count } tunnels walked
    }
deed-locks = { $count ->
        [one] { $count } lock opened
       *[other] { $count } locks opened
    }
deed-pits = { $count ->
        [one] { $count } pit passed
       *[other] { $count } pits passed
    }
port-1 = top
port-2 = right, upper
port-3 = right, lower
port-4 = bottom
port-5 = left, lower
port-6 = left, upper
any-port = at any opening
any-portal = at one of its portals
at-port = opening: { $ports }
node-room = the room
node-fork = the fork
node-dead-end = the dead end
node-stairs = the stairs
node-trapdoor = the trapdoor

## Cards

card-dungeon = Card { $number }
card-label = { $card }
card-unknown = a card
card-hidden = a face-down card
card-cost = Dungeon card, cost { $cost }
card-kind-start = Start card
card-kind-dungeon = Dungeon card
card-kind-mission = Mission card
role-cell = A cell: hand over a key, then the prisoner comes along.
role-crown = The crown lies here: whoever reveals the card takes it.
role-ambush = An ambush: whoever reveals the card pays a sword, a sword token or the book against monsters, or all is lost.
role-treasury = A treasury, and nobody guards it.
role-oracle = An oracle: whoever reveals the card looks at another face-down card.
book-unknown = a spellbook
effect-overcome-monster = Defeat a monster without a sword.
effect-roll = Stand on a barrel and travel to any other barrel.
effect-lure = Travel from anywhere to a monster, which must then be defeated.
effect-wish = Turn this book into any fairy token, even one that is sold out.
effect-climb = Climb up through an unused trapdoor.
effect-overcome-lock = Open a lock without a key.
effect-cross = Cross your own path once; corridors are still used only once.
effect-overcome-portal = Use a portal without a scroll.
effect-overcome-lava = Pass over a trapdoor or a lava pit without a rope.
goal-text = { $parts } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
goal-title = { $points } points

## Options

section-mission = Mission
    .help = What there is to do, and how hard it is.
section-talk = At the table
    .help = What you show each other, and who decides.
section-reading = Reading the rules
    .help = Where the rulebook leaves room.
preset-m01 = 1. Jean-Mi Is Back
    .help = 4 groups. The goblin Jean-Mi blocks the crossroads and wants presents: one from each group, each at its own door.
preset-m02 = 2. The Giant’s Thirst
    .help = 3 groups. A giant with a dry throat. He takes what he gets at any door: barrels, and the mug he lost.
preset-m03 = 3. The Hostages
    .help = 3 groups. No boss. Free three prisoners from their cells and bring them out in the north.
preset-m04 = 4. The Poisoned River
    .help = 3 groups. A river right across the dungeon: two rafts, a toll bridge, a haunted tunnel, a pair of portals. Each crossing carries one path.
preset-m05 = 5. The Ritual
    .help = 4 groups. Four altars in the corners, to be lit in strict order. When you draw matters as much as where.
preset-m06 = 6. The Lost Crown
    .help = 3 groups. The crown lies under one of four face-down cards. Under another waits an ambush: bring a sword.
preset-m07 = 7. The Dragon’s Hoard
    .help = 4 groups. Big demands, few empty spaces, and the fifth portal journey wakes the dragon.
preset-m08 = 8. The Doorless Tower
    .help = 4 groups. A tower without a door. Only a portal journey leads inside.
preset-m09 = 9. Two Masters
    .help = 6 groups. Two masters, six lines. Each wants something else, and you have to serve both.
preset-m10 = 10. The Map Masters’ Tournament
    .help = 5 groups. Every group has a goal card of its own, and all end in the same hall. Easy goals are safe, hard ones score.
preset-m11 = 11. The Collapse
    .help = 4 groups. The dungeon falls apart while you build it. Everybody must reach the last gate before there is no space left.
preset-m12 = 12. The Thieves’ Guild
    .help = 4 groups. Three thefts and a ring of keys, quietly: the fourth fight raises the alarm.
preset-m13 = 13. The Lich King
    .help = 4 groups. Break the vessel in the west, then strike in the east.
preset-m14 = 14. The Heart of the Dungeon
    .help = 6 groups. The finale: two lords of the dungeon, eighteen cards to lay.
option-mission = Mission
    .help = Harder and harder, best in order.
option-difficulty = Difficulty
    .help = Hard wants exact numbers, Normal uses up what you spend, Easy counts it all the same, Very easy adds tokens for upgrades.
    .normal = Normal
    .very_easy = Very easy
    .easy = Easy
    .hard = Hard
option-handicap = Extra coins for the market
    .help = A little help for beginners.
option-open_hands = Open hands
    .help = Everybody sees everybody’s cards.
option-decisions = Before the dungeon
    .help = Who decides entry points and purchases.
    .one = The first seat decides
    .vote = Everybody votes
option-suggestions = Suggested paths
    .help = Paths that a short search finds are offered ready-made.
option-orientation = Start cards lie
    .help = By chance either way round, or all upright.
    .random = By chance
    .upright = Upright
option-walk_on = Walk on through artifact cards
    .help = Off: taking an artifact ends the leg.
option-dead_ends = Dead ends lose at once
    .help = Off: you play on until no card can be laid.

## Zones and the board

zone-deck = Deck
zone-groups = Groups
zone-market = Fairy market
mission-coins = Coins for the market
market-money = Your money
market-prices = Prices
market-price = token { $token }, spellbook { $book }
zone-goals = Goal cards
zone-hand = Hand
space-empty = { $space }, empty
space-note = { $space }
space-hidden = { $space }, a face-down card
space-peeked = { $space }, face down: { $card }
space-card = { $space }, { $card }{ $turned ->
        [1] , upside down
       *[other] {""}
    }
# on the border of a space
gate-place = { $side ->
        [n] on the north side of { $space }
        [e] on the east side of { $space }
        [s] on the south side of { $space }
       *[w] on the west side of { $space }
    }
gate-entry = Entry point { $gate }
gate-exit = Exit { $gate }
stop-spot = { $group } at { $space }
group-spoken = { $group }, { $status ->
        [waiting] waits outside
        [standing] stands in the dungeon
       *[finished] is finished
    }
pen = Sketch for { $group }
pen-point = Point at a space
cell-items = { $items } to hand over (found { $found }, used { $spent }, given { $given })
sheet-items = { $have } (found { $found }, used { $spent }, given { $given })
badge-token = { $kind } token
used-token = the { $kind } token
badge-used-book = { $book }, used
badge-active = has the action token
badge-concedes = would give up
stat-hand = Hand cards
token-spoken = { $kind } token, { $count } left, { price }
book-pile = Pile of spellbooks, { $count } left
counter-limit = { $count } of { $most }
counter-jumps = Portal journeys
counter-kills = Monsters defeated
counter-collapse = Next collapse
counter-turns = { $count ->
        [0] at the end of this turn
        [one] in { $count } turn
       *[other] in { $count } turns
    }
unseen-start = Unseen start cards
unseen-cost = Unseen cards of cost { $cost }
seen-cards = Laid so far
seen-list = { $cards }

## Mission texts

needs-goal-card = what its goal card says
task-slot = { $card }: { $things }
task-exit = Leave the dungeon with: { $things }
task-leave = Leave the dungeon
task-hostage = { $artifact } has left the dungeon
special-order = The altars are served in their order only.
special-raft = Poisoned water is crossed with a barrel; nothing else helps.
special-portal-limit = { $most ->
        [0] A portal journey loses the mission.
        [one] More than one portal journey loses the mission.
       *[other] More than { $most } portal journeys lose the mission.
    }
special-kill-limit = { $most ->
        [0] A defeated monster loses the mission.
        [one] More than one defeated monster loses the mission.
       *[other] More than { $most } defeated monsters lose the mission.
    }
special-carry-limit = A group with an artifact may not enter a card with another one.
special-collapse = At the end of every second turn an unused card falls out of the dungeon.
special-hidden = Face-down cards are revealed by reaching them; then you decide which way round they lie.
special-goal-cards = Seven goal cards are revealed; each group gets one of them.
special-lantern = The Lantern shows one face-down card before its group’s first leg.
special-exits = Each exit lets one group out.
special-inside = One group starts inside the dungeon.

## The end

over-won = The mission is won!
over-lost = The mission is lost: { $reason }
loss-dead-end = a goal can no longer be reached.
loss-no-space = there is no empty space for a card.
loss-no-hand = there is no card left to lay.
loss-goal-unfulfilled = a goal was reached and could not be fulfilled.
loss-mission-portal-limit = one portal journey too many woke the dragon.
loss-mission-alarm = one fight too many raised the alarm.
loss-conceded = you gave up.
medal-bronze = Bronze: the mission is done
medal-silver = Silver: drawn with a sure hand
medal-gold = Gold: masters of the map
result-tasks = Demands fulfilled
result-turns = Turns
score-term = { $names }
score-coins = coins left over ({ $count })
score-barrels = barrels left over ({ $count })
score-empty = empty spaces ({ $count })
score-books = unused spellbooks ({ $count })
score-tokens = unused fairy tokens ({ $count })
score-kills = monsters spared ({ $count } defeated)
score-jumps = portal journeys saved ({ $count } made)
score-deck = cards left in the deck ({ $count })
score-hidden = cards still face down ({ $count })
score-goals = goal cards ({ $count })
fame-chapter = Mission { $number }: { $mission }
caption-setup = Mission { $number }: { $mission } · { $level }
caption-turn = Mission { $number }: { $mission } · { $level } · { $left ->
        [0] no space left
        [one] one space left
       *[other] { $left } spaces left
    }

## What is asked

question-waiting = { $question_waiting }
choose-goal = Choose a goal card for { $group }.
    .waiting = { $seat } chooses a goal card for { $group }.
choose-entry = Where does { $group } enter the dungeon?
    .waiting = { $seat } chooses where { $group } enters the dungeon.
choose-lantern = Which group carries the Lantern?
    .waiting = { $seat } chooses who carries the Lantern.
decide-market = Buy what you need at the fairy market.
    .waiting = { $seat } goes shopping at the fairy market.
choose-reader = Which group gets this spellbook?
    .waiting = { $seat } chooses who gets this spellbook.
choose-start = Who begins?
    .waiting = { $seat } chooses who begins.
lay-card = Lay a card on an empty space, either way round.
    .waiting = { $seat } lays a card on an empty space, either way round.
decide-paths = You may draw paths, one for each group.
    .waiting = { $seat } may draw paths, one for each group.
choose-way = Draw a path for { $group }.
    .waiting = { $seat } draws a path for { $group }.
choose-way-found = { $question } So far: { $found }.
    .waiting = { $question_waiting } So far: { $found }.
turn-card = Which way round does the card lie?
    .waiting = { $seat } decides which way round the card lies.
choose-peek = Choose a face-down card to look at.
    .waiting = { $seat } chooses a face-down card to look at.
pay-ambush = An ambush! How does { $group } pay?
    .waiting = An ambush! { $seat } decides how { $group } pays.

## What can be done

group-lay = Lay a card
group-enter = Entry points
group-goal = Goal cards
group-lantern = Lantern
group-assign = Spellbook for
group-buy = Buy
group-peek = Look at
group-legs = Paths
grid-begin = Step by step
cell-begin = draw
grid-legs = Who gets where?
cell-reached = can be reached
cell-may-lose = may lose the mission
cell-loses = loses the mission
cell-lacks = missing: { $things }
cell-no-corridor = no way
cell-later = not yet
cell-blocked = blocked
cell-drawn = has drawn
group-ways = On
group-back = Back
offer-lay = { $card } on { $space }, { $turned ->
        [1] upside down
       *[other] upright
    }
offer-enter = { $group } enters { $entry }
offer-goal = { $group }: { $goal }
offer-lantern = { $group } carries the Lantern
offer-assign = For { $group }
offer-token = { $kind } token for { $group }
offer-book = { $book } for { $group }
offer-blind = Buy the top book unseen
offer-done = Done shopping
offer-starts = { $seat } begins
offer-begin = Draw for { $group } step by step
offer-draw = { $group } → { $goal }
offer-peek = Look at { $space }
offer-end = No more paths this turn
offer-turn = { $turned ->
        [1] Upside down
       *[other] Upright
    }
offer-pay = { $how ->
        [item] Pay with a sword
        [token] Pay with the sword token
       *[book] Pay with the spellbook
    }
offer-back = One step back
offer-cancel = Draw no path
offer-concede = Give the mission up
offer-resume = Go on after all
confirm-concede = Give up? The mission ends when everybody wants to.
note-leg = finds { $found }{ $uses ->
        [0] {""}
       *[other] , uses { $used }
    }
gate-exit-wants = exit { $gate }, wants { $things }
goal-exit = exit { $exit }
goal-stop = { $card } ({ $space })
way-enter = Enter: { $where }
way-on = Walk on
way-pay = { $how ->
        [item] Use an item found on the way
        [token] Use the fairy token
       *[book] Use the spellbook
    }
way-over = { $how ->
        [item] Over the trapdoor with a rope
        [token] Over the trapdoor with the rope token
       *[book] Over the trapdoor with the spellbook
    }
way-fall = Fall through the trapdoor
way-leave = To: { $where }{ $count ->
        [0] {""}
       *[other] {" "}({ $symbols })
    }
way-climb = Climb up, then: { $where }{ $count ->
        [0] {""}
       *[other] {" "}({ $symbols })
    }
way-climb-room = Climb up into the room
way-drop = Down through the trapdoor
way-jump = { $verb ->
        [portal] Portal to { $space }
        [barrel] Barrel run to { $space }
       *[monster] Lure to the monster at { $space }
    }, towards: { $where } ({ $how ->
        [item] scroll
        [token] scroll token
       *[book] spellbook
    })
way-wish = Wish for a token: { $kind }
way-gain = Take a token: { $kind }
way-stop = Stop here
way-serve = Deliver: { $task }
risk-portal-limit = One portal journey too many: the mission would be lost. Draw it all the same?
risk-kill-limit = One monster too many: the mission would be lost. Draw it all the same?
risk-ambush = An ambush may lie there, and this group has nothing against it: then the mission would be lost. Draw it all the same?
risk-sure-ambush = An ambush lies there, and this group has nothing against it: the mission would be lost. Draw it all the same?
risk-hopeless = After this path a goal could no longer be reached, and the mission would be lost. Draw it all the same?
foresight-new = New: { $group } to { $goals }.
foresight-lost = Lost: { $group } to { $goals }.
note-risk-ambush = An ambush may lie there. Without a sword the mission would be lost!
note-risk-sure-ambush = An ambush lies there. Without a sword the mission would be lost!
note-risk-hopeless = A goal would be out of reach then, and the mission lost!
note-risk-portal-limit = That wakes the dragon: the mission would be lost!
note-risk-kill-limit = That raises the alarm: the mission would be lost!
foresight-hopeless = Careful: a goal could then no longer be reached.
foresight-nothing = No group would reach a new goal; { $joints ->
        [0] no corridor meets
        [one] { $joints } corridor meets
       *[other] { $joints } corridors meet
    }.

## Why not

why-not-your-turn = It is somebody else’s turn to decide.
why-game-over = The mission is over.
why-not-offered = That is not asked now.
why-no-way = There is no such way on.
why-lay-first = First a card must be laid.
why-not-in-hand = This card is not in the hand.
why-no-space = There is no such space.
why-space-filled = A card lies there already.
why-no-leg-now = This group draws no leg now: it has drawn one this turn, or it is finished.
why-no-leg = This is no complete path to a goal.
why-drawn = Each group draws only one leg in a turn.
why-no-corridor = No corridor leads there yet over the cards that lie.
why-later = Other goals come first.
why-lacks = { $group } can get there, but this is still missing: { $things }.
why-blocked = Corridors lead there, but obstacles or other paths are in the way, or not everything can be collected on one path.
why-walled-in = There is no way on for this group.
why-conceding = You have said so already.
why-going-on = You have not given up.
why-no-group = There is no such group.
why-nothing-sketched = You have sketched nothing.
why-no-money = That costs { price }; there { $money ->
        [one] is 1 coin
       *[other] are { $money } coins
    } left.
why-sold-out = There is none left.
why-token-carried = { $group } carries such a token already.
why-two-books = { $group } carries two spellbooks already.
why-entry-taken = Another group enters there.

## What happened

layout-dealt = The dungeon lies on the table{ $tries ->
        [one] .
       *[other] {" "}(dealt { $tries } times until every goal could be reached).
    }
goal-given = { $group } gets a goal card: { $goal }.
entry-chosen = { $group } enters { $entry }.
lantern-given = { $group } carries the Lantern.
token-bought = { $group } gets a fairy token: { $kind }.
book-bought = { $group } gets a spellbook: { $book }.
book-drawn = A spellbook from the pile: { $book }.
market-closed = The market closes; { $money ->
        [one] { $money } coin goes back
       *[other] { $money } coins go back
    }.
hands-dealt = Everybody draws { $cards } cards; { $deck } stay in the deck.
turn-began = Turn { $turn }: { $seat }
card-laid = { $seat } lays { $card } on { $space }, { $turned ->
        [1] upside down
       *[other] upright
    }.
leg-drawn = { $group } walks on and finds { $found }{ $uses ->
        [0] {""}
       *[other] {" "}and uses { $used }
    }.
token-gained = { $group } takes a fairy token for an upgrade: { $kind }.
artifact-taken = { $group } takes { $artifact }.
hostage-freed = { $group } opens a cell: { $artifact } comes along.
task-done = { $group } has done it: { $task }.
left-dungeon = { $group } leaves the dungeon { $exit }.
card-revealed = { $group } reveals a card at { $space }: { $card }.
card-turned = { $card } on { $space } lies { $turned ->
        [1] upside down
       *[other] upright
    }.
card-peeked = Everybody sees the card at { $space }: { $card }.
ambush-paid = { $group } beats off the ambush { $how ->
        [item] with a sword
        [token] with the sword token
       *[book] with a spellbook
    }.
card-drawn = { $seat } draws a card: { $card }.
card-drawn-unseen = { $seat } draws a card.
open-card-drawn = { $seat } draws { $card }.
card-collapsed = { $card } at { $space } falls out of the dungeon.
mission-won = The mission is won with { $score } points!
mission-lost = The mission is lost: { $reason }
conceding = { $seat } would give up.
resumed = { $seat } wants to go on.
pointed = { $seat } points at { $space }.
sketched = { $seat } sketches a path for { $group }.
rubbed = { $seat } rubs out the sketches.

# what computer partners say
talk-place = Leave { $space } to me.
talk-portal = I have a card with a portal.
talk-items = I have a card for { $group }: { $things }.
talk-able = { $group } could take this on: { $task }.
