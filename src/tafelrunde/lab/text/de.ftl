lab-thing = { $name }
lab-title = { $game }: was { $games } Partien zeigen
lab-intro = Computer ({ $levels }) an { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}, Startzahl { $seed }, Regeln { $version }, Inhalt { $content }.
lab-options = Optionen: { $options }.
lab-verdict = Kurz gesagt
lab-interval = { $low } bis { $high }
lab-won-together = Gemeinsam gewinnen sie { $rate } der Partien (95 %: { $low } bis { $high }).
lab-sides-even = Keine Seite sticht heraus: Ihre Anteile am Sieg liegen zwischen { $low } und { $high }.
lab-sides-some = { $found ->
    [one] Eine von { $count } Seiten sticht
   *[other] { $found } von { $count } Seiten stechen
} mehr heraus, als Zufall erklärt; die Anteile am Sieg liegen zwischen { $low } und { $high }.
lab-side-strong = { $side } ist stark: { $rate } der Partien werden gewonnen (95 %: { $low } bis { $high }); ausgeglichen wären { $fair }.
lab-side-weak = { $side } ist schwach: { $rate } der Partien werden gewonnen (95 %: { $low } bis { $high }); ausgeglichen wären { $fair }.
lab-first-edge = Wer beginnt, ist im Vorteil: { $rate } statt { $fair } (95 %: { $low } bis { $high }).
lab-first-handicap = Wer beginnt, ist im Nachteil: { $rate } statt { $fair } (95 %: { $low } bis { $high }).
lab-first-none = Wer beginnt, ist fast egal: { $rate } (95 %: { $low } bis { $high }); ausgeglichen wären { $fair }.
lab-first-unclear = Ob es zählt, wer beginnt, ist noch nicht zu sehen: { $rate } (95 %: { $low } bis { $high }); ausgeglichen wären { $fair }.
lab-length = Eine Partie dauert { $rounds } Runden oder Züge und { $actions } Aktionen; 90 von 100 Partien dauern { $low } bis { $high }.
lab-drama = Die Führung wechselt { $leads } Mal. In { $behind } der Partien stand der spätere Sieger einmal bei weniger als der Hälfte eines gleichen Anteils; nach { $settled } der Partie begann die letzte Führung.
lab-drama-together = Die Aussichten der Gruppe schwanken insgesamt um { $swing }.
lab-open = Im Schnitt { $branching } Möglichkeiten je Frage; { $open } der genauer betrachteten Fragen sind wirklich offen: Die zwei besten Antworten sind etwa gleich viel wert.
lab-skill = { $strong } schlägt { $weak } in { $rate } der Begegnungen (95 %: { $low } bis { $high }).
lab-level = { $level } gewinnt { $rate } der Partien (95 %: { $low } bis { $high }).
lab-cards-strong = Nach dem Urteil des Spiels steht, wer eine von diesen spielt, eine Runde später sicher besser da als mit dem, was sonst möglich war: { $cards }.
lab-cards-weak = Wer eine von diesen spielt, steht eine Runde später sicher schlechter da als mit dem, was sonst möglich war (es mag sich danach auszahlen): { $cards }.
lab-cards-even = Keine Karte führt eine Runde später sicher zu einer besseren oder schlechteren Stellung als das, was sonst möglich war (höchstens { $rate } solcher Funde wären falsch).
lab-cards-never = Nie gewählt bei mindestens 150 Fragen, auf die sie gepasst hätte: { $cards }.
lab-cards-rarely = So gut wie nie gewählt: { $cards }.
lab-more = { $cards } und { $count } weitere
lab-failed = { $count ->
    [one] Eine Partie kam
   *[other] { $count } Partien kamen
} zu keinem Ende; die erste ist Nummer { $number } (Startzahl { $seed }): { $error }.
lab-few = Das sind nur { $games } Partien: Die Bereiche sind breit, kleine Unterschiede sind nicht zu sehen.
lab-chapter-won = Wer gewinnt
lab-by-side = Nach Seite
lab-by-seat = Nach Platz
lab-by-level = Nach Stärke des Computers
lab-pairs = Seite gegen Seite: Siege der Zeile in 100 Begegnungen
lab-levels-pairs = Stärke gegen Stärke: Siege der Zeile in 100 Begegnungen
lab-chapter-course = Wie eine Partie verläuft
lab-rounds = Runden oder Züge
lab-actions = Aktionen
lab-leads = Führungswechsel
lab-comeback = Wie schlecht der Sieger irgendwann stand (100 = so gut wie gewonnen)
lab-chapter-measures = Was in diesem Spiel zählt
lab-chapter-cards = Karten
lab-cards-help = Jeder Punkt ist eine Karte. Nach rechts: wie oft sie gewählt wird, wenn sie möglich ist. Nach oben: ihr Wert. Ab und zu wurde aus derselben Stellung mit demselben Glück zweimal weitergespielt, einmal mit der Karte und einmal mit etwas anderem; der Wert sagt, wie viel besser danach stand, wer sie spielte, in Siegpunkten nach dem Urteil des Spiels. Volle Punkte weichen mehr von null ab, als Zufall erklärt; höchstens 5 von 100 solcher Funde sind falsch (Benjamini und Hochberg).
lab-cards-across = gewählt, wenn möglich
lab-cards-up = Wert in Siegpunkten
lab-bar = { "{from}" } bis { "{to}" }: { "{count}" } Partien
lab-column-card = Karte
lab-column-held = Gehalten
lab-column-won-held = Sieg, wenn gehalten
lab-column-won-played = Sieg, wenn gespielt
lab-column-offered = Möglich
lab-column-used = Gewählt
lab-column-worth = Wert
lab-column-interval = 95 %
lab-column-dominated = Stets hinter
lab-find = Karte suchen
lab-mean = { $mean } im Schnitt (95 %: { $low } bis { $high })
lab-score = { $name }: { $rate } (95 %: { $low } bis { $high }), { $games } Partien
lab-pair = { $name } gegen { $other }: { $rate } (95 %: { $low } bis { $high }), { $games } Begegnungen
lab-card = { $name }: Wert { $worth } (95 %: { $low } bis { $high }), { $used } von { $offered } Malen gewählt, Sieg, wenn gespielt { $won }
lab-chapter-games = Partien zum Ansehen
lab-games-help = Eine Aufzeichnung öffnet sich als Wiedergabe: am Tisch unter „Wiedergaben“ oder mit `tafelrunde replay DATEI`.
lab-watch = Zum Ansehen: { $games }
lab-example-card = { $card } wird gespielt
lab-example-won = { $side } gewinnt
lab-example-longest = die längste
lab-example-shortest = die kürzeste
lab-example-closest = die mit den meisten Führungswechseln
lab-example-comeback = die größte Aufholjagd
lab-example-usual = eine gewöhnliche
lab-example = Partie { $number }: { $what } ({ $rounds } Runden oder Züge, { $leads } Führungswechsel)
lab-chapter-how = Wie gemessen wurde
lab-how = Jede Partie hat ihre eigene Startzahl, darum gibt derselbe Befehl auf beliebig vielen Prozessen dieselben Partien. Die Bereiche sind bei Anteilen die von Wilson, bei Mittelwerten die von Student, zu 95 %. Aussichten unterwegs sind das Urteil des Spiels, notiert bei jeder 20. Frage; bei jeder 40. werden Möglichkeiten und Karten notiert. Einige davon werden genauer betrachtet: Bis zu sechs Möglichkeiten werden nach diesem Urteil verglichen, oder neben der gewählten wird eine andere weitergespielt, bis ihr Platz wieder gefragt ist.
lab-command = Der Befehl: { $command }
lab-seat = Platz { $number }
lab-compare-title = { $game }: { $name } im Vergleich mit { $other }
lab-compare-clear = Nach { $games } Partienpaaren ist die Antwort klar.
lab-compare-unclear = Nach { $games } Partienpaaren gibt es keine klare Antwort: Ein Unterschied von mehr als { $reach } ist ausgeschlossen (95 %), kleinere nicht.
lab-compare-side = Die Änderung ist für { $side } { $points } Siegpunkte wert (95 %: { $low } bis { $high }).
lab-compare-won = Die Gruppe gewinnt { $points } Partien mehr von 100 (95 %: { $low } bis { $high }).
lab-compare-first = Wer beginnt, gewinnt { $points } Partien mehr von 100 als zuvor (95 %: { $low } bis { $high }).
lab-compare-measure = { $measure }: { $change } (95 %: { $low } bis { $high }).
lab-compare-same = Kein Unterschied zeigt sich bei: { $names }.
lab-compare-paired = Beide wurden mit denselben Startzahlen gespielt. Das sparte { $percent } der Partien (Korrelation { $correlation }).
lab-compare-not-paired = Beide wurden mit denselben Startzahlen gespielt, aber das half kaum (Korrelation { $correlation }).
lab-pack-base = der Inhalt des Spiels
lab-seats = Plätze
lab-sweep-first = Gewonnen von dem, der beginnt
lab-sweep-games = Partien
lab-sweep-score = { $rate } ({ $low } bis { $high })
lab-sweep-rises = { $option }, von { $from } bis { $to }: { $figure } steigt von { $first } auf { $last } ({ $deviations } Standardabweichungen).
lab-sweep-falls = { $option }, von { $from } bis { $to }: { $figure } fällt von { $first } auf { $last } ({ $deviations } Standardabweichungen).
lab-sweep-same = { $option }, von { $from } bis { $to }: Kein Unterschied zeigt sich bei { $figures }.
lab-summary-won = Gewonnen
lab-summary-mean = Mittel
lab-cards-picture = Wie oft eine Karte gewählt wird und was sie wert ist
