"""Table talk, what is hidden, the picture and the partners."""

import re

import pytest

from tafelrunde.bots.match import play
from tafelrunde.engine.event import heard_by
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.record import Record, RecordSeat
from tafelrunde.engine.scene import Board, Panel, Row, Stage
from tafelrunde.engine.view import view
from tafelrunde.games.quest import GAME
from tafelrunde.games.quest.actions import GiveUp, Hint, Talk
from tafelrunde.games.quest.events import BossDefeated, CardPlayedDown, Collapsed, HintGiven, ItemTaken, PhraseSaid
from tafelrunde.games.quest.rules.adventure import ChooseDungeon
from tafelrunde.games.quest.rules.challenge import ChooseTurn
from tafelrunde.games.quest.rules.talk import hintable
from tafelrunde.games.quest.state import OPEN, Quest
from tafelrunde.table.room import Room
from tafelrunde.testing.walk import Walk
from tafelrunde.text import Voice
from tests.quest.kit import Table, challenge, explore, lay, of_kind, own, ruleset

NUMBERED = re.compile(r"\bc\d+r\d")


def test_a_hint_is_true() -> None:
    """TQ-H2, TQ-H3, TQ-H4: items and kinds on hand, heard by all; a false one is refused, and nothing changes but the log."""
    table = challenge("FOB1", 2, hands={1: ["BO1", "B19"]})
    assert hintable(table.state, 1) == ["bow", "fight", "puzzle", "support"]
    assert table.why_not("hint skill", 1) == "TQ-H4"
    assert table.why_not("hint -", 1) == "TQ-H3"
    events = GAME.apply(table.state, 1, GAME.parse("hint bow,fight"))
    assert of_kind(events, HintGiven) == [HintGiven(1, ("bow", "fight"))]
    assert table.asked == 0
    assert heard_by(events[0], 0) is events[0]


def test_hints_switched_off() -> None:
    """TQ-H4: none are sent; phrases about plans stay (TQ-H1)."""
    table = challenge("FOB1", 2, hands={0: ["B01"]}, options={"hints": False})
    assert table.why_not("hint fight") == "TQ-H4"
    events = GAME.apply(table.state, 1, GAME.parse("say need-round"))
    assert events == [PhraseSaid(1, "need-round")]


def test_hands_are_hidden() -> None:
    """TQ-H1: others see how many cards there are; a card played face down stays unknown."""
    table = challenge("BD01", 2, hands={0: ["B01", "B06"]})
    seen = view(table.state, 1)
    assert seen.seats[0].hand == [-1, -1]
    events = table.says("down B06")
    played = of_kind(events, CardPlayedDown)[0]
    heard = heard_by(played, 1)
    assert isinstance(heard, CardPlayedDown)
    assert heard.card == "?"


def test_open_hands() -> None:
    """TQ-H1: by option everybody sees everything on hand."""
    table = challenge("BD01", 2, options={"open_hands": True})
    assert view(table.state, 1).seats[0].hand == table.state.seats[0].hand
    rows = [zone for zone in GAME.scene(view(table.state, 1)).zones if zone.id.startswith("hand")]
    assert len(rows) == 2


def test_rooms_are_hidden() -> None:
    """TQ-D8, TQ-T6: neither rooms nor the boss are known before they are turned up."""
    seen = view(explore(2), 0)
    assert set(seen.room) == {-1}
    assert seen.bosses == [-1]


def test_the_picture_of_a_challenge() -> None:
    """TQ-C1: the panel tells the goal with the player number worked out; cards can be tapped."""
    table = challenge("FOB1", 3, hands={0: ["B01", "B05"]}, bottles=["red"])
    seen = view(table.state, 0)
    scene = GAME.whole_scene(seen)
    assert {zone.id for zone in scene.zones} == {"dungeon", "team", "bottles", "challenge", "hand"}
    assert scene.private
    offers = GAME.offers(seen)
    pieces = {piece.id for zone in scene.zones if zone.id == "hand" for piece in zone.pieces}  # type: ignore[union-attr]
    assert {touch for offer in offers.offers if offer.group == "play" for touch in offer.touches} <= pieces
    assert any(offer.action == "hint fight" for offer in offers.standing)
    assert not GAME.offers(view(table.state, 1)).offers


