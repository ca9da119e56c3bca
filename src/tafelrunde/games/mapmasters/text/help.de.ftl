### Hilfe: Merkmale einer Stellung, für Tipps.

feature-mission = dass die Mission nicht verloren geht
feature-mission-more = Es gewinnt die Mission oder bewahrt sie vor dem Scheitern.
feature-mission-less = Die Mission kann dadurch verloren gehen.
feature-tasks = die Aufgaben der Mission
feature-tasks-more = 
    { $amount ->
        [one] Es erfüllt eine Aufgabe der Mission.
       *[other] Es erfüllt etwa { $amount } Aufgaben der Mission.
    }
feature-tasks-less = Eine Aufgabe der Mission bleibt vorerst offen.
feature-way = die Wege der Gruppen zu ihren Zielen
feature-way-more = 
    { $amount ->
        [one] Es verkürzt die Wege zu den Zielen um etwa eine Karte.
       *[other] Es verkürzt die Wege aller Gruppen zu den Zielen um etwa { $amount } Karten.
    }
feature-way-less = 
    { $amount ->
        [one] Die Wege zu den Zielen bleiben etwa eine Karte länger.
       *[other] Die Wege aller Gruppen zu den Zielen bleiben etwa { $amount } Karten länger.
    }
feature-items = die Gegenstände, die eure Ziele noch verlangen
feature-items-more = 
    { $amount ->
        [one] Für die Ziele fehlt etwa ein Gegenstand weniger.
       *[other] Für die Ziele fehlen etwa { $amount } Gegenstände weniger.
    }
feature-items-less = 
    { $amount ->
        [one] Für die Ziele wird etwa ein Gegenstand mehr fehlen.
       *[other] Für die Ziele werden etwa { $amount } Gegenstände mehr fehlen.
    }
feature-artifacts = die Artefakte und Gefangenen, die die Gruppen mitbringen
feature-artifacts-more = Eine Gruppe nimmt ein Artefakt mit oder befreit jemanden, den ihr braucht.
feature-artifacts-less = Ein Artefakt bleibt vorerst liegen.
feature-magic = eure Feenplättchen und Zauberbücher
feature-magic-more = 
    { $amount ->
        [one] Euch bleibt etwa ein Feenplättchen oder ein Zauberbuch mehr.
       *[other] Euch bleiben etwa { $amount } Feenplättchen und Zauberbücher mehr.
    }
feature-magic-less = 
    { $amount ->
        [one] Euch bleibt etwa ein Feenplättchen oder ein Zauberbuch weniger.
       *[other] Euch bleiben etwa { $amount } Feenplättchen und Zauberbücher weniger.
    }

### Warum nicht?

why-setup-first = Die Erkundung beginnt, wenn der Aufbau fertig ist.
why-card-laid = Die Karte dieses Zugs liegt schon; jetzt dürfen Wege gezeichnet werden.
why-finish-leg = Beende erst den Weg, der gerade gezeichnet wird, oder zeichne keinen.
why-card-first = Erst ist die aufgedeckte Karte an der Reihe.
why-entry-fixed = Die Eingänge wurden vor dem ersten Zug gewählt und bleiben.
why-draw-later = Eine neue Karte wird am Ende des Zugs gezogen.
why-no-path-there = Keine Gruppe hat jetzt einen Weg dorthin: Ein Weg endet nur an einem Ziel oder einem Haltepunkt.
why-not-next = Der Weg geht von da, wo er ist, Schritt für Schritt weiter; das ist nicht der nächste Schritt.

### Unter den Bildern im Regelbuch

picture-layout = Die Auslage vor dem ersten Zug: Startkarten, die Ziele und die Eingänge am Rand.
picture-market = Der Feenmarkt: Plättchen, zwei offene Zauberbücher und der Stapel.
picture-hand = Eine Hand: Jede Karte hat sechs Stellen für Öffnungen, dazwischen Räume, Gänge und Funde.
picture-path = Eine Etappe von einem Eingang durch mehrere Karten, in der Farbe und dem Muster ihrer Gruppe; daneben, was jede Gruppe gefunden hat und trägt.

### Die Lektion

lesson-welcome = Ihr führt mehrere Abenteuergruppen durch einen Dungeon, alle gemeinsam, und gewinnt oder verliert gemeinsam. Ihr legt Karten und zeichnet Wege. Ich erkläre dir eines nach dem anderen; du kannst mich jederzeit überspringen.
    .title = Willkommen am Kartentisch
lesson-mission = Hier steht, was die Mission verlangt. Jedes Ziel will eine eigene Gruppe, oft mit den richtigen Dingen. Sind alle erfüllt, habt ihr gewonnen.
    .title = Eure Mission
lesson-entry = Bestimmt, wo jede Gruppe eintritt: Tippe auf eine leuchtende Seite am Rand. Das lässt sich später nicht ändern, also achtet darauf, wo die Ziele liegen.
    .title = Wählt die Eingänge
lesson-market = Jetzt und nur jetzt könnt ihr etwas kaufen. Ein Plättchen ist ein Gegenstand seiner Art, für Hindernisse oder für Ziele; ein Buch ist ein Zauber. Was ihr nicht ausgebt, verfällt.
    .title = Der Feenmarkt
lesson-lay = Leg eine Karte deiner Hand auf ein leeres Feld, aufrecht oder auf dem Kopf. Tippe erst auf die Karte, dann auf das Feld.
    .title = Leg eine Karte
lesson-meet = Zwei Karten treffen sich, wo beide eine Öffnung haben. Eine Öffnung vor einer Mauer oder einem leeren Feld führt ins Nichts. Zeig auf ein Feld, und du siehst, welche Wege sich dort öffnen würden.
    .title = Öffnungen
lesson-paths = Jetzt darfst du für jede Gruppe einen Weg zeichnen, aber nur bis zu einem Ziel oder einem Haltepunkt. Oft ist es klüger zu warten, bis der Weg gut ist.
    .title = Zeichne Wege
lesson-lines = Jeder Gang wird nur einmal begangen, und Wege kreuzen sich nie. Nur Räume dürfen mehrere Gruppen besuchen, durch verschiedene Türen. Denk also an die anderen, bevor du zeichnest.
    .title = Linien kreuzen sich nie
lesson-finds = Alles auf dem Weg ist gefunden: Sieh dir die Gruppe an. Jedes Ding lässt sich einmal benutzen, unterwegs oder für ein Ziel.
    .title = Funde
lesson-obstacles = Ein Monster kostet ein Schwert, ein Schloss einen Schlüssel, eine Grube ein Seil. Ohne das richtige Ding, vorher gefunden, geht es dort nicht weiter.
    .title = Hindernisse
lesson-portals = Portale verbinden ferne Orte: Mit einer Schriftrolle reist eine Gruppe von einem zum anderen, wo immer es liegt. Die meisten Missionen sind ohne sie nicht zu gewinnen.
    .title = Portale
lesson-end = Mehr brauchst du nicht. Zeig auf Felder und skizziere Wege, damit die anderen sehen, was du meinst; die Lampe oben gibt Tipps. Viel Glück!
    .title = Du weißt genug
