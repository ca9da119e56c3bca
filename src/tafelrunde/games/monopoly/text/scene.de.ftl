### Rupee Monopoly in German: what stands on the table, what is asked, what may be done, and what the banker remarks.
### `rupees`, `sprouts`, `trees`, `sprout` and `tree` are messages of the theme.

## Small words

name = { $seat }
count = { $count }
card-flavour = { $card_flavour }
mortgaged = mit Hypothek
pot = Im Topf

## Zones

zone-board = Spielbrett
zone-dice = Würfel
zone-bank = Bank
stock-sprouts = { sprout.many } in der Bank
stock-trees = { tree.many } in der Bank

## Spaces and seats

note-price = { $amount }
note-rent = Miete { $amount }
note-shop-rent = { $amount } × Wurf
note-pay = Zahle { $amount }
note-receive = + { $amount }
note-pot = Topf { $amount }
in-jail = Im Gefängnis
just-visiting = Nur zu Besuch
just-visiting-short = Nur zu Besuch
token-of = { $seat }: { $token }
wealth = Vermögen
badge-out = Bankrott in Runde { $round }
badge-money-hidden = Wie viel Geld da ist, bleibt geheim
badge-jailed = Im Gefängnis, { $tries ->
        [0] noch kein Versuch
        [one] ein Versuch bisher
       *[other] { $tries } Versuche bisher
    }
badge-jail-card = Gefängniskarte aus { $deck_dat }
badge-debt = In Schulden
badge-snoozes = Will bis zum eigenen Zug nicht gefragt werden
badge-auto-pass-never = Will vor jedem Wurf gefragt werden
badge-auto-pass-smart = Will gefragt werden, wenn es sich lohnt
badge-auto-pass-always = Will zwischen den Würfen nicht gefragt werden
pip-mortgaged = { $space } (mit Hypothek)
pip-grown = { $space } ({ $plants })

## Caption

caption-round = Runde { $round }
caption-limit = Runde { $round } von { $rounds }
caption-last-round = Runde { $round }, die letzte

## What is asked: the questions themselves stand with the events

question-waiting = { $question_waiting }
question-jailed = { $question_jailed }
question-unauctioned = { $question_unauctioned }
over-won = { $seat } hat gewonnen.
over-shared = Das Spiel ist aus, und der Sieg wird geteilt.

## Panels

panel-purchase = Zu kaufen: { $space }
panel-cash = { $seat } hat
panel-unsold = bei der Bank
panel-of = { $seat }
panel-auction = Versteigerung: { $space }
panel-auction-upgrade = Versteigerung einer Aufwertung
panel-list-price = Listenpreis
panel-no-bid = Noch kein Gebot
panel-least = ab { rupees.dat }
panel-least-bid = Mindestgebot
panel-leads = { $seat } führt mit
bidder-passed = ausgestiegen
bidder-leads = führt
bidder-asked = überlegt
bidder-waits = noch dabei
bidder-named = hat sich entschieden
panel-contest = Es reicht nicht für alle
panel-builder = { $seat } will { $space_acc } aufwerten
panel-place-sprout = { sprout } zu pflanzen
panel-place-tree = { tree } zu pflanzen
panel-place-where = Wähle einen Ort, der dafür bereit ist.
panel-debt = { $seat } hat Schulden
panel-owes = Zu zahlen an { $owner }
panel-short = Es fehlen noch
panel-raisable = Alles, was sich zu Geld machen lässt
panel-cannot-pay = Das reicht nicht. Jetzt hilft nur noch ein Tausch.
panel-trade = { $seat } bietet { $to } einen Tausch an
panel-gives = { $seat } gibt
panel-gives-nothing = nichts
panel-mortgaged = Hypothek auf { $space_dat }: { $amount } Zinsen, oder { $lift } zum Ablösen
panel-completes = Damit hat { $seat } { $group_acc } vollständig
panel-message = Nachricht { $number } von { $most }
panel-receipt = Mit Hypothek: { $space }
panel-keep = Nur die Zinsen
panel-lift-now = Ablösen
panel-tax-flat = Der aufgedruckte Betrag
panel-tax-percent = Zehn Prozent des Vermögens
panel-demand = Miete für { $space_acc }
panel-visitor = Zu Besuch: { $seat }
panel-rent = Miete
panel-agreements = Was noch offen ist
panel-claim = { $seat } schuldet dir Miete für { $space_acc }
panel-visits = { $seat } besucht { $space_acc } von { $owner } mietfrei
panel-loan =
    { $turns ->
        [one] { $seat } zahlt { $owner } in einem Zug zurück
       *[other] { $seat } zahlt { $owner } in { $turns } Zügen zurück
    }

## Sheets

sheet-unsold = Bei der Bank zu kaufen
sheet-owner = Gehört { $seat }
sheet-is-mortgaged = Mit Hypothek: keine Miete
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
sheet-go = Wer hier ankommt oder vorbeizieht, bekommt { rupees }.
sheet-double-go = Wer genau hier ankommt, bekommt { rupees }.
sheet-cards = Zieh die oberste Karte und tu, was sie sagt.
sheet-tax = Zahle { rupees } an die Bank.
sheet-tax-choice = Oder zahle zehn Prozent deines Vermögens.
sheet-jail = Drei Wege hinaus: { rupees } zahlen, eine Gefängniskarte einsetzen oder einen Pasch werfen.
sheet-visit = Wer einfach hier ankommt, ist nur zu Besuch.
sheet-inmate =
    { $tries ->
        [0] { $seat } sitzt im Gefängnis
        [one] { $seat } sitzt nach einem Versuch noch im Gefängnis
       *[other] { $seat } sitzt nach { $tries } Versuchen noch im Gefängnis
    }
