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
kind-puzzle = Rätsel
kind-skill = Geschick
kind-support = Unterstützung
kind-safe = Sicherer Raum
kind-idle = Ruhiger Raum
kind-item = Raum mit Gegenstand
tag-melee = Nahkampfkarten
tag-ranged = Fernkampfkarten
tag-area = Flächenkarten
tag-metal = Metallkarten
tag-heavy = Schwere Karten
tag-fire = Feuerkarten
tag-wood = Holzkarten
tag-magic = Magische Karten
tag-reflect = Spiegelnde Karten
tag-block = Abwehrkarten
tag-breaker = Schildbrecher
tag-swim = Schwimmkarten
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

effect-damage = Verliere { $hearts }.
effect-heal = Heile { $hearts }.
effect-rupees = Erhalte { $amount } Rubine.
effect-rupees-less = Verliere { $amount } Rubine.
effect-cut = Rubine der Belohnung −{ $amount }.
effect-cut-all = Keine Rubine als Belohnung.
effect-progress = Fortschritt −{ $amount }.
effect-shield = Schild +{ $amount }.
effect-shield-less = Schild −{ $amount }.
effect-mill = { $who ->
        [self] Lege { $amount } von deinem Nachziehstapel ab.
        [next] Wer als Nächstes dran ist, legt { $amount } vom Nachziehstapel ab.
        [each] Alle legen { $amount } vom Nachziehstapel ab.
       *[active] Wer aktiv ist, legt { $amount } vom Nachziehstapel ab.
    }
effect-toss = { $who ->
        [next] Wer als Nächstes dran ist, wirft { $amount } von der Hand ab.
        [each] Alle werfen { $amount } von der Hand ab.
       *[active] Wer aktiv ist, wirft { $amount } von der Hand ab.
    }
effect-redraw = { $who ->
        [next] Wer als Nächstes dran ist, wirft die ganze Hand ab.
        [each] Alle werfen die ganze Hand ab.
       *[active] Wer aktiv ist, wirft die ganze Hand ab.
    }
effect-skip = { $who ->
        [next] Wer als Nächstes dran ist, verliert einen Zug.
        [each] Alle verlieren einen Zug.
       *[active] Wer aktiv ist, verliert einen Zug.
    }
effect-spill = { $amount ->
        [one] Eine gefüllte Flasche läuft aus.
       *[other] { $amount } gefüllte Flaschen laufen aus.
    }
effect-cover = { $amount ->
        [one] Der zuletzt gelöste Raum wird zugedeckt.
       *[other] Die { $amount } zuletzt gelösten Räume werden zugedeckt.
    }
effect-expel = Du wirst hinausgeworfen.
effect-slip = Es entkommt: gelöst, aber ohne Belohnung.
effect-bottle = Eine leere Flasche.
effect-container = Ein Herzcontainer.
effect-teleporter = Der Teleporter.
effect-item = { $item }.
effect-fill = Fülle eine Flasche: { $potion }.
effect-refresh = Frische { $amount } Triforce-Teile auf.
effect-next = Nächste Karte +{ $amount }.
effect-ward = Strafe −{ $hearts }.
effect-stun = Betäubt: keine Rundenstrafe.
effect-light = Licht.
effect-cycle = Ziehe { $amount }, wirf dann { $amount } ab.
effect-retrieve = Hole { $amount } aus deiner Ablage zurück.
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
special-cap = Höchstens { $amount } je Karte
special-lone = Ohne Hilfe: Unterstützung und verdeckte Karten zählen 0
special-backlash = { $on }: kostet { $hearts }
special-regen = Erholt sich nach jeder Runde um { $amount }
special-enrage = Wird wütender: nach jeder Runde { $hearts } mehr
special-guard = Abwehr, { $on }: { $amount }
special-mini = Zwischenboss: Betäuben hält nur 1 Herz ab
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
    .help = Wo das Regelheft Spielraum lässt.
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
    .help = Drei nach dem Regelheft; mehr für Kinder.
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
option-castle_defeats_add = Zusammenbrüche im Schloss bringen Phasen
    .help = Jeder Zusammenbruch im Schloss bringt eine weitere Gestalt des letzten Gegners.
option-ganon_checkpoint = Besiegte Phasen bleiben besiegt
    .help = Aus: Nach einem Zusammenbruch im Schloss beginnt ihr wieder mit der ersten Phase.

## Dinge und Bereiche

link = Link
teleporter = Teleporter
room-unknown = unbekannter Raum
room-hidden = verdeckter Raum
room-hidden-lower = { $space }: verdeckter Raum, untere Hälfte
room-hidden-upper = { $space }: verdeckter Raum, obere Hälfte
room-spoken = { $space }: { $room }, { $state ->
        [solved] gelöst
        [ghost] schon gesehen, verdeckt
       *[open] offen, ungelöst
    }
