"""And then another one: seats that go on, what leaflets carry over, the standing of an evening."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from setzkasten.core.position import read_position
from setzkasten.core.record import Header, RecordError, Sitter, read_record
from setzkasten.server.live.rematch import NextGame, next_header
from setzkasten.server.people.device import owner_of
from setzkasten.table.opening import open_table
from tests.language import rule
from tests.server.gang import ANNA, BERT, Gang, code, evening
from tests.server.test_presence import Phone, begun
from tests.table.seated import WORDS, table


async def finished(gang: Gang) -> list[Phone]:
    """Bert gives up, and Anna has won."""
    phones = await begun(gang, BERT)
    live = phones[0].live
    while not live.table.awaiting().over:
        seat = min(live.table.awaiting().seats)
        if seat == 0 and not live.table.match.scores[0]:
            assert await phones[0].ask("act", 0, action="E4> WAS") == ""
        else:
            assert await phones[seat].ask("act", seat, action="give-up") == ""
    return phones


async def again(gang: Gang, who: str, **wish: object) -> Any:
    return await gang.post(who, f"/api/tables/{gang.table}/rematch", wish)


def test_a_rematch_with_other_seats_is_a_step_that_everybody_sees(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        anna, bert = await finished(gang)
        asked = await asyncio.gather(
            again(gang, ANNA, order="rotated"), again(gang, BERT, order="rotated")
        )
        (laid,) = {said.json["id"] for said in asked}
        told = bert.frame["again"]
        assert (told["game"], told["table"]) == ("nomina", laid)
        assert f": again {told['seat'] + 1} nomina {laid}" in await gang.record(BERT)
        live = await gang.app.house.live(laid, owner_of(ANNA))
        assert live
        assert [sitter.names for sitter in live.table.header.sitters] == [("Bert",), ("Anna",)]
        assert live.around.holders.held_by(owner_of(ANNA)) == {1}
        assert live.table.header.before[0].winners == (1,)  # Anna, who sits there now
        late = Phone(anna.live, ANNA)
        await anna.live.join(late)
        assert late.frame["again"]["table"] == laid

    evening(tmp_path, play)


def test_another_game_with_the_same_people(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await finished(gang)
        assert code(await again(gang, BERT, game="halma")) == "record_unknown_game"
        assert code(await again(gang, BERT, game="kreuzwortbild")) == "option_seats"
        laid = (await again(gang, BERT, game="krux")).json["id"]
        live = await gang.app.house.live(laid, owner_of(BERT))
        assert live
        assert live.table.game.id == "krux"
        phone = Phone(live, BERT)
        await live.join(phone)
        assert phone.frame["evening"] == {"games": 1, "wins": [1, 0]}

    evening(tmp_path, play)


def test_later_games_are_begun_by_the_next_one() -> None:
    seated = table("person", "person", "person", start="draw")
    first = min(seated.awaiting().seats)
    assert seated.play(first, "E4> WAS", 500).refusal is None
    follower = (first + 1) % 3
    same = next_header(seated, NextGame())
    assert (same.options["start"], same.options["first"]) == ("agreed", str(follower + 1))
    rotated = next_header(seated, NextGame(order="rotated"))
    assert rotated.sitters[int(rotated.options["first"]) - 1] == seated.header.sitters[follower]
    assert (same.before, same.policy) == ((), seated.header.policy)  # nobody had finished it


@pytest.mark.parametrize("line", ["nomina 1 1", "nomina 1,2 3", "nomina 1,2", "Nomina 1,2 1"])
def test_an_evening_of_others_is_no_evening(line: str) -> None:
    with pytest.raises(RecordError) as told:
        read_record(f"szk 1\ngame nomina\nseats 2\nbefore {line}\n".encode())
    assert (told.value.code, told.value.line) == ("record_header", 4)


@rule("WBR-16")
def test_after_a_tie_the_stake_is_double() -> None:
    position = read_position("board EXAMEN; finished 0,0>; turn 1; hands A/BCD; stock 0")
    made = Header("recht-super", (Sitter(), Sitter()), position=position)
    seated = open_table(made, words=WORDS, rng=Random(1), now=0)
    assert next_header(seated, NextGame()).options["double"] == "no"  # it is not over
    for seat in (0, 1):
        assert seated.play(seat, "pass", 1).refusal is None
    after = next_header(seated, NextGame())
    assert (after.options["double"], after.position) == ("yes", {})
    assert after.before[0].winners == ()
