"""Push messages: one sentence, sealed for the browser, handed over to its maker's service."""

from __future__ import annotations

import json
import logging

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.reach import outside, wording
from setzkasten.server.reach.outside import target_of
from setzkasten.server.reach.sealing import (
    padless,
    private_key,
    public_bytes,
    sealed,
    vapid,
)
from setzkasten.server.store.contacts import Subscription
from setzkasten.server.store.notices import Notice, Sent

log = logging.getLogger("setzkasten.push")

# How long does the service keep what a sleeping telephone does not fetch?
KEPT_SECONDS = 24 * 3600
SIGNED_SECONDS = 12 * 3600
TOPIC_SIGNS = 32
_GONE = frozenset({404, 410})


@value
class Push:
    """With the key by which services know this server."""

    key: str
    subject: str  # who it is, for the service: an address of the web or of mail
    loopback: bool = False

    @property
    def public(self) -> str:
        """What a browser wants to know before it subscribes."""
        return padless(public_bytes(private_key(self.key)))

    def send(self, notice: Notice, now: Millis) -> Sent:
        """Blocks for as long as the service takes."""
        to = notice.to
        assert isinstance(to, Subscription)
        try:
            target = target_of(to.endpoint, loopback=self.loopback)
            signed = vapid(
                private_key(self.key), target.origin, self.subject, now // 1000 + SIGNED_SECONDS
            )
            headers = {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT_SECONDS),
                "Topic": notice.id[:TOPIC_SIGNS],  # sent twice, it is shown once
                "Authorization": signed,
            }
            body = sealed(message(notice, to), to.p256dh, to.auth)
            status = outside.post(target, body, headers, loopback=self.loopback)
        except Fault:
            log.warning("a push message has nowhere to go")
            return "gone"
        except OSError as error:
            log.warning("a push service cannot be reached: %s", type(error).__name__)
            return "later"
        return _sent(status)


def message(notice: Notice, to: Subscription) -> bytes:
    """What the page's worker shows."""
    _, said = wording.turn(notice.header, notice.seat, to.language)
    return json.dumps({"text": said, "table": notice.table}, ensure_ascii=False).encode()


def _sent(status: int) -> Sent:
    if status in _GONE:
        return "gone"
    if status == 429 or status >= 500:
        return "later"
    if not 200 <= status < 300:
        log.warning("a push service refused a message: %d", status)
        return "never"
    return "done"
