app-name = Tafelrunde
app-claim = Ein Tisch, gute Spiele, alle sind willkommen.

close = Schließen
cancel = Abbrechen
back = Zurück
loading = Einen Augenblick …
copy = Kopieren
copied = Kopiert
more = Mehr
less = Weniger
error-load = Das ließ sich nicht laden. Läuft der Server?
error-retry = Noch einmal versuchen

language = Sprache
theme = Licht
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
speed = Tempo der Computer
speed-slow = langsam
speed-normal = normal
speed-instant = sofort
motion = Bewegung
motion-system = wie das System
motion-full = voll
motion-reduced = sparsam
preferences = Einstellungen
your-name = Dein Name
guest = Gast

shelf = Das Regal
players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1–{ $most } Personen
    }
   *[other] { $least }–{ $most } Personen
}
minutes = { $least }–{ $most } Min.
play-now = Gleich spielen
play-now-help = Du und { $bots ->
    [one] ein Computer
   *[other] { $bots } Computer
}
set-up = Tisch einrichten
continue = Weiterspielen
your-turn = Du bist dran
waiting-for = { $name } ist dran
table-over = Zu Ende
forget = Aus der Liste nehmen
credits = Mitwirkende und Lizenzen
left-out = { $count ->
    [one] { $names } ist installiert, lässt sich aber nicht laden; warum, steht im Protokoll des Servers.
   *[other] { $names } sind installiert, lassen sich aber nicht laden; warum, steht im Protokoll des Servers.
}
no-games = Es sind keine Spiele installiert.

new-title = Ein neuer Tisch: { $game }
new-seats = Wer sitzt am Tisch?
new-seat = Platz { $number }
seat-kind = Wer
kind-me = ich
kind-here = jemand an diesem Bildschirm
kind-link = per Link einladen
kind-bot = Computer
level = Spielstärke
level- = normal
level-easy = leicht
level-normal = normal
level-strong = stark
add-seat = Noch ein Platz
remove-seat = Platz { $number } entfernen
new-options = Regeln
house-rules = Hausregeln
house-rules-help = Sie ändern das Spiel gegenüber dem Regelbuch. Wer das Original will, lässt sie aus.
new-start = Los geht’s
option-reset = wie üblich

join-title = Du bist eingeladen
join-text = { $host } lädt dich zu einer Partie { $game } ein.
join-button = Platz nehmen
join-gone = Diese Einladung ist schon eingelöst, oder es gibt den Tisch nicht mehr.

connecting = Auf dem Weg zum Tisch …
lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
closed = { $code ->
    [4403] Dein Schlüssel öffnet an diesem Tisch keinen Platz. Nimm den Link, den du bekommen hast, oder bitte um einen neuen.
    [4404] Diesen Tisch gibt es nicht.
    [4409] Dieser Tisch wurde mit anderen Regeln gespielt und lässt sich nicht mehr öffnen.
    [4429] Das war zu viel auf einmal. Warte ein wenig und lade die Seite neu.
   *[other] Der Tisch hat die Verbindung beendet. Lade die Seite neu.
}
time-turn = noch { $time } für diese Entscheidung
time-game = noch { $time } für diese Partie
watching = Du schaust zu.
undo = Zurücknehmen
rules = Regeln
rules-search = In den Regeln suchen
rule-named = Regel { $rule }
rule-none = Hier steht keine Regel dahinter.
log = Was geschah
log-earlier = Früheres zeigen
chat = Gespräch
chat-placeholder = Sag etwas
chat-send = Senden
seats = Plätze
offers = Was du tun kannst
hand = Deine Hand
step-back = Zurück
why-not = geht gerade nicht, frag warum
can-be-chosen = wählbar
owned-by = gehört { $name }
always = Jederzeit möglich
show-all = Auf dem Plan antippen oder alle { $count } zeigen
confirm-title = Bist du sicher?
confirm-yes = Ja, so machen
refused-stale = Am Tisch ist inzwischen etwas passiert. Bitte wähle noch einmal.
nothing-to-choose = nichts
skip = Überspringen
fit-board = Brett einpassen
links = Links
links-help = Schick diese Links an alle, die mitspielen sollen. Jeder gilt für einen Platz und nur einmal.
link-seat = Für den Platz von { $name }
link-watch = Zum Zuschauen
details = Einzelheiten

