"""The ruleset: teams, cards, maps and table options of one game, laid out for quick reading. It never changes during a game."""

from typing import Any, Final

from tafelrunde.engine.part import Setting

WIDE: Final = 10
HIGH: Final = 7
SQUARES: Final = WIDE * HIGH

# kinds of cards (HD-P1)
BASIC: Final = 0
POWER: Final = 1
SPECIAL: Final = 2

# reach of an attack (HD-P4)
NO_REACH: Final = 0
MELEE: Final = 1
RANGED: Final = 2
BOTH: Final = 3

# when a special card is played (HD-X1, HD-X5, HD-X6)
ON_TURN: Final = 0
ATTACKED: Final = 1
WOULD_DIE: Final = 2

# the verbs of cards
VERBS: Final = (
    "damage",
    "heal",
    "raise_most",
    "move",
    "place",
    "swap",
    "revive",
    "survive",
    "status",
    "set_attack",
    "add_attack",
    "block_all",
    "cancel",
    "redirect",
    "draw",
    "discard",
    "see_hand",
    "scry",
    "recover",
    "actions",
)
DAMAGE: Final = 0
HEAL: Final = 1
RAISE_MOST: Final = 2
MOVE: Final = 3
PLACE: Final = 4
SWAP: Final = 5
REVIVE: Final = 6
SURVIVE: Final = 7
STATUS: Final = 8
SET_ATTACK: Final = 9
ADD_ATTACK: Final = 10
BLOCK_ALL: Final = 11
CANCEL: Final = 12
REDIRECT: Final = 13
DRAW: Final = 14
DISCARD: Final = 15
SEE_HAND: Final = 16
SCRY: Final = 17
RECOVER: Final = 18
ACTIONS: Final = 19

# who an effect is about
WHO: Final = ("user", "foe", "target", "team", "partners", "it", "character", "pick", "each")
USER: Final = 0
FOE: Final = 1
TARGET: Final = 2
TEAM: Final = 3
PARTNERS: Final = 4
IT: Final = 5
CHARACTER: Final = 6
PICK: Final = 7
EACH: Final = 8

SIDES: Final = ("enemy", "own", "any")
ENEMY: Final = 0
OWN: Final = 1
ANYBODY: Final = 2

RANKS: Final = ("", "lead", "partner")
WHERE: Final = ("", "adjacent", "los")
ON_BOARD: Final = 0
ADJACENT: Final = 1
IN_SIGHT: Final = 2

PLACES: Final = ("", "any", "adjacent_user", "adjacent_lead", "adjacent_enemy")
ANYWHERE: Final = 1
NEXT_TO_USER: Final = 2
NEXT_TO_LEAD: Final = 3
NEXT_TO_ENEMY: Final = 4

PLAYERS: Final = ("me", "foe_owner", "pick", "it")
ME: Final = 0
FOE_OWNER: Final = 1
PICKED: Final = 2
SAME: Final = 3

HOW: Final = ("choice", "random", "picked")
BY_CHOICE: Final = 0
BY_CHANCE: Final = 1
BY_PICK: Final = 2

STATUSES: Final = ("", "set", "attack", "defence", "hidden", "immobile")
SET_BOTH: Final = 1
MORE_ATTACK: Final = 2
MORE_DEFENCE: Final = 3
HIDDEN: Final = 4
IMMOBILE: Final = 5

CONDITIONS: Final = ("", "damage", "undefended", "defended", "melee", "ranged", "adjacent")
IF_DAMAGE: Final = 1
IF_UNDEFENDED: Final = 2
IF_DEFENDED: Final = 3
IF_MELEE: Final = 4
IF_RANGED: Final = 5
IF_ADJACENT: Final = 6

AMOUNTS: Final = ("", "damage", "foe_attack")
BY_DAMAGE: Final = 1
BY_FOE_ATTACK: Final = 2

ROLES: Final = ("any", "attack", "defence")

