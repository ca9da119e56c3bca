"""A promise: one task waits for it and goes on in the very moment it is kept.

A future of asyncio lets its task wait for the next turn of the loop. That is one turn more for every word that comes in and for
every move that is kept, which costs a server more than the word itself. To asyncio this is a future (it says so by
`_asyncio_future_blocking`), which tells whoever waits at once, unless some other task is at work.
"""

import asyncio
from collections.abc import Callable, Generator
from contextvars import Context
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Promise(Generic[T]):
    """Of one thing, to one task."""

    _asyncio_future_blocking = False

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._done = False
        self._value: T
        self._error: BaseException | None = None
        self._tell: tuple[Callable[[Any], object], Context | None] | None = None

    def keep(self, value: T) -> None:
        """Here it is."""
        self._value = value
        self._be_done(at_once=True)

    def break_off(self, error: BaseException) -> None:
        """It will not come."""
        self._error = error
        self._be_done(at_once=True)

    def __await__(self) -> Generator[Any, None, T]:
        if not self._done:
            self._asyncio_future_blocking = True
            yield self
        return self.result()

    def _be_done(self, *, at_once: bool) -> None:
        self._done = True
        tell, self._tell = self._tell, None
        if tell is None:
            return
        callback, context = tell
        if not at_once or context is None or asyncio.current_task(self._loop) is not None:
            self._loop.call_soon(callback, self, context=context)
        else:
            context.run(callback, self)

    # --- as asyncio knows it ------------------------------------------------------------------------------------------

    def done(self) -> bool:
        """Whether nobody waits any more."""
        return self._done

    def result(self) -> T:
        """What was promised."""
        if self._error is not None:
            raise self._error
        return self._value

    def cancel(self, msg: str | None = None) -> bool:
        """Whoever waits does so no longer."""
        if self._done:
            return False
        self._error = asyncio.CancelledError() if msg is None else asyncio.CancelledError(msg)
        self._be_done(at_once=False)
        return True

    def get_loop(self) -> asyncio.AbstractEventLoop:
        """The loop of whoever waits."""
        return self._loop

    def add_done_callback(self, callback: Callable[[Any], object], *, context: Context | None = None) -> None:
        """The task that waits gives its name."""
        self._tell = (callback, context)
        if self._done:
            self._be_done(at_once=False)

    def remove_done_callback(self, callback: Callable[[Any], object]) -> int:
        """It waits no longer."""
        found = self._tell is not None and self._tell[0] == callback
        if found:
            self._tell = None
        return int(found)
