"""What chance brings to games with hidden stones: a lot, a deal, stones drawn blind."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from setzkasten.core.game import Chance, Refusal, Seat, Step
from setzkasten.core.squares import NotationError
from setzkasten.core.tiles import Stock
from setzkasten.core.values import value


@value
class Lot:
    """Who starts."""

    seat: Seat


@value
class Deal:
    """The stones that each seat took, sorted."""

    hands: tuple[tuple[str, ...], ...]


@value
class Drawn:
    """Stones taken blind."""

    stones: tuple[str, ...]


Outcome: TypeAlias = Lot | Deal | Drawn
ReadStones: TypeAlias = Callable[[str], tuple[str, ...]]


def write_outcome(outcome: Outcome, gap: str = "") -> str:
    """`start 2`, `deal AEX/BNO`, `draw E`; `gap` parts stones that have several signs."""
    match outcome:
        case Lot(seat=seat):
            return f"start {seat + 1}"
        case Deal(hands=hands):
            return "deal " + "/".join(gap.join(hand) for hand in hands)
        case Drawn(stones=stones):
            return "draw " + gap.join(stones)


def read_outcome(text: str, read_stones: ReadStones) -> Outcome:
    word, _, rest = text.partition(" ")
    if word == "start" and rest.isascii() and rest.isdigit() and 0 < len(rest) < 3:
        return Lot(int(rest) - 1)
    if word == "deal" and rest:
        return Deal(tuple(tuple(sorted(read_stones(hand))) for hand in rest.split("/")))
    if word == "draw" and rest:
        return Drawn(read_stones(rest))
    raise NotationError(text[:40], "'start 2', 'deal …/…' or 'draw …'")


def stones_came(step: Step[Any, Any]) -> bool:
    """Only their owner may know which."""
    return isinstance(step, Chance) and isinstance(step.outcome, Deal | Drawn)


@value
class Due:
    """What is to be drawn now, from what."""

    phase: str  # lot, deal or draw
    seats: int
    hand: int
    drawing: int
    unseen: Stock
    left: frozenset[Seat] = frozenset()  # they neither begin nor are dealt anything

    @property
    def hands(self) -> tuple[int, ...]:
        """How many stones each seat is dealt."""
        return tuple(0 if seat in self.left else self.hand for seat in range(self.seats))


def check_drawn(due: Due, outcome: Outcome) -> Refusal | None:
    """Is this what may come out of a bag that nobody looks into?"""
    match due.phase, outcome:
        case "lot", Lot(seat=seat):
            fits = 0 <= seat < due.seats and seat not in due.left
            return None if fits else Refusal("lot_seat", {"seat": seat + 1})
        case "deal", Deal(hands=hands):
            if tuple(map(len, hands)) != due.hands:
                return Refusal("deal_tiles", {"hand": due.hand, "seats": due.seats})
            drawn = [stone for hand in hands for stone in hand]
        case "draw", Drawn(stones=stones):
            if len(stones) != due.drawing:
                return Refusal("drawn_number", {"wanted": due.drawing})
            drawn = list(stones)
        case _:
            return Refusal("no_draw_due")
    if missing := due.unseen.missing(drawn):
        return Refusal("stone_not_in_stock", {"stone": missing.symbols()[0]})
    return None


def sample_drawn(due: Due, rng: Random) -> Outcome:
    if due.phase == "lot":
        return Lot(rng.choice([seat for seat in range(due.seats) if seat not in due.left]))
    pool = list(due.unseen)
    rng.shuffle(pool)
    if due.phase == "draw":
        return Drawn(tuple(sorted(pool[: due.drawing])))
    taken = iter(pool)
    return Deal(tuple(tuple(sorted(islice(taken, number))) for number in due.hands))
