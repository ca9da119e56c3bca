### Dungeon Twister in English. Names of things are in names.en.ftl.

game-name = Dungeon Twister
game-blurb = Break out of a dungeon whose halls turn like cogs. Alone against 32 characters whose every decision you can read, or two crews against each other.
game-length = 45 to 75 minutes
level-random = Random
level-easy = Easy
level-normal = Normal
level-strong = Strong

# --- options ---
section-play = The game
section-alone = Alone against the dungeon
section-two = For two
section-reading = Open points
option-level = Level
    .help = How often cards call reinforcements, from pink (easy) to black (hard).
    .pink = Pink
    .yellow = Yellow
    .green = Green
    .blue = Blue
    .red = Red
    .black = Black
option-vision = Vision of the Archmage
    .help = Cards with an eye reveal halls by themselves at the end of the turn.
option-stepwise = Follow the NPCs one by one
    .help = Before each NPC acts you see its goals, its reasons and its way. Without this their turn runs through.
option-vp_target = Victory points
    .help = Whoever reaches this many wins at once.
    .five = 5, as usual
    .three = 3, short
    .seven = 7, long
option-starters = Starting crew
    .help = Four of eight characters begin on the circles.
    .choose = Choose
    .random = By chance
option-support_attacks = Supported attacks
    .help = Bow and lance bearers may support a close combat.
option-opening_limit = Slow opening
    .help = For two, the first action cards rise step by step.
option-bow_value = Value of the bow
    .help = What a shooter has instead of its own combat value.
option-shield_value = Value of the shield
    .help = What it adds in defence.

# --- small words ---
plain = { $text }
list-nothing = nobody
list-two = { $first } and { $second }
list-more = { $first }, { $rest }
number = { $n }
side-yellow = yellow
    .start = Yellow
side-blue = blue
    .start = Blue
side-dungeon = the dungeon
    .start = The dungeon
direction-0 = north
direction-1 = east
direction-2 = south
direction-3 = west
token-face-down = a token face down
place = S{ $number }
hall-at = { $hall } (S{ $number })
combat-card = +{ $value }
ap = { $ap } AP
vp = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }

# --- what happened ---
starter-chosen = { $seat } chooses { $who } for a circle.
token-hidden = { $seat } lays { $token } on hall S{ $slot }.
team-revealed = { $seat } starts with { $who }.
turn-began = { $seat }, turn { $turn }.
action-card-played = { $seat } plays the { $card }: { $card } AP.
action-cards-taken-back = { $seat } takes the four action cards back.
turn-ended = { $ap ->
        [0] { $seat } is done.
       *[other] { $seat } is done; { $ap } AP are lost.
    }
side-had-nobody = { $seat } has nobody left and passes.
moved = { $who_start } walks to { $way }.
jumped = { $who_start } jumps over the pit { $pit } to { $square }{ $card ->
        [1] {" "}with a jump card
       *[0] {""}
    }.
taken = { $who_start } takes { $token }.
dropped = { $who_start } lays { $token } on { $square }.
given = { $who_start } hands { $token } to { $friend }.
exchanged = { $who_start } and { $friend } exchange { $token } for { $other }.
token-lost = { $token_start } is out of the game.
hall-revealed = { $who_start } reveals { $hall } on S{ $slot }.
hall-revealed-by-vision = The Archmage sees { $hall } on S{ $slot }.
hall-turned = { $who_start } turns { $hall } by { $degrees }° { $clockwise ->
        [1] clockwise
       *[0] counter-clockwise
    }.
token-drawn = Out of the bag comes { $token }.
teleport-rolled = The dice for { $token }: red { $red }, white { $white }.
appeared = { $token_start } appears on { $square }.
lost-in-the-void = Two sixes: { $token } is lost in the void.
reinforcement-called-jump = The jump card has the symbol of your level: it calls a reinforcement into S{ $slot }: { $npc }.
reinforcement-called-action = The action card of this turn has the symbol of your level: it calls a reinforcement into S{ $slot }: { $npc }.
reinforcement-called-combat = A card of this combat has the symbol of your level: it calls a reinforcement into S{ $slot }: { $npc }.
reinforcement-called-npc = { $caller_start } calls a reinforcement into S{ $slot }: { $npc }.
reinforcement-called = The symbol on the card just played calls a reinforcement into S{ $slot }: { $npc }.
vision-drawn = { $reveals ->
        [1] The Archmage looks at S{ $slot }.
       *[0] The Archmage looks at S{ $slot }, which is open already.
    }
rotation-rolled = { $npc_start } rolls { $number } { $clockwise ->
        [1] clockwise
       *[0] counter-clockwise
    }.
