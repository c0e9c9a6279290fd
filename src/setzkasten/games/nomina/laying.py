"""Nomina's laying: what may be laid, which words it claims, what they bring."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.board import Board, Run, runs_formed
from setzkasten.core.claims import Answer, Claim, Relation, Verdict, Word, relation_of, word_of
from setzkasten.core.game import Refusal, Report, ScoredWord, Seat, Vocabulary
from setzkasten.core.laying import first_fault
from setzkasten.core.placing import layings
from setzkasten.core.squares import ACROSS, DOWN, Square, pieces, shifted
from setzkasten.core.tiles import Tile
from setzkasten.games.nomina.state import STONES_A_MOVE, Laid, Lay, State
from setzkasten.games.wooden.box import SIZE

BON_LENGTH = 5  # NOM-14
# NOM-09 What brings nothing, by how the table reads what may be both.
MERE = {"new": frozenset({"inflection"}), "inflection": frozenset({"inflection", "ambiguous"})}


def check_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    return None if surely_right(state, seat, lay) else check_closely(state, seat, lay)


def surely_right(state: State, seat: Seat, lay: Lay) -> bool:
    """A quick look around the new stones, on a board whose last laying left one piece.

    Whatever it cannot say at once is left to the close look, which also words the refusal.
    """
    stones, new, board = lay.stones, dict(lay.stones), state.board
    most = STONES_A_MOVE + state.bons[seat]
    if not state.moves or len(new) < len(stones) or not STONES_A_MOVE <= len(new) <= most:
        return False
    if not board.free_all(new) or [tile for tile in new.values() if tile.jolly]:
        return False
    if not state.case.holds([tile.letter for tile in new.values()]):
        return False
    look = board.look(stones)
    return look.joined and not look.twice


def check_closely(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    """The rules one by one, and the whole board."""
    squares = tuple(square for square, _ in lay.stones)
    if refusal := _check_number(state, seat, squares):
        return refusal
    if fault := first_fault(state.board, lay.stones):
        return fault
    if jollies := tuple(square for square, tile in lay.stones if tile.jolly):
        return Refusal("no_jolly_in_box", squares=jollies)
    if missing := state.case.missing(tile.letter for _, tile in lay.stones):
        letter = missing.symbols()[0]
        places = tuple(square for square, tile in lay.stones if tile.letter == letter)
        return Refusal("letter_used_up", {"letter": letter}, places)  # NOM-21
    after = state.board.with_stones(dict(lay.stones))
    return _check_picture(state, after, squares)


def _check_number(state: State, seat: Seat, squares: tuple[Square, ...]) -> Refusal | None:
    if not state.board and len(squares) != STONES_A_MOVE:
        return Refusal("first_word_of_three", squares=squares)  # NOM-01
    if len(squares) < STONES_A_MOVE:
        return Refusal("three_stones", {"laid": len(squares)}, squares)  # NOM-02
    extra = len(squares) - STONES_A_MOVE
    if extra > state.bons[seat]:
        return Refusal(
            "not_enough_bons", {"extra": extra, "bons": state.bons[seat]}, squares
        )  # NOM-15
    return None


def _check_picture(state: State, after: Board, squares: tuple[Square, ...]) -> Refusal | None:
    runs = runs_formed(after, squares)
    if not state.board and (len(runs) != 1 or len(runs[0].squares) != STONES_A_MOVE):
        return Refusal("first_word_of_three", squares=squares)  # NOM-01
    _largest, *others = pieces(after)
    if others:
        stray = tuple(s for s in squares if any(s in piece for piece in others)) or squares
        return Refusal("not_connected", squares=stray)  # NOM-03, NOM-04
    standing: dict[str, Run] = {}
    for run in after.runs():
        twin = standing.setdefault(run.word, run)
        if twin is not run and (run in runs or twin in runs):
            both = tuple(dict.fromkeys((*twin.squares, *run.squares)))
            return Refusal("word_twice", {"word": run.word}, both)  # GEN-07
    return None


def laid(board: Board, lay: Lay) -> Laid:
    """NOM-03 every new run is a word; NOM-09 how it stems from the words it took up."""
    look, claims = board.look(lay.stones), list[Claim]()
    for run in look.formed:
        claims.append(word_of(run.word))
        claims += [relation_of(old, run.word) for old in run.olds]
    return Laid(lay.stones, look, frozenset(claims))


def report_of(state: State, put: Laid, verdicts: tuple[Verdict, ...]) -> Report:
    """What the laying brings under these verdicts: NOM-06, NOM-14, NOM-15, NOM-21."""
    words = _scored_words(state, put, verdicts)
    points = [word.points for word in words if word.answer != "no"]
    if len(points) < len(words):
        return Report(words)
    spent = len(put.stones) - STONES_A_MOVE
    long_words = len([each for each in points if each >= BON_LENGTH])
    return Report(words, sum(points), min(long_words, state.chips + spent), spent)


def _scored_words(state: State, put: Laid, verdicts: tuple[Verdict, ...]) -> tuple[ScoredWord, ...]:
    """NOM-06, NOM-07 the letters of each new run; NOM-09 nothing for a mere inflection."""
    mere = MERE[state.options.ambiguous]
    answers: dict[object, Answer] = {}  # texts are found sooner than claims
    for verdict in verdicts:
        claim = verdict.claim
        if isinstance(claim, Relation):
            answers[claim.shorter, claim.longer] = verdict.answer
        elif isinstance(claim, Word):
            answers[claim.word] = verdict.answer
    words = []
    for run in put.look.formed:
        word = run.word
        kinds = [answers[old, word] for old in run.olds]
        relation = next((kind for kind in kinds if kind in mere), kinds[0]) if kinds else None
        answer = answers[word]
        points = len(word) if answer == "yes" and relation not in mere else 0
        words.append(ScoredWord(word, run.squares, points, relation, answer))
    return tuple(words)


def offers(state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Lay]:
    if not state.board:
        yield from _first_offers(vocabulary)
        return
    for stones in range(STONES_A_MOVE, STONES_A_MOVE + state.bons[seat] + 1):
        for new in layings(state.board, stones, vocabulary):
            yield Lay(tuple((square, Tile(letter)) for square, letter in sorted(new.items())))


def _first_offers(vocabulary: Vocabulary) -> Iterator[Lay]:
    """NOM-01 Every word of three letters on every place."""
    for word in vocabulary.matching("?" * STONES_A_MOVE):
        for way in (ACROSS, DOWN):
            for row in range(SIZE[0] - way[0] * (STONES_A_MOVE - 1)):
                for col in range(SIZE[1] - way[1] * (STONES_A_MOVE - 1)):
                    squares = (shifted((row, col), way, i) for i in range(STONES_A_MOVE))
                    yield Lay(tuple((s, Tile(c)) for s, c in zip(squares, word, strict=True)))
