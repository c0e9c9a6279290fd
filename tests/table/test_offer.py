"""Other words count from now on, if everybody agrees (KW1-14)."""

from __future__ import annotations

import pytest

from setzkasten.table.frame import frame
from setzkasten.table.offer import answer_offer, propose_words
from setzkasten.table.table import Table
from setzkasten.table.told import OfferTold
from tests.table.seated import reopened, table
from tests.table.test_table import code

rule = pytest.mark.rule


def offered(*kinds: str) -> Table:
    seated = table(*(kinds or ("person", "person", "person")))
    assert propose_words(seated, 0, "old=no", 1_000) is None
    return seated


@rule("KW1-14")
def test_other_words_count_when_everybody_agrees() -> None:
    seated = offered()
    assert answer_offer(seated, 1, 2_000, aye=True) is None
    assert seated.court.policy == {}
    assert answer_offer(seated, 2, 3_000, aye=True) is None
    assert seated.court.policy == {"old": "no"}
    assert seated.lines()[-1] == "    3000 : agree old=no"
    assert seated.offer is None


@rule("KW1-14")
def test_one_who_does_not_want_it_ends_the_offer() -> None:
    seated = offered()
    assert answer_offer(seated, 2, 2_000, aye=False) is None
    assert (seated.offer, seated.court.policy) == (None, {})
    assert code(answer_offer(seated, 1, 3_000, aye=True)) == "no_offer_open"


def test_whoever_offered_may_withdraw_but_not_agree() -> None:
    seated = offered()
    assert code(answer_offer(seated, 0, 2_000, aye=True)) == "already_agreed"
    assert answer_offer(seated, 0, 2_000, aye=False) is None
    assert seated.offer is None


def test_nobody_agrees_twice_and_computers_are_not_asked() -> None:
    seated = offered("person", "person", "person", "computer")
    assert answer_offer(seated, 1, 2_000, aye=True) is None
    assert code(answer_offer(seated, 1, 2_000, aye=True)) == "already_agreed"
    assert code(answer_offer(seated, 3, 2_000, aye=True)) == "not_asked"
    assert code(propose_words(seated, 2, "old=no", 2_000)) == "offer_open"


def test_alone_with_computers_one_agrees_with_oneself() -> None:
    assert offered("person", "computer").court.policy == {"old": "no"}


def test_an_offer_is_seen_by_all_and_survives_a_restart() -> None:
    seated = offered()
    answer_offer(seated, 1, 2_000, aye=True)
    again = reopened(seated, 5_000)
    assert frame(again, "t", 2, 5_000).offer == OfferTold(
        seat=0, kind="words", text="old=no", asked=[1, 2], agreed=[1]
    )


@rule("KW1-14")
def test_whoever_has_gone_is_neither_asked_nor_waited_for() -> None:
    seated = table("person", "person", "person", "person")
    assert seated.leave(3, 500) is None
    assert propose_words(seated, 0, "old=no", 1_000) is None
    assert answer_offer(seated, 1, 2_000, aye=True) is None
    told = frame(seated, "t", 2, 2_000).offer
    assert told
    assert told.asked == [1, 2]
    assert seated.leave(2, 3_000) is None
    assert seated.court.policy == {"old": "no"}
    assert code(propose_words(seated, 2, "old=yes", 4_000)) == "left_already"


@rule("KW1-14")
def test_who_gave_up_still_sits_there_and_is_asked() -> None:
    seated = table("person", "person", "person", start="agreed", first=2)
    assert seated.play(1, "give-up", 500).refusal is None
    assert propose_words(seated, 0, "old=no", 1_000) is None
    assert seated.offer
    assert seated.offer.asked == {1, 2}


@pytest.mark.parametrize("text", ["\n\n", "old=no\nbrands=no", " old=no\u2028", "old=no\r\n"])
def test_an_offer_is_one_line_of_the_journal_however_it_was_written(text: str) -> None:
    seated = table("person", "person")
    assert propose_words(seated, 0, text, 1_000) is None
    (line,) = seated.lines()
    assert len(line.splitlines()) == 1
    again = reopened(seated, 2_000)
    assert again.offer == seated.offer
    assert again.offer is not None
    assert again.offer.text == " ".join(text.split())
