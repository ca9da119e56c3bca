"""One's own data: it can be had, it can be deleted, and nobody else's can."""

from tests.server.helpers import Guest


def test_all_of_ones_data_can_be_had(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        visit.say(type="talk", seat=0, text="hello there")
        visit.hear("said")
        asked = visit.seen["scene"]["asked"]
        action = visit.seen["offers"]["offers"][0]["action"]
        visit.say(type="act", seat=asked, version=visit.seen["version"], action=action, id="one")
        visit.hear("acted")
    first, second = guest.post("me/export", {"keys": {table.id: table.keys}}).json()["seats"]
    assert (first["table"], first["seat"], first["name"], first["game"]) == (table.id, 0, "me 0", "higher")
    assert [line["text"] for line in first["lines"]] == ["hello there"]
    assert [first, second][asked]["moves"] == [action]
    assert second["lines"] == []


def test_only_who_has_a_key_gets_it(guest: Guest) -> None:
    table = guest.create("me", "here")
    (one,) = guest.post("me/export", {"keys": {table.id: [table.keys[1], table.watch, "nonsense"], "nowhere": ["x"]}}).json()[
        "seats"
    ]
    assert one["seat"] == 1
    assert guest.post("me/forget", {"keys": {table.id: [table.watch]}}).json() == {"seats": 0}


def test_it_can_be_deleted(guest: Guest) -> None:
    """The others keep their game, and nobody knows any more who sat there or what was said."""
    table = guest.create("me", "here")
    mine, other = table.keys
    with table.visit(other) as visit:
        with table.visit(mine) as own:
            own.say(type="talk", seat=0, text="my secret")
            visit.hear("said")
            assert guest.post("me/forget", {"keys": {table.id: [mine]}}).json() == {"seats": 1}
        while visit.hear("welcome")["seats"][0].get("name"):
            pass
    with table.visit(other) as visit:
        assert "chat" not in visit.welcome
        assert [sitter["name"] for sitter in visit.welcome["seats"]] == ["", "here 1"]
    assert guest.post("me/export", {"keys": {table.id: [mine]}}).json() == {"seats": []}
    assert guest.post("me/forget", {"keys": {table.id: [other]}}).json() == {"seats": 1}
    assert guest.get(f"tables/{table.id}").status_code == 404  # nobody is left to know


def test_it_has_a_budget(guest: Guest) -> None:
    keys = {f"table {number}": ["x"] for number in range(200)}
    answers = [guest.post("me/export", {"keys": keys}).status_code for _ in range(4)]
    assert answers[0] == 200
    assert answers[-1] == 429
