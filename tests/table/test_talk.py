"""What computers say is true, made from their own view, the same on every machine, and has words in both languages; and what
they propose tells no more than the choice. benchmarks/talk.py looks at 200 games of each."""

from functools import cache
from typing import Any

import msgspec
import pytest

from higher.actions import Stake
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.record import RecordSeat, new_record
from tafelrunde.engine.registry import find
from tafelrunde.engine.say import Say
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME as MONOPOLY
from tafelrunde.games.monopoly.actions import Offer, Side
from tafelrunde.games.monopoly.rules.property import move_deed
from tafelrunde.games.monopoly.state import Monopoly
from tafelrunde.table.naming import Naming
from tafelrunde.table.proposals import asked_instead, offers_instead, reason_for
from tafelrunde.table.room import NotPossible, open_room
from tafelrunde.table.table_events import Proposed, TakenBack, is_table_event, read, written
from tafelrunde.table.talk import Matter, words_about
from tafelrunde.table.texts import table_texts
from tafelrunde.text import LANGUAGES, Voice
from tests.table.teamed import TEAM
from tests.table.truth import PERSON, Spoken, first_said, untrue

NAMES = ["Anna", "Bo", "Cleo", "Dag"]
SEED = 7
# options, seats, level, and how many phrases are looked at
TALKING: dict[str, tuple[dict[str, Any], int, str, int]] = {
    "quest": ({}, 3, "normal", 60),
    "mapmasters": ({"mission": 1}, 3, "easy", 4),
    "duels": ({}, 4, "normal", 10),
}
every_talker = pytest.mark.parametrize("name", TALKING)


@cache
def spoken(name: str) -> list[Spoken]:
    choices, seats, level, most = TALKING[name]
    return first_said(find(name), choices, seats, SEED, most, level)


# --- talk -------------------------------------------------------------------------------------------------------------


@every_talker
def test_what_is_said_is_true_of_hand_or_plan(name: str) -> None:
    found = spoken(name)
    assert found
    assert [wrong for one in found if (wrong := untrue(find(name), one, TALKING[name][2]))] == []


@every_talker
def test_what_is_said_follows_from_what_the_speaker_sees(name: str) -> None:
    """At a table where all that he does not see lies differently, and in another process, he says the same."""
    game, level = find(name), TALKING[name][2]

    def setting(pack: str, choices: dict[str, Any]) -> Any:
        return game.setting(choices, pack)

    for number, one in enumerate(spoken(name)[::3]):
        elsewhere = view(game.imagine(view(one.state, one.seat), seeded(number)), one.seat)
        assert one.words in words_about(game, level, one.matter(elsewhere))
        data = msgspec.json.decode(msgspec.json.encode(one.matter(elsewhere).to_data()))
        assert one.words in words_about(game, level, Matter.from_data(data, setting))


@every_talker
def test_what_is_said_has_words_in_both_languages(name: str) -> None:
    game = find(name)
    for language in LANGUAGES:
        voice = Voice(language, table_texts(game, dict(game.setting({}).choices), language), NAMES, strict=True)
        for one in spoken(name):
            if one.words.say is not None:
                assert voice.text(one.words.say)


@every_talker
def test_little_is_said(name: str) -> None:
    """Nobody says two things at once."""
    occasions = [(repr(one.event), one.seat, len(one.said)) for one in spoken(name) if one.words.say is not None]
    assert len(set(occasions)) == len(occasions)


def test_nobody_repeats_himself_over_a_map() -> None:
    """MM-G4: a thing is said once."""
    remarks = [(one.seat, repr(one.words)) for one in spoken("mapmasters")]
    assert len(set(remarks)) == len(remarks)


def offered(
    give: tuple[int, ...], get: tuple[int, ...], rupees: int, mine: tuple[int, ...], theirs: tuple[int, ...]
) -> Monopoly:
    """Seat 0, a person, has offered a trade to seat 1, and was refused."""
    state = MONOPOLY.start(MONOPOLY.setting({"tokens": "random", "seats": "fixed"}), 2, 1)
    assert isinstance(state, Monopoly)
    while state.asked().seat != 0 or not any(action.text == "roll" for action in state.asked().options(state)):
        state.take(state.asked().default(state))
    for seat, spaces in ((0, mine), (1, theirs)):
        for space in spaces:
            move_deed(state, space, SeatId(seat))
    MONOPOLY.apply(state, SeatId(0), Offer(SeatId(1), Side(rupees, give), Side(0, get)))
    return state


