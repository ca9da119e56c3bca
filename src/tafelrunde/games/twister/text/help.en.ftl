### Help: features of a position, for hints.

feature-points = your victory points
feature-points-more = { $amount ->
        [one] It brings you a victory point.
       *[other] It brings you { $amount } victory points.
    }
feature-points-less = { $amount ->
        [one] It costs you a victory point.
       *[other] It costs you { $amount } victory points.
    }
feature-enemy-points = the victory points of the other side
feature-enemy-points-more = { $amount ->
        [one] It costs the other side a victory point.
       *[other] It costs the other side { $amount } victory points.
    }
feature-enemy-points-less = { $amount ->
        [one] It brings the other side a victory point.
       *[other] It brings the other side { $amount } victory points.
    }
feature-crew = the characters of yours that can act
feature-crew-more = More of your characters are on their feet in the dungeon.
feature-crew-less = Fewer of your characters are on their feet in the dungeon: one may be wounded, or not come into play yet.
feature-enemy-crew = the enemies that can act
feature-enemy-crew-more = Fewer unwounded enemies stand against you.
feature-enemy-crew-less = More unwounded enemies stand against you.
feature-exit = how near your characters are to the exit
feature-exit-more = 
    { $amount ->
        [one] On average your characters get about one row nearer to the exit.
       *[other] On average your characters get about { $amount } rows nearer to the exit.
    }
feature-exit-less = 
    { $amount ->
        [one] On average your characters get about one row less far towards the exit.
       *[other] On average your characters get about { $amount } rows less far towards the exit.
    }
feature-enemy-exit = how near the enemies are to their exit
feature-enemy-exit-more = 
    { $amount ->
        [one] On average the enemies stay about one row farther from their exit.
       *[other] On average the enemies stay about { $amount } rows farther from their exit.
    }
feature-enemy-exit-less = 
    { $amount ->
        [one] On average the enemies get about one row nearer to their exit.
       *[other] On average the enemies get about { $amount } rows nearer to their exit.
    }
feature-objects = the objects that your characters carry
feature-objects-more = More of your characters carry an object.
feature-objects-less = Fewer of your characters carry an object.
feature-cards = your combat cards, which do not come back
feature-cards-more = It brings back combat cards worth { $amount }.
feature-cards-less = It costs you combat cards worth { $amount }.
feature-halls = the halls that are still hidden
feature-halls-more = It opens another hall, with whoever waits in it.
feature-halls-less = Another hall stays hidden for now.

### Below the pictures of the rulebook

picture-halls = Eight halls, all still hidden, between the yellow starting line and the blue one.
picture-revealed = A revealed hall with its gear, its pits and its walls; whoever was drawn from the bag looks for a place.
picture-cards = A hand: action cards give action points, combat cards are spent for good, jump cards carry you over pits.
picture-turned = A hall that has just been turned: everything in it turned along.
picture-combat = A fight before the cards are laid: both totals so far, and the cards that could decide it.
picture-goals = An NPC on its turn: its goals are tested from the top, and the first one within its means counts.

### The lesson

lesson-welcome = You lead a crew of prisoners. The first side with five victory points wins: one for each character that gets out at the far end, one for each enemy eliminated. I will explain one thing at a time; you can skip me whenever you like.
    .title = Welcome to the dungeon
lesson-crew = Choose four characters to begin with. Tap one to read what it can do. The others wait somewhere in the halls.
    .title = Your crew
lesson-card = Every turn begins with an action card: its number says how many action points you have. Once all four are played, they come back.
    .title = Play an action card
lesson-reveal = Nobody knows what the halls look like. Reveal one of the two in front of your starting line: tap it.
    .title = Reveal a hall
lesson-found = Three tokens came out of the bag: characters of yours, enemies or objects. Dice say where they land. Your own ones may act at once.
    .title = Who is there?
lesson-actions = Tap a character, then a glowing square, to move it; that costs one action point. Fighting, jumping over a pit and opening a portcullis cost one as well. Pale things cannot be used now; tap one, and it tells you why.
    .title = Spend your points
lesson-gears = Each hall has a gear. Whoever stands on it may turn the hall, or its sibling, by a quarter: a way opens here and closes there.
    .title = Turning halls
lesson-npcs = Now the dungeon moves. Each NPC tests its goals from the top and does the first one that it can afford. You can read all of it on its card, so you know beforehand what it will do.
    .title = The dungeon’s turn
lesson-combat = Both sides add their combat values and one card. The higher total wins, and the loser is wounded. A combat card is gone for good; only the +0 comes back.
    .title = A fight
lesson-wound = A wounded character cannot act. A Cleric heals it, a friend can carry it; wounded once more, it is eliminated and the other side gets a point.
    .title = Wounds
lesson-exit = The way out is at the far end: whoever gets there unwounded brings a point. Fast characters run; slow ones hold off the pursuers.
    .title = The way out

### The course

course-card = Five victory points win: one for each character that gets out at the far end, one for each eliminated enemy. If the dungeon has five first, or you have nobody left, you lose; pink is the easiest level. Every turn begins with an action card: its number is your action points (AP). Play it!
    .title = How you win, and action points
    .praise = The first four come in order; when all are played, they come back. Cards with your level’s symbol call reinforcements.
    .wrong = Without an action card there are no points.
    .hint = The glowing card.
course-reveal = Nearly everything costs 1 AP: moving, jumping, turning, fighting, revealing. Your first action reveals a hall next to your starting line.
    .title = Reveal a hall
    .praise = Three tokens come out of the bag.
    .wrong = The very first action must reveal a hall.
    .hint = Tap one of the two halls.
course-take = For 1 AP a character moves as far as its movement says: not through walls, closed portcullises and enemies. On the way it may take and give, and it carries one token: an object or a wounded friend. Move the Mekanork onto the object!
    .title = Move and take
    .praise = It carries the object and is no slower for that.
    .wrong = This is about taking: move so that the way ends on the object.
    .hint = Tap the Mekanork, then the square with the object.
course-jump = Nobody can enter a pit, but you can jump over it: 1 AP and one of your three jump cards. Jump!
    .title = Jump
    .praise = Two jump cards are left.
    .wrong = This is about jumping: a character beside a pit, then the square behind it.
    .hint = Under “Act” you see who can jump.
course-turn = On a gear you may turn the hall, or its sibling, by a quarter for 1 AP, the way its arrow points. Everything in it turns along. Turn it!
    .title = Turn halls
    .praise = Where a wall was there may be a way now.
    .wrong = This is about turning: with the character on the gear.
    .hint = Under “Turn halls”.
course-fight = Attack an adjacent enemy, then add a combat card. The higher total wins; the loser is wounded: it cannot act until a Cleric heals it, and friends may carry it. Played combat cards are gone, except the +0.
    .title = Fight
    .praise = Somebody is wounded now. Wounded once more, a character is eliminated.
    .wrong = This is about fighting: attack, then choose a combat card.
    .hint = Under “Fight”.
course-npcs = After your turn reinforcements come, then every NPC acts. It tests its goals from the top and does the first that its AP allow; all of it stands on its card. Watch the next one!
    .title = The dungeon’s turn
    .praise = So you know beforehand what an NPC will do.
    .wrong = Now the dungeon moves; just watch.
    .hint = Tap an NPC to read its goals, then go on.
course-leave = Whoever enters the enemy’s starting line unwounded is out, and brings a victory point. One of your characters can do it with this action. Lead it out!
    .title = The way out
    .praise = One point. Four more, and you have won.
    .wrong = This is about leaving: somebody can reach the far starting line with one move.
    .hint = Look who stands near the far end, and tap the last row.
