"""A child's table against a client that wants to write: nothing that it typed reaches anybody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from setzkasten.server.live.desk import answer
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.people.device import owner_of
from setzkasten.server.people.plain_line import plain_line
from tests.server.gang import ANNA, BERT, CORA, FREE, Gang, code, evening
from tests.server.test_presence import Phone

EVIL = "Canary"  # what must not arrive


async def laid(gang: Gang, **wanted: object) -> None:
    body = {"game": "nomina", "seats": [{"names": ["Fuchs"]}, FREE], "talk": "child", **wanted}
    said = await gang.post(ANNA, "/api/tables", body)
    assert said.status == 201, said.body
    gang.table = said.json["id"]


async def phones(gang: Gang, *who: str) -> list[Phone]:
    live = await gang.app.house.live(gang.table, owner_of(ANNA))
    assert live
    found = [Phone(live, one) for one in who]
    for phone in found:
        await live.join(phone)
    return found


async def begun(gang: Gang, talk: str) -> tuple[LiveTable, list[Phone]]:
    """Anna, Bert with Cora as his mate, all on devices of their own."""
    await laid(gang, talk=talk)
    await gang.come(BERT, await gang.invited(), "Igel")
    await gang.come(CORA, await gang.invited(BERT, kind="mate", seat=1), "Wal")
    assert (await gang.begin()).status == 201
    found = await phones(gang, ANNA, BERT, CORA)
    return found[0].live, found


def test_names_are_from_the_list_wherever_one_is_given(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        evil = {"game": "nomina", "seats": [{"names": [EVIL]}, FREE], "talk": "child"}
        assert code(await gang.post(ANNA, "/api/tables", evil)) == "name_from_list"
        here = {**evil, "seats": [{"names": [EVIL]}, {"names": ["Igel"]}]}
        assert code(await gang.post(ANNA, "/api/tables", here)) == "name_from_list"
        await laid(gang)
        link, base = await gang.invited(), f"/api/tables/{gang.table}"
        door = (await gang.look(BERT, link)).json
        assert "Igel" in door["picks"]
        assert code(await gang.come(BERT, link, EVIL)) == "name_from_list"
        assert code(await gang.come(BERT, link, "Igel 2 " + EVIL)) == "name_from_list"
        assert (await gang.come(BERT, link, "Fuchs")).status == 200
        renamed = await gang.app.ask("PATCH", f"{base}/places/1", {"name": EVIL}, token=BERT)
        assert code(renamed) == "name_from_list"
        assert code(await gang.post(ANNA, f"{base}/places", {"name": EVIL})) == "name_from_list"
        assert (await gang.post(ANNA, f"{base}/places", {"name": "Computer"})).status == 204
        mate = await gang.invited(BERT, kind="mate", seat=1)
        assert code(await gang.come(CORA, mate, EVIL)) == "name_from_list"
        assert await gang.seats() == [("Fuchs",), ("Fuchs 2",), ("Computer",)]
        assert (await gang.begin()).status == 201
        assert code(await gang.come(CORA, mate, EVIL)) == "name_from_list"
        anew = await gang.invited(kind="anew", seat=1)
        assert code(await gang.come(CORA, anew, EVIL)) == "name_from_list"
        assert (await gang.come(CORA, anew, "Wal")).status == 200
        again = await gang.post(ANNA, f"{base}/rematch")
        gang.table = again.json["id"]
        assert ": talk child" in await gang.record(ANNA)

    evening(tmp_path, play)


def test_nothing_that_is_typed_reaches_anybody(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        live, people = await begun(gang, "child")
        bert, texts = people[1], {"action": EVIL, "word": EVIL}
        for do in ("write", "say", "spell", "spelled", "arrange", "offer", "offer-words", "act",
                   "try", "ask-vote", "doubt", "accept"):  # fmt: skip
            for seat in (1, 0):
                message = {"re": 1, "do": do, "seat": seat, **texts}
                await answer(live, bert, json.dumps(message).encode(), "c")
        assert await bert.ask("offer-words", 1, action=f"own_list={EVIL}") == "child_table_words"
        assert await bert.ask("write", 1, action="Hallo") in ("child_table_quiet", "talk_slowly")
        for who in (people[0], people[2]):
            heard = json.dumps(who.told) + json.dumps(who.frame)
            assert EVIL.casefold() not in heard.casefold()
        for path in ("record", "replay", "book"):
            said = await gang.app.ask("GET", f"/api/tables/{gang.table}/{path}", token=ANNA)
            assert EVIL.casefold() not in said.body.decode().casefold()

    evening(tmp_path, play)


@pytest.mark.parametrize(
    ("sent", "seen"),
    [
        ([{"square": [3, 4], "letter": "A", "star": "corner", "symbol": "+", "piece": "11,4"}],
         [{"square": [3, 4], "letter": "A", "star": "corner", "symbol": "+", "piece": "11,4"}]),
        ([{"square": [3, 4], "letter": "W", "spoken": EVIL, "note": EVIL, "symbol": "W"}],
         [{"square": [3, 4], "letter": "W", "symbol": "W"}]),
        ([{"square": [0, 0], "letter": "10", "kind": "ivory ly", "suit": "h", "won": 3}],
         [{"square": [0, 0], "letter": "10", "kind": "ivory ly", "suit": "h", "won": 3}]),
        ([], []),
        ([{"square": [3, 4], "letter": EVIL}], None),
        ([{"square": [3, EVIL], "letter": "W"}], None),
        ([{"square": [3, 4], "letter": "W", "kind": EVIL * 3}], None),
        ([{"square": [3, 4], "letter": "W"}] * 33, None),
        (EVIL, None),
    ],
)  # fmt: skip
def test_mates_see_stones_and_nothing_that_is_written_on_them(
    tmp_path: Path, sent: object, seen: object
) -> None:
    async def play(gang: Gang) -> None:
        _, (anna, bert, cora) = await begun(gang, "child")
        making = {"stones": sent, "way": "move1", "word": EVIL, "note": EVIL}
        assert await bert.ask("arrange", 1, action=json.dumps(making)) == ""
        told = [said["arranged"]["stones"] for said in cora.told if "arranged" in said]
        shown = [] if seen is None else [{"stones": seen, "way": "move1"}]
        assert [json.loads(stones) for stones in told] == shown
        for way in (EVIL, [EVIL], {"note": EVIL}):
            await bert.ask("arrange", 1, action=json.dumps({"stones": [], "way": way}))
        assert len([said for said in cora.told if "arranged" in said]) == len(shown)
        assert not any("arranged" in said for said in anna.told)

    evening(tmp_path, play)


def test_own_words_and_other_ways_of_talking_do_not_get_in(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        own = {"game": "nomina", "seats": [{"names": ["Fuchs"]}, FREE], "talk": "child"}
        evil = {**own, "policy": {"own_list": EVIL}}
        assert code(await gang.post(ANNA, "/api/tables", evil)) == "child_table_words"
        await gang.opened({"names": ["Anna"]}, FREE)
        await gang.come(BERT, await gang.invited(), "Bert")
        path = f"/api/tables/{gang.table}/talk"
        refused = await gang.app.ask("PUT", path, {"way": "text"}, token=BERT)
        assert code(refused) == "only_opener"
        for way in ("text", "phrases", "child"):
            assert (await gang.app.ask("PUT", path, {"way": way}, token=ANNA)).status == 204
        assert "Bert" not in str(await gang.seats())
        stays = await gang.app.ask("PUT", path, {"way": "text"}, token=ANNA)
        assert code(stays) == "child_table_stays"

    evening(tmp_path, play)


def test_words_that_others_settled_are_shown_to_the_opener_alone(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        live, (anna, bert, _) = await begun(gang, "child")
        seat = live.table.awaiting().seats
        first, other = (anna, bert) if seat == {0} else (bert, anna)
        assert await first.ask("ask-vote", *seat, action="E4> OUI") == ""
        assert await other.ask("vote", 1 - min(seat), aye=True) == ""
        for who, words in ((ANNA, [{"word": "OUI", "counts": True}]), (CORA, [])):
            said = await gang.app.ask("GET", f"/api/tables/{gang.table}/book", token=who)
            assert said.json["words"] == words

    evening(tmp_path, play)


def test_free_text_goes_round_among_those_who_play_and_is_in_no_record(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        live, (anna, bert, cora) = await begun(gang, "text")
        dora = CORA[:-4] + "dora"
        await gang.come(dora, await gang.invited(kind="watch"))
        (watching,) = await phones(gang, dora)
        assert await bert.ask("write", 1, action=" Na\u202e,\u0000 wie\ngeht\u2028es? ") == ""
        assert await bert.ask("write", 1, action="x" * 201) == "text_long"
        assert await bert.ask("write", 1, action=" \u200b ") == "text_empty"
        assert await bert.ask("write", 0, action="Hallo") == "not_your_seat"
        line = {"number": 1, "seat": 1, "text": "Na , wie geht es?"}
        for who in (anna, bert, cora):
            assert [said for said in who.told if "written" in said][-1] == {"written": [line]}
        (late,) = await phones(gang, ANNA)
        assert {"written": [line]} in late.told
        assert "wie geht es" not in json.dumps(watching.told)
        assert "wie geht es" not in await gang.record(ANNA)
        assert not any("wie" in entry for entry in live.table.lines())

    evening(tmp_path, play)


def test_free_text_is_off_unless_somebody_allowed_it(tmp_path: Path) -> None:
    async def play(gang: Gang) -> None:
        _, (anna, *_) = await begun(gang, "phrases")
        assert await anna.ask("write", 0, action="Hallo") == "no_free_text"

    evening(tmp_path, play)


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("<b>fett</b>", "<b>fett</b>"),  # text stays text: the page shows it as it is
        ("A\u0308pfel", "Äpfel"),
        ("\u2066rückwärts\u2069 \u202eHallo", "rückwärts Hallo"),
        ("eins\r\nzwei\tdrei", "eins zwei drei"),
        ("\ufeff\u200d", ""),
        ("\u3164\u2800\u115f\ufe0f", ""),  # letters and pictures that no font draws
        ("\u0301\u20e3", ""),  # marks without a letter
        ("\u0301An" + "\u0332" * 90 + "na A\u20dd", "An" + "\u0332" * 3 + "na A"),
        ("Nguye\u0302\u0303n שָׁלוֹם พี่น้อง", "Nguyễn שָׁלוֹם พี่น้อง"),
        ("\U0001f600" * 200, "\U0001f600" * 160),
    ],
)
def test_text_is_plain(typed: str, plain: str) -> None:
    assert plain_line(typed, 40) == plain
