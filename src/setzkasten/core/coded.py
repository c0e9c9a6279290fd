"""What cannot be done, as a code and what fills its sentence; messages/ has the sentences."""

from __future__ import annotations


class Coded(Exception):
    """`code` is stable and told in two languages, `data` fills the places of the sentence.

    `line` says where in a text. The kinds that callers tell apart add nothing but their name.
    """

    def __init__(self, code: str, line: int | None = None, /, **data: str | int) -> None:
        # `args` stay as the kind was called: another process makes it anew from them.
        self.code, self.line, self.data = code, line, data

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        return f"{where}{self.code} {self.data}"
