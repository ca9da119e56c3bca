app-name = Tafelrunde
app-claim = One table, good games, everybody welcome.

close = Close
cancel = Cancel
back = Back
loading = One moment …
copy = Copy link
copied = Copied: you can paste the link now.
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
speed-fast = fast
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
so-far = So far: { $words }
continue = Continue
last-move = Last move: { $when }
your-turn = Your turn
waiting-for = { $name }’s turn
table-over = Over
forget = Remove from this list
credits = Credits and licences
left-out = { $count ->
    [one] { $names } is installed but cannot be loaded; the log of the server says why.
   *[other] { $names } are installed but cannot be loaded; the log of the server says why.
}
no-games = No games are installed.

new-title = A new table: { $game }
new-seats = Who sits at the table?
new-seat = Seat { $number }
new-sides = { $sides }: who plays with whom
against = against
new-together = All of you play together and win or lose as one team.
new-duel = One against one.
new-alone = Everyone plays for themselves.
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
presets = Put together
new-options = Rules
house-rules = House rules
house-rules-help = These change the game as the book has it. Whoever wants the real thing leaves them off.
new-start = Let’s play
option-reset = as usual

join-title = You are invited
join-text = { $host } invites you to a game of { $game }.
join-button = Take a seat
join-gone = There is no such invitation (any more). Ask for a new link.

connecting = Going to the table …
showing = You see what { $name } is doing …
showing-own = You see what your own move leads to …
showing-table = You see what is happening …
showing-skip = Jump to the present: Space, or tap the board
showing-next = Next
stepping = Step by step
run-the-rest = Run the rest without asking
lost = No connection for { $time }, trying again …
closed = { $code ->
    [4403] Your key does not open a seat at this table. Use the link you were given, or ask for a new one.
    [4404] There is no such table.
    [4409] This table was played with other rules and cannot be opened any more.
    [4429] That was too much at once. Trying again in a moment …
   *[other] The table has closed the connection. Load the page again.
}
time-turn = { $time } left for this decision
time-game = { $time } left in this game
watching = You are watching.
undo = Undo
rules = Rules
rules-ask = Ask the rules: who wins? how far does a bow shoot?
rules-contents = Contents
rules-glossary = Glossary
rules-beside = German beside it
rules-print = Print the summary
rules-of = The rules: { $game }
rules-first = a rule to begin with
rules-search = Search the rules
rule-named = Rule { $rule }
rule-none = Nothing here names a rule.
log = Log
log-earlier = Show earlier
log-look-back = Show the board as it was after this (until the next click)
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
show-all = Tap one on the table, or show all { $count }
confirm-title = Are you sure?
confirm-yes = Yes, do it
refused-stale = The table has moved on meanwhile. Please choose again.
nothing-to-choose = nothing
skip = Skip
fit-board = Fit the board
links = Invite
link-seat = Link for { $name }
link-watch = Link for watching
details = Details

seat-you = you
seat-bot = computer, { $level }
seat-open = not here yet
seat-decides = decides now
team = Team

pass-to = Please pass the screen to { $name }
pass-why = What comes next is for that person’s eyes only.
pass-done = I am { $name }

end-team = The team
end-parts = How it adds up
end-record = Save the record
end-look = Look at the table
chart-begin = Beginning
chart-end = End
end-next = Next: { $name }
medal = { $medal ->
        [gold] Gold
        [silver] Silver
        [bronze] Bronze
       *[none] Done
    } for { $name }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $level }
end-rematch = Play again

keys = Keys
keys-tab = from zone to zone
keys-arrows = inside a zone
keys-enter = take
keys-esc = step back, close
keys-numbers = the offers by number
keys-r = the rule behind what has focus
keys-o = to the offers
keys-b = to the board
keys-c = to your cards
keys-n = to the next thing that can be chosen
keys-p = to the thing before it
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

### Help

hint = Hint
hint-thinking = Thinking about it …
hint-compare = Compare moves
hint-advise = Suggest a move
hint-do = Do it
hint-worth = worth { $worth } out of 100
hint-marked = marked by the hint
hints-allowed = Hints
hints-allowed-help = A player may ask for a nudge, for a comparison or for a move. Everybody sees in the log that it was used.
hints-usual = as usual: alone and in games won together
hints-on = allowed
hints-off = not allowed
keys-h = a hint
why-title = Why not?
rules-example = { $caption }: { $told }
rules-before = Look at the table before
rules-after = Look at the table after
rules-found = { $count ->
    [0] No rule answers that. Try other words.
    [one] One rule
   *[other] { $count } rules
}

