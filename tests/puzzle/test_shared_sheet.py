"""A sheet on which several write: whose letters stand where, and what needs consent."""

from __future__ import annotations

from random import Random

from setzkasten.core.game import Refusal
from setzkasten.puzzle import shared_sheet
from setzkasten.puzzle.shared_sheet import Outcome, Sheet, SheetOffer, Stroke, Wish

ROWS = ("HAT", "A#O", "SEE")
ALONE, TWO = frozenset({0}), frozenset({0, 1})


def sheet(outcome: Outcome) -> Sheet:
    assert isinstance(outcome, Sheet), outcome
    return outcome


def code(outcome: Outcome) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


def written(before: Sheet, by: int, *strokes: Stroke) -> Sheet:
    return sheet(shared_sheet.write(before, ROWS, by, strokes))


def wished(before: Sheet, what: Wish, asked: frozenset[int], *squares: tuple[int, int]) -> Outcome:
    return shared_sheet.propose(before, ROWS, SheetOffer(0, what, squares), asked)


def lies(of: Sheet) -> dict[tuple[int, int], tuple[str, int, str]]:
    return {(row, col): (letter, by, how) for row, col, letter, by, how in of.cells}


def full(by: int = 0) -> Sheet:
    squares = shared_sheet.squares_of(ROWS)
    return written(Sheet(), by, *[(r, c, ROWS[r][c], False) for r, c in squares])


def test_who_comes_last_has_the_square() -> None:
    lying = written(written(Sheet(), 0, (0, 0, "X", True)), 1, (0, 0, "H", False))
    assert lies(lying) == {(0, 0): ("H", 1, "ink")}
    assert lies(written(lying, 0, (0, 0, "", False))) == {}


def test_what_is_no_letter_or_no_square_is_refused_whole() -> None:
    for stroke, why in (
        ((1, 1, "A", False), "puzzle_no_letter"),
        ((7, 0, "A", False), "puzzle_no_letter"),
        ((0, 0, "a", False), "not_understood"),
        ((0, 0, "AB", False), "not_understood"),
    ):
        assert code(shared_sheet.write(Sheet(), ROWS, 0, [(0, 1, "A", False), stroke])) == why


def test_alone_a_check_happens_at_once() -> None:
    lying = written(Sheet(), 0, (0, 0, "X", True), (0, 1, "A", False))
    checked = sheet(wished(lying, "check", ALONE))
    assert checked.offer is None
    assert checked.news
    assert (checked.news.what, checked.news.count) == ("wrong", 1)
    assert lies(checked)[0, 0] == ("X", 0, "wrong")
    assert lies(written(checked, 1, (0, 0, "H", False)))[0, 0] == ("H", 1, "ink")


def test_with_others_it_waits_until_all_of_them_agree() -> None:
    lying = written(Sheet(), 0, (0, 0, "X", False))
    offered = sheet(wished(lying, "reveal", TWO, (0, 0)))
    assert (lies(offered), bool(offered.offer)) == (lies(lying), True)
    assert code(wished(offered, "check", TWO)) == "offer_open"
    declined = sheet(shared_sheet.answer(offered, ROWS, 1, TWO, aye=False))
    assert (declined.offer, declined.news and declined.news.what) == (None, "declined")
    assert lies(declined) == lies(lying)
    assert code(shared_sheet.answer(declined, ROWS, 1, TWO, aye=True)) == "no_offer_open"
    shown = sheet(shared_sheet.answer(offered, ROWS, 1, TWO, aye=True))
    assert lies(shown) == {(0, 0): ("H", 0, "shown")}
    assert lies(written(shown, 1, (0, 0, "Q", False))) == lies(shown), "what was shown stays"


def test_who_made_the_offer_does_not_agree_for_the_others() -> None:
    offered = sheet(wished(Sheet(), "reveal", frozenset({0, 1, 2})))
    own = sheet(shared_sheet.answer(offered, ROWS, 0, frozenset({0, 1, 2}), aye=True))
    one = sheet(shared_sheet.answer(own, ROWS, 1, frozenset({0, 1, 2}), aye=True))
    assert one.offer
    assert not one.cells
    assert sheet(shared_sheet.settle(one, ROWS, TWO)).done, "the third has gone"


def test_the_last_right_letter_is_the_end_and_a_wrong_one_is_not() -> None:
    almost = written(full(1), 0) if not full(1).done else Sheet()
    assert almost == Sheet()
    lying = written(sheet(wished(full(1), "restart", ALONE)), 1, (0, 0, "X", True))
    rest = [(r, c, ROWS[r][c], True) for r, c in shared_sheet.squares_of(ROWS) if (r, c) != (0, 0)]
    told = written(lying, 1, *rest)
    assert (told.done, told.news and told.news.what) == (False, "full")
    done = written(told, 0, (0, 0, "H", True))
    assert (done.done, done.news and done.news.what) == (True, "solved")
    assert {how for _, _, how in lies(done).values()} == {"ink"}
    assert code(shared_sheet.write(done, ROWS, 0, [(0, 0, "X", False)])) == "sheet_done"
    assert code(wished(done, "check", ALONE)) == "sheet_done"


def test_a_sheet_never_holds_more_than_its_squares() -> None:
    rng, lying = Random(5), Sheet()
    squares = list(shared_sheet.squares_of(ROWS))
    for _ in range(300):
        row, col = rng.choice(squares)
        drawn = shared_sheet.write(
            lying, ROWS, rng.randrange(3), [(row, col, rng.choice("AX"), rng.random() < 0.5)]
        )
        lying = sheet(drawn)
    assert len(lying.cells) <= len(squares)
    assert len({cell[:2] for cell in lying.cells}) == len(lying.cells)
