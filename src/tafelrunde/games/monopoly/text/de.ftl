### Rupee Monopoly in German: everything that is the same in every theme.
### `rupees`, `sprouts` and `trees` are messages of the theme; they take $amount, $sprouts and $trees.

game-name = Rubin-Monopoly
game-blurb = Kaufe Orte, Verkehrsmittel und Läden, kassiere Miete und lass auf deinen Farbgruppen Sprosse zu Bäumen wachsen. Wer geschickt bietet und tauscht, treibt die anderen in den Bankrott.

## What cards do

effect-move-to = Rücke vor { $space_to }.
effect-move-to-nearest =
    { $kind ->
        [shop] Rücke vor zum nächsten Laden.
       *[transport] Rücke vor zum nächsten Verkehrsmittel.
    } { $rent ->
        [x10] Ohne Besitzer darfst du kaufen, sonst würfelst du und zahlst das Zehnfache.
       *[double] Ohne Besitzer darfst du kaufen, sonst zahlst du die doppelte Miete.
    }
effect-move-by =
    { $steps ->
        [one] Geh ein Feld zurück.
       *[other] Geh { $steps } Felder zurück.
    }
effect-go-to-jail = Geh ins Gefängnis. Du bekommst kein Gehalt.
effect-gain = Du bekommst { rupees }.
effect-pay = Zahle { rupees } an die Bank.
effect-pay-each = Zahle allen anderen je { rupees }.
effect-collect-each = Alle anderen zahlen dir je { rupees }.
effect-repairs = Zahle { $sprout } { -rupees } je { -sprout-word } und { $tree } { -rupees } je { -tree-word }.
effect-keep-jail-card = Du kommst aus dem Gefängnis frei. Behalte die Karte, bis du sie brauchst oder verkaufst.

## Item cards

effect-swap-deeds = Wähle einen Mitspieler: Du gibst ihm dein billigstes Besitzfeld und bekommst sein teuerstes. Vorher werden in beiden Gruppen alle Aufwertungen verkauft.
effect-take-purchase = Hat ein anderer eben ein Feld von der Bank gekauft, zahlst du ihm den Preis, und es gehört dir.
effect-return-deed = Ein Feld, in dessen Gruppe nichts aufgewertet ist, geht ohne Hypothek an die Bank zurück. Sein Besitzer bekommt den Hypothekenwert.
effect-throw-again = Nach deinem Wurf und vor dem Ziehen: Würfle noch einmal, der neue Wurf gilt.
effect-escape-rent = Wenn du Miete zahlen müsstest: Dieses Mal zahlst du nichts.
effect-go-to-unowned = Statt zu würfeln, rückst du zum nächsten Feld ohne Besitzer vor. Danach endet dein Zug.

## Options

section-game = Spiel
    .help = Wie lange ihr spielt und wie der Tisch aussieht.
section-reading = Auslegung der Regeln
    .help = Wo die Regeln Spielraum lassen oder verschiedene Ausgaben voneinander abweichen. Alles davon ist offiziell spielbar.
section-house = Hausregeln
    .help = Nicht offiziell. Wer etwas davon einschaltet, spielt mit Hausregeln; solche Spiele zählen nicht für Ranglisten.

option-mode = Spiellänge
    .help = Im Kurzspiel bekommt jeder drei Besitzkarten geschenkt, drei Sprosse genügen für einen Baum, und beim ersten Bankrott gewinnt, wer am meisten besitzt.
    .regular = Normales Spiel
    .short = Kurzspiel
option-limit_rounds = Rundenlimit
    .help = Nach so vielen Runden wird das Vermögen gezählt. 0 heißt: kein Limit.
option-limit_minutes = Zeitlimit in Minuten
    .help = Ist die Zeit um, wird die Runde zu Ende gespielt und das Vermögen gezählt. 0 heißt: kein Limit.
option-tokens = Figuren
    .help = Ob sich jeder eine Figur aussucht oder der Tisch sie auslost.
    .choose = Jeder wählt
    .random = Auslosen
option-seats = Plätze
    .help = Ob ausgelost wird, wer wo sitzt, oder ob die Reihenfolge der Liste gilt.
    .random = Auslosen
    .fixed = Wie in der Liste
