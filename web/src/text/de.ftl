app-name = Tafelrunde
app-claim = Ein Tisch, gute Spiele, alle sind willkommen.

close = Schließen
cancel = Abbrechen
back = Zurück
loading = Einen Augenblick …
copy = Link kopieren
copied = Kopiert: Du kannst den Link jetzt einfügen.
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
speed-fast = schnell
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
so-far = Bisher: { $words }
continue = Weiterspielen
last-move = Letzter Zug: { $when }
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
new-sides = { $sides }: wer mit wem spielt
against = gegen
new-together = Alle spielen zusammen und gewinnen oder verlieren gemeinsam.
new-duel = Eins gegen eins.
new-alone = Jeder spielt für sich.
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
presets = Zusammengestellt
new-options = Regeln
house-rules = Hausregeln
house-rules-help = Sie ändern das Spiel gegenüber dem Regelbuch. Wer das Original will, lässt sie aus.
new-start = Los geht’s
option-reset = wie üblich

join-title = Du bist eingeladen
join-text = { $host } lädt dich zu einer Partie { $game } ein.
join-button = Platz nehmen
join-gone = Diese Einladung gibt es nicht (mehr). Bitte um einen neuen Link.

connecting = Auf dem Weg zum Tisch …
showing = Du siehst, was { $name } tut …
showing-own = Du siehst, was dein eigener Zug bewirkt …
showing-table = Du siehst, was geschieht …
showing-skip = Zur Gegenwart springen: Leertaste, oder auf das Brett tippen
showing-next = Weiter
stepping = Schritt für Schritt
run-the-rest = Alles Weitere ohne Nachfrage
lost = Keine Verbindung seit { $time }, neuer Versuch …
closed = { $code ->
    [4403] Dein Schlüssel öffnet an diesem Tisch keinen Platz. Nimm den Link, den du bekommen hast, oder bitte um einen neuen.
    [4404] Diesen Tisch gibt es nicht.
    [4409] Dieser Tisch wurde mit anderen Regeln gespielt und lässt sich nicht mehr öffnen.
    [4429] Das war zu viel auf einmal. Gleich folgt ein neuer Versuch …
   *[other] Der Tisch hat die Verbindung beendet. Lade die Seite neu.
}
time-turn = noch { $time } für diese Entscheidung
time-game = noch { $time } für diese Partie
watching = Du schaust zu.
undo = Zurücknehmen
rules = Regeln
rules-ask = Frag die Regeln: Wer gewinnt? Wie weit schießt der Bogen?
rules-contents = Inhalt
rules-glossary = Glossar
rules-beside = Englisch daneben
rules-print = Kurzfassung drucken
rules-of = Die Regeln: { $game }
rules-first = Regel für den Anfang
rules-search = In den Regeln suchen
rule-named = Regel { $rule }
rule-none = Hier steht keine Regel dahinter.
log = Verlauf
log-earlier = Früheres zeigen
log-look-back = Das Brett zeigen, wie es danach aussah (bis zum nächsten Klick)
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
show-all = Auf dem Tisch antippen oder alle { $count } zeigen
confirm-title = Bist du sicher?
confirm-yes = Ja, so machen
refused-stale = Am Tisch ist inzwischen etwas passiert. Bitte wähle noch einmal.
nothing-to-choose = nichts
skip = Überspringen
fit-board = Brett einpassen
links = Einladen
link-seat = Link für { $name }
link-watch = Link zum Zuschauen
details = Einzelheiten

seat-you = du
seat-bot = Computer, { $level }
seat-open = noch nicht da
seat-decides = entscheidet jetzt
team = Team

pass-to = Gib den Bildschirm bitte an { $name }
pass-why = Was jetzt kommt, darf nur diese Person sehen.
pass-done = Ich bin { $name }

end-team = Das Team
end-parts = So setzt es sich zusammen
end-record = Partie speichern
end-look = Tisch ansehen
chart-begin = Anfang
chart-end = Ende
end-next = Weiter: { $name }
medal = { $medal ->
        [gold] Gold
        [silver] Silber
        [bronze] Bronze
       *[none] Geschafft
    } für { $name }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $level }
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

### Help