nothing-turned = That hall is hidden: nothing turns.
portcullis-opened = { $who_start } opens the portcullis at { $square } ({ $direction }).
portcullis-closed = { $who_start } closes the portcullis at { $square } ({ $direction }).
edge-broken = { $who_start } smashes what stands at { $square } ({ $direction }).
combat-began = { $mode ->
        [bow] { $who_start } shoots at { $target }: { $attack } against { $defence }.
        [lance] { $who_start } thrusts the lance at { $target }: { $attack } against { $defence }.
       *[close] { $who_start } attacks { $target }: { $attack } against { $defence }.
    }
group-combat-began = { $who_start } attacks { $target }. { $attackers_start } ({ $attack }) against { $defenders } ({ $defence }).
card-named = { $held ->
        [1] { $seat } names the +{ $card }, and it must be played.
       *[0] { $seat } names the +{ $card }, and it is not there.
    }
hand-shown = { $seat } shows the combat cards: { $cards }.
enemy-cards-shown = The dungeon’s next cards: { $cards }.
enemy-deck-shuffled = The dungeon shuffles its combat cards.
combat-card-laid = { $seat } lays a combat card.
combat-resolved = Cards +{ $card } and +{ $other }: { $who } { $attack }, { $target } { $defence }.
totals = { $attack } to { $defence }
cards-against = +{ $card } against +{ $other }
combat-tied = A tie: nothing happens.
wounded = { $who_start } is wounded.
wound-ignored = { $who_start } shrugs the wound off.
healed = { $who_start } heals { $target }.
eliminated = { $who_start } is eliminated.
fell-into-pit = { $who_start } falls into the pit.
exploded = { $who_start } explodes.
fireball-cast = { $who_start } throws a fireball at { $target }.
wand-kept = { $kept ->
        [1] { $who_start } rolls { $die }: the wand is kept.
       *[0] { $who_start } rolls { $die }: the wand is used up.
    }
lance-broke = The lance of { $who } breaks.
repelled = { $who_start } repels { $target } to { $square }.
left = { $who_start } leaves the dungeon!
scored = { $side_start } gets { $points ->
        [one] a victory point
       *[other] { $points } victory points
    } and has { $total }.
game-ended = { $reason }
row-shuffled = The NPCs act in this order: { $npcs }.
npc-activated = { $npc_start } is next.
npc-skipped = { $npc_start } is skipped.
goal-tested = { $goal } ({ $ap } AP): { $reason }
npc-rested = { $npc_start } is done.
card-moved-back = { $npc_start } may still act this turn.
regenerated = { $npc_start } heals by herself.

# --- why an NPC does what it does ---
test-ok = yes, { $cost } AP.
test-ok-target = yes, { $target } for { $cost } AP.
test-too-far-target = the shortest way to { $target } takes { $cost } AP.
test-no-target = there is no target.
test-no-way = there is no way.
test-too-far = the shortest way takes { $cost } AP.
test-content = stands well already.
test-approach = nothing can be achieved, so it goes that way.
test-stay = nothing can be achieved, and it gets no nearer.
goal-line = { $goal } { $ap }

# --- what an NPC does, one thing after the other ---
line-then = Then
then = then { $deed }
deed-fight = attacks { $target }
deed-reveal = reveals S{ $slot }
deed-exit = gets out
deed-regroup = joins { $target }
deed-object = takes { $target }
deed-rotate = turns halls, as the die says
deed-gear = reaches a gear
deed-break = breaks through
deed-unlock = opens a portcullis
deed-heal = heals { $target }
deed-repel = pushes { $target } away
deed-cast = throws a fireball at { $target }
deed-deliver = hands its load to { $target }
deed-approach = goes on towards its goal “{ $goal }”
deed-luck = then a die decides
equals = A die decides between equals

# --- how it ended ---
over-won-solo = You have broken out: you win!
over-lost-points = The dungeon has its points: you lose.
over-lost-nobody = You have nobody left: you lose.
over-lost-turns = Your turns are over: you lose.
over-won = { $side_start } wins!
over-drawn = A draw.
hint-easier = Perhaps one level down?
hint-harder = Perhaps one level up?
on-level = Once more on level { $level }

# --- what is asked ---
prompt-waiting = { $seat } { $question_waiting }
prompt-starter = { $circle ->
        [1] { $target } victory points win: lead your people out on the far side, or eliminate enemies. Who begins on circle 1?
       *[other] Who begins on circle { $circle }?
    }
    .waiting = chooses who begins on circle { $circle }.
prompt-hide = Hide a token on a hall.
    .waiting = hides a token on a hall.
