"""A fault: an answer that is not the one that was asked for."""

from __future__ import annotations

from collections.abc import Mapping


class Fault(Exception):
    """A status, a code with its data; `line`: where in a record. Worker processes send it, too."""

    def __init__(
        self,
        status: int,
        code: str,
        data: Mapping[str, str | int] | None = None,
        *,
        line: int | None = None,
        wait_seconds: float = 0.0,
    ) -> None:
        super().__init__(f"{status} {code}")
        self.status, self.code, self.data = status, code, dict(data or {})
        self.line, self.wait_seconds = line, wait_seconds

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.status, self.code, self.data, self.line, self.wait_seconds)


def _again(
    status: int, code: str, data: dict[str, str | int], line: int | None, wait_seconds: float
) -> Fault:
    return Fault(status, code, data, line=line, wait_seconds=wait_seconds)


class Busy(Fault):
    """So much is being done that more would only wait; nothing happened, ask again."""

    def __init__(self) -> None:
        super().__init__(503, "busy", wait_seconds=1.0)
