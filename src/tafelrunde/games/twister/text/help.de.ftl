### Hilfe: Merkmale einer Stellung, für Tipps.

feature-points = deine Siegpunkte
feature-points-more = { $amount ->
        [one] Es bringt dir einen Siegpunkt.
       *[other] Es bringt dir { $amount } Siegpunkte.
    }
feature-points-less = { $amount ->
        [one] Es kostet dich einen Siegpunkt.
       *[other] Es kostet dich { $amount } Siegpunkte.
    }
feature-enemy-points = die Siegpunkte der anderen Seite
feature-enemy-points-more = { $amount ->
        [one] Es kostet die andere Seite einen Siegpunkt.
       *[other] Es kostet die andere Seite { $amount } Siegpunkte.
    }
feature-enemy-points-less = { $amount ->
        [one] Es bringt der anderen Seite einen Siegpunkt.
       *[other] Es bringt der anderen Seite { $amount } Siegpunkte.
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
feature-cards-more = Es bringt dir Kampfkarten im Wert von { $amount } zurück.
feature-cards-less = Es kostet dich Kampfkarten im Wert von { $amount }.
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
lesson-gears = Jede Halle hat ein Zahnrad. Wer darauf steht, darf die Halle oder ihre Geschwisterhalle um ein Viertel drehen: Hier öffnet sich ein Weg, dort schließt sich einer.
    .title = Hallen drehen
lesson-npcs = Jetzt bewegt sich der Kerker. Jeder NSC prüft seine Ziele von oben und tut das erste, das er sich leisten kann. Alles steht auf seiner Karte, du weißt also vorher, was er tun wird.
    .title = Der Kerker ist dran
lesson-combat = Beide Seiten zählen ihre Kampfwerte und eine Karte zusammen. Die höhere Summe gewinnt, und wer verliert, ist verwundet. Eine Kampfkarte ist danach für immer weg; nur die +0 kommt zurück.
    .title = Ein Kampf
lesson-wound = Eine verwundete Figur kann nichts tun. Ein Kleriker heilt sie, ein Freund kann sie tragen; noch einmal verwundet, ist sie ausgeschaltet, und die andere Seite bekommt einen Punkt.
    .title = Verwundet
lesson-exit = Der Weg hinaus ist am anderen Ende: Wer dort unverletzt ankommt, bringt einen Punkt. Die Schnellen laufen, die Langsamen halten ihnen die Verfolger vom Leib.
    .title = Der Weg hinaus

### Der Kurs

course-card = Fünf Siegpunkte gewinnen: einer für jede Figur, die am anderen Ende hinauskommt, einer für jeden ausgeschiedenen Gegner. Hat der Kerker zuerst fünf oder hast du niemanden mehr, verlierst du; Rosa ist die leichteste Stufe. Jeder Zug beginnt mit einer Aktionskarte: Ihre Zahl sind deine Aktionspunkte (AP). Spiel sie!
    .title = Wie du gewinnst, und Aktionspunkte
    .praise = Die ersten vier kommen der Reihe nach; sind alle gespielt, kommen sie zurück. Karten mit dem Zeichen deiner Stufe rufen Verstärkung.
    .wrong = Ohne Aktionskarte gibt es keine Punkte.
    .hint = Die leuchtende Karte.
course-reveal = Fast alles kostet 1 AP: ziehen, springen, drehen, kämpfen, aufdecken. Deine erste Aktion deckt eine Halle vor deiner Startzone auf.
    .title = Eine Halle aufdecken
    .praise = Drei Plättchen kommen aus dem Beutel.
    .wrong = Die allererste Aktion muss eine Halle aufdecken.
    .hint = Tippe eine der beiden Hallen an.
course-take = Für 1 AP zieht eine Figur so weit, wie ihre Bewegung sagt: nicht durch Mauern, geschlossene Fallgitter und Gegner. Unterwegs darf sie nehmen und geben, und sie trägt ein Plättchen: einen Gegenstand oder einen verwundeten Freund. Zieh den Mechanork auf den Gegenstand!
    .title = Ziehen und nehmen
    .praise = Er trägt den Gegenstand und ist deshalb nicht langsamer.
    .wrong = Hier geht es ums Nehmen: Der Weg muss auf dem Gegenstand enden.
    .hint = Tippe den Mechanork an, dann das Feld mit dem Gegenstand.
course-jump = Niemand kann eine Grube betreten, aber du kannst darüberspringen: 1 AP und eine deiner drei Sprungkarten. Spring!
    .title = Springen
    .praise = Zwei Sprungkarten sind noch da.
    .wrong = Hier geht es ums Springen: eine Figur neben einer Grube, dann das Feld dahinter.
    .hint = Unter „Handeln“ siehst du, wer springen kann.
course-turn = Auf einem Zahnrad darfst du für 1 AP die Halle oder ihre Geschwisterhalle um ein Viertel drehen, in Pfeilrichtung. Alles darin dreht sich mit. Dreh sie!
    .title = Hallen drehen
    .praise = Wo eine Mauer war, ist jetzt vielleicht ein Weg.
    .wrong = Hier geht es ums Drehen: mit der Figur auf dem Zahnrad.
    .hint = Unter „Hallen drehen“.
course-fight = Greif einen angrenzenden Gegner an, dann leg eine Kampfkarte dazu. Die höhere Summe gewinnt; der Verlierer wird verwundet: Er kann nicht handeln, bis ein Kleriker ihn heilt, und Freunde dürfen ihn tragen. Gespielte Kampfkarten sind weg, außer der +0.
    .title = Kämpfen
    .praise = Nun ist jemand verwundet. Noch einmal verwundet, scheidet eine Figur aus.
    .wrong = Hier geht es ums Kämpfen: Greif an, dann wähle eine Kampfkarte.
    .hint = Unter „Kämpfen“.
course-npcs = Nach deinem Zug kommt Verstärkung, dann handelt jeder NSC. Er prüft seine Ziele von oben und tut das erste, das seine AP erlauben; alles steht auf seiner Karte. Sieh dem nächsten zu!
    .title = Der Zug des Kerkers
    .praise = So weißt du vorher, was ein NSC tun wird.
    .wrong = Jetzt zieht der Kerker; sieh nur zu.
    .hint = Tippe einen NSC an, um seine Ziele zu lesen, dann weiter.
course-leave = Wer unverwundet die gegnerische Startzone betritt, ist draußen und bringt einen Siegpunkt. Eine deiner Figuren kann das mit dieser Aktion. Führ sie hinaus!
    .title = Der Weg hinaus
    .praise = Ein Punkt. Noch vier, und du hast gewonnen.
    .wrong = Hier geht es ums Verlassen: Jemand erreicht mit einem Zug die gegnerische Startzone.
    .hint = Sieh nach, wer nah am anderen Ende steht, und tippe die letzte Reihe an.
