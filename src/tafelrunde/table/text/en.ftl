# Words of the table itself, the same at every game. A game may have its own for any of them.

hint-look = Take a look at this: { $thing }.
hint-about = What matters most now: { $feature }.
hint-careful = Be careful about one thing: { $feature }.
hint-calm = Nothing is urgent: several moves are about as good.
hint-move = My hint: { $move }.
hint-even = The possibilities are about equally good.
hint-only = Nothing else is possible now.
hint-alternative = The next best would be “{ $move }”: worth { $worth } instead of { $best } out of 100.
hint-ahead = Looking a few moves ahead, it leads farthest.
hint-judged = On the whole the computer player likes it a little better.
hint-later-more = Looking a few moves ahead, it helps with this: { $feature }.
hint-later-less = Looking a few moves ahead, it comes at a price: { $feature }.
hint-watch = Look at this instead: { $feature }.
hint-apart = { $move } ({ $thing })
hint-next = The next best would be “{ $move }”.
hint-as-good = “{ $move }” would be about as good.
hint-form-one = { $form }: { $value }
hint-words = { $words }
hint-form = { $form } ({ $values })
hint-field = { $field } { $value }
hint-amount = { $amount } { $field }
hint-and = { $first }, { $more }
hint-taken = { $level ->
    [1] { $seat } has asked for a nudge.
    [2] { $seat } has asked for a comparison of moves.
   *[3] { $seat } has asked for a move.
}

feature-standing = your prospects
feature-standing-more = Your prospects are better by about { $amount } out of 100.
feature-standing-less = Your prospects get worse by about { $amount } out of 100.

why-this = This
why-else = Something else is asked now: { $prompt }
why-first = Choose this first: { $thing }.

picture-example = An example from a game
