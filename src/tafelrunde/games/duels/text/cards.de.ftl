# Kartentexte, aus den Wirkungen einer Karte gemacht. Der Wert steht im Dativ; .nom und .acc sind die anderen Fälle.
whom-user = der benutzenden Figur
    .nom = die benutzende Figur
    .acc = die benutzende Figur
    .dat = der benutzenden Figur
whom-foe = der anderen Kämpferfigur
    .nom = die andere Kämpferfigur
    .acc = die andere Kämpferfigur
    .dat = der anderen Kämpferfigur
whom-target = dem Ziel
    .nom = das Ziel
    .acc = das Ziel
    .dat = dem Ziel
whom-team = jeder deiner Figuren
    .nom = jede deiner Figuren
    .acc = jede deiner Figuren
    .dat = jeder deiner Figuren
whom-partners = jedem deiner Partner
    .nom = jeder deiner Partner
    .acc = jeden deiner Partner
    .dat = jedem deiner Partner
whom-it = dieser Figur
    .nom = diese Figur
    .acc = diese Figur
    .dat = dieser Figur
whom-own = einer deiner Figuren
    .nom = eine deiner Figuren
    .acc = eine deiner Figuren
    .dat = einer deiner Figuren
whom-one-opponent = jeder Figur eines Gegners
    .nom = jede Figur eines Gegners
    .acc = jede Figur eines Gegners
    .dat = jeder Figur eines Gegners
whom-pick-enemy = einem Gegner{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie von { $origin_dat }
   *[board] { "" }
}
    .nom = ein Gegner{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .acc = einen Gegner{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .dat = einem Gegner{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
whom-pick-own = einer deiner Figuren{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie von { $origin_dat }
   *[board] { "" }
}
    .nom = eine deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .acc = eine deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .dat = einer deiner Figuren{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
whom-pick-any = einer Figur{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie von { $origin_dat }
   *[board] { "" }
}
    .nom = eine Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .acc = eine Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .dat = einer Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
whom-each-own = jeder eigenen Figur{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie von { $origin_dat }
   *[board] { "" }
}
    .nom = jede eigene Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .acc = jede eigene Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .dat = jeder eigenen Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
whom-each-any = jeder Figur{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie von { $origin_dat }
   *[board] { "" }
}
    .nom = jede Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .acc = jede Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .dat = jeder Figur{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
whom-each-enemy = { $besides ->
    [1] jedem anderen Gegner
   *[other] jedem Gegner
}{ $where ->
    [adjacent] { " " }neben { $origin_dat }
    [los] { " " }in Sichtlinie von { $origin_dat }
   *[board] { "" }
}
    .nom = { $besides ->
        [1] jeder andere Gegner
       *[other] jeder Gegner
    }{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .acc = { $besides ->
        [1] jeden anderen Gegner
       *[other] jeden Gegner
    }{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
    .dat = { $besides ->
        [1] jedem anderen Gegner
       *[other] jedem Gegner
    }{ $where ->
        [adjacent] { " " }neben { $origin_dat }
        [los] { " " }in Sichtlinie von { $origin_dat }
       *[board] { "" }
    }
where-any = ein beliebiges freies Feld
where-adjacent-user = ein freies Feld neben { $figure_dat }
where-adjacent-lead = ein freies Feld neben deinem Anführer
where-adjacent-enemy = ein freies Feld neben einem Gegner
player-me = Du
player-foe-owner = Besitzer der anderen Figur
player-pick = Ein Gegner
player-it = Dieser Gegner
fx-together = Braucht alle, denen sie gehört.
fx-when-attacked = Wenn { $target } angegriffen wird:
fx-when-attacked-near = Wenn { $target } angegriffen wird und { $figure } höchstens 2 Felder entfernt ist:
fx-when-dying = Wenn { $figure } ausscheiden würde:
fx-free = Keine Aktion.
fx-clock = Uhr { $turns }:
fx-after = Nach dem Kampf: { $effect }
fx-relic = Triforce: { $effect }
fx-relic-health = Triforce ({ $figure } bei höchstens { $health }): { $effect }
fx-relic-fallen = Triforce (ein Partner ist ausgeschieden): { $effect }
fx-if-damage = Bei Schaden: { $effect }
fx-if-undefended = Wird ohne Karte verteidigt: { $effect }
fx-if-defended = Wird mit einer Karte verteidigt: { $effect }
fx-if-melee = Im Nahkampf: { $effect }
fx-if-ranged = Im Fernkampf: { $effect }
fx-if-adjacent = Stehen beide nebeneinander: { $effect }
fx-as-attack = Beim Angriff: { $effect }
fx-as-defence = Bei der Abwehr: { $effect }
fx-damage = { $amount } Schaden an { $who_dat }.
fx-heal = { $amount } Energie für { $who_acc }.
fx-heal-damage = So viel Energie für { $who_acc }, wie Schaden entstand.
fx-raise-most = { $amount } mehr höchste Energie für { $who_acc }.
fx-move = { $may ->
    [1] Du darfst { $who_acc } bis zu { $spaces } Felder bewegen.
   *[other] Bewege { $who_acc } bis zu { $spaces } Felder.
}
fx-place = { $may ->
    [1] Du darfst { $who_acc } auf { $place } stellen.
   *[other] Stelle { $who_acc } auf { $place }.
}
fx-swap = { $who_nom } und { $other_nom } tauschen die Plätze.
fx-swap-any = Zwei Figuren deiner Wahl tauschen die Plätze.
fx-revive = Ein ausgeschiedener Partner kehrt mit { $amount } Energie neben deinen Anführer zurück.
fx-survive = { $user_nom } bleibt mit { $amount } Energie im Spiel.
fx-set-values = { $who_nom }: Angriff { $attack }, Abwehr { $defence }.
fx-strengthen-attack = { $who_nom }: Angriff { $attack }.
fx-strengthen-defence = { $who_nom }: Abwehr { $defence }.
fx-hide = { $who_nom }: kein Ziel für Schüsse und Sichtlinien-Wirkungen.
fx-pin = { $who_nom }: im nächsten Zug keine Bewegung per Würfel.
fx-set-attack = Dieser Angriff hat den Wert { $amount }.
fx-add-attack = Dieser Angriff ist um { $amount } stärker.
fx-add-attack-foe = Addiere den aufgedruckten Angriffswert jener Karte.
fx-block-all = Der Angriff macht keinen Schaden.
fx-cancel = Der Angriff entfällt.
fx-redirect = Der Angriff gilt nun { $who_dat }.
fx-draw = Ziehe { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
fx-discard-choice = { $player }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} eigener Wahl abwerfen.
fx-discard-random = { $player }: { $cards ->
    [one] 1 zufällige Karte
   *[other] { $cards } zufällige Karten
} abwerfen.
fx-discard-picked = { $player }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} deiner Wahl abwerfen.
fx-see-hand = Sieh dir die Hand eines Gegners an.
fx-scry = Sieh dir die obersten { $look } Karten deines Stapels an, nimm { $take }, lege die anderen beliebig zurück.
fx-recover = Nimm { $cards ->
    [one] 1 andere Macht- oder Spezialkarte
   *[other] { $cards } andere Macht- oder Spezialkarten
} aus deiner Ablage.
fx-actions = { $player }: { $amount ->
    [-1] im nächsten Zug eine Aktion weniger
   *[other] in diesem Zug { $amount } Aktionen mehr
}.
