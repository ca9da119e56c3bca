### Hilfe: Merkmale einer Stellung, für Tipps.

feature-points = deine Siegpunkte
feature-points-more = 
    { $amount ->
        [one] Es bringt dir etwa einen Siegpunkt mehr.
       *[other] Es bringt dir etwa { $amount } Siegpunkte mehr.
    }
feature-points-less = 
    { $amount ->
        [one] Es bringt dir etwa einen Siegpunkt weniger.
       *[other] Es bringt dir etwa { $amount } Siegpunkte weniger.
    }
feature-enemy-points = die Siegpunkte der anderen Seite
feature-enemy-points-more = 
    { $amount ->
        [one] Die andere Seite bekommt etwa einen Siegpunkt weniger.
       *[other] Die andere Seite bekommt etwa { $amount } Siegpunkte weniger.
    }
feature-enemy-points-less = 
    { $amount ->
        [one] Es kann der anderen Seite etwa einen Siegpunkt bringen.
       *[other] Es kann der anderen Seite etwa { $amount } Siegpunkte bringen.
    }
feature-crew = deine handlungsfähigen Figuren
feature-crew-more = Mehr von deinen Figuren sind im Kerker und wohlauf.
feature-crew-less = Weniger von deinen Figuren sind im Kerker und wohlauf: Eine wird vielleicht verwundet oder kommt noch nicht ins Spiel.
feature-enemy-crew = die handlungsfähigen Gegner
feature-enemy-crew-more = Weniger unverletzte Gegner stehen gegen dich.
feature-enemy-crew-less = Mehr unverletzte Gegner stehen gegen dich.
feature-exit = wie nah deine Figuren am Ausgang sind
feature-exit-more = 
    { $amount ->
        [one] Deine Figuren kommen dem Ausgang im Schnitt etwa eine Reihe näher.
       *[other] Deine Figuren kommen dem Ausgang im Schnitt etwa { $amount } Reihen näher.
    }
feature-exit-less = 
    { $amount ->
        [one] Deine Figuren kommen im Schnitt etwa eine Reihe weniger weit auf den Ausgang zu.
       *[other] Deine Figuren kommen im Schnitt etwa { $amount } Reihen weniger weit auf den Ausgang zu.
    }
feature-enemy-exit = wie nah die Gegner an ihrem Ausgang sind
feature-enemy-exit-more = 
    { $amount ->
        [one] Die Gegner bleiben im Schnitt etwa eine Reihe weiter von ihrem Ausgang entfernt.
       *[other] Die Gegner bleiben im Schnitt etwa { $amount } Reihen weiter von ihrem Ausgang entfernt.
    }
feature-enemy-exit-less = 
    { $amount ->
        [one] Die Gegner kommen ihrem Ausgang im Schnitt etwa eine Reihe näher.
       *[other] Die Gegner kommen ihrem Ausgang im Schnitt etwa { $amount } Reihen näher.
    }
feature-objects = die Gegenstände, die deine Figuren tragen
feature-objects-more = Mehr von deinen Figuren tragen einen Gegenstand.
feature-objects-less = Weniger von deinen Figuren tragen einen Gegenstand.
feature-cards = deine Kampfkarten, die nicht wiederkommen
feature-cards-more = 
    { $amount ->
        [one] Es spart Kampfkarten im Wert von etwa 1.
       *[other] Es spart Kampfkarten im Wert von etwa { $amount }.
    }
feature-cards-less = 
    { $amount ->
        [one] Es kostet dich für immer Kampfkarten im Wert von etwa 1.
       *[other] Es kostet dich für immer Kampfkarten im Wert von etwa { $amount }.
    }
feature-halls = die Hallen, die noch verdeckt sind
feature-halls-more = Es öffnet eine weitere Halle, mit allen, die darin warten.
feature-halls-less = Eine weitere Halle bleibt vorerst verdeckt.

### Unter den Bildern im Regelbuch

