"""Why not? Everything on the table answers, with a rule and in words."""

import msgspec

from higher import GAME
from tafelrunde.engine import rulebook
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import NOT_OFFERED
from tafelrunde.engine.game import Game
from tafelrunde.engine.say import Say
from tafelrunde.engine.view import view
from tafelrunde.table.texts import table_texts
from tafelrunde.table.why import Asking
from tafelrunde.testing.contract.words import sentences
from tafelrunde.text import LANGUAGES, Voice
from tests.every_game import every_game
from tests.table.positions import positions

NAMES = ["Anna", "Bo", "Cleo", "Dag", "Edda", "Falk"]


@every_game
def test_everything_tells_why_nothing_can_be_done_with_it(game: Game) -> None:
    """Whatever no offer begins with, for the seat that is asked and for another; the rule is one of the rulebook."""
    rules = rulebook.read(game.folder / "RULES.en.md").rules()
    files = {language: table_texts(game, dict(game.setting({}).choices), language) for language in LANGUAGES}
    voices = [Voice(language, files[language], NAMES, strict=True) for language in LANGUAGES]
    for state, seen in positions(game, 6):
        for viewed in (seen, view(state, (seen.viewer + 1) % 2)):
            offers = game.offers(viewed)
            possible = {offer.touches[0] for offer in offers.offers if offer.touches}
            asking = Asking(game, viewed)
            for thing in [*asking.naming.things, "no-such-thing"]:
                if thing in possible:
                    continue
                found = asking.why_not(thing)
                assert 1 <= len(found) <= 3
                for refusal in found:
                    assert refusal.rule in rules, (thing, refusal)
                    for sentence in sentences(msgspec.to_builtins(refusal)):
                        for voice in voices:
                            assert voice.text(msgspec.convert(sentence, Say)).strip()


@every_game
def test_nearly_all_things_have_a_reason_of_their_own(game: Game) -> None:
    """Whatever lies on the table and belongs to no offer tells more than that something else is asked: 19 of 20 do,
    and most of them in the example, whose cards are all alike."""
    own, others = 0, 0
    for _, seen in positions(game, 12):
        asking = Asking(game, seen)
        zones = {zone.id for zone in asking.naming.scene.zones}
        offered = {thing for offer in asking.offers.offers for thing in offer.touches}
        for thing in asking.naming.things.keys() - zones - offered:
            messages = {refusal.reason.id for refusal in asking.why_not(thing)}
            assert NOT_OFFERED not in messages, thing
            own, others = own + ("why-else" not in messages), others + ("why-else" in messages)
    assert own >= others * (1 if game is GAME else 19)


@every_game
def test_the_answer_knows_no_more_than_its_seat(game: Game) -> None:
    for number, (_, seen) in enumerate(positions(game, 4)):
        elsewhere = view(game.imagine(seen, seeded(number)), seen.viewer)
        here, there = Asking(game, seen), Asking(game, elsewhere)
        for thing in here.naming.things:
            assert there.why_not(thing) == here.why_not(thing)


def test_it_is_not_my_turn_or_over() -> None:
    state = GAME.start(GAME.setting({"rounds": 3}), 2, 1)
    other = 1 - state.asked().seat
    (turn,) = Asking(GAME, view(state, other)).why_not("deck")
    assert turn.rule == GAME.out_of_turn.rule
    while state.decision is not None:
        GAME.apply(state, state.decision.seat, GAME.legal_actions(state)[0])
    (over,) = Asking(GAME, view(state, other)).why_not("deck")
    assert over.rule == GAME.game_over.rule
