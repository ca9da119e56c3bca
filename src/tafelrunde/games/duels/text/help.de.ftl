### Hilfe: Merkmale einer Stellung, für Tipps.

feature-health = die Energie deiner Figuren
feature-health-more = Es bringt deinen Figuren { $amount } Energie.
feature-health-less = Es kostet deine Figuren { $amount } Energie.
feature-enemy-health = die Energie der Gegner
feature-enemy-health-more = Es nimmt den Gegnern { $amount } Energie.
feature-enemy-health-less = Es bringt den Gegnern { $amount } Energie.
feature-figures = dass deine Figuren im Spiel bleiben
feature-figures-more = Mehr von deinen Figuren bleiben im Spiel.
feature-figures-less = Eine deiner Figuren gerät in Gefahr auszuscheiden.
feature-enemy-figures = eine gegnerische Figur, die ausscheiden könnte
feature-enemy-figures-more = Eine gegnerische Figur scheidet damit eher aus.
feature-enemy-figures-less = Eine gegnerische Figur übersteht es eher.
feature-cards = die Karten auf deiner Hand
feature-cards-more = { $amount ->
        [one] Es bringt dir eine Karte.
       *[other] Es bringt dir { $amount } Karten.
    }
feature-cards-less = { $amount ->
        [one] Es kostet dich eine Karte.
       *[other] Es kostet dich { $amount } Karten.
    }
feature-enemy-cards = die Karten der Gegner
feature-enemy-cards-more = { $amount ->
        [one] Es kostet die Gegner eine Karte.
       *[other] Es kostet die Gegner { $amount } Karten.
    }