hint = Tipp
hint-thinking = Ich denke darüber nach …
hint-compare = Züge vergleichen
hint-advise = Schlag mir einen Zug vor
hint-do = Das mache ich
hint-worth = { $worth } von 100 wert
hint-marked = vom Tipp markiert
hints-allowed = Tipps
hints-allowed-help = Wer mag, bittet um einen Fingerzeig, einen Vergleich oder einen Zug. Im Verlauf sehen alle, dass jemand ihn benutzt hat.
hints-usual = wie üblich: allein und in Spielen, die man gemeinsam gewinnt
hints-on = erlaubt
hints-off = nicht erlaubt
keys-h = ein Tipp
why-title = Warum nicht?
rules-example = { $caption }: { $told }
rules-before = Den Tisch davor ansehen
rules-after = Den Tisch danach ansehen
rules-found = { $count ->
    [0] Keine Regel antwortet darauf. Versuch es mit anderen Wörtern.
    [one] Eine Regel
   *[other] { $count } Regeln
}

### Lernen

learn = Spielend lernen
learn-help = Ein erstes Spiel mit Begleitung, die eines nach dem anderen erklärt. Du kannst sie jederzeit überspringen.
coach = Begleitung
coach-step = { $number } von { $count }
coach-next = Verstanden
course-skip = Überspringen
course-again = Noch einmal
course-leave = Aufhören
learn-progress = { $done } von { $count }
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
pack-title = Eigene Karten und Spielfelder
pack-choose = Paket (eine ZIP-Datei)
pack-help = Mit einem Paket spielt ihr mit eigenen Karten, Räumen oder Spielfeldern. Der Befehl „tafelrunde pack export“ schreibt eines.
pack-chosen = Es wird mit „{ $name }“ gespielt (von { $author }).
pack-other-game = Dieses Paket gehört zu einem anderen Spiel.
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
choose-stand-in-always = ein Computer, ohne die anderen zu fragen
choose-stand-in-never = der Tisch wartet
custom-stand-in-agreed = Ist jemand weg, spielt ein Computer für ihn, wenn die anderen zustimmen.
custom-stand-in-always = Ist jemand länger weg, kann ein Computer für ihn spielen; die anderen werden nicht gefragt.
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
notify-refused = Der Browser lässt keine Meldungen zu. Das lässt sich in seinen Einstellungen für diese Seite ändern.

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
studio = Werkstatt
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
hurry = Die einzig mögliche Antwort, unter Computern
hurry-off = gebe ich
hurry-on = von selbst
sound = Töne
sound-off = aus
sound-on = an

## --- sitting down together ---