item-room = Truhe: { $item }
boss-spoken = Boss: { $room }, noch { $left } zu besiegen
boss-hidden = Feld des Bosses, noch { $left } zu besiegen
card-hidden = eine verdeckte Karte
card-spoken = { $card }, Wert { $value }
card-subtitle = { $item }, Wert { $value }
bottle-empty = Leere Flasche
zone-team = Das Team
zone-bottles = Flaschen
zone-hand = Deine Hand
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
badge-key = Passt hier
badge-hurts = Tut dem Helden weh
badge-guards = Zählt für die Abwehr
badge-copies = { $count } gleiche
badge-printed = Gedruckter Wert: { $value }
badge-solved = Gelöst
badge-needs-item = Braucht einen Gegenstand, den ihr noch nicht habt
badge-locked = Verschlossen, bis der Gegenstand gefunden ist
badge-phases = Noch { $left } Phasen
badge-skips = Setzt aus
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
line-waiting = Wartet auf eine passende Karte
line-round = Runde
line-key = Passende Karte in dieser Runde
line-guard = Abwehr
line-light = Licht
line-cost = Diese Runde kostet
line-play = { $seat }: { $card }
line-first-bottle = Der erste Kauf kommt mit eigener Flasche.

## Fragen

question-waiting = Warten: { $question }
over-won = Das Schloss ist gefallen. Ihr habt zusammen gewonnen!
over-lost = Das Abenteuer ist vorbei. Das Schloss steht noch.
choose-sword = { $seat }, wer bekommt das Schwert?
choose-dungeon = { $seat }, welcher Dungeon soll es sein?
choose-shop = { $seat }, was kaufst du für alle?
choose-interlude = { $seat }, zwischen zwei Räumen: Karten tauschen, eine Flasche nutzen oder passen.
choose-room = { $seat }, welchen Raum betretet ihr?
choose-owner = { $seat }, wer nimmt diesen Gegenstand: { $item }?
choose-safe-bottle = { $seat }, eine Flasche umsonst nutzen?
choose-turn = { $seat }, du bist dran: Spiele eine Karte oder tu etwas anderes.
choose-play = { $seat }, spiele eine Karte deiner neuen Hand.
choose-power-card = { $seat }, spiele noch eine Karte, gleich welcher Art.
choose-extra = { $seat }, noch eine Karte spielen?
choose-penalty = { $seat }, die Rundenstrafe mit drei Triforce-Teilen abwenden?
choose-toss = { $seat }, wirf { $count ->
        [one] eine Karte ab.
       *[other] { $count } Karten ab.
    }
choose-cycle = { $seat }, du hast gezogen; wirf nun { $count ->
        [one] eine ab.
       *[other] { $count } ab.
    }
choose-swap = { $seat }, wirf beliebig viele Karten ab und fülle auf.
choose-retrieve = { $seat }, hole { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } aus deiner Ablage zurück.
choose-scout = { $seat }, decke { $count ->
        [one] einen Raum auf.
       *[other] { $count } Räume auf.
    }
choose-spill = { $seat }, welche Flasche läuft aus?
choose-fill = { $seat }, eine Flasche ausgießen für dies: { $potion }?
choose-teleporter = { $seat }, den Teleporter hier aufstellen oder behalten?
caption-between = { $done } von { $needed } Dungeons geschafft, Zusammenbrüche: { $defeats }
caption-dungeon = { $dungeon }, Dungeon { $level } von { $needed }, Zusammenbrüche: { $defeats }
caption-castle = { $dungeon }, Zusammenbrüche: { $defeats }
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
offer-play = { $card } spielen
offer-down = { $card } verdeckt
offer-discard = { $card } abwerfen
offer-drink = { $potion } nutzen
offer-drink-for = { $potion } für { $seat }
offer-pour = { $potion } ausgießen
offer-triforce-1 = 1 Teil: noch eine Karte
offer-triforce-2 = 2 Teile: alle tauschen Karten
offer-triforce-3 = 3 Teile: keine Rundenstrafe
offer-triforce-4 = 4 Teile: jede Karte +1
offer-enter = { $space } betreten
offer-enter-open = Betreten: { $room }
offer-enter-boss = Zum Boss
offer-explore = { $dungeon }
offer-give = An { $seat }
offer-buy = { $potion } kaufen
offer-drop = { $cards } abwerfen
offer-retrieve = { $cards } zurückholen
offer-scout = { $space } aufdecken
offer-spill = { $potion } verlieren
offer-replace = { $potion } ersetzen
offer-pass = Passen
offer-redraw = Neue Hand
offer-accept = Strafe hinnehmen
offer-decline = Nein, danke
offer-leave = Laden verlassen
offer-keep = Behalten
offer-place-here = Hier aufstellen
offer-place = Teleporter auf { $space } stellen
offer-hint = Ich habe: { $thing }
offer-give-up = Aufgeben
offer-go-on = Doch weitermachen
confirm-pour = Der Inhalt ist dann verloren. Ausgießen?
confirm-give-up = Das Abenteuer endet, wenn alle aufgeben wollen. Willst du?
note-points = zählt { $points }
note-hurts = zählt { $points }, tut aber weh
note-needs-item = Ohne den Gegenstand nicht zu lösen!
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

