### Die Worte des Befehls `tafelrunde` im Terminal.

## tafelrunde games
terminal-games-id = Spiel
terminal-games-name = Name
terminal-games-seats = Personen
terminal-games-minutes = Minuten
terminal-games-levels = Computerspieler
terminal-games-left-out = Nicht dabei: { $game } lässt sich nicht laden. { $error }
terminal-games-hint = Die Optionen eines Spiels: tafelrunde games SPIEL
terminal-compiled = Die Spiele laufen übersetzt.
terminal-plain = Die Spiele laufen als reines Python.

## tafelrunde play
terminal-what = Was tust du?
terminal-always = Jederzeit möglich
terminal-not-now = Jetzt nicht
terminal-unknown = Mit „{ $text }“ ist hier nichts anzufangen; Hilfe gibt es mit ?. { $hint }
terminal-no-number = Ein Angebot { $number } gibt es nicht.
terminal-sure = Sicher? (j/n)
terminal-yes = j
terminal-hand-over = Jetzt ist { $name } dran. Drücke Enter, wenn nur { $name } auf den Bildschirm schaut.
terminal-may = Das wäre möglich.
terminal-thinks = { $name } denkt nach …
terminal-saved = Das Spiel liegt in { $file }.
terminal-resume = Weiterspielen mit: tafelrunde play { $game } --resume { $file }
terminal-retell = Nachlesen mit: tafelrunde replay { $file }
terminal-no-rule = Eine Regel { $rule } gibt es nicht.
terminal-no-sheet = Hier gibt es nichts namens { $name } anzuschauen.
terminal-looks = Anschauen kannst du: { $names }
terminal-range = von { $least } bis { $most }
terminal-several = mehrere Nummern mit Komma, oder Enter für nichts
terminal-bad-field = Bitte wähle eine der gezeigten Nummern.
terminal-help-number = tu, was neben der Nummer steht
terminal-help-words = sag es in Worten: { $words }
terminal-help-why = wäre das möglich, und wenn nicht, warum nicht?
terminal-help-tip = was ein starker Spieler täte, und warum
terminal-help-rules = eine Regel lesen
terminal-help-look = etwas genau anschauen
terminal-help-board = den ganzen Tisch zeigen
terminal-help-log = was bisher geschah
terminal-help-quit = das Spiel in einer Datei aufheben und gehen

## tafelrunde replay
terminal-next = Enter: weiter   q: aufhören
terminal-fine = Die Aufzeichnung stimmt: { $actions ->
    [one] eine Aktion führt
   *[other] { $actions } Aktionen führen
} { $over ->
    [yes] zum selben Ende
   *[no] zur selben Stellung
}.
