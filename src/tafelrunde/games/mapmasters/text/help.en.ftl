### Help: features of a position, for hints.

feature-mission = that the mission is not lost
feature-mission-more = It wins the mission, or keeps it from being lost.
feature-mission-less = It may lose the mission.
feature-tasks = the demands of the mission
feature-tasks-more = { $amount ->
        [one] It fulfils a demand.
       *[other] It fulfils { $amount } demands.
    }
feature-tasks-less = { $amount ->
        [one] A demand is open again.
       *[other] { $amount } demands are open again.
    }
feature-ready = the demands that are fulfilled or within reach
feature-ready-more = { $amount ->
        [one] One demand more is then fulfilled or within reach.
       *[other] { $amount } demands more are then fulfilled or within reach.
    }
feature-ready-less = { $amount ->
        [one] One demand fewer is then fulfilled or within reach.
       *[other] { $amount } demands fewer are then fulfilled or within reach.
    }
feature-way = the paths of the groups to their goals
feature-way-more = 
    { $amount ->
        [one] The paths to the goals are then about one card shorter.
       *[other] The paths to the goals are then about { $amount } cards shorter, all groups together.
    }
feature-way-less = 
    { $amount ->
        [one] The paths to the goals are then about one card longer.
       *[other] The paths to the goals are then about { $amount } cards longer, all groups together.
    }
feature-items = the items that your goals still ask for
feature-items-more = 
    { $amount ->
        [one] About one item less is missing for the goals.
       *[other] About { $amount } items less are missing for the goals.
    }
feature-items-less = 
    { $amount ->
        [one] About one item more will be missing for the goals.
       *[other] About { $amount } items more will be missing for the goals.
    }
feature-artifacts = the artifacts and people that the groups bring along
feature-artifacts-more = { $amount ->
        [one] A group takes an artifact.
       *[other] The groups take { $amount } artifacts.
    }
feature-artifacts-less = { $amount ->
        [one] It hands over an artifact.
       *[other] It hands over { $amount } artifacts.
    }
feature-magic = your fairy tokens and spellbooks
feature-magic-more = { $amount ->
        [one] It brings a fairy token or a spellbook.
       *[other] It brings { $amount } fairy tokens or spellbooks.
    }
feature-magic-less = { $amount ->
        [one] It uses up a fairy token or a spellbook.
       *[other] It uses up { $amount } fairy tokens or spellbooks.
    }

### Why not?

why-setup-first = The exploration begins when the setup is done.
why-card-laid = The card of this turn has been laid; now paths may be drawn.
why-finish-leg = First finish the path that is being drawn, or draw none.
why-card-first = First the card that was revealed must be dealt with.
why-entry-fixed = The entry points were chosen before the first turn and stay.
why-draw-later = A new card is drawn at the end of the turn.
why-no-path-there = No group has a path there now: a path ends only at a goal.
why-not-next = The path goes on step by step from where it is; this is not the next step.

### Below the pictures of the rulebook

picture-layout = The layout before the first turn: start cards, the goals, and the entry points at the border.
picture-market = The fairy market: tokens, two open spellbooks and the pile.
picture-hand = A hand: every card has six places for openings, with rooms, corridors and finds between them.
picture-path = A leg from an entry point through several cards, drawn in the colour and pattern of its group; beside it what each group has found and carries.

### The lesson

lesson-welcome = You lead several groups of adventurers through one dungeon, together, and win or lose together. You lay cards and draw paths. I will explain one thing at a time; you can skip me whenever you like.
    .title = Welcome, map master
lesson-mission = This is what the mission asks for. Each goal wants a group of its own, often with the right things. Fulfil them all, and you have won.
    .title = Your mission
lesson-entry = Decide where each group enters: tap a glowing side at the border. It cannot be changed later, so look where the goals lie.
    .title = Choose the entry points
lesson-market = Now and only now you can buy something. A token is one item of its kind, for obstacles or for goals; a book is a spell. What you do not spend is gone.
    .title = The fairy market
lesson-lay = Lay a card of your hand on an empty space, upright or upside down. Tap the card, then the space.
    .title = Lay a card
lesson-meet = Two cards meet where both have an opening. An opening that faces a wall or an empty space leads nowhere. Point at a space, and you see which ways it would open.
    .title = Openings
lesson-paths = Now you may draw one path for each group, but only as far as a goal. Often it is wiser to wait until the way is good.
    .title = Draw paths
lesson-lines = Every corridor is walked only once, and paths never cross. Only rooms may be visited by several groups, through different doors. So think of the others before you draw.
    .title = Lines that never cross
lesson-finds = Everything on the path has been found: look at the group. Each thing can be used once, on the way or for a goal.
    .title = Finds
lesson-obstacles = A monster takes a sword, a lock a key, a pit a rope. Without the right thing, found before, the path cannot go on there.
    .title = Obstacles
lesson-portals = Portals join distant places: with a scroll a group travels from one to another, wherever it is. Most missions cannot be won without them.
    .title = Portals

### The course

course-entry = You win when all demands are fulfilled: each group brings the boss the right thing. You lose when a group can never reach its goal, or no card can be laid. Decide where this group enters!
    .title = How you win
    .praise = The entry point stays to the end.
    .wrong = First every group needs an entry point.
    .hint = Tap a glowing sign at the border.
course-market = A sword defeats a monster, a key opens a lock, a rope leads over a pit, a scroll from portal to portal; each only once. A token for one coin is such an item. Buy one!
    .title = The fairy market
    .praise = It now belongs to that group.
    .wrong = This time buy a fairy token; the market is open only now.
    .hint = A scroll never hurts.
course-lay = A turn begins with a card of your hand on an empty space, upright or upside down. Cards meet where both have an opening; between them lie corridors and rooms, and trapdoors and stairs lead to the second level. Lay one!
    .title = Lay a card
    .praise = The dungeon grows.
    .wrong = First a card must be laid.
    .hint = First the card, then the space.
course-artifact = A leg leads from the group to a goal, step by step. Every corridor only once, never across another path. Draw blue’s path to the artifact: whoever enters its card first takes it along!
    .title = Draw a path
    .praise = Blue carries the artifact now.
    .wrong = This is about drawing: begin blue’s path and lead it to the artifact. A step can be taken back.
    .hint = Begin with blue, walk towards the artifact, and stop there.
course-wait = Each group may draw at most one leg a turn, and often the path will be better tomorrow. End your turn without a path!
    .title = Wait
    .praise = Then you draw a card.
    .wrong = This time nobody shall set out: end the turn.
    .hint = “No more paths this turn”.
course-items = What lies on the path is found, each item can be used once. On this way stand obstacles: use what blue has when you are asked. Some ways change the level. Draw blue’s path to the artifact!
    .title = Obstacles and items
    .praise = What was used is gone; the rest blue keeps.
    .wrong = This is about blue’s path; a step that led astray can be taken back.
    .hint = Follow the finds, and use an item where the path is blocked.
course-portal = Blue has its artifact and stands on a portal. With a scroll it travels to another portal, on any card and level; both are then used up. Bring the artifact to the goal!
    .title = Portals
    .praise = A long way in one step, and a demand is fulfilled.
    .wrong = This is about the portal: begin blue’s path and use the scroll.
    .hint = Begin with blue, use the item, then choose the portal.
course-win = Only blue’s demand is open. Several groups may share a room, through different doors. Lead blue to its goal, and the mission is won!
    .title = Win the mission
    .praise = All demands are fulfilled: you have won.
    .wrong = Nothing else is left to do: begin blue’s path. A step can be taken back.
    .hint = Use the item where you are asked, then walk to the goal.