option-theme = Namen auf dem Spielplan
    .help = Wie Felder, Karten und Figuren heißen. An den Regeln ändert das nichts.
    .hyrule = Hyrule
    .neutral = Ohne Lizenznamen

option-rent_demand = Miete kassieren
    .help = Nach den Regeln muss der Besitzer seine Miete fordern, bevor der Nächste würfelt. Hier stellst du ein, wie ernst ihr das nehmt.
    .auto = Von selbst
    .ask = Besitzer wird gefragt
    .attention = Aufpassen
option-shop_rent_roll = Wurf für die Ladenmiete
    .help = Ob im Laden neu gewürfelt wird oder der Wurf zählt, der dich hingebracht hat.
    .fresh = Neuer Wurf
    .landing = Wurf des Zuges
option-double_rent_with_mortgage = Doppelte Miete trotz Hypothek
    .help = Eine vollständige Farbgruppe bringt auch dann doppelte Miete, wenn ein Ort davon mit einer Hypothek belastet ist.
option-auction_mode = Versteigerungen
    .help = Offen wird reihum geboten. Beim verdeckten Höchstgebot nennt jeder heimlich, was er höchstens zahlt; das geht schneller.
    .open = Offen bieten
    .proxy = Verdecktes Höchstgebot
option-shortage_min_bid = Mindestgebot bei Knappheit
    .help = Womit das Bieten um knappe Aufwertungen beginnt.
    .one = 1 { -rupee }
    .list = Niedrigster Listenpreis
option-off_turn_windows = Handeln zwischen den Würfen
    .help = Wann die anderen aufwerten, tauschen und Hypotheken regeln dürfen.
    .every_throw = Vor jedem Wurf
    .turn_start = Nur zu Beginn eines Zuges
    .off = Gar nicht
option-auto_pass = Wann ich gefragt werde
    .help = Ob du zwischen den Würfen der anderen gefragt wirst. Das kannst du im Spiel jederzeit ändern.
    .never = Immer
    .smart = Wenn es sich lohnt
    .always = Nie
option-trade_offers = Tauschangebote
    .help = So viele Angebote darfst du in jedem Fenster deines Zuges machen; zwischen den Zügen und bei Schulden etwas weniger. 0 schaltet Angebote ab.
option-trade_messages = Nachrichten je Verhandlung
    .help = Angebot und Gegenangebote zusammen. Das letzte kann man nur annehmen oder ablehnen.
option-allow_gifts = Geschenke
    .help = Ein Tausch darf einseitig sein.
option-cash_visible = Sichtbare Rubine
    .help = Ob alle sehen, wie viel Geld die anderen haben.
    .all = Alle sehen alles
    .own = Jeder nur seine eigenen
option-card_memory_aid = Gedächtnisstütze für Karten
    .help = Zeigt, welche Karten schon gezogen wurden und was deshalb als Nächstes kommt.
option-door_fee = Abgabe von 200
    .help = Ob das erste Abgabenfeld immer 200 kostet oder auch zehn Prozent des Vermögens, wenn du das lieber zahlst.
    .flat = Immer 200
    .choice = Du hast die Wahl
option-bankruptcy_deeds = Besitz bei Bankrott
    .help = Ob die Felder eines Bankrotten erst belastet werden, bevor ein anderer sie bekommt.
    .mortgaged = Mit Hypothek
    .as_is = Wie er ist
option-turn_timer_s = Bedenkzeit in Sekunden
    .help = Läuft sie ab, wird für dich entschieden. 0 heißt: ohne Uhr.

option-hr_parking_pot = Topf auf Frei Parken
    .help = Abgaben, Strafen und Kartenzahlungen an die Bank kommen in einen Topf. Wer auf Frei Parken landet, bekommt ihn; danach wird so viel neu hineingelegt.
    .off = Aus
    .v0 = An, leer
    .v100 = An, mit 100
    .v500 = An, mit 500
option-hr_double_go = Doppeltes Gehalt auf LOS
    .help = Wer genau auf LOS landet, bekommt das Doppelte.
