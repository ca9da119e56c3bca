### Dungeon Twister auf Deutsch. Namen von Dingen stehen in names.de.ftl.

game-name = Dungeon Twister
game-blurb = Brich aus einem Kerker aus, dessen Hallen sich wie Zahnräder drehen. Allein gegen 32 Gestalten, deren Entscheidungen du alle nachlesen kannst, oder Mannschaft gegen Mannschaft.
game-length = 45 bis 75 Minuten
level-random = Zufällig
level-easy = Leicht
level-normal = Mittel
level-strong = Stark

# --- Einstellungen ---
section-play = Das Spiel
section-alone = Allein gegen den Kerker
section-two = Zu zweit
section-reading = Offene Punkte
option-level = Stufe
    .help = Wie oft Karten Verstärkung rufen, von Rosa (leicht) bis Schwarz (schwer).
    .pink = Rosa
    .yellow = Gelb
    .green = Grün
    .blue = Blau
    .red = Rot
    .black = Schwarz
option-vision = Vision des Erzmagiers
    .help = Karten mit dem Auge decken am Ende des Zugs von selbst Hallen auf.
option-stepwise = Den NSC einzeln folgen
    .help = Ehe ein NSC handelt, siehst du seine Ziele, seine Gründe und seinen Weg. Sonst läuft ihr Zug durch.
option-vp_target = Siegpunkte
    .help = Wer so viele erreicht, gewinnt sofort.
    .five = 5, wie üblich
    .three = 3, kurz
    .seven = 7, lang
option-starters = Startmannschaft
    .help = Vier von acht Figuren beginnen auf den Kreisen.
    .choose = Wählen
    .random = Durch Zufall
option-support_attacks = Unterstützte Angriffe
    .help = Bogen- und Lanzenträger dürfen einen Nahkampf unterstützen.
option-opening_limit = Langsamer Anfang
    .help = Zu zweit steigen die ersten Aktionskarten Schritt für Schritt.
option-bow_value = Wert des Bogens
    .help = Was ein Schütze statt seines Kampfwerts hat.
option-shield_value = Wert des Schilds
    .help = Was er in der Verteidigung dazugibt.

# --- kleine Wörter ---
plain = { $text }
list-nothing = niemand
list-two = { $first } und { $second }
list-more = { $first }, { $rest }
number = { $n }
side-yellow = Gelb
side-blue = Blau
side-dungeon = der Kerker
    .start = Der Kerker
direction-0 = Norden
direction-1 = Osten
direction-2 = Süden
direction-3 = Westen
token-face-down = ein verdecktes Plättchen
place = S{ $number }
hall-at = { $hall } (S{ $number })
combat-card = +{ $value }
ap = { $ap } AP
vp = { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }

# --- was geschah ---
starter-chosen = { $seat } wählt { $who_acc } für einen Kreis.
token-hidden = { $seat } legt { $token_acc } auf Halle S{ $slot }.
team-revealed = { $seat } beginnt mit: { $who }.
turn-began = { $seat }, Zug { $turn }.
action-card-played = { $seat } spielt die { $card }: { $card } AP.
action-cards-taken-back = { $seat } nimmt die vier Aktionskarten zurück.
turn-ended = { $ap ->
        [0] { $seat } ist fertig.
       *[other] { $seat } ist fertig; { $ap } AP verfallen.
    }
side-had-nobody = { $seat } hat niemanden mehr und passt.
moved = { $who_start } geht nach { $way }.
jumped = { $who_start } springt über die Grube { $pit } nach { $square }{ $card ->
        [1] {" "}mit einer Sprungkarte
       *[0] {""}
    }.
taken = { $who_start } nimmt { $token_acc }.
dropped = { $who_start } legt { $token_acc } auf { $square } ab.
given = { $who_start } gibt { $friend_dat } { $token_acc }.
exchanged = { $who_start } und { $friend } tauschen { $token_acc } gegen { $other_acc }.
token-lost = { $token_start } ist aus dem Spiel.
hall-revealed = { $who_start } deckt S{ $slot } auf: { $hall }.
hall-revealed-by-vision = Der Erzmagier sieht auf S{ $slot }: { $hall }.
hall-turned = { $who_start } dreht { $hall } um { $degrees }° { $clockwise ->
        [1] im Uhrzeigersinn
       *[0] gegen den Uhrzeigersinn
    }.
