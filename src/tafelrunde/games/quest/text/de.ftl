### Triforce Quest auf Deutsch. Namen von Dingen stehen in names.de.ftl.

game-name = Triforce Quest
game-blurb = Führt gemeinsam einen Helden durch dunkle Dungeons. Kämpft, rätselt und springt mit den Karten auf euren Händen, findet die verborgenen Gegenstände, besiegt die Bosse und stürmt am Ende das Schloss.
level-random = Zufall
level-easy = Leicht
level-normal = Mittel
level-strong = Stark
own-name = { $en ->
       *[other] { $de }
    }
hearts = { $count ->
        [one] { $text } Herz
       *[other] { $text } Herzen
    }
list-nothing = nichts
list-two = { $first } und { $second }
list-more = { $first }, { $rest }
and-then = { $first } { $rest }
plain-number = { $number }
value-of = { $value } von { $most }
points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
goal-points = { $goal ->
        [one] { $goal } Punkt
       *[other] { $goal } Punkte
    }
rounds = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
price = { $price ->
        [one] { $price } Rubin
       *[other] { $price } Rubine
    }
yes = ja
not-yet = noch nicht
averted = abgewendet

## Arten, Merkmale, Eigenschaften

kind-fight = Kampf
    .one = Kampfkarte
    .cards = Kampfkarten
kind-puzzle = Rätsel
    .one = Rätselkarte
    .cards = Rätselkarten
kind-skill = Geschick
    .one = Geschickkarte
    .cards = Geschickkarten
kind-support = Unterstützung
    .one = Unterstützungskarte
    .cards = Unterstützungskarten
kind-safe = Sicherer Raum
kind-idle = Ruhiger Raum
kind-item = Raum mit Gegenstand
tag-melee = Nahkampfkarten
    .one = Nahkampfkarte
    .cards = Nahkampfkarten
tag-ranged = Fernkampfkarten
    .one = Fernkampfkarte
    .cards = Fernkampfkarten
tag-area = Flächenkarten
    .one = Flächenkarte
    .cards = Flächenkarten
tag-metal = Metallkarten
    .one = Metallkarte
    .cards = Metallkarten
tag-heavy = Schwere Karten
    .one = schwere Karte
    .cards = schwere Karten
tag-fire = Feuerkarten
    .one = Feuerkarte
    .cards = Feuerkarten
tag-wood = Holzkarten
    .one = Holzkarte
    .cards = Holzkarten
tag-magic = Magische Karten
    .one = magische Karte
    .cards = magische Karten
tag-reflect = Spiegelnde Karten
    .one = spiegelnde Karte
    .cards = spiegelnde Karten
tag-block = Abwehrkarten
    .one = Abwehrkarte
    .cards = Abwehrkarten
tag-breaker = Schildbrecher
    .one = Schildbrecher
    .cards = Schildbrecher
tag-swim = Schwimmkarten
    .one = Schwimmkarte
    .cards = Schwimmkarten
trait-flying = Fliegend
trait-flying-text = Nahkampf −1, Fernkampf +1.
trait-swarm = Schwarm
trait-swarm-text = Fläche +1, alles andere zählt höchstens 2.
trait-magic = Magisch
trait-magic-text = Unterstützung und verdeckte Karten zählen 0. Spiegelnd +2, sonst magisch +1.
trait-water = Wasser
trait-water-text = Feuer zählt 0, Schwimmen +1, Schweres −1.
trait-fire = Feuer
trait-fire-text = Feuer und Holz zählen 0 und schützen nicht.
trait-electric = Elektrisch
trait-electric-text = Jede Metallkarte kostet ½ Herz.
trait-dark = Dunkel
trait-dark-text = Die Runde kostet ½ Herz mehr, bis jemand Licht macht.
trait-ice = Eis
trait-ice-text = Feuer +2.

## Was Karten, Strafen und Belohnungen tun

cards = { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    }
effect-damage = Verliere { $hearts }.
effect-heal = Heile { $hearts }.
effect-rupees = Erhalte { $amount ->
        [one] einen Rubin
       *[other] { $amount } Rubine
    }.
