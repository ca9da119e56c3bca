"""Hints that explain: a nudge, then candidates with their worth, then one move with its reason.

A hint is made from a view alone, so it cannot know more than the seat that asks. The move is what the strongest computer
player would say with the same seed; the reasons are differences between the features of the position after it and after the
best alternative.
"""

from hashlib import sha256
from typing import Final

from msgspec import Struct, field

from tafelrunde.bots.greedy import sample, worth
from tafelrunde.bots.outlook import Prospect, prospects, strongest
from tafelrunde.engine import Action, Feature, Game, Player, Say, State, say, seeded
from tafelrunde.engine.scene import THEN
from tafelrunde.table.naming import Naming

SHOWN: Final = 3  # candidates
LOOKED: Final = 40  # alternatives, where the player itself compares nothing
TRIED: Final = 4  # of them are played on
CALLS: Final = 4  # that somebody makes before an answer
COUNTS: Final = 0.2  # steps by which a feature must differ to be worth a word
SURE: Final = 1.5  # standard errors by which it must, so that it is no luck


class Candidate(Struct, omit_defaults=True):
    """One move that was thought about. `worth` is how well the seat would then stand, out of 100."""

    action: str
    name: Say
    worth: int
    touches: list[str] = field(default_factory=list)
    apart: Say | None = None  # what tells it from a candidate of the same name


class Hint(Struct):
    """All that can be told about a decision, in three steps."""

    nudge: list[Say]
    marks: list[str]  # what the nudge points at
    candidates: list[Candidate]  # the best first
    reason: list[Say]  # the move, what it gains, what it risks, what the best alternative is


def make_hint(game: Game, view: State, seed: int, adviser: Player | None = None) -> Hint:
    """The hint for a view whose viewer is asked; the strongest player of the game advises, if nobody else is named."""
    naming = Naming(game, view)
    choice, *rest = advised(game, view, adviser or game.player(strongest(game), seed))
    weighed = [choice, *[(action, value) for action, value in rest if not action.gives_up and naming.knows(action)]]
    compared = len(weighed) > 1
    actions = [action for action, _ in weighed[:SHOWN]]
    if not compared:
        actions += _others(game, view, actions[0], seed, naming)
    outlooks = prospects(game, view, actions, seed)
    worths = [value for _, value in weighed[:SHOWN]] if compared else [outlook.worth for outlook in outlooks]
    order = [0, *sorted(range(1, len(actions)), key=lambda index: -worths[index])][:SHOWN]
    candidates: list[Candidate] = []
    for index in order:
        # an alternative that looks better by a hair, but not to the player, is as good as the choice
        value = min(worths[index], worths[0])
        name, touches = naming.move(actions[index])
        candidates.append(Candidate(actions[index].text, name, round(100 * value), touches))
    _tell_apart(naming, candidates)
    features = [feature for feature in game.features(view, view.asked().seat) if feature.open]
    differences = _differences(features, [outlooks[index] for index in order])
    return Hint(
        nudge=_nudge(naming, candidates[0], differences),
        marks=candidates[0].touches[:1],
        candidates=candidates,
        reason=_reason(candidates, differences, features),
    )


def advised(game: Game, view: State, adviser: Player) -> list[tuple[Action, float]]:
    """What the adviser makes of the open question. What it would call out before that counts as said."""
    weighed = adviser.weigh(view)
    for _ in range(CALLS):
        call = weighed[0][0]
        if not call.interjects:
            break
        view = view.copy()
        game.interject(view, view.viewer, call)
        if view.decision is None:
            break
        weighed = adviser.weigh(view)
    return weighed


def hint_seed(version: int, seat: int) -> int:
    """The seed of a hint: from what everybody knows, so that nothing secret can shine through it."""
    return int.from_bytes(sha256(f"hint {version} {seat}".encode()).digest()[:6], "big")


def _others(game: Game, view: State, choice: Action, seed: int, naming: Naming) -> list[Action]:
    """What looks best of all that could be said instead, at one imagined table, each followed by nothing."""
    chance = seeded(seed)
    seat = view.asked().seat
    offered = [game.parse(text) for text in naming.offers if THEN not in text]  # one thing at a time
    known = {action.text: action for action in [*offered, *view.asked().options(view)]}
    others = [
        action
        for action in known.values()
        if action != choice and not action.interjects and not action.gives_up and naming.knows(action)
    ]
    options = sample(others, LOOKED, chance)
    imagined = game.imagine(view, chance)
    standing = []
    for index, action in enumerate(options):
        state = imagined.copy()
        state.take(action)
        standing.append((-worth(game, state)[seat], index))
    return [options[index] for _, index in sorted(standing)[:TRIED]]