seat-you = du
seat-bot = Computer, { $level }
seat-open = noch nicht da
seat-away = gerade weg
seat-decides = entscheidet jetzt
team = Team

pass-to = Gib den Bildschirm bitte an { $name }
pass-why = Was jetzt kommt, darf nur diese Person sehen.
pass-done = Ich bin { $name }

end-team = Das Team
end-parts = So setzt es sich zusammen
end-record = Partie speichern
end-look = Tisch ansehen
end-rematch = Noch eine Partie

keys = Tasten
keys-tab = von Bereich zu Bereich
keys-arrows = im Bereich
keys-enter = nehmen
keys-esc = einen Schritt zurück, schließen
keys-numbers = die Angebote nach Nummer
keys-r = die Regel hinter dem, was markiert ist
keys-o = zu den Angeboten
keys-b = aufs Spielbrett
keys-c = zu den eigenen Karten
keys-n = zum nächsten, das wählbar ist
keys-p = zum vorigen, das wählbar ist
keys-l = der Verlauf
keys-help = diese Liste
keys-skip = zum neuesten Stand springen

credits-icons = Symbole: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0.
credits-fonts = Schriften: Alegreya von Juan Pablo del Peral (OFL 1.1) und Atkinson Hyperlegible Next vom Braille Institute (OFL 1.1).
credits-software = Gebaut mit Svelte, Fluent und Vite.
credits-names = Namen von Spielen, Orten und Figuren gehören ihren Inhabern. Tafelrunde ist ein freies Projekt und steht in keiner Verbindung zu ihnen.
home = Zum Regal

upside-down = kopfüber
turn-card = Karte drehen
sketch = Auf der Karte skizzieren
rub-out = Meine Skizzen wegwischen
belongings = Besitz
hall-of-fame = Ruhmeshalle
fame-empty = Noch hat es niemand geschafft.
fame-score = Punkte
fame-level = Schwierigkeit
fame-players = Spieler
fame-day = Tag
tap-again = Zum Ausführen noch einmal tippen.

### Help

hint = Tipp
hint-thinking = Ich denke darüber nach …
hint-compare = Züge vergleichen
hint-advise = Rate mir einen Zug
hint-do = Das mache ich
hint-worth = { $worth } von 100 wert
hint-marked = vom Tipp markiert
hints-allowed = Tipps
hints-allowed-help = Wer mag, bittet um einen Fingerzeig, einen Vergleich oder einen Zug. Im Log sehen alle, dass er benutzt wurde.
hints-usual = wie üblich: allein und in Spielen, die man gemeinsam gewinnt
hints-on = erlaubt
hints-off = nicht erlaubt
keys-h = ein Tipp
why-title = Warum nicht?
rules-found = { $count ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] Eine Regel
   *[other] { $count } Regeln
}

### Lernen

learn = Spielend lernen
learn-help = Ein erstes Spiel mit Begleitung, die eines nach dem anderen erklärt. Du kannst sie jederzeit überspringen.
coach = Begleitung
coach-step = { $number } von { $count }
coach-next = Verstanden
coach-skip = Lektion überspringen

## --- people at the table: phrases, taking back, coming and going, once more ---

phrases = Fertige Sätze
chat-phrases-only = An diesem Tisch nur fertige Sätze
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-your-turn = Du bist dran.
chat-one-moment = Einen Moment, bitte.
chat-back-soon = Bin gleich zurück.
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-sorry = Entschuldigung!
chat-oh-no = Oh nein!
chat-good-game = Schönes Spiel!
no-free-chat = An diesem Tisch gibt es nur fertige Sätze.

