### Hilfe: Merkmale einer Stellung, für Tipps. `rupees` nimmt $amount.

feature-cash = das Geld in deiner Kasse
feature-cash-more = Du behältst etwa { rupees } mehr in der Kasse.
feature-cash-less = Du hast danach etwa { rupees } weniger in der Kasse.
feature-deeds = dein Besitz
feature-deeds-more = Dein Besitz ist danach etwa { rupees } mehr wert.
feature-deeds-less = Dein Besitz ist danach etwa { rupees } weniger wert.
feature-rent = die Mieten, die du einnehmen wirst
feature-rent-more = Du kannst in jeder Runde mit etwa { rupees.dat } mehr Miete rechnen.
feature-rent-less = Du musst in jeder Runde mit etwa { rupees.dat } weniger Miete rechnen.
feature-rivals = die Mieten deines stärksten Gegners
feature-rivals-more = Deinem stärksten Gegner entgehen etwa { rupees } Miete je Runde.
feature-rivals-less = Dein stärkster Gegner nimmt in jeder Runde etwa { rupees } mehr Miete ein.
feature-danger = die Miete, die dein nächster Wurf kosten kann
feature-danger-more = Dein nächster Wurf ist dann um etwa { rupees } weniger gefährlich.
feature-danger-less = Dein nächster Wurf kann etwa { rupees } mehr kosten.
feature-reserve = eine Rücklage für das teuerste Feld vor dir
feature-reserve-more = Bis zur teuersten Miete vor dir fehlen dann etwa { rupees } weniger.
feature-reserve-less = Für die teuerste Miete vor dir fehlen dann etwa { rupees } mehr.

### Warum nicht?

why-land-first = { $space } gehört noch der Bank: Wer dort landet, darf kaufen.
why-trade-for-it = { $space } gehört { $owner }. Du bekommst es nur durch einen Tausch.

### Unter den Bildern im Regelbuch

picture-buying = Jemand ist auf einem Feld gelandet, das niemandem gehört: kaufen, sonst wird es versteigert.
picture-auction = Eine Versteigerung: In der Mitte stehen das höchste Gebot und wer noch dabei ist.
picture-rent = Ein Besuch, der Miete kostet. Der Streifen am Rand eines Feldes zeigt, wem es gehört.
picture-jail = Hinter Gittern: Die Figur steht in der Zelle, nicht daneben.
picture-upgrades = Eine ganze Gruppe in einer Hand: Jetzt wachsen dort Aufwertungen.
picture-trade = Ein Angebot liegt auf dem Tisch, mit dem, was beide Seiten gäben.
