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
        [one] It brings your characters about one row nearer to the exit.
       *[other] It brings your characters, all together, about { $amount } rows nearer to the exit.
    }
feature-exit-less = 
    { $amount ->
        [one] Your characters get about one row less far towards the exit.
       *[other] Your characters, all together, get about { $amount } rows less far towards the exit.
    }
feature-enemy-exit = how near the enemies are to their exit
feature-enemy-exit-more = 
    { $amount ->
        [one] It keeps the enemies about one row farther from their exit.
       *[other] It keeps the enemies, all together, about { $amount } rows farther from their exit.
    }
feature-enemy-exit-less = 
    { $amount ->
        [one] The enemies get about one row nearer to their exit.
       *[other] The enemies, all together, get about { $amount } rows nearer to their exit.
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