option-hr_no_auction = Keine Versteigerung nach Ablehnen
    .help = Ein Feld, das jemand nicht kauft, bleibt einfach bei der Bank.
option-hr_first_lap = Erst nach der ersten Runde kaufen
    .help = Kaufen und bieten darf erst, wer einmal über LOS gekommen ist.
option-hr_no_jail_rent = Keine Miete aus dem Gefängnis
    .help = Wer im Gefängnis sitzt, kassiert keine Miete.
option-hr_uneven = Ungleichmäßig aufwerten
    .help = Die Orte einer Gruppe müssen nicht gleichmäßig wachsen oder verkauft werden.
option-hr_unlimited_upgrades = Unbegrenzter Vorrat
    .help = Der Bank gehen Sprosse und Bäume nie aus.
option-hr_build_on_visit = Nur vor Ort aufwerten
    .help = Aufwerten darfst du nur eine Gruppe, auf der deine Figur steht.
option-hr_rent_immunity = Mietfreie Besuche
    .help = Zu einem Tausch können bis zu zehn Besuche ohne Miete gehören.
option-hr_loans = Kredite
    .help = Zu einem Tausch kann ein Kredit gehören, der nach einigen Zügen zurückgezahlt wird.
option-hr_snake_eyes = Einserpasch zahlt
    .help = Zwei Einsen bringen 500 { -rupees }.
option-hr_no_interest = Keine Zinsen
    .help = Hypotheken kosten beim Ablösen und beim Besitzerwechsel keine zehn Prozent.
option-hr_free_deal = Besitzkarten zum Start
    .help = So viele Besitzkarten bekommt jeder am Anfang. 0 heißt: keine.
option-hr_free_deal_paid = Startkarten bezahlen
    .help = Für die Besitzkarten zum Start zahlt jeder den aufgedruckten Preis.
option-hr_start_cash = Startgeld
    .help = Offiziell sind es 1500.
option-hr_salary = Gehalt
    .help = Was es auf LOS gibt. Offiziell sind es 200.
option-hr_second_bankrupt_ends = Ende beim zweiten Bankrott
    .help = Dann wird das Vermögen gezählt.
option-hr_no_trades = Kein Tausch
    .help = Niemand kann Angebote machen.
option-hr_jail_double_again = Nach Ausbruch nochmal würfeln
    .help = Auch ein Pasch, der dich aus dem Gefängnis befreit, bringt einen weiteren Wurf.
option-item_cards = Gegenstandskarten
    .help = Jeder bekommt eine Karte, die er einmal im Spiel einsetzen darf.

## Computer players

level-random = Würfelt alles aus
level-easy = Leicht
level-normal = Mittel
level-strong = Stark

## What happened: setup and turns

token-taken = { $seat } spielt mit { $token_dat }.
deed-dealt = { $seat } bekommt { $space_acc }.
item-dealt = { $seat } bekommt { $item_acc }.
start-thrown = { $seat } würfelt um den ersten Zug: { $a } und { $b }.
start-tied = Gleichstand: Die Höchsten würfeln noch einmal.
start-found = { $seat } beginnt.
turn-began = Runde { $round }: { $seat } ist am Zug.
dice-thrown = { $seat } würfelt { $a } und { $b }.
doubles-thrown = Pasch! { $seat } würfelt danach noch einmal.
third-doubles = Der dritte Pasch in einem Zug: { $seat } muss ins Gefängnis.
snake-eyes-paid = Zwei Einsen: { $seat } bekommt { rupees }.

## What happened: movement and jail

moved = { $seat } zieht { $space_to }.
moved-back = { $seat } geht zurück { $space_to }.
salary-paid = { $seat } bekommt { rupees } Gehalt.
just-visited = { $seat } ist im Gefängnis nur zu Besuch.
own-deed-visited = { $seat } landet auf eigenem Besitz: { $space }.
parking-rested = { $seat } ruht sich auf Frei Parken aus.
pot-taken = { $seat } bekommt den Topf auf Frei Parken: { rupees }.
jail-entered = { $seat } geht ins Gefängnis.
fine-paid = { $seat } zahlt { rupees } Strafe und kommt frei.
jail-card-used = { $seat } kommt mit einer Gefängnis-frei-Karte frei.
jail-doubles = Pasch! { $seat } kommt aus dem Gefängnis frei.
jail-stayed = Kein Pasch: { $seat } bleibt im Gefängnis (Versuch { $tries }).
jail-fine-forced = Kein Pasch: { $seat } zahlt { rupees } Strafe und verlässt das Gefängnis.

