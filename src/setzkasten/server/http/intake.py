"""What a request brings: counted, and not waited for without end."""

from __future__ import annotations

import asyncio
from time import monotonic

from setzkasten.server.fault import Fault
from setzkasten.server.http.asgi import Message, Receive, Scope
from setzkasten.server.http.origin import header
from setzkasten.server.people.limits import BYTES, Limits
from setzkasten.server.people.sender import Sender

# How long may the largest record take? A minute is enough on a poor line.
WHOLE_PAUSES = 6  # in pauses


class Body:
    """A `receive` that raises `Fault` for too much in a while, and for a line that dawdles."""

    def __init__(self, receive: Receive, pause_seconds: float) -> None:
        self._receive, self._pause = receive, pause_seconds
        self._ends_at = monotonic() + WHOLE_PAUSES * pause_seconds
        self.whole = False

    async def __call__(self) -> Message:
        if self.whole:
            return await self._receive()
        try:
            left = self._ends_at - monotonic()
            async with asyncio.timeout(max(0.0, min(left, self._pause))):
                message = await self._receive()
        except TimeoutError as error:
            raise Fault(408, "too_slow") from error
        self.whole = not message.get("more_body", False)
        return message


def wait_for_bytes(scope: Scope, limits: Limits, sender: Sender) -> float:
    """How long until so much is welcome from this sender; 0: at once."""
    length = header(scope["headers"], b"content-length") or ""
    known = length.isdecimal() and len(length) < 12
    # Who does not say how much comes is taken at the most.
    amount = int(length) if known else _unsaid(scope)
    return limits.wait_seconds(BYTES, sender, amount) if amount else 0.0


def _unsaid(scope: Scope) -> int:
    return BYTES.most // 5 if header(scope["headers"], b"transfer-encoding") else 0
