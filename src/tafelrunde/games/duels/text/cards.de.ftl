# Kartentexte, aus den Wirkungen einer Karte gemacht. Der Wert steht im Nominativ; .start beginnt einen Satz, .of und .own
# sind Genitive. Bei Wirkungen ist .then, was hinter einem Nebensatz steht.
whom-user = die benutzende Figur
    .nom = die benutzende Figur
    .start = Die benutzende Figur
    .acc = die benutzende Figur
    .dat = der benutzenden Figur
    .of = der benutzenden Figur
    .own = der benutzenden Figur
whom-foe = die gegnerische Figur
    .nom = die gegnerische Figur
    .start = Die gegnerische Figur
    .acc = die gegnerische Figur
    .dat = der gegnerischen Figur
    .of = der gegnerischen Figur
    .own = der gegnerischen Figur
whom-attacker = der Angreifer
    .nom = der Angreifer
    .start = Der Angreifer
    .acc = den Angreifer
    .dat = dem Angreifer
    .of = des Angreifers
    .own = des Angreifers
whom-target = das Ziel
    .nom = das Ziel
    .start = Das Ziel
    .acc = das Ziel
    .dat = dem Ziel
    .of = des Ziels
    .own = des Ziels
whom-team = jede deiner Figuren
    .nom = jede deiner Figuren
    .start = Jede deiner Figuren
    .acc = jede deiner Figuren
    .dat = jeder deiner Figuren
    .of = jeder deiner Figuren
    .own = jeder deiner Figuren
whom-partners = jeder deiner Partner
    .nom = jeder deiner Partner
    .start = Jeder deiner Partner
    .acc = jeden deiner Partner
    .dat = jedem deiner Partner
    .of = jedes deiner Partner
    .own = jedes deiner Partner
whom-it = diese Figur
    .nom = diese Figur
    .start = Diese Figur
    .acc = diese Figur
    .dat = dieser Figur
    .of = dieser Figur
    .own = dieser Figur
whom-own = eine deiner Figuren
    .nom = eine deiner Figuren
    .start = Eine deiner Figuren
    .acc = eine deiner Figuren
    .dat = einer deiner Figuren
    .of = einer deiner Figuren
    .own = einer deiner Figuren
whom-one-opponent = jede Figur eines Gegners
    .nom = jede Figur eines Gegners
    .start = Jede Figur eines Gegners
    .acc = jede Figur eines Gegners
    .dat = jeder Figur eines Gegners
    .of = jeder Figur eines Gegners
    .own = jeder Figur eines Gegners
whom-pick-enemy = eine gegnerische Figur{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie { $origin_of }
   *[board] { "" }
}
    .nom = eine gegnerische Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .start = Eine gegnerische Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .acc = eine gegnerische Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .dat = einer gegnerischen Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .of = einer gegnerischen Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .own = einer gegnerischen Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
whom-pick-own = eine deiner Figuren{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie { $origin_of }
   *[board] { "" }
}
    .nom = eine deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .start = Eine deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .acc = eine deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .dat = einer deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .of = einer deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .own = einer deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
whom-pick-any = eine Figur{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie { $origin_of }
   *[board] { "" }
}
    .nom = eine Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .start = Eine Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .acc = eine Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .dat = einer Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .of = einer Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .own = einer Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
whom-each-own = jede deiner Figuren{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie { $origin_of }
   *[board] { "" }
}
    .nom = jede deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .start = Jede deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .acc = jede deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .dat = jeder deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .of = jeder deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .own = jeder deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
whom-each-any = jede Figur{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie { $origin_of }
   *[board] { "" }
}
    .nom = jede Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .start = Jede Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .acc = jede Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .dat = jeder Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .of = jeder Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .own = jeder Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
