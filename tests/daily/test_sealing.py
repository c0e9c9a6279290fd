"""Words under seal: the client reckons the same (web/src/daily/daily.test.ts)."""

from __future__ import annotations

from base64 import b64decode
from datetime import date

from setzkasten.daily.sealing import SUM_BYTES, salt_of, sealed, sum_of


def test_a_sum_is_the_beginning_of_a_hash() -> None:
    assert sum_of("832c43653415", "HAUS").hex() == "e5ec64e4"


def test_another_day_has_another_salt() -> None:
    assert salt_of(date(2026, 11, 17)) == "832c43653415"
    assert salt_of(date(2026, 11, 18)) != salt_of(date(2026, 11, 17))


def test_the_order_of_words_is_not_told_unless_it_is_needed() -> None:
    words = ["AAL", "HAUS", "ZEH"]
    assert sealed("s", words) == sealed("s", reversed(words))
    assert sealed("s", words, in_order=True) != sealed("s", reversed(words), in_order=True)
    assert len(b64decode(sealed("s", words))) == SUM_BYTES * len(words)
