"""What lists tell somebody who watches hidden hands: such a one is a turn behind at the table, too.

When and what was played last, and what was settled about words, is told once the game is over.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from setzkasten.core.record import read_record
from setzkasten.server.people.holders import Holders
from setzkasten.server.store.journal import Kept
from setzkasten.server.store.listing import Listed
from setzkasten.table.told import Summary
from setzkasten.table.watching import held_back


def as_seen(one: Listed, device: str) -> Listed:
    """A table of a list, as this device may know it."""
    kept = one.kept
    if kept.over or not Holders(kept.owner, one.held).watches(device):
        return one
    if not held_back(read_record(kept.header.encode()).header.game):
        return one
    return Listed(as_it_began(kept), one.held)


def as_it_began(kept: Kept) -> Kept:
    stands = msgspec.json.decode(kept.summary, type=Summary)
    if stands.waiting:
        return kept
    told = Summary([], over=False, winners=(), scores=(), child=stands.child)
    summary = msgspec.json.encode(told).decode()
    return replace(kept, book="{}", summary=summary, updated=kept.created, due=None)
