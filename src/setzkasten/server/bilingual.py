"""A sentence in both languages."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from setzkasten.messages import sentence


class Bilingual(msgspec.Struct, frozen=True):
    de: str
    en: str


def bilingual(code: str, data: Mapping[str, str | int] | None = None) -> Bilingual:
    return Bilingual(sentence(code, data, "de"), sentence(code, data, "en"))