# faces of the die, from low to high (HD-S6, HD-D1): the last is the heart, or a plain five
FACES: Final = ("2-all", "3", "3-all", "4", "4-all", "heart", "5")
FACE_SPACES: Final = (2, 3, 3, 4, 4, 5, 5)
FACE_ALL: Final = (True, False, True, False, True, False, False)
HEART: Final = 5
FIVE: Final = 6

FREE: Final = 0  # a square of no terrain
SWIM: Final = 1
HIDE: Final = 2
FAIRY: Final = 3
BURROW: Final = 4
SPECIALS: Final = ("", "swim", "hide", "fairy", "burrow")


class Selector:
    """Which characters an effect is about: `pick enemy los of frost`."""

    def __init__(
        self,
        mode: int,
        side: int = ENEMY,
        rank: int = 0,
        where: int = ON_BOARD,
        origin: int = USER,
        origin_character: int = -1,
        except_foe: bool = False,
        of_one_opponent: bool = False,
        character: int = -1,
    ) -> None:
        self.mode = mode
        self.side = side
        self.rank = rank
        self.where = where
        self.origin = origin
        self.origin_character = origin_character
        self.except_foe = except_foe
        self.of_one_opponent = of_one_opponent
        self.character = character


class Effect:
    """One verb of a card with its parameters."""

    def __init__(
        self,
        verb: int,
        who: Selector,
        other: Selector,
        n: int,
        by: int,
        where: int,
        how: int,
        player: int,
        status: int,
        attack: int,
        defence: int,
        look: int,
        condition: int,
        may: bool,
        role: int,
    ) -> None:
        self.verb = verb
        self.who = who
        self.other = other
        self.n = n
        self.by = by
        self.where = where
        self.how = how
        self.player = player
        self.status = status
        self.attack = attack
        self.defence = defence
        self.look = look
        self.condition = condition
        self.may = may
        self.role = role


class Card:
    """A kind of card; a deck holds some copies of it."""

    def __init__(
        self,
        index: int,
        id: str,
        team: int,
        kind: int,
        users: tuple[int, ...],
        together: bool,
        reach: int,
        attack: int,
        defence: int,
        copies: int,
        free: bool,
        timing: int,
        clock: int,
        need_target: int,
        need_near: bool,
        reveal: tuple[Effect, ...],
        after: tuple[Effect, ...],
        play: tuple[Effect, ...],
        relic: tuple[Effect, ...],
        relic_health: int,
        relic_character: int,
        relic_fallen: bool,
        icon: str,
    ) -> None:
        self.index = index
        self.id = id
        self.team = team
        self.kind = kind
        self.users = users
        self.together = together
        self.reach = reach
        self.attack = attack  # -1: none
        self.defence = defence  # -1: none
        self.copies = copies
        self.free = free
        self.timing = timing
        self.clock = clock  # 0: none
        self.need_target = need_target
        self.need_near = need_near
        self.reveal = reveal
        self.after = after
        self.play = play
        self.relic = relic
        self.relic_health = relic_health  # the condition: so much health at most, of this character; 0: none
        self.relic_character = relic_character
        self.relic_fallen = relic_fallen  # the condition: a partner is eliminated
        self.icon = icon
        self.relic_only = bool(relic) and not play
        self.statuses = tuple([effect for effect in play + relic if effect.verb == STATUS])


class Character:
    """A name with one figure or two."""

    def __init__(
        self, index: int, id: str, team: int, lead: bool, figures: int, health: int, icon: str, swims: bool, hides: bool
    ) -> None:
        self.index = index
        self.id = id
        self.team = team
        self.lead = lead
        self.figures = figures
        self.health = health
        self.icon = icon
        self.swims = swims
        self.hides = hides
        self.saviour = False  # the deck has a card that lets it stay in play (HD-X6)


