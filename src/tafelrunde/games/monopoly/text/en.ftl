### Rupee Monopoly in English: everything that is the same in every theme.
### `rupees`, `sprouts` and `trees` are messages of the theme; they take $amount, $sprouts and $trees.

game-name = Rupee Monopoly
game-blurb = Buy places, transports and shops, collect rent, and grow sprouts into trees on your colour groups. Bid and trade well, and drive everyone else into bankruptcy.

## What cards do

effect-move-to = Advance { $space_to }.
effect-move-to-nearest =
    { $kind ->
        [shop] Advance to the nearest shop.
       *[transport] Advance to the nearest transport.
    } { $rent ->
        [x10] If nobody owns it you may buy it; otherwise throw the dice and pay ten times the total.
       *[double] If nobody owns it you may buy it; otherwise pay twice the rent.
    }
effect-move-by =
    { $steps ->
        [one] Go back one space.
       *[other] Go back { $steps } spaces.
    }
effect-go-to-jail = Go to jail. You get no salary.
effect-gain = You receive { rupees }.
effect-pay = Pay { rupees } to the bank.
effect-pay-each = Pay each player { rupees }.
effect-collect-each = Each player pays you { rupees }.
effect-repairs = Pay { $sprout } { -rupees } for each { -sprout-word } and { $tree } { -rupees } for each { -tree-word }.
effect-keep-jail-card = Get out of jail free. Keep this card until you need it or sell it.

## Item cards

effect-swap-deeds = Choose another player: you hand over your cheapest property and get their most expensive one. First, all upgrades in both groups are sold.
effect-take-purchase = Right after someone else bought a property from the bank, pay them the price, and it is yours.
effect-return-deed = A property without upgrades in its group goes back to the bank, free of mortgage. Its owner receives the mortgage value.
effect-throw-again = After your throw and before you move: throw again, and the new throw counts.
effect-escape-rent = When you would have to pay rent: this time you pay nothing.
effect-go-to-unowned = Instead of throwing, advance to the next property without an owner. Then your turn ends.

## Options

section-game = Game
    .help = How long you play and what the table looks like.
section-reading = Reading the rules
    .help = Where the rules leave room or editions differ. All of these are official ways to play.
section-house = House rules
    .help = Not official. Switch one on and you play with house rules; such games do not count for rankings.

option-mode = Game length
    .help = In the short game everyone gets three deeds for free, three sprouts are enough for a tree, and at the first bankruptcy the richest player wins.
    .regular = Regular game
    .short = Short game
option-limit_rounds = Limit in rounds
    .help = After this many rounds the wealth is counted. 0 means no limit.
option-limit_minutes = Time limit in minutes
    .help = When time is up, the round is finished and the wealth is counted. 0 means no limit.
option-tokens = Tokens
    .help = Whether everyone picks a token or the table deals them out.
    .choose = Everyone chooses
    .random = Dealt at random
option-seats = Seats
    .help = Whether everybody sits down at random or in the order of the list.
    .random = Drawn by lot
    .fixed = As listed
option-theme = Names on the board
    .help = What spaces, cards and tokens are called. The rules stay the same.
    .hyrule = Hyrule
    .neutral = No licensed names

option-rent_demand = Collecting rent
    .help = By the rules the owner has to ask for the rent before the next player throws. Choose how strict you are about it.
    .auto = By itself
    .ask = Owner is asked
    .attention = Watch out
option-shop_rent_roll = Throw for shop rent
    .help = Whether a shop takes a new throw or the one that brought you there.
    .fresh = New throw
    .landing = Moving throw
option-double_rent_with_mortgage = Double rent despite a mortgage
    .help = A complete colour group earns double rent even if one of its places is mortgaged.
option-auction_mode = Auctions
    .help = Open bids go round the table. With a hidden maximum everyone secretly names the most they would pay, which is quicker.
    .open = Open bidding
    .proxy = Hidden maximum
option-shortage_min_bid = Opening bid in a shortage
    .help = Where the bidding for scarce upgrades begins.
    .one = 1 { -rupee }
    .list = Lowest list price
option-off_turn_windows = Acting between throws
    .help = When the other players may upgrade, trade and manage their mortgages.
    .every_throw = Before every throw
    .turn_start = Only at the start of a turn
    .off = Not at all
option-auto_pass = When I am asked
    .help = Whether you are asked between the throws of the others. You can change this at any time.
    .never = Always
    .smart = When it matters
    .always = Never