### Learning

learn = Learn by playing
learn-help = A first game with a coach, who tells one thing at a time. You can skip it whenever you like.
coach = Coach
coach-step = { $number } of { $count }
coach-next = Got it
course-skip = Skip
course-again = Start again
course-leave = Stop
learn-progress = { $done } of { $count }
coach-skip = Skip the lesson

## --- people at the table: phrases, taking back, coming and going, once more ---

phrases = Ready-made phrases
chat-phrases-only = Only phrases at this table
chat-hello = Hello!
chat-good-luck = Good luck!
chat-your-turn = Your turn.
chat-one-moment = One moment, please.
chat-back-soon = I’ll be right back.
chat-well-played = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-oh-no = Oh no!
chat-good-game = Good game!
no-free-chat = At this table only ready-made phrases can be said.

undo-own = { $count ->
    [one] Take back your last action.
   *[other] Take back your last action. You can go back { $count } actions.
}
undo-ask = Ask the others to go back before your last action.
undo-together = Go back before your last action.
undo-border = from here on it can be taken back
log-undone = Taken back:
keys-u = take back
taken-back = { $seat } takes back { $count ->
    [one] the last action.
   *[other] the last { $count } actions.
}
taken-back-agreed = By agreement { $count ->
    [one] the last action is taken back
   *[other] the last { $count } actions are taken back
} for { $seat }.
no-undo-here = At this table nothing is taken back.
no-undo-border = This cannot be taken back: luck, a secret or another seat came after it.
no-undo-agreed = At this table you can take back only your own last actions.
no-undo-secret = This cannot be taken back: luck or a secret came after it.

question-undo = { $name } would like to go back { $count ->
    [one] one action.
   *[other] { $count } actions.
} Nothing secret came out since.
question-leave = { $name } has to go. Shall a computer play on for { $name }?
question-replace = { $name } asks: shall a computer play for { $other } meanwhile?
question-yes = Agreed
question-no = No
question-waiting = Waiting for { $names }
question-agreed = Agreed.
question-refused = Not agreed.
question-dropped = The table has moved on.

stand-in = When somebody is away
stand-in-for-me = I have to go: let a computer play for me
stand-in-for = Let a computer play for { $name }
stand-in-plays = A computer plays for you.
come-back = I’m back
stood-in = A computer ({ $level }) plays for { $seat }.
came-back = { $seat } is back and plays again.
seat-stand-in = away, computer plays ({ $level })
no-stand-in = At this table no computer plays for anybody.

table-menu = About this table
new-customs = At the table
pack-title = Cards and boards of your own
pack-choose = Pack (a ZIP file)
pack-help = With a pack you play with cards, rooms or boards of your own. The command “tafelrunde pack export” writes one.
pack-chosen = “{ $name }” will be played (by { $author }).
pack-other-game = This pack is for another game.
customs = Taking back, talk, time
choose-undo-agreed = safe, further by agreement
choose-undo-own = safe, own actions only
choose-undo-never = never
custom-undo-help = Never across dice, drawn cards or anything hidden: up to the last of those, and what others did since only if all agree.
custom-undo-agreed = Own last actions can be taken back, others’ by agreement; never across luck or secrets.
custom-undo-own = Own last actions can be taken back; never across luck or secrets.
custom-undo-never = Nothing is taken back.
custom-chat = Talk
choose-chat-free = free, and phrases
choose-chat-phrases = ready-made phrases only
custom-chat-free = You can write to each other freely.
custom-chat-phrases = Only ready-made phrases can be said.
choose-stand-in-agreed = a computer, if the others agree
choose-stand-in-always = a computer, without asking the others
choose-stand-in-never = the table waits
custom-stand-in-agreed = If somebody is away, a computer plays for them if the others agree.
custom-stand-in-always = If somebody is away for a while, a computer can play for them; the others are not asked.
custom-stand-in-never = If somebody is away, the table waits.
custom-turn = Time for one decision
custom-turn-help = When it is over, the usual answer is given. The clock stands while nobody is at the table.
choose-timer = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [3600] 1 hour
   *[other] 1 day
}
custom-timer = Time for one decision: { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [3600] 1 hour
    [86400] 1 day
   *[other] { $seconds } seconds
}.
custom-daily = The daily deal of { $day }: everybody plays the same one.

