### Hilfe: Merkmale einer Stellung, für Tipps.

feature-hearts = die Herzen des Teams
feature-hearts-more = { $amount ->
        [one] Es bringt dem Team ein Herz.
       *[other] Es bringt dem Team { $amount } Herzen.
    }
feature-hearts-less = { $amount ->
        [one] Es kostet das Team ein Herz.
       *[other] Es kostet das Team { $amount } Herzen.
    }
feature-challenge = die Punkte, die zur Aufgabe fehlen
feature-challenge-more = 
    { $amount ->
        [one] Es bringt die Aufgabe ihrer Lösung etwa einen Punkt näher.
       *[other] Es bringt die Aufgabe ihrer Lösung etwa { $amount } Punkte näher.
    }
feature-challenge-less = 
    { $amount ->
        [one] Zur Aufgabe fehlt dann etwa ein Punkt mehr.
       *[other] Zur Aufgabe fehlen dann etwa { $amount } Punkte mehr.
    }
feature-rounds = die Runden, die diese Aufgabe dauert
feature-rounds-more = Es spart eine Runde der Aufgabe.
feature-rounds-less = Die Aufgabe dauert eine Runde länger.
feature-way = der Weg, der hinter euch liegt
feature-way-more = Es bringt das Team auf seinem Weg weiter.
feature-way-less = Das Team kommt auf seinem Weg weniger weit.
feature-hand = die Karten auf deiner Hand
feature-hand-more = { $amount ->
        [one] Es bringt dir eine Karte.
       *[other] Es bringt dir { $amount } Karten.
    }
feature-hand-less = { $amount ->
        [one] Es kostet dich eine Karte.
       *[other] Es kostet dich { $amount } Karten.
    }
feature-quality = der Wert deiner Karten
feature-quality-more = Du hältst danach im Schnitt bessere Karten.
feature-quality-less = Du hältst danach im Schnitt schlechtere Karten.
feature-bottles = eure vollen Flaschen
feature-bottles-more = { $amount ->
        [one] Es füllt eine Flasche.
       *[other] Es füllt { $amount } Flaschen.
    }
feature-bottles-less = { $amount ->
        [one] Es verbraucht eine volle Flasche.
       *[other] Es verbraucht { $amount } volle Flaschen.
    }
feature-rupees = die Rubine des Teams
feature-rupees-more = { $amount ->
        [one] Es bringt dem Team einen Rubin.
       *[other] Es bringt dem Team { $amount } Rubine.
    }
feature-rupees-less = { $amount ->
        [one] Es kostet das Team einen Rubin.
       *[other] Es kostet das Team { $amount } Rubine.
    }
feature-triforce = die Teile des Triforce
feature-triforce-more = { $amount ->
        [one] Es bringt ein Triforce-Teil zurück.
       *[other] Es bringt { $amount } Triforce-Teile zurück.
    }
feature-triforce-less = { $amount ->
        [one] Es verbraucht ein Triforce-Teil.
       *[other] Es verbraucht { $amount } Triforce-Teile.
    }
feature-defeats = dass Link nicht zusammenbricht
feature-defeats-more = Ein Zusammenbruch wird unwahrscheinlicher.
feature-defeats-less = Ein Zusammenbruch wird wahrscheinlicher.

### Warum nicht?

why-challenge-first = Erst muss die Aufgabe dieses Raums vorbei sein.
why-interlude-first = Erst dürfen noch alle Karten tauschen oder eine Flasche nutzen; dann wird der nächste Raum gewählt.
why-shop-first = Ihr seid im Laden; die Reise geht weiter, wenn ihr ihn verlasst.

### Unter den Bildern im Regelbuch

picture-dungeons = Die Dungeons zur Wahl, jeder mit seiner Stufe und dem, was er birgt.
picture-rooms = Ein Dungeon: Räume, die noch verdeckt liegen, und der, in dem das Team steht.
picture-challenge = Eine Aufgabe: Die Tafel zeigt, was sie verlangt, was geschafft ist und was das Scheitern kostet.
picture-cards = Eine Hand: Die Zahl ist der Wert, die Zeichen sagen, für welche Aufgaben sie eine Schlüsselkarte ist.
picture-shop = Der Laden: jeder Trank mit seinem Preis.

### Die Lektion

lesson-welcome = Du und dein Partner erkundet gemeinsam Dungeons, und ihr gewinnt oder verliert gemeinsam. Ich erkläre dir eines nach dem anderen; du kannst mich jederzeit überspringen.
    .title = Willkommen, Held
lesson-sword = Jemand muss das Schwert halten: Diese Person entscheidet außerhalb der Dungeons. Nimm es selbst.
    .title = Das Schwert
lesson-dungeon = Jeder Dungeon birgt einen Gegenstand, der in allen späteren hilft. Nehmt fürs erste Mal einen leichten.
    .title = Wählt einen Dungeon
lesson-interlude = Zwischen zwei Räumen dürfen alle eine Karte tauschen oder eine Flasche nutzen. Eine Hand mit vielen Arten ist mehr wert als eine mit hohen Zahlen.
    .title = Zwischen zwei Räumen
lesson-rooms = Wählt einen Raum neben den gelösten. Was darin wartet, seht ihr erst drinnen. Räume der oberen Hälfte können den Gegenstand dieses Dungeons verlangen, die der unteren nie.
    .title = Betretet einen Raum
lesson-challenge = Die Tafel zeigt das Ziel: So viele Punkte braucht ihr, und nach jeder Runde, in der sie fehlen, geschieht etwas Unangenehmes.
    .title = Eine Aufgabe
