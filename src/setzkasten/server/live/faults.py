"""Why a table cannot go on as it is in memory."""

from __future__ import annotations

from setzkasten.server.fault import Fault


class Unsaved(Exception):
    """The store did not take the step. The table in memory is no longer the true one."""


class Unreadable(Exception):
    """A stored table that the rules of today cannot play. It stays in the store."""


class Waits(Fault):
    """A table whose game has not begun."""