def _tell_apart(naming: Naming, candidates: list[Candidate]) -> None:
    """Candidates of one name are told with what only they touch."""
    for one in candidates:
        alike = [other for other in candidates if other is not one and other.name == one.name]
        if alike:
            shared = {thing for other in alike for thing in other.touches}
            own = [naming.thing(thing) for thing in one.touches if thing not in shared]
            one.apart = next((thing for thing in own if thing is not None), None)
    for one in candidates:
        if one.apart is not None:
            one.name = say("hint-apart", move=one.name, thing=one.apart)


def _differences(features: list[Feature], outlooks: list[Prospect]) -> list[tuple[float, Say]]:
    """How the choice differs from the best alternative, in steps, with a sentence; the best for the seat first. What is paid or
    gained is told as what the move itself does. What may be luck is left out, and nothing is said of two different moments."""
    found: list[tuple[float, Say]] = []
    if len(outlooks) < 2:
        return found
    choice, other = outlooks[0], outlooks[1]
    for feature in features:
        done = choice.does(feature.name)
        if feature.exact and done and done != other.does(feature.name):
            found.append((done / feature.matters, _amount(feature, done)))
        elif choice.moments == other.moments:
            difference, luck = choice.differs(other, feature.name)
            steps = difference / feature.matters
            told = round(abs(difference) / feature.unit) * feature.unit
            if told and abs(steps) >= COUNTS and abs(difference) > SURE * luck:
                found.append((steps, _later(feature, steps) if feature.exact else _amount(feature, difference)))
    return sorted(found, key=lambda entry: -entry[0])


def _amount(feature: Feature, difference: float) -> Say:
    """By how much a feature differs; of an exact one, what is paid or gained to the last coin."""
    amount = abs(difference) if feature.exact else round(abs(difference) / feature.unit) * feature.unit
    told = round(amount) if float(amount).is_integer() else amount
    return say(f"feature-{feature.name}-{'more' if difference > 0 else 'less'}", amount=told)


def _later(feature: Feature, steps: float) -> Say:
    """What the move does not do itself, but what becomes of it."""
    return say("hint-later-more" if steps > 0 else "hint-later-less", feature=Say(f"feature-{feature.name}"))


def _nudge(naming: Naming, best: Candidate, differences: list[tuple[float, Say]]) -> list[Say]:
    """Where to look, and what it is about; never what to do."""
    nudge = []
    thing = naming.thing(best.touches[0]) if best.touches else None
    if thing is not None:
        nudge.append(say("hint-look", thing=thing))
    if differences and differences[0][0] > 0:
        nudge.append(say("hint-about", feature=_named(differences[0][1])))
    elif differences:
        nudge.append(say("hint-careful", feature=_named(differences[-1][1])))
    return nudge or [Say("hint-calm")]


def _named(sentence: Say) -> Say:
    """What a sentence about a feature is about."""
    about = sentence.args.get("feature")
    return about if isinstance(about, Say) else Say(sentence.id.removesuffix("-more").removesuffix("-less"))


def _reason(candidates: list[Candidate], differences: list[tuple[float, Say]], features: list[Feature]) -> list[Say]:
    """The move, its gain, its risk, and the best alternative, a sentence each; where nothing differs, what to look at."""
    best = candidates[0]
    reason = [say("hint-move", move=best.name)]
    if len(candidates) < 2:
        return [*reason, Say("hint-only")]
    gains = [sentence for steps, sentence in differences if steps > 0]
    risks = [sentence for steps, sentence in reversed(differences) if steps < 0]
    other = candidates[1]
    ahead = best.worth > other.worth
    usual = "hint-ahead" if ahead else "hint-judged" if risks else "hint-even"
    reason.append(gains[0] if gains else Say(usual))
    if risks:
        reason.append(risks[0])
    elif not gains and features:
        reason.append(say("hint-watch", feature=Say(f"feature-{features[0].name}")))
    if ahead:
        return [*reason, say("hint-alternative", move=other.name, worth=other.worth, best=best.worth)]
    return [*reason, say("hint-next" if differences else "hint-as-good", move=other.name)]