## What happened: cards and taxes

card-drawn = { $seat } zieht aus { $deck_dat } die Karte „{ $card }“.
told-then = { $first } { $then }
jail-card-kept = { $seat } behält die Gefängnis-frei-Karte.
bank-paid = { $seat } bekommt von der Bank { rupees }.
bank-collected = { $seat } zahlt der Bank { rupees }.
repairs-due =
    { $amount ->
        [0] { $seat } hat nichts aufgewertet und zahlt nichts.
       *[other] { $seat } zahlt { rupees } für { sprouts } und { trees }.
    }
seat-paid = { $payer } zahlt { $owner } { rupees }.
tax-paid = { $seat } zahlt { $space_at } { rupees }.

## What happened: buying and auctions

deed-bought = { $seat } kauft { $space_acc } für { rupees }.
buy-declined = { $seat } kauft { $space_acc } nicht.
lap-needed = { $seat } darf erst nach der ersten Runde kaufen.
auction-opened = Die Bank versteigert { $space_acc }.
bid-made = { $seat } bietet { rupees }.
    .series = Die Gebote gehen bis { rupees }, { $seat } führt.
bid-passed = { $seat } passt.
bidder-passed-over = { $seat } kann nicht höher bieten und passt.
maximum-named = { $seat } hat ein Höchstgebot notiert.
auction-won = { $seat } ersteigert { $space_acc } für { rupees }.
auction-unsold = Niemand bietet auf { $space_acc }.

## What happened: rent

rent-paid = { $payer } zahlt { $owner } { rupees } Miete für { $space_acc }.
shop-thrown = { $seat } würfelt für die Ladenmiete: { $a } und { $b }.
no-rent-mortgaged = Auf { $space_dat } liegt eine Hypothek: { $seat } zahlt keine Miete.
no-rent-jailed = { $owner } sitzt im Gefängnis und kassiert keine Miete für { $space_acc }.
rent-forgone = { $owner } verlangt von { $visitor } keine Miete für { $space_acc }.
rent-claim-opened = { $visitor } schuldet dir { rupees } Miete für { $space_acc }. Fordere sie, bevor der Nächste würfelt.
rent-demanded = { $owner } fordert von { $visitor } { rupees } Miete für { $space_acc }.
rent-claim-lapsed = Zu spät: Deine Miete für { $space_acc } ist verfallen.
free-visit-used =
    { $left ->
        [0] { $seat } besucht { $space_acc } mietfrei, zum letzten Mal.
        [one] { $seat } besucht { $space_acc } mietfrei; ein freier Besuch bleibt übrig.
       *[other] { $seat } besucht { $space_acc } mietfrei; { $left } freie Besuche bleiben übrig.
    }

## What happened: upgrades and mortgages

sprout-built = { $seat } pflanzt { $space_at } für { rupees } { sprout.acc } (jetzt { $level }).
tree-built = { $seat } lässt { $space_at } für { rupees } { tree.acc } wachsen.
sprout-sold =
    { $level ->
        [0] { $seat } verkauft { $space_at } für { rupees } { sprout.acc }; dort wächst nun nichts mehr.
       *[other] { $seat } verkauft { $space_at } für { rupees } { sprout.acc } (noch { $level }).
    }
tree-sold = { $seat } verkauft { $space_at } für { rupees } { tree.acc }; { $level } { sprout.many } kommen zurück.
group-sold =
    { $total ->
        [0] { $seat } verkauft in { $group_dat } alle Aufwertungen für { rupees }.
        [one] { $seat } verkauft in { $group_dat } Aufwertungen für { rupees }; eine Stufe bleibt stehen.
       *[other] { $seat } verkauft in { $group_dat } Aufwertungen für { rupees }; { $total } Stufen bleiben stehen.
    }