effect-rupees-less = Verliere { $amount ->
        [one] einen Rubin
       *[other] { $amount } Rubine
    }.
effect-cut = Die Belohnung schrumpft um { $amount ->
        [one] einen Rubin
       *[other] { $amount } Rubine
    }.
effect-cut-all = Die Belohnung bringt keine Rubine mehr.
effect-progress = Der Fortschritt sinkt um { $amount }.
effect-shield = Der Schild wächst um { $amount }.
effect-shield-less = Der Schild verliert { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    }.
effect-mill = { $who ->
        [self] Lege { cards } von deinem Nachziehstapel ab.
        [next] Die nächste Person legt { cards } vom Nachziehstapel ab.
        [each] Alle legen { cards } vom Nachziehstapel ab.
       *[active] Die aktive Person legt { cards } vom Nachziehstapel ab.
    }
effect-toss = { $who ->
        [next] Die nächste Person wirft { cards } ab.
        [each] Alle werfen { cards } ab.
       *[active] Die aktive Person wirft { cards } ab.
    }
effect-redraw = { $who ->
        [next] Die nächste Person wirft die ganze Hand ab.
        [each] Alle werfen die ganze Hand ab.
       *[active] Die aktive Person wirft die ganze Hand ab.
    }
effect-skip = { $who ->
        [next] Die nächste Person setzt einen Zug aus.
        [each] Alle setzen einen Zug aus.
       *[active] Die aktive Person setzt einen Zug aus.
    }
effect-spill = { $amount ->
        [one] Eine gefüllte Flasche läuft aus.
       *[other] { $amount } gefüllte Flaschen laufen aus.
    }
effect-cover = { $amount ->
        [one] Der zuletzt gelöste Raum wird zugedeckt.
       *[other] Die { $amount } zuletzt gelösten Räume werden zugedeckt.
    }
effect-expel = Ihr werdet hinausgeworfen.
effect-slip = Der Gegner entkommt: gelöst, aber ohne Belohnung.
effect-bottle = Eine leere Flasche.
effect-container = Ein Herzcontainer.
effect-teleporter = Der Teleporter.
effect-item = { $item }.
effect-fill = Fülle eine Flasche: { $potion }.
effect-refresh = { $amount ->
        [one] Ein verbrauchtes Triforce-Teil leuchtet
       *[other] { $amount } verbrauchte Triforce-Teile leuchten
    } wieder.
effect-next = Die nächste Karte zählt { $amount } mehr.
effect-ward = Die Rundenstrafe kostet { $hearts } weniger.
effect-stun = Betäubt den Gegner: keine Rundenstrafe. Bei Bossen und Zwischenbossen kostet sie nur ein Herz weniger.
effect-light = Macht Licht.
effect-cycle = Ziehe { cards }, wirf dann { cards } ab.
effect-retrieve = Hole { cards } aus deiner Ablage zurück.
effect-return = Kehrt auf deine Hand zurück.
effect-extra = Spiele noch eine Karte.
effect-scout = { $amount ->
        [one] Decke einen Raum auf.
       *[other] Decke { $amount } Räume auf.
    }
special-shield = Schild: { $amount }
special-break = Bricht den Schild: { $on }
special-bonus = { $on }: +{ $amount }
special-malus = { $on }: −{ $amount }
special-zero = Wirkungslos: { $on }
special-need = Benötigt: { $on }
special-cap = Keine Karte zählt mehr als { $amount }
special-lone = Ohne Hilfe: Unterstützung und verdeckte Karten zählen 0
special-backlash = { $on }: kostet { $hearts }
special-regen = Erholt sich nach jeder Runde um { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    }
special-enrage = Wird wütender: Die Strafe steigt nach jeder Runde um { $hearts }
special-guard = Zur Abwehr: { $amount ->
        [one] 1 { $on_one }
       *[other] { $on_cards } im Wert von { $amount }
    }
