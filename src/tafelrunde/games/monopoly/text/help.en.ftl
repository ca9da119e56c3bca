### Help: features of a position, for hints. `rupees` takes $amount.

feature-cash = the money in your purse
feature-cash-more = It brings you { rupees }.
feature-cash-less = It costs you { rupees }.
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
lesson-groups = A whole colour is the heart of the game: its rent doubles, and you may upgrade there. The third sprout on each place is where rents jump.
    .title = Whole groups
lesson-trade = Luck alone rarely completes a group. Offer a trade: before you send it, the form tells you what it means to both sides.
    .title = Trade

### The course

course-roll = The last player who is not bankrupt wins. You start with 1500 rupees, throw, move and do what the space says; passing GO pays a salary, doubles throw again. Throw the dice!
    .title = How one wins
    .praise = Your token moves, and the space decides.
    .wrong = You can manage later; throw first.
    .hint = Tap the dice.
course-buy = Nobody owns this property yet. If you do not buy it, it is auctioned at once. Buy it!
    .title = Buy
    .praise = From now on whoever lands here pays you rent.
    .wrong = Early on buying is nearly always right: only properties earn rent.
    .hint = The big button.
course-bid = The highest bidder gets the property and its rent; with the whole group it doubles. Whoever passes is out. Bid!
    .title = Auction
    .praise = Whoever bids last pays at once.
    .wrong = Passing would be final. This time bid.
    .hint = A button with an amount.
course-rent = Whoever lands on somebody’s property pays rent; a whole group doubles it, more transports cost more, and a mortgaged property costs nothing. On card spaces a card is drawn. So one loses: when one can pay no more. Throw the dice!
    .title = Rent
    .praise = That was rent, paid by itself. The more you own, the more often the others pay.
    .wrong = You can do that later; throw first and see what the visit costs.
    .hint = Tap the dice.
course-build = You have a whole colour. Now you may plant sprouts there, evenly; after four comes a tree. The bank takes them back at half price. Upgrade a place!
    .title = Upgrade
    .praise = The rent rises steeply.
    .wrong = You can throw in a moment; first upgrade a place.
    .hint = The buttons stand under “Upgrade”.
course-jail = You are in jail, by a space, a card or the third doubles. Doubles, a jail card or a fine of 50 rupees lead out. Pay the fine!
    .title = Jail
    .praise = You are free and throw as usual.
    .wrong = Doubles would be luck. This time pay the fine.
    .hint = The button “Pay the fine”.
course-debt = You owe more than you hold. Sell sprouts or take up mortgages: a mortgage pays half the price, and meanwhile there is no rent. Whoever cannot do that either is bankrupt and out. Raise the money!
    .title = Debt
    .praise = Paid. A mortgage is lifted later with ten per cent interest.
    .wrong = Before anything else the debt has to be paid: take up a mortgage that covers it.
    .hint = Under “Raise money”.
course-trade = Luck alone rarely completes a group. In your window you may offer anybody a trade. Offer something!
    .title = Trade
    .praise = Now the other side decides.
    .wrong = This time make an offer: properties or rupees for properties or rupees.
    .hint = Under “Trade”; the form says whether it is fair.
