# Card texts, made from the effects of a card. .start begins a sentence, .own is the possessive; of an effect, .then is what
# stands behind a condition.
whom-user = the user
    .start = The user
    .own = the user’s
whom-foe = the opposing figure
    .start = The opposing figure
    .own = the opposing figure’s
whom-attacker = the attacker
    .start = The attacker
    .own = the attacker’s
whom-target = the target
    .start = The target
    .own = the target’s
whom-team = each of your figures
    .start = Each of your figures
whom-partners = each of your partners
    .start = Each of your partners
whom-it = that figure
    .start = That figure
    .own = that figure’s
whom-own = one of your figures
    .start = One of your figures
whom-one-opponent = every figure of one opponent
    .start = Every figure of one opponent
whom-pick-enemy = an enemy{ $where ->
    [adjacent] { " " }next to { $origin_the }
    [los] { " " }in sight of { $origin_the }
   *[board] { "" }
}
    .start = An enemy{ $where ->
        [adjacent] { " " }next to { $origin_the }
        [los] { " " }in sight of { $origin_the }
       *[board] { "" }
    }
whom-pick-own = one of your figures{ $where ->
    [adjacent] { " " }next to { $origin_the }
    [los] { " " }in sight of { $origin_the }
   *[board] { "" }
}
    .start = One of your figures{ $where ->
        [adjacent] { " " }next to { $origin_the }
        [los] { " " }in sight of { $origin_the }
       *[board] { "" }
    }
whom-pick-any = a figure{ $where ->
    [adjacent] { " " }next to { $origin_the }
    [los] { " " }in sight of { $origin_the }
   *[board] { "" }
}
    .start = A figure{ $where ->
        [adjacent] { " " }next to { $origin_the }
        [los] { " " }in sight of { $origin_the }
       *[board] { "" }
    }
whom-each-own = each of your figures{ $where ->
    [adjacent] { " " }next to { $origin_the }
    [los] { " " }in sight of { $origin_the }
   *[board] { "" }
}
    .start = Each of your figures{ $where ->
        [adjacent] { " " }next to { $origin_the }
        [los] { " " }in sight of { $origin_the }
       *[board] { "" }
    }
whom-each-any = every figure{ $where ->
    [adjacent] { " " }next to { $origin_the }
    [los] { " " }in sight of { $origin_the }
   *[board] { "" }
}
    .start = Every figure{ $where ->
        [adjacent] { " " }next to { $origin_the }
        [los] { " " }in sight of { $origin_the }
       *[board] { "" }
    }
whom-each-enemy = { $besides ->
    [1] every other enemy
   *[other] every enemy
}{ $where ->
    [adjacent] { " " }next to { $origin_the }
    [los] { " " }in sight of { $origin_the }
   *[board] { "" }
}
    .start = { $besides ->
        [1] Every other enemy
       *[other] Every enemy
    }{ $where ->
        [adjacent] { " " }next to { $origin_the }
        [los] { " " }in sight of { $origin_the }
       *[board] { "" }
    }
where-any = any free square
where-adjacent-user = a free square next to { $figure_the }
where-adjacent-lead = a free square next to your lead
where-adjacent-enemy = a free square next to an enemy
player-foe-owner = your opponent
    .start = Your opponent
player-pick = one opponent
    .start = One opponent
player-it = that opponent
    .start = That opponent
player-me = you
    .start = You
fx-together = Only while { $first_the } and { $second_the } are both in play.
fx-when-attacked = When { $target_the } is attacked:
fx-when-attacked-near = When { $target_the } is attacked and { $figure_the } is within 2 squares:
fx-when-dying = When { $figure_the } would be eliminated:
fx-free = Costs no action.
fx-clock = Clock: stays for { $turns } turns.
fx-relic = Triforce: { $effect }
fx-relic-health = Triforce, if { $figure_the } has { $health } health or less: { $effect }
fx-relic-fallen = Triforce, if a partner has been eliminated: { $effect }
fx-if-damage = If it deals damage, { $effect_then }
fx-if-undefended = If the target defends without a card, { $effect_then }
fx-if-defended = If the target defends with a card, { $effect_then }
fx-if-melee = In melee, { $effect_then }
fx-if-ranged = At range, { $effect_then }
fx-if-adjacent = If the two are adjacent, { $effect_then }
fx-as-attack = If you attack with it, { $effect_then }
fx-as-defence = If you defend with it, { $effect_then }
fx-damage = Deal { $amount } damage to { $who_the }.
    .then = deal { $amount } damage to { $who_the }.