build-contested = { $seat } will die Aufwertung auch haben und bietet { rupees }.
build-allowed = { $seat } gönnt die Aufwertung.
upgrade-won = { $seat } ersteigert die Aufwertung für { rupees }.
deed-mortgaged = { $seat } nimmt auf { $space_acc } eine Hypothek von { rupees.dat } auf.
mortgage-lifted = { $seat } löst die Hypothek auf { $space_acc } für { rupees } ab.
interest-paid = { $seat } zahlt { rupees } Zinsen für { $space_acc }.

## What happened: trading

trade-offered = { $seat } bietet { $to } einen Tausch an: { $give } gegen { $get }.
trade-countered = { $seat } macht { $to } ein Gegenangebot: { $give } gegen { $get }.
trade-rejected = { $seat } lehnt das Angebot von { $to } ab.
trade-made = { $seat } und { $to } tauschen: { $give } gegen { $get }.
loan-due = { $payer } zahlt { $owner } einen Kredit von { rupees.dat } zurück.

## What happened: debts and the end

debt-opened = { $payer } schuldet { rupees } und muss noch { $short } auftreiben.
debt-void = Die Schuld von { $payer } ist hinfällig.
bankrupt-to-seat =
    { $amount ->
        [0] { $seat } ist bankrott. Der ganze Besitz geht an { $owner }.
       *[other] { $seat } ist bankrott. { rupees } und der ganze Besitz gehen an { $owner }.
    }
bankrupt-to-bank = { $seat } ist bankrott. Alles fällt an die Bank.
resigned = { $seat } gibt auf.
auto-pass-set =
    { $mode ->
        [never] { $seat } möchte vor jedem Wurf gefragt werden.
        [always] { $seat } möchte zwischen den Würfen nicht gefragt werden.
       *[smart] { $seat } möchte gefragt werden, wenn es sich lohnt.
    }
time-ran-out = Die Zeit ist um: Das ist die letzte Runde.
limit-reached = Nach Runde { $round } ist Schluss. Jetzt wird das Vermögen gezählt.
game-won = { $seat } gewinnt!
wealth-won = { $seat } gewinnt mit einem Vermögen von { rupees.dat }!
wealth-shared = Gleichstand: Der Sieg wird geteilt, mit einem Vermögen von je { rupees.dat }.

## What happened: item cards

item-used = { $seat } setzt { $item_acc } ein.
deeds-swapped = { $seat } gibt { $to } { $space_acc } und bekommt { $other_acc }.
purchase-taken = { $seat } zahlt { $to } { rupees } und übernimmt { $space_acc }.
deed-returned = Die Bank nimmt { $space_acc } zurück und zahlt { $seat } { rupees }.
rent-escaped = { $seat } zahlt dieses Mal keine Miete für { $space_acc }.

## What is asked

decide-token = Such dir eine Figur aus.
    .waiting = { $seat } sucht sich eine Figur aus.
decide-own =
    { $closing ->
        [0] Du bist am Zug: Verwalte deinen Besitz, dann würfle.
       *[other] Du kannst noch deinen Besitz verwalten. Dann beende deinen Zug.
    }
    .waiting = { $seat } ist am Zug.
    .jailed = Du sitzt im Gefängnis: Zahl die Strafe, nimm eine Karte oder versuch es mit einem Pasch.
decide-table =
    { $limited ->
        [0] Gleich wird gewürfelt. Möchtest du vorher noch etwas tun?
       *[other] Gleich wird gewürfelt. Möchtest du vorher Miete fordern?
    }
    .waiting = { $seat } darf vor dem Wurf noch handeln.
decide-buy = Möchtest du { $space_acc } für { $price } { -rupees } kaufen? Sonst wird das Feld versteigert.
    .waiting = { $seat } überlegt, { $space_acc } zu kaufen.
    .unauctioned = Möchtest du { $space_acc } für { $price } { -rupees } kaufen?
decide-deed-bid = Biete mindestens { $least } für { $space_acc }, oder passe.
    .waiting = { $seat } überlegt, für { $space_acc } zu bieten.
