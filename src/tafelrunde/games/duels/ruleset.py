"""The ruleset: teams, cards, maps and table options of one game, laid out for quick reading. It never changes during a game."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine import Action, Argument, Fixed, Say, Setting, arguments, late, memo, named
from tafelrunde.games.duels.ids import NO_CHARACTER, NO_VALUE, CardId, CharacterId, Figure, Points, Square, TeamId

WIDE: Final = 10
HIGH: Final = 7
SQUARES: Final = WIDE * HIGH
FAR: Final = 99  # steps, where there is no way
KNOWN_SPACES: Final = 6  # longer walks are rare

# kinds of cards (HD-P1)
BASIC: Final = 0
POWER: Final = 1
SPECIAL: Final = 2

# faces of the die, from low to high (HD-S6, HD-D1): the last is the heart, or a plain five
FACES: Final = ("2-all", "3", "3-all", "4", "4-all", "heart", "5")
FACE_SPACES: Final = (2, 3, 3, 4, 4, 5, 5)
FACE_ALL: Final = (True, False, True, False, True, False, False)
HEART: Final = 5
FIVE: Final = 6


# --- verbs --------------------------------------------------------------------------------------------------------------


class Whom(Fixed):
    """Which figures a verb is about: `user`, `foe`, `pick enemy los of frost`."""

    mode: str  # user, foe, target, team, partners, it, character, pick or each
    side: str = "enemy"  # of `pick` and `each`: enemy, own or any
    rank: str = ""  # lead or partner
    where: str = ""  # adjacent or los, both seen from the origin
    origin: str = "user"  # user, foe or character
    origin_character: CharacterId = NO_CHARACTER
    except_foe: bool = False
    of_one_opponent: bool = False
    character: CharacterId = NO_CHARACTER


USER: Final = Whom("user")

Namer: TypeAlias = Callable[[Whom], Say]  # what somebody is called on a card


class Lasting(Fixed):
    """HD-E7 to HD-E9: what a card does while it lies on the table."""

    team: bool  # for every figure of its owner, else for its user
    hides: bool = False
    sets: bool = False  # the values are these; else they are added
    attack: Points = Points(0)
    defence: Points = Points(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Fixed):
    """What one line of a card does (HD-E1). Every verb is a class of its own in verbs/; the rules know only this."""

    name: ClassVar[str] = ""  # in a card's line: `verb = "heal"`
    hook: ClassVar[str] = ""  # the one list of a card where it may stand; empty: after, do and relic
    timing: ClassVar[str] = ""  # the only moment for which a card with it is played
    needs_clock: ClassVar[bool] = False
    blocks: ClassVar[bool] = False  # HD-C8: prevents all damage
    usual_bonus: ClassVar[float] = 0.0  # what it adds to an attack that is answered, roughly
    worth_played: ClassVar[float] = 0.3  # to computer players, in points of health; set by hand as in evaluation.py
    worth_after_attack: ClassVar[float] = 0.6
    worth_after_defence: ClassVar[float] = 0.3

    condition: str = named(default="", kw_only=True)  # HD-E5: damage, undefended, defended, melee, ranged or adjacent
    role: str = named(default="", kw_only=True)  # only if the card was used for attack or defence
    may: bool = named(default=False, kw_only=True)  # HD-E4

    def is_possible(self, state: Any, user: Figure, card: "Card") -> bool:
        """HD-X4: as the first of a card's effects: whether there is somebody or something for it."""
        return True

    def begin(self, state: Any, run: Any) -> None:
        """HD-E2: do it at once, ask what it leaves open, or skip it."""

    def go_on(self, state: Any, run: Any, answer: Action) -> None:
        """Carry out what was chosen. A refusal where the card says `may` ends it."""

    def resume(self, state: Any, run: Any) -> None:
        """Go on with the figures that are still to be moved."""

    def reveal_attack(self, state: Any, fight: Any) -> None:
        """HD-C6: on an attack card that is revealed."""

    def reveal_defence(self, state: Any, fight: Any) -> None:
        """HD-C6: on a defence card when the attack is revealed."""

    def lasting(self) -> Lasting | None:
        """What it does while its card lies on the table."""
        return None

    def saves(self) -> Points:
        """HD-X6: the health with which it keeps a figure in play; 0: it does not."""
        return Points(0)

    def words(self, whom: Namer) -> Say:
        """The line of the card's text."""
        return Say(self.message(), self.told(whom))

    def message(self) -> str:
        """The name of that line in the texts."""
        return f"fx-{self.name.replace('_', '-')}"

    def told(self, whom: Namer) -> dict[str, Argument]:
        """What the line may tell: its parameters. When it happens stands around it."""
        names = [field.name for field in self.fields if field.name not in ("condition", "role")]
        return arguments({name: getattr(self, name) for name in names}, {"who": whom, "other": whom})

    # what computer players think of it

    def worth(self, view: Any, user: Figure) -> float:
        """As an effect of a special card that this figure might play."""
        return self.worth_played

    def worth_attacking(self) -> float:
        """After an attack."""
        return self.worth_after_attack

    def worth_defending(self) -> float:
        """After a defence."""
        return 0.0 if self.role == "attack" else self.worth_after_defence

    def blow(self) -> float:
        """What an enemy who is chosen for it loses."""
        return 2.0

    def open_attack(self, value: Points) -> Points:
        """The value of an attack with this card if nobody answers."""
        return value


