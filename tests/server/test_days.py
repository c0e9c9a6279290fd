"""A game of Krux over days: people are seldom there, a line breaks, the server is killed once."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.catching import Browser, Mailbox, mailbox, push_service
from tests.server.corresponding import (
    DAY,
    HOUR,
    MINUTE,
    SITE,
    Days,
    a_while,
    days,
    has_mail,
    link_in,
    moves,
    page_at,
)
from tests.server.gang import ANNA, BERT, Gang

OF_ANNA, OF_BERT = "anna@example.org", "bert@example.org"
WORDS = "TUN TUNZUG ZUG"
BLOCKS = {
    0: "block L12 A8 B10 C12 D8 E10 F12 G8 H10 I12",
    1: "block E5 F1 G3 H5 I1 J3 K5 L1 A3 B5",
}


def told(box: Mailbox, address: str) -> list[str]:
    """What the letters to somebody say, but for the first, which asked for leave to come."""
    return [mail.get_content().replace("\r\n", "\n") for mail in box.to(address)[1:]]


def letter(box: Mailbox, table: str, game: str, other: str, address: str) -> str:
    """All that may stand in a letter: no stone, no word, no score has any room in it."""
    stop = link_in(box, address, "ende")
    return (
        f"Du bist dran: {game} mit {other}.\n\n{SITE}/#/tisch/{table}\n\n"
        f"-- \nKeine E-Mails mehr von Setzkasten: {SITE}/#/post/ende/{stop}\n"
    )


@dataclass
class Correspondence:
    """Three days of Anna and Bert."""

    box: Mailbox
    browser: Browser
    time: Days
    before: Path
    after: Path
    table: str = ""

    async def first_day(self, gang: Gang) -> None:
        box = self.box
        seats = ({"names": ["Anna"]}, {"kind": "free"})
        await gang.opened(*seats, game="krux", clock={"per": "days", "amount": 2})
        await gang.come(BERT, await gang.invited(), "Bert")
        await gang.begin()
        self.table = gang.table
        await has_mail(gang, box, ANNA, OF_ANNA)
        await has_mail(gang, box, BERT, OF_BERT)
        await gang.app.ask("PUT", "/api/reach/push", self.browser.subscription, token=BERT)
        await moves(gang, BERT, 1, BLOCKS[1])
        await moves(gang, ANNA, 0, BLOCKS[0])
        await a_while(gang, self.time, MINUTE)
        await moves(gang, ANNA, 0, "A1> TUN")
        assert told(box, OF_BERT) == []
        await a_while(gang, self.time, HOUR)
        assert told(box, OF_BERT) == [letter(box, self.table, "Krux", "Anna", OF_BERT)]

    async def second_day(self, gang: Gang) -> None:
        gang.table = self.table
        self.time.pass_by(DAY)
        bert = await page_at(gang, BERT)
        seen = bert.frame["view"]
        await bert.live.leave(bert)  # his line is cut in the middle of thinking
        await a_while(gang, self.time, MINUTE)
        bert = await page_at(gang, BERT)
        assert bert.frame["view"] == seen
        assert await bert.ask("act", 1, seq=bert.frame["seq"], action="A7> TUN") == ""
        shutil.copytree(self.before, self.after)  # the disk when the server is killed: now
        await bert.live.leave(bert)

    async def third_day(self, gang: Gang) -> None:
        gang.table = self.table
        assert told(self.box, OF_ANNA) == []
        await gang.app.house.courier.round()  # after its start
        await a_while(gang, self.time, 5 * MINUTE)
        assert len(told(self.box, OF_ANNA)) == 1, "the move that was kept is told, once"
        self.time.pass_by(DAY)
        anna = await moves(gang, ANNA, 0, "A2> U K6> RN")
        assert anna.frame["next"] == [1]
        await a_while(gang, self.time, HOUR)
        for _ in range(3):
            await a_while(gang, self.time, 6 * HOUR)
        assert len(told(self.box, OF_ANNA)) == 1

    async def time_is_up(self, gang: Gang) -> None:
        """Bert lets his two days go by, and the server is down when they end."""
        gang.table = self.table
        self.time.pass_by(DAY)
        await gang.app.house.courier.round()
        assert len(told(self.box, OF_ANNA)) == 1, "nobody is told before Bert's time is up"
        self.time.pass_by(6 * HOUR)
        await gang.app.house.courier.round()
        await a_while(gang, self.time, 5 * MINUTE)
        anna = await page_at(gang, ANNA)
        assert anna.frame["next"] == [0]
        assert " ! thinking" in await gang.record(ANNA)


def test_krux_over_three_days_with_mail_push_a_broken_line_and_a_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    with mailbox() as box, push_service() as browser:
        game = Correspondence(box, browser, Days(monkeypatch), before, after)
        days(before, box, game.first_day, words=WORDS)
        days(before, box, game.second_day, words=WORDS)
        days(after, box, game.third_day, words=WORDS)
        days(after, box, game.time_is_up, words=WORDS)
    assert [len(told(box, who)) for who in (OF_ANNA, OF_BERT)] == [2, 2]
    assert set(told(box, OF_ANNA)) == {letter(box, game.table, "Krux", "Bert", OF_ANNA)}
    assert set(told(box, OF_BERT)) == {letter(box, game.table, "Krux", "Anna", OF_BERT)}
    assert browser.shown == [{"text": "Du bist dran: Krux mit Anna.", "table": game.table}] * 2
