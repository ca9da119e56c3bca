### Rupee Monopoly in English: what stands on the table, what is asked, what may be done, and what the banker remarks.
### `rupees`, `sprouts`, `trees`, `sprout` and `tree` are messages of the theme.

## Small words

name = { $seat }
count = { $count }
card-flavour = { $card_flavour }
mortgaged = Mortgaged
pot = In the pot

## Zones

zone-board = Board
zone-dice = Dice
zone-bank = Stock of the bank
stock-sprouts = { sprout.label } in the bank
stock-trees = { tree.label } in the bank

## Spaces and seats

note-price = { $amount }
note-rent = Rent { $amount }
note-shop-rent = { $amount } × throw
note-pay = Pay { $amount }
note-receive = +{ $amount }
note-pot = Pot { $amount }
in-jail = In jail
just-visiting = Just visiting
token-of = { $seat }: { $token }
wealth = Wealth
badge-out = Out of the game since round { $round }
badge-money-hidden = How much money lies here is a secret
badge-jailed = In jail, { $tries ->
        [0] no try yet
        [one] one try so far
       *[other] { $tries } tries so far
    }
badge-jail-card = Jail card from { $deck_dat }
badge-debt = Has to find money
badge-snoozes = Does not want to be asked before their own turn
badge-auto-pass-never = Wants to be asked before every throw
badge-auto-pass-smart = Wants to be asked when it matters
badge-auto-pass-always = Does not want to be asked between throws
pip-mortgaged = { $space } (mortgaged)
pip-grown = { $space } ({ $plants })

## Caption

caption-round = Round { $round }
caption-round-house = Round { $round } · house rules
caption-limit = Round { $round } of { $rounds }
caption-limit-house = Round { $round } of { $rounds } · house rules
caption-last-round = Round { $round }, the last one
caption-last-round-house = Round { $round }, the last one · house rules

## What is asked: the questions themselves stand with the events

question-waiting = { $question_waiting }
question-jailed = { $question_jailed }
question-unauctioned = { $question_unauctioned }
over-won = { $seat } has won!
over-shared = The game is over, and the victory is shared.

## Panels

panel-purchase = For sale: { $space }
panel-cash = { $seat } has
panel-unsold = still with the bank
panel-of = { $seat }
panel-auction = Auction: { $space }
panel-auction-upgrade = Auction: one upgrade
panel-list-price = List price
panel-no-bid = No bid yet
panel-least = at least { rupees }
panel-least-bid = Lowest bid
panel-leads = { $seat } leads with
bidder-passed = has passed
bidder-leads = leads
bidder-asked = is thinking
bidder-waits = is still in
bidder-named = has noted it
panel-contest = The stock is too short for everyone
panel-builder = { $seat } wants to upgrade { $space_at }
panel-place-sprout = To plant: { sprout.acc }
panel-place-tree = To plant: { tree.acc }
panel-place-where = Wanted: a place that is ready for it.
panel-debt = { $seat } has to find money
panel-owes = To be paid to { $owner }
panel-short = Still missing
panel-raisable = Can be raised at most
panel-cannot-pay = That is not enough. Only a trade can help now.
panel-trade = { $seat } offers { $to } a trade
panel-gives = { $seat } gives
panel-gives-nothing = nothing
panel-mortgaged = Mortgage on { $space_acc }: { $amount } interest or { $lift } to lift it
panel-completes = { $seat } would then own all of { $group_acc }
panel-message = Message { $number } of { $most }
panel-receipt = Mortgage on { $space_acc }
panel-keep = Keep it and pay interest
panel-lift-now = Lift it now
panel-tax-flat = The printed amount
panel-tax-percent = Ten per cent of the wealth
panel-demand = Rent for { $space_acc }
panel-visitor = { $seat } is visiting
panel-rent = Rent
panel-agreements = Still open
panel-claim = { $seat } owes you rent for { $space_acc }
panel-visits = Rent-free visits of { $seat } to { $owner }: { $space }
panel-loan =
    { $turns ->
        [one] { $seat } pays { $owner } back in one turn
       *[other] { $seat } pays { $owner } back in { $turns } turns
    }

