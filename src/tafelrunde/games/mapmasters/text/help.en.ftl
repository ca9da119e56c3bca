### Help: features of a position, for hints.

feature-mission = that the mission is not lost
feature-mission-more = It wins the mission, or keeps it from being lost.
feature-mission-less = It may lose the mission.
feature-tasks = the tasks of the mission
feature-tasks-more = 
    { $amount ->
        [one] It fulfils a task of the mission.
       *[other] It fulfils about { $amount } tasks of the mission.
    }
feature-tasks-less = A task of the mission stays open for now.
feature-way = the ways of the groups to their goals
feature-way-more = 
    { $amount ->
        [one] It shortens the ways to the goals by about one card.
       *[other] It shortens the ways to the goals by about { $amount } cards, all groups together.
    }
feature-way-less = 
    { $amount ->
        [one] The ways to the goals stay about one card longer.
       *[other] The ways to the goals stay about { $amount } cards longer, all groups together.
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
feature-artifacts-more = A group takes an artifact, or frees somebody, that you need.
feature-artifacts-less = An artifact stays where it is for now.
feature-magic = your fairy tokens and spellbooks
feature-magic-more = 
    { $amount ->
        [one] It leaves you about one fairy token or spellbook more.
       *[other] It leaves you about { $amount } fairy tokens and spellbooks more.
    }
feature-magic-less = 
    { $amount ->
        [one] It leaves you about one fairy token or spellbook less.
       *[other] It leaves you about { $amount } fairy tokens and spellbooks less.
    }

### Why not?

why-setup-first = The exploration begins when the setup is done.
why-card-laid = The card of this turn has been laid; now paths may be drawn.
why-finish-leg = First finish the path that is being drawn, or draw none.
why-card-first = First the card that was revealed must be dealt with.
why-entry-fixed = The entries were chosen before the first turn and stay.
why-draw-later = A new card is drawn at the end of the turn.
why-no-path-there = No group has a path there now: a path ends only at a goal or at a place to stop.
why-not-next = The path goes on step by step from where it is; this is not the next step.

### Below the pictures of the rulebook

picture-layout = The layout before the first turn: start cards, the goals, and the entry points at the border.
picture-market = The fairy market: tokens, two open spellbooks and the pile.
picture-hand = A hand: every card has six places for openings, with rooms, corridors and finds between them.
picture-path = A leg from an entry point through several cards, drawn in the colour and pattern of its group; beside it what each group has found and carries.

### The lesson

lesson-welcome = You lead several groups of adventurers through one dungeon, together, and win or lose together. You lay cards and draw paths. I will explain one thing at a time; you can skip me whenever you like.
    .title = Welcome, map master
lesson-mission = Here stands what the mission asks for. Each goal wants a group of its own, often with the right things. Fulfil them all, and you have won.
    .title = Your mission
lesson-entry = Decide where each group enters: tap a glowing side at the border. It cannot be changed later, so look where the goals lie.
    .title = Choose the entries
lesson-market = Now and only now you can buy something. A token is one item of its kind, for obstacles or for goals; a book is a spell. What you do not spend is gone.
    .title = The fairy market
lesson-lay = Lay a card of your hand on an empty space, upright or upside down. Tap the card, then the space.
    .title = Lay a card
lesson-meet = Two cards meet where both have an opening. An opening that faces a wall or an empty space leads nowhere. Point at a space, and you see which ways it would open.
    .title = Openings
lesson-paths = Now you may draw one path for each group, but only as far as a goal or a place to stop. Often it is wiser to wait until the way is good.
    .title = Draw paths
lesson-lines = Every corridor is walked only once, and paths never cross. Only rooms may be visited by several groups, through different doors. So think of the others before you draw.
    .title = Lines that never cross
lesson-finds = Everything on the path has been found: look at the group. Each thing can be used once, on the way or for a goal.
    .title = Finds
lesson-obstacles = A monster takes a sword, a lock a key, a pit a rope. Without the right thing, found before, the path cannot go on there.
    .title = Obstacles
lesson-portals = Portals join distant places: with a scroll a group travels from one to another, wherever it is. Most missions cannot be won without them.
    .title = Portals
lesson-end = That is all you need. Point at spaces and sketch ways to show your partners what you mean; the lamp at the top gives hints. Good luck!
    .title = You know enough