# --- content ------------------------------------------------------------------------------------------------------------


class Card(Fixed):
    """A kind of card; a deck holds some copies of it."""

    index: CardId
    id: str
    team: TeamId
    kind: int
    users: tuple[CharacterId, ...]
    icon: str
    copies: int = 1
    together: bool = False  # HD-P3: needs all of its users
    reach: str = ""  # HD-P4: melee, ranged or both
    attack: Points = NO_VALUE
    defence: Points = NO_VALUE
    free: bool = False
    timing: str = "turn"  # HD-X1, HD-X5, HD-X6: or attacked, or would_die
    clock: int = 0  # 0: none
    need_target: CharacterId = NO_CHARACTER
    need_near: bool = False
    reveal: tuple[Verb, ...] = ()
    after: tuple[Verb, ...] = ()
    play: tuple[Verb, ...] = ()
    relic: tuple[Verb, ...] = ()
    relic_health: Points = Points(0)  # the condition: so much health at most, of this character
    relic_character: CharacterId = NO_CHARACTER
    relic_fallen: bool = False  # the condition: a partner is eliminated
    relic_only: bool = late()
    lasting: tuple[Lasting, ...] = late()

    def __post_init__(self) -> None:
        self.relic_only = bool(self.relic) and not self.play
        found = [verb.lasting() for verb in self.play + self.relic]
        self.lasting = tuple([lasting for lasting in found if lasting is not None])


class Character(Fixed):
    """A name with one figure or two."""

    index: CharacterId
    id: str
    team: TeamId
    lead: bool
    figures: int
    health: Points
    icon: str
    swims: bool
    hides: bool
    saviour: bool = late(False)  # the deck has a card that lets it stay in play (HD-X6)
    uses: list[bool] = late([])  # HD-P2: each card of the pack, by its number


class Team(Fixed):
    """A team: the characters of its up to three figures, and its deck."""

    index: TeamId
    id: str
    good: bool
    slots: tuple[CharacterId, ...]
    names: tuple[str, ...]
    deck: tuple[CardId, ...]
    has_free: bool
    title: str  # of a pack; empty where the texts know it


class Terrain(Fixed):
    """Something that stands on squares."""

    id: str
    icon: str
    ground: str
    wall: bool
    opaque: bool
    special: str  # what a map option may change (HD-B5, HD-B6, HD-B8, HD-B10): swim, hide, fairy, burrow or nothing


class Map(Fixed):
    """A map: what stands on each square."""

    id: str
    ground: str
    terrain: tuple[int, ...]  # -1: none
    wall: tuple[bool, ...]
    opaque: tuple[bool, ...]
    special: tuple[str, ...]
    relics_return: bool  # HD-B3, if the option is on
    burrows: bool = late()
    walks: "Walks" = memo()
    swims: "Walks" = memo()  # of those who may enter the creek

    def __post_init__(self) -> None:
        self.burrows = "burrow" in self.special
        self.walks = Walks(self.wall)
        self.swims = Walks(tuple([self.wall[at] and self.special[at] != "swim" for at in range(SQUARES)]))


