# Card texts, made from the effects of a card.
whom-user = the user
whom-foe = the other fighter
whom-target = the target
whom-team = each of your figures
whom-partners = each of your partners
whom-it = that figure
whom-own = one of your figures
whom-one-opponent = every figure of one opponent
whom-pick-enemy = one enemy{ $where ->
    [adjacent] { " " }next to { $origin }
    [los] { " " }in the line of sight of { $origin }
   *[board] { "" }
}
whom-pick-own = one of your figures{ $where ->
    [adjacent] { " " }next to { $origin }
    [los] { " " }in the line of sight of { $origin }
   *[board] { "" }
}
whom-pick-any = one figure{ $where ->
    [adjacent] { " " }next to { $origin }
    [los] { " " }in the line of sight of { $origin }
   *[board] { "" }
}
whom-each-enemy = every { $besides ->
    [1] other enemy
   *[other] enemy
}{ $where ->
    [adjacent] { " " }next to { $origin }
    [los] { " " }in the line of sight of { $origin }
   *[board] { "" }
}
whom-each-own = every figure of yours{ $where ->
    [adjacent] { " " }next to { $origin }
    [los] { " " }in the line of sight of { $origin }
   *[board] { "" }
}
whom-each-any = every figure{ $where ->
    [adjacent] { " " }next to { $origin }
    [los] { " " }in the line of sight of { $origin }
   *[board] { "" }
}
where-any = any free square
where-adjacent-user = a free square next to { $figure }
where-adjacent-lead = a free square next to your lead
where-adjacent-enemy = a free square next to an enemy
player-me = You
player-foe-owner = The other fighter's owner
player-pick = One opponent
player-it = That opponent
fx-together = Needs all of its users.
fx-when-attacked = When { $target } is attacked:
fx-when-attacked-near = When { $target } is attacked and { $figure } is within 2 squares:
fx-when-dying = When { $figure } would be eliminated:
fx-free = Not an action.
fx-clock = Clock { $turns }:
fx-after = After the fight: { $effect }
fx-relic = Triforce: { $effect }
fx-relic-health = Triforce ({ $figure } at { $health } or less): { $effect }
fx-relic-fallen = Triforce (a partner has fallen): { $effect }
fx-if-damage = If it dealt damage: { $effect }
fx-if-undefended = If no card defends: { $effect }
fx-if-defended = If a card defends: { $effect }
fx-if-melee = In melee: { $effect }
fx-if-ranged = At range: { $effect }
fx-if-adjacent = If both are adjacent: { $effect }
fx-as-attack = When attacking: { $effect }
fx-as-defence = When defending: { $effect }
fx-damage = { $amount } damage to { $who }.
fx-heal = { $amount } health for { $who }.
fx-heal-damage = As much health for { $who } as damage was dealt.
fx-raise-most = { $amount } more highest health for { $who }.
fx-move = { $may ->
    [1] You may move
   *[other] Move
} { $who } up to { $spaces } spaces.
fx-place = { $may ->
    [1] You may put
   *[other] Put
} { $who } on { $place }.
fx-swap = { $who } and { $other } change places.
fx-swap-any = Two figures of your choice change places.
fx-revive = An eliminated partner returns next to your lead with { $amount } health.
fx-survive = { $user } stays in play with { $amount } health.
fx-set-values = { $who }: attack { $attack }, defence { $defence }.
fx-strengthen-attack = { $who }: attack { $attack }.
fx-strengthen-defence = { $who }: defence { $defence }.
fx-hide = { $who }: no target for shots and line-of-sight effects.
fx-pin = { $who }: no die movement in the next turn.
fx-set-attack = this attack has the value { $amount }.
fx-add-attack = this attack is { $amount } stronger.
fx-add-attack-foe = add the attack value printed on that card.
fx-block-all = The attack does no damage.
fx-cancel = The attack does not take place.
fx-redirect = The attack now goes against { $who }.
fx-draw = Draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
fx-discard-choice = { $player }: discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of one's choice.
fx-discard-random = { $player }: discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} by chance.
fx-discard-picked = { $player }: discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} that you choose.
fx-see-hand = Look at the hand of an opponent.
fx-scry = Look at the top { $look } cards of your deck, take { $take }, put the others back in any order.
fx-recover = Take { $cards ->
    [one] 1 other power or special card
   *[other] { $cards } other power or special cards
} from your discard pile.
fx-actions = { $player }: { $amount ->
    [-1] one action fewer in the next turn
   *[other] { $amount } actions more in this turn
}.
