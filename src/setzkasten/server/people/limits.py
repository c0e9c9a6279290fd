"""How much one sender may ask for in a while: by device, and by the address it comes from.

A device is easily made up, an address is not. Behind one address there may sit a whole class.
"""

from __future__ import annotations

from collections import Counter
from time import monotonic

from setzkasten.core.values import value
from setzkasten.server.people.sender import Sender

SPAN_SECONDS = 20.0
DAY_SECONDS = 24 * 3600.0
# How fast may moves come? Faster than hands, slower than a script that wants to hurt.
ACTS = 60
ACTS_A_SEAT = 15  # in real time all act at once
# A dry run follows every stone that is moved.
TRIES = 200
# How many senders are remembered at once? Some hundred bytes each.
MOST_REMEMBERED = 40_000


@value
class Allowance:
    """So many in a span.

    An address has as much as the devices of its crowd together, or the `share` of it that even a
    busy evening does not reach.
    """

    name: str
    most: int
    share: float = 1.0
    seconds: float = SPAN_SECONDS


REQUESTS = Allowance("requests", 600)  # a page with all its parts is some thirty
BYTES = Allowance("bytes", 20_000_000, share=0.2)  # sent to us; a record has up to four million
MESSAGES = Allowance("messages", 1000)  # over all sockets
PROGRAM_MESSAGES = Allowance("program messages", 100)  # a program may try some actions a turn
LOOK_UPS = Allowance("look-ups", 60)
LISTS = Allowance("lists", 60)
TELLINGS = Allowance("tellings", 60, share=0.5)
# What fits is asked whenever the cursor moves to another line.
ASSISTS = Allowance("assists", 60)
HINTS = Allowance("hints", 30)
# Each is some seconds of one core.
ANALYSES = Allowance("analyses", 10, share=0.2, seconds=60.0)
NEW_TABLES = Allowance("tables", 30, share=0.15)
TABLES_A_DAY = Allowance("tables a day", 200, share=0.25, seconds=DAY_SECONDS)
# All that is known of somebody, with every game and puzzle: seldom asked for, and large.
WHOLE_FILES = Allowance("whole files", 6, share=0.2, seconds=60.0)
RECORDS = Allowance("records", 20, share=0.2)  # each is played through
PRINTS = Allowance("prints", 20, share=0.2)  # each is a tenth of a second of one core
NEW_PUZZLES = Allowance("puzzles", 20, share=0.2)
SAVES = Allowance("saves", 100)  # a clue is saved when the pen leaves it
FILES = Allowance("files", 20, share=0.2)  # each is up to a second of one core
BOOKLETS = Allowance("booklets", 4, share=0.2, seconds=60.0)  # each is some ten seconds of one core
CHECKS = Allowance("checks", 60)
# On a sheet that several write on: faster than hands, and a pencilled corner that is meant at once.
LETTERS = Allowance("letters", 600)
SHEETS = Allowance("sheets", 10, share=0.2)
# Invitations made, looked at and used; a class comes in one minute.
DOORS = Allowance("doors", 60)
# Addresses typed in: each is a letter to somebody.
ADDRESSES = Allowance("addresses", 5, share=0.5, seconds=DAY_SECONDS)
# How much does somebody say at a table? Enough for a friendly evening, too little for a din.
PHRASES = Allowance("phrases", 6)
# How often may somebody try the keeper's link, which nobody types?
WRONG_KEYS = Allowance("wrong keys", 5, share=0.0, seconds=60.0)
# Pictures of the week: each is played through, and somebody sends a handful.
ENTRIES = Allowance("entries", 10, share=0.2, seconds=60.0)
# How often does somebody have to tell the keeper? A bad evening has a few.
REPORTS = Allowance("reports", 6, share=0.2, seconds=3600.0)

# How many pages may one device have open at all its tables?
SOCKETS = 64


