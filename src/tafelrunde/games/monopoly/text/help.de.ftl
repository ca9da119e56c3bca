### Hilfe: Merkmale einer Stellung, für Tipps. `rupees` nimmt $amount.

feature-cash = das Geld in deiner Kasse
feature-cash-more = Es bringt dir { rupees }.
feature-cash-less = Es kostet dich { rupees }.
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

why-dice-move = Eine Spielfigur zieht nur durch Würfel und durch das, was Karten und Felder sagen.
why-card-drawn = Was auf einer Karte steht, geschieht, wenn sie gezogen wird.
why-no-property = Dieses Feld kann niemandem gehören: Es wirkt, wenn jemand darauf landet.
why-land-first = Das gehört noch der Bank: Wer dort landet, darf kaufen.
why-trade-for-it = Das gehört { $owner }. Du bekommst es nur durch einen Tausch.

### Unter den Bildern im Regelbuch

picture-buying = Jemand ist auf einem Feld gelandet, das niemandem gehört: kaufen, sonst wird es versteigert.
picture-auction = Eine Versteigerung: In der Mitte stehen das höchste Gebot und wer noch dabei ist.
picture-rent = Ein Besuch, der Miete kostet. Der Streifen am Rand eines Feldes zeigt, wem es gehört.
picture-jail = Hinter Gittern: Die Figur steht in der Zelle, nicht daneben.
picture-upgrades = Eine ganze Gruppe in einer Hand: Jetzt wachsen dort Aufwertungen.
picture-trade = Ein Angebot liegt auf dem Tisch, mit dem, was beide Seiten gäben.

### Die Lektion

lesson-welcome = Ihr zieht um das Brett, kauft Besitzfelder und kassiert Miete von allen, die dort landen. Wer als Letzter nicht bankrott ist, gewinnt. Ich erkläre dir eines nach dem anderen; du kannst mich jederzeit überspringen.
    .title = Willkommen auf dem Jahrmarkt
lesson-roll = Du bist am Zug. Tippe auf die Würfel oder auf den großen Knopf: Deine Figur zieht so weit, wie beide Würfel zeigen, und das Feld entscheidet, was dann geschieht.
    .title = Würfle
lesson-buy = Dieses Feld gehört noch niemandem. Am Anfang lohnt sich Kaufen fast immer: Besitz bringt Miete, Geld in der Kasse nicht. Behalte etwa 200 für schlechtes Glück.
    .title = Kaufen oder nicht?
lesson-auction = Was niemand kauft, bekommt, wer am meisten bietet, und alle dürfen mitbieten. Geh bis zu dem Betrag, den dir das Feld wert ist, dann passe.
    .title = Eine Versteigerung
lesson-rent = Gerade hat jemand Miete gezahlt. Sie wird von selbst eingezogen. Tippe auf ein Feld, dann zeigt seine Besitzkarte, was ein Besuch kostet.
    .title = Miete
lesson-card = Auf Kartenfeldern wird die oberste Karte gezogen und sofort ausgeführt. Sie steht mit ihrer Regel im Verlauf.
    .title = Eine Karte
lesson-salary = Wer LOS erreicht oder überquert, bekommt von der Bank ein Gehalt, noch bevor das Zielfeld zählt.
    .title = Gehalt
lesson-jail = Jemand sitzt im Gefängnis. Drei Wege führen hinaus: ein Pasch, eine Strafe oder eine Karte. Spät im Spiel ist es dort angenehm ruhig.
    .title = Gefängnis
lesson-groups = Eine ganze Farbe ist das Herz des Spiels: Die Miete verdoppelt sich, und du darfst dort aufwerten. Mit dem dritten Spross auf jedem Ort springen die Mieten.
    .title = Ganze Gruppen
lesson-trade = Mit Glück allein wird eine Gruppe selten voll. Biete einen Tausch an: Noch bevor du ihn abschickst, sagt dir das Formular, was er für beide Seiten bedeutet.
    .title = Tauschen

