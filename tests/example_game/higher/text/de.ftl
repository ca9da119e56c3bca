# --- das Spiel im Regal ---
game-name = Höher
game-blurb = Ein kleines Spiel um gute Nerven: Lege eine Karte, gewinne den Einsatz und prahle, wenn du dich traust.
section-length = Länge
option-rounds = Runden
    .help = Wie viele Runden gespielt werden; alle bekommen so viele Karten.
level-random = Wählt zufällig
level-greedy = Gierig
level-bold = Kühn
group-stake = Der Einsatz

# --- Dinge ---
card = die { $number }
card-hidden = ein verdecktes Blatt
card-of = { $seat }: { $card }
zone-laid = In dieser Runde ausgelegt
zone-deck = Stapel
zone-played = Aufgedeckt
zone-hand = Deine Hand
points = Punkte
cards-left = Karten
boasts = prahlt
rounds = Runden
round-caption = Runde { $turn } von { $rounds }
most = Alles

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
confirm-boast = Wirklich prahlen? Wenn du diese Runde nicht gewinnst, verlierst du so viele Punkte, wie der Einsatz beträgt.
form-stake = Ein anderer Einsatz
form-stake-submit = Diesen Einsatz nennen

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
why-stake-first = Zuerst muss der Einsatz genannt werden.
why-stake-range = Der Einsatz ist eine ganze Zahl von 1 bis { $most }.
why-lay-now = Jetzt ist eine Karte auszulegen.
why-not-in-hand = Du hast { $card } nicht auf der Hand.
why-boasted-already = Du hast in dieser Runde schon geprahlt.
why-no-seat = Nur wer mitspielt, kann prahlen.
why-not-your-turn = Du bist nicht an der Reihe.
why-game-over = Das Spiel ist aus.

# --- Hilfe ---
feature-points = deine Punkte
feature-points-more = Es bringt dir etwa { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
} mehr.
feature-points-less = Es kann dich etwa { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
} kosten.
feature-opponents = die Punkte der anderen
feature-opponents-more = Den anderen entgehen Punkte, etwa { $amount }.
feature-opponents-less = Den anderen bleiben Punkte, etwa { $amount }.
feature-hand = die Karten, die du behältst
feature-hand-more = Die Karten, die du behältst, sind höher, um etwa { $amount } je Karte.
feature-hand-less = Die Karten, die du behältst, sind niedriger, um etwa { $amount } je Karte.
