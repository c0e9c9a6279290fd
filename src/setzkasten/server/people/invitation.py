"""An invitation: a secret in a link or six letters to type, exchanged for a seat at a table.

Only the hash of a secret is stored: whoever reads the file still cannot sit down.
"""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Literal, TypeAlias

from setzkasten.core.game import Millis
from setzkasten.core.values import value
from setzkasten.server.fault import Fault
from setzkasten.server.people.gathering import Gathering

# sit: a free seat. mate: in a team on a seat. watch: no seat. carry: one's own seat on another
# device. hand: the same, and the device that gives it shows only the table. anew: a seat whose
# device is lost.
Kind: TypeAlias = Literal["sit", "mate", "watch", "carry", "hand", "anew"]
# Why nobody takes a seat by it any more, though one may watch.
Shut: TypeAlias = Literal["over", "begun", "full", "used"]

MINUTE: Millis = 60_000
# How long may a friend take to open the link? A week holds a weekend.
LINK_MILLIS = 7 * 24 * 60 * MINUTE
# One's other device lies beside, and so does the class before the board.
SHORT_MILLIS = 10 * MINUTE
# Letters that nobody confuses, seen from the last row or heard through the room.
CODE_LETTERS = "ABCDEFGHKLMNPRSTUWXYZ"
CODE_LENGTH = 6
# How many links of one table may be open at once? More than anybody keeps in mind.
MOST_OPEN = 50


@value
class Invitation:
    """A row of the store."""

    secret: str  # its hash
    table: str
    number: int  # by which the table speaks of it
    kind: Kind
    seat: int | None  # None: any free one, or none at all
    uses: int | None  # that are left; None: as many as come
    until: Millis
    by_code: bool = False

    def check(self, now: Millis, *, watching: bool) -> None:
        """Raises `Fault` when it opens the door no more; to watch uses nothing up."""
        if now >= self.until:
            raise Fault(410, "invitation_expired")
        if self.uses == 0 and not (watching and self.kind == "sit"):
            raise Fault(410, "invitation_used")

    def shut(self, gathering: Gathering | None, *, over: bool) -> Shut | None:
        """Said before anybody types a name; None: there is a seat."""
        if over and self.kind != "watch":
            return "over"
        if self.kind != "sit":
            return None
        if gathering is None:
            return "begun"
        if gathering.full:
            return "full"
        return "used" if self.uses == 0 else None


def new_secret() -> str:
    """192 random bits."""
    return token_urlsafe(24)


def new_code() -> str:
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hash_of(secret: str, *, by_code: bool = False) -> str:
    """A code shown as if it were a link leads nowhere: only codes that are typed are counted."""
    kind = b"code " if by_code else b"invitation "
    return sha256(kind + secret.encode()).hexdigest()[:32]


def plain_code(typed: str) -> str:
    """As typed by hand: small letters, blanks and hyphens do no harm."""
    return "".join(sign for sign in typed[:40].upper() if sign.isalpha())


def lasts(kind: Kind, *, by_code: bool) -> Millis:
    return SHORT_MILLIS if by_code or kind in ("carry", "hand") else LINK_MILLIS
