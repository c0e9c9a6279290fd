"""The home network: under which address others find this machine, and how a terminal shows it."""

from __future__ import annotations

import socket
from io import StringIO

import segno

# An address that is nobody's: to look where the way out begins sends nothing.
_OUTSIDE = ("192.0.2.1", 9)


def home_address() -> str | None:
    """This machine's own address as others in the network see it; None: it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(_OUTSIDE)
        except OSError:
            return None
        address: str = line.getsockname()[0]
        return None if address.startswith("127.") else address


def qr_text(link: str) -> str:
    """A QR code in half blocks, for a camera before the terminal."""
    drawn = StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