special-mini = Zwischenboss: Betäuben erspart nur 1 Herz
potion-red-text = Heilt bis zu 6 Herzen.
potion-milk-text = Zwei Schlucke; jeder heilt bis zu 3 Herzen.
potion-green-text = Jemand mischt die Ablage in den Nachziehstapel.
potion-gold-text = Heilt alle Herzen.
potion-fairy-text = Heilt bis zu 5 Herzen oder belebt den Helden von selbst.
potion-line = { $potion }: { $text }

## Optionen

section-adventure = Abenteuer
    .help = Wie lang und wie schwer es wird.
section-talk = Tischgespräch
    .help = Was ihr einander sagen dürft.
section-reading = Regelauslegung
    .help = Wo das Regelbuch Spielraum lässt.
option-length = Länge
    .help = Drei oder sieben Dungeons vor dem Schloss.
    .short = Kurz: 3 Dungeons
    .long = Lang: 7 Dungeons
option-difficulty = Schwierigkeit
    .help = Ändert die nötigen Punkte. In der Geschichte reicht ein Viertel, und nur Limits tun weh.
    .normal = Normal
    .story = Geschichte
    .relaxed = Entspannt
    .hero = Held
option-dungeon_choice = Dungeons
    .help = Wer die Dungeons aussucht und wie schwer sie werden.
    .free = Ihr wählt
    .random = Der Zufall
    .gentle = Sanft: leichte zuerst
    .balanced = Ausgewogen
    .grim = Grimmig: auch schwere
option-start_containers = Herzcontainer am Anfang
    .help = Drei nach dem Regelbuch; mehr für Kinder.
option-defeat_limit = Verloren nach so vielen Zusammenbrüchen
    .help = 0: Ihr dürft es immer wieder versuchen.
option-hints = Hinweise
    .help = Fertige Sätze darüber, was ihr habt, und Hinweise, die auch der Computer versteht.
option-open_hands = Offene Hände
    .help = Alle sehen alle Karten.
option-sword_seat = Das Schwert bekommt
    .help = Wer mit dem Schwert beginnt und in jeden Dungeon vorangeht.
    .random = Irgendwer, per Zufall
    .host = Wen der Gastgeber wählt
option-item_distribution = Gegenstände
    .help = Ob Gegenstände gleichmäßig verteilt werden müssen.
    .balanced = An die mit den wenigsten
    .free = An beliebige
option-restart_hearts = Herzen nach einem Zusammenbruch
    .help = Mit wie vielen Herzen ihr neu anfangt.
    .full = Alle
    .half = Die Hälfte
    .three = Drei
option-segment_value = Triforce-Teile je Boss im kurzen Spiel
    .help = Mit zweien wird die stärkste Kraft erreichbar.
option-castle_defeats_add = Zusammenbrüche im Schloss bringen Gestalten
    .help = Jeder Zusammenbruch im Schloss bringt eine weitere Gestalt des letzten Gegners.
option-ganon_checkpoint = Besiegte Gestalten bleiben besiegt
    .help = Aus: Nach einem Zusammenbruch im Schloss beginnt ihr wieder mit der ersten Gestalt.

## Dinge und Bereiche

link = Link
teleporter = Teleporter
room-unknown = unbekannter Raum
room-hidden = verdeckter Raum
room-hidden-lower = Verdeckter Raum, { $space }, untere Hälfte
room-hidden-upper = Verdeckter Raum, { $space }, obere Hälfte
room-spoken = { $room }, { $state ->
        [solved] gelöst
        [ghost] schon gesehen, verdeckt
       *[open] offen, ungelöst
    }
item-room = Truhe: { $item }
space = Reihe { $row }, Platz { $place }
boss-spoken = Boss: { $room }, noch { $left } zu besiegen
boss-hidden = Feld des Bosses, noch { $left } zu besiegen
card-hidden = eine verdeckte Karte
card-quoted = „{ $card }“
card-spoken = { $card }, Wert { $value }
card-subtitle = { $item }, Wert { $value }
bottle-empty = Leere Flasche
    .acc = Leere Flasche