token-drawn = Aus dem Beutel kommt { $token }.
teleport-rolled = Die Würfel für { $token_acc }: rot { $red }, weiß { $white }.
appeared = { $token_start } erscheint auf { $square }.
lost-in-the-void = Zwei Sechsen: { $token } geht im Nichts verloren.
reinforcement-called-jump = Die Sprungkarte trägt das Zeichen deiner Stufe und ruft Verstärkung nach S{ $slot }: { $npc }.
reinforcement-called-action = Die Aktionskarte dieses Zugs trägt das Zeichen deiner Stufe und ruft Verstärkung nach S{ $slot }: { $npc }.
reinforcement-called-combat = Eine Karte dieses Kampfs trägt das Zeichen deiner Stufe und ruft Verstärkung nach S{ $slot }: { $npc }.
reinforcement-called-npc = { $caller_start } ruft Verstärkung nach S{ $slot }: { $npc }.
reinforcement-called = Das Zeichen auf der gespielten Karte ruft Verstärkung nach S{ $slot }: { $npc }.
vision-drawn = { $reveals ->
        [1] Der Erzmagier blickt auf S{ $slot }.
       *[0] Der Erzmagier blickt auf S{ $slot }; dort ist schon offen.
    }
rotation-rolled = { $npc_start } würfelt { $number } { $clockwise ->
        [1] im Uhrzeigersinn
       *[0] gegen den Uhrzeigersinn
    }.
nothing-turned = Diese Halle ist verdeckt: Nichts dreht sich.
portcullis-opened = { $who_start } öffnet das Fallgitter bei { $square } ({ $direction }).
portcullis-closed = { $who_start } schließt das Fallgitter bei { $square } ({ $direction }).
edge-broken = { $who_start } zertrümmert, was bei { $square } steht ({ $direction }).
combat-began = { $mode ->
        [bow] { $who_start } schießt auf { $target_acc }: { $attack } gegen { $defence }.
        [lance] { $who_start } stößt mit der Lanze nach { $target_dat }: { $attack } gegen { $defence }.
       *[close] { $who_start } greift { $target_acc } an: { $attack } gegen { $defence }.
    }
group-combat-began = { $who_start } greift { $target_acc } an. { $attackers_start } ({ $attack }) gegen { $defenders } ({ $defence }).
card-named = { $held ->
        [1] { $seat } nennt die +{ $card }, und sie muss gespielt werden.
       *[0] { $seat } nennt die +{ $card }, und sie ist nicht da.
    }
hand-shown = { $seat } zeigt die Kampfkarten: { $cards }.
enemy-cards-shown = Die nächsten Karten der NSC: { $cards }.
enemy-deck-shuffled = Die Kampfkarten der NSC werden neu gemischt.
combat-card-laid = { $seat } legt eine Kampfkarte.
combat-resolved = Karten +{ $card } und +{ $other }: { $who } { $attack }, { $target } { $defence }.
totals = { $attack } zu { $defence }
cards-against = +{ $card } gegen +{ $other }
combat-tied = Gleichstand: Nichts geschieht.
wounded = { $who_start } ist verwundet.
wound-ignored = { $who_start } lässt die Wunde abprallen.
healed = { $who_start } heilt { $target_acc }.
eliminated = { $who_start } scheidet aus.
fell-into-pit = { $who_start } stürzt in die Grube.
exploded = { $who_start } explodiert.
fireball-cast = { $who_start } wirft einen Feuerball auf { $target_acc }.
wand-kept = { $kept ->
        [1] { $who_start } würfelt { $die }: Der Stab bleibt.
       *[0] { $who_start } würfelt { $die }: Der Stab ist verbraucht.
    }
lance-broke = { $who_start }: Die Lanze bricht.
repelled = { $who_start } drängt { $target_acc } nach { $square }.
left = { $who_start } verlässt den Kerker!
scored = { $side_start } bekommt { $points ->
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    } und hat { $total }.
game-ended = { $reason }
row-shuffled = Die NSC handeln in dieser Reihenfolge: { $npcs }.
npc-activated = { $npc_start } ist dran.
npc-skipped = { $npc_start } wird übergangen.
goal-tested = { $goal } ({ $ap } AP): { $reason }
npc-rested = { $npc_start } ist fertig.
card-moved-back = { $npc_start } darf in diesem Zug noch handeln.
regenerated = { $npc_start } heilt sich selbst.

