### Hilfe: Merkmale einer Stellung, für Tipps.

feature-mission = dass die Mission nicht verloren geht
feature-mission-more = Es gewinnt die Mission oder bewahrt sie vor dem Scheitern.
feature-mission-less = Die Mission kann dadurch verloren gehen.
feature-tasks = die Forderungen der Mission
feature-tasks-more = { $amount ->
        [one] Es erfüllt eine Forderung.
       *[other] Es erfüllt { $amount } Forderungen.
    }
feature-tasks-less = { $amount ->
        [one] Eine Forderung ist danach wieder offen.
       *[other] { $amount } Forderungen sind danach wieder offen.
    }
feature-ready = die Forderungen, die erfüllt oder erreichbar sind
feature-ready-more = { $amount ->
        [one] Eine Forderung mehr ist dann erfüllt oder erreichbar.
       *[other] { $amount } Forderungen mehr sind dann erfüllt oder erreichbar.
    }
feature-ready-less = { $amount ->
        [one] Eine Forderung weniger ist dann erfüllt oder erreichbar.
       *[other] { $amount } Forderungen weniger sind dann erfüllt oder erreichbar.
    }
feature-way = die Wege der Gruppen zu ihren Zielen
feature-way-more = 
    { $amount ->
        [one] Die Wege zu den Zielen sind dann um etwa eine Karte kürzer.
       *[other] Die Wege aller Gruppen zu den Zielen sind dann zusammen um etwa { $amount } Karten kürzer.
    }
