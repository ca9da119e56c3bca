"""The contract: what a game must be able to do so that tables, bots, labs and environments can use it without knowing it."""

from pathlib import Path
from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from tafelrunde.engine.action import Action, BadAction
from tafelrunde.engine.chance import ONE, Chance, luck_of
from tafelrunde.engine.event import Event
from tafelrunde.engine.feature import Feature
from tafelrunde.engine.flow import Beat, Reason, State
from tafelrunde.engine.habits import Habits
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.judgement import Judgement
from tafelrunde.engine.observation import Numbers, Schema
from tafelrunde.engine.occasion import Occasion
from tafelrunde.engine.options import Alliance, OptionField, Preset
from tafelrunde.engine.part import SPECTATOR, Setting, attributes
from tafelrunde.engine.player import Player
from tafelrunde.engine.say import Say, Who
from tafelrunde.engine.scene import (
    Details,
    Fame,
    Happening,
    Offer,
    Offers,
    Piece,
    Preview,
    Refusal,
    Result,
    Scene,
    SeatPanel,
    Sheet,
    Zone,
    standings,
)
from tafelrunde.engine.studio import Exhibit, FileKind
from tafelrunde.engine.view import view
from tafelrunde.engine.vocabulary import Vocabulary
from tafelrunde.engine.words import Kinds, say_action, say_part, say_reason

S = TypeVar("S", bound=State, default=Any)  # code that knows no game says just `Game`
R = TypeVar("R", bound=Setting, default=Any)

LEARNED: Final = "learned.toml"  # in a game's folder: the weights of its judgement,
HABITS: Final = "habits.toml"  # and the habits of its players
TABLE: Final = -3  # the seat of the table itself: for what its clock says