zone-team = Das Team
zone-bottles = Flaschen
zone-hand = Deine Hand
zone-discard = Deine Ablage
zone-shop = Beedles Laden
zone-shelf = Wählt einen Dungeon
hearts-name = Herzen
rupees-name = Rubine
parts-name = Triforce
progress-name = Fortschritt
stat-hand = Hand
stat-draw = Nachziehstapel
stat-discard = Ablage
stat-defeats = Zusammenbrüche
stat-rooms = Betretene Räume
stat-rounds = Runden
dungeon-spoken = { $dungeon }, { $difficulty }, birgt: { $item }
difficulty-easy = Leicht
difficulty-medium = Mittel
difficulty-hard = Schwer
badge-key = Schlüsselkarte
badge-hurts = Tut dem Helden weh
badge-guards = Zählt für die Abwehr
badge-copies = { $count } gleiche
badge-printed = Gedruckter Wert: { $value }
badge-solved = Gelöst
badge-needs-item = Braucht etwas, das noch niemand hat: { $item }
badge-locked = Verschlossen, bis der Gegenstand gefunden ist
badge-phases = { $left ->
        [one] Noch eine Gestalt
       *[other] Noch { $left } Gestalten
    }
badge-skips = Setzt einen Zug aus
badge-low-pile = Nachziehstapel fast leer
badge-gives-up = Möchte aufgeben
badge-hint = Hat nach eigenen Worten: { $things }
badge-last = { $deed ->
        [play] Hat zuletzt eine Karte gespielt
        [down] Hat zuletzt verdeckt gespielt
        [discard] Hat zuletzt eine Karte abgeworfen
        [redraw] Hat zuletzt eine neue Hand genommen
        [drink] Hat zuletzt eine Flasche genutzt
        [triforce] Hat zuletzt das Triforce genutzt
       *[pass] Hat zuletzt gepasst
    }
line-limit = Limit
line-round-penalty = Jede Runde
line-limit-penalty = Am Limit
line-reward = Belohnung
line-shield = Schild
line-waiting = Wartet auf eine Schlüsselkarte
line-round = Runde
line-key = Schlüsselkarte in dieser Runde
line-guard = Abwehr
line-light = Licht
line-cost = Diese Runde kostet
line-play = { $seat }: { $card }
line-first-bottle = Der erste Kauf kommt mit eigener Flasche.

## Fragen

question-waiting = { $question_waiting }
over-won = Das Schloss ist gefallen. Ihr habt zusammen gewonnen!
over-lost = Das Abenteuer ist vorbei. Das Schloss steht noch.
choose-sword = Wer bekommt das Schwert?
    .waiting = { $seat } bestimmt, wer das Schwert bekommt.
choose-dungeon = Welcher Dungeon soll es sein?
    .waiting = { $seat } wählt den nächsten Dungeon.
choose-shop = Was kaufst du für alle?
    .waiting = { $seat } kauft für alle ein.
choose-interlude = Zwischen zwei Räumen: Karten tauschen, eine Flasche nutzen oder passen.
    .waiting = { $seat } darf zwischen zwei Räumen Karten tauschen oder eine Flasche nutzen.
choose-room = Welchen Raum betretet ihr?
    .waiting = { $seat } wählt den Raum, der betreten wird.
choose-owner = Wer nimmt diesen Gegenstand: { $item }?
    .waiting = { $seat } bestimmt, wer diesen Gegenstand nimmt: { $item }.
choose-safe-bottle = Eine Flasche umsonst nutzen?
    .waiting = { $seat } darf eine Flasche umsonst nutzen.
choose-turn = Du bist dran: Spiele eine Karte oder tu etwas anderes.
    .waiting = { $seat } ist am Zug.
choose-play = Spiele eine Karte deiner neuen Hand.
    .waiting = { $seat } spielt eine Karte der neuen Hand.
choose-power-card = Spiele noch eine Karte, gleich welcher Art.
    .waiting = { $seat } spielt noch eine Karte, gleich welcher Art.
