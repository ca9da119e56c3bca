"""What is true after every action of a game of Dungeon Twister."""

from collections import Counter

from tafelrunde.engine.part import UNKNOWN
from tafelrunde.games.twister.dungeon import survey
from tafelrunde.games.twister.rules.movement import Walking
from tafelrunde.games.twister.rules.tokens import count
from tafelrunde.games.twister.ruleset import COMBAT_CARDS, OBJECT_SETS, PIT, ROPE, SQUARES, VIOLET
from tafelrunde.games.twister.state import Twister


def check(state: Twister) -> None:
    """Every token and card is in one place, the books agree, nobody stands where nobody may (DT-M5, DT-M8)."""
    walkers = [step.token for step in state.stack if isinstance(step, Walking)]
    walkers += [token for token in state.rules.number.values() if _between(state, token)]
    _tokens(state)
    _books(state, walkers)
    _cards(state)
    resting = state.copy()
    survey(resting)
    assert resting.edges == state.edges
    assert resting.ground == state.ground
    assert sorted(state.hall) == list(range(8))
    assert state.ap >= 0
    assert len(set(state.row)) == len(state.row)


def _between(state: Twister, token: int) -> bool:
    """An NPC in the middle of its activation may be on its way over a square."""
    return any(getattr(step, "npc", -1) == token for step in state.stack)


def _tokens(state: Twister) -> None:
    """Board, bag, hand of fate, face down, deck or out of the game."""
    places = Counter(state.out)
    places.update(state.drawn)
    places.update(token for token in state.rules.number.values() if state.where[token] >= 0)
    if state.solo():
        places.update(state.bag)
        places.update(state.reserve)
        if state.invited:
            everything = set(range(8)) | set(OBJECT_SETS[0]) | set(OBJECT_SETS[VIOLET]) | set(range(34, state.rules.tokens))
            assert set(places) == everything
    else:
        for seat in state.seats:
            places.update(token for token in seat.placed if token != UNKNOWN)
    assert not places or max(places.values()) == 1, places.most_common(1)


def _books(state: Twister, walkers: list[int]) -> None:
    found: list[int] = []
    for square in range(SQUARES):
        for book in (state.standing, state.lying, state.under):
            token = book[square]
            if token >= 0:
                found.append(token)
                assert state.where[token] == square
                assert state.bearer[token] < 0
                assert (book is state.standing) == (state.is_character(token) and not state.wounded[token])
        assert state.lying[square] >= 0 or state.under[square] < 0
        if not walkers:
            assert count(state, square) <= 2
            stands = state.standing[square]
            if stands >= 0 and state.ground[square] == PIT and not state.over:
                ropes = [token for token in (state.lying[square], state.load[stands]) if token >= 0]
                assert any(16 <= token < 34 and state.rules.kind[token] == ROPE for token in ropes)
    for token, square in enumerate(state.where):
        bearer = state.bearer[token]
        if bearer >= 0:
            assert state.load[bearer] == token
            assert state.where[bearer] == square
        elif square >= 0 and token not in walkers:
            assert token in found
        if state.load[token] >= 0:
            assert state.bearer[state.load[token]] == token


def _cards(state: Twister) -> None:
    fight = state.fight
    for seat in state.seats:
        cards = Counter(seat.hand + seat.discard)
        if fight is not None:
            index = 0 if state.rules.side[fight.attacker] == seat.seat else 1
            if fight.cards[index] >= 0:
                cards[fight.cards[index]] += 1
        assert cards == Counter(COMBAT_CARDS)
        assert set(seat.actions) <= {2, 3, 4, 5}
        assert seat.jumps >= 0
    if state.solo() and state.invited:
        cards = Counter(state.enemy_deck + state.enemy_discard)
        if fight is not None:
            used = [*fight.shown, fight.extra]
            used += [fight.cards[index] for index, who in enumerate((fight.attacker, fight.target)) if state.rules.side[who]]
            cards.update(card for card in used if card >= 0)
        assert cards == Counter(COMBAT_CARDS)
