### Help: features of a position, for hints.

feature-hearts = the hearts of the team
feature-hearts-more = 
    { $amount ->
        [one] It saves the team about one heart.
       *[other] It saves the team about { $amount } hearts.
    }
feature-hearts-less = 
    { $amount ->
        [one] It may cost the team about one heart.
       *[other] It may cost the team about { $amount } hearts.
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
feature-hand-more = 
    { $amount ->
        [one] It leaves you about one more card in your hand.
       *[other] It leaves you about { $amount } more cards in your hand.
    }
feature-hand-less = 
    { $amount ->
        [one] It costs you about one card of your hand.
       *[other] It costs you about { $amount } cards of your hand.
    }
feature-quality = the worth of your cards
feature-quality-more = The cards you hold then are better ones on average.
feature-quality-less = The cards you hold then are worse ones on average.
feature-bottles = your full bottles
feature-bottles-more = It leaves a bottle full for later.
feature-bottles-less = It costs the team a full bottle.
feature-rupees = the rupees of the team
feature-rupees-more = 
    { $amount ->
        [one] It brings the team about one rupee more.
       *[other] It brings the team about { $amount } rupees more.
    }
feature-rupees-less = 
    { $amount ->
        [one] It costs the team about one rupee.
       *[other] It costs the team about { $amount } rupees.
    }
feature-triforce = the parts of the Triforce
feature-triforce-more = It keeps a part of the Triforce for later.
feature-triforce-less = It uses up a part of the Triforce.
feature-defeats = not to be defeated
feature-defeats-more = A defeat becomes less likely.
feature-defeats-less = A defeat becomes more likely.

### Why not?

why-challenge-first = First the challenge of this room must be over.
why-interlude-first = First everybody may still exchange cards or use a bottle; then the next room is chosen.
why-shop-first = You are in the shop; the journey goes on when you leave it.

### Captions of the rulebook's pictures

picture-dungeons = The dungeons to choose from, each with its level and what it hides.
picture-rooms = A dungeon: rooms that are still face down, and the one where the team stands.
picture-challenge = A challenge: the panel shows what it takes, what is done and what it costs to fail.
picture-cards = A hand of cards: the number is the value, the icons tell for which challenges it is a key.
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
lesson-rooms = Choose a room beside those that are solved. What waits inside you see when you are in. Rooms in the lower rows may need the item of this dungeon.
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
lesson-end = That is all you need. The lamp at the top gives hints, and the rulebook knows the rest. Good luck!
    .title = You know enough
