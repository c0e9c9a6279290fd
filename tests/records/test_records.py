"""Records as text: what is read, what is refused, and on which line."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Act, Chance, Expired, Ruled
from setzkasten.core.match import Match, TakenBack
from setzkasten.core.options import OptionError
from setzkasten.core.position import PositionError
from setzkasten.core.record import (
    LONGEST_LINE,
    MOST_BYTES,
    Header,
    Record,
    RecordError,
    Sitter,
    read_happening,
    read_lines,
    read_record,
    write_header,
)
from setzkasten.table.replay import options_of_header
from tests.games.nomina import NOMINA
from tests.laws.reading_back import assert_read_back
from tests.replaying import opening, replayed, rewritten

RECORDS = sorted(Path(__file__).parent.glob("*.szk"))
HEAD = "szk 1\ngame nomina\nseats 2\n"


def read(text: str) -> Record:
    return read_record(text.encode())


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "record_version", 1),
        ("szk 3\ngame nomina\n", "record_version", 1),
        ("szk 1\nseats 2\n", "record_no_game", 2),
        ("szk 1\ngame nomina\n", "record_no_seats", 2),
        ("szk 1\ngame nomina\nseats 1\nseat 2 person\n", "record_no_seats", 4),
        (HEAD + "game krux\n", "record_header", 4),
        (HEAD + "edition\n", "record_header", 4),
        (HEAD + "option time\n", "record_header", 4),
        (HEAD + "option time 1\noption time 2\n", "record_header", 5),
        (HEAD + "policy names\n", "record_header", 4),
        (HEAD + "seat one person\n", "record_header", 4),
        (HEAD + "seat 1 person\nseat 1 person\n", "record_header", 5),
        ("szk 1\ngame nomina\nseats 0\n", "record_header", 3),
        ("szk 1\ngame nomina\nseats 00015\n", "record_header", 3),
        ("szk 1\ngame nomina\nseats ²\n", "record_header", 3),
        (HEAD + "position turn 1; turn 2\n", "position_field_twice", 4),
        (HEAD + "position turn 1\nposition turn 2\n", "position_field_twice", 5),
        (HEAD + "hello world\n", "record_line", 4),
        (HEAD + "  10 1 E4> WAS\nseat 1 person\n", "record_line", 5),
        (HEAD + "  99999999999999 1 E4> WAS\n", "record_line", 4),
        (HEAD + "  = 1 x\n", "record_line", 4),
        (HEAD + "\n; bell \x07\n", "record_not_text", 5),
        (HEAD + "x" * (LONGEST_LINE + 1), "record_line_too_long", 4),
    ],
)
def test_a_fault_is_named_with_its_line(text: str, code: str, line: int) -> None:
    with pytest.raises(RecordError) as raised:
        read(text)
    assert (raised.value.code, raised.value.line) == (code, line)


def test_what_is_no_text_is_named_with_its_line() -> None:
    with pytest.raises(RecordError) as raised:
        read_record(HEAD.encode() + b"\n\xff\xfe")
    assert (raised.value.code, raised.value.line) == ("record_not_text", 5)


def test_a_record_of_ten_megabytes_is_too_large() -> None:
    with pytest.raises(RecordError) as raised:
        read_record(b"x" * (MOST_BYTES + 1))
    assert (raised.value.code, raised.value.data) == ("record_too_large", {"most": 4})


@pytest.mark.parametrize(
    "step",
    [
        "1 E4 WAS",
        "1",
        "1 E4> ???",
        "*",
        "* lot A B",
        "* draw Ä B",
        "~",
        "~ 0",
        "~ x",
        "§ WAS (x)",
        "§ +was",
    ],
)
def test_a_step_that_cannot_be_read_is_named_with_its_line(step: str) -> None:
    *_, line = read(f"{HEAD}\n  100 {step}\n").lines
    with pytest.raises(RecordError) as raised:
        read_happening(NOMINA, line)
    assert (raised.value.code, raised.value.line) == ("record_step", 5)


def test_every_kind_of_line_is_read() -> None:
    text = HEAD + (
        "\n; a comment\n"
        "    0 * draw B A   ; and another\n"
        "  100 2 E4> WAS\n"
        "    - § +WAS (a word book)\n"
        "         = 0 3\n"
        "  200 ~ 2\n"
        "  300 ! thinking\r\n"
    )
    steps = [line for line in read(text).lines if line.totals is None]
    happenings = [read_happening(NOMINA, line) for line in steps]
    kinds = [type(happening) for happening in happenings]
    assert kinds == [Chance, Act, Ruled, TakenBack, Expired]
    assert [happening.at for happening in happenings] == [0, 100, 100, 200, 300]
    assert isinstance(happenings[2], Ruled)
    assert happenings[2].source == "a word book"
    assert [line.totals for line in read(text).lines if line.totals] == [(0, 3)]


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_record(b"\xef\xbb\xbf" + HEAD.encode()).header.game == "nomina"


def test_seats_without_a_line_are_people_without_a_name() -> None:
    header = read("szk 1\ngame nomina\nseats 3\nseat 2 computer/stark Robo\n").header
    assert header.sitters == (Sitter(), Sitter(("Robo",), "computer", "stark"), Sitter())


names = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=8)
sitters = st.builds(
    Sitter,
    st.lists(names, max_size=3).map(tuple),
    st.sampled_from(["person", "computer"]),
)
pairs = st.dictionaries(st.sampled_from(["time", "start", "names"]), names)


@given(st.lists(sitters, min_size=1, max_size=12), pairs, pairs, pairs)
def test_a_header_is_read_as_written(
    seated: list[Sitter], options: dict[str, str], policy: dict[str, str], position: dict[str, str]
) -> None:
    header = Header("krux", tuple(seated), "2", "de-1", options, policy, position)
    assert read(write_header(header)).header == header


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_records_of_this_folder_replay(path: Path) -> None:
    replay = replayed(path.read_bytes())
    text = rewritten(replay.header, replay.match.happenings)
    assert replayed(text.encode()).match.state == replay.match.state


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_position_of_a_record_is_read_as_it_was_written(path: Path) -> None:
    played = replayed(path.read_bytes())
    game, seats = GAMES[played.header.game], len(played.header.sitters)
    options = options_of_header(played.header, game)
    read = [assert_read_back(game, state, seats, options) for state in played.match.states()]
    assert any(read)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_noise_is_refused_and_never_breaks(noise: bytes) -> None:
    for data in (noise, b"szk 1\n" + noise, HEAD.encode() + noise):
        read_carefully(data)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_record_is_refused_and_never_breaks(data: st.DataObject) -> None:
    good = Path(__file__).with_name("nomina-sample.szk").read_text("utf-8")
    cut = data.draw(st.integers(0, len(good)))
    width = data.draw(st.integers(0, 20))
    put = data.draw(st.text("0123456789 ;=*!§~+-<>[](){}AWvx.²\n", max_size=12))
    read_carefully((good[:cut] + put + good[cut + width :]).encode())


def read_carefully(data: bytes) -> None:
    """Read and play, as far as it goes; whatever is wrong has a code."""
    with suppress(RecordError, OptionError, PositionError):
        record = read_record(data)
        if record.header.game not in GAMES:
            return
        match = Match(GAMES[record.header.game], opening(record.header))
        for line in record.lines:
            happening = read_happening(match.game, line) if line.totals is None else None
            if happening and match.propose(happening).refusal:
                return
            if happening:
                match.take(happening)


def test_lines_alone_read_as_they_do_below_their_header() -> None:
    lines = ["    1000 1 E4> WAS", "    1000 § +WAS (lexicon)", "       - : pause away ; gone"]
    whole = read(HEAD.replace("szk 1", "szk 2") + "\n".join(lines))
    alone = read_lines(lines)
    assert [(line.at, line.who, line.text) for line in alone] == [
        (line.at, line.who, line.text) for line in whole.lines
    ]
    for wrong in ("game krux", "1000 1\x00 E4> WAS", "x" * (LONGEST_LINE + 1)):
        with pytest.raises(RecordError):
            read_lines([*lines, wrong])
