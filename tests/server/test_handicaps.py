"""Handicaps agreed at a table that waits: who may, until when, what becomes of them."""

from __future__ import annotations

from pathlib import Path

from setzkasten.core.handicap import LEVEL, Handicap
from setzkasten.server.live.rematch import NextGame, next_header
from setzkasten.server.people.device import owner_of
from tests.server.gang import ANNA, BERT, FREE, Gang, code, evening


async def agreed(gang: Gang, who: str, place: int, **handicap: object) -> str:
    wanted = {"handicaps": [{"place": place, "handicap": handicap}]}
    said = await gang.app.ask("PATCH", f"/api/tables/{gang.table}", wanted, token=who)
    return "" if said.status == 204 else code(said)


def test_whoever_laid_the_table_agrees_on_handicaps_until_it_begins(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"], "handicap": {"points": 20}}, FREE)
        link = await gang.invited()
        await gang.come(BERT, link, "Bert")
        assert await agreed(gang, BERT, 1, letters=4) == "only_opener"
        assert await agreed(gang, ANNA, 7, letters=4) == "no_such_place"
        assert await agreed(gang, ANNA, 1, letters=2) == "handicap_range"
        assert await agreed(gang, ANNA, 1, points=501) == "handicap_range"
        assert await agreed(gang, ANNA, 1, words="slang") == "not_understood"
        assert await agreed(gang, ANNA, 1, letters=4, words="known") == ""
        door = await gang.look(BERT, link)
        assert [door.json["names"], door.json["handicaps"]] == [
            ["Anna", "Bert"],
            [
                {"points": 20, "letters": 0, "words": ""},
                {"points": 0, "letters": 4, "words": "known"},
            ],
        ]
        await gang.begin()
        assert await agreed(gang, ANNA, 1, letters=5) == "game_begun"
        assert "handicap 1 points=20\nhandicap 2 letters=4 words=known\n" in await gang.record(BERT)
        live = await gang.app.house.live(gang.table, owner_of(ANNA))
        assert live
        held = [sitter.handicap for sitter in live.table.header.sitters]
        assert held == [Handicap(points=20), Handicap(letters=4, words="known")]
        rotated = next_header(live.table, NextGame(order="rotated"))
        assert [sitter.handicap for sitter in rotated.sitters] == held[::-1]
        other = next_header(live.table, NextGame(game="krux"))
        assert [sitter.handicap for sitter in other.sitters] == [Handicap(points=20), LEVEL]

    evening(tmp_path, play)


def test_a_game_that_does_not_know_a_handicap_says_so(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        await gang.opened(game="krux")
        assert await agreed(gang, ANNA, 0, letters=4) == "handicap_not_here"
        assert await agreed(gang, ANNA, 0, points=10) == ""
        assert await agreed(gang, ANNA, 0) == ""
        wanted = {"game": "schach-dem-wort", "seats": [{"handicap": {"points": 5}}, {}]}
        assert code(await gang.post(ANNA, "/api/tables", wanted)) == "handicap_not_here"

    evening(tmp_path, play)
