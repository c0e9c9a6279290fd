"""Is the server well? Only if a step that is made now would reach the disk: it is tried."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from time import monotonic

from setzkasten.server.store.journal import Journal, StoreError

# For how long is a good answer true? Whoever watches asks every few seconds.
GOOD_SECONDS = 2.0
# After how long is a disk that does not answer as bad as a full one?
PATIENCE_SECONDS = 5.0


class Health:
    """However many ask, one trial at a time, and none so soon after one that went well."""

    def __init__(self, store: Journal) -> None:
        self._store = store
        self._trial: Future[None] | None = None
        self._good_until = 0.0

    async def well(self) -> bool:
        if monotonic() < self._good_until:
            return True
        if self._trial is None or self._trial.done():
            self._trial = self._store.probe()
        trial = asyncio.wrap_future(self._trial)
        try:
            await asyncio.wait_for(asyncio.shield(trial), PATIENCE_SECONDS)
        except (StoreError, TimeoutError):
            return False
        self._good_until = monotonic() + GOOD_SECONDS
        return True
