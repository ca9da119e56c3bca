"""The ruleset: teams, cards, maps and table options of one game, laid out for quick reading. It never changes during a game."""

from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Fixed, Setting

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


class Selector(Fixed):
    """Which characters an effect is about: `pick enemy los of frost`."""

    mode: int
    side: int = ENEMY
    rank: int = 0
    where: int = ON_BOARD
    origin: int = USER
    origin_character: int = -1
    except_foe: bool = False
    of_one_opponent: bool = False
    character: int = -1


class Effect(Fixed):
    """One verb of a card with its parameters."""

    verb: int
    who: Selector
    other: Selector
    n: int
    by: int
    where: int
    how: int
    player: int
    status: int
    attack: int
    defence: int
    look: int
    condition: int
    may: bool
    role: int


class Card(Fixed):
    """A kind of card; a deck holds some copies of it."""

    index: int
    id: str
    team: int
    kind: int
    users: tuple[int, ...]
    together: bool
    reach: int
    attack: int  # -1: none
    defence: int  # -1: none
    copies: int
    free: bool
    timing: int
    clock: int  # 0: none
    need_target: int
    need_near: bool
    reveal: tuple[Effect, ...]
    after: tuple[Effect, ...]
    play: tuple[Effect, ...]
    relic: tuple[Effect, ...]
    relic_health: int  # the condition: so much health at most, of this character; 0: none
    relic_character: int
    relic_fallen: bool  # the condition: a partner is eliminated
    icon: str
    relic_only: bool = late()
    statuses: tuple[Effect, ...] = late()

    def __post_init__(self) -> None:
        self.relic_only = bool(self.relic) and (not self.play)
        self.statuses = tuple([effect for effect in self.play + self.relic if effect.verb == STATUS])


class Character(Fixed):
    """A name with one figure or two."""

    index: int
    id: str
    team: int
    lead: bool
    figures: int
    health: int
    icon: str
    swims: bool
    hides: bool
    saviour: bool = late(False)  # the deck has a card that lets it stay in play (HD-X6)


class Team(Fixed):
    """A team: the characters of its up to three figures, and its deck."""

    index: int
    id: str
    good: bool
    slots: tuple[int, ...]
    names: tuple[str, ...]
    deck: tuple[int, ...]
    has_free: bool
    title: str  # of a pack; empty where the texts know it


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


class Map(Fixed):
    """A map: what stands on each square."""

    id: str
    ground: str
    terrain: tuple[int, ...]  # -1: none
    wall: tuple[bool, ...]
    opaque: tuple[bool, ...]
    special: tuple[int, ...]
    burrows: bool = late()
    ways: tuple[tuple[int, ...], ...] = late()  # the squares one step away that can be entered
    swimming_ways: tuple[tuple[int, ...], ...] = late()

    def __post_init__(self) -> None:
        self.burrows = BURROW in self.special
        self.ways = _ways(self.wall, ())
        self.swimming_ways = _ways(self.wall, tuple([square for square in range(SQUARES) if self.special[square] == SWIM]))


class Terrain(Fixed):
    """Something that stands on squares."""

    id: str
    icon: str
    ground: str
    wall: bool
    opaque: bool
    special: int


class Content(Fixed):
    """Everything a pack brings."""

    teams: tuple[Team, ...]
    characters: tuple[Character, ...]
    cards: tuple[Card, ...]
    maps: tuple[Map, ...]
    terrains: tuple[Terrain, ...]
    card_index: dict[str, int] = late()

    def __post_init__(self) -> None:
        self.card_index = {card.id: card.index for card in self.cards}


class Ruleset(Setting):
    """Content and options together."""

    content: Content
    teams: tuple[Team, ...] = late()
    characters: tuple[Character, ...] = late()
    cards: tuple[Card, ...] = late()
    maps: tuple[Map, ...] = late()
    card_index: dict[str, int] = late()
    mode: str = late()
    map_choice: str = late()
    relics_return: bool = late()  # HD-B3
    swimming: bool = late()  # HD-B5
    hiding: bool = late()  # HD-B6
    fairies: bool = late()  # HD-B8
    burrows: bool = late()  # HD-B10, HD-B11
    leads_decide: bool = late()
    heart: bool = late()
    heart_move: bool = late()
    deck_end: str = late()
    round_limit: int = late()
    hand_limit: int = late()
    first_actions: int = late()
    good_against_evil: bool = late()
    team_choice: str = late()
    open_hands: bool = late()
    wanted: tuple[str, ...] = late()

    def __post_init__(self) -> None:
        self.teams = self.content.teams
        self.characters = self.content.characters
        self.cards = self.content.cards
        self.maps = self.content.maps
        self.card_index = self.content.card_index
        self.mode = self.choices["mode"]
        self.map_choice = self.choices["map"]
        self.relics_return = self.choices["opt_chamber"]
        self.swimming = self.choices["opt_swim"]
        self.hiding = self.choices["opt_hide"]
        self.fairies = self.choices["opt_fairy"]
        self.burrows = self.choices["opt_burrow"]
        self.leads_decide = self.choices["win_condition"] == "leads"
        self.heart = self.choices["die"] == "heart"
        self.heart_move = self.choices["heart_move"] == "five"
        self.deck_end = self.choices["deck_end"]
        limit: str = self.choices["round_limit"]
        self.round_limit = {"sixty": 60, "thirty": 30, "off": 0}[limit]
        self.hand_limit = 10 if self.choices["hand_limit"] == "ten" else 1000
        self.first_actions = 1 if self.choices["first_turn_actions"] == "one" else 2
        self.good_against_evil = self.choices["good_vs_evil"]
        self.team_choice = self.choices["team_choice"]
        self.open_hands = self.choices["open_team_hands"]
        self.wanted = tuple([str(self.choices[f"team_{seat}"]) for seat in range(1, 7)])
