"""And then another one: seats that go on, what leaflets carry over, the standing of an evening."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.evening import Before
from setzkasten.core.position import read_position
from setzkasten.core.record import Header, RecordError, Sitter, read_record
from setzkasten.lexicon.words import Words
from setzkasten.server.live.rematch import NextGame, next_header
from setzkasten.server.people.device import owner_of
from setzkasten.table.frame import frame
from setzkasten.table.journal import Aborted
from setzkasten.table.offer import answer_offer, propose_words
from setzkasten.table.opening import open_table
from setzkasten.table.table import Table
from setzkasten.table.told import EveningTold
from tests.language import rule
from tests.server.gang import ANNA, BERT, CORA, Gang, code, evening
from tests.server.test_days import BLOCKS
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


def standing(table: Table) -> EveningTold | None:
    return frame(table, "t", None, 0).evening


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
        assert phone.frame["evening"] == {"games": 1, "wins": [1, 0], "firsts": None}

    evening(tmp_path, play)


def test_who_opened_the_table_has_opened_the_next_one_too_whoever_lays_it(tmp_path: Path) -> None:
    """Also without a seat, as a teacher who only looks on."""

    async def play(gang: Gang) -> None:
        await gang.opened({"kind": "free"}, {"kind": "free"})
        link = await gang.invited()
        for who, name in ((BERT, "Bert"), (CORA, "Cora")):
            await gang.come(who, link, name)
        await gang.begin()
        gang.table = (await again(gang, BERT)).json["id"]
        live = await gang.app.house.live(gang.table, owner_of(ANNA))
        assert live
        assert live.around.hosts(owner_of(ANNA))
        assert not live.around.hosts(owner_of(BERT))
        removal = await gang.post(BERT, f"/api/tables/{gang.table}/remove", {"seat": 1})
        assert code(removal) == "only_opener"

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


@rule("KW1-14")
def test_the_words_that_the_round_agreed_on_last_count_in_the_next_game_too() -> None:
    seated = table("person", "person")
    assert propose_words(seated, 0, "only=nouns", 500) is None
    assert answer_offer(seated, 1, 500, aye=True) is None
    assert next_header(seated, NextGame()).policy == {"only": "nouns"}
    assert next_header(seated, NextGame(game="krux")).policy == {}


def test_in_krux_not_who_blocks_first_has_begun() -> None:
    """Both set their blockers in whichever order; the next game is begun by the other one."""
    header = Header("krux", (Sitter(), Sitter()), options={"start": "agreed", "first": "1"})
    seated = open_table(header, words=WORDS, rng=Random(1), now=0)
    assert next_header(seated, NextGame()).options["first"] == "1", "nothing has happened"
    assert seated.play(1, BLOCKS[1], 1).refusal is None
    assert next_header(seated, NextGame()).options["first"] == "2"


@pytest.mark.parametrize("game", ["point-typ-dom", "lingua", "nomina"])
def test_who_let_the_first_turn_go_by_has_begun_all_the_same(game: str) -> None:
    options = {"start": "agreed", "first": "2", str(CATALOGUE[game].time_option): "60"}
    header = Header(game, (Sitter(),) * 3, options=options)
    seated = open_table(header, words=WORDS, rng=Random(1), now=0)
    seated.advance(0)
    assert seated.awaiting().seats == {1}
    seated.advance(61_000)
    assert seated.awaiting().seats == {2}
    assert next_header(seated, NextGame()).options["first"] == "3"


@rule("PR4-03")
def test_the_first_places_of_all_rounds_make_the_evening() -> None:
    """Bert has won two of three games, but Anna was first in more rounds of Presto."""
    before = tuple(Before("presto-1936", *one) for one in (((4, 1), (0,)), ((1, 2), (1,))))
    made = Header(
        "presto-1936",
        (Sitter(), Sitter()),
        position=read_position("hands HAUS/TOR"),
        before=(*before, Before("nomina", (9, 70), (1,))),
    )
    words = Words.listed({"TOR", "HAUS"})
    seated = open_table(made, words=words, rng=Random(1), now=0)
    assert standing(seated) == EveningTold(3, (1, 2), (5, 3))
    assert seated.play(1, "done 0,0> TOR", 1).refusal is None
    assert standing(seated) == EveningTold(3, (1, 2), (5, 4)), "noted at the call"
    assert seated.play(0, "give-up", 2).refusal is None
    assert standing(seated) == EveningTold(4, (1, 3), (5, 4))
    rotated = next_header(seated, NextGame(order="rotated"))
    again = open_table(rotated, words=words, rng=Random(1), now=0)
    assert standing(again) == EveningTold(4, (3, 1), (4, 5))
    other = open_table(replace(made, game="krux", position={}), words=words, rng=Random(1), now=0)
    assert standing(other) == EveningTold(3, (1, 2), None)


@pytest.mark.parametrize("line", ["nomina 1 1", "nomina 1,2 3", "nomina 1,2", "Nomina 1,2 1"])
def test_an_evening_of_others_is_no_evening(line: str) -> None:
    with pytest.raises(RecordError) as told:
        read_record(f"szk 1\ngame nomina\nseats 2\nbefore {line}\n".encode())
    assert (told.value.code, told.value.line) == ("record_header", 4)


@rule("WBR-16")
def test_a_game_that_was_broken_off_leaves_the_double_stake_to_the_next() -> None:
    made = Header("kreuzwort-1936", (Sitter(), Sitter()), options={"double": "yes"})
    seated = open_table(made, words=WORDS, rng=Random(1), now=0)
    seated.enter(Aborted(at=0), 0)
    assert next_header(seated, NextGame()).options["double"] == "yes"
    assert next_header(seated, NextGame(game="recht-1936")).options == {}


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
    assert next_header(seated, NextGame(game="kreuzwort-super")).options == {"double": "yes"}
    assert after.before[0].winners == ()