class Team:
    """A team: the characters of its up to three figures, and its deck."""

    def __init__(
        self,
        index: int,
        id: str,
        good: bool,
        slots: tuple[int, ...],
        names: tuple[str, ...],
        deck: tuple[int, ...],
        has_free: bool,
        title: str,
    ) -> None:
        self.index = index
        self.id = id
        self.good = good
        self.slots = slots
        self.names = names
        self.deck = deck
        self.has_free = has_free
        self.title = title  # of a pack; empty where the texts know it


def _ways(wall: tuple[bool, ...], also: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for square in range(SQUARES):
        near: list[int] = []
        if square >= WIDE:
            near.append(square - WIDE)
        if square % WIDE:
            near.append(square - 1)
        if square % WIDE < WIDE - 1:
            near.append(square + 1)
        if square < SQUARES - WIDE:
            near.append(square + WIDE)
        found.append(tuple([one for one in near if not wall[one] or one in also]))
    return tuple(found)


class Map:
    """A map: what stands on each square."""

    def __init__(
        self,
        id: str,
        ground: str,
        terrain: tuple[int, ...],
        wall: tuple[bool, ...],
        opaque: tuple[bool, ...],
        special: tuple[int, ...],
    ) -> None:
        self.id = id
        self.ground = ground
        self.terrain = terrain  # -1: none
        self.wall = wall
        self.opaque = opaque
        self.special = special
        self.burrows = BURROW in special
        self.ways = _ways(wall, ())  # the squares one step away that can be entered
        self.swimming_ways = _ways(wall, tuple([square for square in range(SQUARES) if special[square] == SWIM]))


class Terrain:
    """Something that stands on squares."""

    def __init__(self, id: str, icon: str, ground: str, wall: bool, opaque: bool, special: int) -> None:
        self.id = id
        self.icon = icon
        self.ground = ground
        self.wall = wall
        self.opaque = opaque
        self.special = special


class Content:
    """Everything a pack brings."""

    def __init__(
        self,
        teams: tuple[Team, ...],
        characters: tuple[Character, ...],
        cards: tuple[Card, ...],
        maps: tuple[Map, ...],
        terrains: tuple[Terrain, ...],
    ) -> None:
        self.teams = teams
        self.characters = characters
        self.cards = cards
        self.maps = maps
        self.terrains = terrains
        self.card_index = {card.id: card.index for card in cards}


class Ruleset(Setting):
    """Content and options together."""

    def __init__(self, pack: str, choices: dict[str, Any], content: Content) -> None:
        super().__init__(pack, choices)
        self.content = content
        self.teams = content.teams
        self.characters = content.characters
        self.cards = content.cards
        self.maps = content.maps
        self.card_index = content.card_index
        self.mode: str = choices["mode"]
        self.map_choice: str = choices["map"]
        self.relics_return: bool = choices["opt_chamber"]  # HD-B3
        self.swimming: bool = choices["opt_swim"]  # HD-B5
        self.hiding: bool = choices["opt_hide"]  # HD-B6
        self.fairies: bool = choices["opt_fairy"]  # HD-B8
        self.burrows: bool = choices["opt_burrow"]  # HD-B10, HD-B11
        self.leads_decide: bool = choices["win_condition"] == "leads"
        self.heart: bool = choices["die"] == "heart"
        self.heart_move: bool = choices["heart_move"] == "five"
        self.deck_end: str = choices["deck_end"]
        limit: str = choices["round_limit"]
        self.round_limit: int = {"sixty": 60, "thirty": 30, "off": 0}[limit]
        self.hand_limit: int = 10 if choices["hand_limit"] == "ten" else 1000
        self.first_actions: int = 1 if choices["first_turn_actions"] == "one" else 2
        self.good_against_evil: bool = choices["good_vs_evil"]
        self.team_choice: str = choices["team_choice"]
        self.open_hands: bool = choices["open_team_hands"]
        self.wanted: tuple[str, ...] = tuple([str(choices[f"team_{seat}"]) for seat in range(1, 7)])
