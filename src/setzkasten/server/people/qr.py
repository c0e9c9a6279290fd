"""A link as a QR code: one path of squares, to be drawn by the page."""

from __future__ import annotations

import msgspec
import segno


class QrCode(msgspec.Struct, frozen=True):
    """`path` draws the dark squares in a field of `size` by `size`, with its quiet border."""

    size: int
    path: str


def qr_of(link: str) -> QrCode:
    code = segno.make(link, error="m", micro=False)
    rows = list(code.matrix_iter(border=code.default_border_size))
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return QrCode(len(rows), path)
