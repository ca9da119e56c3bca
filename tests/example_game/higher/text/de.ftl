# --- das Spiel im Regal ---
game-name = Höher
game-blurb = Ein kleines Spiel um gute Nerven: Lege eine Karte, gewinne den Einsatz und prahle, wenn du dich traust.
section-length = Länge
option-rounds = Runden
    .help = Wie viele Runden gespielt werden; alle bekommen so viele Karten.
level-random = Wählt zufällig
level-greedy = Gierig
level-bold = Kühn

# --- Dinge ---
card = die { $number }
card-hidden = ein verdecktes Blatt
card-of = { $seat }: { $card }
zone-laid = In dieser Runde ausgelegt
zone-deck = Stapel
zone-played = Aufgedeckt
zone-hand = Deine Hand
points = Punkte
boasts = prahlt
round-caption = Runde { $turn } von { $rounds }

# --- was gefragt ist ---
name-stake = { $seat } nennt den Einsatz.
lay-card = { $seat } legt eine Karte verdeckt aus.
game-over = Das Spiel ist aus.

# --- was man tun kann ---
offer-stake = { $points ->
    [one] Einen Punkt einsetzen
   *[other] { $points } Punkte einsetzen
}
offer-lay = Lege { $card } aus
offer-boast = Prahlen

# --- was geschah ---
hand-dealt = { $seat } bekommt { $cards }.
round-begun = Runde { $turn }: { $lead } führt an.
stake-named = { $seat } nennt einen Einsatz von { $points }.
card-laid = { $seat } legt { $card } aus.
card-revealed = { $seat } deckt { $card } auf.
round-taken = { $seat } gewinnt die Runde: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
boasted = { $seat } prahlt!
boast-failed = { $seat } hat umsonst geprahlt und verliert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
game-ended = Die letzte Runde ist gespielt; am meisten sind { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.

# --- warum nicht ---
why-stake-range = Der Einsatz ist eine ganze Zahl von 1 bis { $most }.
why-not-in-hand = Jetzt musst du eine Karte deiner Hand legen.
why-boasted-already = Du hast in dieser Runde schon geprahlt.
why-no-seat = Nur wer mitspielt, kann prahlen.
why-not-your-turn = Du bist nicht an der Reihe.
why-game-over = Das Spiel ist aus.