## Sheets

sheet-unsold = To be had from the bank for
sheet-owner = Belongs to { $seat }
sheet-is-mortgaged = Mortgaged: no rent
panel-row = { $row }
panel-refused = Refused so far this turn
panel-refused-offer = { $seat } does not give { $get } for { $give }.
refused-completes = { $owner } would then own all of { $group_acc }.
refused-breaks = It would break up { $group_acc } of { $seat }.
refused-loses = { $seat } would be about { rupees } worse off.
refused-even = Neither side would gain more: too little for { $seat }.
talk-refuses-completes = Then you would own all of { $group_acc }, { $owner }.
talk-refuses-breaks = I would have to break up { $group_acc } for that.
talk-refuses-loses = That would leave me about { rupees } worse off.
talk-refuses-even = That would gain me too little.
panel-rents = { $amount }, whole group { $whole }
panel-rents-with = With 1 to { $count } { sprout.many }, with the { -tree-word }
panel-rents-grown = { $sprouts }, then { $tree }
panel-rents-transports = Rent with 1 to { $count } transports
panel-rents-shops = { $one } × the throw, with both shops { $both } ×
bidder-purse = { $seat } has { $amount }
sheet-rent = Rent
sheet-rent-group = Rent with the whole group
sheet-rent-with = Rent with { $plants_dat }
sheet-rent-transports =
    { $count ->
        [one] Rent with one transport
       *[other] Rent with { $count } transports
    }
sheet-rent-shop-one = Rent with one shop
sheet-rent-shop-both = Rent with all shops
sheet-times-throw = { $factor } × throw
sheet-price = Price
sheet-upgrade = Each upgrade costs
sheet-mortgage = A mortgage brings
sheet-lift = Lifting it costs
sheet-go = Whoever reaches or passes GO receives a salary of { rupees.dat }.
sheet-double-go = Whoever lands exactly here receives { rupees }.
sheet-cards = Draw the top card and do what it says.
sheet-tax = Pay { rupees } to the bank.
sheet-tax-choice = You may pay ten per cent of your wealth instead.
sheet-jail = Three ways lead out: doubles, a jail card, or a fine of { rupees.dat }.
sheet-visit = Whoever lands here by a normal move is just visiting.
sheet-inmate =
    { $tries ->
        [0] { $seat } is in jail
        [one] { $seat } is in jail after one try
       *[other] { $seat } is in jail after { $tries } tries
    }
sheet-free = Take a rest: nothing happens here.
sheet-go-to-jail = You go straight to jail. There is no salary, and your turn is over.
sheet-deck = Cards in their order, as everybody has seen them
sheet-deck-unseen =
    { $count ->
        [one] First one card that nobody has seen yet
       *[other] First { $count } cards that nobody has seen yet
    }
item-once = Item card, to be used once in the game

## Offers: groups

group-build = Upgrade
group-raise = Raise money
group-sell = Sell upgrades
group-mortgage = Take up mortgages
group-last = If all else fails
group-lift = Lift mortgages
group-trade = Trade
group-jail = Leave jail
group-item = Item card
group-rent = Claim rent

## Offers: names

offer-roll = Throw the dice
offer-roll-jailed = Throw for doubles (try { $tries })
offer-end-turn = End turn
offer-done = Done
offer-snooze = Sit out until my turn
offer-pay-fine = Pay the fine
offer-use-card = Use the jail card from { $deck_dat }
offer-buy = Buy
offer-decline = Leave it to auction
offer-decline-no-auction = Do not buy
offer-bid = Bid { $amount }
offer-pass = Pass
offer-allow = Let it go
offer-accept = Accept
offer-reject = Refuse
offer-counter = Make a counter-offer
offer-lift-now = Lift the mortgage
offer-keep = Pay the interest only
offer-bankrupt = Declare bankruptcy
offer-resign = Resign
offer-demand = Claim the rent
offer-demand-claim = { $seat }, { $space }
offer-forgo = Do without the rent
offer-skip-item = Keep it
offer-tree = { $space }: { tree.acc }
offer-one-on-each = One { -sprout-word } on each: { $group }
offer-trees-on-each = { tree.label } on all: { $group }
offer-sell-group =
    { $total ->
        [0] { $group }: sell everything
        [one] { $group }: down to one level
       *[other] { $group }: down to { $total } levels
    }
