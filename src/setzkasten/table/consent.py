"""What the round may agree on beside words: a move back, a game broken off, an empty chair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Left, Millis, Refusal, Seat
from setzkasten.core.match import TakenBack
from setzkasten.table.helping import check_taking_back
from setzkasten.table.journal import Aborted, Agreed, Answered, Entry, Offered, Sat
from setzkasten.table.journal_text import read_pairs
from setzkasten.table.offer import ABORT, ABSENT, STAND_IN, TAKE_BACK, WORDS, Offer, check_offering
from setzkasten.table.pacing import takes_days

if TYPE_CHECKING:
    from setzkasten.table.table import Table

# How well does a computer play for somebody? Neither a gift to the others nor a punishment.
STAND_IN_LEVEL = "mittel"


def propose(
    table: Table,
    seat: Seat,
    kind: str,
    now: Millis,
    *,
    about: Seat | None = None,
    away: frozenset[Seat] = frozenset(),
) -> Refusal | None:
    """Whoever is `away` is not asked; `about` is one of them where it is about an empty chair.

    Where moves take days nobody sits there all the time: only who has gone for good is away.
    """
    table.advance(now)
    refusal = check_offering(table, seat) or _check(table, seat, kind, about, away, now)
    if refusal:
        return refusal
    first = () if about is None else (about,)
    others = sorted((away & table.present) - {seat, *first})
    text = " ".join(str(at + 1) for at in (*first, *others))
    return table.grant(Offered(seat, kind, text, at=table.clock.reading(now)), now)


def _check(
    table: Table, seat: Seat, kind: str, about: Seat | None, away: frozenset[Seat], now: Millis
) -> Refusal | None:
    if kind == TAKE_BACK:
        return check_taking_back(table, seat, now)
    if kind == ABORT:
        return Refusal("game_over") if table.awaiting().over else None
    if kind not in ABSENT:
        return Refusal("not_understood", {"text": kind[:40]})
    if about is None or about == seat or about not in table.present:
        return Refusal("not_understood", {"text": "seat"})
    if table.awaiting().over:
        return Refusal("game_over")
    if about not in away:
        return _still_here(table, about)
    if kind == STAND_IN and CATALOGUE[table.header.game].player is None:
        return Refusal("no_computer", {"game": table.game.name})
    return None


def _still_here(table: Table, seat: Seat) -> Refusal:
    if takes_days(table):
        return Refusal("days_to_move")
    return Refusal("still_here", {"seat": seat + 1})


def outcome(table: Table, offer: Offer, now: Millis) -> Entry:
    """What happens once everybody agreed; what cannot happen any more is withdrawn."""
    at = table.clock.reading(now)
    if offer.kind == WORDS:
        return Agreed(read_pairs(offer.text), at=at)
    if offer.kind == ABORT:
        return Aborted(at=at)
    if offer.kind == TAKE_BACK:
        late = check_taking_back(table, offer.seat, now)
        return Answered(offer.seat, aye=False, at=at) if late else TakenBack(offer.seat, at=at)
    assert offer.about is not None, "it is about somebody"
    if offer.kind == STAND_IN:
        return Sat(offer.about, "computer", STAND_IN_LEVEL, at=at)
    left = Left(offer.about, at=at)
    gone = table.match.propose(left).refusal
    return Answered(offer.seat, aye=False, at=at) if gone else left


def come_back(table: Table, seat: Seat, now: Millis) -> Refusal | None:
    """Whoever was away plays again for themselves."""
    table.advance(now)
    if not table.minded(seat):
        return Refusal("nobody_minds", {"seat": seat + 1})
    if table.court.ballot:
        return Refusal("ballot_open")
    return table.grant(Sat(seat, "person", "", at=table.clock.reading(now)), now)