guest-number = Gast { $number }
copy-failed = Das Kopieren hat nicht geklappt. Der Link ist markiert: Halte ihn gedrückt oder drücke Strg+C.
share = Teilen
qr-code = QR-Code: { $label }
invite-title = Lade die anderen ein
invite-all-here = Alle sind eingeladen und haben Platz genommen
invite-help = Mit dem Handy den Code abfotografieren oder den Link schicken. Jeder Link ist für einen Platz und gilt einmal.
invite-open = wird erwartet
invite-here = ist da
invite-begin = An den Tisch
link-watch-help = Jemand will nur zuschauen?
new-link = Neuer Link
new-link-lost = Gerät verloren? Neuer Link
new-link-help = Der neue Link ersetzt den alten: Wer bisher auf dem Platz von { $name } saß, braucht ihn, um weiterzuspielen. Alle erfahren davon.
new-link-help-ask = Der neue Link ersetzt den alten. Wer am Tisch ist, muss zustimmen; dann bekommst du ihn für { $name }.
link-renewed = { $seat } bekommt von { $by } einen neuen Link; der alte gilt nicht mehr.
question-new-link = { $name } bittet um einen neuen Link für den Platz von { $other }. Der alte gilt dann nicht mehr.
join-seat = Dein Platz ist die Nummer { $seat }.
join-seat-of = Der Platz von { $name } ist für dich frei.
join-nameless = Wie sollen die anderen dich nennen? Ein Buchstabe genügt.
join-taken = Dieser Link ist schon benutzt: { $name } sitzt auf dem Platz.
join-taken-help = Bist du das, auf einem anderen Gerät? Dann öffne dort „Über diesen Tisch“. Sonst bitte { $host } um einen neuen Link.
join-messenger = Du bist im eingebauten Browser ({ $app }). Er vergisst deinen Platz, wenn du ihn schließt: Öffne die Seite besser mit „Im Browser öffnen“.
network-alone = Bis jetzt erreicht nur dieser Rechner den Tisch.
network-switch = Andere in diesem Netz mitspielen lassen
network-ask = Dann kann jedes Gerät in deinem WLAN diese Seite öffnen, bis du Tafelrunde beendest. Fragt die Firewall, erlaube Python den Zugriff im privaten Netz.
network-yes = Ja, hereinlassen
network-how = Damit andere in deinem Netz mitspielen können, starte Tafelrunde so:
network-failed = Das hat nicht geklappt. Ist dieser Rechner in einem Netz?
network-open = Andere Geräte in deinem Netz öffnen
network-address = Adresse dieses Rechners
network-trouble = Es klappt nicht?
network-firewall = Beide Geräte müssen im selben WLAN sein, nicht im Gastnetz. Die Firewall dieses Rechners muss Port { $port } durchlassen. Gibt es mehrere Adressen, versuche die nächste.
network-shut = Niemanden mehr hereinlassen
lost-sending = Keine Verbindung seit { $time }. Dein Zug geht ab, sobald sie wieder da ist.
lost-too-much = Der Server hat die Verbindung beendet: zu viele Nachrichten auf einmal. Gleich geht es weiter …
lost-too-much-sending = Der Server hat die Verbindung beendet: zu viele Nachrichten auf einmal. Gleich geht es weiter, dann geht dein Zug ab.
sending = wird gesendet …
refused-lost = Dein letzter Zug zählte nicht: Während du weg warst, ging es am Tisch weiter.
seat-away-since = weg seit { $time }
clock-decided = Die Zeit von { $seat } ist um: Die Uhr entscheidet bis zum Ende des Zuges.
proposed = { $seat } macht einen Vorschlag.
proposal-says = { $name } schlägt vor: „{ $move }“
proposal-accept = Einverstanden
proposal-else = Oder wähle etwas anderes für { $name }. Bleibt es { $seconds ->
    [60] eine Minute
    [300] fünf Minuten
   *[other] { $seconds } Sekunden
} lang still, macht { $name } es so.
proposal-spoken = { $name } schlägt vor: „{ $move }“. Mit y bist du einverstanden; oder wähle etwas anderes.
keys-y = einverstanden mit dem Vorschlag eines Computers
custom-propose-title = Computer im Team
choose-propose = { $seconds ->
    [0] entscheiden selbst
    [60] schlagen vor und warten eine Minute
    [300] schlagen vor und warten fünf Minuten
   *[other] schlagen vor und warten { $seconds } Sekunden
}
custom-propose-help = Wo das ganze Team entscheidet, sagen sie, was sie tun würden, und die Menschen entscheiden. Bleibt es so lange still, machen sie es.
custom-propose = { $seconds ->
    [0] Computer im Team entscheiden alles selbst.
    [60] Wo das ganze Team entscheidet, machen Computer einen Vorschlag und warten eine Minute.
    [300] Wo das ganze Team entscheidet, machen Computer einen Vorschlag und warten fünf Minuten.
   *[other] Wo das ganze Team entscheidet, machen Computer einen Vorschlag und warten { $seconds } Sekunden.
}
call-me = Ruf mich, wenn ich dran bin
notify-none = Meldungen gibt es nur über https oder auf diesem Rechner selbst. Ton, Vibration und der Titel der Seite sagen es trotzdem.
notify-asks = Der Browser hat noch nicht geantwortet.
rematch-waiting = { $name } wartet am Tisch für die Revanche.
evening = Der Abend bisher
evening-game = Partie { $number }
evening-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
evening-together = { $won } von { $played } gewonnen
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-says = { $name } sagt
in-series = { $last_series }

printed = Alles, was gedruckt ist
seat-team = Seite { $name }
zoom = Vergrößern
zoom-in = Näher heran
zoom-whole = Das ganze Brett
others = Andere und Verlauf
things = Auf dem Tisch
menu = Menü

read-only = Der Server wird gleich erneuert; für einen Moment kann nichts gespielt werden.
muted-by-host = Wer diesen Server betreibt, lässt dich an diesem Tisch nichts sagen.
line-about = Zu dem, was { $name } gesagt hat
mute = Nichts mehr davon zeigen
muted-name = Du siehst nicht, was { $name } sagt.
unmute = Wieder zeigen
report = Dem Gastgeber dieses Servers melden
report-note = Was stimmt damit nicht? (Das darf leer bleiben.)
report-done = Danke. Der Gastgeber dieses Servers bekommt die Zeile zu sehen.
report-failed = Das konnte nicht gemeldet werden: { $error }

