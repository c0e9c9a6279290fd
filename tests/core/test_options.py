"""House rules: typed, and read with care."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten.core.options import (
    OptionError,
    OptionValue,
    check_seats,
    choice,
    defaults_of,
    number,
    older_editions,
    options_of,
    read_options,
    switch,
    write_option,
)


@dataclass(frozen=True, slots=True)
class Rules:
    time: int = number(0, least=0, most=3600)
    start: str = choice("agreed", "draw")
    plurals: bool = switch(default=True)


def test_what_is_left_out_has_its_default() -> None:
    assert read_options(Rules, {}) == Rules()
    assert [(o.name, o.type, o.default) for o in options_of(Rules)] == [
        ("time", "int", 0),
        ("start", "choice", "agreed"),
        ("plurals", "bool", True),
    ]


def test_options_are_read_from_text_and_from_values() -> None:
    meant = Rules(time=90, start="draw", plurals=False)
    assert read_options(Rules, {"time": "90", "start": "draw", "plurals": "no"}) == meant
    assert read_options(Rules, {"time": 90, "start": "draw", "plurals": False}) == meant


def test_an_older_edition_has_the_default_of_its_time() -> None:
    @dataclass(frozen=True, slots=True)
    class Changed:
        time: int = number(0, least=0, most=3600)
        plurals: bool = switch(default=False, former={"1": True})
        start: str = choice("draw", "agreed", former={"1": "agreed", "2": "agreed"})

    options = options_of(Changed)
    assert older_editions(options) == ("1", "2")
    assert older_editions(options_of(Rules)) == ()
    assert defaults_of(options, "1") == {"time": 0, "plurals": True, "start": "agreed"}
    assert defaults_of(options, "2") == {"time": 0, "plurals": False, "start": "agreed"}
    assert defaults_of(options, "3") == {"time": 0, "plurals": False, "start": "draw"}


@given(st.integers(0, 3600), st.sampled_from(["agreed", "draw"]), st.booleans())
def test_an_option_is_read_as_written(time: int, start: str, plurals: bool) -> None:
    values: dict[str, OptionValue] = {"time": time, "start": start, "plurals": plurals}
    written = {name: write_option(value) for name, value in values.items()}
    assert read_options(Rules, written) == read_options(Rules, values)


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("time", -1, "option_range"),
        ("time", 3601, "option_range"),
        ("time", "-1", "option_int"),
        ("time", "²", "option_int"),
        ("time", True, "option_int"),
        ("time", "9" * 5000, "option_int"),
        ("time", 1.5, "option_int"),
        ("time", None, "option_int"),
        ("start", "lot", "option_choice"),
        ("start", ["draw"], "option_choice"),
        ("plurals", "maybe", "option_bool"),
        ("plurals", 1, "option_bool"),
        ("jolly", 1, "option_unknown"),
    ],
)
def test_what_does_not_fit_is_refused_by_name_and_code(name: str, value: object, code: str) -> None:
    with pytest.raises(OptionError) as raised:
        read_options(Rules, {name: value})
    assert (raised.value.data["name"], raised.value.code) == (name, code)


def test_so_many_play_and_one_of_them_starts() -> None:
    check_seats(3, (2, 4), first=3)
    for seats, first, name, code in (
        (1, 1, "seats", "option_seats"),
        (5, 1, "seats", "option_seats"),
        (3, 4, "first", "option_range"),
    ):
        with pytest.raises(OptionError) as raised:
            check_seats(seats, (2, 4), first=first)
        assert (raised.value.data["name"], raised.value.code) == (name, code)