def test_a_partner_gives_hints() -> None:
    """TQ-H3: before the first card of a challenge a computer partner says what it has, once."""
    table = challenge("FOB1", 2)
    player = GAME.player("normal", 1)
    action = player.choose(view(table.state, 0))
    assert isinstance(action, Hint)
    GAME.apply(table.state, 0, action)
    assert not player.choose(view(table.state, 0)).interjects


def remarks(table: Table, seat: int, level: str = "normal") -> list[str]:
    """What a computer says before it acts."""
    player = GAME.player(level, 1)
    said = []
    while (action := player.choose(view(table.state, seat))).interjects:
        said.append(action.text)
        GAME.apply(table.state, seat, action)
    return said


def test_a_partner_says_that_it_can_finish() -> None:
    """TQ-H1: before its card, once."""
    table = challenge("FOB1", 2, hands={0: ["B01", "B05"]})
    assert table.state.challenge is not None
    table.state.challenge.progress = table.state.challenge.goal - 1
    table.state.challenge.shield = 0
    table.state.challenge.keyed = True
    assert "say will-finish" in remarks(table, 0)
    assert remarks(table, 0) == []


def test_a_partner_says_how_much_it_can_help_where_hints_are_off() -> None:
    """TQ-H1, TQ-H4: one true word instead of a hint."""
    table = challenge("FOB1", 2, options={"hints": False})
    said = remarks(table, 0)
    assert len(said) == 1
    assert said[0] in {"say help-much", "say help-little", "say cannot-help"}


def test_a_partner_is_quiet_alone() -> None:
    """TQ-H1: there is nobody to talk to."""
    assert remarks(challenge("FOB1", 1), 0) == []


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_partners_do_not_chatter(level: str) -> None:
    """TQ-H1: every seat says at most a few words in a challenge, and never the same twice in a row."""
    state = GAME.start(GAME.setting({"dungeon_choice": "gentle", "difficulty": "relaxed"}), 2, 5)
    assert isinstance(state, Quest)
    players = [GAME.player(level, seed) for seed in range(2)]
    spoken = acted = 0
    last = ["", ""]
    while not state.over and acted < 300:
        seat = state.asked().seat
        action = players[seat].choose(view(state, seat))
        if isinstance(action, Talk):
            assert action.name != last[seat] or not state.seats[seat].said
            last[seat] = action.name
            spoken += 1
        acted += 1
        GAME.apply(state, seat, action)
    assert 3 <= spoken < acted / 5


def test_a_partner_agrees_to_give_up() -> None:
    """TQ-X9: computers leave that to people."""
    table = challenge("FOB1", 2)
    GAME.apply(table.state, 1, GAME.parse("give-up"))
    assert isinstance(GAME.player("normal", 1).choose(view(table.state, 0)), GiveUp)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_partners_win_gentle_games(level: str) -> None:
    """TQ-G6: a team of computers finishes the short adventure."""
    setting = GAME.setting({"dungeon_choice": "gentle", "difficulty": "relaxed", "defeat_limit": 10})
    won = 0
    for seed in range(4):
        state = GAME.start(setting, 2, seed)
        play(GAME, state, [GAME.player(level, seed), GAME.player(level, seed + 9)], 5000, {})
        assert state.over
        won += GAME.outcome(state)[0] > 0
    assert won >= 3


def test_the_strong_partner_says_what_is_allowed() -> None:
    """TQ-C4: with nothing but its view."""
    table = challenge("FOB1", 2)
    player = GAME.player("strong", 3)
    for _ in range(6):
        action = player.choose(view(table.state, table.asked))
        assert GAME.why_not(table.state, table.asked, action) is None
        GAME.apply(table.state, table.asked, action)


def hand_values(table: Table, seat: int = 0) -> dict[str, str]:
    """What stands on the cards of a hand."""
    rows = [zone for zone in GAME.scene(view(table.state, seat)).zones if isinstance(zone, Row) and zone.hand]
    return {piece.id.removeprefix("hand-"): piece.value for row in rows for piece in row.pieces}