sheet-free = Hier geschieht nichts.
sheet-go-to-jail = Geh sofort ins Gefängnis. Kein Gehalt, und der Zug ist zu Ende.
item-once = Gegenstandskarte, einmal einzusetzen

## Offers: groups

group-build = Aufwerten
group-raise = Geld beschaffen
group-lift = Hypotheken ablösen
group-trade = Tauschen
group-jail = Aus dem Gefängnis
group-item = Gegenstandskarte
group-rent = Miete fordern

## Offers: names

offer-roll = Würfeln
offer-roll-jailed = Um einen Pasch würfeln ({ $tries }. Versuch)
offer-end-turn = Zug beenden
offer-done = Weiter
offer-snooze = Vor meinem Zug nicht mehr fragen
offer-pay-fine = Die Strafe zahlen
offer-use-card = Die Gefängniskarte aus { $deck_dat } einsetzen
offer-buy = Kaufen
offer-decline = Versteigern lassen
offer-decline-no-auction = Nicht kaufen
offer-pass = Aussteigen
offer-allow = Geschehen lassen
offer-accept = Annehmen
offer-reject = Ablehnen
offer-counter = Ein Gegenangebot machen
offer-lift-now = Die Hypothek ablösen
offer-keep = Nur die Zinsen zahlen
offer-bankrupt = Bankrott erklären
offer-resign = Das Spiel verlassen
offer-demand = Miete fordern
offer-demand-claim = { $seat }, { $space }
offer-forgo = Nichts fordern
offer-skip-item = Noch aufheben
offer-build = { $space }
offer-build-tree = { $space }: ein Baum
offer-sell = Aufwertung verkaufen: { $space }
offer-sell-tree = Baum verkaufen: { $space }
offer-sell-group =
    { $total ->
        [0] { $group }: alles verkaufen
        [one] { $group }: bis auf eine Stufe
       *[other] { $group }: bis auf { $total } Stufen
    }
offer-mortgage = Hypothek aufnehmen: { $space }
offer-lift = { $space }
offer-tax-flat = Der aufgedruckte Betrag
offer-tax-percent = Zehn Prozent meines Vermögens
offer-item = { $item } einsetzen
offer-item-seat = { $item }: { $seat }
offer-item-space = { $item }: { $space }
offer-auto-pass-never = Vor jedem Wurf fragen
offer-auto-pass-smart = Fragen, wenn es sich lohnt
offer-auto-pass-always = Zwischen den Würfen nie fragen
refused-build = Diese Gruppe aufwerten
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
note-pass-final = Dann bist du aus dieser Versteigerung draußen
note-swap = { $space } gegen { $other }
note-returned = { $seat } bekommt { $amount }
confirm-bankrupt = Alles, was du hast, geht an den Gläubiger, und du scheidest aus. Bist du sicher?
confirm-resign = Das gilt endgültig: Alles, was du hast, geht zurück, und du scheidest aus. Bist du sicher?
confirm-item = Diese Karte wirkt nur einmal. Jetzt einsetzen?

## Forms

form-bid = Bieten
form-max = Höchstgebot nennen
form-contest = Dagegen bieten
form-trade = Tausch anbieten
form-counter = Gegenangebot an { $seat }
form-sell = Aufwertung verkaufen
form-sell-group = Gruppe zurückbauen
form-mortgage = Hypothek aufnehmen
submit-bid = Bieten
submit-max = Notieren
submit-contest = Bieten
submit-trade = So anbieten
submit-counter = So anbieten
submit-sell = Verkaufen
submit-sell-group = Verkaufen
submit-mortgage = Aufnehmen
field-amount = { money }
field-rupees = { money }
field-partner = Mit wem?
field-things = Besitz und Karten
field-visits = Mietfreie Besuche
field-visit-count = Wie viele Besuche
field-loan = Ein Kredit
field-loan-amount = Rückzahlung
field-loan-turns = Nach wie vielen Zügen
field-sell = Von welchem Ort?
field-sell-group = Welche Gruppe, und wie weit?
field-mortgage = Auf welchen Besitz?
choice-none = keine
choice-repay = später zurückzahlen
choice-mortgaged = mit Hypothek: { $amount } Zinsen, oder { $lift } zum Ablösen
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

remark-fair = Das sieht gerecht aus.
remark-you-gain = Ein gutes Geschäft für dich: Du stehst um etwa { rupees } besser da als { $seat }.
remark-you-lose = Ein schlechtes Geschäft für dich: { $seat } steht um etwa { rupees } besser da als du.
remark-completes-yours = Du hättest { $group_acc } vollständig.
remark-completes-theirs = { $seat } hätte { $group_acc } vollständig und könnte mehr daraus machen.
remark-breaks-yours = Du hättest { $group_acc } nicht mehr vollständig.
remark-tenths-yours = Du müsstest der Bank sofort { rupees } Zinsen zahlen.
remark-tenths-theirs = { $seat } müsste der Bank sofort { rupees } Zinsen zahlen.
remark-above-price = Das sind { $amount } mehr als der aufgedruckte Preis.
remark-left = Dir blieben { rupees }.

## The end

curve-wealth = Vermögen, Runde für Runde
part-out = Bankrott in Runde { $round }
part-free-deeds = Besitz zum Preis
part-mortgaged-deeds = Besitz mit Hypothek zum halben Preis
part-sprouts = { sprout.many }
part-trees = { tree.many } mit allem, was in ihnen steckt