class Limit:
    """At most so much in a span that begins with the first of it."""

    __slots__ = ("_ends_at", "_left", "_most", "_span")

    def __init__(self, most: int, span_seconds: float = SPAN_SECONDS) -> None:
        self._most, self._span = most, span_seconds
        self._left, self._ends_at = most, 0.0

    def wait_seconds(self, now: float) -> float:
        """0: counted, go ahead. Else the seconds until the next one is welcome."""
        if wait := self.lacks(now):
            return wait
        self.take()
        return 0.0

    def lacks(self, now: float, amount: int = 1) -> float:
        """How long until so much is welcome; nothing is counted yet."""
        if now >= self._ends_at:
            self._left, self._ends_at = self._most, now + self._span
        return self._ends_at - now if self._left < min(amount, self._most) else 0.0

    def take(self, amount: int = 1) -> None:
        self._left -= amount


class Limits:
    """All limits of a house. Two generations of them: who does not come back while the younger one
    fills up is forgotten with the older one. So it never grows, and never searches.
    """

    def __init__(self, crowd: int, most_remembered: int = MOST_REMEMBERED) -> None:
        self._crowd, self._half = crowd, most_remembered // 2
        self._young: dict[tuple[str, str], Limit] = {}
        self._old: dict[tuple[str, str], Limit] = {}
        self._sockets: Counter[str] = Counter()
        self.lines = 0  # sockets of all together

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def wait_seconds(self, allowance: Allowance, sender: Sender, amount: int = 1) -> float:
        """How long this sender has to wait for so much more; 0 is not at all."""
        now, address = monotonic(), self._address(allowance, sender)
        device = self._limit(allowance, sender.device, allowance.most)
        if wait := max(device.lacks(now, amount), address.lacks(now, amount)):
            return wait
        device.take(amount)
        address.take(amount)
        return 0.0

    def give_back(self, allowance: Allowance, sender: Sender) -> None:
        """It was none of those that count."""
        self._address(allowance, sender).take(-1)
        self._limit(allowance, sender.device, allowance.most).take(-1)

    def enter(self, sender: Sender) -> bool:
        """One more socket, unless device or address has enough of them."""
        most = {sender.device: SOCKETS, sender.address: max(SOCKETS, SOCKETS * self._crowd // 4)}
        if any(self._sockets[name] >= number for name, number in most.items()):
            return False
        self._sockets.update(most.keys())
        self.lines += 1
        return True

    def leave(self, sender: Sender) -> None:
        self.lines -= 1
        for name in {sender.device, sender.address}:
            self._sockets[name] -= 1
            if self._sockets[name] <= 0:
                del self._sockets[name]

    def _address(self, allowance: Allowance, sender: Sender) -> Limit:
        most = max(allowance.most, int(allowance.most * self._crowd * allowance.share))
        return self._limit(allowance, sender.address, most)

    def _limit(self, allowance: Allowance, whose: str, most: int) -> Limit:
        key = (allowance.name, whose)
        found = self._young.get(key)
        if found is None:
            found = self._old.pop(key, None) or Limit(most, allowance.seconds)
            if len(self._young) >= self._half:
                self._old, self._young = self._young, {}
            self._young[key] = found
        return found


# How many devices are remembered? More than sit at any table; then all begin anew.
MOST_DEVICES = 1000


class Turnstile:
    """How fast moves and dry runs may come at one table: each device has its own share.

    So whoever hammers on a table holds up nobody but themselves.
    """

    def __init__(self, at_once: int) -> None:
        """`at_once`: how many seats act at the same time, all perhaps at one device."""
        self._acts = ACTS + ACTS_A_SEAT * at_once
        self._known: dict[tuple[str, bool], Limit] = {}

    def wait_seconds(self, device: str, *, reading: bool) -> float:
        """0: counted, go ahead. Else the seconds until the next one is welcome."""
        limit = self._known.get((device, reading))
        if limit is None:
            if len(self._known) >= 2 * MOST_DEVICES:
                self._known.clear()
            limit = self._known[device, reading] = Limit(TRIES if reading else self._acts)
        return limit.wait_seconds(monotonic())