option-trade_offers = Trade offers
    .help = How many offers you may make in each window of your turn; somewhat fewer between turns and in debt. 0 switches offers off.
option-trade_messages = Messages per negotiation
    .help = The offer and its counter-offers together. The last one can only be accepted or refused.
option-allow_gifts = Gifts
    .help = A trade may be one-sided.
option-cash_visible = Money in view
    .help = Whether everyone sees how much money the others hold.
    .all = Everyone sees all
    .own = Only your own
option-card_memory_aid = Card memory aid
    .help = Shows which cards have been drawn and therefore what comes next.
option-door_fee = The 200 tax
    .help = Whether the first tax space always costs 200, or ten per cent of your wealth if you prefer.
    .flat = Always 200
    .choice = Your choice
option-bankruptcy_deeds = Deeds in a bankruptcy
    .help = Whether a bankrupt player’s properties are mortgaged before another player receives them.
    .mortgaged = Mortgaged first
    .as_is = As they are
option-turn_timer_s = Thinking time in seconds
    .help = When it runs out, the table decides for you. 0 means no clock.

option-hr_parking_pot = Pot on Free Parking
    .help = Taxes, fines and card payments to the bank go into a pot. Whoever lands on Free Parking takes it; then this much is put in again.
    .off = Off
    .v0 = On, empty
    .v100 = On, with 100
    .v500 = On, with 500
option-hr_double_go = Double salary on GO
    .help = Landing exactly on GO pays twice.
option-hr_no_auction = No auction after declining
    .help = A property someone does not buy simply stays with the bank.
option-hr_first_lap = Buy only after the first lap
    .help = You may buy and bid only after you have passed GO once.
option-hr_no_jail_rent = No rent from jail
    .help = Owners in jail collect no rent.
option-hr_uneven = Uneven growing
    .help = The places of a group need not be upgraded or sold evenly.
option-hr_unlimited_upgrades = Endless sprouts and trees
    .help = The bank never runs out of upgrades.
option-hr_build_on_visit = Upgrade only where you stand
    .help = You can upgrade a group only while your token stands on it.
option-hr_rent_immunity = Rent-free visits
    .help = A trade may include up to ten visits without rent.
option-hr_loans = Loans
    .help = A trade may include a loan that is paid back after some turns.
option-hr_snake_eyes = Double one pays
    .help = Throwing double one brings 500 { -rupees }.
option-hr_no_interest = No interest
    .help = Lifting or receiving a mortgage costs no ten per cent.
option-hr_free_deal = Deeds at the start
    .help = How many deeds everyone gets at the start. 0 means none.
option-hr_free_deal_paid = Pay for dealt deeds
    .help = Everyone pays the printed price for the deeds dealt at the start.
option-hr_start_cash = Starting money
    .help = The official amount is 1500.
option-hr_salary = Salary
    .help = What GO pays. The official amount is 200.
option-hr_second_bankrupt_ends = End at the second bankruptcy
    .help = Then the wealth is counted.
option-hr_no_trades = No trading
    .help = Nobody can make offers.
option-hr_jail_double_again = Throw again after escaping
    .help = Doubles that free you from jail also give you an extra throw.
option-item_cards = Item cards
    .help = Everyone gets one card to use once in the game.

## Computer players

level-random = Picks at random
level-easy = Easy
level-normal = Normal
level-strong = Strong

## What happened: setup and turns

token-taken = { $seat } plays { $token_dat }.
deed-dealt = { $seat } gets { $space_acc }.
item-dealt = { $seat } gets { $item_acc }.
start-thrown = { $seat } throws for the first turn: { $a } and { $b }.
start-tied = A tie: the highest throw again.
start-found = { $seat } goes first.
turn-began = Round { $round }: { $seat } to play.
dice-thrown = { $seat } throws { $a } and { $b }.
doubles-thrown = Doubles! { $seat } throws again afterwards.
third-doubles = The third doubles in one turn: { $seat } must go to jail.
snake-eyes-paid = Double one: { $seat } receives { rupees }.

## What happened: movement and jail

