"""The sentences for players: read from messages/lexicon.<language>.md, one heading a code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

Language: TypeAlias = Literal["de", "en"]
_MESSAGE: Final = re.compile(r"^## (\w+)\n+((?:> .*\n?)+)", re.MULTILINE)


@cache
def sentences(language: Language = "de") -> Mapping[str, str]:
    """Every code with its sentence, the placeholders in braces."""
    text = files("setzkasten").joinpath("messages", f"lexicon.{language}.md").read_text("utf-8")
    return {code: _unquoted(quoted) for code, quoted in _MESSAGE.findall(text)}


def _unquoted(quoted: str) -> str:
    return " ".join(line.removeprefix("> ").strip() for line in quoted.splitlines())


def sentence(code: str, data: Mapping[str, str | int], language: Language = "de") -> str:
    """What a friend across the table would say."""
    return sentences(language)[code].format_map(dict(data))
