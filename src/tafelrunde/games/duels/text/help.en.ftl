### Help: features of a position, for hints.

feature-health = the health of your figures
feature-health-more = 
    { $amount ->
        [one] Your figures keep about one more point of health.
       *[other] Your figures keep about { $amount } more points of health.
    }
feature-health-less = 
    { $amount ->
        [one] It may cost your figures about one point of health.
       *[other] It may cost your figures about { $amount } points of health.
    }
feature-enemy-health = the health of the enemy figures
feature-enemy-health-more = 
    { $amount ->
        [one] It takes about one more point of health from the enemy.
       *[other] It takes about { $amount } more points of health from the enemy.
    }
feature-enemy-health-less = 
    { $amount ->
        [one] It takes about one point of health less from the enemy.
       *[other] It takes about { $amount } points of health less from the enemy.
    }
feature-figures = that your figures stay alive
feature-figures-more = It keeps more of your figures alive.
feature-figures-less = It puts one of your figures in danger of falling.
feature-enemy-figures = an enemy figure that may fall
feature-enemy-figures-more = It brings an enemy figure closer to falling.
feature-enemy-figures-less = An enemy figure is more likely to survive.
feature-cards = the cards in your hand
feature-cards-more = 
    { $amount ->
        [one] It leaves you about one more card in your hand.
       *[other] It leaves you about { $amount } more cards in your hand.
    }
feature-cards-less = 
    { $amount ->
        [one] It costs you about one card of your hand.
       *[other] It costs you about { $amount } cards of your hand.
    }
feature-enemy-cards = the cards in enemy hands
feature-enemy-cards-more = 
    { $amount ->
        [one] It costs the enemy about one card.
       *[other] It costs the enemy about { $amount } cards.
    }
feature-enemy-cards-less = 
    { $amount ->
        [one] It leaves the enemy about one more card.
       *[other] It leaves the enemy about { $amount } more cards.
    }
feature-nearness = how near you are to the enemy
feature-nearness-more = 
    { $amount ->
        [one] It brings you about one square closer to the enemy.
       *[other] It brings you about { $amount } squares closer to the enemy.
    }
feature-nearness-less = 
    { $amount ->
        [one] It keeps you about one square farther from the enemy.
       *[other] It keeps you about { $amount } squares farther from the enemy.
    }

### Why not?

why-start-square = At the start a lead stands in its own column at the edge, and each partner next to its lead.
why-discarded = A used card lies on the discard pile; it comes back only when the deck is empty.
why-lies-open = This card lies open beside its deck; it is not in anybody's hand.
why-attack-with-card = An attack takes a card: choose one whose figure can reach this enemy.
why-defend-first = You are being attacked: first answer with a card, or take the attack as it comes.
why-setup-first = First the teams are chosen and their figures take their places.
why-card-moves = A card moves figures now, and this square is out of its reach.
why-card-puts = A card puts a figure somewhere, and this square is not among those it allows.
why-rescue-first = First say whether a card keeps this figure in play.
why-discard-first = First choose the card you discard.
why-draw-first = First decide whether the last card is drawn: that would end the game.
why-card-asks = A card is being carried out: first make the choice it asks for.
why-no-defence = { $card } cannot be used to defend this figure.

### Captions of the rulebook's pictures

picture-start = Before the first turn everybody puts their figures on the own edge of the map.
picture-moving = A figure walks from square to square; towers and other figures are in its way.
picture-hand = A hand: the first number attacks, the second defends, and the name says who can use the card.
picture-combat = An attack lies face down; the other side may answer with a card.

### The lesson

lesson-welcome = You lead Link and Navi against another team. Whoever has the last living figure wins. I tell you one thing at a time; skip me whenever you like.
    .title = Welcome to the arena
lesson-start = Tap one of the glowing squares to place your figure. Your partner will stand next to it.
    .title = Take your places
lesson-die = A turn begins with the die: it says how far you may move, and whether one figure or all. Tap a figure, then a square. You may also stay.
    .title = Move
lesson-actions = Then you have two actions, in any mix: draw a card from your deck, attack, or play a special card. A hand of six or more is a good place to start from.
    .title = Two actions
lesson-cards = A card has two numbers: attack and defence. Its name says who can use it. Pale cards cannot be used now; tap one and it tells you why.
    .title = Your cards
lesson-attack = An attack lies face down until the other side has answered. To attack yourself, tap a card and then an enemy that can be reached.
    .title = An attack
lesson-defence = You are attacked. Answer with a card of the figure that is struck, or let it happen and keep your cards. A defence costs no action.
    .title = Defend
lesson-damage = What the attack has more than the defence is taken from the health. A figure without health is out for good.
    .title = Damage
lesson-end = That is all you need. The lamp at the top gives hints, and every line of the log leads to its rule. Have a good fight!
    .title = You know enough
