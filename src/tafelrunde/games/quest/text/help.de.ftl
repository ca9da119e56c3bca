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

### Unter den Bildern im Regelbuch

picture-dungeons = Die Dungeons zur Wahl, jeder mit seiner Stufe und dem, was er birgt.
picture-rooms = Ein Dungeon: Räume, die noch verdeckt liegen, und der, in dem das Team steht.
picture-challenge = Eine Prüfung: Die Tafel zeigt, was sie verlangt, was geschafft ist und was das Scheitern kostet.
picture-cards = Eine Hand: Die Zahl ist der Wert, die Zeichen sagen, für welche Prüfungen die Karte ein Schlüssel ist.
picture-shop = Der Laden: jeder Trank mit seinem Preis.
