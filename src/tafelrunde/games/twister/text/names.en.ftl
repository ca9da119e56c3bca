# Names: characters, objects, halls, NPCs, goals and personalities.

# --- characters ---
type-backstabber = Backstabber
type-banshee = Banshee
type-cleric = Cleric
type-colossus = Colossus
type-mekanork = Mekanork
type-naga = Naga
type-telepath = Telepath
type-wizard = Wizard
token-yellow-backstabber = the yellow Backstabber
    .start = The yellow Backstabber
token-yellow-banshee = the yellow Banshee
    .start = The yellow Banshee
token-yellow-cleric = the yellow Cleric
    .start = The yellow Cleric
token-yellow-colossus = the yellow Colossus
    .start = The yellow Colossus
token-yellow-mekanork = the yellow Mekanork
    .start = The yellow Mekanork
token-yellow-naga = the yellow Naga
    .start = The yellow Naga
token-yellow-telepath = the yellow Telepath
    .start = The yellow Telepath
token-yellow-wizard = the yellow Wizard
    .start = The yellow Wizard
token-blue-backstabber = the blue Backstabber
    .start = The blue Backstabber
token-blue-banshee = the blue Banshee
    .start = The blue Banshee
token-blue-cleric = the blue Cleric
    .start = The blue Cleric
token-blue-colossus = the blue Colossus
    .start = The blue Colossus
token-blue-mekanork = the blue Mekanork
    .start = The blue Mekanork
token-blue-naga = the blue Naga
    .start = The blue Naga
token-blue-telepath = the blue Telepath
    .start = The blue Telepath
token-blue-wizard = the blue Wizard
    .start = The blue Wizard
ability-backstabber = Opens or closes portcullises (1 AP). +2 in a group combat with a friend.
ability-banshee = Repels a character in sight by one square for 2 AP.
ability-cleric = Heals an adjacent wounded character (1 AP).
ability-colossus = Breaks portcullises (1 AP). Weak enemies slip past.
ability-mekanork = Turns halls in any direction.
ability-naga = Moves through arrow slits.
ability-telepath = In combat one on one, chooses the card the enemy plays.
ability-wizard = Levitates over pits and enemies. Uses the fireball wand.

# --- objects ---
thing-rope = Rope
object-rope = the rope
    .start = The rope
thing-key = Key
object-key = the key
    .start = The key
thing-bow = Bow
object-bow = the bow
    .start = The bow
thing-wand = Fireball Wand
object-wand = the fireball wand
    .start = The fireball wand
thing-shield = Great Shield
object-shield = the great shield
    .start = The great shield
thing-lance = Extend­able Lance
object-lance = the lance
    .start = The lance
thing-wounded = Wounded
effect-rope = Leads over a pit that has two places to tie it to.
effect-key = Opens or closes portcullises (1 AP).
effect-bow = Shot at an enemy in sight, value { $bow } (1 AP).
effect-wand = The Wizard destroys the first character in one direction (1 AP). Once.
effect-shield = +{ $shield } in defence.
effect-lance = Close combat over two squares or through a slit (1 AP).

# --- halls ---
hall-1a = Guard Walk
hall-1b = Torture Vault
hall-2a = Cell Block
hall-2b = Twin Cells
hall-3a = Great Cage
hall-3b = Serpent Corridors
hall-4a = Pit Yard
hall-4b = Gallows Court

# --- NPCs ---
npc-phil = White Phil
npc-djenh = Djenh
npc-will = Wordless Will
npc-mira = Mira Culix
npc-lissandra = Lissandra
npc-carla = Carla Cuts
npc-nell = Nightshade Nell
npc-penny = Penny Picklock
npc-rick = Wave-Rick
npc-sue = Wailing Sue
npc-shirley = Shrill Shirley
npc-echo = Echo of the Nook
npc-wallop = Father Wallop
npc-aritan = Father Sam Aritan
npc-balm = Brother Balm
npc-plaster = Sister Plaster
npc-arthos = Arthos
npc-hurban = Hur-Ban
npc-brock = Brock the Breaker
npc-cuno = Little Cuno
npc-tinker = Tinker Al
npc-yom = Yom
npc-screwbo = Screwbo
npc-kate = Cogwheel Kate
npc-serpico = Serpico
npc-slissken = Snake Slissken
npc-franz = Franz Rapyd
npc-sissa = Sissa Coils
npc-xanth = Xanth
npc-amystyn = Amystyn
npc-muldon = Muldon
npc-pyrrhus = Pyrrhus Sparks

# --- goals ---
goal-fight = Fight
goal-reveal = Reveal
goal-exit = Exit
goal-regroup = Regroup
goal-object = Object
goal-rotate = Rotate
goal-break = Break
goal-unlock = Unlock
goal-heal = Heal
goal-repel = Repel

# --- personalities ---
trait-force-lowest-card = Forces your lowest combat card (not +0){ $scope ->
    [any_close] , in group combats too
   *[one_on_one] , one on one
}.
trait-draw-two-keep-best = Draws two combat cards, the better counts.
trait-ignore-first-wound = Shrugs off the first wound.
trait-reinforce-on-reveal = Revealing a hall, she calls { $n ->
    [one] a reinforcement
   *[other] { $n } reinforcements
} into it.
trait-combat-bonus-attacking = +{ $n } in combat when attacking.
trait-combat-bonus-carrying = +{ $n } in combat with { $object }.
trait-pass-enemies = Slips past enemies.
trait-innate-key = Opens portcullises on the way for 1 AP.
trait-path-breaker = Smashes portcullises in the way.
trait-repel-through-walls = Blasts enemies through walls, wounding them.
trait-repel-cost = Repelling costs only { $n } AP.
trait-repel-distance = Repels up to { $n } squares.
trait-entry-scream = Screams all visible enemies back on arrival.
trait-fight-only-if-stronger = Strikes only if all adjacent enemies together are weaker.
trait-healed-act = Those he heals may act at once.
trait-heal-at-range = Heals at sight.
trait-regenerate = If wounded, heals herself instead of acting.
trait-vp-per-destroyed = 1 victory point per { $n } portcullises broken.
trait-move-bonus = +{ $n } movement.
trait-exit-vp = Worth { $n } victory points when he leaves.
trait-kill-vp = Worth { $n } victory points when you eliminate him.
trait-gear-lock = On a gear: only Mekanorks may turn this pair.
trait-rotate-both = Turns both sibling halls one after the other.
trait-enter-on-gear = Arrives on the gear.
trait-rotate-target = Turns the hall with most enemies.
trait-deliver = Brings wounded to a Cleric, wands to a Wizard.
trait-reveal-objects-near = Objects appear within his reach.
trait-slit-fighter = Fights through arrow slits.
trait-wand-save = On { $n } or more the wand is kept.
trait-death-blast = Explodes: adjacent characters are wounded.
