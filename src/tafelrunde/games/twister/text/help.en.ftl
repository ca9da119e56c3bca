### Help: features of a position, for hints.

feature-points = your victory points
feature-points-more = 
    { $amount ->
        [one] It brings you about one victory point more.
       *[other] It brings you about { $amount } victory points more.
    }
feature-points-less = 
    { $amount ->
        [one] It brings you about one victory point less.
       *[other] It brings you about { $amount } victory points less.
    }
feature-enemy-points = the victory points of the other side
feature-enemy-points-more = 
    { $amount ->
        [one] It keeps the other side from about one victory point.
       *[other] It keeps the other side from about { $amount } victory points.
    }
feature-enemy-points-less = 
    { $amount ->
        [one] It may give the other side about one victory point.
       *[other] It may give the other side about { $amount } victory points.
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
feature-cards-more = 
    { $amount ->
        [one] It saves combat cards worth about 1.
       *[other] It saves combat cards worth about { $amount }.
    }
feature-cards-less = 
    { $amount ->
        [one] It costs combat cards worth about 1, for good.
       *[other] It costs combat cards worth about { $amount }, for good.
    }
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
lesson-reveal = Nobody knows what the halls look like. Reveal one of the two in front of your line: tap it.
    .title = Reveal a hall
lesson-found = Three tokens came out of the bag: characters of yours, enemies or objects. Dice say where they land. Your own ones may act at once.
    .title = Who is there?
lesson-actions = Tap a character, then a glowing square, to move it; that costs one action point. Fighting, jumping over a pit and opening a portcullis cost one as well. Pale things cannot be used now; tap one, and it tells you why.
    .title = Spend your points
lesson-gears = Each hall has a gear. Whoever stands on it may turn the hall, or its sibling, by a quarter: a way opens here and closes there.
    .title = Turning halls
lesson-npcs = Now the dungeon moves. Each NPC tests its goals from the top and does the first one that it can afford. You can read all of it on its card, so you know beforehand what it will do.
    .title = The dungeon's turn
lesson-combat = Both sides add their combat values and one card. The higher total wins, and the loser is wounded. A combat card is gone for good; only the +0 comes back.
    .title = A fight
lesson-wound = A wounded character cannot act. A Cleric heals it, a friend can carry it; wounded once more, it is eliminated and the other side gets a point.
    .title = Wounds
lesson-exit = The way out is at the far end: whoever gets there unwounded brings a point. Fast ones run, slow ones keep their back free.
    .title = The way out
lesson-end = That is all you need. The lamp at the top gives hints, and every line of the log leads to its rule. Good luck!
    .title = You know enough
