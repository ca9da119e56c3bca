### Help: features of a position, for hints. `rupees` takes $amount.

feature-cash = the money in your purse
feature-cash-more = It leaves you about { rupees } more in your purse.
feature-cash-less = It leaves you about { rupees } less in your purse.
feature-deeds = what you own
feature-deeds-more = What you own is then worth about { rupees } more.
feature-deeds-less = What you own is then worth about { rupees } less.
feature-rent = the rent you will collect
feature-rent-more = You can expect about { rupees } more rent every round.
feature-rent-less = You have to expect about { rupees } less rent every round.
feature-rivals = the rent that your strongest rival will collect
feature-rivals-more = It keeps about { rupees } of rent a round from your strongest rival.
feature-rivals-less = It brings your strongest rival about { rupees } more rent every round.
feature-danger = the rent that your next throw may cost
feature-danger-more = Your next throw is then about { rupees } less dangerous.
feature-danger-less = Your next throw may cost about { rupees } more.
feature-reserve = a reserve for the dearest space ahead of you
feature-reserve-more = It closes about { rupees } of the gap to the dearest rent ahead of you.
feature-reserve-less = For the dearest rent ahead of you about { rupees } more would be missing.

### Why not?

why-dice-move = A token moves only by the dice and by what cards and spaces say.
why-card-drawn = What a card says is done when it is drawn.
why-no-property = Nobody can own this space: it works when somebody lands on it.
why-land-first = This still belongs to the bank: whoever lands there may buy it.
why-trade-for-it = This belongs to { $owner }. You can get it only by a trade.

### Captions of the rulebook's pictures

picture-buying = Somebody has landed on a property that nobody owns: buy it, or it is auctioned.
picture-auction = An auction: the panel in the middle shows the highest bid and who is still in it.
picture-rent = A visit that costs rent. The strip on the edge of a space shows whose it is.
picture-jail = Behind bars: the token stands in the cell, not beside it.
picture-upgrades = A whole group in one hand: now upgrades grow there.
picture-trade = An offer on the table, with what both sides would give.

### The lesson

lesson-welcome = You go round the board, buy properties and collect rent from those who stop there. Whoever is the last not to be bankrupt wins. I tell you one thing at a time; skip me whenever you like.
    .title = Welcome to the fair
lesson-roll = It is your turn. Tap the dice or the big button: your token walks as far as both dice show, and what happens next depends on where it stops.
    .title = Throw the dice
lesson-buy = Nobody owns this property yet. Early in the game buying is nearly always right: deeds earn rent, money in your purse does not. Keep about 200 for bad luck.
    .title = Buy or not?
lesson-auction = What nobody buys goes to the highest bidder, and everybody may bid. Bid up to what the deed is worth to you, then pass.
    .title = An auction
lesson-rent = Somebody has just paid rent. It is collected by itself. Tap a space to see on its deed what a visit costs.
    .title = Rent
lesson-card = On card spaces the top card of a deck is drawn and done at once. It stands in the log, with its rule.
    .title = A card
lesson-salary = Whoever reaches or passes GO is paid a salary by the bank, before the landing space counts.
    .title = Salary
lesson-jail = Somebody is in jail. Three ways lead out: doubles, a fine, or a card. Late in the game it is a quiet place to stay.
    .title = Jail
lesson-groups = A whole colour is the heart of the game: its rent doubles, and you may plant there. The third sprout on each place is where rents jump.
    .title = Whole groups
lesson-trade = Luck alone rarely completes a group. Offer a trade: before you send it, the form tells you what it means to both sides.
    .title = Trade
lesson-end = That is all you need. Whatever cannot be done tells you why, the lamp at the top gives hints, and the rulebook is one key away. Have a good game!
    .title = You know enough