choose-extra = Noch eine Karte spielen?
    .waiting = { $seat } darf noch eine Karte spielen.
choose-penalty = Die Rundenstrafe mit drei Triforce-Teilen abwenden?
    .waiting = { $seat } darf die Rundenstrafe mit drei Triforce-Teilen abwenden.
choose-toss = Wirf { $count ->
        [one] eine Karte ab.
       *[other] { $count } Karten ab.
    }
    .waiting = { $seat } wirft { $count ->
        [one] eine Karte ab.
       *[other] { $count } Karten ab.
    }
choose-cycle = Du hast gezogen; wirf nun { $count ->
        [one] eine ab.
       *[other] { $count } ab.
    }
    .waiting = { $seat } hat gezogen und wirft nun { $count ->
        [one] eine Karte ab.
       *[other] { $count } Karten ab.
    }
choose-swap = Wirf beliebig viele Karten ab und fülle auf.
    .waiting = { $seat } darf beliebig viele Karten abwerfen und auffüllen.
choose-retrieve = Hole { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } aus deiner Ablage zurück.
    .waiting = { $seat } holt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } aus der Ablage zurück.
choose-scout = Decke { $count ->
        [one] einen Raum auf.
       *[other] { $count } Räume auf.
    }
    .waiting = { $seat } deckt { $count ->
        [one] einen Raum auf.
       *[other] { $count } Räume auf.
    }
choose-spill = Welche Flasche läuft aus?
    .waiting = { $seat } wählt die Flasche, die ausläuft.
choose-fill = Willst du eine Flasche ausgießen, um sie neu zu füllen ({ $potion })?
    .waiting = { $seat } darf eine Flasche ausgießen, um sie neu zu füllen ({ $potion }).
choose-teleporter = Den Teleporter hier aufstellen oder behalten?
    .waiting = { $seat } stellt den Teleporter hier auf oder behält ihn.
so-far-dungeons = { $count ->
        [one] Geschafft ist ein Dungeon: { $dungeons }.
       *[other] Geschafft sind { $count } Dungeons: { $dungeons }.
    }
so-far-here = { $dungeon }: { $count ->
        [one] ein Raum ist gelöst.
       *[other] { $count } Räume sind gelöst.
    }
so-far-begun = { $dungeon }: noch ist kein Raum gelöst.
so-far-items = Gefunden: { $items }.
so-far-parts = { $count ->
        [one] Ein Teil des Triforce leuchtet.
       *[other] { $count } Teile des Triforce leuchten.
    }
so-many-of = { $count } von { $most }
stat-dungeons = Dungeons geschafft
stat-which = Geschafft: { $dungeons }
stat-items = Gefunden: { $items }
curve-hearts = Herzen, in halben gezählt
caption-between = { $done } von { $needed } Dungeons geschafft · { $hearts } · Zusammenbrüche: { $defeats }
caption-dungeon = { $dungeon }, Dungeon { $level } von { $needed } · { $hearts } · Zusammenbrüche: { $defeats }
caption-castle = { $dungeon } · { $hearts } · Zusammenbrüche: { $defeats }
rank-legend = Held der Legende: kein einziger Zusammenbruch
rank-time = Held der Zeit
rank-knight = Ritter
rank-squire = Knappe
rank-lost = Ein andermal

## Angebote