prompt-card = Play an action card.
    .waiting = chooses an action card.
prompt-act = { $ap ->
        [one] { $ap } action point left: what now?
       *[other] { $ap } action points left: what now?
    }
    .waiting = is taking a turn.
prompt-first = { $target } victory points win: lead your people out on the far side, or eliminate NPCs. First reveal one of the two halls next to your starting line.
    .waiting = reveals the first hall.
prompt-handle = { $token_start } is on the move, { $steps ->
        [0] no step
        [one] { $steps } step
       *[other] { $steps } steps
    } left.
    .waiting = moves { $token }.
prompt-found = Where does { $token } appear?
    .waiting = chooses where { $token } appears.
prompt-landing = A six: choose where { $token } appears.
    .waiting = rolled a six and chooses where { $token } appears.
prompt-name = Name a combat card that must be played.
    .waiting = may name a combat card.
prompt-allow = Which of its cards does the dungeon play?
    .waiting = chooses the card that the dungeon plays.
prompt-allow-two = Which two cards does the dungeon get?
    .waiting = chooses the two cards that the dungeon gets.
prompt-combat = Choose your combat card.
    .waiting = chooses a combat card.
prompt-watch = { $npc_start } is next. See the goals beside.
    .waiting = watches { $npc }.
caption-solo = Turn { $turn } of 40, level { $level }, you { $mine } : { $theirs } dungeon
level-name-pink = Pink
level-name-yellow = Yellow
level-name-green = Green
level-name-blue = Blue
level-name-red = Red
level-name-black = Black
caption-versus = Turn { $turn } of 50

# --- what can be done ---
group-move = Move
group-act = Act
group-fight = Fight
group-gate = Portcullises
group-turn = Turn halls
group-carry = Take and give
group-cards = Cards
group-squares = Squares
group-team = Crew
offer-card = Play the { $card }
offer-move = { $token_start } to { $square }
offer-exit = { $token_start } leaves over { $square }
offer-walk = { $token_start }: take, drop, give on the way
offer-on = On to { $square }
offer-stop = Stay here
offer-take = Take { $token }
offer-drop = Lay { $token } down
offer-swap = Take { $token } instead of { $load }
offer-give = Give { $load } to { $token }
offer-get = Take { $load } from { $token }
offer-trade = Exchange with { $token }
offer-jump = { $token_start } jumps over { $pit } to { $square }
offer-reveal = { $token_start } reveals S{ $slot }
offer-turn = { $token_start } turns { $hall } { $clockwise ->
        [1] clockwise
       *[0] counter-clockwise
    }
confirm-turn = Turn { $hall } by a quarter { $clockwise ->
        [1] clockwise
       *[0] counter-clockwise
    }? The board shows how it will lie.
offer-fight = { $token_start } attacks { $target }
offer-fight-with = { $token_start } attacks { $target } with { $supporters }
offer-lance = { $token_start } thrusts the lance at { $target }
offer-shoot = { $token_start } shoots at { $target }
offer-fireball = { $token_start } throws the fireball at { $target }
confirm-fireball = { $target_start } is on your own side. Throw the fireball all the same?
offer-unlock = { $token_start } opens the portcullis ({ $direction })
offer-lock = { $token_start } closes the portcullis ({ $direction })
offer-break = { $token_start } breaks the portcullis ({ $direction })
offer-heal = { $token_start } heals { $target }
offer-repel = { $token_start } repels { $target }
offer-end = End the turn
confirm-end = { $ap ->
        [one] One action point is left. End the turn?
       *[other] { $ap } action points are left. End the turn?
    }
offer-combat = Play +{ $card }
offer-name-card = Name the +{ $card }
offer-decline = Name none
offer-allow = +{ $card }
offer-allow-two = +{ $card } and +{ $other }
offer-go-on = Go on
offer-starter = { $token_start }
offer-hide = { $token_start } on S{ $slot }
offer-put = { $square }
note-sums = { $attack } against { $defence }, each with a card
note-group = { $attack } against { $defence } in a group, each with a card
foresight-npc = { $npc } then: { $plan }
foresight-target = { $goal }, target: { $target }
foresight-then = { $plan }; then { $deeds }
foresight-exit = { $token_start } could then get out for { $ap } AP.
foresight-reach = in reach of your people
foresight-same = Nothing changes for the NPCs.
danger-exit = Gets out in its next activation
danger-fight = Attacks in its next activation
offer-hide-rest = Hide all { $count } tokens by lot
note-odds = { $percent } % to win, { $tie } % to tie
note-odds-calls = { $percent } % to win, { $tie } % to tie, calls a reinforcement
note-calls = calls a reinforcement
note-eye = opens a hall at the end of the turn
note-dice = red { $red }, white { $white }
note-ap = { $ap } AP
note-forced = you have to

