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

# --- replay ---
replay = Replay
replay-hand = { $seat }’s hand
replay-controls = Wind
replay-first = To the beginning
replay-last = To the end
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-position = Position
replay-at = Action { $version } of { $length }
replay-turn = Turn
replay-beginning = The beginning
replay-viewer = Seen by
replay-open = everything open
replay-spectator = a spectator
replay-curve = Who was ahead
replay-curve-scores = Who had more
replay-turnings = Where it turned
replay-lead = { $name } took the lead for good
replay-gain = { $name } gained { $amount } %
replay-loss = { $name } lost { $amount } %
replay-everybody = The team
replay-chance = { $name }: { $amount } %
replay-score = { $name }: { $amount }
replay-share = Share
replay-share-here = A link to this moment
replay-share-whole = A link to the whole game
replay-download = Save the record
replay-verify = Verify
replay-fine = Played again from its seed: all { $actions } actions lead to the same position.
replay-wrong = This record is not in order: { $error }
replay-fork = Play on from here
replay-fork-help = A new table begins at this very moment. You take one seat, computers the others; the luck to come stays the same.
replay-fork-seat = Your seat
replay-fork-go = Sit down
replay-fork-over = The game is over here. Wind back a little.
replay-running = This game still runs: you see only what was yours to see, and cannot play on from here.
replay-migrated = Played with version { $old } of the rules, shown with version { $new }.
replay-none = This game cannot be replayed: { $error }
records = Replays and records
records-finished = Finished games of this browser
records-none = No game of this browser is finished yet.
records-upload = Bring a record
records-upload-help = A file that was saved here or elsewhere. It is played again to the end before it is believed.
records-file = Record (.json)
records-reading = It is being played again …
records-bad = This record is refused: { $error }
records-nojson = this file holds no record
keys-replay = in a replay: a step back, a step on, play or pause

# --- sounds ---
sound = Sounds
sound-off = off
sound-on = on