@pytest.mark.parametrize("powers", [(), ("triforce 4",), ("triforce 1",)])
def test_what_a_card_counts_now_is_what_it_counts(powers: tuple[str, ...]) -> None:
    """TQ-V6, TQ-F4, TQ-F7: cards, offers and the rules say the same, whatever the Triforce does."""
    cards = ["B01", "B05", "B21", "B12"]
    for action in ("play", "down"):
        for card in cards:
            table = challenge("FOB1", 2, hands={0: list(cards)}, parts=4, level=1)
            table.says(*powers)
            texts = table.options()
            if f"{action} {card}" not in texts:
                continue
            offer = next(one for one in GAME.offers(view(table.state, 0)).offers if one.action == f"{action} {card}")
            assert offer.note is not None
            shown = hand_values(table)[card]
            table.says(f"{action} {card}")
            assert table.challenge.plays[-1][2] == offer.note.args["points"], (action, card)
            if action == "play":
                assert shown == str(offer.note.args["points"])


def test_a_padlock_stays_until_somebody_owns_the_item() -> None:
    """TQ-I5: whoever has it, and wherever it was taken."""
    state = explore(2, dungeon="FO")
    needing = next(room for room in state.rules.rooms if room.needs and not room.boss and not room.mini)
    where = lay(state, "c3r1", needing.id)
    state.face[where] = OPEN
    item = next(item.id for number, item in enumerate(state.rules.items) if needing.needs >> number & 1)

    def locks() -> list[str]:
        board = next(zone for zone in GAME.scene(view(state, 0)).zones if isinstance(zone, Board))
        space = next(space for space in board.spaces if space.id == "space-c3r1")
        return [badge.name.id for badge in space.badges if badge.icon == "gi:padlock"]

    assert locks() == ["badge-needs-item"]
    state.item_taken = True
    assert locks() == ["badge-needs-item"]  # another dungeon's item does not help
    own(state, 1, item)
    assert locks() == []


def test_enough_points_that_do_not_solve_it_say_what_is_lacking() -> None:
    """TQ-C6: an item that has to be used, too, is named."""
    rules = ruleset()
    needing = next(room for room in rules.rooms if room.needs and not room.boss and not room.mini)
    table = challenge(needing.id, 1)
    now = table.state.challenge
    assert now is not None

    def result() -> str | None:
        stage = next(zone for zone in GAME.scene(view(table.state, 0)).zones if zone.id == "challenge")
        assert isinstance(stage, Stage)
        return stage.result.id if stage.result else None

    assert result() is None
    now.progress, now.shield = now.goal, 0
    assert result() == "still-lacking"
    now.needs = 0
    assert result() is None


def test_what_cannot_be_solved_says_so_and_can_be_passed_at_once() -> None:
    """TQ-I5, TQ-C10: the panel names the item that nobody has; who passes is not asked again."""
    rules = ruleset()
    needing = next(room for room in rules.rooms if room.needs and not room.boss and not room.mini)
    table = challenge(needing.id, 1)
    panel = next(zone for zone in GAME.scene(view(table.state, 0)).zones if zone.id == "challenge")
    assert isinstance(panel, Panel)
    assert panel.lines[0].label.id == "line-hopeless"
    offers = GAME.offers(view(table.state, 0)).offers
    assert [offer.name.id for offer in offers if offer.action == "pass"] == ["offer-pass-on"]
    room = Room(GAME, Record(GAME.id, GAME.version, {}, [RecordSeat("Ada")], 1), table.state, [[]], [])
    assert room.unasked() is None
    room.take(0, 0, "pass")
    while isinstance(room.state.decision, ChooseTurn):
        answer = room.unasked()
        assert answer is not None
        assert answer.text == "pass"
        room.settle(room.plan(0, answer))


def test_dungeons_are_offered_easiest_first() -> None:
    """TQ-D1: and each says how hard it is."""
    state = GAME.start(GAME.setting({}), 2, 1)
    while not isinstance(state.decision, ChooseDungeon):
        GAME.apply(state, state.asked().seat, state.asked().default(state))
    offers = GAME.offers(view(state, state.asked().seat)).offers
    rules = state.rules
    levels = [rules.dungeons[rules.dungeon_named[offer.action.split()[1]]].difficulty for offer in offers]
    assert levels == sorted(levels)
    assert all(offer.note is not None and offer.note.id == "note-dungeon" for offer in offers)