# --- the table ---
board-name = The dungeon
square = { $square }
square-kind = { $square }, { $kind }
kind-gear = gear
kind-pit = pit
kind-line-yellow = yellow starting line
kind-line-blue = blue starting line
kind-circle = circle
hidden-hall = hidden hall S{ $number }
hidden-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } on it
hall-spoken = { $hall }, pair { $pair }, turns { $clockwise ->
        [1] clockwise
       *[0] counter-clockwise
    }
token-spoken = { $token }, movement { $move }, combat { $combat }
token-spoken-wounded = { $token }, wounded
badge-load = carries { $token }
badge-wounded = wounded
badge-healed = healed this turn: may not act
badge-hurt = wounded this turn: no target
badge-locked = gear is locked
mark-circle = circle
zone-row = NPCs in order of activation
zone-invited = NPCs in the bag
zone-goals = What { $npc } wants
zone-fight = Combat
zone-hand = Your combat cards
zone-actions = Action cards
zone-bag = Bag
zone-reserve = Reinforce­ments
zone-enemy-deck = The dungeon’s combat cards
zone-enemy-discard = The dungeon’s discard
zone-points = Victory points
zone-dice = Dice
zone-shown = The dungeon’s cards
zone-team = Your characters
zone-drawn = To be placed
zone-hidden = Your hidden tokens
action-card = Action card { $card }
combat-card-spoken = Combat card +{ $card }
jump-cards = Jump cards
card-played = played
copies = { $count } of them
symbol-call = calls a reinforcement
symbol-eye = eye of the Archmage
stat-points = Victory points
stat-ap = Action points
stat-cards = Combat cards
stat-jumps = Jump cards
stat-out = Left or eliminated
npc-acts = acts now
npc-acted = has acted
npc-wounded = wounded: is skipped
line-type = Type
line-movement = Movement
line-combat = Combat
line-default = Default goal
line-wants = Wants
line-targets = Enemies and allies
line-goals = Goals
line-now = Would do now
line-carries = Carries
line-sees = Sees
line-personality = Personality
line-attackers = Attackers
line-defenders = Defenders
line-sum = Sum before cards
line-cards = Cards
line-total = Total
supports = { $token } supports
fight-result = { $winner ->
    [attack] { $attack } − { $defence } = { $by }: the attack wins.
    [defence] { $attack } − { $defence } = −{ $by }: the defence wins.
   *[nobody] { $attack } − { $defence } = 0: a tie.
}
line-support = Support
line-hall = Hall
line-turns = Turns
line-hidden-halls = Hidden halls
line-in-bag = In the bag
line-symbols = Your level’s symbol calls
cards-of = { $name }: { $values }
turns-cw = clockwise
turns-ccw = counter-clockwise
empty = empty
values = movement { $move }, combat { $combat }
score-line = level { $level }, { $difference ->
        [0] even
       *[other] difference { $difference }
    }
rating = Rating
turns-used = Turns
npcs-met = NPCs met
reinforcements = Reinforcements
terrain-gear = Gear
terrain-gear-note = A character here turns this hall or its sibling for 1 AP a quarter.
terrain-pit = Pit
terrain-pit-note = Nobody may end here without a rope. Jump over it from an adjacent square.
terrain-line-note = Whoever enters the enemy’s starting line leaves the dungeon and scores.
terrain-hidden-note = Nothing can enter or look into it.

