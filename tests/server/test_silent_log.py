"""Whatever people show at the door, no line of the log has it."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.server.gang import ANNA, BERT, CORA, FREE, Gang, code, evening


def test_no_secret_code_or_cookie_stands_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shown = [ANNA, BERT, CORA]

    async def play(gang: Gang) -> None:
        await gang.opened({"names": ["Anna"]}, FREE, FREE)
        link, watch = await gang.invited(), await gang.invited(kind="watch")
        typed = await gang.invited(code=True)
        shown.extend([link["secret"], watch["secret"], typed["code"]])
        assert (await gang.look(BERT, link)).status == 200
        assert (await gang.come(BERT, link, "Bert")).status < 300
        assert (await gang.come(CORA, typed, "Cora")).status < 300
        wrong = {"secret": link["secret"][::-1]}
        shown.append(wrong["secret"])
        assert code(await gang.come(CORA, wrong, "Cora")) == "invitation_unknown"
        assert (await gang.begin()).status == 201

    with caplog.at_level(logging.DEBUG):
        evening(tmp_path, play)
    assert caplog.records, "something was said"
    said = caplog.text + "".join(str(vars(record)) for record in caplog.records)
    assert not [secret for secret in shown if secret in said]
