"""The companion counts offline what the rules count: its numbers are those of the games."""

from __future__ import annotations

import re

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.games.boggle.rounds import MOST_POINTS, POINTS
from setzkasten.games.cartino.seen import TRACK
from setzkasten.games.cartino.turn import OUT_PREMIUM
from setzkasten.games.kreuzwort.turn import FIRST_OUT
from setzkasten.games.krux.state import FIRST_BLOCKERS, REBUILD_AT
from setzkasten.games.lingua.scoring import ACE, STAGES
from setzkasten.games.typdom.box import BLACK_JOLLY, payment_of
from setzkasten.games.typdom.box import POINTS as VALUES
from tests.house.source import ROOT

CLIENT = ROOT / "web" / "src"
# KW1-11 Its leaflet prints no time, though one of our presets has one.
AS_AGREED = {"kreuzwort-super"}


def told(game: str) -> str:
    return (CLIENT / "games" / game / "companion.ts").read_text("utf-8")


@pytest.mark.parametrize("game", sorted(GAMES.keys() - AS_AGREED))
def test_the_longest_time_of_a_leaflet_is_on_its_glass(game: str) -> None:
    rules = GAMES[game]
    own = [option.default for option in rules.options if option.name == "time"]
    times = [*own, *(preset.get("time", 0) for preset in rules.presets.values())]
    printed = max((int(str(time)) for time in times), default=0)
    glass = re.search(r"glass: \[([\d, ]*)\]", told(game))
    assert glass
    assert max([0, *map(int, re.findall(r"\d+", glass[1]))]) == printed


def test_aces_count_as_in_lingua() -> None:
    stages = re.findall(r"\[(\d+), (\d), '", told("lingua"))
    assert [(int(least), int(times)) for least, times in stages] == sorted(STAGES)
    assert f"const ACE = {ACE};" in told("lingua")


def test_rests_are_paid_at_the_prices_of_the_box() -> None:
    text = (CLIENT / "families" / "typdom" / "companion.ts").read_text("utf-8")
    prices = [int(price) for price in re.findall(r"times: (\d+) \}", text) if int(price)]
    assert prices == [payment_of(stone) for stone in ("N", "E", BLACK_JOLLY)]


def test_ends_and_steps_are_those_of_the_games() -> None:
    assert f"firstOut({OUT_PREMIUM})" in told("cartino")
    assert f"track: {TRACK}" in told("cartino")
    assert f"firstOut({FIRST_OUT})" in told("point-typ-dom")
    assert f"const REBUILD = {REBUILD_AT - 2 * FIRST_BLOCKERS};" in told("krux")


def test_what_letters_and_words_are_worth_is_printed_as_it_counts() -> None:
    (values,) = re.findall(r"de:\s*'([^.]*)\.", told("point-typ-dom"))
    shown = {letter: int(group.split()[-1]) for group in values.split(" · ") for letter in group}
    assert {letter: shown[letter] for letter in VALUES if letter.isalpha()} == {
        letter: points for letter, points in VALUES.items() if letter.isalpha()
    }
    assert (POINTS, MOST_POINTS) == ({3: 1, 4: 1, 5: 2, 6: 3, 7: 5}, 11)
    assert "3 und 4 Buchstaben zählen 1, fünf 2, sechs 3, sieben 5, acht und mehr 11." in told(
        "boggle"
    )