other-device = On another device
other-device-help = Open this link there and you sit at your seat. Keep it to yourself: whoever has it plays for you.
other-device-link = My seat

turn-elsewhere = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
notify = Tell me when it is my turn
notify-off = no
notify-on = by the browser
notify-refused = The browser allows no notifications. You can change that in its settings for this page.

rematch-ready = The table for the rematch is set.
rematch-go = Play again

daily = Daily deal
daily-help = Today the same luck for everybody: you and the usual computers. Afterwards you can compare.
daily-play = Play today’s deal
daily-continue = Go to my table
daily-results = Results of { $day }
daily-name = Name
daily-place = Place
daily-score = Score
daily-nobody = Nobody has finished it yet.

dispute = Report a rule dispute
dispute-help = Saves a file with the position as you see it and the version of the rules. Send it to whoever looks after Tafelrunde.
dispute-help-over = Saves a file with the whole game, the position and the version of the rules. Send it to whoever looks after Tafelrunde.
dispute-note = What should have happened?
dispute-save = Save the file
dispute-saved = Saved.
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
studio = Studio
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
hurry = The only possible answer, among computers
hurry-off = I give it
hurry-on = by itself
sound = Sounds
sound-off = off
sound-on = on

## --- sitting down together ---

guest-number = Guest { $number }
copy-failed = Copying did not work. The link is selected: press and hold it, or press Ctrl+C.
share = Share
qr-code = QR code: { $label }
invite-title = Invite the others
invite-all-here = Everybody is invited and has sat down
invite-help = Point a phone’s camera at the code, or send the link. Each link is for one seat and works once.
invite-open = expected
invite-here = is here
invite-begin = To the table
link-watch-help = Somebody only wants to watch?
new-link = New link
new-link-lost = Device lost? New link
new-link-help = The new link replaces the old one: whoever sat in { $name }’s seat needs it to play on. Everybody hears of it.
new-link-help-ask = The new link replaces the old one. Whoever is at the table has to agree; then you get it for { $name }.
link-renewed = { $by } gives { $seat } a new link; the old one works no more.
question-new-link = { $name } asks for a new link for { $other }’s seat. The old one will work no more.
join-seat = Yours is seat { $seat }.
join-seat-of = { $name }’s seat is waiting for you.
join-nameless = What shall the others call you? One letter will do.
join-taken = This link has been used: { $name } sits there.
join-taken-help = Is that you, on another device? Then open “About this table” there. Otherwise ask { $host } for a new link.
join-messenger = You are in a built-in browser ({ $app }). It forgets your seat when you close it: better open this page with “Open in browser”.
network-alone = So far only this computer can reach the table.
network-switch = Let others in this network join
network-ask = Every device in your Wi-Fi can then open this page, until you end Tafelrunde. If the firewall asks, allow Python in private networks.
network-yes = Yes, let them in
network-how = To let others in your network join, start Tafelrunde like this:
network-failed = That did not work. Is this computer in a network?
network-open = Other devices in your network open
network-address = Address of this computer
network-trouble = It does not work?
network-firewall = Both devices have to be in the same Wi-Fi, not in a guest network. The firewall of this computer must let port { $port } through. If there are several addresses, try the next one.
network-shut = Let nobody in any more
lost-sending = No connection for { $time }. Your move goes off as soon as it is back.
lost-too-much = The server has closed the connection: too many messages at once. It comes back in a moment …
lost-too-much-sending = The server has closed the connection: too many messages at once. It comes back in a moment, then your move goes off.
sending = being sent …
refused-lost = Your last move did not count: while you were away, the table moved on.
seat-away-since = away for { $time }
clock-decided = { $seat } has run out of time: the clock decides until the end of the turn.
proposed = { $seat } makes a suggestion.
proposal-says = { $name } suggests: “{ $move }”
proposal-accept = Agreed
proposal-else = Or choose something else for { $name }. After { $seconds ->
    [60] a minute
    [300] five minutes
   *[other] { $seconds } seconds
} of silence { $name } goes ahead.
proposal-spoken = { $name } suggests: “{ $move }”. Agree with y, or choose something else.
keys-y = agree with what a computer suggests
custom-propose-title = Computer partners
choose-propose = { $seconds ->
    [0] decide for themselves
    [60] suggest, and wait for a minute
    [300] suggest, and wait for five minutes
   *[other] suggest, and wait for { $seconds } seconds
}
custom-propose-help = At moments that belong to the whole team they say what they would do, and the people decide. After that much silence they go ahead.
custom-propose = { $seconds ->
    [0] Computer partners decide everything for themselves.
    [60] Where the whole team decides, computer partners make a suggestion and wait for a minute.
    [300] Where the whole team decides, computer partners make a suggestion and wait for five minutes.
   *[other] Where the whole team decides, computer partners make a suggestion and wait for { $seconds } seconds.
}
call-me = Call me when it is my turn
notify-none = There are notifications only over https or on this computer itself. Sound, vibration and the title of the page still tell you.
notify-asks = The browser has not answered yet.
rematch-waiting = { $name } is waiting at the table for the rematch.
evening = The evening so far
evening-game = Game { $number }
evening-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
evening-together = { $won } of { $played } won
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
chat-says = { $name } says
in-series = { $last_series }

