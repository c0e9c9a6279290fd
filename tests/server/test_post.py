"""Mail over a line that is sealed first: TLS that is offered and valid, a login, or nothing."""

from __future__ import annotations

import socket
import ssl
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from setzkasten.server.reach.post import Post
from tests.server.catching import serving

HOST, PASSWORD = "mail.example", "sehr geheim"


@dataclass
class MailServer:
    """What somebody who listens in would hear, and what arrived over the sealed line."""

    port: int = 0
    offers_tls: bool = True
    farewell: bytes = b"221 bye"
    plain: list[bytes] = field(default_factory=list)
    logins: list[tuple[str, str]] = field(default_factory=list)
    mails: list[bytes] = field(default_factory=list)


def certificate(folder: Path, name: str) -> Path:
    """Made by ourselves: nobody knows it who was not told."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


class _Listening(ThreadingTCPServer):
    """Where the mail server is found, with its certificate."""

    def __init__(self, file: Path, *, from_the_start: bool) -> None:
        super().__init__(("127.0.0.1", 0), _Smtp)
        self.kept = MailServer(self.server_address[1])
        self.from_the_start = from_the_start
        self.sealing = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.sealing.load_cert_chain(file)


class _Smtp(StreamRequestHandler):
    server: _Listening
    sealed = False

    def handle(self) -> None:
        try:
            if self.server.from_the_start:
                self._seal()
            self._say(b"220 test")
            while (line := self.rfile.readline()) and self._answered(line):
                pass
        except OSError:
            return  # they did not trust the line

    def finish(self) -> None:
        self.rfile.close()
        self.connection.close()
        super().finish()

    def _answered(self, line: bytes) -> bool:
        """False: that was the good-bye."""
        kept = self.server.kept
        if not self.sealed:
            kept.plain.append(line)
        word = line.split(maxsplit=1)[0].upper()
        match word:
            case b"EHLO":
                hello = b"STARTTLS" if kept.offers_tls and not self.sealed else b"AUTH PLAIN"
                self._say(b"250-test\r\n250 " + hello)
            case b"STARTTLS":
                self._say(b"220 go on")
                self._seal()
            case b"AUTH":
                _, user, password = b64decode(line.split()[-1]).decode().split("\0")
                kept.logins.append((user, password))
                self._say(b"235 well")
            case b"DATA":
                self._say(b"354 go on")
                kept.mails.append(b"".join(iter(self.rfile.readline, b".\r\n")))
                self._say(b"250 kept")
            case _:
                self._say(kept.farewell if word == b"QUIT" else b"250 well")
        return word != b"QUIT"

    def _seal(self) -> None:
        self.connection = self.server.sealing.wrap_socket(self.connection, server_side=True)
        self.rfile, self.sealed = self.connection.makefile("rb"), True

    def _say(self, line: bytes) -> None:
        self.connection.sendall(line + b"\r\n")


@contextmanager
def mail_server(file: Path, *, from_the_start: bool = False) -> Iterator[MailServer]:
    with _Listening(file, from_the_start=from_the_start) as server, serving(server):
        yield server.kept


@pytest.fixture(autouse=True)
def _led_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mail server has a name, as if it were elsewhere: on this machine nobody asks for TLS."""
    found = socket.getaddrinfo

    def here(host: Any, *rest: Any, **more: Any) -> Any:
        return found("127.0.0.1" if host == HOST else host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", here)


def sent(kept: MailServer, *, secure: bool = False) -> str:
    mail = EmailMessage()
    mail["From"], mail["To"] = "spiele@example.org", "ines@example.org"
    mail.set_content("Du bist dran.")
    site = "https://spiele.example"
    post = Post(HOST, kept.port, secure, "spiele", PASSWORD, "spiele@example.org", site)
    return post.send(mail)


@pytest.mark.parametrize("secure", [False, True], ids=["starttls", "from the start"])
def test_the_password_goes_over_a_line_that_is_sealed_and_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, secure: bool
) -> None:
    file = certificate(tmp_path, HOST)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))  # a host that made it says so
    with mail_server(file, from_the_start=secure) as kept:
        assert sent(kept, secure=secure) == "done"
    assert kept.logins == [("spiele", PASSWORD)]
    assert len(kept.mails) == 1
    assert [line.split()[0] for line in kept.plain] == ([] if secure else [b"ehlo", b"STARTTLS"])


@pytest.mark.parametrize("secure", [False, True], ids=["starttls", "from the start"])
@pytest.mark.parametrize("name", [HOST, "elsewhere.example"], ids=["unknown", "of another"])
def test_a_certificate_that_is_not_known_or_of_another_gets_no_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, *, secure: bool
) -> None:
    file = certificate(tmp_path, name)
    if name != HOST:
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with mail_server(file, from_the_start=secure) as kept:
        assert sent(kept, secure=secure) == "later"
    assert (kept.logins, kept.mails) == ([], [])
    assert not [line for line in kept.plain if b"AUTH" in line.upper()]


def test_what_was_taken_is_sent_however_the_server_says_good_bye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path, HOST)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with mail_server(file) as kept:
        kept.farewell = b"421 too busy to say good-bye"
        assert sent(kept) == "done"
    assert len(kept.mails) == 1


def test_a_server_elsewhere_that_offers_no_tls_gets_no_password(tmp_path: Path) -> None:
    with mail_server(certificate(tmp_path, HOST)) as kept:
        kept.offers_tls = False
        assert sent(kept) == "later"
    assert (kept.logins, kept.mails) == ([], [])
    assert not [line for line in kept.plain if b"AUTH" in line.upper()]