def refusal(state: Monopoly, people: list[SeatId] | None = None) -> list[Say]:
    """What seat 1 says when it has said no."""
    (event,) = [
        event for event in MONOPOLY.apply(state, SeatId(1), MONOPOLY.parse("reject")) if isinstance(event, MONOPOLY.talks)
    ]
    matter = Matter(view(state, SeatId(1)), event, [PERSON] if people is None else people, [])
    return [words.say for words in words_about(MONOPOLY, "normal", matter) if words.say is not None]


def test_who_refuses_a_trade_says_why() -> None:
    """RM-N8: that it would give the other one a whole group; and only to people."""
    group = MONOPOLY.start().rules.groups[0]
    (said,) = refusal(offered((), group[1:2], 10, group[:1] + group[2:], group[1:2]))
    assert said.id == "talk-refuses-completes"
    assert refusal(offered((), group[1:2], 10, group[:1] + group[2:], group[1:2]), []) == []


def test_who_answers_with_another_offer_says_why_too() -> None:
    """RM-N8"""
    groups = MONOPOLY.start().rules.groups
    state = offered((), groups[1][:1], 1, groups[0][:1], groups[1][:1])
    events = MONOPOLY.apply(state, SeatId(1), MONOPOLY.parse(f"counter give 0 {groups[1][0]} get 300 -"))
    (event,) = [event for event in events if isinstance(event, MONOPOLY.talks)]
    (words,) = words_about(MONOPOLY, "normal", Matter(view(state, SeatId(1)), event, [PERSON], []))
    assert words.say is not None
    assert words.say.id == "talk-refuses-loses"


# --- proposals --------------------------------------------------------------------------------------------------------


def team_moments(game: Game, seats: int, most: int) -> list[tuple[State, str]]:
    """Positions in which the whole team decides, with what the computer would do."""
    found: list[tuple[State, str]] = []
    state = game.start(seats=seats, seed=SEED)
    player = game.player("easy", SEED)
    while not state.over and len(found) < most:
        seen = view(state, state.asked().seat)
        action = player.choose(seen)
        if not action.interjects and game.team_decides(seen, action):
            found.append((state.copy(), action.text))
        game.apply(state, seen.viewer, action)
    return found


def told(game: Game, seen: State, text: str) -> bytes:
    """All that one of those who decide is told about a proposal."""
    action = game.parse(text)
    offers = offers_instead(game, seen, action)
    assert text in [offer.action for offer in offers.offers]
    name, touches = Naming(game, asked_instead(seen), offers).move(action)
    assert name.id != "hint-words"
    return msgspec.json.encode([offers, name, touches, reason_for(game, seen, action, 5)])


@pytest.mark.parametrize(("name", "most"), [("quest", 8), ("mapmasters", 2)])
def test_a_proposal_tells_nothing_but_the_choice(name: str, most: int) -> None:
    """Whoever decides is offered the same as the seat that is asked; all that he is told follows from his own view."""
    game = find(name)
    moments = team_moments(game, 3, most)
    assert moments
    for number, (state, text) in enumerate(moments):
        asked = state.asked().seat
        seen = view(state, SeatId((asked + 1) % 3))
        instead = asked_instead(seen)
        assert instead.asked().options(instead) == state.asked().options(view(state, asked))
        assert told(game, view(game.imagine(seen, seeded(number)), seen.viewer), text) == told(game, seen, text)


def test_a_proposal_counts_for_the_decision_that_is_open() -> None:
    """It is kept as an event of the table and read again; what is played or taken back ends it."""
    room = open_room(TEAM, new_record(TEAM, {"rounds": 3}, [RecordSeat("Ada"), RecordSeat("Bo", "bold")], 3))
    lead = room.asked
    assert lead is not None
    event = Proposed(lead, (1 - lead,), "stake 2")
    entry = written(event)
    assert is_table_event(entry)
    assert read(entry) == event
    room.settle(room.note(event))
    assert room.proposal == event
    assert room.decides(1 - lead)
    assert not room.decides(lead)
    assert [offer.action for offer in room.offers(1 - lead).offers] == ["stake 2", "stake 1", "stake 5", "stake 10"]
    assert not room.offers(SPECTATOR).offers
    assert room.advise(1 - lead, "stake 1").reason is None
    before = room.version
    room.take(lead, before, "stake 2")
    played = room.proposal
    room.settle(room.note(TakenBack(lead, 1, agreed=False)))
    assert (room.asked, played, room.proposal) == (lead, None, None)
    with pytest.raises(NotPossible):
        room.check(lead, before, Stake(1).text)
    assert room.record.actions == []