moved = { $seat } moves { $space_to }.
moved-back = { $seat } goes back { $space_to }.
salary-paid = { $seat } receives a salary of { rupees.dat }.
just-visited = { $seat } is just visiting the jail.
own-deed-visited = { $seat } lands on a property of their own: { $space }.
parking-rested = { $seat } takes a rest on Free Parking.
pot-taken = { $seat } takes the pot on Free Parking: { rupees }.
jail-entered = { $seat } goes to jail.
fine-paid = { $seat } pays a fine of { rupees.dat } and is free.
jail-card-used = { $seat } gets out of jail with a jail card.
jail-doubles = Doubles! { $seat } gets out of jail.
jail-stayed = No doubles: { $seat } stays in jail (try { $tries }).
jail-fine-forced = No doubles: { $seat } pays a fine of { rupees.dat } and leaves jail.

## What happened: cards and taxes

card-drawn = { $seat } draws a card from { $deck_dat }: “{ $card }”.
told-then = { $first } { $then }
jail-card-kept = { $seat } keeps the jail card.
bank-paid = { $seat } receives { rupees } from the bank.
bank-collected = { $seat } pays the bank { rupees }.
repairs-due =
    { $amount ->
        [0] { $seat } has no upgrades and pays nothing.
       *[other] { $seat } pays { rupees } for { sprouts } and { trees }.
    }
seat-paid = { $payer } pays { $owner } { rupees }.
tax-paid = { $seat } pays { rupees } { $space_at }.

## What happened: buying and auctions

deed-bought = { $seat } buys { $space_acc } for { rupees }.
buy-declined = { $seat } does not buy { $space_acc }.
lap-needed = { $seat } may not buy before the first lap is done.
auction-opened = The bank auctions { $space_acc }.
bid-made = { $seat } bids { rupees }.
    .series = The bidding goes up to { rupees }, { $seat } leads.
bid-passed = { $seat } passes.
bidder-passed-over = { $seat } cannot bid higher and passes.
maximum-named = { $seat } has noted a maximum bid.
auction-won = { $seat } wins { $space_acc } for { rupees }.
auction-unsold = Nobody bids for { $space_acc }.

## What happened: rent

rent-paid = { $payer } pays { $owner } { rupees } rent for { $space_acc }.
shop-thrown = { $seat } throws for the shop rent: { $a } and { $b }.
no-rent-mortgaged = There is a mortgage on { $space_dat }: { $seat } pays no rent.
no-rent-jailed = { $owner } is in jail and collects no rent for { $space_acc }.
rent-forgone = { $owner } asks { $visitor } for no rent for { $space_acc }.
rent-claim-opened = { $visitor } owes you { rupees } rent for { $space_acc }. Claim it before the next player throws.
rent-demanded = { $owner } claims { rupees } rent from { $visitor } for { $space_acc }.
rent-claim-lapsed = Too late: your rent for { $space_acc } has lapsed.
free-visit-used =
    { $left ->
        [0] { $seat } visits { $space_acc } free of rent for the last time.
        [one] { $seat } visits { $space_acc } free of rent; one free visit is left.
       *[other] { $seat } visits { $space_acc } free of rent; { $left } free visits are left.
    }

## What happened: upgrades and mortgages

sprout-built = { $seat } plants { sprout.acc } { $space_at } for { rupees } (now { $level }).
tree-built = { $seat } grows { tree.acc } { $space_at } for { rupees }.
sprout-sold =
    { $level ->
        [0] { $seat } sells { sprout.acc } { $space_at } for { rupees }; nothing grows there any more.
       *[other] { $seat } sells { sprout.acc } { $space_at } for { rupees } ({ $level } left).
    }
tree-sold = { $seat } sells { tree.acc } { $space_at } for { rupees }; { $level } { sprout.many } come back.
group-sold =
    { $total ->
        [0] { $seat } sells all upgrades in { $group_dat } for { rupees }.
        [one] { $seat } sells upgrades in { $group_dat } for { rupees }; one level remains.
       *[other] { $seat } sells upgrades in { $group_dat } for { rupees }; { $total } levels remain.
    }
build-contested = { $seat } wants the upgrade too and bids { rupees }.
build-allowed = { $seat } lets the upgrade go.
upgrade-won = { $seat } wins the upgrade for { rupees }.
deed-mortgaged = { $seat } mortgages { $space_acc } for { rupees }.
mortgage-lifted = { $seat } lifts the mortgage on { $space_acc } for { rupees }.
interest-paid = { $seat } pays { rupees } interest for { $space_acc }.

## What happened: trading

trade-offered = { $seat } offers { $to } a trade: { $give } for { $get }.
trade-countered = { $seat } makes { $to } a counter-offer: { $give } for { $get }.
trade-rejected = { $seat } refuses the offer from { $to }.
trade-made = { $seat } and { $to } trade: { $give } for { $get }.
loan-due = { $payer } pays back a loan of { rupees.dat } to { $owner }.