host-page = Seite des Gastgebers
host-key = Schlüssel
host-key-help = „tafelrunde host-key“ macht am Rechner des Servers einen Schlüssel.
host-open = Öffnen
host-leave = Diese Seite schließen
host-failed = Das ging nicht: { $error }
host-load = Auslastung
host-load-value = { NUMBER($load, style: "percent") } aller Kerne
host-connected = Verbunden
host-waiting = Wartende Gedanken
host-memory = Speicher
host-database = Datenbank
host-free = Frei auf der Platte
host-bytes = { NUMBER($mb, maximumFractionDigits: 0) } MB
host-announcement = Durchsage
host-announcement-help = Alle sehen diese Zeile oben auf der Seite.
host-say = Durchsagen
host-silence = Wegnehmen
host-read-only = Vor dem Erneuern
host-read-only-help = Solange der Server geschlossen ist, können alle zusehen, aber niemand kann spielen, reden oder einen Tisch decken.
host-close = Server schließen
host-reopen = Wieder öffnen
host-tables = Offene Tische
host-no-tables = Kein Tisch ist offen.
host-table = Tisch
host-people = Wer da ist
host-moves = Züge
host-actions = Was zu tun ist
host-nobody = niemand
host-watches = sieht zu
host-end = Beenden
host-end-sure = Diesen Tisch wirklich beenden? Er wird für alle gelöscht.
host-unname = Den Namen von { $name } entfernen
host-mute = { $name } nicht reden lassen
host-unmute = { $name } wieder reden lassen
host-reports = Gemeldete Zeilen
host-no-reports = Es wurde nichts gemeldet.
host-said-by = { $name } am Tisch { $table }:
host-settle = Erledigt
host-bans = Wer nicht hereinkommt
host-no-bans = Alle kommen herein.
host-network = Adresse oder Bereich
host-why = Warum
host-ban = Niemanden von dort hereinlassen
host-ban-this = { $address } aussperren
host-lift = Wieder hereinlassen
host-audit = Was der Gastgeber getan hat
host-no-audit = Noch nichts.
host-known = Wer hier einen Namen haben muss
host-known-nobody = Niemand
host-known-tables = Wer Tische einrichtet
host-known-everybody = Alle

me-page = Dein Name hier
me-begin = Einen Namen behalten
me-begin-help = Zum Spielen braucht das niemand. Wer hier einen Namen behält, hat seine Tische und Einstellungen auf allen Geräten und verliert mit einem Gerät keinen Platz. Eine E-Mail-Adresse braucht es nicht: Du bekommst acht Wörter zum Aufschreiben.
me-begin-now = Diesen Namen behalten
me-enter = Schon auf einem anderen Gerät?
me-enter-passkey = Mit einem Passkey anmelden
me-enter-phrase = Anmelden
me-phrase = Deine acht Wörter
me-phrase-help = Schreib diese Wörter auf: Sie werden nur dieses eine Mal gezeigt. Wer sie kennt, kann sich als du anmelden.
me-known = Du bist { $name }
me-passkeys = { $count ->
    [0] Du hast noch keinen Passkey.
    [one] Du hast einen Passkey.
   *[other] Du hast { $count } Passkeys.
}
me-save = Name und Einstellungen auf allen Geräten behalten
me-saved = Gemerkt.
me-passkey-new = Einen Passkey hinzufügen
me-passkey-made = Ab jetzt kannst du dich mit diesem Passkey anmelden.
me-leave = Auf diesem Gerät abmelden
me-tables = Deine Tische
me-no-tables = Noch keine.
me-failed = Das ging nicht: { $error }
me-data = Deine Daten
me-data-help = Alles, was dieser Server über dich behält: Namen, Züge, was du gesagt hast, Ergebnisse. Wenn du es löschst, bleiben die Züge ohne Namen, weil es auch das Spiel der anderen ist.
me-export = Als Datei speichern
me-delete = Löschen
me-delete-sure = Wirklich alles löschen
me-deleted = Es ist gelöscht.