class Walks(Fixed):
    """HD-M1, HD-M2: where walks lead while no figure stands in the way, or few do."""

    wall: tuple[bool, ...]
    ways: list[list[Square]] = late()  # from each square, the squares one step away that can be entered
    reached: list[list[list[Square]]] = late()  # from each square with so many spaces, the nearest first
    past: dict[i64, list[Square]] = memo({})  # the same where one opponent stands in the way, once somebody has asked
    steps: list[i64] = late()  # between each two squares; more than any walk has: there is no way

    def __post_init__(self) -> None:
        self.ways = _ways(self.wall)
        reached: list[list[list[Square]]] = []
        steps: list[i64] = []
        for square in range(SQUARES):
            order = [Square(square)]
            far: list[i64] = [FAR] * SQUARES
            far[square] = 0
            for one in order:  # it grows meanwhile
                for near in self.ways[one]:
                    if far[near] == FAR:
                        far[near] = far[one] + 1
                        order.append(near)
            reached.append([[one for one in order[1:] if far[one] <= spaces] for spaces in range(KNOWN_SPACES + 1)])
            steps += far
        self.reached, self.steps = reached, steps

    def around(self, start: Square, spaces: i64, closed: list[Square]) -> list[Square]:
        """HD-M3: where walks from a square lead, the nearest first, if these squares cannot be entered."""
        if spaces > KNOWN_SPACES or len(closed) > 1:
            return self.flood(start, spaces, closed)
        if not closed:
            return self.reached[start][spaces]
        way: i64 = (start * SQUARES + closed[0]) * FAR + spaces
        found = self.past.get(way)
        if found is None:
            found = self.flood(start, spaces, closed)
            self.past[way] = found
        return found

    def flood(self, start: Square, spaces: i64, closed: list[Square]) -> list[Square]:
        """The same, found step by step."""
        seen = [False] * SQUARES
        seen[start] = True
        for square in closed:
            seen[square] = True
        found: list[Square] = []
        edge = [start]
        for _ in range(spaces):
            begin = len(found)
            for square in edge:
                for near in self.ways[square]:
                    if not seen[near]:
                        seen[near] = True
                        found.append(near)
            edge = found[begin:]
        return found


def _ways(wall: tuple[bool, ...]) -> list[list[Square]]:
    found: list[list[Square]] = []
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
        found.append([Square(one) for one in near if not wall[one]])
    return found


class Content(Fixed):
    """Everything a pack brings."""

    teams: tuple[Team, ...]
    characters: tuple[Character, ...]
    cards: tuple[Card, ...]
    maps: tuple[Map, ...]
    terrains: tuple[Terrain, ...]

    def __post_init__(self) -> None:
        for character in self.characters:
            character.uses = [character.index in card.users for card in self.cards]


class Ruleset(Setting):
    """Content and options together."""

    content: Content
    teams: tuple[Team, ...] = late()
    characters: tuple[Character, ...] = late()
    cards: tuple[Card, ...] = late()
    maps: tuple[Map, ...] = late()
    card_index: dict[str, CardId] = late()
    card_names: list[str] = late()
    slot_of: tuple[i64, ...] = late()  # the place of each card among the kinds of its deck
    most_kinds: i64 = late()  # of cards in a deck
    map_choice: str = late()
    relics_return: bool = late()  # HD-B3
    swimming: bool = late()  # HD-B5
    hiding: bool = late()  # HD-B6
    fairies: bool = late()  # HD-B8
    burrows: bool = late()  # HD-B10, HD-B11
    leads_decide: bool = late()
    heart_moves: bool = late()  # HD-T5
    deck_end: str = late()
    round_limit: int = late()
    hand_limit: int = late()
    wanted: tuple[str, ...] = late()

    def __post_init__(self) -> None:
        content, choices = self.content, self.choices
        self.teams = content.teams
        self.characters = content.characters
        self.cards = content.cards
        self.maps = content.maps
        self.card_index = {card.id: card.index for card in content.cards}
        self.card_names = [card.id for card in content.cards]
        kinds = [[card.index for card in content.cards if card.team == team.index] for team in content.teams]
        self.slot_of = tuple([kinds[card.team].index(card.index) for card in content.cards])
        self.most_kinds = max([len(cards) for cards in kinds])
        self.map_choice = choices["map"]
        self.relics_return = choices["opt_chamber"]
        self.swimming = choices["opt_swim"]
        self.hiding = choices["opt_hide"]
        self.fairies = choices["opt_fairy"]
        self.burrows = choices["opt_burrow"]
        self.leads_decide = choices["win_condition"] == "leads"
        self.heart_moves = choices["heart_move"] != "none"
        self.deck_end = choices["deck_end"]
        limit: str = choices["round_limit"]
        self.round_limit = {"sixty": 60, "thirty": 30, "off": 0}[limit]
        self.hand_limit = 10 if choices["hand_limit"] == "ten" else 1000
        self.wanted = tuple([str(choices[f"team_{seat}"]) for seat in range(1, 7)])
