### Rupee Monopoly in English: what stands on the table, what is asked, what may be done, and what the banker remarks.
### `rupees`, `sprouts`, `trees`, `sprout` and `tree` are messages of the theme.

## Small words

name = { $seat }
count = { $count }
card-flavour = { $card_flavour }
mortgaged = mortgaged
pot = In the pot

## Zones

zone-board = Board
zone-dice = Dice
zone-bank = Bank
stock-sprouts = { sprout.many } in the bank
stock-trees = { tree.many } in the bank

## Spaces and seats

note-price = { $amount }
note-rent = Rent { $amount }
note-shop-rent = { $amount } × dice
note-pay = Pay { $amount }
note-receive = + { $amount }
note-pot = Pot { $amount }
in-jail = In jail
just-visiting = Just visiting
just-visiting-short = Just visit­ing
token-of = { $seat }: { $token }
wealth = Wealth
badge-out = Bankrupt in round { $round }
badge-money-hidden = How much money is a secret
badge-jailed = In jail, { $tries ->
        [0] no try yet
        [one] one try so far
       *[other] { $tries } tries so far
    }
badge-jail-card = Jail card from { $deck_dat }
badge-debt = In debt
badge-snoozes = Not to be asked before their own turn
badge-auto-pass-never = Wants to be asked before every throw
badge-auto-pass-smart = Wants to be asked when it matters
badge-auto-pass-always = Does not want to be asked between throws
pip-mortgaged = { $space } (mortgaged)
pip-grown = { $space } ({ $plants })

## Caption

caption-round = Round { $round }
caption-limit = Round { $round } of { $rounds }
caption-last-round = Round { $round }, the last one

## What is asked: the questions themselves stand with the events

question-waiting = { $question_waiting }
question-jailed = { $question_jailed }
question-unauctioned = { $question_unauctioned }
over-won = { $seat } has won.
over-shared = The game is over, and the victory is shared.

## Panels

panel-purchase = For sale: { $space }
panel-cash = { $seat } has
panel-unsold = with the bank
panel-of = { $seat }
panel-auction = Auction: { $space }
panel-auction-upgrade = Auction of an upgrade
panel-list-price = List price
panel-no-bid = No bid yet
panel-least = from { rupees }
panel-least-bid = Least bid
panel-leads = { $seat } leads with
bidder-passed = passed
bidder-leads = leads
bidder-asked = is thinking
bidder-waits = still in
bidder-named = has decided
panel-contest = Not enough for everyone
panel-builder = { $seat } wants to upgrade { $space_acc }
panel-place-sprout = { sprout.acc } to plant
panel-place-tree = { tree.acc } to grow
panel-place-where = Choose a place that is ready for it.
panel-debt = { $seat } is in debt
panel-owes = To be paid to { $owner }
panel-short = Still missing
panel-raisable = All that can be turned into money
panel-cannot-pay = That is not enough. Only a trade can help now.
panel-trade = { $seat } offers { $to } a trade
panel-gives = { $seat } gives
panel-gives-nothing = nothing
panel-mortgaged = Mortgage on { $space_dat }: { $amount } interest, or { $lift } to pay it off
panel-completes = Completes { $group_acc } for { $seat }
panel-message = Message { $number } of { $most }
panel-receipt = Mortgaged: { $space }
panel-keep = Interest only
panel-lift-now = Pay it off
panel-tax-flat = The printed amount
panel-tax-percent = Ten per cent of the wealth
panel-demand = Rent for { $space_acc }
panel-visitor = Visitor: { $seat }
panel-rent = Rent
panel-agreements = Open matters
panel-claim = { $seat } owes you rent for { $space_acc }
panel-visits = { $seat } visits { $space_acc } of { $owner } free of rent
panel-loan =
    { $turns ->
        [one] { $seat } pays { $owner } back in one turn
       *[other] { $seat } pays { $owner } back in { $turns } turns
    }

## Sheets

sheet-unsold = For sale by the bank
sheet-owner = Belongs to { $seat }
sheet-is-mortgaged = Mortgaged: no rent
sheet-rent = Rent
sheet-rent-group = Rent with the whole group
sheet-rent-with = Rent with { $plants }
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
sheet-mortgage = Mortgage brings
sheet-lift = Paying it off costs
sheet-go = Whoever lands here or passes by receives { rupees }.
sheet-double-go = Landing exactly here brings { rupees }.
sheet-cards = Draw the top card and do what it says.
sheet-tax = Pay { rupees } to the bank.
sheet-tax-choice = Or pay ten per cent of your wealth.
sheet-jail = Three ways out: pay { rupees }, use a jail card, or throw doubles.
sheet-visit = Whoever just lands here is only visiting.
sheet-inmate =
    { $tries ->
        [0] { $seat } is in jail
        [one] { $seat } is in jail after one try
       *[other] { $seat } is in jail after { $tries } tries
    }