def test_what_has_happened_so_far() -> None:
    """TQ-D1: done dungeons, the one that is explored, and what was found, for those who come back."""
    table = challenge("FOB1", 2)
    assert [one.id for one in GAME.scene(view(table.state, 0)).so_far] == ["so-far-begun", "so-far-items"]
    state = table.state
    state.completed = (state.dungeon,)
    state.solved[0] = True
    state.parts = 1
    own(state, 1, "bow")
    told = [one.id for one in GAME.scene(view(state, 0)).so_far]
    assert told == ["so-far-dungeons", "so-far-here", "so-far-items", "so-far-parts"]


def test_the_end_says_what_was_done_and_found() -> None:
    """TQ-I1: the dungeons, and each seat's items; its chart has a name."""
    table = challenge("FOB1", 2)
    own(table.state, 1, "bow")
    table.state.over = True
    result = GAME.scene(view(table.state, 0)).result
    assert result is not None
    assert result.curve_name is not None
    parts = result.standings[0].parts
    assert [line.seat for line in parts if line.label.id == "stat-items"] == [0, 1]
    assert any(line.label.id == "stat-dungeons" for line in parts)


def test_no_sentence_speaks_of_rooms_by_their_numbers() -> None:
    """TQ-D2: rooms have names; "c2r1" is a word for programs."""
    voices = [Voice(language, GAME.texts({}, language), strict=True) for language in ("en", "de")]
    told = 0
    for seed in range(3):
        walk = Walk(GAME, seed, lively=0)
        for state in walk.positions(120):
            if state.over:
                break
            shown = view(state, state.asked().seat)
            offers = GAME.offers(shown)
            says = [offer.name for offer in offers.offers] + [refusal.reason for refusal in offers.refusals]
            says += [one for one in (GAME.whole_scene(shown).prompt,) if one is not None]
            for voice in voices:
                told += len(says)
                assert not [text for text in map(voice.text, says) if NUMBERED.search(text)]
    assert told > 1000


def test_great_moments_are_held_up() -> None:
    """TQ-E1, TQ-X1, TQ-I1: an item, a beaten boss and a collapse are shown large, with a card of their own."""
    state = explore()
    boss = next(room for room in state.rules.rooms if room.boss)
    item = next(item for item in state.rules.items if item.cards)
    for event in (BossDefeated(boss.id, "boss"), Collapsed(1), ItemTaken(SeatId(0), item.id)):
        happening = GAME.happening(event, view(state, 0))
        assert happening.big or happening.card is not None
        assert happening.card is not None
        assert happening.card.id.startswith("moment-")


def test_a_lost_adventure_has_no_place() -> None:
    """TQ-G6: nobody is first of those who have lost together."""
    state = explore()
    for won, place in ((True, 1), (False, 0)):
        state.over, state.won = True, won
        result = GAME.scene(view(state, 0)).result
        assert result is not None
        assert [standing.place for standing in result.standings] == [place]


@pytest.mark.parametrize(("room", "cost"), [("BD01", "averted"), ("GA03", "hearts")])
def test_one_line_says_what_the_round_costs_after_a_stun(room: str, cost: str) -> None:
    """TQ-P2, TQ-B5: at a mini-boss it is one heart less, not nothing; the card that stuns says both."""
    table = challenge(room, 2, hands={0: ["B21"]})
    scene = GAME.whole_scene(view(table.state, SeatId(0)))
    (held,) = [piece for zone in scene.zones if isinstance(zone, Row) and zone.hand for piece in zone.pieces]
    for language, boss in (("en", "boss"), ("de", "Boss")):
        voice = Voice(language, GAME.texts({}, language), strict=True)
        assert held.sheet is not None
        told = [voice.text(say) for line in scene.sheets[held.sheet].lines for say in (line.label, line.value) if say]
        assert any(boss in text for text in told)
    table.says("play B21")
    zones = GAME.whole_scene(view(table.state, SeatId(0))).zones
    lines = [line for zone in zones if isinstance(zone, Stage) for line in zone.lines if line.rule == "TQ-P3"]
    assert [line.value.id for line in lines if line.value] == [cost]
