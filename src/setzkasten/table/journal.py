"""What people do at a table beside the rules. Each is a step of the journal like a move.

Rows hold seat numbers, never names: those stand beside the journal and can be erased.
`until` is a time outside (milliseconds of the world), since table time stands still in a vote.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from setzkasten.core.game import Millis, Seat
from setzkasten.core.match import Happening


class _Row(msgspec.Struct, frozen=True):
    """A kind of entry; `at` is its time at the table."""


class Asked(_Row):
    """GEN-10 A laying whose words the dictionary refuses is put before the others."""

    seat: Seat
    words: tuple[str, ...]
    action: str
    until: Millis
    at: Millis


class Doubted(_Row):
    """GEN-10 A word that lies or stands on a list is put before everybody."""

    seat: Seat
    word: str
    until: Millis
    at: Millis


class Voted(_Row):
    seat: Seat
    aye: bool | None  # None: does not want to say
    at: Millis


class Closed(_Row):
    """The vote is over: all spoke, or the time was up."""

    at: Millis


class Listed(_Row):
    """Lists are read aloud: the words that the dictionary refuses, before they are ruled on."""

    words: tuple[str, ...]
    until: Millis
    at: Millis


class Ready(_Row):
    """A seat has nothing more to say about the lists."""

    seat: Seat
    at: Millis


class Called(_Row):
    """A seat gave the call for the next round."""

    seat: Seat
    at: Millis


class Accepted(_Row):
    """Alone against computers: a seat answers for a word of its own."""

    seat: Seat
    word: str
    at: Millis


class Forgot(_Row):
    """A word that the table had settled is the dictionary's affair again."""

    word: str  # empty: all of them
    at: Millis


class Paused(_Row):
    """The clock stands still."""

    why: str
    at: Millis


class Resumed(_Row):
    why: str
    at: Millis


class Offered(_Row):
    """A seat proposes something that needs everybody's consent."""

    seat: Seat
    kind: str
    text: str
    at: Millis


class Answered(_Row):
    """A seat agrees to the offer, or does not; the seat that made it withdraws it."""

    seat: Seat
    aye: bool
    at: Millis


class Agreed(_Row):
    """KW1-14 From now on other words count: what departs from the leaflet's."""

    policy: tuple[tuple[str, str], ...]
    at: Millis


class Sat(_Row):
    """Who sits there from now on; the name stands beside the journal."""

    seat: Seat
    kind: str  # person, computer or free
    level: str
    at: Millis


Said: TypeAlias = (
    Asked
    | Doubted
    | Voted
    | Closed
    | Listed
    | Ready
    | Called
    | Accepted
    | Forgot
    | Paused
    | Resumed
    | Offered
    | Answered
    | Agreed
    | Sat
)
OfCourt: TypeAlias = Asked | Doubted | Voted | Closed | Listed | Ready | Accepted
OfConsent: TypeAlias = Offered | Answered | Agreed
Entry: TypeAlias = "Happening | Said"
