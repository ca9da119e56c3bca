"""What the lab is told of a map besides winning."""

from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.ids import KEY, SWORD, GroupId
from tafelrunde.games.mapmasters.ruleset import NOTHING
from tafelrunde.games.mapmasters.state import Table, put


def test_what_the_easier_levels_allow_is_counted() -> None:
    """MM-D5, MM-F9: a discovery that was used and given as well, what is left over, and all tokens, used ones too."""
    state = GAME.start(GAME.setting({"difficulty": "easy"}), 2, 1)
    assert isinstance(state, Table)
    before = GAME.measures(state)
    party = state.change(GroupId(0))
    party.found = put(put(NOTHING, SWORD, 1), KEY, 3)
    party.spent = put(NOTHING, SWORD, 1)
    party.given = put(put(NOTHING, SWORD, 1), KEY, 1)
    party.tokens = 1 << KEY
    party.used_tokens = (SWORD,)
    measured = GAME.measures(state)
    assert (before["twice"], before["left"], before["tokens"]) == (0, 0, 0)
    assert (measured["twice"], measured["left"], measured["tokens"]) == (1, 2, 2)