decide-bid = Biete mindestens { $least } für die Aufwertung, oder passe.
    .waiting = { $seat } überlegt, für die Aufwertung zu bieten.
decide-maximum = Wie viel zahlst du höchstens für { $space_acc }? Niemand sieht deine Zahl; 0 heißt: kein Gebot.
    .waiting = { $seat } notiert ein Höchstgebot.
decide-contest = { $builder } will { $space_at } aufwerten, aber der Vorrat ist knapp. Gönn es, oder biete mindestens { $least }.
    .waiting = { $seat } überlegt, ob { $builder } die Aufwertung bekommt.
decide-place =
    { $tree ->
        [0] Wohin pflanzt du deinen { -sprout-word }?
       *[other] Wo wächst dein { -tree-word }?
    }
    .waiting = { $seat } wählt einen Ort für die Aufwertung.
decide-tax = Zahlst du { rupees } oder zehn Prozent deines Vermögens?
    .waiting = { $seat } entscheidet, wie viel Abgabe zu zahlen ist.
decide-demand = { $visitor } steht { $space_at }. Forderst du { rupees } Miete?
    .waiting = { $seat } entscheidet, ob { $visitor } Miete zahlt.
decide-debt = Du musst { rupees } an { $creditor } zahlen und hast zu wenig. Verkaufe, belaste oder tausche.
    .waiting = { $seat } muss { rupees } auftreiben.
decide-trade = { $proposer } bietet dir { $get } gegen { $give }.
    .waiting = { $seat } denkt über das Angebot von { $proposer } nach.
decide-receipt = Du bekommst { $space_acc } mit einer Hypothek. Löst du sie gleich ab, oder zahlst du nur die Zinsen?
    .waiting = { $seat } entscheidet über die Hypothek auf { $space_acc }.
decide-item = Möchtest du jetzt { $item_acc } einsetzen?
    .waiting = { $seat } überlegt, { $item_acc } einzusetzen.

## Why something cannot be done

why-not-your-turn = Gerade ist jemand anderes gefragt.
why-game-over = Das Spiel ist vorbei.
why-not-offered = Das geht jetzt nicht.
why-token-taken = Diese Figur hat schon jemand.
why-token-first = Such dir zuerst eine Figur aus.
why-throw-first = Du musst erst würfeln.
why-thrown-already = Du hast schon gewürfelt.
why-not-between = Das geht nur, wenn du selbst am Zug bist.
why-not-here = Während du Geld beschaffst, kannst du nur verkaufen und Hypotheken aufnehmen.
why-only-claims = Du kannst jetzt nur Miete fordern oder verzichten.
why-not-jailed = Du sitzt nicht im Gefängnis.
why-no-jail-card = Du hast keine solche Gefängnis-frei-Karte.
why-too-late-for-jail = Du hast schon gewürfelt. Erst in deinem nächsten Zug kannst du wieder hinaus.
why-fine-too-dear = Für die Strafe brauchst du { rupees }.
why-buy-or-auction = Entscheide erst, ob du kaufst.
why-deed-too-dear = Zum Kaufen brauchst du { rupees }.
why-tax-first = Entscheide erst, wie du die Abgabe zahlst.
why-demand-or-forgo = Entscheide erst, ob du die Miete forderst.
why-no-claim = Hier gibt es keine Miete zu fordern.
why-bid-too-low = Du musst mindestens { rupees } bieten.
why-bid-over-cash =
    { $amount ->
        [0] Du hast keine { -rupees } zum Bieten.
       *[other] Du hast nur { rupees }.
    }
