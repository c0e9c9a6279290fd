"""Every code with its German and its English sentence, read from Markdown.

What several rooms say stands beside this file, what a game says in the game's own folder.

A heading `## code`, then the sentence as a quotation, then perhaps `Clauses: NOM-02 NOM-03`.
`{count|zählt|zählen}` speaks of one or of many, a third form of none; `#` in it is the number.
`{stone}` and `{tile}` are signs of the rules (`cA`, `Xr`), said as stones.*.md has them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from setzkasten.core.values import value

if TYPE_CHECKING:
    from setzkasten.core.coded import Coded

LANGUAGES = ("de", "en")
FOLDER = Path(__file__).parent
GAMES = FOLDER.parent / "games"
# What only commands say: no page asks for it.
OF_COMMANDS = frozenset({"analysis", "arena", "command", "help", "hint", "sheet", "solve"})

STONES = frozenset({"stone", "tile"})  # what is named by its sign in the data of a sentence
_PLACE = re.compile(r"\{(\w+)((?:\|[^{}|]*)*)\}")


class MessageError(Exception):
    """A message file that is written wrongly. Always a bug of ours."""


@value
class Message:
    sentence: str
    clauses: tuple[str, ...] = ()


def files_of(language: str) -> list[Path]:
    shared = FOLDER.glob(f"*.{language}.md")
    return [*sorted(shared), *sorted(GAMES.glob(f"*/messages.{language}.md"))]


@cache
def all_messages(language: str, without: frozenset[str] = frozenset()) -> Mapping[str, Message]:
    """Code to message in one language; `without` some of the files beside this one."""
    found: dict[str, Message] = {}
    left_out = {FOLDER / f"{name}.{language}.md" for name in without}
    for path in files_of(language):
        if path in left_out:
            continue
        for code, message in _read(path):
            if code in found:
                raise MessageError(f"{path}: {code!r} is written twice")
            found[code] = message
    return found


def sentence(code: str, data: Mapping[str, str | int] | None = None, language: str = "de") -> str:
    """What a friend across the table would say; unknown places stay as they are."""
    message = all_messages(language).get(code)
    values = data or {}
    if message is None:
        return code
    spoken = {name: _spoken(name, value, language) for name, value in values.items()}
    return _PLACE.sub(lambda place: _filled(place, spoken), message.sentence)


def told(error: Coded, language: str = "de") -> str:
    """What cannot be done and, of a text with lines, in which line."""
    said = sentence(error.code, error.data, language)
    return at_line(error.line, said, language) if error.line else said


def at_line(line: int, text: str, language: str = "de") -> str:
    return sentence("at_line", {"line": line, "text": text}, language)


def _spoken(name: str, value: str | int, language: str) -> str | int:
    """Stones are called by their names, all else as it is."""
    if name not in STONES:
        return value
    return ", ".join(_stone(sign, language) for sign in str(value).split(", "))


def _stone(sign: str, language: str) -> str:
    """`cA` is `Kreuz As`; a mere letter is its own name."""
    said = all_messages(language)
    for part in (sign, *sign):
        if found := said.get(f"stone_{part}"):
            rest = sign.replace(part, "", 1)
            rank = said[f"rank_{rest}"].sentence if f"rank_{rest}" in said else rest
            return found.sentence.replace("{rank}", rank)
    return sign


def _filled(place: re.Match[str], values: Mapping[str, str | int]) -> str:
    """The value; or the form of one, of many, of none that goes with a number."""
    value, forms = values.get(place[1]), place[2].split("|")[1:]
    if value is None:
        return place[0]
    if not forms:
        return str(value)
    form = {"1": 0, "0": 2}.get(str(value), 1)
    return forms[min(form, len(forms) - 1)].replace("#", str(value))


def clauses(code: str, families: str = "") -> tuple[str, ...]:
    """The clauses of the rules behind a refusal, of a game's families (`GEN NOM`) or all."""
    message = all_messages("de").get(code)
    found = message.clauses if message else ()
    return tuple(c for c in found if not families or c.split("-")[0] in families.split())


def _read(path: Path) -> list[tuple[str, Message]]:
    found = []
    for part in re.split(r"^## ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        code, *rest = (line.strip() for line in part.splitlines() if line.strip())
        quoted = [line.removeprefix(">").strip() for line in rest if line.startswith(">")]
        named = [line.removeprefix("Clauses:") for line in rest if line.startswith("Clauses:")]
        if not quoted or len(quoted) + len(named) != len(rest):
            raise MessageError(f"{path}: {code!r} has no sentence or lines that are neither")
        found.append((code, Message(" ".join(quoted), tuple(" ".join(named).split()))))
    return found