feature-enemy-cards-less = { $amount ->
        [one] Es bringt den Gegnern eine Karte.
       *[other] Es bringt den Gegnern { $amount } Karten.
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
why-discarded = Eine benutzte Karte liegt auf der Ablage; sie kommt erst wieder, wenn der Stapel leer ist.
why-lies-open = Diese Karte liegt offen neben ihrem Stapel; niemand hat sie auf der Hand.
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

picture-start = Vor dem ersten Zug stellen alle ihre Figuren an ihren Rand des Plans.
picture-moving = Eine Figur zieht von Feld zu Feld; Säulen und andere Figuren stehen im Weg.
picture-hand = Eine Hand: Die erste Zahl greift an, die zweite verteidigt, und der Name sagt, wer die Karte benutzen kann.
picture-combat = Ein Angriff liegt verdeckt; die andere Seite darf mit einer Karte antworten.

### Die Lektion

lesson-welcome = Du führst Link und Navi gegen ein anderes Team. Wer als Letzter Figuren im Spiel hat, gewinnt. Ich erkläre dir eines nach dem anderen; du kannst mich jederzeit überspringen.
    .title = Willkommen in der Arena
lesson-start = Tippe auf eines der leuchtenden Felder, um deine Figur aufzustellen. Dein Partner steht dann daneben.
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
lesson-damage = Um so viel, wie der Angriff höher ist als die Abwehr, sinkt die Energie. Eine Figur ohne Energie scheidet aus.
    .title = Schaden
lesson-fell = Eine Figur ist ausgeschieden. Niemand kann ihre Karten mehr benutzen; aber eine davon als Aktion abzuwerfen gibt einer anderen Figur ihres Teams 1 Energie.
    .title = Ausgeschieden

### Der Kurs

course-move = Wer die letzten Figuren im Spiel hat, gewinnt; eine Figur ohne Energie scheidet aus. Der Würfel sagt, wie weit du ziehen darfst, nie diagonal und nicht durch Säulen oder Gegner. Zieh Link so, dass er angreifen kann!
    .title = Wie du gewinnst
    .praise = Von hier aus erreicht Link einen Gegner.
    .wrong = Du darfst stehen bleiben oder woanders hin, aber hier geht es darum, einen Gegner zu erreichen: Das kann er nicht von jedem Feld.
    .hint = Tippe Link an, dann ein Feld neben einem Gegner oder in gerader Linie zu ihm.
course-strike = Eine Karte hat links ihren Angriff und rechts ihre Abwehr; ihr Name sagt, wer sie benutzt. Ein Schwert trifft Felder nebenan, auch diagonal. Schlag mit einer Karte zu, die nur ein Schwert zeigt!
    .title = Mit dem Schwert angreifen
    .praise = Deine Karte liegt verdeckt, bis der Gegner geantwortet hat. Was sie mehr zählt, ist Schaden.
    .wrong = Hier geht es um das Schwert: Wähle eine Grundkarte von Link, die ein Schwert zeigt, und einen Gegner neben ihm.
    .hint = Erst die Karte mit dem Schwert, dann den Gegner neben Link.
course-shoot = Ein Bogen trifft auf jeder freien geraden Linie, wie weit auch immer; Säulen und Figuren versperren sie. Schieß mit einer Karte, die nur einen Bogen zeigt, auf den Gegner!
    .title = Die Sichtlinie
    .praise = Die Linie war frei.
    .wrong = Hier geht es um den Bogen: Wähle eine Karte, die nur einen Bogen zeigt.
    .hint = Wähle die Karte; dann wird die Linie zum Ziel gezeichnet.
course-defend = Du wirst angegriffen. Antworte mit einer Karte der getroffenen Figur: Ihre Abwehr wird vom Angriff abgezogen. Das kostet keine Aktion. Wähle die Karte, die diesen Angriff ganz aufhält!
    .title = Verteidigen
    .praise = Kein Punkt Energie verloren.
    .wrong = Da käme etwas durch: Eine deiner Karten hält den ganzen Angriff auf.
    .hint = Es ist ein Schild.
course-draw = Nach dem Ziehen hast du zwei Aktionen, beliebig gemischt. Eine davon: eine Karte vom Stapel ziehen; die Hand hält zehn. Hier ist dein Stapel leer: Dieses eine Mal wird deine Ablage gemischt und dein neuer Stapel. Das zweite Mal endet das Spiel. Zieh eine Karte!
    .title = Der leere Stapel
    .praise = Deine Ablage ist dein neuer Stapel.
    .wrong = Auch das wäre eine Aktion. Diesmal zieh eine Karte.
    .hint = Tippe deinen Stapel an.
course-relic = Spezialkarten kämpfen nicht: Sie tun, was auf ihnen steht, und nichts verteidigt gegen sie. Was das Triforce zeigt, wirkt nur einmal im Spiel. Spiel eine solche Karte!
    .title = Das Triforce
    .praise = Diese Karte verlässt nun das Spiel.
    .wrong = Diesmal spiel die Spezialkarte mit dem Triforce.
    .hint = Sie steht unter „Spezialkarten“.
course-clock = Jetzt führst du Zelda. Eine Uhrkarte liegt offen und wirkt so viele Züge, wie ihre Uhr sagt; dieser Zug zählt 0. Spiel sie!
    .title = Uhrkarten
    .praise = Sie liegt neben deinem Stapel und zählt mit jedem deiner Züge.
    .wrong = Hier geht es um die Uhr: Spiel die Spezialkarte, die eine zeigt.
    .hint = Sie steht unter „Spezialkarten“.
course-heal = Ein Herz auf dem Würfel gibt jeder deiner Figuren 1 Energie. Und ist eine ausgeschieden, kann niemand mehr ihre Karten benutzen; aber jede, die du als Aktion abwirfst, gibt einer anderen Figur 1 Energie. Heile so!
    .title = Heilen
    .praise = So helfen auch nutzlose Karten.
    .wrong = Hier geht es ums Heilen: Wirf eine Karte der ausgeschiedenen Figur ab.
    .hint = Die Knöpfe stehen unter „Heilen“.