whom-each-enemy = { $besides ->
    [1] jede andere gegnerische Figur
   *[other] jede gegnerische Figur
}{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie { $origin_of }
   *[board] { "" }
}
    .nom = { $besides ->
        [1] jede andere gegnerische Figur
       *[other] jede gegnerische Figur
    }{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .start = { $besides ->
        [1] Jede andere gegnerische Figur
       *[other] Jede gegnerische Figur
    }{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .acc = { $besides ->
        [1] jede andere gegnerische Figur
       *[other] jede gegnerische Figur
    }{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .dat = { $besides ->
        [1] jeder anderen gegnerischen Figur
       *[other] jeder gegnerischen Figur
    }{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .of = { $besides ->
        [1] jeder anderen gegnerischen Figur
       *[other] jeder gegnerischen Figur
    }{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
    .own = { $besides ->
        [1] jeder anderen gegnerischen Figur
       *[other] jeder gegnerischen Figur
    }{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie { $origin_of }
       *[board] { "" }
    }
where-any = ein beliebiges freies Feld
where-adjacent-user = ein freies Feld neben { $figure_dat }
where-adjacent-lead = ein freies Feld neben deinem Anführer
where-adjacent-enemy = ein freies Feld neben einer gegnerischen Figur
player-foe-owner = dein Gegner
    .start = Dein Gegner
player-pick = ein Gegner
    .start = Ein Gegner
player-it = dieser Gegner
    .start = Dieser Gegner
player-me = du
    .start = Du
fx-together = Nur solange { $first_nom } und { $second_nom } beide im Spiel sind.
fx-when-attacked = Wenn { $target_nom } angegriffen wird:
fx-when-attacked-near = Wenn { $target_nom } angegriffen wird und { $figure_nom } höchstens 2 Felder entfernt ist:
fx-when-dying = Wenn { $figure_nom } ausscheiden würde:
fx-free = Kostet keine Aktion.
fx-clock = Uhr: Bleibt { $turns } Züge lang liegen.
fx-relic = Triforce: { $effect }
fx-relic-health = Triforce, wenn { $figure_nom } höchstens { $health } Energie hat: { $effect }
fx-relic-fallen = Triforce, wenn ein Partner ausgeschieden ist: { $effect }
fx-if-damage = Macht sie Schaden, { $effect_then }
fx-if-undefended = Verteidigt sich das Ziel ohne Karte, { $effect_then }
fx-if-defended = Verteidigt sich das Ziel mit einer Karte, { $effect_then }
fx-if-melee = War es ein Nahkampf, { $effect_then }
fx-if-ranged = War es ein Fernkampf, { $effect_then }
fx-if-adjacent = Stehen beide nebeneinander, { $effect_then }
fx-as-attack = Greifst du mit ihr an, { $effect_then }
fx-as-defence = Verteidigst du dich mit ihr, { $effect_then }
fx-damage = Füge { $who_dat } { $amount } Schaden zu.
    .then = füge { $who_dat } { $amount } Schaden zu.
fx-heal = { $who_start } gewinnt { $amount } Energie zurück.
    .then = gewinnt { $who_nom } { $amount } Energie zurück.
fx-heal-damage = { $who_start } gewinnt ebenso viel Energie zurück.
    .then = gewinnt { $who_nom } ebenso viel Energie zurück.
fx-raise-most = { $who_own } höchste Energie steigt um { $amount }.
    .then = steigt { $who_own } höchste Energie um { $amount }.
fx-move = { $may ->
    [1] Du darfst { $who_acc } bis zu { $spaces } Felder bewegen.
   *[other] Bewege { $who_acc } bis zu { $spaces } Felder.
}
    .then = { $may ->
        [1] darfst du { $who_acc } bis zu { $spaces } Felder bewegen.
       *[other] bewege { $who_acc } bis zu { $spaces } Felder.
    }
fx-place = { $may ->
    [1] Du darfst { $who_acc } auf { $place } stellen.
   *[other] Stelle { $who_acc } auf { $place }.
}
    .then = { $may ->
        [1] darfst du { $who_acc } auf { $place } stellen.
       *[other] stelle { $who_acc } auf { $place }.
    }
fx-swap = { $who_start } und { $other_nom } tauschen die Plätze.
    .then = tauschen { $who_nom } und { $other_nom } die Plätze.
fx-swap-any = Zwei Figuren deiner Wahl tauschen die Plätze.
    .then = tauschen zwei Figuren deiner Wahl die Plätze.
fx-revive = Er kehrt mit { $amount } Energie neben deinen Anführer zurück.
    .then = kehrt ein ausgeschiedener Partner mit { $amount } Energie neben deinen Anführer zurück.
fx-survive = { $user_start } bleibt mit { $amount } Energie im Spiel.
    .then = bleibt { $user_nom } mit { $amount } Energie im Spiel.
fx-set-values = Jede Kampfkarte { $who_of } zählt { $attack } im Angriff und { $defence } in der Abwehr.
    .then = zählt jede Kampfkarte { $who_of } { $attack } im Angriff und { $defence } in der Abwehr.
fx-strengthen = Angriff { $attack } und Abwehr { $defence } für { $who_acc }.
    .then = gilt: Angriff { $attack } und Abwehr { $defence } für { $who_acc }.
fx-strengthen-attack = Angriff { $attack } für { $who_acc }.
    .then = gilt: Angriff { $attack } für { $who_acc }.
fx-strengthen-defence = Abwehr { $defence } für { $who_acc }.
    .then = gilt: Abwehr { $defence } für { $who_acc }.
fx-hide = Aus der Ferne kann niemand { $who_acc } angreifen oder treffen.
    .then = kann aus der Ferne niemand { $who_acc } angreifen oder treffen.
fx-hide-team = Aus der Ferne kann niemand deine Figuren angreifen oder treffen.
    .then = kann aus der Ferne niemand deine Figuren angreifen oder treffen.
fx-pin = { $who_start } darf im nächsten Zug nicht per Würfel ziehen.
    .then = darf { $who_nom } im nächsten Zug nicht per Würfel ziehen.
fx-set-attack = Dieser Angriff zählt { $amount }.
    .then = zählt dieser Angriff { $amount }.
fx-add-attack = Dieser Angriff zählt { $amount } mehr.
    .then = zählt dieser Angriff { $amount } mehr.
fx-add-attack-foe = Zähle den Angriffswert der Abwehrkarte dazu.
    .then = zähle deren Angriffswert dazu.
fx-block-all = Der Angriff macht keinen Schaden.
    .then = macht der Angriff keinen Schaden.
fx-cancel = Der Angriff entfällt.
    .then = entfällt der Angriff.
fx-redirect = Der Angriff gilt nun { $who_dat }.
    .then = gilt der Angriff nun { $who_dat }.
fx-draw = Ziehe { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
    .then = ziehe { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
fx-discard-choice-me = Wirf { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ab.
    .then = wirf { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ab.
fx-discard-choice = { $player_start } wirft { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} eigener Wahl ab.
    .then = wirft { $player } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } eigener Wahl ab.
fx-discard-random-me = Wirf { $cards ->
    [one] eine zufällige Karte
   *[other] { $cards } zufällige Karten
} ab.
    .then = wirf { $cards ->
        [one] eine zufällige Karte
       *[other] { $cards } zufällige Karten
    } ab.
fx-discard-random = { $player_start } wirft { $cards ->
    [one] eine zufällige Karte
   *[other] { $cards } zufällige Karten
} ab.
    .then = wirft { $player } { $cards ->
        [one] eine zufällige Karte
       *[other] { $cards } zufällige Karten
    } ab.
fx-discard-picked = { $player_start } wirft { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} deiner Wahl ab.
    .then = wirft { $player } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } deiner Wahl ab.
fx-see-hand = Sieh dir die Hand eines Gegners an.
    .then = sieh dir die Hand eines Gegners an.
fx-scry = Sieh dir die obersten { $look } Karten deines Stapels an. Nimm { $take ->
    [one] eine
   *[other] { $take }
} und lege die anderen in beliebiger Reihenfolge zurück.
    .then = sieh dir die obersten { $look } Karten deines Stapels an. Nimm { $take ->
        [one] eine
       *[other] { $take }
    } und lege die anderen in beliebiger Reihenfolge zurück.
fx-recover = Nimm { $cards ->
    [one] eine andere Macht- oder Spezialkarte
   *[other] { $cards } andere Macht- oder Spezialkarten
} aus deiner Ablage.
    .then = nimm { $cards ->
        [one] eine andere Macht- oder Spezialkarte
       *[other] { $cards } andere Macht- oder Spezialkarten
    } aus deiner Ablage.
fx-actions-fewer = { $player_start } hat im nächsten Zug eine Aktion weniger.
    .then = hat { $player } im nächsten Zug eine Aktion weniger.
fx-actions-more = Du hast in diesem Zug { $amount ->
    [one] eine Aktion
   *[other] { $amount } Aktionen
} mehr.
    .then = hast du in diesem Zug { $amount ->
        [one] eine Aktion
       *[other] { $amount } Aktionen
    } mehr.
