"""What just happened: sentences with their rules, and what moves."""

from tafelrunde.engine.event import Event, heard_by
from tafelrunde.engine.say import Say, Who, say
from tafelrunde.engine.scene import Flash, Flight, Happening, Motion, Tumble, Walk
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME, events
from tests.monopoly.kit import BROWN, Table, table


def told(position: Table, heard: list[Event], viewer: int = 0) -> list[Happening]:
    seen = view(position.state, viewer)
    return [GAME.happening(event, seen) for event in (heard_by(event, viewer) for event in heard) if event]


def motions(position: Table, heard: list[Event], message: str) -> list[Motion]:
    return next(one.motions for one in told(position, heard) if one.text.id == message)


def test_a_token_walks_over_every_space() -> None:
    """RM-M1, RM-M2: past GO, which pays."""
    position = table(at={0: 38}, dice=[(1, 3)])
    events = position.roll()
    assert motions(position, events, "dice-thrown") == [Tumble("dice", ["1", "3"])]
    assert motions(position, events, "moved") == [Walk("token-0", ["s39", "s0", "s1", "s2"])]
    assert motions(position, events, "salary-paid") == [Flight("gi:rupee", "s0", "seat-0", "200", "leaf")]


def test_a_token_walks_back() -> None:
    """RM-M4, RM-C6"""
    position = table()
    assert motions(position, position.draw(0, "EB09", 7), "moved-back") == [Walk("token-0", ["s6", "s5", "s4"])]


def test_a_token_goes_straight_to_the_cell() -> None:
    """RM-J2"""
    position = table()
    assert motions(position, position.land(0, 30), "jail-entered")[0] == Walk("token-0", ["jail"])


def test_rent_flies_from_seat_to_seat() -> None:
    """RM-R1"""
    position = table(owns={1: BROWN})
    events = position.land(0, 3)
    assert motions(position, events, "rent-paid") == [Flash("s3", "8"), Flight("gi:rupee", "seat-0", "seat-1", "8", "leaf")]
    text = told(position, events)[-1].text
    assert text == Say("rent-paid", {"amount": 8, "owner": Who(1), "payer": Who(0), "space": Say("space-3")})


def test_fees_fly_to_the_bank_or_into_the_pot() -> None:
    """RM-G2, RM-G3"""
    for options, end in (({}, "bank"), ({"hr_parking_pot": "v0"}, "s20")):
        position = table(options=options)
        events = position.draw(0, "TC03")
        assert motions(position, events, "bank-collected") == [Flight("gi:rupee", "seat-0", end, "50", "leaf")]


def test_a_card_is_held_up_with_what_it_says() -> None:
    """RM-C1"""
    position = table()
    card = next(one.card for one in told(position, position.draw(0, "TC14")) if one.card)
    assert card.name == Say("card-TC14")
    assert card.lines == [say("card-flavour", card=Say("card-TC14")), say("effect-repairs", sprout=40, tree=115)]


def test_a_trade_names_and_moves_everything() -> None:
    """RM-N9"""
    position = table(owns={0: [5], 1: [39]}, jail_cards={0: ["chest"]})
    position.take("offer 1 give 100 5,chest get 0 39")
    events = position.take("accept")
    made = told(position, events)[0]
    assert made.rule == "RM-N9"
    assert made.text.args["get"] == say("part-deed", space=Say("space-39"))
    starts = [(motion.start, motion.end) for motion in made.motions if isinstance(motion, Flight)]
    assert starts == [("seat-0", "seat-1"), ("s5", "seat-1"), ("seat-0", "seat-1"), ("s39", "seat-0")]


def test_a_new_turn_is_a_heading() -> None:
    """RM-T5"""
    position = table(closing=True)
    began = next(one for one in told(position, position.take("end-turn")) if one.text.id == "turn-began")
    assert began.loud
    assert began.seat == 1


def test_a_claim_is_heard_by_its_owner_only() -> None:
    """RM-R7"""
    position = table(owns={1: [5]}, options={"rent_demand": "attention"})
    events = position.land(0, 5)
    assert "rent-claim-opened" in [one.text.id for one in told(position, events, 1)]
    assert "rent-claim-opened" not in [one.text.id for one in told(position, events, 0)]


def test_a_reason_is_put_into_words_with_its_names() -> None:
    """RM-N7"""
    position = table(owns={1: [39]}, cash={0: 10})
    reason = GAME.why_not(position.state, 0, GAME.parse("offer 1 give 100 - get 0 39"))
    assert reason
    assert GAME.refusal(reason, view(position.state, 0)) == say("why-trade-too-dear", amount=100, seat=Who(0))


def test_what_a_card_says_can_be_read_in_the_log() -> None:
    """RM-C1: the sentence of a drawn card ends with what stands on it."""
    game = table()
    event = next(event for event in game.draw(0, game.state.rules.cards[0].id) if isinstance(event, events.CardDrawn))
    told = GAME.happening(event, view(game.state, 0)).text
    assert told.id == "told-then"
    assert told.args["then"] == game.state.rules.cards[0].do[-1].words()