## What happened: debts and the end

debt-opened = { $payer } owes { rupees } and has to find { $short } more.
debt-void = The debt of { $payer } is void.
bankrupt-to-seat =
    { $amount ->
        [0] { $seat } is bankrupt. All their property goes to { $owner }.
       *[other] { $seat } is bankrupt. { rupees } and all their property go to { $owner }.
    }
bankrupt-to-bank = { $seat } is bankrupt. Everything goes to the bank.
resigned = { $seat } resigns.
auto-pass-set =
    { $mode ->
        [never] { $seat } wants to be asked before every throw.
        [always] { $seat } does not want to be asked between throws.
       *[smart] { $seat } wants to be asked when it matters.
    }
time-ran-out = Time is up: this is the last round.
limit-reached = The game ends after round { $round }. Now the wealth is counted.
game-won = { $seat } wins!
wealth-won = { $seat } wins with a wealth of { rupees.dat }!
wealth-shared = A tie: the victory is shared, with a wealth of { rupees.dat } each.

## What happened: item cards

item-used = { $seat } uses { $item_acc }.
deeds-swapped = { $seat } gives { $to } { $space_acc } and gets { $other_acc }.
purchase-taken = { $seat } pays { $to } { rupees } and takes over { $space_acc }.
deed-returned = The bank takes back { $space_acc } and pays { $seat } { rupees }.
rent-escaped = { $seat } pays no rent for { $space_acc } this time.

## What is asked

decide-token = Choose your token.
    .waiting = { $seat } is choosing a token.
decide-own =
    { $closing ->
        [0] Your turn: manage what you own, then throw.
       *[other] You may still manage what you own. Then end your turn.
    }
    .waiting = { $seat } is taking a turn.
    .jailed = You are in jail: pay the fine, use a card or try for doubles.
decide-table =
    { $limited ->
        [0] The dice are about to roll. Is there anything you want to do first?
       *[other] The dice are about to roll. Do you want to claim rent first?
    }
    .waiting = { $seat } may act before the throw.
decide-buy = Do you want to buy { $space_acc } for { $price } { -rupees }? If not, it is auctioned.
    .waiting = { $seat } is thinking about buying { $space_acc }.
    .unauctioned = Do you want to buy { $space_acc } for { $price } { -rupees }?
decide-deed-bid = Bid at least { $least } for { $space_acc }, or pass.
    .waiting = { $seat } is thinking about a bid for { $space_acc }.
decide-bid = Bid at least { $least } for the upgrade, or pass.
    .waiting = { $seat } is thinking about a bid for the upgrade.
decide-maximum = What is the most you would pay for { $space_acc }? Nobody sees your number; 0 means no bid.
    .waiting = { $seat } is noting a maximum bid.
decide-contest = { $builder } wants to upgrade { $space_at }, but the stock is short. Let it go, or bid at least { $least }.
    .waiting = { $seat } is deciding whether { $builder } gets the upgrade.
decide-place =
    { $tree ->
        [0] Where do you plant your { -sprout-word }?
       *[other] Where does your { -tree-word } grow?
    }
    .waiting = { $seat } is choosing a place for the upgrade.
decide-tax = Do you pay { rupees } or ten per cent of your wealth?
    .waiting = { $seat } is deciding how much tax to pay.
decide-demand = { $visitor } is { $space_at }. Do you claim { rupees } rent?
    .waiting = { $seat } is deciding whether { $visitor } pays rent.
decide-debt = You have to pay { rupees } to { $creditor } and do not have enough. Sell, mortgage or trade.
    .waiting = { $seat } has to find { rupees }.
decide-trade = { $proposer } offers you { $get } for { $give }.
    .waiting = { $seat } is thinking about the offer from { $proposer }.
decide-receipt = You receive { $space_acc } with a mortgage on it. Do you lift it now, or just pay the interest?
    .waiting = { $seat } is deciding about the mortgage on { $space_acc }.
decide-item = Do you want to use { $item_acc } now?
    .waiting = { $seat } is thinking about using { $item_acc }.

## Why something cannot be done

