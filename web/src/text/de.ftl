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
