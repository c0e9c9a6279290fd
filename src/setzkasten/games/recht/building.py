"""The open word: where a stone may go, what may be announced, what touches, what room there is."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.board import Board, Run, laid_run
from setzkasten.core.claims import Claim, Contains, Relation, Verdict, Word
from setzkasten.core.game import Refusal, Report, ScoredWord, Seat
from setzkasten.core.laying import refused_words
from setzkasten.core.squares import ACROSS, DOWN, Square, neighbours, shifted
from setzkasten.games.recht.state import Lay, Open, Pending, Place, State
from setzkasten.games.typdom.box import tile_of
from setzkasten.games.typdom.hand import FARTHEST, Stones, check_hand, check_squares

Way = tuple[int, int]


def way_of(squares: tuple[Square, ...]) -> Way:
    return ACROSS if squares[0][0] == squares[-1][0] else DOWN


def across(way: Way) -> Way:
    """The other way."""
    return DOWN if way == ACROSS else ACROSS


def ends_of(word: Open) -> tuple[Square, ...]:
    """WBR-03 In front or behind; a stone that lies alone has no line yet."""
    if len(word.squares) == 1:
        return neighbours(word.squares[0])
    way = way_of(word.squares)
    return shifted(word.squares[0], way, -1), shifted(word.squares[-1], way)


def check_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    """One stone, at its place, with or without an announcement."""
    if refusal := check_squares(state.table, lay.stones):
        return refusal
    if len(lay.stones) > 1:
        return Refusal("one_stone", squares=tuple(square for square, _ in lay.stones))
    if refusal := check_hand(lay.stones, hand=state.table.hands[seat], unseen=state.table.unseen):
        return refusal
    return _check_beginning(state, lay) if state.open is None else _check_adding(state, lay)


def _check_beginning(state: State, lay: Lay) -> Refusal | None:
    squares = (lay.stones[0][0],)
    if not lay.word:
        return Refusal("must_announce", squares=squares)  # WBR-02
    run = run_of(state, lay)
    if state.board and not crosses(state, run):
        return Refusal("must_cross", squares=state.crossed or squares)  # WBR-06
    return _check_announcement(state, lay, run)


def _check_adding(state: State, lay: Lay) -> Refusal | None:
    assert state.open
    square = lay.stones[0][0]
    if square not in ends_of(state.open):
        return Refusal("not_at_fragment", squares=(square,))  # WBR-03, WBR-10
    run = run_of(state, lay)
    if lay.word:
        return _check_announcement(state, lay, run)
    if not any(places_of(_after(state, lay), run, state.open.word)):
        return Refusal("stone_does_not_fit", {"word": state.open.word}, (square,))  # WBR-04
    return None


def _check_announcement(state: State, lay: Lay, run: Run) -> Refusal | None:
    if len(lay.word) < 2:
        return Refusal("one_letter", squares=run.squares)
    if state.open and lay.word == state.open.word:
        return Refusal("same_word", {"word": lay.word}, run.squares)  # WBR-03
    if state.open and not state.rules.repeat and lay.word in state.open.said:
        return Refusal("said_before", {"word": lay.word}, run.squares)
    if run.word not in lay.word:
        return Refusal("run_not_in_word", {"word": lay.word, "run": run.word}, run.squares)
    if not any(places_of(_after(state, lay), run, lay.word)):
        return Refusal("no_room", {"word": lay.word}, run.squares)  # WBR-12
    return None


def _after(state: State, lay: Lay) -> Board:
    return state.board.with_stones(dict(lay.stones))


def run_of(state: State, lay: Lay) -> Run:
    """The fragment with the new stone."""
    square, after = lay.stones[0][0], _after(state, lay)
    if state.open is None:
        return laid_run(after, square, lay.way, alone=True)
    return after.run_through(square, way_of((*state.open.squares[:1], square)))


def crosses(state: State, run: Run) -> bool:
    """WBR-06 A letter of the finished word, or after a penalty of any word, stands across it."""
    way = way_of(run.squares)
    if len(run.squares) < 2:
        return False
    if state.crossed:
        through = len(state.crossed) == 1 or way_of(state.crossed) != way
        return through and not set(state.crossed).isdisjoint(run.squares)
    return any(_stands_across(state.board, square, way) for square in run.squares)


def _stands_across(board: Board, square: Square, way: Way) -> bool:
    if square not in board:
        return False
    alone = not any(near in board for near in neighbours(square))
    return alone or len(board.run_through(square, across(way)).squares) > 1


def places_of(after: Board, run: Run, word: str) -> Iterator[tuple[Square, ...]]:
    """WBR-12 Where the word would lie around its fragment: free squares and letters that agree."""
    ways = (way_of(run.squares),) if len(run.squares) > 1 else (ACROSS, DOWN)
    for way in ways:
        for at in range(len(word) - len(run.word) + 1):
            if word.startswith(run.word, at):
                first = shifted(run.squares[0], way, -at)
                squares = tuple(shifted(first, way, i) for i in range(len(word)))
                if _fits(after, squares, word, way):
                    yield squares


def _fits(after: Board, squares: tuple[Square, ...], word: str, way: Way) -> bool:
    if shifted(squares[0], way, -1) in after or shifted(squares[-1], way) in after:
        return False
    if any(abs(part) > FARTHEST for square in (squares[0], squares[-1]) for part in square):
        return False
    return all(
        square not in after or after[square].letter == letter
        for square, letter in zip(squares, word, strict=True)
    )


def contacts_of(after: Board, squares: tuple[Square, ...], word: str) -> tuple[Run, ...]:
    """The words that the missing letters would make with stones beside them."""
    way, found = across(way_of(squares)), []
    for square, letter in zip(squares, word, strict=True):
        if square not in after and _beside(after, square, way):
            full = after.with_stones({square: tile_of(letter)})
            found.append(full.run_through(square, way))
    return tuple(found)


def _beside(board: Board, square: Square, way: Way) -> bool:
    return shifted(square, way, -1) in board or shifted(square, way) in board


def put_down(state: State, lay: Lay) -> Pending:
    """The stone with all that it claims."""
    after, run = _after(state, lay), run_of(state, lay)
    square, kind = lay.stones[0][0], _kind(state, lay)
    word = lay.word or (state.open.word if state.open else "")
    beside = after.run_through(square, across(way_of(run.squares)))
    contacts = (beside,) if len(beside.squares) > 1 and len(run.squares) > 1 else ()
    places = tuple(
        Place(squares, contacts_of(after, squares, word)) for squares in places_of(after, run, word)
    )
    relation = relation_to(state.open.word, word) if state.open and kind == "change" else None
    return pending_of(kind, lay.stones, run, word, contacts, places, relation)


def _kind(state: State, lay: Lay) -> str:
    if state.open is None:
        return "begin"
    return "change" if lay.word else "fit"


def relation_to(old: str, new: str) -> Relation:
    """WBR-18 What is asked about an announcement after another."""
    return Relation(*sorted((old, new), key=lambda word: (len(word), word)))


def pending_of(
    kind: str,
    stones: Stones,
    run: Run,
    word: str,
    contacts: tuple[Run, ...],
    places: tuple[Place, ...],
    relation: Relation | None = None,
) -> Pending:
    claim: Claim = Word(word) if run.word == word else Contains(word, run.word)
    touched = [*contacts, *(contact for place in places for contact in place.contacts)]
    claims = {claim, *(Word(contact.word) for contact in touched)}
    if relation:
        claims.add(relation)
    return Pending(kind, stones, run, word, contacts, places, claim, relation, frozenset(claims))


def place_allowed(pending: Pending, verdicts: tuple[Verdict, ...]) -> Place | None:
    """The first place where nothing senseless would touch."""
    refused = {verdict.claim for verdict in verdicts if verdict.refused}
    for place in pending.places:
        if not any(Word(contact.word) in refused for contact in place.contacts):
            return place
    return None


def report_of(pending: Pending, verdicts: tuple[Verdict, ...]) -> Report:
    """The announced word, then what the stone touches, then what its missing letters would."""
    answers = {verdict.claim: verdict.answer for verdict in verdicts}
    relation = answers[pending.relation] if pending.relation else None
    words = [
        ScoredWord(pending.word, pending.run.squares, 0, relation, answers[pending.claim]),
        *(ScoredWord(c.word, c.squares, 0, None, answers[Word(c.word)]) for c in pending.contacts),
    ]
    if place_allowed(pending, verdicts) is None:
        words += [
            ScoredWord(contact.word, contact.squares, 0, None, "no")
            for contact in pending.places[0].contacts
            if answers[Word(contact.word)] == "no"
        ]
    return Report(tuple(words))


def too_near(state: State, kin: str | None) -> bool:
    """WBR-18 Is a word of this kinship only another form of what was announced?"""
    return kin == "inflection" or (kin == "ambiguous" and state.rules.ambiguous == "inflection")


def refusal_of(state: State, pending: Pending, report: Report) -> Refusal | None:
    """WBR-11, WBR-12 words that the judge refused; WBR-18 a mere inflection."""
    if refusal := refused_words(report):
        return refusal
    if too_near(state, report.words[0].relation):
        assert state.open
        data = {"word": pending.word, "old": state.open.word}
        return Refusal("inflection_only", data, pending.run.squares)
    return None
