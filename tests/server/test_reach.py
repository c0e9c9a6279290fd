"""Being told of one's turn: confirmed first, seldom, once, plainly, and ended with one click."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from setzkasten.server.reach.post import ReachError, check_reach, post_of
from setzkasten.server.settings import Settings
from setzkasten.server.store import contacts, notices
from setzkasten.server.store.turns import Followed, Turn
from tests.server.catching import Browser, Mailbox, checked_vapid, mailbox, push_service
from tests.server.corresponding import (
    DAY,
    HOUR,
    MINUTE,
    Days,
    a_while,
    asks_for_mail,
    days,
    has_mail,
    link_in,
    moves,
    page_at,
)
from tests.server.gang import ANNA, BERT, CORA, Gang, code, evening

INES = "ines@example.org"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def browser() -> Iterator[Browser]:
    with push_service() as found:
        yield found


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(monkeypatch)


async def two_at_a_table(gang: Gang, name: str = "Anna") -> None:
    await gang.opened({"names": [name]}, {"kind": "free"})
    await gang.come(BERT, await gang.invited(), "Bert")
    await gang.begin()


def test_an_address_gets_one_letter_and_nothing_else_before_it_is_confirmed(
    tmp_path: Path, box: Mailbox, time: Days
) -> None:
    async def play(gang: Gang) -> None:
        await two_at_a_table(gang)
        assert await asks_for_mail(gang, BERT, INES) == 204
        assert [mail["To"] for mail in box.mails] == [INES]
        for who, same in ((BERT, INES.upper()), (CORA, "ines+1@example.org")):
            assert await asks_for_mail(gang, who, same) == 409, "nobody makes it more"
        await moves(gang, ANNA, 0, "E4> WAS")
        await a_while(gang, time, HOUR)
        assert len(box.mails) == 1
        secret = link_in(box, INES, "ja")
        said = await gang.app.ask("GET", f"/api/mail/stop/{secret}", token="")
        assert said.status == 303, "whoever looks at a link has pressed nothing"
        wrong = await gang.post("", "/api/mail/confirm", {"secret": "x" * 32})
        assert code(wrong) == "mail_link_unknown"
        confirmed = await gang.post("", "/api/mail/confirm", {"secret": secret})
        assert confirmed.status == 204
        again = await gang.post("", "/api/mail/confirm", {"secret": secret})
        assert again.status == 204, "a link that is pressed twice does no harm"
        told = (await gang.app.ask("GET", "/api/reach", token=BERT)).json
        assert told["mail"] == {"address": INES, "confirmed": True}

    days(tmp_path, box, play)


def test_whoever_never_answers_is_asked_again_only_after_a_week(
    tmp_path: Path, box: Mailbox, time: Days
) -> None:
    async def play(gang: Gang) -> None:
        assert await asks_for_mail(gang, BERT, INES) == 204
        secret = link_in(box, INES, "ja")
        await gang.app.ask("DELETE", "/api/me", token=BERT)
        time.pass_by(6 * DAY)
        assert await asks_for_mail(gang, CORA, INES) == 409, "erasing oneself opens no door"
        time.pass_by(2 * DAY)
        assert await asks_for_mail(gang, CORA, INES) == 204
        assert len(box.mails) == 2
        old = await gang.post("", "/api/mail/confirm", {"secret": secret})
        assert code(old) == "mail_link_unknown"

    days(tmp_path, box, play)


def test_one_sentence_and_a_link_when_it_is_ones_turn_and_nobody_is_there(
    tmp_path: Path, box: Mailbox, browser: Browser, time: Days
) -> None:
    async def play(gang: Gang) -> None:
        await two_at_a_table(gang, "Anna\tmit www.böse.de <b>")
        await has_mail(gang, box, BERT, INES)
        said = await gang.app.ask("PUT", "/api/reach/push", browser.subscription, token=BERT)
        assert said.status == 204, said.body
        await moves(gang, ANNA, 0, "E4> WAS")
        await a_while(gang, time, MINUTE)
        assert len(box.mails) == 1
        assert not browser.shown
        await a_while(gang, time, MINUTE)
        mail = box.to(INES)[-1]
        assert mail["Subject"] == "Du bist dran: Nomina"
        lines = mail.get_content().splitlines()
        assert lines[0] == "Du bist dran: Nomina mit Anna mit www böse de b."
        assert lines[2] == f"https://spiele.example/#/tisch/{gang.table}"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert browser.shown == [{"text": lines[0], "table": gang.table}]
        key = (await gang.app.ask("GET", "/api/reach", token=BERT)).json["key"]
        claims = checked_vapid(browser.signed[0], key)
        assert claims["aud"] == browser.service.rpartition("/send")[0]
        assert claims["exp"] * 1000 > time.now
        for _ in range(3):
            await a_while(gang, time, HOUR)
        assert (len(box.mails), len(browser.shown)) == (2, 1), "of one turn one is told once"

    days(tmp_path, box, play)


def test_who_has_the_table_open_gets_no_letter(tmp_path: Path, box: Mailbox, time: Days) -> None:
    async def play(gang: Gang) -> None:
        await two_at_a_table(gang)
        await has_mail(gang, box, BERT, INES)
        bert = await page_at(gang, BERT)
        await moves(gang, ANNA, 0, "E4> WAS")
        await a_while(gang, time, MINUTE + 1)
        await a_while(gang, time, HOUR)
        await bert.live.leave(bert)
        await a_while(gang, time, DAY)
        assert len(box.mails) == 1

    days(tmp_path, box, play)


def test_at_most_three_letters_a_day_and_a_turn_that_is_over_is_not_told(
    tmp_path: Path, box: Mailbox, time: Days
) -> None:
    async def play(gang: Gang) -> None:
        await has_mail(gang, box, BERT, INES)
        for _ in range(5):
            await two_at_a_table(gang)
            await moves(gang, ANNA, 0, "E4> WAS")
        await a_while(gang, time, HOUR)
        assert len(box.to(INES)) == contacts.MOST_A_DAY
        time.pass_by(DAY)
        await moves(gang, BERT, 1, "E4v .ITZ")
        await moves(gang, ANNA, 0, "give-up")
        await moves(gang, BERT, 1, "give-up")
        await a_while(gang, time, HOUR)
        assert len(box.to(INES)) == contacts.MOST_A_DAY

    days(tmp_path, box, play)


def test_one_click_ends_it_without_a_cookie(tmp_path: Path, box: Mailbox, time: Days) -> None:
    async def play(gang: Gang) -> None:
        await two_at_a_table(gang)
        await has_mail(gang, box, BERT, INES)
        await moves(gang, ANNA, 0, "E4> WAS")
        await a_while(gang, time)
        mail = box.to(INES)[-1]
        path = mail["List-Unsubscribe"].strip("<>").removeprefix("https://spiele.example")
        looked = await gang.app.ask("GET", path, token="")
        assert looked.headers["location"] == f"/#/post/ende/{path.rpartition('/')[2]}"
        assert (await gang.app.ask("GET", "/api/reach", token=BERT)).json["mail"]
        for _ in range(2):
            said = await gang.app.ask("POST", path, b"List-Unsubscribe=One-Click", token="")
            assert said.status == 204
        assert (await gang.app.ask("GET", "/api/reach", token=BERT)).json["mail"] is None
        await moves(gang, BERT, 1, "E4v .ITZ")
        await moves(gang, ANNA, 0, "give-up")
        await a_while(gang, time, HOUR)
        assert len(box.mails) == 2

    days(tmp_path, box, play)


def test_a_mail_server_that_is_busy_is_tried_again_and_one_that_refuses_is_not(
    tmp_path: Path, box: Mailbox, time: Days
) -> None:
    async def play(gang: Gang) -> None:
        await two_at_a_table(gang)
        await has_mail(gang, box, BERT, INES)
        box.answers = [b"451 later", b"451 later"]
        await moves(gang, ANNA, 0, "E4> WAS")
        await a_while(gang, time)
        assert len(box.mails) == 1
        for wait in notices.AGAIN_MILLIS[:2]:
            await a_while(gang, time, wait)
        assert len(box.mails) == 2
        box.answers = [b"550 nobody here"]
        await moves(gang, BERT, 1, "E4v .ITZ")
        await moves(gang, ANNA, 0, "give-up")
        await a_while(gang, time)
        sessions = box.sessions
        await a_while(gang, time, DAY)
        assert box.sessions == sessions

    days(tmp_path, box, play)


def test_a_subscription_that_the_service_does_not_know_is_forgotten(
    tmp_path: Path, box: Mailbox, browser: Browser, time: Days
) -> None:
    async def play(gang: Gang) -> None:
        await two_at_a_table(gang)
        for answers, kept in (([503], True), ([307], True), ([410], False)):
            await gang.app.ask("PUT", "/api/reach/push", browser.subscription, token=BERT)
            browser.answers = list(answers)
            turn = Followed(gang.table, time.now, (Turn(1, time.now, None),))
            await asyncio.wrap_future(gang.app.house.store.note([], [turn], time.now))
            time.pass_by(3 * MINUTE)
            await gang.app.house.courier.round()
            assert browser.answers == []
            told = (await gang.app.ask("GET", "/api/reach", token=BERT)).json
            assert told["push"] is kept, answers
        assert browser.shown == []

    days(tmp_path, box, play)


def test_my_data_has_it_and_erases_it(
    tmp_path: Path, box: Mailbox, browser: Browser, time: Days
) -> None:
    async def play(gang: Gang) -> None:
        await has_mail(gang, box, BERT, INES)
        await gang.app.ask("PUT", "/api/reach/push", browser.subscription, token=BERT)
        mine = (await gang.app.ask("GET", "/api/me", token=BERT)).json
        assert (mine["mail"], mine["push"]) == (INES, True)
        file = (await gang.app.ask("GET", "/api/me/file", token=BERT)).json
        assert (file["mail"], file["push"]) == (INES, browser.service)
        await gang.app.ask("DELETE", "/api/me", token=BERT)
        job = gang.app.house.store.asked(
            lambda db: [
                db.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                for name in ("mails", "pushes", "notices")
            ]
        )
        assert await asyncio.wrap_future(job) == [0, 0, 0]

    days(tmp_path, box, play)


def test_a_server_without_mail_says_so(folder: Path) -> None:
    async def play(gang: Gang) -> None:
        assert not (await gang.app.ask("GET", "/api/reach", token=BERT)).json["mails"]
        said = await gang.app.ask("PUT", "/api/reach/mail", {"address": INES}, token=BERT)
        assert code(said) == "mail_not_here"

    evening(folder, play)


def test_settings_that_cannot_work_are_said_at_the_start() -> None:
    mail = Settings(smtp="smtp://u:secret@h.example", mail_from="a@b.de", site="https://s.example/")
    assert check_reach(mail).site == "https://s.example"
    post = post_of(mail.smtp, mail.mail_from, mail.site)
    assert (post.port, post.secure, post.user) == (587, False, "u")
    for wrong in (
        replace(mail, smtp="http://h.example"),
        replace(mail, mail_from=""),
        replace(mail, site=""),
        replace(mail, site="s.example"),
        replace(mail, site="https://["),
        replace(mail, site="https://s.example:99999"),
        replace(mail, site="https://:443"),
    ):
        with pytest.raises(ReachError) as error:
            check_reach(wrong)
        assert "secret" not in str(error.value)
