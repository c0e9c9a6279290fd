"""A message to a browser, and its bytes on the line: made once, however many get it."""

from __future__ import annotations

TEXT = b"\x81"  # a whole text message, unmasked as all that servers send


class Parcel:
    __slots__ = ("_framed", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._framed = b""

    @property
    def framed(self) -> bytes:
        if not self._framed:
            self._framed = TEXT + _length(len(self.text)) + self.text
        return self._framed


def _length(size: int) -> bytes:
    if size < 126:
        return bytes((size,))
    if size < 65_536:
        return b"\x7e" + size.to_bytes(2, "big")
    return b"\x7f" + size.to_bytes(8, "big")
