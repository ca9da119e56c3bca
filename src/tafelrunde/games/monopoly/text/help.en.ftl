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

why-land-first = { $space } still belongs to the bank: whoever lands there may buy it.
why-trade-for-it = { $space } belongs to { $owner }. You can get it only by a trade.

### Captions of the rulebook's pictures

picture-buying = Somebody has landed on a property that nobody owns: buy it, or it is auctioned.
picture-auction = An auction: the panel in the middle shows the highest bid and who is still in it.
picture-rent = A visit that costs rent. The strip on the edge of a space shows whose it is.
picture-jail = Behind bars: the token stands in the cell, not beside it.
picture-upgrades = A whole group in one hand: now upgrades grow there.
picture-trade = An offer on the table, with what both sides would give.
