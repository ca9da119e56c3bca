### Help: features of a position, for hints.

feature-hearts = the hearts of the team
feature-hearts-more = { $amount ->
        [one] It brings the team a heart.
       *[other] It brings the team { $amount } hearts.
    }
feature-hearts-less = { $amount ->
        [one] It costs the team a heart.
       *[other] It costs the team { $amount } hearts.
    }
feature-challenge = the points missing for the challenge
feature-challenge-more = 
    { $amount ->
        [one] It brings the challenge about one point closer to its solution.
       *[other] It brings the challenge about { $amount } points closer to its solution.
    }
feature-challenge-less = 
    { $amount ->
        [one] About one point more will be missing for the challenge.
       *[other] About { $amount } points more will be missing for the challenge.
    }
feature-rounds = the rounds that this challenge takes
feature-rounds-more = It saves a round of the challenge.
feature-rounds-less = The challenge will take a round longer.
feature-way = the way that is behind you
feature-way-more = It brings the team farther on its way.
feature-way-less = The team gets less far on its way.
feature-hand = the cards in your hand
feature-hand-more = { $amount ->
        [one] It brings you a card.
       *[other] It brings you { $amount } cards.
    }
feature-hand-less = { $amount ->
        [one] It costs you a card.
       *[other] It costs you { $amount } cards.
    }
feature-quality = the worth of your cards
feature-quality-more = The cards you hold then are better ones on average.
feature-quality-less = The cards you hold then are worse ones on average.
feature-bottles = your full bottles
feature-bottles-more = { $amount ->
        [one] It fills a bottle.
       *[other] It fills { $amount } bottles.
    }
feature-bottles-less = { $amount ->
        [one] It uses up a full bottle.
       *[other] It uses up { $amount } full bottles.
    }
feature-rupees = the rupees of the team
feature-rupees-more = { $amount ->
        [one] It brings the team a rupee.
       *[other] It brings the team { $amount } rupees.
    }
feature-rupees-less = { $amount ->
        [one] It costs the team a rupee.
       *[other] It costs the team { $amount } rupees.
    }
feature-triforce = the parts of the Triforce
feature-triforce-more = { $amount ->
        [one] It brings a Triforce part back.
       *[other] It brings { $amount } Triforce parts back.
    }
feature-triforce-less = { $amount ->
        [one] It spends a Triforce part.
       *[other] It spends { $amount } Triforce parts.
    }
feature-defeats = that Link does not collapse
feature-defeats-more = A collapse becomes less likely.
feature-defeats-less = A collapse becomes more likely.

### Why not?

why-challenge-first = First the challenge of this room must be over.
why-interlude-first = First everybody may still exchange cards or use a bottle; then the next room is chosen.
why-shop-first = You are in the shop; the journey goes on when you leave it.

### Captions of the rulebook's pictures

picture-dungeons = The dungeons to choose from, each with its level and what it hides.
picture-rooms = A dungeon: rooms that are still face down, and the one where the team stands.
picture-challenge = A challenge: the panel shows what it takes, what is done and what it costs to fail.
picture-cards = A hand of cards: the number is the value, the icons tell for which challenges it is a key card.
picture-shop = The shop: each potion with its price.

### The lesson

lesson-welcome = You and your partner explore dungeons together, and win or lose together. I tell you one thing at a time; skip me whenever you like.
    .title = Welcome, hero
lesson-sword = Somebody has to hold the sword: that player decides outside the dungeons. Take it yourself.
    .title = The sword
lesson-dungeon = Each dungeon hides an item that helps in all later ones. For the first time take an easy one.
    .title = Choose a dungeon
lesson-interlude = Between rooms everybody may exchange a card or use a bottle. A hand with many kinds is worth more than one with high numbers.
    .title = Between two rooms
lesson-rooms = Choose a room beside those that are solved. What waits inside you see when you are in. Rooms of the upper half may need the item of this dungeon, those of the lower half never do.
    .title = Enter a room
lesson-challenge = The panel shows the goal: so many points are needed, and after every round without them something bad happens.
    .title = A challenge
lesson-cards = On your turn you play one card. Its button says how many points it brings here. You may also lay a card face down as a small support.
    .title = Play a card
lesson-key = Every round needs a key card: one of the kind that the challenge shows. Points before it wait, and are lost if none comes.
    .title = Key cards
lesson-solved = The room is solved and brings its reward. It stays open, and you may walk through it freely.
    .title = Solved
lesson-hearts = The team has lost hearts; you share them. Without hearts you are thrown out of the dungeon. Bottles and fairies help.
    .title = Hearts
lesson-boss = You have the item of this dungeon. Now the way to the boss is open as soon as your rooms touch its space. Go with full hearts.
    .title = The boss
lesson-collapse = Without hearts Link has collapsed: the dungeon starts anew, but what you own stays yours. Next time go with full hearts or a bottle.
    .title = Collapsed

### The course

course-explore = You win together: first some dungeons, then the castle and the last form of its lord. Without hearts Link collapses, and the dungeon starts anew. Choose an easy dungeon!
    .title = How you win
    .praise = Off you go.
    .wrong = First you need a dungeon.
    .hint = Each one shows its level.
course-play = The panel shows the kind and the goal of the challenge. Every round needs a key card: one of that kind, or of an item named there. Play the key card that solves this one!
    .title = A key card
    .praise = Solved in the first round: that is the reward.
    .wrong = That would not solve it: without a key card nothing counts this round.
    .hint = The key sign on a card and the points on its button help.
course-support = Any card may be played face down: it counts 1. Support cards count face up, too. After every round without a solution comes the round penalty, at the limit a harder one. This challenge is lost anyway: save your good cards and play one face down!
    .title = Support and penalties
    .praise = The penalty at the limit has cost hearts. That is what rounds are counted for.
    .wrong = This is about support: play a card face down.
    .hint = Under “Face down”.
course-between = In the interlude everyone may exchange a card or the whole hand, or use a bottle. If your draw pile is empty, you shuffle everything; in the middle of a challenge that costs a round. Exchange something!
    .title = Between two rooms
    .praise = A mixed hand helps everywhere.
    .wrong = You may pass, but this time exchange.
    .hint = “New hand”, or discard a card.
course-enter = Enter a room beside the solved ones; one of them hides the item of this dungeon. Rooms of the lower half never need an item; in the upper half there may be locked ones that cannot be solved without the item of this dungeon. Choose a room!
    .title = Rooms and the item
    .praise = The room is revealed and played at once.
    .wrong = Now a room is asked for.
    .hint = Any bright space beside the solved rooms will do.
course-bottle = Bottles are filled in the shop: a red potion heals up to six hearts. Using a bottle in a challenge is your action, in the interlude it costs nothing. Fill a bottle!
    .title = Bottles
    .praise = Now it waits for a bad moment.
    .wrong = You can leave in a moment; first buy a potion.
    .hint = The potions stand in the shop, each with its price.
course-triforce = Each boss gives a part of the Triforce. Spent, it is a power: one part plays one more card, and face up that card is a key card, whatever its kind. Use it!
    .title = The Triforce
    .praise = Spent parts come back later.
    .wrong = This is about the Triforce: use its power.
    .hint = Under “Triforce”.
course-boss = You have the item of this dungeon and may face the boss. It can be guarded against: if the right cards of one round reach the number, the round penalty is spared. Face the boss, then play the card that guards!
    .title = The boss
    .praise = This round the boss cannot hurt you. Defeated, it gives a heart container and a Triforce part.
    .wrong = This is about the boss: first its room, then the card that fits its guard.
    .hint = Its space is dark; then look at what the guard asks for.