group-play = Ausspielen
group-down = Verdeckt
group-discard = Abwerfen
group-drink = Flaschen
group-triforce = Triforce
group-enter = Betreten
group-explore = Dungeons
group-buy = Kaufen
group-drop = Abwerfen
group-retrieve = Zurückholen
group-scout = Aufdecken
group-talk = Sagen
offer-play = „{ $card }“ spielen
offer-down = „{ $card }“ verdeckt
offer-discard = „{ $card }“ abwerfen
offer-drink = { $potion_acc } nutzen
offer-drink-for = { $potion_acc } für { $seat }
offer-pour = { $potion_acc } ausgießen
offer-triforce-1 = 1 Teil: noch eine Karte
offer-triforce-2 = 2 Teile: alle tauschen Karten
offer-triforce-3 = 3 Teile: keine Rundenstrafe
offer-triforce-4 = 4 Teile: jede Karte +1
offer-enter = Betreten: { $space }
offer-enter-open = Betreten: { $room }
offer-enter-boss = Zum Boss
offer-explore = { $dungeon }
offer-give = An { $seat }
offer-buy = { $potion_acc } kaufen
offer-drop = { $cards } abwerfen
offer-retrieve = { $cards } zurückholen
offer-scout = Aufdecken: { $space }
offer-spill = { $potion_acc } verlieren
offer-replace = { $potion_acc } ersetzen
offer-pass = Passen
offer-redraw = Neue Hand
offer-accept = Strafe hinnehmen
offer-decline = Nein, danke
offer-leave = Laden verlassen
offer-keep = Behalten
offer-place-here = Hier aufstellen
offer-place = Teleporter hier aufstellen: { $room }
offer-hint = Ich habe: { $thing }
offer-give-up = Aufgeben
offer-go-on = Doch weitermachen
confirm-pour = Der Inhalt ist dann verloren. Ausgießen?
confirm-give-up = Das Abenteuer endet, wenn alle aufgeben wollen. Willst du?
note-points = zählt { $points }
note-waits = zählt { $points }, sobald eine Schlüsselkarte liegt
note-releases = zählt { $points }, und { $waiting ->
        [one] ein wartender Punkt
       *[other] { $waiting } wartende Punkte
    } dazu
note-guards = zählt { $points }, { $guard } für die Abwehr
note-dungeon = { $difficulty }, birgt: { $item }
note-pass-on = Du wirst hier nicht mehr gefragt
offer-pass-on = Passen, bis es vorbei ist
still-lacking = Die Punkte reichen; nötig ist noch: { $what }.
line-hopeless = Jetzt nicht zu lösen: Niemand hat { $item }.
cost-and-more = { $hearts }. { $more }
moment-item = { $seat } mischt { $count ->
        [one] eine neue Karte
       *[other] { $count } neue Karten
    } in den eigenen Stapel.
moment-boss = Besiegt!
moment-collapse = Link bricht zusammen
moment-defeats = Zusammenbruch Nummer { $amount }
note-hurts = zählt { $points }, tut aber weh
note-needs-item = Ohne das hier nicht zu lösen: { $item }
note-may-need-item = Braucht vielleicht den Gegenstand
form-drop = Karten abwerfen
form-drop-submit = Abwerfen
phrase-help-little = Ich kann ein wenig helfen.
phrase-help-much = Ich kann viel helfen.
phrase-cannot-help = Hier kann ich nicht helfen.
phrase-need-round = Ich brauche eine Runde.
phrase-will-finish = Das kann ich beenden.
phrase-save-cards = Sparen wir unsere Karten.
phrase-low-deck = Mein Nachziehstapel ist fast leer.
phrase-thanks = Gut gespielt!

## Ablehnungen

why-not-offered = Danach ist gerade nicht gefragt.
why-not-your-turn = Du bist nicht dran.
why-game-over = Das Abenteuer ist vorbei.
why-no-bottle = Diese Flasche gibt es nicht, oder sie ist leer.
why-no-empty-bottle = Dafür braucht ihr eine leere Flasche.
why-too-dear = Das kostet { price }; ihr habt { $rupees }.
why-boss-locked = Erst müsst ihr den Gegenstand dieses Dungeons finden.
why-not-in-hand = Diese Karte hast du nicht: { $card }.
why-not-playable = „{ $card }“ ist hier keine Schlüsselkarte und keine Unterstützung; verdeckt darfst du sie spielen.
why-too-few-parts = Dafür braucht es { $parts } Triforce-Teile; ihr habt { $unspent }.
why-power-used = Diese Kraft wurde in dieser Runde schon genutzt.
why-not-so-many = Wähle { $count ->
        [one] eine Karte deiner Hand.
       *[other] { $count } Karten deiner Hand.
    }
