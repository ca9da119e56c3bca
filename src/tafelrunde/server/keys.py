"""Keys: whoever has the secret of a seat sits there. Only hashes are kept, so a stolen database opens no seat."""

import hmac
import secrets
from hashlib import blake2b, sha256


def new_key() -> str:
    """A secret for a seat, an invitation or the spectators' link: 32 random bytes."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """The name of a table in its address; not a secret, but nobody guesses it."""
    return secrets.token_urlsafe(9)


def hashed(key: str) -> bytes:
    """What is kept of a key. It is random, so a plain hash is enough."""
    return sha256(key.encode("utf-8", "surrogatepass")).digest()


def fits(key_hash: bytes, kept: bytes) -> bool:
    """Whether a key is the one that was given out, without telling by the time it takes how much of it was right."""
    return hmac.compare_digest(key_hash, kept)


def owner_of(person: str, secret: bytes) -> bytes:
    """What is kept of a person for the limits: it tells who set up the same tables, and nobody's address."""
    return blake2b(person.encode("utf-8", "surrogatepass"), key=secret, digest_size=16).digest()