sheet-free = Nothing happens here.
sheet-go-to-jail = Go straight to jail. No salary, and the turn is over.
item-once = Item card, to be used once

## Offers: groups

group-build = Upgrade
group-raise = Raise money
group-lift = Pay off mortgages
group-trade = Trade
group-jail = Leave jail
group-item = Item card
group-rent = Claim rent

## Offers: names

offer-roll = Throw the dice
offer-roll-jailed = Throw for doubles (try { $tries })
offer-end-turn = End turn
offer-done = Go on
offer-snooze = Don't ask before my turn
offer-pay-fine = Pay the fine
offer-use-card = Use the jail card from { $deck_dat }
offer-buy = Buy
offer-decline = Let it be auctioned
offer-decline-no-auction = Do not buy
offer-pass = Pass
offer-allow = Let it go
offer-accept = Accept
offer-reject = Refuse
offer-counter = Make a counter-offer
offer-lift-now = Pay off the mortgage
offer-keep = Pay the interest only
offer-bankrupt = Declare bankruptcy
offer-resign = Leave the game
offer-demand = Claim the rent
offer-demand-claim = { $seat }, { $space }
offer-forgo = Claim nothing
offer-skip-item = Keep it
offer-build = { $space }
offer-build-tree = { $space }: a tree
offer-sell = Sell a sprout: { $space }
offer-sell-tree = Sell the tree: { $space }
offer-sell-group =
    { $total ->
        [0] { $group }: sell everything
        [one] { $group }: down to one level
       *[other] { $group }: down to { $total } levels
    }
offer-mortgage = Mortgage: { $space }
offer-lift = { $space }
offer-tax-flat = The printed amount
offer-tax-percent = Ten per cent of my wealth
offer-item = Use { $item_acc }
offer-item-seat = { $item }: { $seat }
offer-item-space = { $item }: { $space }
offer-auto-pass-never = Ask me before every throw
offer-auto-pass-smart = Ask me when it matters
offer-auto-pass-always = Never ask me between throws
refused-build = Upgrade this group
refused-sell = Sell more upgrades
refused-mortgage = Mortgage more deeds
refused-lift = Pay off mortgages

## Offers: what they cost or bring, and questions

note-costs = −{ $amount }
note-costs-left = −{ $amount }, then you have { $left }
note-brings = +{ $amount }
note-build = −{ $amount }: rent { $rent } with { $plants }
note-place = rent { $rent } with { $plants }
note-mortgage = +{ $amount }, no rent until you pay { $lift }
note-pass-final = You are out of this auction
note-swap = { $space } for { $other }
note-returned = { $seat } receives { $amount }
confirm-bankrupt = All you have goes to your creditor, and you are out of the game. Are you sure?
confirm-resign = Leaving is for good: all you have goes back, and you are out of the game. Are you sure?
confirm-item = This card works only once. Use it now?

## Forms

form-bid = Bid
form-max = Name a maximum
form-contest = Bid against it
form-trade = Offer a trade
form-counter = Counter-offer to { $seat }
form-sell = Sell an upgrade
form-sell-group = Sell a group down
form-mortgage = Mortgage a deed
submit-bid = Bid
submit-max = Write it down
submit-contest = Bid
submit-trade = Make this offer
submit-counter = Make this offer
submit-sell = Sell
submit-sell-group = Sell
submit-mortgage = Mortgage
field-amount = { money }
field-rupees = { money }
field-partner = With whom?
field-things = Deeds and cards
field-visits = Rent-free visits
field-visit-count = How many visits
field-loan = A loan
field-loan-amount = Pay back
field-loan-turns = After how many turns
field-sell = From which place?
field-sell-group = Which group, and how far?
field-mortgage = Which deed?
choice-none = none
choice-repay = pay back later
choice-mortgaged = mortgaged: { $amount } interest, or { $lift } to pay it off
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

remark-fair = That looks fair.
remark-you-gain = A good deal for you: about { rupees } better for you than for { $seat }.
remark-you-lose = A poor deal for you: about { rupees } better for { $seat } than for you.
remark-completes-yours = You would own all of { $group_acc }.
remark-completes-theirs = { $seat } would own all of { $group_acc } and could upgrade or collect more.
remark-breaks-yours = You would break up { $group_acc }.
remark-tenths-yours = You would owe the bank { rupees } interest at once.
remark-tenths-theirs = { $seat } would owe the bank { rupees } interest at once.
remark-above-price = That is { $amount } more than the printed price.
remark-left = You would have { rupees } left.

## The end

curve-wealth = Wealth, round by round
part-out = Bankrupt in round { $round }
part-free-deeds = Deeds at their price
part-mortgaged-deeds = Mortgaged deeds at half price
part-sprouts = { sprout.many }
part-trees = { tree.many } with all that grew into them
