### Hilfe: Merkmale einer Stellung, für Tipps.

feature-health = die Lebenspunkte deiner Figuren
feature-health-more = 
    { $amount ->
        [one] Deine Figuren behalten etwa einen Lebenspunkt mehr.
       *[other] Deine Figuren behalten etwa { $amount } Lebenspunkte mehr.
    }
feature-health-less = 
    { $amount ->
        [one] Es kann deine Figuren etwa einen Lebenspunkt kosten.
       *[other] Es kann deine Figuren etwa { $amount } Lebenspunkte kosten.
    }
feature-enemy-health = die Lebenspunkte der Gegner
feature-enemy-health-more = 
    { $amount ->
        [one] Es nimmt den Gegnern etwa einen Lebenspunkt mehr.
       *[other] Es nimmt den Gegnern etwa { $amount } Lebenspunkte mehr.
    }
feature-enemy-health-less = 
    { $amount ->
        [one] Es nimmt den Gegnern etwa einen Lebenspunkt weniger.
       *[other] Es nimmt den Gegnern etwa { $amount } Lebenspunkte weniger.
    }
feature-figures = dass deine Figuren am Leben bleiben
feature-figures-more = Mehr von deinen Figuren bleiben am Leben.
feature-figures-less = Eine deiner Figuren gerät in Gefahr zu fallen.
feature-enemy-figures = eine gegnerische Figur, die fallen könnte
feature-enemy-figures-more = Eine gegnerische Figur fällt damit eher.
feature-enemy-figures-less = Eine gegnerische Figur übersteht es eher.
feature-cards = die Karten auf deiner Hand
feature-cards-more = 
    { $amount ->
        [one] Du behältst etwa eine Karte mehr auf der Hand.
       *[other] Du behältst etwa { $amount } Karten mehr auf der Hand.
    }
feature-cards-less = 
    { $amount ->
        [one] Es kostet dich etwa eine Karte deiner Hand.
       *[other] Es kostet dich etwa { $amount } Karten deiner Hand.
    }
feature-enemy-cards = die Karten der Gegner
feature-enemy-cards-more = 
    { $amount ->
        [one] Es kostet die Gegner etwa eine Karte.
       *[other] Es kostet die Gegner etwa { $amount } Karten.
    }
feature-enemy-cards-less = 
    { $amount ->
        [one] Den Gegnern bleibt etwa eine Karte mehr.
       *[other] Den Gegnern bleiben etwa { $amount } Karten mehr.
    }
feature-nearness = wie nah du den Gegnern bist
feature-nearness-more = 
    { $amount ->
        [one] Es bringt dich etwa ein Feld näher an die Gegner.
       *[other] Es bringt dich etwa { $amount } Felder näher an die Gegner.
    }
feature-nearness-less = 
    { $amount ->
        [one] Du bleibst etwa ein Feld weiter von den Gegnern entfernt.
       *[other] Du bleibst etwa { $amount } Felder weiter von den Gegnern entfernt.
    }

### Warum nicht?

why-start-square = Am Anfang steht ein Anführer in seiner Spalte am Rand und jeder Partner neben seinem Anführer.
why-discarded = Eine benutzte Karte liegt auf dem Ablagestapel; sie kommt erst wieder, wenn das Deck leer ist.
why-lies-open = Diese Karte liegt offen neben ihrem Deck; niemand hat sie auf der Hand.
why-attack-with-card = Ein Angriff braucht eine Karte: Wähle eine, deren Figur diesen Gegner erreicht.
why-defend-first = Du wirst angegriffen: Antworte zuerst mit einer Karte, oder nimm den Angriff hin.
why-setup-first = Zuerst werden die Teams gewählt und ihre Figuren aufgestellt.
why-card-moves = Eine Karte bewegt gerade Figuren, und dieses Feld liegt außer ihrer Reichweite.
why-card-puts = Eine Karte setzt eine Figur um, und dieses Feld erlaubt sie nicht.
why-rescue-first = Sag zuerst, ob eine Karte diese Figur im Spiel hält.
why-discard-first = Wähle zuerst die Karte, die du abwirfst.
why-draw-first = Entscheide zuerst, ob die letzte Karte gezogen wird: Das würde das Spiel beenden.
why-card-asks = Eine Karte wird gerade ausgeführt: Triff zuerst die Wahl, die sie verlangt.
why-no-defence = Mit { $card } kann sich diese Figur nicht verteidigen.

### Unter den Bildern im Regelbuch

picture-start = Vor dem ersten Zug stellen alle ihre Figuren an den eigenen Rand der Karte.
picture-moving = Eine Figur zieht von Feld zu Feld; Türme und andere Figuren stehen im Weg.
picture-hand = Eine Hand: Die erste Zahl greift an, die zweite verteidigt, und der Name sagt, wer die Karte benutzen kann.
picture-combat = Ein Angriff liegt verdeckt; die andere Seite darf mit einer Karte antworten.

### Die Lektion

lesson-welcome = Du führst Link und Navi gegen ein anderes Team. Wer die letzte lebende Figur hat, gewinnt. Ich erkläre dir eines nach dem anderen; du kannst mich jederzeit überspringen.
    .title = Willkommen in der Arena
lesson-start = Tippe auf eines der leuchtenden Felder, um deine Figur aufzustellen. Dein Begleiter steht dann daneben.
    .title = Stellt euch auf
lesson-die = Ein Zug beginnt mit dem Würfel: Er sagt, wie weit du ziehen darfst und ob eine Figur oder alle. Tippe auf eine Figur, dann auf ein Feld. Du darfst auch stehen bleiben.
    .title = Zieh
lesson-actions = Danach hast du zwei Aktionen, beliebig gemischt: eine Karte ziehen, angreifen oder eine Spezialkarte spielen. Mit sechs oder mehr Karten auf der Hand beginnt es sich gut.
    .title = Zwei Aktionen
lesson-cards = Eine Karte hat zwei Zahlen: Angriff und Abwehr. Ihr Name sagt, wer sie benutzen kann. Blasse Karten gehen gerade nicht; tippe eine an, und sie sagt dir warum.
    .title = Deine Karten
lesson-attack = Ein Angriff liegt verdeckt, bis die andere Seite geantwortet hat. Greifst du selbst an, tippe auf eine Karte und dann auf einen Gegner in Reichweite.
    .title = Ein Angriff
lesson-defence = Du wirst angegriffen. Antworte mit einer Karte der getroffenen Figur, oder lass es geschehen und behalte deine Karten. Verteidigen kostet keine Aktion.
    .title = Verteidige dich
lesson-damage = Um so viel, wie der Angriff höher ist als die Abwehr, sinken die Lebenspunkte. Eine Figur ohne Lebenspunkte ist endgültig aus dem Spiel.
    .title = Schaden
lesson-end = Mehr brauchst du nicht. Die Lampe oben gibt Tipps, und jede Zeile im Log führt zu ihrer Regel. Guten Kampf!
    .title = Du weißt genug