feature-way-less = 
    { $amount ->
        [one] Die Wege zu den Zielen sind dann um etwa eine Karte länger.
       *[other] Die Wege aller Gruppen zu den Zielen sind dann zusammen um etwa { $amount } Karten länger.
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
feature-artifacts-more = { $amount ->
        [one] Eine Gruppe nimmt ein Artefakt mit.
       *[other] Die Gruppen nehmen { $amount } Artefakte mit.
    }
feature-artifacts-less = { $amount ->
        [one] Es gibt ein Artefakt ab.
       *[other] Es gibt { $amount } Artefakte ab.
    }
feature-magic = eure Feenplättchen und Zauberbücher
feature-magic-more = { $amount ->
        [one] Es bringt ein Feenplättchen oder Zauberbuch.
       *[other] Es bringt { $amount } Feenplättchen oder Zauberbücher.
    }
feature-magic-less = { $amount ->
        [one] Es verbraucht ein Feenplättchen oder Zauberbuch.
       *[other] Es verbraucht { $amount } Feenplättchen oder Zauberbücher.
    }

### Warum nicht?

why-setup-first = Die Erkundung beginnt, wenn der Aufbau fertig ist.
why-card-laid = Die Karte dieses Zugs liegt schon; jetzt dürfen Wege gezeichnet werden.
why-finish-leg = Beende erst den Weg, der gerade gezeichnet wird, oder zeichne keinen.
why-card-first = Erst ist die aufgedeckte Karte an der Reihe.
why-entry-fixed = Die Eingänge wurden vor dem ersten Zug gewählt und bleiben.
why-draw-later = Eine neue Karte wird am Ende des Zugs gezogen.
why-no-path-there = Keine Gruppe hat jetzt einen Weg dorthin: Ein Weg endet nur an einem Ziel.
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
lesson-lay = Leg eine Karte deiner Hand auf ein leeres Feld, aufrecht oder kopfüber. Tippe erst auf die Karte, dann auf das Feld.
    .title = Leg eine Karte
lesson-meet = Zwei Karten treffen sich, wo beide eine Öffnung haben. Eine Öffnung vor einer Mauer oder einem leeren Feld führt ins Nichts. Zeig auf ein Feld, und du siehst, welche Wege sich dort öffnen würden.
    .title = Öffnungen
lesson-paths = Jetzt darfst du für jede Gruppe einen Weg zeichnen, aber nur bis zu einem Ziel. Oft ist es klüger zu warten, bis der Weg gut ist.
    .title = Zeichne Wege
lesson-lines = Jeder Gang wird nur einmal begangen, und Wege kreuzen sich nie. Nur Räume dürfen mehrere Gruppen besuchen, durch verschiedene Türen. Denk also an die anderen, bevor du zeichnest.
    .title = Linien kreuzen sich nie
lesson-finds = Alles auf dem Weg ist gefunden: Sieh dir die Gruppe an. Jedes Ding lässt sich einmal benutzen, unterwegs oder für ein Ziel.
    .title = Funde
lesson-obstacles = Ein Monster kostet ein Schwert, ein Schloss einen Schlüssel, eine Grube ein Seil. Ohne das richtige Ding, vorher gefunden, geht es dort nicht weiter.
    .title = Hindernisse
lesson-portals = Portale verbinden ferne Orte: Mit einer Schriftrolle reist eine Gruppe von einem zum anderen, wo immer es liegt. Die meisten Missionen sind ohne sie nicht zu gewinnen.
    .title = Portale

### Der Kurs

course-entry = Ihr gewinnt, wenn alle Forderungen erfüllt sind: Jede Gruppe bringt dem Boss das Richtige. Ihr verliert, wenn eine Gruppe ihr Ziel nie mehr erreicht oder keine Karte gelegt werden kann. Bestimme, wo diese Gruppe den Dungeon betritt!
    .title = Wie ihr gewinnt
    .praise = Der Eingang bleibt bis zum Schluss.
    .wrong = Zuerst braucht jede Gruppe einen Eingang.
    .hint = Tippe ein leuchtendes Zeichen am Rand an.
course-market = Ein Schwert besiegt ein Monster, ein Schlüssel öffnet ein Schloss, ein Seil führt über eine Grube, eine Schriftrolle von Portal zu Portal; jedes nur einmal. Ein Plättchen für eine Münze ist so ein Gegenstand. Kauf eins!
    .title = Der Feenmarkt
    .praise = Es gehört nun dieser Gruppe.
    .wrong = Diesmal kauf ein Feenplättchen; der Markt hat nur jetzt offen.
    .hint = Eine Schriftrolle schadet nie.
course-lay = Ein Zug beginnt mit einer Karte deiner Hand auf einem leeren Feld, aufrecht oder kopfüber. Karten treffen sich, wo beide eine Öffnung haben; dazwischen liegen Gänge und Räume, und Fallgruben und Treppen führen auf die zweite Ebene. Leg eine!
    .title = Eine Karte legen
    .praise = Der Dungeon wächst.
    .wrong = Zuerst muss eine Karte gelegt werden.
    .hint = Erst die Karte, dann das Feld.
course-artifact = Eine Etappe führt von der Gruppe zu einem Ziel, Schritt für Schritt. Jeder Gang nur einmal, nie über einen anderen Weg. Zeichne Blaus Weg zum Artefakt: Wer seine Karte zuerst betritt, nimmt es mit!
    .title = Einen Weg zeichnen
    .praise = Blau trägt jetzt das Artefakt.
    .wrong = Hier geht es ums Zeichnen: Beginne Blaus Weg und führ ihn zum Artefakt. Ein Schritt lässt sich zurücknehmen.
    .hint = Beginne mit Blau, geh auf das Artefakt zu und halte dort an.
course-wait = Jede Gruppe darf im Zug höchstens eine Etappe zeichnen, und oft ist der Weg morgen besser. Beende deinen Zug ohne Weg!
    .title = Warten
    .praise = Dann ziehst du eine Karte.
    .wrong = Diesmal soll niemand aufbrechen: Beende den Zug.
    .hint = „Keine weiteren Wege in diesem Zug“.
course-items = Was auf dem Weg liegt, wird gefunden, und jeder Gegenstand lässt sich einmal benutzen. Auf diesem Weg stehen Hindernisse: Benutz, was Blau hat, wenn du gefragt wirst. Manche Wege wechseln die Ebene. Zeichne Blaus Weg zum Artefakt!
    .title = Hindernisse und Gegenstände
    .praise = Was benutzt wurde, ist weg; den Rest behält Blau.
    .wrong = Hier geht es um Blaus Weg; ein Schritt in die Irre lässt sich zurücknehmen.
    .hint = Folge den Funden, und benutz einen Gegenstand, wo der Weg versperrt ist.
course-portal = Blau hat sein Artefakt und steht auf einem Portal. Mit einer Schriftrolle reist es zu einem anderen Portal, auf jeder Karte und Ebene; beide sind dann verbraucht. Bring das Artefakt ans Ziel!
    .title = Portale
    .praise = Ein weiter Weg in einem Schritt, und eine Forderung ist erfüllt.
    .wrong = Hier geht es um das Portal: Beginne Blaus Weg und benutz die Schriftrolle.
    .hint = Beginne mit Blau, benutz den Gegenstand, dann wähle das Portal.
course-win = Nur Blaus Forderung ist noch offen. Mehrere Gruppen dürfen einen Raum teilen, durch verschiedene Türen. Führ Blau ans Ziel, und die Mission ist gewonnen!
    .title = Die Mission gewinnen
    .praise = Alle Forderungen sind erfüllt: Ihr habt gewonnen.
    .wrong = Mehr ist nicht zu tun: Beginne Blaus Weg. Ein Schritt lässt sich zurücknehmen.
    .hint = Benutz den Gegenstand, wo du gefragt wirst, dann geh zum Ziel.