fx-heal = { $who_start } regains { $amount } health.
    .then = { $who_the } regains { $amount } health.
fx-heal-damage = { $who_start } regains that much health.
    .then = { $who_the } regains that much health.
fx-raise-most = Raise { $who_own } maximum health by { $amount }.
    .then = raise { $who_own } maximum health by { $amount }.
fx-move = { $may ->
    [1] You may move
   *[other] Move
} { $who_the } up to { $spaces } spaces.
    .then = { $may ->
        [1] you may move
       *[other] move
    } { $who_the } up to { $spaces } spaces.
fx-place = { $may ->
    [1] You may put
   *[other] Put
} { $who_the } on { $place }.
    .then = { $may ->
        [1] you may put
       *[other] put
    } { $who_the } on { $place }.
fx-swap = { $who_start } and { $other_the } change places.
    .then = { $who_the } and { $other_the } change places.
fx-swap-any = Two figures of your choice change places.
    .then = two figures of your choice change places.
fx-revive = It returns next to your lead with { $amount } health.
    .then = an eliminated partner returns next to your lead with { $amount } health.
fx-survive = { $user_start } stays in play with { $amount } health.
    .then = { $user_the } stays in play with { $amount } health.
fx-set-values = { $who_own } combat cards all count attack { $attack } and defence { $defence }.
    .then = { $who_own } combat cards all count attack { $attack } and defence { $defence }.
fx-strengthen = Attack { $attack } and defence { $defence } for { $who_the }.
    .then = attack { $attack } and defence { $defence } for { $who_the }.
fx-strengthen-attack = Attack { $attack } for { $who_the }.
    .then = attack { $attack } for { $who_the }.
fx-strengthen-defence = Defence { $defence } for { $who_the }.
    .then = defence { $defence } for { $who_the }.
fx-hide = { $who_start } cannot be attacked or chosen from afar.
    .then = { $who_the } cannot be attacked or chosen from afar.
fx-hide-team = None of your figures can be attacked or chosen from afar.
    .then = none of your figures can be attacked or chosen from afar.
fx-pin = { $who_start } cannot move by die next turn.
    .then = { $who_the } cannot move by die next turn.
fx-set-attack = This attack counts { $amount }.
    .then = this attack counts { $amount }.
fx-add-attack = This attack counts { $amount } more.
    .then = this attack counts { $amount } more.
fx-add-attack-foe = Add the attack value of the card that defends.
    .then = add that card’s attack value.
fx-block-all = The attack deals no damage.
    .then = the attack deals no damage.
fx-cancel = The attack is cancelled.
    .then = the attack is cancelled.
fx-redirect = The attack now targets { $who_the }.
    .then = the attack now targets { $who_the }.
fx-draw = Draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
    .then = draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
fx-discard-choice-me = Discard { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
    .then = discard { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
fx-discard-choice = { $player_start } discards { $cards ->
    [one] a card
   *[other] { $cards } cards
} of their choice.
    .then = { $player } discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    } of their choice.
fx-discard-random-me = Discard { $cards ->
    [one] a random card
   *[other] { $cards } random cards
}.
    .then = discard { $cards ->
        [one] a random card
       *[other] { $cards } random cards
    }.
fx-discard-random = { $player_start } discards { $cards ->
    [one] a random card
   *[other] { $cards } random cards
}.
    .then = { $player } discards { $cards ->
        [one] a random card
       *[other] { $cards } random cards
    }.
fx-discard-picked = { $player_start } discards { $cards ->
    [one] a card
   *[other] { $cards } cards
} of your choice.
    .then = { $player } discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    } of your choice.
fx-see-hand = Look at an opponent’s hand.
    .then = look at an opponent’s hand.
fx-scry = Look at the top { $look } cards of your deck. Take { $take ->
    [one] one
   *[other] { $take }
} and put the rest back in any order.
    .then = look at the top { $look } cards of your deck. Take { $take ->
        [one] one
       *[other] { $take }
    } and put the rest back in any order.
fx-recover = Take { $cards ->
    [one] another power or special card
   *[other] { $cards } other power or special cards
} from your discard pile.
    .then = take { $cards ->
        [one] another power or special card
       *[other] { $cards } other power or special cards
    } from your discard pile.
fx-actions-fewer = { $player_start } has one action less next turn.
    .then = { $player } has one action less next turn.
fx-actions-more = You have { $amount ->
    [one] one more action
   *[other] { $amount } more actions
} this turn.
    .then = you have { $amount ->
        [one] one more action
       *[other] { $amount } more actions
    } this turn.