# --- warum ein NSC tut, was er tut ---
test-ok = ja, { $cost } AP.
test-ok-target = ja, { $target } für { $cost } AP.
test-too-far-target = der kürzeste Weg zu { $target_dat } kostet { $cost } AP.
test-no-target = es gibt kein Ziel.
test-no-way = es gibt keinen Weg.
test-too-far = der kürzeste Weg kostet { $cost } AP.
test-content = steht schon gut.
test-approach = nichts ist erreichbar, also geht es dorthin.
test-stay = nichts ist erreichbar, und näher geht es nicht.
goal-line = { $goal } { $ap }

# --- was ein NSC tut, eins nach dem anderen ---
line-then = Danach
then = dann: { $deed }
deed-fight = greift { $target_acc } an
deed-reveal = deckt S{ $slot } auf
deed-exit = kommt hinaus
deed-regroup = stellt sich zu { $target_dat }
deed-object = nimmt { $target_acc }
deed-rotate = dreht Hallen, wie der Würfel fällt
deed-gear = kommt zu einem Zahnrad
deed-break = bricht durch
deed-unlock = öffnet ein Fallgitter
deed-heal = heilt { $target_acc }
deed-repel = stößt { $target_acc } zurück
deed-cast = wirft einen Feuerball auf { $target_acc }
deed-deliver = übergibt { $target_dat } die Last
deed-approach = geht weiter auf das Ziel „{ $goal }“ zu
deed-luck = dann entscheidet ein Würfel
equals = Unter Gleichen entscheidet ein Würfel

# --- wie es ausging ---
over-won-solo = Du bist ausgebrochen: gewonnen!
over-lost-points = Der Kerker hat seine Punkte: verloren.
over-lost-nobody = Du hast niemanden mehr: verloren.
over-lost-turns = Deine Züge sind vorbei: verloren.
over-won = { $side_start } gewinnt!
over-drawn = Unentschieden.
hint-easier = Vielleicht eine Stufe leichter?
hint-harder = Vielleicht eine Stufe schwerer?
on-level = Noch einmal auf Stufe { $level }

# --- was gefragt ist ---
prompt-waiting = { $seat } { $question_waiting }
prompt-starter = { $circle ->
        [1] { $target } Siegpunkte gewinnen: Führ deine Leute auf der anderen Seite hinaus, oder schalte Gegner aus. Wer beginnt auf Kreis 1?
       *[other] Wer beginnt auf Kreis { $circle }?
    }
    .waiting = bestimmt, wer auf Kreis { $circle } beginnt.
prompt-hide = Verstecke ein Plättchen auf einer Halle.
    .waiting = versteckt ein Plättchen auf einer Halle.
prompt-card = Spiele eine Aktionskarte.
    .waiting = wählt eine Aktionskarte.
prompt-act = { $ap ->
        [one] Noch { $ap } Aktionspunkt: Was nun?
       *[other] Noch { $ap } Aktionspunkte: Was nun?
    }
    .waiting = ist am Zug.
prompt-first = { $target } Siegpunkte gewinnen: Führ deine Leute auf der anderen Seite hinaus, oder schalte NSC aus. Decke zuerst eine der beiden Hallen vor deiner Startzone auf.
    .waiting = deckt die erste Halle auf.
prompt-handle = { $token_start } ist unterwegs, { $steps ->
        [0] kein Schritt
        [one] noch { $steps } Schritt
       *[other] noch { $steps } Schritte
    }.
    .waiting = ist unterwegs: { $token }.
prompt-found = Wo erscheint { $token }?
    .waiting = bestimmt, wo dies erscheint: { $token }.
prompt-landing = Eine Sechs: Wähle, wo { $token } erscheint.
    .waiting = hat eine Sechs und bestimmt, wo dies erscheint: { $token }.
prompt-name = Nenne eine Kampfkarte, die gespielt werden muss.
    .waiting = darf eine Kampfkarte nennen.
prompt-allow = Welche ihrer Karten spielen die NSC?
    .waiting = wählt die Karte, die die NSC spielen.
