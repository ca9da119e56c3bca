"""Passkeys: somebody proves by a device who it is (WebAuthn). It needs the extra `passkeys`.

A challenge proves by itself that this server made it and when, so any process can check it; it is answered once.
"""

import hmac
import secrets
import time
from typing import Any, Final

import msgspec

from tafelrunde.server.people import CHALLENGE_LASTS, KeptPasskey, People
from tafelrunde.server.store import Taken
from tafelrunde.server.trouble import Trouble

try:
    import webauthn
    from webauthn.helpers import base64url_to_bytes, options_to_json, parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException
    from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement, UserVerificationRequirement
except ImportError:  # then there are only phrases
    webauthn = None  # type: ignore[assignment]

RANDOM: Final = 16  # bytes
TIME: Final = 8
SEAL: Final = 32


class Place(msgspec.Struct, frozen=True):
    """Where the page is at home that asks: `https://games.example.org`, `games.example.org`."""

    origin: str
    name: str


def possible() -> bool:
    """Whether this server knows passkeys."""
    return webauthn is not None


class Passkeys:
    """Those of one server."""

    def __init__(self, people: People) -> None:
        self.people = people
        self._secret = b""

    async def offer(self, place: Place, person: str, name: str) -> dict[str, Any]:
        """What a browser needs to make a passkey for somebody."""
        self._check_possible()
        options = webauthn.generate_registration_options(
            rp_id=place.name,
            rp_name="Tafelrunde",
            user_id=person.encode(),
            user_name=name or "Tafelrunde",
            challenge=await self._challenge(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return _plain(options_to_json(options))

    async def ask(self, place: Place) -> dict[str, Any]:
        """What a browser needs to let somebody choose one of the passkeys that it has."""
        self._check_possible()
        options = webauthn.generate_authentication_options(rp_id=place.name, challenge=await self._challenge())
        return _plain(options_to_json(options))

    async def keep(self, place: Place, person: str, answer: dict[str, Any]) -> None:
        """A browser has made a passkey."""
        self._check_possible()
        challenge = await self._answered(answer)
        try:
            made = webauthn.verify_registration_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=place.name, expected_origin=place.origin
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Trouble(400, f"this is no passkey: {error}") from error
        passkey = KeptPasskey(made.credential_id, person, made.credential_public_key, made.sign_count)
        try:
            await self.people.add_passkey(passkey)
        except Taken:
            raise Trouble(409, "this passkey is known already") from None

    async def prove(self, place: Place, answer: dict[str, Any]) -> str:
        """Who somebody is, by a passkey."""
        self._check_possible()
        challenge = await self._answered(answer)
        try:
            known = await self.people.passkey(base64url_to_bytes(str(answer.get("rawId", ""))))
            if known is None:
                raise Trouble(403, "this passkey is not known here")
            proved = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=known.public,
                credential_current_sign_count=known.counter,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Trouble(403, f"this proves nothing: {error}") from error
        await self.people.used(known, proved.new_sign_count)
        return known.person

    # --- challenges ---------------------------------------------------------------------------------------------------

    async def _challenge(self) -> bytes:
        written = secrets.token_bytes(RANDOM) + int(time.time()).to_bytes(TIME, "big")
        return written + await self._seal(written)

    async def _answered(self, answer: dict[str, Any]) -> bytes:
        """The challenge to which this is the first answer."""
        try:
            challenge = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"])).challenge
        except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError) as error:
            raise Trouble(400, f"this is no answer of a passkey: {error}") from error
        written, seal, now = challenge[: RANDOM + TIME], challenge[RANDOM + TIME :], time.time()
        made = int.from_bytes(written[RANDOM:], "big")
        if not hmac.compare_digest(seal, await self._seal(written)) or not -1 < now - made < CHALLENGE_LASTS:
            raise Trouble(400, "this took too long, or was asked by another server; try again")
        try:
            await self.people.spend(challenge, now)
        except Taken:
            raise Trouble(400, "this was answered before; try again") from None
        return challenge

    async def _seal(self, written: bytes) -> bytes:
        if not self._secret:
            self._secret = await self.people.store.secret("challenge", secrets.token_bytes(SEAL))
        return hmac.digest(self._secret, written, "sha256")

    def _check_possible(self) -> None:
        if webauthn is None:
            raise Trouble(501, "this server knows no passkeys: pip install 'tafelrunde[passkeys]'")


def _plain(text: str) -> dict[str, Any]:
    options: dict[str, Any] = msgspec.json.decode(text)
    return options
