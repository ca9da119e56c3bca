### Map Masters auf Deutsch. Die Namen der Dinge stehen in names.de.ftl.

game-name = Map Masters Co-op
game-blurb = Ein Dungeon, mehrere Abenteuergruppen und Linien, die sich nie kreuzen dürfen. Legt gemeinsam Karten, zeichnet Wege über und unter der Erde, nutzt Portale, Seile und Schlüssel, und bringt jede Gruppe zur richtigen Tür.
level-random = Zufall
level-easy = Leicht
level-normal = Normal
level-strong = Stark
level-very-easy = Sehr leicht
level-hard = Schwer

own-name = { $en ->
       *[other] { $de }
    }
list-nothing = nichts
list-two = { $first } und { $second }
list-more = { $first }, { $rest }
plain-number = { $number }
price = { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }

## Gegenstände und Symbole

item-coin = Münze
item-barrel = Fass
item-sword = Schwert
item-rope = Seil
item-key = Schlüssel
item-scroll = Schriftrolle
items-coin = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
items-barrel = { $count ->
        [one] { $count } Fass
       *[other] { $count } Fässer
    }
items-sword = { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
items-rope = { $count ->
        [one] { $count } Seil
       *[other] { $count } Seile
    }
items-key = { $count ->
        [one] { $count } Schlüssel
       *[other] { $count } Schlüssel
    }
items-scroll = { $count ->
        [one] { $count } Schriftrolle
       *[other] { $count } Schriftrollen
    }
symbol-coin = Münze
symbol-barrel = Fass
symbol-sword = Schwert
symbol-rope = Seil
symbol-key = Schlüssel
symbol-scroll = Schriftrolle
symbol-monster = Monster
symbol-lock = Schloss
symbol-lava = Lavagrube
symbol-poison = vergiftetes Wasser
symbol-portal = Portal
symbol-scissors = Aufwertung (Schere)
symbol-recycling = Aufwertung (Recycling)
deed-rooms = { $count ->
        [one] { $count } Raum besucht
       *[other] { $count } Räume besucht
    }
deed-kills = { $count ->
        [one] { $count } Monster besiegt
       *[other] { $count } Monster besiegt
    }
deed-jumps = { $count ->
        [one] { $count } Portalreise gemacht
       *[other] { $count } Portalreisen gemacht
    }
deed-cards = { $count ->
        [one] über { $count } Karte gegangen
       *[other] über { $count } Karten gegangen
    }
deed-tunnels = { $count ->
        [one] durch { $count } Tunnel gegangen
       *[other] durch { $count } Tunnel gegangen
    }
deed-locks = { $count ->
        [one] { $count } Schloss geöffnet
       *[other] { $count } Schlösser geöffnet
    }
deed-pits = { $count ->
        [one] { $count } Grube überwunden
       *[other] { $count } Gruben überwunden
    }
port-1 = oben
port-2 = rechts oben
port-3 = rechts unten
port-4 = unten
port-5 = links unten
port-6 = links oben
any-port = an jeder Öffnung
any-portal = an einem seiner Portale
at-port = Öffnung: { $ports }
node-room = der Raum
node-fork = die Gabelung
node-dead-end = die Sackgasse
node-stairs = die Treppe
node-trapdoor = die Fallgrube

## Karten

card-dungeon = Karte { $number }
card-label = { $card }
card-unknown = eine Karte
card-hidden = eine verdeckte Karte
card-cost = Dungeonkarte, Kosten { $cost }
card-kind-start = Startkarte
card-kind-dungeon = Dungeonkarte
card-kind-mission = Missionskarte
role-cell = Eine Zelle: Gib einen Schlüssel ab, dann kommt der Gefangene mit.
role-crown = Hier liegt die Krone: Wer die Karte aufdeckt, nimmt sie mit.
role-ambush = Ein Hinterhalt: Wer die Karte aufdeckt, zahlt ein Schwert, das Schwertplättchen oder das Buch gegen Monster, sonst ist alles verloren.
role-treasury = Eine Schatzkammer, und niemand bewacht sie.
role-oracle = Ein Orakel: Wer die Karte aufdeckt, sieht sich eine andere verdeckte Karte an.
book-unknown = ein Zauberbuch
effect-overcome-monster = Besiege ein Monster ohne Schwert.
effect-roll = Reise von einem Fass zu jedem anderen Fass.
effect-lure = Reise von überall zu einem Monster, das dann besiegt werden muss.
effect-wish = Mach aus dem Buch ein beliebiges Feenplättchen, auch ein ausverkauftes.
effect-climb = Klettere durch eine unbenutzte Fallgrube nach oben.
effect-overcome-lock = Öffne ein Schloss ohne Schlüssel.
effect-cross = Kreuze einmal deinen eigenen Weg; Gänge werden trotzdem nur einmal benutzt.
effect-overcome-portal = Benutze ein Portal ohne Schriftrolle.
effect-overcome-lava = Überwinde eine Fallgrube oder Lavagrube ohne Seil.
goal-text = { $parts } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
goal-title = { $points } Punkte

## Optionen

section-mission = Mission
    .help = Was zu tun ist und wie schwer es wird.
section-talk = Am Tisch
    .help = Was ihr einander zeigt und wer entscheidet.
section-reading = Lesart der Regeln
    .help = Wo das Regelbuch Spielraum lässt.
preset-m01 = 1. Jean-Mi ist zurück
    .help = 4 Gruppen. Der Kobold Jean-Mi versperrt die Kreuzung und will Geschenke: von jeder Gruppe eines, und jedes an seiner Tür.
preset-m02 = 2. Der Durst des Riesen
    .help = 3 Gruppen. Ein Riese mit trockener Kehle. Er nimmt an jeder Tür, was man ihm bringt: Fässer, und seinen verlorenen Krug.
preset-m03 = 3. Die Geiseln
    .help = 3 Gruppen. Kein Boss. Befreit drei Gefangene aus ihren Zellen und bringt sie im Norden hinaus.
preset-m04 = 4. Der vergiftete Fluss
    .help = 3 Gruppen. Ein Fluss quer durch den Dungeon: zwei Flöße, eine Zollbrücke, ein Spuktunnel, ein Paar Portale. Jeder Übergang trägt einen Weg.
preset-m05 = 5. Das Ritual
    .help = 4 Gruppen. Vier Altäre in den Ecken, in fester Reihenfolge entzündet. Wann ihr zeichnet, ist so wichtig wie wo.
preset-m06 = 6. Die verlorene Krone
    .help = 3 Gruppen. Die Krone liegt unter einer von vier verdeckten Karten. Unter einer anderen wartet ein Hinterhalt: Nehmt ein Schwert mit.
preset-m07 = 7. Der Drachenhort
    .help = 4 Gruppen. Große Forderungen, wenige freie Felder, und bei der fünften Portalreise erwacht der Drache.
preset-m08 = 8. Der Turm ohne Tür
    .help = 4 Gruppen. Ein Turm ohne Tür. Hinein kommt nur, wer durch ein Portal reist.
preset-m09 = 9. Zwei Herren
    .help = 6 Gruppen. Zwei Herren, sechs Linien. Jeder will anderes, und ihr müsst beiden dienen.
preset-m10 = 10. Das Turnier der Kartenmeister
    .help = 5 Gruppen. Jede Gruppe hat ihre eigene Zielkarte, alle enden in derselben Halle. Leichte Ziele sind sicher, schwere bringen Punkte.
preset-m11 = 11. Der Einsturz
    .help = 4 Gruppen. Der Dungeon stürzt ein, während ihr ihn baut. Alle müssen zum Rettungstor, ehe kein Platz mehr bleibt.
preset-m12 = 12. Die Diebesgilde
    .help = 4 Gruppen. Drei Diebstähle und ein Schlüsselbund, und zwar leise: Der vierte Kampf löst Alarm aus.
preset-m13 = 13. Der Lichkönig
    .help = 4 Gruppen. Zerbrecht im Westen das Gefäß, dann schlagt im Osten zu.
preset-m14 = 14. Das Herz des Dungeons
    .help = 6 Gruppen. Das Finale: zwei Herren des Dungeons, achtzehn Karten zu legen.
option-mission = Mission
    .help = Immer schwerer, am besten der Reihe nach.
option-difficulty = Schwierigkeit
    .help = Schwer verlangt genaue Zahlen, Normal verbraucht Benutztes, Leicht zählt es trotzdem mit, Sehr leicht gibt für Aufwertungen Plättchen.
    .normal = Normal
    .very_easy = Sehr leicht
    .easy = Leicht
    .hard = Schwer
option-handicap = Zusätzliche Münzen für den Markt
    .help = Eine kleine Hilfe für den Anfang.
option-open_hands = Offene Karten
    .help = Alle sehen die Karten aller.
option-decisions = Vor dem Dungeon
    .help = Wer über Eingänge und Einkäufe entscheidet.
    .one = Der erste Platz entscheidet
    .vote = Alle stimmen ab
option-suggestions = Vorgeschlagene Wege
    .help = Wege, die eine kurze Suche findet, werden fertig angeboten.
option-orientation = Startkarten liegen
    .help = Zufällig herum oder alle aufrecht.
    .random = Zufällig
    .upright = Aufrecht
option-walk_on = Durch Artefaktkarten weitergehen
    .help = Aus: Ein Artefakt zu nehmen beendet die Etappe.
option-dead_ends = Sackgassen verlieren sofort
    .help = Aus: Ihr spielt weiter, bis keine Karte mehr gelegt werden kann.

## Bereiche und Spielfeld

zone-deck = Stapel
zone-groups = Gruppen
zone-market = Feenmarkt
mission-coins = Münzen für den Markt
market-money = Euer Geld
market-prices = Preise
market-price = Plättchen { $token }, Zauberbuch { $book }
zone-goals = Zielkarten
zone-hand = Hand
space-empty = { $space }, leer
space-note = { $space }
space-hidden = { $space }, eine verdeckte Karte
space-peeked = { $space }, verdeckt: { $card }
space-card = { $space }, { $card }{ $turned ->
        [1] , kopfüber
       *[other] {""}
    }
# am Rand eines Feldes
gate-place = { $side ->
        [n] an der Nordseite von { $space }
        [e] an der Ostseite von { $space }
        [s] an der Südseite von { $space }
       *[w] an der Westseite von { $space }
    }
gate-entry = Eingang { $gate }
gate-exit = Ausgang { $gate }
stop-spot = { $group } auf { $space }
group-spoken = { $group }, { $status ->
        [waiting] wartet draußen
        [standing] steht im Dungeon
       *[finished] ist am Ziel
    }
pen = Skizze für { $group }
pen-point = Auf ein Feld zeigen
cell-items = { $items } abzugeben (gefunden { $found }, benutzt { $spent }, abgegeben { $given })
sheet-items = { $have } (gefunden { $found }, benutzt { $spent }, abgegeben { $given })
badge-token = Feenplättchen { $kind }
used-token = das Feenplättchen „{ $kind }“
badge-used-book = { $book }, benutzt
badge-active = hat das Aktionsplättchen
badge-concedes = würde aufgeben
stat-hand = Handkarten
token-spoken = Feenplättchen { $kind }, noch { $count }, { price }
book-pile = Stapel der Zauberbücher, noch { $count }
counter-limit = { $count } von { $most }
counter-jumps = Portalreisen
counter-kills = Besiegte Monster
counter-collapse = Nächster Einsturz
counter-turns = { $count ->
        [0] am Ende dieses Zuges
        [one] in { $count } Zug
       *[other] in { $count } Zügen
    }
unseen-start = Ungesehene Startkarten
unseen-cost = Ungesehene Karten mit Kosten { $cost }
seen-cards = Bisher gelegt
seen-list = { $cards }

## Missionstexte

needs-goal-card = was die eigene Zielkarte verlangt
task-slot = { $card }: { $things }
task-exit = Den Dungeon verlassen mit: { $things }
task-leave = Den Dungeon verlassen
task-hostage = { $artifact } hat den Dungeon verlassen
special-order = Die Altäre werden nur der Reihe nach bedient.
special-raft = Über vergiftetes Wasser hilft nur ein Fass.
special-portal-limit = { $most ->
        [0] Mit einer Portalreise ist die Mission verloren.
        [one] Mit mehr als einer Portalreise ist die Mission verloren.
       *[other] Mit mehr als { $most } Portalreisen ist die Mission verloren.
    }
special-kill-limit = { $most ->
        [0] Mit einem besiegten Monster ist die Mission verloren.
        [one] Mit mehr als einem besiegten Monster ist die Mission verloren.
       *[other] Mit mehr als { $most } besiegten Monstern ist die Mission verloren.
    }
special-carry-limit = Eine Gruppe mit Artefakt darf keine Karte mit einem anderen betreten.
special-collapse = Am Ende jedes zweiten Zuges fällt eine unbenutzte Karte aus dem Dungeon.
special-hidden = Verdeckte Karten werden aufgedeckt, wenn man sie erreicht; dann entscheidet ihr, wie herum sie liegen.
special-goal-cards = Sieben Zielkarten werden aufgedeckt; jede Gruppe bekommt eine davon.
special-lantern = Die Laterne zeigt vor der ersten Etappe ihrer Gruppe eine verdeckte Karte.
special-exits = Jeder Ausgang lässt eine Gruppe hinaus.
special-inside = Eine Gruppe beginnt im Dungeon.

## Das Ende

over-won = Die Mission ist geschafft!
over-lost = Die Mission ist verloren: { $reason }
loss-dead-end = Ein Ziel ist nicht mehr erreichbar.
loss-no-space = Es gibt kein leeres Feld mehr für eine Karte.
loss-no-hand = Es gibt keine Karte mehr zu legen.
loss-goal-unfulfilled = Ein Ziel wurde erreicht und konnte nicht erfüllt werden.
loss-mission-portal-limit = Eine Portalreise zu viel hat den Drachen geweckt.
loss-mission-alarm = Ein Kampf zu viel hat Alarm ausgelöst.
loss-conceded = Ihr habt aufgegeben.
medal-bronze = Bronze: Mission erfüllt
medal-silver = Silber: mit sicherer Hand gezeichnet
medal-gold = Gold: Meister der Karte
result-tasks = Erfüllte Forderungen
result-turns = Züge
score-term = { $names }
score-coins = übrige Münzen ({ $count })
score-barrels = übrige Fässer ({ $count })
score-empty = leere Felder ({ $count })
score-books = unbenutzte Zauberbücher ({ $count })
score-tokens = unbenutzte Feenplättchen ({ $count })
score-kills = verschonte Monster ({ $count } besiegt)
score-jumps = gesparte Portalreisen ({ $count } gemacht)
score-deck = Karten im Stapel ({ $count })
score-hidden = noch verdeckte Karten ({ $count })
score-goals = Zielkarten ({ $count })
fame-chapter = Mission { $number }: { $mission }
caption-setup = Mission { $number }: { $mission } · { $level }
caption-turn = Mission { $number }: { $mission } · { $level } · { $left ->
        [0] kein Feld mehr frei
        [one] noch ein Feld frei
       *[other] noch { $left } Felder frei
    }

## Was gefragt ist

question-waiting = { $question_waiting }
choose-goal = Wähle eine Zielkarte für { $group }.
    .waiting = { $seat } wählt eine Zielkarte für { $group }.
choose-entry = Wo betritt { $group } den Dungeon?
    .waiting = { $seat } wählt, wo { $group } den Dungeon betritt.
choose-lantern = Welche Gruppe trägt die Laterne?
    .waiting = { $seat } wählt, wer die Laterne trägt.
decide-market = Kaufe auf dem Feenmarkt, was ihr braucht.
    .waiting = { $seat } kauft auf dem Feenmarkt ein.
choose-reader = Welche Gruppe bekommt dieses Zauberbuch?
    .waiting = { $seat } wählt, wer dieses Zauberbuch bekommt.
choose-start = Wer beginnt?
    .waiting = { $seat } wählt, wer beginnt.
lay-card = Lege eine Karte auf ein leeres Feld, egal wie herum.
    .waiting = { $seat } legt eine Karte auf ein leeres Feld, egal wie herum.
decide-paths = Du darfst Wege zeichnen, für jede Gruppe einen.
    .waiting = { $seat } darf Wege zeichnen, für jede Gruppe einen.
choose-way = Zeichne einen Weg für { $group }.
    .waiting = { $seat } zeichnet einen Weg für { $group }.
choose-way-found = { $question } Bisher: { $found }.
    .waiting = { $question_waiting } Bisher: { $found }.
turn-card = Wie herum liegt die Karte?
    .waiting = { $seat } entscheidet, wie herum die Karte liegt.
choose-peek = Wähle eine verdeckte Karte zum Ansehen.
    .waiting = { $seat } wählt eine verdeckte Karte zum Ansehen.
pay-ambush = Ein Hinterhalt! Womit zahlt { $group }?
    .waiting = Ein Hinterhalt! { $seat } entscheidet, womit { $group } zahlt.

## Was getan werden kann

group-lay = Karte legen
group-enter = Eingänge
group-goal = Zielkarten
group-lantern = Laterne
group-assign = Zauberbuch für
group-buy = Kaufen
group-peek = Ansehen
group-legs = Wege
grid-begin = Schritt für Schritt
cell-begin = zeichnen
grid-legs = Wer kommt wohin?
cell-reached = erreichbar
cell-may-lose = kann die Mission kosten
cell-loses = verliert die Mission
cell-lacks = es fehlt: { $things }
cell-no-corridor = kein Weg
cell-later = erst später
cell-blocked = versperrt
cell-drawn = schon gezeichnet
group-ways = Weiter
group-back = Zurück
offer-lay = „{ $card }“ auf { $space }, { $turned ->
        [1] kopfüber
       *[other] aufrecht
    }
offer-enter = { $group } betritt den Dungeon { $entry }
offer-goal = { $group }: { $goal }
offer-lantern = { $group } trägt die Laterne
offer-assign = Für { $group }
offer-token = Plättchen { $kind } für { $group }
offer-book = { $book } für { $group }
offer-blind = Das oberste Buch ungesehen kaufen
offer-done = Fertig eingekauft
offer-starts = { $seat } beginnt
offer-begin = Für { $group } Schritt für Schritt zeichnen
offer-draw = { $group } → { $goal }
offer-peek = { $space } ansehen
offer-end = Keine Wege mehr in diesem Zug
offer-turn = { $turned ->
        [1] Kopfüber
       *[other] Aufrecht
    }
offer-pay = { $how ->
        [item] Mit einem Schwert zahlen
        [token] Mit dem Schwertplättchen zahlen
       *[book] Mit dem Zauberbuch zahlen
    }
offer-back = Einen Schritt zurück
offer-cancel = Keinen Weg zeichnen
offer-concede = Die Mission aufgeben
offer-resume = Doch weiterspielen
confirm-concede = Aufgeben? Die Mission endet, wenn alle es wollen.
note-leg = findet { $found }{ $uses ->
        [0] {""}
       *[other] , benutzt { $used }
    }
gate-exit-wants = Ausgang { $gate }, verlangt { $things }
goal-exit = Ausgang { $exit }
goal-stop = { $card } ({ $space })
way-enter = Eintreten: { $where }
way-on = Weitergehen
way-pay = { $how ->
        [item] Gefundenen Gegenstand benutzen
        [token] Feenplättchen benutzen
       *[book] Zauberbuch benutzen
    }
way-over = { $how ->
        [item] Mit einem Seil über die Fallgrube
        [token] Mit dem Seilplättchen über die Fallgrube
       *[book] Mit dem Zauberbuch über die Fallgrube
    }
way-fall = In die Fallgrube fallen
way-leave = Nach: { $where }{ $count ->
        [0] {""}
       *[other] {" "}({ $symbols })
    }
way-climb = Hinaufklettern, dann: { $where }{ $count ->
        [0] {""}
       *[other] {" "}({ $symbols })
    }
way-climb-room = In den Raum hinaufklettern
way-drop = Durch die Fallgrube hinunter
way-jump = { $verb ->
        [portal] Portal nach { $space }
        [barrel] Fassreise nach { $space }
       *[monster] Lockruf zum Monster auf { $space }
    }, Richtung: { $where } ({ $how ->
        [item] Schriftrolle
        [token] Rollenplättchen
       *[book] Zauberbuch
    })
way-wish = Plättchen wünschen: { $kind }
way-gain = Plättchen nehmen: { $kind }
way-stop = Hier anhalten
way-serve = Abgeben: { $task }
risk-portal-limit = Eine Portalreise zu viel: Die Mission wäre verloren. Trotzdem zeichnen?
risk-kill-limit = Ein Monster zu viel: Die Mission wäre verloren. Trotzdem zeichnen?
risk-ambush = Dort könnte ein Hinterhalt liegen, und diese Gruppe hat nichts dagegen: Dann wäre die Mission verloren. Trotzdem zeichnen?
risk-sure-ambush = Dort liegt ein Hinterhalt, und diese Gruppe hat nichts dagegen: Die Mission wäre verloren. Trotzdem zeichnen?
risk-hopeless = Nach diesem Weg wäre ein Ziel nicht mehr erreichbar und die Mission verloren. Trotzdem zeichnen?
foresight-new = Neu: { $group } zu { $goals }.
foresight-lost = Verloren: { $group } zu { $goals }.
note-risk-ambush = Dort könnte ein Hinterhalt liegen. Ohne Schwert wäre die Mission verloren!
note-risk-sure-ambush = Dort liegt ein Hinterhalt. Ohne Schwert wäre die Mission verloren!
note-risk-hopeless = Danach wäre ein Ziel unerreichbar und die Mission verloren!
note-risk-portal-limit = Das weckt den Drachen: Die Mission wäre verloren!
note-risk-kill-limit = Das löst Alarm aus: Die Mission wäre verloren!
foresight-hopeless = Vorsicht: Ein Ziel wäre dann nicht mehr erreichbar.
foresight-nothing = Keine Gruppe käme an ein neues Ziel; { $joints ->
        [0] kein Gang schließt an
        [one] { $joints } Gang schließt an
       *[other] { $joints } Gänge schließen an
    }.

## Warum nicht

why-not-your-turn = Jemand anders entscheidet gerade.
why-game-over = Die Mission ist vorbei.
why-not-offered = Danach ist gerade nicht gefragt.
why-no-way = Dort geht es nicht weiter.
why-lay-first = Zuerst muss eine Karte gelegt werden.
why-not-in-hand = Diese Karte ist nicht in der Hand.
why-no-space = Dieses Feld gibt es nicht.
why-space-filled = Dort liegt schon eine Karte.
why-no-leg-now = Diese Gruppe zeichnet jetzt keine Etappe: Sie hat in diesem Zug schon eine gezeichnet oder ist am Ziel.
why-no-leg = Das ist kein vollständiger Weg zu einem Ziel.
why-drawn = Jede Gruppe zeichnet in einem Zug nur eine Etappe.
why-no-corridor = Über die Karten, die liegen, führt noch kein Gang dorthin.
why-later = Vorher sind andere Ziele dran.
why-lacks = { $group } kommt dorthin, aber es fehlt noch: { $things }.
why-blocked = Es gibt Gänge dorthin, aber Hindernisse oder fremde Wege versperren sie, oder nicht alles lässt sich auf einem Weg einsammeln.
why-walled-in = Für diese Gruppe geht es nirgends weiter.
why-conceding = Das hast du schon gesagt.
why-going-on = Du hast nicht aufgegeben.
why-no-group = Diese Gruppe gibt es nicht.
why-nothing-sketched = Du hast nichts skizziert.
why-no-money = Das kostet { price }; { $money ->
        [one] da ist noch 1 Münze.
       *[other] da sind noch { $money } Münzen.
    }
why-sold-out = Davon ist nichts mehr da.
why-token-carried = { $group } trägt schon so ein Plättchen.
why-two-books = { $group } trägt schon zwei Zauberbücher.
why-entry-taken = Dort tritt schon eine andere Gruppe ein.

## Was geschah

layout-dealt = Der Dungeon liegt auf dem Tisch{ $tries ->
        [one] .
       *[other] {" "}({ $tries }-mal ausgelegt, bis jedes Ziel erreichbar war).
    }
goal-given = { $group } bekommt eine Zielkarte: { $goal }.
entry-chosen = { $group } tritt { $entry } ein.
lantern-given = { $group } trägt die Laterne.
token-bought = { $group } bekommt ein Feenplättchen: { $kind }.
book-bought = { $group } bekommt ein Zauberbuch: { $book }.
book-drawn = Ein Zauberbuch vom Stapel: { $book }.
market-closed = Der Markt schließt; { $money ->
        [one] { $money } Münze geht zurück
       *[other] { $money } Münzen gehen zurück
    }.
hands-dealt = Alle ziehen { $cards } Karten; { $deck } bleiben im Stapel.
turn-began = Zug { $turn }: { $seat }
card-laid = { $seat } legt „{ $card }“ auf { $space }, { $turned ->
        [1] kopfüber
       *[other] aufrecht
    }.
leg-drawn = { $group } geht weiter{ $uses ->
        [0] {" "}und findet { $found }
       *[other] , findet { $found } und benutzt { $used }
    }.
token-gained = { $group } nimmt für eine Aufwertung ein Feenplättchen: { $kind }.
artifact-taken = { $group } nimmt mit: { $artifact }.
hostage-freed = { $group } öffnet eine Zelle: { $artifact } kommt mit.
task-done = { $group } hat es geschafft: { $task }.
left-dungeon = { $group } verlässt den Dungeon { $exit }.
card-revealed = { $group } deckt auf { $space } eine Karte auf: { $card }.
card-turned = { $card } auf { $space } liegt { $turned ->
        [1] kopfüber
       *[other] aufrecht
    }.
card-peeked = Alle sehen die Karte auf { $space }: { $card }.
ambush-paid = { $group } wehrt den Hinterhalt ab, { $how ->
        [item] mit einem Schwert
        [token] mit dem Schwertplättchen
       *[book] mit einem Zauberbuch
    }.
card-drawn = { $seat } zieht eine Karte: { $card }.
card-drawn-unseen = { $seat } zieht eine Karte.
open-card-drawn = { $seat } zieht „{ $card }“.
card-collapsed = „{ $card }“ auf { $space } fällt aus dem Dungeon.
mission-won = Die Mission ist geschafft, mit { $score } Punkten!
mission-lost = Die Mission ist verloren: { $reason }
conceding = { $seat } würde aufgeben.
resumed = { $seat } will weiterspielen.
pointed = { $seat } zeigt auf { $space }.
sketched = { $seat } skizziert einen Weg für { $group }.
rubbed = { $seat } wischt die Skizzen weg.

# was Computer im Team sagen
talk-place = { $space } übernehme ich.
talk-portal = Ich habe eine Karte mit einem Portal.
talk-items = Ich habe eine Karte für { $group }: { $things }.
talk-able = { $group } könnte das übernehmen: { $task }.
