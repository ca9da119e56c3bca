app-name = Tafelrunde
app-claim = One table, good games, everybody welcome.

close = Close
cancel = Cancel
back = Back
loading = One moment …
copy = Copy
copied = Copied
more = More
less = Less
error-load = That could not be loaded. Is the server running?
error-retry = Try again

language = Language
theme = Light
theme-system = like the system
theme-light = light
theme-dark = dark
speed = Pace of the computers
speed-slow = slow
speed-normal = normal
speed-instant = instant
motion = Motion
motion-system = like the system
motion-full = full
motion-reduced = reduced
preferences = Settings
your-name = Your name
guest = Guest

shelf = The shelf
players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
minutes = { $least }–{ $most } min
play-now = Play now
play-now-help = You and { $bots ->
    [one] one computer
   *[other] { $bots } computers
}
set-up = Set up a table
continue = Continue
your-turn = Your turn
waiting-for = { $name }’s turn
table-over = Over
forget = Remove from this list
credits = Credits and licences
no-games = No games are installed.

new-title = A new table: { $game }
new-seats = Who sits at the table?
new-seat = Seat { $number }
seat-kind = Who
kind-me = me
kind-here = somebody at this screen
kind-link = invite by link
kind-bot = computer
level = Strength
level- = normal
level-easy = easy
level-normal = normal
level-strong = strong
add-seat = One more seat
remove-seat = Remove seat { $number }
new-options = Rules
house-rules = House rules
house-rules-help = These change the game as the book has it. Whoever wants the real thing leaves them off.
new-start = Let’s play
option-reset = as usual

join-title = You are invited
join-text = { $host } invites you to a game of { $game }.
join-button = Take a seat
join-gone = This invitation has already been used, or the table is gone.

connecting = Going to the table …
lost = The connection is gone. It comes back by itself.
closed = { $code ->
    [4403] Your key does not open a seat at this table. Use the link you were given, or ask for a new one.
    [4404] There is no such table.
    [4409] This table was played with other rules and cannot be opened any more.
    [4429] That was too much at once. Wait a little and load the page again.
   *[other] The table has closed the connection. Load the page again.
}
time-turn = { $time } left for this decision
time-game = { $time } left in this game
watching = You are watching.
undo = Undo
rules = Rules
rules-search = Search the rules
rule-named = Rule { $rule }
rule-none = Nothing here names a rule.
log = What happened
log-earlier = Show earlier
chat = Talk
chat-placeholder = Say something
chat-send = Send
seats = Seats
offers = What you can do
hand = Your hand
step-back = Back
why-not = not possible now, ask why
can-be-chosen = can be chosen
owned-by = belongs to { $name }
always = Always possible
show-all = Tap on the board, or show all { $count }
confirm-title = Are you sure?
confirm-yes = Yes, do it
refused-stale = The table has moved on meanwhile. Please choose again.
nothing-to-choose = nothing
skip = Skip
fit-board = Fit the board
links = Links
links-help = Send these links to those who should join. Each is for one seat and works once.
link-seat = For the seat of { $name }
link-watch = For spectators
details = Details

seat-you = you
seat-bot = computer, { $level }
seat-open = not here yet
seat-away = away
seat-decides = decides now
team = Team

pass-to = Please pass the screen to { $name }
pass-why = What comes next is for that person’s eyes only.
pass-done = I am { $name }

end-team = The team
end-parts = How it adds up
end-record = Save the record
end-look = Look at the table
end-rematch = Play again

keys = Keys
keys-tab = from zone to zone
keys-arrows = inside a zone
keys-enter = take
keys-esc = step back, close
keys-numbers = the offers by number
keys-r = the rule behind what has focus
keys-l = the log
keys-help = this list
keys-skip = skip to the newest

credits-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
credits-fonts = Type: Alegreya by Juan Pablo del Peral (OFL 1.1) and Atkinson Hyperlegible Next by the Braille Institute (OFL 1.1).
credits-software = Made with Svelte, Fluent and Vite.
credits-names = Names of games, places and figures belong to their owners. Tafelrunde is a free project and not connected to them.
home = To the shelf

upside-down = upside down
turn-card = Turn the card
sketch = Sketch on the map
rub-out = Rub out my sketches
belongings = Belongings
hall-of-fame = Hall of fame
fame-empty = Nobody has done it yet.
fame-score = Score
fame-level = Difficulty
fame-players = Players
fame-day = Day
tap-again = Tap again to do it.
