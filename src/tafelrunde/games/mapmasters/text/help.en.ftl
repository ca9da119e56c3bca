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