prompt-allow-two = Welche zwei Karten bekommen die NSC?
    .waiting = wählt die zwei Karten, die die NSC bekommen.
prompt-combat = Wähle deine Kampfkarte.
    .waiting = wählt eine Kampfkarte.
prompt-watch = { $npc_start } ist dran. Die Ziele stehen daneben.
    .waiting = sieht dem NSC zu: { $npc }.
caption-solo = Zug { $turn } von 40, Stufe { $level }, du { $mine } : { $theirs } NSC
level-name-pink = Rosa
level-name-yellow = Gelb
level-name-green = Grün
level-name-blue = Blau
level-name-red = Rot
level-name-black = Schwarz
caption-versus = Zug { $turn } von 50

# --- was möglich ist ---
group-move = Ziehen
group-act = Handeln
group-fight = Kämpfen
group-gate = Fallgitter
group-turn = Hallen drehen
group-carry = Nehmen und geben
group-cards = Karten
group-squares = Felder
group-team = Mannschaft
offer-card = Die { $card } spielen
offer-move = { $token_start } nach { $square }
offer-exit = { $token_start } geht über { $square } hinaus
offer-walk = { $token_start }: unterwegs nehmen, ablegen, geben
offer-on = Weiter nach { $square }
offer-stop = Hier bleiben
offer-take = { $token_start } nehmen
offer-drop = { $token_start } ablegen
offer-swap = { $token_start } nehmen statt { $load_dat }
offer-give = { $token_dat } { $load_acc } geben
offer-get = Von { $token_dat } { $load_acc } nehmen
offer-trade = Mit { $token_dat } tauschen
offer-jump = { $token_start } springt über { $pit } nach { $square }
offer-reveal = { $token_start } deckt S{ $slot } auf
offer-turn = { $token_start } dreht { $hall } { $clockwise ->
        [1] im Uhrzeigersinn
       *[0] gegen den Uhrzeigersinn
    }
confirm-turn = { $hall } um ein Viertel { $clockwise ->
        [1] im Uhrzeigersinn
       *[0] gegen den Uhrzeigersinn
    } drehen? Der Plan zeigt, wie sie dann liegt.
offer-fight = { $token_start } greift { $target_acc } an
offer-fight-with = { $token_start } greift { $target_acc } an, unterstützt: { $supporters }
offer-lance = { $token_start } stößt mit der Lanze nach { $target_dat }
offer-shoot = { $token_start } schießt auf { $target_acc }
offer-fireball = { $token_start } wirft den Feuerball auf { $target_acc }
confirm-fireball = { $target_start } gehört zu dir. Den Feuerball trotzdem werfen?
offer-unlock = { $token_start } öffnet das Fallgitter ({ $direction })
offer-lock = { $token_start } schließt das Fallgitter ({ $direction })
offer-break = { $token_start } zerstört das Fallgitter ({ $direction })
offer-heal = { $token_start } heilt { $target_acc }
offer-repel = { $token_start } drängt { $target_acc } zurück
offer-end = Zug beenden
confirm-end = { $ap ->
        [one] Ein Aktionspunkt ist übrig. Den Zug beenden?
       *[other] { $ap } Aktionspunkte sind übrig. Den Zug beenden?
    }
offer-combat = +{ $card } spielen
offer-name-card = Die +{ $card } nennen
offer-decline = Keine nennen
offer-allow = +{ $card }
offer-allow-two = +{ $card } und +{ $other }
offer-go-on = Weiter
offer-starter = { $token_start }
offer-hide = { $token_start } auf S{ $slot }
offer-put = { $square }
note-sums = { $attack } gegen { $defence }, dazu je eine Karte
note-group = { $attack } gegen { $defence } in der Gruppe, dazu je eine Karte
foresight-npc = { $npc } dann: { $plan }
foresight-target = { $goal }, Ziel: { $target }
foresight-then = { $plan }; danach: { $deeds }
foresight-exit = { $token_start } käme dann für { $ap } AP hinaus.
foresight-reach = für deine Leute erreichbar
foresight-same = Für die NSC ändert sich nichts.
danger-exit = Kommt bei der nächsten Aktivierung hinaus
danger-fight = Greift bei der nächsten Aktivierung an
offer-hide-rest = Alle { $count } Plättchen durch Los verstecken
note-odds = gewinnt zu { $percent } %, Gleichstand { $tie } %
note-odds-calls = gewinnt zu { $percent } %, Gleichstand { $tie } %, ruft Verstärkung
note-calls = ruft Verstärkung
note-eye = öffnet am Ende des Zugs eine Halle
note-dice = rot { $red }, weiß { $white }
note-ap = { $ap } AP
note-forced = du musst