why-not-at-auction = Während der Versteigerung kannst du nur bieten, passen, verkaufen und Hypotheken aufnehmen.
why-not-at-proxy = Beim verdeckten Höchstgebot kannst du vorher nichts verkaufen oder belasten.
why-not-yours = Das gehört dir nicht.
why-not-upgradable = Verkehrsmittel und Läden lassen sich nicht aufwerten.
why-group-incomplete = Damit hier etwas wachsen kann, muss dir die ganze Farbgruppe gehören.
why-group-mortgaged = In dieser Gruppe liegt eine Hypothek.
why-fully-grown = Hier steht schon ein { -tree-word }.
why-grow-evenly = Werte gleichmäßig auf: Zuerst sind die anderen Orte der Gruppe dran.
why-no-sprouts = Die Bank hat keine { sprout.many } mehr.
why-no-trees = Die Bank hat keine { tree.many } mehr.
why-upgrade-too-dear = Die Aufwertung kostet { rupees }.
why-build-on-visit = Hausregel: Aufwerten kannst du nur eine Gruppe, auf der deine Figur steht.
why-nothing-grows = Hier gibt es nichts zu verkaufen.
why-sell-evenly = Verkauf gleichmäßig: Zuerst sind die Orte mit den meisten Aufwertungen dran.
why-sprouts-for-tree = Die Bank hat nicht genug { sprout.many }, um den { -tree-word } zurückzunehmen. Verkauf die Gruppe gemeinsam herunter.
why-group-sale-needless = Hier kannst du einzeln verkaufen.
why-group-sale-impossible = So viele Stufen können nicht stehen bleiben.
why-not-contested = Gönn die Aufwertung, oder biete selbst.
why-not-to-place = Hier darf die Aufwertung nicht hin.
why-built-here = In dieser Gruppe hast du eben erst aufgewertet.
why-sold-here = In dieser Gruppe hast du eben erst verkauft.
why-lifted-here = Diese Hypothek hast du eben erst abgelöst.
why-pledged-here = Diese Hypothek hast du eben erst aufgenommen.
why-mortgaged-already = Hier liegt schon eine Hypothek.
why-sell-upgrades-first = Verkauf zuerst alle Aufwertungen der Gruppe.
why-not-mortgaged = Hier liegt keine Hypothek.
why-lift-too-dear = Um diese Hypothek abzulösen, brauchst du { rupees }.
why-receipt-first = Entscheide erst, was mit der Hypothek geschieht.
why-still-solvent = Du kannst noch zahlen: Verkaufe oder belaste, was du hast.
why-no-partner = Mit diesem Platz kannst du nicht tauschen.
why-not-givers-deed = Dieses Feld gehört nicht dem, der es geben soll.
why-not-givers-card = Diese Karte hat nicht der, der sie geben soll.
why-trade-upgraded = In der Gruppe eines dieser Felder stehen noch Aufwertungen.
why-rupees-on-both-sides = Nur eine Seite kann { -rupees } geben.
why-no-gifts = Beide Seiten müssen etwas geben.
why-only-rupees = Zu einem Tausch gehört mindestens ein Feld oder eine Karte.
why-no-promises = Versprechen gelten hier nicht.
why-promise-too-large = So viel kann man nicht versprechen.
why-trade-too-dear = { $seat } hat keine { $amount } { -rupees }.
why-tenths-too-dear = { $seat } könnte danach die Zinsen von { rupees.dat } nicht zahlen.
why-no-trades-left = Mehr Angebote kannst du jetzt nicht machen.
why-offered-before = Genau das wurde schon abgelehnt. Versuch es in deinem nächsten Zug wieder.
why-debtor-loses = Wer Schulden hat, darf durch einen Tausch nicht ärmer werden.
why-last-message = Das war das letzte Wort: annehmen oder ablehnen.
why-answer-first = Beantworte erst das Angebot.
why-item-or-skip = Entscheide erst, ob du deine Gegenstandskarte einsetzt.
why-not-your-item = Diese Gegenstandskarte hast du nicht.
why-item-has-no-use = Damit würde jetzt nichts geschehen.

## Small words

the-bank = die Bank
    .acc = die Bank
    .dat = der Bank
short-name = { $space_short }
list-nothing = nichts
list-two = { $first } und { $second }
list-more = { $first }, { $rest }
part-deed = { $space_acc }
part-jail-card = die Gefängnis-frei-Karte aus { $deck_dat }
part-visits =
    { $count ->
        [one] einen mietfreien Besuch { $space_at }
       *[other] { $count } mietfreie Besuche { $space_at }
    }
part-loan =
    { $turns ->
        [one] eine Rückzahlung von { rupees.dat } nach einem Zug
       *[other] eine Rückzahlung von { rupees.dat } nach { $turns } Zügen
    }