why-no-hints = Hinweise sind an diesem Tisch ausgeschaltet.
why-empty-hint = Nenne Gegenstände oder Arten, jede einmal.
why-false-hint = Ein Hinweis muss stimmen: Nenne nur, was du auf der Hand hast.
why-giving-up = Das hast du schon gesagt.
why-going-on = Du hast nicht aufgegeben.
why-no-teleporter = Es gibt keinen Teleporter aufzustellen.
why-unsolved-room = Der Teleporter steht nur auf einem gelösten Raum.

## Der Verlauf

cards-count = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
sword-given = { $seat } nimmt das Schwert.
dungeon-chosen = Dungeon { $level }: { $dungeon }.
castle-reached = Das letzte Schloss erhebt sich vor euch, mit { $amount ->
        [one] einer Gestalt
       *[other] { $amount } Gestalten
    } seines Herrn.
boss-defeated = „{ $room }“ ist besiegt!
phase-beaten = „{ $room }“ ist besiegt!
dungeon-left = Ihr verlasst den Dungeon.
collapsed = Link bricht zusammen, zum { $amount ->
        [one] ersten Mal.
       *[other] { $amount }. Mal.
    }
game-won = Das Schloss ist gefallen, nach { $amount ->
        [0] keinem einzigen Zusammenbruch
        [one] einem Zusammenbruch
       *[other] { $amount } Zusammenbrüchen
    }. Ihr habt gewonnen!
game-lost = { $amount ->
        [one] Ein Zusammenbruch war
       *[other] { $amount } Zusammenbrüche waren
    } zu viel. Das Abenteuer ist verloren.
giving-up = { $seat } möchte aufgeben.
going-on = { $seat } will doch weitermachen.
game-given-up = Ihr gebt gemeinsam auf.
room-entered = { $seat } führt Link weiter: „{ $room }“.
room-scouted = Aufgedeckt wird: „{ $room }“.
room-solved = „{ $room }“ ist gelöst.
room-covered = „{ $room }“ wird wieder zugedeckt.
link-expelled = Link wird hinausgeworfen: „{ $room }“.
enemy-slipped = „{ $room }“ entkommt; es gibt keine Belohnung.
item-taken = { $seat } nimmt: { $item }.
teleporter-won = Der Teleporter gehört euch.
teleporter-placed = Der Teleporter steht nun hier: „{ $room }“.
challenge-begun = „{ $room }“: { $goal ->
        [one] Nötig ist 1 Punkt.
       *[other] Nötig sind { $goal } Punkte.
    }
round-begun = Runde { $round } von { $limit }, { $seat } beginnt.
turn-skipped = { $seat } setzt in dieser Runde aus.
passed = { $seat } passt.
card-played = { $seat } spielt „{ $card }“: { points }.
card-played-down = { $seat } spielt „{ $card }“ als Unterstützung: { points }.
points-waited = { $amount ->
        [one] Ein Punkt wartet
       *[other] { $amount } Punkte warten
    } auf eine Schlüsselkarte.
points-released = Eine Schlüsselkarte: { $amount ->
        [one] Ein wartender Punkt zählt.
       *[other] { $amount } wartende Punkte zählen.
    }
points-lost = Ohne Schlüsselkarte { $amount ->
        [one] geht ein wartender Punkt
       *[other] gehen { $amount } wartende Punkte
    } verloren.
shield-broken = Der Schild bricht!
shield-changed = Der Schild hat noch { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    }.
need-met = { $seat } nutzt, was hier nötig ist: { $item }.
guard-met = Die Abwehr steht: keine Rundenstrafe.
room-lit = { $seat } macht Licht.
enemy-stunned = { $seat } betäubt den Gegner.
ward-raised = Die Rundenstrafe kostet { $hearts } weniger.
next-card-helped = Die nächste Karte zählt { $amount } mehr.
penalty-averted = Die Rundenstrafe ist abgewendet.
limit-reached = Das Limit ist erreicht: Runde { $amount }.
enemy-enraged = Der Gegner wird wütender: { $hearts } mehr.
enemy-regenerated = Der Gegner erholt sich um { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    }.
progress-lost = { $amount ->
        [one] Ein Punkt
       *[other] { $amount } Punkte
    } Fortschritt gehen verloren.