printed = All that is printed
seat-team = Side { $name }
zoom = Zoom
zoom-in = Closer
zoom-whole = The whole board
others = Others and log
things = On the table
menu = Menu

read-only = The server is about to be updated; nothing can be played for a moment.
muted-by-host = The host of this server does not let you talk at this table.
line-about = About what { $name } said
mute = Show nothing more of what they say
muted-name = You don’t see what { $name } says.
unmute = Show it again
report = Report it to the host of this server
report-note = What is wrong with it? (You can leave this empty.)
report-done = Thank you. The host of this server will see this line.
report-failed = That could not be reported: { $error }

host-page = The host’s page
host-key = Key
host-key-help = “tafelrunde host-key” at the server’s machine makes a key.
host-open = Open
host-leave = Close this page
host-failed = That could not be done: { $error }
host-load = Load
host-load-value = { NUMBER($load, style: "percent") } of all cores
host-connected = Connected
host-waiting = Thoughts waiting
host-memory = Memory
host-database = Database
host-free = Free on the disk
host-bytes = { NUMBER($mb, maximumFractionDigits: 0) } MB
host-announcement = Announcement
host-announcement-help = Everybody sees this line at the top of the page.
host-say = Announce
host-silence = Take it away
host-read-only = Before an update
host-read-only-help = While the server is closed, all can look but nobody can play, talk or set up a table.
host-close = Close the server
host-reopen = Open it again
host-tables = Open tables
host-no-tables = No table is open.
host-table = Table
host-people = Who is here
host-moves = Moves
host-actions = What to do
host-nobody = nobody
host-watches = watches
host-end = End it
host-end-sure = Really end this table? It is deleted for everybody.
host-unname = Remove the name of { $name }
host-mute = Let { $name } not talk
host-unmute = Let { $name } talk again
host-reports = Reported lines
host-no-reports = Nothing was reported.
host-said-by = { $name } at table { $table }:
host-settle = Dealt with
host-bans = Who is not let in
host-no-bans = Everybody is let in.
host-network = Address or range
host-why = Why
host-ban = Let nobody in from there
host-ban-this = Ban { $address }
host-lift = Let them in again
host-audit = What the host did
host-no-audit = Nothing yet.
host-known = Who has to keep a name here
host-known-nobody = Nobody
host-known-tables = Who sets up tables
host-known-everybody = Everybody

me-page = Your name here
me-begin = Keep a name
me-begin-help = Nobody needs this to play. If you keep a name here, your tables and settings are on all your devices, and a lost device loses no seat. It takes no e-mail: you get eight words to write down.
me-begin-now = Keep this name
me-enter = On another device already?
me-enter-passkey = Sign in with a passkey
me-enter-phrase = Sign in
me-phrase = Your recovery phrase
me-phrase-help = Write these words down: they are shown this once, and whoever has them is you.
me-known = You are { $name }
me-passkeys = { $count ->
    [0] You have no passkey yet.
    [one] You have one passkey.
   *[other] You have { $count } passkeys.
}
me-save = Keep name and settings on all devices
me-saved = Kept.
me-passkey-new = Add a passkey
me-passkey-made = From now on you can sign in with this passkey.
me-leave = Sign out on this device
me-tables = Your tables
me-no-tables = None yet.
me-failed = That did not work: { $error }
me-data = Your data
me-data-help = All that this server keeps about you: names, moves, what you said, results. If you delete it, the moves stay without a name, because they are the others’ game, too.
me-export = Save it as a file
me-delete = Delete it
me-delete-sure = Really delete it all
me-deleted = It is deleted.