undo-own = { $count ->
    [one] Nimm deine letzte Aktion zurück.
   *[other] Nimm deine letzte Aktion zurück. Du kannst { $count } Aktionen zurückgehen.
}
undo-ask = Bitte die anderen, vor deine letzte Aktion zurückzugehen.
undo-together = Geh vor deine letzte Aktion zurück.
undo-border = ab hier kann zurückgenommen werden
log-undone = Zurückgenommen:
keys-u = zurücknehmen
taken-back = { $seat } nimmt { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurück.
taken-back-agreed = Im Einvernehmen { $count ->
    [one] wird die letzte Aktion
   *[other] werden die letzten { $count } Aktionen
} für { $seat } zurückgenommen.
no-undo-here = An diesem Tisch wird nichts zurückgenommen.
no-undo-border = Das kann nicht zurückgenommen werden: Danach kam Glück, ein Geheimnis oder ein anderer Platz.
no-undo-agreed = An diesem Tisch kannst du nur deine eigenen letzten Aktionen zurücknehmen.
no-undo-secret = Das kann nicht zurückgenommen werden: Danach kam Glück oder ein Geheimnis.

question-undo = { $name } möchte { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurückgehen. Seither kam nichts Geheimes ans Licht.
question-leave = { $name } muss gehen. Soll ein Computer für { $name } weiterspielen?
question-replace = { $name } fragt: Soll inzwischen ein Computer für { $other } spielen?
question-yes = Einverstanden
question-no = Nein
question-waiting = Es fehlt noch: { $names }
question-agreed = Einverstanden.
question-refused = Nicht einverstanden.
question-dropped = Am Tisch ging es inzwischen weiter.

stand-in = Wenn jemand weg ist
stand-in-for-me = Ich muss gehen: Ein Computer soll für mich spielen
stand-in-for = Ein Computer soll für { $name } spielen
stand-in-plays = Ein Computer spielt für dich.
come-back = Ich bin zurück
stood-in = Ein Computer ({ $level }) spielt für { $seat }.
came-back = { $seat } ist zurück und spielt wieder selbst.
seat-stand-in = weg, Computer spielt ({ $level })
no-stand-in = An diesem Tisch springt kein Computer ein.

table-menu = Über diesen Tisch
new-customs = Am Tisch
customs = Zurücknehmen, Gespräch, Zeit
choose-undo-agreed = sicher, weiter im Einvernehmen
choose-undo-own = sicher, nur eigene Aktionen
choose-undo-never = nie
custom-undo-help = Nie über Würfel, gezogene Karten oder Verdecktes hinweg: bis zum letzten davon, und was andere seither taten nur, wenn alle zustimmen.
custom-undo-agreed = Eigene letzte Aktionen können zurückgenommen werden, die anderer im Einvernehmen; nie über Glück oder Geheimnisse hinweg.
custom-undo-own = Eigene letzte Aktionen können zurückgenommen werden; nie über Glück oder Geheimnisse hinweg.
custom-undo-never = Nichts wird zurückgenommen.
custom-chat = Gespräch
choose-chat-free = frei, und fertige Sätze
choose-chat-phrases = nur fertige Sätze
custom-chat-free = Ihr könnt einander frei schreiben.
custom-chat-phrases = Es gibt nur fertige Sätze.
choose-stand-in-agreed = ein Computer, wenn die anderen wollen
choose-stand-in-always = sofort ein Computer
choose-stand-in-never = der Tisch wartet
custom-stand-in-agreed = Ist jemand weg, spielt ein Computer für ihn, wenn die anderen zustimmen.
custom-stand-in-always = Ist jemand weg, kann sofort ein Computer für ihn spielen.
custom-stand-in-never = Ist jemand weg, wartet der Tisch.
custom-turn = Zeit für eine Entscheidung
custom-turn-help = Ist sie um, gilt die übliche Antwort. Die Uhr steht, solange niemand am Tisch ist.
choose-timer = { $seconds ->
    [0] unbegrenzt
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
    [3600] 1 Stunde
   *[other] 1 Tag
}
custom-timer = Zeit für eine Entscheidung: { $seconds ->
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
    [3600] 1 Stunde
    [86400] 1 Tag
   *[other] { $seconds } Sekunden
}.
custom-daily = Die Tagespartie vom { $day }: Alle spielen dieselbe.

other-device = Auf einem anderen Gerät
other-device-help = Öffne dort diesen Link, und du sitzt an deinem Platz. Behalte ihn für dich: Wer ihn hat, spielt für dich.
other-device-link = Mein Platz

turn-elsewhere = { $count ->
    [one] Du bist an einem anderen Tisch dran
   *[other] Du bist an { $count } anderen Tischen dran
}
notify = Sag mir, wenn ich dran bin
notify-off = nein
notify-on = über den Browser
notify-refused = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.

rematch-ready = Der Tisch für die Revanche ist gedeckt.
rematch-go = Noch einmal spielen

daily = Tagespartie
daily-help = Heute dasselbe Glück für alle: du und die üblichen Computer. Danach könnt ihr vergleichen.
daily-play = Tagespartie spielen
daily-continue = Zu meinem Tisch
daily-results = Ergebnisse vom { $day }
daily-name = Name
daily-place = Platz
daily-score = Punkte
daily-nobody = Noch hat sie niemand beendet.

dispute = Regelstreit melden
dispute-help = Speichert eine Datei mit der Stellung, wie du sie siehst, und der Fassung der Regeln. Schick sie an die Leute, die sich um Tafelrunde kümmern.
dispute-help-over = Speichert eine Datei mit der ganzen Partie, der Stellung und der Fassung der Regeln. Schick sie an die Leute, die sich um Tafelrunde kümmern.
dispute-note = Was hätte geschehen sollen?
dispute-save = Datei speichern
dispute-saved = Gespeichert.
# --- Wiederholung ---
replay = Ansehen
replay-hand = Karten von { $seat }
replay-controls = Spulen
replay-first = Zum Anfang
replay-last = Zum Ende
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-position = Stelle
replay-at = Aktion { $version } von { $length }
replay-turn = Zug
replay-beginning = Der Anfang
replay-viewer = Gesehen von
replay-open = alles offen
replay-spectator = Zuschauern
replay-curve = Wer vorn lag
replay-curve-scores = Wer mehr hatte
replay-turnings = Wo es sich gedreht hat
replay-lead = { $name } ging endgültig in Führung
replay-gain = { $name } gewann { $amount } %
replay-loss = { $name } verlor { $amount } %
replay-everybody = Das Team
replay-chance = { $name }: { $amount } %
replay-score = { $name }: { $amount }
replay-share = Teilen
replay-share-here = Ein Link zu diesem Augenblick
replay-share-whole = Ein Link zur ganzen Partie
replay-download = Partie speichern
replay-verify = Prüfen
replay-fine = Vom Anfang an nachgespielt: alle { $actions } Aktionen führen zur selben Stellung.
replay-wrong = Diese Aufzeichnung stimmt nicht: { $error }
replay-fork = Von hier weiterspielen
replay-fork-help = Ein neuer Tisch beginnt genau hier. Du nimmst einen Platz, Computer die anderen; das kommende Glück bleibt dasselbe.
replay-fork-seat = Dein Platz
replay-fork-go = Hinsetzen
replay-fork-over = Hier ist die Partie zu Ende. Spule ein Stück zurück.
replay-running = Diese Partie läuft noch: Du siehst nur, was du sehen durftest, und kannst hier nicht abzweigen.
replay-migrated = Gespielt mit Fassung { $old } der Regeln, gezeigt mit Fassung { $new }.
replay-none = Diese Partie lässt sich nicht wiederholen: { $error }
records = Partien ansehen
records-finished = Beendete Partien dieses Browsers
records-none = In diesem Browser ist noch keine Partie zu Ende gespielt.
records-upload = Eine Partie mitbringen
records-upload-help = Eine Datei, die hier oder anderswo gespeichert wurde. Sie wird bis zum Ende nachgespielt, bevor sie gilt.
records-file = Aufzeichnung (.json)
records-reading = Sie wird nachgespielt …
records-bad = Diese Aufzeichnung wird abgelehnt: { $error }
records-nojson = in dieser Datei steht keine Partie
keys-replay = beim Ansehen: ein Schritt zurück, ein Schritt weiter, abspielen oder anhalten

# --- Töne ---
sound = Töne
sound-off = aus
sound-on = an