why-not-now = Danach ist gerade nicht gefragt.
why-not-your-turn = Du bist nicht dran.
why-game-over = Das Abenteuer ist vorbei.
why-no-bottle = Diese Flasche gibt es nicht, oder sie ist leer.
why-no-empty-bottle = Dafür braucht ihr eine leere Flasche.
why-too-dear = Das kostet { $price } Rubine; ihr habt { $rupees }.
why-boss-locked = Erst müsst ihr den Gegenstand dieses Dungeons finden.
why-not-in-hand = Diese Karte hast du nicht: { $card }.
why-not-playable = { $card } passt hier nicht; verdeckt darfst du sie spielen.
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

## Das Protokoll

sword-given = { $seat } nimmt das Schwert.
dungeon-chosen = Dungeon { $level }: { $dungeon }.
castle-reached = Das letzte Schloss erhebt sich vor euch, mit { $amount ->
        [one] einer Gestalt
       *[other] { $amount } Gestalten
    } seines Herrn.
boss-defeated = „{ $room }“ ist besiegt ({ $space })!
phase-beaten = „{ $room }“ ist geschlagen ({ $space })!
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
room-entered = { $seat } führt Link nach { $space }: „{ $room }“.
room-scouted = { $space } wird aufgedeckt: „{ $room }“.
room-solved = „{ $room }“ ist gelöst ({ $space }).
room-covered = „{ $room }“ auf { $space } wird wieder zugedeckt.
link-expelled = Link wird hinausgeworfen: „{ $room }“ ({ $space }).
enemy-slipped = „{ $room }“ entkommt ({ $space }); es gibt keine Belohnung.
item-taken = { $seat } nimmt: { $item }.
teleporter-won = Der Teleporter gehört euch.
teleporter-placed = Der Teleporter steht auf { $space }: „{ $room }“.
challenge-begun = „{ $room }“: Nötig sind { goal-points }.
round-begun = Runde { $round } von { $limit }, { $seat } beginnt.
turn-skipped = { $seat } setzt in dieser Runde aus.
passed = { $seat } passt.
card-played = { $seat } spielt { $card }: { points }.
card-played-down = { $seat } spielt { $card } als Unterstützung: { points }.
points-waited = Warten auf eine passende Karte: { $amount }.
points-released = Eine passende Karte: { $amount } wartende Punkte zählen.
points-lost = Ohne passende Karte gehen { $amount } wartende Punkte verloren.
shield-broken = Der Schild bricht!
shield-changed = Schild: { $amount }.
need-met = { $seat } nutzt, was hier nötig ist: { $item }.
guard-met = Die Abwehr steht: keine Rundenstrafe.
room-lit = { $seat } macht Licht.
enemy-stunned = { $seat } betäubt den Gegner.
ward-raised = Die Strafe sinkt um { $hearts }.
next-card-helped = Die nächste Karte zählt { $amount } mehr.
penalty-averted = Die Rundenstrafe ist abgewendet.
limit-reached = Das Limit ist erreicht: Runde { $amount }.
enemy-enraged = Der Gegner wird wütender: { $hearts } mehr.
enemy-regenerated = Der Gegner erholt sich um { $amount }.
progress-lost = Fortschritt verloren: { $amount }.
reward-cut = Die Belohnung schrumpft{ $amount ->
        [1000] {""} auf nichts.
       *[other] {""} um { $amount }.
    }
turn-lost = { $seat } verliert einen Zug.
power-used = { $seat } nutzt das Triforce: { $parts ->
        [one] ein Teil.
       *[other] { $parts } Teile.
    }
card-discarded = { $seat } wirft ab: { $card }.
hand-discarded = { $seat } wirft die ganze Hand ab: { $count }.
cards-milled = { $seat } legt vom Nachziehstapel ab: { $count }.
card-returned = { $card } kehrt auf die Hand von { $seat } zurück.
cards-cycled = { $seat } zieht zur Auswahl: { $count }.
cards-retrieved = { $seat } holt aus der Ablage zurück: { $count }.
deck-exhausted = Der Nachziehstapel von { $seat } ist leer: Alle Karten werden gemischt.
decks-shuffled = Alle mischen ihre Karten und ziehen eine neue Hand.
hearts-lost = Link verliert { $hearts }.
hearts-healed = Link heilt { $hearts }.
backlash-paid = Das tut weh: { $hearts }.
fairy-revived = Eine Fee belebt Link mit { $hearts }.
rupees-gained = Ihr erhaltet { $amount } Rubine.
rupees-lost = Ihr verliert { $amount } Rubine.
rupees-instead = Ihr bekommt stattdessen { $amount } Rubine.
container-gained = Ein Herzcontainer; nun sind es { $amount }.
bottle-gained = Eine Flasche; nun sind es { $amount }.
bottle-filled = { $seat } füllt eine Flasche: { $potion }.
bottle-declined = { $seat } lässt es stehen: { $potion }.
bottle-used = { $seat } nutzt eine Flasche: { $potion }.
bottle-poured = { $seat } gießt eine Flasche aus: { $potion }.
bottle-spilt = In der Runde von { $seat } läuft eine Flasche aus: { $potion }.
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
