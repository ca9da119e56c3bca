"""What a computer partner says when a challenge begins (TQ-H1 to TQ-H4): what its hand can do here, and nothing else."""

from tafelrunde.engine import Action, Event, SeatId
from tafelrunde.games.quest.actions import Hint, Talk
from tafelrunde.games.quest.bots.phrases import on_hand
from tafelrunde.games.quest.events import ChallengeBegun
from tafelrunde.games.quest.rules.challenge import ChooseTurn, hopeless
from tafelrunde.games.quest.rules.talk import hintable
from tafelrunde.games.quest.rules.value import match_of
from tafelrunde.games.quest.ruleset import AID, KEY, KINDS, SUPPORT
from tafelrunde.games.quest.state import Challenge, Quest


def helpful(state: Quest, challenge: Challenge, seat: SeatId) -> list[str]:
    """TQ-H2: the kinds and items of this hand that count in the challenge: for the key by its kind, else by the item."""
    rules = state.rules
    kind = rules.rooms[challenge.room].kind
    fits = match_of(rules, challenge.room).fits
    known = hintable(state, seat)
    found: list[str] = []
    for copy in state.seats[seat].hand:
        number = rules.card_of[copy]
        card, fit = rules.cards[number], fits[number]
        name = rules.items[card.item].id
        if fit.role == KEY and kind in card.kinds:
            name = KINDS[kind]
        elif fit.role == AID and fit.points and not fit.guards:
            name = KINDS[SUPPORT]
        elif fit.role != KEY and not fit.guards:
            continue
        if name in known and name not in found:
            found.append(name)
    return found


def what_matters(state: Quest, seat: SeatId) -> Action | None:
    """What to say about the challenge that is going on; where it cannot be solved, one says so for all (TQ-I5)."""
    challenge = state.now()
    if hopeless(state):
        said = [other.said for other in state.seats]
        return None if "save-cards" in said else Talk("save-cards")
    if not state.rules.terms.hints:
        return Talk(on_hand(state, challenge, seat))
    things = helpful(state, challenge, seat)
    if things:
        return Hint(things)
    fits = match_of(state.rules, challenge.room).fits
    for copy in state.seats[seat].hand:
        fit = fits[state.rules.card_of[copy]]
        if fit.points or fit.guards:
            return Talk("help-little")  # by what may not be named
    return Talk("cannot-help")


def opening(state: Quest, seat: SeatId) -> Action | None:
    """The same before the first card of a challenge, from whoever is asked and has not said it."""
    challenge = state.challenge
    if challenge is None or challenge.rounds or challenge.plays or not isinstance(state.decision, ChooseTurn):
        return None
    words = what_matters(state, seat)
    player = state.seats[seat]
    if isinstance(words, Hint):
        return None if sorted(words.names) == sorted(player.hint) else words
    return None if player.said else words  # whoever has spoken in this challenge has said enough


def talk(view: Quest, event: Event) -> list[Action]:
    """As soon as a challenge begins, whoever begins it."""
    challenge = view.challenge
    if not isinstance(event, ChallengeBegun) or challenge is None or challenge.rounds or challenge.plays:
        return []
    words = what_matters(view, view.viewer) if view.rules.rooms[challenge.room].id == event.room else None
    return [] if words is None else [words]
