"""The turnstile: how many requests of one person are at work at once. The others wait for their turn, so whoever asks for a lot
waits for himself, and a move of somebody else does not wait for all of it. How many may wait is for the door to say (door.py).

A connection to a table is at work here until it is accepted.
"""

import asyncio
from collections import deque
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.server.limits import Limits, person_at


class Turnstile:
    """One server's."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.inside: dict[str, int] = {}  # by person
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def before(self, app: ASGIApp) -> ASGIApp:
        """An application that is entered one after the other."""

        async def entered(scope: Scope, receive: Receive, send: Send) -> None:
            client: Any = scope.get("client")
            person = person_at(client[0]) if client else ""
            await self.enter(person)
            entering = True

            def leave() -> None:
                nonlocal entering
                if entering:
                    entering = False
                    self.leave(person)

            async def saying(message: Message) -> None:
                await send(message)
                if message["type"] == "websocket.accept":
                    leave()

            try:
                await app(scope, receive, saying if scope["type"] == ScopeType.WEBSOCKET else send)
            finally:
                leave()

        return entered

    async def enter(self, person: str) -> None:
        """It is this person's turn."""
        inside = self.inside.get(person, 0)
        if inside < self.limits.requests_at_once:
            self.inside[person] = inside + 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given, and nobody is here to take it
                self.leave(person)
            raise

    def leave(self, person: str) -> None:
        """One is done: the next one's turn."""
        waiting = self._waiting.get(person)
        while waiting:
            turn = waiting.popleft()
            if not waiting:
                del self._waiting[person]
            if not turn.done():
                turn.set_result(None)
                return
        self.inside[person] -= 1
        if not self.inside[person]:
            del self.inside[person]