offer-tax-flat = The printed amount
offer-tax-percent = Ten per cent of my wealth
offer-item = Use { $item_acc }
offer-item-seat = { $item }: swap with { $seat }
offer-item-space = { $item }: return { $space_acc }
offer-auto-pass-never = Ask me before every throw
offer-auto-pass-smart = Ask me when it matters
offer-auto-pass-always = Do not ask me between throws
refused-build = Upgrade in this group
refused-sell = Sell more upgrades
refused-mortgage = Take up more mortgages
refused-lift = Lift mortgages

## Offers: what they cost or bring, and questions

note-costs = −{ $amount }
note-costs-left = −{ $amount }, then you have { $left }
note-brings = +{ $amount }
note-build = −{ $amount }: rent { $rent } with { $plants_dat }
note-place = rent { $rent } with { $plants_dat }
note-mortgage = +{ $amount }, no rent until you pay { $lift }
note-pass-final = You are then out of this auction
note-swap = { $space_acc } for { $other_acc }
note-returned = { $seat } receives { $amount }
confirm-bankrupt = All you have goes to your creditor, and you are out of the game. Do you really want that?
confirm-resign = This is final: you are out of the game and lose all you have. Do you really want that?
confirm-item = This card works only once. Do you want to use it now?

## Forms

form-bid = Bid more
form-max = Name a maximum
form-contest = Bid for it yourself
form-trade = Offer a trade
form-counter = Counter-offer to { $seat }
form-sell = Sell an upgrade
form-sell-group = Sell a group down
form-mortgage = Take up a mortgage
submit-bid = Bid
submit-max = Note it
submit-contest = Bid
submit-trade = Make the offer
submit-counter = Make the counter-offer
submit-sell = Sell
submit-sell-group = Sell
submit-mortgage = Mortgage
field-amount = { money }
field-rupees = { money }
field-partner = With whom?
field-things = Properties and cards
field-visits = Rent-free visits
field-visit-count = How many visits?
field-loan = Loan
field-loan-amount = Pay back
field-loan-turns = After how many turns?
field-sell = From which place?
field-sell-group = Which group, and how far?
field-mortgage = Which property?
choice-none = None
choice-repay = Pay back later
choice-mortgaged = Mortgage: { $amount } interest or { $lift } to lift it
quick-more = +{ $amount }
quick-price = Price: { $amount }
quick-all = All: { $amount }
quick-amount = { $amount }
your-cash = You have
trade-you-give = You give
trade-you-get = You get
trade-left =
    { $count ->
        [one] You can make one more offer now.
       *[other] You can make { $count } more offers now.
    }

## Remarks

remark-fair = That looks like a fair trade.
remark-you-gain = A good deal for you: about { rupees } in your favour.
remark-you-lose = A poor deal for you: about { rupees } in favour of { $seat }.
remark-completes-yours = You would then own all of { $group_acc }.
remark-completes-theirs = { $seat } would then own all of { $group_acc }.
remark-breaks-yours = You would no longer own all of { $group_acc }.
remark-tenths-yours = You would owe the bank { rupees } interest at once.
remark-tenths-theirs = { $seat } would owe the bank { rupees } interest at once.
remark-above-price = That is { $amount } more than the printed price.
remark-left = You would have { rupees } left.

## The end

curve-wealth = Wealth, round by round
part-out = Bankrupt in round { $round }: everything went to the bank
part-out-to = Bankrupt in round { $round }: everything went to { $owner }
part-free-deeds = Properties at their price
part-mortgaged-deeds = Mortgaged properties at half price
part-sprouts = { sprout.label }
part-trees = { tree.label } with their { sprout.many_dat }
part-tie = Equal wealth: more rupees decide

phrase-make-offer = Make me an offer.
phrase-too-dear = That is too much for me.
phrase-perhaps-later = Perhaps later.