reward-cut = Die Belohnung schrumpft{ $amount ->
        [1000] {""} auf nichts.
       *[other] {""} um { $amount }.
    }
turn-lost = { $seat } muss einen Zug aussetzen.
power-used = { $seat } nutzt das Triforce: { $parts ->
        [one] ein Teil.
       *[other] { $parts } Teile.
    }
card-discarded = { $seat } wirft ab: { $card }.
hand-discarded = { $seat } wirft die ganze Hand ab: { cards-count }.
cards-milled = { $seat } legt { cards-count } vom Nachziehstapel ab.
card-returned = „{ $card }“ kehrt auf die Hand von { $seat } zurück.
cards-cycled = { $seat } zieht { cards-count } zur Auswahl.
cards-retrieved = { $seat } holt { cards-count } aus der Ablage zurück.
deck-exhausted = Der Nachziehstapel von { $seat } ist leer: Alle Karten werden gemischt.
decks-shuffled = Alle mischen ihre Karten und ziehen eine neue Hand.
hearts-lost = Link verliert { $hearts }.
hearts-healed = Link gewinnt { $hearts } zurück.
backlash-paid = Das tut weh: { $hearts }.
fairy-revived = Eine Fee belebt Link mit { $hearts }.
rupees-gained = Ihr erhaltet { $amount ->
        [one] einen Rubin
       *[other] { $amount } Rubine
    }.
rupees-lost = Ihr verliert { $amount ->
        [one] einen Rubin
       *[other] { $amount } Rubine
    }.
rupees-instead = Ihr bekommt stattdessen { $amount } Rubine.
container-gained = Ein Herzcontainer; nun sind es { $amount }.
bottle-gained = Eine Flasche; nun sind es { $amount }.
bottle-filled = { $seat } füllt eine Flasche: { $potion }.
bottle-declined = { $seat } lässt stehen: { $potion }.
bottle-used = { $seat } nutzt eine Flasche: { $potion }.
bottle-poured = { $seat } gießt eine Flasche aus: { $potion }.
bottle-spilt = Eine Flasche läuft aus: { $potion }.
discards-shuffled = { $seat } mischt die Ablage in den Nachziehstapel.
potion-bought = { $seat } kauft für alle: { $potion }.
shop-opened = Der Laden ist offen; { $seat } geht einkaufen.
parts-gained = { $amount ->
        [one] Ein Teil des Triforce gehört euch.
       *[other] { $amount } Teile des Triforce gehören euch.
    }
parts-refreshed = { $amount ->
        [one] Ein verbrauchtes Triforce-Teil leuchtet wieder.
       *[other] { $amount } verbrauchte Triforce-Teile leuchten wieder.
    }
hint-given = { $seat } hat: { $things }.
phrase-said = { $seat }: „{ $phrase }“

# was für einen Zug des ganzen Teams spricht
remark-none-easier = Keiner der übrigen Dungeons ist leichter.
remark-easier-left = Es sind noch leichtere Dungeons übrig.
remark-won-there = Was wir dort gewinnen: { $item }, Schlüsselkarten für { $kinds }.
remark-boss = Wir haben { $left } von { $most } Herzen.
remark-safe = Ein sicherer Raum: Wir haben { $left } von { $most } Herzen.
remark-item-there = Dort liegt: { $item }.
remark-item-sought = In einem der unteren Räume muss noch etwas liegen: { $item }.
remark-way = Von dort { $steps ->
        [one] ist es ein Schritt
       *[other] sind es { $steps } Schritte
    } zum Boss.
remark-items = { $seat } hat bisher { $count ->
        [0] keinen Gegenstand
        [one] einen Gegenstand
       *[other] { $count } Gegenstände
    }.
