"""Nothing leaves the table before its rules show it: dry runs, records, sliders, votes, frames."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.match import Match
from setzkasten.core.record import Header, Sitter, read_happening, read_record
from setzkasten.table import voting
from setzkasten.table.frame import frame
from setzkasten.table.opening import open_table
from setzkasten.table.secrets import hidden
from setzkasten.table.slider import moves_told
from setzkasten.table.table import Table
from setzkasten.table.telling import record_of
from tests.games.boggle import DICE
from tests.language import rule
from tests.laws.plays import play_of
from tests.table.seated import WORDS

PEOPLE = (Sitter(("Anna",)), Sitter(("Bert",)))
SECRET = "RASEN"
LETTERS = DICE.removeprefix("dice ")


def boggle(**options: str) -> Table:
    """The dice lie, and the first seat has one word on its list."""
    chosen = {"rounds": "2", **options}
    table = open_table(Header("boggle", PEOPLE, options=chosen), words=WORDS, rng=Random(1), now=0)
    lines = [f"10 * shake {LETTERS}"]
    lines += ["20 1 go"] if options.get("order") == "in-turn" else []
    lines += [f"30 1 {SECRET}"]
    header = table.header
    return open_table(header, lines, words=WORDS, rng=Random(1), now=0)


def presto(game: str, **options: str) -> Table:
    """Dealt; the first seat has built something."""
    header = Header(game, PEOPLE, options={"black": "3", "red": "2", **options})
    lines = ["10 * deal AENRT/EIDLS"]
    lines += ["20 1 go"] if options.get("order") == "in-turn" else []
    lines += ["30 1 build 0,0> RAT 1,1v NE"]
    return open_table(header, lines, words=WORDS, rng=Random(1), now=0)


def told(table: Table) -> Iterator[str]:
    """Everything that goes out to somebody who only watches, or to the other seat."""
    yield record_of(table)
    yield msgspec.json.encode(moves_told(table.match)).decode()
    for seat in (None, 1):
        yield msgspec.json.encode(frame(table, "t", seat, 40)).decode()


@rule("BOG-09")
def test_trying_to_be_the_last_who_is_done_shows_nobody_elses_list() -> None:
    dice = {"dice": LETTERS, "lists": "RAST MAUS/-"}
    table = open_table(Header("boggle", PEOPLE, position=dice), words=WORDS, rng=Random(1), now=0)
    assert table.play(0, "done", 10).refusal is None
    trial = table.trial(1, "done", 20)
    assert trial.refusal is None
    assert (trial.words, trial.points) == ((), 0)


@rule("BOG-03")
@pytest.mark.parametrize("order", ["together", "in-turn"])
def test_no_list_goes_out_before_it_is_read(order: str) -> None:
    table = boggle(order=order)
    assert not [text for text in told(table) if SECRET in text]
    assert SECRET in msgspec.json.encode(frame(table, "t", 0, 40)).decode()


@rule("BOG-02")
def test_dice_that_one_after_the_other_looks_at_do_not_go_out() -> None:
    row = LETTERS.split("/")[0]
    for text in told(boggle(order="in-turn")):
        assert row not in text


@rule("BOG-09")
def test_a_list_that_was_read_is_told() -> None:
    table = boggle()
    table.play(0, "done", 50)
    table.play(1, "done", 60)
    table.go_on(0, 70)
    table.go_on(1, 70)
    assert table.awaiting().phase == "shake"
    assert [SECRET in text for text in told(table)] == [True] * 4
    assert record_of(table).count(" 1 done") == 1


@rule("PR1-02")
@pytest.mark.parametrize("game", ["presto-1936", "presto-super"])
@pytest.mark.parametrize("order", ["together", "in-turn"])
def test_no_private_board_and_no_stone_goes_out(game: str, order: str) -> None:
    for text in told(presto(game, order=order)):
        assert "RAT" not in text
        assert "AENRT" not in text
        assert '"letter":"R"' not in text
        assert '"hand":["A"' not in text


def test_the_stones_of_open_boards_are_told_but_not_those_in_hand() -> None:
    out = list(told(presto("presto-1936", open_boards="yes")))
    assert "AENRT" not in "".join(out)
    assert "EIDLS" not in "".join(out)
    assert '"letter":"R"' in out[2]


@rule("GEN-10")
def test_a_vote_on_a_claim_shows_its_words_and_not_the_board() -> None:
    table = presto("presto-1936")
    table.play(0, "done 0,0> RATEN", 50)
    assert voting.ask_vote(table, 0, 60, "done 0,0> RATEN") is None
    ballot = frame(table, "t", 1, 60).ballot
    assert ballot
    assert [word.word for word in ballot.words] == ["RATEN"]
    assert ballot.action is None


def test_a_set_up_position_does_not_tell_what_somebody_holds() -> None:
    place = {"dice": LETTERS, "lists": f"{SECRET}/-"}
    table = open_table(Header("boggle", PEOPLE, position=place), words=WORDS, rng=Random(1), now=0)
    table.advance(0)
    table.play(1, "RAST", 10)
    assert not [text for text in told(table) if SECRET in text]
    assert read_record(record_of(table).encode()).lines == ()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_running_game_can_be_replayed(game: str) -> None:
    """Of every few steps: the record holds no step that is hidden now, the slider no hand.

    Where even the deal is hidden, nothing of it is told before the game is over.
    """
    play = play_of(game, 1)
    header = Header(game, (Sitter(()),) * play.seats, play.game.edition, options=play.options)
    happenings = play.match.happenings
    replayed = shown = 0
    running = range(0, len(happenings), max(1, len(happenings) // 3))
    for length in (*running, len(happenings)):
        table = open_table(header, words=WORDS, rng=Random(0), now=0)
        for happening in happenings[:length]:
            table.enter(happening, 0)
        lines = read_record(record_of(table).encode()).lines
        again = Match(play.game, table.match.states()[0])
        for happening in (read_happening(play.game, line) for line in lines if line.who):
            assert not hidden(play.game, again.state, happening, table.match.state)
            again.take(happening)
            replayed += 1
        for entry in moves_told(table.match):
            assert not getattr(entry.view, "hand", ())
            shown += 1
    assert replayed
    assert shown


@pytest.mark.parametrize("game", ["kreuzwort-super", "lingua", "cartino"])
def test_what_stones_came_is_not_told_while_the_game_runs(game: str) -> None:
    table = open_table(Header(game, PEOPLE), words=WORDS, rng=Random(1), now=0)
    table.advance(0)
    assert [line.text for line in read_record(record_of(table).encode()).lines] in ([], ["start 1"])
    assert {entry.action for entry in moves_told(table.match)} <= {None, "deal", "start 1"}


@rule("SDW-04")
def test_a_plan_is_in_no_frame_slider_or_record_of_a_running_table() -> None:
    sitters = (Sitter(("Anna",)), Sitter(("Bert plan B",)))
    hands = {"hands": "WASA/BCDE", "stock": "0", "turn": "1"}
    header = Header("schach-dem-wort", sitters, position=hands)
    table = open_table(header, words=WORDS, rng=Random(1), now=0)
    assert table.play(0, "0,0> AS plan Geheimnis", 10).refusal is None
    assert not [text for text in told(table) if "Geheimnis" in text]
    assert "Bert plan B" in record_of(table)
    assert "Geheimnis" in repr(frame(table, "t", 0, 20).view)
    assert any("Geheimnis" in line for line in table.lines()), "the store keeps it"
    for seat in (1, 0):
        assert table.play(seat, "pass", 30).refusal is None
    assert table.awaiting().over
    assert "Geheimnis" in record_of(table)


@rule("SDW-04")
def test_the_slider_tells_a_plan_when_another_word_has_begun() -> None:
    hands = {"hands": "WASN/WUSE", "turn": "1"}
    table = open_table(
        Header("schach-dem-wort", PEOPLE, position=hands), words=WORDS, rng=Random(1), now=0
    )
    assert table.play(0, "0,0> AS plan Rast", 10).refusal is None
    assert "Rast" not in repr(moves_told(table.match))
    assert table.play(1, "0,-1> W", 20).refusal is None
    assert "Rast" not in repr(moves_told(table.match)), "WAS may still go on to WASSER"
    assert table.play(0, "1,0> N", 30).refusal is None
    assert "Rast" in repr(moves_told(table.match)), "AN is another word"
