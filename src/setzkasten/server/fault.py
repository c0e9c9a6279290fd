"""A fault: an answer that is not the one that was asked for."""

from __future__ import annotations

from collections.abc import Mapping

from setzkasten.core.coded import Coded


class Fault(Coded):
    """A code with its data, and the status over HTTP. Worker processes send it, too."""

    def __init__(
        self,
        status: int,
        code: str,
        data: Mapping[str, str | int] | None = None,
        *,
        line: int | None = None,
        wait_seconds: float = 0.0,
    ) -> None:
        super().__init__(code, line, **(data or {}))
        self.status, self.wait_seconds = status, wait_seconds


class Busy(Fault):
    """So much is being done that more would only wait; nothing happened, ask again."""

    def __init__(self) -> None:
        super().__init__(503, "busy", wait_seconds=1.0)
