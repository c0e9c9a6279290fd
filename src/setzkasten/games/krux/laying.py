"""Krux: what may be laid, moved, given back and blocked."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from typing import TypeAlias

from setzkasten.core.board import Board, Run, runs_formed, runs_inside
from setzkasten.core.claims import Answer, Claim, Relation, Verdict, Word
from setzkasten.core.game import Refusal, Report, ScoredWord, Seat
from setzkasten.core.laying import first_fault
from setzkasten.core.squares import Square, doubled, pieces
from setzkasten.core.tiles import Tile
from setzkasten.games.krux.actions import Block, GiveBack, Lay, Placed, Rebuild
from setzkasten.games.krux.state import (
    FIRST_BLOCKERS,
    MOST_BLOCKERS,
    STONES_A_TURN,
    State,
    half_of,
    squares_of,
)

REWARD_LENGTH = 5  # KRX-08

Stones: TypeAlias = tuple[tuple[Square, Tile], ...]


def check_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    squares = tuple(square for square, _ in lay.stones)
    if len(squares) != STONES_A_TURN:
        return Refusal("three_stones", {"laid": len(squares)}, squares)
    return _check_stones(state, seat, lay.stones)


def check_placed(state: State, seat: Seat, placed: Placed) -> Refusal | None:
    """KRX-07 Fewer than three may have been placed in time."""
    squares = tuple(square for square, _ in placed.stones)
    if state.options.late == "lost":
        return Refusal("late_letters_lost", squares=squares)
    if not 1 <= len(squares) <= STONES_A_TURN:
        return Refusal("three_stones", {"laid": len(squares)}, squares)
    return _check_stones(state, seat, placed.stones)


def placed_in_time(state: State, seat: Seat, tried: Lay) -> Placed | None:
    """KRX-07 Of what a seat tried last, the letters that can lie there."""
    kept: Stones = ()
    for stone in tried.stones[:STONES_A_TURN]:
        if _check_stones(state, seat, (*kept, stone)) is None:
            kept = (*kept, stone)
    placed = Placed(kept)
    return placed if check_placed(state, seat, placed) is None else None


def _check_stones(state: State, seat: Seat, stones: Stones) -> Refusal | None:
    if refusal := _outside(seat, (square for square, _ in stones)):
        return refusal
    if refusal := first_fault(state.halves[seat], stones):
        return refusal
    if jollies := tuple(square for square, tile in stones if tile.jolly):
        return Refusal("no_jolly_in_box", squares=jollies)
    if missing := state.case.missing(tile.letter for _, tile in stones):
        letter = missing.symbols()[0]
        places = tuple(square for square, tile in stones if tile.letter == letter)
        return Refusal("letter_used_up", {"letter": letter}, places)
    return None


def _outside(seat: Seat, squares: Iterable[Square]) -> Refusal | None:
    named = tuple(squares)
    if off := tuple(square for square in named if half_of(square) is None):
        return Refusal("off_board", squares=off)
    if other := tuple(square for square in named if half_of(square) != seat):
        return Refusal("not_your_half", squares=other)  # KRX-05
    return None


def _twice(squares: Sequence[Square]) -> Refusal | None:
    if twice := doubled(squares):
        return Refusal("square_twice", squares=twice)
    return None


def check_block(state: State, seat: Seat, block: Block) -> Refusal | None:
    other = 1 - seat
    half = state.halves[other]
    if len(block.squares) > FIRST_BLOCKERS:
        return _check_block_number(state, block)
    if off := tuple(square for square in block.squares if half_of(square) is None):
        return Refusal("off_board", squares=off)
    if own := tuple(square for square in block.squares if half_of(square) == seat):
        return Refusal("not_the_other_half", squares=own)  # KRX-02
    if refusal := _twice(block.squares):
        return refusal
    if taken := tuple(square for square in block.squares if not half.free(square)):
        return Refusal("blocker_on_stone", squares=taken)  # KRX-04, KRX-12
    if cut := cut_off(half, other, block.squares):
        return Refusal("half_split", squares=cut)  # KRX-03, KRX-11
    return _check_block_number(state, block)  # last, so that a split shows while they are set


def _check_block_number(state: State, block: Block) -> Refusal | None:
    number = len(block.squares)
    if state.phase == "block" and number != FIRST_BLOCKERS:
        return Refusal("ten_blockers", {"laid": number}, block.squares)
    if state.phase == "after" and not 1 <= number <= state.due:
        return Refusal("blockers_due", {"due": state.due}, block.squares)
    return None


def cut_off(half: Board, owner: Seat, more: Iterable[Square]) -> tuple[Square, ...]:
    """Squares that further blockers would part from the largest open piece (KRX-03)."""
    blocked = half.blocked | frozenset(more)
    opened = pieces(square for square in squares_of(owner) if square not in blocked)
    return tuple(sorted(square for piece in opened[1:] for square in piece))


def can_block(state: State, seat: Seat) -> bool:
    """Is there any square left for an after-blocker in the other half?"""
    other = 1 - seat
    half = state.halves[other]
    free = (square for square in squares_of(other) if half.free(square))
    return any(not cut_off(half, other, (square,)) for square in free)


def check_rebuild(state: State, seat: Seat, rebuild: Rebuild) -> Refusal | None:
    half = state.halves[seat]
    froms = [start for start, _ in rebuild.moves]
    targets = [end for _, end in rebuild.moves]
    if not state.rebuilding:
        return Refusal("no_rebuilding_yet", {"blockers": state.blockers}, tuple(froms))  # KRX-15
    if refusal := _outside(seat, (*froms, *targets)):
        return refusal
    if empty := tuple(square for square in froms if square not in half):
        return Refusal("no_stone_there", squares=empty)
    if refusal := _twice(froms) or _twice(targets):
        return refusal
    rest = half.without_stones(froms)
    return first_fault(rest, [(end, half[start]) for start, end in rebuild.moves])


def check_give_back(state: State, seat: Seat, back: GiveBack) -> Refusal | None:
    if refusal := _outside(seat, back.squares):
        return refusal
    if empty := tuple(square for square in back.squares if square not in state.halves[seat]):
        return Refusal("no_stone_there", squares=empty)
    return _twice(back.squares)


def long_runs(state: State, lay: Lay) -> list[tuple[Run, list[str]]]:
    """KRX-08 The runs of five and more letters that a laying makes, each with the words in it
    that were rewarded before (KRX-13)."""
    after = state.halves[state.turn].with_stones(dict(lay.stones))
    runs = runs_formed(after, [square for square, _ in lay.stones])
    return [(run, _rewarded_in(state, run)) for run in runs if len(run.word) >= REWARD_LENGTH]


def _rewarded_in(state: State, run: Run) -> list[str]:
    """KRX-09 Words are told apart by where they lie, or as before by their letters."""
    half, earned = state.halves[state.turn], state.earned[state.turn]
    olds = runs_inside(half, run)
    if state.options.apart == "letters":
        return sorted(word for word in earned if any(word in old.word for old in olds))
    standing = [place for place in state.places[state.turn] if stands(half, place)]
    inside = {place.word for place in standing if set(place.squares) <= set(run.squares)}
    elsewhere = {place.word for place in standing}
    moved = {old.word for old in olds} & earned - elsewhere  # rebuilt or laid again
    return sorted(inside | moved)


def stands(half: Board, place: Run) -> bool:
    """Is the word still where it had its reward, perhaps as a part of a longer run?"""
    letters = (half[square].letter if square in half else "" for square in place.squares)
    return "".join(letters) == place.word


def claims_of(state: State, lay: Lay) -> frozenset[Claim]:
    claims: set[Claim] = set()
    for run, before in long_runs(state, lay):
        claims.add(Word(run.word))
        claims |= {Relation(word, run.word) for word in before}
    return frozenset(claims)


def report_of(state: State, lay: Lay, verdicts: tuple[Verdict, ...]) -> Report:
    """Which long words are complete, and how many after-blockers they earn."""
    answers = {verdict.claim: verdict.answer for verdict in verdicts}
    words = tuple(
        ScoredWord(
            run.word, run.squares, 0, _relation(answers, run, before), answers[Word(run.word)]
        )
        for run, before in long_runs(state, lay)
    )
    earned = min(len(rewarded(state, lay, verdicts)), MOST_BLOCKERS - state.blockers)  # KRX-27
    return Report(words, earned=earned if earned and can_block(state, state.turn) else 0)


def rewarded(state: State, lay: Lay, verdicts: tuple[Verdict, ...]) -> frozenset[Run]:
    """KRX-08 The words of a laying that entitle to an after-blocker, each once."""
    answers = {verdict.claim: verdict.answer for verdict in verdicts}
    half, fresh = state.halves[state.turn], state.fresh[state.turn]
    known = {run.word for run in half.runs()} | state.earned[state.turn]
    found: dict[str, Run] = {}
    for run, before in long_runs(state, lay):
        if answers[Word(run.word)] == "no" or run.word in known:
            continue  # also a word that was taken apart after its after-blocker
        if state.options.extension == "next" and not _in_time(state, before, fresh):
            continue  # KRX-09
        if not _inflected(state, _relation(answers, run, before)) and _stood(state, lay, run):
            found.setdefault(run.word, run)
    return frozenset(found.values())


def _in_time(state: State, before: Collection[str], fresh: Container[str]) -> bool:
    """KRX-09 Is one of the rewarded words in it of the last turn? None in it: it is a new word."""
    renewed = [word in fresh for word in before]
    return all(renewed) if state.options.within == "all" else any(renewed) or not renewed


def _relation(answers: Mapping[Claim, Answer], run: Run, before: Iterable[str]) -> Answer | None:
    """How the run stems from the words in it; the least new one tells."""
    given = {answers[Relation(word, run.word)] for word in before}
    order: tuple[Answer, ...] = ("inflection", "ambiguous", "new")
    return next((answer for answer in order if answer in given), None)


def _inflected(state: State, relation: Answer | None) -> bool:
    """KRX-13"""
    strict = state.options.ambiguous == "inflection"
    return relation == "inflection" or (relation == "ambiguous" and strict)


def _stood(state: State, lay: Lay, run: Run) -> bool:
    """KRX-17 All its letters but those just laid stood there when the turn began."""
    half = state.halves[state.turn]
    new = {square for square, _ in lay.stones}
    began = half if state.turn_board is None else state.turn_board
    return all(square in new or began.get(square) == half[square] for square in run.squares)
