"""A mail server and a browser maker's push service, both played by the test on this machine."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import BufferedIOBase
from os import urandom
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


@dataclass
class Mailbox:
    """All mail that a server handed over."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    sessions: int = 0
    answers: list[bytes] = field(default_factory=list)  # to the next recipients, before all is well

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()

    class Smtp(StreamRequestHandler):
        def handle(self) -> None:
            box.sessions += 1
            self._say(b"220 test")
            while line := self.rfile.readline():
                match line[:4].upper():
                    case b"DATA":
                        self._say(b"354 go on")
                        self._take()
                        self._say(b"250 kept")
                    case b"RCPT" if box.answers:
                        self._say(box.answers.pop(0))
                    case b"QUIT":
                        self._say(b"221 bye")
                        return
                    case _:
                        self._say(b"250 well")

        def _take(self) -> None:
            lines: list[bytes] = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line.removeprefix(b"."))
            box.raw.append(b"".join(lines))
            box.mails.append(message_from_bytes(box.raw[-1], EmailMessage, policy=policy.default))

        def _say(self, line: bytes) -> None:
            self.wfile.write(line + b"\r\n")

    with ThreadingTCPServer(("127.0.0.1", 0), Smtp) as server:
        box.port = server.server_address[1]
        with serving(server):
            yield box


@dataclass
class Browser:
    """A browser with its subscription: only it can read what comes."""

    service: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: urandom(16))
    shown: list[Any] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    signed: list[str] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)  # of the service, before all is well

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.service,
            "p256dh": _text(self.public),
            "auth": _text(self.auth),
            "language": "de",
        }

    def read(self, body: bytes) -> bytes:
        """RFC 8291 once more, step by step as its section 3.4 has it."""
        salt, size, length = body[:16], body[16:20], body[20]
        assert int.from_bytes(size, "big") == 4096
        theirs, rest = body[21 : 21 + length], body[21 + length :]
        known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), known)
        key = _mac(self.auth, shared)
        key = _mac(key, b"WebPush: info\0" + self.public + theirs + b"\1")
        pseudo = _mac(salt, key)
        content = _mac(pseudo, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _mac(pseudo, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(content).decrypt(nonce, rest, None)
        assert text.endswith(b"\2")
        return text[:-1]


@contextmanager
def push_service() -> Iterator[Browser]:
    browser = Browser("")

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = browser.answers.pop(0) if browser.answers else 201
            if status == 201:
                assert self.headers["Content-Encoding"] == "aes128gcm"
                assert self.headers["TTL"]
                browser.bodies.append(body)
                browser.signed.append(self.headers["Authorization"])
                browser.shown.append(json.loads(browser.read(body)))
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", browser.service)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing is said."""

    with HTTPServer(("127.0.0.1", 0), Service) as server:
        browser.service = f"http://127.0.0.1:{server.server_address[1]}/send/abc?x=1"
        with serving(server):
            yield browser


@contextmanager
def other_service(answers: Callable[[BufferedIOBase], None]) -> Iterator[str]:
    """Somebody's own idea of a push service, which answers as it likes; gives its address."""

    class Service(StreamRequestHandler):
        def handle(self) -> None:
            while self.rfile.readline().strip():
                pass
            with suppress(OSError):
                answers(self.wfile)

    with ThreadingTCPServer(("127.0.0.1", 0), Service) as server:
        server.block_on_close = False
        with serving(server):
            yield f"http://127.0.0.1:{server.server_address[1]}/send"


def checked_vapid(header: str, key: str) -> Any:
    """What a service reads of who sends: signed with the key that the browser was given."""
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    assert public == key
    text, _, signature = token.rpartition(".")
    raw = unpadded(signature)
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(key))
    r, s = (int.from_bytes(part, "big") for part in (raw[:32], raw[32:]))
    known.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(unpadded(text.partition(".")[2]))


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _mac(key: bytes, data: bytes) -> bytes:
    mac = HMAC(key, hashes.SHA256())
    mac.update(data)
    return mac.finalize()


@contextmanager
def serving(server: HTTPServer | ThreadingTCPServer) -> Iterator[None]:
    server.daemon_threads = True  # type: ignore[union-attr]
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