# --- der Tisch ---
board-name = Der Kerker
square = { $square }
square-kind = { $square }, { $kind }
kind-gear = Zahnrad
kind-pit = Grube
kind-line-yellow = gelbe Startzone
kind-line-blue = blaue Startzone
kind-circle = Kreis
hidden-hall = verdeckte Halle S{ $number }
hidden-tokens = { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    } darauf
hall-spoken = { $hall }, Paar { $pair }, dreht { $clockwise ->
        [1] im Uhrzeigersinn
       *[0] gegen den Uhrzeigersinn
    }
token-spoken = { $token }, Bewegung { $move }, Kampf { $combat }
token-spoken-wounded = { $token }, verwundet
badge-load = trägt { $token_acc }
badge-wounded = verwundet
badge-healed = in diesem Zug geheilt: darf nicht handeln
badge-hurt = in diesem Zug verwundet: kein Ziel
badge-locked = Zahnrad gesperrt
mark-circle = Kreis
zone-row = NSC in der Reihenfolge, in der sie handeln
zone-invited = NSC im Beutel
zone-goals = Was { $npc } will
zone-fight = Kampf
zone-hand = Deine Kampfkarten
zone-actions = Aktionskarten
zone-bag = Beutel
zone-reserve = Ver­stärkung
zone-enemy-deck = Kampfkarten der NSC
zone-enemy-discard = Ablage der NSC
zone-points = Siegpunkte
zone-dice = Würfel
zone-shown = Karten der NSC
zone-team = Deine Figuren
zone-drawn = Aufzustellen
zone-hidden = Deine versteckten Plättchen
action-card = Aktionskarte { $card }
combat-card-spoken = Kampfkarte +{ $card }
jump-cards = Sprungkarten
card-played = gespielt
copies = { $count } davon
symbol-call = ruft Verstärkung
symbol-eye = Auge des Erzmagiers
stat-points = Siegpunkte
stat-ap = Aktionspunkte
stat-cards = Kampfkarten
stat-jumps = Sprungkarten
stat-out = Hinaus oder ausgeschieden
npc-acts = handelt jetzt
npc-acted = hat gehandelt
npc-wounded = verwundet: wird übergangen
line-type = Typ
line-movement = Bewegung
line-combat = Kampf
line-default = Standard-Ziel
line-wants = Will haben
line-targets = Gegner und Verbündete
line-goals = Ziele
line-now = Würde jetzt tun
line-carries = Trägt
line-sees = Sieht
line-personality = Persönlichkeit
line-attackers = Angriff
line-defenders = Verteidigung
line-sum = Summe vor den Karten
line-cards = Karten
line-total = Summe
supports = { $token } unterstützt
fight-result = { $winner ->
    [attack] { $attack } − { $defence } = { $by }: Der Angriff gewinnt.
    [defence] { $attack } − { $defence } = −{ $by }: Die Verteidigung gewinnt.
   *[nobody] { $attack } − { $defence } = 0: Gleichstand.
}
line-support = Unterstützung
line-hall = Halle
line-turns = Dreht
line-hidden-halls = Verdeckte Hallen
line-in-bag = Im Beutel
line-symbols = Das Zeichen deiner Stufe ruft
cards-of = { $name }: { $values }
turns-cw = im Uhrzeigersinn
turns-ccw = gegen den Uhrzeigersinn
empty = leer
values = Bewegung { $move }, Kampf { $combat }
score-line = Stufe { $level }, { $difference ->
        [0] gleich
       *[other] Unterschied { $difference }
    }