lesson-cards = Wenn du dran bist, spielst du eine Karte. Auf ihrem Knopf steht, wie viele Punkte sie hier bringt. Du kannst eine Karte auch verdeckt als kleine Hilfe legen.
    .title = Spiel eine Karte
lesson-key = Jede Runde braucht eine Schlüsselkarte: eine von der Art, die die Aufgabe zeigt. Punkte davor warten und verfallen, wenn keine kommt.
    .title = Schlüsselkarten
lesson-solved = Der Raum ist gelöst und bringt seine Belohnung. Er bleibt offen, und ihr könnt frei hindurchgehen.
    .title = Geschafft
lesson-hearts = Das Team hat Herzen verloren; ihr teilt sie euch. Ohne Herzen müsst ihr den Dungeon verlassen. Flaschen und Feen helfen.
    .title = Herzen
lesson-boss = Ihr habt den Gegenstand dieses Dungeons. Nun ist der Weg zum Boss frei, sobald eure Räume sein Feld berühren. Geht mit vollen Herzen.
    .title = Der Boss
lesson-collapse = Ohne Herzen ist Link zusammengebrochen: Der Dungeon beginnt von vorn, aber was ihr besitzt, bleibt euch. Geht das nächste Mal mit vollen Herzen oder einer Flasche.
    .title = Zusammengebrochen

### Der Kurs

course-explore = Ihr gewinnt gemeinsam: erst einige Dungeons, dann das Schloss und die letzte Gestalt seines Herrn. Ohne Herzen bricht Link zusammen, und der Dungeon beginnt von vorn. Wählt einen leichten Dungeon!
    .title = Wie ihr gewinnt
    .praise = Los geht’s.
    .wrong = Zuerst braucht ihr einen Dungeon.
    .hint = Jeder zeigt seine Stufe.
course-play = Die Tafel zeigt Art und Ziel der Aufgabe. Jede Runde braucht eine Schlüsselkarte: eine dieser Art oder eines Gegenstands, der dort steht. Spiel die Schlüsselkarte, die diese hier löst!
    .title = Eine Schlüsselkarte
    .praise = In der ersten Runde gelöst: Das ist der Lohn.
    .wrong = Das würde sie nicht lösen: Ohne Schlüsselkarte zählt in dieser Runde nichts.
    .hint = Das Schlüsselzeichen auf der Karte und die Punkte auf ihrem Knopf helfen.
course-support = Jede Karte darf verdeckt gespielt werden: Sie zählt 1. Unterstützungskarten zählen auch offen. Nach jeder Runde ohne Lösung kommt die Rundenstrafe, am Limit eine härtere. Diese Aufgabe ist ohnehin verloren: Spar deine guten Karten und spiel eine verdeckt!
    .title = Unterstützung und Strafen
    .praise = Die Strafe am Limit hat Herzen gekostet. Dafür werden die Runden gezählt.
    .wrong = Hier geht es um Unterstützung: Spiel eine Karte verdeckt.
    .hint = Unter „Verdeckt“.
course-between = Im Zwischenspiel darf jeder eine Karte oder die ganze Hand tauschen oder eine Flasche benutzen. Ist dein Nachziehstapel leer, mischst du alles; mitten in einer Aufgabe kostet das eine Runde. Tausch etwas!
    .title = Zwischen zwei Räumen
    .praise = Eine bunte Hand hilft überall.
    .wrong = Du darfst passen, aber diesmal tausche.
    .hint = „Neue Hand“, oder wirf eine Karte ab.
course-enter = Betritt einen Raum neben den gelösten; in einem liegt der Gegenstand dieses Dungeons. Räume der unteren Hälfte brauchen nie einen Gegenstand; in der oberen kann es verschlossene geben, die ohne den Gegenstand dieses Dungeons nicht zu lösen sind. Wähle einen Raum!
    .title = Räume und der Gegenstand
    .praise = Der Raum wird aufgedeckt und gleich gespielt.
    .wrong = Jetzt ist ein Raum gefragt.
    .hint = Jedes helle Feld neben den gelösten Räumen ist recht.
course-bottle = Flaschen werden im Laden gefüllt: Ein roter Trank heilt bis zu sechs Herzen. In einer Aufgabe ist eine Flasche deine Aktion, im Zwischenspiel kostet sie nichts. Füll eine Flasche!
    .title = Flaschen
    .praise = Jetzt wartet sie auf einen schlimmen Augenblick.
    .wrong = Gehen kannst du gleich; kauf zuerst einen Trank.
    .hint = Die Tränke stehen im Laden, jeder mit seinem Preis.
course-triforce = Jeder Boss gibt ein Triforce-Teil. Ausgegeben ist es eine Kraft: Ein Teil spielt eine Karte mehr, und offen ist sie eine Schlüsselkarte, welcher Art auch immer. Benutz es!
    .title = Das Triforce
    .praise = Ausgegebene Teile kommen später zurück.
    .wrong = Hier geht es um das Triforce: Benutz seine Kraft.
    .hint = Unter „Triforce“.
course-boss = Ihr habt den Gegenstand dieses Dungeons und dürft zum Boss. Gegen ihn gibt es eine Abwehr: Erreichen die richtigen Karten einer Runde die Zahl, bleibt die Rundenstrafe aus. Geht zum Boss, dann spiel die Karte, die abwehrt!
    .title = Der Boss
    .praise = In dieser Runde kann der Boss euch nichts tun. Besiegt gibt er einen Herzcontainer und ein Triforce-Teil.
    .wrong = Hier geht es um den Boss: erst sein Raum, dann die Karte, die zu seiner Abwehr passt.
    .hint = Sein Feld ist dunkel; dann sieh nach, was die Abwehr verlangt.
