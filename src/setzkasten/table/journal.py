"""What people do at a table beside the rules. Each is a step of the journal like a move.

Rows hold seat numbers, never names: those stand beside the journal and can be erased.
`until` is a time outside (milliseconds of the world), since table time stands still in a vote.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from setzkasten.core.game import Millis, Seat
from setzkasten.core.match import Happening


@dataclass(frozen=True, slots=True)
class Asked:
    """GEN-10 A laying whose words the dictionary refuses is put before the others."""

    seat: Seat
    words: tuple[str, ...]
    action: str
    until: Millis
    at: Millis


@dataclass(frozen=True, slots=True)
class Doubted:
    """GEN-10 A word that lies or stands on a list is put before everybody."""

    seat: Seat
    word: str
    until: Millis
    at: Millis


@dataclass(frozen=True, slots=True)
class Voted:
    seat: Seat
    aye: bool | None  # None: does not want to say
    at: Millis


@dataclass(frozen=True, slots=True)
class Closed:
    """The vote is over: all spoke, or the time was up."""

    at: Millis


@dataclass(frozen=True, slots=True)
class Listed:
    """Lists are read aloud: the words that the dictionary refuses, before they are ruled on."""

    words: tuple[str, ...]
    until: Millis
    at: Millis


@dataclass(frozen=True, slots=True)
class Ready:
    """A seat has nothing more to say about the lists."""

    seat: Seat
    at: Millis


@dataclass(frozen=True, slots=True)
class Called:
    """A seat gave the call for the next round."""

    seat: Seat
    at: Millis
    starts: Millis | None = None  # outside: when it begins for all; None: at once


@dataclass(frozen=True, slots=True)
class Accepted:
    """Alone against computers: a seat answers for a word of its own."""

    seat: Seat
    word: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Forgot:
    """A word that the table had settled is the dictionary's affair again."""

    word: str  # empty: all of them
    at: Millis


@dataclass(frozen=True, slots=True)
class Paused:
    """The clock stands still."""

    why: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Resumed:
    why: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Dated:
    """Moves take days: at this time of the table it was `world` outside, and both go on alike."""

    world: Millis
    at: Millis


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat proposes something that needs everybody's consent."""

    seat: Seat
    kind: str
    text: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat agrees to the offer, or does not; the seat that made it withdraws it."""

    seat: Seat
    aye: bool
    at: Millis


@dataclass(frozen=True, slots=True)
class Agreed:
    """KW1-14 From now on other words count: what departs from the leaflet's."""

    policy: tuple[tuple[str, str], ...]
    at: Millis


@dataclass(frozen=True, slots=True)
class Aborted:
    """All agreed to break the game off: it is over, and nobody has won."""

    at: Millis


@dataclass(frozen=True, slots=True)
class Relaid:
    """After the game a seat laid the table for the next one; everybody is called to it."""

    seat: Seat
    game: str
    table: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Sat:
    """Who sits there from now on; the name stands beside the journal.

    A computer on a person's seat plays for them until they are back.
    """

    seat: Seat
    kind: str  # person, computer or free
    level: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Talking:
    """How people may talk at this table; `table/talk.py` knows the ways."""

    way: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Spoke:
    """A seat said one of the set phrases; everybody reads it in their own language."""

    seat: Seat
    phrase: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Spelling:
    """GEN-11 A seat asks the others how a word is written."""

    seat: Seat
    word: str  # as the seat would write it
    at: Millis


@dataclass(frozen=True, slots=True)
class Spelled:
    """GEN-11 Somebody says how they would write it; who asked has heard enough."""

    seat: Seat
    word: str  # empty: thanks
    at: Millis


@dataclass(frozen=True, slots=True)
class Renewed:
    """Another edition of the dictionary judges from now on."""

    lexicon: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Sealed:
    """Whatever is drawn from now on follows from a seed: this is its hash."""

    hash: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Unsealed:
    """The game is over: this was the seed."""

    seed: str
    at: Millis


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat was shown a hint, so far: 1 a place, 2 a word, 3 the move. It counts as help."""

    seat: Seat
    stage: int
    at: Millis


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat takes its move back with all that came of it; the stones come again in their order.

    What is struck is the next entry.
    """

    seat: Seat
    kept: int  # how many of the standing steps remain
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
    | Dated
    | Offered
    | Answered
    | Agreed
    | Aborted
    | Relaid
    | Sat
    | Talking
    | Spoke
    | Spelling
    | Spelled
    | Renewed
    | Sealed
    | Unsealed
    | Hinted
    | Undone
)
OfCourt: TypeAlias = Asked | Doubted | Voted | Closed | Listed | Ready | Accepted
OfConsent: TypeAlias = Offered | Answered | Agreed | Aborted
OfTalk: TypeAlias = Talking | Spoke | Spelling | Spelled
Entry: TypeAlias = "Happening | Said"
