### Hilfe: Merkmale einer Stellung, für Tipps.

feature-hearts = die Herzen des Teams
feature-hearts-more = 
    { $amount ->
        [one] Es rettet dem Team etwa ein Herz.
       *[other] Es rettet dem Team etwa { $amount } Herzen.
    }
feature-hearts-less = 
    { $amount ->
        [one] Es kann das Team etwa ein Herz kosten.
       *[other] Es kann das Team etwa { $amount } Herzen kosten.
    }
feature-challenge = die Punkte, die zur Prüfung fehlen
feature-challenge-more = 
    { $amount ->
        [one] Es bringt die Prüfung ihrer Lösung etwa einen Punkt näher.
       *[other] Es bringt die Prüfung ihrer Lösung etwa { $amount } Punkte näher.
    }
feature-challenge-less = 
    { $amount ->
        [one] Zur Prüfung fehlt dann etwa ein Punkt mehr.
       *[other] Zur Prüfung fehlen dann etwa { $amount } Punkte mehr.
    }
feature-rounds = die Runden, die diese Prüfung dauert
feature-rounds-more = Es spart eine Runde der Prüfung.
feature-rounds-less = Die Prüfung dauert eine Runde länger.
feature-way = der Weg, der hinter euch liegt
feature-way-more = Es bringt das Team auf seinem Weg weiter.
feature-way-less = Das Team kommt auf seinem Weg weniger weit.
feature-hand = die Karten auf deiner Hand
feature-hand-more = 
    { $amount ->
        [one] Du behältst etwa eine Karte mehr auf der Hand.
       *[other] Du behältst etwa { $amount } Karten mehr auf der Hand.
    }
feature-hand-less = 
    { $amount ->
        [one] Es kostet dich etwa eine Karte deiner Hand.
       *[other] Es kostet dich etwa { $amount } Karten deiner Hand.
    }
feature-quality = der Wert deiner Karten
feature-quality-more = Du hältst danach im Schnitt bessere Karten.
feature-quality-less = Du hältst danach im Schnitt schlechtere Karten.
feature-bottles = eure vollen Flaschen
feature-bottles-more = Eine Flasche bleibt für später voll.
feature-bottles-less = Es kostet das Team eine volle Flasche.
feature-rupees = die Rubine des Teams
feature-rupees-more = 
    { $amount ->
        [one] Es bringt dem Team etwa einen Rubin mehr.
       *[other] Es bringt dem Team etwa { $amount } Rubine mehr.
    }
feature-rupees-less = 
    { $amount ->
        [one] Es kostet das Team etwa einen Rubin.
       *[other] Es kostet das Team etwa { $amount } Rubine.
    }
feature-triforce = die Teile des Triforce
feature-triforce-more = Ein Teil des Triforce bleibt für später.
feature-triforce-less = Es verbraucht einen Teil des Triforce.
feature-defeats = nicht besiegt zu werden
feature-defeats-more = Eine Niederlage wird unwahrscheinlicher.
feature-defeats-less = Eine Niederlage wird wahrscheinlicher.

### Warum nicht?

why-challenge-first = Erst muss die Prüfung dieses Raums vorbei sein.
why-interlude-first = Erst dürfen noch alle Karten tauschen oder eine Flasche nutzen; dann wird der nächste Raum gewählt.
why-shop-first = Ihr seid im Laden; die Reise geht weiter, wenn ihr ihn verlasst.

### Unter den Bildern im Regelbuch

picture-dungeons = Die Dungeons zur Wahl, jeder mit seiner Stufe und dem, was er birgt.
picture-rooms = Ein Dungeon: Räume, die noch verdeckt liegen, und der, in dem das Team steht.
picture-challenge = Eine Prüfung: Die Tafel zeigt, was sie verlangt, was geschafft ist und was das Scheitern kostet.
picture-cards = Eine Hand: Die Zahl ist der Wert, die Zeichen sagen, für welche Prüfungen die Karte ein Schlüssel ist.
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
lesson-rooms = Wählt einen Raum neben den gelösten. Was darin wartet, seht ihr erst drinnen. Räume in den unteren Reihen können den Gegenstand dieses Dungeons verlangen.
    .title = Betretet einen Raum
lesson-challenge = Die Tafel zeigt das Ziel: So viele Punkte braucht ihr, und nach jeder Runde, in der sie fehlen, geschieht etwas Unangenehmes.
    .title = Eine Prüfung
lesson-cards = Wenn du dran bist, spielst du eine Karte. Auf ihrem Knopf steht, wie viele Punkte sie hier bringt. Du kannst eine Karte auch verdeckt als kleine Hilfe legen.
    .title = Spiel eine Karte
lesson-key = Jede Runde braucht eine Schlüsselkarte: eine von der Art, die die Prüfung zeigt. Punkte davor warten und verfallen, wenn keine kommt.
    .title = Schlüsselkarten
lesson-solved = Der Raum ist gelöst und bringt seine Belohnung. Er bleibt offen, und ihr könnt frei hindurchgehen.
    .title = Geschafft
lesson-hearts = Das Team hat Herzen verloren; ihr teilt sie euch. Ohne Herzen müsst ihr den Dungeon verlassen. Flaschen und Feen helfen.
    .title = Herzen
lesson-boss = Ihr habt den Gegenstand dieses Dungeons. Nun ist der Weg zum Boss frei, sobald eure Räume sein Feld berühren. Geht mit vollen Herzen.
    .title = Der Boss
lesson-end = Mehr brauchst du nicht. Die Lampe oben gibt Tipps, und den Rest weiß das Regelbuch. Viel Glück!
    .title = Du weißt genug