# --- why not ---
why-not-your-turn = It is not your turn.
why-game-over = The game is over.
why-not-offered = Something else is being asked now.
why-starters-first = First choose the four characters for your circles.
why-hide-first = First both sides hide the rest of their tokens on the halls.
why-card-first = First play an action card: its points pay for everything else.
why-place-first = First the token that has come to light is put onto its square.
why-fight-first = First the fight is decided.
why-face-down = This lies face down until its hall is revealed.
why-crew-hidden = The starting crews are shown when all tokens are hidden.
why-jump-how = A jump card is spent by jumping: touch a character beside a pit, then the square on the other side.
why-card-chosen = You have played your action card for this turn; the next one comes with your next turn.
why-no-fight = Combat cards are played in a fight, and none is going on.
why-nobody-acts = None of your characters in the dungeon can act now.
why-forced-card = You are forced to play your +{ $card }.
why-no-combat-card = You do not hold a +{ $card }.
why-name-card = Name a combat card from +1 to +6, or none.
why-two-cards = Name two of the cards that were revealed: the higher counts.
why-not-shown = This card was not revealed.
why-card-played = The action card { $card } has been played; all four come back when none is left.
why-first-cycle = The first cards come in the order 2, 3, 4, 5: now it is the { $card }.
why-opening = Until a 4 has been played, a card may be at most one higher than the highest so far: { $card }.
why-other-place = This token belongs into hall S{ $slot }.
why-lands-in-pit = Nothing may appear in a pit.
why-lands-on-token = There is a token on this square.
why-not-diced = The dice allow only the marked squares.
why-not-your-token = This token is not yours.
why-placed = { $who_start } has been placed already.
why-hall-full = Hall S{ $slot } is full: it holds { $room } tokens.
why-on-circle = { $who_start } stands on a circle already.
why-npcs-act = The NPCs are acting; let the next one go on.
why-reveal-first = The very first action must reveal one of the two halls at your starting line.
why-only-moving = Tokens are handled during a move: begin one first.
why-no-character = This is no character.
why-not-here = { $who_start } is not in the dungeon.
why-wounded = { $who_start } is wounded and cannot act.
why-just-healed = { $who_start } was healed this turn and may not act yet.
why-too-few-ap = That takes { $cost } AP; you have { $left }.
why-hidden-hall = Nobody can enter a hall that is still hidden.
why-too-far = Too far: { $steps } squares, and a move has { $movement }.
why-steps-left = Too far: { $steps } squares, and { $left } steps are left.
why-occupied = { $who_start } stands there.
why-pit = A pit: without a rope nobody may stay here.
why-enemy-lies = { $who_start } lies there: enemies share no square.
why-full = At most two tokens fit on a square; that would be { $tokens }.
why-portcullis = A closed portcullis is in the way.
why-pit-between = A pit is in the way: jump over it, or take a rope.
why-enemy-between = An enemy is in the way.
why-blocked = Portcullises, pits and enemies are in the way.
why-walls = Walls are in the way.
why-no-jump-card = You have no jump card left.
why-no-pit = There is no pit to jump over.
why-jump-apart = A jump goes from a square beside the pit to another one beside it.
why-pit-taken = { $who_start } is on the pit.
why-exit-guarded = Somebody stands on that exit.
why-no-end = After that the move could not end on a square where one may stay.
why-not-lying-here = This does not lie here, or may not be taken.
why-hands-full = The hands are full: { $load }.
why-hands-empty = There is nothing in the hands.
why-no-room = There is no room here for another token.
why-friend-not-here = This friend is not on the square.
why-hangs-on-rope = { $who_start } stands on the pit by this rope.
why-friend-full = { $who_start } has no hand free, or no room.
why-friend-empty = { $who_start } carries nothing.
why-moving = { $who_start } is moving: end the move first.
why-revealed = This hall is revealed already.
why-no-access = { $who_start } has no direct access to this hall.
why-no-gear = { $who_start } is not on a gear.
why-gear-locked = Tinker Al holds this gear: only Mekanorks may turn this pair.
why-sibling-hidden = The sibling hall is still hidden.
why-other-hall = A gear turns its own hall or its sibling.
why-arrow = This hall turns only the way its arrow points; only a Mekanork turns it back.
why-no-colossus = Only a Colossus breaks portcullises.
why-no-key = That takes a Backstabber or a key.
why-open-already = This portcullis is open.
why-closed-already = This portcullis is closed.
why-broken = This one is broken for good.
why-no-portcullis = There is no portcullis on this side.
why-no-wizard = Only a Wizard throws fireballs.
why-no-wand = That takes a fireball wand in the hands.
why-nobody-there = Nobody is in sight in this direction.
why-no-target = There is nobody of that name in the dungeon.
why-no-lance = That takes a lance in the hands.
why-no-bow = That takes a bow in the hands.
why-own-side = { $who_start } is on your side.
why-suffered = { $who_start } has suffered enough this turn.
why-no-support = One of them cannot support this attack.
why-guarded = { $who_start } cannot be attacked here: another character stands on the square.
why-not-adjacent = { $who_start } is not on an adjacent square.
why-enemy-near = With an enemy beside it nobody uses a bow or a lance.
why-lance-reach = A lance reaches two squares in a straight line, or through a slit.
why-no-sight = { $who_start } is not in sight.
why-slit-between = An arrow slit is in between.
why-wall-between = A wall is in between.
why-no-cleric = Only a Cleric heals.
why-not-wounded = { $who_start } is not wounded.
why-carried = { $who_start } is being carried: lay the wounded down first.
why-stood-upon = Somebody stands over { $who }.
why-no-banshee = Only a Banshee repels, for { $cost } AP.
why-cannot-be-pushed = There is no room behind { $who }.