why-not-your-turn = Somebody else has to decide now.
why-game-over = The game is over.
why-not-offered = That cannot be done now.
why-token-taken = Somebody has that token already.
why-token-first = Choose a token first.
why-throw-first = You have to throw first.
why-thrown-already = You have thrown already.
why-not-between = You can do that only on your own turn.
why-not-here = While raising money you can only sell upgrades and mortgage deeds.
why-only-claims = You can only claim rent now, or leave it.
why-not-jailed = You are not in jail.
why-no-jail-card = You do not have that jail card.
why-too-late-for-jail = You have thrown already. You can get out on your next turn.
why-fine-too-dear = The fine takes { rupees }.
why-buy-or-auction = First decide whether you buy.
why-deed-too-dear = To buy this you need { rupees }.
why-tax-first = First decide how you pay the tax.
why-demand-or-forgo = First decide whether you claim the rent.
why-no-claim = There is no rent to claim here.
why-bid-too-low = You have to bid at least { rupees }.
why-bid-over-cash =
    { $amount ->
        [0] You have no { -rupees } to bid.
       *[other] You have only { rupees }.
    }
why-not-at-auction = During an auction you can only bid, pass, sell upgrades and mortgage deeds.
why-not-at-proxy = With a hidden maximum you cannot sell or mortgage anything first.
why-not-yours = That is not yours.
why-not-upgradable = Transports and shops cannot be upgraded.
why-group-incomplete = Before anything can grow here you have to own the whole colour group.
why-group-mortgaged = There is a mortgage in this group.
why-fully-grown = There is already a { -tree-word } here.
why-grow-evenly = Grow evenly: the other places of the group come first.
why-no-sprouts = The bank has no { sprout.many } left.
why-no-trees = The bank has no { tree.many } left.
why-upgrade-too-dear = The upgrade costs { rupees }.
why-build-on-visit = House rule: you can upgrade a group only while your token stands on it.
why-nothing-grows = There is nothing to sell here.
why-sell-evenly = Sell evenly: the places with the most upgrades come first.
why-sprouts-for-tree = The bank does not have enough { sprout.many } to take the { -tree-word } back. Sell the group down together.
why-group-sale-needless = You can sell one at a time here.
why-group-sale-impossible = That many levels cannot remain.
why-not-contested = Let the upgrade go, or bid for it yourself.
why-not-to-place = The upgrade cannot go here.
why-built-here = You have just upgraded in this group.
why-sold-here = You have just sold in this group.
why-lifted-here = You have just lifted this mortgage.
why-pledged-here = You have just taken up this mortgage.
why-mortgaged-already = This is mortgaged already.
why-sell-upgrades-first = First sell all upgrades of the group.
why-not-mortgaged = This is not mortgaged.
why-lift-too-dear = Paying off this mortgage takes { rupees }.
why-receipt-first = First decide what happens to the mortgage.
why-still-solvent = You can still pay: sell or mortgage what you have.
why-no-partner = You cannot trade with that seat.
why-not-givers-deed = That property does not belong to the one who should give it.
why-not-givers-card = The one who should give that card does not have it.
why-trade-upgraded = There are still upgrades in the group of one of these properties.
why-rupees-on-both-sides = Only one side can give { -rupees }.
why-no-gifts = Both sides have to give something.
why-only-rupees = A trade needs at least one property or card.
why-no-promises = Promises do not count here.
why-promise-too-large = Nobody can promise that much.
why-trade-too-dear = { $seat } does not have { $amount } { -rupees }.
why-tenths-too-dear = { $seat } could not pay the interest of { rupees.dat } afterwards.
why-no-trades-left = You cannot make any more offers now.
why-offered-before = Exactly that has been refused before. Try again on your next turn.
why-debtor-loses = Whoever is in debt must not get poorer by a trade.
why-last-message = That was the last word: accept or refuse.
why-answer-first = Answer the offer first.
why-item-or-skip = First decide whether you use your item card.
why-not-your-item = You do not have that item card.
why-item-has-no-use = That would do nothing now.

## Small words

the-bank = the bank
    .acc = the bank
    .dat = the bank
short-name = { $space_short }
list-nothing = nothing
list-two = { $first } and { $second }
list-more = { $first }, { $rest }
part-deed = { $space_acc }
part-jail-card = the jail card from { $deck_dat }
part-visits =
    { $count ->
        [one] one rent-free visit { $space_at }
       *[other] { $count } rent-free visits { $space_at }
    }
part-loan =
    { $turns ->
        [one] a repayment of { rupees.dat } after one turn
       *[other] a repayment of { rupees.dat } after { $turns } turns
    }
