import pytest

from tafelrunde.server.keys import fits, hashed, new_key, new_table_id
from tafelrunde.server.limits import Bucket, Buckets, NotAllowed, checked_line, checked_name


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(rate=2, most=3)
    assert [bucket.take(10) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(10.5)
    assert not bucket.take(10.6)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_each_client_has_its_own_bucket_and_the_oldest_is_forgotten() -> None:
    buckets = Buckets(rate=0.001, most=1, people=2)
    assert buckets.take("a", 1)
    assert not buckets.take("a", 1)
    assert buckets.take("b", 1)
    assert buckets.take("c", 1)
    assert buckets.take("a", 1)
    assert len(buckets.known) == 2


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("", ""),
        ("  a   b ", "a b"),
        ("<script>", "<script>"),
        ("e\u0301", "é"),
        ("नमस्ते", "नमस्ते"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names(name: str, shown: str) -> None:
    assert checked_name(name) == shown


@pytest.mark.parametrize(
    "name", ["x" * 41, "x" * 10_000, "a\nb", "a\tb", "\x1b[31m", "a\u202eb", "\u2066a", "a\u200fb", "\u2028"]
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(NotAllowed):
        checked_name(name)


def test_lines_of_chat_lose_what_cannot_be_seen() -> None:
    assert checked_line("a\nb\x00\u202e c") == "a b c"
    assert checked_line("x" * 500) == "x" * 500
    for wrong in ("", "\x00", "x" * 501, "x" * 100_000):
        with pytest.raises(NotAllowed):
            checked_line(wrong)


def test_keys_are_long_and_different() -> None:
    keys = {new_key() for _ in range(100)} | {new_table_id() for _ in range(100)}
    assert len(keys) == 200
    assert len(new_key()) == 43
    key = new_key()
    assert fits(hashed(key), hashed(key))
    assert not fits(hashed(key), hashed(new_key()))
    assert not fits(hashed("\ud800"), b"")
