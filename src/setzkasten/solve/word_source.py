"""Where a puzzle takes its words from: the lexicon with a policy, or a plain list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Final

from setzkasten.core.coded import Coded
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.masks import bits_of, offered_mask
from setzkasten.lexicon.policy import policy_of
from setzkasten.messages import sentence
from setzkasten_kernel import ContainIndex, WordGraph

# How long may a word of a plain list be? As long as the searches can hold.
LONGEST_LISTED: Final = 63
# How many lines that cannot be used are shown?
LINES_SHOWN: Final = 3


class PuzzleError(Coded):
    """A puzzle, a wish for one or a list that cannot be understood."""


@dataclass(frozen=True)
class WordSource:
    """Words with their numbers. `mask` has one byte a word, 1 where it counts; None: all do."""

    graph: WordGraph
    mask: bytes | None = None
    known_contains: ContainIndex | None = None

    @cached_property
    def bits(self) -> bytes | None:
        """The mask as the kernel wants it: one bit a word."""
        return None if self.mask is None else bits_of(self.mask)

    @cached_property
    def contains(self) -> ContainIndex:
        """The index for runs inside of words; of a plain list it is built when first asked."""
        return self.known_contains or ContainIndex.build(self.graph)

    def counts(self, index: int) -> bool:
        return self.mask is None or bool(self.mask[index])


def words_of_game(game_id: str, *, containing: bool = False, coarse: bool = False) -> WordSource:
    """The words of the lexicon that count in a game; what hurts only if it is asked for."""
    from setzkasten.lexicon.lexicon import default

    lexicon = default()
    mask = offered_mask(lexicon, replace(policy_of(game_id), coarse=coarse))
    return WordSource(lexicon.graph, mask, lexicon.contains if containing else None)


def words_of_list(path: Path) -> tuple[WordSource, list[str]]:
    """The words of a file, one a line in any spelling, and the lines that are none."""
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise unread(path, error) from error
    words, unusable = [], []
    for line in text.splitlines():
        word = line.strip()
        key = letters_of(word)
        if key and len(key) <= LONGEST_LISTED:
            words.append(key)
        elif word:
            unusable.append(word)
    if not words:
        raise PuzzleError("list_without_words", file=path.name)
    return WordSource(WordGraph.build("\n".join(words).encode("ascii"))), unusable


def unusable_sentence(path: Path, lines: list[str]) -> str:
    """What was left out of a list, with a few examples."""
    some = ", ".join(f"»{line[:30]}«" for line in lines[:LINES_SHOWN])
    more = " …" if len(lines) > LINES_SHOWN else ""
    return sentence("list_lines", {"count": len(lines), "file": path.name, "lines": some + more})


def unread(path: Path, error: OSError | UnicodeDecodeError) -> PuzzleError:
    """Why a file cannot be read: what the system says, or that it is no text."""
    if isinstance(error, UnicodeDecodeError):
        return PuzzleError("command_not_utf8", file=path.name)
    return PuzzleError("command_unread", file=path.name, text=error.strerror or str(error))
