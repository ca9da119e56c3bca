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

why-no-defence = Mit { $card } kann sich diese Figur nicht verteidigen.

### Unter den Bildern im Regelbuch

picture-start = Vor dem ersten Zug stellen alle ihre Figuren an den eigenen Rand der Karte.
picture-moving = Eine Figur zieht von Feld zu Feld; Türme und andere Figuren stehen im Weg.
picture-hand = Eine Hand: Die erste Zahl greift an, die zweite verteidigt, und der Name sagt, wer die Karte benutzen kann.
picture-combat = Ein Angriff liegt verdeckt; die andere Seite darf mit einer Karte antworten.
