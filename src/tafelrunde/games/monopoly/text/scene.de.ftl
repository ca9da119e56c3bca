### Rupee Monopoly in German: what stands on the table, what is asked, what may be done, and what the banker remarks.
### `rupees`, `sprouts`, `trees`, `sprout` and `tree` are messages of the theme.

## Small words

name = { $seat }
count = { $count }
card-flavour = { $card_flavour }
mortgaged = Mit Hypothek
pot = Im Topf

## Zones

zone-board = Spielplan
zone-dice = Würfel
zone-bank = Vorrat der Bank
stock-sprouts = { sprout.label } in der Bank
stock-trees = { tree.label } in der Bank

## Spaces and seats

note-price = { $amount }
note-rent = Miete { $amount }
note-shop-rent = { $amount } × Wurf
note-pay = Zahle { $amount }
note-receive = +{ $amount }
note-pot = Topf { $amount }
in-jail = Im Gefängnis
just-visiting = Nur zu Besuch
token-of = { $seat }: { $token }
wealth = Vermögen
badge-out = Ausgeschieden in Runde { $round }
badge-money-hidden = Wie viel Geld hier liegt, ist geheim
badge-jailed = Im Gefängnis, { $tries ->
        [0] noch kein Versuch
        [one] ein Versuch bisher
       *[other] { $tries } Versuche bisher
    }
badge-jail-card = Gefängnis-frei-Karte aus { $deck_dat }
badge-debt = Muss Geld auftreiben
badge-snoozes = Möchte bis zum eigenen Zug nicht gefragt werden
badge-auto-pass-never = Möchte vor jedem Wurf gefragt werden
badge-auto-pass-smart = Möchte gefragt werden, wenn es sich lohnt
badge-auto-pass-always = Möchte zwischen den Würfen nicht gefragt werden
pip-mortgaged = { $space } (mit Hypothek)
pip-grown = { $space } ({ $plants })

## Caption

caption-round = Runde { $round }
caption-round-house = Runde { $round } · mit Hausregeln
caption-limit = Runde { $round } von { $rounds }
caption-limit-house = Runde { $round } von { $rounds } · mit Hausregeln
caption-last-round = Runde { $round }, die letzte
caption-last-round-house = Runde { $round }, die letzte · mit Hausregeln

## What is asked: the questions themselves stand with the events

question-waiting = { $question_waiting }
question-jailed = { $question_jailed }
question-unauctioned = { $question_unauctioned }
over-won = { $seat } hat gewonnen!
over-shared = Das Spiel ist vorbei, und der Sieg wird geteilt.

## Panels

panel-purchase = Zu verkaufen: { $space }
panel-cash = { $seat } hat
panel-unsold = noch bei der Bank
panel-of = { $seat }
panel-auction = Versteigerung: { $space }
panel-auction-upgrade = Versteigerung: eine Aufwertung
panel-list-price = Listenpreis
panel-no-bid = Noch kein Gebot
panel-least = mindestens { rupees }
panel-least-bid = Mindestgebot
panel-leads = { $seat } führt mit
bidder-passed = hat gepasst
bidder-leads = führt
bidder-asked = überlegt
bidder-waits = ist noch dabei
bidder-named = hat notiert
panel-contest = Der Vorrat reicht nicht für alle
panel-builder = { $seat } will { $space_at } aufwerten
panel-place-sprout = Zu pflanzen: { sprout }
panel-place-tree = Zu pflanzen: { tree }
panel-place-where = Gesucht ist ein Ort, der dafür bereit ist.
panel-debt = { $seat } muss Geld auftreiben
panel-owes = Zu zahlen an { $owner }
panel-short = Es fehlen noch
panel-raisable = Lässt sich höchstens aufbringen
panel-cannot-pay = Das reicht nicht. Jetzt hilft nur noch ein Tausch.
panel-trade = { $seat } bietet { $to } einen Tausch an
panel-gives = { $seat } gibt
panel-gives-nothing = nichts
panel-mortgaged = Hypothek auf { $space_acc }: { $amount } Zinsen oder { $lift } zum Ablösen
panel-completes = { $seat } hätte dann { $group_acc } vollständig
panel-message = Nachricht { $number } von { $most }
panel-receipt = Hypothek auf { $space_acc }
panel-keep = Behalten und Zinsen zahlen
panel-lift-now = Gleich ablösen
panel-tax-flat = Der aufgedruckte Betrag
panel-tax-percent = Zehn Prozent des Vermögens
panel-demand = Miete für { $space_acc }
panel-visitor = { $seat } ist zu Besuch
panel-rent = Miete
panel-agreements = Was noch offen ist
panel-claim = { $seat } schuldet dir Miete für { $space_acc }
panel-visits = Mietfreie Besuche von { $seat } bei { $owner }: { $space }
panel-loan =
    { $turns ->
        [one] { $seat } zahlt { $owner } in einem Zug zurück
       *[other] { $seat } zahlt { $owner } in { $turns } Zügen zurück
    }

## Sheets