picture-halls = Acht Hallen, alle noch verdeckt, zwischen der gelben Startzone und der blauen.
picture-revealed = Eine aufgedeckte Halle mit Zahnrad, Gruben und Mauern; wer aus dem Beutel kam, sucht sich einen Platz.
picture-cards = Eine Hand: Aktionskarten geben Aktionspunkte, Kampfkarten sind nach dem Kampf für immer weg, Sprungkarten helfen über Gruben.
picture-turned = Eine Halle, die gerade gedreht wurde: Alles darin hat sich mitgedreht.
picture-combat = Ein Kampf, bevor die Karten liegen: beide Summen bis jetzt und die Karten, die ihn entscheiden können.
picture-goals = Ein NSC ist dran: Er prüft seine Ziele von oben, und das erste, das er sich leisten kann, gilt.

### Die Lektion

lesson-welcome = Du führst eine Mannschaft von Gefangenen. Wer zuerst fünf Siegpunkte hat, gewinnt: einen für jede Figur, die am anderen Ende hinauskommt, und einen für jeden ausgeschalteten Gegner. Ich erkläre dir eines nach dem anderen; du kannst mich jederzeit überspringen.
    .title = Willkommen im Kerker
lesson-crew = Wähle vier Figuren für den Anfang. Tippe eine an, um zu lesen, was sie kann. Die anderen warten irgendwo in den Hallen.
    .title = Deine Mannschaft
lesson-card = Jeder Zug beginnt mit einer Aktionskarte: Ihre Zahl sagt, wie viele Aktionspunkte du hast. Sind alle vier gespielt, kommen sie zurück.
    .title = Spiel eine Aktionskarte
lesson-reveal = Niemand weiß, wie die Hallen aussehen. Decke eine der beiden vor deiner Startzone auf: Tippe sie an.
    .title = Deck eine Halle auf
lesson-found = Drei Plättchen kamen aus dem Beutel: Figuren von dir, Gegner oder Gegenstände. Würfel sagen, wo sie landen. Deine eigenen dürfen sofort handeln.
    .title = Wer ist da?
lesson-actions = Tippe auf eine Figur und dann auf ein leuchtendes Feld, um sie zu ziehen; das kostet einen Aktionspunkt. Kämpfen, über eine Grube springen und ein Fallgitter öffnen kosten auch einen. Blasses geht gerade nicht; tippe es an, und es sagt dir warum.
    .title = Gib deine Punkte aus
lesson-gears = Jede Halle hat ein Zahnrad. Wer darauf steht, darf die Halle oder ihre Schwester um ein Viertel drehen: Hier öffnet sich ein Weg, dort schließt sich einer.
    .title = Hallen drehen
lesson-npcs = Jetzt bewegt sich der Kerker. Jeder NSC prüft seine Ziele von oben und tut das erste, das er sich leisten kann. Alles steht auf seiner Karte, du weißt also vorher, was er tun wird.
    .title = Der Kerker ist dran
lesson-combat = Beide Seiten zählen ihre Kampfwerte und eine Karte zusammen. Die höhere Summe gewinnt, und wer verliert, ist verwundet. Eine Kampfkarte ist danach für immer weg; nur die +0 kommt zurück.
    .title = Ein Kampf
lesson-wound = Eine verwundete Figur kann nichts tun. Ein Kleriker heilt sie, ein Freund kann sie tragen; noch einmal verwundet, ist sie ausgeschaltet, und die andere Seite bekommt einen Punkt.
    .title = Verwundet
lesson-exit = Der Weg hinaus ist am anderen Ende: Wer dort unverletzt ankommt, bringt einen Punkt. Die Schnellen laufen, die Langsamen halten ihnen den Rücken frei.
    .title = Der Weg hinaus
lesson-end = Mehr brauchst du nicht. Die Lampe oben gibt Tipps, und jede Zeile im Log führt zu ihrer Regel. Viel Glück!
    .title = Du weißt genug
