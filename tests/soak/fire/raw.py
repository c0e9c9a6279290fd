"""Sockets below the level of messages: frames that no browser writes."""

from __future__ import annotations

import socket
from contextlib import suppress
from random import Random
from typing import Final

from setzkasten.server.people.device import COOKIE
from tests.server.running import PATIENCE_SECONDS, Server

_MASK: Final = b"\0\0\0\0"
_SIZES: Final = (0, 1, 125, 126, 4096, 5000, 65_536, 70_000)
_CLOSES: Final = (b"", b"\x03", b"\x03\xe8", b"\x03\xed", b"\xff\xff", b"\x03\xe8" + b"\xff" * 9)


def burst(server: Server, name: str, token: str, rng: Random) -> int:
    """Some odd frames on a line of their own; gives their number."""
    frames = [_frame(rng) for _ in range(rng.randrange(1, 6))]
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address, timeout=PATIENCE_SECONDS) as line:
        line.sendall(handshake(server, name, token))
        with suppress(ConnectionError):
            line.recv(4096)
            for frame in frames:
                line.sendall(frame)
            if rng.random() < 0.5:
                with suppress(OSError):  # the server may have closed it by now
                    line.shutdown(socket.SHUT_WR)
                while line.recv(1 << 16):
                    continue
    return len(frames)


def handshake(server: Server, name: str, token: str) -> bytes:
    host = f"127.0.0.1:{server.port}"
    return (
        f"GET /api/tables/{name}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        f"Cookie: {COOKIE}={token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def _frame(rng: Random) -> bytes:
    """Any opcode, with or without its end, its mask and as many bytes as it says."""
    opcode = rng.choice((0, 1, 1, 2, 3, 7, 8, 8, 9, 10, 11, 15))
    size = rng.choice(_SIZES)
    payload = rng.choice(_CLOSES) if opcode == 8 else _payload(rng, size)
    first = opcode | rng.choice((0x80, 0x80, 0x00, 0x40, 0xF0))
    said = rng.choice((len(payload), len(payload), len(payload), len(payload) + 1, 2**63, 2**40))
    masked = rng.random() < 0.9
    return bytes((first,)) + _length(said, masked=masked) + (_MASK if masked else b"") + payload


def _payload(rng: Random, size: int) -> bytes:
    said = b'{"re":1,"do":"look"}'
    return rng.choice((said, said[:9], b"\xff" * size, b"[" * size, b"{" * size, rng.randbytes(9)))


def _length(size: int, *, masked: bool) -> bytes:
    bit = 0x80 if masked else 0
    if size < 126:
        return bytes((bit | size,))
    if size < 65_536:
        return bytes((bit | 126,)) + size.to_bytes(2, "big")
    return bytes((bit | 127,)) + size.to_bytes(8, "big")
