"""Recovery phrases: eight words that can be spoken and written down, of sixteen random bits each (arXiv:0901.4016)."""

import re
import secrets
from typing import Final

CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
WORDS: Final = 8  # 128 bits: nobody guesses it


def new_phrase() -> str:
    """A new one, such as `lusab babad gutih tugad …`."""
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def read_phrase(text: str) -> str:
    """A phrase as somebody has typed it, in the form in which it was given; nothing if it is none."""
    words = re.findall(r"[a-z]+", text.lower())
    known = re.compile(f"[{CONSONANTS}][{VOWELS}][{CONSONANTS}][{VOWELS}][{CONSONANTS}]")
    return " ".join(words) if len(words) == WORDS and all(map(known.fullmatch, words)) else ""


def _word(bits: int) -> str:
    return "".join(
        letters[bits >> shift & len(letters) - 1]
        for letters, shift in ((CONSONANTS, 12), (VOWELS, 10), (CONSONANTS, 6), (VOWELS, 4), (CONSONANTS, 0))
    )