sheet-unsold = Bei der Bank zu haben für
sheet-owner = Gehört { $seat }
sheet-is-mortgaged = Mit einer Hypothek belastet: keine Miete
panel-row = { $row }
panel-refused = In diesem Zug abgelehnt
panel-refused-offer = { $seat } gibt { $get } nicht für { $give } her.
refused-completes = { $owner } hätte dann { $group_acc } ganz.
refused-breaks = { $seat } müsste { $group_acc } auseinanderreißen.
refused-loses = { $seat } stünde um etwa { rupees } schlechter da.
refused-even = Keine Seite gewänne mehr als die andere: { $seat } ist das zu wenig.
talk-refuses-completes = Dann hättest du { $group_acc } ganz, { $owner }.
talk-refuses-breaks = Dafür müsste ich { $group_acc } auseinanderreißen.
talk-refuses-loses = Damit stünde ich um etwa { rupees } schlechter da.
talk-refuses-even = Davon hätte ich zu wenig.
panel-rents = { $amount }, ganze Gruppe { $whole }
panel-rents-with = Mit 1 bis { $count } { sprout.many_dat }, mit dem { -tree-word }
panel-rents-grown = { $sprouts }, dann { $tree }
panel-rents-transports = Miete mit 1 bis { $count } Verkehrsmitteln
panel-rents-shops = { $one } × Wurf, mit beiden Läden { $both } ×
bidder-purse = { $seat } hat { $amount }
sheet-rent = Miete
sheet-rent-group = Miete mit der ganzen Gruppe
sheet-rent-with = Miete mit { $plants_dat }
sheet-rent-transports =
    { $count ->
        [one] Miete mit einem Verkehrsmittel
       *[other] Miete mit { $count } Verkehrsmitteln
    }
sheet-rent-shop-one = Miete mit einem Laden
sheet-rent-shop-both = Miete mit allen Läden
sheet-times-throw = { $factor } × Wurf
sheet-price = Preis
sheet-upgrade = Jede Aufwertung kostet
sheet-mortgage = Hypothek bringt
sheet-lift = Ablösen kostet
sheet-go = Wer auf oder über LOS kommt, bekommt { rupees } Gehalt.
sheet-double-go = Wer genau hier landet, bekommt { rupees }.
sheet-cards = Zieh die oberste Karte und tu, was sie sagt.
sheet-tax = Zahle { rupees } an die Bank.
sheet-tax-choice = Stattdessen darfst du zehn Prozent deines Vermögens zahlen.
sheet-jail = Drei Wege führen hinaus: ein Pasch, eine Gefängnis-frei-Karte oder { rupees } Strafe.
sheet-visit = Wer mit einem normalen Zug hier landet, ist nur zu Besuch.
sheet-inmate =
    { $tries ->
        [0] { $seat } sitzt im Gefängnis
        [one] { $seat } sitzt nach einem Versuch noch im Gefängnis
       *[other] { $seat } sitzt nach { $tries } Versuchen noch im Gefängnis
    }
sheet-free = Ruh dich aus: Hier passiert nichts.
sheet-go-to-jail = Du gehst direkt ins Gefängnis. Gehalt gibt es nicht, und dein Zug ist zu Ende.
sheet-deck = Die Karten der Reihe nach, wie alle sie gesehen haben
sheet-deck-unseen =
    { $count ->
        [one] Zuerst eine Karte, die noch niemand gesehen hat
       *[other] Zuerst { $count } Karten, die noch niemand gesehen hat
    }
item-once = Gegenstandskarte, einmal im Spiel einzusetzen

## Offers: groups

group-build = Aufwerten
group-raise = Geld beschaffen
group-sell = Aufwertungen verkaufen
group-mortgage = Hypotheken aufnehmen
group-last = Wenn nichts mehr geht
group-lift = Hypotheken ablösen
group-trade = Tauschen
group-jail = Aus dem Gefängnis
group-item = Gegenstandskarte
group-rent = Miete fordern

## Offers: names

offer-roll = Würfeln
offer-roll-jailed = Auf einen Pasch würfeln ({ $tries }. Versuch)
offer-end-turn = Zug beenden
offer-done = Fertig
offer-snooze = Bis zu meinem Zug aussetzen
offer-pay-fine = Strafe zahlen
offer-use-card = Gefängnis-frei-Karte aus { $deck_dat } einsetzen
offer-buy = Kaufen
offer-decline = Versteigern lassen
offer-decline-no-auction = Nicht kaufen
offer-bid = { $amount } bieten
offer-pass = Passen
offer-allow = Gönnen
offer-accept = Annehmen
offer-reject = Ablehnen
offer-counter = Gegenangebot machen
offer-lift-now = Hypothek ablösen
offer-keep = Nur die Zinsen zahlen
offer-bankrupt = Bankrott erklären
offer-resign = Aufgeben
offer-demand = Miete fordern
offer-demand-claim = { $seat }, { $space }
offer-forgo = Auf die Miete verzichten
offer-skip-item = Noch aufheben
offer-tree = { $space }: { tree }
offer-one-on-each = Je ein { -sprout-word }: { $group }
offer-trees-on-each = Je ein { -tree-word }: { $group }
offer-sell-group =
    { $total ->
        [0] { $group }: alles verkaufen
        [one] { $group }: bis auf eine Stufe
       *[other] { $group }: bis auf { $total } Stufen
    }
