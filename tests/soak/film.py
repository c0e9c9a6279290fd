"""A moving picture of stills: an animated WebP, put together from pictures of the browser.

Each still is a WebP of its own; its chunk goes into a frame of the film as it is
(RIFF: a head `VP8X`, the loop `ANIM`, a frame `ANMF` a picture).
"""

from __future__ import annotations

from collections.abc import Sequence

ANIMATION = 0x02
FOREVER = 0


def film(stills: Sequence[bytes], size: tuple[int, int], millis: Sequence[int]) -> bytes:
    """All stills have this size and are shown so long, again and again."""
    head = _chunk(b"VP8X", bytes([ANIMATION, 0, 0, 0]) + _size(size))
    loop = _chunk(b"ANIM", bytes(4) + FOREVER.to_bytes(2, "little"))
    frames = (_frame(still, size, shown) for still, shown in zip(stills, millis, strict=True))
    body = b"WEBP" + head + loop + b"".join(frames)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _frame(still: bytes, size: tuple[int, int], millis: int) -> bytes:
    origin, flags = bytes(6), bytes([0b10])  # drawn over whatever was there
    shown = millis.to_bytes(3, "little")
    return _chunk(b"ANMF", origin + _size(size) + shown + flags + _picture(still))


def _picture(still: bytes) -> bytes:
    """The chunk of a simple WebP that holds the picture."""
    assert still[:4] == b"RIFF"
    at = 12
    while at < len(still):
        name, length = still[at : at + 4], int.from_bytes(still[at + 4 : at + 8], "little")
        if name in (b"VP8 ", b"VP8L"):
            return _chunk(name, still[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("This WebP holds no picture.")


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + bytes(len(body) % 2)


def _size(size: tuple[int, int]) -> bytes:
    return b"".join((side - 1).to_bytes(3, "little") for side in size)