### Der Kurs

course-roll = Es gewinnt, wer als Letzter nicht bankrott ist. Du beginnst mit 1500 Rubinen, würfelst, ziehst und führst das Feld aus; über LOS gibt es Gehalt, ein Pasch würfelt noch einmal. Würfle!
    .title = Wie man gewinnt
    .praise = Deine Figur zieht, und das Feld entscheidet.
    .wrong = Verwalten kannst du später; würfle zuerst.
    .hint = Tippe auf die Würfel.
course-buy = Dieses Besitzfeld gehört noch niemandem. Kaufst du nicht, wird es sofort versteigert. Kaufe es!
    .title = Kaufen
    .praise = Von nun an zahlt dir Miete, wer hier landet.
    .wrong = Am Anfang lohnt sich Kaufen fast immer: Nur Besitz bringt Miete.
    .hint = Der große Knopf.
course-bid = Wer am meisten bietet, bekommt das Feld und damit seine Miete; mit der ganzen Gruppe verdoppelt sie sich. Wer passt, ist raus. Biete!
    .title = Versteigerung
    .praise = Wer zuletzt bietet, zahlt sofort.
    .wrong = Passen wäre endgültig. Biete diesmal mit.
    .hint = Ein Knopf mit einem Betrag.
course-rent = Wer auf fremdem Besitz landet, zahlt Miete; eine ganze Gruppe verdoppelt sie, mehr Verkehrsmittel kosten mehr, und wo eine Hypothek liegt, kostet es nichts. Auf Kartenfeldern wird eine Karte gezogen. So verliert man: wenn man nicht mehr zahlen kann. Würfle!
    .title = Miete
    .praise = Das war Miete, sie zahlt sich von selbst. Je mehr dir gehört, desto öfter zahlen die anderen.
    .wrong = Das kannst du später; würfle erst und sieh, was der Besuch kostet.
    .hint = Tippe die Würfel an.
course-build = Du hast eine ganze Farbe. Jetzt darfst du dort Sprosse pflanzen, gleichmäßig; nach vieren kommt ein Baum. Die Bank nimmt sie zum halben Preis zurück. Werte einen Ort auf!
    .title = Aufwerten
    .praise = Die Miete steigt kräftig.
    .wrong = Würfeln kannst du gleich; werte zuerst einen Ort auf.
    .hint = Die Knöpfe stehen unter „Aufwerten“.
course-jail = Du sitzt im Gefängnis, durch ein Feld, eine Karte oder den dritten Pasch. Hinaus führen ein Pasch, eine Gefängnis-frei-Karte oder 50 Rubine Strafe. Zahle die Strafe!
    .title = Gefängnis
    .praise = Du bist frei und würfelst wie sonst.
    .wrong = Ein Pasch wäre Glückssache. Zahle diesmal die Strafe.
    .hint = Der Knopf „Strafe zahlen“.
course-debt = Du schuldest mehr, als du hast. Verkauf Sprosse oder nimm Hypotheken auf: Eine Hypothek bringt den halben Preis, und so lange gibt es keine Miete. Wer auch das nicht kann, ist bankrott und draußen. Beschaff das Geld!
    .title = Schulden
    .praise = Bezahlt. Eine Hypothek wird später mit zehn Prozent Zinsen abgelöst.
    .wrong = Vor allem anderen müssen die Schulden bezahlt werden: Nimm eine Hypothek auf, die reicht.
    .hint = Unter „Geld beschaffen“.
course-trade = Mit Glück allein wird eine Gruppe selten voll. In deinem Fenster darfst du jedem einen Tausch anbieten. Biete etwas an!
    .title = Tauschen
    .praise = Nun entscheidet die andere Seite.
    .wrong = Mach diesmal ein Angebot: Felder oder Rubine gegen Felder oder Rubine.
    .hint = Unter „Tauschen“; das Formular sagt, ob es fair ist.
