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
        [one] Deine Figuren kommen dem Ausgang etwa eine Reihe näher.
       *[other] Deine Figuren kommen dem Ausgang zusammen etwa { $amount } Reihen näher.
    }
feature-exit-less = 
    { $amount ->
        [one] Deine Figuren kommen etwa eine Reihe weniger weit auf den Ausgang zu.
       *[other] Deine Figuren kommen zusammen etwa { $amount } Reihen weniger weit auf den Ausgang zu.
    }
feature-enemy-exit = wie nah die Gegner an ihrem Ausgang sind
feature-enemy-exit-more = 
    { $amount ->
        [one] Die Gegner bleiben etwa eine Reihe weiter von ihrem Ausgang entfernt.
       *[other] Die Gegner bleiben zusammen etwa { $amount } Reihen weiter von ihrem Ausgang entfernt.
    }
feature-enemy-exit-less = 
    { $amount ->
        [one] Die Gegner kommen ihrem Ausgang etwa eine Reihe näher.
       *[other] Die Gegner kommen ihrem Ausgang zusammen etwa { $amount } Reihen näher.
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
