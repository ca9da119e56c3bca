### Help: features of a position, for hints.

feature-health = the health of your figures
feature-health-more = It brings your figures { $amount } health.
feature-health-less = It costs your figures { $amount } health.
feature-enemy-health = the health of the enemies
feature-enemy-health-more = It takes { $amount } health from the enemies.
feature-enemy-health-less = It brings the enemies { $amount } health.
feature-figures = that your figures stay in play
feature-figures-more = It keeps more of your figures in play.
feature-figures-less = It puts one of your figures in danger of being eliminated.
feature-enemy-figures = an enemy that may be eliminated
feature-enemy-figures-more = It brings an enemy closer to being eliminated.
feature-enemy-figures-less = An enemy is more likely to stay in play.
feature-cards = the cards in your hand
feature-cards-more = { $amount ->
        [one] It brings you a card.
       *[other] It brings you { $amount } cards.
    }
feature-cards-less = { $amount ->
        [one] It costs you a card.
       *[other] It costs you { $amount } cards.
    }
feature-enemy-cards = the cards in enemy hands
feature-enemy-cards-more = { $amount ->
        [one] It costs your opponents a card.
       *[other] It costs your opponents { $amount } cards.
    }
feature-enemy-cards-less = { $amount ->
        [one] It brings your opponents a card.
       *[other] It brings your opponents { $amount } cards.
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
why-lies-open = This card lies open beside its deck; it is not in anybody’s hand.
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

picture-start = Before the first turn everybody puts their figures on their own edge of the map.
picture-moving = A figure walks from square to square; pillars and other figures are in its way.
picture-hand = A hand: the first number attacks, the second defends, and the name says who can use the card.
picture-combat = An attack lies face down; the other side may answer with a card.

### The lesson

lesson-welcome = You lead Link and Navi against another team. Whoever has the last figure in play wins. I tell you one thing at a time; skip me whenever you like.
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
lesson-damage = What the attack has more than the defence is taken from the health. A figure without health is eliminated.
    .title = Damage
lesson-fell = A figure is eliminated. Nobody can use its cards any more, but discarding one as an action gives another figure of its team 1 health.
    .title = Eliminated

### The course

course-move = Whoever has the last figures in play wins; a figure without health is eliminated. The die says how far you may move, never diagonally and not through pillars or enemies. Move Link so that he can attack!
    .title = How you win
    .praise = From here Link reaches an enemy.
    .wrong = You may stay or go elsewhere, but this is about getting an enemy into reach: not every square does that.
    .hint = Tap Link, then a square next to an enemy, or in a straight line with one.
course-strike = A card has its attack on the left and its defence on the right; its name says who uses it. A sword hits adjacent squares, also diagonally. Strike with a card that shows only a sword!
    .title = Attack with the sword
    .praise = Your card lies face down until the enemy has answered. What it counts more is damage.
    .wrong = This is about the sword: choose a basic card of Link’s that shows a sword, and an enemy next to him.
    .hint = First the card with the sword, then the enemy next to Link.
course-shoot = A bow hits along any free straight line, however far; pillars and figures block it. Shoot at the enemy with a card that shows only a bow!
    .title = The line of sight
    .praise = The line was free.
    .wrong = This is about the bow: choose a card that shows only a bow.
    .hint = Choose the card; the line to its target is drawn.
course-defend = You are attacked. Answer with a card of the figure that is hit: its defence is taken from the attack. That costs no action. Choose the card that stops this attack altogether!
    .title = Defend
    .praise = Not a single health lost.
    .wrong = That would let something through: one of your cards stops the whole attack.
    .hint = It is a shield.
course-draw = After moving you have two actions, in any mix. One of them: take a card from your deck; a hand holds ten. Here your deck is empty: this once the discard pile is shuffled and becomes your deck. The second time ends the game. Draw a card!
    .title = The empty deck
    .praise = Your discards are your new deck.
    .wrong = That would be an action, too. This time draw a card.
    .hint = Tap your deck.
course-relic = Special cards do not fight: they do what they say, and nothing defends against them. What shows the Triforce works only once a game. Play such a card!
    .title = The Triforce
    .praise = That card now leaves the game.
    .wrong = This time play the special card with the Triforce.
    .hint = It stands under “Special cards”.
course-clock = Now you lead Zelda. A clock card lies open and works for as many turns as its clock says; this turn counts 0. Play it!
    .title = Clock cards
    .praise = It lies beside your deck and counts with every turn of yours.
    .wrong = This is about the clock: play the special card that shows one.
    .hint = It stands under “Special cards”.
course-heal = A heart on the die gives each of your figures 1 health. And if one of them has been eliminated, nobody can use its cards any more, but each one that you discard as an action gives another figure 1 health. Heal like this!
    .title = Heal
    .praise = So even useless cards help.
    .wrong = This is about healing: discard a card of the eliminated figure.
    .hint = The buttons stand under “Heal”.
