"""Whether what computers say is true: every phrase is held against the speaker's real hand, or against what he would do."""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from tafelrunde.engine.event import Event, heard_by
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.say import Say
from tafelrunde.engine.view import view
from tafelrunde.games.duels.actions import Attack, Defend
from tafelrunde.games.duels.picture import names as duels_names
from tafelrunde.games.duels.rules.combat import ChooseDefence
from tafelrunde.games.duels.rules.turn import ChooseAction
from tafelrunde.games.duels.state import Duels
from tafelrunde.games.mapmasters.actions import Lay
from tafelrunde.games.mapmasters.bots.assignment import assignment_of
from tafelrunde.games.mapmasters.ids import ITEM_LETTERS, ITEM_WORDS
from tafelrunde.games.mapmasters.picture.names import look_of
from tafelrunde.games.mapmasters.rules.turn import LayCard
from tafelrunde.games.mapmasters.state import FINISHED, Table
from tafelrunde.games.quest.actions import Hint, Talk
from tafelrunde.games.quest.rules.challenge import hopeless
from tafelrunde.games.quest.rules.play import counts_now
from tafelrunde.games.quest.rules.value import match_of
from tafelrunde.games.quest.ruleset import KEY, KINDS
from tafelrunde.games.quest.state import Quest
from tafelrunde.table.talk import SEED, STEPS, Matter, Words, words_about

PERSON = SeatId(0)  # whoever sits there counts as a person


class Spoken(NamedTuple):
    """Something that a computer said, and the whole table at that moment."""

    state: State
    seat: SeatId
    event: Event
    said: list[tuple[SeatId, Say]]  # before it
    words: Words

    def matter(self, seen: State) -> Matter:
        return Matter(seen, self.event, [PERSON], self.said)


def conversation(game: Game, choices: dict[str, Any], seats: int, seed: int, level: str) -> Iterator[Spoken]:
    """A whole game among computers, with all that they would say to a person in the first seat. What the rules know as an
    interjection is carried out, as at a table."""
    state = game.start(game.setting(choices), seats, seed)
    players = [game.player(level, seed + seat) for seat in range(seats)]
    said: list[tuple[SeatId, Say]] = []
    while not state.over:
        asked = state.asked().seat
        action = players[asked].choose(view(state, asked))
        for event in game.apply(state, asked, action):
            if isinstance(event, game.talks):
                for seat in map(SeatId, range(1, seats)):
                    yield from _words(game, state, seat, event, said, level)


def _words(
    game: Game, state: State, seat: SeatId, event: Event, said: list[tuple[SeatId, Say]], level: str
) -> Iterator[Spoken]:
    heard, seen = heard_by(event, seat), view(state, seat)
    to = game.confidants(seen)
    if heard is None or state.over or (to and PERSON not in to):
        return
    for words in words_about(game, level, Matter(seen, heard, [PERSON], said)):
        yield Spoken(state.copy(), seat, heard, said.copy(), words)
        if words.say is not None:
            said.append((seat, words.say))
        else:
            game.apply(state, seat, game.parse(words.action))


def first_said(game: Game, choices: dict[str, Any], seats: int, seed: int, most: int, level: str) -> list[Spoken]:
    """The first things that are said in a game."""
    return list(islice(conversation(game, choices, seats, seed, level), most))


# --- is it true? ------------------------------------------------------------------------------------------------------


def untrue(game: Game, spoken: Spoken, level: str) -> str:
    """What is wrong with a phrase; nothing if it is true."""
    words = spoken.words
    told = words.say.id if words.say is not None else words.action
    fine = CHECKS[game.id](game, spoken, level)
    return "" if fine else f"seat {spoken.seat} said {told} ({words.say.args if words.say else ''}), and that is not so"


def _quest(game: Game, spoken: Spoken, _: str) -> bool:
    """TQ-H2 to TQ-H4: every thing named is on a card of the hand that counts here; or none counts; or nothing can be solved."""
    state, action = spoken.state, game.parse(spoken.words.action)
    assert isinstance(state, Quest)
    challenge, rules = state.now(), state.rules
    numbers = [rules.card_of[copy] for copy in state.seats[spoken.seat].hand]
    fits = match_of(rules, challenge.room).fits
    counting = [number for number in numbers if counts_now(state, number, False) or fits[number].points or fits[number].guards]
    if isinstance(action, Hint):
        cards = [rules.cards[number] for number in numbers]
        things = [{rules.items[card.item].id, *(KINDS[kind] for kind in card.kinds)} for card in cards]
        known = all(any(name in held for held in things) for name in action.names)
        return known and bool(counting or any(fits[number].role == KEY for number in numbers))
    assert isinstance(action, Talk)
    if action.name == "save-cards":
        return hopeless(state)
    return action.name == ("help-little" if counting else "cannot-help") and not hopeless(state)


def _mapmasters(game: Game, spoken: Spoken, level: str) -> bool:
    """MM-S12: the cards are in the hand; the space is where this player would lay a card now; the group can do it."""
    state, words = spoken.state, spoken.words.say
    assert isinstance(state, Table)
    assert words is not None
    rules, look = state.rules, look_of(state.rules.pack)
    printed = ["".join(re.findall(r"[{:](\w+)", rules.cards[card].line)) for card in state.seats[spoken.seat].hand]
    if words.id == "talk-portal":
        return any("o" in symbols for symbols in printed)
    if words.id == "talk-items":
        wanted = dict(_items(words.args["things"]))
        return any(all(symbols.count(letter) >= number for letter, number in wanted.items()) for symbols in printed)
    if words.id == "talk-able":
        groups = {look.group_name(group.id).id: number for number, group in enumerate(rules.groups)}
        assert isinstance(words.args["group"], Say)
        party = state.parties[groups[words.args["group"].id]]
        able = [task for task in rules.tasks if look.needs(rules, task) == words.args["task"] and not state.done & task.bit]
        return party.status != FINISHED and assignment_of(state).share[party.group] in [task.number for task in able]
    then = state.copy()
    then.active, then.decision = spoken.seat, LayCard(spoken.seat)
    player = game.player(level, SEED)
    player.limit(STEPS)
    action = player.choose(view(then, spoken.seat))
    return words.id == "talk-place" and isinstance(action, Lay) and action.space == words.args["space"]


def _items(told: Any) -> Iterator[tuple[str, int]]:
    """Letters and numbers of what a list of items names."""
    if told.id.startswith("items-"):
        yield ITEM_LETTERS[ITEM_WORDS.index(told.id.removeprefix("items-"))], int(told.args["count"])
    else:
        for inner in told.args.values():
            yield from _items(inner)


def _duels(game: Game, spoken: Spoken, _: str) -> bool:
    """HD-C1, HD-C3: the attack would be allowed; no card defends any figure."""
    state, words = spoken.state.copy(), spoken.words.say
    assert isinstance(state, Duels)
    assert words is not None
    if words.id == "talk-unguarded":
        guarded = [ChooseDefence(spoken.seat, figure).options(state) for figure in state.own(spoken.seat)]
        return not any(isinstance(action, Defend) for actions in guarded for action in actions)
    state.actions = 2
    options = ChooseAction(spoken.seat).options(state)
    look = duels_names.look_of(state.rules)
    return any(isinstance(action, Attack) and look.figure(action.target) == words.args["figure"] for action in options)


CHECKS: dict[str, Callable[[Game, Spoken, str], bool]] = {"quest": _quest, "mapmasters": _mapmasters, "duels": _duels}
