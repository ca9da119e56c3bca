### The words of the command `tafelrunde` in the terminal.

## tafelrunde games
terminal-games-id = Game
terminal-games-name = Name
terminal-games-seats = Players
terminal-games-minutes = Minutes
terminal-games-levels = Computer players
terminal-games-left-out = Left out: { $game } cannot be loaded. { $error }
terminal-games-hint = The options of a game: tafelrunde games GAME
terminal-compiled = The games run compiled.
terminal-plain = The games run as plain Python.

## tafelrunde play
terminal-what = What do you do?
terminal-always = Always possible
terminal-not-now = Not now
terminal-unknown = “{ $text }” means nothing here; type ? for help. { $hint }
terminal-no-number = There is no offer { $number }.
terminal-sure = Sure? (y/n)
terminal-yes = y
terminal-hand-over = Now it is { $name }’s turn. Press Enter when only { $name } looks at the screen.
terminal-may = That would be possible.
terminal-thinks = { $name } is thinking …
terminal-saved = The game is kept in { $file }.
terminal-resume = Go on with: tafelrunde play { $game } --resume { $file }
terminal-retell = Read it again with: tafelrunde replay { $file }
terminal-no-rule = There is no rule { $rule }.
terminal-no-sheet = There is nothing called { $name } to look at.
terminal-looks = You can look at: { $names }
terminal-range = from { $least } to { $most }
terminal-several = several numbers with commas, or Enter for nothing
terminal-bad-field = Please choose one of the numbers shown.
terminal-help-number = do what stands beside the number
terminal-help-words = say it in words: { $words }
terminal-help-why = would this be possible, and if not, why not?
terminal-help-tip = what a strong player would do, and why
terminal-help-rules = read a rule
terminal-help-look = look at something closely
terminal-help-board = show the whole table
terminal-help-log = what has happened so far
terminal-help-quit = keep the game in a file and go

## tafelrunde replay
terminal-next = Enter: go on   q: quit
terminal-fine = The record is fine: { $actions ->
    [one] one action leads
   *[other] { $actions } actions lead
} to the same { $over ->
    [yes] end
   *[no] position
}.