rating = Wertung
turns-used = Züge
npcs-met = NSC getroffen
reinforcements = Verstärkungen
terrain-gear = Zahnrad
terrain-gear-note = Eine Figur hier dreht diese Halle oder ihre Geschwisterhalle, 1 AP je Viertel.
terrain-pit = Grube
terrain-pit-note = Ohne Seil darf hier niemand enden. Spring von einem angrenzenden Feld darüber.
terrain-line-note = Wer die gegnerische Startzone betritt, verlässt den Kerker und punktet.
terrain-hidden-note = Man kann weder hinein noch hineinsehen.

# --- warum nicht ---
why-not-your-turn = Du bist nicht am Zug.
why-game-over = Die Partie ist vorbei.
why-not-offered = Jetzt wird etwas anderes gefragt.
why-starters-first = Wähle zuerst die vier Figuren für deine Kreise.
why-hide-first = Zuerst verstecken beide Seiten ihre übrigen Plättchen auf den Hallen.
why-card-first = Spiele zuerst eine Aktionskarte: Mit ihren Punkten wird alles andere bezahlt.
why-place-first = Zuerst kommt das Plättchen, das aufgetaucht ist, auf sein Feld.
why-fight-first = Zuerst wird der Kampf entschieden.
why-face-down = Das liegt verdeckt, bis seine Halle aufgedeckt wird.
why-crew-hidden = Die Startmannschaften werden gezeigt, wenn alle Plättchen versteckt sind.
why-jump-how = Eine Sprungkarte gibt aus, wer springt: Tippe eine Figur neben einer Grube an und dann das Feld auf der anderen Seite.
why-card-chosen = Deine Aktionskarte für diesen Zug ist gespielt; die nächste kommt mit deinem nächsten Zug.
why-no-fight = Kampfkarten werden in einem Kampf gespielt, und gerade kämpft niemand.
why-nobody-acts = Keine deiner Figuren im Kerker kann jetzt handeln.
why-forced-card = Du bist gezwungen, deine +{ $card } zu spielen.
why-no-combat-card = Du hast keine +{ $card } auf der Hand.
why-name-card = Nenne eine Kampfkarte von +1 bis +6 oder keine.
why-two-cards = Nenne zwei der aufgedeckten Karten: Die höhere zählt.
why-not-shown = Diese Karte wurde nicht aufgedeckt.
why-card-played = Die Aktionskarte { $card } ist gespielt; erst wenn keine mehr da ist, kommen alle vier zurück.
why-first-cycle = Die ersten Karten kommen in der Folge 2, 3, 4, 5: Jetzt ist die { $card } dran.
why-opening = Bis eine 4 gespielt ist, darf eine Karte höchstens eins über der bisher höchsten liegen: { $card }.
why-other-place = Dieses Plättchen gehört in die Halle S{ $slot }.
why-lands-in-pit = In einer Grube darf nichts erscheinen.
why-lands-on-token = Auf diesem Feld liegt schon etwas.
why-not-diced = Die Würfel erlauben nur die markierten Felder.
why-not-your-token = Das ist keines von deinen Plättchen.
why-placed = { $who_start } liegt schon aus.
why-hall-full = Die Halle S{ $slot } ist voll: Dort liegen { $room } Plättchen.
why-on-circle = { $who_start } steht schon auf einem Kreis.
why-npcs-act = Die NSC sind am Zug; lass den nächsten handeln.
why-reveal-first = Die allererste Aktion muss eine der beiden Hallen an deiner Startzone aufdecken.
why-only-moving = Plättchen nimmt und gibt man während einer Bewegung: Beginne erst eine.
why-no-character = Das ist keine Figur.
why-not-here = { $who_start } ist nicht im Kerker.
why-wounded = { $who_start } ist verwundet und kann nicht handeln.
why-just-healed = { $who_start } wurde in diesem Zug geheilt und darf noch nicht handeln.
why-too-few-ap = Das kostet { $cost } AP; du hast { $left }.
why-hidden-hall = Eine verdeckte Halle kann niemand betreten.
why-too-far = Zu weit: { $steps } Felder, und eine Bewegung hat { $movement }.
why-steps-left = Zu weit: { $steps } Felder, und { $left } Schritte sind übrig.
why-occupied = { $who_start } steht dort.
why-pit = Eine Grube: Ohne Seil kann hier niemand bleiben.
why-enemy-lies = { $who_start } liegt dort: Gegner teilen sich kein Feld.
why-full = Auf ein Feld passen höchstens zwei Plättchen; das wären { $tokens }.
why-portcullis = Ein geschlossenes Fallgitter ist im Weg.
why-pit-between = Eine Grube ist im Weg: Spring darüber oder nimm ein Seil.
why-enemy-between = Ein Gegner ist im Weg.
why-blocked = Fallgitter, Gruben und Gegner sind im Weg.
why-walls = Mauern sind im Weg.
why-no-jump-card = Du hast keine Sprungkarte mehr.
why-no-pit = Dort ist keine Grube zum Überspringen.
why-jump-apart = Ein Sprung führt von einem Feld neben der Grube auf ein anderes neben ihr.
why-pit-taken = { $who_start } ist auf der Grube.
why-exit-guarded = Auf diesem Ausgang steht jemand.
why-no-end = Danach könnte die Bewegung auf keinem Feld enden, auf dem man bleiben darf.
why-not-lying-here = Das liegt nicht hier oder darf nicht genommen werden.
why-hands-full = Die Hände sind voll: { $load }.
why-hands-empty = Die Hände sind leer.
why-no-room = Hier ist kein Platz für ein weiteres Plättchen.
why-friend-not-here = Dieser Freund ist nicht auf dem Feld.
why-hangs-on-rope = { $who_start } steht mit diesem Seil auf der Grube.
why-friend-full = { $who_start } hat keine Hand frei oder keinen Platz.
why-friend-empty = { $who_start } trägt nichts.
why-moving = { $who_start } ist unterwegs: Beende erst die Bewegung.
why-revealed = Diese Halle ist schon aufgedeckt.
why-no-access = { $who_start } hat keinen direkten Zugang zu dieser Halle.
why-no-gear = { $who_start } steht auf keinem Zahnrad.
why-gear-locked = Tüft Al hält dieses Zahnrad besetzt: Nur Mechanorks drehen dieses Paar.
why-sibling-hidden = Die Geschwisterhalle ist noch verdeckt.
why-other-hall = Ein Zahnrad dreht seine Halle oder deren Geschwisterhalle.
why-arrow = Diese Halle dreht sich nur in Pfeilrichtung; zurück dreht sie nur ein Mechanork.
why-no-colossus = Nur ein Koloss zerstört Fallgitter.
why-no-key = Dazu braucht es eine Meuchlerin oder einen Schlüssel.
why-open-already = Dieses Fallgitter ist offen.
why-closed-already = Dieses Fallgitter ist geschlossen.
why-broken = Dieses ist für immer zerstört.
why-no-portcullis = Auf dieser Seite ist kein Fallgitter.
why-no-wizard = Nur ein Magier wirft Feuerbälle.
why-no-wand = Dazu braucht es einen Feuerballstab in den Händen.
why-nobody-there = In dieser Richtung ist niemand zu sehen.
why-no-target = Niemand im Kerker heißt so.
why-no-lance = Dazu braucht es eine Lanze in den Händen.
why-no-bow = Dazu braucht es einen Bogen in den Händen.
why-own-side = { $who_start } gehört zu dir.
why-suffered = { $who_start } hat in diesem Zug genug gelitten.
why-no-support = Einer davon kann diesen Angriff nicht unterstützen.
why-guarded = { $who_start } kann hier nicht angegriffen werden: Eine andere Figur steht auf dem Feld.
why-not-adjacent = { $who_start } ist nicht auf einem angrenzenden Feld.
why-enemy-near = Neben einem Gegner benutzt niemand Bogen oder Lanze.
why-lance-reach = Eine Lanze reicht genau zwei Felder weit in gerader Linie oder durch eine Schießscharte.
why-no-sight = { $who_start } ist nicht in Sicht.
why-slit-between = Eine Schießscharte ist dazwischen.
why-wall-between = Eine Mauer ist dazwischen.
why-no-cleric = Nur ein Kleriker heilt.
why-not-wounded = { $who_start } ist nicht verwundet.
why-carried = { $who_start } wird getragen und muss erst abgelegt werden.
why-stood-upon = Über { $who_dat } steht jemand.
why-no-banshee = Nur eine Banshee drängt zurück, für { $cost } AP.
why-cannot-be-pushed = Hinter { $who_dat } ist kein Platz.
