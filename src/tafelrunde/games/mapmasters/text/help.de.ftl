### Hilfe: Merkmale einer Stellung, für Tipps.

feature-mission = dass die Mission nicht verloren geht
feature-mission-more = Es gewinnt die Mission oder bewahrt sie vor dem Scheitern.
feature-mission-less = Die Mission kann dadurch verloren gehen.
feature-tasks = die Aufgaben der Mission
feature-tasks-more = 
    { $amount ->
        [one] Es erfüllt eine Aufgabe der Mission.
       *[other] Es erfüllt etwa { $amount } Aufgaben der Mission.
    }
feature-tasks-less = Eine Aufgabe der Mission bleibt vorerst offen.
feature-way = die Wege der Gruppen zu ihren Zielen
feature-way-more = 
    { $amount ->
        [one] Es verkürzt die Wege zu den Zielen um etwa eine Karte.
       *[other] Es verkürzt die Wege aller Gruppen zu den Zielen um etwa { $amount } Karten.
    }
feature-way-less = 
    { $amount ->
        [one] Die Wege zu den Zielen bleiben etwa eine Karte länger.
       *[other] Die Wege aller Gruppen zu den Zielen bleiben etwa { $amount } Karten länger.
    }
feature-items = die Gegenstände, die eure Ziele noch verlangen
feature-items-more = 
    { $amount ->
        [one] Für die Ziele fehlt etwa ein Gegenstand weniger.
       *[other] Für die Ziele fehlen etwa { $amount } Gegenstände weniger.
    }
feature-items-less = 
    { $amount ->
        [one] Für die Ziele wird etwa ein Gegenstand mehr fehlen.
       *[other] Für die Ziele werden etwa { $amount } Gegenstände mehr fehlen.
    }
feature-artifacts = die Artefakte und Gefangenen, die die Gruppen mitbringen
feature-artifacts-more = Eine Gruppe nimmt ein Artefakt mit oder befreit jemanden, den ihr braucht.
feature-artifacts-less = Ein Artefakt bleibt vorerst liegen.
feature-magic = eure Feenplättchen und Zauberbücher
feature-magic-more = 
    { $amount ->
        [one] Euch bleibt etwa ein Feenplättchen oder ein Zauberbuch mehr.
       *[other] Euch bleiben etwa { $amount } Feenplättchen und Zauberbücher mehr.
    }
feature-magic-less = 
    { $amount ->
        [one] Euch bleibt etwa ein Feenplättchen oder ein Zauberbuch weniger.
       *[other] Euch bleiben etwa { $amount } Feenplättchen und Zauberbücher weniger.
    }