offer-tax-flat = Der aufgedruckte Betrag
offer-tax-percent = Zehn Prozent meines Vermögens
offer-item = { $item } einsetzen
offer-item-seat = { $item }: mit { $seat } tauschen
offer-item-space = { $item }: { $space_acc } zurückgeben
offer-auto-pass-never = Vor jedem Wurf fragen
offer-auto-pass-smart = Fragen, wenn es sich lohnt
offer-auto-pass-always = Zwischen den Würfen nicht fragen
refused-build = In dieser Gruppe aufwerten
refused-sell = Weitere Aufwertungen verkaufen
refused-mortgage = Weitere Hypotheken aufnehmen
refused-lift = Hypotheken ablösen

## Offers: what they cost or bring, and questions

note-costs = −{ $amount }
note-costs-left = −{ $amount }, danach hast du { $left }
note-brings = +{ $amount }
note-build = −{ $amount }: Miete { $rent } mit { $plants_dat }
note-place = Miete { $rent } mit { $plants_dat }
note-mortgage = +{ $amount }, keine Miete, bis du { $lift } zahlst
note-pass-final = Dann bist du bei dieser Versteigerung raus
note-swap = { $space_acc } gegen { $other_acc }
note-returned = { $seat } bekommt { $amount }
confirm-bankrupt = Alles, was du hast, geht an den Gläubiger, und du scheidest aus. Möchtest du das wirklich?
confirm-resign = Das ist endgültig: Du scheidest aus und verlierst alles, was du hast. Möchtest du das wirklich?
confirm-item = Diese Karte wirkt nur einmal. Möchtest du sie jetzt einsetzen?

## Forms

form-bid = Höher bieten
form-max = Höchstgebot nennen
form-contest = Selbst bieten
form-trade = Tausch anbieten
form-counter = Gegenangebot an { $seat }
form-sell = Aufwertung verkaufen
form-sell-group = Gruppe zurückbauen
form-mortgage = Hypothek aufnehmen
submit-bid = Bieten
submit-max = Notieren
submit-contest = Bieten
submit-trade = Anbieten
submit-counter = Gegenangebot machen
submit-sell = Verkaufen
submit-sell-group = Verkaufen
submit-mortgage = Hypothek aufnehmen
field-amount = { money }
field-rupees = { money }
field-partner = Mit wem?
field-things = Felder und Karten
field-visits = Mietfreie Besuche
field-visit-count = Wie viele Besuche?
field-loan = Kredit
field-loan-amount = Rückzahlung
field-loan-turns = Nach wie vielen Zügen?
field-sell = Von welchem Ort?
field-sell-group = Welche Gruppe, und wie weit?
field-mortgage = Auf welches Feld?
choice-none = Keine
choice-repay = Später zurückzahlen
choice-mortgaged = Hypothek: { $amount } Zinsen oder { $lift } zum Ablösen
quick-more = +{ $amount }
quick-price = Preis: { $amount }
quick-all = Alles: { $amount }
quick-amount = { $amount }
your-cash = Du hast
trade-you-give = Du gibst
trade-you-get = Du bekommst
trade-left =
    { $count ->
        [one] Du kannst jetzt noch ein Angebot machen.
       *[other] Du kannst jetzt noch { $count } Angebote machen.
    }

## Remarks

remark-fair = Das sieht nach einem fairen Tausch aus.
remark-you-gain = Ein gutes Geschäft für dich: etwa { rupees } zu deinen Gunsten.
remark-you-lose = Ein schlechtes Geschäft für dich: etwa { rupees } zugunsten von { $seat }.
remark-completes-yours = Du hättest dann { $group_acc } vollständig.
remark-completes-theirs = { $seat } hätte dann { $group_acc } vollständig.
remark-breaks-yours = Du hättest dann { $group_acc } nicht mehr vollständig.
remark-tenths-yours = Du müsstest der Bank sofort { rupees } Zinsen zahlen.
remark-tenths-theirs = { $seat } müsste der Bank sofort { rupees } Zinsen zahlen.
remark-above-price = Das sind { $amount } mehr als der aufgedruckte Preis.
remark-left = Danach hast du noch { rupees }.

## The end

curve-wealth = Vermögen, Runde für Runde
part-out = Bankrott in Runde { $round }: Alles ging an die Bank
part-out-to = Bankrott in Runde { $round }: Alles ging an { $owner }
part-free-deeds = Felder zum Preis
part-mortgaged-deeds = Felder mit Hypothek zum halben Preis
part-sprouts = { sprout.label }
part-trees = { tree.label } samt ihren { sprout.many_dat }
part-tie = Gleiches Vermögen: mehr Rubine entscheiden

phrase-make-offer = Mach mir ein Angebot.
phrase-too-dear = Das ist mir zu viel.
phrase-perhaps-later = Vielleicht später.
