"""The mail server of a host: where it is, and how a letter is handed over to it."""

from __future__ import annotations

import logging
import os
import re
import smtplib
import ssl
from contextlib import suppress
from dataclasses import replace
from email.message import EmailMessage
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

from setzkasten.core.coded import Coded
from setzkasten.core.values import value
from setzkasten.server.settings import Settings
from setzkasten.server.store.notices import Sent

log = logging.getLogger("setzkasten.post")

PASSWORD = "SETZKASTEN_SMTP_PASSWORD"
# How long may a mail server be silent?
PATIENCE_SECONDS = 20.0
LONGEST_ADDRESS = 254

# What every mail server takes: plain signs before the @, the name of a host behind it.
_LOCAL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}")
_HOST = re.compile(r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]+")


class ReachError(Coded):
    """A host's settings for mail that cannot work."""


@value
class Post:
    """`smtp://` begins plainly and changes to TLS, `smtps://` has it from the start."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str
    site: str  # where people find the server: `https://spiele.example`

    @property
    def local(self) -> bool:
        """On this machine nobody listens in between."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False

    def send(self, mail: EmailMessage) -> Sent:
        """Blocks for as long as the mail server takes. No address is logged."""
        try:
            line = self._line()
            try:
                line.send_message(mail)
            finally:
                _hang_up(line)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPResponseException) as error:
            code = _code(error)
            log.warning("the mail server refused a letter: %d", code)
            return "never" if 500 <= code < 600 and code not in _HOST_FAULTS else "later"
        except (smtplib.SMTPException, OSError, ValueError) as error:
            log.warning("the mail server cannot be used: %s", type(error).__name__)
            return "later"
        return "done"

    def _line(self) -> smtplib.SMTP:
        name = urlsplit(self.site).hostname or "localhost"
        context = ssl.create_default_context()
        if self.secure:
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, name, timeout=PATIENCE_SECONDS, context=context
            )
        else:
            line = smtplib.SMTP(self.host, self.port, name, timeout=PATIENCE_SECONDS)
        try:
            self._sign_in(line, context)
        except BaseException:
            line.close()
            raise
        return line

    def _sign_in(self, line: smtplib.SMTP, context: ssl.SSLContext) -> None:
        line.ehlo()
        if not (self.secure or self.local):
            line.starttls(context=context)  # raises where it is not offered
            line.ehlo()
        if self.user:
            line.login(self.user, self.password)


def _hang_up(line: smtplib.SMTP) -> None:
    """What the server took is sent, however it says good-bye: else it would go out twice."""
    with suppress(smtplib.SMTPException, OSError):
        line.quit()
    line.close()


# Our password or our place is wrong: the host mends it, the letter is not at fault.
_HOST_FAULTS = frozenset({530, 534, 535, 538, 554})


def _code(error: smtplib.SMTPException) -> int:
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return next(iter(error.recipients.values()), (450, b""))[0]
    assert isinstance(error, smtplib.SMTPResponseException)
    return error.smtp_code


def post_of(smtp: str, sender: str, site: str) -> Post:
    """From the settings of a host. Raises `ReachError`."""
    try:
        parts = urlsplit(smtp)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise ReachError("smtp_not_understood", text=_hidden(smtp)) from error
    secure = parts.scheme == "smtps"
    if not host or not (secure or parts.scheme == "smtp"):
        raise ReachError("smtp_not_understood", text=_hidden(smtp))
    if mail_address(sender) is None:
        raise ReachError("smtp_needs_sender", text=sender[:80])
    if not site:
        raise ReachError("smtp_needs_site")
    password = os.environ.get(PASSWORD, "") or unquote(parts.password or "")
    user = unquote(parts.username or "")
    return Post(host, port or (465 if secure else 587), secure, user, password, sender, site)


def check_reach(settings: Settings) -> Settings:
    """Said at the start, not with the first letter. Raises `ReachError`."""
    if settings.site:
        settings = replace(settings, site=checked_site(settings.site))
    if settings.smtp:
        post_of(settings.smtp, settings.mail_from, settings.site)
    return settings


def checked_site(site: str) -> str:
    """Where people find the server, without a slash at its end. Raises `ReachError`."""
    try:
        parts = urlsplit(site)
        named = parts.hostname is not None and parts.port != 0
    except ValueError:  # brackets around no number, or a port that is none
        named = False
    if not named or parts.scheme not in ("http", "https") or parts.username:
        raise ReachError("site_not_understood", text=site[:80])
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise ReachError("site_not_understood", text=site[:80])
    return f"{parts.scheme}://{parts.netloc}"


def mail_address(typed: str) -> str | None:
    """As mail servers take it, a host with umlauts in their spelling; None: it is none.

    >>> mail_address(" ines@müller.de ")
    'ines@xn--mller-kva.de'
    """
    typed = typed.strip()
    local, at, host = typed.rpartition("@")
    if not at or len(typed) > LONGEST_ADDRESS or not _LOCAL.fullmatch(local):
        return None
    try:
        host = host.encode("idna").decode()
    except UnicodeError:
        return None
    well = _HOST.fullmatch(host) and len(local) + len(host) < LONGEST_ADDRESS
    return f"{local}@{host.lower()}" if well else None


def _hidden(smtp: str) -> str:
    """Without what nobody else should read."""
    return re.sub(r"//[^/]*@", "//…@", smtp[:80])
