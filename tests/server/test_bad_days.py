"""Bad days of people at a table of their own devices that belong to no other file."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.table.ballot import VOTE_MILLIS
from tests.server.catching import mailbox
from tests.server.corresponding import HOUR, Days, a_while, days, has_mail
from tests.server.gang import ANNA, BERT, CORA, Gang, evening
from tests.server.test_presence import begun

ANNA_BEGINS = {"start": "agreed", "first": 1}


def test_a_vote_goes_on_without_somebody_whose_phone_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits longer than for a vote; whoever comes back finds how it ended."""
    time = Days(monkeypatch)

    async def play(gang: Gang) -> None:
        phones = await begun(gang, BERT, CORA)
        live, first = phones[0].live, phones[0].frame["next"][0]
        mover, asleep, voter = (phones[(first + step) % 3] for step in range(3))
        await live.leave(asleep)
        assert await mover.ask("ask-vote", first, action="E4> OUI") == ""
        assert await voter.ask("vote", (first + 2) % 3, aye=True) == ""
        assert mover.frame["ballot"]["voters"] == sorted({0, 1, 2} - {first})
        assert mover.frame["ballot"]["voted"] == [(first + 2) % 3]
        assert [one["seat"] for one in mover.company["away"]] == [(first + 1) % 3]
        time.pass_by(VOTE_MILLIS)
        await live.change(live.table.advance)
        assert (mover.frame["ballot"], mover.frame["scores"][first]) == (None, 3)
        await live.join(asleep)
        assert asleep.frame["next"] == [(first + 1) % 3]
        assert await asleep.ask("vote", (first + 1) % 3, aye=False) == "no_ballot_open"

    evening(tmp_path, play)


def test_who_begins_is_told_also_if_nobody_has_opened_the_table_since_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time, names = Days(monkeypatch), list[str]()

    async def begin(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, {"kind": "free"}, options=ANNA_BEGINS)
        await gang.come(BERT, await gang.invited(), "Bert")
        await has_mail(gang, box, ANNA, "anna@example.org")
        await gang.begin()
        names.append(gang.table)

    async def go_on(gang: Gang) -> None:
        gang.table = names[0]
        await gang.app.house.courier.round()
        assert len(box.mails) == 1
        await a_while(gang, time)
        assert [gang.table in mail.get_content() for mail in box.mails] == [False, True]
        loaded = gang.app.house.tables[gang.table]
        gang.app.house.forget(loaded)
        await a_while(gang, time, HOUR)
        assert gang.table not in gang.app.house.tables, "it is not looked at every minute"

    with mailbox() as box:
        days(tmp_path, box, begin)
        days(tmp_path, box, go_on)