class Illegal(ValueError):
    """An action that is not allowed now."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(f"{action.text!r} is not allowed now ({reason})")
        self.action = action
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, R]):
    """One game, with the classes of its states and settings. Class data says what it is; methods are its rules from outside."""

    id: ClassVar[str] = ""
    version: ClassVar[str] = ""  # of the rules: a record is replayed only by the version that wrote it
    face: ClassVar[int] = 0  # rises when rules, content, observations or vocabulary change: what was learned fits no more
    prefix: ClassVar[str] = ""  # of its rule ids
    icon: ClassVar[str] = ""  # its emblem
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 1
    usual_seats: ClassVar[int] = 1
    measured_seats: ClassVar[tuple[int, ...]] = ()  # by the bench, a line each, aims for the first; empty: the usual ones
    together: ClassVar[bool] = False  # all seats win or lose as one team
    alliances: ClassVar[tuple[Alliance, ...]] = ()  # who plays with whom, for who sets up a table
    levels: ClassVar[tuple[str, ...]] = ()  # of computer players, weakest first
    options: ClassVar[tuple[OptionField, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    famous: ClassVar[bool] = False  # has a hall of fame
    whole_packs: ClassVar[bool] = False  # a pack brings all its files; else what it lacks is the game's own
    endless: ClassVar[dict[str, Any]] = {}  # options that make sure that careless play comes to an end
    bound: ClassVar[int] = 100_000  # no game with those options takes more actions
    horizon: ClassVar[int] = 10_000  # actions after which programs that learn are cut off: far more than their games take
    actions: ClassVar[dict[str, type[Action]]] = {}  # by verb
    out_of_turn: ClassVar[Reason] = Reason("", "why-not-your-turn")
    game_over: ClassVar[Reason] = Reason("", "why-game-over")
    kinds: ClassVar[Kinds] = {"seat": Who}  # what an attribute of some name is, for words: a seat, a card, a place
    phrases: ClassVar[tuple[str, ...]] = ()  # ready-made chat beside the usual phrases; words: `phrase-<id>` in the game's text
    talks: ClassVar[tuple[type[Event], ...]] = ()  # what computers speak about when it has happened
    folder: ClassVar[Path] = Path()  # with RULES.*.md, content/, text/ and look/
    judgement: ClassVar[Judgement | None] = None  # what can be learned about it; its weights are in learned.toml of the folder
    habits: ClassVar[Habits | None] = None  # numbers that its players go by; those that were learned are in habits.toml

    def __init__(self) -> None:
        if self.judgement is not None:
            self.judgement.bind(self, self.folder / LEARNED)
        if self.habits is not None:
            self.habits.bind(self, self.folder / HABITS)

    # --- playing ------------------------------------------------------------------------------------------------------

    def setting(self, choices: dict[str, Any], pack: str = "") -> R:
        """Checked options and loaded content. `pack` is the name of a content (engine/library.py) or a folder with one; empty:
        the game's own."""
        raise TypeError("a game needs setting()")

    def options_of(self, pack: str) -> tuple[OptionField, ...]:
        """The options where a pack is played: its content may widen them."""
        return self.options

    def misfit(self, setting: R, seats: int) -> Say | None:
        """What is wrong with these options for so many seats, if anything is, for who sets up a table."""
        return None

    def findings(self, pack: str) -> list[str]:
        """What a closer look at a pack shows, for its designer: a sentence each. It may take a while."""
        return []

    def new_table(self, setting: R, seats: int, chance: Chance) -> S:
        """The table before anything has happened, with all luck to come and the procedure that begins the game on its stack."""
        raise TypeError("a game needs new_table()")

    def start(self, setting: R | None = None, seats: int = 0, seed: int = 0, listen: bool = False, luck: str = ONE) -> S:
        """A new game, run to its first decision; with the usual options and the usual seats unless others are named. `luck`
        says whether it comes in streams (chance.py)."""
        found = self.setting({}) if setting is None else setting
        state = self.new_table(found, seats or self.usual_seats, luck_of(seed, luck))
        if listen:
            state.heard = []
        state.run()
        return state

    def legal_actions(self, state: S) -> list[Action]:
        """What may be said now; nothing once the game is over."""
        decision = state.decision
        return [] if decision is None else decision.options(state)

    def why_not(self, state: S, seat: SeatId, action: Action) -> Reason | None:
        """None if this seat may say this now."""
        decision = state.decision
        if decision is None:
            return self.game_over
        if action.interjects:
            return self.why_not_interject(state, seat, action)
        if decision.seat != seat:
            return self.out_of_turn
        return decision.why_not(state, action)

    def apply(self, state: S, seat: SeatId, action: Action) -> list[Event]:
        """Carry out an action that somebody said, if it is allowed, and tell what happened."""
        reason = self.why_not(state, seat, action)
        if reason is not None:
            raise Illegal(action, reason)
        return self.carry_out(state, seat, action)

    def carry_out(self, state: S, seat: SeatId, action: Action) -> list[Event]:
        """Carry out an action that is known to be allowed, and tell what happened."""
        heard: list[Event] = []
        state.heard = heard
        if action.interjects:
            self.interject(state, seat, action)
        else:
            state.take(action)
        state.heard = None
        return heard

    def story(self, state: S, seat: SeatId, action: Action) -> list[Beat]:
        """Carry out an action as `apply` does, and keep the table as it was right after each thing that happened."""
        beats: list[Beat] = []
        state.beats = beats
        self.apply(state, seat, action)
        state.beats = None
        return beats

    def why_not_interject(self, state: S, seat: SeatId, action: Action) -> Reason | None:
        """None if this seat may say this out of turn now."""
        return self.out_of_turn

    def interject(self, state: S, seat: SeatId, action: Action) -> None:
        """Carry out something said out of turn. The open decision stays open, unless it is no longer needed."""
        raise TypeError("a game with interjections needs interject()")

    def asides(self, state: S) -> list[Action]:
        """What the seat that is asked may say before it answers, where that belongs to play and is no mere talk. Said again and
        again it comes to an end."""
        return []

    def recurring(self, view: S) -> tuple[list[Action], set[str]] | None:
        """For a question that comes again and again: the answers that let it be, the usual one first, and what it is about.
        Who let it be is asked again once there is something new (table/unasked.py), and never about nothing."""
        return None

    def parse(self, text: str) -> Action:
        """The action that these words describe."""
        words = text.split()
        kind = self.actions.get(words[0]) if words else None
        if kind is None:
            raise BadAction(f"{text[:40]!r} begins with no known word; there are {', '.join(self.actions)}")
        return kind.read(words[1:])

    def outcome(self, state: S) -> list[float]:
        """At the end, each seat's share of the victory, from 0 to 1. Usually the best score wins, and equal ones share."""
        scores = self.progress(state)[1]
        best = max(scores)
        return [1 / scores.count(best) if score == best else 0.0 for score in scores]

    # --- knowing ------------------------------------------------------------------------------------------------------

    def imagine(self, view: S, chance: Chance) -> S:
        """A whole state that the viewer cannot tell from the real one: the unknown is dealt anew."""
        raise TypeError("a game needs imagine()")

    def evaluate(self, state: S) -> list[float]:
        """How well each seat stands, from 0 to 1. Of a view or of a state."""
        raise TypeError("a game needs evaluate()")

    def features(self, state: S, seat: SeatId) -> list[Feature]:
        """What makes this seat stand well or badly, to explain a move with. Of a view or of a state."""
        return [Feature("standing", 100 * self.evaluate(state)[seat], 4.0)]

    def schema(self, setting: R, seats: int) -> Schema:
        """What the numbers of an observation are (observation.py). Only learning programs need it."""
        raise TypeError(f"{self.id} says nothing about its observations: write its schema() and observe()")

    def observe(self, state: S, seat: SeatId, numbers: Numbers) -> None:
        """Write down what this seat may know, as the schema says. Of a view or of a state, with the same result."""
        raise TypeError(f"{self.id} says nothing about its observations: write its schema() and observe()")

    def vocabulary(self, setting: R, seats: int) -> Vocabulary:
        """A number for everything that can be said at such tables (vocabulary.py). Only learning programs need it."""
        raise TypeError(f"{self.id} has no numbers for its actions: write its vocabulary()")

    def player(self, level: str, seed: int) -> Player:
        """A computer player of one of the `levels`, or `random`."""
        raise TypeError("a game needs player()")

    def fame(self, state: S) -> Fame | None:
        """At the end, what is worth to be written into the hall of fame."""
        return None

    def migrate(self, version: str, choices: dict[str, Any], actions: list[str]) -> tuple[dict[str, Any], list[str]] | None:
        """A record of an older version of the rules: the options and actions that give the same game today.
        None: there are none, and the record is refused."""
        return None

    def progress(self, state: S) -> tuple[int, list[int]]:
        """The moment (round, turn) and each seat's public score, for the curve of who was ahead."""
        return 0, []

    # --- among people -------------------------------------------------------------------------------------------------

    def talk(self, view: S, occasion: Occasion) -> list[Say | Action]:
        """What a computer at the viewer's seat has to say about one of the things it `talks` about: what matters now, and
        nothing else; usually nothing. A message of the game's text in the speaker's own words, or an interjection where the
        rules have one for it. It must be true of the viewer's hand or of the plan of its player."""
        return []

    def confidants(self, view: S) -> list[SeatId]:
        """The seats that hear what the computer at the viewer's seat says; nobody: everybody hears it."""
        return []

    def team_decides(self, view: S, action: Action) -> bool:
        """Whether this moment belongs to the whole team: where people play with it, a computer then only proposes the action.
        What may be said at such a moment must be the same in the eyes of every seat."""
        return False

    def proposed(self, view: S, action: Action) -> Offer:
        """What a computer proposes, where the offers of those who decide do not list it: one of very many ways."""
        return self.offer(action)

    # --- measuring ----------------------------------------------------------------------------------------------------

    def measures(self, state: S) -> dict[str, float]:
        """At the end, what matters in this game besides winning, by name (`measure-<name>` in the texts): hearts left."""
        return {}

    def sides(self, state: S) -> list[str]:
        """At the end, what each seat played with: its team, its colour. Nothing where all have the same."""
        return []

    def begins(self, state: S) -> SeatId:
        """The seat that had the first turn."""
        return SeatId(0)

    def held(self, state: S, seat: SeatId) -> list[str]:
        """The cards, or whatever a designer would weigh, that this seat has now; by id."""
        return []

    def used(self, action: Action) -> str:
        """The one of them that this action uses; empty: none."""
        return ""

    def called(self, setting: R, kind: str, id: str) -> Say:
        """What a card or a side (the `kind`) is called."""
        return Say("lab-thing", {"name": id})

    # --- showing ------------------------------------------------------------------------------------------------------

    def texts(self, choices: dict[str, Any], language: str) -> list[Path]:
        """The Fluent files for these options; none of them knows a message of another."""
        return sorted((self.folder / "text").glob(f"*{language}.ftl"))

    def scene(self, view: S) -> Scene:
        """The table as the viewer sees it; made from the view alone, so it cannot leak."""
        raise TypeError("a game needs scene()")

    def details(self, view: S) -> Details:
        """What the viewer can look at closely: sheets and glimpses, as far as the scene does not bring them itself."""
        return Details()

    def whole_scene(self, view: S) -> Scene:
        """The table with all that can be looked at closely."""
        scene, details = self.scene(view), self.details(view)
        scene.sheets, scene.glimpses = scene.sheets | details.sheets, scene.glimpses | details.glimpses
        return scene

    def offers(self, view: S) -> Offers:
        """What the viewer may do now, with words, and what touches what: all that the open question lists, and what may always
        be said. A game that groups its offers or has forms makes its own."""
        shown = Offers()
        decision = view.decision
        if decision is None or view.viewer < 0:
            return shown
        if decision.seat == view.viewer:
            shown.offers = [self.offer(action) for action in decision.options(view)]
        for kind in self.actions.values():
            if kind.interjects and " " not in kind.usage:
                offer = self.offer(kind())
                reason = self.why_not_interject(view, view.viewer, kind())
                if reason is None:
                    shown.standing.append(offer)
                else:
                    shown.refusals.append(Refusal(offer.name, self.refusal(reason, view), reason.rule))
        return shown

    def offer(self, action: Action) -> Offer:
        """What it is to say this: the message `offer-<verb>`."""
        fields = {name: getattr(action, name) for name in attributes(action)}
        touches = [action.touches.format(**fields)] if action.touches else []
        return Offer(action.text, say_action(action, self.kinds), touches=touches, rule=action.rule)

    def happening(self, event: Event, view: S) -> Happening:
        """An event, already redacted for the viewer, as a sentence and motions. `view` is the table right after it; of what was
        long ago, the table as it is now."""
        return Happening(say_part(event, self.kinds), event.rule, getattr(event, "seat", None))

    def refusal(self, reason: Reason, view: S) -> Say:
        """A reason in words."""
        return say_reason(reason, self.kinds)

    def drawn(self, view: S, zones: list[Zone], seats: list[SeatPanel], caption: Say | None = None) -> Scene:
        """For `scene`: these things with what is asked, by the decision's own message, or with how it ended (`game-over`)."""
        over, decision = Say("game-over"), view.decision
        return Scene(
            prompt=say_part(decision, self.kinds) if decision is not None else over if view.over else None,
            zones=zones,
            seats=seats,
            asked=None if decision is None else int(decision.seat),
            caption=caption,
            result=Result(over, standings(self.progress(view)[1])) if view.over else None,
            private=view.viewer >= 0,
        )

    def attempts(self, view: S, thing: str) -> list[Action | Reason]:
        """What the viewer may have in mind when touching this thing of the scene: the rules are then asked why not. Where no
        action says it, the reason itself. Usually, to say what is said by touching it."""
        found: list[Action | Reason] = []
        for kind in self.actions.values():
            kinship, _, field = kind.touches.partition("{")
            if field and thing.startswith(kinship):
                try:
                    found.append(kind.read([thing.removeprefix(kinship)]))
                except BadAction:
                    continue
        return found

    def remarks(self, view: S, action: Action) -> list[Say]:
        """What to say about a free-form action while it is being put together: is this trade fair?"""
        return []

    def printed(self, setting: R) -> list[Sheet]:
        """All that is printed on cards and on what else is read like one, for who proofreads its words."""
        return []

    def content_kinds(self) -> tuple[FileKind, ...]:
        """The files of a pack, for designers: what they hold and what else a form needs to know (studio.py). Nothing: packs
        are written as text."""
        return ()

    def exhibits(self, setting: R, only: str = "") -> list[Exhibit]:
        """Every thing of a pack as it lies on the table, for designers; `only` those of one file. Usually the table as a game
        begins, for each file."""
        zones = self.scene(view(self.start(setting), SeatId(SPECTATOR))).zones
        files = [kind.name for kind in self.content_kinds() if only in ("", kind.name) and "*" not in kind.name]
        return [Exhibit(file, "", zones[0].name, zones[0].name, zones) for file in files]

    def gallery(self, setting: R) -> list[Piece]:
        """Every card of a pack as a drawing, for designers."""
        return []

    def preview(self, view: S, action: Action) -> Preview:
        """What an action that is possible now would bring, while somebody thinks about it."""
        return Preview(self.remarks(view, action))


def compiled() -> bool:
    """Whether this code runs compiled. Both ways play the same games."""
    return not __file__.endswith(".py")
