# Worte des Tisches selbst, bei jedem Spiel dieselben. Ein Spiel darf für jedes davon eigene haben.

hint-look = Wirf einen Blick hierauf: { $thing }.
hint-about = Darauf kommt es jetzt an: { $feature }.
hint-careful = Gib auf eines acht: { $feature }.
hint-calm = Nichts drängt: mehrere Züge sind etwa gleich gut.
hint-move = Mein Tipp: { $move }.
hint-even = Die Möglichkeiten sind etwa gleich gut.
hint-only = Etwas anderes ist gerade nicht möglich.
hint-alternative = Am nächsten käme „{ $move }“: { $worth } statt { $best } von 100.
hint-ahead = Ein paar Züge vorausgedacht, führt es am weitesten.
hint-judged = Im Ganzen gefällt es dem Computerspieler etwas besser.
hint-later-more = Ein paar Züge vorausgedacht, hilft es hierbei: { $feature }.
hint-later-less = Ein paar Züge vorausgedacht, geht es auf Kosten von etwas anderem: { $feature }.
hint-watch = Achte stattdessen hierauf: { $feature }.
hint-apart = { $move } ({ $thing })
hint-next = Am nächsten käme „{ $move }“.
hint-as-good = „{ $move }“ wäre etwa ebenso gut.
hint-form-one = { $form }: { $value }
hint-words = { $words }
hint-form = { $form } ({ $values })
hint-field = { $field } { $value }
hint-amount = { $amount } { $field }
hint-and = { $first }, { $more }
hint-taken = { $level ->
    [1] { $seat } hat um einen Fingerzeig gebeten.
    [2] { $seat } hat Züge vergleichen lassen.
   *[3] { $seat } hat sich einen Zug raten lassen.
}

feature-standing = deine Aussichten
feature-standing-more = Deine Aussichten sind um etwa { $amount } von 100 besser.
feature-standing-less = Deine Aussichten werden um etwa { $amount } von 100 schlechter.

why-this = Das hier
why-else = Gerade ist etwas anderes gefragt: { $prompt }
why-first = Wähle zuerst: { $thing }.

picture-example = Ein Beispiel aus einem Spiel
