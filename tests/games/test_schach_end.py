"""The end of Schach dem Wort: going out, the lowest rest, ties, and words that starve."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.claims import Completable, allowed
from setzkasten.core.game import Refusal
from setzkasten.core.record import read_record
from setzkasten.games.schach.state import State
from setzkasten.table.replay import game_of, replay
from tests.games.schach import SDW, alone, opened, phase, used_up
from tests.language import rule, squares


@rule("SDW-18")
def test_who_uses_up_his_stones_wins_and_is_paid_at_once() -> None:
    """Black 1, red 3, jolly 10: BAE is 7, +* is 20."""
    state = SDW.position("board MEXIK; open 0,0>; hands O/BAE/+*; turn 1", seats=3)
    over = SDW.play(state, "1 0,5> O")
    assert phase(over) == "over"
    assert (SDW.game.scores(over), SDW.game.winners(over)) == ((27, -7, -20), (0,))
    view = SDW.game.view(over, 1)
    assert (view.rests, view.shown[2]) == ((0, 7, 20), ("*", "+"))


@rule("SDW-18")
def test_the_unit_is_agreed_and_a_game_after_a_tie_goes_for_double() -> None:
    state = SDW.position("board MEXIK; open 0,0>; hands O/BAE; scores 5 -5", unit=10, double=True)
    assert SDW.game.scores(SDW.play(state, "1 0,5> O")) == (145, -145)


@rule("SDW-18")
def test_a_last_stone_that_leaves_a_word_open_is_refused() -> None:
    state = SDW.position("board MEXI; open 0,0>; hands K/BAE")
    bad = Refusal("last_stone_open", squares=squares("0,0 0,1 0,2 0,3 0,4"))
    assert SDW.refused(state, "1 0,4> K", says="-MEXIK") == bad
    loose = SDW.position("board MEXI; open 0,0>; hands K/BAE", last_stone="open")
    over = SDW.play(loose, "1 0,4> K", says="-MEXIK")
    assert (phase(over), SDW.game.scores(over)) == ("over", (7, -7))


@rule("SDW-18", "SDW-14")
def test_the_last_premium_stone_too_finishes_every_word() -> None:
    angle = "board MEXIKO/..T.../..T..."
    state = SDW.position(f"{angle}; hands OS/BAE")
    begun = SDW.play(state, "1 1,3> O", says="-TO -IO")
    assert SDW.refused(begun, "1 2,3> S").code == "last_stone_open"
    done = SDW.play(SDW.play(state, "1 1,3> O", says="-IO"), "1 2,3> S")
    assert (phase(done), SDW.game.winners(done)) == ("over", (0,))


@rule("SDW-18", "SDW-14")
def test_even_by_agreement_the_last_stone_leaves_no_two_words_open() -> None:
    state = SDW.position("board MEXIKO/..T.../..T...; hands O/BAE", last_stone="open")
    bad = Refusal("two_words_open", squares=squares("1,2 1,3 0,3"))
    assert SDW.refused(state, "1 1,3> O", says="-TO -IO") == bad
    assert phase(SDW.play(state, "1 1,3> O", says="-IO")) == "over"


@rule("SDW-18", "SDW-11")
def test_who_goes_out_need_not_wait_for_a_word_that_another_finishes_alone() -> None:
    text = "board VIOLIN/...G..; alone 2 0,0>; open 0,3v by 2; hands O/CD; turn 1"
    over = SDW.play(SDW.position(text), "1 2,3> O")
    assert (phase(over), SDW.game.scores(over)) == ("over", (2, -2))


@rule("SDW-18", "SDW-11")
def test_alone_too_the_last_stone_finishes_the_word() -> None:
    text = "board VIOLIN/...G..; alone 2 0,0>; open 0,3v by 1; hands OA/E; turn 2; bought yes"
    state = SDW.position(text)
    assert SDW.refused(state, "2 0,6> E", says="-VIOLINE").code == "last_stone_open"
    over = SDW.play(state, "2 0,6> E")
    assert (phase(over), SDW.game.winners(over)) == ("over", (1,))


@rule("SDW-18")
def test_nobody_able_to_go_on_the_lowest_rest_wins() -> None:
    """B 1, AE 6, Q+ 11."""
    state = SDW.position("board WORT; hands AE/B/Q+; stock 0; turn 3", seats=3)
    waiting = SDW.play(state, "3 pass", "1 pass")
    assert (phase(waiting), waiting.passes) == ("lay", 2)
    over = SDW.play(waiting, "2 pass")
    assert phase(over) == "over"
    assert (SDW.game.scores(over), SDW.game.winners(over)) == ((-6, 17, -11), (1,))


@rule("SDW-18")
def test_a_tie_of_the_lowest_rests_has_no_winner() -> None:
    state = SDW.position("board WORT; hands AB/EC/Q+; stock 0", seats=3)
    over = SDW.play(state, "1 pass", "2 pass", "3 pass")
    assert (SDW.game.scores(over), SDW.game.winners(over)) == ((0, 0, 0), ())


@rule("SDW-18")
def test_a_stone_or_a_purchase_keeps_the_game_going() -> None:
    state = SDW.position("board WORT; hands QE/CC; stock 0; passes 1; turn 1")
    laid = SDW.play(state, "1 0,4> E")
    assert (phase(laid), laid.passes) == ("lay", 0)
    stocked = SDW.position("board WORT; hands QE/CC; stock N; turn 1")
    bought = SDW.play(stocked, "1 buy black", "* draw N", "1 pass", "2 pass")
    assert (phase(bought), bought.passes) == ("lay", 1)
    assert phase(SDW.play(bought, "1 pass")) == "over"


@rule("SDW-18", "SDW-05")
def test_time_that_ran_out_counts_as_a_pass() -> None:
    state = SDW.position("board WORT; hands Q/CC; stock 0", time=10)
    late = SDW.play(state, "! thinking", at=10_000)
    assert phase(SDW.play(late, "! thinking", at=20_000)) == "over"
    stocked = SDW.position("board WORT; hands Q/CC; stock N", time=10)
    awake = SDW.play(SDW.play(stocked, "! thinking", at=10_000), "! thinking", at=20_000)
    assert (phase(awake), awake.passes) == ("lay", 0)


@rule("SDW-16")
def test_a_word_begun_with_an_empty_stock_and_never_finished_is_paid_to_every_partner() -> None:
    """Seat 1 puts X (1) and A (3) into it and holds Q (1); B 1 and CC 2 are the other rests."""
    state = SDW.position("board TEE; hands XAQ/IB/CC; stock 0; turn 1", seats=3)
    begun = SDW.play(state, "1 1,2> X", says=used_up(state, "1 1,2> X", "EX"))
    begun = SDW.play(begun, "2 2,2> I", says="-EXI")
    begun = SDW.play(begun, "3 pass")
    begun = SDW.play(begun, "1 3,2> A", says="-EXIA")
    over = SDW.play(begun, "2 pass", "3 pass", "1 pass")
    assert (phase(over), over.breach) == ("over", 0)
    assert SDW.game.scores(over) == (-10, 5 + 2, 5 - 2)
    assert SDW.game.winners(over) == (1,)
    assert SDW.game.view(over, None).breach == 0


@rule("SDW-16")
def test_of_two_the_partner_gets_the_fine_and_wins() -> None:
    state = SDW.position("board TEE; hands XA/BEE; stock 0; turn 1")
    begun = SDW.play(state, "1 1,2> X", says=used_up(state, "1 1,2> X", "EX"))
    over = SDW.play(begun, "2 pass", "1 pass")
    assert (SDW.game.scores(over), SDW.game.winners(over)) == ((-4, 4), (1,))


@rule("SDW-16")
def test_after_a_breach_the_others_may_still_tie() -> None:
    state = SDW.position("board TEE; hands XA/BC/CB; stock 0; turn 1", seats=3)
    begun = SDW.play(state, "1 1,2> X", says=used_up(state, "1 1,2> X", "EX"))
    over = SDW.play(begun, "2 pass", "3 pass", "1 pass")
    assert (SDW.game.scores(over), SDW.game.winners(over)) == ((-8, 4, 4), ())


@rule("SDW-16")
def test_a_word_begun_while_there_was_something_to_buy_is_no_breach() -> None:
    state = SDW.position("board TEE/..X; open 0,2v by 1; hands A/B; stock 0; turn 2")
    over = SDW.play(state, "2 pass", "1 pass")
    assert (over.breach, SDW.game.scores(over)) == (None, (-3, 3))


@rule("SDW-16")
def test_whoever_began_it_pays_though_others_laid_the_last_stone() -> None:
    text = "board TEE/..X/..I; open 0,2v by 2 from 1 1,2; hands A/B; stock 0; turn 1"
    over = SDW.play(SDW.position(text), "1 pass", "2 pass")
    assert (over.breach, SDW.game.scores(over)) == (0, (-4, 4))


@rule("SDW-16")
def test_a_word_that_is_finished_after_all_is_no_breach() -> None:
    state = SDW.position("board TEE; hands XA/BIC; stock 0; turn 1")
    begun = SDW.play(state, "1 1,2> X", says=used_up(state, "1 1,2> X", "EX"))
    assert begun.open[0].starved == 0
    finished = SDW.play(begun, "2 2,2> I")
    over = SDW.play(finished, "1 pass", "2 pass")
    assert (opened(over), over.breach, SDW.game.scores(over)) == ([], None, (-3, 3))


@rule("SDW-16")
def test_a_starved_word_that_was_left_to_one_seat_counts_too() -> None:
    text = "board TEE/..X; alone 1 0,2v from 1 1,2; hands A/B; stock 0; turn 1; passes 1"
    state = SDW.position(text)
    assert alone(state) == {1: "EX"}
    over = SDW.play(state, "1 pass")
    assert (over.breach, SDW.game.scores(over)) == (0, (-4, 4))


@rule("SDW-16")
def test_the_list_of_stones_tells_how_many_lie_and_how_many_are_unseen() -> None:
    state = SDW.position("board TEXe; hands EEA/13")
    own = {line.symbol: line for line in SDW.game.view(state, 0).counts}
    assert (own["E"].total, own["E"].lying, own["E"].own, own["E"].unseen) == (9, 1, 2, 6)
    assert (own["X"].lying, own["X"].unseen, own["+"].lying, own["+"].unseen) == (1, 0, 1, 0)
    watching = {line.symbol: line for line in SDW.game.view(state, None).counts}
    assert (watching["E"].own, watching["E"].unseen) == (0, 8)
    assert sum(line.total for line in watching.values()) == 80


@rule("SDW-16")
@pytest.mark.parametrize(("stock", "starved"), [("0", 0), ("1", None)])
def test_only_an_empty_stock_binds_who_begins(stock: str, starved: int | None) -> None:
    text = f"board TEE; hands XA/BEE; stock {stock}; turn 1"
    state = SDW.position(text, breach="unfinished")
    begun = SDW.play(state, "1 1,2> X", says="-EX")
    assert begun.open[0].starved == starved


def bound_claims(state: State) -> list[Completable]:
    """What is asked about the stones that are left."""
    claims = SDW.claimed(state, "1 1,2> X")
    return [claim for claim in claims if isinstance(claim, Completable) and claim.stones]


@rule("SDW-16")
def test_a_word_whose_missing_letter_somebody_holds_is_no_breach() -> None:
    """Nobody adds to EX, but the stones for it are in the hands: everybody pays as usual."""
    state = SDW.position("board TEE; hands XA/BEE; stock 0; turn 1")
    (bound,) = [
        c for c in SDW.claimed(state, "1 1,2> X") if isinstance(c, Completable) and c.stones
    ]
    assert (bound.run, bound.stones) == ("EX", "ABEE")
    over = SDW.play(SDW.play(state, "1 1,2> X", says="-EX"), "2 pass", "1 pass")
    assert (over.breach, SDW.game.scores(over)) == (None, (7, -7))


@rule("SDW-16")
def test_while_there_is_something_to_buy_nobody_asks_for_letters() -> None:
    for text in ("stock 1", "stock 0; turn 1"):
        state = SDW.position(f"board TEE; hands XA/BEE; {text}")
        asked = [
            c for c in SDW.claimed(state, "1 1,2> X") if isinstance(c, Completable) and c.stones
        ]
        assert bool(asked) == (text != "stock 1")


@rule("SDW-16")
@pytest.mark.parametrize(("edition", "totals"), [("1", (-4, 4)), ("2", (7, -7))])
def test_a_record_of_the_first_edition_fines_as_it_did(
    edition: str, totals: tuple[int, int]
) -> None:
    text = f"szk 1\ngame schach-dem-wort\nedition {edition}\nseats 2\n"
    text += "position board TEE; hands XA/BEE; stock 0; turn 1\n\n"
    text += "1 1 1,2> X\n1 § -EX (friends)\n2 2 pass\n3 1 pass\n"
    record = read_record(text.encode())
    played = replay(record, game_of(record, GAMES), lexicon=allowed, court="trust")
    assert played.match.scores == totals
