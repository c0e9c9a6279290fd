"""What people do at a table beside the rules. Each is a step of the journal like a move.

Rows hold seat numbers, never names: those stand beside the journal and can be erased.
`until` is a time outside (milliseconds of the world), since table time stands still in a vote.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from setzkasten.core.game import Millis, Seat, Timed
from setzkasten.core.match import Happening
from setzkasten.core.values import value


@value
class Said(Timed):
    """What somebody did beside the rules, or what came of it."""


@value
class OfSeat(Said):
    """A seat did it."""

    seat: Seat


@value
class Asked(OfSeat):
    """GEN-10 A laying whose words the dictionary refuses is put before the others."""

    words: tuple[str, ...]
    action: str
    until: Millis


@value
class Doubted(OfSeat):
    """GEN-10 A word that lies or stands on a list is put before everybody."""

    word: str
    until: Millis


@value
class Voted(OfSeat):
    aye: bool | None  # None: does not want to say


@value
class Closed(Said):
    """The vote is over: all spoke, or the time was up."""


@value
class Listed(Said):
    """Lists are read aloud: the words that the dictionary refuses, before they are ruled on."""

    words: tuple[str, ...]
    until: Millis


@value
class Ready(OfSeat):
    """A seat has nothing more to say about the lists."""


@value
class Called(OfSeat):
    """A seat gave the call for the next round."""

    starts: Millis | None = None  # outside: when it begins for all; None: at once


@value
class Accepted(OfSeat):
    """Alone against computers: a seat answers for a word of its own."""

    word: str


@value
class Forgot(Said):
    """A word that the table had settled is the dictionary's affair again."""

    word: str  # empty: all of them


@value
class Paused(Said):
    """The clock stands still."""

    why: str


@value
class Resumed(Said):
    why: str


@value
class Dated(Said):
    """Moves take days: at this time of the table it was `world` outside, and both go on alike."""

    world: Millis


@value
class Offered(OfSeat):
    """A seat proposes something that needs everybody's consent."""

    kind: str
    text: str


@value
class Answered(OfSeat):
    """A seat agrees to the offer, or does not; the seat that made it withdraws it."""

    aye: bool


@value
class Agreed(Said):
    """KW1-14 From now on other words count: what departs from the leaflet's."""

    policy: tuple[tuple[str, str], ...]


@value
class Aborted(Said):
    """All agreed to break the game off: it is over, and nobody has won."""


@value
class Relaid(OfSeat):
    """After the game a seat laid the table for the next one; everybody is called to it."""

    game: str
    table: str
    rotated: bool = field(default=False, kw_only=True)  # one seat further on


@value
class Sat(OfSeat):
    """Who sits there from now on; the name stands beside the journal.

    A computer on a person's seat plays for them until they are back.
    """

    kind: str  # person, computer or free
    level: str


@value
class Talking(Said):
    """How people may talk at this table; `table/talk.py` knows the ways."""

    way: str


@value
class Spoke(OfSeat):
    """A seat said one of the set phrases; everybody reads it in their own language."""

    phrase: str


@value
class Spelling(OfSeat):
    """GEN-11 A seat asks the others how a word is written."""

    word: str  # as the seat would write it


@value
class Spelled(OfSeat):
    """GEN-11 Somebody says how they would write it; who asked has heard enough."""

    word: str  # empty: thanks


@value
class Renewed(Said):
    """Another edition of the dictionary judges from now on."""

    lexicon: str


@value
class Sealed(Said):
    """Whatever is drawn from now on follows from a seed: this is its hash."""

    hash: str


@value
class Unsealed(Said):
    """The game is over: this was the seed."""

    seed: str


@value
class Hinted(OfSeat):
    """A seat was shown a hint, so far: 1 a place, 2 a word, 3 the move. It counts as help."""

    stage: int


@value
class Undone(OfSeat):
    """A seat takes its move back with all that came of it; the stones come again in their order.

    What is struck is the next entry.
    """

    kept: int  # how many of the standing steps remain


OfCourt: TypeAlias = Asked | Doubted | Voted | Closed | Listed | Ready | Accepted
OfConsent: TypeAlias = Offered | Answered | Agreed | Aborted
OfTalk: TypeAlias = Talking | Spoke | Spelling | Spelled
Entry: TypeAlias = "Happening | Said"
