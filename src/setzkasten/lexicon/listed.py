"""A lexicon of bare words: a list that a round brings, or a file of one's own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Final

from setzkasten.lexicon.entry import Entry
from setzkasten.lexicon.letters import WordError, letters_of
from setzkasten.lexicon.lexicon import Lexicon
from setzkasten_kernel import WordGraph

# How long may a word of a plain list be? As long as the searches can hold.
LONGEST_LISTED: Final = 63


class ListedLexicon(Lexicon):
    """Nothing is known of its words but that they are some; so everybody knows all of them."""

    def __init__(self, words: Iterable[str], *, name: str = "list", file: str = "") -> None:
        """Words in any spelling; `unusable` are those that are no word of letters."""
        keys, self.unusable = _keys_of(words)
        if not keys:
            raise WordError("list_without_words", file=file or name)
        self.id = name
        self.graph = WordGraph.build("\n".join(keys).encode("ascii"))

    @classmethod
    def open(cls, path: Path) -> ListedLexicon:
        """One word a line."""
        try:
            text = path.read_text("utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            raise _unread(path, error) from error
        return cls(text.splitlines(), name=path.stem, file=path.name)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (tuple(self.matching("*")), self.id)

    def entry(self, key: str) -> Entry | None:
        return _bare(key) if key in self.graph else None

    @property
    def tenths(self) -> bytes:
        return bytes(len(self))

    def often(self, least_zipf: float) -> bytes:
        return b"\1" * len(self)

    def mask(self, allows: Callable[[Entry], bool], *, name: Hashable) -> bytes:
        """All are of one kind, so one is asked about."""
        return bytes([allows(_bare(self.graph.word(0)))]) * len(self)


def _unread(path: Path, error: OSError | UnicodeDecodeError) -> WordError:
    if isinstance(error, UnicodeDecodeError):
        return WordError("command_not_utf8", file=path.name)
    return WordError("command_unread", file=path.name, text=error.strerror or str(error))


def _bare(key: str) -> Entry:
    return Entry(key, readings=(), classes=frozenset(), spellings=(), zipf=0.0, core=True)


def _again(words: tuple[str, ...], name: str) -> ListedLexicon:
    return ListedLexicon(words, name=name)


def _keys_of(words: Iterable[str]) -> tuple[list[str], list[str]]:
    """The keys, and what has none."""
    keys, unusable = [], []
    for word in map(str.strip, words):
        key = letters_of(word)
        if key and len(key) <= LONGEST_LISTED:
            keys.append(key)
        elif word:
            unusable.append(word)
    return keys, unusable
